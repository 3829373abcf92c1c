/** Which things on the board each legal action is done with. */

import type { Choice } from "../board";
import { typeName } from "../../pieces/choices";

/** The choices that any of these things takes part in, each once. */
export type Reach = (...things: string[]) => Choice[];

type Things = (action: Choice["action"]) => string[];

const onPlayer: Things = ({ target }) => [`player:${target}`];
const onHand: Things = ({ card }) => [`hand:${card}`];
const onShown: Things = ({ card }) => [`shown:${card}`];
const gear: Things = () => ["gear"];
const here: Things = () => ["moment"];

const THINGS: Record<string, Things> = {
  TakeCharacter: ({ character }) => [`shown:${character}`],
  Declare: ({ sigil }) => [`sigil:${sigil}`],
  Contribute: onHand,
  ContributeAtRandom: () => ["pool"],
  Research: () => ["mythos"],
  Gamble: () => ["mythos"],
  Plot: () => ["mythos"],
  Toss: onHand,
  Done: () => ["moment", "mythos"],
  Settle: onShown,
  Investigate: () => ["pool"],
  Swap: ({ give, receive }) => [`hand:${give}`, `shown:${receive}`],
  SwapAndLay: ({ give, artifact }) => [`hand:${give}`, `shown:${artifact}`],
  LeavePool: () => ["moment", "pool"],
  PutBack: () => ["moment", "pool"],
  Accuse: onPlayer,
  Attack: onPlayer,
  Choose: onPlayer,
  Blackmail: ({ target }) => [`player:${target}`, `ballot:${target}`],
  UseFinn: (action) => ["gear", ...onPlayer(action)],
  UseDoll: (action) => ["gear", ...onPlayer(action)],
  FirePistol: (action) => ["gear", ...onPlayer(action)],
  Vote: ({ yes }) => [`vote:${yes}`],
  VoteOpenly: ({ yes }) => [`vote:${yes}`],
  Consult: () => ["book"],
  Volunteer: () => ["book", "moment"],
  Decline: here,
  Speak: here,
  Waive: here,
  Pass: here,
  Nobody: here,
  LeaveRelic: here,
  LeaveInsanity: here,
  LeaveVotes: here,
  HoldFire: here,
  StopAdding: here,
  KeepDrawn: here,
  KeepInsanity: onShown,
  SetOffFirst: onShown,
  Drop: onShown,
  LayArtifact: ({ card }) => [`shown:${card}`, `hand:${card}`],
  UseArtifact: ({ card }) => [`artifact:${card}`],
  AddCard: onHand,
  Remove: ({ target, card }) => [`insanity:${target}:${card}`],
  Opium: ({ target, card }) => ["gear", `insanity:${target}:${card}`],
  RemoveUnseen: ({ target, at }) => [`secret:${target}:${at}`],
  OpiumUnseen: ({ target, at }) => ["gear", `secret:${target}:${at}`],
  UseRelic: gear,
  UseMask: gear,
  UseOrb: (): string[] => ["gear", "mythos"],
  UseEye: gear,
  UseRabbitsFoot: gear,
  UsePsalms: gear,
  UseSleight: (): string[] => ["gear", "pool"],
};

export function reachOf(choices: Choice[]): Reach {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const thing of THINGS[typeName(choice.action.type)]?.(choice.action) ?? ["moment"]) {
      found.set(thing, [...(found.get(thing) ?? []), choice]);
    }
  }
  return (...things) => [...new Set(things.flatMap((thing) => found.get(thing) ?? []))];
}
