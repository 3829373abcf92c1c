import type { BoardProps } from "../board";
import { nameOf } from "../../pieces/choices";
import { Card } from "../../pieces/Card";
import { Nothing, Zone } from "../../pieces/Mat";
import { MythosCard } from "./MythosCard";
import type { Reach } from "./reach";
import { asked, HIDDEN, running, type Step, type View } from "./view";
import { Votes } from "./Votes";

interface MomentProps extends Pick<BoardProps<View>, "view" | "names" | "words" | "choose"> {
    reach: Reach;
}

/** What is going on between two actions: a vote, cards that are looked at, a choice that a card leaves. */
export function Moment({ view, names, words, reach, choose }: MomentProps) {
    const ask = asked(view);
    const ballot = running(ask) ?? view.board.ballot;
    const buttons = reach("button");
    const mythos = held(ask);
    const { target, book } = view.board;
    return (
        <div class="moment">
            {ballot && <Votes view={view} names={names} ballot={ballot} reach={reach} choose={choose} />}
            <Said ask={ask} view={view} names={names} />
            {mythos && (
                <Zone title={mythos.title}>
                    {mythos.cards.map((card, at) => (
                        <MythosCard
                            key={at}
                            card={card}
                            words={words}
                            target={target}
                            open={book.direction}
                            choices={reach(`shown:${card}`)}
                            choose={choose}
                        />
                    ))}
                    {mythos.cards.length === 0 && <Nothing />}
                </Zone>
            )}
            {ask && <Insanities ask={ask} names={names} words={words} reach={reach} choose={choose} />}
            {ask?.type === "gate.AskCharacter" && (
                <Zone title={`Who is ${names[ask.seat]}?`}>
                    {Object.entries(words).map(([id, { facts }]) => {
                        const gear = facts?.["equipment"];
                        if (typeof gear !== "string") return null;
                        const text = view.setup.options.equipment ? `${nameOf(words, gear)}: ${words[gear]?.text}` : "";
                        return (
                            <Card
                                key={id}
                                name={nameOf(words, id)}
                                text={text}
                                choices={reach(`shown:${id}`)}
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

/** The mythos cards that a question holds, and what is done with them. */
function held(ask: Step | undefined): { title: string; cards: string[] } | null {
    switch (ask?.type) {
        case "gate.AskGamble":
            return { title: "Drawn in the gamble: one goes into the incantation", cards: ask.cards };
        case "gate.AskLay":
            return { title: "Just drawn", cards: ask.cards };
        case "gate.AskToss":
            return { title: "Put aside to be discarded", cards: ask.aside };
        case "gate.AskSwap":
            return { title: "Looked at: one may be swapped for a card of the hand", cards: ask.seen };
        case "gate.AskPool":
            return { title: "Looked at", cards: ask.seen };
        case "gate.AskTop":
            return { title: "On the mythos deck, the top card first", cards: ask.seen };
        default:
            return null;
    }
}

function Said({ ask, view, names }: Pick<MomentProps, "view" | "names"> & { ask: Step | undefined }) {
    if (ask?.type === "gate.AskStatement") {
        return (
            <p class="moment__say">
                <b>{names[ask.seat]}</b> stands accused by {names[view.turn.seat]}, and may speak.
            </p>
        );
    }
    if (ask?.type === "gate.AskVolunteer") {
        return (
            <p class="moment__say">
                The Necronomicon is to be opened: will <b>{names[ask.seat]}</b> do it, and draw three insanity cards?
            </p>
        );
    }
    return null;
}

function Insanities({ ask, names, words, reach, choose }: Omit<MomentProps, "view"> & { ask: Step }) {
    if (ask.type === "gate.AskOther") {
        return (
            <Zone title={`A card of ${names[ask.seat]} takes effect`}>
                <Card name={nameOf(words, ask.card)} text={words[ask.card]?.text ?? ""} tone="insanity" />
            </Zone>
        );
    }
    if (ask.type !== "gate.AskRelicCard" && ask.type !== "gate.AskOrder") return null;
    return (
        <Zone title={ask.type === "gate.AskOrder" ? "Still to take effect" : "Drawn with the Holy Relic: one is kept"}>
            {ask.cards.map((card, at) => (
                <Card
                    key={at}
                    name={card === HIDDEN ? "An insanity card" : nameOf(words, card)}
                    text={words[card]?.text ?? ""}
                    tone="insanity"
                    choices={reach(`shown:${card}`)}
                    choose={choose}
                />
            ))}
        </Zone>
    );
}
