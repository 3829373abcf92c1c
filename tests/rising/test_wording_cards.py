"""What stands on every card of the shipped set, in English sentences that are made of what the card does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from .table import shipped

DASHBOARD = "As an Unknown Monster of the dashboard, when the Elder One advances:"
FLIPPED = "Flipped, from space 13 of the sanity track on:"
INVESTIGATORS = """
lord-adam-benchley: Marksman, Toughness and Fueled by Madness.
ahmed-yasin: Stealth, Arcane Mastery and Healing Prayer.
borden: Swiftness, Stealth and Savage.
elizabeth-ives: Marksman, Stealth and Lucky.
fatima-safar: Arcane Mastery, Swiftness and Read the Omens.
sgt-ian-welles: Brawling, Swiftness and Vengeance Obsession.
john-morgan: Swiftness, Toughness and Protector.
rasputin: Arcane Mastery, Brawling and Unkillable.
sister-beth: Brawling, Toughness and High Strung.
the-kid: Marksman, Arcane Mastery and Gate Manipulation.
"""
PARTS = """
head: Health 6.
left-arm: Health 4.
right-arm: Health 4.
left-leg: Health 3.
right-leg: Health 3.
"""
ENEMIES = """
cultist: Health 2. Attacks with 2 green dice. 10 figures; each leaves 1 Energy when it dies.
rlyeh-spawn: Health 6. Attacks with 3 black dice. 1 figure; it leaves 3 Energy when it dies. When it attacks and when \
it is attacked, 1 tentacle is added to the roll.
"""
MONSTERS = """
fire-vampire: Health 4. Attacks with 2 black dice and 1 green die. 2 figures; each leaves 2 Energy when it dies. \
Before it attacks, 1 Fire token is put in its space. {DASHBOARD} 1 Fire token is put at each Gate.
byakhee: Health 3. Attacks with 1 black die and 2 green dice. 2 figures; each leaves 2 Energy when it dies. When it \
attacks, each elder sign counts as a success as well. {DASHBOARD} summon another of its kind at a Gate drawn at \
random.
deep-one: Health 3. Attacks with 1 black die and 1 green die. 5 figures; each leaves 1 Energy when it dies. \
{DASHBOARD} summon 2 others of its kind at the Blue Gate.
ghoul: Health 3. Attacks with 1 black die and 1 green die. 5 figures; each leaves 1 Energy when it dies. Whoever \
attacks it takes 1 stress. {DASHBOARD} summon another of its kind at a Gate drawn at random.
ghast: Health 3. Attacks with 2 black dice. 5 figures; each leaves 1 Energy when it dies. {DASHBOARD} summon another \
of its kind at a Gate drawn at random, then every monster moves up to 1 space towards you.
serpent-man: Health 3. Attacks with 1 black die and 1 green die. 5 figures; each leaves 1 Energy when it dies. When it \
attacks, each elder sign counts as a success as well. {DASHBOARD} every investigator takes 1 stress.
hunting-horror: Health 5. Attacks with 2 black dice and 1 green die. 2 figures; each leaves 2 Energy when it dies. \
When it attacks, 1 tentacle is added to the roll. {DASHBOARD} every monster moves up to 3 spaces towards you.
fisher-from-outside: Health 3. Attacks with 1 black die and 2 green dice. 2 figures; each leaves 2 Energy when it \
dies. Whoever attacks it takes 1 stress for each elder sign of the roll. {DASHBOARD} you lose 1 Energy, then summon \
another of its kind at a Gate drawn at random.
gyaa-yothn: Health 5. Attacks with 2 black dice. 2 figures; each leaves 2 Energy when it dies. {DASHBOARD} summon a \
Cultist at a Gate drawn at random, then summon another of its kind at a Gate drawn at random.
gug: Health 6. Attacks with 2 black dice and 2 green dice. 2 figures; each leaves 2 Energy when it dies. {DASHBOARD} \
every investigator in your space takes 1 wound.
shoggoth: Health 8. Attacks with 3 black dice and 1 green die. 1 figure; it leaves 3 Energy when it dies. Whoever \
attacks it takes 1 stress. {DASHBOARD} summon another of its kind at a Gate drawn at random, then every investigator \
on the ground loses 1 sanity.
chthonian: Health 7. Attacks with 3 black dice. 1 figure; it leaves 3 Energy when it dies. When it dies, 1 Fire token \
is put in your space. {DASHBOARD} summon another of its kind at a Gate drawn at random, then every investigator on a \
body part takes 1 stress; what does not fit is taken as wounds.
the-unnamable: Health 6. Attacks with 2 black dice and 2 green dice. 1 figure; it leaves 3 Energy when it dies. When \
it is attacked, 1 tentacle is added to the roll. {DASHBOARD} summon another of its kind at a Gate drawn at random, \
then every investigator loses 1 sanity.
dhole: Health 8. Attacks with 2 black dice and 2 green dice. 1 figure; it leaves 3 Energy when it dies. When it dies, \
you heal 2 stress. {DASHBOARD} summon another of its kind at a Gate drawn at random, then every Cultist and monster \
moves up to 1 space towards you.
zoog: Health 2. Attacks with 1 black die. 4 figures; each leaves 1 Energy when it dies. When it is set up: summon \
another of its kind at a Gate drawn at random. {DASHBOARD} summon another of its kind at each Gate.
"""
EXPERTS = """
cult-zealot: Health 3. Attacks with 3 green dice. 2 figures; each leaves 1 Energy when it dies.
cult-torchbearer: Health 2. Attacks with 2 green dice. 2 figures; each leaves 1 Energy when it dies. Before it \
attacks, 1 Fire token is put in its space.
cult-chanter: Health 2. Attacks with 1 black die and 1 green die. 2 figures; each leaves 1 Energy when it dies. When \
it dies, you lose 1 sanity.
"""
CTHULHU = """
cthulhu: Attacks with 3 black dice and 2 green dice. When it is attacked, 1 tentacle is added to the roll. When the \
Elder One advances: every investigator on a body part loses 1 sanity, then, if the R'lyeh Spawn is on the map, the \
R'lyeh Spawn moves up to 2 spaces towards you; otherwise summon the R'lyeh Spawn at a Gate drawn at random. At the end \
of every turn: if you are on a body part, you lose 1 sanity.
"""
EPISODE = """
rlyeh-rising: The investigators begin at the Yellow Gate. The first enemies: the Left Monster at the Red Gate, the \
Right Monster at the Blue Gate, a Cultist at the Red Gate, a Cultist at the Blue Gate, a Cultist at the Moon Vortex \
and a Cultist at the Night Vortex. There are 8 Fire tokens for the map. When the Elder One advances: if a body part is \
Vulnerable, you choose one: (1) the card of a Vulnerable body part that the active player chooses comes off and goes \
back to the active investigator; (2) pay 2 Energy; (3) pay 2 wounds. Then a Discovery token is put at a Gate drawn at \
random, unless one lies there.
"""
MYTHOS = """
the-ring-closes: Bears a summoning symbol. Every Cultist moves up to 1 space towards you. Summon a Cultist at the Red \
Gate and a Cultist at the Blue Gate.
the-left-hand-opens: Bears a summoning symbol. You lose 1 sanity. Summon the Left Monster at the Red Gate.
the-right-hand-opens: You take 2 stress; what does not fit is taken as wounds. Summon the \
Right Monster at the Blue Gate.
out-of-the-green-deep: Bears a summoning symbol. The R'lyeh Spawn moves up to 3 spaces towards you. Summon the R'lyeh \
Spawn at the Yellow Gate.
closing-like-water: The body part with the most wounds heals 1 wound. All Fire at the Final Vortex is \
removed.
the-mountain-shifts: Bears a summoning symbol. Every investigator on a body part takes 1 wound. Every investigator on \
the ground takes 1 stress.
torches-below: Bears a summoning symbol. 1 Fire token is put in your space. Summon the Left Monster at the Blue Gate.
the-hand-descends: Every investigator on a body part is attacked by it. If you are on the ground, you lose 1 sanity.
a-voice-between-the-waves: You choose one: (1) you lose 2 sanity; (2) pay 2 stress; (3) pay 1 Energy. Every monster \
moves up to 1 space towards you. Summon the Right Monster at the Red Gate.
the-long-procession: Summon a Cultist at the Red Gate, a Cultist at the Yellow Gate and a Cultist at the Blue Gate.
strangers-at-the-gate: The nearest monster moves up to 3 spaces towards you. Summon a Cultist at a Gate drawn at \
random. Then draw another Mythos card.
the-unlit-star: You make a roll for 2 successes; with 2 or more, 1 Energy token is put in your space; with fewer, \
every investigator in your space loses 1 sanity. Then draw another Mythos card.
walls-without-corners: You are moved up to 2 spaces towards the North Vortex. Every other investigator takes 1 stress. \
Then draw another Mythos card.
echo-of-nothing: The nearest Cultist is placed in your space. You discard 1 Discovery card of your choice. Then draw \
another Mythos card.
"""
DISCOVERY = """
drowned-litany: You lose 1 sanity. Left: Condition, claimed for 1 stress. Incantation: for 2 Energy, attach this card \
to the Left Leg. Right: Item, claimed for 2 stress. You roll 1 more green die when you attack a body part.
carved-shinbone: 1 Energy token is put in your space. Left: Companion with 2 health, claimed for 2 stress. You have 1 \
more level of Brawling. Right: Condition, claimed for 1 stress. Incantation: for 2 Energy, attach this card to the \
Left Leg.
tide-marked-stone: Summon a Cultist in your space. Left: Condition, claimed for 1 stress. Incantation: for 2 Energy, \
attach this card to the Right Leg. Right: Item, claimed for 1 stress. Your Runs go 1 space further.
hymn-of-the-builders: If there is no other investigator in your space, you lose 1 sanity. Left: Condition, claimed for \
2 stress. Incantation: for 3 Energy, attach this card to the Head. Right: Condition, claimed for 1 stress. \
Incantation: for 2 Energy, attach this card to the Right Leg.
left-handed-seal: You heal 1 stress. Left: Condition, claimed for 1 stress. Incantation: for 3 Energy, attach this \
card to the Left Arm. Right: Item, claimed for 2 stress. You take 1 fewer wound when an enemy attacks you.
knotted-net: You take 1 stress. Left: Companion with 1 health, claimed for 1 stress. Once in your turn, at any time, \
for 1 stress: an investigator of your choice in your space heals 1 wound. Right: Condition, claimed for 1 stress. \
Incantation: for 3 Energy, attach this card to the Left Arm.
anchor-and-chain: Left: Item, claimed for 1 stress. Your Climbs go 1 space further. Right: Condition, claimed for 1 \
wound. Incantation: for 3 Energy, attach this card to the Right Arm.
shattered-idol: 1 Fire token is put in your space. Left: Condition, claimed for 1 stress. Incantation: for 3 Energy, \
attach this card to the Right Arm. Right: Condition, claimed for 2 stress. Incantation: for 3 Energy, attach this card \
to the Head.
chart-of-wrong-stars: You make a roll for 2 successes; with 2 or more, 2 Energy tokens are put in your space; with \
fewer, you take 1 stress. Left: Condition, claimed for 2 stress. Incantation: for 3 Energy, attach this card to the \
Head. Right: Item, claimed for 2 stress. You have 1 free reroll on every roll, including those against you.
the-calling: Every investigator loses 1 sanity. Left: Companion with 3 health, claimed for 2 stress. You roll 1 more \
green die when you attack a Cultist. Right: Condition. At the end of each of your turns: you lose 1 sanity. \
Incantation: for 2 Energy, attach this card to the Head.
dream-of-the-high-priest: You choose one: (1) you lose 2 sanity; (2) pay 1 wound. Left: Item. As a free action, \
discarding this card: every investigator in your space heals 2 stress. Right: Condition, claimed for 1 stress. \
Incantation: for 3 Energy, attach this card to the Head.
twin-sigils: If the R'lyeh Spawn is on the map, the R'lyeh Spawn moves up to 2 spaces towards you; otherwise you take \
1 stress. Left: Condition, claimed for 1 stress. Incantation: for 3 Energy, attach this card to the Left Arm. Right: \
Condition, claimed for 1 stress. Incantation: for 3 Energy, attach this card to the Right Arm.
last-of-the-crew: Every investigator in your space heals 1 stress. Left: Companion with 3 health, claimed for 1 \
stress. You have 1 more level of Toughness. Right: Condition, claimed for 2 stress. Incantation: for 3 Energy, attach \
this card to the Head.
crate-of-powder: Left: Item, claimed for 1 stress. As an action, discarding this card: every enemy in your space, \
including Vulnerable body parts, takes 3 wounds, then you take 1 wound. Right: Item, claimed for 1 stress. You can \
attack from 1 space further away. You roll 1 more green die when you attack something that is not in your space.
ashes-in-a-ring: All Fire in your space is removed. One of the halves has to be claimed, if you can pay for one. Left: \
Item, claimed for 1 stress. As an action, once a turn, for 1 wound: a Discovery token is put in your space, unless one \
lies there. Right: Condition. Your Rests heal 1 less. You roll 1 more green die when you attack. Once in your turn, at \
any time, for 1 Energy: this card moves to the other side of your board.
"""
RELICS = """
black-glass-eye: You can attack from 1 space further away. {FLIPPED} You can attack from 1 space further away. You \
roll 1 more green die when you attack something that is not in your space.
salt-crown: You have 1 free reroll on every roll of your own. {FLIPPED} You have 2 free rerolls on every roll of your \
own.
skin-of-scales: You take 1 fewer wound when you roll for Fire. {FLIPPED} You take 1 fewer wound from any source.
hollow-bell: As an action, once a turn: every investigator in your space heals 1 stress. {FLIPPED} As a free action, \
once a turn: every investigator in your space heals 2 stress.
hooked-dagger: You roll 1 more green die when you attack a Cultist. {FLIPPED} When you attack something in your space \
and deal it a wound, it takes 1 more.
stair-of-bone: Your Climbs go 1 space further. {FLIPPED} Your Climbs go 2 spaces further. You roll 1 more green die \
when you attack a body part.
leaden-sandals: Your Runs are 1 space shorter. You roll 1 more green die when you attack a monster. {FLIPPED} You roll \
2 more green dice when you attack a monster.
phial-of-dusk: Your Rests heal 1 more. {FLIPPED} Your Rests heal 2 more.
breathing-stone: Once in your turn, at any time, for 2 stress: 1 Energy token is put in your space. {FLIPPED} Once in \
your turn, at any time, for 2 stress: 2 Energy tokens are put in your space.
lantern-of-the-drowned: You have 1 more level of Arcane Mastery. {FLIPPED} You have 1 more level of Arcane Mastery. \
You lose 1 less sanity when an enemy attacks you.
door-without-hinges: As an action, once a turn, for 2 stress: you are placed at a Gate that the active player chooses. \
{FLIPPED} As an action, once a turn, for 1 stress: you are placed in a space on the ground that the active player \
chooses.
the-quiet-hand: You have 1 more level of Stealth. {FLIPPED} You have 1 more level of Stealth. Once in your turn, at \
any time, for 1 stress: an enemy of your choice at most 1 space away, which can be a Vulnerable body part, takes 1 \
wound.
"""


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("investigators", INVESTIGATORS),
        ("enemies", ENEMIES),
        ("monsters", MONSTERS),
        ("experts", EXPERTS),
        ("cthulhu", CTHULHU),
        ("parts", PARTS),
        ("episode", EPISODE),
        ("mythos", MYTHOS),
        ("discovery", DISCOVERY),
        ("relics", RELICS),
    ],
)
def test_every_card_of_the_shipped_set(table: str, expected: str) -> None:
    entries: Sequence[Any] = getattr(shipped(), table)

    said = expected.format(DASHBOARD=DASHBOARD, FLIPPED=FLIPPED).split("\n")[1:-1]

    assert said == [f"{one.id}: {shipped().words(one)}" for one in entries]


def test_every_space_says_with_which_spaces_it_is_linked_and_whether_a_token_lies_there() -> None:
    said = {one.id.value: shipped().words(one) for one in shipped().spaces}

    assert said["yellow-gate"] == "Linked with the Night Vortex. A Discovery token lies here at the start."
    assert said["final-vortex"] == "Linked with the Yellow Gate, the Left Leg and the Right Leg."
    assert said["head"] == "", "its links are told of the arms"
    assert len([words for words in said.values() if words]) == 13
