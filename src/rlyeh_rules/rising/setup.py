"""Setup: the decks, the investigators and their insanity, who begins, the first enemies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final

from rlyeh_rules.kernel import Chance, Play, Refusal, Seat, Setup, SetupError, changer, evolve, named, record

from .cards import Character, Insanity, Kind
from .carrying import CarryOut
from .changes import with_investigator, with_team, with_turn
from .content import Content
from .events.setup import EpisodeMonstersDrawn, InsanityDealt, InvestigatorPlaced, PartnerNamed, StartDrawn
from .options import Options, Sharing, UnknownMythos, UnknownRules
from .pieces import Board, DiscoveryPiles, Investigator, Mind, MythosPiles, Part, Turn
from .sharing import INVESTIGATORS, ChooseInvestigators, ShareOut
from .spaces import GATES, GROUND, PARTS, VORTEXES, Space
from .state import Action, Decision, State, Step
from .summoning import named_kind, summon
from .turns import BeginTurn
from .unknown import DraftRelics, SetUpUnknown, with_relics, with_unknown_monsters
from .vocabulary import Name, Where

__all__ = [
    "AskPartner",
    "BeginGame",
    "ChoosePartner",
    "DealInsanities",
    "DrawStart",
    "SetUpEpisode",
    "SetUpTable",
    "has_unknown_mythos",
    "new",
    "refuse_setup",
]

MONSTERS: Final = 2
"""The monsters of the episode (RR-1.4), and again those of the Unknown Dashboard (RR-23.7)."""
_EPISODE_MONSTERS: Final = (Name.LEFT, Name.RIGHT)


def refuse_setup(options: Any, seats: int) -> SetupError | None:
    """With how many players, and with what options together, there is no game (RR-1.2, RR-R30)."""
    if seats > INVESTIGATORS:
        return SetupError(f"There are {INVESTIGATORS} investigators, too few for {seats} players.", "RR-1.2")
    if options.unknown_mythos is UnknownMythos.TRUE and options.unknown_rules is UnknownRules.OFF:
        return SetupError("The Unknown Mythos cards are played with the Unknown Rules only.", "RR-R30")
    return None


def has_unknown_mythos(options: Options) -> bool:
    """Whether the Unknown Mythos cards are shuffled in (RR-R30)."""
    given = options.unknown_mythos
    return options.unknown_rules is UnknownRules.FULL if given is UnknownMythos.WITH_FULL else given.value == "true"


def _refuse_cards(options: Options, content: Content) -> SetupError | None:
    """What cards the options ask for that the card set does not have."""
    needed = MONSTERS * (2 if with_unknown_monsters(options) else 1)
    if len(content.monsters) < needed:
        rule = "RR-R30" if needed > MONSTERS else "RR-1.4"
        return SetupError(f"{needed} Unknown Monsters are needed, and there are {len(content.monsters)}.", rule)
    if with_relics(options) and len(content.relics) < INVESTIGATORS:
        return SetupError(f"{INVESTIGATORS} Relics are needed, and there are {len(content.relics)}.", "RR-R30")
    if has_unknown_mythos(options) and not content.unknown_cards:
        return SetupError("There are no Unknown Mythos cards in this card set.", "RR-R30")
    if options.expert_cultists and not content.experts:
        return SetupError("There are no Expert Cultists in this card set.", "RR-6.1")
    return None


def new(setup: Setup[Options, Content], chance: Chance) -> State:
    """A table as it is set up; what is dealt, drawn and placed after the first choices lies on the agenda.

    Chance gives the Mythos deck, the Discovery deck, the monsters, then the investigators if they are not chosen.

    Raises:
        SetupError: the card set lacks what an option needs.
    """
    options, content, seats = setup.options, setup.content, len(setup.names)
    lacking = _refuse_cards(options, content)
    if lacking is not None:
        raise lacking
    cards = {**content.mythos_cards, **(content.unknown_cards if has_unknown_mythos(options) else {})}
    mythos = chance.shuffle(card for card, copies in cards.items() for _ in range(copies))
    discovery = chance.shuffle(content.discovery_cards)
    monsters = chance.shuffle(facts.id for facts in content.monsters)
    left, right = monsters[:MONSTERS]
    unknown = monsters[MONSTERS : 2 * MONSTERS] if with_unknown_monsters(options) else ()
    order = [facts.id for facts in content.investigators]
    characters = order if options.choose_investigators else chance.shuffle(order)
    hands_out = options.sharing is Sharing.CHOSEN and seats > 1
    # The first insanity cards stand for those that are dealt once it is known who is who.
    team = tuple(
        Investigator(
            characters[at], Seat(0 if hands_out else at % seats), content.start, Mind(content.insanities[at].id)
        )
        for at in range(INVESTIGATORS)
    )
    steps: list[Step] = [SetUpTable()]
    steps += [ShareOut(0)] if hands_out else []
    steps += [ChooseInvestigators(0)] if options.choose_investigators else []
    steps += [DealInsanities(), DrawStart(), SetUpEpisode(0)]
    steps += [SetUpUnknown()] if unknown else []
    steps += [DraftRelics()] if with_relics(options) else []
    steps += [BeginGame()]
    tokens = {facts.id for facts in content.spaces if facts.token}
    return State(
        setup=setup,
        agenda=tuple(reversed(steps)),
        chance=chance.value,
        turn=Turn(team[0].character, 0),
        team=team,
        parts=tuple(Part(space) for space in PARTS),
        board=Board(1, left, right, unknown=unknown, tokens=tuple(int(space in tokens) for space in GROUND)),
        mythos=MythosPiles(mythos),
        discovery=DiscoveryPiles(discovery),
    )


@record
class SetUpTable(Step):
    """The monsters of the episode are known to all (RR-1.4, RR-1.5)."""

    def run(self, s: State, play: Play) -> State:
        """Tell it."""
        play.tell(EpisodeMonstersDrawn(s.board.left, s.board.right))
        return s


# ------------------------------------------------------------------ insanity

_with_mind = changer(Investigator, "mind")


@record
class DealInsanities(Step):
    """Each investigator is dealt an insanity card, face up; all five differ (RR-20.9)."""

    def run(self, s: State, play: Play) -> State:
        """They are dealt when it is known who is who, so that nobody chooses to suit what was dealt."""
        dealt: tuple[Insanity, ...] = play.chance.shuffle(facts.id for facts in s.setup.content.insanities)
        s = with_team(s, tuple(_with_mind(one, Mind(insanity)) for one, insanity in zip(s.team, dealt, strict=False)))
        for one in s.team:
            play.tell(InvestigatorPlaced(one.character, one.seat, s.setup.content.start))
            play.tell(InsanityDealt(one.character, one.mind.insanity))
            if one.mind.insanity is Insanity.CODEPENDENCY:
                play.then(AskPartner(one.seat, one.character))
        return s


@record
class ChoosePartner(Action):
    """Name the partner of a codependent investigator (RR-20.32).

    Attributes:
        partner: the partner.
    """

    partner: Annotated[Character, named]

    says = "partner {partner}"
    means = "{seat} makes {partner} the partner."

    @classmethod
    def options(cls, ask: AskPartner, s: State, seat: Seat) -> list[ChoosePartner]:
        """Each of the other investigators."""
        return [cls(seat, one.character) for one in s.team if one.character != ask.who]

    def refuse(self, ask: AskPartner, s: State) -> Refusal | None:
        """It is another one of the five."""
        if self.partner == ask.who:
            return Refusal("RR-20.32", self.seat, "The partner is another investigator.")
        if all(one.character != self.partner for one in s.team):
            return Refusal("RR-20.32", self.seat, f"{s.text.name(self.partner)} is not one of the five investigators.")
        return None

    def take(self, ask: AskPartner, s: State, play: Play) -> State:
        one = s.investigator(ask.who)
        play.tell(PartnerNamed(ask.who, self.partner))
        return with_investigator(s, _with_mind(one, evolve(one.mind, partner=self.partner)))


@record
class AskPartner(Decision):
    """The partner of a codependent investigator is named (RR-20.32).

    Attributes:
        seat: who plays the investigator.
        who: the investigator.
    """

    seat: Seat
    who: Annotated[Character, named]

    rule = "RR-20.32"
    prompt = "On whom does your codependent investigator depend?"
    allows = (ChoosePartner,)


# ------------------------------------------------------------------ the first enemies, the first turn


@record
class DrawStart(Step):
    """It is drawn at random who has the first turn (RR-12.1)."""

    def run(self, s: State, play: Play) -> State:
        """Draw."""
        who = play.chance.pick(s.team).character
        play.tell(StartDrawn(who))
        return with_turn(s, evolve(s.turn, who=who))


def _spaces(s: State, where: Where, chance: Chance) -> Iterable[Space]:
    """The spaces that a placement of the Episode card names; where it leaves one open, chance draws it."""
    if where is Where.EACH_GATE:
        return GATES
    if where is Where.EACH_VORTEX:
        return VORTEXES
    if where in {Where.RANDOM_GATE, Where.A_GATE}:
        return (chance.pick(GATES),)
    if where is Where.A_SPACE:
        return (chance.pick(GROUND),)
    return (s.setup.content.start if where is Where.YOUR_SPACE else Space(where.value),)


@record
class SetUpEpisode(Step):
    """An instruction of the Episode card: enemies are placed, as far as there are figures (RR-1.8).

    Attributes:
        at: which, from 0.
    """

    at: int

    def run(self, s: State, play: Play) -> State:
        """After a monster of the episode comes what its own set-up line adds; then the next (RR-1.9, RR-R28)."""
        placements = s.setup.content.episode[0].placements
        if self.at >= len(placements):
            return s
        placement = placements[self.at]
        kind: Kind = named_kind(s, placement.enemy, None)
        for space in _spaces(s, placement.where, play.chance):
            for _ in range(placement.count):  # which Cultists are left changes from one to the next (RR-R31)
                s = summon(s, named_kind(s, placement.enemy, None), space, play)
        is_first = all(earlier.enemy is not placement.enemy for earlier in placements[: self.at])
        adds = bool(s.setup.content.kinds[kind].setup)
        if adds and is_first and placement.enemy in _EPISODE_MONSTERS:
            play.then(CarryOut(s.turn.who, f"setup:{kind}"))
        play.then(SetUpEpisode(self.at + 1))
        return s


@record
class BeginGame(Step):
    """Everything stands in its place, and the first turn begins (RR-12.1)."""

    def run(self, s: State, play: Play) -> State:
        """Begin it."""
        play.then(BeginTurn(s.turn.who))
        return s
