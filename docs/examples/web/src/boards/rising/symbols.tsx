/** What is printed on dice and lies on the map, drawn with strokes of the text colour. */

const SYMBOLS = {
    success: "M24 6l4.5 11.5L41 18l-9.8 7.8L34.5 38 24 31.2 13.5 38l3.3-12.2L7 18l12.5-.5z",
    tentacle:
        "M15 43c-4-12 2-18 9-21 6-3 8-7 5-11-3-3-8-1-8 3 0 3 4 4 5 1M15 43c6 0 8-3 9-6M19 33h.1M24 27h.1M31 21h.1",
    elder: "M24 44V6M24 17L12 8M24 17l12-9M24 27L10 18M24 27l14-9M24 36l-10-6",
    energy: "M27 4L11 27h11l-3 17 18-25H25z",
    fire: "M24 5c2 8 12 12 12 23 0 9-6 15-12 15S12 37 12 28c0-6 4-8 5-13 3 2 4 5 4 8 3-4 4-10 3-18z",
    discovery: "M24 5l19 19-19 19L5 24z",
    heart: "M24 41C10 31 5 24 5 17c0-9 13-13 19-3 6-10 19-6 19 3 0 7-5 14-19 24z",
    symbol: "M24 5v38M9 14l30 20M39 14L9 34M24 14a10 10 0 1 0 .1 0z",
} as const;

export type SymbolName = keyof typeof SYMBOLS;

export const pathOf = (name: SymbolName): string => SYMBOLS[name];

export function Symbol({ of, size = 20 }: { of: SymbolName; size?: number }) {
    return (
        <svg class={`symbol symbol--${of}`} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
            <path d={SYMBOLS[of]} />
        </svg>
    );
}
