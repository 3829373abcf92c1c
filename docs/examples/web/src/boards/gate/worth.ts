/** What a mythos card counts for the target, by the values of the card set. */

import type { Words } from "../board";
import { OPPOSITE } from "./signs";

interface MythosFacts {
    sigils?: string[];
    elder_sign?: boolean;
}

export interface Direction {
    opposite?: number;
    neutral?: number;
    beasts?: string;
    trigger?: number;
    needed?: number;
}

const mythos = (words: Words, card: string): MythosFacts => words[card]?.facts ?? {};
export const direction = (words: Words, card: string | null): Direction => (card ? (words[card]?.facts ?? {}) : {});

/** The signs on a card: its sigils, the Elder Sign, or that of an Artifact. */
export function signsOn(words: Words, card: string): string[] {
    const { sigils = [], elder_sign } = mythos(words, card);
    if (elder_sign) return ["elder"];
    return sigils.length ? sigils : ["artifact"];
}

/** 1 for the target, -1 against it, 0 if neither, unless a direction of the Necronomicon says otherwise. */
export function worth(words: Words, card: string, target: string, open: string | null): number {
    const { sigils = [], elder_sign } = mythos(words, card);
    const { opposite = -1, neutral = 0, beasts = "best" } = direction(words, open);
    if (elder_sign) return 1;
    if (sigils.length > 1 && beasts === "neutral") return 0;
    const counts = sigils.map((sigil) => (sigil === target ? 1 : sigil === OPPOSITE[target] ? opposite : neutral));
    return counts.length ? Math.max(...counts) : neutral;
}

export const signed = (count: number): string => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0");
