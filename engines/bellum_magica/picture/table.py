"""The whole table on one picture: the day and its row, every castle, what can be plundered and recruited."""

from functools import lru_cache

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.naming import chests_of
from engines.bellum_magica.pages.board import played_to
from engines.bellum_magica.picture import offer, places, signs
from engines.bellum_magica.picture.castle import HIGH as CASTLE_HIGH
from engines.bellum_magica.picture.castle import STONES, castle
from engines.bellum_magica.picture.front import WIDE as CASTLE_WIDE
from engines.bellum_magica.picture.ground import ground
from engines.bellum_magica.picture.looks import FRESH, GAP, GOLD, MARGIN, NAME, NOTE, TAG, TITLE, WIDE
from engines.bellum_magica.public import Public
from engines.bellum_magica.taste.treating import prospects
from engines.bellum_magica.view import View
from engines.core.drawing.ink import Ink, Style, write
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import width
from engines.core.text import SeatRef, text

HEAD_HIGH = 132
LEGEND_LINE = 60
OFFER_HIGH = 46 + offer.CARD_HIGH
IN_LEGEND = ("food", "rune", "map", "barrel", "spell", "sword", "magic", "thief", "shield", "magic-shield", *CHESTS)


def table(view: View, look: Look) -> Scene:
    seen = view.table
    seats = len(seen.lairs)
    lines, spare = -(-seats // 2), seats % 2
    band = 0 if spare else 46 + places.HIGH + GAP
    said = tuple(look.say(text("sign", sign=name)) for name in IN_LEGEND)
    meant = legend(said, look.say(text("picture-edges")))
    high = MARGIN + HEAD_HIGH + lines * (CASTLE_HIGH + GAP) + band + OFFER_HIGH + meant.height + 3 * GAP
    top = MARGIN + HEAD_HIGH + GAP
    plates = tuple(
        Box(MARGIN + seat % 2 * (CASTLE_WIDE + GAP), top + seat // 2 * (CASTLE_HIGH + GAP), CASTLE_WIDE, CASTLE_HIGH)
        for seat in range(seats)
    )
    canvas = Canvas(WIDE, high).lay(ground(WIDE, high, plates, STONES), 0, 0)
    head(canvas, seen, look)
    coming = prospects(seen) if seen.phase != "over" else ((),) * seats
    for seat, plate in enumerate(plates):
        castle(canvas, view, seat, look, coming[seat], (plate.left, plate.top))
    top += lines * (CASTLE_HIGH + GAP)
    if spare:
        box = Box(MARGIN + CASTLE_WIDE + GAP, top - CASTLE_HIGH - GAP, CASTLE_WIDE, CASTLE_HIGH)
        places.places(canvas, seen, look, box, -(-(len(seen.open) + 1) // 2))
    else:
        places.places(canvas, seen, look, Box(MARGIN, top, WIDE - 2 * MARGIN, places.HIGH), len(seen.open) + 1)
        top += band
    offer.creatures(canvas, seen, look, MARGIN, top)
    canvas.lay(meant, MARGIN, top + OFFER_HIGH + GAP)
    for words in said:
        canvas.fact(words)
    return canvas.scene()


# ---- the day


def head(canvas: Canvas, seen: Public, look: Look) -> None:
    """The day and its row, who does what, and the chests that are left."""
    before = look.before.table if look.before else seen
    day = look.say(text("board-title", day=seen.day))
    phase = look.say(text("picture-phase", phase=seen.phase))
    last = "" if seen.variant.day_cap is None else look.say(text("picture-last", day=seen.variant.day_cap))
    canvas.lay(_head(look.say(text("picture-piles"))), MARGIN, MARGIN)
    left = MARGIN + 24
    if seen.row:
        canvas.lay(_rolled(seen.row, fresh=before.row != seen.row), MARGIN + 14, MARGIN + 4)
        left = MARGIN + 160
    doing = Style(TAG.face, 38, GOLD)
    write(canvas, left, MARGIN + 58, day, TITLE, anchor="start")
    write(canvas, left + width(day, TITLE.face, TITLE.size) + 24, MARGIN + 56, last, NOTE, anchor="start")
    write(canvas, left, MARGIN + 112, phase, doing, anchor="start")
    _asked(canvas, seen, look, max(MARGIN + 720, left + width(phase, doing.face, doing.size) + 56))
    _chests(canvas, seen)
    canvas.fact(day)
    if last:
        canvas.fact(*look.fact(played_to(seen)))
    for seat in seen.asked:
        canvas.fact(*look.fact(phase, SeatRef(seat)))
    for kind, count in enumerate(seen.chests_left):
        if count:
            canvas.fact(*look.fact(chests_of(kind, count), str(count)))


@lru_cache(maxsize=8)
def _head(piles: str) -> Sprite:
    """What the rest of it lies on, and that the chests are in piles."""
    ink = Ink(WIDE - 2 * MARGIN, HEAD_HIGH)
    ink.add(f'<rect width="{ink.wide}" height="{HEAD_HIGH}" rx="20" fill="#000" fill-opacity=".5"/>')
    return ink.words(ink.wide - 20, 40, piles, NOTE, anchor="end").sprite(solid=True)


@lru_cache(maxsize=16)
def _rolled(row: int, *, fresh: bool) -> Sprite:
    """The die of the day, ringed if that is news."""
    ink = Ink(124, 124)
    if fresh:
        ink.box(Box(0, 0, 124, 124), FRESH, round_by=30)
    return ink.add(signs.figure(signs.face(row, active=True), 62, 62, 120)).sprite()


def _asked(canvas: Canvas, seen: Public, look: Look, x: int) -> None:
    """Who is; the name of a single one as well."""
    for at, seat in enumerate(seen.asked):
        canvas.centre(_emblem(seat), x + at * 84, MARGIN + 66)
    if len(seen.asked) == 1:
        name = look.name(seen.asked[0], NAME.face, NAME.size, 250)
        write(canvas, x + 54, MARGIN + 80, name, NAME, anchor="start")


@lru_cache(maxsize=8)
def _emblem(seat: int) -> Sprite:
    ink = Ink(84, 84).add(f'<circle cx="42" cy="42" r="39" fill="#FFFBF0" stroke="{GOLD}" stroke-width="6"/>')
    return ink.emblem(emblem(seat), 42, 42, 56).sprite()


def _chests(canvas: Canvas, seen: Public) -> None:
    """How many there are left of each kind."""
    left = WIDE - MARGIN - 20
    for kind, count in reversed(tuple(enumerate(seen.chests_left))):
        left -= signs.span(((CHESTS[kind], count),), 56)
        canvas.lay(_pile(kind, count), left, MARGIN + 86 - 34)
        left -= 22


@lru_cache(maxsize=64)
def _pile(kind: int, count: int) -> Sprite:
    counted = ((CHESTS[kind], count),)
    ink = Ink(signs.span(counted, 56), 68)
    signs.tokens(ink, 0, 34, counted, 56)
    return ink.sprite()


# ---- what the signs mean


@lru_cache(maxsize=8)
def legend(said: tuple[str, ...], edges: str) -> Sprite:
    """Signs with their names, as many in a line as have room; below them what stands at the edges of castles."""
    wide, style, x, y = WIDE - 2 * MARGIN, NOTE._replace(size=38), 14, 36
    places = []
    for words in said:
        room = 60 + width(words, style.face, style.size)
        if x + room > wide - 10:
            x, y = 14, y + LEGEND_LINE
        places.append((x, y))
        x += room + 24
    ink = Ink(wide, y + LEGEND_LINE + 32)
    ink.add(f'<rect width="{wide}" height="{ink.high}" rx="16" fill="#000" fill-opacity=".5"/>')
    for name, words, (x, y) in zip(IN_LEGEND, said, places, strict=True):
        ink.add(signs.figure(signs.sign(name), x + 25, y, 50)).words(x + 58, y + 13, words, style, anchor="start")
    return ink.words(14, ink.high - 24, edges, style, anchor="start", room=wide - 28).sprite(solid=True)
