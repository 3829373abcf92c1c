/** What the page reads of a view of this game; `?` stands for what this seat may not see. */

export const HIDDEN = "?";

export interface Player {
  nature: string | null;
  hand: string[];
  character: string | null;
  mind: { open: string[]; secret: string[]; fresh: string[]; fresh_secret: string[] };
  revealed: { side: "investigators" | "cultists"; turned_by: string | null } | null;
  uses: number;
  artifacts: { card: string; uses: number }[];
  lent_to: number[];
  skips: boolean;
}

export interface Ballot {
  asker: number;
  accused: number | null;
  votes: (boolean | null)[];
}

/** A step of the agenda; the last one is what is asked. */
export interface Step {
  type: string;
  [field: string]: unknown;
}

export interface View {
  agenda: Step[];
  outcome: { winners: number[]; reason: string } | null;
  setup: { options: { equipment: boolean; paranoia: boolean; turning: boolean } };
  board: {
    hour: number;
    watch: number;
    book: { deck: string[]; direction: string | null; used: string[] };
    target: string | null;
    created: string[];
    gods: string[];
    ballot: Ballot | null;
    box: string[];
  };
  turn: { seat: number; number: number; body: number; must: string | null; consulted: boolean; masked: boolean };
  players: Player[];
  mythos: { deck: string[]; discard: string[]; box: string[]; gone: string[] };
  pool: { card: string; up: boolean }[];
  insanity: { deck: string[]; discard: string[] };
}

export function isDiscovered(player: Player): boolean {
  return player.revealed?.side === "cultists";
}
