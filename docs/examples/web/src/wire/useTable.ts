import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { Choice } from "../boards/board";
import { Connection, type Status } from "./connection";
import type { Ask, ServerFrame } from "./frames";
import { socketAddress } from "./http";
import { after, NOTHING_YET, type Table } from "./table";

type Change = { frame: ServerFrame } | { status: Status } | { asked: string };

export interface Deeds {
  act(choice: Choice): void;
  wish(text: string): void;
  undo(): void;
  note(text: string): void;
}

/** Ids need only be unlike each other for one seat; `crypto.randomUUID` is not there without https. */
let asks = 0;
const freshId = (): string => `${Date.now().toString(36)}-${(asks += 1)}-${Math.random().toString(36).slice(2, 8)}`;

function turn(table: Table, change: Change): Table {
  if ("frame" in change) return after(table, change.frame, performance.now());
  if ("status" in change) return { ...table, status: change.status };
  return { ...table, asked: change.asked, refused: null };
}

export function useTable(code: string, secret: string | null): [Table, Deeds] {
  const [table, change] = useReducer(turn, NOTHING_YET);
  const connection = useRef<Connection | null>(null);
  const acting = useRef<string | null>(null); // known at once, and not only when the page is drawn again

  useEffect(() => {
    const line = new Connection(
      secret,
      () => new WebSocket(socketAddress(code)),
      (frame) => {
        if ((frame.type === "done" || frame.type === "error") && frame.id === acting.current) acting.current = null;
        change({ frame });
      },
      (status) => change({ status }),
    );
    const hurry = (): void => line.hurry();
    const interrupt = (): void => line.interrupt();
    connection.current = line;
    line.connect();
    addEventListener("online", hurry);
    addEventListener("offline", interrupt);
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("offline", interrupt);
      line.close();
    };
  }, [code, secret]);

  const deeds = useMemo<Deeds>(() => {
    const ask = (frame: Ask): void => {
      change({ asked: frame.id });
      connection.current?.ask(frame);
    };
    return {
      act: (choice) => {
        if (acting.current !== null) return; // an answer on its way is not given twice
        acting.current = freshId();
        ask({ type: "act", id: acting.current, action: choice.action });
      },
      wish: (text) => ask({ type: "wish", id: freshId(), text }),
      undo: () => ask({ type: "undo", id: freshId() }),
      note: (text) => ask({ type: "note", id: freshId(), text }),
    };
  }, []);

  return [table, deeds];
}
