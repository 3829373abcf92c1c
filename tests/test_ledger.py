"""Every rule has a test: the gate that compares the ledgers with the marks, and the tests of the gate."""

import pytest

from tests.support.ledger import known_ids, ledgers, marks_in, marks_of_all_tests


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
