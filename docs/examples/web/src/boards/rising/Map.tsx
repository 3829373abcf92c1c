import type { ComponentChildren } from "preact";
import type { BoardProps, Choice } from "../board";
import { nameOf } from "../../pieces/choices";
import { Spot } from "../../pieces/Spot";
import { Crowd } from "./Crowd";
import { Links } from "./Links";
import { counted, foeName } from "./names";
import { chartOf, PART, ROUND, type Chart, type Place } from "./places";
import type { Reach } from "./reach";
import { useRunTo } from "./run";
import { Lair } from "./Lair";
import { GROUND, here, isChosen, type Space, type View } from "./view";

interface MapProps extends Pick<BoardProps<View>, "view" | "words" | "choices" | "choose"> {
    reach: Reach;
}

/**
 * The map of the city. A space is a button that lies over the picture, for all that can be done in it and to whoever is
 * there.
 */
export function CityMap({ view, words, choices, choose, reach }: MapProps) {
    const chart = chartOf(words);
    const runTo = useRunTo(view, choices, choose);
    const runs = reach("run");
    const from = here(view);
    const near = from ? chart.near(from).filter((space) => !chart.places.get(space)?.isPart) : [];
    const onSpace = (space: Space): Choice[] => {
        const foes = view.enemies.filter((enemy) => enemy.space === space).map((enemy) => `foe:${enemy.id}`);
        const people = view.team.filter((one) => one.space === space).map((one) => `one:${one.character}`);
        const found = reach(`space:${space}`, ...foes, ...people);
        return near.includes(space)
            ? [...runs.map((run) => ({ ...run, text: `${run.text} Go to the ${nameOf(words, space)}.` })), ...found]
            : found;
    };
    const take = (space: Space) => (choice: Choice) => {
        const run = runs.find((one) => one.notation === choice.notation);
        if (run) runTo(space);
        choose(run ?? choice);
    };
    const places = [...chart.places.values()];
    return (
        <div class="city" role="group" aria-label="The map">
            <div class="city__sheet" style={{ aspectRatio: `${chart.width} / ${chart.height}` }}>
                <svg class="city__svg" viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
                    <Links chart={chart} />
                    {places.map((place) => (
                        <Lair key={place.space} place={place} view={view} words={words} />
                    ))}
                </svg>
                {places.map((place) => (
                    <At
                        key={place.space}
                        chart={chart}
                        x={place.x}
                        y={place.y}
                        w={place.isPart ? PART.x : ROUND}
                        h={place.isPart ? PART.y : ROUND}
                    >
                        <Spot
                            label={nameOf(words, place.space)}
                            class={place.isPart ? "city__spot city__spot--part" : "city__spot"}
                            choices={onSpace(place.space)}
                            choose={take(place.space)}
                        >
                            <span class="hidden">{inWords(place, view, words)}</span>
                        </Spot>
                    </At>
                ))}
                <svg
                    class="city__svg city__svg--figures"
                    viewBox={`0 0 ${chart.width} ${chart.height}`}
                    aria-hidden="true"
                >
                    {places.map((place) => (
                        <Crowd key={place.space} place={place} view={view} words={words} />
                    ))}
                </svg>
            </div>
        </div>
    );
}

interface AtProps {
    chart: Chart;
    x: number;
    y: number;
    w: number;
    h: number;
    children: ComponentChildren;
}

/** A place over the picture, by its middle and half its size. */
function At({ chart, x, y, w, h, children }: AtProps) {
    const across = (value: number): string => `${(100 * value) / chart.width}%`;
    const down = (value: number): string => `${(100 * value) / chart.height}%`;
    return (
        <div
            class="city__at"
            style={{ left: across(x - w), top: down(y - h), width: across(2 * w), height: down(2 * h) }}
        >
            {children}
        </div>
    );
}

/** What is in a space, for whoever does not see the picture. */
function inWords({ space, isPart }: Place, view: View, words: BoardProps<View>["words"]): string {
    const people = view.team
        .filter((one, nth) => one.space === space && isChosen(view, nth))
        .map((one) => nameOf(words, one.character));
    const foes = view.enemies.filter((enemy) => enemy.space === space).map((enemy) => foeName(words, enemy.id));
    const part = view.parts.find((one) => one.space === space);
    const at = GROUND.indexOf(space);
    const has = [
        ...(isPart && part
            ? [
                  part.destroyed
                      ? "destroyed"
                      : `${counted(part.wounds, "wound")}, ${part.card ? "vulnerable" : "invulnerable"}`,
              ]
            : []),
        ...(view.board.tokens[at] ? ["a Discovery token"] : []),
        ...(view.board.energy[at] ? [`${view.board.energy[at]} Energy`] : []),
        ...(view.board.fire[at] ? [`${view.board.fire[at]} Fire`] : []),
        ...people,
        ...foes,
    ];
    return `${nameOf(words, space)}: ${has.join(", ") || "empty"}. `;
}
