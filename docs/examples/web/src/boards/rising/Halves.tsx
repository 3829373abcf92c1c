import type { Words } from "../board";

export type Side = "left" | "right";

interface HalfFacts {
    kind?: string;
    health?: number;
    incantation?: { part: string; energy: number } | null;
}

export interface Half extends HalfFacts {
    text: string;
}

/** The text of a Discovery card in its parts: what happens as it is drawn, and its two halves. */
export function halvesOf(words: Words, card: string): { centre: string; left: Half; right: Half } {
    const { text = "", facts = {} } = words[card] ?? {};
    const [, centre = text, left = "", right = ""] = /^(.*?)\s*Left: (.*?) Right: (.*)$/s.exec(text) ?? [];
    const half = (side: Side, says: string): Half => ({ ...(facts[side] as HalfFacts | undefined), text: says });
    return { centre, left: half("left", left), right: half("right", right) };
}

const ICONS: Record<string, string> = {
    item: "M8 16h32v24H8zM18 16v-6h12v6M8 26h32",
    companion: "M24 8a7 7 0 1 1-.1 0M10 42c0-22 28-22 28 0z",
    condition: "M24 5l17 9v12c0 9-8 14-17 17-9-3-17-8-17-17V14zM17 24h14M24 17v14",
};

export function KindSign({ kind }: { kind: string | undefined }) {
    return (
        <svg class="kind" viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
            <path d={ICONS[kind ?? ""] ?? ""} />
        </svg>
    );
}
