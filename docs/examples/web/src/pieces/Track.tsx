import type { ComponentChildren } from "preact";

interface TrackProps {
  label: string;
  at: number;
  of: number;
  from?: number;
  /** What is printed on a space. */
  printed?: Record<number, ComponentChildren>;
  tone?: string;
  note?: string;
}

/** A row of spaces with one marker on it. */
export function Track({ label, at, of, from = 0, printed = {}, tone = "", note }: TrackProps) {
  const spaces = Array.from({ length: of - from + 1 }, (_, i) => from + i);
  return (
    <div class={`track track--${tone}`} role="img" aria-label={`${label}: ${at} of ${of}${note ? `, ${note}` : ""}`}>
      <span class="track__label">
        {label} <b>{at}</b>
        <small> of {of}</small>
        {note && <em> {note}</em>}
      </span>
      <span class="track__row">
        {spaces.map((space) => (
          <span key={space} class={`space ${space === at ? "space--here" : space < at ? "space--past" : ""}`}>
            {printed[space] ?? space}
          </span>
        ))}
      </span>
    </div>
  );
}
