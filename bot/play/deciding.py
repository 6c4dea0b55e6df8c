"""What comes of a vote: by the last word, or because nobody is left who has not said theirs."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from bot.play import timing, votes, winding
from bot.play.deliveries import shown
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.play.votes import Vote
from bot.play.working import AGREED, Past
from bot.time.calendar import DAY, HOUR
from engines.core.menu import Refused
from engines.core.text import text
from engines.core.undo import Undo
from persistence.deliveries import Delivery, NoticeDue, Proclaimed, Removal
from persistence.errors import Unreadable
from persistence.records import TableChanges


class Over(Refused):
    """A move has come in between, and that vote is over."""

    def __init__(self) -> None:
        super().__init__(text("vote-over"))


async def settle(sessions: Sessions, table_id: str) -> bool:
    """Decide at once what those agree on, or do not, who are left of a table that is voting: whether that ended it.
    More time is for people: where a steward is about to move, whoever is asked after that has it."""
    async with sessions.lock(table_id):
        loaded = await sessions.at(table_id)
        vote = votes.of(loaded.table)
        decided = votes.ripe(vote, loaded.table, loaded.playing) if vote and loaded.live else None
        if vote is None or decided is None or vote.until <= sessions.kit.clock():
            return False
        if decided and vote.kind == "extend" and loaded.stewards:
            return False  # it is due, so the clockwork comes back to it
        await noted(sessions, loaded, vote, decided=decided)
    with contextlib.suppress(Refused, Unreadable):  # nothing can come of it any more
        await carried_out(sessions, loaded, vote, decided=decided)
    return True


def posted(loaded: LoadedTable, vote: Vote, now: int) -> tuple[Sequence[Delivery], TableChanges]:
    """What posts the message about *vote*, which calls everybody who is up; the others are called when they are."""
    return _posted(loaded, _calling(loaded, vote, votes.silent(vote, loaded.table, loaded.playing), now))


def woken(loaded: LoadedTable, vote: Vote, now: int) -> tuple[Sequence[Delivery], TableChanges]:
    """What calls those who are up by now and have not been called to *vote*."""
    silent = votes.silent(vote, loaded.table, loaded.playing)
    vote = _calling(loaded, vote, [seat for seat in silent if seat in vote.asleep], now)
    return _posted(loaded, vote) if vote.called else ((), _kept(loaded, vote))


def _calling(loaded: LoadedTable, vote: Vote, seats: Sequence[int], now: int) -> Vote:
    up = {seat: timing.up(loaded.table, seat, now) for seat in seats}
    asleep = tuple(seat for seat in seats if up[seat] > now)
    called = tuple(seat for seat in seats if seat not in asleep)
    return replace(vote, called=called, asleep=asleep, wake=min((up[seat] for seat in asleep), default=None))


def _posted(loaded: LoadedTable, vote: Vote) -> tuple[Sequence[Delivery], TableChanges]:
    old = loaded.table.notice_message_id
    gone = [Removal(channel=loaded.table.place, message=old)] if old else []
    return (*gone, NoticeDue()), {**_kept(loaded, vote), "notice_message_id": None}


def _kept(loaded: LoadedTable, vote: Vote) -> TableChanges:
    table = replace(loaded.table, vote=votes.written(vote))
    return {"vote": table.vote, "deadline": timing.due(table, loaded.playing, timing.of(table))}


async def noted(sessions: Sessions, loaded: LoadedTable, vote: Vote, *, decided: bool | None) -> None:
    """What has been said of *vote* is written down, and what needs no more than that is done; to be called with the
    table's lock held."""
    if decided is None:
        await write(sessions, loaded, [NoticeDue()], {"vote": votes.written(vote)})
    elif not decided:
        await write(sessions, loaded, [NoticeDue(), Proclaimed(key="vote-lost", args={})], {"vote": None})
    elif vote.kind in votes.MOST:
        await timed(sessions, loaded, vote)


async def carried_out(sessions: Sessions, loaded: LoadedTable, vote: Vote, *, decided: bool | None) -> None:
    """The rest, without the lock: closing the table, taking a move back. ``Refused``, ``Unreadable``."""
    if decided and vote.kind == "close":
        await sessions.close(loaded.table, "closed-by-vote", vote.by)
    if decided and vote.kind == "undo":
        await taken_back(sessions, loaded, vote, asked=True)


async def timed(sessions: Sessions, loaded: LoadedTable, vote: Vote) -> None:
    """A pause, more time, an evening live: to be called with the table's lock held."""
    now = sessions.kit.clock()
    length = vote.amount * (DAY if vote.kind == "pause" else HOUR)
    longer = timing.longer(loaded, vote.amount, now) if vote.kind == "extend" else None
    args: dict[str, str | int] = {"until": f"<t:{(longer or now + length) // 1000}:f>", "count": vote.amount}
    due = [Proclaimed(key=f"voted-{votes.wording(vote)}", args=args), NoticeDue(), *shown(loaded.table)]
    await write(sessions, loaded, due, {**winding.voted(loaded, vote.kind, vote.amount, now), "vote": None})


async def taken_back(sessions: Sessions, loaded: LoadedTable, vote: Vote, *, asked: bool) -> None:
    """What the table has agreed to. ``Over``; ``Refused``, ``Unreadable``: it cannot be taken back any more, and the
    vote is over.

    :param asked: whether it had to be: then a move that came in between has ended the vote."""

    def make(now: LoadedTable, _past: Past) -> Undo:
        if asked and not _goes_on(now, vote):
            raise Over
        return Undo(seat=vote.seat, act=vote.act, agreed=True)

    table_id = loaded.table.id
    try:
        await sessions.take_back(table_id, f"{table_id}:{vote.since}:{vote.number}:undo", AGREED, make)
    except (Refused, Unreadable):
        await over(sessions, table_id, vote)
        raise


async def over(sessions: Sessions, table_id: str, vote: Vote) -> None:
    """Nothing can come of that vote any more."""
    async with sessions.lock(table_id):
        now = await sessions.at(table_id)
        if _goes_on(now, vote):
            await write(sessions, now, [NoticeDue()], {"vote": None})


def _goes_on(now: LoadedTable, vote: Vote) -> bool:
    there = votes.of(now.table)
    return there is not None and there.number == vote.number


async def write(sessions: Sessions, loaded: LoadedTable, due: Sequence[Delivery], changes: TableChanges) -> None:
    """To be called with the table's lock held."""
    await sessions.store.tables.change(loaded.table.id, due, **changes)
    sessions.wake(loaded.table.id, ())
