/** The frames between this page and the server, as docs/examples/server has them. */

import type { Choice } from "../boards/board";

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot";
  connected: boolean;
}

export interface Welcome {
  type: "welcome";
  seat: number | null;
  game: string;
  title: string;
  names: string[];
  code: string;
  seats: SeatInfo[];
}

export interface Decision {
  kind: string;
  prompt: string;
  rule: string;
}

export interface Outcome {
  winners: number[];
  reason: string;
  text: string;
  rule: string;
}

// --8<-- [start:screen]
export interface Screen {
  type: "screen";
  revision: number;
  view: unknown;
  board: string;
  decision: Decision | null;
  waiting_on: number[];
  choices: Choice[];
  deadline: number | null;
  outcome: Outcome | null;
  can_undo: boolean;
}
// --8<-- [end:screen]
export interface NewsLine {
  number: number;
  event: { type: string } & Record<string, unknown>;
  text: string;
  rule: string | null;
}

export interface Refused {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  rule: string | null;
}

export type ServerFrame =
  | Welcome
  | Screen
  | { type: "news"; events: NewsLine[] }
  | { type: "done"; id: string }
  | Refused
  | { type: "seats"; seats: SeatInfo[] }
  | { type: "pong" };

/** What asks for an answer: it is sent again, with the same id, until the answer has come. */
export type Ask =
  | { type: "act"; id: string; action: Choice["action"] }
  | { type: "wish"; id: string; text: string }
  | { type: "undo"; id: string }
  | { type: "note"; id: string; text: string };

export type ClientFrame = Ask | { type: "join"; secret: string | null; since: number } | { type: "ping" };
