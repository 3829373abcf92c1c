/** A sign for each game, drawn in strokes of the text colour. */

const SIGNS: Record<string, string> = {
  seals: "M24 6l15 9v18l-15 9-15-9V15zM24 6v36M9 15l30 18M39 15L9 33M24 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14",
  last_relic: "M24 5c9 4 13 10 13 17 0 9-6 16-13 21-7-5-13-12-13-21 0-7 4-13 13-17zM24 14v18M18 20q6 6 12 0M17 27q7 7 14 0",
  gate: "M8 42V20C8 11 15 5 24 5s16 6 16 15v22M14 42V21c0-6 4-10 10-10s10 4 10 10v21M4 42h40M24 22l3 6-3 6-3-6z",
  rising: "M4 36q5-5 10 0t10 0 10 0 10 0M4 42q5-5 10 0t10 0 10 0 10 0M24 31V10M24 10c-7 2-11 9-10 17M24 10c7 2 11 9 10 17M19 22l2-1M29 22l-2-1M24 5v2",
};

export function Emblem({ game }: { game: string }) {
  return (
    <svg class="emblem" viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
      <path d={SIGNS[game] ?? "M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36"} />
    </svg>
  );
}
