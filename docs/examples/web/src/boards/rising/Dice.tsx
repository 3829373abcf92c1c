import type { BoardProps } from "../board";
import { Dice as Row, Die as Face } from "../../pieces/Secret";
import { Spot } from "../../pieces/Spot";
import { counted, foeName } from "./names";
import { nameOf } from "../../pieces/choices";
import type { Reach } from "./reach";
import { Symbol, type SymbolName } from "./symbols";
import type { Die, Roll, View } from "./view";

/** The symbols on the face that lies up. */
export function symbolsOn(die: Die): SymbolName[] {
    const face = die.replace(/^(black|green)-/, "");
    const found: SymbolName[] = [];
    if (face.includes("success")) found.push("success");
    if (face.includes("tentacle")) found.push("tentacle");
    if (face.includes("elder-sign")) found.push("elder");
    return found;
}

export interface Tally {
    successes: number;
    tentacles: number;
    elders: number;
}

/** What a roll comes to, with all that has been changed and added (RR-10.10, RR-10.11). */
export function tally(roll: Roll): Tally {
    const on = (symbol: SymbolName): number => roll.dice.filter((die) => symbolsOn(die).includes(symbol)).length;
    const elders = on("elder") - roll.signs;
    const changed = roll.signs + roll.doubled + roll.counted + roll.added + (roll.elders ? elders : 0);
    return { successes: on("success") + changed, tentacles: on("tentacle") + roll.extra, elders };
}

interface RollProps extends Pick<BoardProps<View>, "words" | "choose"> {
    roll: Roll;
    reach: Reach;
}

/** A roll as it lies on the table: why it was made, the dice, and what they come to. */
export function RollPanel({ roll, words, reach, choose }: RollProps) {
    const sum = tally(roll);
    const who = nameOf(words, roll.who);
    const targets = roll.targets.map((foe) => foeName(words, foe)).join(" and ");
    const about = {
        attack: `${who} attacks ${targets}`,
        attacked: `${targets} attacks ${who}`,
        fire: `The Fire on ${who} burns`,
        made: `${who} makes a roll`,
    }[roll.reason];
    const against = roll.reason === "attacked" || roll.reason === "fire";
    return (
        <div class="roll" role="group" aria-label={`Roll: ${about}`}>
            <p class="roll__about">
                <b>{about}</b>
                {roll.free > 0 && <span class="tag">{counted(roll.free, "free reroll")} left</span>}
                {roll.protected && <span class="tag">redirected by Protector</span>}
            </p>
            <Row label="The dice">
                {roll.dice.map((die, at) => (
                    <Spot
                        key={at}
                        label={`Reroll ${nameOf(words, die)}`}
                        class="roll__die"
                        choices={reach(`die:${die}`)}
                        choose={choose}
                    >
                        <Face label={nameOf(words, die)} tone={die.startsWith("green") ? "green" : "black"}>
                            {symbolsOn(die).map((symbol) => (
                                <Symbol key={symbol} of={symbol} size={symbolsOn(die).length > 1 ? 20 : 28} />
                            ))}
                        </Face>
                    </Spot>
                ))}
                {roll.dice.length === 0 && <span class="nothing">no dice</span>}
            </Row>
            <ul class="roll__sum">
                <li class="sum sum--success">
                    <Symbol of="success" /> {counted(sum.successes, "success", "successes")}
                    {against ? ` against ${who}: wounds` : ""}
                </li>
                <li class="sum sum--tentacle">
                    <Symbol of="tentacle" /> {counted(sum.tentacles, "tentacle")}
                    {roll.extra > 0 && `, ${roll.extra} of them of the enemy`}
                </li>
                <li class="sum sum--elder">
                    <Symbol of="elder" /> {counted(sum.elders, "elder sign")}
                    {roll.elders && sum.elders > 0 && ", each a success as well"}
                </li>
            </ul>
            {roll.signs + roll.counted + roll.added > 0 && (
                <p class="roll__changed">
                    Changed:
                    {roll.signs > 0 &&
                        ` ${counted(roll.signs, "elder sign")} counted as success${roll.doubled ? `, ${roll.doubled} of them twice` : ""}.`}
                    {roll.counted > 0 && ` ${counted(roll.counted, "tentacle")} counted as success too.`}
                    {roll.added > 0 && ` ${counted(roll.added, "success", "successes")} added.`}
                </p>
            )}
        </div>
    );
}
