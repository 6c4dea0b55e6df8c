"""A castle on the table: whose it is, its chests and stores, what guards it, and what its six rows show."""

from functools import lru_cache

from engines.bellum_magica.atlas import CHESTS, SETTLEMENTS
from engines.bellum_magica.components import Kinds
from engines.bellum_magica.moves import Plunder
from engines.bellum_magica.naming import castle as castle_name
from engines.bellum_magica.naming import good
from engines.bellum_magica.naming import settlement as settlement_name
from engines.bellum_magica.picture import signs
from engines.bellum_magica.picture.ground import awaited, band
from engines.bellum_magica.picture.looks import (
    CREAM,
    FRESH,
    GOLD,
    INK,
    KIND_HUES,
    NAME,
    PLACES,
    SHORT,
    SIGNS,
    TAG,
)
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.taste.treating import Prospect
from engines.bellum_magica.view import Final, View
from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import FIGURES
from engines.core.text import SeatRef, Text, text

WIDE, HIGH = 776, 560
HEADER, STORES, HORDE, BODY = 10, 88, 152, 226
"""Where the header, the stores, the creatures and the rows begin."""
LOW, TALL, EVEN = 46, 90, 53
"""How high a row is: any, the active one, each where none is active yet."""
EDGE, SIDE, TOWER = 56, 228, 156
"""How wide: a sign at the edge, the signs of a row on one side, the tower."""
LEFT = 18
"""Where the left edge begins; everything else follows from it."""
STONES = Box(LEFT + EDGE + SIDE, HORDE, TOWER + 24, HIGH - HORDE - 14)
"""Where the tower stands."""
_TRACK = 420
"""How wide the places for chests are."""


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
    shields = signs.guard(lair.shields, lair.magic_shields, 66, fresh=lair.guarded != before.guarded)
    canvas.centre(shields, left + STONES.left + STONES.width // 2, top + HORDE + 40)
    horde(canvas, lair, before, left, top + HORDE)
    if table.phase == "setup":
        for goblin, x in zip(lair.goblins, (WIDE - 84, WIDE - 156), strict=True):
            canvas.lay(signs.portrait(goblin, 66), left + x, top + STORES)
    body(canvas, table, seat, look, coming, (left, top + BODY))
    row_facts(canvas, lair, seat, look)


# ---- whose it is, what lies before it


@lru_cache(maxsize=8)
def absent(said: str) -> Sprite:
    """Instead of what would lie before a castle."""
    return Ink(WIDE - 2 * LEFT, 64).words(8, 46, said, TAG, anchor="start").sprite(solid=True)


@lru_cache(maxsize=256)
def header(seat: int, name: str, castle: str, die: int, wide: int = WIDE) -> Sprite:
    """The band in a seat's colour: its emblem, who sits there, the castle.

    :param die: what the captain's shows; 0: somebody else holds it."""
    each, ink = emblem(seat), Ink(wide, 78)
    ink.path(f"M12 76V20Q12 0 30 0H{wide - 30}Q{wide - 12} 0 {wide - 12} 20V76Z", each.colour)
    ink.add(f'<circle cx="56" cy="39" r="33" fill="#FFFBF0" stroke="{INK}" stroke-width="3"/>').emblem(each, 56, 39, 52)
    ink.words(102, 54, name, NAME._replace(fill=each.ink), anchor="start")
    if die:
        ink.add(signs.figure(signs.face(die, active=True), wide - 54, 38, 60))
    room = wide - 430 - (58 if die else 0)
    return ink.words(
        wide - (96 if die else 30), 50, castle, TAG._replace(fill=each.ink), anchor="end", room=room
    ).sprite(solid=True)


def stores(lair: LairSeen, before: LairSeen, end_at: int, final: Final | None, look: Look) -> Sprite:
    """The chests on their way to the end of the match, and what can be spent; in the end what the chests are worth."""
    if final is not None:
        values = tuple(sorted((chest.chest, chest.value) for chest in final.chests))
        return _treasure(values, end_at, look.say(text("picture-points", points=final.points)), won=final.rank == 1)
    held = (
        ("food", lair.food, before.food),
        ("rune", lair.runestones, before.runestones),
        ("barrel", lair.barrels, before.barrels),
        ("spell", lair.ready, before.ready),
    )
    goods = tuple((name, now, now != then) for name, now, then in held if now or now != then)
    return _stores(lair.chests, before.chests, end_at, goods, near=lair.near_end)


@lru_cache(maxsize=512)
def _stores(chests: Kinds, was: Kinds, end_at: int, goods: tuple[tuple[str, int, bool], ...], *, near: bool) -> Sprite:
    ink, step = _track(sum(chests), end_at)
    kinds = [kind for kind, count in enumerate(chests) for _ in range(count)]
    for at, kind in enumerate(kinds):
        x = at * step + step // 2
        if kinds[: at + 1].count(kind) > was[kind]:
            ink.add(f'<circle cx="{x}" cy="32" r="{step // 2 + 2}" fill="{FRESH}"/>')
        ink.add(signs.figure(signs.sign(CHESTS[kind]), x, 32, step))
    colour = SHORT if sum(was) > sum(chests) else GOLD if near else CREAM
    ink.words(_TRACK + 14, 50, f"{sum(chests)}", Style(FIGURES, 48, colour), anchor="start")
    counted = tuple((name, count) for name, count, _ in goods)
    room = ink.wide - _TRACK - 80
    size = signs.fitting(counted, 46, room, 30)
    x = ink.wide - signs.span(counted, size)
    for name, count, fresh in goods:
        x = size // 5 + signs.tokens(ink, x, 32, ((name, count),), size, fill=FRESH if fresh else CREAM)
    return ink.sprite(solid=True)


@lru_cache(maxsize=64)
def _treasure(values: tuple[tuple[int, int], ...], end_at: int, points: str, *, won: bool) -> Sprite:
    """Uncovered chests, and their sum."""
    ink, step = _track(len(values), end_at)
    for at, (kind, value) in enumerate(values):
        x, look = at * step + step // 2, SIGNS[CHESTS[kind]]
        ink.add(signs.figure(f'<path d="{look.shape}" fill="{look.fill}"/>', x, 32, step))
        ink.words(x, 43, f"{value}", Style(FIGURES, 30, look.ink))
    if won:
        ink.icon("imperial-crown", _TRACK + 44, 30, 62, GOLD)
    style = Style(FIGURES, 46, GOLD if won else CREAM)
    return ink.words(ink.wide - 6, 48, points, style, anchor="end", room=ink.wide - _TRACK - 90).sprite(solid=True)


def _track(chests: int, end_at: int) -> tuple[Ink, int]:
    """As many places as chests end the match, and how wide each is."""
    ink, slots = Ink(WIDE - 2 * LEFT, 64), max(end_at, chests)
    step = min(42, _TRACK // slots)
    for at in range(chests, slots):
        size = step * 8 // 10
        ink.box(Box(at * step + step // 10, 32 - size // 2, size, size), "#000", rim="#6B5A78", round_by=6)
    return ink, step


def store_facts(canvas: Canvas, lair: LairSeen, seat: int, look: Look) -> None:
    """Chests, goods and shields."""
    who = SeatRef(seat)
    if any(lair.chests):
        canvas.fact(*look.fact(who, str(sum(lair.chests))))
    counted = (
        *zip(CHESTS, lair.chests, strict=True),
        *(("food", lair.food), ("rune", lair.runestones), ("barrel", lair.barrels)),
        *(("shield", lair.shields), ("magic-shield", lair.magic_shields)),
    )
    for name, count in counted:
        if count or name == "shield":
            canvas.fact(*look.fact(who, good(name, count), str(count)))


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
            canvas.lay(signs.portrait(creature, size, fresh=creature not in known), x, y)


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
        canvas.centre(chest(found.find, size), left + LEFT + (EDGE - 4) // 2, y)
    match found.attack:
        case Plunder(settlement=settlement):
            canvas.fact(*look.fact(who, number, settlement_name(settlement)))
            canvas.centre(target(settlement, size), left + WIDE - 10 - EDGE // 2, y)
        case None:
            pass
        case robbery:
            canvas.fact(*look.fact(who, number, SeatRef(robbery.victim)))
            canvas.centre(victim(robbery.victim, size), left + WIDE - 10 - EDGE // 2, y)


@lru_cache(maxsize=16)
def chest(kind: int, size: int) -> Sprite:
    return Ink(size, size).add(signs.figure(signs.sign(CHESTS[kind]), size // 2, size // 2, size)).sprite(solid=True)


@lru_cache(maxsize=128)
def target(settlement: int, size: int) -> Sprite:
    """A settlement as a small sign."""
    kind = SETTLEMENTS[settlement].kind
    ink = Ink(size, size).box(Box(1, 1, size - 2, size - 2), KIND_HUES[kind], rim="#FFFFFF", round_by=size // 5)
    return ink.icon(PLACES[settlement], size // 2, size // 2, size * 3 // 4, CREAM).sprite(solid=True)


@lru_cache(maxsize=16)
def victim(seat: int, size: int) -> Sprite:
    """Somebody's castle as a small sign."""
    ink = Ink(size, size).box(Box(1, 1, size - 2, size - 2), "#FFFBF0", rim="#AB1F22", line=3, round_by=size // 5)
    return ink.emblem(emblem(seat), size // 2, size // 2, size * 3 // 4).sprite(solid=True)
