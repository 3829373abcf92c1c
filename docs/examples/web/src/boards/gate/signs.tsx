/** The four sigils and the Elder Sign, each with a shape and a colour of its own, so that neither alone is needed. */

const SHAPES: Record<string, string> = {
    // a flake of frost
    ithaqua:
        "M24 6v36M8.4 15l31.2 18M8.4 33l31.2-18M24 13l-5-4M24 13l5-4M24 35l-5 4M24 35l5 4M14 18l-6 2M34 30l6-2M14 30l-6-2M34 18l6 2",
    // two coils, grown into one
    zhar: "M24 24c-4-9-16-9-16 0s12 9 16 0 16-9 16 0-12 9-16 0M16 24a1 1 0 1 0 .1 0M32 24a1 1 0 1 0 .1 0",
    // a lizard in the water
    bokrug: "M36 12c-5-5-13-3-13 4 0 8 12 6 12 15 0 8-12 9-20 4M15 35l-5 4M15 35l-6-1M30 22l7-2M24 29l-7-3M33 12h.1",
    // a trident
    dagon: "M24 42V9M24 9l-4 5M24 9l4 5M10 12v8c0 8 6 11 14 11s14-3 14-11v-8M10 12l-4 5M10 12l4 5M38 12l-4 5M38 12l4 5",
    // a star with a flame in it
    elder: "M24 5l5.6 12.4 13.4 1.4-10 9 2.8 13.2L24 34.2 12.2 41 15 27.8l-10-9 13.4-1.4zM24 18c5 5 5 9 0 13-5-4-5-8 0-13z",
    // an old key: neither for nor against
    artifact: "M15 33a7 7 0 1 1 .1 0M20 28l18-18M32 16l5 5M28 20l4 4",
};

export const SIGILS = ["ithaqua", "zhar", "bokrug", "dagon"] as const;
export type Sigil = (typeof SIGILS)[number];

/** What faces what across the gate. */
export const OPPOSITE: Record<string, Sigil> = { ithaqua: "zhar", zhar: "ithaqua", bokrug: "dagon", dagon: "bokrug" };

/** A sign; the name stands beside it, so that it is not read out. */
export function Sign({ of, size = 36 }: { of: string; size?: number }) {
    return (
        <svg class={`sign sign--${of}`} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
            <path d={SHAPES[of] ?? SHAPES["artifact"]} />
        </svg>
    );
}
