import type { BoardProps } from "../board";
import { nameOf, typeInWords } from "../../pieces/choices";
import { Mat, Zone } from "../../pieces/Mat";
import { Spot } from "../../pieces/Spot";
import { Mind } from "./Mind";
import { MythosCard } from "./MythosCard";
import { Nature } from "./Nature";
import type { Reach } from "./reach";
import { HIDDEN, isDiscovered, type View } from "./view";

interface PlayerProps extends Pick<BoardProps<View>, "view" | "seat" | "names" | "waitingOn" | "words" | "choose"> {
    at: number;
    reach: Reach;
}

/** All that lies before one player; of others, what is public. */
export function Player({ view, at, seat, names, waitingOn, words, reach, choose }: PlayerProps) {
    const player = view.players[at];
    if (!player) return null;
    const you = at === seat;
    const { target, book, watch } = view.board;
    const seen = you || player.hand.some((card) => card !== HIDDEN);
    const toThem = reach(`player:${at}`);
    const deeds = [...new Set(toThem.map(({ action }) => typeInWords(action.type)))];
    const name = names[at] ?? "";
    const who = player.character ? nameOf(words, player.character) : "";
    return (
        <Mat
            seat={at}
            name={name}
            role={who}
            you={you}
            active={view.turn.number > 0 && view.turn.seat === at}
            waited={waitingOn.includes(at)}
            class={`player ${you ? "player--you" : ""} ${isDiscovered(player) ? "player--found" : ""}`}
        >
            <Spot label={name} class="suspect" choices={toThem} choose={choose}>
                <Nature view={view} player={player} name={name} you={you} words={words} />
                {deeds.length > 0 && <span class="suspect__deed">{deeds.length === 1 ? deeds[0] : "Choose …"}</span>}
            </Spot>
            <div class="player__tags">
                {watch === at && <span class="tag tag--watch">bears the watch</span>}
                {player.skips && <span class="tag">loses the next turn</span>}
                {view.turn.number > 0 && view.turn.seat === at && view.turn.body !== at && (
                    <span class="tag">acts through {names[view.turn.body]}</span>
                )}
                {view.turn.seat === at && view.turn.must && (
                    <span class="tag">must {view.turn.must}, says the Pistol</span>
                )}
                {view.turn.seat === at && view.turn.masked && <span class="tag">wears the Ritual Mask</span>}
            </div>
            {seen ? (
                <Zone title={you ? "Your hand" : "Hand"} class="hand">
                    {player.hand.map((card, place) => (
                        <MythosCard
                            key={place}
                            card={card}
                            words={words}
                            target={target}
                            open={book.direction}
                            choices={you || view.turn.body === at ? reach(`hand:${card}`) : []}
                            choose={choose}
                        />
                    ))}
                    {player.hand.length === 0 && <span class="nothing">no cards</span>}
                </Zone>
            ) : (
                <p class="backs">
                    <span class="backs__cards" aria-hidden="true">
                        {player.hand.map((_, place) => (
                            <i key={place} />
                        ))}
                    </span>
                    {player.hand.length === 1 ? "1 card" : `${player.hand.length || "no"} cards`} in hand
                </p>
            )}
            <Things view={view} at={at} seat={seat} words={words} reach={reach} choose={choose} />
            <Mind
                mind={player.mind}
                at={at}
                name={name}
                alone={you && view.outcome === null}
                words={words}
                reach={reach}
                choose={choose}
            />
        </Mat>
    );
}

type ThingsProps = Pick<PlayerProps, "view" | "at" | "seat" | "words" | "reach" | "choose">;

/** Equipment and Artifacts, with the uses that are left. */
function Things({ view, at, seat, words, reach, choose }: ThingsProps) {
    const player = view.players[at];
    if (!player) return null;
    const gear =
        view.setup.options.equipment && player.character ? words[player.character]?.facts?.["equipment"] : null;
    const you = at === seat;
    const things = [
        ...(typeof gear === "string" ? [{ card: gear, uses: player.uses, choices: you ? reach("gear") : [] }] : []),
        ...player.artifacts.map(({ card, uses }) => ({ card, uses, choices: you ? reach(`artifact:${card}`) : [] })),
    ];
    if (!things.length) return null;
    return (
        <ul class="things" aria-label="Equipment and Artifacts">
            {things.map(({ card, uses, choices }, place) => (
                <li key={place}>
                    <Spot
                        label={nameOf(words, card)}
                        class={`thing ${uses ? "" : "thing--spent"}`}
                        choices={choices}
                        choose={choose}
                    >
                        <b title={words[card]?.text}>{nameOf(words, card)}</b>
                        <span>{uses ? `${uses} ${uses === 1 ? "use" : "uses"} left` : "used up"}</span>
                        {you && uses > 0 && <small>{words[card]?.text}</small>}
                    </Spot>
                </li>
            ))}
        </ul>
    );
}
