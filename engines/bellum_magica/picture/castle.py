"""A castle on the table: whose it is, its chests and stores, what guards it, and what its six rows show."""

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.moves import Plunder
from engines.bellum_magica.naming import castle as castle_name
from engines.bellum_magica.naming import good
from engines.bellum_magica.naming import settlement as settlement_name
from engines.bellum_magica.picture import pieces, signs
from engines.bellum_magica.picture.front import LEFT, WIDE, absent, header, store_facts, stores
from engines.bellum_magica.picture.ground import awaited, band
from engines.bellum_magica.picture.looks import (
    NAME,
)
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.taste.treating import Prospect
from engines.bellum_magica.view import View
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas
from engines.core.text import SeatRef, Text, text

HIGH = 560
HEADER, STORES, HORDE, BODY = 10, 88, 152, 226
"""Where the header, the stores, the creatures and the rows begin."""
LOW, TALL, EVEN = 46, 90, 53
"""How high a row is: any, the active one, each where none is active yet."""
EDGE, SIDE, TOWER = 56, 228, 156
"""How wide: a sign at the edge, the signs of a row on one side, the tower."""
STONES = Box(LEFT + EDGE + SIDE, HORDE, TOWER + 24, HIGH - HORDE - 14)
"""Where the tower stands."""


def castle(
    canvas: Canvas, view: View, seat: int, look: Look, coming: tuple[Prospect, ...], at: tuple[int, int]
) -> None:
    """:param coming: what each row would bring it; nothing when all is over.
    :param at: left and top."""
    table, lair, (left, top) = view.table, view.table.lairs[seat], at
    name = look.name(seat, NAME.face, NAME.size, 280)
    if seat in table.asked:
        canvas.lay(awaited(WIDE, HIGH), left, top)
    die = table.row if seat == table.captain and table.phase != "over" else 0
    canvas.lay(header(seat, name, look.say(castle_name(lair.castle)), die), left, top + HEADER)
    canvas.fact(*look.fact(SeatRef(seat), castle_name(lair.castle)))
    if lair.gone:
        gone = look.say(text("picture-gone"))
        canvas.lay(absent(gone), left + LEFT, top + STORES)
        canvas.fact(*look.fact(SeatRef(seat), gone))
        return
    before = look.before.table.lairs[seat] if look.before else lair
    final = view.final[seat] if view.final else None
    canvas.lay(stores(lair, before, table.variant.end_at, final, look), left + LEFT, top + STORES)
    if final is not None and lair.chests:
        canvas.fact(*look.fact(SeatRef(seat), str(final.points)))
    store_facts(canvas, lair, seat, look)
    shields = pieces.guard(lair.shields, lair.magic_shields, 66, fresh=lair.guarded != before.guarded)
    canvas.centre(shields, left + STONES.left + STONES.width // 2, top + HORDE + 40)
    horde(canvas, lair, before, left, top + HORDE)
    if table.phase == "setup":
        for goblin, x in zip(lair.goblins, (WIDE - 84, WIDE - 156), strict=True):
            canvas.lay(pieces.portrait(goblin, 66), left + x, top + STORES)
    body(canvas, table, seat, look, coming, (left, top + BODY))
    row_facts(canvas, lair, seat, look)


# ---- the horde


def horde(canvas: Canvas, lair: LairSeen, before: LairSeen, left: int, top: int) -> None:
    """Portraits of the creatures on either side of the tower, those that came last farthest from it."""
    room, high = EDGE + SIDE, 74
    for side in ("left", "right"):
        tucked, known = getattr(lair, side), getattr(before, side)
        rows = 1 if len(tucked) <= 4 else 2
        size = 66 if rows == 1 else min(37, 2 * room // (len(tucked) + 1))
        for at, creature in enumerate(tucked):
            column, line = divmod(at, rows)
            if side == "left":
                x = left + LEFT + room - 6 - (column + 1) * size
            else:
                x = left + LEFT + room + TOWER + 30 + column * size
            y = top + (high - rows * size) // 2 + line * size
            canvas.lay(pieces.portrait(creature, size, fresh=creature not in known), x, y)


# ---- the rows


def spans(active: int) -> tuple[tuple[int, int], ...]:
    """Where each row begins below the first, and how high it is."""
    heights = [EVEN if not active else TALL if row == active else LOW for row in range(1, 7)]
    return tuple((sum(heights[:at]), high) for at, high in enumerate(heights))


def body(
    canvas: Canvas, table: Public, seat: int, look: Look, coming: tuple[Prospect, ...], at: tuple[int, int]
) -> None:
    (left, top), lair, active = at, table.lairs[seat], table.row
    middle = left + LEFT + EDGE + SIDE + (TOWER + 24) // 2
    for row, (down, high) in enumerate(spans(active), start=1):
        y, now = top + down, row == active
        size, pip = (62, 84) if now else (42, 44)
        if now:
            canvas.lay(band(WIDE - 20, high), left + 10, y)
        canvas.centre(signs.die(row, pip, active=now), middle, y + high // 2)
        gather, fight = lair.lefts[row - 1], lair.rights[row - 1]
        if any(gather):
            shown = signs.row(signs.listed(gather), SIDE, size)
            canvas.lay(shown, left + STONES.left - 4 - shown.width, y + (high - shown.height) // 2)
        if any(fight):
            shown = signs.row(signs.listed(fight), SIDE, size)
            canvas.lay(shown, left + STONES.right + 2, y + (high - shown.height) // 2)
        if coming:
            _edges(canvas, seat, text("row-number", row=row), coming[row - 1], look, (left, y + high // 2, pip))


def row_facts(canvas: Canvas, lair: LairSeen, seat: int, look: Look) -> None:
    """What all six rows show."""
    for row, cells in enumerate(zip(lair.lefts, lair.rights, strict=True), start=1):
        number = text("row-number", row=row)
        for name, count in [each for cell in cells for each in signs.listed(cell)]:
            canvas.fact(*look.fact(SeatRef(seat), number, good(name, count), str(count)))


def _edges(canvas: Canvas, seat: int, number: Text, found: Prospect, look: Look, at: tuple[int, int, int]) -> None:
    """The chest that scouts would bring, and what the horde would plunder best.

    :param at: left edge, middle of the row, how large."""
    left, y, size = at
    size = min(size, EDGE - 4)
    who = SeatRef(seat)
    if found.find is not None:
        canvas.fact(*look.fact(who, number, good(CHESTS[found.find], 1)))
        canvas.centre(pieces.chest(found.find, size), left + LEFT + (EDGE - 4) // 2, y)
    match found.attack:
        case Plunder(settlement=settlement):
            canvas.fact(*look.fact(who, number, settlement_name(settlement)))
            canvas.centre(pieces.target(settlement, size), left + WIDE - 10 - EDGE // 2, y)
        case None:
            pass
        case robbery:
            canvas.fact(*look.fact(who, number, SeatRef(robbery.victim)))
            canvas.centre(pieces.victim(robbery.victim, size), left + WIDE - 10 - EDGE // 2, y)
