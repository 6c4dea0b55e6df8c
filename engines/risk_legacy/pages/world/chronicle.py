"""The games of a campaign, the latest first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from engines.core.page import Section
from engines.core.shown import hyphened
from engines.core.text import text
from engines.risk_legacy.campaign.deltas import apply
from engines.risk_legacy.campaign.records import Chain, Record
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import faction, person, territory
from engines.risk_legacy.words.changes import told


def chronicle(chain: Chain) -> list[Section]:
    return list(_chapters(chain))[::-1]


def _chapters(chain: Chain) -> Iterator[Section]:
    world = World()
    for record in chain:
        yield _chapter(record, world)
        world = reduce(apply, record.deltas, world)


def _chapter(record: Record, before: World) -> Section:
    """One game: who won and how, what became of the others, what it left behind."""
    if record.n == 0:
        return Section(heading=text("world-founded"), lines=told(record.deltas, before))
    winner = None if record.winner is None else record.seats[record.winner]
    assert winner is not None, "every game has a winner"
    assert record.why is not None, "and a reason"
    heading = text("world-game", game=record.n, who=person(winner.person), faction=faction(winner.faction))
    stars = len(winner.tokens) + winner.hqs
    won = text("world-won", why=hyphened(record.why), stars=stars, rounds=record.rounds)
    seats = tuple(
        text(
            "world-fighter",
            who=person(seat.person),
            faction=faction(seat.faction),
            start=territory(seat.start),
            result=hyphened(seat.result),
        )
        for seat in record.seats
    )
    return Section(heading=heading, lines=(won, *seats, *told(record.deltas, before)))
