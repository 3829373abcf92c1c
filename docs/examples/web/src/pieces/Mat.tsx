import type { ComponentChildren } from "preact";

/** Seats are told apart by colour and number both. */
export function SeatMark({ seat, name }: { seat: number; name?: string }) {
  return (
    <span class={`seat seat-${seat % 8}`}>
      <span class="seat__disc" aria-hidden="true">
        {seat + 1}
      </span>
      {name}
    </span>
  );
}

interface MatProps {
  seat: number;
  name: string;
  /** What they play: a faction, a character. */
  role?: ComponentChildren;
  you?: boolean;
  /** It is their turn. */
  active?: boolean;
  /** They are waited for. */
  waited?: boolean;
  aside?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

/** All that lies in front of one player. */
export function Mat({ seat, name, role, you, active, waited, aside, class: kind = "", children }: MatProps) {
  const id = `mat-${seat}`;
  return (
    <section class={`mat seat-${seat % 8} ${active ? "mat--active" : ""} ${kind}`} aria-labelledby={id}>
      <header class="mat__head">
        <h3 id={id}>
          <SeatMark seat={seat} name={name} />
          {you && <span class="mat__you"> (you)</span>}
        </h3>
        {role && <span class="mat__role">{role}</span>}
        {active && <span class="tag tag--turn">in turn</span>}
        {waited && <span class="tag tag--wait">deciding</span>}
        {aside}
      </header>
      {children}
    </section>
  );
}

interface ZoneProps {
  title: string;
  note?: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

/** A named part of the table with things side by side. */
export function Zone({ title, note, class: kind = "", children }: ZoneProps) {
  return (
    <div class={`zone ${kind}`} role="group" aria-label={title}>
      <div class="zone__head">
        <span class="zone__title" aria-hidden="true">
          {title}
        </span>
        {note && <span class="zone__note">{note}</span>}
      </div>
      <div class="zone__things">{children}</div>
    </div>
  );
}

export const Nothing = ({ children = "nothing" }: { children?: ComponentChildren }) => <span class="nothing">{children}</span>;
