import type { BoardProps } from "../board";
import { nameOf, typeInWords } from "../../pieces/choices";
import { Spot } from "../../pieces/Spot";
import { Pips, Token } from "../../pieces/Token";
import { Belongings } from "./Belongings";
import { Pawn } from "./Crowd";
import { counted, letters } from "./names";
import type { Reach } from "./reach";
import { Sanity } from "./Sanity";
import { Symbol } from "./symbols";
import {
    active,
    HEALTH,
    isChosen,
    isMad,
    isShared,
    MOST_STRESS,
    TOP_LEVEL,
    type Investigator,
    type View,
} from "./view";

interface SheetProps extends Pick<BoardProps<View>, "view" | "names" | "words" | "choose"> {
    one: Investigator;
    at: number;
    reach: Reach;
}

/** The board of one investigator. */
export function Sheet({ view, names, words, one, at, reach, choose }: SheetProps) {
    if (!isChosen(view, at)) return <Unknown at={at} />;
    const who = one.character;
    const name = nameOf(words, who);
    const acts = one === active(view);
    const dead = one.space === null && view.turn.number > 0;
    const figure = { short: letters(name), tone: `seat-${at}`, count: 1, health: null, active: acts };
    const toThem = reach(`one:${who}`);
    const deeds = [...new Set(toThem.map(({ action }) => typeInWords(action.type)))];
    const id = `sheet-${at}`;
    return (
        <section
            class={`mat sheet seat-${at} ${acts ? "mat--active" : ""} ${dead ? "sheet--dead" : ""}`}
            aria-labelledby={id}
        >
            <Spot label={name} class="sheet__who" choices={toThem} choose={choose}>
                <svg viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">
                    <Pawn figure={figure} />
                </svg>
                <span>
                    <h3 id={id}>{name}</h3>
                    <span class="sheet__where">
                        {view.setup.names.length > 1 && isShared(view, at) && `${names[one.seat]}, `}
                        {dead
                            ? one.wounds >= HEALTH
                                ? "killed"
                                : "consumed by madness"
                            : one.space
                              ? nameOf(words, one.space)
                              : "not on the map yet"}
                    </span>
                </span>
                {acts && (
                    <span class="tag tag--turn">
                        {view.turn.phase === "actions" ? `${counted(view.turn.actions, "action")} left` : "in turn"}
                    </span>
                )}
                {deeds.length > 0 && <span class="sheet__deed">{deeds.join(" / ")}</span>}
            </Spot>
            {!dead && (
                <>
                    <Spot label={`Rest of ${name}`} class="sheet__harm" choices={reach(`rest:${who}`)} choose={choose}>
                        <span class="harm">
                            <Symbol of="heart" /> Wounds{" "}
                            <Pips label="Wounds" count={one.wounds} of={HEALTH} tone="wound" />
                        </span>
                        <span class="harm">
                            <Symbol of="symbol" /> Stress{" "}
                            <Pips label="Stress" count={one.stress} of={MOST_STRESS} tone="stress" />
                        </span>
                    </Spot>
                    <Sanity at={one.sanity} />
                    <div class="sheet__tokens">
                        <Token
                            one="Energy"
                            many="Energy"
                            count={one.energy}
                            tone="energy"
                            sign={<Symbol of="energy" size={16} />}
                        />
                        {one.fire > 0 && (
                            <Token
                                one="Fire"
                                many="Fire"
                                count={one.fire}
                                tone="fire"
                                sign={<Symbol of="fire" size={16} />}
                            />
                        )}
                        {one.deaths > 0 && <span class="tag">came back {counted(one.deaths, "time")}</span>}
                    </div>
                    <Skills view={view} words={words} one={one} reach={reach} choose={choose} />
                    {isMad(view) && <Madness words={words} one={one} />}
                    <Belongings view={view} words={words} one={one} reach={reach} choose={choose} />
                </>
            )}
        </section>
    );
}

function Unknown({ at }: { at: number }) {
    return (
        <section class="mat sheet sheet--dead" aria-labelledby={`sheet-${at}`}>
            <h3 id={`sheet-${at}`}>Investigator {at + 1}</h3>
            <span class="sheet__where">not chosen yet</span>
        </section>
    );
}

type SkillsProps = Pick<SheetProps, "view" | "words" | "one" | "reach" | "choose">;

function Skills({ view, words, one, reach, choose }: SkillsProps) {
    const skills = (words[one.character]?.facts?.["skills"] ?? []) as string[];
    const ask = view.agenda.at(-1);
    const raises = ask?.type === "rising.AskSkill" && ask.who === one.character;
    return (
        <ul class="skills" aria-label="Skills">
            {skills.map((skill, place) => (
                <li key={skill}>
                    <Spot
                        label={nameOf(words, skill)}
                        class="skill"
                        choices={raises ? reach(`skill:${skill}`) : []}
                        choose={choose}
                    >
                        <details>
                            <summary>
                                <span>{nameOf(words, skill)}</span>{" "}
                                <Pips label="Level" count={one.levels[place] ?? 1} of={TOP_LEVEL} tone="level" />
                            </summary>
                            <span>{words[skill]?.text}</span>
                        </details>
                    </Spot>
                </li>
            ))}
        </ul>
    );
}

function Madness({ words, one }: Pick<SheetProps, "words" | "one">) {
    const { insanity, tokens, partner, kept, lying } = one.mind;
    const notes = [
        ...(tokens ? [counted(tokens, "token")] : []),
        ...(partner ? [`partner ${nameOf(words, partner)}`] : []),
        ...(kept ? [`keeps ${nameOf(words, kept)}`] : []),
        ...(lying ? ["lies down"] : []),
    ];
    return (
        <details class="madness">
            <summary>
                {nameOf(words, insanity)}
                {notes.length > 0 && <small> {notes.join(", ")}</small>}
            </summary>
            <span>{words[insanity]?.text}</span>
        </details>
    );
}
