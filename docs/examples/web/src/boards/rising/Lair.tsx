import type { Words } from "../board";
import { nameOf } from "../../pieces/choices";
import { PART, ROUND, type Place } from "./places";
import { pathOf, type SymbolName } from "./symbols";
import { GROUND, type View } from "./view";

interface LairProps {
    place: Place;
    view: View;
    words: Words;
}

/** A space of the map, without the figures in it. */
export function Lair({ place, view, words }: LairProps) {
    return place.isPart ? (
        <BodyPart place={place} view={view} words={words} />
    ) : (
        <Ground place={place} view={view} words={words} />
    );
}

const GATE = /^(red|yellow|blue)-gate$/;

function Ground({ place: { space, x, y }, view, words }: LairProps) {
    const at = GROUND.indexOf(space);
    const gate = GATE.exec(space)?.[1];
    const tokens: [SymbolName, number][] = [
        ["discovery", view.board.tokens[at] ?? 0],
        ["energy", view.board.energy[at] ?? 0],
        ["fire", view.board.fire[at] ?? 0],
    ];
    const lying = tokens.filter(([, count]) => count > 0);
    const step = lying.some(([, count]) => count > 1) ? 38 : 28;
    return (
        <g class={gate ? `lair gate--${gate}` : "lair vortex"} transform={`translate(${x} ${y})`}>
            <circle class="lair__ground" r={ROUND} />
            <circle class="lair__shape" r={ROUND} />
            {gate ? (
                <circle class="lair__inner" r={ROUND - 6} />
            ) : (
                <path
                    class="lair__inner"
                    d="M0-8a8 8 0 0 1 8 8a16 16 0 0 1-16 16a24 24 0 0 1-24-24M0 8a8 8 0 0 1-8-8a16 16 0 0 1 16-16a24 24 0 0 1 24 24"
                />
            )}
            <text class="lair__name" y={-ROUND - 6}>
                {nameOf(words, space)}
            </text>
            {lying.map(([token, count], nth) => (
                <g
                    key={token}
                    class={`lying lying--${token}`}
                    transform={`translate(${(nth - (lying.length - 1) / 2) * step} ${ROUND + 2})`}
                >
                    <circle r="12" />
                    <path d={pathOf(token)} transform="translate(-9.6 -9.6) scale(0.4)" />
                    {count > 1 && (
                        <text x="13" y="5">
                            {count}
                        </text>
                    )}
                </g>
            ))}
        </g>
    );
}

function BodyPart({ place: { space, x, y }, view, words }: LairProps) {
    const part = view.parts.find((one) => one.space === space);
    const health = Number(words[space]?.facts?.["health"] ?? 0);
    const state = part?.destroyed ? "destroyed" : part?.card ? "vulnerable" : "sealed";
    const step = Math.min(13, 80 / Math.max(1, health));
    return (
        <g class={`lair part part--${state}`} transform={`translate(${x} ${y})`}>
            <rect class="lair__ground" x={-PART.x} y={-PART.y} width={2 * PART.x} height={2 * PART.y} rx="18" />
            <rect class="lair__shape" x={-PART.x} y={-PART.y} width={2 * PART.x} height={2 * PART.y} rx="18" />
            <text class="part__name" y="-19">
                {nameOf(words, space)}
            </text>
            {!part?.destroyed &&
                Array.from({ length: health }, (_, at) => (
                    <path
                        key={at}
                        class={at < (part?.wounds ?? 0) ? "part__life part__life--lost" : "part__life"}
                        d={pathOf("heart")}
                        transform={`translate(${(at - (health - 1) / 2) * step - 6} -14) scale(0.25)`}
                    />
                ))}
            {part?.destroyed && <path class="part__cross" d="M-36-8L36 26M36-8L-36 26" />}
            <text class="part__state" y={part?.destroyed ? 14 : 15}>
                {state === "sealed" ? "invulnerable" : state}
            </text>
        </g>
    );
}
