"""An attack put together (RL-5.6.1, 5.9.1), and which ones are suggested first."""

from __future__ import annotations

from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.moves.battle import (
    AimAttack,
    Assault,
    LeaveBehind,
    Refine,
    SetAdvance,
    SetDice,
    SetKeep,
    SetMissiles,
    SetRolls,
    SetScar,
)
from engines.risk_legacy.moves.turn import From
from engines.risk_legacy.rules.attacks import completes, targets
from tests.risk_legacy.war import ARGENTINA, BRAZIL, PERU, VENEZUELA, duel


def test_only_what_can_be() -> None:
    """RL-5.6.1, 5.9.2, ``too_many_dice``: no floor that stops at once, no dice that are not there."""
    play = duel(3, 5)
    play.does(AimAttack(target=PERU))
    assert [(order.dice, order.keep, order.rolls) for order in play.offers(Assault)] == [
        (3, 1, None),
        (2, 1, 1),
        (1, 1, 1),
    ]
    with play.refused("reason-too-many-dice"):
        play.does(Assault(origin=BRAZIL, target=PERU, dice=3))
    play.does(Refine(origin=BRAZIL))
    assert [move.keep for move in play.offers(SetKeep)] == [2]
    assert [move.dice for move in play.offers(SetDice)] == [2, 1]


def test_from_where() -> None:
    """Asked only if there are several, the strongest first; never from a single troop."""
    play = duel(4, 5, troops={"argentina": (0, 9), "venezuela": (0, 1)})
    play.does(AimAttack(target=PERU))
    assert [move.origin for move in play.offers(From)] == [ARGENTINA, BRAZIL]
    assert [no.move for no in play.match.blocked(0)] == [From(origin=VENEZUELA)]
    play.does(From(origin=BRAZIL))
    assert {order.origin for order in play.offers(Assault)} == {BRAZIL}
    assert not play.match.blocked(0), "where from is no question any more"


def test_refining() -> None:
    """RL-5.9.1: every field of the order."""
    play = duel(12, 5, missiles={0: 2}, scars={0: "bunker"})
    play.does(AimAttack(target=PERU), Refine(origin=BRAZIL))
    play.does(SetRolls(rolls=5), SetDice(dice=2), SetKeep(keep=4), SetScar(scar=True))
    play.does(SetMissiles(missiles="none", press=2), SetAdvance(advance=LeaveBehind(troops=2)))
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
    play.does(SetScar(scar=False), SetMissiles(missiles="ask", press=2))
    order = play.offers(Assault)[0]
    assert (order.scar, order.missiles, order.press) == (False, "ask", 2)
    play.does(SetMissiles(missiles="ask", press=0))
    assert (play.offers(Assault)[0].missiles, play.offers(Assault)[0].press) == ("ask", 0)


def test_no_more_missiles_than_there_are() -> None:
    """RL-5.9.5: to be asked or not, and up to so many that are fired unasked, one apart from the other."""
    play = duel(missiles={0: 2})
    play.does(AimAttack(target=PERU), Refine(origin=BRAZIL))
    assert [(move.missiles, move.press) for move in play.offers(SetMissiles)] == [("ask", 0), ("none", 1), ("none", 2)]
    play.does(SetMissiles(missiles="none", press=2))
    assert [(move.missiles, move.press) for move in play.offers(SetMissiles)] == [("ask", 2), ("none", 0), ("none", 1)]
    none = duel()
    none.does(AimAttack(target=PERU), Refine(origin=BRAZIL))
    assert none.offers(SetMissiles) == []


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
