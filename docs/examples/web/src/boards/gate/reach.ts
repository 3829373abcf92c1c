/** Which things on the board each legal action is done with. */

import type { Choice } from "../board";
import type { Action } from "./view";

/** The choices that any of these things takes part in, each once. */
export type Reach = (...things: string[]) => Choice[];

/** One entry for each type of action: one that is left out does not compile. */
type Things = { [Type in Action["type"]]: (action: Extract<Action, { type: Type }>) => string[] };

const onPlayer = ({ target }: { target: number }): string[] => [`player:${target}`];
const onHand = ({ card }: { card: string }): string[] => [`hand:${card}`];
const onShown = ({ card }: { card: string }): string[] => [`shown:${card}`];
const gear = (): string[] => ["gear"];
const deck = (): string[] => ["mythos"];
/** Where nothing lies that could be clicked: a button below what is going on. */
const button = (): string[] => ["button"];

const THINGS: Things = {
    "gate.TakeCharacter": ({ character }) => [`shown:${character}`],
    "gate.Declare": ({ sigil }) => [`sigil:${sigil}`],
    "gate.Contribute": onHand,
    "gate.ContributeAtRandom": () => ["pool"],
    "gate.Research": deck,
    "gate.Gamble": deck,
    "gate.Plot": deck,
    "gate.Toss": onHand,
    "gate.Done": () => ["button", "mythos"],
    "gate.Settle": onShown,
    "gate.Investigate": () => ["pool"],
    "gate.Swap": ({ give, receive }) => [`hand:${give}`, `shown:${receive}`],
    "gate.SwapAndLay": ({ give, artifact }) => [`hand:${give}`, `shown:${artifact}`],
    "gate.LeavePool": () => ["button", "pool"],
    "gate.PutBack": button,
    "gate.Accuse": onPlayer,
    "gate.Attack": onPlayer,
    "gate.Choose": onPlayer,
    "gate.Nobody": button,
    "gate.Blackmail": ({ target }) => [`player:${target}`, `ballot:${target}`],
    "gate.LeaveVotes": button,
    "gate.Vote": ({ yes }) => [`vote:${yes}`],
    "gate.VoteOpenly": ({ yes }) => [`vote:${yes}`],
    "gate.Consult": () => ["book"],
    "gate.Volunteer": () => ["button", "book"],
    "gate.Decline": button,
    "gate.Speak": button,
    "gate.Waive": button,
    "gate.Pass": button,
    "gate.UseRelic": () => ["button", "gear"],
    "gate.LeaveRelic": button,
    "gate.KeepInsanity": onShown,
    "gate.SetOffFirst": onShown,
    "gate.Drop": onShown,
    "gate.Remove": ({ target, card }) => [`insanity:${target}:${card}`],
    "gate.RemoveUnseen": ({ target, at }) => [`secret:${target}:${at}`],
    "gate.LeaveInsanity": button,
    "gate.Opium": ({ target, card }) => ["gear", `insanity:${target}:${card}`],
    "gate.OpiumUnseen": ({ target, at }) => ["gear", `secret:${target}:${at}`],
    "gate.FirePistol": ({ target }) => ["gear", `player:${target}`],
    "gate.HoldFire": button,
    "gate.UseFinn": ({ target }) => ["gear", `player:${target}`],
    "gate.UseDoll": ({ target }) => ["gear", `player:${target}`],
    "gate.UseMask": gear,
    "gate.UseOrb": () => ["gear", "mythos"],
    "gate.UseEye": gear,
    "gate.UseRabbitsFoot": gear,
    "gate.UsePsalms": gear,
    "gate.UseSleight": () => ["gear", "pool"],
    "gate.AddCard": onHand,
    "gate.StopAdding": button,
    "gate.UseArtifact": ({ card }) => [`artifact:${card}`],
    "gate.LayArtifact": ({ card }) => [`shown:${card}`, `hand:${card}`],
    "gate.KeepDrawn": button,
};

function thingsOf(choice: Choice): string[] {
    const action = choice.action as unknown as Action;
    return (THINGS[action.type] as (action: Action) => string[])(action);
}

export function reachOf(choices: Choice[]): Reach {
    const found = new Map<string, Choice[]>();
    for (const choice of choices) {
        for (const thing of thingsOf(choice)) found.set(thing, [...(found.get(thing) ?? []), choice]);
    }
    return (...things) => [...new Set(things.flatMap((thing) => found.get(thing) ?? []))];
}
