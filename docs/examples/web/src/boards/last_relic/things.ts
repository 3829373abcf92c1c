/** What the board of The Last Relic reads out of a view and of what stands on its cards. */

import type { BoardProps, Words } from "../board";
import type { Cult, Cultist, View } from "../../types/last_relic";

export type Props = BoardProps<View>;
export type { Cult, Cultist, View };
export type Adventurer = View["adventurer"];
export type Place = NonNullable<View["locations"]["row"][number]>;

export const HIDDEN = "?";

export interface LocationFacts {
  hidden: number;
  discovered: number;
  relics: string[];
  funds: number;
}

interface CardFacts {
  cost?: number;
  resistance?: number | null;
  cult?: { resistance: number | null };
}

interface Space {
  notoriety: number;
  adventurer: number;
  cult: number;
  start: boolean;
}

const facts = <T>(words: Words, id: string): T | null => (words[id]?.facts as T | undefined) ?? null;

export const locationFacts = (words: Words, id: string): LocationFacts | null => facts<LocationFacts>(words, id);
export const needed = (words: Words, god: string): string[] => facts<{ relics: string[] }>(words, god)?.relics ?? [];
export const priceOf = (words: Words, card: string): number | null => facts<CardFacts>(words, card)?.cost ?? null;
export const exposureOf = (words: Words): Space[] => facts<{ spaces: Space[] }>(words, "exposure")?.spaces ?? [];
export const lastNotoriety = (words: Words): number | null => facts<{ last: number }>(words, "notoriety")?.last ?? null;

export function resistanceOf(words: Words, card: string): number | null {
  const known = facts<CardFacts>(words, card);
  return known?.resistance ?? known?.cult?.resistance ?? null;
}

/** A card of the market has a half for each side; of one's own cards only one's own half does anything. */
export function halfFor(words: Words, card: string, side: "adventurer" | "cult"): string {
  const text = words[card]?.text ?? "";
  const halves = /^Adventurer: (.*?) Cult: (.*)$/s.exec(text);
  const half = halves ? halves[side === "adventurer" ? 1 : 2] : text;
  return half ? half.charAt(0).toUpperCase() + half.slice(1) : "";
}

/** Things of one kind with their number, in the order in which they first come. */
export function counted(things: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of things) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts];
}

const PHASES: [string, string[]][] = [
  ["Action Phase", ["AskAdventurer", "AskCult"]],
  ["Deployment Phase", ["AskDeploy", "ActionPhase"]],
  ["Reinforcement Phase", ["AskBuy", "ClearMarket"]],
];

/** Which phase is played, by what is still to happen in this round. */
export function phaseOf(view: View): string {
  if (view.outcome) return "the game is over";
  if (view.round === 0) return "setting up";
  const ahead = new Set(view.agenda.map((step) => step.type.replace("last_relic.", "")));
  return PHASES.find(([, kinds]) => kinds.some((kind) => ahead.has(kind)))?.[0] ?? "Maintenance Phase";
}
