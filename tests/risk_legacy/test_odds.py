"""Odds against simulation by exact enumeration, and against known figures (RL-11.3)."""

from fractions import Fraction
from itertools import product

import pytest

from engines.core.text import text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.rules.approach import Approach, approach
from engines.risk_legacy.rules.combat import PLAIN, Modifiers
from engines.risk_legacy.rules.odds import MANY, ONE, conquest, expected, outcomes, percent
from engines.risk_legacy.words.land import enemies, within_reach
from tests.risk_legacy import slowly
from tests.risk_legacy.arrange import scene

SUBJECT = [
    PLAIN,
    Modifiers(highest=1),
    Modifiers(highest=-1, lowest=-1),
    Modifiers(each=1),
    Modifiers(overrun=True),
    Modifiers(highest=-1, each=1, overrun=True),
]


@pytest.mark.parametrize(
    ("attack", "defence", "known"),
    [
        (3, 2, {(0, 2): 2890, (1, 1): 2611, (2, 0): 2275}),
        (2, 2, {(0, 2): 295, (1, 1): 420, (2, 0): 581}),
        (1, 2, {(0, 1): 55, (1, 0): 161}),
        (3, 1, {(0, 1): 855, (1, 0): 441}),
        (2, 1, {(0, 1): 125, (1, 0): 91}),
        (1, 1, {(0, 1): 15, (1, 0): 21}),
    ],
)
def test_known_figures(attack: int, defence: int, known: dict[tuple[int, int], int]) -> None:
    """Of 7776, 1296, 216 or 36 equally likely rolls."""
    found = {(mine, theirs): count for (mine, theirs, _), count in outcomes(attack, defence, PLAIN)}
    assert found == known


def test_what_an_overrun_costs() -> None:
    """RL-5.6.11, 11.7: three equal dice that take anybody take all ten; the dice alone take 8391 in 7776 rolls."""
    triples = [sum(throw > die for die in dice) for throw in range(1, 7) for dice in product(range(1, 7), repeat=2)]
    more = sum(10 - killed for killed in triples if killed)
    assert expected(3, 2, 10, Modifiers(overrun=True)) == (920, (8391 + more) * 1000 // 7776)
    assert expected(3, 2, 10, PLAIN) == (920, 1079)
    assert expected(3, 1, 1, Modifiers(overrun=True)) == expected(3, 1, 1, PLAIN)


@pytest.mark.parametrize(("by", "most"), [*((by, 2) for by in SUBJECT), (PLAIN, 1)], ids=str)
def test_conquest_by_enumeration(by: Modifiers, most: int) -> None:
    """RL-5.6.2, 5.9.2: rolls with ever fewer dice, floors included; whoever defends may throw one where there could be
    two."""
    for attackers, defenders, keep, dice in product((2, 3, 5), (1, 2, 3), (1, 3), (2, 3)):
        exact = slowly.conquest(attackers, defenders, keep, dice, by, most)
        found = Fraction(conquest(attackers, defenders, keep, dice, by, most), ONE)
        assert abs(found - exact) < Fraction(1, 10**7)


def test_never_certain() -> None:
    """Neither way, while there is a roll."""
    assert percent(40, 1, 1, 3, PLAIN) == percent(500, 1, 1, 3, PLAIN) == 99
    assert percent(2, 40, 1, 3, PLAIN) == percent(3, 500, 1, 3, PLAIN) == 1


@pytest.mark.parametrize("by", SUBJECT, ids=str)
def test_more_is_better(by: Modifiers) -> None:
    """Monotone: more attackers help, more defenders and a higher floor do not; beyond the scale too."""
    sizes = (*range(2, 12), 20, 38, 39, 40, 41, 42, 45, 60, 81)
    for defenders in (1, 2, 5, 20, 39, 41, 80):
        chances = [percent(attackers, defenders, 1, 3, by) for attackers in sizes]
        assert chances == sorted(chances)
    for attackers in (2, 5, 20, 39, 41, 80):
        chances = [percent(attackers, defenders, 1, 3, by) for defenders in sizes]
        assert chances == sorted(chances, reverse=True)
        chances = [percent(attackers, 5, keep, 3, by) for keep in range(1, attackers + 2)]
        assert chances == sorted(chances, reverse=True)


def test_a_small_memory() -> None:
    """Whatever is asked, armies beyond the scale are not remembered."""
    conquest.cache_clear()
    for attackers, defenders, keep in product((30, 300, 3000), (2, 200, 2000), (1, 2, 3, 8, 20)):
        percent(attackers, defenders, keep, 3, PLAIN)
    assert conquest.cache_info().currsize <= MANY * (MANY + 1) * 3


@pytest.mark.parametrize(
    ("troops", "recruits", "expected"),
    [
        ({"peru": (0, 3), "brazil": (1, 4)}, {1: 0}, (1, "brazil", 1, 3)),
        ({"peru": (0, 3), "brazil": (1, 4)}, {1: 5}, (1, "brazil", 1, 8)),
        ({"peru": (0, 3), "brazil": (0, 2), "north_africa": (1, 9)}, {1: 0}, (1, "north_africa", 2, 5)),
        ({"peru": (0, 3), "brazil": (2, 2), "north_africa": (1, 9)}, {1: 0, 2: 0}, (1, "north_africa", 2, 5)),
        ({"peru": (0, 3), "north_africa": (1, 9)}, {1: 0}, (1, "north_africa", 2, 7)),
        ({"peru": (0, 3), "venezuela": (0, 9), "central_america": (1, 9)}, {1: 0}, None),
        ({"peru": (0, 3), "brazil": (1, 1)}, {1: 0}, None),
        ({"peru": (0, 3), "brazil": (1, 9)}, {}, None),
    ],
)
def test_what_could_march_on_a_place_in_one_turn(
    troops: dict[str, tuple[int, int]], recruits: dict[int, int], expected: tuple[int, str, int, int] | None
) -> None:
    """RL-5.6, 5.5.1: by the cheapest way through what is not its own, one left at every step, one lost for every
    defender in the way."""
    found = approach(scene(troops=troops).state, recruits, NUMBER["peru"])
    wanted = expected and Approach(seat=expected[0], origin=NUMBER[expected[1]], steps=expected[2], troops=expected[3])
    assert found == wanted


def test_cards_count_for_who_could_reach_a_headquarters() -> None:
    """RL-5.4.3, 11.3: three coins trade for four troops beside the minimum of three; on the own page and beside moves
    alike."""
    play = scene(
        troops={"peru": (0, 3), "brazil": (1, 4)}, hqs={"peru": 0}, hands={1: "coin coin coin"}, phase="muster"
    )
    reach = within_reach(Approach(seat=1, origin=NUMBER["brazil"], steps=1, troops=10))
    page = GAME.presenter.own(play.match.view(0))
    assert page is not None
    assert any(reach in dict(line.args).values() for section in page.sections for line in section.lines)
    assert enemies(play.state, 0, NUMBER["peru"]) == text("dotted", left=text("near-enemies", count=4), right=reach)
