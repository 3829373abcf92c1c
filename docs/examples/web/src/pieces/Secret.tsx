/** Choices made unseen, votes, and dice: they look like what they are. */

import type { ComponentChildren } from "preact";

/** Somebody's secret choice: an open envelope while it is awaited, sealed once it is in. */
export function Sealed({ name, done, known }: { name: string; done: boolean; known?: ComponentChildren }) {
  return (
    <span class={`sealed ${done ? "sealed--done" : ""}`}>
      <svg viewBox="0 0 48 34" width="44" height="31" aria-hidden="true">
        <rect x="2" y="2" width="44" height="30" rx="3" />
        <path d={done ? "M2 4l22 17L46 4" : "M2 4l22-3 22 3"} />
        {done && <circle cx="24" cy="19" r="6" />}
      </svg>
      <span>
        {name} <span class="sealed__state">{done ? "has chosen" : "is choosing"}</span>
        {known && <span class="sealed__known">only you see: {known}</span>}
      </span>
    </span>
  );
}

interface DieProps {
  /** What it shows, in words. */
  label: string;
  children: ComponentChildren;
  tone?: string;
  /** It may not be rolled again, or does not count. */
  dim?: boolean;
}

export function Die({ label, children, tone = "", dim }: DieProps) {
  return (
    <span class={`die die--${tone} ${dim ? "die--dim" : ""}`} role="img" aria-label={label}>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

export function Dice({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <span class="dice" role="group" aria-label={label}>
      {children}
    </span>
  );
}
