"""How a noble can be paid: RY-5.20 to 5.23 and 5.32, with the worked examples 9.8 to 9.11."""

import pytest

from engines.royals.atlas import NOBLES
from engines.royals.claims import Prospect, prospect, prospects
from engines.royals.markers import Marker
from tests.royals import notation
from tests.royals.arrange import scene
from tests.royals.notation import NUMBER, A, B
from tests.royals.scene import Scene

KINGS = "es7 fr2 de2 gb1 + fr-de fr-gb de-gb gb-es"


def found(play: Scene, noble: str) -> Prospect:
    return prospect(play.state, play.mover, NUMBER[noble])


@pytest.mark.parametrize(
    ("hand", "noble", "jokers", "pays", "no"),
    [
        # RY-5.20, 8.11: a card that matches may be a part of a joker for another one
        ("fr8 + fr-de1 de-gb3", "=paris_king", "", "fr8 + fr-de1 de-gb3 / fr8 + fr-de1 de-gb2", "fr8 + de-gb3"),
        # RY-5.21, 8.10: only with fewer than the price in the hand; of intrigue too, and each kind by itself
        ("es2 fr9", "valencia_duke", "", "es2 fr6 / es1 fr9", ""),
        ("es3 fr9", "barcelona_countess", "", "es3", "es2 fr3 / es1 fr6 / fr9"),
        ("es3 fr9", "barcelona_countess", "any_time", "es2 fr3 / es1 fr6 / fr9", ""),
        ("es3 fr3 + fr-de2", "=barcelona_countess", "", "es3 + fr-de2", "es2 fr3 + fr-de2"),
        ("es3 + fr-de2 gb-es", "=barcelona_countess", "", "es3 + gb-es", "es3 + fr-de2"),
        ("es3 + fr-de2 gb-es", "=barcelona_countess", "any_time", "es3 + fr-de2", ""),
        # RY-5.22: the number of jokers follows from the number of cards; change is never given
        ("es2 fr12", "barcelona_countess", "", "es2 fr3 / es1 fr6 / es2 fr5 / fr9", "es2 / es2 fr1 / es2 fr2"),
        ("es2 fr12", "barcelona_countess", "", "fr9", "es1 fr4 / es2 fr8 / es2 fr9"),
        # RY-5.23: two, three or four cards for a king
        ("es8 + de-es fr-de4", "=madrid_king", "", "es8 + de-es1 fr-de2 / es8 + fr-de4", "es8 + de-es1 / es8 + fr-de3"),
        ("es8 + de-es fr-de4", "=madrid_king", "", "es8 + de-es1 fr-de3", "es8 + de-es1 fr-de1"),
        # RY-9.8: jokers of both kinds for a king, short by one each
        (KINGS, "=madrid_king", "", "es7 gb1 de2 + gb-es fr-de fr-gb / es7 fr2 de1 + fr-de fr-gb de-gb gb-es", ""),
        (KINGS, "=madrid_king", "", "", "es6 fr2 gb1 + gb-es fr-de fr-gb"),
        # RY-9.9 to 9.11, 8.13: needless jokers, three triples, more cards than the price; no intrigue while vacant
        ("fr3 gb3", "lyon_marshal", "", "fr1", "gb3 / fr2 / fr2 gb1"),
        ("fr3 gb3", "lyon_marshal", "any_time", "fr1 / gb3 / fr2 gb1", "fr2"),
        ("fr6 de3", "barcelona_countess", "", "fr6 de3", "fr5 de3 / fr3 de3 gb3"),
        ("fr2 gb4 de3", "bordeaux_countess", "", "fr2 gb3 / fr1 gb4 de2 / fr2 gb4 de1", "fr2 / fr3"),
        ("fr2 + fr-es2", "dijon_baron", "", "fr2", "fr2 + fr-es / fr1 + fr-es2"),
    ],
)  # fmt: skip
def test_payments_in_words(hand: str, noble: str, jokers: str, pays: str, no: str) -> None:
    """RY-5.20 to 5.23, 8.10, 8.11, 8.13, 9.8 to 9.11. ``=``: of a noble that somebody holds."""
    name = noble.removeprefix("=")
    play = scene(hands={A: hand}, holders={name: B} if name != noble else None, jokers=jokers or "when_short")
    assert all(play.pays(name, laid) for laid in pays.split(" / ") if laid)
    assert not any(play.pays(name, laid) for laid in no.split(" / ") if laid)


# ---- what a seat is told


def test_every_noble_is_listed_with_its_price() -> None:
    """RY-5.32: cost, q, matching cards, jokers needed, payable, default, markers."""
    holders = {"dijon_baron": B, "lyon_marshal": A, "paris_king": B}
    play = scene(hands={A: "fr5 de3 es1 + fr-es gb-es2"}, holders=holders)
    assert [each.noble for each in play.match.view(A).own.prospects] == list(range(29))
    none, princess = (0,) * 6, notation.country("fr5 de2 es1")
    for noble, holder, held, cost, jokers, missing, payment, hindrance in (
        ("lyon_cardinal", None, 5, (5, 0), (0, 0), (0, 0), (notation.country("fr5"), none), None),
        ("dijon_princess", None, 5, (6, 0), (1, 0), (0, 0), (princess, none), None),
        ("dijon_baron", B, 5, (2, 1), (0, 0), (0, 0), notation.hand("fr2 + fr-es"), None),
        ("paris_king", B, 5, (8, 2), (3, 1), (2, 0), None, "cards_missing"),
        ("lyon_marshal", A, 5, (1, 1), (0, 0), (0, 0), notation.hand("fr1 + fr-es"), "own_noble"),
    ):
        each = found(play, noble)
        assert (each.holder, each.country.held, each.missing) == (holder, held, missing)
        assert (each.country.cost, each.intrigue.cost) == cost
        assert (each.country.jokers, each.intrigue.jokers) == jokers
        assert (each.payment, each.hindrance) == (payment, hindrance)
    assert found(play, "lyon_cardinal").gains == ()
    assert found(play, "valencia_duke").gains == (Marker(shape="city", of=15, value=1),)


def test_what_would_be_gained_is_what_is_gained() -> None:
    """RY-5.32, 5.26: for every noble within reach."""
    start = scene(hands={A: "fr6 de3 gb3 es3"}, holders={"dublin_duke": A, "edinburgh_baron": A, "dijon_baron": B})
    for each in prospects(start.state, A):
        if each.hindrance is None:
            play = Scene(start.match)
            play.claim(NOBLES[each.noble].id)
            assert play.state.houses[A].markers == (*start.state.houses[A].markers, *each.gains)
