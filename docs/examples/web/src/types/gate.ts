// Made by `npm run types` of what `rlyeh schema GAME` prints. Do not edit.
//
// This is what rr.to_data(value, defaults=True) gives: every field is there. What a browser sends may leave out the
// fields that have a default.

/**
 * Any public value of The Gate of R'lyeh, as `rr.dumps` and `rr.to_data` write it.
 */
export type Value = State | View | Action | Event | Decision | Options | Outcome | Refusal | Violation | Save;
/**
 * A piece of the rules that happens by itself; a frozen record of where it stands.
 *
 * A step holds seats, ids and places, never effects: a doctored save can name a card, not smuggle in what it does.
 */
export type Step =
  | AfterDeed
  | AskAccused
  | AskBlackmail
  | AskBook
  | AskCharacter
  | AskGamble
  | AskLay
  | AskOrder
  | AskOther
  | AskPistol
  | AskPool
  | AskPsalms
  | AskRelic
  | AskRelicCard
  | AskRemoval
  | AskStatement
  | AskSwap
  | AskTarget
  | AskTop
  | AskToss
  | AskTurn
  | AskVolunteer
  | AskVotes
  | BeginTurn
  | Carry
  | ChooseAction
  | ClearPool
  | Consultation
  | CountVotes
  | Deal
  | DrawCards
  | DrawInsanity
  | EndTurn
  | Incantation
  | OpenBook
  | PistolWindow
  | PutAway
  | ScoreIncantation
  | Sentence
  | SetOff
  | SetUpTable
  | SettleAtRandom;
/**
 * A place at the table: 0 for the first seat, then clockwise.
 */
export type Seat = number;
/**
 * The kinds of action of a turn: five, and the three of a discovered Cultist (GR-6.0.2, GR-12.4).
 */
export type Deed = "contribute" | "research" | "gamble" | "investigate" | "accuse" | "plot" | "attack";
/**
 * What a seat sees of a thing that it cannot see.
 */
export type Hidden = "?";
/**
 * A mythos card or an Artifact, which looks the same from behind; copies of one kind are alike.
 */
export type Mythos = string;
/**
 * An insanity card; copies of one kind are alike.
 */
export type Insanity = string;
/**
 * A direction card of the Necronomicon.
 */
export type Direction = string;
/**
 * The four gods around the gate, and the sigil of each (GR-2.4).
 */
export type Sigil = "ithaqua" | "zhar" | "bokrug" | "dagon";
/**
 * A god card with text.
 */
export type God = string;
/**
 * A Secret Nature card.
 */
export type Nature = string;
/**
 * A Player Reference Card, which is the card of a character (GR-R49).
 */
export type Character = string;
/**
 * Who wins and loses together (GR-10.5).
 */
export type Side = "investigators" | "cultists";
/**
 * What a seat decides: a record of whose action it is and of what else is decided. `str` writes its notation.
 *
 * Whoever writes a game gives an action its rule in three parts that stand side by side: `options` lists the legal ones, fast; `refuse` explains, for any one, legal or not; `take` carries it out. A property test holds the first two together. An action that says nothing but itself ("pass") writes `refuse` at most: it is listed when nothing refuses it. `untimely` may say more of one that is no answer to what is asked.
 */
export type Action =
  | Accuse
  | AddCard
  | Attack
  | Blackmail
  | Choose
  | Consult
  | Contribute
  | ContributeAtRandom
  | Declare
  | Decline
  | Done
  | Drop
  | FirePistol
  | Gamble
  | HoldFire
  | Investigate
  | KeepDrawn
  | KeepInsanity
  | LayArtifact
  | LeaveInsanity
  | LeavePool
  | LeaveRelic
  | LeaveVotes
  | Nobody
  | Opium
  | OpiumUnseen
  | Pass
  | Plot
  | PutBack
  | Remove
  | RemoveUnseen
  | Research
  | SetOffFirst
  | Settle
  | Speak
  | StopAdding
  | Swap
  | SwapAndLay
  | TakeCharacter
  | Toss
  | UseArtifact
  | UseDoll
  | UseEye
  | UseFinn
  | UseMask
  | UseOrb
  | UsePsalms
  | UseRabbitsFoot
  | UseRelic
  | UseSleight
  | Volunteer
  | Vote
  | VoteOpenly
  | Waive;
/**
 * Something that happened. Games name theirs in the past tense.
 */
export type Event =
  | AccusationFailed
  | Accused
  | ActionForced
  | ArtifactLaid
  | ArtifactUsed
  | ArtifactUsedUp
  | Attacked
  | BookAsked
  | BookClosed
  | BookLeftClosed
  | BookOpened
  | BookRenewed
  | CardContributed
  | CardLost
  | CardPassed
  | CardPutAside
  | CardsDiscarded
  | CardsDrawn
  | CardsReturned
  | CharacterTaken
  | ClockMoved
  | CultistDiscovered
  | DeckMilled
  | DeckSeen
  | EquipmentUsed
  | EquipmentUsedUp
  | GambleDrawn
  | GambleSettled
  | GameEnded
  | GodStirred
  | GodsLaid
  | HandDealt
  | IncantationFailed
  | IncantationRevealed
  | IncantationSucceeded
  | InsanityCarriedOut
  | InsanityDrawn
  | InsanityPutAway
  | InsanityRemoved
  | InsanityReshuffled
  | InsanitySetOff
  | Investigated
  | InvestigatorRevealed
  | MythosReshuffled
  | NatureDealt
  | NatureRevealed
  | NothingSetOff
  | PlayerDrugged
  | PlayerUsed
  | PoolCardReplaced
  | PoolCardTurnedUp
  | PoolDiscarded
  | PoolSeen
  | PoolShuffled
  | RelicDrawn
  | RelicLeft
  | RelicSettled
  | Researched
  | SeedLaid
  | ShotHeld
  | SigilCreated
  | SpeechWaived
  | Spoke
  | TargetChosen
  | TargetDeclared
  | TopCardDropped
  | TurnBegan
  | TurnLost
  | TurnPassed
  | VolunteerDeclined
  | Volunteered
  | VoteCommitted
  | VoteLaid
  | VoteTurned
  | VotesCounted
  | VotesLeft
  | VotesRevealed
  | WatchGiven
  | AnsweredByItself
  | ChanceGave
  | PlayedAgain
  | Said
  | TakenBack
  | TimeRanOut;
/**
 * The twelve pieces of Equipment (GR-13.1.13).
 */
export type Equipment =
  | "blackmail"
  | "pistol"
  | "opium"
  | "tarsoid-psalms"
  | "rabbits-foot"
  | "eye-of-horus"
  | "holy-relic"
  | "ritual-mask"
  | "micky-finn"
  | "orb-of-the-dreamlands"
  | "voodoo-doll"
  | "sleight-of-hand";
/**
 * A step that waits: for which seats, what for, and which kinds of action may answer it.
 */
export type Decision =
  | AskAccused
  | AskBlackmail
  | AskBook
  | AskCharacter
  | AskGamble
  | AskLay
  | AskOrder
  | AskOther
  | AskPistol
  | AskPool
  | AskPsalms
  | AskRelic
  | AskRelicCard
  | AskRemoval
  | AskStatement
  | AskSwap
  | AskTarget
  | AskTop
  | AskToss
  | AskTurn
  | AskVolunteer
  | AskVotes;
/**
 * By what a decision was answered, if by no player: by the table itself, by the host's policy, by the clock.
 */
export type Auto = "forced" | "policy" | "time-out";

/**
 * A game of The Gate of R'lyeh.
 *
 * What lies on the board can be read of the state itself: `state.hour` is `state.board.hour`.
 */
export interface State {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "gate.State";
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
   * The clock, the sigils, the Necronomicon, the last votes.
   */
  board: Board;
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * What belongs to each seat.
   */
  players: Player[];
  /**
   * The mythos cards that are with nobody.
   */
  mythos: MythosPiles;
  /**
   * The cards of the incantation, in the order in which they were laid.
   */
  pool: Laid[];
  /**
   * The insanity cards that are with nobody.
   */
  insanity: InsanityPiles;
  /**
   * The state as the action of this turn began, as long as the Pistol can undo it.
   */
  undo: EarlierState | null;
}
/**
 * What a player's insanity does after an action of a kind, once it is all over (GR-8.8, GR-R51).
 */
export interface AfterDeed {
  type: "gate.AfterDeed";
  /**
   * Who acted.
   */
  seat: Seat;
  /**
   * The kind of action.
   */
  deed: Deed;
}
/**
 * The vote on an accusation (GR-6.5.4).
 */
export interface AskAccused {
  type: "gate.AskAccused";
  /**
   * Who accused, or asked for the Necronomicon.
   */
  asker: Seat;
  /**
   * Who is accused; None in a vote on the Necronomicon.
   */
  accused: Seat | null;
  /**
   * Those who have a vote.
   */
  voters: Seat[];
  /**
   * What has been committed; None where nothing has been yet.
   */
  votes: (null | Hidden | boolean)[];
  /**
   * Whether a vote is public and final at once.
   */
  open: boolean;
}
/**
 * The votes are known; the owner of Blackmail, which lies open, may turn one (GR-R48).
 */
export interface AskBlackmail {
  type: "gate.AskBlackmail";
  /**
   * The owner.
   */
  seat: Seat;
}
/**
 * The vote on consulting the Necronomicon (GR-11.3.2).
 */
export interface AskBook {
  type: "gate.AskBook";
  /**
   * Who accused, or asked for the Necronomicon.
   */
  asker: Seat;
  /**
   * Who is accused; None in a vote on the Necronomicon.
   */
  accused: Seat | null;
  /**
   * Those who have a vote.
   */
  voters: Seat[];
  /**
   * What has been committed; None where nothing has been yet.
   */
  votes: (null | Hidden | boolean)[];
  /**
   * Whether a vote is public and final at once.
   */
  open: boolean;
}
/**
 * A player chooses a character, who bears the watch first (GR-R49).
 */
export interface AskCharacter {
  type: "gate.AskCharacter";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * The cards of a gamble, before one of them is played (GR-6.3.2).
 */
export interface AskGamble {
  type: "gate.AskGamble";
  /**
   * Who gambles.
   */
  seat: Seat;
  /**
   * The cards drawn, sorted.
   */
  cards: (Hidden | Mythos)[];
}
/**
 * Cards have been drawn in a game with Artifacts, which may be laid down (GR-R45).
 */
export interface AskLay {
  type: "gate.AskLay";
  /**
   * Who has drawn.
   */
  seat: Seat;
  /**
   * Up to how many cards the hand is filled.
   */
  limit: number;
  /**
   * The cards drawn, sorted; they are not in hand yet.
   */
  cards: (Hidden | Mythos)[];
  /**
   * Whether an Artifact that is laid down is made up by a further draw.
   */
  makes_up: boolean;
  /**
   * The Artifacts that have been used in this Research.
   */
  used: Mythos[];
  /**
   * Whether a discovered Cultist plots.
   */
  plots: boolean;
}
/**
 * Several different insanity cards take effect after an action (GR-R35).
 */
export interface AskOrder {
  type: "gate.AskOrder";
  /**
   * Whose they are.
   */
  seat: Seat;
  /**
   * Those that are left, sorted.
   */
  cards: Insanity[];
}
/**
 * A player chooses whom an effect concerns (GR-R38).
 */
export interface AskOther {
  type: "gate.AskOther";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The id of the card that has the effect.
   */
  card: string;
  /**
   * Which of its effects, from 0.
   */
  at: number;
}
/**
 * An action has been taken, and the next turn has not begun: the owner of the Pistol may undo it (GR-13.1.9).
 */
export interface AskPistol {
  type: "gate.AskPistol";
  /**
   * The owner.
   */
  seat: Seat;
}
/**
 * A player looks at cards of the pool; they go back face down (GR-R53).
 */
export interface AskPool {
  type: "gate.AskPool";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The cards looked at, sorted.
   */
  seen: (Hidden | Mythos)[];
}
/**
 * A player contributes with the Tarsoid Psalms (GR-R55).
 */
export interface AskPsalms {
  type: "gate.AskPsalms";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Whose hand is used.
   */
  body: Seat;
  /**
   * How many cards have been laid.
   */
  laid: number;
}
/**
 * The owner of the Holy Relic is about to draw insanity (GR-R48).
 */
export interface AskRelic {
  type: "gate.AskRelic";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * The two cards drawn by the Holy Relic (GR-13.1.11).
 */
export interface AskRelicCard {
  type: "gate.AskRelicCard";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The two cards.
   */
  cards: (Hidden | Insanity)[];
}
/**
 * A player may discard an insanity card (GR-R53).
 */
export interface AskRemoval {
  type: "gate.AskRemoval";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Whether it may be anybody's.
   */
  anybody: boolean;
}
/**
 * The accused may speak before anybody votes (GR-6.5.3).
 */
export interface AskStatement {
  type: "gate.AskStatement";
  /**
   * The accused.
   */
  seat: Seat;
}
/**
 * An investigator looks at cards of the pool, and may exchange one (GR-6.4.3).
 */
export interface AskSwap {
  type: "gate.AskSwap";
  /**
   * Who investigates.
   */
  seat: Seat;
  /**
   * Whose hand is used.
   */
  body: Seat;
  /**
   * The cards looked at, sorted; the others lie in the pool.
   */
  seen: (Hidden | Mythos)[];
  /**
   * Whether it is an Investigation, so that what insanity says of those counts (GR-8.8).
   */
  bound: boolean;
}
/**
 * The target has to be declared before anybody acts (GR-5.1).
 */
export interface AskTarget {
  type: "gate.AskTarget";
  /**
   * Who declares.
   */
  seat: Seat;
}
/**
 * A player looks at the top of the mythos deck (GR-R53).
 */
export interface AskTop {
  type: "gate.AskTop";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The cards looked at, the top one first.
   */
  seen: (Hidden | Mythos)[];
}
/**
 * A player chooses what to discard before drawing (GR-6.2.1).
 */
export interface AskToss {
  type: "gate.AskToss";
  /**
   * Who researches.
   */
  seat: Seat;
  /**
   * Whose hand is used.
   */
  body: Seat;
  /**
   * What has been put aside so far.
   */
  aside: (Hidden | Mythos)[];
  /**
   * The Artifacts that have been used in this Research.
   */
  used: Mythos[];
  /**
   * How many cards more are drawn because of them.
   */
  extra: number;
}
/**
 * A player chooses the action of the turn (GR-6.0.1).
 */
export interface AskTurn {
  type: "gate.AskTurn";
  /**
   * Whose turn it is.
   */
  seat: Seat;
}
/**
 * One after the other is asked to open the Necronomicon, who asked for it first (GR-R30).
 */
export interface AskVolunteer {
  type: "gate.AskVolunteer";
  /**
   * Who is asked.
   */
  seat: Seat;
  /**
   * Who is asked next, in the order of turns.
   */
  others: Seat[];
}
/**
 * Everybody who has a vote is asked for it at once.
 */
export interface AskVotes {
  type: "gate.AskVotes";
  /**
   * Who accused, or asked for the Necronomicon.
   */
  asker: Seat;
  /**
   * Who is accused; None in a vote on the Necronomicon.
   */
  accused: Seat | null;
  /**
   * Those who have a vote.
   */
  voters: Seat[];
  /**
   * What has been committed; None where nothing has been yet.
   */
  votes: (null | Hidden | boolean)[];
  /**
   * Whether a vote is public and final at once.
   */
  open: boolean;
}
/**
 * The first turn of the game begins.
 */
export interface BeginTurn {
  type: "gate.BeginTurn";
  /**
   * Whose turn.
   */
  seat: Seat;
}
/**
 * The effects of a card being carried out, from effect `at` on.
 */
export interface Carry {
  type: "gate.Carry";
  /**
   * Whom the card calls you.
   */
  seat: Seat;
  /**
   * The id of the insanity card, the Artifact or the god.
   */
  card: string;
  /**
   * Which effect is next, from 0.
   */
  at: number;
}
/**
 * A player is asked for the action of the turn, once something else has been done in it.
 */
export interface ChooseAction {
  type: "gate.ChooseAction";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * The cards go to the discard pile; after a success the book is closed (GR-R16, steps 7 and 8).
 */
export interface ClearPool {
  type: "gate.ClearPool";
  /**
   * Whether the incantation has succeeded.
   */
  succeeded: boolean;
}
/**
 * The votes on the Necronomicon count; if there are enough, a volunteer is asked for (GR-11.3.3).
 */
export interface Consultation {
  type: "gate.Consultation";
  /**
   * Who asked.
   */
  seat: Seat;
}
/**
 * All votes are revealed together (GR-R22); then the owner of Blackmail may turn one.
 */
export interface CountVotes {
  type: "gate.CountVotes";
  /**
   * The votes.
   */
  ballot: Ballot;
}
/**
 * Votes that have been revealed; they stay public (GR-R22).
 */
export interface Ballot {
  /**
   * Who accused, or asked for the Necronomicon.
   */
  asker: Seat;
  /**
   * Who was accused; None in a vote on the Necronomicon.
   */
  accused: Seat | null;
  /**
   * How each seat voted; None where it had no vote.
   */
  votes: (boolean | null)[];
}
/**
 * Hands are dealt, the Seed is laid, and the Secret Natures are dealt (GR-3.9 to GR-3.12).
 */
export interface Deal {
  type: "gate.Deal";
}
/**
 * Draw until so many cards are in hand (GR-6.2.1, GR-12.7); with Artifacts in the game some may be laid down.
 */
export interface DrawCards {
  type: "gate.DrawCards";
  /**
   * Who acts.
   */
  seat: Seat;
  /**
   * Whose hand is filled.
   */
  body: Seat;
  /**
   * Up to how many cards.
   */
  limit: number;
  /**
   * Cards already drawn, which are not in hand yet.
   */
  held: (Hidden | Mythos)[];
  /**
   * Whether an Artifact that is laid down is made up by a further draw (GR-R45).
   */
  makes_up: boolean;
  /**
   * The Artifacts that have been used in this Research.
   */
  used: Mythos[];
  /**
   * Whether a discovered Cultist plots.
   */
  plots: boolean;
}
/**
 * A player draws one insanity card, if there is one (GR-R37); discovered Cultists never do (GR-12.3).
 */
export interface DrawInsanity {
  type: "gate.DrawInsanity";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Whether the player has been asked for the Holy Relic.
   */
  asked: boolean;
}
/**
 * A turn is over, and the next player is up (GR-4.1).
 */
export interface EndTurn {
  type: "gate.EndTurn";
  /**
   * Whose turn it was.
   */
  seat: Seat;
}
/**
 * The last card has been laid: all are shuffled and revealed (GR-7.2), then scored.
 */
export interface Incantation {
  type: "gate.Incantation";
  /**
   * Who triggered it.
   */
  seat: Seat;
}
/**
 * The book is opened: direction, an hour back, three insanity cards (GR-R31).
 */
export interface OpenBook {
  type: "gate.OpenBook";
  /**
   * Who opens it.
   */
  seat: Seat;
}
/**
 * The turn is about to end: the owner of the Pistol, which lies open, is asked.
 */
export interface PistolWindow {
  type: "gate.PistolWindow";
}
/**
 * An Immediately card, which is discarded once it has been carried out (GR-8.14).
 */
export interface PutAway {
  type: "gate.PutAway";
  /**
   * The card.
   */
  card: Insanity;
}
/**
 * What the incantation comes to: a sigil, or nothing; perhaps the end of the game (GR-R16, steps 3 to 5).
 */
export interface ScoreIncantation {
  type: "gate.ScoreIncantation";
  /**
   * Who triggered it.
   */
  seat: Seat;
}
/**
 * The votes count: a majority of all undiscovered players reveals the accused (GR-6.5.6).
 */
export interface Sentence {
  type: "gate.Sentence";
  /**
   * Who accused.
   */
  seat: Seat;
  /**
   * The accused.
   */
  target: Seat;
}
/**
 * A lasting insanity card takes effect (GR-8.8).
 */
export interface SetOff {
  type: "gate.SetOff";
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Insanity;
}
/**
 * Everything has its place (GR-3.1 to GR-3.12).
 */
export interface SetUpTable {
  type: "gate.SetUpTable";
}
/**
 * The cards of a gamble lie before the gambler, whose insanity leaves it to chance which is played (GR-8.8).
 */
export interface SettleAtRandom {
  type: "gate.SettleAtRandom";
  /**
   * Who gambles.
   */
  seat: Seat;
  /**
   * The cards drawn, sorted.
   */
  cards: (Hidden | Mythos)[];
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
 * What a host may choose about the game. The defaults are the rulebook's basic game, by its own readings.
 */
export interface NestedOptions {
  /**
   * Each player has the Equipment of their character. (GR-13.1.1)
   */
  equipment: boolean;
  /**
   * Four Artifacts are mixed into the mythos deck. (GR-13.2.1)
   */
  artifacts: boolean;
  /**
   * A god with text lies at each sigil and acts when the sigil is created. (GR-R52)
   */
  gods_with_text: boolean;
  /**
   * More Secret Natures than players, so that nobody knows how many Cultists there are. (GR-14.1.1)
   */
  paranoia: boolean;
  /**
   * Secret insanity cards may turn a player to the other side. (GR-14.2.1)
   */
  turning: boolean;
  /**
   * Who bears the watch: 1 for the first seat, and so on; 0: by lot. (GR-R49)
   */
  starting_player: number;
  /**
   * The players choose their characters, instead of getting them at random. (GR-R49)
   */
  choose_characters: boolean;
  /**
   * The hour at which the clock starts; 0: that of the table. (GR-R1)
   */
  start_hour: number;
  /**
   * The clock moves before the very first turn as well. (GR-R2)
   */
  tick_before_first_turn: boolean;
  /**
   * A new Seed is laid after every incantation. (GR-R3)
   */
  reseed_each_incantation: boolean;
  /**
   * A Research costs an insanity card. (GR-R4)
   */
  research_draws_insanity: boolean;
  /**
   * Whether an investigator has swapped is known to the investigator alone. (GR-R8)
   */
  hide_swaps: boolean;
  /**
   * Each vote is public and final as soon as it is given. (GR-R22)
   */
  open_votes: boolean;
  /**
   * A sigil that has been created may be named as target again. (GR-R26)
   */
  allow_created_target: boolean;
  /**
   * An Artifact laid down while researching is not made up by a further draw. (GR-R45)
   */
  laid_artifact_counts_as_drawn: boolean;
  /**
   * The Pistol also undoes an action that has revealed an incantation or a Secret Nature. (GR-R47)
   */
  pistol_undoes_reveals: boolean;
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
 * What lies on the board and does not change in most actions (GR-2.8).
 */
export interface Board {
  /**
   * The hour that the clock shows, 1 to 12; 12 is midnight.
   */
  hour: number;
  /**
   * The seat that bears the Pocket Watch.
   */
  watch: Seat;
  /**
   * The Necronomicon.
   */
  book: Book;
  /**
   * The target sigil, if one has been declared.
   */
  target: Sigil | null;
  /**
   * The sigils that have been created, in that order.
   */
  created: Sigil[];
  /**
   * The god with text at each sigil, in the order of `Sigil`; () without them.
   */
  gods: God[];
  /**
   * The last votes that were revealed.
   */
  ballot: Ballot | null;
  /**
   * The Secret Natures that were not dealt (GR-14.1.2).
   */
  box: (Hidden | Nature)[];
}
/**
 * The Necronomicon (GR-11.3.5).
 */
export interface Book {
  /**
   * The direction cards that have not been read, the top one first.
   */
  deck: (Hidden | Direction)[];
  /**
   * The one in force; None while the book is closed.
   */
  direction: Direction | null;
  /**
   * Those that have been in force and are set aside.
   */
  used: Direction[];
}
/**
 * The turn that is played.
 */
export interface Turn {
  /**
   * Whose turn it is.
   */
  seat: Seat;
  /**
   * Which turn of the game, from 1; 0 during the set-up.
   */
  number: number;
  /**
   * With whose hand the action is taken: its own, unless it uses the Voodoo Doll (GR-13.1.14).
   */
  body: Seat;
  /**
   * The kind of action that the Pistol has named (GR-13.1.8).
   */
  must: Deed | null;
  /**
   * Whether the group has been asked for the Necronomicon in this turn (GR-R30).
   */
  consulted: boolean;
  /**
   * Whether Equipment or an Artifact has been used in this turn, so that it is too late to ask.
   */
  begun: boolean;
  /**
   * Whether the Ritual Mask keeps the player's insanity from counting.
   */
  masked: boolean;
}
/**
 * What belongs to one seat.
 */
export interface Player {
  /**
   * Its Secret Nature; None until it is dealt.
   */
  nature: null | Hidden | Nature;
  /**
   * The mythos cards in hand, sorted, since their order means nothing.
   */
  hand: (Hidden | Mythos)[];
  /**
   * Its character; None as long as none has been chosen.
   */
  character: Character | null;
  /**
   * Its insanity cards.
   */
  mind: Mind;
  /**
   * What an accusation has shown of it; None before that.
   */
  revealed: Revealed | null;
  /**
   * How often its Equipment can still be used.
   */
  uses: number;
  /**
   * The Artifacts that lie before it.
   */
  artifacts: Placed[];
  /**
   * The seats that look into its hand, since they act through it (GR-13.1.14).
   */
  lent_to: Seat[];
  /**
   * Whether it takes no action on its next turn.
   */
  skips: boolean;
  /**
   * Whether no card has come into the hand since it was dealt.
   */
  as_dealt: boolean;
}
/**
 * The insanity cards that lie with a player, those of the running turn apart: they do not count yet (GR-8.6).
 */
export interface Mind {
  /**
   * The open ones that count, in the order in which they were drawn.
   */
  open: Insanity[];
  /**
   * The face-down ones that count, likewise.
   */
  secret: (Hidden | Insanity)[];
  /**
   * The open ones drawn in this turn.
   */
  fresh: Insanity[];
  /**
   * The face-down ones drawn in this turn.
   */
  fresh_secret: (Hidden | Insanity)[];
}
/**
 * What an accusation has shown of a player; it is settled for good (GR-R44).
 */
export interface Revealed {
  /**
   * The side that the player is on.
   */
  side: Side;
  /**
   * The turning card that was shown together with the Secret Nature, if there was one.
   */
  turned_by: Insanity | null;
}
/**
 * An Artifact that lies before a player (GR-13.2.3).
 */
export interface Placed {
  /**
   * Which one.
   */
  card: Mythos;
  /**
   * How often it can still be used.
   */
  uses: number;
}
/**
 * The mythos cards that are with nobody.
 */
export interface MythosPiles {
  /**
   * The deck, the top card first.
   */
  deck: (Hidden | Mythos)[];
  /**
   * The discard pile, face down, the top card last.
   */
  discard: (Hidden | Mythos)[];
  /**
   * The Artifacts that were set aside unseen (GR-13.2.1).
   */
  box: (Hidden | Mythos)[];
  /**
   * The Artifacts that have been used up.
   */
  gone: Mythos[];
}
/**
 * A card in the pool (GR-6.1.3).
 */
export interface Laid {
  /**
   * The card.
   */
  card: Hidden | Mythos;
  /**
   * Whether it lies face up.
   */
  up: boolean;
}
/**
 * The insanity cards that are with nobody.
 */
export interface InsanityPiles {
  /**
   * The deck, the top card first.
   */
  deck: (Hidden | Insanity)[];
  /**
   * The discard pile, face down, the top card last.
   */
  discard: (Hidden | Insanity)[];
}
/**
 * A game of The Gate of R'lyeh.
 *
 * What lies on the board can be read of the state itself: `state.hour` is `state.board.hour`.
 */
export interface EarlierState {
  type: "gate.State";
  /**
   * What is still to happen, the next on top (last).
   */
  agenda: Step[];
  /**
   * The state of the random stream, a 64-bit integer.
   */
  chance: Hidden | number;
  /**
   * How the game ended, or None.
   */
  outcome: NestedOutcome | null;
  /**
   * FULL for the whole truth; otherwise the seat whose view this is (None: a spectator).
   */
  viewer: "full" | null | number;
  /**
   * The options, the card set and the names of the seats.
   */
  setup: Setup;
  /**
   * The clock, the sigils, the Necronomicon, the last votes.
   */
  board: Board;
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * What belongs to each seat.
   */
  players: Player[];
  /**
   * The mythos cards that are with nobody.
   */
  mythos: MythosPiles;
  /**
   * The cards of the incantation, in the order in which they were laid.
   */
  pool: Laid[];
  /**
   * The insanity cards that are with nobody.
   */
  insanity: InsanityPiles;
  /**
   * The state as the action of this turn began, as long as the Pistol can undo it.
   */
  undo: EarlierState | null;
}
/**
 * A game of The Gate of R'lyeh.
 *
 * What lies on the board can be read of the state itself: `state.hour` is `state.board.hour`.
 *
 * As one seat sees it, or a spectator (viewer null).
 */
export interface View {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "gate.State";
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
   * The clock, the sigils, the Necronomicon, the last votes.
   */
  board: Board;
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * What belongs to each seat.
   */
  players: Player[];
  /**
   * The mythos cards that are with nobody.
   */
  mythos: MythosPiles;
  /**
   * The cards of the incantation, in the order in which they were laid.
   */
  pool: Laid[];
  /**
   * The insanity cards that are with nobody.
   */
  insanity: InsanityPiles;
  /**
   * The state as the action of this turn began, as long as the Pistol can undo it.
   */
  undo: EarlierState | null;
}
/**
 * Accuse another player of being a Cultist (GR-6.5.2).
 */
export interface Accuse {
  type: "gate.Accuse";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whom.
   */
  target: Seat;
}
/**
 * Lay one more card into the pool by the Tarsoid Psalms (GR-13.1.10).
 */
export interface AddCard {
  type: "gate.AddCard";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Hidden | Mythos;
}
/**
 * Make another player lose a card of their hand, taken at random (GR-12.8).
 */
export interface Attack {
  type: "gate.Attack";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whom.
   */
  target: Seat;
}
/**
 * Turn another player's vote from Yes to No or from No to Yes (GR-13.1.7).
 *
 * It counts whatever that player's insanity says (GR-13.1.6).
 */
export interface Blackmail {
  type: "gate.Blackmail";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whose vote.
   */
  target: Seat;
}
/**
 * Choose whom an effect concerns (GR-8.10, GR-8.11).
 */
export interface Choose {
  type: "gate.Choose";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whom.
   */
  target: Seat;
}
/**
 * Ask the group whether to consult the Necronomicon; the action of the turn is still to come (GR-11.3.1).
 */
export interface Consult {
  type: "gate.Consult";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Lay one card of your hand into the pool (GR-6.1.1).
 */
export interface Contribute {
  type: "gate.Contribute";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Hidden | Mythos;
}
/**
 * Lay a card of your hand, taken at random, into the pool, since your insanity will have it so (GR-8.8).
 */
export interface ContributeAtRandom {
  type: "gate.ContributeAtRandom";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Declare the target of the next incantation (GR-5.7).
 */
export interface Declare {
  type: "gate.Declare";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  sigil: Sigil;
}
/**
 * Do not volunteer; nobody can be made to (GR-11.3.3).
 */
export interface Decline {
  type: "gate.Decline";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Discard what has been put aside, and draw up to a full hand (GR-6.2.1).
 */
export interface Done {
  type: "gate.Done";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Discard one of the cards seen on top of the deck; the others go back in their order.
 */
export interface Drop {
  type: "gate.Drop";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The one that is discarded.
   */
  card: Hidden | Mythos;
}
/**
 * Name the kind of action that the player whose turn it is must take; one already taken is undone (GR-13.1.8).
 */
export interface FirePistol {
  type: "gate.FirePistol";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whose turn it is; so that a shot that comes too late does not hit the next player.
   */
  target: Seat;
  /**
   * The kind of action.
   */
  deed: Deed;
}
/**
 * Draw two cards; one of them goes into the pool, the other is discarded (GR-6.3.1).
 */
export interface Gamble {
  type: "gate.Gamble";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Let the move stand (GR-13.1.9).
 */
export interface HoldFire {
  type: "gate.HoldFire";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Shuffle the pool and look at all but one of its cards; you may swap one; then draw insanity (GR-6.4.1).
 */
export interface Investigate {
  type: "gate.Investigate";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Take the cards drawn into hand (GR-13.2.3).
 */
export interface KeepDrawn {
  type: "gate.KeepDrawn";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Keep one of the two cards (GR-13.1.11).
 */
export interface KeepInsanity {
  type: "gate.KeepInsanity";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The one that is kept.
   */
  card: Hidden | Insanity;
}
/**
 * Lay an Artifact down that you have just drawn (GR-13.2.3).
 */
export interface LayArtifact {
  type: "gate.LayArtifact";
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
 * Discard none.
 */
export interface LeaveInsanity {
  type: "gate.LeaveInsanity";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Put all cards back without a swap (GR-6.4.3).
 */
export interface LeavePool {
  type: "gate.LeavePool";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Draw without the Holy Relic (GR-R48).
 */
export interface LeaveRelic {
  type: "gate.LeaveRelic";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Let the votes stand (GR-13.1.7).
 */
export interface LeaveVotes {
  type: "gate.LeaveVotes";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * There is nobody whom the effect could concern (GR-R38).
 */
export interface Nobody {
  type: "gate.Nobody";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Take an open insanity card from anybody, yourself included, at any moment (GR-13.1.12).
 */
export interface Opium {
  type: "gate.Opium";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * From whom.
   */
  target: Seat;
  /**
   * Which one.
   */
  card: Insanity;
}
/**
 * Take a face-down insanity card from anybody, unseen (GR-R48).
 */
export interface OpiumUnseen {
  type: "gate.OpiumUnseen";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * From whom.
   */
  target: Seat;
  /**
   * Which one, from 1, in the order in which they were drawn.
   */
  at: number;
}
/**
 * Let the turn pass, which is only allowed where no action is left (GR-R9).
 */
export interface Pass {
  type: "gate.Pass";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Draw a mythos card, up to a full hand (GR-12.7).
 */
export interface Plot {
  type: "gate.Plot";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Put the cards back that have been looked at.
 */
export interface PutBack {
  type: "gate.PutBack";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Discard an open insanity card.
 */
export interface Remove {
  type: "gate.Remove";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whose.
   */
  target: Seat;
  /**
   * Which one.
   */
  card: Insanity;
}
/**
 * Discard a face-down insanity card, unseen.
 */
export interface RemoveUnseen {
  type: "gate.RemoveUnseen";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whose.
   */
  target: Seat;
  /**
   * Which one, from 1, in the order in which they were drawn.
   */
  at: number;
}
/**
 * Discard any cards of your hand, then draw up to three; then draw an insanity card (GR-6.2.1, GR-R4).
 */
export interface Research {
  type: "gate.Research";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose which of several insanity cards takes effect next (GR-R35).
 */
export interface SetOffFirst {
  type: "gate.SetOffFirst";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Insanity;
}
/**
 * Put one of the two cards into the pool; the other is discarded (GR-6.3.2).
 */
export interface Settle {
  type: "gate.Settle";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The one for the pool.
   */
  card: Hidden | Mythos;
}
/**
 * Speak in your own defence; what you say is no part of the rules (GR-6.5.3).
 */
export interface Speak {
  type: "gate.Speak";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Add no more cards (GR-R55).
 */
export interface StopAdding {
  type: "gate.StopAdding";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Exchange a card of the hand for one of those looked at (GR-6.4.3).
 */
export interface Swap {
  type: "gate.Swap";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card of the hand.
   */
  give: Hidden | Mythos;
  /**
   * The card of the pool.
   */
  receive: Hidden | Mythos;
}
/**
 * Exchange a card of the hand for an Artifact among those looked at, and lay it down at once (GR-13.2.5).
 */
export interface SwapAndLay {
  type: "gate.SwapAndLay";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card of the hand.
   */
  give: Hidden | Mythos;
  /**
   * The Artifact.
   */
  artifact: Mythos;
}
/**
 * Choose a character that nobody has (GR-R49).
 */
export interface TakeCharacter {
  type: "gate.TakeCharacter";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  character: Character;
}
/**
 * Put one more card aside to be discarded, in the order of the hand (GR-6.2.1).
 */
export interface Toss {
  type: "gate.Toss";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Hidden | Mythos;
}
/**
 * Use an Artifact that lies before you (GR-13.2.6).
 */
export interface UseArtifact {
  type: "gate.UseArtifact";
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
 * Act through another player by the Voodoo Doll: with their hand, bound by your own insanity (GR-13.1.14).
 */
export interface UseDoll {
  type: "gate.UseDoll";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Through whom.
   */
  target: Seat;
}
/**
 * Use the Eye of Horus: look at the cards that were put back unseen as well (GR-R55).
 */
export interface UseEye {
  type: "gate.UseEye";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Slip another player a Micky Finn: they take no action on their next turn (GR-R55).
 */
export interface UseFinn {
  type: "gate.UseFinn";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Whom.
   */
  target: Seat;
}
/**
 * Wear the Ritual Mask: in this turn your insanity does not count (GR-R55).
 */
export interface UseMask {
  type: "gate.UseMask";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Look into the Orb of the Dreamlands: see the top of the mythos deck, and discard one card of it (GR-R55).
 */
export interface UseOrb {
  type: "gate.UseOrb";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Contribute with the Tarsoid Psalms: as many cards of your hand as you like, one after the other (GR-R55).
 */
export interface UsePsalms {
  type: "gate.UsePsalms";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Use the Rabbit's Foot: discard both cards and draw two others (GR-R55).
 */
export interface UseRabbitsFoot {
  type: "gate.UseRabbitsFoot";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Use the Holy Relic: draw two, keep one, discard the other (GR-13.1.11).
 */
export interface UseRelic {
  type: "gate.UseRelic";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Use Sleight of Hand in place of an action: look at the pool, without insanity (GR-13.1.17).
 */
export interface UseSleight {
  type: "gate.UseSleight";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Volunteer to open the Necronomicon, and draw three insanity cards (GR-11.3.4).
 */
export interface Volunteer {
  type: "gate.Volunteer";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Vote Yes or No, unseen; until the last has voted it may be given again, the same or another (GR-R22).
 */
export interface Vote {
  type: "gate.Vote";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The vote.
   */
  yes: Hidden | boolean;
}
/**
 * Vote Yes or No for all to see, where the host has chosen that; it is final (GR-R22).
 */
export interface VoteOpenly {
  type: "gate.VoteOpenly";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The vote.
   */
  yes: boolean;
}
/**
 * Say nothing (GR-6.5.3).
 */
export interface Waive {
  type: "gate.Waive";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * An accusation got too few votes; nothing is revealed (GR-6.5.9).
 */
export interface AccusationFailed {
  type: "gate.AccusationFailed";
  /**
   * Who accused.
   */
  seat: Seat;
  /**
   * Whom.
   */
  target: Seat;
  /**
   * How many voted Yes.
   */
  yes: number;
  /**
   * How many Yes were needed.
   */
  needed: number;
}
/**
 * A player accused another (GR-6.5.2).
 */
export interface Accused {
  type: "gate.Accused";
  /**
   * Who accused.
   */
  seat: Seat;
  /**
   * Whom.
   */
  target: Seat;
}
/**
 * The Pistol named the kind of action that the player whose turn it is must take (GR-13.1.8).
 */
export interface ActionForced {
  type: "gate.ActionForced";
  /**
   * Who fired.
   */
  seat: Seat;
  /**
   * At whom.
   */
  target: Seat;
  /**
   * The kind of action.
   */
  deed: Deed;
  /**
   * Whether the action already taken was undone.
   */
  undone: boolean;
}
/**
 * A player laid an Artifact before them (GR-13.2.3).
 */
export interface ArtifactLaid {
  type: "gate.ArtifactLaid";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Mythos;
}
/**
 * A player used an Artifact (GR-13.2.6).
 */
export interface ArtifactUsed {
  type: "gate.ArtifactUsed";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Mythos;
  /**
   * How often it can still be used.
   */
  uses: number;
}
/**
 * An Artifact was used up and left the game (GR-R45).
 */
export interface ArtifactUsedUp {
  type: "gate.ArtifactUsedUp";
  /**
   * Which one.
   */
  card: Mythos;
}
/**
 * A discovered Cultist attacked a player (GR-12.8).
 */
export interface Attacked {
  type: "gate.Attacked";
  /**
   * The Cultist.
   */
  seat: Seat;
  /**
   * The player.
   */
  target: Seat;
}
/**
 * A player asked the group whether to consult the Necronomicon (GR-11.3.1).
 */
export interface BookAsked {
  type: "gate.BookAsked";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * The Necronomicon was closed after a success (GR-11.3.10).
 */
export interface BookClosed {
  type: "gate.BookClosed";
  /**
   * The direction that was in force.
   */
  direction: Direction;
}
/**
 * The Necronomicon stays closed: too few votes, or nobody volunteered (GR-R30).
 */
export interface BookLeftClosed {
  type: "gate.BookLeftClosed";
}
/**
 * The Necronomicon was opened (GR-11.3.5).
 */
export interface BookOpened {
  type: "gate.BookOpened";
  /**
   * By whom.
   */
  seat: Seat;
  /**
   * The direction that is in force now.
   */
  direction: Direction;
}
/**
 * The directions had run out; the used ones were shuffled into a new book (GR-R26).
 */
export interface BookRenewed {
  type: "gate.BookRenewed";
  /**
   * How many.
   */
  cards: number;
}
/**
 * A player laid a card of their hand into the pool (GR-6.1.1).
 */
export interface CardContributed {
  type: "gate.CardContributed";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which card.
   */
  card: Hidden | Mythos;
  /**
   * Whether it lies face up.
   */
  up: boolean;
  /**
   * Who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
   */
  other: Seat | null;
}
/**
 * A player lost a card of their hand, taken at random, to the discard pile (GR-8.11).
 */
export interface CardLost {
  type: "gate.CardLost";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which card.
   */
  card: Hidden | Mythos;
}
/**
 * A player passed a card of their hand, taken at random, to the left (GR-R53).
 */
export interface CardPassed {
  type: "gate.CardPassed";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * To whom.
   */
  target: Seat;
  /**
   * Which card.
   */
  card: Hidden | Mythos;
}
/**
 * A player put one more card aside to be discarded (GR-6.2.1).
 */
export interface CardPutAside {
  type: "gate.CardPutAside";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which card.
   */
  card: Hidden | Mythos;
  /**
   * Who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
   */
  other: Seat | null;
}
/**
 * A player discarded cards face down (GR-6.2.2).
 */
export interface CardsDiscarded {
  type: "gate.CardsDiscarded";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which cards.
   */
  cards: (Hidden | Mythos)[];
  /**
   * Who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
   */
  other: Seat | null;
}
/**
 * A player drew mythos cards (GR-6.2.1).
 */
export interface CardsDrawn {
  type: "gate.CardsDrawn";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which cards, sorted.
   */
  cards: (Hidden | Mythos)[];
  /**
   * Who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
   */
  other: Seat | null;
}
/**
 * The cards of an investigation went back into the pool, face down (GR-6.4.3, GR-R8).
 */
export interface CardsReturned {
  type: "gate.CardsReturned";
  /**
   * Who investigated.
   */
  seat: Seat;
  /**
   * Whether all learn if there was a swap.
   */
  told: boolean;
  /**
   * Whether there was one.
   */
  swapped: Hidden | boolean;
  /**
   * The card of the hand that went into the pool, if there was a swap.
   */
  gave: (Hidden | Mythos)[];
  /**
   * The card of the pool that was taken for it.
   */
  took: (Hidden | Mythos)[];
  /**
   * Who else may look, since one acts through the other by the Voodoo Doll (GR-13.1.14).
   */
  other: Seat | null;
}
/**
 * A player took a Player Reference Card (GR-3.8).
 */
export interface CharacterTaken {
  type: "gate.CharacterTaken";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The character on it.
   */
  character: Character;
}
/**
 * The clock moved (GR-9.1).
 */
export interface ClockMoved {
  type: "gate.ClockMoved";
  /**
   * By how many hours; back where the number is negative.
   */
  hours: number;
  /**
   * The hour that it shows now.
   */
  hour: number;
}
/**
 * A player is a discovered Cultist now, and discarded all insanity (GR-6.5.10, GR-12.2).
 */
export interface CultistDiscovered {
  type: "gate.CultistDiscovered";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * How many insanity cards they discarded.
   */
  insanity: number;
}
/**
 * Cards of the mythos deck were discarded unseen (GR-R53).
 */
export interface DeckMilled {
  type: "gate.DeckMilled";
  /**
   * How many.
   */
  cards: number;
}
/**
 * A player looked at the top of the mythos deck (GR-R53).
 */
export interface DeckSeen {
  type: "gate.DeckSeen";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The cards seen, the top one first.
   */
  cards: (Hidden | Mythos)[];
}
/**
 * A player used Equipment (GR-13.1.4).
 */
export interface EquipmentUsed {
  type: "gate.EquipmentUsed";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which piece.
   */
  equipment: Equipment;
  /**
   * How often it can still be used.
   */
  uses: number;
}
/**
 * A piece of Equipment was used up (GR-13.1.5).
 */
export interface EquipmentUsedUp {
  type: "gate.EquipmentUsedUp";
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * Which piece.
   */
  equipment: Equipment;
}
/**
 * A player drew the cards of a gamble (GR-6.3.1).
 */
export interface GambleDrawn {
  type: "gate.GambleDrawn";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which cards, sorted.
   */
  cards: (Hidden | Mythos)[];
}
/**
 * A player put one of the cards of a gamble into the pool and discarded the other (GR-6.3.2).
 */
export interface GambleSettled {
  type: "gate.GambleSettled";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The card in the pool.
   */
  card: Hidden | Mythos;
  /**
   * Whether it lies face up.
   */
  up: boolean;
  /**
   * The rest, face down on the discard pile.
   */
  discarded: (Hidden | Mythos)[];
}
/**
 * The game ended (GR-10.4).
 */
export interface GameEnded {
  type: "gate.GameEnded";
  /**
   * The side that won.
   */
  side: Side;
  /**
   * The seats that are on it.
   */
  winners: Seat[];
  /**
   * What ended the game.
   */
  reason: string;
}
/**
 * A god with text acted when its sigil was created (GR-R52).
 */
export interface GodStirred {
  type: "gate.GodStirred";
  /**
   * Which one.
   */
  god: God;
  /**
   * The player whom its text calls you.
   */
  seat: Seat;
}
/**
 * A god with text was laid at each sigil (GR-R52).
 */
export interface GodsLaid {
  type: "gate.GodsLaid";
  /**
   * The gods, in the order of `Sigil`.
   */
  gods: God[];
}
/**
 * A player was dealt three mythos cards (GR-3.9).
 */
export interface HandDealt {
  type: "gate.HandDealt";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which cards.
   */
  cards: (Hidden | Mythos)[];
}
/**
 * An incantation failed (GR-7.14).
 */
export interface IncantationFailed {
  type: "gate.IncantationFailed";
  /**
   * The target.
   */
  target: Sigil;
  /**
   * What the cards came to.
   */
  net: number;
  /**
   * What was needed.
   */
  needed: number;
}
/**
 * The cards of the incantation were shuffled and revealed (GR-7.2).
 */
export interface IncantationRevealed {
  type: "gate.IncantationRevealed";
  /**
   * Who triggered it.
   */
  seat: Seat;
  /**
   * The cards, sorted: their order tells nothing of who played which.
   */
  cards: Mythos[];
}
/**
 * An incantation succeeded (GR-7.3).
 */
export interface IncantationSucceeded {
  type: "gate.IncantationSucceeded";
  /**
   * The target.
   */
  target: Sigil;
  /**
   * What the cards came to.
   */
  net: number;
  /**
   * What was needed.
   */
  needed: number;
}
/**
 * An Immediately card is carried out (GR-8.14).
 */
export interface InsanityCarriedOut {
  type: "gate.InsanityCarriedOut";
  /**
   * Who drew it.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Insanity;
}
/**
 * A player drew an insanity card (GR-8.2).
 */
export interface InsanityDrawn {
  type: "gate.InsanityDrawn";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Hidden | Insanity;
  /**
   * Whether it is shown to all.
   */
  open: boolean;
}
/**
 * An Immediately card was discarded face down (GR-8.14).
 */
export interface InsanityPutAway {
  type: "gate.InsanityPutAway";
  /**
   * Which one.
   */
  card: Insanity;
}
/**
 * An insanity card was taken from a player and discarded (GR-R53).
 */
export interface InsanityRemoved {
  type: "gate.InsanityRemoved";
  /**
   * From whom.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Hidden | Insanity;
  /**
   * Whether it lay open.
   */
  open: boolean;
}
/**
 * The insanity discard pile was shuffled and is the deck now (GR-R37).
 */
export interface InsanityReshuffled {
  type: "gate.InsanityReshuffled";
  /**
   * How many cards.
   */
  cards: number;
}
/**
 * A lasting insanity card took effect after an action (GR-8.8).
 */
export interface InsanitySetOff {
  type: "gate.InsanitySetOff";
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Insanity;
}
/**
 * A player shuffled the pool and looked at some of it (GR-6.4.2).
 */
export interface Investigated {
  type: "gate.Investigated";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The cards seen, sorted.
   */
  cards: (Hidden | Mythos)[];
}
/**
 * The accused turned out to be an Investigator (GR-6.5.11).
 */
export interface InvestigatorRevealed {
  type: "gate.InvestigatorRevealed";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The Investigators.
   */
  side: Side;
}
/**
 * The mythos discard pile was shuffled and is the deck now (GR-6.2.4).
 */
export interface MythosReshuffled {
  type: "gate.MythosReshuffled";
  /**
   * How many cards.
   */
  cards: number;
}
/**
 * A player was dealt a Secret Nature (GR-3.12).
 */
export interface NatureDealt {
  type: "gate.NatureDealt";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which one.
   */
  nature: Hidden | Nature;
}
/**
 * A player turned over their Secret Nature, and a turning card with it (GR-6.5.8, GR-14.2.3).
 */
export interface NatureRevealed {
  type: "gate.NatureRevealed";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The Secret Nature.
   */
  nature: Nature;
  /**
   * The turning card that decides instead, if there is one.
   */
  turned_by: Insanity | null;
}
/**
 * An effect did nothing, since it could concern nobody (GR-R38).
 */
export interface NothingSetOff {
  type: "gate.NothingSetOff";
  /**
   * Who was to choose.
   */
  seat: Seat;
}
/**
 * A player will take no action on their next turn (GR-R53).
 */
export interface PlayerDrugged {
  type: "gate.PlayerDrugged";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * A player acts through another by the Voodoo Doll (GR-13.1.14).
 */
export interface PlayerUsed {
  type: "gate.PlayerUsed";
  /**
   * Who acts.
   */
  seat: Seat;
  /**
   * Through whom.
   */
  target: Seat;
}
/**
 * A card of the pool was discarded unseen, and the top card of the mythos deck took its place (GR-R53).
 */
export interface PoolCardReplaced {
  type: "gate.PoolCardReplaced";
}
/**
 * A card of the pool was turned face up (GR-R53).
 */
export interface PoolCardTurnedUp {
  type: "gate.PoolCardTurnedUp";
  /**
   * Which one.
   */
  card: Mythos;
}
/**
 * The cards of the incantation went face down to the discard pile (GR-7.11).
 */
export interface PoolDiscarded {
  type: "gate.PoolDiscarded";
  /**
   * How many.
   */
  cards: number;
}
/**
 * A player looked at cards of the pool by an Artifact or by the Eye of Horus (GR-R53, GR-R55).
 */
export interface PoolSeen {
  type: "gate.PoolSeen";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The cards seen, sorted.
   */
  cards: (Hidden | Mythos)[];
}
/**
 * The pool was gathered and shuffled, and lies face down (GR-R53).
 */
export interface PoolShuffled {
  type: "gate.PoolShuffled";
}
/**
 * Two insanity cards were drawn by the Holy Relic (GR-13.1.11).
 */
export interface RelicDrawn {
  type: "gate.RelicDrawn";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which ones.
   */
  cards: (Hidden | Insanity)[];
}
/**
 * The owner of the Holy Relic did not use it for a draw (GR-R48).
 */
export interface RelicLeft {
  type: "gate.RelicLeft";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * One of the two cards of the Holy Relic was discarded (GR-13.1.11).
 */
export interface RelicSettled {
  type: "gate.RelicSettled";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The card that was discarded.
   */
  card: Hidden | Insanity;
}
/**
 * A player began to research (GR-6.2.1).
 */
export interface Researched {
  type: "gate.Researched";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * The top card of the mythos deck went unseen into the pool (GR-3.10).
 */
export interface SeedLaid {
  type: "gate.SeedLaid";
}
/**
 * The owner of the Pistol let a move stand (GR-13.1.9).
 */
export interface ShotHeld {
  type: "gate.ShotHeld";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * A sigil was created (GR-7.12).
 */
export interface SigilCreated {
  type: "gate.SigilCreated";
  /**
   * Which one.
   */
  sigil: Sigil;
  /**
   * How many there are now.
   */
  count: number;
}
/**
 * The accused did not speak (GR-6.5.3).
 */
export interface SpeechWaived {
  type: "gate.SpeechWaived";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * The accused spoke in their own defence (GR-6.5.3).
 */
export interface Spoke {
  type: "gate.Spoke";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * A player chose whom an effect concerns (GR-R38).
 */
export interface TargetChosen {
  type: "gate.TargetChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * Whom.
   */
  target: Seat;
}
/**
 * The target sigil was declared (GR-5.7).
 */
export interface TargetDeclared {
  type: "gate.TargetDeclared";
  /**
   * By whom.
   */
  seat: Seat;
  /**
   * Which one.
   */
  sigil: Sigil;
}
/**
 * A player discarded one of the cards seen on top of the mythos deck (GR-R53).
 */
export interface TopCardDropped {
  type: "gate.TopCardDropped";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * Which one.
   */
  card: Hidden | Mythos;
}
/**
 * A turn began (GR-4.1).
 */
export interface TurnBegan {
  type: "gate.TurnBegan";
  /**
   * Whose.
   */
  seat: Seat;
  /**
   * Which turn of the game, from 1.
   */
  number: number;
}
/**
 * A player took no action in this turn (GR-R53).
 */
export interface TurnLost {
  type: "gate.TurnLost";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * A turn passed without an action, since none was possible (GR-R9).
 */
export interface TurnPassed {
  type: "gate.TurnPassed";
  /**
   * Whose.
   */
  seat: Seat;
}
/**
 * A player did not want to open the Necronomicon (GR-11.3.3).
 */
export interface VolunteerDeclined {
  type: "gate.VolunteerDeclined";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * A player volunteered to open the Necronomicon (GR-11.3.3).
 */
export interface Volunteered {
  type: "gate.Volunteered";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * A player committed a vote, unseen (GR-R22).
 */
export interface VoteCommitted {
  type: "gate.VoteCommitted";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The vote.
   */
  yes: Hidden | boolean;
}
/**
 * A player voted, for all to see (GR-R22).
 */
export interface VoteLaid {
  type: "gate.VoteLaid";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The vote.
   */
  yes: boolean;
}
/**
 * A vote was turned round by Blackmail (GR-13.1.7).
 */
export interface VoteTurned {
  type: "gate.VoteTurned";
  /**
   * Who used it.
   */
  seat: Seat;
  /**
   * Whose vote.
   */
  target: Seat;
  /**
   * The vote now.
   */
  yes: boolean;
}
/**
 * All have voted openly, and the votes were counted (GR-R22).
 */
export interface VotesCounted {
  type: "gate.VotesCounted";
  /**
   * The vote of each seat; None where it had none.
   */
  votes: (boolean | null)[];
  /**
   * How many voted Yes.
   */
  yes: number;
  /**
   * How many Yes were needed.
   */
  needed: number;
}
/**
 * The owner of Blackmail let the votes stand (GR-13.1.7).
 */
export interface VotesLeft {
  type: "gate.VotesLeft";
  /**
   * Who.
   */
  seat: Seat;
}
/**
 * All votes, which had been committed unseen, were revealed together (GR-R22).
 */
export interface VotesRevealed {
  type: "gate.VotesRevealed";
  /**
   * The vote of each seat; None where it had none.
   */
  votes: (boolean | null)[];
  /**
   * How many voted Yes.
   */
  yes: number;
  /**
   * How many Yes were needed.
   */
  needed: number;
}
/**
 * The starting player got the Pocket Watch (GR-3.6).
 */
export interface WatchGiven {
  type: "gate.WatchGiven";
  /**
   * Who.
   */
  seat: Seat;
  /**
   * The hour at which the clock starts.
   */
  hour: number;
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
 * What a host may choose about the game. The defaults are the rulebook's basic game, by its own readings.
 */
export interface Options {
  type: "gate.Options";
  /**
   * Each player has the Equipment of their character. (GR-13.1.1)
   */
  equipment: boolean;
  /**
   * Four Artifacts are mixed into the mythos deck. (GR-13.2.1)
   */
  artifacts: boolean;
  /**
   * A god with text lies at each sigil and acts when the sigil is created. (GR-R52)
   */
  gods_with_text: boolean;
  /**
   * More Secret Natures than players, so that nobody knows how many Cultists there are. (GR-14.1.1)
   */
  paranoia: boolean;
  /**
   * Secret insanity cards may turn a player to the other side. (GR-14.2.1)
   */
  turning: boolean;
  /**
   * Who bears the watch: 1 for the first seat, and so on; 0: by lot. (GR-R49)
   */
  starting_player: number;
  /**
   * The players choose their characters, instead of getting them at random. (GR-R49)
   */
  choose_characters: boolean;
  /**
   * The hour at which the clock starts; 0: that of the table. (GR-R1)
   */
  start_hour: number;
  /**
   * The clock moves before the very first turn as well. (GR-R2)
   */
  tick_before_first_turn: boolean;
  /**
   * A new Seed is laid after every incantation. (GR-R3)
   */
  reseed_each_incantation: boolean;
  /**
   * A Research costs an insanity card. (GR-R4)
   */
  research_draws_insanity: boolean;
  /**
   * Whether an investigator has swapped is known to the investigator alone. (GR-R8)
   */
  hide_swaps: boolean;
  /**
   * Each vote is public and final as soon as it is given. (GR-R22)
   */
  open_votes: boolean;
  /**
   * A sigil that has been created may be named as target again. (GR-R26)
   */
  allow_created_target: boolean;
  /**
   * An Artifact laid down while researching is not made up by a further draw. (GR-R45)
   */
  laid_artifact_counts_as_drawn: boolean;
  /**
   * The Pistol also undoes an action that has revealed an incantation or a Secret Nature. (GR-R47)
   */
  pistol_undoes_reveals: boolean;
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
  game: "gate";
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
 * A game of The Gate of R'lyeh.
 *
 * What lies on the board can be read of the state itself: `state.hour` is `state.board.hour`.
 */
export interface SavedState {
  type: "gate.State";
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
   * The clock, the sigils, the Necronomicon, the last votes.
   */
  board: Board;
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * What belongs to each seat.
   */
  players: Player[];
  /**
   * The mythos cards that are with nobody.
   */
  mythos: MythosPiles;
  /**
   * The cards of the incantation, in the order in which they were laid.
   */
  pool: Laid[];
  /**
   * The insanity cards that are with nobody.
   */
  insanity: InsanityPiles;
  /**
   * The state as the action of this turn began, as long as the Pistol can undo it.
   */
  undo: EarlierState | null;
}
