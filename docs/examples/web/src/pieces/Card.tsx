import type { ComponentChildren } from "preact";
import { Spot, type SpotProps } from "./Spot";

export interface CardProps extends Omit<SpotProps, "label" | "children" | "class"> {
  name: string;
  /** A word above the name: whose it is, what kind of card. */
  kind?: string;
  text?: string;
  /** Figures with their names, such as Control 4. */
  values?: [string, ComponentChildren][];
  /** Names a colour of the game's own sheet, as `card--investigator`. */
  tone?: string | undefined;
  /** It lies on its side: used up, rotated. */
  turned?: boolean;
  /** A word on its state, which its looks alone would not tell a screen reader. */
  note?: string | undefined;
  children?: ComponentChildren;
}

export function Card({ name, kind, text, values = [], tone = "", turned, note, children, ...spot }: CardProps) {
  return (
    <Spot label={name} class={`card card--${tone} ${turned ? "card--turned" : ""}`} {...spot}>
      {kind && <span class="card__kind">{kind}</span>}
      <span class="card__name">{name}</span>
      {values.length > 0 && (
        <span class="card__values">
          {values.map(([what, value]) => (
            <span key={what} class="value">
              <span class="value__of">{what}</span> <b>{value}</b>
            </span>
          ))}
        </span>
      )}
      {text && <span class="card__text">{text}</span>}
      {note && <span class="card__note">{note}</span>}
      {children}
    </Spot>
  );
}

export interface FaceDownProps extends Omit<SpotProps, "label" | "children" | "class"> {
  /** What it is, for whoever may look at it; left out where nobody on this page may. */
  known?: ComponentChildren;
  label?: string;
  note?: string | undefined;
  tone?: string | undefined;
}

/** The back of a card. Whoever may look sees its name on a slip, with the back around it all the same. */
export function FaceDown({ known, label = "Face-down card", note, tone = "", ...spot }: FaceDownProps) {
  return (
    <Spot label={label} class={`card back card--${tone}`} {...spot}>
      <svg class="back__sign" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M4 24q20-19 40 0q-20 19-40 0z" />
        <circle cx="24" cy="24" r="6.5" />
      </svg>
      <span class="hidden">{label}</span>
      {known && (
        <span class="back__slip">
          <span class="back__only">only you see</span>
          {known}
        </span>
      )}
      {note && <span class="card__note">{note}</span>}
    </Spot>
  );
}

/** Several cards of which only the number is known: a deck, another's hand. */
export function Pile({ count, label, children }: { count: number; label: string; children?: ComponentChildren }) {
  return (
    <div class={`pile ${count ? "" : "pile--none"}`}>
      <span class="pile__cards" aria-hidden="true" style={{ "--n": Math.min(count, 5) }}>
        {count}
      </span>
      <span class="pile__label">
        {label} <span class="hidden">{count}</span>
      </span>
      {children}
    </div>
  );
}
