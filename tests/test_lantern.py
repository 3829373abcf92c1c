"""The Lantern, rule by rule where it is hard: what the kernel has to carry."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rlyeh_rules import HIDDEN, GameOver, NotYourTurn, Scripted, Seat, kernel, new_game
from rlyeh_rules.kernel import BySeat, declared_secrets, evolve
from rlyeh_rules.testing import GameMachine, check_game, moments, walks
from rlyeh_rules.testing.moment import Moment
from tests.lantern import GAME, RULES, State
from tests.lantern import events as told
from tests.lantern.auction import Bid, PassBid
from tests.lantern.cards import AskShare, Burn, Row, Share
from tests.lantern.damage import AskSymptom, Bleed, Shed
from tests.lantern.dice import AskReroll, Keep, Reroll
from tests.lantern.pool import AskLook, AskSwap, AskToss, Done, Leave, Look, Swap, Toss
from tests.lantern.state import (
    BLACKMAIL,
    CULT,
    DREAD,
    FOG,
    GOLD,
    LAMP,
    LOOK,
    LOYAL,
    MARK,
    REWIND,
    Action,
    Card,
    Decision,
    Event,
    Role,
    Step,
    change,
)
from tests.lantern.turn import AskAct, Contribute, Investigate, PlayCard, Research, Rewind, Verb
from tests.lantern.vote import AskBlackmail, AskVotes, Turn, Vote, Waive
from tests.support.lobby import lantern_in_the_lobby
from tests.support.table import ANN, BOB, CAT, asked, dealt, holding, pooled


@pytest.fixture(autouse=True, scope="module")
def lobby() -> Iterator[None]:
    """The Lantern can be found by its name."""
    with lantern_in_the_lobby():
        yield


def turn(*hand: Card, **changes: Any) -> State:
    """Ann is about to act with these cards in her hand."""
    return holding(change(asked(AskAct(ANN)), ANN, **changes), ANN, *hand)


def marked(s: State, marks: int, site: int = 0) -> State:
    return evolve(s, table=evolve(s.table, marks=marks, site=site))


# ------------------------------------------------------------------ the auction


def test_the_last_bidder_pays_and_takes_the_lot_unseen_by_the_others() -> None:
    s = dealt()
    lot = s.agenda[-1].lot  # type: ignore[attr-defined]
    for action in (Bid(ANN, 1), Bid(BOB, 2), PassBid(ANN)):
        s, _ = s.apply(action)
    s, events = s.apply(PassBid(BOB))
    assert events[1:] == (told.LotSold(BOB, 2), told.Drew(BOB, (lot,)))
    assert s.players[BOB].hand[-1] == lot
    assert events[2].seen_by(ANN) == told.Drew(BOB, (HIDDEN,))


def test_a_lot_that_nobody_wants_goes_into_the_pool_and_nobody_has_seen_it() -> None:
    s, _ = dealt().apply(PassBid(ANN))
    s, _ = s.apply(PassBid(BOB))
    assert len(s.table.pool) == 1
    assert [s.view(seat).table.pool[0].card for seat in s.seats] == [HIDDEN] * 3


# ------------------------------------------------------------------ a row of effects, cut in two


def test_burning_the_find_drops_the_rest_of_the_row() -> None:
    s, _ = marked(turn(MARK), 1).apply(PlayCard(ANN, MARK))
    assert s.decision == AskShare(BOB, player=ANN)
    s, events = s.apply(Burn(BOB))
    assert told.RowDropped(MARK) in events
    assert s.players[ANN].hand == ()  # no card drawn
    assert s.players[BOB].wounds == 0
    assert s.table.discard[-1] == MARK


def test_after_sharing_the_row_goes_on_but_what_is_tied_to_the_place_does_not_count() -> None:
    s, _ = marked(turn(MARK), 1).apply(PlayCard(ANN, MARK))
    s, _ = s.apply(Share(BOB))
    assert len(s.players[ANN].hand) == 1
    assert s.players[BOB].wounds == 0


def test_a_wound_in_the_middle_of_a_row_ends_the_game_and_the_card_stays_where_it_was() -> None:
    s = change(turn(MARK), BOB, wounds=3)
    s, events = s.apply(PlayCard(ANN, MARK))
    assert s.outcome is not None
    assert (s.outcome.rule, events[-1]) == ("LN-9.2", told.Wounded(BOB, 4))
    assert s.players[ANN].hand == ()  # the draw that would follow is dropped
    assert isinstance(s.agenda[-1], Row)
    assert s.violations() == ()
    with pytest.raises(GameOver):
        s.apply(PlayCard(ANN, MARK))


def test_the_last_site_ends_the_game_for_the_loyal() -> None:
    s, _ = marked(turn(MARK), 2, site=2).apply(PlayCard(ANN, MARK))
    assert s.outcome is not None
    assert s.outcome.winners == tuple(seat for seat in s.seats if s.players[seat].role == LOYAL)


# ------------------------------------------------------------------ dice


def test_a_die_is_rolled_again_for_stress_and_tentacles_come_after_successes() -> None:
    s, _ = turn(DREAD, GOLD).apply(PlayCard(ANN, DREAD), chance=Scripted([5, 3, 0]))
    s, _ = s.apply(Reroll(ANN, 2), chance=Scripted([3]))
    s, events = s.apply(Keep(ANN))
    assert events == (told.Gained(ANN, 1), told.Shaken(ANN, 3))
    assert (s.players[ANN].sanity, s.players[ANN].stress) == (2, 1)
    assert s.decision == AskSymptom(ANN)


def test_every_threshold_passed_asks_for_itself() -> None:
    s, _ = change(asked(AskReroll(ANN, (3, 3, 3))), ANN, sanity=4).apply(Keep(ANN))
    assert s.players[ANN].sanity == 1
    assert s.agenda[-2:] == (AskSymptom(ANN), AskSymptom(ANN))


def test_a_symptom_is_a_card_for_all_to_see_or_a_wound() -> None:
    s = holding(asked(AskSymptom(ANN)), ANN, GOLD, GOLD)
    assert s.legal_actions() == (Shed(ANN, GOLD), Bleed(ANN))
    after, events = s.apply(Shed(ANN, GOLD))
    assert events[0].seen_by(CAT) == told.Shed(ANN, GOLD)
    assert after.table.discard[-1] == GOLD


# ------------------------------------------------------------------ the pool


def test_who_has_looked_at_a_card_of_the_pool_goes_on_seeing_it_and_nobody_else_does() -> None:
    s = pooled(asked(AskLook(ANN)), 2)
    card = s.table.pool[1].card
    after, events = s.apply(Look(ANN, 1))
    assert events[0] == told.Looked(ANN, 1, card)
    assert events[0].seen_by(BOB) == told.Looked(ANN, 1, HIDDEN)
    assert [after.view(seat).table.pool[1].card for seat in (ANN, BOB, None)] == [card, HIDDEN, HIDDEN]
    again = asked(AskLook(ANN), pooled(dealt(), 2, ANN))
    assert again.apply(Look(ANN, 0)).state.table.pool == again.table.pool


def test_a_card_exchanged_with_the_pool_is_known_to_who_laid_it() -> None:
    s = holding(pooled(asked(AskSwap(ANN)), 3, ANN), ANN, GOLD)
    taken = s.table.pool[2].card
    s, _ = s.apply(Swap(ANN, GOLD, 2))
    assert s.players[ANN].hand == (taken,)
    assert [s.view(seat).table.pool[2].card for seat in (ANN, BOB)] == [GOLD, HIDDEN]


def test_investigating_shuffles_the_pool_and_shows_all_but_the_first() -> None:
    s = pooled(turn(GOLD), 3, BOB)
    s, _ = s.apply(Investigate(ANN))
    assert [lying.seen_by for lying in s.table.pool] == [(), (ANN,), (ANN,)]
    assert Leave(ANN) in s.legal_actions()


def test_the_fifth_card_turns_the_pool_up_and_nothing_can_be_taken_back() -> None:
    s, events = pooled(turn(GOLD), 4).apply(Contribute(ANN, GOLD))
    assert isinstance(events[1], told.PoolRevealed)
    assert s.table.pool == ()
    assert s.undo is None


def test_cards_are_put_aside_in_order_and_then_discarded_together() -> None:
    s = holding(asked(AskToss(ANN)), ANN, MARK, DREAD)
    s, _ = s.apply(Toss(ANN, DREAD))
    assert s.legal_actions() == (Toss(ANN, MARK), Done(ANN))
    assert s.view(BOB).decision == AskToss(ANN, (HIDDEN,))
    s, events = s.apply(Done(ANN))
    assert events[0] == told.Tossed(ANN, (DREAD,))
    assert len(s.players[ANN].hand) == 3


def test_when_the_deck_runs_out_the_discard_is_shuffled_below_it() -> None:
    s = asked(AskToss(ANN), holding(dealt(), ANN))
    deck = s.table.deck
    s = evolve(s, table=evolve(s.table, deck=deck[:1], discard=deck[1:]))
    after, events = s.apply(Done(ANN))
    assert events[1] == told.Reshuffled()
    assert after.players[ANN].hand[0] == deck[0]
    assert after.violations() == ()


# ------------------------------------------------------------------ costs


def test_lamps_and_fog_change_what_a_card_costs() -> None:
    s = change(change(dealt(), ANN, front=(LAMP,)), BOB, front=(FOG, FOG))
    assert [s.cost(seat, 1) for seat in (ANN, BOB, CAT)] == [2, 1, 3]
    refusal = change(asked(AskAct(ANN), holding(s, ANN, MARK)), ANN, coins=1).why_not(PlayCard(ANN, MARK))
    assert refusal is not None
    assert str(refusal) == "Mark costs you 2 now, and you have 1. (LN-3.4)"


def test_what_is_not_played_in_ones_own_turn_says_so() -> None:
    refusal = turn(REWIND, LOOK).why_not(PlayCard(ANN, REWIND))
    assert refusal is not None
    assert refusal.rule == "LN-3.6"


# ------------------------------------------------------------------ votes


def vote(s: State, *votes: Vote) -> State:
    for one in votes:
        s, _ = s.apply(one)
    return s


GAME_OF_FOUR = new_game(GAME, seed=1)
ACCUSED = AskVotes(ANN, CAT, BySeat([None] * 3))


def test_votes_lie_face_down_until_all_are_in_and_may_be_changed() -> None:
    s = vote(asked(ACCUSED), Vote(ANN, yes=True), Vote(ANN, yes=False))
    assert s.waiting_on == (BOB,)
    assert s.view(BOB).decision == evolve(ACCUSED, votes=BySeat([HIDDEN, None, None]))
    s, events = s.apply(Vote(BOB, yes=True))
    assert events == (told.Committed(BOB), told.VotesShown(BySeat([False, True, None])))
    assert isinstance(s.decision, AskBlackmail)


@given(st.permutations(range(4)), st.lists(st.booleans(), min_size=4, max_size=4))
def test_the_order_of_votes_does_not_matter(order: list[int], yes: list[bool]) -> None:
    start = evolve(GAME_OF_FOUR, agenda=(GAME_OF_FOUR.agenda[0], AskVotes(ANN, Seat(2), BySeat([None] * 4))))
    voters = [seat for seat in order if seat != 2]
    in_order = vote(start, *[Vote(Seat(seat), yes=yes[seat]) for seat in sorted(voters)])
    assert vote(start, *[Vote(Seat(seat), yes=yes[seat]) for seat in voters]) == in_order


def test_the_accused_does_not_vote() -> None:
    with pytest.raises(NotYourTurn):
        asked(ACCUSED).apply(Vote(CAT, yes=False))


def test_blackmail_turns_a_vote_and_asks_everybody_anew() -> None:
    ask = AskBlackmail(ANN, CAT, BySeat([True, False, None]), waived=(ANN, CAT))
    s, _ = holding(asked(ask), BOB, BLACKMAIL).apply(Turn(BOB, ANN))
    assert s.decision == AskBlackmail(ANN, CAT, BySeat([False, False, None]))
    assert s.waiting_on == (ANN, BOB, CAT)


def test_everybody_is_asked_whether_holding_blackmail_or_not() -> None:
    s = vote(asked(ACCUSED), Vote(ANN, yes=True), Vote(BOB, yes=True))
    assert s.waiting_on == s.seats


def test_without_blackmail_the_votes_count_as_they_are() -> None:
    s = asked(ACCUSED)
    s = evolve(s, setup=evolve(s.setup, options=evolve(s.setup.options, blackmail=False)))
    s = vote(s, Vote(ANN, yes=True), Vote(BOB, yes=True))
    assert s.players[CAT].revealed


def verdict(cat: Role) -> tuple[State, tuple[kernel.Event, ...]]:
    """Cat, who is this, is found guilty by two of three; the role that was hers goes to the box."""
    s = asked(AskBlackmail(ANN, CAT, BySeat([True, True, None]), waived=(ANN, BOB)))
    lying = (*[player.role for player in s.players], *s.table.box)
    others = [*lying]
    others.remove(cat)
    players = BySeat([evolve(player, role=role) for player, role in zip(s.players, (*others[:2], cat), strict=True)])
    return evolve(s, players=players, table=evolve(s.table, box=tuple(others[2:]))).apply(Waive(CAT))


def test_a_majority_that_finds_the_cult_ends_the_game() -> None:
    s, events = verdict(CULT)
    assert events[1:] == (told.RoleShown(CAT, CULT),)
    assert s.outcome is not None
    assert (s.outcome.rule, s.outcome.winners) == ("LN-9.5", (ANN, BOB))


def test_a_majority_that_is_wrong_wounds_the_accuser() -> None:
    s, events = verdict(LOYAL)
    assert events[1:3] == (told.RoleShown(CAT, LOYAL), told.Wounded(ANN, 1))
    assert s.view(None).players[CAT].role == LOYAL
    assert not s.is_over


# ------------------------------------------------------------------ the rewind


def rewound() -> State:
    """Ann has played gold, and Bob has taken it back: she must research."""
    s, _ = holding(turn(GOLD), BOB, REWIND).apply(PlayCard(ANN, GOLD))
    assert s.players[ANN].coins == 5 + 3
    return s.apply(Rewind(BOB, Verb.RESEARCH)).state


def test_a_rewind_brings_everything_back_but_chance_and_the_card_itself() -> None:
    s = rewound()
    assert (s.players[ANN].coins, s.players[ANN].hand) == (5, (GOLD,))
    assert s.players[BOB].hand == ()
    assert s.table.discard[-1] == REWIND
    assert s.undo is None


def test_a_state_that_was_kept_is_not_changed_in_place_when_a_rule_goes_back_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A rewind that leaves the card in hand: the state it goes back to is returned as it was kept."""

    def take(self: Rewind, _ask: kernel.Decision, s: State, play: kernel.Play) -> State:
        before = s.undo
        assert before is not None
        play.chance.below(2)
        play.back_to((*before.agenda[:-1], AskAct(before.mover, must=self.verb)))
        return before

    monkeypatch.setattr(Rewind, "take", take)
    s, _ = holding(turn(GOLD), BOB, REWIND).apply(PlayCard(ANN, GOLD))
    kept = s.undo
    assert kept is not None
    agenda, chance, whole = kept.agenda, kept.chance, s.digest()

    after, _ = s.apply(Rewind(BOB, Verb.RESEARCH))

    assert s.undo is kept
    assert (kept.agenda, kept.chance, s.digest()) == (agenda, chance, whole)
    assert after is not kept
    assert after.agenda[-1] == AskAct(ANN, must=Verb.RESEARCH)
    assert after.chance != chance
    assert evolve(after, agenda=agenda, chance=chance) == kept


def test_a_state_that_a_rule_returns_as_it_got_it_is_not_changed_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(_self: PassBid, _ask: kernel.Decision, s: State, play: kernel.Play) -> State:
        play.then(AskAct(ANN))
        return s

    monkeypatch.setattr(PassBid, "take", take)
    s = dealt()
    agenda = s.agenda

    after, _ = s.apply(PassBid(ANN))

    assert s == dealt()
    assert s.agenda == agenda
    assert after.agenda == (*agenda[:-1], AskAct(ANN))


def test_a_rewound_seat_must_do_what_is_named() -> None:
    refusal = rewound().why_not(PlayCard(ANN, GOLD))
    assert refusal is not None
    assert refusal.rule == "LN-8.2"
    assert rewound().legal_actions() == (Research(ANN),)


def test_what_could_be_taken_back_is_as_hidden_as_it_was() -> None:
    s, _ = holding(turn(GOLD), BOB, REWIND).apply(PlayCard(ANN, GOLD))
    before = s.view(CAT).undo
    assert before is not None
    assert before.players[ANN].hand == (HIDDEN,)
    assert before.chance is HIDDEN


# ------------------------------------------------------------------ all of it


def test_the_secrets_are_those_that_were_reviewed() -> None:
    """Read it against the `hidden` entries of the rulebook: no test finds a field wrongly declared open."""
    bases = [kind for base in (Step, Action, Event, Decision) for kind in RULES.kinds(base) if kind.game == "lantern"]
    reviewed = (Path(__file__).parent / "lantern" / "secrets.txt").read_text("utf-8")
    assert "\n".join(declared_secrets(State, *bases)) + "\n" == reviewed


@given(moments(GAME))
def test_only_one_move_can_be_taken_back(moment: Moment) -> None:
    s = moment.state
    assert isinstance(s, State)
    assert s.undo is None or s.undo.undo is None


@pytest.mark.walk
@given(walks(GAME))
def test_games_end_and_their_moments_follow_from_each_other(game: tuple[Moment, ...]) -> None:
    assert game[-1].state.is_over
    assert all(one.after == other.state for one, other in itertools.pairwise(game))


@pytest.mark.walk
def test_it_keeps_every_law(games_to_play: int) -> None:
    report = check_game(GAME, games=games_to_play)
    assert report.games == games_to_play
    assert report.decisions > 100 * games_to_play


class LanternMachine(GameMachine):
    game = GAME


LanternMachine.TestCase.settings = settings(stateful_step_count=40)
TestLantern = pytest.mark.walk(LanternMachine.TestCase)
