// Made by `npm run types` of what `rlyeh schema GAME` prints. Do not edit.
//
// This is what rr.to_data(value, defaults=True) gives: every field is there. What a browser sends may leave out the
// fields that have a default.

/**
 * Any public value of The Seals of Cthulhu, as `rr.dumps` and `rr.to_data` write it.
 */
export type Value = State | View | Action | Event | Decision | Options | Outcome | Refusal | Violation | Save;
/**
 * A piece of the rules that happens by itself; a frozen record of where it stands.
 *
 * A step holds seats, ids and places, never effects: a doctored save can name a card, not smuggle in what it does.
 */
export type Step =
  | AskAnswer
  | AskEnd
  | AskExchange
  | AskFetch
  | AskGods
  | AskHalf
  | AskIds
  | AskLook
  | AskName
  | AskOpening
  | AskPlace
  | AskStart
  | FactionsStand
  | FirstPlayer
  | ShowIds
  | TakeGods
  | TurnStarts;
/**
 * A place at the table: 0 for the first seat, then clockwise.
 */
export type Seat = number;
/**
 * The id of one half, "investigator-gate" (SC-3.1). There is one copy of each.
 */
export type Card = string;
/**
 * What a seat sees of a thing that it cannot see.
 */
export type Hidden = "?";
/**
 * What two halves make up: an artifact or an Elder God. It is also the name of the ability they share (SC-3.3).
 */
export type Thing =
  | "gate"
  | "gate-closure"
  | "journal"
  | "necronomicon"
  | "potion"
  | "shoggoth"
  | "cthulhu"
  | "nyarlathotep"
  | "yog-sothoth"
  | "shub-niggurath"
  | "azathoth"
  | "hastur";
/**
 * The seven Elder Gods by their printed names, as the option names them (SC-9.1, SC-R2).
 */
export type God = "Shoggoth" | "Cthulhu" | "Nyarlathotep" | "Yog-Sothoth" | "Shub-Niggurath" | "Azathoth" | "Hastur";
/**
 * How the Elder God is chosen (SC-R1).
 */
export type ElderGods = "shared" | "each";
/**
 * Who plays the Investigators (SC-R2).
 */
export type FactionOfFirstSeat = "random" | "investigator" | "cultist";
/**
 * What Herald of Arrival may fetch (SC-R41).
 */
export type HeraldPool = "box" | "own_faction";
/**
 * The two sides (SC-2.1).
 */
export type Faction = "investigator" | "cultist";
/**
 * The id of a character's card, "abie-jones" (SC-10.15).
 */
export type IdCard = string;
/**
 * What a seat decides: a record of whose action it is and of what else is decided. `str` writes its notation.
 *
 * Whoever writes a game gives an action its rule in three parts that stand side by side: `options` lists the legal ones, fast; `refuse` explains, for any one, legal or not; `take` carries it out. A property test holds the first two together. An action that says nothing but itself ("pass") writes `refuse` at most: it is listed when nothing refuses it. `untimely` may say more of one that is no answer to what is asked.
 */
export type Action =
  | Banish
  | BanishCentre
  | Bid
  | ChooseId
  | CloseTurn
  | DeclineToLook
  | Exchange
  | Fetch
  | ForceUp
  | LookAtHand
  | NameCard
  | OfferHand
  | PickGod
  | PlaceCard
  | Push
  | Raise
  | Replace
  | SwapHands
  | Take
  | TurnHalfDown
  | UseAzathoth
  | UseCthulhu
  | UseGate
  | UseGateClosure
  | UseHastur
  | UseJournal
  | UseNecronomicon
  | UseNyarlathotep
  | UsePotion
  | UseShoggoth
  | UseYogSothoth;
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
  | AbilityUsed
  | ActivePlayerMarkerTaken
  | AuctionCalledOff
  | BidOpened
  | BidRaised
  | BidTaken
  | BoundByNyarlathotep
  | CardBanished
  | CardDestroyed
  | CardNamed
  | CardPlaced
  | CardPushed
  | CardReplaced
  | CardTurnedDown
  | CardTurnedUp
  | CardWon
  | CardsExchanged
  | CardsScored
  | CentreTurnedUp
  | ElderGodChosen
  | ElderGodPicked
  | FaceDownCardSwapped
  | FaceUpCardSwapped
  | FactionsTaken
  | GameEnded
  | HandLookedAt
  | HandOffered
  | HandReceived
  | HandsSwapped
  | IdCardChosen
  | IdCardShown
  | IdCardUsed
  | LookDeclined
  | TurnBegan
  | TurnClosed;
/**
 * A step that waits: for which seats, what for, and which kinds of action may answer it.
 */
export type Decision =
  | AskAnswer
  | AskEnd
  | AskExchange
  | AskFetch
  | AskGods
  | AskHalf
  | AskIds
  | AskLook
  | AskName
  | AskOpening
  | AskPlace
  | AskStart;
/**
 * By what a decision was answered, if by no player: by the table itself, by the host's policy, by the clock.
 */
export type Auto = "forced" | "policy" | "time-out";

/**
 * A game of The Seals of Cthulhu.
 */
export interface State {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "seals.State";
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
   * The things of each player.
   */
  players: Player[];
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * Its auction; None while no card lies in the centre.
   */
  auction: Auction | null;
  /**
   * The cards that are out of the game.
   */
  box: Lying[];
}
/**
 * BIDDING: a player takes the standing bid or bids higher (SC-4.7).
 */
export interface AskAnswer {
  type: "seals.AskAnswer";
  /**
   * Who has to answer the standing bid.
   */
  seat: Seat;
  /**
   * The card pushed forward last, if a bid has been begun.
   */
  last: Card | null;
}
/**
 * END: abilities, then the turn is closed (SC-6.7).
 */
export interface AskEnd {
  type: "seals.AskEnd";
  /**
   * The active player.
   */
  seat: Seat;
}
/**
 * The opponent of who used Yog-Sothoth chooses both cards.
 */
export interface AskExchange {
  type: "seals.AskExchange";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * Who used Yog-Sothoth.
   */
  player: Seat;
}
/**
 * The Herald's player looks through the box and fetches a card (SC-R41).
 */
export interface AskFetch {
  type: "seals.AskFetch";
  /**
   * The Herald's player.
   */
  seat: Seat;
  /**
   * The place that the card is fetched for, counted from 0.
   */
  at: number;
}
/**
 * Both players pick an Elder God at once.
 */
export interface AskGods {
  type: "seals.AskGods";
  /**
   * The seats that have not picked.
   */
  left: Seat[];
  /**
   * What has been picked.
   */
  picks: (null | Hidden | Thing)[];
}
/**
 * The controller picks the half that goes down (SC-R35).
 */
export interface AskHalf {
  type: "seals.AskHalf";
  /**
   * Who controls the halves.
   */
  seat: Seat;
}
/**
 * Both players choose their ID cards at once, after the Elder God (SC-10.3).
 */
export interface AskIds {
  type: "seals.AskIds";
  /**
   * The seats that have not chosen.
   */
  left: Seat[];
}
/**
 * Shub-Niggurath's offer (SC-9.9).
 */
export interface AskLook {
  type: "seals.AskLook";
  /**
   * Who may look.
   */
  seat: Seat;
  /**
   * Whose hand it is.
   */
  player: Seat;
}
/**
 * Who has looked must choose (SC-R35).
 */
export interface AskName {
  type: "seals.AskName";
  /**
   * Who chooses.
   */
  seat: Seat;
  /**
   * Whose hand is looked at.
   */
  player: Seat;
}
/**
 * BIDDING, before the opening bid (SC-R18).
 */
export interface AskOpening {
  type: "seals.AskOpening";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * The card pushed forward last, if a bid has been begun.
   */
  last: Card | null;
}
/**
 * The card must be placed at once: the opponent has declined to choose it (SC-R35).
 */
export interface AskPlace {
  type: "seals.AskPlace";
  /**
   * The active player.
   */
  seat: Seat;
}
/**
 * START: abilities, then a card is placed (SC-6.5).
 */
export interface AskStart {
  type: "seals.AskStart";
  /**
   * The active player.
   */
  seat: Seat;
}
/**
 * The factions are known to all (SC-2.1).
 */
export interface FactionsStand {
  type: "seals.FactionsStand";
}
/**
 * The first player takes the Active Player marker (SC-R3); the Enforcer's opponent always does (SC-10.14).
 */
export interface FirstPlayer {
  type: "seals.FirstPlayer";
}
/**
 * Both ID cards are revealed together; with hidden IDs only those that must be announced (SC-R34).
 */
export interface ShowIds {
  type: "seals.ShowIds";
}
/**
 * Each player takes a half of an Elder God into hand; the others stay in the box (SC-2.4).
 */
export interface TakeGods {
  type: "seals.TakeGods";
  /**
   * The Elder God whose half each player takes.
   */
  gods: (Hidden | Thing)[];
}
/**
 * A turn begins: everything is unspent again (SC-6.13), and START is open.
 */
export interface TurnStarts {
  type: "seals.TurnStarts";
  /**
   * Its number, 1 to 10.
   */
  number: number;
  /**
   * The active player.
   */
  seat: Seat;
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
   * The Elder God whose two halves are dealt; Shoggoth is recommended for a first game. (SC-2.4)
   */
  elder_god: God & string;
  /**
   * One Elder God is shared, or each player secretly picks one and gets their own half of it. (SC-R1)
   */
  elder_gods: ElderGods & string;
  /**
   * Which faction seat 0 plays. (SC-R2)
   */
  faction_of_first_seat: FactionOfFirstSeat & string;
  /**
   * Which seat has the first turn. (SC-R3)
   */
  first_player: "random" | 0 | 1;
  /**
   * The advanced game: each player secretly chooses an ID card. (SC-10.1)
   */
  id_cards: boolean;
  /**
   * A card pushed into a bid completes no pair and cannot be turned or swapped. (SC-R11)
   */
  bid_cards_locked: boolean;
  /**
   * The compulsory powers of Cthulhu, Nyarlathotep, Yog-Sothoth and Hastur are optional. (SC-R26)
   */
  elder_gods_optional: boolean;
  /**
   * Who chooses for Yog-Sothoth sees the hand that is chosen from. (SC-R33)
   */
  yog_look: boolean;
  /**
   * An ID card stays secret until it is first used. (SC-R34)
   */
  hidden_ids: boolean;
  /**
   * Gabriel Moretti may banish their own centre card, which ends the auction. (SC-R40)
   */
  banish_centre: boolean;
  /**
   * Whether Herald of Arrival fetches any card of the box or Cultist cards only. (SC-R41)
   */
  herald_pool: HeraldPool & string;
  /**
   * A face-down card that both players have seen in that place is shown to both. (SC-R17)
   */
  open_memory: boolean;
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
 * One player's things.
 */
export interface Player {
  /**
   * Faction and ID card.
   */
  identity: Identity;
  /**
   * The markers that are not committed to a bid.
   */
  markers: Markers;
  /**
   * The cards in hand; their order means nothing.
   */
  hand: (Hidden | Card)[];
  /**
   * The seats that may look at the hand at this moment (SC-9.10, SC-R33).
   */
  lookers: Seat[];
  /**
   * The cards in front of the player, in their places.
   */
  area: Lying[];
  /**
   * The abilities used this turn whose pair has not been broken since (SC-R19).
   */
  spent: Thing[];
  /**
   * Whether Nyarlathotep binds the player to score face-down cards only (SC-R29).
   */
  bound: boolean;
}
/**
 * Who a player is.
 */
export interface Identity {
  /**
   * Their own faction.
   */
  faction: Faction;
  /**
   * The ID card; None in the basic game, and until it is chosen.
   */
  id: null | Hidden | IdCard;
  /**
   * Whether everybody may see which it is (SC-R34).
   */
  shown: boolean;
  /**
   * Whether its ability has been used, that is, whether it lies face down (SC-10.5).
   */
  used: boolean;
}
/**
 * Influence markers; the two kinds stay distinguishable (SC-1.3), each is worth 1 (SC-4.5).
 */
export interface Markers {
  /**
   * How many Investigator markers, 0 to 4.
   */
  investigator: number;
  /**
   * How many Cultist markers, 0 to 4.
   */
  cultist: number;
}
/**
 * A card on the table or in the box, in its place.
 */
export interface Lying {
  /**
   * Which card it is.
   */
  card: Hidden | Card;
  /**
   * Whether it lies face up.
   */
  up: boolean;
  /**
   * Who may look at it while it lies face down.
   */
  seen_by: Seat[];
  /**
   * Whether it is pushed forward into its controller's bid.
   */
  pushed: boolean;
}
/**
 * The turn that is played.
 */
export interface Turn {
  /**
   * 1 to 10; 0 while the game is set up.
   */
  number: number;
  /**
   * The holder of the Active Player marker.
   */
  active: Seat;
  /**
   * The Elder Gods whose power has been used in this turn (SC-R26).
   */
  used: Thing[];
  /**
   * The positions that have stood in this window before (SC-R21).
   */
  earlier: Position[];
}
/**
 * How the table stood before an ability was used (SC-R21).
 *
 * Only what an ability can bring back is kept: every other thing that abilities change never returns.
 */
export interface Position {
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * The player's cards, those in front in their places and then the hand, sorted.
   */
  cards: (Hidden | Card)[];
  /**
   * The facing of the cards in front of the player.
   */
  up: boolean[];
  /**
   * The facing of the cards in front of the opponent.
   */
  theirs: boolean[];
  /**
   * The player's spent abilities.
   */
  spent: Thing[];
}
/**
 * The auction of the turn, once a card has been placed.
 */
export interface Auction {
  /**
   * The card that it is about.
   */
  centre: Lying;
  /**
   * The markers that each player has committed.
   */
  staked: Markers[];
}
/**
 * A game of The Seals of Cthulhu.
 *
 * As one seat sees it, or a spectator (viewer null).
 */
export interface View {
  /**
   * The number of the format of what is kept.
   */
  format: 1;
  type: "seals.State";
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
   * The things of each player.
   */
  players: Player[];
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * Its auction; None while no card lies in the centre.
   */
  auction: Auction | null;
  /**
   * The cards that are out of the game.
   */
  box: Lying[];
}
/**
 * Gabriel Moretti: a face-down card of either player is removed from the game (SC-10.7).
 */
export interface Banish {
  type: "seals.Banish";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * In front of whom it lies.
   */
  owner: Seat;
  /**
   * Its place, counted from 0.
   */
  at: number;
}
/**
 * Gabriel Moretti, with the option: banish their own card in the centre; the auction is called off (SC-R40).
 */
export interface BanishCentre {
  type: "seals.BanishCentre";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Set the opening bid: some markers, or none (SC-4.4, SC-4.6).
 */
export interface Bid {
  type: "seals.Bid";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How many markers, 0 to all.
   */
  markers: number;
  /**
   * How many of them are Cultist markers; None: as few as possible (SC-R15).
   */
  cultist: number | null;
}
/**
 * Choose an ID card of their own faction, in secret; it may be changed until both have chosen (SC-10.1, SC-10.2).
 */
export interface ChooseId {
  type: "seals.ChooseId";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The ID card.
   */
  id: Hidden | IdCard;
}
/**
 * Close the turn: the marker passes to the other player (SC-R18, SC-4.19).
 */
export interface CloseTurn {
  type: "seals.CloseTurn";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Do not look; both halves stay face up (SC-9.11).
 */
export interface DeclineToLook {
  type: "seals.DeclineToLook";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose one card of each hand; they change sides (SC-9.8).
 */
export interface Exchange {
  type: "seals.Exchange";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card of their own hand.
   */
  give: Hidden | Card;
  /**
   * Which card of the active player's hand, counted from 0.
   */
  at: number;
}
/**
 * Fetch a card from the box; it lies face down in the place of the old one (SC-10.11).
 */
export interface Fetch {
  type: "seals.Fetch";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card that is fetched.
   */
  card: Hidden | Card;
}
/**
 * Abie Jones and The Golden Dawn: the opponent's card in the auction is turned face up (SC-10.6, SC-10.12).
 */
export interface ForceUp {
  type: "seals.ForceUp";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Look at the whole hand; then a card must be chosen (SC-9.10).
 */
export interface LookAtHand {
  type: "seals.LookAtHand";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Choose the card that the opponent places (SC-9.9).
 */
export interface NameCard {
  type: "seals.NameCard";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * A card of the hand that is looked at.
   */
  card: Hidden | Card;
}
/**
 * End the START abilities with Shub-Niggurath complete: the opponent may look and choose (SC-R35).
 */
export interface OfferHand {
  type: "seals.OfferHand";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Pick an Elder God of one's own, unseen; it may be changed until both have picked (SC-R1).
 */
export interface PickGod {
  type: "seals.PickGod";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The Elder God.
   */
  god: Hidden | Thing;
}
/**
 * Place a card from the hand face down in the centre (SC-4.1).
 */
export interface PlaceCard {
  type: "seals.PlaceCard";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * A card of the hand.
   */
  card: Hidden | Card;
}
/**
 * Push a face-up card into their own bid, where it counts with its Influence (SC-5.1).
 */
export interface Push {
  type: "seals.Push";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card that is pushed forward.
   */
  card: Card;
}
/**
 * Bid higher: add markers, to the cards pushed forward if there are any (SC-4.11, SC-4.12).
 */
export interface Raise {
  type: "seals.Raise";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * How many markers are added, 0 to all that are left.
   */
  markers: number;
  /**
   * How many of them are Cultist markers; None: as few as possible (SC-R15).
   */
  cultist: number | null;
}
/**
 * Herald of Arrival: replace an own face-down card by one from outside the game (SC-10.11).
 *
 * The box is looked through after the card to be replaced has been named (SC-R41).
 */
export interface Replace {
  type: "seals.Replace";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The place of the card that is replaced, counted from 0.
   */
  at: number;
}
/**
 * Enforcer of Truth: swap whole hands at the end of their own turn (SC-10.13).
 */
export interface SwapHands {
  type: "seals.SwapHands";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Take the whole standing bid and give up the centre card (SC-4.7, SC-4.8, SC-4.13).
 */
export interface Take {
  type: "seals.Take";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Turn one half of Shub-Niggurath face down (SC-9.11).
 */
export interface TurnHalfDown {
  type: "seals.TurnHalfDown";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The half.
   */
  half: Card;
}
/**
 * Turn both halves face down, which makes their Control values count as positive (SC-9.12, SC-9.13).
 */
export interface UseAzathoth {
  type: "seals.UseAzathoth";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Turn all their own cards face down but Cthulhu's halves and what is locked in a bid (SC-9.4, SC-R28).
 */
export interface UseCthulhu {
  type: "seals.UseCthulhu";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Turn one Gate half face down, and another face-down card of anybody face up (SC-6.14, SC-6.15).
 */
export interface UseGate {
  type: "seals.UseGate";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The half that is turned down.
   */
  half: Card;
  /**
   * Whose face-down card is turned up; None if there is none on the table.
   */
  owner: Seat | null;
  /**
   * Its place.
   */
  at: number | null;
}
/**
 * Turn one Gate Closure half face down, and another face-up card of anybody too (SC-6.20, SC-6.21).
 */
export interface UseGateClosure {
  type: "seals.UseGateClosure";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The half that goes down.
   */
  half: Card;
  /**
   * The card that goes down with it.
   */
  target: Card;
}
/**
 * Destroy another face-up card of one's own, at the end of the turn (SC-9.15).
 */
export interface UseHastur {
  type: "seals.UseHastur";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The card that is destroyed.
   */
  target: Card;
}
/**
 * Exchange an own face-up card for one from the hand, which is laid face up (SC-6.19).
 */
export interface UseJournal {
  type: "seals.UseJournal";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The face-up card that goes into the hand.
   */
  taken: Card;
  /**
   * The card of the hand that is laid in its place.
   */
  laid: Card;
}
/**
 * Exchange an own face-down card for one from the hand, which is laid face down (SC-6.16, SC-6.17).
 */
export interface UseNecronomicon {
  type: "seals.UseNecronomicon";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The place of the face-down card, counted from 0.
   */
  at: number;
  /**
   * The card of the hand that is laid there.
   */
  card: Hidden | Card;
}
/**
 * Turn both halves face down, and score face-down cards only at the end (SC-9.6, SC-9.7).
 */
export interface UseNyarlathotep {
  type: "seals.UseNyarlathotep";
  /**
   * Whose action it is.
   */
  seat: Seat;
}
/**
 * Turn a face-up Potion face down, and another own face-down card face up (SC-6.18).
 *
 * A single half will do, of whichever faction (SC-6.3); each half has its own use (SC-R20).
 */
export interface UsePotion {
  type: "seals.UsePotion";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The half that goes down.
   */
  potion: Card;
  /**
   * The place of the card that is turned up, counted from 0.
   */
  at: number;
}
/**
 * Turn one half face down, then a face-up card of the opponent (SC-9.3).
 */
export interface UseShoggoth {
  type: "seals.UseShoggoth";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The half that is turned down.
   */
  half: Card;
  /**
   * The opponent's card; None if no face-up card lies in front of the opponent (SC-R23).
   */
  target: Card | null;
}
/**
 * Turn one half face down; then the opponent exchanges a card of each hand (SC-9.8).
 */
export interface UseYogSothoth {
  type: "seals.UseYogSothoth";
  /**
   * Whose action it is.
   */
  seat: Seat;
  /**
   * The half that goes down.
   */
  half: Card;
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
 * The active player used an ability (SC-6.4).
 */
export interface AbilityUsed {
  type: "seals.AbilityUsed";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * Whose power it is: an artifact or an Elder God.
   */
  thing: Thing;
}
/**
 * The first player took the Active Player marker (SC-2.9).
 */
export interface ActivePlayerMarkerTaken {
  type: "seals.ActivePlayerMarkerTaken";
  /**
   * The first player.
   */
  seat: Seat;
}
/**
 * The centre card was banished: the auction ended, and both bids returned (SC-R40).
 */
export interface AuctionCalledOff {
  type: "seals.AuctionCalledOff";
  /**
   * The active player.
   */
  seat: Seat;
}
/**
 * The active player set the opening bid (SC-4.4).
 */
export interface BidOpened {
  type: "seals.BidOpened";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * How many Investigator markers were committed.
   */
  investigator: number;
  /**
   * How many Cultist markers were committed.
   */
  cultist: number;
  /**
   * The whole bid, cards included.
   */
  total: number;
}
/**
 * A player bid higher (SC-4.11, SC-4.12).
 */
export interface BidRaised {
  type: "seals.BidRaised";
  /**
   * Who bids.
   */
  seat: Seat;
  /**
   * How many Investigator markers were added.
   */
  investigator: number;
  /**
   * How many Cultist markers were added.
   */
  cultist: number;
  /**
   * The whole bid, cards included.
   */
  total: number;
}
/**
 * A player took the standing bid and gave the centre card up (SC-4.8, SC-4.13).
 */
export interface BidTaken {
  type: "seals.BidTaken";
  /**
   * Who took the bid.
   */
  seat: Seat;
  /**
   * How many Investigator markers were taken.
   */
  investigator: number;
  /**
   * How many Cultist markers were taken.
   */
  cultist: number;
  /**
   * The cards that were taken with them.
   */
  cards: Card[];
}
/**
 * From now on the player scores face-down cards only (SC-9.7).
 */
export interface BoundByNyarlathotep {
  type: "seals.BoundByNyarlathotep";
  /**
   * Who is bound.
   */
  seat: Seat;
}
/**
 * A card was banished to the box, unseen by who did not know it (SC-R40); `at` is None for the centre card.
 */
export interface CardBanished {
  type: "seals.CardBanished";
  /**
   * Whose card it was.
   */
  owner: Seat;
  /**
   * The place it lay in, counted from 0; None for the centre.
   */
  at: number | null;
  /**
   * The card.
   */
  card: Hidden | Card;
  /**
   * Whether it lay face up.
   */
  up: boolean;
  /**
   * The seats that know the card.
   */
  knows: Seat[];
}
/**
 * A card was destroyed and went back to the box (SC-9.16).
 */
export interface CardDestroyed {
  type: "seals.CardDestroyed";
  /**
   * Whose card it was.
   */
  seat: Seat;
  /**
   * The place it lay in, counted from 0.
   */
  at: number;
  /**
   * The card.
   */
  card: Card;
}
/**
 * The opponent chose the card to be placed (SC-9.9).
 */
export interface CardNamed {
  type: "seals.CardNamed";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * Who places the card.
   */
  player: Seat;
  /**
   * The card.
   */
  card: Hidden | Card;
}
/**
 * The active player placed a card face down in the centre (SC-4.1).
 */
export interface CardPlaced {
  type: "seals.CardPlaced";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Hidden | Card;
  /**
   * The seats that know the card.
   */
  knows: Seat[];
}
/**
 * A player pushed a face-up card into their own bid (SC-5.1).
 */
export interface CardPushed {
  type: "seals.CardPushed";
  /**
   * Who bids.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * A face-down card was replaced by one from outside the game (SC-10.11).
 */
export interface CardReplaced {
  type: "seals.CardReplaced";
  /**
   * Whose card it was.
   */
  seat: Seat;
  /**
   * Its place, counted from 0.
   */
  at: number;
  /**
   * The card that left the game.
   */
  old: Hidden | Card;
  /**
   * The card that lies there now.
   */
  new: Hidden | Card;
}
/**
 * A card was turned face down in its place (SC-6.23).
 */
export interface CardTurnedDown {
  type: "seals.CardTurnedDown";
  /**
   * In front of whom it lies.
   */
  owner: Seat;
  /**
   * Its place, counted from 0.
   */
  at: number;
  /**
   * The card.
   */
  card: Card;
}
/**
 * A card was turned face up in its place (SC-6.23).
 */
export interface CardTurnedUp {
  type: "seals.CardTurnedUp";
  /**
   * In front of whom it lies.
   */
  owner: Seat;
  /**
   * Its place, counted from 0.
   */
  at: number;
  /**
   * The card.
   */
  card: Card;
}
/**
 * The player whose bid was taken received the centre card, face up (SC-4.9, SC-4.20).
 */
export interface CardWon {
  type: "seals.CardWon";
  /**
   * Who received the card.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * One card of each hand changed sides (SC-9.8). Both players know both cards.
 */
export interface CardsExchanged {
  type: "seals.CardsExchanged";
  /**
   * Who chose the cards.
   */
  seat: Seat;
  /**
   * With whom they were exchanged: the active player.
   */
  player: Seat;
  /**
   * The card that went to `player`.
   */
  given: Hidden | Card;
  /**
   * The card that went to `seat`.
   */
  taken: Hidden | Card;
}
/**
 * What a player scored (SC-R45).
 */
export interface CardsScored {
  type: "seals.CardsScored";
  /**
   * Whose cards they are.
   */
  seat: Seat;
  /**
   * The cards that were counted.
   */
  cards: Card[];
  /**
   * Their Control values, as they count, in the same order.
   */
  control: number[];
  /**
   * What an ID card added.
   */
  bonus: number;
  /**
   * The score.
   */
  total: number;
}
/**
 * The card in the auction was turned face up (SC-10.6, SC-10.12).
 */
export interface CentreTurnedUp {
  type: "seals.CentreTurnedUp";
  /**
   * The active player, whose card it is.
   */
  seat: Seat;
  /**
   * The card.
   */
  card: Card;
}
/**
 * The Elder God of the game was chosen, for all to know (SC-2.4).
 */
export interface ElderGodChosen {
  type: "seals.ElderGodChosen";
  /**
   * The Elder God.
   */
  god: Thing;
}
/**
 * A seat picked its own Elder God, unseen (SC-R1).
 */
export interface ElderGodPicked {
  type: "seals.ElderGodPicked";
  /**
   * Who picked.
   */
  seat: Seat;
  /**
   * What was picked.
   */
  god: Hidden | Thing;
}
/**
 * A face-down card was exchanged for one from the hand, unseen by others (SC-6.17).
 */
export interface FaceDownCardSwapped {
  type: "seals.FaceDownCardSwapped";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * The place of the card, counted from 0.
   */
  at: number;
  /**
   * The card that went into the hand.
   */
  taken: Hidden | Card;
  /**
   * The card that lies there now.
   */
  laid: Hidden | Card;
}
/**
 * A face-up card was exchanged for one from the hand, both seen by all (SC-6.19).
 */
export interface FaceUpCardSwapped {
  type: "seals.FaceUpCardSwapped";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * The place of the card, counted from 0.
   */
  at: number;
  /**
   * The card that went into the hand.
   */
  taken: Card;
  /**
   * The card that lies there now.
   */
  laid: Card;
}
/**
 * Each seat took its faction, its markers and its cards (SC-2.1 to SC-2.6).
 */
export interface FactionsTaken {
  type: "seals.FactionsTaken";
  /**
   * The faction of each seat.
   */
  factions: Faction[];
}
/**
 * The game ended (SC-3.6).
 */
export interface GameEnded {
  type: "seals.GameEnded";
  /**
   * The seats that won.
   */
  winners: Seat[];
  /**
   * What decided it, in a few words.
   */
  reason: string;
  /**
   * The id of the rule that decided it.
   */
  decided_by: string;
}
/**
 * The opponent looked at the hand (SC-9.10).
 */
export interface HandLookedAt {
  type: "seals.HandLookedAt";
  /**
   * Who looked.
   */
  seat: Seat;
  /**
   * Whose hand it is.
   */
  player: Seat;
  /**
   * The hand.
   */
  cards: (Hidden | Card)[];
}
/**
 * The opponent was asked whether to look at the hand (SC-9.9).
 */
export interface HandOffered {
  type: "seals.HandOffered";
  /**
   * Whose hand it is.
   */
  seat: Seat;
  /**
   * Who is asked.
   */
  opponent: Seat;
}
/**
 * A player took up another hand (SC-10.13).
 */
export interface HandReceived {
  type: "seals.HandReceived";
  /**
   * Whose hand it is now.
   */
  seat: Seat;
  /**
   * The hand.
   */
  cards: (Hidden | Card)[];
}
/**
 * The players swapped their whole hands (SC-10.13).
 */
export interface HandsSwapped {
  type: "seals.HandsSwapped";
  /**
   * Who used the ID card.
   */
  seat: Seat;
}
/**
 * A seat chose its ID card, unseen (SC-10.2).
 */
export interface IdCardChosen {
  type: "seals.IdCardChosen";
  /**
   * Who chose.
   */
  seat: Seat;
  /**
   * What was chosen.
   */
  id: Hidden | IdCard;
}
/**
 * The ID card of a seat was shown to all (SC-R34).
 */
export interface IdCardShown {
  type: "seals.IdCardShown";
  /**
   * Whose card it is.
   */
  seat: Seat;
  /**
   * The ID card.
   */
  id: IdCard;
}
/**
 * An ID card was used and turned face down (SC-10.5).
 */
export interface IdCardUsed {
  type: "seals.IdCardUsed";
  /**
   * Whose ID card it is.
   */
  seat: Seat;
  /**
   * The ID card.
   */
  id: IdCard;
}
/**
 * The opponent declined to look (SC-9.11).
 */
export interface LookDeclined {
  type: "seals.LookDeclined";
  /**
   * Who declined.
   */
  seat: Seat;
}
/**
 * A turn began (SC-4.19).
 */
export interface TurnBegan {
  type: "seals.TurnBegan";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * Which turn, 1 to 10.
   */
  number: number;
}
/**
 * The active player closed the turn (SC-R18).
 */
export interface TurnClosed {
  type: "seals.TurnClosed";
  /**
   * The active player.
   */
  seat: Seat;
  /**
   * Which turn, 1 to 10.
   */
  number: number;
}
/**
 * What a host may choose about the game. The defaults are the rulebook's readings.
 */
export interface Options {
  type: "seals.Options";
  /**
   * The Elder God whose two halves are dealt; Shoggoth is recommended for a first game. (SC-2.4)
   */
  elder_god: God & string;
  /**
   * One Elder God is shared, or each player secretly picks one and gets their own half of it. (SC-R1)
   */
  elder_gods: ElderGods & string;
  /**
   * Which faction seat 0 plays. (SC-R2)
   */
  faction_of_first_seat: FactionOfFirstSeat & string;
  /**
   * Which seat has the first turn. (SC-R3)
   */
  first_player: "random" | 0 | 1;
  /**
   * The advanced game: each player secretly chooses an ID card. (SC-10.1)
   */
  id_cards: boolean;
  /**
   * A card pushed into a bid completes no pair and cannot be turned or swapped. (SC-R11)
   */
  bid_cards_locked: boolean;
  /**
   * The compulsory powers of Cthulhu, Nyarlathotep, Yog-Sothoth and Hastur are optional. (SC-R26)
   */
  elder_gods_optional: boolean;
  /**
   * Who chooses for Yog-Sothoth sees the hand that is chosen from. (SC-R33)
   */
  yog_look: boolean;
  /**
   * An ID card stays secret until it is first used. (SC-R34)
   */
  hidden_ids: boolean;
  /**
   * Gabriel Moretti may banish their own centre card, which ends the auction. (SC-R40)
   */
  banish_centre: boolean;
  /**
   * Whether Herald of Arrival fetches any card of the box or Cultist cards only. (SC-R41)
   */
  herald_pool: HeraldPool & string;
  /**
   * A face-down card that both players have seen in that place is shown to both. (SC-R17)
   */
  open_memory: boolean;
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
  game: "seals";
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
 * A game of The Seals of Cthulhu.
 */
export interface SavedState {
  type: "seals.State";
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
   * The things of each player.
   */
  players: Player[];
  /**
   * The turn that is played.
   */
  turn: Turn;
  /**
   * Its auction; None while no card lies in the centre.
   */
  auction: Auction | null;
  /**
   * The cards that are out of the game.
   */
  box: Lying[];
}
