import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Socket, type Status } from "../src/wire/connection";
import type { ServerFrame } from "../src/wire/frames";

const WELCOME = { type: "welcome", seat: 0, game: "seals", title: "", names: [], code: "CODE", seats: [] };

/** The other end of the line, as the test plays it. */
class Line {
  sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

let lines: Line[];
let heard: ServerFrame[];
let states: Status[];
let connection: Connection;
const last = (): Line => lines.at(-1) as Line;
const news = (...numbers: number[]) => ({
  type: "news",
  events: numbers.map((number) => ({ number, event: { type: "x.Y" }, text: "", rule: "" })),
});

beforeEach(() => {
  vi.useFakeTimers();
  [lines, heard, states] = [[], [], []];
  const open = (): Socket => {
    lines.push(new Line());
    return last() as unknown as Socket;
  };
  connection = new Connection("secret", open, (frame) => heard.push(frame), (status) => states.push(status));
  connection.connect();
});

afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("joins with its secret, and after a break from the last news on", () => {
    last().opens().says(WELCOME);
    expect(last().sent).toEqual([{ type: "join", secret: "secret", since: 0 }]);
    last().says(news(1, 2));
    last().breaks();
    vi.advanceTimersByTime(1_000);
    expect(lines).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([{ type: "join", secret: "secret", since: 2 }]);
  });

  it("hands no piece of news on twice", () => {
    last().opens().says(WELCOME);
    last().says(news(1, 2));
    last().says(news(2, 3));
    const numbers = heard.flatMap((frame) => (frame.type === "news" ? frame.events.map((line) => line.number) : []));
    expect(numbers).toEqual([1, 2, 3]);
  });

  it("sends what is not answered again with the same id, and what is answered no more", () => {
    last().opens().says(WELCOME);
    connection.ask({ type: "wish", id: "a", text: "bid 1" });
    connection.ask({ type: "note", id: "b", text: "hm" });
    last().says({ type: "done", id: "a" });
    last().breaks();
    connection.ask({ type: "undo", id: "c" });
    vi.advanceTimersByTime(1_000);
    last().opens();
    expect(last().sent).toHaveLength(1); // nothing before the server has let it in
    last().says(WELCOME);
    expect(last().sent.slice(1)).toEqual([
      { type: "note", id: "b", text: "hm" },
      { type: "undo", id: "c" },
    ]);
  });

  it("waits longer each time, and not at all when the network is back", () => {
    for (const wait of [500, 1_000, 2_000, 4_000]) {
      const before = lines.length;
      last().breaks();
      vi.advanceTimersByTime(wait * 0.59);
      expect(lines).toHaveLength(before);
      vi.advanceTimersByTime(wait * 0.45);
      expect(lines).toHaveLength(before + 1);
    }
    last().breaks();
    const before = lines.length;
    connection.hurry();
    expect(lines).toHaveLength(before + 1);
  });

  it("takes a silent line for a dead one", () => {
    last().opens().says(WELCOME);
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    last().says({ type: "pong" });
    vi.advanceTimersByTime(14_000);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(10_000);
    expect(states).toContain("waiting");
    expect(lines.length).toBeGreaterThan(1);
  });

  it("does not come back where the link is wrong", () => {
    last().opens().says({ type: "error", id: null, code: "wrong_secret", message: "", rule: null });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});
