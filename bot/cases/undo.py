"""Taking back what one has done: freely where nobody has learnt anything by it, else if the whole table agrees."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.seats import back
from bot.cases.votes import opened
from bot.play import timing
from bot.play.deciding import taken_back
from bot.play.loaded import LoadedTable
from bot.play.marks import undo_mark
from bot.play.sessions import Done
from bot.play.votes import Vote
from bot.play.working import PERSON, OutOfTime, Past
from engines.core.digest import deeds
from engines.core.match import STALE
from engines.core.menu import Refused
from engines.core.text import Text
from engines.core.undo import Undo
from persistence.errors import Unreadable


class NotFree(Refused):
    """The table would have to agree.

    :param because: why it is not free.
    :param told: what was done, as its seat has heard it.
    :param mark: of what was done; :param length: for how long the table would be asked, in milliseconds."""

    def __init__(self, because: Refused, told: Sequence[Text], mark: str, length: int) -> None:
        super().__init__(because.reason)
        self.because, self.told, self.mark, self.length = because, told, mark, length


# ---- freely


@rights.PLAY
async def take_back(
    means: Means, caller: Caller, table_id: str, /, mark: str | None = None, *, ask: bool = False
) -> Done:
    """Take back what the caller did last. ``NotFree``; ``Refused``: it cannot be taken back at all.

    :param mark: of what that was; ``None``: whatever it is.
    :param ask: they mean to ask the table: what is free they take back by its own button."""
    await _running(means, caller, table_id)

    def make(loaded: LoadedTable, past: Past) -> Undo:
        seat = _seat(loaded, caller)
        step = past.course.latest(seat)
        marked = undo_mark(loaded.secret, table_id, seat, step)
        if mark not in {None, marked}:
            raise Refused(STALE)
        if because := _barrier(past, seat, step):
            raise NotFree(because, _told(loaded, past, seat, step), marked, timing.window(loaded))
        if ask:
            raise Refused(STALE)
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


def _told(loaded: LoadedTable, past: Past, seat: int, step: int) -> list[Text]:
    """What that act was, in a line."""
    events = next(turn.events for turn in past.course.turns if turn.step == step)
    heard = (event.heard(seat) for event in events)
    lines = (loaded.game.presenter.line(each) for each in deeds(filter(None, heard), seat))
    return [each for each in lines if each][:1]


# ---- by a vote


@rights.PLAY
async def ask(means: Means, caller: Caller, table_id: str, /, mark: str) -> bool:
    """Ask the table to let the caller take that back. Where nobody else has a say it is done at once: whether it was.
    ``Refused``."""
    await _running(means, caller, table_id)
    async with means.sessions.lock(table_id):
        loaded = await means.sessions.at(table_id)
        seat = _seat(loaded, caller)
        try:
            step = (await means.sessions.past(loaded)).course.latest(seat)
        except Unreadable as older:
            raise Declined("undo-older-rules") from older
        if mark != undo_mark(loaded.secret, table_id, seat, step):
            raise Refused(STALE)
        since, length = means.kit.clock(), timing.window(loaded)
        vote = Vote(
            kind="undo",
            by=loaded.names[seat],
            number=means.kit.new_number(),
            since=since,
            seat=seat,
            act=step,
            length=length,
        ).said(seat, aye=True)
        if not await opened(means, loaded, vote):
            return False
    await taken_back(means.sessions, loaded, vote, asked=False)
    return True


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
