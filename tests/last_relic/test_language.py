"""How the boxes of a card are written: what can be said in them, and what is refused, with the reason."""

from __future__ import annotations

import pytest

from rlyeh_rules.last_relic.effects import (
    Aura,
    Box,
    Continuous,
    Effect,
    Faction,
    Icon,
    Need,
    Number,
    Row,
    Scope,
    Stat,
    Taken,
    Trigger,
    When,
    Where,
)
from rlyeh_rules.last_relic.language import ICONS, UnreadableBox, read_continuous, read_row

HER, CULT = Faction.ADVENTURER, Faction.CULT
ACTION, PERMANENT, ACTIVATION = Box.ACTION, Box.PERMANENT, Box.ACTIVATION
DEPLOYED, ELIMINATED = Box.DEPLOYED, Box.ELIMINATED

FUND, DRAW, MOVE = Effect(Icon.FUND), Effect(Icon.DRAW), Effect(Icon.MOVE)
CLUE, SHOT = Effect(Icon.CLUE, Where.HERS), Effect(Icon.SHOT, Where.HERS)


def hers(text: str) -> Row:
    """A row in the action box of an Adventurer card."""
    return read_row(text, HER, ACTION)


def its(text: str) -> Row:
    """A row among the activation icons of a Cultist."""
    return read_row(text, CULT, ACTIVATION)


def ways(row: Row) -> dict[str | None, tuple[Effect, ...]]:
    """What each way of a row does, by its letters."""
    return {choice: taken.effects for choice, taken in row.taken.items()}


def only(row: Row) -> Taken:
    """The only way of a row."""
    (taken,) = row.taken.values()
    return taken


# ------------------------------------------------------------------ rows


@pytest.mark.rule("LR-7.1.2")
def test_a_row_is_read_from_left_to_right() -> None:
    assert ways(hers("move clue  fund clue")) == {None: (MOVE, CLUE, FUND, CLUE)}


@pytest.mark.rule("LR-R29")
def test_a_slash_splits_the_whole_row() -> None:
    assert ways(hers("fund / clue clue / draw")) == {"a": (FUND,), "b": (CLUE, CLUE), "c": (DRAW,)}


@pytest.mark.rule("LR-R29")
@pytest.mark.parametrize("text", ["draw (fund / clue) move", "draw(fund/clue)move"])
def test_brackets_group_it_more_narrowly(text: str) -> None:
    assert ways(hers(text)) == {"a": (DRAW, FUND, MOVE), "b": (DRAW, CLUE, MOVE)}


@pytest.mark.rule("LR-R29")
def test_one_way_is_chosen_of_each_group() -> None:
    assert ways(hers("(fund / clue) (draw / move)")) == {
        "aa": (FUND, DRAW),
        "ab": (FUND, MOVE),
        "ba": (CLUE, DRAW),
        "bb": (CLUE, MOVE),
    }


@pytest.mark.rule("LR-R29")
def test_brackets_without_a_slash_leave_nothing_to_choose() -> None:
    assert ways(hers("draw (clue)")) == {None: (DRAW, CLUE)}


@pytest.mark.rule("LR-7.1.12", "LR-7.1.13")
def test_needs_stand_in_front_of_the_icons_that_need_them() -> None:
    row = hers("shot / [clue] shot shot / [3 cultists] clue")

    assert [taken.needs for taken in row.taken.values()] == [
        (),
        (Need(Stat.CLUE, 1),),
        (Need(Stat.CULTISTS, 3),),
    ]
    assert [taken.clues for taken in row.taken.values()] == [0, 1, 0]


@pytest.mark.rule("LR-7.1.13")
def test_needs_of_all_groups_are_needs_of_the_row() -> None:
    taken = hers("[clue] draw ([2 clues] [2 wounds] fund / move)").taken["a"]

    assert taken.needs == (Need(Stat.CLUE, 1), Need(Stat.CLUE, 2), Need(Stat.WOUNDS, 2))
    assert taken.clues == 3


@pytest.mark.parametrize(
    ("text", "need"),
    [
        ("[clue] fund", Need(Stat.CLUE, 1)),
        ("[2 clues] fund", Need(Stat.CLUE, 2)),
        ("[cultist] fund", Need(Stat.CULTISTS, 1)),
        ("[ 3  cultists ] fund", Need(Stat.CULTISTS, 3)),
        ("[1 wound] fund", Need(Stat.WOUNDS, 1)),
        ("[2 madness] fund", Need(Stat.MADNESS, 2)),
        ("[4 damage] fund", Need(Stat.DAMAGE, 4)),
    ],
)
def test_what_can_be_needed(text: str, need: Need) -> None:
    assert only(hers(text)).needs == (need,)


@pytest.mark.rule("LR-10.3")
def test_cult_cards_may_look_at_the_damage_of_the_adventurer() -> None:
    assert its("mark / [2 wounds] wound wound").taken["b"].needs == (Need(Stat.WOUNDS, 2),)


@pytest.mark.rule("LR-7.1.14", "LR-10.3")
@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("X.fund", Number.X),
        ("wounds.fund", Number.WOUNDS),
        ("madness.fund", Number.MADNESS),
        ("damage.fund", Number.DAMAGE),
    ],
)
def test_an_icon_may_say_how_often_it_is_produced(text: str, times: Number) -> None:
    assert only(its(text)).effects == (Effect(Icon.FUND, times=times),)


@pytest.mark.rule("LR-5.2.5", "LR-5.2.6")
def test_an_icon_may_say_where_it_applies() -> None:
    assert only(hers("X.clue@chosen")).effects == (Effect(Icon.CLUE, Where.CHOSEN, Number.X),)
    assert only(its("mark@every wound@anywhere")).effects == (
        Effect(Icon.MARK, Where.EVERY),
        Effect(Icon.WOUND, Where.ANYWHERE),
    )


@pytest.mark.rule("LR-5.2.5", "LR-5.2.6")
def test_without_a_word_it_applies_where_the_cultist_stands_or_the_adventurer() -> None:
    assert only(its("mark wound remove-clue")).effects == (
        Effect(Icon.MARK, Where.HERE),
        Effect(Icon.WOUND, Where.HERE),
        Effect(Icon.REMOVE_CLUE, Where.HERE),
    )
    assert only(hers("clue eliminate")).effects == (CLUE, Effect(Icon.ELIMINATE, Where.HERS))


def test_an_icon_that_needs_no_place_has_none() -> None:
    assert only(its("fund draw exposure-back shift relic")).effects == tuple(
        Effect(icon) for icon in (Icon.FUND, Icon.DRAW, Icon.EXPOSURE_BACK, Icon.SHIFT, Icon.RELIC)
    )


@pytest.mark.rule("LR-7.4.1")
@pytest.mark.parametrize("box", [ACTION, Box.ABILITY])
def test_cards_and_abilities_of_the_adventurer_are_written_alike(box: Box) -> None:
    assert ways(read_row("heal-wound / X.clue", HER, box)) == ways(hers("heal-wound / X.clue"))


@pytest.mark.parametrize(("faction", "icon"), [(faction, icon) for faction in Faction for icon in ICONS[faction]])
def test_each_faction_has_its_icons(faction: Faction, icon: Icon) -> None:
    box = ACTION if faction is HER or icon is Icon.RETURN else ACTIVATION

    assert [effect.icon for effect in only(read_row(icon, faction, box)).effects] == [icon]


def test_every_icon_is_somebodys() -> None:
    assert {icon for icons in ICONS.values() for icon in icons} == set(Icon)


# ------------------------------------------------------------------ rows that are refused


def refused(text: str, faction: Faction, box: Box) -> str:
    """Why a row cannot stand in a box."""
    with pytest.raises(UnreadableBox) as caught:
        read_row(text, faction, box)
    return str(caught.value)


@pytest.mark.rule("LR-R11")
@pytest.mark.parametrize(
    ("icon", "places"),
    [
        ("mark", "mark@hers, mark@chosen, mark@every"),
        ("wound", "wound@hers, wound@chosen, wound@every, wound@anywhere"),
        ("madness", "madness@hers, madness@chosen, madness@every, madness@anywhere"),
        ("remove-clue", "remove-clue@hers, remove-clue@chosen, remove-clue@every"),
        ("eliminate", "eliminate@hers, eliminate@chosen"),
        ("discard", "discard@hers, discard@chosen"),
    ],
)
def test_a_card_played_from_hand_stands_at_no_location_and_must_say_where(icon: str, places: str) -> None:
    why = f"{icon} must say where, since the card stands at no Location: {places} (LR-R11)"

    assert refused(f"fund {icon}", CULT, ACTION) == why
    for place in places.split(", "):
        assert only(read_row(place, CULT, ACTION)).effects[0].icon == icon


@pytest.mark.rule("LR-R11")
def test_a_permanent_card_stands_at_no_location_either() -> None:
    with pytest.raises(UnreadableBox, match=r"^mark must say where, .*: mark@hers, mark@chosen, .* \(LR-R11\)$"):
        read_continuous("when steal: mark", CULT, PERMANENT)

    assert read_continuous("when steal: mark@hers", CULT, PERMANENT).triggers[0].effects == (
        Effect(Icon.MARK, Where.HERS),
    )


@pytest.mark.rule("LR-R11")
@pytest.mark.parametrize(
    ("text", "faction", "box", "why"),
    [
        ("mark@here", CULT, ACTION, "mark cannot be @here in this box: it can be @hers, @chosen, @every (LR-R11)"),
        (
            "mark@anywhere",
            CULT,
            ACTIVATION,
            "mark cannot be @anywhere in this box: it can be @here, @hers, @chosen, @every (LR-R11)",
        ),
        ("clue@every", HER, ACTION, "clue cannot be @every in this box: it can be @hers, @chosen (LR-R11)"),
        ("fund@hers", HER, ACTION, "fund cannot be @hers in this box: it needs no place (LR-R11)"),
        ("mark@choosen", CULT, ACTION, "there is no place 'choosen'; did you mean chosen?"),
        ("mark@x", CULT, ACTION, "there is no place 'x'; there are here, hers, chosen, every, anywhere"),
    ],
)
def test_an_icon_applies_only_where_it_can(text: str, faction: Faction, box: Box, why: str) -> None:
    assert refused(text, faction, box) == why


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("cleu", "there is no icon 'cleu'; did you mean clue?"),
        ("clue?", "'clue?' is no icon; write icons with a space between them: 'fund draw'"),
        ("clue, fund", "'clue,' is no icon; write icons with a space between them: 'fund draw'"),
        ("2.clue", "'2.clue' is no icon; write clue as often as it is printed"),
        ("Y.clue", "there is no number 'Y'; there are X, wounds, madness, damage"),
        ("wound.clue", "there is no number 'wound'; did you mean wounds?"),
        (" ", "there is no icon in it"),
        ("fund /", "there is a way without an icon"),
        ("/", "there is a way without an icon"),
        ("draw ()", "there is a way without an icon"),
        ("[clue]", "there is a way without an icon"),
        ("draw (fund / clue", "a bracket is not closed"),
        ("draw fund / clue)", "')' has nothing to do here"),
        ("draw / (fund / clue)", "'(' has nothing to do here: a way to choose has no brackets in it"),
        ("(draw / (fund / clue))", "'(' has nothing to do here: a way to choose has no brackets in it"),
        ("(fund / clue) " * 80, "there are 1,120 characters in it; there can be 1,000"),
        ("fund / [clue draw", "'[' has nothing to do here"),
        ("fund [clue] draw", "[clue] must stand in front of the icons that need it (LR-R31)"),
        ("[] draw", "[] is no need; write [clue] or [3 cultists]"),
        ("[three cultists] draw", "[three cultists] is no need; write [clue] or [3 cultists]"),
        ("[0 cultists] draw", "[0 cultists] needs nothing; the number is 1 at least"),
        ("[0 wounds] draw", "[0 wounds] needs nothing; the number is 1 at least"),
        ("[0 clues] draw", "[0 clues] needs nothing; the number is 1 at least"),
        ("[0 funds] draw", "[0 funds] is no need; needed can be clue, cultists, wounds, madness, damage"),
        ("[2 funds] draw", "[2 funds] is no need; needed can be clue, cultists, wounds, madness, damage"),
        ("/".join(["fund"] * 9), "there are 9 ways to choose among; there can be 8"),
    ],
)
def test_what_is_no_row_is_refused(text: str, why: str) -> None:
    assert refused(text, HER, ACTION) == why


@pytest.mark.rule("LR-5.1.1")
@pytest.mark.parametrize("number", Number)
@pytest.mark.parametrize("faction", Faction)
def test_a_card_goes_back_to_its_deck_once(faction: Faction, number: Number) -> None:
    assert refused(f"fund {number}.return", faction, ACTION) == "a card goes back to its deck once (LR-5.1.1)"
    assert read_row("return", faction, ACTION).taken[None].effects == (Effect(Icon.RETURN),)


def test_an_icon_that_resembles_none_is_told_all_there_are() -> None:
    why = refused("x", HER, ACTION)

    assert why == f"there is no icon 'x'; there are {', '.join(Icon)}"


@pytest.mark.parametrize(
    ("icon", "faction", "why"),
    [
        ("mark", HER, "mark is no icon of the Adventurer (LR-7.1.4 to LR-7.1.9)"),
        ("relic", HER, "relic is no icon of the Adventurer (LR-7.1.4 to LR-7.1.9)"),
        ("clue", CULT, "clue is no icon of the Cult (LR-8.2.3 to LR-8.2.6)"),
        ("heal-wound", CULT, "heal-wound is no icon of the Cult (LR-8.2.3 to LR-8.2.6)"),
    ],
)
def test_an_icon_of_the_other_faction_is_refused(icon: str, faction: Faction, why: str) -> None:
    assert refused(icon, faction, ACTION) == why


@pytest.mark.rule("LR-5.2.4")
def test_no_cult_card_costs_clues() -> None:
    assert refused("[clue] fund", CULT, ACTIVATION) == "only the Adventurer discards Clues (LR-5.2.4)"


@pytest.mark.rule("LR-7.1.10")
@pytest.mark.parametrize("text", ["fund / draw", "draw (fund / mark)", "[2 wounds] fund"])
def test_what_follows_an_elimination_is_no_choice(text: str) -> None:
    why = "what happens when a Cultist is eliminated has no '/' and no needs (LR-7.1.10)"

    assert refused(text, CULT, ELIMINATED) == why


@pytest.mark.rule("LR-R35")
def test_what_follows_an_elimination_may_name_a_target() -> None:
    row = read_row("wound eliminate@chosen recover", CULT, ELIMINATED)

    assert only(row).effects == (
        Effect(Icon.WOUND, Where.HERE),
        Effect(Icon.ELIMINATE, Where.CHOSEN),
        Effect(Icon.RECOVER),
    )


@pytest.mark.rule("LR-5.1.1")
@pytest.mark.parametrize(("faction", "box"), [(CULT, ACTIVATION), (CULT, ELIMINATED), (HER, Box.ABILITY)])
def test_only_a_card_played_from_hand_returns_to_the_deck(faction: Faction, box: Box) -> None:
    assert refused("return", faction, box) == "return is for a card that is played from hand (LR-5.1.1)"


@pytest.mark.rule("LR-R20")
@pytest.mark.parametrize("text", ["return draw", "fund return clue", "draw (return / fund)  draw", "return return"])
def test_a_card_goes_back_to_its_deck_after_all_else(text: str) -> None:
    """It is in no pile before its last icon is done; otherwise it could draw itself."""
    assert refused(text, HER, ACTION) == "return must stand last: a card is in no pile before its last icon (LR-R20)"


# ------------------------------------------------------------------ what goes on


@pytest.mark.rule("LR-5.3.1")
def test_a_permanent_card_changes_numbers_and_is_set_off() -> None:
    assert read_continuous("price -1; when steal: fund draw", HER, PERMANENT) == Continuous(
        (Aura(Stat.PRICE, -1, Scope.SELF),), (Trigger(When.STEAL, (FUND, DRAW)),)
    )


@pytest.mark.rule("LR-5.3.2")
def test_a_deployed_cultist_does_something_for_those_around_it() -> None:
    box = read_continuous("resistance +1 @others; cover @here; when arrive: wound; alert -1", CULT, DEPLOYED)

    assert box == Continuous(
        (
            Aura(Stat.RESISTANCE, 1, Scope.OTHERS),
            Aura(Stat.COVER, 0, Scope.HERE),
            Aura(Stat.ALERT, -1, Scope.SELF),
        ),
        (Trigger(When.ARRIVE, (Effect(Icon.WOUND, Where.HERE),)),),
    )


@pytest.mark.parametrize(
    ("text", "faction", "box", "scope"),
    [
        ("resistance +1", CULT, DEPLOYED, Scope.OTHERS),
        ("cover", CULT, DEPLOYED, Scope.OTHERS),
        ("cost -1", CULT, DEPLOYED, Scope.HERE),
        ("alert +1", CULT, DEPLOYED, Scope.SELF),
        ("resistance -1", HER, PERMANENT, Scope.ALL),
        ("cover", CULT, PERMANENT, Scope.ALL),
        ("cost +2", HER, PERMANENT, Scope.ALL),
        ("alert +1", HER, PERMANENT, Scope.ALL),
        ("price -1", CULT, PERMANENT, Scope.SELF),
    ],
)
def test_whom_it_concerns_where_nothing_is_said(text: str, faction: Faction, box: Box, scope: Scope) -> None:
    assert [aura.scope for aura in read_continuous(text, faction, box).auras] == [scope]


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize("when", list(When))
def test_everything_that_sets_something_off(when: When) -> None:
    assert read_continuous(f"when {when}: fund", CULT, DEPLOYED).triggers == (Trigger(when, (FUND,)),)


COLUMNS = ("text", "faction", "box", "why")
UNHEARD_OF = [
    ("", CULT, PERMANENT, "'' is no continuous effect; write 'resistance +1 @others' or 'when steal: fund'"),
    (
        "fund draw",
        CULT,
        DEPLOYED,
        "'fund draw' is no continuous effect; write 'resistance +1 @others' or 'when steal: fund'",
    ),
    (
        "price 1",
        HER,
        PERMANENT,
        "'price 1' is no continuous effect; write 'resistance +1 @others' or 'when steal: fund'",
    ),
    ("resistence +1", CULT, DEPLOYED, "there is no continuous effect 'resistence'; did you mean resistance?"),
    ("price -1", CULT, DEPLOYED, "price is nothing that a deployed box changes (LR-5.3.2)"),
    ("wounds +1", CULT, PERMANENT, "wounds is nothing that a permanent box changes (LR-5.3.2)"),
    ("price -1 @all", HER, PERMANENT, "price can be @self in a permanent box, not @all (LR-5.3.2)"),
    ("cost +1 @here", HER, PERMANENT, "cost can be @all, @hers in a permanent box, not @here (LR-5.3.2)"),
    ("cover @other", CULT, DEPLOYED, "there is no scope 'other'; did you mean others?"),
    ("resistance", CULT, DEPLOYED, "resistance needs a number, +1 or -1"),
    ("resistance +0", CULT, DEPLOYED, "resistance needs a number, +1 or -1"),
    ("cover +1", CULT, DEPLOYED, "cover has no number"),
]
SET_OFF = [
    ("when stael: fund", CULT, DEPLOYED, "there is no occasion 'stael'; did you mean steal?"),
    ("when steal: clue", CULT, DEPLOYED, "clue is no icon of the Cult (LR-8.2.3 to LR-8.2.6)"),
    ("when steal:", CULT, DEPLOYED, "there is no icon in it"),
    ("when steal: fund / draw", CULT, DEPLOYED, "what is set off has no '/' and no needs (LR-5.3.2)"),
    ("when steal: [clue] draw", HER, PERMANENT, "what is set off has no '/' and no needs (LR-5.3.2)"),
]


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize(COLUMNS, [*UNHEARD_OF, *SET_OFF])
def test_what_no_card_does_for_long_is_refused(text: str, faction: Faction, box: Box, why: str) -> None:
    with pytest.raises(UnreadableBox) as caught:
        read_continuous(text, faction, box)

    assert str(caught.value) == why


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize(
    ("icon", "faction"),
    [
        ("move", HER),
        ("shot", HER),
        ("eliminate", HER),
        ("discard", HER),
        ("recover", HER),
        ("clue@chosen", HER),
        ("mark@chosen", CULT),
        ("ready", CULT),
        ("shift", CULT),
        ("relic", CULT),
    ],
)
def test_nothing_that_is_set_off_asks_for_a_choice(icon: str, faction: Faction) -> None:
    with pytest.raises(UnreadableBox) as caught:
        read_continuous(f"when steal: fund {icon}", faction, PERMANENT)

    name = icon.partition("@")[0]
    assert str(caught.value) == f"{name} asks for a choice, which nothing that is set off does (LR-5.3.2)"


@pytest.mark.rule("LR-5.3.2")
@pytest.mark.parametrize("icon", ["wound", "madness@anywhere"])
def test_damage_sets_off_no_more_damage(icon: str) -> None:
    with pytest.raises(UnreadableBox) as caught:
        read_continuous(f"when damage: {icon}", CULT, DEPLOYED)

    name = icon.partition("@")[0]
    assert str(caught.value) == f"{name} cannot be set off by damage: it would have no end (LR-5.3.2)"
    assert read_continuous(f"when arrive: {icon}", CULT, DEPLOYED).triggers[0].when is When.ARRIVE


@pytest.mark.rule("LR-5.1.1")
def test_what_is_set_off_returns_no_card_to_the_deck() -> None:
    with pytest.raises(UnreadableBox, match=r"^return is for a card that is played from hand \(LR-5\.1\.1\)$"):
        read_continuous("when steal: return", HER, PERMANENT)


# ------------------------------------------------------------------ what has no room on a card


def test_there_are_no_more_ways_than_can_be_listed() -> None:
    two, eight = "(fund / clue)", "(fund / clue / draw / move / shot / exposure / heal-wound / heal-madness)"

    assert len(read_row(f"{two} (fund / clue / draw) (move / shot / exposure / draw)", HER, ACTION).taken) == 24
    assert refused(f"{eight} {two} {two}", HER, ACTION) == "there are 32 ways to take it; there can be 24"
    assert refused(" ".join([eight] * 9), HER, ACTION) == "there are 134,217,728 ways to take it; there can be 24"


def test_a_row_has_room_for_twelve_icons() -> None:
    assert len(read_row("fund " * 12, HER, ACTION).taken[None].effects) == 12
    assert refused("fund " * 13, HER, ACTION) == "there are 13 icons in a row; there can be 12"
    assert refused("fund " * 6 + "(clue / clue clue clue clue clue clue clue)", HER, ACTION) == (
        "there are 13 icons in a row; there can be 12"
    )


def test_a_box_has_room_for_six_continuous_effects() -> None:
    assert len(read_continuous("; ".join(["price -1"] * 6), HER, PERMANENT).auras) == 6
    with pytest.raises(UnreadableBox, match=r"^there are 7 continuous effects; there can be 6$"):
        read_continuous("; ".join(["price -1"] * 7), HER, PERMANENT)
