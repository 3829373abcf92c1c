/** What the board reads of a view: the declarations that are made of the schema, and what follows from them. */

import type { Ballot, Player, Step, View } from "../../types/gate";

export type { Action, Ballot, Player, Step, View } from "../../types/gate";

/** Stands for what this seat may not see. */
export const HIDDEN = "?";

/** A vote as it lies before somebody: not given yet, given and not seen, or seen. */
export type Lain = boolean | "?" | null;

export interface RunningBallot extends Omit<Ballot, "votes"> {
    votes: Lain[];
    voters: number[];
    open: boolean;
}

export function isDiscovered(player: Player): boolean {
    return player.revealed?.side === "cultists";
}

/** What is asked: the last step of the agenda. */
export function asked(view: View): Step | undefined {
    return view.outcome ? undefined : view.agenda.at(-1);
}

export function running(ask: Step | undefined): RunningBallot | null {
    return ask?.type === "gate.AskVotes" || ask?.type === "gate.AskAccused" || ask?.type === "gate.AskBook"
        ? ask
        : null;
}

/** How many cards of the pool are in somebody's hands, being looked at. */
export function lookedAt(ask: Step | undefined): number {
    return ask?.type === "gate.AskSwap" || ask?.type === "gate.AskPool" ? ask.seen.length : 0;
}
