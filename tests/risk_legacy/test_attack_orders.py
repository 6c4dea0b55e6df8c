"""An attack put together (RL-5.6.1, 5.9.1), and what cannot be attacked."""

from engines.core.move import part
from engines.core.text import text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.battle import Assault, LeaveBehind
from engines.risk_legacy.rules.attacks import completes, targets
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import ARGENTINA, BRAZIL, PERU, VENEZUELA, duel, refining

NORTH_AFRICA, CENTRAL = NUMBER["north_africa"], NUMBER["central_america"]


def offered(play: Scene, *names: str) -> list[object]:
    return [move.value for name in names for move in play.offers(f"assault.{name}")]


def test_only_what_can_be() -> None:
    """RL-5.6.1, 5.9.2, ``too_many_dice``: no floor that stops at once, no dice that are not there."""
    play = duel(3, 5)
    play.does(part(Assault, target=PERU))
    ready = [(order.dice, order.keep, order.rolls) for order in play.offers(Assault)]
    assert ready == [(3, 1, None), (2, 1, 1), (1, 1, 1)]
    with play.refused("reason-too-many-dice"):
        play.does(Assault(origin=BRAZIL, target=PERU, dice=3))
    play.does(part(Assault, order=BRAZIL))
    assert (offered(play, "keep"), offered(play, "dice")) == ([2], [2, 1])


def test_from_where() -> None:
    """RL-5.6.1: asked only if there are several, the strongest first; never from a single troop."""
    play = duel(4, 5, troops={"argentina": (0, 9), "venezuela": (0, 1)})
    play.does(part(Assault, target=PERU))
    assert offered(play, "origin") == [ARGENTINA, BRAZIL]
    assert [no.move for no in play.match.blocked(0)] == [part(Assault, origin=VENEZUELA)]
    play.does(part(Assault, origin=BRAZIL))
    assert {order.origin for order in play.offers(Assault)} == {BRAZIL}
    assert not play.match.blocked(0), "where from is no question any more"


def test_every_field_of_the_order() -> None:
    """RL-5.9.1, 5.9.5: to be asked about missiles or not, and up to so many that are fired unasked, one apart from the
    other; no more than there are."""
    play = refining(duel(12, 5, missiles={0: 2}, scars={0: "bunker"}))
    assert offered(play, "missiles", "press") == ["ask", 1, 2]
    fields = {"rolls": 5, "dice": 2, "keep": 4, "scar": True, "press": 2}
    play.does(*(part(Assault, **{name: value}) for name, value in fields.items()), part(Assault, advance=2))
    wanted = Assault(origin=BRAZIL, target=PERU, missiles="none", advance=LeaveBehind(troops=2), **fields)  # type: ignore[arg-type]
    assert play.offers(Assault) == [wanted]
    assert offered(play, "missiles", "press") == ["ask", 0, 1]
    play.does(part(Assault, scar=False), part(Assault, missiles="ask"))
    (order,) = play.offers(Assault)
    assert (order.scar, order.missiles, order.press) == (False, "ask", 2)
    play.does(part(Assault, press=0))
    (order,) = play.offers(Assault)
    assert (order.missiles, order.press) == ("ask", 0)
    assert offered(refining(duel()), "missiles", "press") == []


def test_who_has_said_who_follows_is_not_asked_again() -> None:
    """RL-5.9.6: for the rest of the turn; an order may still say it otherwise."""
    for said, asks in (("ask", True), ("min", False)):
        play = refining(duel(12, 5, turn={"advance": said}))
        play.does(part(Assault, advance=3))
        assert ("ask" in offered(play, "advance")) == asks
        assert {"min", "max", 2, 5} <= set(offered(play, "advance"))


def test_what_is_suggested_first() -> None:
    """RL-5.6.1: headquarters, then what completes a continent, then by the difference in troops."""
    lands = {"argentina": (0, 4), "venezuela": (0, 4), "central_america": (1, 1), "north_africa": (2, 1)}
    play = duel(troops=lands, hqs={"north_africa": 2})
    assert [completes(play.state, 0, at) for at in (PERU, NORTH_AFRICA)] == [True, False]
    assert targets(play.state, 0) == (NORTH_AFRICA, PERU, CENTRAL)
    assert targets(duel(troops={"venezuela": (1, 2)}).state, 0) == (VENEZUELA, PERU)


def test_what_cannot_be_attacked() -> None:
    """RL-5.6.1: ``not_adjacent``, ``not_enemy``, ``must_keep_one``; bare headquarters are entered, not attacked."""
    play = duel(1, 5, hqs={"venezuela": 2})
    assert offered(play, "target") == []
    for target, why in ((PERU, "must-keep-one"), (VENEZUELA, "not-enemy"), (NUMBER["egypt"], "not-adjacent")):
        assert play.why(part(Assault, target=target)) == text(f"reason-{why}")
    for target in (BRAZIL, *range(30, 42)):
        with play.refused("reason-not-adjacent" if play.state.fields[target].owner == 2 else None):
            play.does(part(Assault, target=target))
