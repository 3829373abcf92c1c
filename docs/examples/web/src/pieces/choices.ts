/** Which legal actions a thing on the board takes part in. */

import type { Choice } from "../boards/board";

type Sought = string | number | null;

const holds = (value: unknown, sought: Sought): boolean =>
  value === sought ||
  (Array.isArray(value) && value.some((one) => holds(one, sought))) ||
  (typeof value === "object" && value !== null && Object.values(value).some((one) => holds(one, sought)));

// --8<-- [start:naming]
/** Those that name `sought` in one of these fields, at any depth; without fields, in any but the seat. */
export function naming(choices: Choice[], sought: Sought, ...fields: string[]): Choice[] {
  return choices.filter(({ action }) => {
    const looked = fields.length ? fields : Object.keys(action).filter((key) => key !== "seat" && key !== "type");
    return looked.some((field) => holds(action[field], sought));
  });
}
// --8<-- [end:naming]
/** Those of these types, named without the game's name: `ofType(choices, "Bid", "Raise")`. */
export function ofType(choices: Choice[], ...types: string[]): Choice[] {
  return choices.filter(({ action }) => types.includes(typeName(action.type)));
}

export const typeName = (type: string): string => type.slice(type.lastIndexOf(".") + 1);

/** "seals.UseGateClosure" as "Use Gate Closure". */
export function typeInWords(type: string): string {
  return typeName(type).replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}

export function nameOf(words: Record<string, { name: string }>, id: string): string {
  const name = words[id]?.name;
  if (name) return name;
  const plain = id.replaceAll("-", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
