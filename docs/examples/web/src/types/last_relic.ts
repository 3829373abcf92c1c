// Made by `npm run types` of what `rlyeh schema GAME` prints. Do not edit.
//
// This is what rr.to_data(value, defaults=True) gives: every field is there. What a browser sends may leave out the
// fields that have a default.

/**
 * Any public value of The Last Relic of R'lyeh, as `rr.dumps` and `rr.to_data` write it.
 */
export type Value = State | View | Action | Event | Decision | Options | Outcome | Refusal | Violation | Save;
/**
 * A piece of the rules that happens by itself; a frozen record of where it stands.
 *
 * A step holds seats, ids and places, never effects: a doctored save can name a card, not smuggle in what it does.
 */
export type Step =
  | ActionPhase
  | AlertPhase
  | AskAdventurer
  | AskBuy
  | AskClue
  | AskCult
  | AskCultist
  | AskDeploy
  | AskDestination
  | AskFigure
  | AskFlee
  | AskKeep
  | AskLay
  | AskLocation
  | AskMove
  | AskOrder
  | AskRecover
  | AskRelic
  | AskReserve
  | AskShot
  | ClearMarket
  | DeploymentPhase
  | DiscardPermanents
  | DrawPhase
  | EndRound
  | Flee
  | GainRewards
  | Maintenance
  | OfferReservation
  | ReadyCultists
  | Reinforcement
  | ReplaceLocation
  | ResetExposure
  | ResolveIcons
  | ResolveLocation
  | ReturnClues
  | SetOff
  | SetUpTable
  | Settle
  | ShareClues
  | ShuffleDecks;
/**
 * A place at the table: 0 for the first seat, then clockwise.
 */
export type Seat = number;
/**
 * What an effect does, once.
 *
 * First the icons that the rulebook lists (LR-7.1.4 to LR-7.1.9, LR-8.2.3 to LR-8.2.6, LR-10.6), then what it foresees on cards in words (LR-U13).
 */
export type Icon =
  | "fund"
  | "clue"
  | "exposure"
  | "move"
  | "draw"
  | "shot"
  | "heal-wound"
  | "heal-madness"
  | "mark"
  | "wound"
  | "madness"
  | "exposure-back"
  | "notoriety"
  | "notoriety-back"
  | "eliminate"
  | "discard"
  | "ready"
  | "shift"
  | "remove-mark"
  | "remove-clue"
  | "recover"
  | "return"
  | "relic";
/**
 * The id of a card of a deck: a starting card or a Reinforcement card. There is one of each.
 */
export type Card = string;
/**
 * Where on a card something is printed, and so when it works (LR-5.3.1, LR-5.3.2, LR-R8).
 */
export type Box = "action" | "permanent" | "activation" | "deployed" | "eliminated" | "ability";
/**
 * The id of a Location card.
 */
export type Location = string;
/**
 * What sets a continuous effect off.
 */
export type When = "ready" | "resolve" | "arrive" | "discover" | "steal" | "elimination" | "damage";
/**
 * The two sides (LR-1.1).
 */
export type Faction = "adventurer" | "cult";
/**
 * What a seat sees of a thing that it cannot see.
 */
export type Hidden = "?";
/**
 * A kind of Relic. Its tokens always lie in the open, so that a field of them names what everybody sees.
 */
export type Relic = string;
/**
 * The id of a Great Old One card.
 */
export type GreatOldOne = string;
/**
 * What a seat decides: a record of whose action it is and of what else is decided. `str` writes its notation.
 *
 * Whoever writes a game gives an action its rule in three parts that stand side by side: `options` lists the legal ones, fast; `refuse` explains, for any one, legal or not; `take` carries it out. A property test holds the first two together. An action that says nothing but itself ("pass") writes `refuse` at most: it is listed when nothing refuses it. `untimely` may say more of one that is no answer to what is asked.
 */
export type Action =
  | Activate
  | Buy
  | ChooseCultist
  | ChooseLocation
  | Deploy
  | Discover
  | EndDeployment
  | GiveClue
  | Keep
  | Lay
  | MoveTo
  | Pass
  | PlaceFigure
  | PlayCard
  | PlayPermanent
  | Recover
  | Reserve
  | ResolveFirst
  | Shoot
  | Steal
  | TakeRelic
  | UseAbility;
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
  | AbilitiesRefreshed
  | AbilityActivated
  | CardBought
  | CardPlayed
  | CardPutOnDeck
  | CardRecovered
  | CardReserved
  | CardsDrawn
  | CluePlaced
  | CluesDiscarded
  | CluesMoved
  | CultistActivated
  | CultistDeployed
  | CultistEliminated
  | CultistMoved
  | CultistReadied
  | CultistsCounted
  | CultistsDiscarded
  | DeckShuffled
  | DeploymentEnded
  | EffectSetOff
  | ExposureMoved
  | FigureMoved
  | FigurePlaced
  | FigureSetAside
  | FundsGained
  | FundsSpent
  | GameEnded
  | GreatOldOneDrawn
  | GreatOldOneRevealed
  | GreatOldOneSummoned
  | IconSkipped
  | LocationDiscovered
  | LocationLaid
  | LocationPutUnder
  | LocationRemoved
  | LocationResolved
  | LocationRevealed
  | LocationsDrawn
  | MadnessHealed
  | MadnessTaken
  | MarkPlaced
  | MarketCleared
  | MarketRefilled
  | MarksRemoved
  | NothingBought
  | NothingReserved
  | NotorietyMoved
  | Passed
  | PermanentPlayed
  | PermanentsDiscarded
  | PhaseBegan
  | ReinforcementsShuffled
  | RelicStolen
  | RelicsGained
  | ReserveReturned
  | RoundBegan
  | ShotPlaced
  | SidesTaken
  | WoundHealed
  | WoundTaken;
/**
 * The six phases of a round (LR-6.0.1).
 */
export type Phase =
  "draw-phase" | "deployment-phase" | "action-phase" | "alert-phase" | "reinforcement-phase" | "maintenance-phase";
/**
 * A step that waits: for which seats, what for, and which kinds of action may answer it.
 */
export type Decision =
  | AskAdventurer
  | AskBuy
  | AskClue
  | AskCult
  | AskCultist
  | AskDeploy
  | AskDestination
  | AskFigure
  | AskFlee
  | AskKeep
  | AskLay
  | AskLocation
  | AskMove
  | AskOrder
  | AskRecover
  | AskRelic
  | AskReserve
  | AskShot;
/**
 * By what a decision was answered, if by no player: by the table itself, by the host's policy, by the clock.
 */
export type Auto = "forced" | "policy" | "time-out";

/**
 * A game of The Last Relic of R'lyeh.
 */
export interface State {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "last_relic.State";
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
   * The round that is played, counted from 1; 0 during the set-up.
   */
  round: number;
  /**
   * The Cult's things.
   */
  cult: Cult;
  /**
   * The Adventurer's things.
   */
  adventurer: Adventurer;
  /**
   * The Locations.
   */
  locations: Locations;
  /**
   * The market.
   */
  market: Market;
  /**
   * The Alert Board.
   */
  alert: Alert;
  /**
   * The Great Old One and the supply of Relics.
   */
  ritual: Ritual;
}
/**
 * The Action Phase begins with a turn of the Adventurer (LR-6.3.1).
 */
export interface ActionPhase {
  type: "last_relic.ActionPhase";
}
/**
 * Exposure advances by the number of deployed Cultists; then the space reached takes effect, once (LR-6.4.1).
 */
export interface AlertPhase {
  type: "last_relic.AlertPhase";
}
/**
 * A turn of the Adventurer (LR-7.0.1).
 */
export interface AskAdventurer {
  type: "last_relic.AskAdventurer";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * Whether the Cult has just passed.
   */
  passed: boolean;
}
/**
 * A purchase turn (LR-6.5.2).
 */
export interface AskBuy {
  type: "last_relic.AskBuy";
  /**
   * Whose turn it is.
   */
  seat: Seat;
  /**
   * Who had the first.
   */
  starter: Seat;
  /**
   * Whether the opponent has just passed.
   */
  passed: boolean;
}
/**
 * One Clue is left over when Clues are shared out.
 */
export interface AskClue {
  type: "last_relic.AskClue";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * Where the Location lies that is resolved.
   */
  source: number;
}
/**
 * A turn of the Cult (LR-8.0.1).
 */
export interface AskCult {
  type: "last_relic.AskCult";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * Whether the Adventurer has just passed.
   */
  passed: boolean;
}
/**
 * An icon applies to a Cultist of one's choice (LR-R30).
 */
export interface AskCultist {
  type: "last_relic.AskCultist";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The icon.
   */
  icon: Icon;
  /**
   * The Location where the Cultist must be; None where any will do.
   */
  position: number | null;
}
/**
 * The Cult deploys Cultists (LR-6.2.1).
 */
export interface AskDeploy {
  type: "last_relic.AskDeploy";
  /**
   * The Cult.
   */
  seat: Seat;
}
/**
 * A Cultist moves: where to?
 */
export interface AskDestination {
  type: "last_relic.AskDestination";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * The Cultist.
   */
  card: Card;
}
/**
 * The Adventurer places her figure (LR-3.11).
 */
export interface AskFigure {
  type: "last_relic.AskFigure";
  /**
   * The Adventurer.
   */
  seat: Seat;
}
/**
 * The Adventurer's Location is resolved: where does her figure go?
 */
export interface AskFlee {
  type: "last_relic.AskFlee";
  /**
   * The Adventurer.
   */
  seat: Seat;
}
/**
 * The Cult chooses the Locations of the row (LR-3.9).
 */
export interface AskKeep {
  type: "last_relic.AskKeep";
  /**
   * The Cult.
   */
  seat: Seat;
}
/**
 * The Cult has drawn two Locations.
 */
export interface AskLay {
  type: "last_relic.AskLay";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * The space in which one is laid.
   */
  position: number;
}
/**
 * An icon applies at a Location of one's choice (LR-R11).
 */
export interface AskLocation {
  type: "last_relic.AskLocation";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * The icon.
   */
  icon: Icon;
}
/**
 * A Move icon is reached (LR-7.1.7).
 */
export interface AskMove {
  type: "last_relic.AskMove";
  /**
   * The Adventurer.
   */
  seat: Seat;
}
/**
 * Several Locations are complete at once, which everybody is told.
 */
export interface AskOrder {
  type: "last_relic.AskOrder";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * Where they lie.
   */
  positions: number[];
}
/**
 * A card comes back from the discard pile: which one?
 */
export interface AskRecover {
  type: "last_relic.AskRecover";
  /**
   * Whose pile it is.
   */
  seat: Seat;
}
/**
 * The Cult gains a Relic of its choice.
 */
export interface AskRelic {
  type: "last_relic.AskRelic";
  /**
   * The Cult.
   */
  seat: Seat;
}
/**
 * A player may place the Reserve token (LR-6.5.5).
 */
export interface AskReserve {
  type: "last_relic.AskReserve";
  /**
   * The player.
   */
  seat: Seat;
}
/**
 * A Shot icon is reached (LR-7.1.9).
 */
export interface AskShot {
  type: "last_relic.AskShot";
  /**
   * The Adventurer.
   */
  seat: Seat;
}
/**
 * Cards without a Reserve token are discarded, and five are on offer again (LR-6.5.7, LR-6.5.8).
 */
export interface ClearMarket {
  type: "last_relic.ClearMarket";
}
/**
 * The Cult may deploy any number of Cultists (LR-6.2.1).
 */
export interface DeploymentPhase {
  type: "last_relic.DeploymentPhase";
}
/**
 * Step 3: all permanent cards leave play (LR-6.6.3).
 */
export interface DiscardPermanents {
  type: "last_relic.DiscardPermanents";
}
/**
 * A round begins: both players draw, the Adventurer first (LR-6.1.1, LR-R22).
 */
export interface DrawPhase {
  type: "last_relic.DrawPhase";
  /**
   * Which round it is, from 1.
   */
  round: number;
}
/**
 * The next round begins, unless the host allows no more (LR-4.1, LR-R40).
 */
export interface EndRound {
  type: "last_relic.EndRound";
}
/**
 * The Adventurer leaves the Location that is resolved, if there is another (LR-8.2.13, LR-R5).
 */
export interface Flee {
  type: "last_relic.Flee";
}
/**
 * The Cult gains the Relics that are not covered, and Funds; then its summoning is checked (LR-8.2.15, LR-8.2.16).
 */
export interface GainRewards {
  type: "last_relic.GainRewards";
  /**
   * Where the Location lies.
   */
  position: number;
}
/**
 * The Maintenance Phase: four steps, no decision (LR-6.6.5).
 */
export interface Maintenance {
  type: "last_relic.Maintenance";
}
/**
 * A player whose Reserve token is at hand may place it (LR-6.5.5, LR-R17).
 */
export interface OfferReservation {
  type: "last_relic.OfferReservation";
  /**
   * The player.
   */
  seat: Seat;
}
/**
 * Step 1: every activated Cultist becomes ready (LR-6.6.1).
 */
export interface ReadyCultists {
  type: "last_relic.ReadyCultists";
}
/**
 * The Reinforcement Phase begins with whoever made the first of the two passes (LR-6.5.1, LR-R19).
 */
export interface Reinforcement {
  type: "last_relic.Reinforcement";
  /**
   * That player.
   */
  starter: Seat;
}
/**
 * The card leaves the game, and the Cult lays one of the next two in its space (LR-8.2.17, LR-R4).
 */
export interface ReplaceLocation {
  type: "last_relic.ReplaceLocation";
  /**
   * Where it lies.
   */
  position: number;
}
/**
 * Step 2: the Exposure marker goes back to its starting space (LR-6.6.2).
 */
export interface ResetExposure {
  type: "last_relic.ResetExposure";
}
/**
 * Resolve a row of icons, or what is left of it (LR-7.1.2, LR-8.2.1).
 */
export interface ResolveIcons {
  type: "last_relic.ResolveIcons";
  /**
   * Whose row it is.
   */
  seat: Seat;
  /**
   * In which box it is printed.
   */
  box: Box;
  /**
   * On which card, if on one of a deck.
   */
  card: Card | null;
  /**
   * On which Location, if on one.
   */
  location: Location | null;
  /**
   * Which way is taken, in letters; for what a continuous effect sets off, which of its effects.
   */
  choice: string | null;
  /**
   * How many icons are done.
   */
  next: number;
  /**
   * How often the next one is still to be produced, once it has begun.
   */
  left: number;
  /**
   * Where the Cultist stood that has been eliminated; None once that Location has gone.
   */
  position: number | null;
}
/**
 * A Location is resolved, in the printed order (LR-8.2.9).
 */
export interface ResolveLocation {
  type: "last_relic.ResolveLocation";
  /**
   * Where it lies.
   */
  position: number;
}
/**
 * Step 4: the Clues on top of Location cards go to the supply (LR-6.6.4).
 */
export interface ReturnClues {
  type: "last_relic.ReturnClues";
}
/**
 * Let happen what something sets off, when its turn has come.
 */
export interface SetOff {
  type: "last_relic.SetOff";
  /**
   * What has happened.
   */
  when: When;
  /**
   * At which Location.
   */
  position: number;
}
/**
 * Everything has its place (LR-3.1 to LR-3.7).
 */
export interface SetUpTable {
  type: "last_relic.SetUpTable";
}
/**
 * See who has as many Shots as Resistance now, and which Locations have Marks enough (LR-R10, LR-R35).
 */
export interface Settle {
  type: "last_relic.Settle";
  /**
   * What has been said to have Marks enough, and waits for its turn.
   */
  complete: Complete[];
}
/**
 * A Location that has been said to have Marks enough, and waits for its turn.
 */
export interface Complete {
  /**
   * Where it lies.
   */
  position: number;
  /**
   * How many Marks its card can need at most while it is hidden, by what was known then.
   */
  most: number;
}
/**
 * The Clues of the Location are shared out evenly between the others (LR-8.2.14, LR-R12).
 */
export interface ShareClues {
  type: "last_relic.ShareClues";
  /**
   * Where the Location lies.
   */
  position: number;
}
/**
 * Each player shuffles their starting deck, the Adventurer first (LR-3.12).
 */
export interface ShuffleDecks {
  type: "last_relic.ShuffleDecks";
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
 * What a host may choose about the game. The defaults are the rulebook's readings.
 */
export interface NestedOptions {
  /**
   * Which faction seat 0 plays; the other seat the other. (LR-3.1)
   */
  faction_of_first_seat: Faction & string;
  /**
   * Clues and Marks share 24 points, Shots and stolen Relics 5 tokens (LR-R2); what is out is not to be had. (LR-R1)
   */
  limited_tokens: boolean;
  /**
   * The supply of Relic tokens never runs out, instead of being limited to the 15. (LR-R3)
   */
  unlimited_relics: boolean;
  /**
   * Cards cleared from the market never come back, so that it runs dry. (LR-R6)
   */
  no_reinforcement_reshuffle: boolean;
  /**
   * A Cultist cannot be activated in the round in which it is deployed. (LR-R7)
   */
  fresh_cultists_wait: boolean;
  /**
   * A Location is resolved when all icons are done, not by the Mark that completes it. (LR-R10)
   */
  finish_icons_first: boolean;
  /**
   * In a summoning two equal Relics stand in for a missing one once at most. (LR-R25)
   */
  single_substitution: boolean;
  /**
   * A row of icons none of which can do anything may not be resolved. (LR-R30)
   */
  forbid_empty_actions: boolean;
  /**
   * After so many rounds the game ends as unfinished, without a winner; 0 for no limit. (LR-R40)
   */
  max_rounds: number;
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
 * The Cult's things.
 */
export interface Cult {
  /**
   * The seat that plays the Cult.
   */
  seat: Seat;
  /**
   * Its Funds.
   */
  funds: number;
  /**
   * Its cards.
   */
  cards: Cards;
  /**
   * The deployed Cultists, in the order in which they were deployed.
   */
  cultists: Cultist[];
  /**
   * The Relic tokens it has gained, sorted.
   */
  relics: Relic[];
  /**
   * The market card that its Reserve token lies on; None while the token is on its board.
   */
  reserved: Card | null;
}
/**
 * The cards of one player (LR-2.2, LR-2.9).
 */
export interface Cards {
  /**
   * The deck, the top card first.
   */
  deck: (Hidden | Card)[];
  /**
   * The hand, sorted, since its order means nothing.
   */
  hand: (Hidden | Card)[];
  /**
   * The discard pile, the top card last.
   */
  discard: Card[];
  /**
   * The permanent cards in play, in the order in which they were played.
   */
  permanents: Card[];
  /**
   * The card that is being resolved, if there is one.
   */
  played: Card | null;
  /**
   * The Reinforcement cards that the player has bought in this game.
   */
  bought: Card[];
}
/**
 * A deployed Cultist (LR-6.2.2).
 */
export interface Cultist {
  /**
   * Its card.
   */
  card: Card;
  /**
   * At which Location it stands, counted from 1.
   */
  position: number;
  /**
   * Whether it can be activated; otherwise it is rotated (LR-8.2.1).
   */
  ready: boolean;
  /**
   * The Shots on it (LR-7.1.11).
   */
  shots: number;
  /**
   * Whether it has to wait for the next round, where the options say so (LR-R7).
   */
  fresh: boolean;
}
/**
 * The Adventurer's things.
 */
export interface Adventurer {
  /**
   * The seat that plays the Adventurer.
   */
  seat: Seat;
  /**
   * Her Funds.
   */
  funds: number;
  /**
   * Her cards.
   */
  cards: Cards;
  /**
   * At which Location her figure stands, counted from 1; None while it stands beside the row.
   */
  position: number | null;
  /**
   * The Wounds on her damage track.
   */
  wounds: number;
  /**
   * The Madness on it.
   */
  madness: number;
  /**
   * The Relic tokens she has stolen, sorted.
   */
  relics: Relic[];
  /**
   * The market card that her Reserve token lies on; None while the token is on her board.
   */
  reserved: Card | null;
}
/**
 * The Locations (LR-2.10).
 */
export interface Locations {
  /**
   * The Cult's seat, which may look at the hidden ones.
   */
  seat: Seat;
  /**
   * The row, position 1 first; None where a space has stayed empty (LR-R4).
   */
  row: (Place | null)[];
  /**
   * The Location deck as far as nobody knows it, the top card first.
   */
  deck: (Hidden | Location)[];
  /**
   * The end of that deck: cards that the Cult has put under it, and so knows.
   */
  bottom: (Hidden | Location)[];
  /**
   * The cards that the Cult is choosing from.
   */
  drawn: (Hidden | Location)[];
  /**
   * The cards that have left the game.
   */
  removed: Location[];
}
/**
 * A Location in the row, and what lies at it (LR-5.2.2).
 */
export interface Place {
  /**
   * Its card.
   */
  location: Hidden | Location;
  /**
   * Whether it lies face up: it has been discovered, or is being resolved.
   */
  up: boolean;
  /**
   * The Marks on the Cult's side.
   */
  marks: number;
  /**
   * The Clues on the Adventurer's side.
   */
  clues: number;
  /**
   * Whether a Clue lies on the card, since its ability has been used in this round (LR-7.4.1).
   */
  used: boolean;
  /**
   * Which of its Relics are covered, since they have been stolen, by their places on the card from 0.
   */
  covered: number[];
}
/**
 * The market of Reinforcement cards (LR-3.5).
 */
export interface Market {
  /**
   * The Reinforcement deck, the top card first.
   */
  deck: (Hidden | Card)[];
  /**
   * The cards on offer.
   */
  cards: Card[];
  /**
   * Those that have been cleared away.
   */
  discard: Card[];
}
/**
 * The Alert Board (LR-2.3).
 */
export interface Alert {
  /**
   * The space of the Exposure marker, counted from 0, which need not be where it starts.
   */
  exposure: number;
  /**
   * The space of the Notoriety marker, likewise.
   */
  notoriety: number;
}
/**
 * What the summoning is about (LR-3.7, LR-3.13).
 */
export interface Ritual {
  /**
   * The Cult's seat, which may look at its Great Old One.
   */
  seat: Seat;
  /**
   * The Great Old One in play.
   */
  great_old_one: Hidden | GreatOldOne;
  /**
   * The others, out of the game.
   */
  box: (Hidden | GreatOldOne)[];
  /**
   * The Relic tokens of the general supply, sorted.
   */
  supply: Relic[];
}
/**
 * A game of The Last Relic of R'lyeh.
 *
 * As one seat sees it, or a spectator (viewer null).
 */
export interface View {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "last_relic.State";
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
   * The round that is played, counted from 1; 0 during the set-up.
   */
  round: number;
  /**
   * The Cult's things.
   */
  cult: Cult;
  /**
   * The Adventurer's things.
   */
  adventurer: Adventurer;
  /**
   * The Locations.
   */
  locations: Locations;
  /**
   * The market.
   */
  market: Market;
  /**
   * The Alert Board.
   */
  alert: Alert;
  /**
   * The Great Old One and the supply of Relics.
   */
  ritual: Ritual;
}
/**
 * Activate a ready Cultist: it is rotated, and its icons are resolved (LR-8.2.1).
 */
export interface Activate {
  type: "last_relic.Activate";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The Cultist.
   */
  card: Card;
  /**
   * Which alternatives are taken, in letters; None where it has none.
   */
  choice: string | null;
}
/**
 * Buy a card of the market; it goes to one's discard pile (LR-6.5.2, LR-6.5.3).
 */
export interface Buy {
  type: "last_relic.Buy";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * Choose the Cultist to which an icon applies (LR-R30).
 */
export interface ChooseCultist {
  type: "last_relic.ChooseCultist";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The Cultist.
   */
  card: Card;
}
/**
 * Choose the Location where an icon applies (LR-R11, LR-R30).
 */
export interface ChooseLocation {
  type: "last_relic.ChooseLocation";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Where it lies, counted from 1.
   */
  position: number;
}
/**
 * Deploy a card of the hand as a Cultist (LR-6.2.2).
 */
export interface Deploy {
  type: "last_relic.Deploy";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
  /**
   * At which Location, counted from 1.
   */
  position: number;
}
/**
 * Discover the Location where the figure is, for 2 Clues there (LR-7.2.1).
 */
export interface Discover {
  type: "last_relic.Discover";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Deploy no more in this round (LR-6.2.1, LR-R38).
 */
export interface EndDeployment {
  type: "last_relic.EndDeployment";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Say where the Clue goes that is left over (LR-8.2.14).
 */
export interface GiveClue {
  type: "last_relic.GiveClue";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which Location gets it, counted from 1.
   */
  position: number;
}
/**
 * Keep three of the four Locations, and lay them in this order (LR-3.9).
 */
export interface Keep {
  type: "last_relic.Keep";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The one in position 1.
   */
  first: Hidden | Location;
  /**
   * The one in position 2.
   */
  second: Hidden | Location;
  /**
   * The one in position 3.
   */
  third: Hidden | Location;
}
/**
 * Lay one of the two drawn Locations; the other goes under the deck (LR-8.2.17).
 */
export interface Lay {
  type: "last_relic.Lay";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The one that is laid.
   */
  location: Hidden | Location;
}
/**
 * Move the figure to another Location (LR-7.1.7, LR-8.2.13).
 */
export interface MoveTo {
  type: "last_relic.MoveTo";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Where to, counted from 1.
   */
  position: number;
}
/**
 * Pass; it binds nobody (LR-6.3.2, LR-6.3.3, LR-6.5.2).
 */
export interface Pass {
  type: "last_relic.Pass";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Place the Adventurer's figure at a Location, whose face she has not seen (LR-3.11).
 */
export interface PlaceFigure {
  type: "last_relic.PlaceFigure";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * At which one, counted from 1.
   */
  position: number;
}
/**
 * Play a card from hand for the icons of its action box (LR-7.1.2, LR-8.1.1).
 */
export interface PlayCard {
  type: "last_relic.PlayCard";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
  /**
   * Which alternatives are taken, in letters; None where the card has none.
   */
  choice: string | null;
}
/**
 * Play a card from hand for its permanent effect, which lasts until Maintenance (LR-7.1.1, LR-8.1.2).
 */
export interface PlayPermanent {
  type: "last_relic.PlayPermanent";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * Take a card from one's discard pile into hand (LR-R21).
 */
export interface Recover {
  type: "last_relic.Recover";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * Place one's Reserve token on a card of the market (LR-6.5.5).
 */
export interface Reserve {
  type: "last_relic.Reserve";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card; the opponent's token may lie on it as well (LR-6.5.6).
   */
  card: Card;
}
/**
 * Say which of several complete Locations is resolved first (LR-R10).
 */
export interface ResolveFirst {
  type: "last_relic.ResolveFirst";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Which one, counted from 1.
   */
  position: number;
}
/**
 * Place a Shot on a Cultist at one's Location (LR-7.1.9).
 */
export interface Shoot {
  type: "last_relic.Shoot";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The Cultist.
   */
  card: Card;
}
/**
 * Steal a Relic of the discovered Location where the figure is, for 4 Clues there (LR-7.3.1).
 */
export interface Steal {
  type: "last_relic.Steal";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The kind of Relic.
   */
  relic: Relic;
}
/**
 * Gain a Relic token of one's choice (LR-9.1.3).
 */
export interface TakeRelic {
  type: "last_relic.TakeRelic";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The kind.
   */
  relic: Relic;
}
/**
 * Activate the ability of a discovered Location, for a Clue there; she need not be there (LR-7.4.1, LR-7.4.2).
 */
export interface UseAbility {
  type: "last_relic.UseAbility";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * Where the Location lies, counted from 1.
   */
  position: number;
  /**
   * Which alternatives are taken, in letters; None where it has none.
   */
  choice: string | null;
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
 * The Clues on Location cards went to the supply, and their abilities can be used again (LR-6.6.4).
 */
export interface AbilitiesRefreshed {
  type: "last_relic.AbilitiesRefreshed";
  /**
   * Where those Locations lie.
   */
  positions: number[];
}
/**
 * The Adventurer activated the ability of a Location (LR-7.4.1).
 */
export interface AbilityActivated {
  type: "last_relic.AbilityActivated";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * Where the Location lies.
   */
  position: number;
  /**
   * Which it is.
   */
  location: Location;
  /**
   * Which alternatives were chosen.
   */
  choice: string | null;
}
/**
 * A player bought a card (LR-6.5.3).
 */
export interface CardBought {
  type: "last_relic.CardBought";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
  /**
   * What was paid, in Funds.
   */
  price: number;
}
/**
 * A player played a card for its icons (LR-7.1.2, LR-8.1.1).
 */
export interface CardPlayed {
  type: "last_relic.CardPlayed";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
  /**
   * Which alternatives were chosen.
   */
  choice: string | null;
}
/**
 * A card that had been resolved was put on top of its owner's deck (LR-5.1.1).
 */
export interface CardPutOnDeck {
  type: "last_relic.CardPutOnDeck";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * A player took a card from the discard pile into hand (LR-R21).
 */
export interface CardRecovered {
  type: "last_relic.CardRecovered";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * A player placed the Reserve token (LR-6.5.5).
 */
export interface CardReserved {
  type: "last_relic.CardReserved";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * The card that it lies on.
   */
  card: Card;
}
/**
 * A player drew cards (LR-6.1.1, LR-7.1.8).
 *
 * What an action draws from one deck is told at once when the last of it is drawn, in no order, as it lies in hand.
 */
export interface CardsDrawn {
  type: "last_relic.CardsDrawn";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * The cards, sorted.
   */
  cards: (Hidden | Card)[];
}
/**
 * A Clue was placed (LR-7.1.5).
 */
export interface CluePlaced {
  type: "last_relic.CluePlaced";
  /**
   * At which Location.
   */
  position: number;
  /**
   * How many there are now.
   */
  clues: number;
}
/**
 * Clues went back to the supply (LR-7.2.1, LR-7.3.1, LR-7.1.13).
 */
export interface CluesDiscarded {
  type: "last_relic.CluesDiscarded";
  /**
   * From which Location.
   */
  position: number;
  /**
   * How many.
   */
  clues: number;
  /**
   * How many are left there.
   */
  left: number;
}
/**
 * Clues of a resolved Location went to another (LR-8.2.14).
 */
export interface CluesMoved {
  type: "last_relic.CluesMoved";
  /**
   * From which Location.
   */
  source: number;
  /**
   * To which Location.
   */
  position: number;
  /**
   * How many.
   */
  clues: number;
}
/**
 * The Cult activated a Cultist (LR-8.2.1).
 */
export interface CultistActivated {
  type: "last_relic.CultistActivated";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * The Cultist.
   */
  card: Card;
  /**
   * Which alternatives were chosen.
   */
  choice: string | null;
}
/**
 * The Cult deployed a Cultist (LR-6.2.2).
 */
export interface CultistDeployed {
  type: "last_relic.CultistDeployed";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * The Cultist.
   */
  card: Card;
  /**
   * At which Location, counted from 1.
   */
  position: number;
}
/**
 * A Cultist was eliminated (LR-7.1.10).
 */
export interface CultistEliminated {
  type: "last_relic.CultistEliminated";
  /**
   * The Cultist.
   */
  card: Card;
  /**
   * Where it stood.
   */
  position: number;
}
/**
 * A Cultist moved to another Location (LR-R35).
 */
export interface CultistMoved {
  type: "last_relic.CultistMoved";
  /**
   * The Cultist.
   */
  card: Card;
  /**
   * Where it stood.
   */
  source: number;
  /**
   * Where it stands now.
   */
  position: number;
}
/**
 * A Cultist became ready (LR-8.2.2, LR-6.6.1).
 */
export interface CultistReadied {
  type: "last_relic.CultistReadied";
  /**
   * The Cultist.
   */
  card: Card;
  /**
   * Where it stands.
   */
  position: number;
}
/**
 * The deployed Cultists were counted in the Alert Phase (LR-6.4.1).
 */
export interface CultistsCounted {
  type: "last_relic.CultistsCounted";
  /**
   * How many count.
   */
  count: number;
}
/**
 * Cultists were discarded without being eliminated (LR-8.2.12, LR-13.5).
 */
export interface CultistsDiscarded {
  type: "last_relic.CultistsDiscarded";
  /**
   * Where they stood.
   */
  position: number;
  /**
   * The Cultists.
   */
  cards: Card[];
}
/**
 * A player shuffled a deck: the starting deck, or the discard pile as a new one (LR-3.12, LR-5.1.2).
 */
export interface DeckShuffled {
  type: "last_relic.DeckShuffled";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * How many cards.
   */
  cards: number;
}
/**
 * The Cult deployed no more (LR-6.2.1).
 */
export interface DeploymentEnded {
  type: "last_relic.DeploymentEnded";
  /**
   * The Cult.
   */
  seat: Seat;
}
/**
 * A continuous effect was set off, or what is printed for the elimination of a Cultist (LR-5.3.2, LR-7.1.10).
 */
export interface EffectSetOff {
  type: "last_relic.EffectSetOff";
  /**
   * Whose card it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * The Exposure marker moved (LR-7.1.6, LR-8.2.6, LR-6.4.1, LR-6.6.2).
 */
export interface ExposureMoved {
  type: "last_relic.ExposureMoved";
  /**
   * How far, back if below 0.
   */
  by: number;
  /**
   * The space it stands on now, counted from 0.
   */
  space: number;
}
/**
 * The Adventurer moved (LR-7.1.7).
 */
export interface FigureMoved {
  type: "last_relic.FigureMoved";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * Where she was.
   */
  source: number | null;
  /**
   * Where she is now.
   */
  position: number;
}
/**
 * The Adventurer placed her figure (LR-3.11).
 */
export interface FigurePlaced {
  type: "last_relic.FigurePlaced";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * At which Location, counted from 1.
   */
  position: number;
}
/**
 * No Location was left for the figure, which was set beside the row (LR-R5).
 */
export interface FigureSetAside {
  type: "last_relic.FigureSetAside";
  /**
   * The Adventurer.
   */
  seat: Seat;
}
/**
 * A player gained Funds (LR-5.4.1).
 */
export interface FundsGained {
  type: "last_relic.FundsGained";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * How many.
   */
  funds: number;
  /**
   * How many there are now.
   */
  total: number;
}
/**
 * A player spent Funds (LR-5.4.1).
 */
export interface FundsSpent {
  type: "last_relic.FundsSpent";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * How many.
   */
  funds: number;
  /**
   * How many are left.
   */
  total: number;
}
/**
 * The game ended (LR-12.1).
 */
export interface GameEnded {
  type: "last_relic.GameEnded";
  /**
   * The seats that won; nobody where it was left unfinished.
   */
  winners: Seat[];
  /**
   * What ended it.
   */
  reason: string;
  /**
   * The id of the rule by which it ended.
   */
  decided_by: string;
}
/**
 * The Cult drew its Great Old One, unseen by the Adventurer (LR-3.7).
 */
export interface GreatOldOneDrawn {
  type: "last_relic.GreatOldOneDrawn";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * Which one.
   */
  great_old_one: Hidden | GreatOldOne;
}
/**
 * The Great Old One was turned up after the game (LR-R37).
 */
export interface GreatOldOneRevealed {
  type: "last_relic.GreatOldOneRevealed";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * Which one.
   */
  great_old_one: GreatOldOne;
}
/**
 * The Cult summoned its Great Old One (LR-9.1.3, LR-R37).
 */
export interface GreatOldOneSummoned {
  type: "last_relic.GreatOldOneSummoned";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * Which one.
   */
  great_old_one: GreatOldOne;
  /**
   * The Relics that served as themselves.
   */
  used: Relic[];
  /**
   * The pairs that stood in for others.
   */
  pairs: Pair[];
}
/**
 * Two equal Relics that stand in for a missing one (LR-9.1.4).
 */
export interface Pair {
  /**
   * The kind of the two.
   */
  of: Relic;
  /**
   * The kind that is missing.
   */
  stands_for: Relic;
}
/**
 * An icon could do nothing and was skipped (LR-R30).
 */
export interface IconSkipped {
  type: "last_relic.IconSkipped";
  /**
   * Whose icon it is.
   */
  seat: Seat;
  /**
   * The icon.
   */
  icon: Icon;
}
/**
 * The Adventurer discovered a Location (LR-7.2.1).
 */
export interface LocationDiscovered {
  type: "last_relic.LocationDiscovered";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * Where it lies.
   */
  position: number;
  /**
   * Which it is.
   */
  location: Location;
}
/**
 * The Cult laid a Location face down in the row (LR-3.9, LR-8.2.17).
 */
export interface LocationLaid {
  type: "last_relic.LocationLaid";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * Where it lies, counted from 1.
   */
  position: number;
  /**
   * Which one.
   */
  location: Hidden | Location;
}
/**
 * What the Cult had drawn and not laid went under the Location deck (LR-3.10, LR-8.2.17).
 */
export interface LocationPutUnder {
  type: "last_relic.LocationPutUnder";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * The cards.
   */
  locations: (Hidden | Location)[];
}
/**
 * A resolved Location left the game (LR-8.2.17).
 */
export interface LocationRemoved {
  type: "last_relic.LocationRemoved";
  /**
   * Where it lay.
   */
  position: number;
  /**
   * Which it is.
   */
  location: Location;
}
/**
 * A Location was resolved (LR-8.2.7).
 */
export interface LocationResolved {
  type: "last_relic.LocationResolved";
  /**
   * Where it lies.
   */
  position: number;
  /**
   * Which it is.
   */
  location: Location;
}
/**
 * A hidden Location was revealed, since it is resolved (LR-8.2.10).
 */
export interface LocationRevealed {
  type: "last_relic.LocationRevealed";
  /**
   * Where it lies.
   */
  position: number;
  /**
   * Which it is.
   */
  location: Location;
}
/**
 * The Cult drew Locations to choose from (LR-3.9, LR-8.2.17).
 */
export interface LocationsDrawn {
  type: "last_relic.LocationsDrawn";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * The cards, the top card first.
   */
  locations: (Hidden | Location)[];
}
/**
 * The Adventurer healed Madness (LR-10.6).
 */
export interface MadnessHealed {
  type: "last_relic.MadnessHealed";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * How many such tokens are left.
   */
  madness: number;
}
/**
 * The Adventurer took Madness (LR-8.2.5).
 */
export interface MadnessTaken {
  type: "last_relic.MadnessTaken";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * How many such tokens she has now.
   */
  madness: number;
}
/**
 * A Mark was placed (LR-8.2.3).
 */
export interface MarkPlaced {
  type: "last_relic.MarkPlaced";
  /**
   * At which Location.
   */
  position: number;
  /**
   * How many there are now.
   */
  marks: number;
}
/**
 * The cards without a Reserve token were discarded (LR-6.5.7).
 */
export interface MarketCleared {
  type: "last_relic.MarketCleared";
  /**
   * The cards.
   */
  cards: Card[];
}
/**
 * Cards were turned up for the market (LR-3.5, LR-6.5.8).
 */
export interface MarketRefilled {
  type: "last_relic.MarketRefilled";
  /**
   * The cards.
   */
  cards: Card[];
}
/**
 * Marks went back to the supply (LR-8.2.11).
 */
export interface MarksRemoved {
  type: "last_relic.MarksRemoved";
  /**
   * From which Location.
   */
  position: number;
  /**
   * How many.
   */
  marks: number;
  /**
   * How many are left there.
   */
  left: number;
}
/**
 * A player passed a purchase turn (LR-6.5.2).
 */
export interface NothingBought {
  type: "last_relic.NothingBought";
  /**
   * The player.
   */
  seat: Seat;
}
/**
 * A player kept the Reserve token (LR-6.5.5).
 */
export interface NothingReserved {
  type: "last_relic.NothingReserved";
  /**
   * The player.
   */
  seat: Seat;
}
/**
 * The Notoriety marker moved (LR-11.3).
 */
export interface NotorietyMoved {
  type: "last_relic.NotorietyMoved";
  /**
   * How far, back if below 0.
   */
  by: number;
  /**
   * The space it stands on now, counted from 0.
   */
  space: number;
}
/**
 * A player passed a turn of the Action Phase (LR-6.3.2).
 */
export interface Passed {
  type: "last_relic.Passed";
  /**
   * The player.
   */
  seat: Seat;
}
/**
 * A player played a permanent card (LR-7.1.1, LR-8.1.2).
 */
export interface PermanentPlayed {
  type: "last_relic.PermanentPlayed";
  /**
   * The player.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * Permanent cards left play (LR-6.6.3).
 */
export interface PermanentsDiscarded {
  type: "last_relic.PermanentsDiscarded";
  /**
   * Their owner.
   */
  seat: Seat;
  /**
   * The cards.
   */
  cards: Card[];
}
/**
 * A phase of the round began (LR-6.0.1).
 */
export interface PhaseBegan {
  type: "last_relic.PhaseBegan";
  /**
   * Which phase.
   */
  phase: Phase;
}
/**
 * The cleared cards became the Reinforcement deck again (LR-R6).
 */
export interface ReinforcementsShuffled {
  type: "last_relic.ReinforcementsShuffled";
  /**
   * How many.
   */
  cards: number;
}
/**
 * The Adventurer stole a Relic (LR-7.3.2).
 */
export interface RelicStolen {
  type: "last_relic.RelicStolen";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * From which Location.
   */
  position: number;
  /**
   * Which Relic.
   */
  relic: Relic;
}
/**
 * The Cult gained Relics (LR-8.2.15).
 */
export interface RelicsGained {
  type: "last_relic.RelicsGained";
  /**
   * The Cult.
   */
  seat: Seat;
  /**
   * The Relics.
   */
  relics: Relic[];
}
/**
 * A Reserve token came back to its owner (LR-6.5.10).
 */
export interface ReserveReturned {
  type: "last_relic.ReserveReturned";
  /**
   * Its owner.
   */
  seat: Seat;
}
/**
 * A round began (LR-6.0.1).
 */
export interface RoundBegan {
  type: "last_relic.RoundBegan";
  /**
   * Which round, from 1.
   */
  number: number;
}
/**
 * A Shot was placed on a Cultist (LR-7.1.9).
 */
export interface ShotPlaced {
  type: "last_relic.ShotPlaced";
  /**
   * The Cultist.
   */
  card: Card;
  /**
   * Where it stands.
   */
  position: number;
  /**
   * How many it has now.
   */
  shots: number;
}
/**
 * The seats took their sides (LR-3.1).
 */
export interface SidesTaken {
  type: "last_relic.SidesTaken";
  /**
   * Who plays the Cult.
   */
  cult_seat: Seat;
  /**
   * Who plays the Adventurer.
   */
  adventurer_seat: Seat;
}
/**
 * The Adventurer healed a Wound (LR-10.6).
 */
export interface WoundHealed {
  type: "last_relic.WoundHealed";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * How many are left.
   */
  wounds: number;
}
/**
 * The Adventurer took a Wound (LR-8.2.5).
 */
export interface WoundTaken {
  type: "last_relic.WoundTaken";
  /**
   * The Adventurer.
   */
  seat: Seat;
  /**
   * How many she has now.
   */
  wounds: number;
}
/**
 * What a host may choose about the game. The defaults are the rulebook's readings.
 */
export interface Options {
  type: "last_relic.Options";
  /**
   * Which faction seat 0 plays; the other seat the other. (LR-3.1)
   */
  faction_of_first_seat: Faction & string;
  /**
   * Clues and Marks share 24 points, Shots and stolen Relics 5 tokens (LR-R2); what is out is not to be had. (LR-R1)
   */
  limited_tokens: boolean;
  /**
   * The supply of Relic tokens never runs out, instead of being limited to the 15. (LR-R3)
   */
  unlimited_relics: boolean;
  /**
   * Cards cleared from the market never come back, so that it runs dry. (LR-R6)
   */
  no_reinforcement_reshuffle: boolean;
  /**
   * A Cultist cannot be activated in the round in which it is deployed. (LR-R7)
   */
  fresh_cultists_wait: boolean;
  /**
   * A Location is resolved when all icons are done, not by the Mark that completes it. (LR-R10)
   */
  finish_icons_first: boolean;
  /**
   * In a summoning two equal Relics stand in for a missing one once at most. (LR-R25)
   */
  single_substitution: boolean;
  /**
   * A row of icons none of which can do anything may not be resolved. (LR-R30)
   */
  forbid_empty_actions: boolean;
  /**
   * After so many rounds the game ends as unfinished, without a winner; 0 for no limit. (LR-R40)
   */
  max_rounds: number;
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
  game: "last_relic";
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
 * A game of The Last Relic of R'lyeh.
 */
export interface SavedState {
  type: "last_relic.State";
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
   * The round that is played, counted from 1; 0 during the set-up.
   */
  round: number;
  /**
   * The Cult's things.
   */
  cult: Cult;
  /**
   * The Adventurer's things.
   */
  adventurer: Adventurer;
  /**
   * The Locations.
   */
  locations: Locations;
  /**
   * The market.
   */
  market: Market;
  /**
   * The Alert Board.
   */
  alert: Alert;
  /**
   * The Great Old One and the supply of Relics.
   */
  ritual: Ritual;
}
