import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../boards/board";
import { typeInWords } from "../pieces/choices";

/** A short list is shown as it is; a longer one is grouped by kind and can be narrowed by typing. */
const LONG = 9;

interface Props {
  choices: Choice[];
  choose(choice: Choice): void;
}

export function Choices({ choices, choose }: Props) {
  const [sought, seek] = useState("");
  const [keys, useKeys] = useNumberKeys();
  const long = choices.length > LONG;
  const shown = long ? choices.filter((choice) => fits(choice, sought)) : choices;
  const list = useRef<HTMLDivElement>(null);
  const numbered = keys ? shown.slice(0, 9) : [];
  useEffect(() => seek(""), [choices]);
  // Before the next key is pressed: a digit must never mean what it meant in the list before. One that is held counts once.
  useLayoutEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      if (!keys || event.repeat || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return;
      const choice = /^[1-9]$/.test(event.key) ? numbered[Number(event.key) - 1] : undefined;
      if (!choice) return;
      event.preventDefault();
      choose(choice);
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  });
  return (
    <section class="choices" id="choices" tabIndex={-1} aria-labelledby="choices-title">
      <h2 id="choices-title">
        What you can do <small>({choices.length})</small>
      </h2>
      {choices.length === 0 && <p class="help">Nothing just now.</p>}
      {long && (
        <label class="seek">
          <span>Narrow the list</span>
          <input type="search" value={sought} onInput={(event) => seek(event.currentTarget.value)} />
        </label>
      )}
      {long && sought && (
        <p role="status" class="help">
          {shown.length} of {choices.length}
        </p>
      )}
      <div ref={list} class="choices__list" onKeyDown={rove(list)}>
        {groups(shown, long).map(([kind, members]) => (
          <div key={kind} role="group" aria-label={kind}>
            {long && <h3 class="choices__kind">{kind}</h3>}
            <ul class="picks">
              {members.map((choice) => (
                <Pick key={choice.notation} choice={choice} number={numbered.indexOf(choice) + 1} choose={choose} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <label class="check" hidden={choices.length === 0}>
        <input type="checkbox" checked={keys} onChange={(event) => useKeys(event.currentTarget.checked)} /> Keys 1 to 9
        choose
      </label>
    </section>
  );
}

function Pick({ choice, number, choose }: { choice: Choice; number: number; choose(choice: Choice): void }) {
  return (
    <li>
      <button
        type="button"
        class="pick"
        data-notation={choice.notation}
        aria-keyshortcuts={number ? String(number) : undefined}
        onClick={() => choose(choice)}
      >
        {number > 0 && <kbd aria-hidden="true">{number}</kbd>}
        <span>{choice.text}</span>
      </button>
    </li>
  );
}

/** Letters and digits only, so that "closure" finds "Gate Closure" and "raise 2" the notation. */
function fits(choice: Choice, sought: string): boolean {
  const text = `${choice.text} ${choice.notation}`.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function groups(choices: Choice[], long: boolean): [string, Choice[]][] {
  if (!long) return choices.length ? [["What you can do", choices]] : [];
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const kind = typeInWords(choice.action.type);
    found.set(kind, [...(found.get(kind) ?? []), choice]);
  }
  return [...found];
}

/** Up and Down go through the list; Home and End to its ends. */
function rove(list: { current: HTMLElement | null }) {
  return (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(".pick") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    const next = to === undefined ? undefined : buttons[to];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

/** Where a digit is text, or another list is open on top. */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}

/** Single keys must be possible to turn off: speech input types them by mistake. */
function useNumberKeys(): [boolean, (on: boolean) => void] {
  const [on, turn] = useState(() => localStorage.getItem("number-keys") !== "off");
  return [
    on,
    (now) => {
      localStorage.setItem("number-keys", now ? "on" : "off");
      turn(now);
    },
  ];
}
