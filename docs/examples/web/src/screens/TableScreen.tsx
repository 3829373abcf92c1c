import { useEffect, useState } from "preact/hooks";
import type { Choice, Words } from "../boards/board";
import { Board } from "../parts/Board";
import { Choices } from "../parts/Choices";
import { Log, NoteForm } from "../parts/Log";
import { People } from "../parts/People";
import { Prompt } from "../parts/Prompt";
import { RulesOf } from "../parts/Rule";
import { Shell } from "../parts/Shell";
import { Refusal, Wish } from "../parts/Wish";
import { words } from "../wire/http";
import type { Table } from "../wire/table";
import { type Deeds, useTable } from "../wire/useTable";

const SKIPS: [string, string][] = [
  ["choices", "Skip to what you can do"],
  ["board", "Skip to the board"],
  ["log", "Skip to what has happened"],
];

export function TableScreen({ code, secret }: { code: string; secret: string | null }) {
  const [table, deeds] = useTable(code, secret);
  const { welcome, screen } = table;
  const known = useWords(welcome?.game);
  const mine = welcome?.seat != null && (screen?.waiting_on.includes(welcome.seat) ?? false);
  useEffect(() => {
    if (welcome) document.title = `${mine ? "● Your turn: " : ""}${welcome.title}`;
  }, [welcome, mine]);
  if (table.fatal) return <NoTable message={table.fatal.message} />;
  return (
    <RulesOf.Provider value={welcome?.game ?? null}>
      <Shell title={welcome?.title ?? "R'lyeh table"} skips={welcome?.seat == null ? SKIPS.slice(1) : SKIPS} aside={<Line table={table} code={code} />}>
        {welcome && screen ? (
          <Seated table={table} deeds={deeds} words={known} />
        ) : (
          <p role="status" class="narrow">
            Going to the table…
          </p>
        )}
      </Shell>
    </RulesOf.Provider>
  );
}

function Seated({ table, deeds, words: known }: { table: Table; deeds: Deeds; words: Words }) {
  const { welcome, screen } = table;
  if (!welcome || !screen) return null;
  const { seat, names, game } = welcome;
  return (
    <div
      class={`table ${table.asked === null ? "" : "table--busy"}`}
      aria-busy={table.asked !== null}
      data-revision={screen.revision}
    >
      <div class="table__top">
        <People seats={table.seats} you={seat} waitingOn={screen.waiting_on} />
        <Prompt table={table} names={names} seat={seat} />
      </div>
      <Board
        game={game}
        text={screen.board}
        view={screen.view}
        seat={seat}
        names={names}
        waitingOn={screen.waiting_on}
        choices={screen.choices}
        words={known}
        choose={deeds.act}
      />
      <div class="table__side">
        {seat === null ? (
          <p class="help">You look on. What is face down for all is face down for you.</p>
        ) : (
          <>
            <Choices choices={screen.choices} choose={deeds.act} />
            {screen.outcome ? (
              <Refusal refused={table.refused} />
            ) : (
              <Wish example={exampleOf(screen.choices)} refused={table.refused} wish={deeds.wish} />
            )}
            {screen.can_undo && (
              <button type="button" class="quiet undo" onClick={deeds.undo}>
                Take the last move back
              </button>
            )}
          </>
        )}
        <Log news={table.news} />
        {seat !== null && <NoteForm note={deeds.note} />}
      </div>
    </div>
  );
}

/** The seat may be left out of a wish: it is that of the page. */
const exampleOf = (choices: Choice[]): string => choices[0]?.notation.replace(/^\d+: /, "") ?? "";

function Line({ table, code }: { table: Table; code: string }) {
  const lost = table.status === "waiting" || (table.status === "connecting" && table.welcome !== null);
  return (
    <p class={`line ${lost ? "line--lost" : ""}`} role="status">
      {lost ? "The line is down; trying again…" : `Table ${code}`}
    </p>
  );
}

function NoTable({ message }: { message: string }) {
  return (
    <Shell title="There is no seat here">
      <div class="narrow panel">
        <p role="alert">{message}</p>
        <p>
          <a href="#/join">Try another link</a> or <a href="#/">make a table</a>.
        </p>
      </div>
    </Shell>
  );
}

function useWords(game: string | undefined): Words {
  const [known, learn] = useState<Words>({});
  useEffect(() => {
    if (game) words(game).then(learn, () => learn({}));
  }, [game]);
  return known;
}
