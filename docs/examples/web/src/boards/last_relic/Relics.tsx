import type { Words } from "../board";
import { nameOf } from "../../pieces/choices";
import { counted } from "./things";

/** A sign of its own for each of the six kinds of Relic. */
const SIGNS: Record<string, string> = {
  "drowned-crown": "M3 18V7l5 5 4-7 4 7 5-5v11zM3 21h18",
  "salt-tablet": "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  "whispering-conch": "M19 5c-9-3-15 3-14 9 1 5 7 7 10 4s1-8-3-7-3 5 0 5M19 5c3 6 1 12-4 14",
  "star-lens": "M12 2l2.5 7H22l-6 4.5 2.3 7L12 16l-6.3 4.5 2.3-7L2 9h7.5z",
  "bone-flute": "M4 17L17 4l3 3L7 20zM9 14l1 1M12 11l1 1M15 8l1 1",
  "tide-bell": "M5 18c3-3 2-12 7-12s4 9 7 12zM12 3v3M10 21h4",
};

export function RelicSign({ relic }: { relic: string }) {
  return (
    <svg class="relic__sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={SIGNS[relic] ?? "M12 3l9 9-9 9-9-9z"} />
    </svg>
  );
}

interface RelicProps {
  relic: string;
  words: Words;
  count?: number;
  /** It has been stolen, and its place is covered. */
  covered?: boolean;
  missing?: boolean;
}

export function Relic({ relic, words, count, covered, missing }: RelicProps) {
  return (
    <span class={`relic ${covered ? "relic--covered" : ""} ${missing ? "relic--missing" : ""}`}>
      <RelicSign relic={relic} />
      <span class="relic__name">{nameOf(words, relic)}</span>
      {count !== undefined && count > 1 && <b>×{count}</b>}
      {covered && <span class="hidden"> (stolen)</span>}
      {missing && <span class="hidden"> (missing)</span>}
    </span>
  );
}

export function Relics({ relics, words }: { relics: string[]; words: Words }) {
  return (
    <>
      {counted(relics).map(([relic, count]) => (
        <Relic key={relic} relic={relic} count={count} words={words} />
      ))}
    </>
  );
}
