"""What is refused, and why: RY-5.2, 5.9, 5.24 and 5.28, with the worked example 9.24.

What is not on offer is refused; a reason is named where a player may have expected the move."""

from typing import Any

import pytest

from engines.core.menu import Picked
from engines.core.move import part
from engines.royals import moves as m
from engines.royals.atlas import NOBLES
from engines.royals.claims import default_claim, prospect
from tests.royals import notation
from tests.royals.arrange import begun, scene
from tests.royals.notation import NUMBER, A, B

FR, DECK, INTRIGUE = m.FromRow(slot=1, country=0), m.FromDeck(), m.FromIntrigue()
END = m.EndTurn(country=(0,) * 4, intrigue=(0,) * 6)


def draw(*sources: m.Source, plan: str | None = None) -> m.Draw:
    named: Any = plan  # also plans that there are not
    return m.Draw(sources=sources, plan=named)


def claim(noble: str, payment: str) -> m.Claim:
    country, intrigue = notation.hand(payment)
    return m.Claim(noble=NUMBER[noble], country=country, intrigue=intrigue)


# ---- common to all commands


@pytest.mark.parametrize(
    ("first", "draws"),
    [(False, ("deck", "row1", "deck")), (False, ("intrigue", "row2")), (False, ("row2", "deck")), (True, ("row1",))],
)
def test_before_the_last_card_nothing_is_paid_and_no_turn_ends(first: bool, draws: tuple[str, ...]) -> None:
    """RY-5.1, 5.2: and it is said that the draw comes first, until there is nothing left to draw."""
    play = scene(hands={A: "fr4 de2"}, phase="draw", row="fr de gb", first=first)
    plan = None if first else "mixed" if "intrigue" in draws else "three_country"
    for word in draws:
        for move in (part(m.Claim, cards=None), END):
            with play.refused("reason-draw-first"):
                play.does(move)
        play.draw(word, plan)
    drawn_all = first or plan == "mixed" or len(draws) == 3
    for move in (part(m.Claim, cards=None), END):
        assert play.accepts(move) == drawn_all
        assert (play.why(move) is None) == drawn_all


# ---- draw


DRAWS = {
    "plan_needed": ("", draw(FR), None),
    "from the deck as well": ("", draw(DECK), None),
    "there are but two": ("", draw(FR, plan="five_country"), None),
    "plan_locked": ("deck", draw(INTRIGUE, plan="mixed"), "reason-plan-locked"),
    "with a country card as well": ("deck", draw(DECK, INTRIGUE, plan="mixed"), None),
    "and the other way round": ("intrigue", draw(DECK, DECK, DECK, plan="three_country"), "reason-plan-locked"),
    "not_in_plan": ("deck", draw(INTRIGUE, plan="three_country"), "reason-not-in-plan"),
    "nor at first": ("", draw(INTRIGUE, plan="three_country"), None),
    "never a second one": ("intrigue", draw(INTRIGUE, plan="mixed"), None),
    "nothing after the last": ("deck deck deck", draw(DECK, plan="three_country"), None),
    **{
        f"stale: {code}": ("", draw(m.FromRow(slot=1, country=country), plan="three_country"), None)
        for country, code in enumerate(("de", "gb", "es"), start=1)
    },
}
"""What was drawn before, what is tried, and the reason, if one is named."""


@pytest.mark.parametrize(("before", "move", "reason"), DRAWS.values(), ids=DRAWS)
def test_what_cannot_be_drawn(before: str, move: m.Draw, reason: str | None) -> None:
    """RY-5.2, 5.9: without one of the two plans, or with another one than before; an intrigue card that is not in it;
    by an old button, when the slot holds another country; and when all is drawn. Anything else may be."""
    play = scene(phase="draw", row="fr de gb")
    for word in before.split():
        play.draw(word, "mixed" if word == "intrigue" else "three_country")
    with play.refused(reason):
        play.does(move)
    plan = "mixed" if before == "intrigue" else "three_country"
    assert play.accepts(draw(FR, plan=plan)) == (before != "deck deck deck")


# ---- claim


def test_one_s_own_noble() -> None:
    """RY-5.24, 9.2: ``own_noble``, and said so, here and where the payment is chosen."""
    play = scene(hands={A: "fr4 de1 + fr-es2"}, holders={"dijon_baron": A})
    assert prospect(play.state, A, NUMBER["dijon_baron"]).hindrance == "own_noble"
    with play.refused("reason-own-noble"):
        play.does(default_claim(play.state, A, NUMBER["dijon_baron"]))
    play.does(part(m.Claim, cards=None))
    with play.refused("reason-own-noble"):
        play.does(part(m.Claim, noble=NUMBER["dijon_baron"]))


def test_no_cubes() -> None:
    """RY-5.24, 8.22: ``no_cubes``, said before anything about cards, after ``own_noble``."""
    play = scene(
        4, colour="yellow,any,any,any", cube_supply="printed", hands={A: "es3 fr3 de1"},
        holders={"valencia_marshal": A}, titles={"marshal": (17, 0, 0, 0)},
    )  # fmt: skip
    for noble in ("barcelona_countess", "madrid_king"):
        assert prospect(play.state, A, NUMBER[noble]).hindrance == "no_cubes"
        with play.refused("reason-no-cubes"):
            play.does(default_claim(play.state, A, NUMBER[noble]))
    assert prospect(play.state, A, NUMBER["valencia_marshal"]).hindrance == "own_noble"
    assert not play.accepts(part(m.Claim, cards=None))


@pytest.mark.parametrize(
    ("payment", "legal"),
    [
        ("es2 + de-es1", False),
        ("es3 fr1 + de-es1", False),
        ("es2 fr3 + de-es1", False),
        ("es3", False),
        ("es3 + fr-de1", False),
        ("es3 + de-es1 fr-de1", False),
        ("es3 + fr-de2", False),
        ("es3 + de-es1 fr-de2", False),
        ("es3 + de-es1", True),
    ],
)
def test_wrong_payments_and_needless_jokers(payment: str, legal: bool) -> None:
    """RY-5.24: ``wrong_country_payment``, ``joker_not_needed`` and the same for intrigue; none of them is on offer."""
    play = scene(hands={A: "es3 fr3 + de-es fr-de2"}, holders={"barcelona_countess": B})
    assert play.pays("barcelona_countess", payment) == legal
    if not legal:
        with play.refused():
            play.does(claim("barcelona_countess", payment))


# ---- cubes of the printed supply


@pytest.mark.parametrize(
    ("seats", "colour", "claims", "possible"),
    [
        (4, "yellow,any,any,any", 18, False),
        (4, "yellow,any,any,any", 17, True),
        (4, "red,any,any,any", 22, True),
        (4, "red,any,any,any", 23, False),
        (2, "red,blue", 22, True),
        (2, "red,blue", 23, False),
        (2, "blue,red", 23, False),
    ],
)
def test_the_printed_supply(seats: int, colour: str, claims: int, possible: bool) -> None:
    """RY-9.24, 1.10, 8.22: 36 cubes are 18 claims, 46 are 23; a displaced cube does not return."""
    rest = (0,) * (seats - 1)
    play = scene(
        seats, colour=colour, cube_supply="printed", hands={A: "fr3 + fr-es"},
        holders={"valencia_marshal": A, "lyon_marshal": B}, titles={"marshal": (claims - 1, *rest)},
    )  # fmt: skip
    assert sum(play.buried("marseille")) + sum(play.buried("valencia")) == claims - 1, "all but one were displaced"
    for noble, payment in (("dijon_baron", "fr2"), ("lyon_marshal", "fr1 + fr-es")):
        assert play.pays(noble, payment) == possible
    if possible:
        play.claim("dijon_baron")
        left = play.match.view(B).houses[A].cubes_left
        assert play.pays("lyon_marshal", "fr1 + fr-es") == (left >= 2)


def test_a_displaced_cube_does_not_return() -> None:
    """RY-8.22: the ousted seat has as many left as before."""
    played = scene(2, hands={A: "fr2 + fr-es"}, holders={"dijon_baron": B}, cube_supply="printed")
    before = [house.cubes_left for house in played.match.view(None).houses]
    played.claim("dijon_baron")
    assert [house.cubes_left for house in played.match.view(None).houses] == [before[A] - 2, before[B]]


# ---- everything on offer is legal


@pytest.mark.parametrize("seed", range(6))
def test_all_nobles_are_offered_or_explained(seed: int) -> None:
    """RY-5.24, 5.32: on every turn of a match each noble is on offer or has its reason, and never both."""
    play = begun(4, seed=f"match {seed}")
    for _ in range(30):
        given = play.match.default(play.mover)
        assert isinstance(given, Picked)
        play.does(given.move)
        offered = [each.noble for each in play.offers(m.Claim)]
        blocked = [no.move.noble for no in play.match.blocked(play.mover) if isinstance(no.move, m.Claim)]
        assert sorted(offered + blocked) == list(range(len(NOBLES)))
        assert len(play.menu().options) <= len(NOBLES) + 3
        if offered:
            play.claim(NOBLES[offered[seed % len(offered)]].id)
        play.end()
