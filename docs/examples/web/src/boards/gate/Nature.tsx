import type { Words } from "../board";
import { nameOf } from "../../pieces/choices";
import { HIDDEN, isDiscovered, type Player, type View } from "./view";

interface NatureProps {
    view: View;
    player: Player;
    name: string;
    you: boolean;
    words: Words;
}

const FACES: Record<string, string> = {
    unknown:
        "M24 8c-8 0-13 6-13 14 0 7 3 10 5 14h16c2-4 5-7 5-14 0-8-5-14-13-14zM20 19c0-6 9-6 9 0 0 4-5 4-5 8M24 32h.1",
    investigators: "M10 20h28M15 20c0-12 18-12 18 0M16 24c0 10 3 15 8 15s8-5 8-15M20 27h.1M28 27h.1",
    cultists: "M24 5C13 9 10 22 10 40h28C38 22 35 9 24 5zM24 15c-6 2-8 9-8 16h16c0-7-2-14-8-16zM21 25h.1M27 25h.1",
};

/** Who somebody is: a back, the own card, or what an accusation has shown. */
export function Nature({ view, player, name, you, words }: NatureProps) {
    const { nature, revealed } = player;
    const known = nature !== null && nature !== HIDDEN;
    const turning = view.setup.options.turning ? [...player.mind.secret].reverse() : [];
    const turned = turning.map((card) => words[card]?.facts?.["turns"]).find((side) => typeof side === "string");
    const side =
        revealed?.side ?? turned ?? (known ? (nature === "investigator" ? "investigators" : "cultists") : "unknown");
    const over = view.outcome !== null;
    return (
        <div class={`nature nature--${side}`}>
            <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
                <path d={FACES[String(side)]} />
            </svg>
            <span class="nature__words">
                {revealed ? (
                    <b>{isDiscovered(player) ? "Discovered Cultist" : "Proven Investigator"}</b>
                ) : known ? (
                    <>
                        <b>{nameOf(words, nature)}</b>
                        {typeof turned === "string" && <span>but turned: now with the {turned}</span>}
                        {you && !over && <small>only you see this. {words[nature]?.text}</small>}
                    </>
                ) : (
                    <span>{nature === null ? `${name} has no Secret Nature yet` : "Secret Nature face down"}</span>
                )}
            </span>
        </div>
    );
}
