/** What this page knows of its table, as a value that each frame turns into the next. */

import type { NewsLine, Refused, Screen, SeatInfo, ServerFrame, Welcome } from "./frames";
import type { Status } from "./connection";

export interface Table {
  status: Status;
  welcome: Welcome | null;
  seats: SeatInfo[];
  screen: Screen | null;
  news: NewsLine[];
  /** The last refusal, until something is carried out. */
  refused: Refused | null;
  /** The link is wrong: there is no table to show. */
  fatal: Refused | null;
  /** When the time to answer is up, in milliseconds of the clock that `now` was taken from. */
  due: number | null;
  /** The seconds there were when the deadline was set, for the bar that runs down. */
  allowed: number | null;
  /** The id of what was asked last and is not answered yet. */
  asked: string | null;
}

export const NOTHING_YET: Table = {
  status: "connecting",
  welcome: null,
  seats: [],
  screen: null,
  news: [],
  refused: null,
  fatal: null,
  due: null,
  allowed: null,
  asked: null,
};

// --8<-- [start:after]
export function after(table: Table, frame: ServerFrame, now: number): Table {
  switch (frame.type) {
    case "welcome":
      return { ...table, welcome: frame, seats: frame.seats, fatal: null };
    case "seats":
      return { ...table, seats: frame.seats };
    case "screen":
      return { ...table, screen: frame, ...clock(table, frame, now) };
    case "news":
      return { ...table, news: [...table.news, ...frame.events] };
    case "done":
      return { ...table, refused: null, asked: table.asked === frame.id ? null : table.asked };
    case "error":
      if (frame.code === "unknown_table" || frame.code === "wrong_secret") return { ...table, fatal: frame };
      return { ...table, refused: frame, asked: frame.id === null || table.asked === frame.id ? null : table.asked };
    case "pong":
      return table;
  }
}
// --8<-- [end:after]
/** A screen sent again in the same decision (somebody else committed) does not start the clock anew. */
function clock(table: Table, screen: Screen, now: number): Pick<Table, "due" | "allowed"> {
  if (screen.deadline === null) return { due: null, allowed: null };
  const due = now + screen.deadline * 1000;
  const same = table.due !== null && Math.abs(due - table.due) < 1500;
  return { due, allowed: same ? table.allowed : screen.deadline };
}
