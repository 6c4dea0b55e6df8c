"""Damage at places: as they are, what they would lose, and what would be left of them."""

from functools import lru_cache
from typing import NamedTuple

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Canvas, Sprite
from engines.core.drawing.typefaces import FIGURES
from engines.take_the_kingdom.naming import own_place
from engines.take_the_kingdom.picture import pieces
from engines.take_the_kingdom.picture.aims import Aim
from engines.take_the_kingdom.picture.looks import GOLD, WINE
from engines.take_the_kingdom.picture.plot import EDGE, FORT, HIGH, LAND, Marks, plot, ruin
from engines.take_the_kingdom.places import PlaceSeen, is_fort
from engines.take_the_kingdom.siege import dealt

WIDE, BETWEEN, STEP = 800, 118, 8
"""Of the picture; of the arrow between before and after; between places beside each other."""
TALL = HIGH + 2 * EDGE
ROW = TALL + 24
PER_ROW = 4


class Change(NamedTuple):
    """A place as it is and as it would be; ``None``: nothing would be left of it."""

    before: PlaceSeen
    after: PlaceSeen | None
    owner: int
    points: int
    amount: int


def struck(place: PlaceSeen, owner: int, aim: Aim) -> Change:
    """What *aim* would do at a place, traps disregarded."""
    points = min(aim.amount, place.strength)
    return Change(place, dealt(place, aim.amount, aim.first), owner, points, aim.amount)


def span(change: Change) -> int:
    """How wide the place before and after is."""
    return 2 * (wide_of(change.before) + 2 * EDGE) + BETWEEN


def wide_of(place: PlaceSeen) -> int:
    """How wide its plot is."""
    return FORT if is_fort(place.number) else LAND


def pair(canvas: Canvas, change: Change, look: Look, left: int, top: int) -> None:
    """Before, what is lost, after."""
    before, label = change.before, look.say(own_place(change.before.number))
    canvas.lay(plot(before, change.owner, label, Marks(face=before.trap, aimed=True)), left, top)
    x = left + wide_of(before) + 2 * EDGE
    canvas.lay(lost(change.points, maybe=before.trap is not None), x, top)
    x += BETWEEN
    if change.after is None:
        canvas.lay(ruin(fort=is_fort(before.number)), x, top)
    else:
        canvas.lay(plot(change.after, change.owner, label, Marks(face=change.after.trap)), x, top)


@lru_cache(maxsize=64)
def lost(points: int, *, maybe: bool) -> Sprite:
    """So many points go.

    :param maybe: unless a trap turns it back."""
    ink, y = Ink(BETWEEN, TALL), TALL // 2 + 20
    ink.path(f"M14 {y - 16}H62V{y - 42}L104 {y}L62 {y + 42}V{y + 16}H14Z", WINE, rim=GOLD, line=4)
    ink.words(BETWEEN // 2, y - 58, f"−{points}", Style(FIGURES, 54, GOLD))
    if maybe:
        ink.icon("wolf-trap", BETWEEN // 2 - 16, y + 76, 46, GOLD).words(
            BETWEEN // 2 + 28, y + 92, "?", Style(FIGURES, 44, GOLD)
        )
    return ink.sprite()


def grid_high(count: int) -> int:
    """How much room so many places take beside each other."""
    return -(-count // PER_ROW) * (ROW + 60)


def grid(canvas: Canvas, changes: list[Change], look: Look, top: int) -> None:
    """Places beside each other, with what would be left below each."""
    x, last = 0, -1
    for at, change in enumerate(changes):
        row = at // PER_ROW
        if row != last:
            shown = changes[row * PER_ROW : (row + 1) * PER_ROW]
            x, last = (WIDE - sum(wide_of(each.before) + STEP for each in shown)) // 2 - EDGE, row
        place, y = change.before, top + row * (ROW + 60)
        label = look.say(own_place(place.number))
        canvas.lay(plot(place, change.owner, label, Marks(face=place.trap)), x, y)
        left = place.strength - change.points
        canvas.lay(remains(left), x + EDGE + (wide_of(place) - LAND) // 2, y + TALL + 4)
        x += wide_of(place) + STEP


@lru_cache(maxsize=32)
def remains(points: int) -> Sprite:
    """What would be left of a place."""
    ink = Ink(LAND, 60).path("M40 18H64V4L92 28L64 52V38H40Z", GOLD)
    if points:
        pieces.strength(ink, 130, 29, points, 48)
    else:
        ink.icon("castle-ruins", 130, 28, 54, GOLD)
    return ink.sprite()
