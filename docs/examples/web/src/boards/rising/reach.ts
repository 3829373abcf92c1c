/** Which things on the board each legal action is done with. */

import type { Choice } from "../board";
import { active, here, type Action, type View } from "./view";

/** The choices that any of these things takes part in, each once. */
export type Reach = (...things: string[]) => Choice[];

/** One entry for each type of action: one that is left out does not compile. */
type Things = { [Type in Action["type"]]: (action: Extract<Action, { type: Type }>, view: View) => string[] };

/** Where nothing lies that could be clicked: a button below what is going on. */
const button = (): string[] => ["button"];
const foe = (target: string): string[] => [`foe:${target}`, `space:${target}`];
const onTarget = ({ target }: { target: string }): string[] => foe(target);
const onFoe = (action: { foe: string }): string[] => foe(action.foe);
const onSpace = ({ space }: { space: string }): string[] => [`space:${space}`];
const onWho = ({ who }: { who: string }): string[] => [`one:${who}`];
const onCard = ({ card }: { card: string }): string[] => [`card:${card}`];
const onDie = ({ die }: { die: string }): string[] => [`die:${die}`];
const run = (_: unknown, view: View): string[] => ["run", `one:${view.turn.who}`];
const rest = (_: unknown, view: View): string[] => [`rest:${view.turn.who}`];

const THINGS: Things = {
    "rising.HandOut": button,
    "rising.TakeInvestigator": ({ who }) => [`choose:${who}`],
    "rising.ChoosePartner": ({ partner }) => [`one:${partner}`],
    "rising.TakeRelic": ({ relic }) => [`choose:${relic}`],
    "rising.StandUp": (_, view) => ["button", `one:${view.turn.who}`],
    "rising.EndActions": button,
    "rising.Run": run,
    "rising.FreeRun": run,
    "rising.Go": onSpace,
    "rising.Sneak": onFoe,
    "rising.TakeAlong": onWho,
    "rising.Stop": (_, view) => ["button", `space:${here(view)}`],
    "rising.Climb": ({ to }) => [`space:${to}`],
    "rising.Lead": onSpace,
    "rising.Attack": onTarget,
    "rising.FreeAttack": onTarget,
    "rising.Also": onTarget,
    "rising.RollDice": button,
    "rising.Reroll": onDie,
    "rising.RerollForStress": onDie,
    "rising.Keep": button,
    "rising.CountSigns": button,
    "rising.CountTentacles": button,
    "rising.AddSuccesses": button,
    "rising.AddNone": button,
    "rising.Strike": button,
    "rising.Deal": (action) => ["button", ...onTarget(action)],
    "rising.Rest": rest,
    "rising.FreeRest": rest,
    "rising.Trade": (_, view) => [`one:${view.turn.who}`, `space:${here(view)}`],
    "rising.Give": onCard,
    "rising.GiveEnergy": ({ giver }) => [`one:${giver}`],
    "rising.DoneTrading": button,
    "rising.Attune": (_, view) => [`space:${here(view)}`],
    "rising.UseCard": onCard,
    "rising.UseRelic": (_, view) => [`relic:${active(view)?.relic}`],
    "rising.GoOn": button,
    "rising.Incant": onCard,
    "rising.PlayMythos": ({ card }) => [`mythos:${card}`],
    "rising.DrawAgain": button,
    "rising.CancelMythos": button,
    "rising.LetHappen": button,
    "rising.Claim": ({ side }) => [`half:${side}`],
    "rising.Discard": button,
    "rising.DiscardHeld": onCard,
    "rising.Face": onFoe,
    "rising.Redirect": ({ by }) => ["button", `one:${by}`],
    "rising.LetBe": button,
    "rising.TollFirst": onFoe,
    "rising.OnCompanion": onCard,
    "rising.BearWounds": button,
    "rising.RaiseSkill": ({ skill }) => [`skill:${skill}`],
    "rising.Bring": ({ mover }) => [`one:${mover}`],
    "rising.Rush": onSpace,
    "rising.Rob": onCard,
    "rising.RobEnergy": ({ victim }) => [`one:${victim}`],
    "rising.StopRobbing": button,
    "rising.RunEndEffect": onCard,
    "rising.PrayNow": button,
    "rising.PrayFor": ({ whom }) => [`one:${whom}`],
    "rising.PrayForAll": button,
    "rising.LeavePrayer": button,
    "rising.ChoosePart": ({ part }) => [`space:${part}`],
    "rising.ChooseInvestigator": onWho,
    "rising.ChooseEnemy": onFoe,
    "rising.ChooseSpace": onSpace,
    "rising.ChooseWay": button,
    "rising.MoveNext": onWho,
    "rising.DieNext": ({ kind }) => [`kind:${kind}`],
};

function thingsOf(choice: Choice, view: View): string[] {
    const action = choice.action as unknown as Action;
    return (THINGS[action.type] as (action: Action, view: View) => string[])(action, view);
}

export function reachOf(choices: Choice[], view: View): Reach {
    const found = new Map<string, Choice[]>();
    for (const choice of choices) {
        for (const thing of thingsOf(choice, view)) found.set(thing, [...(found.get(thing) ?? []), choice]);
    }
    return (...things) => [...new Set(things.flatMap((thing) => found.get(thing) ?? []))];
}
