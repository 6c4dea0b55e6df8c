"""A seat is lent, to a friend or to a steward, and given back."""

from __future__ import annotations

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.cases.seats import Handover, Newcomer, back, seated, tied
from bot.play import loans
from bot.play.loaded import LoadedTable
from bot.play.loans import Loan
from bot.play.sessions import Done
from bot.time.calendar import DAY
from engines.core.chair import Seating
from persistence.records import SeatChanges


@rights.RESIGN
async def lend(means: Means, caller: Caller, table_id: str, /, days: int, friend: Newcomer | None) -> Loan:
    """For so many days *friend* has the caller's seat, or a steward plays for them (``None``): on what terms.
    ``Declined``."""
    loaded = await back(means, caller, await means.sessions.at(table_id))
    seat, now = loaded.seat_of(caller.user), means.kit.clock()
    if seat is None or not loaded.live:
        raise Declined("not-now" if seat is not None else "not-seated")
    if not 0 < days <= loans.MOST:
        raise Declined("lend-days", most=loans.MOST)
    there = loaded.seat(seat)
    if there.lent:
        raise Declined("lend-borrowed")
    loan = _loan(loaded, caller.user, seat, now, days)
    change = SeatChanges(lent=loans.written(loan))
    if friend:
        change = SeatChanges(occupant="person", user_id=friend.user, name=friend.name, **change)

    def make(now: LoadedTable) -> list[Seating]:
        if now.seat_of(caller.user) != seat or now.seat(seat) != there or now.playing.sitter(seat) != "here":
            raise Declined("not-now")
        if not friend:
            return [Seating(seat=seat, change="leave", until=loan.until)]
        if tied(now.table, friend.user):
            raise Declined("already-seated-other")
        return [Seating(seat=seat, change="sit", person=friend.user, until=loan.until)]

    await seated(means, f"{caller.key}:0", loaded, seat, Handover(make, change))
    return loan


def _loan(loaded: LoadedTable, user: str, seat: int, now: int, days: int) -> Loan:
    there = loaded.seat(seat)
    return Loan(
        user=user,
        name=there.name,
        since=now,
        until=now + days * DAY,
        step=loaded.playing.step,
        channel=there.dm_channel_id,
        card=there.dm_card_id,
    )


async def to_steward(means: Means, loaded: LoadedTable, user: str, days: int, key: str) -> None:
    """A steward plays for somebody who cannot come to the match that has just begun, until they are back.
    ``Declined``: it does already, or they are not there.

    :param key: of what this is done for: it is done once."""
    seat = loaded.seat_of(user)
    if seat is None or loaded.seat(seat).lent:
        raise Declined("not-now")
    loan = _loan(loaded, user, seat, means.kit.clock(), days)

    def make(now: LoadedTable) -> list[Seating]:
        if now.seat_of(user) != seat or now.seat(seat).lent or now.playing.sitter(seat) != "here":
            raise Declined("not-now")
        return [Seating(seat=seat, change="leave", until=loan.until)]

    await seated(means, key, loaded, seat, Handover(make, SeatChanges(lent=loans.written(loan))))


@rights.RECLAIM
async def reclaim(means: Means, caller: Caller, table_id: str, /) -> Done:
    """The caller has a seat back that they have lent. ``Declined``: they have it already."""
    loaded = await means.sessions.at(table_id)
    seat = loans.lent_by(loaded.table, caller.user)
    if seat is None:
        return Done(await back(means, caller, loaded), ())
    found = loans.returning(loaded, seat, asked=True)

    def make(now: LoadedTable) -> list[Seating]:
        if now.seat(seat).lent != loaded.seat(seat).lent or now.playing.sitter(seat) != loaded.playing.sitter(seat):
            raise Declined("not-now")
        return list(found.steps)

    return await seated(means, f"{caller.key}:back", loaded, seat, Handover(make, found.change, found.told))
