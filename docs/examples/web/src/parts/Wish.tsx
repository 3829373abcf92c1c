import { useState } from "preact/hooks";
import type { Refused } from "../wire/frames";
import { RuleInFull } from "./Rule";

interface Props {
  /** A line that would be understood now. */
  example: string;
  refused: Refused | null;
  wish(text: string): void;
}

/** A wish in notation. Nothing stops one that is not legal: that is how to learn why it is not. */
export function Wish({ example, refused, wish }: Props) {
  const [text, write] = useState("");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim()) wish(text.trim());
  };
  return (
    <div class="wish">
      <form onSubmit={submit}>
        <label>
          <span>Or say it in notation</span>
          <input
            name="wish"
            value={text}
            onInput={(event) => write(event.currentTarget.value)}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={example}
            maxLength={300}
          />
        </label>
        <button type="submit" class="quiet">
          Try it
        </button>
      </form>
      <Refusal refused={refused} />
    </div>
  );
}

// --8<-- [start:refusal]
export function Refusal({ refused }: { refused: Refused | null }) {
  return (
    <div role="alert">
      {refused && (
        <div class="refusal">
          <p>{refused.message}</p>
          {refused.rule && <RuleInFull id={refused.rule} />}
        </div>
      )}
    </div>
  );
}
// --8<-- [end:refusal]
