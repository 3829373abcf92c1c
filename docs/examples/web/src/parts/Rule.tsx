import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { rules, type Rules, type RuleText } from "../wire/http";

/** Which game's rules are meant, for all rule buttons of the page. */
export const RulesOf = createContext<string | null>(null);

export function useRules(): Rules {
  const game = useContext(RulesOf);
  const [known, learn] = useState<Rules>({});
  useEffect(() => {
    if (game) rules(game).then(learn, () => learn({}));
  }, [game]);
  return known;
}

/** The id of a rule, as a button that opens its text. */
export function Rule({ id }: { id: string | null | undefined }) {
  const [open, show] = useState(false);
  if (!id) return null;
  return (
    <>
      <button type="button" class="rule" aria-haspopup="dialog" onClick={() => show(true)}>
        <span class="hidden">Rule </span>
        {id}
      </button>
      {open && <RuleDialog id={id} close={() => show(false)} />}
    </>
  );
}

function RuleDialog({ id, close }: { id: string; close(): void }) {
  const rule: RuleText | undefined = useRules()[id];
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="rule-title" onClose={close} onClick={outside}>
      <h2 id="rule-title">{id}</h2>
      {rule ? (
        <>
          <p class="dialog__of">
            {rule.section}
            {rule.kind ? `, ${rule.kind}` : ""}
          </p>
          <p>{rule.text}</p>
        </>
      ) : (
        <p>The text of this rule has not come yet.</p>
      )}
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}

/** A click beside an open dialog closes it; its own box never reports itself as the target of a click inside. */
export function outside(event: MouseEvent): void {
  const dialog = event.currentTarget as HTMLDialogElement;
  if (event.target !== dialog) return;
  const box = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) dialog.close();
}

/** The text of a rule, where a button would hide what explains a refusal. */
export function RuleInFull({ id }: { id: string }) {
  const rule = useRules()[id];
  return (
    <p class="rule-in-full">
      <Rule id={id} /> {rule?.text}
    </p>
  );
}
