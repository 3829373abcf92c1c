// Made by `npm run types` of what `rlyeh schema GAME` prints. Do not edit.
//
// This is what rr.to_data(value, defaults=True) gives: every field is there. What a browser sends may leave out the
// fields that have a default.

/**
 * Any public value of Cthulhu: Death May Die - R'lyeh Rising, as `rr.dumps` and `rr.to_data` write it.
 */
export type Value = State | View | Action | Event | Decision | Options | Outcome | Refusal | Violation | Save;
/**
 * A piece of the rules that happens by itself; a frozen record of where it stands.
 *
 * A step holds seats, ids and places, never effects: a doctored save can name a card, not smuggle in what it does.
 */
export type Step =
  | Advance
  | AskAction
  | AskAdded
  | AskAttacker
  | AskCancel
  | AskClaim
  | AskComing
  | AskCompanion
  | AskDeath
  | AskDetach
  | AskDiscard
  | AskEndEffect
  | AskFigure
  | AskHeal
  | AskInvestigator
  | AskMeanwhile
  | AskMover
  | AskOmen
  | AskOmens
  | AskPartner
  | AskPath
  | AskPrayer
  | AskRedirect
  | AskRelic
  | AskReroll
  | AskRush
  | AskSavage
  | AskSharing
  | AskSigns
  | AskSkill
  | AskSpace
  | AskSplit
  | AskStep
  | AskTargets
  | AskTentacles
  | AskTheft
  | AskToll
  | AskTrade
  | AskWay
  | AskWhich
  | AskWhom
  | Avenge
  | BeginGame
  | BeginTurn
  | BurnFire
  | Calm
  | CalmIfSafe
  | CarryOut
  | ChooseInvestigators
  | ClaimPaid
  | DealInsanities
  | DealWounds
  | DetachCard
  | DiscardCheck
  | DiscardSome
  | DraftRelics
  | DrawDiscovery
  | DrawMythos
  | DrawMythosPhase
  | DrawStart
  | EndEffects
  | EndOfTurn
  | EnemyAttacks
  | Fight
  | FinishMythos
  | FireOfTurn
  | HasProtected
  | HealWorstPart
  | HealingPrayer
  | Investigate
  | InvestigateOrFight
  | JudgeRoll
  | KeepRunning
  | LevelUp
  | LoseSanity
  | MakeOwnRoll
  | March
  | Meanwhile
  | MoveInTurn
  | MoveInvestigator
  | NextAction
  | NextTurn
  | OfferClaim
  | PayToll
  | PlayAgain
  | PlayDrawn
  | PutOutFire
  | Rampage
  | Reshuffle
  | SetUpEpisode
  | SetUpTable
  | SetUpUnknown
  | ShareOut
  | StirCthulhu
  | SufferAttack
  | SufferFire
  | Symptoms
  | Threshold
  | Wound;
/**
 * A place at the table: 0 for the first seat, then clockwise.
 */
export type Seat = number;
/**
 * One of the investigators that can be played.
 */
export type Character = string;
/**
 * Why a roll is made.
 */
export type Reason = "attack" | "attacked" | "fire" | "made";
/**
 * A die as it lies: its colour and its face (RR-10.1, RR-10.2).
 */
export type Die =
  | "black-blank"
  | "black-success"
  | "black-tentacle"
  | "black-elder-sign"
  | "black-success-tentacle"
  | "green-blank"
  | "green-success"
  | "green-elder-sign"
  | "green-success-elder-sign";
/**
 * Something that can be attacked: a figure, by its kind and number, as `cultist-3`; or a body part, as `head`.
 */
export type Foe = string;
/**
 * A Mythos card; copies of one kind are alike.
 */
export type Mythos = string;
/**
 * A Discovery card; each is one of a kind.
 */
export type Discovery = string;
/**
 * A space of the map: three Gates, six Vortexes and the five body parts of Cthulhu (RR-2.1, RR-2.2).
 */
export type Space =
  | "north-vortex"
  | "horror-vortex"
  | "red-gate"
  | "moon-vortex"
  | "yellow-gate"
  | "night-vortex"
  | "blue-gate"
  | "death-vortex"
  | "final-vortex"
  | "left-leg"
  | "right-leg"
  | "left-arm"
  | "right-arm"
  | "head";
/**
 * A kind of enemy: the Cultists, the R'lyeh Spawn, a monster of an Unknown Monster card, an Expert Cultist.
 */
export type Kind = string;
/**
 * Under which side of the board a Discovery card is slipped: only that half of it counts (RR-22.2).
 */
export type Side = "left" | "right";
/**
 * An Unknown Relic.
 */
export type Relic = string;
/**
 * What kind of source wounds, or the loss of sanity, come from.
 */
export type Harm = "attack" | "fire" | "other" | "cost";
/**
 * How the five investigators are shared out.
 */
export type Sharing = "in-turn" | "chosen";
/**
 * When a body part attacks who stands on it.
 */
export type AttackWhen = "undestroyed" | "vulnerable";
/**
 * What a special effect that moves an investigator does to one on a body part.
 */
export type ForcedMove = "stay" | "may-fall-to-final-vortex";
/**
 * What becomes of the Energy of an eliminated investigator.
 */
export type EnergyOnDeath = "discard" | "drop-in-space";
/**
 * When an Incantation without printed timing is performed.
 */
export type IncantationTiming = "own-turn" | "action" | "free-action";
/**
 * Which draw of a Discovery card takes the Discovery token off the space.
 */
export type TokenRemovedBy = "any-draw" | "investigating-only";
/**
 * How much of the Unknown Rules is used.
 */
export type UnknownRules = "off" | "full" | "monsters" | "relics";
/**
 * Whether the four Unknown Mythos cards are shuffled in.
 */
export type UnknownMythos = "with-full" | "true" | "false";
/**
 * What becomes of an enemy summoned or placed in a space that is a body part.
 */
export type SummonOnPart = "skip" | "final-vortex";
/**
 * The phases of a turn (RR-12.2).
 */
export type Phase = "actions" | "mythos" | "investigate-or-fight" | "end-of-turn";
/**
 * The twelve insanity cards of the core box (RR-20.26 to RR-20.37).
 */
export type Insanity =
  | "masochism"
  | "fear-of-crowds"
  | "kleptomania"
  | "hypochondria"
  | "pyromania"
  | "catatonia"
  | "codependency"
  | "paranoia"
  | "obsessive-disorder"
  | "recurring-trauma"
  | "psychotic-outbreak"
  | "short-term-memory-loss";
/**
 * What a seat sees of a thing that it cannot see.
 */
export type Hidden = "?";
/**
 * What a seat decides: a record of whose action it is and of what else is decided. `str` writes its notation.
 *
 * Whoever writes a game gives an action its rule in three parts that stand side by side: `options` lists the legal ones, fast; `refuse` explains, for any one, legal or not; `take` carries it out. A property test holds the first two together. An action that says nothing but itself ("pass") writes `refuse` at most: it is listed when nothing refuses it. `untimely` may say more of one that is no answer to what is asked.
 */
export type Action =
  | AddNone
  | AddSuccesses
  | Also
  | Attack
  | Attune
  | BearWounds
  | Bring
  | CancelMythos
  | ChooseEnemy
  | ChooseInvestigator
  | ChoosePart
  | ChoosePartner
  | ChooseSpace
  | ChooseWay
  | Claim
  | Climb
  | CountSigns
  | CountTentacles
  | Deal
  | DieNext
  | Discard
  | DiscardHeld
  | DoneTrading
  | DrawAgain
  | EndActions
  | Face
  | FreeAttack
  | FreeRest
  | FreeRun
  | Give
  | GiveEnergy
  | Go
  | GoOn
  | HandOut
  | Incant
  | Keep
  | Lead
  | LeavePrayer
  | LetBe
  | LetHappen
  | MoveNext
  | OnCompanion
  | PlayMythos
  | PrayFor
  | PrayForAll
  | PrayNow
  | RaiseSkill
  | Redirect
  | Reroll
  | RerollForStress
  | Rest
  | Rob
  | RobEnergy
  | RollDice
  | Run
  | RunEndEffect
  | Rush
  | Sneak
  | StandUp
  | Stop
  | StopRobbing
  | Strike
  | TakeAlong
  | TakeInvestigator
  | TakeRelic
  | TollFirst
  | Trade
  | UseCard
  | UseRelic;
/**
 * The skills: six common ones, then the signature of each core investigator (RR-20.10 to RR-20.25).
 */
export type Skill =
  | "arcane-mastery"
  | "brawling"
  | "marksman"
  | "stealth"
  | "swiftness"
  | "toughness"
  | "fueled-by-madness"
  | "healing-prayer"
  | "savage"
  | "lucky"
  | "read-the-omens"
  | "vengeance-obsession"
  | "protector"
  | "unkillable"
  | "high-strung"
  | "gate-manipulation";
/**
 * Something that happened. Games name theirs in the past tense.
 */
export type Event =
  | AnsweredByItself
  | ChanceGave
  | PlayedAgain
  | Said
  | TakenBack
  | TimeRanOut
  | ActionsEnded
  | AdvanceOrdained
  | AttackDeclared
  | AttackRedirected
  | Avenged
  | CameBack
  | CardAttached
  | CardClaimed
  | CardDetached
  | CardGiven
  | CardSwitched
  | CardUsed
  | CharacterTaken
  | CompanionWounded
  | DiceRolled
  | DieRerolled
  | DiscoveryDiscarded
  | DiscoveryDrawn
  | ElderOneAdvanced
  | Eliminated
  | EnemyAttacked
  | EnemyChosen
  | EnemyDied
  | EnemyMoved
  | EnemyPlaced
  | EnemyReturned
  | EnemySummoned
  | EnergyAdded
  | EnergyAttuned
  | EnergyGiven
  | EnergySpent
  | EpisodeMonstersDrawn
  | FireAdded
  | FireCaught
  | FirePutOut
  | FireRemoved
  | FirstDeathChosen
  | FirstMoverChosen
  | FoeWounded
  | GameLost
  | GameWon
  | GateDrawn
  | GateManipulated
  | HarmWarded
  | Healed
  | IncantationPerformed
  | InsanityDealt
  | InvestigatorChosen
  | InvestigatorHandedOut
  | InvestigatorPlaced
  | LainDown
  | Moved
  | MythosCancelled
  | MythosDiscarded
  | MythosDrawn
  | MythosKept
  | MythosNotDrawn
  | MythosPutUnder
  | MythosRepeated
  | MythosReshuffled
  | NothingSummoned
  | PartDestroyed
  | PartHealed
  | PartnerNamed
  | PhaseBegan
  | PlacedByEffect
  | Prayed
  | RelicFlipped
  | RelicTaken
  | RelicUsed
  | RelicsLaid
  | Rested
  | RollJudged
  | RollSettled
  | SanityLost
  | SignsCounted
  | SkillRaised
  | Sneaked
  | SpaceChosen
  | StartDrawn
  | StoodUp
  | StressSet
  | StressTaken
  | StruckHarder
  | SuccessesAdded
  | TentaclesCounted
  | ThresholdReached
  | TokenAdded
  | TokenUsedUp
  | TokensDiscarded
  | TokensRemoved
  | TurnBegan
  | UnknownMonsterSetUp
  | WayChosen
  | WoundsTaken;
/**
 * A step that waits: for which seats, what for, and which kinds of action may answer it.
 */
export type Decision =
  | AskAction
  | AskAdded
  | AskAttacker
  | AskCancel
  | AskClaim
  | AskComing
  | AskCompanion
  | AskDeath
  | AskDetach
  | AskDiscard
  | AskEndEffect
  | AskFigure
  | AskHeal
  | AskInvestigator
  | AskMeanwhile
  | AskMover
  | AskOmen
  | AskOmens
  | AskPartner
  | AskPath
  | AskPrayer
  | AskRedirect
  | AskRelic
  | AskReroll
  | AskRush
  | AskSavage
  | AskSharing
  | AskSigns
  | AskSkill
  | AskSpace
  | AskSplit
  | AskStep
  | AskTargets
  | AskTentacles
  | AskTheft
  | AskToll
  | AskTrade
  | AskWay
  | AskWhich
  | AskWhom;
/**
 * By what a decision was answered, if by no player: by the table itself, by the host's policy, by the clock.
 */
export type Auto = "forced" | "policy" | "time-out";

/**
 * A game of R'lyeh Rising.
 */
export interface State {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "rising.State";
  /**
   * What is still to happen, the next on top (last).
   */
  agenda: Step[];
  /**
   * The state of the random stream, a 64-bit integer.
   */
  chance: number;
  /**
   * How the game ended, or None.
   */
  outcome: NestedOutcome | null;
  /**
   * FULL for the whole truth; otherwise the seat whose view this is (None: a spectator).
   */
  viewer: "full";
  /**
   * The options, the card set and the names of the seats.
   */
  setup: Setup;
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * The five investigators, in the order of their turns (RR-R43).
   */
  team: Investigator[];
  /**
   * The figures on the map, in the order in which they came.
   */
  enemies: Enemy[];
  /**
   * The body parts, in the order of `PARTS`.
   */
  parts: Part[];
  /**
   * The tokens on the map, the track, the monsters of this game.
   */
  board: Board;
  /**
   * The Mythos deck.
   */
  mythos: MythosPiles;
  /**
   * The Discovery deck.
   */
  discovery: DiscoveryPiles;
}
/**
 * The Elder One advances (RR-19.3): the token, Cthulhu, the episode, the Unknown Monsters A and B, the reshuffle.
 *
 * The advance text of the Left and the Right Monster is dead (RR-1.7, RR-R29). "You" is the investigator whose turn it is, dead or not.
 */
export interface Advance {
  type: "rising.Advance";
}
/**
 * What the active investigator does next in the action phase (RR-12.3, RR-12.5).
 */
export interface AskAction {
  type: "rising.AskAction";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * Whose turn it is.
   */
  who: Character;
}
/**
 * A High Strung investigator may add successes (RR-20.24).
 */
export interface AskAdded {
  type: "rising.AskAdded";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The roll, which shows enough tentacles.
   */
  roll: Roll;
}
/**
 * A roll, from the moment at which the dice lie (RR-10.8).
 */
export interface Roll {
  /**
   * The investigator whom it belongs to (RR-10.9).
   */
  who: Character;
  /**
   * Why it is made.
   */
  reason: Reason;
  /**
   * The dice as they lie, sorted, since their order means nothing.
   */
  dice: Die[];
  /**
   * The free rerolls of this roll that are left (RR-11.4).
   */
  free: number;
  /**
   * Whom an attack is on; of an enemy's attack, that enemy.
   */
  targets: Foe[];
  /**
   * The elder signs that are counted as successes, and are no elder signs any more (RR-20.10).
   */
  signs: number;
  /**
   * The tentacles that are counted as successes as well (RR-20.24).
   */
  counted: number;
  /**
   * The successes added to it.
   */
  added: number;
  /**
   * How many of the counted elder signs are counted twice.
   */
  doubled: number;
  /**
   * Whether it is an attack that Protector has redirected (RR-20.22).
   */
  protected: boolean;
  /**
   * The list of effects which asked for it.
   */
  key: string;
  /**
   * Which effect of that list.
   */
  at: number;
  /**
   * The tentacles that enemies add to it.
   */
  extra: number;
  /**
   * Whether each elder sign that is left counts as a success as well (RR-23.5).
   */
  elders: boolean;
}
/**
 * The active player chooses which enemy attacks next (RR-17.3).
 */
export interface AskAttacker {
  type: "rising.AskAttacker";
  /**
   * The active player.
   */
  seat: Seat;
}
/**
 * Whether a Mythos card is cancelled (RR-20.20, level 4); asked only if it can be paid.
 */
export interface AskCancel {
  type: "rising.AskCancel";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * Who has drawn it.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * Which half of the card is claimed, if any?
 */
export interface AskClaim {
  type: "rising.AskClaim";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * Who has drawn it.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * The controller of an investigator chooses who comes to whom (RR-20.32, RR-25.1).
 */
export interface AskComing {
  type: "rising.AskComing";
  /**
   * The controller.
   */
  seat: Seat;
  /**
   * Who has the symptoms.
   */
  who: Character;
}
/**
 * The controller of an investigator puts each wound on a Companion or on the board (RR-22.4).
 */
export interface AskCompanion {
  type: "rising.AskCompanion";
  /**
   * The controller.
   */
  seat: Seat;
  /**
   * Who takes the wounds.
   */
  who: Character;
  /**
   * How many are left.
   */
  left: number;
  /**
   * The Companion that took the last one, if one did: none that stand before it take any.
   */
  last: Discovery | null;
}
/**
 * Enemies of several kinds die at once, and each death does something: in which order?
 */
export interface AskDeath {
  type: "rising.AskDeath";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The effect that kills them.
   */
  carry: Carry;
  /**
   * The kinds that have been named so far.
   */
  order: Kind[];
}
/**
 * One effect that is being carried out, and what has been chosen for it so far.
 */
export interface Carry {
  /**
   * Whom the card calls you.
   */
  who: Character;
  /**
   * Where its list of effects stands in the card set.
   */
  key: string;
  /**
   * Which effect of the list, from 0.
   */
  at: number;
  /**
   * The investigator that it concerns, once chosen.
   */
  whom: Character | null;
  /**
   * The enemy that it concerns, once chosen.
   */
  foe: Foe | null;
  /**
   * The space where it happens, once chosen.
   */
  space: Space | null;
  /**
   * The spaces that still come into question, where there are not pieces enough for all.
   */
  left: Space[];
}
/**
 * From which part does the card come off?
 */
export interface AskDetach {
  type: "rising.AskDetach";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * Whether the card goes to the discard pile.
   */
  discard: boolean;
}
/**
 * Which card is discarded? `DiscardSome` asks, where there is a choice (RR-25.1).
 */
export interface AskDiscard {
  type: "rising.AskDiscard";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * Who discards.
   */
  who: Character;
  /**
   * How many more.
   */
  left: number;
  /**
   * From which side of the board, which has more; None: from both.
   */
  side: Side | null;
  /**
   * Whether it is memory loss that makes them do so.
   */
  forgets: boolean;
  /**
   * The first place among these from which cards can still be chosen.
   */
  at: number;
}
/**
 * Which of several effects of the end of the turn comes next (RR-18.2); asked only if there are several.
 */
export interface AskEndEffect {
  type: "rising.AskEndEffect";
  /**
   * Who controls the active investigator.
   */
  seat: Seat;
  /**
   * Whose turn ends.
   */
  who: Character;
  /**
   * The ids of the cards whose effects have been done, and `healing-prayer`.
   */
  done: string[];
}
/**
 * Which enemy does an effect concern?
 */
export interface AskFigure {
  type: "rising.AskFigure";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The effect.
   */
  carry: Carry;
}
/**
 * Which of the parts with the most wounds heals?
 */
export interface AskHeal {
  type: "rising.AskHeal";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * How many wounds.
   */
  count: number;
}
/**
 * A player chooses who one of their investigators is (RR-26.4).
 */
export interface AskInvestigator {
  type: "rising.AskInvestigator";
  /**
   * Who plays the investigator.
   */
  seat: Seat;
  /**
   * Its place in the order of turns, from 0.
   */
  at: number;
}
/**
 * Does the active investigator use a card, or perform an Incantation, before the turn goes on?
 */
export interface AskMeanwhile {
  type: "rising.AskMeanwhile";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The active investigator.
   */
  who: Character;
}
/**
 * Several investigators are moved, and enemies may follow: who is moved first?
 */
export interface AskMover {
  type: "rising.AskMover";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The effect.
   */
  carry: Carry;
  /**
   * Who is still to be moved.
   */
  left: Character[];
}
/**
 * Whether the first Mythos card of the turn is played, or another one (RR-20.20, level 1).
 */
export interface AskOmen {
  type: "rising.AskOmen";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * Who has drawn it.
   */
  who: Character;
}
/**
 * Which of two Mythos cards is played (RR-20.20, level 2).
 */
export interface AskOmens {
  type: "rising.AskOmens";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * Who has drawn them.
   */
  who: Character;
}
/**
 * The partner of a codependent investigator is named (RR-20.32).
 */
export interface AskPartner {
  type: "rising.AskPartner";
  /**
   * Who plays the investigator.
   */
  seat: Seat;
  /**
   * The investigator.
   */
  who: Character;
}
/**
 * The active player decides which way an investigator is moved.
 */
export interface AskPath {
  type: "rising.AskPath";
  /**
   * Who decides.
   */
  seat: Seat;
  /**
   * Who is moved.
   */
  who: Character;
  /**
   * How far, at most.
   */
  left: number;
  /**
   * The space towards which.
   */
  goal: Space;
  /**
   * Whether enemies follow.
   */
  follows: boolean;
}
/**
 * Whom the Healing Prayer heals (RR-20.17).
 */
export interface AskPrayer {
  type: "rising.AskPrayer";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * Who prays.
   */
  who: Character;
}
/**
 * An investigator with Protector may take an attack on another upon itself (RR-20.22).
 */
export interface AskRedirect {
  type: "rising.AskRedirect";
  /**
   * Who controls the investigator with Protector.
   */
  seat: Seat;
  /**
   * The enemy who attacks.
   */
  foe: Foe;
  /**
   * Whom it attacks.
   */
  who: Character;
  /**
   * The investigator with Protector.
   */
  by: Character;
}
/**
 * An investigator takes an Unknown Relic (RR-23.8, RR-R30).
 */
export interface AskRelic {
  type: "rising.AskRelic";
  /**
   * Who plays the investigator.
   */
  seat: Seat;
  /**
   * The investigator.
   */
  who: Character;
  /**
   * What lies open.
   */
  relics: Relic[];
}
/**
 * The controller of the investigator whom a roll belongs to may roll dice again (RR-11.1, RR-11.5).
 */
export interface AskReroll {
  type: "rising.AskReroll";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The roll.
   */
  roll: Roll;
}
/**
 * The controller of an investigator chooses among equally near spaces with a figure (RR-20.36, RR-25.1).
 */
export interface AskRush {
  type: "rising.AskRush";
  /**
   * The controller.
   */
  seat: Seat;
  /**
   * Who goes there.
   */
  who: Character;
}
/**
 * A Savage investigator may add wounds to its attack on a lonely target (RR-20.18).
 */
export interface AskSavage {
  type: "rising.AskSavage";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The roll of the attack.
   */
  roll: Roll;
}
/**
 * The first seat hands out the next investigator, as the players have agreed (RR-1.2).
 */
export interface AskSharing {
  type: "rising.AskSharing";
  /**
   * The first seat.
   */
  seat: Seat;
  /**
   * The place of the investigator in the order of turns, from 0.
   */
  at: number;
}
/**
 * An investigator with Arcane Mastery may count elder signs as successes (RR-20.10).
 */
export interface AskSigns {
  type: "rising.AskSigns";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The roll, which shows elder signs.
   */
  roll: Roll;
}
/**
 * The controller of an investigator chooses the skill that is raised (RR-20.5, RR-25.1).
 */
export interface AskSkill {
  type: "rising.AskSkill";
  /**
   * The controller.
   */
  seat: Seat;
  /**
   * Who has reached a threshold.
   */
  who: Character;
}
/**
 * Where does an effect happen? The active player decides it, whomever it concerns.
 */
export interface AskSpace {
  type: "rising.AskSpace";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The effect.
   */
  carry: Carry;
}
/**
 * The wounds of an attack are split among its targets, one target after the other (RR-13.4).
 */
export interface AskSplit {
  type: "rising.AskSplit";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The roll of the attack.
   */
  roll: Roll;
  /**
   * The wounds of the targets that have had their turn.
   */
  given: number[];
}
/**
 * An investigator who runs takes the next step, or stops (RR-13.1).
 *
 * How the space is left is put together first: which enemies are sneaked past, then who is taken along.
 */
export interface AskStep {
  type: "rising.AskStep";
  /**
   * Who decides.
   */
  seat: Seat;
  /**
   * Who runs.
   */
  who: Character;
  /**
   * How many steps are left.
   */
  left: number;
  /**
   * How often an enemy can still be sneaked past; None: any number of times.
   */
  sneaks: number | null;
  /**
   * Whether a step has been taken.
   */
  moved: boolean;
  /**
   * The enemies that will not follow the next step.
   */
  sneaked: Foe[];
  /**
   * Who is taken along in the next step.
   */
  along: Character | null;
}
/**
 * An investigator with Brawling 2 may name more targets before the roll (RR-13.4, RR-20.11).
 */
export interface AskTargets {
  type: "rising.AskTargets";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The investigator.
   */
  who: Character;
  /**
   * Those named so far.
   */
  targets: Foe[];
}
/**
 * A High Strung investigator may count tentacles as successes as well (RR-20.24).
 */
export interface AskTentacles {
  type: "rising.AskTentacles";
  /**
   * Who controls the investigator.
   */
  seat: Seat;
  /**
   * The roll, which shows tentacles.
   */
  roll: Roll;
}
/**
 * The controller of a kleptomaniac chooses what is taken, one thing after the other (RR-20.28).
 */
export interface AskTheft {
  type: "rising.AskTheft";
  /**
   * The controller.
   */
  seat: Seat;
  /**
   * Who takes it.
   */
  who: Character;
  /**
   * The card that was taken last, if one was: only later ones follow.
   */
  last: Discovery | null;
  /**
   * How many investigators, in the order of turns, come no longer into question for Energy.
   */
  robbed: number;
}
/**
 * The active player orders what several targets cost (RR-13.4, RR-25.1).
 */
export interface AskToll {
  type: "rising.AskToll";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * Who has attacked.
   */
  who: Character;
  /**
   * What is still to be paid.
   */
  left: Toll[];
}
/**
 * What it costs to have attacked a target.
 */
export interface Toll {
  /**
   * The target.
   */
  foe: Foe;
  /**
   * The stress, as far as it fits (RR-11.3).
   */
  stress: number;
  /**
   * The wounds, which are one source.
   */
  wounds: number;
}
/**
 * What is traded? The controller of the active investigator decides for all (RR-25.1).
 */
export interface AskTrade {
  type: "rising.AskTrade";
  /**
   * Who decides.
   */
  seat: Seat;
  /**
   * The active investigator.
   */
  who: Character;
  /**
   * The card that has been given last.
   */
  last: Discovery | null;
  /**
   * Who has given Energy.
   */
  givers: Character[];
  /**
   * Who has taken Energy.
   */
  takers: Character[];
}
/**
 * The active player decides which way an enemy moves.
 */
export interface AskWay {
  type: "rising.AskWay";
  /**
   * Who decides.
   */
  seat: Seat;
  /**
   * Which enemy.
   */
  foe: Foe;
  /**
   * How far it moves.
   */
  spaces: number;
  /**
   * The space towards which.
   */
  goal: Space;
}
/**
 * Which of several ways is chosen?
 */
export interface AskWhich {
  type: "rising.AskWhich";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The effect.
   */
  carry: Carry;
}
/**
 * Whom does an effect concern?
 */
export interface AskWhom {
  type: "rising.AskWhom";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The effect.
   */
  carry: Carry;
}
/**
 * An investigator has been attacked and dealt a wound, on the board or on a Companion (RR-20.21, RR-22.4).
 */
export interface Avenge {
  type: "rising.Avenge";
  /**
   * Who.
   */
  who: Character;
  /**
   * Who attacked.
   */
  foe: Foe;
}
/**
 * Everything stands in its place, and the first turn begins (RR-12.1).
 */
export interface BeginGame {
  type: "rising.BeginGame";
}
/**
 * The turn of an investigator begins: phase 1 (RR-12.2, RR-12.3).
 *
 * What can be used once a turn can be used again; so it is with all cards, since they are used in the turn of their holder and can be traded in between.
 */
export interface BeginTurn {
  type: "rising.BeginTurn";
  /**
   * Whose turn; somebody who lives.
   */
  who: Character;
}
/**
 * The one roll for all the Fire on the board of an investigator, at the end of its turn (RR-18.3).
 *
 * It is a roll against oneself: a black die for each token, and no green ones (RR-10.6).
 */
export interface BurnFire {
  type: "rising.BurnFire";
  /**
   * Whose.
   */
  who: Character;
}
/**
 * An investigator is healed of all stress, once something else has been done.
 */
export interface Calm {
  type: "rising.Calm";
  /**
   * Who.
   */
  who: Character;
}
/**
 * An investigator is healed of all stress if there is no enemy in its space (RR-20.33).
 */
export interface CalmIfSafe {
  type: "rising.CalmIfSafe";
  /**
   * Who.
   */
  who: Character;
}
/**
 * The effects of a card, from effect `at` on; each instruction is a source of its own (RR-R39).
 *
 * An investigator who dies meanwhile leaves the rest to be done as far as it can be without them (RR-R46).
 */
export interface CarryOut {
  type: "rising.CarryOut";
  /**
   * Whom the card calls you.
   */
  who: Character;
  /**
   * Where the list stands in the card set; see `Content.effects`.
   */
  key: string;
  /**
   * Which effect is next, from 0.
   */
  at: number;
}
/**
 * Each investigator's player chooses who it is, in the order of turns (RR-26.4).
 */
export interface ChooseInvestigators {
  type: "rising.ChooseInvestigators";
  /**
   * The place of the next, from 0.
   */
  at: number;
}
/**
 * A half has been paid for and is claimed; who has died of the cost claims nothing.
 */
export interface ClaimPaid {
  type: "rising.ClaimPaid";
  /**
   * Who claims it.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
  /**
   * Which half.
   */
  side: Side;
}
/**
 * Each investigator is dealt an insanity card, face up; all five differ (RR-20.9).
 */
export interface DealInsanities {
  type: "rising.DealInsanities";
}
/**
 * The successes of an attack are wounds (RR-13.2): how they are shared out, and whether Savage adds any.
 */
export interface DealWounds {
  type: "rising.DealWounds";
  /**
   * The roll, which has been settled.
   */
  roll: Roll;
}
/**
 * The card of one body part comes off; the active player chooses where there are several (RR-R21).
 */
export interface DetachCard {
  type: "rising.DetachCard";
  /**
   * Whether the card goes to the discard pile.
   */
  discard: boolean;
}
/**
 * The Elder One advances once if the discard pile shows three symbols, or a card has said so (RR-19.2, RR-19.4).
 *
 * It is made for an investigator who has died in this turn as well (RR-21.4, RR-R38).
 */
export interface DiscardCheck {
  type: "rising.DiscardCheck";
}
/**
 * An investigator discards cards of its controller's choice, Conditions too, as many as there are (RR-R42).
 */
export interface DiscardSome {
  type: "rising.DiscardSome";
  /**
   * Who.
   */
  who: Character;
  /**
   * How many.
   */
  left: number;
  /**
   * From which side of the board, which has more (RR-20.34); None: from both.
   */
  side: Side | null;
  /**
   * Whether it is memory loss that makes them do so (RR-20.37).
   */
  forgets: boolean;
  /**
   * Cards that lie before this place are not chosen any more: several are chosen in the order in which they lie.
   */
  at: number;
}
/**
 * Unknown Relics are laid open, and each investigator takes one, clockwise from the first (RR-23.8).
 */
export interface DraftRelics {
  type: "rising.DraftRelics";
}
/**
 * An investigator draws Discovery cards, one after the other, as long as there are any (RR-22.2).
 */
export interface DrawDiscovery {
  type: "rising.DrawDiscovery";
  /**
   * Who draws.
   */
  who: Character;
  /**
   * How many.
   */
  left: number;
  /**
   * Whether it is investigating, not the effect of a card (RR-R22).
   */
  investigating: boolean;
}
/**
 * The active investigator draws a Mythos card and plays it (RR-16.1).
 */
export interface DrawMythos {
  type: "rising.DrawMythos";
  /**
   * Who draws.
   */
  who: Character;
  /**
   * Whether it is the first card of this turn, for which alone omens are read (RR-20.20).
   */
  first: boolean;
}
/**
 * Phase 2: a Mythos card is drawn and resolved (RR-16.1); an investigator who has died draws none (RR-R46).
 */
export interface DrawMythosPhase {
  type: "rising.DrawMythosPhase";
  /**
   * Whose turn it is.
   */
  who: Character;
}
/**
 * It is drawn at random who has the first turn (RR-12.1).
 */
export interface DrawStart {
  type: "rising.DrawStart";
}
/**
 * Step 1: the end effects of skills and cards, in the order that the active player chooses (RR-18.2).
 */
export interface EndEffects {
  type: "rising.EndEffects";
  /**
   * Whose turn ends.
   */
  who: Character;
  /**
   * The ids of the cards whose effects have been done, and `healing-prayer`.
   */
  done: string[];
}
/**
 * Phase 4, of which only the discard check is left for an investigator who has died (RR-18.1, RR-21.4).
 */
export interface EndOfTurn {
  type: "rising.EndOfTurn";
  /**
   * Whose turn it is.
   */
  who: Character;
}
/**
 * An enemy attacks an investigator in its space (RR-17.6); first come abilities that say so (RR-23.4).
 */
export interface EnemyAttacks {
  type: "rising.EnemyAttacks";
  /**
   * The enemy.
   */
  foe: Foe;
  /**
   * The investigator.
   */
  who: Character;
}
/**
 * The enemies in the space of the active investigator attack, one after the other, until none is left (RR-17.3).
 */
export interface Fight {
  type: "rising.Fight";
  /**
   * Whether one has attacked just now: before the next does, there is a moment to use cards (RR-22.7).
   */
  goes_on: boolean;
}
/**
 * A Mythos card that has been drawn goes face up to the discard pile, or beside a board (RR-16.1, RR-20.35).
 */
export interface FinishMythos {
  type: "rising.FinishMythos";
  /**
   * Who drew it.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * Step 2: the Fire on the board burns, if there is any (RR-18.3).
 */
export interface FireOfTurn {
  type: "rising.FireOfTurn";
  /**
   * Whose turn ends.
   */
  who: Character;
}
/**
 * A redirected attack is over: Protector 4 heals all stress (RR-20.22).
 */
export interface HasProtected {
  type: "rising.HasProtected";
  /**
   * The investigator with Protector.
   */
  who: Character;
}
/**
 * The body part with the most wounds heals; the active player chooses among equals (RR-5.9, RR-25.1).
 */
export interface HealWorstPart {
  type: "rising.HealWorstPart";
  /**
   * How many wounds.
   */
  count: number;
}
/**
 * A Healing Prayer may be said, if there is anybody to heal (RR-20.17).
 */
export interface HealingPrayer {
  type: "rising.HealingPrayer";
  /**
   * Who prays.
   */
  who: Character;
}
/**
 * The active investigator, in a Safe space, investigates, which is not asked for but done (RR-17.2).
 */
export interface Investigate {
  type: "rising.Investigate";
}
/**
 * Phase 3: whether the space is Safe is tested once: the investigator investigates there, or fights (RR-17.1).
 *
 * One who lies on the ground does neither (RR-20.31).
 */
export interface InvestigateOrFight {
  type: "rising.InvestigateOrFight";
  /**
   * Whose turn it is.
   */
  who: Character;
}
/**
 * A roll that an effect called for is judged: what it does, then its tentacles (RR-10.8, RR-10.9).
 */
export interface JudgeRoll {
  type: "rising.JudgeRoll";
  /**
   * The roll.
   */
  roll: Roll;
}
/**
 * The next step of a Run, if there can be one.
 */
export interface KeepRunning {
  type: "rising.KeepRunning";
  /**
   * Who runs.
   */
  who: Character;
  /**
   * How many steps are left.
   */
  left: number;
  /**
   * How often an enemy can still be sneaked past; None: any number of times.
   */
  sneaks: number | null;
  /**
   * Whether a step has been taken.
   */
  moved: boolean;
}
/**
 * An investigator raises one skill by a level, if it has not died of its symptoms (RR-20.5).
 */
export interface LevelUp {
  type: "rising.LevelUp";
  /**
   * Who.
   */
  who: Character;
}
/**
 * Investigators lose sanity, each from one source (RR-20.1, RR-20.2, RR-R39).
 *
 * Those who reach a threshold by it follow one after the other, clockwise from the active one (RR-25.2).
 */
export interface LoseSanity {
  type: "rising.LoseSanity";
  /**
   * Who.
   */
  who: Character[];
  /**
   * How much, before anything is taken off.
   */
  count: number;
  /**
   * The kind of source.
   */
  harm: Harm & string;
}
/**
 * An investigator makes a roll because an effect says so (RR-10.3).
 */
export interface MakeOwnRoll {
  type: "rising.MakeOwnRoll";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * The list of effects which asks for it.
   */
  key: string;
  /**
   * Which effect of that list.
   */
  at: number;
}
/**
 * An enemy moves towards an investigator on a shortest way, and stops on reaching its space.
 *
 * It stays on the ground: towards an investigator on a body part it goes as far as the Final Vortex. Of one who died in the turn that is played, the space of death counts. Body parts never move, nor does what has left the map.
 *
 * Rules: RR-2.17, RR-2.19, RR-14.6, RR-14.7, RR-R35, RR-R46
 */
export interface March {
  type: "rising.March";
  /**
   * Which enemy.
   */
  foe: Foe;
  /**
   * How far, at most.
   */
  spaces: number;
  /**
   * Towards whom.
   */
  goal: Character;
}
/**
 * A moment after the action phase at which cards can be used: it is asked only where one can be (RR-22.7, RR-22.8).
 */
export interface Meanwhile {
  type: "rising.Meanwhile";
  /**
   * The active investigator.
   */
  who: Character;
}
/**
 * Several investigators are moved, one after the other; in which order is asked if enemies might follow (RR-25.1).
 *
 * Enemies follow whoever leaves their space first (RR-14.1), so that the order makes a difference only if there are some that somebody can take along.
 */
export interface MoveInTurn {
  type: "rising.MoveInTurn";
  /**
   * The effect.
   */
  carry: Carry;
  /**
   * Who is still to be moved.
   */
  left: Character[];
}
/**
 * A special effect moves an investigator towards a space, step by step on a shortest way.
 *
 * On the ground it stops in the Final Vortex rather than enter a body part. One on a body part is not moved; with the option `forced_move` one on a Leg takes the one step down, if that is the way. One who lies on the ground is not moved either.
 *
 * Rules: RR-2.19, RR-2.20, RR-14.5, RR-14.7, RR-20.31, RR-R9
 */
export interface MoveInvestigator {
  type: "rising.MoveInvestigator";
  /**
   * Who.
   */
  who: Character;
  /**
   * How far, at most.
   */
  spaces: number;
  /**
   * The space towards which; it can be a body part.
   */
  goal: Space;
  /**
   * Whether enemies follow.
   */
  follows: boolean;
}
/**
 * The player is asked for the next act, unless the investigator has died or nothing is left (RR-12.3, RR-R46).
 */
export interface NextAction {
  type: "rising.NextAction";
  /**
   * Whose turn it is.
   */
  who: Character;
}
/**
 * The next investigator who lives is up; the turns of the dead are skipped entirely (RR-12.1, RR-12.6).
 */
export interface NextTurn {
  type: "rising.NextTurn";
}
/**
 * The text of a card that has been drawn is carried out; now a half is claimed, or it is discarded (RR-22.2).
 */
export interface OfferClaim {
  type: "rising.OfferClaim";
  /**
   * Who has drawn it.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * What targets cost who has attacked them, one after the other (RR-13.4).
 */
export interface PayToll {
  type: "rising.PayToll";
  /**
   * Who has attacked.
   */
  who: Character;
  /**
   * What is still to be paid.
   */
  left: Toll[];
}
/**
 * The card that Recurring Trauma keeps is resolved once more, and stays where it is (RR-20.35).
 *
 * It is not drawn: an Unknown Mythos card brings no other one (RR-16.7), and there is no omen to read.
 */
export interface PlayAgain {
  type: "rising.PlayAgain";
  /**
   * Beside whose board it lies.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * The Mythos card that has been drawn is played, unless it is cancelled.
 *
 * An Unknown Mythos card brings another one, once it is discarded (RR-16.7); to cancel it does not touch that.
 */
export interface PlayDrawn {
  type: "rising.PlayDrawn";
  /**
   * Who has drawn it.
   */
  who: Character;
}
/**
 * All Fire tokens leave the board of an investigator (RR-18.3).
 */
export interface PutOutFire {
  type: "rising.PutOutFire";
  /**
   * Whose.
   */
  who: Character;
}
/**
 * All other figures in the space of an investigator take 2 wounds (RR-20.36).
 */
export interface Rampage {
  type: "rising.Rampage";
  /**
   * Whose space.
   */
  who: Character;
}
/**
 * The last part of an advance: all discarded Mythos cards go back into the deck (RR-19.3, RR-19.5).
 */
export interface Reshuffle {
  type: "rising.Reshuffle";
}
/**
 * An instruction of the Episode card: enemies are placed, as far as there are figures (RR-1.8).
 */
export interface SetUpEpisode {
  type: "rising.SetUpEpisode";
  /**
   * Which, from 0.
   */
  at: number;
}
/**
 * The monsters of the episode are known to all (RR-1.4, RR-1.5).
 */
export interface SetUpTable {
  type: "rising.SetUpTable";
}
/**
 * The Unknown Monsters of the dashboard come, each at a random Gate of its own (RR-23.7, RR-7.4).
 */
export interface SetUpUnknown {
  type: "rising.SetUpUnknown";
}
/**
 * The five investigators are handed out one by one, in the order of their turns (RR-1.2, RR-R43).
 */
export interface ShareOut {
  type: "rising.ShareOut";
  /**
   * The place of the next, from 0.
   */
  at: number;
}
/**
 * Step 5: the end effects of the Cthulhu card (RR-18.5). Step 4 never does anything here (RR-18.4).
 */
export interface StirCthulhu {
  type: "rising.StirCthulhu";
  /**
   * Whose turn ends.
   */
  who: Character;
}
/**
 * What the roll of an enemy's attack does: wounds, what follows from them, loss of sanity (RR-17.6, RR-10.8).
 */
export interface SufferAttack {
  type: "rising.SufferAttack";
  /**
   * The roll, which has been settled.
   */
  roll: Roll;
}
/**
 * What the roll for Fire does: wounds, then loss of sanity; then the Fire goes out (RR-18.3, RR-10.8).
 */
export interface SufferFire {
  type: "rising.SufferFire";
  /**
   * The roll.
   */
  roll: Roll;
}
/**
 * An investigator performs the symptoms of its insanity card (RR-20.3, RR-20.26 to RR-20.37).
 */
export interface Symptoms {
  type: "rising.Symptoms";
  /**
   * Who.
   */
  who: Character;
}
/**
 * An investigator has reached a threshold: symptoms, then a skill is raised (RR-20.3).
 */
export interface Threshold {
  type: "rising.Threshold";
  /**
   * Who.
   */
  who: Character;
}
/**
 * An investigator takes wounds from one source (RR-21.1); they can be put on Companions (RR-22.4).
 */
export interface Wound {
  type: "rising.Wound";
  /**
   * Who.
   */
  who: Character;
  /**
   * How many, before anything is taken off.
   */
  count: number;
  /**
   * The kind of source.
   */
  harm: Harm & string;
  /**
   * Who attacked, if it was an attack.
   */
  foe: Foe | null;
}
/**
 * How a game ended.
 */
export interface NestedOutcome {
  /**
   * The seats that won; () when all lose.
   */
  winners: Seat[];
  /**
   * What ended it, in a few words.
   */
  reason: string;
  /**
   * The id of the rule by which it ended.
   */
  rule: string;
  /**
   * The score of each seat, where the game has scores.
   */
  scores: number[] | null;
}
/**
 * What was settled before the first turn, and never changes.
 */
export interface Setup {
  /**
   * The options chosen.
   */
  options: NestedOptions;
  /**
   * The card set played with.
   */
  content: CardSet;
  /**
   * What each seat is called.
   */
  names: string[];
}
/**
 * What a host may choose about the game. The defaults are the leaflet's, by its own readings.
 */
export interface NestedOptions {
  /**
   * How the five investigators are shared out among the players. (RR-1.2)
   */
  sharing: Sharing & string;
  /**
   * The players choose their investigators, instead of getting them at random. (RR-26.4)
   */
  choose_investigators: boolean;
  /**
   * When a body part attacks the investigator on it. (RR-R5)
   */
  attack_when: AttackWhen & string;
  /**
   * How far one Climb goes at most. (RR-R7)
   */
  climb_spaces: number;
  /**
   * A Run may go down from a Leg to the Final Vortex. (RR-R8)
   */
  climb_down_by_run: boolean;
  /**
   * Whether a special effect can move an investigator off a Leg. (RR-R9)
   */
  forced_move: ForcedMove & string;
  /**
   * A body part can be attacked from another space, with a skill that allows it. (RR-R12)
   */
  ranged_attacks: boolean;
  /**
   * The most Energy tokens that one Attune Energy picks up; 0: all. (RR-R15)
   */
  attune_amount: number;
  /**
   * Energy belongs to the group, not to who has picked it up. (RR-R16)
   */
  shared_energy: boolean;
  /**
   * Energy can be traded, and stolen by a kleptomaniac. (RR-R17)
   */
  tradable_energy: boolean;
  /**
   * What becomes of the Energy of an eliminated investigator. (RR-R18)
   */
  energy_on_death: EnergyOnDeath & string;
  /**
   * When an Incantation without printed timing can be performed. (RR-R20)
   */
  incantation_timing: IncantationTiming & string;
  /**
   * From how far away an Incantation can be performed, in spaces; 9: from anywhere. (RR-R20)
   */
  incantation_range: number;
  /**
   * Which draw of a Discovery card takes the token off the space. (RR-R22)
   */
  token_removed_by: TokenRemovedBy & string;
  /**
   * How much of the Unknown Rules is used. (RR-R30)
   */
  unknown_rules: UnknownRules & string;
  /**
   * Whether the Unknown Mythos cards are shuffled in. (RR-R30)
   */
  unknown_mythos: UnknownMythos & string;
  /**
   * Expert Cultists come into play. (RR-R31)
   */
  expert_cultists: boolean;
  /**
   * The spaces of the Elder One track, the last of which loses the game. (RR-R33)
   */
  track_length: number;
  /**
   * What becomes of an enemy summoned or placed where an investigator on a part is. (RR-R36)
   */
  summon_on_part: SummonOnPart & string;
}
/**
 * A card set, by its name and digest: the cards themselves do not travel with a state.
 */
export interface CardSet {
  /**
   * What the set calls itself.
   */
  name: string;
  /**
   * A stable hash of everything in it.
   */
  digest: string;
}
/**
 * The turn that is played.
 */
export interface Turn {
  /**
   * Whose turn it is.
   */
  who: Character;
  /**
   * Which turn of the game, from 1; 0 during the set-up.
   */
  number: number;
  /**
   * Which phase.
   */
  phase: Phase & string;
  /**
   * The actions that are left.
   */
  actions: number;
  /**
   * What has been used of what can be used once a turn.
   */
  used: string[];
  /**
   * Who has used a free reroll of this turn, once for each use (RR-20.19).
   */
  rerolls: Character[];
  /**
   * The enemies that have attacked in the fight of this turn (RR-17.3); one that has left the map is none of them, and if it comes back it is a new figure (RR-17.4).
   */
  fought: Foe[];
  /**
   * The space of an investigator who died in this turn of theirs (RR-21.4).
   */
  position: Space | null;
  /**
   * Whether the Elder One advances at the discard check whatever lies there.
   */
  advances: boolean;
}
/**
 * One of the five investigators.
 */
export interface Investigator {
  /**
   * Who it is.
   */
  character: Character;
  /**
   * Who controls it (RR-1.2).
   */
  seat: Seat;
  /**
   * Where it is; None once it is eliminated.
   */
  space: Space | null;
  /**
   * Its insanity card.
   */
  mind: Mind;
  /**
   * 0 to 4 (RR-21.1).
   */
  wounds: number;
  /**
   * 0 to 4 (RR-11.3).
   */
  stress: number;
  /**
   * The space of the marker, from 1 (RR-20.1).
   */
  sanity: number;
  /**
   * The levels of its three skills, in the order of its board (RR-20.5).
   */
  levels: number[];
  /**
   * The Energy that it holds.
   */
  energy: number;
  /**
   * The Fire tokens on its board.
   */
  fire: number;
  /**
   * The Discovery cards that it has claimed.
   */
  cards: Held[];
  /**
   * How often it has come back from death (RR-20.23).
   */
  deaths: number;
  /**
   * Its Unknown Relic, with that option.
   */
  relic: Relic | null;
}
/**
 * The insanity card of an investigator, and what is kept with it.
 */
export interface Mind {
  /**
   * Which (RR-20.9).
   */
  insanity: Insanity;
  /**
   * The wound tokens on Masochism (RR-20.26).
   */
  tokens: number;
  /**
   * The partner of Codependency (RR-20.32).
   */
  partner: Character | null;
  /**
   * The card that Recurring Trauma keeps (RR-20.35).
   */
  kept: Mythos | null;
  /**
   * Whether the figure lies down, of Catatonia (RR-20.31).
   */
  lying: boolean;
}
/**
 * A Discovery card that somebody has claimed (RR-22.2).
 */
export interface Held {
  /**
   * Which one.
   */
  card: Discovery;
  /**
   * The side under which it lies.
   */
  side: Side;
  /**
   * The wounds on it, if it is a Companion.
   */
  wounds: number;
  /**
   * Whether it has been used in this turn.
   */
  used: boolean;
}
/**
 * A figure on the map.
 */
export interface Enemy {
  /**
   * Which figure, by its kind and number.
   */
  id: Foe;
  /**
   * Its kind.
   */
  kind: Kind;
  /**
   * Where it is.
   */
  space: Space;
  /**
   * The wounds on it.
   */
  wounds: number;
}
/**
 * A body part on the Cthulhu dashboard (RR-5.4 to RR-5.13).
 */
export interface Part {
  /**
   * Which.
   */
  space: Space;
  /**
   * The wounds on it.
   */
  wounds: number;
  /**
   * The card attached to it, which makes it Vulnerable (RR-5.6).
   */
  card: Discovery | null;
  /**
   * The side on which that card lay.
   */
  side: Side & string;
  /**
   * Whether it is destroyed.
   */
  destroyed: boolean;
}
/**
 * What lies on the map, and the Elder One track. Tokens are kept in the order of `GROUND`.
 */
export interface Board {
  /**
   * The space of the Elder One token, from 1 (RR-19.1).
   */
  track: number;
  /**
   * The Left Monster (RR-1.5).
   */
  left: Kind;
  /**
   * The Right Monster.
   */
  right: Kind;
  /**
   * The Unknown Monsters A and B of the dashboard, with that option.
   */
  unknown: Kind[];
  /**
   * The Fire tokens of each space on the ground.
   */
  fire: number[];
  /**
   * The Energy tokens of each space on the ground.
   */
  energy: number[];
  /**
   * The Discovery tokens of each space on the ground, 0 or 1.
   */
  tokens: number[];
  /**
   * The Energy of the group, with the option `shared_energy`.
   */
  pool: number;
}
/**
 * The Mythos deck (RR-1.3).
 */
export interface MythosPiles {
  /**
   * The deck, the top card first.
   */
  deck: (Hidden | Mythos)[];
  /**
   * The discard pile, face up, the top card last.
   */
  discard: Mythos[];
  /**
   * The cards that are being resolved.
   */
  playing: Mythos[];
}
/**
 * The Discovery deck (RR-22.1).
 */
export interface DiscoveryPiles {
  /**
   * The deck, the top card first.
   */
  deck: (Hidden | Discovery)[];
  /**
   * The discard pile, face up, the top card last.
   */
  discard: Discovery[];
  /**
   * The card that has been drawn and is neither claimed nor discarded yet; () if there is none.
   */
  drawn: Discovery[];
}
/**
 * A game of R'lyeh Rising.
 *
 * As one seat sees it, or a spectator (viewer null).
 */
export interface View {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "rising.State";
  /**
   * What is still to happen, the next on top (last).
   */
  agenda: Step[];
  /**
   * The state of the random stream, a 64-bit integer.
   */
  chance: Hidden;
  /**
   * How the game ended, or None.
   */
  outcome: NestedOutcome | null;
  /**
   * FULL for the whole truth; otherwise the seat whose view this is (None: a spectator).
   */
  viewer: null | number;
  /**
   * The options, the card set and the names of the seats.
   */
  setup: Setup;
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * The five investigators, in the order of their turns (RR-R43).
   */
  team: Investigator[];
  /**
   * The figures on the map, in the order in which they came.
   */
  enemies: Enemy[];
  /**
   * The body parts, in the order of `PARTS`.
   */
  parts: Part[];
  /**
   * The tokens on the map, the track, the monsters of this game.
   */
  board: Board;
  /**
   * The Mythos deck.
   */
  mythos: MythosPiles;
  /**
   * The Discovery deck.
   */
  discovery: DiscoveryPiles;
}
/**
 * Add no successes.
 */
export interface AddNone {
  type: "rising.AddNone";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Add 3 successes, for 2 or more tentacles rolled (RR-20.24).
 */
export interface AddSuccesses {
  type: "rising.AddSuccesses";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Name one more target, in the order of the list (RR-13.4).
 */
export interface Also {
  type: "rising.Also";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  target: Foe;
}
/**
 * Attack an enemy in range (RR-13.2).
 */
export interface Attack {
  type: "rising.Attack";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one, or the first of several.
   */
  target: Foe;
}
/**
 * Pick up Energy of your space; enemies there do not prevent it (RR-3.8, RR-13.12, RR-R15).
 */
export interface Attune {
  type: "rising.Attune";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How many tokens; of more than forty up to forty, or all.
   */
  count: number;
}
/**
 * Let the investigator take all the wounds that are left (RR-21.1).
 */
export interface BearWounds {
  type: "rising.BearWounds";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose which of the two moves to the other's space (RR-20.32).
 */
export interface Bring {
  type: "rising.Bring";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Who moves.
   */
  mover: Character;
}
/**
 * Take two wounds, so that the Mythos card does nothing; it is discarded all the same (RR-20.20, level 4).
 */
export interface CancelMythos {
  type: "rising.CancelMythos";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose the enemy that an effect concerns (RR-25.1).
 */
export interface ChooseEnemy {
  type: "rising.ChooseEnemy";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which: a figure, or for wounds a Vulnerable body part.
   */
  foe: Foe;
}
/**
 * Choose the investigator whom an effect concerns (RR-25.1).
 */
export interface ChooseInvestigator {
  type: "rising.ChooseInvestigator";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whom.
   */
  who: Character;
}
/**
 * Choose a body part.
 */
export interface ChoosePart {
  type: "rising.ChoosePart";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  part: Space;
}
/**
 * Name the partner of a codependent investigator (RR-20.32).
 */
export interface ChoosePartner {
  type: "rising.ChoosePartner";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The partner.
   */
  partner: Character;
}
/**
 * Choose the space where an effect happens (RR-25.1).
 */
export interface ChooseSpace {
  type: "rising.ChooseSpace";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which.
   */
  space: Space;
}
/**
 * Choose one of the ways that an effect leaves open (RR-11.6, RR-25.1).
 */
export interface ChooseWay {
  type: "rising.ChooseWay";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one, from 1.
   */
  way: number;
}
/**
 * Claim a half of the card that has been drawn, and pay for it (RR-22.2).
 */
export interface Claim {
  type: "rising.Claim";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which half.
   */
  side: Side;
}
/**
 * Climb with the active investigator to a free body part, or to the Final Vortex (RR-13.10).
 *
 * Whoever stands on the way is climbed past; enemies stay behind; it is no Run. Every way is offered that comes through no space twice; where it ends and how it begins tell it from all others.
 *
 * Rules: RR-2.18, RR-2.21 to RR-2.23, RR-13.10, RR-13.11, RR-14.3, RR-R7, RR-R11
 */
export interface Climb {
  type: "rising.Climb";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Where the Climb ends.
   */
  to: Space;
  /**
   * The first space of the way, if that is not where it ends.
   */
  by: Space | null;
}
/**
 * Count some elder signs as successes (RR-20.10); they are no elder signs any more (RR-10.11).
 */
export interface CountSigns {
  type: "rising.CountSigns";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How many; 0 for none.
   */
  count: number;
  /**
   * How many of them as 2 successes each, at level 4; None for none.
   */
  doubled: number | null;
}
/**
 * Count some tentacles as successes as well; they stay tentacles (RR-20.24).
 */
export interface CountTentacles {
  type: "rising.CountTentacles";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How many; 0 for none.
   */
  count: number;
}
/**
 * So many of the wounds go to the next target, the rest to those after it (RR-13.4, RR-20.11).
 */
export interface Deal {
  type: "rising.Deal";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The next target.
   */
  target: Foe;
  /**
   * How many; more than it can take are lost.
   */
  count: number;
}
/**
 * Choose the kind of enemy whose death takes effect next (RR-25.1).
 */
export interface DieNext {
  type: "rising.DieNext";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which kind; several of a kind come one after the other.
   */
  kind: Kind;
}
/**
 * Claim neither half of the card that has been drawn: it is discarded (RR-22.2).
 */
export interface Discard {
  type: "rising.Discard";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Discard a Discovery card that is held; of several, in the order in which they lie (RR-20.34, RR-20.37).
 */
export interface DiscardHeld {
  type: "rising.DiscardHeld";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Discovery;
}
/**
 * End the Trade.
 */
export interface DoneTrading {
  type: "rising.DoneTrading";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Put the Mythos card under the deck, draw another one, and heal stress (RR-20.20).
 */
export interface DrawAgain {
  type: "rising.DrawAgain";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * End the action phase; actions that are left are lost (RR-12.4).
 */
export interface EndActions {
  type: "rising.EndActions";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose which enemy attacks next (RR-17.3).
 */
export interface Face {
  type: "rising.Face";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  foe: Foe;
}
/**
 * Attack something that is not in the own space, once a turn, for no action: Marksman 4 (RR-20.12).
 */
export interface FreeAttack {
  type: "rising.FreeAttack";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  target: Foe;
}
/**
 * The one free Rest a turn of Gate Manipulation 4, at most 1 space away from a Gate (RR-20.25).
 */
export interface FreeRest {
  type: "rising.FreeRest";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How much stress heals.
   */
  stress: number;
  /**
   * How many wounds heal.
   */
  wounds: number;
}
/**
 * The free Run of Swiftness 2, once a turn (RR-20.14).
 */
export interface FreeRun {
  type: "rising.FreeRun";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Give a card of somebody here to somebody else here; several in the order of their names.
 */
export interface Give {
  type: "rising.Give";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Discovery;
  /**
   * Who gets it.
   */
  to: Character;
}
/**
 * Give an Energy token of somebody here to somebody else here, with that option (RR-R17).
 *
 * Givers come in the order of their turns, and so do takers; who gives takes none, and the other way round. So whatever is to change hands, there is one way to say it.
 */
export interface GiveEnergy {
  type: "rising.GiveEnergy";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Who gives it.
   */
  giver: Character;
  /**
   * Who gets it.
   */
  to: Character;
}
/**
 * Take a step of a Run (RR-13.1).
 */
export interface Go {
  type: "rising.Go";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Into which space.
   */
  space: Space;
}
/**
 * Use nothing now; the turn goes on.
 */
export interface GoOn {
  type: "rising.GoOn";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Hand the next investigator out (RR-1.2).
 */
export interface HandOut {
  type: "rising.HandOut";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * To whom.
   */
  taker: Seat;
}
/**
 * Perform the Incantation of a Condition: pay the Energy, and attach the card to its part (RR-13.13, RR-22.8).
 */
export interface Incant {
  type: "rising.Incant";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * Let the dice lie as they are.
 */
export interface Keep {
  type: "rising.Keep";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose one of the equally short ways of a figure that an effect moves (RR-14.7).
 */
export interface Lead {
  type: "rising.Lead";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The space into which that way leads.
   */
  space: Space;
}
/**
 * Say no prayer (RR-20.17).
 */
export interface LeavePrayer {
  type: "rising.LeavePrayer";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Do not step in.
 */
export interface LetBe {
  type: "rising.LetBe";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Let the Mythos card happen (RR-20.20).
 */
export interface LetHappen {
  type: "rising.LetHappen";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose who is moved next (RR-25.1).
 */
export interface MoveNext {
  type: "rising.MoveNext";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Who.
   */
  who: Character;
}
/**
 * Put one of the wounds on a Companion, in the order of their ids (RR-22.4).
 */
export interface OnCompanion {
  type: "rising.OnCompanion";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card of the Companion.
   */
  card: Discovery;
}
/**
 * Play a Mythos card that has been drawn; of two the other goes under the deck (RR-20.20).
 */
export interface PlayMythos {
  type: "rising.PlayMythos";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Mythos;
}
/**
 * Heal an investigator in the space by the prayer (RR-20.17).
 */
export interface PrayFor {
  type: "rising.PrayFor";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Who is healed.
   */
  whom: Character;
  /**
   * Of how much stress.
   */
  stress: number;
  /**
   * Of how many wounds.
   */
  wounds: number;
}
/**
 * Heal everybody in the space by the prayer (RR-20.17, level 4).
 */
export interface PrayForAll {
  type: "rising.PrayForAll";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Let the Healing Prayer come next (RR-18.2).
 */
export interface PrayNow {
  type: "rising.PrayNow";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Raise a skill of the investigator by one level (RR-20.5).
 */
export interface RaiseSkill {
  type: "rising.RaiseSkill";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which.
   */
  skill: Skill;
}
/**
 * An investigator with Protector takes the attack upon itself (RR-20.22).
 */
export interface Redirect {
  type: "rising.Redirect";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The investigator.
   */
  by: Character;
}
/**
 * Roll a die again for nothing (RR-11.4): a free reroll of this roll if one is left, else Lucky's of this turn.
 */
export interface Reroll {
  type: "rising.Reroll";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The face that it shows.
   */
  die: Die;
}
/**
 * Take 1 stress to roll a die again (RR-11.1), as often as stress can be taken (RR-11.2).
 */
export interface RerollForStress {
  type: "rising.RerollForStress";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The face that it shows.
   */
  die: Die;
}
/**
 * The active investigator rests: so many points of its own stress and wounds heal, in any mix (RR-13.7).
 */
export interface Rest {
  type: "rising.Rest";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How much stress heals.
   */
  stress: number;
  /**
   * How many wounds heal.
   */
  wounds: number;
}
/**
 * Take an Item or a Companion, in the order of their ids; it stays on its side (RR-20.28).
 */
export interface Rob {
  type: "rising.Rob";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Discovery;
}
/**
 * Take Energy, where the host has made it tradable, in the order of turns (RR-R17).
 */
export interface RobEnergy {
  type: "rising.RobEnergy";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How much.
   */
  count: number;
  /**
   * From whom.
   */
  victim: Character;
}
/**
 * Attack those that have been named.
 */
export interface RollDice {
  type: "rising.RollDice";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Move with the active investigator along links on the ground, at least one space (RR-13.1).
 */
export interface Run {
  type: "rising.Run";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Let the end effect of a Discovery card come next (RR-18.2).
 */
export interface RunEndEffect {
  type: "rising.RunEndEffect";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which card.
   */
  card: Discovery;
}
/**
 * Go to one of the nearest spaces with a figure (RR-20.36).
 */
export interface Rush {
  type: "rising.Rush";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one; the Final Vortex also for a body part that is nearest.
   */
  space: Space;
}
/**
 * Let an enemy not follow the next step of a Run; several are named in the order in which they came (RR-20.13).
 */
export interface Sneak {
  type: "rising.Sneak";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which enemy.
   */
  foe: Foe;
}
/**
 * Take 1 stress, so that the investigator who lies on the ground stands up, for no action (RR-20.31, RR-R47).
 */
export interface StandUp {
  type: "rising.StandUp";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * End a Run earlier than it could (RR-13.1).
 */
export interface Stop {
  type: "rising.Stop";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Take nothing more (RR-20.28).
 */
export interface StopRobbing {
  type: "rising.StopRobbing";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Add wounds to an attack on a lonely target (RR-20.18).
 */
export interface Strike {
  type: "rising.Strike";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How many; 0 for none.
   */
  count: number;
}
/**
 * Take another investigator along in the next step of a Run, with Swiftness 3 (RR-20.14, RR-R41).
 */
export interface TakeAlong {
  type: "rising.TakeAlong";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whom.
   */
  who: Character;
}
/**
 * Choose a character that nobody has (RR-26.4).
 */
export interface TakeInvestigator {
  type: "rising.TakeInvestigator";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  who: Character;
}
/**
 * Take one of the Unknown Relics that lie open (RR-23.8).
 */
export interface TakeRelic {
  type: "rising.TakeRelic";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which.
   */
  relic: Relic;
}
/**
 * Choose which target's toll is paid next (RR-13.4, RR-25.1).
 */
export interface TollFirst {
  type: "rising.TollFirst";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The target.
   */
  foe: Foe;
}
/**
 * Exchange Items and Companions with the investigators of your space (RR-13.8); with that option Energy too.
 */
export interface Trade {
  type: "rising.Trade";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Use a Discovery card that you hold; only the half that counts (RR-22.7).
 */
export interface UseCard {
  type: "rising.UseCard";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Discovery;
  /**
   * Which of its uses, from 1.
   */
  use: number;
}
/**
 * Use the Unknown Relic that you have (RR-23.8).
 */
export interface UseRelic {
  type: "rising.UseRelic";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which of its uses, from 1.
   */
  use: number;
}
/**
 * The table answered for a seat that had no choice, as anybody could see.
 */
export interface AnsweredByItself {
  type: "kernel.AnsweredByItself";
  /**
   * Whose answer it was.
   */
  seat: Seat;
}
/**
 * What chance gave while an action was carried out: with it a log replays without its seed. Nobody is shown it.
 */
export interface ChanceGave {
  type: "kernel.ChanceGave";
  /**
   * The numbers, in the order in which they were asked for.
   */
  results: (Hidden | number)[];
}
/**
 * An action that had been taken back was played again.
 */
export interface PlayedAgain {
  type: "kernel.PlayedAgain";
  /**
   * Its notation, as `TakenBack` has it.
   */
  action: string;
}
/**
 * A seat said something; it has no effect on the game.
 */
export interface Said {
  type: "kernel.Said";
  /**
   * Who said it.
   */
  seat: Seat;
  /**
   * What was said.
   */
  words: string;
}
/**
 * The newest action was taken back. An undo that takes several back tells of each, the newest first.
 */
export interface TakenBack {
  type: "kernel.TakenBack";
  /**
   * Its notation, as a spectator may know it: a card that only its owner sees is a `?`.
   */
  action: string;
}
/**
 * The time of a seat was up, and the table answered for it.
 */
export interface TimeRanOut {
  type: "kernel.TimeRanOut";
  /**
   * Whose time it was.
   */
  seat: Seat;
}
/**
 * The action phase was ended; what was left of the actions is lost (RR-12.4).
 */
export interface ActionsEnded {
  type: "rising.ActionsEnded";
  /**
   * Whose turn it is.
   */
  who: Character;
  /**
   * The actions that were left.
   */
  left: number;
}
/**
 * An effect has it that the Elder One advances at the next Mythos discard check of this turn (RR-19.2).
 */
export interface AdvanceOrdained {
  type: "rising.AdvanceOrdained";
}
/**
 * An investigator attacks (RR-13.3).
 */
export interface AttackDeclared {
  type: "rising.AttackDeclared";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * Whom.
   */
  targets: Foe[];
}
/**
 * The attack of an enemy was redirected to an investigator with Protector (RR-20.22).
 */
export interface AttackRedirected {
  type: "rising.AttackRedirected";
  /**
   * The enemy.
   */
  foe: Foe;
  /**
   * Whom it would have concerned.
   */
  who: Character;
  /**
   * Whom it concerns now.
   */
  by: Character;
}
/**
 * Vengeance Obsession struck back at who had dealt a wound (RR-20.21).
 */
export interface Avenged {
  type: "rising.Avenged";
  /**
   * Whose skill it is.
   */
  who: Character;
  /**
   * Who had attacked.
   */
  foe: Foe;
}
/**
 * An investigator came back instead of being killed (RR-20.23).
 */
export interface CameBack {
  type: "rising.CameBack";
  /**
   * Who.
   */
  who: Character;
  /**
   * How often it still can.
   */
  left: number;
}
/**
 * A Discovery card was attached to a body part, which is Vulnerable now (RR-5.6).
 */
export interface CardAttached {
  type: "rising.CardAttached";
  /**
   * The part.
   */
  part: Space;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * An investigator claimed a half of a Discovery card (RR-22.2).
 */
export interface CardClaimed {
  type: "rising.CardClaimed";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
  /**
   * Which half.
   */
  side: Side;
}
/**
 * The card of a body part came off, and the part is invulnerable again (RR-R21).
 */
export interface CardDetached {
  type: "rising.CardDetached";
  /**
   * The part.
   */
  part: Space;
  /**
   * The card.
   */
  card: Discovery;
  /**
   * Who has it back; None if it was discarded.
   */
  who: Character | null;
}
/**
 * A Discovery card went from one investigator to another (RR-13.8).
 */
export interface CardGiven {
  type: "rising.CardGiven";
  /**
   * Who had it.
   */
  who: Character;
  /**
   * Who has it now.
   */
  to: Character;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * A Discovery card was moved to the other side of its holder's board (RR-22.5).
 */
export interface CardSwitched {
  type: "rising.CardSwitched";
  /**
   * The holder.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
  /**
   * The side on which it lies now.
   */
  side: Side;
}
/**
 * An investigator used a Discovery card (RR-22.7).
 */
export interface CardUsed {
  type: "rising.CardUsed";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * A player chose a character (RR-26.4).
 */
export interface CharacterTaken {
  type: "rising.CharacterTaken";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The character.
   */
  who: Character;
}
/**
 * A wound was put on a Companion instead (RR-22.4).
 */
export interface CompanionWounded {
  type: "rising.CompanionWounded";
  /**
   * Whose Companion it is.
   */
  who: Character;
  /**
   * Its card.
   */
  card: Discovery;
}
/**
 * Dice were rolled (RR-10.3, RR-10.4).
 */
export interface DiceRolled {
  type: "rising.DiceRolled";
  /**
   * The investigator whom the roll belongs to.
   */
  who: Character;
  /**
   * Why.
   */
  reason: Reason;
  /**
   * The faces.
   */
  dice: Die[];
  /**
   * Whose dice they are, when an enemy attacks that investigator; None of a roll of one's own, or for Fire.
   */
  foe: Foe | null;
}
/**
 * A die was rolled again (RR-11.1, RR-11.4).
 */
export interface DieRerolled {
  type: "rising.DieRerolled";
  /**
   * The investigator whom the roll belongs to.
   */
  who: Character;
  /**
   * The face that it showed.
   */
  old: Die;
  /**
   * The face that it shows.
   */
  new: Die;
}
/**
 * A Discovery card went to the discard pile (RR-22.3).
 */
export interface DiscoveryDiscarded {
  type: "rising.DiscoveryDiscarded";
  /**
   * Who had it.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * An investigator drew a Discovery card (RR-22.2).
 */
export interface DiscoveryDrawn {
  type: "rising.DiscoveryDrawn";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * The token of the Elder One went one space on (RR-19.3).
 */
export interface ElderOneAdvanced {
  type: "rising.ElderOneAdvanced";
  /**
   * The space on which it is.
   */
  track: number;
}
/**
 * An investigator was eliminated; what belonged to it was discarded (RR-21.3).
 */
export interface Eliminated {
  type: "rising.Eliminated";
  /**
   * Who.
   */
  who: Character;
  /**
   * Whether it was consumed by madness (RR-21.2); otherwise it was killed (RR-21.1).
   */
  mad: boolean;
  /**
   * The Mythos card that was kept beside its board, which went to the discard pile.
   */
  mythos: Mythos | null;
}
/**
 * An enemy attacks an investigator (RR-17.3).
 */
export interface EnemyAttacked {
  type: "rising.EnemyAttacked";
  /**
   * The enemy.
   */
  foe: Foe;
  /**
   * The investigator.
   */
  who: Character;
}
/**
 * A player chose the enemy that an effect concerns (RR-25.1, RR-14.7).
 */
export interface EnemyChosen {
  type: "rising.EnemyChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * Which.
   */
  foe: Foe;
}
/**
 * A figure died, went back to its pool and left Energy in its space (RR-3.1).
 */
export interface EnemyDied {
  type: "rising.EnemyDied";
  /**
   * Which figure.
   */
  foe: Foe;
  /**
   * Where.
   */
  space: Space;
  /**
   * How many Energy tokens it left.
   */
  energy: number;
}
/**
 * An effect moved an enemy (RR-14.6).
 */
export interface EnemyMoved {
  type: "rising.EnemyMoved";
  /**
   * Which.
   */
  foe: Foe;
  /**
   * The space that it left.
   */
  space: Space;
  /**
   * The space in which it stopped.
   */
  to: Space;
}
/**
 * An effect placed an enemy that was on the map in another space (RR-R36).
 */
export interface EnemyPlaced {
  type: "rising.EnemyPlaced";
  /**
   * Which.
   */
  foe: Foe;
  /**
   * Where.
   */
  space: Space;
}
/**
 * A figure went back to its pool without dying (RR-3.6).
 */
export interface EnemyReturned {
  type: "rising.EnemyReturned";
  /**
   * Which figure.
   */
  foe: Foe;
  /**
   * Where it stood.
   */
  space: Space;
}
/**
 * A figure came on the map (RR-16.4).
 */
export interface EnemySummoned {
  type: "rising.EnemySummoned";
  /**
   * Which figure.
   */
  foe: Foe;
  /**
   * Where.
   */
  space: Space;
}
/**
 * Energy was put in a space (RR-3.1).
 */
export interface EnergyAdded {
  type: "rising.EnergyAdded";
  /**
   * Where.
   */
  space: Space;
  /**
   * How many tokens.
   */
  count: number;
}
/**
 * An investigator picked up Energy tokens of their space (RR-13.12).
 */
export interface EnergyAttuned {
  type: "rising.EnergyAttuned";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * Where.
   */
  space: Space;
  /**
   * How many.
   */
  count: number;
}
/**
 * Energy went from one investigator to another (RR-R17).
 */
export interface EnergyGiven {
  type: "rising.EnergyGiven";
  /**
   * Who had it.
   */
  who: Character;
  /**
   * Who has it now.
   */
  to: Character;
  /**
   * How much.
   */
  count: number;
}
/**
 * Energy of an investigator went back to the supply (RR-3.9).
 */
export interface EnergySpent {
  type: "rising.EnergySpent";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * How much.
   */
  count: number;
}
/**
 * Two Unknown Monsters were drawn as the monsters of the episode (RR-1.4, RR-1.5).
 */
export interface EpisodeMonstersDrawn {
  type: "rising.EpisodeMonstersDrawn";
  /**
   * The Left Monster.
   */
  left: Kind;
  /**
   * The Right Monster.
   */
  right: Kind;
}
/**
 * Fire was put in a space (RR-15.4).
 */
export interface FireAdded {
  type: "rising.FireAdded";
  /**
   * Where.
   */
  space: Space;
  /**
   * How many tokens.
   */
  count: number;
}
/**
 * An investigator caught Fire on leaving a space (RR-15.1).
 */
export interface FireCaught {
  type: "rising.FireCaught";
  /**
   * Who.
   */
  who: Character;
  /**
   * How many tokens.
   */
  count: number;
}
/**
 * The Fire tokens left the board of an investigator (RR-18.3).
 */
export interface FirePutOut {
  type: "rising.FirePutOut";
  /**
   * Whose.
   */
  who: Character;
  /**
   * How many.
   */
  count: number;
}
/**
 * The Fire was taken off a space (RR-15.4).
 */
export interface FireRemoved {
  type: "rising.FireRemoved";
  /**
   * Where.
   */
  space: Space;
  /**
   * How many tokens.
   */
  count: number;
}
/**
 * A player chose which of several deaths at once has its effects first (RR-25.1).
 */
export interface FirstDeathChosen {
  type: "rising.FirstDeathChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * The kind of enemy.
   */
  kind: Kind;
}
/**
 * A player chose which investigator an effect moves next (RR-25.1).
 */
export interface FirstMoverChosen {
  type: "rising.FirstMoverChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * Which.
   */
  who: Character;
}
/**
 * A figure or a body part took wounds (RR-23.2, RR-5.9).
 */
export interface FoeWounded {
  type: "rising.FoeWounded";
  /**
   * Which.
   */
  foe: Foe;
  /**
   * How many wounds, without those that are lost.
   */
  count: number;
  /**
   * How many it has now.
   */
  wounds: number;
}
/**
 * The players lost (RR-24.1).
 */
export interface GameLost {
  type: "rising.GameLost";
  /**
   * What ended the game.
   */
  reason: string;
}
/**
 * The players won (RR-5.14).
 */
export interface GameWon {
  type: "rising.GameWon";
  /**
   * The body parts that are destroyed.
   */
  parts: Space[];
}
/**
 * A Gate was drawn at random (RR-23.7).
 */
export interface GateDrawn {
  type: "rising.GateDrawn";
  /**
   * Which.
   */
  space: Space;
  /**
   * The kind of enemy that is to come there; None where it is no enemy that was to be summoned.
   */
  kind: Kind | null;
}
/**
 * An investigator weakened a figure as it was summoned at a Gate (RR-20.25).
 */
export interface GateManipulated {
  type: "rising.GateManipulated";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * The figure.
   */
  foe: Foe;
}
/**
 * Toughness or a card took something off what one source does (RR-20.15).
 */
export interface HarmWarded {
  type: "rising.HarmWarded";
  /**
   * Who.
   */
  who: Character;
  /**
   * So many wounds were not taken.
   */
  wounds: number;
  /**
   * So much sanity was not lost.
   */
  sanity: number;
}
/**
 * An investigator was healed (RR-R37).
 */
export interface Healed {
  type: "rising.Healed";
  /**
   * Who.
   */
  who: Character;
  /**
   * Of how much stress.
   */
  stress: number;
  /**
   * Of how many wounds.
   */
  wounds: number;
}
/**
 * An investigator performed the Incantation of a Condition (RR-13.13).
 */
export interface IncantationPerformed {
  type: "rising.IncantationPerformed";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * The card.
   */
  card: Discovery;
}
/**
 * An investigator was dealt an insanity card, face up (RR-20.9).
 */
export interface InsanityDealt {
  type: "rising.InsanityDealt";
  /**
   * Which.
   */
  who: Character;
  /**
   * The card.
   */
  insanity: Insanity;
}
/**
 * A player chose the investigator whom an effect concerns (RR-25.1).
 */
export interface InvestigatorChosen {
  type: "rising.InvestigatorChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * Whom.
   */
  who: Character;
}
/**
 * One of the five places in the order of turns went to a player (RR-1.2).
 */
export interface InvestigatorHandedOut {
  type: "rising.InvestigatorHandedOut";
  /**
   * Which place, from 1.
   */
  number: number;
  /**
   * To whom.
   */
  seat: Seat;
}
/**
 * An investigator began in the start space, played by somebody (RR-1.2, RR-26.4).
 */
export interface InvestigatorPlaced {
  type: "rising.InvestigatorPlaced";
  /**
   * Which.
   */
  who: Character;
  /**
   * By whom it is played.
   */
  seat: Seat;
  /**
   * The start space.
   */
  space: Space;
}
/**
 * An investigator lay down, of Catatonia (RR-20.31).
 */
export interface LainDown {
  type: "rising.LainDown";
  /**
   * Who.
   */
  who: Character;
}
/**
 * An investigator left a space for an adjacent one, and the enemies there came along (RR-14.1).
 */
export interface Moved {
  type: "rising.Moved";
  /**
   * Who.
   */
  who: Character;
  /**
   * The space that was left.
   */
  space: Space;
  /**
   * The space that was entered.
   */
  to: Space;
  /**
   * The enemies that came along.
   */
  followers: Foe[];
}
/**
 * The effects and the summons of a Mythos card were cancelled by Read the Omens (RR-20.20).
 */
export interface MythosCancelled {
  type: "rising.MythosCancelled";
  /**
   * Who drew it.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * A Mythos card went to the discard pile (RR-16.1).
 */
export interface MythosDiscarded {
  type: "rising.MythosDiscarded";
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * A Mythos card was drawn, for all to see (RR-16.1).
 */
export interface MythosDrawn {
  type: "rising.MythosDrawn";
  /**
   * Who drew it.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * A Mythos card was kept by Recurring Trauma (RR-20.35).
 */
export interface MythosKept {
  type: "rising.MythosKept";
  /**
   * Beside whose board it lies.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * No Mythos card was drawn, since the deck is empty (RR-R34).
 */
export interface MythosNotDrawn {
  type: "rising.MythosNotDrawn";
  /**
   * Who would have drawn it.
   */
  who: Character;
}
/**
 * A Mythos card was put under the deck by Read the Omens (RR-20.20).
 */
export interface MythosPutUnder {
  type: "rising.MythosPutUnder";
  /**
   * Who drew it.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * The Mythos card that Recurring Trauma keeps was played again (RR-20.35).
 */
export interface MythosRepeated {
  type: "rising.MythosRepeated";
  /**
   * Beside whose board it lies.
   */
  who: Character;
  /**
   * Which card.
   */
  card: Mythos;
}
/**
 * The discarded Mythos cards, and a kept one, were shuffled back into the deck (RR-19.3, RR-R34).
 */
export interface MythosReshuffled {
  type: "rising.MythosReshuffled";
  /**
   * How many cards the deck has now.
   */
  cards: number;
}
/**
 * A summons was left out: no figure was left, or it would have stood on a body part (RR-16.4, RR-16.5).
 */
export interface NothingSummoned {
  type: "rising.NothingSummoned";
  /**
   * What was to be summoned.
   */
  kind: Kind;
  /**
   * Where.
   */
  space: Space;
}
/**
 * A body part was destroyed (RR-5.10).
 */
export interface PartDestroyed {
  type: "rising.PartDestroyed";
  /**
   * Which.
   */
  part: Space;
}
/**
 * Wounds were taken off a body part (RR-5.9).
 */
export interface PartHealed {
  type: "rising.PartHealed";
  /**
   * Which.
   */
  part: Space;
  /**
   * How many.
   */
  count: number;
  /**
   * How many are left.
   */
  wounds: number;
}
/**
 * A codependent investigator's partner was named (RR-20.32).
 */
export interface PartnerNamed {
  type: "rising.PartnerNamed";
  /**
   * Who is codependent.
   */
  who: Character;
  /**
   * On whom.
   */
  partner: Character;
}
/**
 * A phase of a turn began (RR-12.2).
 */
export interface PhaseBegan {
  type: "rising.PhaseBegan";
  /**
   * Whose turn it is.
   */
  who: Character;
  /**
   * Which phase.
   */
  phase: Phase;
}
/**
 * An effect placed an investigator in a space: nothing followed, and no Fire was caught (RR-14.5).
 */
export interface PlacedByEffect {
  type: "rising.PlacedByEffect";
  /**
   * Who.
   */
  who: Character;
  /**
   * Where.
   */
  space: Space;
}
/**
 * An investigator said a Healing Prayer (RR-20.17).
 */
export interface Prayed {
  type: "rising.Prayed";
  /**
   * Who.
   */
  who: Character;
}
/**
 * The Unknown Relic of an investigator was flipped (RR-23.8).
 */
export interface RelicFlipped {
  type: "rising.RelicFlipped";
  /**
   * Whose.
   */
  who: Character;
  /**
   * Which.
   */
  relic: Relic;
}
/**
 * An investigator got an Unknown Relic (RR-23.8).
 */
export interface RelicTaken {
  type: "rising.RelicTaken";
  /**
   * Which.
   */
  who: Character;
  /**
   * The Relic.
   */
  relic: Relic;
}
/**
 * An investigator used their Unknown Relic (RR-23.8).
 */
export interface RelicUsed {
  type: "rising.RelicUsed";
  /**
   * The investigator.
   */
  who: Character;
  /**
   * The Relic.
   */
  relic: Relic;
}
/**
 * Unknown Relics were laid open for the draft (RR-23.8).
 */
export interface RelicsLaid {
  type: "rising.RelicsLaid";
  /**
   * Which.
   */
  relics: Relic[];
}
/**
 * An investigator rested (RR-13.7).
 */
export interface Rested {
  type: "rising.Rested";
  /**
   * Who.
   */
  who: Character;
  /**
   * Whether it cost no action (RR-20.25).
   */
  free: boolean;
}
/**
 * A roll that an effect called for had successes enough, or not (RR-10.8).
 */
export interface RollJudged {
  type: "rising.RollJudged";
  /**
   * Whose roll it was.
   */
  who: Character;
  /**
   * The successes.
   */
  successes: number;
  /**
   * How many were needed.
   */
  needed: number;
}
/**
 * A roll has been tallied; nothing about it is changed any more (RR-10.8).
 */
export interface RollSettled {
  type: "rising.RollSettled";
  /**
   * The investigator whom it belongs to.
   */
  who: Character;
  /**
   * The successes.
   */
  successes: number;
  /**
   * The tentacles.
   */
  tentacles: number;
  /**
   * The elder signs that are left.
   */
  elder_signs: number;
}
/**
 * An investigator lost sanity (RR-20.1).
 */
export interface SanityLost {
  type: "rising.SanityLost";
  /**
   * Who.
   */
  who: Character;
  /**
   * How much.
   */
  count: number;
  /**
   * Where the marker is now.
   */
  at: number;
}
/**
 * Elder signs were counted as successes (RR-20.10).
 */
export interface SignsCounted {
  type: "rising.SignsCounted";
  /**
   * The investigator whom the roll belongs to.
   */
  who: Character;
  /**
   * How many.
   */
  count: number;
  /**
   * How many of them count twice, at level 4; None for none.
   */
  doubled: number | null;
}
/**
 * An investigator raised a skill (RR-20.5).
 */
export interface SkillRaised {
  type: "rising.SkillRaised";
  /**
   * Who.
   */
  who: Character;
  /**
   * Which.
   */
  skill: Skill;
  /**
   * Its level now.
   */
  level: number;
}
/**
 * An investigator left a space unnoticed by some of the enemies there (RR-20.13).
 */
export interface Sneaked {
  type: "rising.Sneaked";
  /**
   * Who.
   */
  who: Character;
  /**
   * The enemies that did not follow.
   */
  foes: Foe[];
}
/**
 * A player chose the space where an effect happens (RR-25.1).
 */
export interface SpaceChosen {
  type: "rising.SpaceChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * Which.
   */
  space: Space;
}
/**
 * It was drawn who has the first turn (RR-12.1).
 */
export interface StartDrawn {
  type: "rising.StartDrawn";
  /**
   * Which investigator.
   */
  who: Character;
}
/**
 * An investigator who lay on the ground stood up (RR-20.31).
 */
export interface StoodUp {
  type: "rising.StoodUp";
  /**
   * Who.
   */
  who: Character;
}
/**
 * The stress of an investigator was set to the number of its wounds (RR-20.34).
 */
export interface StressSet {
  type: "rising.StressSet";
  /**
   * Whose.
   */
  who: Character;
  /**
   * Its stress now.
   */
  stress: number;
}
/**
 * An investigator took stress (RR-11.3).
 */
export interface StressTaken {
  type: "rising.StressTaken";
  /**
   * Who.
   */
  who: Character;
  /**
   * How much.
   */
  count: number;
}
/**
 * Savage: the target takes more wounds (RR-20.18).
 */
export interface StruckHarder {
  type: "rising.StruckHarder";
  /**
   * The investigator who attacks.
   */
  who: Character;
  /**
   * How many more.
   */
  count: number;
}
/**
 * Successes were added to a roll (RR-20.24).
 */
export interface SuccessesAdded {
  type: "rising.SuccessesAdded";
  /**
   * The investigator whom the roll belongs to.
   */
  who: Character;
  /**
   * How many.
   */
  count: number;
}
/**
 * Tentacles were counted as successes too (RR-20.24).
 */
export interface TentaclesCounted {
  type: "rising.TentaclesCounted";
  /**
   * The investigator whom the roll belongs to.
   */
  who: Character;
  /**
   * How many.
   */
  count: number;
}
/**
 * The sanity marker of an investigator reached a threshold (RR-20.3).
 */
export interface ThresholdReached {
  type: "rising.ThresholdReached";
  /**
   * Who.
   */
  who: Character;
  /**
   * Its insanity card, the symptoms of which follow.
   */
  insanity: Insanity;
}
/**
 * A Discovery token was put in a space (RR-R24).
 */
export interface TokenAdded {
  type: "rising.TokenAdded";
  /**
   * Where.
   */
  space: Space;
}
/**
 * The Discovery token was taken off a space, since a card was drawn there (RR-4.2).
 */
export interface TokenUsedUp {
  type: "rising.TokenUsedUp";
  /**
   * The space.
   */
  space: Space;
}
/**
 * Tokens that would have been put on a body part were discarded (RR-2.15).
 */
export interface TokensDiscarded {
  type: "rising.TokensDiscarded";
  /**
   * The body part.
   */
  space: Space;
  /**
   * How many tokens.
   */
  count: number;
}
/**
 * The wound tokens were taken off Masochism (RR-20.26).
 */
export interface TokensRemoved {
  type: "rising.TokensRemoved";
  /**
   * Whose.
   */
  who: Character;
  /**
   * How many.
   */
  count: number;
}
/**
 * The turn of an investigator began (RR-12.1).
 */
export interface TurnBegan {
  type: "rising.TurnBegan";
  /**
   * Whose.
   */
  who: Character;
  /**
   * Which turn of the game, from 1.
   */
  number: number;
  /**
   * The actions that there are in it.
   */
  actions: number;
}
/**
 * An Unknown Monster was set on the dashboard, and a Gate was drawn for it (RR-23.7).
 */
export interface UnknownMonsterSetUp {
  type: "rising.UnknownMonsterSetUp";
  /**
   * Which.
   */
  kind: Kind;
  /**
   * The Gate.
   */
  space: Space;
}
/**
 * A player chose one of the ways that an effect leaves open (RR-25.1).
 */
export interface WayChosen {
  type: "rising.WayChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * Which one, from 1.
   */
  way: number;
}
/**
 * An investigator took wounds on its own board (RR-21.1).
 */
export interface WoundsTaken {
  type: "rising.WoundsTaken";
  /**
   * Who.
   */
  who: Character;
  /**
   * How many.
   */
  count: number;
}
/**
 * What a host may choose about the game. The defaults are the leaflet's, by its own readings.
 */
export interface Options {
  type: "rising.Options";
  /**
   * How the five investigators are shared out among the players. (RR-1.2)
   */
  sharing: Sharing & string;
  /**
   * The players choose their investigators, instead of getting them at random. (RR-26.4)
   */
  choose_investigators: boolean;
  /**
   * When a body part attacks the investigator on it. (RR-R5)
   */
  attack_when: AttackWhen & string;
  /**
   * How far one Climb goes at most. (RR-R7)
   */
  climb_spaces: number;
  /**
   * A Run may go down from a Leg to the Final Vortex. (RR-R8)
   */
  climb_down_by_run: boolean;
  /**
   * Whether a special effect can move an investigator off a Leg. (RR-R9)
   */
  forced_move: ForcedMove & string;
  /**
   * A body part can be attacked from another space, with a skill that allows it. (RR-R12)
   */
  ranged_attacks: boolean;
  /**
   * The most Energy tokens that one Attune Energy picks up; 0: all. (RR-R15)
   */
  attune_amount: number;
  /**
   * Energy belongs to the group, not to who has picked it up. (RR-R16)
   */
  shared_energy: boolean;
  /**
   * Energy can be traded, and stolen by a kleptomaniac. (RR-R17)
   */
  tradable_energy: boolean;
  /**
   * What becomes of the Energy of an eliminated investigator. (RR-R18)
   */
  energy_on_death: EnergyOnDeath & string;
  /**
   * When an Incantation without printed timing can be performed. (RR-R20)
   */
  incantation_timing: IncantationTiming & string;
  /**
   * From how far away an Incantation can be performed, in spaces; 9: from anywhere. (RR-R20)
   */
  incantation_range: number;
  /**
   * Which draw of a Discovery card takes the token off the space. (RR-R22)
   */
  token_removed_by: TokenRemovedBy & string;
  /**
   * How much of the Unknown Rules is used. (RR-R30)
   */
  unknown_rules: UnknownRules & string;
  /**
   * Whether the Unknown Mythos cards are shuffled in. (RR-R30)
   */
  unknown_mythos: UnknownMythos & string;
  /**
   * Expert Cultists come into play. (RR-R31)
   */
  expert_cultists: boolean;
  /**
   * The spaces of the Elder One track, the last of which loses the game. (RR-R33)
   */
  track_length: number;
  /**
   * What becomes of an enemy summoned or placed where an investigator on a part is. (RR-R36)
   */
  summon_on_part: SummonOnPart & string;
}
/**
 * How a game ended.
 */
export interface Outcome {
  type: "kernel.Outcome";
  /**
   * The seats that won; () when all lose.
   */
  winners: Seat[];
  /**
   * What ended it, in a few words.
   */
  reason: string;
  /**
   * The id of the rule by which it ended.
   */
  rule: string;
  /**
   * The score of each seat, where the game has scores.
   */
  scores: number[] | null;
}
/**
 * Why an action cannot be taken.
 */
export interface Refusal {
  type: "kernel.Refusal";
  /**
   * The id of the rule that forbids it; None where no rule of a game is the reason (another game's action).
   */
  rule: string | null;
  /**
   * The seat whose action it is; None if it names no seat of this table.
   */
  seat: Seat | null;
  /**
   * A sentence to that player, with the numbers.
   */
  message: string;
}
/**
 * An invariant that a state breaks.
 */
export interface Violation {
  type: "kernel.Violation";
  /**
   * The id of the rule that demands it; None for what every game demands.
   */
  rule: string | null;
  /**
   * What is demanded.
   */
  name: string;
}
/**
 * A table as it is kept: its state, which has the last word, and how it came about.
 */
export interface Save {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  /**
   * The version of the library that made the save.
   */
  library: string;
  /**
   * The name of the game.
   */
  game: "rising";
  /**
   * The options chosen.
   */
  options: NestedOptions;
  /**
   * The card set played with, by its name and digest.
   */
  content: CardSet;
  /**
   * What each seat is called.
   */
  names: string[];
  /**
   * The seed that it was begun with.
   */
  seed: number;
  /**
   * What chance gave while the game was set up.
   */
  opening: number[];
  /**
   * The log: how the game was begun, then entry by entry what was done.
   */
  actions: (LogBegun | (LogPlayed | LogNoted | LogUndone | LogRedone))[];
  /**
   * How many events had been told, for a log that does not lead to the state.
   */
  told: number;
  /**
   * Whether the log leads to the state, as far as was known when the save was made.
   */
  replayed: boolean;
  /**
   * The state now.
   */
  state: SavedState;
}
/**
 * A game was set up. It stands before the others in a log that is saved.
 */
export interface LogBegun {
  type: "kernel.Begun";
  /**
   * Where the seeded stream stood when it was.
   */
  stream: number;
  /**
   * What the table answers by itself.
   */
  auto: Auto[];
}
/**
 * An action was carried out.
 */
export interface LogPlayed {
  type: "kernel.Played";
  /**
   * The action; its seat is in it.
   */
  action: Action;
  /**
   * What answered, if it was no player.
   */
  auto: Auto | null;
  /**
   * What chance gave while it was carried out.
   */
  chance: number[];
  /**
   * Where the seeded stream stood after it; None where it had not moved.
   */
  stream: number | null;
}
/**
 * Somebody said something.
 */
export interface LogNoted {
  type: "kernel.Noted";
  /**
   * Who said it.
   */
  seat: Seat;
  /**
   * What was said.
   */
  words: string;
}
/**
 * The newest action was taken back, and with it what had been answered by itself after it.
 */
export interface LogUndone {
  type: "kernel.Undone";
}
/**
 * What was taken back last was played again.
 */
export interface LogRedone {
  type: "kernel.Redone";
}
/**
 * A game of R'lyeh Rising.
 */
export interface SavedState {
  type: "rising.State";
  /**
   * What is still to happen, the next on top (last).
   */
  agenda: Step[];
  /**
   * The state of the random stream, a 64-bit integer.
   */
  chance: number;
  /**
   * How the game ended, or None.
   */
  outcome: NestedOutcome | null;
  /**
   * FULL for the whole truth; otherwise the seat whose view this is (None: a spectator).
   */
  viewer: "full";
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * The five investigators, in the order of their turns (RR-R43).
   */
  team: Investigator[];
  /**
   * The figures on the map, in the order in which they came.
   */
  enemies: Enemy[];
  /**
   * The body parts, in the order of `PARTS`.
   */
  parts: Part[];
  /**
   * The tokens on the map, the track, the monsters of this game.
   */
  board: Board;
  /**
   * The Mythos deck.
   */
  mythos: MythosPiles;
  /**
   * The Discovery deck.
   */
  discovery: DiscoveryPiles;
}
