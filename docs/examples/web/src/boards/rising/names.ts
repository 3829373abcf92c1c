/** What figures and people are called, in full and in two letters. */

import type { Words } from "../board";
import { nameOf } from "../../pieces/choices";

/** "gug-2" is Gug 2; a body part goes by its own name. */
export function foeName(words: Words, foe: string): string {
    if (words[foe]) return nameOf(words, foe);
    const [, kind = foe, number = ""] = /^(.*)-(\d+)$/.exec(foe) ?? [];
    return `${nameOf(words, kind)} ${number}`.trim();
}

/** The first letters of the first and the last word; of one word, its first two. */
export function letters(name: string): string {
    const parts = name.split(/[\s-]+/).filter(Boolean);
    const [first = "", last = ""] = [parts[0], parts.at(-1)];
    return parts.length > 1 ? first.charAt(0) + last.charAt(0) : name.slice(0, 2);
}

/** The last word of an investigator's name. */
export const shortName = (name: string): string => name.split(" ").at(-1) ?? name;

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
