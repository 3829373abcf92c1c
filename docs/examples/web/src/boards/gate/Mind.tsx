import type { Choice, Words } from "../board";
import { nameOf } from "../../pieces/choices";
import { Spot } from "../../pieces/Spot";
import type { Reach } from "./reach";
import { HIDDEN, type Player } from "./view";

interface MindProps {
    mind: Player["mind"];
    at: number;
    name: string;
    /** Nobody else sees those that lie face down. */
    alone: boolean;
    words: Words;
    reach: Reach;
    choose(choice: Choice): void;
}

interface Lying {
    card: string;
    count: number;
    fresh: boolean;
    down: boolean;
    /** What is clicked for it. */
    thing: string;
}

/** Open ones of one kind together; face-down ones one by one, since each is chosen by its place. */
function lying({ open, fresh, secret, fresh_secret }: Player["mind"], at: number): Lying[] {
    const up = (cards: string[], isFresh: boolean): Lying[] =>
        [...new Set(cards)].map((card) => ({
            card,
            count: cards.filter((one) => one === card).length,
            fresh: isFresh,
            down: false,
            thing: `insanity:${at}:${card}`,
        }));
    const down = [...secret, ...fresh_secret].map((card, place) => ({
        card,
        count: 1,
        fresh: place >= secret.length,
        down: true,
        thing: `secret:${at}:${place + 1}`,
    }));
    return [...up(open, false), ...up(fresh, true), ...down];
}

/** The insanity cards of a player: open ones by name, others as backs. */
export function Mind({ mind, at, name, alone, words, reach, choose }: MindProps) {
    const cards = lying(mind, at);
    if (!cards.length) return null;
    return (
        <ul class="mind" aria-label={`Insanity of ${name}`}>
            {cards.map(({ card, count, fresh, down, thing }, place) => {
                const known = card !== HIDDEN;
                const called = known ? nameOf(words, card) : "face-down insanity";
                return (
                    <li key={place}>
                        <Spot
                            label={called}
                            class={`mad ${down ? "mad--down" : ""}`}
                            choices={reach(thing)}
                            choose={choose}
                        >
                            {known && words[card]?.text ? (
                                <details>
                                    <summary>
                                        {called}
                                        {count > 1 && <b> ×{count}</b>}
                                    </summary>
                                    <span class="mad__text">{words[card]?.text}</span>
                                </details>
                            ) : (
                                <span>{called}</span>
                            )}
                            {known && down && <span class="mad__note">face down{alone && ", only you see it"}</span>}
                            {fresh && <span class="mad__note">new: counts from the next turn</span>}
                        </Spot>
                    </li>
                );
            })}
        </ul>
    );
}
