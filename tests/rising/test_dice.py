"""Dice and rolls: the faces, which dice are rolled, what is counted, and in which order a roll is worked off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from rlyeh_rules.kernel import Chance, NotationError, Scripted, parse_action
from rlyeh_rules.rising import AskRedirect, Foe, Reason, Space, State
from rlyeh_rules.rising.actions import NextAction
from rlyeh_rules.rising.dice import BLACK, GREEN, Die, roll_again, roll_dice
from rlyeh_rules.rising.events import DiceRolled, EnemyDied, FoeWounded, RollSettled, SanityLost, WoundsTaken
from rlyeh_rules.rising.rolls import own_green_dice
from rlyeh_rules.rising.traits import CostWhenAttacked, EldersAreSuccesses
from rlyeh_rules.rising.turns import DrawMythosPhase
from tests.rising.nights import counted, monster, quiet, settled
from tests.rising.table import HOME, black, green, i, kinds, offered, play, played, refused, seat, told

# ------------------------------------------------------------------ faces


@pytest.mark.rule("RR-10.1")
def test_a_black_die_shows_each_of_its_faces_as_often_as_it_has_it() -> None:
    dice = Counter(roll_dice(Chance(61), 6000, 0))

    assert set(dice) == {die for die in Die if die.black}
    assert dice.pop(Die.BLACK_SUCCESS) == pytest.approx(2000, abs=120)
    assert all(count == pytest.approx(1000, abs=90) for count in dice.values())
    assert Counter(BLACK) == {die: 2 if die is Die.BLACK_SUCCESS else 1 for die in Die if die.black}


@pytest.mark.rule("RR-10.2")
def test_a_green_die_shows_each_of_its_faces_as_often_as_it_has_it_and_never_a_tentacle() -> None:
    dice = Counter(roll_dice(Chance(62), 0, 6000))

    assert set(dice) == {die for die in Die if not die.black}
    assert dice.pop(Die.GREEN_SUCCESS) == pytest.approx(2000, abs=120)
    assert dice.pop(Die.GREEN_BLANK) == pytest.approx(2000, abs=120)
    assert all(count == pytest.approx(1000, abs=90) for count in dice.values())
    assert not any(die.tentacle for die in GREEN)


# Successes, tentacles and elder signs of the six faces of each colour, as they are published.
BLACK_FACES: Final = ((0, 0, 0), (1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0))
GREEN_FACES: Final = ((0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1))
EVERY_ROLL: Final = ((1, 0), (0, 2), (3, 0), (2, 1), (1, 2), (3, 1), (3, 2))
LARGE_ROLLS: Final = ((0, 5), (1, 4), (2, 3), (4, 1), (5, 0))


def expected(many: int, few: int) -> Counter[tuple[int, int, int]]:
    """How many of the ways to throw so many black and green dice come to what, by the published faces alone."""
    ways = Counter({(0, 0, 0): 1})
    for faces in [BLACK_FACES] * many + [GREEN_FACES] * few:
        more: Counter[tuple[int, int, int]] = Counter()
        for (first, second, third), count in ways.items():
            for success, tentacle, sign in faces:
                more[first + success, second + tentacle, third + sign] += count
        ways = more
    return ways


def about_to_be_attacked(many: int, few: int) -> State:
    """I2 may step in before a monster with so many dice attacks I1, who can reroll nothing."""
    return quiet(
        facts={"monsters": [monster("ghast", 9, many, few)]},
        enemies={"ghast-1": HOME},
        skills={2: {"protector": 1}},
        stress={1: 4},
        agenda=[DrawMythosPhase(i(1)), NextAction(i(1)), AskRedirect(seat(1), Foe("ghast-1"), i(1), i(2))],
    )


def tally(state: State, numbers: tuple[int, ...]) -> tuple[int, int, int]:
    """What a throw of these numbers comes to in the game."""
    _, happened = state.apply(parse_action(state, "let be"), chance=Scripted(numbers))
    (one,) = settled(list(happened))
    return one


@pytest.mark.rule("RR-10.1", "RR-10.2", "RR-10.10")
@pytest.mark.parametrize(("many", "few"), EVERY_ROLL)
def test_every_single_throw_comes_to_what_its_faces_say(many: int, few: int) -> None:
    state = about_to_be_attacked(many, few)

    found = Counter(tally(state, numbers) for numbers in product(range(6), repeat=many + few))

    assert found == expected(many, few)


def throws(many: int, few: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Dice of a colour are alike: every throw in the order of its numbers, with how many throws it stands for."""
    alike: Counter[tuple[int, ...]] = Counter()
    for numbers in product(range(6), repeat=many + few):
        alike[(*sorted(numbers[:many]), *sorted(numbers[many:]))] += 1
    yield from alike.items()


@pytest.mark.rule("RR-10.1", "RR-10.2", "RR-10.10")
@pytest.mark.parametrize(("many", "few"), LARGE_ROLLS)
def test_so_do_those_of_five_dice_however_they_are_mixed(many: int, few: int) -> None:
    state = about_to_be_attacked(many, few)
    found: Counter[tuple[int, int, int]] = Counter()
    for numbers, count in throws(many, few):
        found[tally(state, numbers)] += count

    assert found == expected(many, few)


# ------------------------------------------------------------------ which dice


@pytest.mark.rule("RR-10.3", "RR-20.4")
def test_three_black_dice_and_every_green_one_that_one_is_entitled_to() -> None:
    state = quiet(skills={1: {"brawling": 1}}, sanity={1: 16}, enemies={"cultist-1": HOME})

    assert counted(told(state, "attack cultist-1")) == [(i(1), 3, 3)]


@pytest.mark.rule("RR-10.3", "RR-10.4")
def test_nobody_else_s_green_dice_are_rolled() -> None:
    state = quiet(skills={2: {"brawling": 1}}, sanity={1: 1, 2: 20}, enemies={"cultist-1": HOME})

    assert counted(told(state, "attack cultist-1")) == [(i(1), 3, 0)]


@pytest.mark.rule("RR-20.4", "RR-10.3")
@pytest.mark.parametrize(
    ("sanity", "dice"), [(1, 0), (5, 0), (8, 0), (9, 1), (13, 1), (15, 1), (16, 2), (18, 2), (19, 3), (20, 4)]
)
def test_the_green_dice_of_the_sanity_track(sanity: int, dice: int) -> None:
    state = quiet(sanity={1: sanity}, enemies={"cultist-1": HOME})

    assert counted(told(state, "attack cultist-1")) == [(i(1), 3, dice)]


@pytest.mark.rule("RR-10.4")
def test_the_attacked_one_rolls_the_dice_of_the_enemy() -> None:
    state = quiet(enemies={"cultist-1": HOME})

    assert counted(told(state, "end actions")) == [(i(1), 0, 2)]


@pytest.mark.rule("RR-10.5")
def test_the_die_of_the_sanity_track_is_rolled_without_asking() -> None:
    state = quiet(sanity={1: 9}, stress={1: 4}, enemies={"cultist-1": HOME})
    assert [action for action in offered(state) if "attack" in action] == ["attack cultist-1"]

    state, happened = played(state, "attack cultist-1", chance=black("- - -") + green("-"))

    assert counted(happened) == [(i(1), 3, 1)]
    assert settled(happened) == [(0, 0, 0)]


@pytest.mark.rule("RR-10.5")
@pytest.mark.parametrize("wish", ["attack cultist-1 without green", "attack cultist-1 3", "leave out green-blank"])
def test_there_is_no_way_to_leave_one_out(wish: str) -> None:
    state = quiet(sanity={1: 9}, enemies={"cultist-1": HOME})

    with pytest.raises(NotationError):
        parse_action(state, wish)
    state = play(state, "attack cultist-1")
    with pytest.raises(NotationError):
        parse_action(state, wish)


@pytest.mark.rule("RR-10.6")
def test_on_an_enemy_s_attack_one_s_own_green_dice_are_not_rolled() -> None:
    state = quiet(
        sanity={1: 20}, skills={1: {"brawling": 1, "marksman": 4, "fueled-by-madness": 4}}, enemies={"cultist-1": HOME}
    )

    assert counted(told(state, "end actions")) == [(i(1), 0, 2)]


@pytest.mark.rule("RR-10.6")
def test_nor_are_they_on_the_roll_for_fire() -> None:
    state = quiet(sanity={1: 20}, skills={1: {"fueled-by-madness": 4}}, burning={1: 2})

    assert counted(told(state, "end actions")) == [(i(1), 2, 0)]


@pytest.mark.rule("RR-10.6", "RR-10.3")
@pytest.mark.parametrize("reason", list(Reason))
def test_only_on_rolls_of_one_s_own_is_one_entitled_to_any(reason: Reason) -> None:
    state = quiet(sanity={1: 20}, skills={1: {"brawling": 1, "fueled-by-madness": 4}}, enemies={"cultist-1": HOME})

    found = own_green_dice(state, state.active, reason, (Foe("cultist-1"),))

    assert found == {Reason.ATTACK: 8, Reason.MADE: 7, Reason.ATTACKED: 0, Reason.FIRE: 0}[reason]


@pytest.mark.rule("RR-10.12")
def test_more_dice_are_rolled_than_the_box_has() -> None:
    state = quiet(
        sanity={1: 20}, skills={1: {"brawling": 1, "fueled-by-madness": 3}}, enemies={"cultist-1": HOME}, stress={1: 4}
    )

    happened = told(state, "attack cultist-1", chance=black("S S S") + green("S S S S S S S+E"))

    assert counted(happened) == [(i(1), 3, 7)]
    assert settled(happened) == [(10, 0, 1)]


# ------------------------------------------------------------------ what is counted


@pytest.mark.rule("RR-10.10")
def test_two_symbols_count_both_a_blank_none_and_an_elder_sign_does_nothing_of_itself() -> None:
    state = quiet(stress={1: 4}, enemies={"gug-1": HOME})

    state, happened = played(state, "attack gug-1", chance=black("S+T E -"))

    assert settled(happened) == [(1, 1, 1)]
    assert state.enemies[0].wounds == 1
    assert (state.active.sanity, state.active.stress) == (2, 4)


class AtTheTable(Chance):
    """Dice that are rolled by hand: always a success; all else would come from the seed."""

    def __init__(self, value: int) -> None:
        super().__init__(value)
        self.asked: list[str] = []

    def roll(self, count: int, sides: int = 6, what: str = "") -> tuple[int, ...]:
        self.asked.append(f"{count} {what}")
        self.given += [1] * count
        return (1,) * count


@pytest.mark.rule("RR-10.1", "RR-10.2")
def test_whoever_rolls_the_dice_is_told_how_many_of_which_colour() -> None:
    chance = AtTheTable(7)

    assert roll_dice(chance, 3, 2) == (*(Die.BLACK_SUCCESS,) * 3, *(Die.GREEN_BLANK,) * 2)
    assert roll_dice(chance, 0, 1) == (Die.GREEN_BLANK,)
    roll_again(chance, Die.GREEN_BLANK)
    roll_again(chance, Die.BLACK_BLANK)
    assert chance.asked == ["3 black dice", "2 green dice", "1 green dice", "1 green dice", "1 black dice"]


def test_a_die_that_is_rerolled_is_rolled_by_whoever_rolls_the_dice() -> None:
    chance = AtTheTable(7)

    assert roll_dice(chance, 1, 0) == (Die.BLACK_SUCCESS,)
    assert roll_again(chance, Die.BLACK_BLANK) is Die.BLACK_SUCCESS
    assert roll_again(chance, Die.GREEN_SUCCESS) is Die.GREEN_BLANK
    assert (chance.given, chance.value) == ([1, 1, 1], 7)


@pytest.mark.rule("RR-10.7")
def test_a_free_reroll_takes_a_wound_off_an_enemy_s_attack() -> None:
    state = quiet(
        facts={"monsters": [monster("ghast", 3, 3, 0)]},
        enemies={"ghast-1": HOME},
        skills={1: {"lucky": 1}},
        stress={1: 4},
    )

    state, happened = played(state, "end actions", "reroll black-success", chance=black("S S - -"))

    assert settled(happened) == [(1, 0, 0)]
    assert state.investigator(i(1)).wounds == 1


@pytest.mark.rule("RR-10.7")
@pytest.mark.parametrize(("signs", "tentacles", "wounds"), [(0, 0, 1), (1, 0, 2), (0, 1, 2), (1, 1, 3)])
def test_a_success_added_to_a_roll_against_oneself_is_a_wound_and_nobody_has_to(
    signs: int, tentacles: int, wounds: int
) -> None:
    state = quiet(
        facts={"monsters": [monster("ghast", 3, 3, 0)]},
        enemies={"ghast-1": HOME},
        skills={1: {"arcane-mastery": 1, "high-strung": 1}},
        stress={1: 4},
    )

    state = play(state, "end actions", f"count {signs} signs", f"count {tentacles} tentacles", chance=black("S E T"))

    one = state.investigator(i(1))
    assert (one.wounds, one.sanity) == (wounds, 2)


@pytest.mark.rule("RR-10.8")
def test_wounds_come_first_then_death_and_energy_then_the_tentacles() -> None:
    state = quiet(stress={1: 4}, sanity={1: 1}, enemies={"cultist-1": HOME})

    state, happened = played(state, "attack cultist-1", chance=black("S T S+T"))

    assert kinds(happened)[:6] == [
        "AttackDeclared",
        "DiceRolled",
        "RollSettled",
        "FoeWounded",
        "EnemyDied",
        "SanityLost",
    ]
    assert [event for event in happened if isinstance(event, SanityLost)] == [SanityLost(i(1), 2, 3)]
    assert state.board.energy[Space.NORTH_VORTEX.at] == 1


@pytest.mark.rule("RR-10.8")
def test_symbols_are_changed_once_the_rerolls_are_over() -> None:
    state = quiet(skills={1: {"arcane-mastery": 1}}, enemies={"gug-1": HOME})

    state = play(state, "attack gug-1", "reroll black-blank for stress", chance=black("- E -") + black("E"))
    assert "count 1 signs" not in offered(state)
    assert refused(state, "0: count 1 signs") == "RR-11.1"

    state = play(state, "keep")
    assert offered(state) == ["count 0 signs", "count 1 signs"]
    assert refused(state, "0: reroll black-blank for stress") == "RR-11.2"


@pytest.mark.rule("RR-10.9")
def test_all_tentacles_of_a_roll_are_one_loss_that_stops_on_a_threshold() -> None:
    state = quiet(stress={1: 4}, sanity={1: 3}, enemies={"gug-1": HOME}, insanity={1: "fear-of-crowds"})

    state = play(state, "attack gug-1", chance=black("T T T"))

    assert state.active.sanity == 5


@pytest.mark.rule("RR-10.9")
def test_each_enemy_s_attack_is_a_loss_of_its_own_of_the_attacked_one() -> None:
    state = quiet(
        facts={"monsters": [monster("ghast", 3, 2, 0)]},
        sanity={1: 1, 2: 1},
        stress={1: 4},
        enemies={"ghast-1": HOME, "ghast-2": HOME},
    )

    state, happened = played(state, "end actions", chance=black("T -") + black("T T"))

    assert [event for event in happened if isinstance(event, SanityLost)] == [
        SanityLost(i(1), 1, 2),
        SanityLost(i(1), 2, 4),
    ]
    assert state.investigator(i(2)).sanity == 1


@pytest.mark.rule("RR-10.11")
@pytest.mark.parametrize(("signs", "toll"), [(0, 2), (1, 1)])
def test_an_elder_sign_counted_as_a_success_is_none_any_more(signs: int, toll: int) -> None:
    state = quiet(
        facts={"monsters": [monster("gug", 6, 2, 2, CostWhenAttacked(each=True, wounds=1))]},
        skills={1: {"arcane-mastery": 1}},
        stress={1: 4},
        enemies={"gug-1": HOME},
    )

    state, happened = played(state, "attack gug-1", f"count {signs} signs", chance=black("E E -"))

    assert settled(happened) == [(signs, 0, 2 - signs)]
    assert (state.active.wounds, state.enemies[0].wounds) == (toll, signs)


@pytest.mark.rule("RR-10.11", "RR-23.5")
def test_no_symbol_is_counted_as_a_success_by_two_abilities() -> None:
    state = quiet(
        facts={"monsters": [monster("ghast", 3, 3, 0, EldersAreSuccesses())]},
        enemies={"ghast-1": HOME},
        skills={1: {"arcane-mastery": 2}},
        stress={1: 4},
    )
    state = play(state, "end actions", chance=black("E E -"))

    assert [settled(told(state, f"count {count} signs")) for count in range(3)] == [
        [(2, 0, 2)],
        [(2, 0, 1)],
        [(2, 0, 0)],
    ]


@pytest.mark.rule("RR-10.11", "RR-20.24")
def test_a_tentacle_that_is_counted_as_a_success_stays_a_tentacle() -> None:
    state = quiet(skills={1: {"high-strung": 1}}, stress={1: 4}, enemies={"gug-1": HOME})

    state = play(state, "attack gug-1", "count 1 tentacles", chance=black("T - -"))

    assert (state.enemies[0].wounds, state.active.sanity) == (1, 2)


@pytest.mark.rule("RR-10.8", "RR-26.5")
def test_a_roll_is_told_as_it_lies_and_as_it_is_settled() -> None:
    state = quiet(2, stress={1: 4}, enemies={"cultist-1": HOME})

    happened = told(state, "end actions", chance=green("S+E -"))

    rolls = [event for event in happened if isinstance(event, DiceRolled | RollSettled | WoundsTaken)]
    assert isinstance(rolls[0], DiceRolled)
    assert rolls[0].dice == (Die.GREEN_BLANK, Die.GREEN_SUCCESS_ELDER_SIGN)
    assert rolls[1:] == [RollSettled(i(1), 1, 0, 1), WoundsTaken(i(1), 1)]
    assert [event.seen_by(seat(2)) for event in rolls] == rolls
    assert not [event for event in happened if isinstance(event, FoeWounded | EnemyDied)]
