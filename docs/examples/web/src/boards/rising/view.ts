/** What the board reads of a view: the declarations that are made of the schema, and what follows from them. */

import type { Investigator, Roll, Space, Step, View } from "../../types/rising";

export type { Action, Die, Enemy, Held, Investigator, Part, Roll, Space, Step, View } from "../../types/rising";

/** The spaces on the ground, in the order in which a view keeps what lies on them. */
export const GROUND: readonly Space[] = [
    "north-vortex",
    "horror-vortex",
    "red-gate",
    "moon-vortex",
    "yellow-gate",
    "night-vortex",
    "blue-gate",
    "death-vortex",
    "final-vortex",
];
/** The fifth wound eliminates (RR-21.1). */
export const HEALTH = 5;
/** RR-11.3. */
export const MOST_STRESS = 4;
/** The skull at the end of the sanity track, its thresholds, and those that give a green die (RR-20.1, RR-20.4). */
export const MADNESS = 21;
export const THRESHOLDS: readonly number[] = [5, 9, 13, 16, 19, 20];
export const GREEN_AT: readonly number[] = [9, 16, 19, 20];
/** The highest level of a skill (RR-20.5). */
export const TOP_LEVEL = 4;
/** So many symbols in the Mythos discard pile make the Elder One advance (RR-19.2). */
export const SYMBOLS = 3;

/** What is asked: the last step of the agenda. */
export function asked(view: View): Step | undefined {
    return view.outcome ? undefined : view.agenda.at(-1);
}

/** The roll that lies on the table; while a card is used meanwhile it waits further down in the agenda. */
export function rollOf(view: View): Roll | null {
    for (const step of [...view.agenda].reverse()) if ("roll" in step) return step.roll;
    return null;
}

export function active(view: View): Investigator | undefined {
    return view.turn.number ? view.team.find((one) => one.character === view.turn.who) : undefined;
}

/** Where the active investigator is, or was when it died in its turn. */
export function here(view: View): Space | null {
    return active(view)?.space ?? view.turn.position;
}

/** Of a place in the team: whether who it is has been chosen, and who plays it; before that a view holds stand-ins. */
export const isChosen = (view: View, at: number): boolean =>
    !isToCome(view, at, "rising.ChooseInvestigators", "rising.AskInvestigator");
export const isShared = (view: View, at: number): boolean =>
    !isToCome(view, at, "rising.ShareOut", "rising.AskSharing");
export const isMad = (view: View): boolean => view.agenda.every((step) => step.type !== "rising.DealInsanities");

function isToCome(view: View, at: number, ...types: Step["type"][]): boolean {
    return view.agenda.some((step) => types.includes(step.type) && "at" in step && step.at <= at);
}
