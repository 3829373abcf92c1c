"""Every rule has a test, every option a ruling names is there: the gates of the ledgers, and the tests of the gates."""

import pytest

from rlyeh_rules.games import games
from rlyeh_rules.kernel import Option
from tests.support.ledger import known_ids, ledgers, marks_in, marks_of_all_tests
from tests.support.rulings import misnamed


def test_every_rule_of_a_complete_ledger_has_a_test() -> None:
    untested = {ledger.game: ledger.untested() for ledger in ledgers() if ledger.complete}

    assert {game: rules for game, rules in untested.items() if rules} == {}


def test_every_marked_rule_stands_in_a_ledger() -> None:
    assert marks_of_all_tests().ids - known_ids() == set()


def test_no_mark_is_lost() -> None:
    assert marks_of_all_tests().stray == ()


def test_no_id_stands_twice() -> None:
    ids = [rule for ledger in ledgers() for rule in ledger.ids + ledger.unprinted]

    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", ["seals", "last_relic", "gate", "rising"])
def test_the_options_that_rulings_name_are_those_of_the_game(game: str) -> None:
    options = {option.name: option for option in games()[game].choices}
    rulings = [rule for rule in games()[game].rulebook.values() if rule.option]

    assert rulings
    assert [(ruling.id, wrong) for ruling in rulings for wrong in misnamed(ruling.option, options)] == []


@pytest.mark.parametrize("game", ["seals", "last_relic", "gate", "rising"])
def test_a_ruling_names_the_options_that_turn_it(game: str) -> None:
    rulebook = games()[game].rulebook
    turning = [option for option in games()[game].choices if rulebook[option.rule].is_ruling]

    assert turning
    assert [option.name for option in turning if option.name not in rulebook[option.rule].option] == []


OPTIONS = {
    "open_votes": Option("open_votes", (False, True), False, "A-R1", ""),
    "rounds": Option("rounds", range(2, 6), 2, "A-R2", ""),
    "pace": Option("pace", ("slow", "fast"), "slow", "A-R3", ""),
}


@pytest.mark.parametrize(
    "text",
    [
        "open_votes",
        "open_votes (default off)",
        "open_votes = true (default false): each vote is public",
        "rounds = 2 to 5 (default 2, the fewest): how long it takes",
        "rounds = 2 (default), 3 (in 9 of 10 games, or 8) or 4",
        'pace = "slow" (default) or "fast": the second with rounds = 5 only; open_votes = true.',
        'pace = "fast": in haste. The default is "slow".',
        'rounds = a number; pace = one of the two (default "slow", not "no_name")',
    ],
)
def test_options_are_read_however_a_ruling_names_them(text: str) -> None:
    assert list(misnamed(text, OPTIONS)) == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("votes.open = true", ["there is no option votes.open"]),
        ("open_votes = true, unlike closed_votes", ["there is no option closed_votes"]),
        ("open_votes = true; speed = 1", ["there is no option speed"]),
        ("open_votes = 1", ["open_votes cannot be 1"]),
        ("open_votes (default on)", ["on is not the default of open_votes"]),
        ("rounds = 2 to 9 (default 3)", ["rounds is 2 to 5, not 2 to 9", "3 is not the default of rounds"]),
        ("rounds = 2, 6 (many) or 7", ["rounds cannot be 6", "rounds cannot be 7"]),
        ('pace = "fast" (default) or "Slow"', ['pace cannot be "Slow"', '"fast" is not the default of pace']),
        ('pace = "fast". The default is "fast".', ['"fast" is not the default of pace']),
        ("pace = slow | fast", ["the values of pace cannot be read:  = slow | fast"]),
    ],
)
def test_an_option_that_is_not_as_a_ruling_says_is_reported(text: str, wrong: list[str]) -> None:
    assert list(misnamed(text, OPTIONS)) == wrong


@pytest.mark.parametrize(
    "text",
    [
        pytest.param('@pytest.mark.rule("A", "B")\ndef test_it(): ...', id="function"),
        pytest.param('@mark.rule("A", "B")\ndef test_it(): ...', id="imported mark"),
        pytest.param('@pytest.mark.rule("A")\n@pytest.mark.rule("B")\nclass TestIt: ...', id="class"),
        pytest.param('class TestIt:\n    @pytest.mark.rule("A", "B")\n    def test_it(self): ...', id="method"),
        pytest.param('pytestmark = [pytest.mark.rule("A"), pytest.mark.rule("B")]', id="module"),
        pytest.param('TestIt = pytest.mark.rule("A", "B")(It.TestCase)', id="state machine"),
        pytest.param('CASES = [pytest.param(1, marks=[mark.rule("A"), mark.rule("B")])]', id="parameter"),
    ],
)
def test_marks_are_read_wherever_pytest_reads_them(text: str) -> None:
    assert marks_in(text, "test_it.py") == ({"A", "B"}, ())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        pytest.param("test_it.py", '@pytest.mark.rule("A")\ndef helper(): ...', id="on a helper"),
        pytest.param(
            "test_it.py", 'class Machine:\n    @pytest.mark.rule("A")\n    def test(self): ...', id="no test class"
        ),
        pytest.param("test_it.py", "@pytest.mark.rule\ndef test_it(): ...", id="not called"),
        pytest.param("test_it.py", "@pytest.mark.rule()\ndef test_it(): ...", id="without an id"),
        pytest.param("test_it.py", '@pytest.mark.rule("A", B)\ndef test_it(): ...', id="id in a variable"),
        pytest.param("test_it.py", "rule = pytest.mark.rule", id="under another name"),
        pytest.param("helpers.py", '@pytest.mark.rule("A")\ndef test_it(): ...', id="file not collected"),
    ],
)
def test_a_mark_that_would_count_for_nothing_is_reported(name: str, text: str) -> None:
    ids, stray = marks_in(text, name)

    assert ids == set()
    assert len(stray) == 1
