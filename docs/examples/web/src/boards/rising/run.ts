/** To run to a space beside is two actions: the second is done as soon as the first has been. */

import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "../board";
import { typeName } from "../../pieces/choices";
import type { Space, View } from "./view";

/** While an answer is on its way `choose` does nothing, and the page is drawn again after it: so often it is tried. */
const TRIES = 6;

interface Goal {
    space: Space;
    /** As the table was when the run was begun. */
    before: View;
    tries: number;
}

/**
 * What notes where a run is to go. If anything else can be decided before the step, such as to sneak, it is not taken.
 */
export function useRunTo(view: View, choices: Choice[], choose: (choice: Choice) => void): (space: Space) => void {
    const goal = useRef<Goal | null>(null);
    useEffect(() => {
        const wanted = goal.current;
        if (wanted === null || wanted.before === view) return;
        const go = choices.find(({ action }) => action.type === "rising.Go" && action["space"] === wanted.space);
        const onlySteps = choices.every(({ action }) => ["Go", "Stop"].includes(typeName(action.type)));
        if (!go || !onlySteps || wanted.tries === 0) goal.current = null;
        else {
            wanted.tries -= 1;
            choose(go);
        }
    });
    return (space) => {
        goal.current = { space, before: view, tries: TRIES };
    };
}
