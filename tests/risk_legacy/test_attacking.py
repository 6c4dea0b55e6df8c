"""An attack put together (RL-5.6.1, 5.9.1), and which ones are suggested first."""

from __future__ import annotations

from engines.core.move import Cancel, part
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.battle import Assault, LeaveBehind
from engines.risk_legacy.rules.attacks import completes, targets
from tests.risk_legacy.reading import hint, label, notes
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import ARGENTINA, BRAZIL, PERU, VENEZUELA, duel


def test_ready_made_orders() -> None:
    """Until it falls, carefully or to the last; or one roll."""
    play = duel(8, 5)
    play.does(part(Assault, target=PERU))
    until = Assault(origin=BRAZIL, target=PERU, rolls=None, missiles="none")
    assert play.offers(Assault) == [
        Assault(origin=BRAZIL, target=PERU, rolls=None, missiles="none", keep=3),
        until,
        *(Assault(origin=BRAZIL, target=PERU, dice=dice) for dice in (3, 2, 1)),
    ]


def test_only_what_can_be() -> None:
    """RL-5.6.1, 5.9.2, ``too_many_dice``: no floor that stops at once, no dice that are not there."""
    play = duel(3, 5)
    play.does(part(Assault, target=PERU))
    assert [(order.dice, order.keep, order.rolls) for order in play.offers(Assault)] == [
        (3, 1, None),
        (2, 1, 1),
        (1, 1, 1),
    ]
    with play.refused("reason-too-many-dice"):
        play.does(Assault(origin=BRAZIL, target=PERU, dice=3))
    play.does(part(Assault, order=BRAZIL))
    assert [move.value for move in play.offers("assault.keep")] == [2]
    assert [move.value for move in play.offers("assault.dice")] == [2, 1]


def test_from_where() -> None:
    """Asked only if there are several, the strongest first; never from a single troop."""
    play = duel(4, 5, troops={"argentina": (0, 9), "venezuela": (0, 1)})
    play.does(part(Assault, target=PERU))
    assert [move.value for move in play.offers("assault.origin")] == [ARGENTINA, BRAZIL]
    assert [no.move for no in play.match.blocked(0)] == [part(Assault, origin=VENEZUELA)]
    play.does(part(Assault, origin=BRAZIL))
    assert {order.origin for order in play.offers(Assault)} == {BRAZIL}
    assert not play.match.blocked(0), "where from is no question any more"


def test_refining() -> None:
    """RL-5.9.1: every field of the order."""
    play = duel(12, 5, missiles={0: 2}, scars={0: "bunker"})
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    play.does(part(Assault, rolls=5), part(Assault, dice=2), part(Assault, keep=4), part(Assault, scar=True))
    play.does(part(Assault, press=2), part(Assault, advance=2))
    wanted = Assault(
        origin=BRAZIL,
        target=PERU,
        dice=2,
        rolls=5,
        keep=4,
        scar=True,
        missiles="none",
        press=2,
        advance=LeaveBehind(troops=2),
    )
    assert play.offers(Assault) == [wanted]
    play.does(part(Assault, scar=False), part(Assault, missiles="ask"))
    order = play.offers(Assault)[0]
    assert (order.scar, order.missiles, order.press) == (False, "ask", 2)
    play.does(part(Assault, press=0))
    assert (play.offers(Assault)[0].missiles, play.offers(Assault)[0].press) == ("ask", 0)


def test_odds_count_the_scar_card_of_the_order() -> None:
    """RL-6.2.2, 11.3: three dice against two, without and with −1 on the highest defence die."""
    play = duel(8, 5, scars={0: "ammo_shortage"})
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL), part(Assault, rolls=1))
    assert "costs you 0.9, them 1.1" in hint(play, play.offers(Assault)[0])
    offered = hint(play, part(Assault, scar=True))
    assert offered == "each roll costs you 0.7, them 1.3"
    play.does(part(Assault, scar=True))
    assert offered in hint(play, play.offers(Assault)[0])
    assert "Defence: −1 on the highest die" in notes(play.menu())
    play.does(part(Assault, rolls=None))
    with_it, without = (label(play, play.offers(Assault)[0]), hint(play, part(Assault, scar=False)))
    assert (with_it.split(" · ")[-1], without) == ("takes it 91 %", "takes it 74 %")


def test_no_more_dice_are_promised_than_there_are() -> None:
    """RL-5.6.1: two of three troops roll."""
    play = duel(3, 5)
    play.does(part(Assault, target=PERU))
    assert "2 dice" in label(play, play.offers(Assault)[0])


def plays(play: Scene) -> list[object]:
    """What an order may be told about missiles."""
    return [move.value for name in ("missiles", "press") for move in play.offers(f"assault.{name}")]


def test_no_more_missiles_than_there_are() -> None:
    """RL-5.9.5: to be asked or not, and up to so many that are fired unasked, one apart from the other."""
    play = duel(missiles={0: 2})
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    assert plays(play) == ["ask", 1, 2]
    play.does(part(Assault, press=2))
    assert plays(play) == ["ask", 0, 1]
    play.does(part(Assault, missiles="ask"))
    assert "fire up to 2 missiles if that conquers, else ask me" in hint(play, play.offers(Assault)[0])
    assert label(play, part(Assault, press=1)) == "fire 1 missile if that conquers, else ask me"
    play.does(part(Assault, press=1))
    assert "fire 1 missile if that conquers, else ask me" in hint(play, play.offers(Assault)[0])
    none = duel()
    none.does(part(Assault, target=PERU), part(Assault, order=BRAZIL))
    assert none.offers("assault.press") == none.offers("assault.missiles") == []


def test_cancelling() -> None:
    play = duel()
    play.does(part(Assault, target=PERU), part(Assault, order=BRAZIL), Cancel())
    assert play.offers("assault.target")
    assert play.state.battle is None


def test_what_is_suggested_first() -> None:
    """Headquarters, then what completes a continent, then by the difference in troops."""
    play = duel(
        8,
        5,
        troops={"argentina": (0, 4), "venezuela": (0, 4), "central_america": (1, 1), "north_africa": (2, 1)},
        hqs={"north_africa": 2},
    )
    assert completes(play.state, 0, PERU)
    assert not completes(play.state, 0, NUMBER["north_africa"])
    assert targets(play.state, 0) == (NUMBER["north_africa"], PERU, NUMBER["central_america"])
    weaker = duel(8, 5, troops={"venezuela": (1, 2)})
    assert targets(weaker.state, 0) == (VENEZUELA, PERU)
