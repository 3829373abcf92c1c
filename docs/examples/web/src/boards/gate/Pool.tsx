import type { BoardProps } from "../board";
import { nameOf } from "../../pieces/choices";
import { Spot } from "../../pieces/Spot";
import { MythosCard } from "./MythosCard";
import type { Reach } from "./reach";
import { HIDDEN, type View } from "./view";
import { direction, signed, worth } from "./worth";

const TRIGGER = 7;
const NEEDED = 4;

interface PoolProps extends Pick<BoardProps<View>, "view" | "words" | "choose"> {
    reach: Reach;
    /** So many cards of it are being looked at. */
    away: number;
}

/** The incantation: the cards in the order in which they were laid, up to the one that triggers it. */
export function Pool({ view, words, reach, choose, away }: PoolProps) {
    const { target, book } = view.board;
    const { trigger = TRIGGER, needed = NEEDED } = direction(words, book.direction);
    const laid = view.pool;
    const open = laid.filter(({ card }) => card !== HIDDEN);
    const net = target ? open.reduce((sum, { card }) => sum + worth(words, card, target, book.direction), 0) : 0;
    const slots = Array.from({ length: Math.max(trigger, laid.length) }, (_, at) => at);
    const revealed = target !== null && open.length === trigger;
    const aim = target
        ? `${needed} more for ${nameOf(words, target)} than against it are needed`
        : "no target is declared";
    return (
        <Spot label="The incantation" class="pool-spot" choices={reach("pool")} choose={choose}>
            <div class="zone pool" role="group" aria-label={`Incantation: ${laid.length} of ${trigger} cards`}>
                <div class="zone__head">
                    <span class="zone__title" aria-hidden="true">
                        Incantation
                    </span>
                    <span class="zone__note">
                        {laid.length} of {trigger} cards; {aim}
                        {revealed && `: these come to ${signed(net)}`}
                        {away > 0 && `; ${away} of its cards are being looked at`}
                    </span>
                </div>
                {book.direction && (
                    <p class="pool__book">
                        The Necronomicon is open. <b>{nameOf(words, book.direction)}:</b> {words[book.direction]?.text}{" "}
                        A failure loses the game.
                    </p>
                )}
                <ol class="pool__slots">
                    {slots.map((at) => {
                        const card = laid[at]?.card;
                        const name = at === 0 ? "Seed" : at === trigger - 1 ? "Trigger" : String(at + 1);
                        return (
                            <li key={at} class={card ? "slot" : "slot slot--empty"}>
                                {card && (
                                    <MythosCard card={card} words={words} target={target} open={book.direction} small />
                                )}
                                <span class="slot__name">{name}</span>
                            </li>
                        );
                    })}
                </ol>
            </div>
        </Spot>
    );
}
