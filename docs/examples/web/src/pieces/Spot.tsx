import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice } from "../boards/board";
import { outside } from "../parts/Rule";

export interface SpotProps {
  /** What the thing is called where its choices are listed. */
  label: string;
  choices?: Choice[];
  choose?: ((choice: Choice) => void) | undefined;
  class?: string | undefined;
  children: ComponentChildren;
}

// --8<-- [start:spot]
/**
 * A thing on the board that can be clicked while it takes part in a legal action. One such action is done at once, of
 * several a menu is shown. The button lies over the thing instead of around it: what is drawn may then be anything.
 */
export function Spot({ label, choices = [], choose, class: kind = "", children }: SpotProps) {
  const [open, show] = useState(false);
  const live = choices.length > 0 && choose !== undefined;
  const only = choices.length === 1 ? choices[0] : undefined;
  const press = (): void => (only && choose ? choose(only) : show(true));
  return (
    <div class={`spot ${live ? "spot--live" : ""} ${kind}`}>
      {children}
      {live && (
        <button
          type="button"
          class="spot__hit"
          aria-haspopup={only ? undefined : "dialog"}
          aria-label={only ? only.text : `${label}: ${choices.length} choices`}
          onClick={press}
        />
      )}
      {live && open && <Menu label={label} choices={choices} choose={choose} close={() => show(false)} />}
    </div>
  );
}
// --8<-- [end:spot]

interface MenuProps {
  label: string;
  choices: Choice[];
  choose(choice: Choice): void;
  close(): void;
}

function Menu({ label, choices, choose, close }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []); // before the next key is pressed
  const take = (choice: Choice) => () => {
    dialog.current?.close();
    choose(choice);
  };
  return (
    <dialog ref={dialog} class="dialog menu" aria-label={label} onClose={close} onClick={outside}>
      <h2>{label}</h2>
      <ul class="picks">
        {choices.map((choice) => (
          <li key={choice.notation}>
            <button type="button" class="pick" onClick={take(choice)}>
              {choice.text}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
        Cancel
      </button>
    </dialog>
  );
}
