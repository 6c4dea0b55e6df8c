"""What a table is asked to agree to: that somebody takes back what was not free to take back."""

from __future__ import annotations

from bot.play.loaded import LoadedTable
from bot.play.marks import vote_mark
from engines.core.record import adapter, record
from persistence.records import Table

DAY = 24 * 60 * 60 * 1000
"""For how long a table is asked that has agreed on no time in which others answer."""


@record
class Vote:
    """Everybody has to agree; one is open at a time. Moments are UTC epoch milliseconds."""

    seat: int
    """Who asks."""
    act: int
    """The step that they want to take back, with all that has followed."""
    since: int
    until: int
    agreed: tuple[int, ...] = ()


_STORED = adapter(Vote, __package__)


def of(table: Table) -> Vote | None:
    """The vote that is open there."""
    return _STORED.validate_json(table.vote) if table.vote else None


def stored(vote: Vote) -> str:
    return _STORED.dump_json(vote).decode()


def missing(loaded: LoadedTable, vote: Vote) -> tuple[int, ...]:
    """The people who have not agreed yet. Stewards do, and whoever is away."""
    there = [seat.seat for seat in loaded.table.seats if seat.occupant == "person" and not loaded.away(seat.seat)]
    return tuple(seat for seat in there if seat not in {vote.seat, *vote.agreed})


def asked(loaded: LoadedTable) -> tuple[int, ...]:
    """The same of the vote that is open, if one is."""
    vote = of(loaded.table) if loaded.live else None
    return missing(loaded, vote) if vote else ()


def mark(loaded: LoadedTable, vote: Vote) -> str:
    """What the buttons carry with which people vote."""
    return vote_mark(loaded.secret, loaded.table.id, vote.act, vote.since)
