"""Records, and the fast way to change them."""

from __future__ import annotations

import pickle
import weakref

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules.kernel import Action, evolve, family, record
from rlyeh_rules.kernel.record import changer, twin_of
from tests.kernel.small import ANN, Ask, Put, small
from tests.lantern.state import TEXT


@record
class Purse:
    coins: int
    keys: int = 0
    owner: str | None = None


@record
class BigPurse(Purse):
    notes: int = 0


purses = st.builds(Purse, st.integers(), st.integers(), st.none() | st.text())


@given(purses, st.integers(), st.none() | st.text())
def test_evolve_does_what_attrs_does(purse: Purse, coins: int, owner: str | None) -> None:
    assert evolve(purse, coins=coins, owner=owner) == attrs.evolve(purse, coins=coins, owner=owner)


@given(purses, st.integers(), st.integers())
def test_a_changer_does_what_attrs_does(purse: Purse, coins: int, keys: int) -> None:
    assert changer(Purse, "keys", "coins")(purse, keys, coins) == attrs.evolve(purse, coins=coins, keys=keys)


def test_the_record_that_is_changed_stays_as_it_was() -> None:
    purse = Purse(3)
    evolve(purse, coins=5)
    assert purse == Purse(3)


def test_without_changes_it_is_an_equal_record_of_its_own() -> None:
    purse = Purse(3)
    assert evolve(purse) == purse
    assert evolve(purse) is not purse


def test_a_subclass_stays_what_it_is() -> None:
    assert evolve(BigPurse(1, notes=2), coins=5) == BigPurse(5, notes=2)


def test_a_field_that_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(TypeError, match="Purse has no field coin"):
        evolve(Purse(3), coin=4)
    with pytest.raises(TypeError, match="Purse has no field coin"):
        changer(Purse, "coin")


def test_nothing_but_the_fields_is_carried_over() -> None:
    s = small()
    assert s.legal_actions() != ()
    assert evolve(s, agenda=(Ask(ANN), Ask(ANN)), bags=s.bags[::-1]).legal_actions() != s.legal_actions()


def test_a_record_cannot_be_written_to() -> None:
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        Purse(3).coins = 4  # type: ignore[misc]
    with pytest.raises(AttributeError):
        object.__setattr__(Purse(3), "colour", "red")


def test_what_has_been_changed_cannot_be_written_to_either() -> None:
    for changed in (evolve(Purse(3), keys=1), changer(Purse, "keys")(Purse(3), 1), evolve(BigPurse(3), notes=1)):
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            changed.coins = 4
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            del changed.coins


def test_a_changed_record_is_like_one_that_was_made_so() -> None:
    changed = evolve(BigPurse(3, 2, "Ann"), notes=7)

    made = BigPurse(3, 2, "Ann", 7)
    assert (type(changed), changed, hash(changed), repr(changed)) == (BigPurse, made, hash(made), repr(made))
    assert pickle.loads(pickle.dumps(changed)) == made  # noqa: S301 - our own


def test_a_record_is_changed_as_well_where_no_object_may_change_its_class() -> None:
    """As in an interpreter other than CPython; and where a class asks for what cannot be had with it."""

    @record(weakref_slot=True)
    class Watched:
        coins: int
        keys: int = 0

    assert twin_of(Watched) is None
    assert evolve(Watched(3), keys=1) == changer(Watched, "keys")(Watched(3), 1) == Watched(3, 1)
    with pytest.raises(TypeError, match="Watched has no field owner"):
        evolve(Watched(3), owner="Ann")


def test_states_can_be_referred_to_weakly() -> None:
    """So that a bot can keep what it has found out of a state as long as that lives."""
    state = small()

    assert weakref.ref(state)() is state


def test_a_family_is_every_record_below_once() -> None:
    assert family(Purse) == (BigPurse,)
    assert family(Action).count(Put) == 1
    assert all(attrs.has(kind) for kind in family(Action))


def test_the_texts_of_the_tests_are_there() -> None:
    assert TEXT.name("gold") == "Gold"
