"""What each row would bring to each seat: for whoever thinks about another roll."""

from functools import lru_cache

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.moves import Plunder
from engines.bellum_magica.naming import good, settlement
from engines.bellum_magica.picture import signs
from engines.bellum_magica.picture.aims import signs_of
from engines.bellum_magica.picture.ground import band, ground, slab
from engines.bellum_magica.picture.looks import FRESH, GAP, GOLD, MARGIN, NOTE, PLATE, TAG, WIDE
from engines.bellum_magica.picture.pieces import target, victim
from engines.bellum_magica.taste.treating import Prospect, prospects
from engines.bellum_magica.view import View
from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.text import SeatRef, text

HEAD, LINE, DICE, CAPTION = 156, 124, 104, 56
"""How high the heads of the columns and the rows are; how wide the dice; how high the line below."""


def chances(view: View, seat: int, look: Look) -> Scene:
    """Rows below each other, seats beside each other, one's own first."""
    table = view.table
    rivals = [other for other in sorted(table.seats) if other != seat]
    seats = [seat, *rivals]
    coming = prospects(table)
    high = MARGIN + HEAD + GAP + 6 * (LINE + 8) + CAPTION + MARGIN
    wide = (WIDE - 2 * MARGIN - DICE) // len(seats)
    canvas = Canvas(WIDE, high, look.say(text("alt-chances"))).lay(ground(WIDE, high), 0, 0)
    first = MARGIN + HEAD + GAP
    canvas.lay(slab(wide, high - 2 * MARGIN - CAPTION - HEAD, colour="#FFFFFF1C"), MARGIN + DICE, first - 8)
    canvas.lay(_caption(look.say(text("picture-chances"))), MARGIN, high - CAPTION - MARGIN)
    for row in range(1, 7):
        y = first + (row - 1) * (LINE + 8)
        if row == table.row:
            canvas.lay(band(WIDE - 2 * MARGIN + 16, LINE + 12), MARGIN - 8, y - 6)
        canvas.centre(
            signs.die(row, 96 if row == table.row else 76, active=row == table.row), MARGIN + DICE // 2, y + LINE // 2
        )
    for at, other in enumerate(seats):
        x, lair = MARGIN + DICE + at * wide, table.lairs[other]
        name = look.name(other, TAG.face, 36, wide - 104)
        tokens = tuple(
            (sign, count) for sign, count in (("barrel", lair.barrels), ("spell", _spells(view, other))) if count
        )
        state = "asked" if other in table.asked else "answered" if other in table.answered else ""
        canvas.lay(_column(other, name, tokens, state, wide), x, MARGIN)
        if lair.barrels:
            canvas.fact(*look.fact(SeatRef(other), good("barrel", lair.barrels), str(lair.barrels)))
        for row, found in enumerate(coming[other], start=1):
            y = first + (row - 1) * (LINE + 8)
            _cell(canvas, found, Box(x, y, wide, LINE))
            _facts(canvas, other, row, found, look)
    return canvas.scene()


def _spells(view: View, seat: int) -> int:
    """Only the captain's count."""
    return view.table.lairs[seat].ready if seat == view.table.captain else 0


@lru_cache(maxsize=8)
def _caption(said: str) -> Sprite:
    ink = Ink(WIDE - 2 * MARGIN, CAPTION)
    return ink.words(8, 40, said, NOTE._replace(size=34), anchor="start").sprite(solid=True)


@lru_cache(maxsize=128)
def _column(seat: int, name: str, tokens: signs.Counted, state: str, wide: int) -> Sprite:
    """Whose column it is, what they could pay another roll with, and whether they have answered."""
    each, ink = emblem(seat), Ink(wide, HEAD)
    ink.box(Box(6, 3, wide - 12, HEAD - 6), PLATE, rim=GOLD if state == "asked" else each.colour, line=6, round_by=18)
    ink.path(f"M9 82V22Q9 6 24 6H{wide - 24}Q{wide - 9} 6 {wide - 9} 22V82Z", each.colour)
    ink.add('<circle cx="50" cy="44" r="30" fill="#FFFBF0"/>').emblem(each, 50, 44, 46)
    ink.words(90, 57, name, TAG._replace(size=36, fill=each.ink), anchor="start")
    signs.tokens(ink, 26, 116, tokens, 48)
    if state == "answered":
        ink.path(f"M{wide - 66} 116L{wide - 48} 134L{wide - 24} 98", "none", rim=FRESH, line=9)
    return ink.sprite(solid=True)


def _cell(canvas: Canvas, found: Prospect, box: Box) -> None:
    """Above what harvest and scouts bring, below it what would be plundered, and the loot."""
    find = () if found.find is None else ((CHESTS[found.find], 1),)
    goods = tuple((name, count) for name, count in (("food", found.food), ("rune", found.runestones)) if count)
    brings = signs_of(found.loot) if found.loot else ()
    size = 48
    canvas.lay(_line((*goods, *find), box.width - 20, 56, size), box.left + 10, box.top + 4)
    if found.attack is None:
        return
    sign = target(found.attack.settlement, 50) if isinstance(found.attack, Plunder) else victim(found.attack.victim, 50)
    canvas.lay(sign, box.left + 10, box.top + 66)
    canvas.lay(_line(brings, box.width - 84, 56, size), box.left + 70, box.top + 63)


@lru_cache(maxsize=512)
def _line(counted: signs.Counted, wide: int, high: int, size: int) -> Sprite:
    ink = Ink(wide, high)
    signs.tokens(ink, 2, high // 2, counted, signs.fitting(counted, size, wide - 4, 30))
    return ink.sprite(solid=True)


def _facts(canvas: Canvas, seat: int, row: int, found: Prospect, look: Look) -> None:
    where = SeatRef(seat), text("row-number", row=row)
    goods = [(name, count) for name, count in (("food", found.food), ("rune", found.runestones)) if count]
    finds = [] if found.find is None else [(CHESTS[found.find], 1)]
    for name, count in (*goods, *finds, *(signs_of(found.loot) if found.loot else ())):
        canvas.fact(*look.fact(*where, good(name, count), str(count)))
    if isinstance(found.attack, Plunder):
        canvas.fact(*look.fact(*where, settlement(found.attack.settlement)))
    elif found.attack is not None:
        canvas.fact(*look.fact(*where, SeatRef(found.attack.victim)))
