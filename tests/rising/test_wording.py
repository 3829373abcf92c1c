"""What stands on the cards in English: every effect, everything that lasts and every ability in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rlyeh_rules.kernel import Source, evolve, family
from rlyeh_rules.rising import (
    Choice,
    Cost,
    HalfFacts,
    HalfKind,
    Incantation,
    Insanity,
    InsanityFacts,
    Mythos,
    MythosFacts,
    Relic,
    RelicFacts,
    Skill,
    Space,
    Timing,
    Use,
)
from rlyeh_rules.rising.effects import (
    AddEnergy,
    AddFire,
    AddToken,
    AdvanceAtEnd,
    ChooseOne,
    CthulhuAttacks,
    CthulhuHeals,
    Detach,
    DiscardCards,
    DrawDiscovery,
    Effect,
    Heal,
    If,
    LoseEnergy,
    LoseSanity,
    MakeRoll,
    MoveFigures,
    MoveYou,
    PlaceFigure,
    PlaceYou,
    RemoveFire,
    ReturnFigure,
    Summon,
    TakeOtherSide,
    TakeStress,
    TakeWounds,
    WoundFigures,
)
from rlyeh_rules.rising.traits import (
    Ability,
    Armour,
    ClimbFurther,
    CostWhenAttacked,
    EldersAreSuccesses,
    ExtraActions,
    ExtraTentacles,
    ExtraWounds,
    FireOnAttack,
    FreeRerolls,
    GreenDice,
    MoreRange,
    OnDeath,
    RestMore,
    RunFurther,
    SkillLevel,
    Standing,
)
from rlyeh_rules.rising.vocabulary import Case, Figures, Name, When, Where, Who
from rlyeh_rules.rising.wording import can_do, choice_words, dice_in_words, does, holds, words

from .printed import enemy, find, quiet_cthulhu, quiet_episode

YOU, EVERYBODY = Who.YOU, Who.EVERYBODY
HERE, RED = Where.YOUR_SPACE, Where.RED_GATE
COMES_OFF = "the card of a Vulnerable body part that the active player chooses comes off and"

# ------------------------------------------------------------------ effects


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (LoseSanity(YOU), "you lose 1 sanity"),
        (LoseSanity(Who.HERE, 2), "every investigator in your space loses 2 sanity"),
        (LoseSanity(Who.OTHERS), "every other investigator loses 1 sanity"),
        (LoseSanity(EVERYBODY), "every investigator loses 1 sanity"),
        (LoseSanity(Who.ON_PARTS), "every investigator on a body part loses 1 sanity"),
        (LoseSanity(Who.ON_GROUND), "every investigator on the ground loses 1 sanity"),
        (LoseSanity(Who.BURNING), "every investigator in a space with Fire loses 1 sanity"),
        (LoseSanity(Who.ONE_HERE), "an investigator of your choice in your space loses 1 sanity"),
        (LoseSanity(Who.ONE), "an investigator of your choice loses 1 sanity"),
        (TakeStress(YOU, 2), "you take 2 stress"),
        (
            TakeStress(EVERYBODY, or_wounds=True),
            "every investigator takes 1 stress; what does not fit is taken as wounds",
        ),
        (TakeWounds(YOU), "you take 1 wound"),
        (TakeWounds(Who.OTHERS, 2), "every other investigator takes 2 wounds"),
        (Heal(YOU, stress=2), "you heal 2 stress"),
        (Heal(Who.ONE, wounds=1), "an investigator of your choice heals 1 wound"),
        (Heal(YOU, 1, 2), "you heal 1 stress and 2 wounds"),
        (Summon(Name.CULTIST, RED), "summon a Cultist at the Red Gate"),
        (Summon(Name.CULTIST, Where.EACH_GATE, 2), "summon 2 Cultists at each Gate"),
        (Summon(Name.LEFT, Where.RANDOM_GATE), "summon the Left Monster at a Gate drawn at random"),
        (Summon(Name.RIGHT, HERE, 2), "summon 2 figures of the Right Monster in your space"),
        (Summon(Name.SPAWN, Where.A_GATE), "summon the R'lyeh Spawn at a Gate that the active player chooses"),
        (Summon(Name.ITSELF, Where.BLUE_GATE, 2), "summon 2 others of its kind at the Blue Gate"),
        (MoveFigures(Figures.ENEMIES, 1), "every Cultist and monster moves up to 1 space towards you"),
        (
            MoveFigures(Figures.ONE, 2),
            "a Cultist or monster that the active player chooses moves up to 2 spaces towards you",
        ),
        (MoveFigures(Figures.SPAWN, 3), "the R'lyeh Spawn moves up to 3 spaces towards you"),
        (PlaceFigure(Figures.NEAREST_CULTIST), "the nearest Cultist is placed in your space"),
        (
            PlaceFigure(Figures.ONE, Where.A_SPACE),
            "a Cultist or monster of your choice is placed in a space on the ground that the active player chooses",
        ),
        (ReturnFigure(Figures.CULTISTS), "every Cultist in your space returns to its pool"),
        (ReturnFigure(Figures.NEAREST, here=False), "the nearest Cultist or monster returns to its pool"),
        (WoundFigures(Figures.ENEMIES), "every enemy in your space, including Vulnerable body parts, takes 1 wound"),
        (
            WoundFigures(Figures.ONE, 2, 1),
            "an enemy of your choice at most 1 space away, which can be a Vulnerable body part, takes 2 wounds",
        ),
        (WoundFigures(Figures.MONSTERS, 1, 2), "every monster at most 2 spaces away takes 1 wound"),
        (WoundFigures(Figures.NEAREST_MONSTER, 1, 2), "the nearest monster at most 2 spaces away takes 1 wound"),
        (MoveYou(YOU, 1, Space.HEAD), "you are moved up to 1 space towards the Head"),
        (MoveYou(EVERYBODY, 2, Space.RED_GATE), "every investigator is moved up to 2 spaces towards the Red Gate"),
        (PlaceYou(YOU, Where.FINAL_VORTEX), "you are placed at the Final Vortex"),
        (
            PlaceYou(Who.ONE_HERE, Where.A_GATE),
            "an investigator of your choice in your space is placed at a Gate that the active player chooses",
        ),
        (AddFire(HERE), "1 Fire token is put in your space"),
        (AddFire(Where.EACH_VORTEX, 2), "2 Fire tokens are put at each Vortex"),
        (RemoveFire(Where.EACH_GATE), "all Fire at each Gate is removed"),
        (AddToken(RED), "a Discovery token is put at the Red Gate, unless one lies there"),
        (AddEnergy(HERE, 2), "2 Energy tokens are put in your space"),
        (LoseEnergy(YOU), "you lose 1 Energy"),
        (CthulhuHeals(), "the body part with the most wounds heals 1 wound"),
        (CthulhuHeals(2, all=True), "every body part heals 2 wounds"),
        (
            Detach(),
            f"{COMES_OFF} goes back to the active investigator",
        ),
        (
            Detach(discard=True),
            f"{COMES_OFF} is discarded",
        ),
        (CthulhuAttacks(), "every investigator on a body part is attacked by it"),
        (DrawDiscovery(), "you draw 1 Discovery card"),
        (DrawDiscovery(2), "you draw 2 Discovery cards"),
        (DiscardCards(YOU), "you discard 1 Discovery card of your choice"),
        (DiscardCards(EVERYBODY, 2), "every investigator discards 2 Discovery cards of their choice"),
        (TakeOtherSide(), "this card moves to the other side of your board"),
        (
            AdvanceAtEnd(),
            "at the next Mythos discard check of this turn the Elder One advances, whatever lies there",
        ),
        (If(Case.ON_PART, (LoseSanity(YOU),)), "if you are on a body part, you lose 1 sanity"),
        (If(Case.SAFE, (), (LoseSanity(YOU),)), "unless your space is Safe, you lose 1 sanity"),
        (
            If(Case.ALONE, (LoseSanity(YOU), AddEnergy(HERE)), (Heal(YOU, 1),)),
            (
                "if there is no other investigator in your space, you lose 1 sanity, then 1 Energy token is put in "
                "your space; otherwise you heal 1 stress"
            ),
        ),
        (
            ChooseOne((Choice(), Choice(2, 1, 1), Choice(energy=2, effects=(Heal(YOU, 1),)))),
            (
                "you choose one: (1) nothing happens; (2) pay 2 stress, 1 wound and 1 Energy; (3) for 2 Energy, you "
                "heal 1 stress"
            ),
        ),
        (
            MakeRoll(1, (Heal(YOU, 1),), (LoseSanity(YOU),)),
            "you make a roll for 1 success; with 1 or more, you heal 1 stress; with none, you lose 1 sanity",
        ),
        (MakeRoll(3, (Heal(YOU, 1),)), "you make a roll for 3 successes; with 3 or more, you heal 1 stress"),
        (MakeRoll(2, (), (Heal(YOU, 1),)), "you make a roll for 2 successes; with fewer, you heal 1 stress"),
    ],
    ids=repr,
)
def test_each_effect(effect: Effect, said: str) -> None:
    assert does(effect) == said


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (Case.ON_GROUND, "you are on the ground"),
        (Case.SPAWN_ON_MAP, "the R'lyeh Spawn is on the map"),
        (Case.VULNERABLE_PART, "a body part is Vulnerable"),
        (Case.DESTROYED_PART, "a body part is destroyed"),
        (Case.HOLDING_ENERGY, "you hold Energy"),
        (Case.ON_THRESHOLD, "your sanity marker is on a threshold"),
    ],
)
def test_each_case(case: Case, said: str) -> None:
    assert does(If(case, (AdvanceAtEnd(),))).startswith(f"if {said}, at the next")


def test_everybody_every_enemy_and_every_place_has_words_of_its_own() -> None:
    for words_of, meant in (
        ([does(LoseSanity(who)) for who in Who], Who),
        ([does(ReturnFigure(figures)) for figures in Figures], Figures),
        ([does(WoundFigures(figures)) for figures in Figures], Figures),
        ([does(AddFire(where)) for where in Where], Where),
        ([does(Summon(name, RED)) for name in Name], Name),
        ([does(If(case, (AdvanceAtEnd(),))) for case in Case], Case),
        ([holds(FreeRerolls(1, when)) for when in When], When),
    ):
        assert len(set(words_of)) == len(meant)
        assert all("-" not in said for said in words_of), "no id is left in them"


def test_parts_of_an_effect_stand_in_brackets_where_something_follows() -> None:
    inner = If(Case.SAFE, (Heal(YOU, 1),), (LoseSanity(YOU),))

    assert does(If(Case.ON_GROUND, (inner, AddFire(HERE)))) == (
        "if you are on the ground, (if your space is Safe, you heal 1 stress; otherwise you lose 1 sanity), then 1 "
        "Fire token is put in your space"
    )
    assert words(quiet_cthulhu(advance=(inner, AddFire(HERE), inner))).endswith(
        "When the Elder One advances: if your space is Safe, you heal 1 stress; otherwise you lose 1 sanity. Then 1 "
        "Fire token is put in your space. Then, if your space is Safe, you heal 1 stress; otherwise you lose 1 sanity."
    ), "but after a colon it is sentences"
    assert choice_words(Choice(1, effects=(AddFire(HERE), inner))) == (
        "for 1 stress, 1 Fire token is put in your space, then, if your space is Safe, you heal 1 stress; otherwise "
        "you lose 1 sanity"
    )


# ------------------------------------------------------------------ what lasts, and abilities


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (GreenDice(), "you roll 1 more green die when you attack"),
        (GreenDice(2, When.OWN), "you roll 2 more green dice on every roll of your own"),
        (GreenDice(1, When.ATTACK_HERE), "you roll 1 more green die when you attack something in your space"),
        (
            GreenDice(1, When.ATTACK_AFAR),
            "you roll 1 more green die when you attack something that is not in your space",
        ),
        (GreenDice(1, When.ATTACK_PART), "you roll 1 more green die when you attack a body part"),
        (GreenDice(1, When.ATTACK_CULTIST), "you roll 1 more green die when you attack a Cultist"),
        (GreenDice(1, When.ATTACK_MONSTER), "you roll 1 more green die when you attack a monster"),
        (FreeRerolls(), "you have 1 free reroll on every roll, including those against you"),
        (FreeRerolls(2, When.ATTACKED), "you have 2 free rerolls when an enemy attacks you"),
        (FreeRerolls(2, When.FIRE), "you have 2 free rerolls when you roll for Fire"),
        (ExtraWounds(), "when you attack something and deal it a wound, it takes 1 more"),
        (ExtraWounds(2, When.ATTACK_MONSTER), "when you attack a monster and deal it a wound, it takes 2 more"),
        (Armour(1), "you take 1 fewer wound when an enemy attacks you"),
        (Armour(2, 1, When.ANY), "you take 2 fewer wounds and lose 1 less sanity from any source"),
        (Armour(0, 1, When.FIRE), "you lose 1 less sanity when you roll for Fire"),
        (MoreRange(), "you can attack from 1 space further away"),
        (RunFurther(2), "your Runs go 2 spaces further"),
        (RunFurther(-1), "your Runs are 1 space shorter"),
        (ClimbFurther(), "your Climbs go 1 space further"),
        (ExtraActions(), "you have 1 more action a turn"),
        (ExtraActions(-2), "you have 2 fewer actions a turn"),
        (RestMore(2), "your Rests heal 2 more"),
        (RestMore(-1), "your Rests heal 1 less"),
        (SkillLevel(Skill.FUELED_BY_MADNESS), "you have 1 more level of Fueled by Madness"),
    ],
    ids=repr,
)
def test_each_thing_that_lasts(rule: Standing, said: str) -> None:
    assert holds(rule) == said


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (FireOnAttack(), "before it attacks, 1 Fire token is put in its space"),
        (FireOnAttack(2), "before it attacks, 2 Fire tokens are put in its space"),
        (EldersAreSuccesses(), "when it attacks, each elder sign counts as a success as well"),
        (ExtraTentacles(), "when it attacks, 1 tentacle is added to the roll"),
        (ExtraTentacles(2, False, True), "when it is attacked, 2 tentacles are added to the roll"),
        (ExtraTentacles(1, True, True), "when it attacks and when it is attacked, 1 tentacle is added to the roll"),
        (CostWhenAttacked(True, 1), "whoever attacks it takes 1 stress for each elder sign of the roll"),
        (CostWhenAttacked(False, 1, 2), "whoever attacks it takes 1 stress and 2 wounds"),
        (
            OnDeath((Heal(YOU, 1), LoseSanity(EVERYBODY))),
            "when it dies, you heal 1 stress, then every investigator loses 1 sanity",
        ),
    ],
    ids=repr,
)
def test_each_ability(ability: Ability, said: str) -> None:
    assert can_do(ability) == said


def test_there_are_words_for_everything_that_can_stand_on_a_card() -> None:
    for spoken, base, count in ((does, Effect, 26), (holds, Standing, 10), (can_do, Ability, 5)):
        kinds = family(base)
        assert len(kinds) == count
        assert [kind.__name__ for kind in kinds if spoken.dispatch(kind) is spoken.dispatch(base)] == []


@pytest.mark.parametrize("spoken", [does, holds, can_do, words])
def test_what_is_nothing_of_the_kind_has_no_words(spoken: Callable[[object], str]) -> None:
    with pytest.raises(NotImplementedError):
        spoken(object())


# ------------------------------------------------------------------ cards of one's own


@pytest.mark.parametrize(
    ("black", "green", "said"),
    [(1, 0, "1 black die"), (0, 2, "2 green dice"), (2, 1, "2 black dice and 1 green die"), (0, 0, "no dice")],
)
def test_dice(black: int, green: int, said: str) -> None:
    assert dice_in_words(black, green) == said


def test_a_mythos_card_with_all_that_one_can_have() -> None:
    card = MythosFacts(Mythos("all"), True, Source.STAND_IN, effects=(LoseSanity(YOU), AddFire(HERE)), unknown=True)

    assert words(card) == (
        "Bears a summoning symbol. You lose 1 sanity. 1 Fire token is put in your space. Then draw another Mythos card."
    )
    assert words(MythosFacts(Mythos("none"), False, Source.STAND_IN)) == ""


def test_a_discovery_card_with_all_that_one_can_have() -> None:
    dear = Use((LoseSanity(YOU), AddFire(HERE)), Cost(1, 1, 1), Timing.ACTION, once=False)
    gone = Use((Heal(YOU, 1),), Cost(discard=True), Timing.FREE_ACTION)
    left = HalfFacts(HalfKind.COMPANION, Cost(1, 1), 2, (RestMore(1),), (dear, gone), (LoseSanity(YOU),))
    incantation = Incantation(Space.HEAD, 3, Timing.ACTION, (Space.RED_GATE, Space.LEFT_ARM))
    right = HalfFacts(HalfKind.CONDITION, incantation=incantation)

    assert words(find("all", left, right, Heal(YOU, 1), Heal(YOU, 2))) == (
        "You heal 1 stress. You heal 2 stress. Left: Companion with 2 health, claimed for 1 stress and 1 wound. "
        "Your Rests heal 1 more. As an action, for 1 stress, 1 wound and 1 Energy: you lose 1 sanity, then 1 Fire "
        "token is put in your space. As a free action, discarding this card: you heal 1 stress. "
        "At the end of each of your turns: you lose 1 sanity. "
        "Right: Condition. Incantation, as an action, at the Red Gate or on the Left Arm: for 3 Energy, attach this "
        "card to the Head."
    )


def test_a_relic_with_a_bare_back_and_enemies_with_bare_cards() -> None:
    relic = RelicFacts(Relic("bare"), (ExtraActions(1),), Source.STAND_IN, uses=(Use((Heal(YOU, 1),)),))

    assert words(relic) == "You have 1 more action a turn. Once in your turn, at any time: you heal 1 stress."
    assert words(enemy("gug", advance=())) == (
        "Health 6. Attacks with 2 black dice and 2 green dice. 2 figures; each leaves 2 Energy when it dies."
    )
    assert words(quiet_cthulhu()) == "Attacks with 3 black dice and 2 green dice."
    assert words(evolve(quiet_episode(), fire=1)).endswith(" There is 1 Fire token for the map.")
    assert words(quiet_episode()).endswith(" There are 8 Fire tokens for the map.")


@pytest.mark.parametrize("insanity", list(Insanity))
def test_an_insanity_card_says_what_its_symptoms_are(insanity: Insanity) -> None:
    said = words(InsanityFacts(insanity, Source.PUBLISHED))

    assert "Symptoms: " in said
    assert said.endswith(".")
