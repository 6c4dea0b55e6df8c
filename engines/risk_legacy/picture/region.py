"""A continent in large, with what lies next to it."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene
from engines.core.text import Arg, SeatRef, text
from engines.risk_legacy.atlas import EVERYWHERE, WITHIN
from engines.risk_legacy.naming import on_map, territory
from engines.risk_legacy.pages.board import continent
from engines.risk_legacy.picture import armies, chips
from engines.risk_legacy.picture.cells import ROW, Cell, cell, laid, write
from engines.risk_legacy.picture.chart import Window
from engines.risk_legacy.picture.legend import homed, kinds, signs
from engines.risk_legacy.picture.looks import HIGH, NAME, NOTE, PLACES, WHO, WIDE
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.table import nameplate, night
from engines.risk_legacy.view import View

WIDEST, HIGHEST, LARGEST = 1400, 1060, 280
"""Points of a picture, and hundredths of the plain size."""
MARGIN = 14
"""Points of the map around a continent."""
FOOT = 126
"""Points below the map."""
ALONE = 360, 270
"""Points of the map that are shown of what lies by itself, at least."""


def region(view: View, number: int, look: Look) -> Scene | None:
    """A continent, or what lies in none; the other pages that a board has are words alone."""
    far = number == len(WITHIN)
    brought = view.world.everywhere[len(EVERYWHERE) :]
    if view.game == 0 or number > len(WITHIN) or (far and not brought):
        return None
    window = apart(brought) if far else around(WITHIN[number])
    wide, high = window.box.width, window.box.height
    shown = armies.within(view, look, window)
    left, top, room = (20, high + 50, wide - 40) if far else (400, high, wide - 410)
    meant = kinds(view, look, shown) if far else (*kinds(view, look, shown), *homed(view, number))
    below = signs(meant, look, room, view.me) if meant else None
    foot = max(FOOT, top - high + (below.height + 12 if below else 0))  # there are many signs in a late world
    canvas = Canvas(wide, high + foot, look.say(text("continent-none") if far else continent(view, number)))
    canvas.lay(night(wide, foot), 0, high)
    armies.lay(canvas, view, look, window)
    chips.lay(canvas, view, look, window, shown)
    if far:
        _joined(canvas, high, view, look, brought)
    else:
        nameplate(canvas, view, number, look, Box(8, high + 6, 380, FOOT - 12))
    if below:
        canvas.lay(below, left, top + max(0, high + foot - top - below.height) // 2)
    return canvas.scene()


def _joined(canvas: Canvas, high: int, view: View, look: Look, lands: tuple[int, ...]) -> None:
    """What these are joined to, and who stands there, below a map so high."""
    links = [(at, to) for at in lands for to in view.world.chart.neighbours[at] if to not in lands]
    near, wide = dict.fromkeys(to for _, to in links), canvas.width - 40
    rows: list[list[tuple[int, Cell]]] = []
    for naming in (territory, on_map):
        cells = [cell(look, text("map-joined"), NOTE), *(_beyond(view, look, at, naming(at)) for at in near)]
        rows = laid(cells, wide)
        if len(rows) == 1:
            break
    ink = Ink(wide, ROW)
    for x, each in rows[0]:
        write(ink, each, x, ROW // 2, view.me)
    canvas.lay(ink.sprite(solid=True), 20, high + 8)
    for at, to in links:
        canvas.fact(*look.fact(territory(at), on_map(to)))
    for at in near:
        field = view.fields[at]
        held = () if field.owner is None else (f"{field.troops}", SeatRef(field.owner))
        canvas.fact(*look.fact(territory(at), *held))


def _beyond(view: View, look: Look, at: int, named: Arg) -> Cell:
    field = view.fields[at]
    said = named if field.owner is None else text("map-held", land=named, troops=field.troops)
    return cell(look, said, WHO, seat=field.owner)


@lru_cache(maxsize=256)
def around(lands: tuple[int, ...], largest: int = LARGEST) -> Window:
    """The smallest part of the map that shows all of these with their badges and names."""
    boxes = [box for at in lands for box in _boxes(at)]
    left, top = max(0, min(box[0] for box in boxes) - MARGIN), max(0, min(box[1] for box in boxes) - MARGIN)
    right, bottom = min(WIDE, max(box[2] for box in boxes) + MARGIN), min(HIGH, max(box[3] for box in boxes) + MARGIN)
    wide, high = right - left, bottom - top
    return Window(left, top, wide, high, min(WIDEST * 100 // wide, HIGHEST * 100 // high, largest))


def apart(lands: tuple[int, ...]) -> Window:
    """The same of what lies far out in the sea, with some of that around it."""
    near = around(lands)
    wide, high = max(near.wide, ALONE[0]), max(near.high, ALONE[1])
    left, top = near.left + near.wide // 2 - wide // 2, near.top + near.high // 2 - high // 2
    left, top = max(0, min(WIDE - wide, left)), max(0, min(HIGH - high, top))
    return Window(left, top, wide, high, min(WIDEST * 100 // wide, HIGHEST * 100 // high))


def _boxes(at: int) -> tuple[tuple[int, int, int, int], ...]:
    """Left, top, right and lower edges of a territory, its badge and its name."""
    place = PLACES[at]
    (x, y), (under, foot), half = place.badge, place.label, place.room // 2
    return (
        (place.box.left, place.box.top, place.box.right, place.box.bottom),
        (x - BROAD // 2, y - TALL // 2, x + BROAD // 2, y + TALL // 2),
        (under - half, foot - NAME.size, under + half, foot + NAME.size),
    )
