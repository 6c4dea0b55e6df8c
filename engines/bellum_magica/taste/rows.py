"""What each row would bring each seat today: harvest, scouts, the best legal attack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engines.bellum_magica.atlas import SETTLEMENTS, TAVERN, Right
from engines.bellum_magica.components import ROWS
from engines.bellum_magica.moves import Plunder, Rob
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import Attack, castle_lack, served
from engines.bellum_magica.taste import worth

METAL, WOOD = 1, 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    food: int
    runestones: int
    find: int | None
    """The kind of chest that the scouts bring."""
    attack: Attack | None
    """The best of what is within reach."""
    worth: int
    """All together, in hundredths of a point."""


def legal(table: Public, seat: int, force: Right) -> Iterator[tuple[Attack, int]]:
    """What a force can attack, with what it is worth: settlements in the order of the data, then castles."""
    for card in sorted((TAVERN, *table.settlements)):
        if force.beats(SETTLEMENTS[card].shields, SETTLEMENTS[card].magic):
            yield Plunder(settlement=card), worth.plunder(table, seat, card)
    if force.thieves:
        for victim in sorted(table.seats):
            lair = table.lairs[victim]
            chests = sum(lair.chests)
            if victim != seat and castle_lack(force, chests, lair.shields, lair.magic_shields) is None:
                yield Rob(victim=victim, most=True), worth.robbery(table, victim, force.thieves)


def best(table: Public, seat: int, force: Right) -> tuple[Attack | None, int]:
    """The first of the best."""
    found: tuple[Attack | None, int] = None, 0
    for attack, value in legal(table, seat, force):
        if found[0] is None or value > found[1]:
            found = attack, value
    return found


def finds(table: Public, row: int) -> dict[int, int | None]:
    """Seat → kind of chest that scouts bring in a row (BM-5.16)."""
    maps = {seat: table.lairs[seat].lefts[row - 1].maps for seat in table.seats}
    most = max(maps.values())
    finders = [seat for seat, held in maps.items() if most and held == most]
    kind = METAL if len(finders) == 1 else WOOD
    return dict.fromkeys(finders, served(table.chests_left, kind))


def row_prospects(table: Public, row: int) -> dict[int, Prospect]:
    """Seat → what the row brings it."""
    found, prospects = finds(table, row), {}
    for seat in table.seats:
        lair = table.lairs[seat]
        due = lair.lefts[row - 1]
        attack, value = best(table, seat, lair.rights[row - 1])
        find = found.get(seat)
        chest = 0 if find is None else worth.CHEST[find]
        prospects[seat] = Prospect(
            food=due.food,
            runestones=due.runes,
            find=find,
            attack=attack,
            worth=worth.resources(table, due.food, due.runes) + chest + value,
        )
    return prospects


def prospects(table: Public) -> tuple[tuple[Prospect, ...], ...]:
    """Seat → row → prospect; nothing for a seat that has left."""
    by_row = [row_prospects(table, row) for row in range(1, ROWS + 1)]
    return tuple(tuple(row[seat] for row in by_row if seat in row) for seat in range(len(table.lairs)))
