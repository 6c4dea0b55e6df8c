"""What each row would bring each seat today: harvest, scouts, the best legal attack."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from engines.bellum_magica.components import ROWS, Loot, Right
from engines.bellum_magica.moves import Plunder
from engines.bellum_magica.piles import fetched, finders, less, supplied
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import Attack, lack, loot, targets
from engines.bellum_magica.taste import worth
from engines.core.record import evolve, record


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


def legal(table: Public, seat: int, force: Right) -> Iterator[tuple[Attack, int]]:
    """What a force can attack, with what it is worth: settlements in the order of the data, then castles."""
    for attack in sorted(targets(table, seat), key=_place):
        if lack(table, attack, force) is None:
            if isinstance(attack, Plunder):
                yield attack, worth.plunder(table, seat, attack.settlement)
            else:
                yield attack, worth.robbery(table, attack.victim, force.thieves)


def _place(attack: Attack) -> tuple[bool, int]:
    return (False, attack.settlement) if isinstance(attack, Plunder) else (True, attack.victim)


def best(table: Public, seat: int, force: Right) -> tuple[Attack | None, int]:
    """The first of the best."""
    return max(legal(table, seat, force), key=itemgetter(1), default=(None, 0))


def row_prospects(table: Public, row: int) -> dict[int, Prospect]:
    """Seat → what the row brings it. Harvest and scouts are served in turn order, and attacks find what they leave."""
    due = {seat: table.lairs[seat].lefts[row - 1] for seat in table.seats}
    crops, supply = {}, table.supply_left
    for seat, left in due.items():
        crops[seat] = supplied(supply, left.food, left.runes)
        supply = less(supply, *crops[seat])
    seats, kind = finders({seat: left.maps for seat, left in due.items()})
    given, piles = fetched(table.chests_left, [kind] * len(seats))
    found = dict(zip(seats, given, strict=True))
    then = evolve(table, supply_left=supply, chests_left=piles)
    return {seat: _prospect(then, seat, row, crops[seat], found.get(seat)) for seat in table.seats}


def _prospect(table: Public, seat: int, row: int, crop: tuple[int, int], find: int | None) -> Prospect:
    force = table.lairs[seat].rights[row - 1]
    attack, value = best(table, seat, force)
    return Prospect(
        food=crop[0],
        runestones=crop[1],
        find=find,
        attack=attack,
        loot=None if attack is None else loot(table, seat, attack, force),
        worth=worth.resources(table, *crop) + (0 if find is None else worth.CHEST[find]) + value,
    )


def prospects(table: Public) -> tuple[tuple[Prospect, ...], ...]:
    """Seat → row → prospect; nothing for a seat that has left."""
    by_row = [row_prospects(table, row) for row in range(1, ROWS + 1)]
    return tuple(tuple(row[seat] for row in by_row if seat in row) for seat in range(len(table.lairs)))
