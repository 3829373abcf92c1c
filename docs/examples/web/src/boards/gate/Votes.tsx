import type { BoardProps, Choice } from "../board";
import { Spot } from "../../pieces/Spot";
import type { Reach } from "./reach";
import { isDiscovered, type Ballot, type Lain, type RunningBallot, type View } from "./view";

interface SlipProps {
    name: string;
    vote: Lain;
    /** It lies face down for the others. */
    secret: boolean;
    choices?: Choice[];
    choose?: (choice: Choice) => void;
}

/** One ballot with the name of the voter. */
export function Slip({ name, vote, secret, choices, choose }: SlipProps) {
    const known = typeof vote === "boolean";
    const shown = known && !secret;
    const kind = vote === null ? "awaited" : shown ? (vote ? "yes" : "no") : "sealed";
    const word = vote === null ? "has not voted" : shown ? (vote ? "Yes" : "No") : "has voted";
    return (
        <Spot label={`Vote of ${name}`} class={`slip slip--${kind}`} choices={choices ?? []} choose={choose}>
            <svg class="slip__paper" viewBox="0 0 40 52" width="40" height="52" aria-hidden="true">
                <rect x="2" y="2" width="36" height="48" rx="3" />
                {kind === "yes" && <path d="M10 27l7 8 13-18" />}
                {kind === "no" && <path d="M11 17l18 18M29 17L11 35" />}
                {kind === "sealed" && <path d="M2 4l18 20L38 4M20 24m-6 6a6 6 0 1 0 12 0 6 6 0 1 0-12 0" />}
            </svg>
            <b class="slip__name">{name}</b>
            <span class="slip__word">{word}</span>
            {known && secret && <span class="slip__own">only you see: {vote ? "Yes" : "No"}</span>}
        </Spot>
    );
}

interface VotesProps extends Pick<BoardProps<View>, "view" | "names" | "choose"> {
    ballot: Ballot | RunningBallot;
    reach: Reach;
}

/** The votes of all, side by side: face down as long as the vote goes on, then as they were. */
export function Votes({ view, names, ballot, reach, choose }: VotesProps) {
    const { asker, accused } = ballot;
    const votes: Lain[] = ballot.votes;
    const running = "voters" in ballot ? ballot : null;
    const cast = running?.voters ?? votes.flatMap((vote, at) => (vote === null ? [] : [at]));
    const yes = votes.filter((vote) => vote === true).length;
    const no = votes.filter((vote) => vote === false).length;
    const needed = Math.floor(view.players.filter((player) => !isDiscovered(player)).length / 2) + 1;
    const about = accused === null ? "Shall the Necronomicon be consulted?" : `Is ${names[accused]} a Cultist?`;
    const mine = reach("vote:true", "vote:false");
    return (
        <div class="votes" role="group" aria-label={running ? "The vote" : "The last vote"}>
            <p class="votes__about">
                {!running && <span class="votes__last">Last vote</span>} <b>{about}</b>{" "}
                <span>Asked by {names[asker]}.</span>{" "}
                {running ? <span>{needed} Yes are needed.</span> : <b>{`${yes} Yes, ${no} No`}</b>}
            </p>
            <div class="votes__slips">
                {cast.map((at) => (
                    <Slip
                        key={at}
                        name={names[at] ?? ""}
                        vote={votes[at] ?? null}
                        secret={running !== null && !running.open}
                        choices={running ? [] : reach(`ballot:${at}`)}
                        choose={choose}
                    />
                ))}
            </div>
            {mine.length > 0 && (
                <div class="votes__mine" role="group" aria-label="Your vote">
                    {mine.map((choice) => (
                        <button
                            key={choice.notation}
                            type="button"
                            class={`cast cast--${choice.action["yes"] ? "yes" : "no"}`}
                            onClick={() => choose(choice)}
                        >
                            {choice.action["yes"] ? "✓ Vote Yes" : "✗ Vote No"}
                        </button>
                    ))}
                </div>
            )}
        </div>
    );
}
