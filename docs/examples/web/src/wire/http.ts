/** What the server says about its games, and how a table is made. */

import type { Words } from "../boards/board";

export interface GameOption {
  name: string;
  kind: string;
  default: unknown;
  choices: unknown[] | null;
  help: string;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  default_seats: number;
  options: GameOption[];
}

export interface NewTable {
  game: string;
  players: { name: string; bot: "greedy" | "random" | null }[];
  options: Record<string, unknown>;
  seed: number | null;
  seconds: number | null;
  undo: boolean;
}

export interface MadeTable {
  code: string;
  seats: { seat: number; name: string; secret: string | null }[];
}

export interface RuleText {
  section: string;
  kind: string;
  text: string;
}

export type Rules = Record<string, RuleText>;

const known = new Map<string, Promise<unknown>>();

/** Fetched once; what failed is asked for again the next time. */
function get<T>(path: string): Promise<T> {
  let answer = known.get(path);
  if (!answer) {
    answer = call(path);
    known.set(path, answer);
    answer.catch(() => known.delete(path));
  }
  return answer as Promise<T>;
}

async function call(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(new URL(path, document.baseURI), init);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Error(fault(body) ?? `The server answered ${response.status}.`);
  return body;
}

function fault(body: unknown): string | null {
  if (typeof body !== "object" || body === null) return null;
  const { message, detail } = body as { message?: unknown; detail?: unknown };
  if (typeof message === "string") return message;
  if (typeof detail === "string") return detail;
  return detail ? fault(detail) : null;
}

export const games = (): Promise<GameInfo[]> => get("games");
export const rules = (game: string): Promise<Rules> => get(`games/${game}/rules`);
export const words = (game: string): Promise<Words> => get(`games/${game}/words`);

export async function makeTable(table: NewTable): Promise<MadeTable> {
  const headers = { "content-type": "application/json" };
  return (await call("tables", { method: "POST", headers, body: JSON.stringify(table) })) as MadeTable;
}

export function socketAddress(code: string): string {
  const address = new URL(`tables/${code}/socket`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
