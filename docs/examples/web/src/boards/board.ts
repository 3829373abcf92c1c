/** What every board is given: enough to draw the table from the view alone, and to act by clicking things on it. */

/** A legal action of this seat, as the server lists it; `action` goes back to the server as it came. */
export interface Choice {
  action: { type: string; seat: number } & Record<string, unknown>;
  notation: string;
  text: string;
}

/** What has a name: a card, a place, a skill. `text` says what it does and may be "". */
export interface Word {
  name: string;
  text: string;
  /** The card's values as its card set has them, if it is of a card set: Control, Influence, price, Resistance, … */
  facts?: Record<string, unknown>;
}

export type Words = Record<string, Word>;

// --8<-- [start:props]
export interface BoardProps<View> {
  view: View;
  /** Whose page this is; null for a spectator. */
  seat: number | null;
  names: string[];
  waitingOn: number[];
  choices: Choice[];
  words: Words;
  /** Carry this choice out. */
  choose(choice: Choice): void;
}
// --8<-- [end:props]
