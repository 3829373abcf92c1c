import type { Words } from "../board";
import { nameOf } from "../../pieces/choices";
import { letters } from "./names";
import { PART, type Place } from "./places";
import { active, isChosen, type Space, type View } from "./view";

/** A token on the map: an investigator, or enemies of one kind that are wounded alike. */
export interface Figure {
    short: string;
    tone: string;
    count: number;
    /** What is left of the health; null for investigators, whose sheets tell. */
    health: number | null;
    active: boolean;
}

export const healthOf = (words: Words, kind: string): number => Number(words[kind]?.facts?.["health"] ?? 0);

/** The colour of a kind: Cultists, the Spawn, monsters. */
export const toneOf = (kind: string): string =>
    /^cult/.test(kind) ? "cultist" : kind === "rlyeh-spawn" ? "spawn" : "monster";

/** Who is in a space: the investigators, then the enemies. */
function crowdIn(space: Space, view: View, words: Words): Figure[] {
    const people = view.team.flatMap((one, at): Figure[] => {
        if (one.space !== space || !isChosen(view, at)) return [];
        const short = letters(nameOf(words, one.character));
        return [{ short, tone: `seat-${at}`, count: 1, health: null, active: one === active(view) }];
    });
    const groups = new Map<string, Figure>();
    for (const enemy of view.enemies) {
        if (enemy.space !== space) continue;
        const alike = `${enemy.kind} ${enemy.wounds}`;
        const group = groups.get(alike) ?? {
            short: letters(nameOf(words, enemy.kind)),
            tone: toneOf(enemy.kind),
            count: 0,
            health: healthOf(words, enemy.kind) - enemy.wounds,
            active: false,
        };
        groups.set(alike, { ...group, count: group.count + 1 });
    }
    return [...people, ...groups.values()];
}

const ABREAST = 3;
const STEP = { x: 32, y: 29 };

/** Where each stands, from the middle of the space: rows of three. */
function seats(crowd: Figure[]): { x: number; y: number; figure: Figure }[] {
    const rows = Math.ceil(crowd.length / ABREAST);
    return crowd.map((figure, at) => {
        const row = Math.floor(at / ABREAST);
        const inRow = Math.min(ABREAST, crowd.length - row * ABREAST);
        return { figure, x: ((at % ABREAST) - (inRow - 1) / 2) * STEP.x, y: (row - (rows - 1) / 2) * STEP.y };
    });
}

interface CrowdProps {
    place: Place;
    view: View;
    words: Words;
}

/** The figures in a space; on a body part there is one at most, beside what is written there. */
export function Crowd({ place, view, words }: CrowdProps) {
    return (
        <g transform={`translate(${place.x} ${place.y})`}>
            {standing(place, view, words).map(({ figure, x, y }) => (
                <Pawn key={`${x} ${y}`} figure={figure} x={x} y={y} />
            ))}
        </g>
    );
}

function standing(place: Place, view: View, words: Words): { x: number; y: number; figure: Figure }[] {
    const found = seats(crowdIn(place.space, view, words));
    return place.isPart
        ? found.map((one) => ({ ...one, x: one.x + place.inward * PART.x, y: one.y + PART.y - 12 }))
        : found;
}

const HOOD = "M0-16C-9-12-14-2-14 13H14C14-2 9-12 0-16Z";
const BEAST = "M0-15L13-8L13 8L0 15L-13 8L-13-8Z";

export function Pawn({ figure, x = 0, y = 0 }: { figure: Figure; x?: number; y?: number }) {
    const isPerson = figure.health === null;
    return (
        <g class={`pawn pawn--${figure.tone} ${figure.tone}`} transform={`translate(${x} ${y})`}>
            {figure.active && <circle class="pawn__ring" r="18" />}
            {isPerson ? (
                <circle class="pawn__shape" r="14" />
            ) : (
                <path class="pawn__shape" d={figure.tone === "cultist" ? HOOD : BEAST} />
            )}
            <text class="pawn__name" x={isPerson ? 0 : -1.5} y={figure.tone === "cultist" ? 7 : 4.5}>
                {figure.short}
            </text>
            {figure.count > 1 && (
                <g class="pawn__count" transform="translate(12 -11)">
                    <circle r="8.5" />
                    <text y="4">{figure.count}</text>
                </g>
            )}
            {figure.health !== null && (
                <g class="pawn__life" transform="translate(14 13)">
                    <circle r="7.5" />
                    <text y="3.8">{figure.health}</text>
                </g>
            )}
        </g>
    );
}
