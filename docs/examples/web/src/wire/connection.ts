/** One table's connection: it comes back by itself, goes on where it was, and repeats what has not been answered. */

import type { Ask, ClientFrame, ServerFrame } from "./frames";

export type Status = "connecting" | "open" | "waiting" | "closed";

/** As much of a WebSocket as is used here, so that a test can stand in for one. */
export type Socket = Pick<WebSocket, "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close">;

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const SILENCE = 8_000;
/** After these there is no use in coming back: the link is wrong. */
const FATAL = new Set(["unknown_table", "wrong_secret"]);

export class Connection {
  private socket: Socket | null = null;
  private since = 0;
  private waits = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly unanswered = new Map<string, Ask>();

  constructor(
    private readonly secret: string | null,
    private readonly open: () => Socket,
    private readonly hear: (frame: ServerFrame) => void,
    private readonly tell: (status: Status) => void,
  ) {}

  connect(): void {
    this.drop();
    this.tell("connecting");
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => this.send({ type: "join", secret: this.secret, since: this.since });
    socket.onmessage = (message) => this.received(JSON.parse(String(message.data)) as ServerFrame);
    socket.onclose = () => this.lost(socket);
  }

  /** Send what asks for an answer; while the line is down it waits its turn. */
  ask(frame: Ask): void {
    this.unanswered.set(frame.id, frame);
    this.send(frame);
  }

  /** The network is said to be back: do not wait any longer. */
  hurry(): void {
    if (this.again === undefined) return;
    this.waits = 0;
    this.connect();
  }

  /** The network is said to be gone: a socket would notice only much later. */
  interrupt(): void {
    const socket = this.socket;
    if (!socket) return;
    this.drop();
    this.lost(null);
  }

  close(): void {
    this.drop();
    this.tell("closed");
  }

  // --8<-- [start:received]
  private received(frame: ServerFrame): void {
    clearTimeout(this.silence);
    if (frame.type === "welcome") {
      this.waits = 0;
      this.tell("open");
      this.hear(frame);
      for (const ask of this.unanswered.values()) this.send(ask);
      this.beat = setInterval(() => this.ping(), PING_EVERY);
      return;
    }
    if (frame.type === "news") {
      frame.events = frame.events.filter((line) => line.number > this.since);
      this.since = frame.events.at(-1)?.number ?? this.since;
    }
    if (frame.type === "done" || frame.type === "error") {
      if (frame.id !== null) this.unanswered.delete(frame.id);
    }
    this.hear(frame);
    if (frame.type === "error" && FATAL.has(frame.code)) this.close();
  }
  // --8<-- [end:received]

  private ping(): void {
    this.send({ type: "ping" });
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.interrupt(), SILENCE);
  }

  // --8<-- [start:lost]
  private lost(socket: Socket | null): void {
    if (socket !== this.socket) return; // an old one, already replaced
    this.drop();
    this.tell("waiting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.waits);
    this.waits += 1;
    this.again = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
  // --8<-- [end:lost]

  private drop(): void {
    clearTimeout(this.again);
    clearTimeout(this.silence);
    clearInterval(this.beat);
    this.again = undefined;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }
}
