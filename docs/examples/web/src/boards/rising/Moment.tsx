import type { BoardProps, Words } from "../board";
import { nameOf } from "../../pieces/choices";
import { Card } from "../../pieces/Card";
import { Zone } from "../../pieces/Mat";
import { Spot } from "../../pieces/Spot";
import { RollPanel } from "./Dice";
import { halvesOf, KindSign } from "./Halves";
import { counted, foeName } from "./names";
import type { Reach } from "./reach";
import { asked, rollOf, type Step, type View } from "./view";

interface MomentProps extends Pick<BoardProps<View>, "view" | "words" | "choices" | "choose"> {
    reach: Reach;
}

/** What is going on: the card in force, the roll that lies there, a question of its own. */
export function Moment({ view, words, choices, reach, choose }: MomentProps) {
    const ask = asked(view);
    const roll = rollOf(view);
    const buttons = reach("button");
    const told = ask ? inWords(ask, words) : "";
    return (
        <div class="moment">
            {view.mythos.playing.map((card) => (
                <MythosCard key={card} card={card} words={words} reach={reach} choose={choose} />
            ))}
            {view.discovery.drawn.map((card) => (
                <Found key={card} card={card} words={words} reach={reach} choose={choose} />
            ))}
            {roll && <RollPanel roll={roll} words={words} reach={reach} choose={choose} />}
            {told && <p class="moment__say">{told}</p>}
            {ask && (ask.type === "rising.AskInvestigator" || ask.type === "rising.AskRelic") && (
                <Zone title="To choose from">
                    {choices.map((choice) => {
                        const id = String(choice.action["who"] ?? choice.action["relic"]);
                        const skills = (words[id]?.facts?.["skills"] ?? []) as string[];
                        const text = skills.map((skill) => nameOf(words, skill)).join(", ") || (words[id]?.text ?? "");
                        return (
                            <Card
                                key={id}
                                name={nameOf(words, id)}
                                text={text}
                                choices={reach(`choose:${id}`)}
                                choose={choose}
                            />
                        );
                    })}
                </Zone>
            )}
            {buttons.length > 0 && (
                <div class="moment__buttons">
                    {buttons.map((choice) => (
                        <button key={choice.notation} type="button" onClick={() => choose(choice)}>
                            {choice.text}
                        </button>
                    ))}
                </div>
            )}
        </div>
    );
}

interface CardProps extends Pick<MomentProps, "words" | "reach" | "choose"> {
    card: string;
}

function MythosCard({ card, words, reach, choose }: CardProps) {
    const symbol = words[card]?.facts?.["symbol"] === true;
    return (
        <Card
            kind={symbol ? "Mythos card, with a summoning symbol" : "Mythos card"}
            name={nameOf(words, card)}
            text={words[card]?.text ?? ""}
            tone="mythos"
            choices={reach(`mythos:${card}`)}
            choose={choose}
        />
    );
}

/** A Discovery card that has been drawn: one of its halves may be claimed. */
function Found({ card, words, reach, choose }: CardProps) {
    const { centre, left, right } = halvesOf(words, card);
    return (
        <div class="found" role="group" aria-label={`Discovery card: ${nameOf(words, card)}`}>
            <p class="found__name">
                <span class="card__kind">Discovery card</span> <b>{nameOf(words, card)}</b>
            </p>
            {centre && <p class="found__centre">{centre}</p>}
            <div class="found__halves">
                {(["left", "right"] as const).map((side) => {
                    const half = side === "left" ? left : right;
                    return (
                        <Spot
                            key={side}
                            label={`The ${side} half`}
                            class={`half half--${side}`}
                            choices={reach(`half:${side}`)}
                            choose={choose}
                        >
                            <b>
                                <KindSign kind={half.kind} /> {side === "left" ? "◀ left" : "right ▶"}
                            </b>
                            <span>{half.text}</span>
                        </Spot>
                    );
                })}
            </div>
        </div>
    );
}

/** What a question holds that no piece on the table shows. */
function inWords(ask: Step, words: Words): string {
    switch (ask.type) {
        case "rising.AskStep":
            return [
                `${nameOf(words, ask.who)} runs: ${counted(ask.left, "space")} left.`,
                ...(ask.sneaked.length
                    ? [`These will not follow: ${ask.sneaked.map((foe) => foeName(words, foe)).join(", ")}.`]
                    : []),
                ...(ask.along ? [`${nameOf(words, ask.along)} comes along.`] : []),
            ].join(" ");
        case "rising.AskTargets":
            return `${nameOf(words, ask.who)} attacks ${ask.targets.map((foe) => foeName(words, foe)).join(" and ")}.`;
        case "rising.AskSplit":
            return `Wounds given so far: ${ask.given.join(", ") || "none"}.`;
        case "rising.AskRedirect":
            return `${foeName(words, ask.foe)} attacks ${nameOf(words, ask.who)}; ${nameOf(words, ask.by)} could take it.`;
        case "rising.AskWay":
            return `${foeName(words, ask.foe)} moves towards ${nameOf(words, ask.goal)}.`;
        case "rising.AskPath":
            return `${nameOf(words, ask.who)} is moved towards ${nameOf(words, ask.goal)}: ${counted(ask.left, "space")} left.`;
        case "rising.AskToll":
            return `To be paid: ${ask.left.map((toll) => `${foeName(words, toll.foe)} (${toll.stress} stress, ${toll.wounds} wounds)`).join(", ")}.`;
        case "rising.AskCompanion":
            return `${counted(ask.left, "wound")} for ${nameOf(words, ask.who)}.`;
        case "rising.AskDiscard":
            return `${nameOf(words, ask.who)} discards ${counted(ask.left, "card")}.`;
        case "rising.AskCancel":
            return `The card is ${nameOf(words, ask.card)}.`;
        default:
            return "";
    }
}
