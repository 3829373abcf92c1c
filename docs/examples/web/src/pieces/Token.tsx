import type { ComponentChildren } from "preact";

interface TokenProps {
  /** One and several: "Clue", "Clues". */
  one: string;
  many?: string;
  count: number;
  /** Names a colour of the game's own sheet, as `token--clue`. */
  tone?: string;
  sign?: ComponentChildren;
}

/** So many of one kind, as a sign with a number: "3 Clues" for whoever listens. */
export function Token({ one, many = `${one}s`, count, tone = "", sign }: TokenProps) {
  const words = count === 1 ? one : many;
  return (
    <span class={`token token--${tone} ${count ? "" : "token--none"}`} title={`${count} ${words}`}>
      {sign && (
        <span class="token__sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <b>{count}</b> <span class="token__word">{words}</span>
    </span>
  );
}

/** So many laid side by side, each drawn: markers of a bid, wounds on a body. */
export function Pips({ label, count, of = count, tone = "" }: { label: string; count: number; of?: number; tone?: string }) {
  return (
    <span class={`pips pips--${tone}`} role="img" aria-label={`${label}: ${count}${of === count ? "" : ` of ${of}`}`}>
      {Array.from({ length: Math.max(count, of) }, (_, at) => (
        <span key={at} class={at < count ? "pip pip--on" : "pip"} />
      ))}
    </span>
  );
}
