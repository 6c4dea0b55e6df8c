"""The best attack, and when to leave it alone."""

from __future__ import annotations

from engines.bellum_magica.atlas import TAVERN
from engines.bellum_magica.moves import Plunder, Rob, Stay
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import Attack, loot, strength
from engines.bellum_magica.taste import worth
from engines.bellum_magica.taste.rows import legal


def raid(table: Public, me: int, points: int | None = None) -> Attack | Stay:
    """The attack of the highest worth. *points*: the own total, for whoever may know it; else the kinds' means."""
    total = worth.holdings(table, me) if points is None else 100 * points
    found: tuple[Attack | Stay, int] = Stay(), 0
    for attack, value in legal(table, me, strength(table, me)):
        if value > found[1] and not ends_badly(table, me, attack, total):
            found = attack, value
    return found[0]


def ends_badly(table: Public, me: int, attack: Attack, total: int) -> bool:
    """Whether it takes the chest that ends the match while somebody else looks richer."""
    if any(sum(table.lairs[seat].chests) >= table.variant.end_at for seat in table.seats):
        return False
    chests = loot(table, me, attack, strength(table, me)).chests
    if sum(table.lairs[me].chests) + sum(chests) < table.variant.end_at:
        return False
    gained = sum(mean * count for mean, count in zip(worth.MEANS, chests, strict=True))
    victim = attack.victim if isinstance(attack, Rob) else None
    rivals = (worth.holdings(table, seat) - (gained if seat == victim else 0) for seat in table.seats if seat != me)
    return total + gained < max(rivals)


def best_settlement(table: Public, me: int) -> Plunder | None:
    """The tavern apart; ``None``: none is within reach."""
    found: tuple[Plunder | None, int] = None, 0
    for attack, value in legal(table, me, strength(table, me)):
        if isinstance(attack, Plunder) and attack.settlement != TAVERN and (found[0] is None or value > found[1]):
            found = attack, value
    return found[0]
