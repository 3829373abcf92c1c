import type { BoardProps } from "../board";
import { nameOf } from "../../pieces/choices";
import { Spot } from "../../pieces/Spot";
import { healthOf, Pawn, toneOf } from "./Crowd";
import { counted, letters } from "./names";
import type { Reach } from "./reach";
import type { View } from "./view";

interface FoesProps extends Pick<BoardProps<View>, "view" | "words" | "choose"> {
    reach: Reach;
}

interface FoeFacts {
    black?: number;
    green?: number;
}

/** Every kind of enemy of this game: what its token looks like, and what it does. Cthulhu himself first. */
export function Foes({ view, words, reach, choose }: FoesProps) {
    const { left, right, unknown } = view.board;
    const kinds = [
        ...new Set(["cultist", "rlyeh-spawn", left, right, ...unknown, ...view.enemies.map(({ kind }) => kind)]),
    ];
    return (
        <div class="zone foes" role="group" aria-label="Enemies">
            <div class="zone__head">
                <span class="zone__title" aria-hidden="true">
                    Enemies
                </span>
            </div>
            <ul class="foes__list">
                <li class="foe">
                    <CthulhuSign />
                    <Told
                        words={words}
                        kind="cthulhu"
                        name={nameOf(words, "cthulhu")}
                        note="every part that is not destroyed"
                    />
                </li>
                {kinds.map((kind) => {
                    const there = view.enemies.filter((enemy) => enemy.kind === kind);
                    const name = nameOf(words, kind);
                    const slot = kind === left ? "the Left Monster; " : kind === right ? "the Right Monster; " : "";
                    const figure = {
                        short: letters(name),
                        tone: toneOf(kind),
                        count: 1,
                        health: healthOf(words, kind),
                        active: false,
                    };
                    const own = there.map((enemy) => `foe:${enemy.id}`);
                    return (
                        <li key={kind}>
                            <Spot label={name} class="foe" choices={reach(`kind:${kind}`, ...own)} choose={choose}>
                                <svg viewBox="-20 -20 44 44" width="40" height="40" aria-hidden="true">
                                    <Pawn figure={figure} />
                                </svg>
                                <Told
                                    words={words}
                                    kind={kind}
                                    name={name}
                                    note={`${slot}${there.length ? `${there.length} on the map` : "none on the map"}`}
                                />
                            </Spot>
                        </li>
                    );
                })}
            </ul>
        </div>
    );
}

function Told({
    words,
    kind,
    name,
    note,
}: {
    words: BoardProps<View>["words"];
    kind: string;
    name: string;
    note: string;
}) {
    const { black = 0, green = 0 } = (words[kind]?.facts ?? {}) as FoeFacts;
    const health = healthOf(words, kind);
    return (
        <details class="foe__told">
            <summary>
                <b>{name}</b>
                <span class="foe__dice">
                    {health > 0 && <span>health {health}</span>}
                    <span
                        class="foe__roll"
                        role="img"
                        aria-label={`attacks with ${counted(black, "black die", "black dice")} and ${counted(green, "green die", "green dice")}`}
                    >
                        {Array.from({ length: black + green }, (_, at) => (
                            <i key={at} class={at < black ? "cube cube--black" : "cube cube--green"} />
                        ))}
                    </span>
                </span>
                <small>{note}</small>
            </summary>
            <p>{words[kind]?.text}</p>
        </details>
    );
}

function CthulhuSign() {
    return (
        <svg class="cthulhu" viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
            <path d="M10 20C10 2 38 2 38 20c0 8-4 9-4 14M14 34c0-5-4-6-4-14M18 30c-2 6 1 8-3 13M24 30v13M30 30c2 6-1 8 3 13M17 21l5 3M31 21l-5 3" />
        </svg>
    );
}
