"""Worlds in which packets are open from their founding, for matches at random."""

from engines.core.outcome import Heirloom
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.deltas import Delta, LinkAdded
from engines.risk_legacy.campaign.records import heirloom
from engines.risk_legacy.lands import brought_lands
from tests.campaigns import Table
from tests.risk_legacy.arrange import coming
from tests.risk_legacy.worlds import CHARTER, founding

SHORT = {"round_cap": "8"}


def inherited(*packets: str, changes: tuple[Delta, ...] = ()) -> Heirloom:
    """Of a world that was founded with these packets open and these *changes*, and in which others may be opened."""
    opened = tuple(coming(packet) for packet in packets)
    joined = tuple(
        LinkAdded(ends=(coast, at)) for packet in packets for at in brought_lands(packet) for coast in (0, 1)
    )
    first = founding()
    charter = evolve(CHARTER, sealed_packets="all_built")
    return heirloom((evolve(first, charter=charter, deltas=(*first.deltas, *opened, *joined, *changes)),))


def table(seats: int, seed: int, *packets: str, changes: tuple[Delta, ...] = (), **options: str) -> Table:
    """A game in such a world, between people who have never met."""
    people = tuple(f"person {seat}" for seat in range(seats))
    known = {**SHORT, **options}
    world = inherited(*packets, changes=changes)
    return Table(game=GAME, seats=seats, seed=f"seed-{seed}", options=known, heirloom=world, people=people)
