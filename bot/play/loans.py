"""Seats that are lent: by whom, until when, and what their owners find again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.play.loaded import LoadedTable
from engines.core.chair import Seating
from engines.core.record import adapter
from persistence.deliveries import Delivery, Removal
from persistence.records import Seat, SeatChanges, Table

MOST = 60
"""Days for which a seat is lent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Loan:
    """Of one seat. Its owner still sits there if a steward plays for them, and somebody else does if not."""

    user: str
    """Whose seat it is."""
    name: str
    since: int
    until: int
    """When they have it back; UTC epoch milliseconds."""
    step: int
    """Of the match, up to which they know what happened."""
    channel: str | None = None
    card: str | None = None
    """The message that was their card, where it says now that they have lent it."""


_STORED = adapter(Loan, __package__)


def of(seat: Seat) -> Loan | None:
    """On what terms *seat* is lent; ``None``: it is not."""
    loan: Loan | None = _STORED.validate_json(seat.lent) if seat.lent else None
    return loan


def written(loan: Loan) -> str:
    """As it is kept with the seat."""
    return _STORED.dump_json(loan).decode()


def borrowed(seat: Seat) -> Loan | None:
    """The same of a seat that its owner has left to somebody else."""
    loan = of(seat)
    return loan if loan and loan.user != seat.user_id else None


def lent_by(table: Table, user: str) -> int | None:
    """Which seat *user* has lent to somebody else there."""
    return next((seat.seat for seat in table.seats if (loan := borrowed(seat)) and loan.user == user), None)


def ended(table: Table, now: int) -> Sequence[int]:
    """The seats whose owners have them back by *now*."""
    return [seat.seat for seat in table.seats if (loan := of(seat)) and loan.until <= now]


class Return(NamedTuple):
    """What gives a seat back to its owner."""

    steps: Sequence[Seating]
    change: SeatChanges
    told: Sequence[Delivery]


def returning(loaded: LoadedTable, seat: int, *, asked: bool) -> Return:
    """Of a seat that is lent.

    :param asked: by its owner, who looks at it at once; else they get a new card, in silence, if nothing is asked."""
    there = loaded.seat(seat)
    loan = of(there)
    assert loan
    change = SeatChanges(lent=None)
    if loan.user == there.user_id:
        place, steps = (there.dm_channel_id, there.dm_card_id), [Seating(seat=seat, change="return")]
    else:
        place, steps = (loan.channel, loan.card), [Seating(seat=seat, change="sit", person=loan.user)]
        change |= SeatChanges(occupant="person", user_id=loan.user, name=loan.name, delivered_step=loan.step)
    channel, card = place
    change |= SeatChanges(dm_channel_id=channel, dm_card_id=card if asked else None, delivered_digest=None)
    return Return(steps, change, [Removal(channel=channel, message=card)] if channel and card and not asked else [])
