"""What no act may undo: invariants between two states (RY-10.5, 10.8, 10.9)."""

from engines.royals.atlas import CITIES
from engines.royals.cards import Cards
from engines.royals.markers import Marker
from engines.royals.state import State
from tests.royals.notation import within


def check(before: State, after: State) -> None:
    """Nobles stay held, cubes stay where they are, markers stay taken, periods and turns only go on."""
    then, now = before.europe, after.europe
    for was, holder in zip(then.holders, now.holders, strict=True):
        assert was is None or holder is not None, "RY-10.5: a portrait once taken is never vacant again"
    assert _grows(then.cathedrals, now.cathedrals), "RY-10.9: cathedral cubes stay for good"
    assert _grows(then.titles, now.titles), "RY-10.9: title cubes are never removed"
    for seat in before.seats:
        for city in range(len(CITIES)):
            assert now.present(seat, city) or not then.present(seat, city), "RY-10.9: presence is never lost"
    assert within(then.shields, now.shields), "RY-10.9: no shield comes back"
    assert then.houses <= now.houses, "RY-10.9: no house marker comes back"
    for was_house, house in zip(before.houses, after.houses, strict=True):
        assert house.gone or _holds(house.markers, was_house.markers), "RY-10.9: a taken marker stays where it is"
        assert house.gone or not was_house.gone, "RY-7.9: nobody comes back"
        assert house.turns >= was_house.turns, "RY-10.8: turns only go on"
    assert _holds(after.out, before.out), "RY-10.6: what is out of the game stays out"
    assert after.period in {before.period, before.period + 1}, "RY-10.8: a period only rises, one by one"
    assert before.variant == after.variant, "RY-1.11: the options hold for the whole match"
    assert before.start == after.start, "RY-4.2: the start seat is stored for the whole game"


def _grows(before: tuple[Cards, ...], after: tuple[Cards, ...]) -> bool:
    return all(within(some, more) for some, more in zip(before, after, strict=True))


def _holds(pile: tuple[Marker, ...], some: tuple[Marker, ...]) -> bool:
    """Piles only grow at their end, in the order in which the markers were taken."""
    return pile[: len(some)] == some
