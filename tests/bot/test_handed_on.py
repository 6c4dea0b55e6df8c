"""A seat that is handed on is nobody's for no moment: where the rules take a seat off the board once its player has
resigned, only a resignation does that (RL-7.4.2, RL-7.4.3)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.kit import Kit
from bot.parlour.simulated import Payload
from bot.play import votes
from bot.time.calendar import DAY
from bot.time.pace import PACES
from engines.core.record import evolve, replaced
from tests.bot.clocked import agreed, strike
from tests.bot.reading import answer, does, said, text
from tests.bot.scene import Scene
from tests.bot.test_lending import holder, lend
from tests.bot.test_publishing import bid
from tests.kits import playing
from tests.petty_court import GAME
from tests.petty_court.game import handed_over, remove

STEADY = PACES["steady"]
SEAT = 1
"""Bob's, which changes hands."""


def off_the_board(board: Any, seat: int, person: str | None) -> None:
    """A resigned seat is out."""
    handed_over(board, seat, person)
    if person is None:
        remove(board, seat)
        chairs = board.state.chairs
        board.amend(chairs=replaced(chairs, seat, evolve(chairs[seat], sitter="removed")))


@pytest.fixture(name="kit", scope="module")
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
    """And is told so before and after; nobody reads of a steward."""
    table = await agreed(s, late="steward")
    await s.settled(s.slash(s.bob, "table substitute"))
    sure = answer(await s.slash(s.bob, "table resign"))
    assert "Nobody plays on for you: your seat is out of the match." in text(sure)
    await s.settled(s.do(s.bob, sure, "rs!"))
    assert (await s.loaded(table)).playing.sitter(SEAT) == "removed"
    assert text(s.dms(s.bob)[-1]).endswith("You no longer sit at this table: your seat is out of the match.")
    seats = said(await s.slash(s.ann, "table who"))
    assert "**2.** 🔵 Bob (out of the match)" in seats
    log = said(await s.slash(s.ann, "table log"))
    assert "**🔵 Bob** — draws a card (×3); resigns; throws away" in log
    assert "steward" not in log + seats


async def test_nobody_takes_what_is_off_the_board(s: Scene) -> None:
    """Nor is it offered to anybody any more."""
    await agreed(s, late="steward")
    await s.settled(s.slash(s.bob, "table substitute"))
    await s.resign(s.bob)
    assert not any(does(each, "tk") for each in s.shown())
    for name, more in (
        ("substitute", {}),
        ("replace", {"player": s.cid}),
        ("replace", {"player": s.cid, "force": True}),
    ):
        told = said(await s.settled(s.slash(s.ann, f"table {name}", seat=SEAT + 1, **more)))
        assert told == "That seat is out of the match: nobody can take it."


async def test_the_next_table_has_a_free_seat_for_who_has_left_the_board(s: Scene) -> None:
    table = await s.table(s.bob, s.cid)
    await s.resign(s.bob)
    await s.finish(table)
    await s.settled(s.do(s.ann, s.having("again"), "again"))
    assert "Steward" not in text(s.having("go"))


async def test_whose_friend_has_given_it_up_takes_it_off_the_board_too(s: Scene) -> None:
    """Until then it was only the loan that was given up."""
    table = await agreed(s, late="steward")
    await lend(s, s.bob, 3, s.cid)
    await s.resign(s.cid)
    sure = answer(await s.slash(s.bob, "table resign"))
    assert "Nobody plays on for you: your seat is out of the match." in text(sure)
    await s.settled(s.do(s.bob, sure, "rs!"))
    loaded = await s.loaded(table)
    assert (loaded.playing.sitter(SEAT), loaded.playing._state.people[SEAT]) == ("removed", "")
    assert (loaded.seat(SEAT).lent, loaded.names[SEAT]) == (None, "🔵 Bob")
    assert text(s.dms(s.bob)[-1]).endswith("You no longer sit at this table: your seat is out of the match.")
    log = said(await s.slash(s.ann, "table log"))
    assert "; 🔵 Bob is back in the seat that 🔵 Cid 🤖 has played; resigns; " in log
    await strike(s, 3 * DAY)
    assert await holder(s, table, SEAT) is None


# ---- what is voted on meanwhile


def voting(s: Scene) -> bool:
    return any(does(message, "va") for message in s.shown())


@pytest.mark.parametrize("resigns", [True, False])
async def test_nothing_is_asked_about_a_seat_that_changes_hands_otherwise(
    s: Scene, resigns: bool, dee: Payload
) -> None:
    """Bob has resigned, or somebody has taken the seat that he has offered."""
    table = await agreed(s)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid))
    assert voting(s)
    if resigns:
        await s.resign(s.bob)
    else:
        await s.settled(s.slash(s.bob, "table substitute"))
        await s.settled(s.do(dee, s.having("tk"), "tk"))
    assert not voting(s)
    assert votes.of((await s.loaded(table)).table) is None


async def test_who_has_left_is_not_asked_any_more(s: Scene) -> None:
    await agreed(s, others=(s.bob, s.cid))
    await s.settled(s.slash(s.ann, "table live", hours=2))
    assert f"<@{s.bob['id']}> <@{s.cid['id']}> Your word" in text(s.having("va"))
    await s.resign(s.cid)
    assert f"\n<@{s.bob['id']}> Your word" in text(s.having("va"))
    assert said(await s.settled(s.do(s.bob, s.having("va"), "va"))) == "Done."
