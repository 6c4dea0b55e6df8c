"""The best attack, and when to leave it alone."""

from __future__ import annotations

from operator import itemgetter

from engines.bellum_magica.atlas import TAVERN
from engines.bellum_magica.moves import Plunder, Rob, Stay
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import Attack, loot, strength
from engines.bellum_magica.taste import worth
from engines.bellum_magica.taste.rows import legal


def raid(table: Public, me: int, points: int | None = None) -> Attack | Stay:
    """The attack of the highest worth. *points*: the own total, for whoever may know it; else the kinds' means."""
    total = worth.holdings(table, me) if points is None else 100 * points
    within = legal(table, me, strength(table, me))
    good = ((attack, value) for attack, value in within if value > 0 and not ends_badly(table, me, attack, total))
    return max(good, key=itemgetter(1), default=(Stay(), 0))[0]


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
    within = legal(table, me, strength(table, me))
    open_ = ((each, value) for each, value in within if isinstance(each, Plunder) and each.settlement != TAVERN)
    return max(open_, key=itemgetter(1), default=(None, 0))[0]
