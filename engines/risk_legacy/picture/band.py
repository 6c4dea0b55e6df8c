"""What stands in words below a map: what the reader has to place and has lost, and what has changed beyond its edge."""

from typing import NamedTuple, get_args

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Canvas, Sprite
from engines.core.drawing.typefaces import shrunk, width, written
from engines.core.text import Arg, SeatRef, text
from engines.risk_legacy.naming import on_map, territory
from engines.risk_legacy.picture import since
from engines.risk_legacy.picture.legend import sign
from engines.risk_legacy.picture.looks import BEAM, NOTE, WHO
from engines.risk_legacy.picture.pieces import signed
from engines.risk_legacy.view import View

ROW, GAP, SIGN, FIGURE = 46, 26, 44, 36
"""Points from row to row, between two cells, for a sign and for the figure of a seat."""
LOST, ASKED, NEW = WHO._replace(fill="#FFB3A3"), WHO._replace(fill=BEAM, size=34), NOTE._replace(fill="#FFFFFF")


class Cell(NamedTuple):
    """What stands together: a sign, somebody's figure, words that the face can write."""

    said: str
    style: Style
    sign: str | None = None
    seat: int | None = None

    @property
    def wide(self) -> int:
        """In points."""
        signs = SIGN * (self.sign is not None) + FIGURE * (self.seat is not None)
        return signs + width(self.said, self.style.face, self.style.size)


def band(view: View, look: Look, wide: int, beyond: tuple[int, ...] | None = None) -> Sprite | None:
    """``None``: there is nothing to say.

    :param beyond: what has changed beyond the edge of the map; ``None``: it has none, and the plate of the reader says
        what they have to place."""
    here = () if beyond is None else (_asked(view, look),)
    groups = (*here, *_lost(view, look), _elsewhere(view, look, beyond or ()))
    rows = [row for group in groups for row in _rows(group, wide)]
    if not rows:
        return None
    ink = Ink(wide, ROW * len(rows))
    for place, row in enumerate(rows):
        x = 0
        for cell in row:
            _write(ink, cell, x, ROW * place + ROW // 2, view.me)
            x += cell.wide + GAP
    return ink.sprite(solid=True)


def beyond(view: View, look: Look, shown: tuple[int, ...]) -> tuple[int, ...]:
    """What has changed and is not among the territories that are *shown*."""
    before = look.before
    changed = (at for at in view.world.everywhere if since.taken(view, before, at) or since.grown(view, before, at))
    return tuple(at for at in changed if at not in shown)


def facts(canvas: Canvas, view: View, look: Look, beyond: tuple[int, ...]) -> None:
    """What a band says besides what is on the map."""
    if _asked(view, look) and view.turn:
        canvas.fact(*look.fact(SeatRef(view.turn.seat), f"{view.turn.recruits}"))
    for at in beyond:
        owner = view.fields[at].owner
        if owner is not None:
            canvas.fact(*look.fact(territory(at), f"{view.fields[at].troops}", SeatRef(owner)))


# ---- what there is to say


def _asked(view: View, look: Look) -> list[Cell]:
    """Only of the reader: what others are asked is on their plates."""
    if not view.placing or view.battle or view.turn is None:
        return []
    return [_cell(look, text("map-recruits", count=view.turn.recruits), ASKED, "troops")]


def _lost(view: View, look: Look) -> list[list[Cell]]:
    """Headquarters, and then the rest, each with whoever holds it now."""
    gone, found = since.lost(view, look.before), []
    for kind in get_args(since.Fate):
        lands = [at for at in gone if since.fate(view, look.before, at) == kind]
        if lands:
            head = _cell(look, text("map-lost", kind=kind), LOST, kind)
            found.append([head, *(_cell(look, on_map(at), LOST, seat=view.fields[at].owner) for at in lands)])
    return found


def _elsewhere(view: View, look: Look, beyond: tuple[int, ...]) -> list[Cell]:
    if not beyond:
        return []
    return [_cell(look, text("map-elsewhere"), NOTE), *(_changed(view, look, at) for at in beyond)]


def _changed(view: View, look: Look, at: int) -> Cell:
    """Whose it is, how many stand there, and how many more or fewer."""
    field, by = view.fields[at], since.grown(view, look.before, at)
    said = f"{look.say(on_map(at))} {field.troops}" + (f" ({signed(by)})" if by else "")
    return Cell(written(said, NEW.face), NEW, None if by else "fresh", field.owner)


# ---- how it is written


def _cell(look: Look, said: Arg, style: Style, sign: str | None = None, *, seat: int | None = None) -> Cell:
    return Cell(written(look.say(said), style.face), style, sign, seat)


def _rows(cells: list[Cell], wide: int) -> list[list[Cell]]:
    """As many in each as there is room for."""
    rows: list[list[Cell]] = []
    x = wide
    for cell in cells:
        if rows and x + cell.wide <= wide:
            rows[-1].append(cell)
        else:
            rows.append([cell])
            x = 0
        x += cell.wide + GAP
    return rows


def _write(ink: Ink, cell: Cell, x: int, y: int, me: int | None) -> None:
    if cell.sign:
        sign(ink, cell.sign, x + SIGN // 2 - 2, y, me)
        x += SIGN
    if cell.seat is not None:
        ink.emblem(emblem(cell.seat), x + 15, y, 30, rim="#FFFFFF")
        x += FIGURE
    said, size = shrunk(cell.said, cell.style.face, cell.style.size, ink.wide - x)
    ink.words(x, y + size * 35 // 100, said, cell.style._replace(size=size), anchor="start")
