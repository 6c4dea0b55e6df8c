"""What each row would bring each seat today (harvest, scouts, the best legal attack), and whether another roll is worth
a token."""

from functools import lru_cache

from engines.bellum_magica.components import ROWS, Loot, TreatAnswer
from engines.bellum_magica.piles import fetched, found, less, supplied
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import Attack, loot
from engines.bellum_magica.taste import raiding, worth
from engines.core.record import evolve, record

FOR_A_SPELL = 40
FOR_A_BARREL = 160
"""The least gain that a token is paid for: a better use may come, and each new roll takes the table time. Half of that
plays no better."""


@record
class Prospect:
    food: int
    runestones: int
    find: int | None
    """The kind of chest that the scouts bring."""
    attack: Attack | None
    """The best of what is within reach."""
    loot: Loot | None
    """What that brings, if nobody is faster."""
    worth: int
    """All together, in hundredths of a point."""


Prospects = tuple[tuple[Prospect, ...], ...]
"""Seat → row → prospect; nothing for a seat that has left."""


@lru_cache(maxsize=8)
def prospects(table: Public) -> Prospects:
    """Worked out once for all who look at the same table: its seats, and everybody's pages and pictures."""
    by_row = [_row(table, row) for row in range(1, ROWS + 1)]
    return tuple(tuple(row[seat] for row in by_row if seat in row) for seat in range(len(table.lairs)))


def _row(table: Public, row: int) -> dict[int, Prospect]:
    """Seat → what the row brings it. Harvest and scouts are served in turn order, and attacks find what they leave."""
    due = {seat: table.lairs[seat].lefts[row - 1] for seat in table.seats}
    crops, supply = {}, table.supply_left
    for seat, left in due.items():
        crops[seat] = supplied(supply, left.food, left.runes)
        supply = less(supply, *crops[seat])
    finders, kind = found({seat: left.maps for seat, left in due.items()})
    given, piles = fetched(table.chests_left, [kind] * len(finders))
    finds = dict(zip(finders, given, strict=True))
    then = evolve(table, supply_left=supply, chests_left=piles)
    return {seat: _prospect(then, seat, row, crops[seat], finds.get(seat)) for seat in table.seats}


def _prospect(table: Public, seat: int, row: int, crop: tuple[int, int], find: int | None) -> Prospect:
    force = table.lairs[seat].rights[row - 1]
    attack, value = raiding.best(table, seat, force)
    return Prospect(
        food=crop[0],
        runestones=crop[1],
        find=find,
        attack=attack,
        loot=None if attack is None else loot(table, seat, attack, force),
        worth=worth.resources(table, *crop) + (0 if find is None else worth.CHEST[find]) + value,
    )


def gain(seen: Prospects, me: int, row: int) -> int:
    """What the mean row is better than this one. A row is worth what it brings oneself less half of what it brings the
    mean rival; everything is doubled and counted per rival until the end, so that nothing is rounded on the way."""
    rivals = [rows for seat, rows in enumerate(seen) if seat != me and rows]
    many = max(1, len(rivals))
    uses = [2 * many * own.worth - sum(rival[at].worth for rival in rivals) for at, own in enumerate(seen[me])]
    return (sum(uses) - len(uses) * uses[row - 1]) // (2 * many * len(uses))


def treat(table: Public, me: int, seen: Prospects = ()) -> TreatAnswer:
    """*seen*: the prospects of the table, for whoever has them at hand."""
    lair, better = table.lairs[me], gain(seen or prospects(table), me, table.row)
    if me == table.captain and lair.ready and better > FOR_A_SPELL:
        return "spell"
    return "barrel" if lair.barrels and better > FOR_A_BARREL else "pass"
