import type { FunctionComponent } from "preact";
import { useErrorBoundary, useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../boards/board";

type AnyBoard = FunctionComponent<BoardProps<never>>;

/** Each game's board is fetched when a table of it is opened. */
const BOARDS = import.meta.glob<{ Board: AnyBoard }>("../boards/*.tsx");

interface Props extends BoardProps<unknown> {
  game: string;
  /** The board in words, which stands in for the drawn one while that is not there. */
  text: string;
}

export function Board({ game, text, ...props }: Props) {
  const [drawn, draw] = useState<AnyBoard | null>(null);
  const [fault] = useErrorBoundary((error) => console.error(error));
  useEffect(() => {
    BOARDS[`../boards/${game}.tsx`]?.().then((module) => draw(() => module.Board));
  }, [game]);
  const Drawn = fault ? null : (drawn as FunctionComponent<BoardProps<unknown>> | null);
  return (
    <section id="board" class="board" tabIndex={-1} aria-labelledby="board-title">
      <h2 id="board-title" class="hidden">
        The board
      </h2>
      {Drawn ? <Drawn {...props} /> : <BoardInWords text={text} />}
      {Drawn && (
        <details class="in-words">
          <summary>The board in words</summary>
          <BoardInWords text={text} />
        </details>
      )}
    </section>
  );
}

function BoardInWords({ text }: { text: string }) {
  return (
    <pre tabIndex={0} aria-label="The board in words">
      {text}
    </pre>
  );
}
