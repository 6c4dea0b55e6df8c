"""Who is who in a reader's own picture, how many stars each has, and how large their realms are."""

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Canvas, Sprite
from engines.core.drawing.typefaces import width
from engines.core.text import SeatRef
from engines.risk_legacy.picture import plates, since
from engines.risk_legacy.picture.looks import FIGURE, GOLD, WHO
from engines.risk_legacy.picture.pieces import grown
from engines.risk_legacy.view import SideSeen, View

STRIP = 106
"""Points that it is high."""

NARROW, SMALL = 70, 24
"""Points that are too few for a name, and how large letters are there."""


def race(canvas: Canvas, view: View, look: Look, top: int) -> None:
    """Who is who, the reader first, how many stars each has, and below how many territories and troops."""
    assert view.me is not None, "somebody's own picture"
    there = [seat for seat in range(len(view.sides)) if seat == view.me or not view.sides[seat].eliminated]
    wide = canvas.width // len(there)
    for place, seat in enumerate(sorted(there, key=lambda seat: seat != view.me)):
        side = view.sides[seat]
        canvas.lay(_rival(seat, side, look, wide, since.swing(view, look.before, seat)), place * wide, top)
        canvas.fact(*look.fact(SeatRef(seat), f"{side.stars}"))
        if side.faction is not None:
            counts = plates.figure(side.territories, look), plates.figure(side.troops, look)
            canvas.fact(*look.fact(SeatRef(seat), *counts))


def _rival(seat: int, side: SideSeen, look: Look, wide: int, swing: int) -> Sprite:
    """In small letters where there is room for no more than who it is.

    :param swing: by how many stars they have gone up, or down, since."""
    ink, tag = Ink(wide, STRIP).emblem(emblem(seat), 36, 34, 44, rim="#FFFFFF"), grown(swing, 100) if swing else None
    room = wide - 144 - (tag.width if tag else 0)
    style = WHO if room >= NARROW else WHO._replace(size=SMALL)
    said = look.name(seat, style.face, style.size, room)
    x = 64 + width(said, style.face, style.size) + 14  # right beside the name: further off it would be the next one's
    ink.words(64, 45, said, style, anchor="start").words(x, 45, f"{side.stars}", FIGURE, anchor="start")
    ink.icon("round-star", x + 38, 34, 34, GOLD)
    if tag:
        ink.put(tag, x + 57, 34 - tag.height // 2)
    if side.faction is not None:
        x = plates.counted(ink, "position-marker", plates.figure(side.territories, look), 68, 80)
        plates.counted(ink, "swordman", plates.figure(side.troops, look), x, 80)
    return ink.sprite(solid=True)
