"""How a noble can be paid: RY-5.20 to 5.23 and 5.32 to 5.34, with the worked examples 9.8 to 9.11."""

from __future__ import annotations

import pytest

from engines.royals.atlas import NOBLES, NUMBER
from engines.royals.claims import Prospect, prospect, prospects
from engines.royals.events import Claimed
from engines.royals.markers import Marker
from tests.royals import notation
from tests.royals.arrange import scene
from tests.royals.notation import A, B, said
from tests.royals.scene import Scene


def found(play: Scene, noble: str) -> Prospect:
    return prospect(play.state, play.mover, NUMBER[noble])


# ---- jokers


def test_jokers_may_make_the_whole_price() -> None:
    """RY-5.20: repeatedly, and of both kinds in one capture."""
    play = scene(hands={A: "de9 gb6 + de-gb4"}, holders={"madrid_king": B, "seville_cardinal": B})
    assert not play.pays("madrid_king", "de9 gb6 + de-gb4"), "five of eight"
    play.claim("seville_cardinal", "de9 gb6 + de-gb2")
    assert play.holder("seville_cardinal") == A
    assert play.hand(A) == " + de-gb2"
    play = scene(hands={A: "es8 + de-gb4"}, holders={"madrid_king": B})
    play.claim("madrid_king", "es8 + de-gb4")
    assert play.hand(A) == ""


def test_one_kind_never_replaces_the_other() -> None:
    """RY-5.20: neither country cards for intrigue, nor the reverse."""
    play = scene(hands={A: "fr2 de10"}, holders={"dijon_baron": B})
    assert play.ways("dijon_baron") == ([], [])
    play = scene(hands={A: "fr1 + fr-es4"}, holders={"dijon_baron": B})
    assert play.ways("dijon_baron") == ([], [])


def test_a_matching_card_inside_a_pair() -> None:
    """RY-8.11, 5.20: the same with intrigue cards: one for the king, and a pair with a matching one."""
    play = scene(hands={A: "fr8 + fr-de1 de-gb3"}, holders={"paris_king": B})
    assert play.pays("paris_king", "fr8 + fr-de1 de-gb3"), "two pairs, one with the matching card"
    assert play.ways("paris_king")[1][0] == (1, 0, 0, 2, 0, 0)


@pytest.mark.parametrize(("hand", "allowed"), [("es2 fr9", True), ("es3 fr9", False)])
def test_country_jokers_only_when_short(hand: str, allowed: bool) -> None:
    """RY-5.21, 8.10: fewer than ``cost`` in the hand at that moment; with ``any_time`` always."""
    for laid in ("es2 fr3", "es1 fr6", "fr9"):
        assert scene(hands={A: hand}).pays("barcelona_countess", laid) == allowed
        assert scene(hands={A: hand}, jokers="any_time").pays("barcelona_countess", laid)


@pytest.mark.parametrize(("hand", "allowed"), [("fr-de2", True), ("fr-de2 gb-es", False)])
def test_intrigue_jokers_only_when_short(hand: str, allowed: bool) -> None:
    """RY-5.21: fewer than q matching ones in the hand."""
    for jokers, wanted in (("when_short", allowed), ("any_time", True)):
        play = scene(hands={A: f"es3 + {hand}"}, holders={"barcelona_countess": B}, jokers=jokers)
        assert play.pays("barcelona_countess", "es3 + fr-de2") == wanted


def test_being_short_is_judged_at_that_moment() -> None:
    """RY-5.21: after a claim that took the matching cards."""
    play = scene(hands={A: "es2 fr6"})
    assert not play.pays("seville_baron", "fr6")
    play.claim("valencia_marshal")
    assert play.pays("seville_baron", "fr6")


def test_the_two_conditions_are_independent() -> None:
    """RY-5.21: short of intrigue, not of country cards."""
    play = scene(hands={A: "es3 fr3 + fr-de2"}, holders={"barcelona_countess": B})
    assert play.pays("barcelona_countess", "es3 + fr-de2")
    assert not play.pays("barcelona_countess", "es2 fr3 + fr-de2")


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        ("es2 fr3", None),
        ("es1 fr6", None),
        ("es2 fr5", None),
        ("fr9", None),
        ("es2", "fewer cards than the price"),
        ("es2 fr1", "as many cards as the price, one of them not matching"),
        ("es2 fr2", "an odd excess"),
        ("es1 fr4", "one joker too few for the matching cards"),
        ("es2 fr8", "odd again"),
        ("es2 fr9", "more jokers than the price"),
    ],
)
def test_a_legal_country_part(laid: str, why: str | None) -> None:
    """RY-5.22: the number of jokers follows from the number of cards; change is never given."""
    play = scene(hands={A: "es2 fr12"})
    assert play.pays("barcelona_countess", laid) == (why is None), why


@pytest.mark.parametrize(
    ("laid", "legal"),
    [
        ("de-es1", False),
        ("de-es1 fr-de2", True),
        ("fr-de4", True),
        ("de-es1 fr-de3", True),
        ("de-es1 fr-de1", False),
        ("fr-de3", False),
    ],
)
def test_a_legal_intrigue_part(laid: str, legal: bool) -> None:
    """RY-5.23: two, three or four cards for a king."""
    play = scene(hands={A: "es8 + de-es fr-de4"}, holders={"madrid_king": B})
    assert play.pays("madrid_king", f"es8 + {laid}") == legal


# ---- what a seat is told


def test_every_noble_is_listed_with_its_price() -> None:
    """RY-5.32: cost, q, matching cards, jokers needed, payable, default, markers."""
    play = scene(
        hands={A: "fr5 de3 es1 + fr-es gb-es2"}, holders={"dijon_baron": B, "lyon_marshal": A, "paris_king": B}
    )
    view = play.match.view(A)
    assert [each.noble for each in view.own.prospects] == list(range(29))
    cardinal = found(play, "lyon_cardinal")
    assert (cardinal.cards, cardinal.jokers, cardinal.intrigue, cardinal.missing) == (5, 0, 0, (0, 0))
    assert cardinal.payment == (notation.country("fr5"), (0,) * 6)
    assert (cardinal.hindrance, cardinal.gains) == (None, ())
    princess = found(play, "dijon_princess")
    assert (princess.cards, princess.jokers, princess.payment) == (5, 1, (notation.country("fr5 de2 es1"), (0,) * 6))
    baron = found(play, "dijon_baron")
    assert (baron.holder, baron.intrigue, baron.intrigue_jokers, baron.hindrance) == (B, 1, 0, None)
    king = found(play, "paris_king")
    assert (king.cards, king.jokers, king.intrigue, king.intrigue_jokers) == (5, 3, 2, 1)
    assert (king.hindrance, king.missing) == ("cards_missing", (2, 0))
    assert found(play, "lyon_marshal").hindrance == "own_noble"
    assert found(play, "valencia_duke").gains == (Marker(shape="city", of=15, value=1),)


def test_what_would_be_gained_is_what_is_gained() -> None:
    """RY-5.32, 5.26: for every noble within reach."""
    start = scene(hands={A: "fr6 de3 gb3 es3"}, holders={"dublin_duke": A, "edinburgh_baron": A, "dijon_baron": B})
    for each in prospects(start.state, A):
        if each.hindrance is None:
            play = Scene(start.match)
            before = play.state.houses[A].markers
            play.claim(NOBLES[each.noble].id)
            assert play.state.houses[A].markers == (*before, *each.gains)


# ---- worked examples


def test_jokers_of_both_kinds_for_a_king() -> None:
    """RY-9.8: short by one each."""
    hand = {A: "es7 fr2 de2 gb1 + fr-de fr-gb de-gb gb-es"}
    play = scene(hands=hand, holders={"madrid_king": B})
    king = found(play, "madrid_king")
    assert (king.jokers, king.intrigue_jokers) == (1, 1)
    for country in ("es7 gb1 de2", "es7 fr2 de1"):
        for intrigue in ("gb-es fr-de fr-gb", "fr-de fr-gb de-gb gb-es"):
            assert play.pays("madrid_king", f"{country} + {intrigue}")
    assert not play.pays("madrid_king", "es6 fr2 gb1 + gb-es fr-de fr-gb")
    play.claim("madrid_king")
    (claimed,) = play.heard(Claimed)
    assert (said(claimed.country), said(claimed.intrigue)) == ("de2 gb1 es7", "fr-de1 fr-gb1 gb-es1")
    assert play.hand(A) == "fr2 + de-gb1"


@pytest.mark.parametrize(
    ("hand", "noble", "jokers", "pays", "no"),
    [
        ("fr3 gb3", "lyon_marshal", "when_short", "fr1", "gb3 / fr2 / fr2 gb1"),
        ("fr3 gb3", "lyon_marshal", "any_time", "fr1 / gb3 / fr2 gb1", "fr2"),
        ("fr6 de3", "barcelona_countess", "when_short", "fr6 de3", "fr5 de3 / fr3 de3 gb3"),
        ("fr2 gb4 de3", "bordeaux_countess", "when_short", "fr2 gb3 / fr1 gb4 de2 / fr2 gb4 de1", "fr2 / fr3"),
        ("fr2 + fr-es2", "dijon_baron", "when_short", "fr2", "fr2 + fr-es / fr1 + fr-es2"),
    ],
)
def test_payments_in_words(hand: str, noble: str, jokers: str, pays: str, no: str) -> None:
    """RY-9.9 to 9.11, 8.13: jokers that are not needed, three triples, more cards than the price; no intrigue for a
    vacant noble."""
    play = scene(hands={A: hand}, jokers=jokers)
    assert all(play.pays(noble, laid) for laid in pays.split(" / "))
    assert not any(play.pays(noble, laid) for laid in no.split(" / "))
