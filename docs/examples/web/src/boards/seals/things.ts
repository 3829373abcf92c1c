/** What the board of Seals reads out of a view, and what it makes of it to show: no rule is decided here. */

import type { BoardProps, Words } from "../board";
import type { View } from "../../types/seals";

export type Props = BoardProps<View>;
export type Player = View["players"][number];
export type Lying = Player["area"][number];
export type Markers = Player["markers"];

export const HIDDEN = "?";

export interface Half {
  faction: string;
  ability: string;
  control: number;
  influence: number;
}

/** The values of a card; none while the words are on their way, or where it lies face down. */
export function half(words: Words, card: string): Half | null {
  const facts = words[card]?.facts;
  return facts && "control" in facts ? (facts as unknown as Half) : null;
}

export const factionOf = (words: Words, card: string): string =>
  half(words, card)?.faction ?? (/^(investigator|cultist)-/.exec(card)?.[1] ?? "");

/** What a bid is worth: its markers, and the Influence of the cards pushed into it. */
export function bidOf(player: Player, staked: Markers, words: Words): number {
  const cards = player.area.filter((one) => one.pushed).map((one) => half(words, one.card)?.influence ?? 0);
  return staked.investigator + staked.cultist + cards.reduce((sum, one) => sum + one, 0);
}

/** The sum of Control of what lies face up and not in the bid; what it is worth at the end may differ. */
export function controlOf(player: Player, words: Words): number {
  const cards = player.area.filter((one) => one.up && !one.pushed).map((one) => half(words, one.card)?.control ?? 0);
  return cards.reduce((sum, one) => sum + one, 0);
}

/** The artifacts of which both halves lie face up before this player. */
export function pairs(player: Player, words: Words): Set<string> {
  const up = player.area.filter((one) => one.up && !one.pushed).map((one) => half(words, one.card));
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const one of up) {
    if (one) (once.has(one.ability) ? twice : once).add(one.ability);
  }
  return twice;
}
