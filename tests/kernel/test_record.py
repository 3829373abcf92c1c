"""Records, and the fast way to change them."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh_rules.kernel import Action, evolve, family, record
from rlyeh_rules.kernel.record import changer
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


def test_a_family_is_every_record_below_once() -> None:
    assert family(Purse) == (BigPurse,)
    assert family(Action).count(Put) == 1
    assert all(attrs.has(kind) for kind in family(Action))


def test_the_texts_of_the_tests_are_there() -> None:
    assert TEXT.name("gold") == "Gold"
