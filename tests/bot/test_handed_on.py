"""A seat that is handed on is nobody's for no moment: where the rules take a seat off the board once its player has
resigned, only a resignation does that (RL-7.4.2, RL-7.4.3)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.kit import Kit
from bot.parlour.simulated import Payload
from bot.time.calendar import DAY
from bot.time.pace import PACES
from engines.core.record import evolve, replaced
from tests.bot.clocked import agreed, strike
from tests.bot.reading import said
from tests.bot.scene import Scene
from tests.bot.test_lending import holder, lend
from tests.bot.test_publishing import bid
from tests.kits import playing
from tests.petty_court import GAME
from tests.petty_court.game import handed_over

STEADY = PACES["steady"]
SEAT = 1
"""Bob's, which changes hands."""


def off_the_board(board: Any, seat: int, person: str | None) -> None:
    """A resigned seat is out."""
    handed_over(board, seat, person)
    if person is None:
        chairs = board.state.chairs
        board.amend(chairs=replaced(chairs, seat, evolve(chairs[seat], sitter="removed")))


@pytest.fixture(name="kit")
def _kit() -> Kit:
    return playing(replace(GAME, handed_over=off_the_board))


async def give(s: Scene, who: Payload, to: Payload, **more: Any) -> None:
    told = said(await s.settled(s.slash(who, "table replace", seat=SEAT + 1, player=to, **more)))
    assert told.startswith(f"Seat {SEAT + 1} now belongs to") == (who is s.bob or "force" in more), told


async def given_away(s: Scene) -> Payload:
    await give(s, s.bob, s.cid)
    return s.cid


async def forced(s: Scene) -> Payload:
    await give(s, s.ann, s.cid, force=True)
    return s.cid


async def agreed_to(s: Scene) -> Payload:
    await give(s, s.ann, s.cid)
    await s.settled(s.do(s.bob, s.having("va"), "va"))
    return s.cid


async def offered(s: Scene) -> Payload:
    await s.settled(s.slash(s.bob, "table substitute"))
    await s.settled(s.do(s.cid, s.having("tk"), "tk"))
    return s.cid


async def taken_from_a_steward(s: Scene) -> Payload:
    await vanished(s)
    await give(s, s.ann, s.cid, force=True)
    return s.cid


async def lent(s: Scene) -> Payload:
    await lend(s, s.bob, 3, s.cid)
    return s.cid


async def asked_back(s: Scene) -> Payload:
    await lend(s, s.bob, 3, s.cid)
    await s.settled(s.slash(s.bob, "table lend", days=0))
    return s.bob


async def due_back(s: Scene) -> Payload:
    await lend(s, s.bob, 1, s.cid)
    await strike(s, DAY)
    return s.bob


async def given_up_by_a_friend(s: Scene) -> Payload:
    await lend(s, s.bob, 1, s.cid)
    await s.resign(s.cid)
    await strike(s, DAY)
    return s.bob


async def vanished(s: Scene) -> None:
    await bid(s, s.ann)
    await strike(s, STEADY.bank)
    await strike(s, STEADY.increment)


async def back_from_a_steward(s: Scene) -> Payload:
    await vanished(s)
    await s.settled(s.slash(s.bob, "hand"))
    return s.bob


WAYS = (
    given_away,
    forced,
    agreed_to,
    offered,
    taken_from_a_steward,
    lent,
    asked_back,
    due_back,
    given_up_by_a_friend,
    back_from_a_steward,
)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_a_seat_that_is_handed_on_stays_on_the_board(s: Scene, way: Any) -> None:
    """Whoever has it then is asked what it is asked; its former holder's orders are gone, as with any hand-over."""
    table = await agreed(s, late="steward")
    has = await way(s)
    match = (await s.loaded(table)).playing
    assert await holder(s, table, SEAT) == has["id"]
    assert (match.sitter(SEAT), match._state.seats) == ("here", (0, 1))
    assert match._state.people[SEAT] == has["id"]


async def test_whoever_resigns_takes_it_off_the_board(s: Scene) -> None:
    table = await agreed(s, late="steward")
    await s.resign(s.bob)
    assert (await s.loaded(table)).playing.sitter(SEAT) == "removed"
