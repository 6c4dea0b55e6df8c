"""Factions that packets bring (RL-B5.5, B6.3): in the pool from the next game on, by numbers of their own."""

from functools import reduce

import pytest

from engines.core.text import CardRef, text
from engines.risk_legacy import factions
from engines.risk_legacy.atlas import FACTIONS
from engines.risk_legacy.campaign.deltas import PacketOpened, PacketsAllowed, PowerAdded, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.factions import Newcomer, brought, newcomers
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.naming import faction
from engines.risk_legacy.pages.world.lands import factions as cards
from engines.risk_legacy.rules.starts import farthest
from tests.risk_legacy.arrange import land, opened
from tests.risk_legacy.victory import won


class Robots(Newcomer, packet="any", number=9):
    pass


@pytest.fixture(autouse=True)
def _robots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(factions, "newcomers", lambda: (Robots,))


COMING = PacketOpened(packet="any", scars=(), factions=(9,))


def world() -> World:
    return reduce(apply, (PacketsAllowed(), COMING, PowerAdded(faction=9, power="overrun")), land())


def test_numbers_are_for_good() -> None:
    """A record says a faction by its number, whatever has come to a world and in whichever order."""
    found = [each.number for each in newcomers()]
    assert found == sorted(dict.fromkeys(found)), "each has its own"
    assert all(number >= len(FACTIONS) for number in found)
    assert (faction(0), faction(9)) == (CardRef(FACTIONS[0]), CardRef("robots"))
    assert (world().factions, brought("any"), brought("another")) == ((0, 1, 2, 3, 4, 9), (9,), ())


def test_a_newcomer_is_played_as_any_other() -> None:
    """What stands on its card works, and is told to whoever may take it; it has no starting power."""
    play = opened(3, world=world())
    moves = play.offers(TakeFaction)
    assert [move.faction for move in moves] == [0, 1, 2, 3, 4, 9]
    play.does(TakeFaction(faction=9), StartAt(territory=farthest(play.state, play.mover)))
    taken = [seat for seat, side in enumerate(play.state.sides) if side.faction == 9]
    view = play.match.view(None)
    assert [view.sides[seat].more for seat in taken] == [("overrun",)]
    newest = cards(play.state.world)[-1]
    assert (newest.heading, newest.lines[0]) == (
        text("plain", what=CardRef("robots")),
        text("world-more", powers=(CardRef("overrun"),)),
    )


def test_it_comes_with_the_next_game() -> None:
    """RL-B5.5, 4.2.7: a game that nobody played it in is written on its card; the game in which it came is not."""
    play = won(0, world=world())
    assert play.state.factions == (0, 1, 2, 3, 4, 9)
    assert [entry.result for entry in play.state.world.banners[9].past] == ["unused"]
    assert play.state.evolve(deltas=(COMING,)).factions == (0, 1, 2, 3, 4)
