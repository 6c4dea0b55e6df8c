"""What attacks are worth, the best of them, and when to leave it alone."""

from operator import itemgetter

from engines.bellum_magica.atlas import TAVERN
from engines.bellum_magica.components import Right
from engines.bellum_magica.moves import Plunder, Rob, Stay
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import Attack, loot, strength, within
from engines.bellum_magica.taste import worth


def legal(table: Public, seat: int, force: Right) -> list[tuple[Attack, int]]:
    """What a force can attack, with what it is worth: settlements in the order of the data, then castles."""
    return [(each, _worth(table, seat, each, force.thieves)) for each in sorted(within(table, seat, force), key=_place)]


def _place(attack: Attack) -> tuple[bool, int]:
    return (False, attack.settlement) if isinstance(attack, Plunder) else (True, attack.victim)


def _worth(table: Public, seat: int, attack: Attack, thieves: int) -> int:
    if isinstance(attack, Plunder):
        return worth.plunder(table, seat, attack.settlement)
    return worth.robbery(table, attack.victim, thieves)


def best(table: Public, seat: int, force: Right) -> tuple[Attack | None, int]:
    """The first of the best."""
    return max(legal(table, seat, force), key=itemgetter(1), default=(None, 0))


DENIED = 70
"""So many hundredths of what a rival loses count for oneself: it may be that somebody else takes it, or another day."""


def denied(table: Public, me: int, attack: Attack) -> int:
    """What an attack takes from the rivals who attack later today: how much worse is the best that is left to each, of
    which everybody knows the active row. Shared out among them, since only one of them is the one to beat."""
    if not isinstance(attack, Plunder) or attack.settlement == TAVERN:
        return 0
    rivals = [seat for seat in table.seats if seat != me]
    lost = 0
    for seat in rivals:
        if seat not in table.attacked:
            found = legal(table, seat, strength(table, seat))
            best = max((value for _, value in found), default=0)
            lost += best - max((value for each, value in found if each != attack), default=0)
    return DENIED * lost // (100 * max(1, len(rivals)))


def raid(table: Public, me: int, points: int | None = None) -> Attack | Stay:
    """The attack of the highest worth, for oneself and against those who come later today. *points*: the own total, for
    whoever may know it; else the kinds' means."""
    total = worth.holdings(table, me) if points is None else 100 * points
    found = [(each, value + denied(table, me, each)) for each, value in legal(table, me, strength(table, me))]
    good = ((attack, value) for attack, value in found if value > 0 and not ends_badly(table, me, attack, total))
    return max(good, key=itemgetter(1), default=(Stay(), 0))[0]


def ends_badly(table: Public, me: int, attack: Attack, total: int) -> bool:
    """Whether it takes the chest that ends the match while somebody else looks richer."""
    if any(sum(table.lairs[seat].chests) >= table.variant.end_at for seat in table.seats):
        return False
    chests = loot(table, me, attack, strength(table, me)).chests
    if sum(table.lairs[me].chests) + sum(chests) < table.variant.end_at:
        return False
    gained = worth.points(chests)
    victim = attack.victim if isinstance(attack, Rob) else None
    rivals = (worth.holdings(table, seat) - (gained if seat == victim else 0) for seat in table.seats if seat != me)
    return total + gained < max(rivals)


def best_settlement(table: Public, me: int) -> Plunder | None:
    """The tavern apart; ``None``: none is within reach."""
    found = legal(table, me, strength(table, me))
    open_ = ((each, value) for each, value in found if isinstance(each, Plunder) and each.settlement != TAVERN)
    return max(open_, key=itemgetter(1), default=(None, 0))[0]
