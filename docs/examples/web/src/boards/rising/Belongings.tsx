import type { BoardProps } from "../board";
import { nameOf } from "../../pieces/choices";
import { Spot } from "../../pieces/Spot";
import { halvesOf, KindSign } from "./Halves";
import { counted } from "./names";
import type { Reach } from "./reach";
import type { Held, Investigator, View } from "./view";

interface BelongingsProps extends Pick<BoardProps<View>, "view" | "words" | "choose"> {
    one: Investigator;
    reach: Reach;
}

/** The Discovery cards under the two sides of a board, and the Unknown Relic. */
export function Belongings({ view, words, one, reach, choose }: BelongingsProps) {
    const { relic, cards } = one;
    if (!cards.length && relic === null) return null;
    const own = relic !== null && view.turn.who === one.character ? reach(`relic:${relic}`) : [];
    return (
        <ul class="belongings" aria-label="What it has">
            {cards.map((held) => (
                <li key={held.card}>
                    <Spot
                        label={nameOf(words, held.card)}
                        class="belonging"
                        choices={reach(`card:${held.card}`)}
                        choose={choose}
                    >
                        <Claimed held={held} words={words} />
                    </Spot>
                </li>
            ))}
            {relic !== null && (
                <li>
                    <Spot label={nameOf(words, relic)} class="belonging" choices={own} choose={choose}>
                        <details>
                            <summary>{nameOf(words, relic)}</summary>
                            <span>{words[relic]?.text}</span>
                        </details>
                    </Spot>
                </li>
            )}
        </ul>
    );
}

function Claimed({ held, words }: { held: Held; words: BoardProps<View>["words"] }) {
    const half = halvesOf(words, held.card)[held.side];
    const opens = half.incantation;
    const notes = [
        held.side,
        ...(half.health ? [counted(half.health - held.wounds, "health", "health")] : []),
        ...(held.used ? ["used this turn"] : []),
    ];
    return (
        <details>
            <summary>
                <KindSign kind={half.kind} /> {nameOf(words, held.card)} <small>{notes.join(", ")}</small>
                {opens && (
                    <small class="opens">
                        opens the {nameOf(words, opens.part)} for {opens.energy} Energy
                    </small>
                )}
            </summary>
            <span>{half.text}</span>
        </details>
    );
}
