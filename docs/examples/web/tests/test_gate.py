"""The Gate of R'lyeh in five browsers."""

import pytest
from playwright.sync_api import Locator, expect

import rlyeh_rules as rr
from rlyeh_rules import gate

from .ahead import ahead, say
from .conftest import Sit
from .games import check_frames, play
from .looks import check_board
from .table import Made, Person, Server

NAMES = ["Ada", "Bram", "Clara", "Dirk", "Edith"]
WITH_VOTES = 66
"""In this game there is an accusation, the Necronomicon is consulted, and all four sigils are created."""


def test_five_people_play_a_whole_game_and_no_page_is_sent_a_secret(server: Server, sit: Sit) -> None:
    made = server.make("gate", NAMES, seed=WITH_VOTES)
    people = {seat: sit(made.link(seat)) for seat in range(len(NAMES))}
    looker = sit(made.link(None))
    on_board = play(made, people)
    assert made.match.state.is_over
    told = {type(event) for _, event in made.match.events(None)}
    assert {gate.events.Accused, gate.events.BookAsked, gate.events.VotesRevealed, gate.events.SigilCreated} <= told
    assert on_board > len(made.match.history) // 4, "the board itself can be played on"
    looker.sees(len(made.match.history))
    for seat, person in [*people.items(), (None, looker)]:
        check_frames(made, seat, person)
        assert all(nature_shown(person, at) == nature for at, nature in enumerate(natures(made)))


def natures(made: Made) -> list[str]:
    """What everybody is, which all see at the end, as the page calls it."""
    state = made.match.state
    assert isinstance(state, gate.State)
    return [
        (
            ("Discovered Cultist" if player.is_discovered else "Proven Investigator")
            if player.revealed is not None
            else state.text.name(str(player.nature))
        )
        for player in state.players
    ]


def nature_shown(person: Person, seat: int) -> str:
    return mat(person, seat).locator(".nature b").inner_text()


def mat(person: Person, seat: int) -> Locator:
    """What lies before a player."""
    return person.page.locator(f'section[aria-labelledby="mat-{seat}"]')


def slip(person: Person, name: str) -> Locator:
    return person.page.locator(".slip", has_text=name)


def test_ballots_lie_face_down_until_the_last_is_in_and_then_side_by_side(server: Server, sit: Sit) -> None:
    made = server.make("gate", NAMES, seed=1, options={"starting_player": 1, "start_hour": 6})
    say(made, "0: declare bokrug", "0: accuse 3", "3: speak", "0: vote yes")
    ada, bram, dirk = (sit(made.link(seat)) for seat in (0, 1, 3))
    for person in (ada, bram, dirk):
        expect(person.page.locator(".votes__about")).to_contain_text(
            "Is Dirk a Cultist? Asked by Ada. 3 Yes are needed."
        )
        expect(slip(person, "Ada")).to_contain_text("has voted")
        expect(slip(person, "Bram")).to_contain_text("has not voted")
        assert person.page.locator(".slip").count() == len(NAMES) - 1, "the accused has no vote"
    expect(slip(ada, "Ada")).to_contain_text("only you see: Yes")
    expect(slip(bram, "Ada")).not_to_contain_text("Yes")
    bram.page.get_by_role("button", name="Vote No").click()
    expect(slip(bram, "Bram")).to_contain_text("only you see: No")
    bram.page.get_by_role("button", name="Vote Yes").click()
    expect(slip(bram, "Bram")).to_contain_text("only you see: Yes")
    expect(slip(ada, "Bram")).to_contain_text("has voted")
    for line in ("1: vote no", "1: vote yes"):
        made.match.play(rr.parse_action(made.match.state, line))
    say(made, "2: vote yes", "4: vote no")
    for person in (ada, bram, dirk):
        expect(person.page.locator(".votes__about")).to_contain_text(
            "Last vote Is Dirk a Cultist? Asked by Ada. 3 Yes, 1 No"
        )
        shown = {
            name: slip(person, name).locator(".slip__word").inner_text() for name in ("Ada", "Bram", "Clara", "Edith")
        }
        assert shown == {"Ada": "Yes", "Bram": "Yes", "Clara": "Yes", "Edith": "No"}
        expect(mat(person, 3)).to_contain_text("Discovered Cultist")


@pytest.mark.parametrize(
    ("steps", "options"),
    [(3, {}), (40, {"artifacts": True, "equipment": True}), (70, {}), (100, {"gods_with_text": True})],
)
def test_what_a_card_counts_is_what_it_counts(server: Server, sit: Sit, steps: int, options: dict[str, object]) -> None:
    made = server.make("gate", NAMES, seed=6, options=options)
    ahead(made, lambda state: isinstance(state.decision, gate.AskTurn) and len(made.match.history) >= steps)
    state = made.match.state
    assert isinstance(state, gate.State)
    assert state.target is not None
    content = state.setup.content
    cards: list[gate.MythosFacts | gate.ArtifactFacts] = [*content.mythos, *content.artifacts]
    facts = {str(card.id): card for card in cards}
    for seat in {made.match.state.waiting_on[0], 0}:
        person = sit(made.link(seat))
        person.sees(len(made.match.history))
        expect(person.page.locator(".gate")).to_be_visible()
        lying = mat(person, seat).locator(".hand .mythos")
        shown = list(
            zip(
                lying.locator(".mythos__name").all_inner_texts(),
                lying.locator(".mythos__worth").all_text_contents(),
                strict=True,
            )
        )
        hand = [str(card) for card in state.players[seat].hand]
        assert shown == [
            (state.text.name(card), signed(gate.value(facts[card], state.target, state.direction))) for card in hand
        ]
        for sigil in gate.Sigil:
            god = person.page.locator(f".god--{sigil.value}")
            counts = signed(gate.value(facts[sigil.value], state.target, state.direction))
            expect(god.locator(".god__worth")).to_have_text(f"a card {counts}")
            expect(god.locator(".god__state")).to_have_text("✓ created" if sigil in state.created else "not created")


def signed(count: int) -> str:
    return f"counts {count:+}".replace("-", "\N{MINUS SIGN}") if count else "counts 0"


@pytest.mark.parametrize(
    ("players", "paranoia"),
    [(4, False), (5, False), (6, False), (7, False), (8, False), (5, True), (6, True), (7, True)],
)
def test_the_table_shows_how_many_cultists_there_are_how_late_it_is_and_what_a_majority_is(
    server: Server, sit: Sit, *, players: int, paranoia: bool
) -> None:
    made = server.make(
        "gate", [f"Seat {at}" for at in range(players)], seed=1, options={"paranoia": paranoia, "starting_player": 1}
    )
    person = sit(made.link(0))
    there = gate.natures_for(players, paranoia=paranoia)
    shown = person.page.locator(".natures b")
    expect(shown).to_have_text([str(count) for count in there.values()])
    assert isinstance(made.match.state, gate.State)
    clock = person.page.get_by_role("img", name=f"The clock shows {made.match.state.hour}: ")
    expect(clock).to_be_visible()
    expect(person.page.locator(".player")).to_have_count(players)
    say(made, "0: declare zhar", "0: consult")
    expect(person.page.locator(".votes__about")).to_contain_text(f"{gate.votes_needed(players)} Yes are needed.")


def test_the_own_role_is_plain_and_that_of_the_others_face_down(server: Server, sit: Sit) -> None:
    made = server.make("gate", NAMES, seed=1)
    state = made.match.state
    assert isinstance(state, gate.State)
    for seat in (0, 1, None):
        person = sit(made.link(seat))
        for at in state.seats:
            told = mat(person, at).locator(".nature")
            if at == seat:
                expect(told).to_contain_text(state.text.name(str(state.players[at].nature)))
                expect(told).to_contain_text("only you see this")
            else:
                expect(told).to_have_text("Secret Nature face down")
        mine = mat(person, 0).locator(".hand .mythos__name")
        hand = [state.text.name(str(card)) for card in state.players[0].hand]
        expect(mine).to_have_text(hand if seat == 0 else [])


def test_the_table_is_accessible_and_fits_a_phone_in_the_middle_of_a_vote(server: Server, sit: Sit) -> None:
    made = server.make("gate", NAMES, seed=8, options={"equipment": True, "artifacts": True})
    ahead(made, lambda state: isinstance(state.decision, gate.AskAccused | gate.AskBook))
    voter = made.match.state.waiting_on[0]
    say(made, str(made.match.state.legal_actions(voter)[0]))
    for width in (1366, 360):
        for dark in (False, True):
            for seat in (voter, None):
                person = sit(made.link(seat), width=width, height=800, dark=dark)
                person.sees(len(made.match.history))
                check_board(person, width)
                person.context.close()


def test_things_on_the_table_are_used_with_the_keyboard(server: Server, sit: Sit) -> None:
    made = server.make("gate", NAMES, seed=1, options={"starting_player": 1})
    ada = sit(made.link(0))
    ada.sees(0)
    board, page = ada.page.locator("#board"), ada.page
    board.get_by_role("button", name="Ada declares Bokrug the target.").focus()
    page.keyboard.press("Enter")
    ada.sees(1)
    expect(board.locator(".god--bokrug")).to_contain_text("target")
    deck = board.get_by_role("button", name="The mythos deck: 2 choices")
    deck.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog", name="The mythos deck")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(deck).to_be_focused()
    page.keyboard.press("Enter")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Tab")
    expect(menu.get_by_role("button", name="Ada gambles")).to_be_focused()
    page.keyboard.press("Enter")
    ada.sees(2)
    for line in ("0: declare bokrug", "0: gamble"):
        made.match.play(rr.parse_action(made.match.state, line))
    drawn = made.match.state.decision
    assert isinstance(drawn, gate.AskGamble)
    expect(board.locator(".moment .mythos__name")).to_have_text(
        [made.match.state.text.name(card) for card in drawn.cards]
    )
    check_frames(made, 0, ada)
