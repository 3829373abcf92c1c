import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../wire/table";
import { Rule } from "./Rule";

interface Props {
  table: Table;
  names: string[];
  seat: number | null;
}

const inWords = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? "nobody") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** What is asked, of whom, and for how long; spoken whenever it changes. */
export function Prompt({ table, names, seat }: Props) {
  const { screen } = table;
  const heading = useKeptFocus(screen?.revision);
  if (!screen) return <p role="status">Fetching the table…</p>;
  const mine = seat !== null && screen.waiting_on.includes(seat);
  const waited = inWords(screen.waiting_on.map((one) => names[one] ?? `seat ${one + 1}`));
  const may = !mine && screen.choices.length > 0;
  return (
    <section class={`prompt ${mine ? "prompt--mine" : ""}`} aria-labelledby="prompt" id="asked">
      <h2 id="prompt" ref={heading} tabIndex={-1}>
        {screen.outcome ? "The game is over" : mine ? "Your turn to decide" : `Waiting for ${waited}`}
      </h2>
      {screen.outcome ? <OutcomeText table={table} names={names} seat={seat} /> : null}
      {!screen.outcome && (
        <p class="prompt__what">
          {screen.decision?.prompt} <Rule id={screen.decision?.rule} />
        </p>
      )}
      {may && <p class="prompt__may">You may act all the same.</p>}
      {screen.choices.length > 0 && (
        <button type="button" class="quiet jump" onClick={() => document.getElementById("choices")?.focus()}>
          To what you can do ({screen.choices.length})
        </button>
      )}
      {screen.decision && <Countdown due={table.due} allowed={table.allowed} />}
      <p class="hidden" role="status">
        {screen.outcome ? screen.outcome.text : `${mine ? "You decide" : `Waiting for ${waited}`}: ${screen.decision?.prompt ?? ""}`}
      </p>
    </section>
  );
}

function OutcomeText({ table, names, seat }: Props) {
  const outcome = table.screen?.outcome;
  if (!outcome) return null;
  const won = outcome.winners.map((one) => names[one] ?? "");
  const you = seat !== null && outcome.winners.includes(seat);
  return (
    <div class={`outcome ${you ? "outcome--won" : ""}`}>
      <p class="outcome__who">{you ? "You have won" : won.length ? `${inWords(won)} won` : "Nobody won"}</p>
      <p>
        {outcome.text} <Rule id={outcome.rule} />
      </p>
      <p>
        <a class="button" href="#/">
          A new table
        </a>
      </p>
    </div>
  );
}

/** When what had the focus has gone with the last screen, the focus goes to the prompt and not to the top of the page. */
function useKeptFocus(revision: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const came = (event: FocusEvent): void => {
      inside.current = event.target instanceof Element && event.target.closest("main, dialog") !== null;
    };
    addEventListener("focusin", came);
    return () => removeEventListener("focusin", came);
  }, []);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [revision]);
  return heading;
}

function Countdown({ due, allowed }: { due: number | null; allowed: number | null }) {
  const [now, tick] = useState(performance.now());
  useEffect(() => {
    if (due === null) return;
    tick(performance.now());
    const clock = setInterval(() => tick(performance.now()), 500);
    return () => clearInterval(clock);
  }, [due]);
  if (due === null || allowed === null) return null;
  const left = Math.max(0, Math.ceil((due - now) / 1000));
  return (
    <div class={`countdown ${left <= 10 ? "countdown--soon" : ""}`} role="timer" aria-label="Time left">
      <span class="countdown__bar" style={{ "--left": Math.min(1, left / Math.max(1, allowed)) }} />
      <span>
        {left >= 60 ? `${Math.floor(left / 60)} min ${left % 60} s` : `${left} s`} left, then the server answers for whoever has not
      </span>
    </div>
  );
}
