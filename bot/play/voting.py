"""How a vote goes on and ends. What it comes to is written like any other change, and bears a key of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.play import timing, votes
from bot.play.deliveries import polled
from bot.play.loaded import LoadedTable
from bot.play.sessions import Done, Sessions
from bot.play.votes import Vote
from bot.play.working import Past
from engines.core.match import STALE
from engines.core.menu import Refused
from engines.core.record import evolve
from engines.core.undo import Undo
from persistence.deliveries import Delivery

VOTE = "vote"
"""The cause, in the log, of what the table has agreed on."""


def with_word(vote: Vote, seat: int) -> Vote:
    """The same once *seat* has agreed."""
    return evolve(vote, agreed=tuple(sorted({*vote.agreed, seat})))


async def write(sessions: Sessions, loaded: LoadedTable, vote: Vote | None, due: Sequence[Delivery]) -> None:
    """What the table is asked from now on, and when that ends; to be called with the table's lock held."""
    stored = votes.stored(vote) if vote else None
    deadline = timing.deadline(replace(loaded, table=replace(loaded.table, vote=stored)))
    await sessions.store.tables.change(loaded.table.id, due, vote=stored, deadline=deadline)


async def conclude(sessions: Sessions, table_id: str) -> Done | None:
    """Take back what the table has agreed on, if nobody's word is missing; ``None``: somebody's is, or there is no
    vote. What the rules do not take back after all ends the vote."""
    loaded = await sessions.at(table_id)
    vote = votes.of(loaded.table)
    if vote is None or votes.missing(loaded, vote) or not loaded.live:
        return None

    def make(now: LoadedTable, _past: Past) -> Undo:
        if votes.of(now.table) != vote or votes.missing(now, vote):
            raise Refused(STALE)
        return Undo(seat=vote.seat, act=vote.act, agreed=True)

    try:
        return await sessions.take_back(table_id, f"{table_id}:{vote.act}:{vote.since}:{VOTE}", VOTE, make)
    except Refused:
        await end(sessions, table_id, vote)
        raise


async def end(sessions: Sessions, table_id: str, vote: Vote) -> None:
    """That *vote*, if it is still open, comes to nothing."""
    async with sessions.lock(table_id):
        loaded = await sessions.at(table_id)
        if votes.of(loaded.table) == vote:
            await write(sessions, loaded, None, polled(loaded, "vote-late"))
    sessions.wake(table_id, ())
