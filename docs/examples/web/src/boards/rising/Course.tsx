import type { BoardProps } from "../board";
import { nameOf } from "../../pieces/choices";
import { Pile } from "../../pieces/Card";
import { Pips } from "../../pieces/Token";
import { Track } from "../../pieces/Track";
import { counted } from "./names";
import { Symbol } from "./symbols";
import { SYMBOLS, type View } from "./view";

type CourseProps = Pick<BoardProps<View>, "view" | "words">;

const PHASES = ["actions", "mythos", "investigate-or-fight", "end-of-turn"] as const;

/** Whose turn it is and how far it has gone, and how far Cthulhu has. */
export function Course({ view, words }: CourseProps) {
    const { turn, board, setup, parts } = view;
    const length = setup.options.track_length;
    const destroyed = parts.filter((part) => part.destroyed);
    return (
        <div class="course">
            <div class="course__turn">
                <p class="course__who">
                    {turn.number ? (
                        <>
                            Turn {turn.number}: <b>{nameOf(words, turn.who)}</b>
                        </>
                    ) : (
                        "Setting up"
                    )}
                </p>
                <ol class="phases" aria-label="Phases of the turn">
                    {PHASES.map((phase) => (
                        <li
                            key={phase}
                            class={turn.number && phase === turn.phase ? "phase phase--now" : "phase"}
                            aria-current={turn.number && phase === turn.phase ? "step" : undefined}
                        >
                            {nameOf(words, phase)}
                            {phase === "actions" && turn.phase === "actions" && turn.number > 0 && (
                                <b> {counted(turn.actions, "action")} left</b>
                            )}
                        </li>
                    ))}
                </ol>
            </div>
            <Track
                label="Cthulhu advances"
                at={board.track}
                of={length}
                from={1}
                tone="elder"
                printed={{ [length]: "☠" }}
                note={turn.advances ? "again at the end of this turn" : `all is lost on ${length}`}
            />
            <p class="course__aim">
                To win, destroy the <b>Head</b> and two other parts:{" "}
                <Pips label="Body parts destroyed" count={destroyed.length} of={parts.length} tone="destroyed" />{" "}
                {destroyed.length ? destroyed.map((part) => nameOf(words, part.space)).join(", ") : "none yet"}
            </p>
            <Decks view={view} words={words} />
        </div>
    );
}

/** The decks, and the open Mythos discard pile with the symbols that make the Elder One advance. */
function Decks({ view, words }: CourseProps) {
    const { mythos, discovery, board, setup } = view;
    const bears = (card: string): boolean => words[card]?.facts?.["symbol"] === true;
    const symbols = mythos.discard.filter(bears).length;
    return (
        <div class="decks">
            <Pile count={mythos.deck.length} label="Mythos deck" />
            <Pile count={discovery.deck.length} label="Discovery deck" />
            {setup.options.shared_energy && <Pile count={board.pool} label="Energy of the group" />}
            <div class="decks__discard">
                <p>
                    Mythos discard pile: <Pips label="Summoning symbols" count={symbols} of={SYMBOLS} tone="symbol" />{" "}
                    of {SYMBOLS} symbols, then Cthulhu advances
                </p>
                {mythos.discard.length > 0 && (
                    <details>
                        <summary>
                            {counted(mythos.discard.length, "card")}, the last one{" "}
                            <b>{nameOf(words, mythos.discard.at(-1) ?? "")}</b>
                        </summary>
                        <ul class="chips">
                            {mythos.discard.map((card, at) => (
                                <li key={at} class="chip" title={words[card]?.text}>
                                    {bears(card) && <Symbol of="symbol" size={14} />} {nameOf(words, card)}
                                </li>
                            ))}
                        </ul>
                    </details>
                )}
                {discovery.discard.length > 0 && (
                    <p>Discoveries discarded: {discovery.discard.map((card) => nameOf(words, card)).join(", ")}</p>
                )}
            </div>
        </div>
    );
}
