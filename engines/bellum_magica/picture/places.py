"""What can be plundered: the open settlements and the tavern."""

from functools import lru_cache

from engines.bellum_magica.atlas import SETTLEMENTS, TAVERN
from engines.bellum_magica.naming import good, settlement
from engines.bellum_magica.pages.board import deck
from engines.bellum_magica.picture import pieces, signs
from engines.bellum_magica.picture.looks import (
    FRESH,
    INK,
    KIND_HUES,
    PLACES,
)
from engines.bellum_magica.public import Public
from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import ELLIPSIS
from engines.core.text import text

HIGH = 249
"""Of a settlement, whatever its width."""


def places(canvas: Canvas, table: Public, look: Look, box: Box, columns: int) -> None:
    """The open settlements by slot, then the tavern, so many beside each other, below their heading."""
    farms, villages, cities = table.settlements_left
    said = look.say(text("picture-places", count=farms + villages + cities))
    canvas.lay(pieces.heading(said, box.width), box.left, box.top)
    canvas.fact(*look.fact(deck(table)))
    slots = (*table.open, TAVERN)
    wide = (box.width - (columns - 1) * 16) // columns
    before = look.before.table if look.before else table
    for at, card in enumerate(slots):
        row, column = divmod(at, columns)
        left, top = box.left + column * (wide + 16), box.top + 46 + row * (HIGH + 16)
        if card is None:
            canvas.lay(pieces.empty(wide, HIGH), left, top)
            continue
        strong = strong_enough(table, card)
        fresh = card != TAVERN and card not in before.open
        canvas.lay(place(card, look.say(settlement(card)), strong, wide, fresh=fresh), left, top)
        place_facts(canvas, card, look)


def strong_enough(table: Public, card: int) -> tuple[int, ...]:
    """Whose hordes beat it in the active row."""
    if not table.row or table.phase == "over":
        return ()
    defence = SETTLEMENTS[card].defence
    return tuple(seat for seat in sorted(table.seats) if table.lairs[seat].rights[table.row - 1].beats(*defence))


def place_facts(canvas: Canvas, card: int, look: Look) -> None:
    for name, count in (*defence(card), *loot(card)):
        canvas.fact(*look.fact(settlement(card), good(name, count), str(count)))


def defence(card: int) -> signs.Counted:
    shields, magic = SETTLEMENTS[card].defence
    return (("shield", shields), *((("magic-shield", magic),) if magic else ()))


def loot(card: int) -> signs.Counted:
    found = SETTLEMENTS[card].loot
    counted = (("gold", found.gold), ("metal", found.metal), ("wood", found.wood))
    goods = (("rune", found.runes), ("food", found.food), ("barrel", found.barrels))
    return tuple((name, count) for name, count in (*counted, *goods) if count)


@lru_cache(maxsize=512)
def place(card: int, name: str, strong: tuple[int, ...], wide: int, *, fresh: bool = False) -> Sprite:
    """Its name, what guards it, what it holds, and the emblems of those who could take it in the active row."""
    printed, ink = SETTLEMENTS[card], Ink(wide, HIGH)
    hue = KIND_HUES[printed.kind]
    ink.box(Box(4, 4, wide - 8, HIGH - 8), "#EFE1C2", rim=FRESH if fresh else INK, line=8 if fresh else 4, round_by=16)
    style, lines = signs.lines(name, wide - 28, 2, 32)
    if any(line.endswith(ELLIPSIS) for line in lines):
        style, lines = signs.lines(name, wide - 28, 3, 28)
    high, size = (72, 76) if len(lines) < 3 else (92, 64)
    ink.path(f"M10 {high}V22Q10 10 22 10H{wide - 22}Q{wide - 10} 10 {wide - 10} 22V{high}Z", hue)
    for at, line in enumerate(lines):
        ink.words(wide // 2, (53, 36, 34)[len(lines) - 1] + at * (30 if len(lines) < 3 else 27), line, style)
    middle = (high + 164) // 2
    shields = pieces.guard(*printed.defence, size)
    together = size + 14 + shields.width
    ink.icon(PLACES[card], (wide - together) // 2 + size // 2, middle, size, hue)
    ink.put(shields, (wide + together) // 2 - shields.width, middle - size // 2)
    found = loot(card)
    size = signs.fitting(found, 44, wide - 28, 30)
    signs.tokens(ink, (wide - signs.span(found, size)) // 2, 186, found, size, fill=INK)
    step = min(40, (wide - 30) // max(1, len(strong)))
    for at, seat in enumerate(strong):
        ink.emblem(emblem(seat), (wide - len(strong) * step) // 2 + at * step + step // 2, 225, 34)
    return ink.sprite(solid=True)
