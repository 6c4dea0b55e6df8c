"""What stands in columns, to be compared: what castles hold, and what all six rows show."""

from collections.abc import Iterable

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.components import Left, Right
from engines.bellum_magica.naming import LEFTS, RIGHTS
from engines.bellum_magica.public import LairSeen, Public
from engines.core.page import Grid
from engines.core.text import Arg, SignRef, Text, text

Row = tuple[Arg, ...]


def mark(sign: str) -> Text:
    """What a row of a grid is told by."""
    return text("mark", sign=sign)


# ---- seats beside each other


def held(table: Public) -> Grid:
    """Chests by kind, resources, spells and guards, of every seat that is still there."""
    seats = [seat for seat, lair in enumerate(table.lairs) if not lair.gone]
    rows = [_kept(*table.lairs[seat].chests, table.lairs[seat]) for seat in seats]
    found = ((sign, tuple(row[at] for row in rows)) for at, sign in enumerate(HELD))
    lines = ((*counts, mark(sign)) for sign, counts in found if any(counts) or sign in ALWAYS)
    return Grid(align=">" * len(seats) + "<", rows=((*map(SignRef, seats), mark("castle")), *lines))


HELD = ("chests", *CHESTS, "food", "rune", "barrel", "spell", "shield", "magic-shield")
ALWAYS = ("chests", "food", "shield")
"""Said even where nobody has any."""


def _kept(wood: int, metal: int, gold: int, lair: LairSeen) -> Row:
    spells: Arg = text("ready", ready=lair.ready, spells=lair.spells) if lair.spells else 0
    goods = lair.food, lair.runestones, lair.barrels
    return (wood + metal + gold, wood, metal, gold, *goods, spells, lair.shields, lair.magic_shields)


# ---- rows of the die beside each other

Cells = tuple[Left, ...] | tuple[Right, ...]


def six(active: int, shown: Iterable[tuple[Text, Cells, Cells]]) -> Grid:
    """What castles or creatures show left and right, below their names; the *active* row in brackets."""
    heads = (*(_cell(row, row, active) for row in range(1, 7)), mark("die"))
    rows = (row for name, left, right in shown for row in ((name,), *_signs(active, left, right)))
    return Grid(align=">>>>>><", rows=(heads, *rows))


def _signs(active: int, left: Cells, right: Cells) -> tuple[Row, ...]:
    """Sign by sign, without those of which there are none."""
    sides = (*zip(LEFTS, zip(*left, strict=True), strict=True), *zip(RIGHTS, zip(*right, strict=True), strict=True))
    return tuple(
        (*(_cell(row, count, active) for row, count in enumerate(counts, start=1)), mark(sign))
        for sign, counts in sides
        if any(counts)
    )


def _cell(row: int, count: int, active: int) -> Text:
    return text("cell-shown", count=count, active=int(row == active))
