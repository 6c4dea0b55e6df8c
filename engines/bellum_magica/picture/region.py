"""One castle in large: every card with its six rows, beside the tower as it is tucked there."""

from functools import lru_cache
from typing import NamedTuple

from engines.bellum_magica.atlas import CASTLES, CREATURES
from engines.bellum_magica.components import Side
from engines.bellum_magica.naming import castle as castle_name
from engines.bellum_magica.naming import creature
from engines.bellum_magica.picture import pieces, signs
from engines.bellum_magica.picture.castle import row_facts
from engines.bellum_magica.picture.front import absent, header, store_facts, stores
from engines.bellum_magica.picture.ground import band, ground, stones
from engines.bellum_magica.picture.looks import CREAM, FRESH, GAP, GOLD, HUES, MARGIN, NAME, TAG, TIERS, WIDE
from engines.bellum_magica.public import LairSeen
from engines.bellum_magica.view import View
from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.text import SeatRef, text

FULL = WIDE - 2 * MARGIN
HEADER, STORES, SUM = 78, 110, 124
"""How high: whose it is, what lies before it, what the active row shows."""
COLUMNS, TOWER, WIDEST = 7, 232, 200
"""Cards beside each other, how wide the tower is, and the widest a card gets."""
HEAD, FOOT = 190, 10
"""Of a card: above and below its rows."""
CAPTIONS = 62


def region(view: View, seat: int, look: Look) -> Scene | None:
    """A castle, by its seat; the other pages that a board has are words alone."""
    if seat >= len(view.table.lairs):
        return None
    lair, active = view.table.lairs[seat], view.table.row
    banks, left, right = _banked(len(lair.left), len(lair.right))
    line = 84 if banks == 1 else 60
    bank = HEAD + 6 * line + FOOT
    top = MARGIN + HEADER + (STORES + (SUM if active else 0) + banks * (bank + GAP) + CAPTIONS if not lair.gone else 64)
    title = look.say(text("region-castle", who=SeatRef(seat), castle=castle_name(lair.castle)))
    canvas = Canvas(WIDE, top + MARGIN, title).lay(ground(WIDE, top + MARGIN), 0, 0)
    topmost(canvas, view, seat, look)
    if lair.gone:
        return canvas.scene()
    before = look.before.table.lairs[seat] if look.before else lair
    y = MARGIN + HEADER + STORES
    if active:
        total(canvas, lair, active, y)
        y += SUM
    row_facts(canvas, lair, seat, look)
    wide = min(WIDEST, (FULL - TOWER) // max(1, left + right))
    x = (WIDE - TOWER - (left + right) * wide) // 2 + left * wide
    for at in range(banks):
        _bank(canvas, lair, before, look, active, _Place(at, (left, right), wide, line, x, y))
        y += bank + GAP
    captions = (look.say(text("region-left")), look.say(text("region-right")))
    canvas.lay(caption(captions), MARGIN, y - GAP + 6)
    for side in ("left", "right"):
        for card in getattr(lair, side):
            canvas.fact(*look.fact(SeatRef(seat), captions[side == "right"], creature(card)))
    return canvas.scene()


def topmost(canvas: Canvas, view: View, seat: int, look: Look) -> None:
    """Whose castle it is, what lies before it and what guards it."""
    table, lair = view.table, view.table.lairs[seat]
    die = table.row if seat == table.captain and table.phase != "over" else 0
    name = look.name(seat, NAME.face, NAME.size, 700)
    canvas.lay(header(seat, name, look.say(castle_name(lair.castle)), die, FULL), MARGIN, MARGIN)
    canvas.fact(*look.fact(SeatRef(seat), castle_name(lair.castle)))
    if lair.gone:
        gone = look.say(text("picture-gone"))
        canvas.lay(absent(gone), MARGIN, MARGIN + HEADER)
        canvas.fact(*look.fact(SeatRef(seat), gone))
        return
    before = look.before.table.lairs[seat] if look.before else lair
    final = view.final[seat] if view.final else None
    y = MARGIN + HEADER + STORES // 2
    goods = stores(lair, before, table.variant.end_at, final, look)
    canvas.lay(goods, MARGIN + 12, y - goods.height // 2)
    shields = pieces.guard(lair.shields, lair.magic_shields, 92, fresh=lair.guarded != before.guarded)
    canvas.lay(shields, WIDE - MARGIN - 16 - shields.width, y - 46)
    store_facts(canvas, lair, seat, look)


def total(canvas: Canvas, lair: LairSeen, active: int, top: int) -> None:
    """What all of it shows together in the active row."""
    canvas.lay(band(FULL, SUM - 8), MARGIN, top)
    middle, half = top + (SUM - 8) // 2, FULL // 2 - 90
    canvas.centre(signs.die(active, 104, active=True), WIDE // 2, middle)
    for shown, side in ((lair.lefts[active - 1], -1), (lair.rights[active - 1], 1)):
        if any(shown):
            piece = signs.row(signs.listed(shown), half, 88)
            canvas.centre(piece, WIDE // 2 + side * (74 + (piece.width + 1) // 2), middle)


# ---- cards


def _banked(left: int, right: int) -> tuple[int, int, int]:
    """In how many banks the cards stand, and how many of each side are in one."""
    banks = next(count for count in range(1, 99) if -(-left // count) + -(-right // count) <= COLUMNS)
    return banks, -(-left // banks), -(-right // banks)


class _Place(NamedTuple):
    """Where a bank is."""

    number: int
    room: tuple[int, int]
    """For how many cards on either side."""
    wide: int
    line: int
    """How wide a card is, how high a row."""
    tower: int
    top: int
    """The left edge of the tower, and the top of all."""


def _bank(canvas: Canvas, lair: LairSeen, before: LairSeen, look: Look, active: int, place: _Place) -> None:
    high = HEAD + 6 * place.line + FOOT
    canvas.lay(stones(TOWER, high - 90), place.tower, place.top + 90)
    printed = CASTLES[lair.castle] if place.number == 0 else None
    for row in range(1, 7):
        middle = place.top + HEAD + (row - 1) * place.line + place.line // 2
        size = min(60, place.line - 10)
        canvas.centre(signs.die(row, size, active=row == active), place.tower + TOWER // 2, middle)
        if printed is not None:
            room = (TOWER - size) // 2 - 12
            left, right = signs.listed(printed.left[row - 1]), signs.listed(printed.right[row - 1])
            canvas.centre(signs.pile(left, room, size, size), place.tower + 8 + room // 2, middle)
            canvas.centre(signs.pile(right, room, size, size), place.tower + TOWER - 8 - room // 2, middle)
    sides: tuple[tuple[Side, int], ...] = (("left", place.room[0]), ("right", place.room[1]))
    shown = [0, 0]
    for number, (side, room) in enumerate(sides):
        cards = getattr(lair, side)[place.number * room : (place.number + 1) * room]
        shown[number] = len(cards)
        for at, card in enumerate(cards):
            x = place.tower - (at + 1) * place.wide if side == "left" else place.tower + TOWER + at * place.wide
            fresh = card not in getattr(before, side)
            piece = column(card, side, look.say(creature(card)), active, (place.wide, place.line), fresh=fresh)
            canvas.lay(piece, x, place.top)
    if active:
        x = place.tower - shown[0] * place.wide
        wide = TOWER + sum(shown) * place.wide
        canvas.lay(frame(wide, place.line + 6), x, place.top + HEAD + (active - 1) * place.line - 3)


@lru_cache(maxsize=512)
def column(card: int, side: Side, name: str, active: int, size: tuple[int, int], *, fresh: bool) -> Sprite:
    """A card beside the tower: whoever it is, and what that side of it shows.

    :param size: how wide it is, and how high a row."""
    (wide, line), (hue, rim) = size, HUES[TIERS[card]]
    high = HEAD + 6 * line + FOOT
    ink = Ink(wide, high)
    ink.box(Box(4, 4, wide - 8, high - 8), hue, rim=FRESH if fresh else rim, line=7 if fresh else 3, round_by=16)
    ink.add(signs.figure(pieces.medal(card), wide // 2, 48, 78))
    style, lines = signs.lines(name, wide - 16, 3, 30)
    for at, words in enumerate(lines):
        ink.words(wide // 2, (142, 126, 112)[len(lines) - 1] + at * 31, words, style)
    for row, cell in enumerate(getattr(CREATURES[card], side), start=1):
        y = HEAD + (row - 1) * line
        ink.box(Box(12, y + 3, wide - 24, line - 6), "#FFD75E66" if row == active else "#0006", round_by=10)
        ink.put(signs.pile(signs.listed(cell), wide - 28, line, line - 14), 14, y)
    return ink.sprite(solid=True)


@lru_cache(maxsize=64)
def frame(wide: int, high: int) -> Sprite:
    return Ink(wide, high).box(Box(4, 4, wide - 8, high - 8), "none", rim=GOLD, line=6, round_by=14).sprite()


@lru_cache(maxsize=8)
def caption(said: tuple[str, str]) -> Sprite:
    """What either side is good for."""
    ink, style = Ink(FULL, 50), TAG._replace(size=36, fill=CREAM)
    ink.add(signs.figure(signs.sign("food"), 30, 25, 46)).words(64, 38, said[0], style, anchor="start")
    ink.add(signs.figure(signs.sign("sword"), FULL - 30, 25, 46)).words(FULL - 64, 38, said[1], style, anchor="end")
    return ink.sprite(solid=True)
