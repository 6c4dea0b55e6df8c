"""The plates of the seats: their cards, their points as far as the reader may know them, the bonuses they have."""

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Canvas, Sprite
from engines.core.drawing.typefaces import width
from engines.core.text import SeatRef, SignRef, text
from engines.royals.atlas import COUNTRIES
from engines.royals.markers import Shape, total
from engines.royals.naming import country
from engines.royals.picture.looks import BROWN, FIGURE, GOLD, NAME, NOTE, STAKE, WINE
from engines.royals.picture.pieces import SMALL, arms, house
from engines.royals.picture.sheet import HOUSE_HIGH, plate
from engines.royals.view import View

FURTHEST = 46
"""From one bonus to the next, where there is room."""


def seat_plate(view: View, seat: int, look: Look, wide: int) -> Sprite:
    """A seat: its cards, its points or that they lie face down (RY-3.3), and what it has got of bonuses."""
    seen = view.houses[seat]
    moves = view.turn is not None and view.turn.seat == seat
    ink = plate(wide, HOUSE_HIGH, marked=moves)
    ink.emblem(emblem(seat), 42, 43, 48)
    ink.words(76, 54, look.name(seat, NAME.face, NAME.size, wide - 96), NAME, anchor="start")
    if seen.gone:
        return ink.words(wide // 2, 104, "—", FIGURE).sprite(solid=True)
    ink.icon("card-pickup", 38, 96, 40, BROWN).words(62, 108, f"{seen.hand}+{seen.intrigue}", FIGURE, anchor="start")
    points = _points(view, seat, look)
    if points is None:
        ink.words(wide - 22, 106, look.say(text("sign-face-down")), NOTE, anchor="end", room=wide - 130)
    else:
        shown = look.say(text("board-total", points=points))
        ink.words(wide - 22, 108, shown, STAKE, anchor="end", room=wide - 160)
    _bonuses(ink, view, seat, wide)
    return ink.sprite(solid=True)


def _points(view: View, seat: int, look: Look) -> int | None:
    """Where they lie face down, only the reader's own, and only upon what is drawn for the reader alone: with what they
    have seen before."""
    if view.own is not None and view.me == seat and look.before is not None:
        return total(view.own.house.markers)
    return view.houses[seat].total


def _bonuses(ink: Ink, view: View, seat: int, wide: int) -> None:
    """Cities by their number alone (RY-3.3), shields in the colours of their countries, that for all titles."""
    x, y, cities = 22, 126, _cities(view, seat)
    if cities:
        count = f"×{cities}"
        ink.path(
            f"M{x + 16} {y + 2}L{x + 31} {y + 11}V{y + 29}L{x + 16} {y + 38}L{x + 1} {y + 29}V{y + 11}Z", WINE, rim=GOLD
        )
        ink.words(x + 37, y + 32, count, FIGURE, anchor="start")
        x += 37 + width(count, FIGURE.face, FIGURE.size) + 12
    badges = [arms(number, value) for number in range(len(COUNTRIES)) for value in _has(view, "shield", seat, number)]
    badges += [house(value) for value in _has(view, "house", seat)]
    step = min(FURTHEST, (wide - 20 - x - SMALL) // max(1, len(badges) - 1))
    for at, badge in enumerate(badges):
        ink.put(badge, x + at * step, y)


def _cities(view: View, seat: int) -> int:
    """How many city markers it has, where no points tell more."""
    seen = view.houses[seat]
    return dict(seen.markers)["city"] if seen.total is None else 0


def _has(view: View, shape: Shape, seat: int, of: int = 0) -> tuple[int, ...]:
    return tuple(value for owner, value in view.bonuses(shape, of) if owner == seat)


def facts(canvas: Canvas, view: View, look: Look) -> None:
    """What the plates show."""
    for seat, seen in enumerate(view.houses):
        who = SeatRef(seat)
        if seen.gone:
            canvas.fact(*look.fact(text("board-house-gone", who=who)))
            continue
        canvas.fact(*look.fact(who, f"{seen.hand}+{seen.intrigue}"))
        if seen.total is not None:
            canvas.fact(*look.fact(who, text("board-total", points=seen.total)))
        if cities := _cities(view, seat):
            canvas.fact(*look.fact(who, text("board-shape", shape="city", count=cities)))
        for number in range(len(COUNTRIES)):
            for value in _has(view, "shield", seat, number):
                canvas.fact(*look.fact(country(number), text("board-gain", who=SignRef(seat), points=value)))
        for value in _has(view, "house", seat):
            canvas.fact(*look.fact(text("board-gain", who=SignRef(seat), points=value)))
        points = _points(view, seat, look)
        if points is not None and seen.total is None:
            canvas.fact(*look.fact(text("own-scores-hidden", points=points)))
            canvas.fact(*look.fact(text("board-total", points=points)))
