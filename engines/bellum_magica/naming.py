"""Components by name, and everything that is counted as a number beside its sign; fields of moves and events that are
said that way.

A sign is told apart by its shape alone; the board and the guide say which is which."""

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import Annotated

from engines.bellum_magica.atlas import CASTLES, CHESTS, CREATURES, KIND, SETTLEMENTS, VALUES
from engines.bellum_magica.components import ROWS, Cost, Kinds, Left, Right, Side
from engines.core.record import record
from engines.core.shown import Shown, titles
from engines.core.text import Text, text

LEFTS = ("food", "rune", "map")
RIGHTS = ("sword", "magic", "thief")
"""The signs of the cells of a row, in their order."""

# ---- names


castle, creature = titles(card.id for card in CASTLES), titles(card.id for card in CREATURES)
settlement, chest = titles(card.id for card in SETTLEMENTS), titles(f"{kind}_chest" for kind in CHESTS)
"""By number; a chest by its kind."""


def side(where: str) -> Text:
    return text("side", side=where)


def tucked(goblins: Iterable[int], sides: Iterable[Side]) -> tuple[Text, ...]:
    """Goblins with their sides."""
    both = zip(goblins, sides, strict=True)
    return tuple(text("tucked", creature=creature(goblin), side=side(where)) for goblin, where in both)


# ---- numbers with signs; what there is none of is left out


def good(sign: str, count: int) -> Text:
    """One number with its sign, 0 as well."""
    return text("good", sign=sign, count=count)


def _some(found: Iterable[tuple[str, int]]) -> tuple[Text, ...]:
    return tuple(good(sign, count) for sign, count in found if count)


def goods(food: int = 0, runestones: int = 0, barrels: int = 0, chests: Kinds = (0, 0, 0)) -> tuple[Text, ...]:
    """Resources, and chests by kind."""
    return _some((("food", food), ("rune", runestones), ("barrel", barrels), *zip(CHESTS, chests, strict=True)))


def chests_of(kind: int, count: int = 1) -> Text:
    """So many chests of one kind."""
    return good(CHESTS[kind], count)


def price(cost: Cost) -> Text:
    """A sum: what has to be paid together."""
    return text("cost", food=cost.food, runestones=cost.runestones)


def prices(costs: Iterable[Cost]) -> Text:
    """Every way of paying, in their order: there are two at most."""
    first, *others = map(price, costs)
    return text("price", first=first, second=others[0] if others else (), count=1 + len(others))


def symbols(cell: Left | Right) -> tuple[Text, ...]:
    """What one row shows on one side."""
    return _some(zip(LEFTS if isinstance(cell, Left) else RIGHTS, cell, strict=True))


def defence(shields: int, magic: int) -> tuple[Text, ...]:
    """Ordinary shields are said even if there are none: a defence is never empty."""
    return (good("shield", shields), *_some([("magic-shield", magic)]))


def tokens(shields: int, magic_shields: int, spells: int) -> tuple[Text, ...]:
    """Bonus tokens."""
    return _some((("shield", shields), ("magic-shield", magic_shields), ("spell", spells)))


def bonus(card: int) -> tuple[Text, ...]:
    """The tokens that a creature brings."""
    return tokens(*CREATURES[card].bonus)


@record
class Chest:
    """One whose value is told."""

    chest: int
    """Its kind by number."""
    value: int


def uncovered(chests: Iterable[int]) -> tuple[Chest, ...]:
    """Chests by number, for those who may see what they are worth."""
    return tuple(Chest(chest=KIND[chest], value=VALUES[chest]) for chest in chests)


def valued(chests: Iterable[Chest], *, brief: bool = False) -> tuple[Text, ...]:
    """Chests with their values, for whoever may know them (BM-3.4): kind by kind in the order of the data, the values
    of each from low to high.

    :param brief: that they are chests is said beside it."""
    held = sorted((chest.chest, chest.value) for chest in chests)
    piles = ((sign, tuple(value for of, value in held if of == kind)) for kind, sign in enumerate(CHESTS))
    many = ((sign, values, 0 if brief else len(values)) for sign, values in piles if values)
    return tuple(text("values", sign=sign, count=count, values=values) for sign, values, count in many)


# ---- fields that are said so

Beast = Annotated[int, Shown(creature)]
"""A creature by number; likewise a settlement, and the kind of a chest."""
Place = Annotated[int, Shown(settlement)]
ChestKind = Annotated[int, Shown(lambda kind: CHESTS[kind])]
Haul = Annotated[Kinds, Shown(lambda kinds: goods(chests=kinds))]
"""Chests by kind, as everybody sees them; with their values for whoever may know."""
Valued = Annotated[tuple[Chest, ...], Shown(valued)]
Maps = Annotated[int, Shown(partial(good, "map"))]
Shields = Annotated[int, Shown(partial(good, "shield"))]
Untold = Annotated[int, Shown(None)]


# ---- all six rows at once


Cells = tuple[Left, ...] | tuple[Right, ...]


def rows(cells: Cells, active: int = 0, where: Cells = ()) -> tuple[Text, ...]:
    """One side, sign after sign: the numbers of rows 1 to 6, that of the *active* row in brackets. Signs of which there
    are none are left out, and those that do not occur in *where* either."""
    signs = LEFTS if isinstance(cells[0], Left) else RIGHTS
    columns = zip(signs, zip(*cells, strict=True), zip(*(where or cells), strict=True), strict=True)
    return tuple(_row("row", sign, numbers, active) for sign, numbers, seen in columns if any(seen))


def castles() -> tuple[Text, ...]:
    """What is printed on them: defence, and the signs of their rows on either side (BM-2.3)."""
    return tuple(
        text(
            "guide-castle",
            castle=castle(number),
            defence=defence(*printed.defence),
            left=rows(printed.left),
            right=rows(printed.right),
        )
        for number, printed in enumerate(CASTLES)
    )


CASTLE_ROWS = text("guide-castles", rows=ROWS)
"""Heads them."""


def tight(cells: Cells, active: int = 0) -> tuple[Text, ...]:
    """The same of one card, on which no number has two figures, without room between them."""
    signs = LEFTS if isinstance(cells[0], Left) else RIGHTS
    columns = zip(signs, zip(*cells, strict=True), strict=True)
    return tuple(_row("row-tight", sign, numbers, active) for sign, numbers in columns if any(numbers))


@lru_cache(maxsize=1024)
def _row(key: str, sign: str, numbers: tuple[int, ...], active: int) -> Text:
    """Most are printed on cards, and come up on every page."""
    one, two, three, four, five, six = (
        text("cell", count=count, active=int(row == active)) for row, count in enumerate(numbers, start=1)
    )
    return text(key, sign=sign, one=one, two=two, three=three, four=four, five=five, six=six)
