/** Where the spaces lie and what links them, as the card set says. */

import type { Words } from "../board";
import type { Space } from "./view";

export interface Place {
    space: Space;
    x: number;
    y: number;
    isPart: boolean;
    links: Space[];
    /** Towards the middle of the map: to the right, or to the left. */
    inward: 1 | -1;
}

interface SpaceFacts {
    links?: Space[];
    across?: number;
    down?: number;
}

const ACROSS = 98;
const DOWN = 88;
const SIDE = 62;
const TOP = 70;

export const ROUND = 44;
/** Half the width and half the height of a body part. */
export const PART = { x: 47, y: 36 };

export interface Chart {
    places: Map<Space, Place>;
    width: number;
    height: number;
    /** Both ways. */
    near(space: Space): Space[];
}

const charts = new WeakMap<Words, Chart>();

/** The map that these words tell of. */
export function chartOf(words: Words): Chart {
    const known = charts.get(words) ?? drawn(words);
    charts.set(words, known);
    return known;
}

function drawn(words: Words): Chart {
    const places = new Map<Space, Place>();
    for (const [id, { facts }] of Object.entries(words)) {
        const { links, across, down } = (facts ?? {}) as SpaceFacts;
        if (links === undefined || across === undefined || down === undefined) continue;
        const isPart = !/-(gate|vortex)$/.test(id);
        places.set(id as Space, {
            space: id as Space,
            x: SIDE + ACROSS * across,
            y: TOP + DOWN * down,
            isPart,
            links,
            inward: 1,
        });
    }
    const all = [...places.values()];
    const width = Math.max(0, ...all.map(({ x }) => x)) + SIDE;
    for (const place of all) place.inward = place.x > width / 2 ? -1 : 1;
    return {
        places,
        width,
        height: Math.max(0, ...all.map(({ y }) => y)) + SIDE,
        near: (space) =>
            all
                .filter((other) => other.links.includes(space) || places.get(space)?.links.includes(other.space))
                .map((other) => other.space),
    };
}
