"""Taking back what one has done: freely where nobody has learnt anything by it, else if the whole table agrees."""

from __future__ import annotations

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.seats import back
from bot.play import timing, votes, voting
from bot.play.deliveries import polled
from bot.play.loaded import LoadedTable
from bot.play.marks import undo_mark
from bot.play.sessions import Done
from bot.play.votes import Vote
from bot.play.working import PERSON, OutOfTime, Past
from engines.core.match import STALE
from engines.core.menu import Refused
from engines.core.undo import Undo
from persistence.errors import Unreadable


class NotFree(Refused):
    """The table would have to agree.

    :param because: why it is not free.
    :param mark: of what was done; :param length: for how long the table would be asked, in milliseconds."""

    def __init__(self, because: Refused, mark: str, length: int) -> None:
        super().__init__(because.reason)
        self.because, self.mark, self.length = because, mark, length


# ---- freely


@rights.PLAY
async def take_back(means: Means, caller: Caller, table_id: str, /, mark: str | None = None) -> Done:
    """Take back what the caller did last. ``NotFree``; ``Refused``: it cannot be taken back at all.

    :param mark: of what that was; ``None``: whatever it is."""
    await _running(means, caller, table_id)

    def make(loaded: LoadedTable, past: Past) -> Undo:
        seat = _seat(loaded, caller)
        step = past.course.latest(seat)
        marked = undo_mark(loaded.secret, table_id, seat, step)
        if mark not in {None, marked}:
            raise Refused(STALE)
        if because := _barrier(past, seat, step):
            raise NotFree(because, marked, _length(loaded))
        return Undo(seat=seat, act=step)

    try:
        return await means.sessions.take_back(table_id, f"{caller.key}:0", PERSON, make)
    except OutOfTime as late:
        raise Declined("undo-late") from late
    except Unreadable as older:
        raise Declined("undo-older-rules") from older


def _barrier(past: Past, seat: int, step: int) -> Refused | None:
    if not past.by_hand(step):
        return Declined("undo-by-clock")
    barrier = past.course.barrier(seat)
    return Refused(barrier) if barrier else None


# ---- by a vote


@rights.PLAY
async def ask(means: Means, caller: Caller, table_id: str, /, mark: str) -> Done | LoadedTable:
    """Ask the table to let the caller take that back. Done at once if nobody else has to be asked; else the table at
    which everybody is asked now. ``Refused``."""
    await _running(means, caller, table_id)
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        seat = _seat(loaded, caller)
        if votes.of(loaded.table):
            raise Declined("vote-is-open")
        try:
            step = (await means.sessions.past(loaded)).course.latest(seat)
        except Unreadable as older:
            raise Declined("undo-older-rules") from older
        if mark != undo_mark(loaded.secret, table_id, seat, step):
            raise Refused(STALE)
        now = means.kit.clock()
        vote = Vote(seat=seat, act=step, since=now, until=now + _length(loaded))
        asked = votes.missing(loaded, vote)
        called = polled(loaded, "vote-called", {"name": loaded.seat(seat).name}, asked)
        await voting.write(means.sessions, loaded, vote, called if asked else ())
    means.sessions.wake(table_id, ())
    return await _concluded(means, table_id)


@rights.PLAY
async def agree(means: Means, caller: Caller, table_id: str, /, mark: str) -> Done | LoadedTable:
    """The caller agrees; done if nobody's word is missing any more. ``Refused``."""
    async with means.sessions.lock(table_id):
        loaded, seat, vote = await _voting(means, caller, table_id, mark)
        await voting.write(means.sessions, loaded, voting.with_word(vote, seat), polled(loaded))
    means.sessions.wake(table_id, ())
    return await _concluded(means, table_id)


@rights.PLAY
async def refuse(means: Means, caller: Caller, table_id: str, /, mark: str) -> None:
    """The caller does not agree, which ends the vote. ``Refused``."""
    async with means.sessions.lock(table_id):
        loaded, seat, _ = await _voting(means, caller, table_id, mark)
        told = polled(loaded, "vote-refused", {"name": loaded.seat(seat).name})
        await voting.write(means.sessions, loaded, None, told)
    means.sessions.wake(table_id, ())


async def _voting(means: Means, caller: Caller, table_id: str, mark: str) -> tuple[LoadedTable, int, Vote]:
    """The vote that is meant, if the caller still has to say something."""
    loaded = await back(means, caller, await means.sessions.at(table_id))
    vote = votes.of(loaded.table)
    if vote is None or not loaded.live or mark != votes.mark(loaded, vote):
        raise Declined("vote-is-over")
    seat = _seat(loaded, caller)
    if seat == vote.seat:
        raise Declined("vote-own")
    if seat not in votes.missing(loaded, vote):
        raise Declined("vote-noted-already")
    return loaded, seat, vote


async def _concluded(means: Means, table_id: str) -> Done | LoadedTable:
    return await voting.conclude(means.sessions, table_id) or await means.sessions.at(table_id)


# ---- within


async def _running(means: Means, caller: Caller, table_id: str) -> None:
    loaded = await back(means, caller, await means.sessions.at(table_id))
    if loaded.match is None:
        raise Declined("not-started")
    if loaded.table.state == "closed":
        raise Declined("closed-by-host")


def _seat(loaded: LoadedTable, caller: Caller) -> int:
    seat = loaded.seat_of(caller.user)
    if seat is None:
        raise Declined("not-seated")
    return seat


def _length(loaded: LoadedTable) -> int:
    """For how long the table is asked: as long as it has for a window."""
    clocks = timing.of(loaded.table)
    return (clocks.pace.window if clocks else 0) or votes.DAY
