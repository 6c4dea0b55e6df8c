"""What matters most to a reader now: the fight that is under way, or else their own front."""

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look, emblem
from engines.core.drawing.scene import Canvas, Scene, Sprite
from engines.core.drawing.typefaces import width
from engines.core.text import SeatRef, text
from engines.risk_legacy.atlas import NEIGHBOURS
from engines.risk_legacy.fields import realm
from engines.risk_legacy.picture import armies
from engines.risk_legacy.picture.chart import Window
from engines.risk_legacy.picture.fight import fight
from engines.risk_legacy.picture.legend import legend
from engines.risk_legacy.picture.looks import FIGURE, GOLD, HIGH, NOTE, PLACES, WHO, WIDE
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.table import night
from engines.risk_legacy.rules.approach import Approach, approach
from engines.risk_legacy.view import View

STRIP = 62
"""Points below the map that say who is who and how many stars they have."""
SIZES = ((480, 360, 250), (600, 450, 200), (800, 600, 150))
"""Widths and heights of a window, and hundredths of the plain size."""
REST = 40
"""Points for what cannot be seen."""
STEP = 20
"""Points of the map to which a window keeps: what has been drawn can be used again."""
MOST = 20
"""Troops beyond which more make a place no more important."""


def close(view: View, look: Look) -> Scene | None:
    """``None``: the reader has no front, or is asked about more than fits beside it."""
    if view.battle:
        return fight(view, view.battle, look)
    if view.me is None or view.ending or not view.held(view.me):
        return None
    window, aims = front(view, view.me), armies.targets(view)
    wide, high = window.box.width, window.box.height
    shown = armies.within(view, look, window)
    below = legend(view, look, wide - 40, shown, aims=any(at in shown for at in aims))
    hidden = len(view.held(view.me)) - sum(view.fields[at].owner == view.me for at in shown)
    if hidden and view.placing:
        return None  # recruits may go to any of them, so the whole world is shown
    foot = STRIP + (below.height if below else 0) + (REST if hidden else 0) + 10
    canvas = Canvas(wide, high + foot, look.say(text("alt-front")))
    canvas.lay(night(wide, foot), 0, high)
    armies.lay(canvas, view, look, window, aims)
    _race(canvas, view, look, high)
    if hidden:
        said = look.say(text("map-hidden", count=hidden))
        canvas.lay(Ink(wide, REST).words(20, 29, said, NOTE, anchor="start", room=wide - 40).sprite(), 0, high + STRIP)
    if below:
        canvas.lay(below, 20, canvas.height - below.height - 6)
    return canvas.scene()


def _race(canvas: Canvas, view: View, look: Look, top: int) -> None:
    """Who is who, the reader first, and how many stars each has."""
    assert view.me is not None, "somebody's front"
    there = [seat for seat in range(len(view.sides)) if seat == view.me or not view.sides[seat].eliminated]
    wide = canvas.width // len(there)
    for place, seat in enumerate(sorted(there, key=lambda seat: seat != view.me)):
        canvas.lay(_rival(seat, view.sides[seat].stars, look, wide), place * wide, top)
        canvas.fact(*look.fact(SeatRef(seat), f"{view.sides[seat].stars}"))


def _rival(seat: int, stars: int, look: Look, wide: int) -> Sprite:
    ink = Ink(wide, STRIP).emblem(emblem(seat), 36, STRIP // 2, 44, rim="#FFFFFF")
    said = look.name(seat, WHO.face, WHO.size, wide - 144)
    x = 64 + width(said, WHO.face, WHO.size) + 14  # right beside the name: further off it would be the next one's
    ink.words(64, STRIP // 2 + 11, said, WHO, anchor="start").words(
        x, STRIP // 2 + 11, f"{stars}", FIGURE, anchor="start"
    )
    return ink.icon("round-star", x + 38, STRIP // 2, 34, GOLD).sprite(solid=True)


def front(view: View, seat: int) -> Window:
    """The smallest window with all that is the seat's, and what borders it; or with its front; or the one with most of
    what is at stake."""
    weights = _stakes(view, seat)
    everything = list(dict.fromkeys((*weights, *view.held(seat))))
    for wide, high, scale in SIZES:
        window = _around(everything, wide, high, scale)
        if all(_shows(window, at) for at in everything):
            return window
    centre = max(weights, key=lambda at: (sum(weights[each] for each in _seen(at, weights, SIZES[-1])), -at))
    together = _seen(centre, weights, SIZES[-1])
    for wide, high, scale in SIZES:
        window = _around(together, wide, high, scale)
        if all(_shows(window, at) for at in together):
            return window
    return _around([centre], *SIZES[-1])


def _stakes(view: View, seat: int) -> dict[int, int]:
    """Territories of a front, and how much each matters: those of others by their troops, own ones as much again for
    whatever stands next to them."""
    mine, fields = realm(view.fields, seat), view.fields
    found: dict[int, int] = {}
    for at in mine.held:
        foes = [near for near in NEIGHBOURS[at] if fields[near].owner not in (None, seat)]
        if foes:
            found[at] = 2 + sum(min(MOST, fields[foe].troops) for foe in foes)
            for foe in foes:
                found.setdefault(foe, 1)
    for march in _comers(view, seat):
        found[march.origin] = max(found.get(march.origin, 0), min(MOST, march.troops))
    return found or dict.fromkeys(mine.held, 1)


def _comers(view: View, seat: int) -> list[Approach]:
    """The strongest armies that could come to territories of the seat in a turn, with more than stand there."""
    armies = {other: side.recruits for other, side in enumerate(view.sides) if side.recruits is not None}
    found = ((at, approach(view.fields, armies, at)) for at in view.held(seat))
    return [march for at, march in found if march and march.troops > view.fields[at].troops]


def _seen(centre: int, weights: dict[int, int], size: tuple[int, int, int]) -> list[int]:
    """Those that a window of that size around one of them shows."""
    wide, high, _ = size
    x, y = PLACES[centre].badge
    across, down = wide // 2 - BROAD, high // 2 - TALL
    places = ((at, PLACES[at].badge) for at in weights)
    return [at for at, (left, top) in places if abs(left - x) <= across and abs(top - y) <= down]


def _around(lands: list[int], wide: int, high: int, scale: int) -> Window:
    """With the middle of them in its middle, as far as the map goes."""
    spots = [PLACES[at].badge for at in lands]
    x = (min(x for x, _ in spots) + max(x for x, _ in spots)) // 2
    y = (min(y for _, y in spots) + max(y for _, y in spots)) // 2
    left, top = max(0, min(WIDE - wide, x - wide // 2)), max(0, min(HIGH - high, y - high // 2))
    return Window(left // STEP * STEP, top // STEP * STEP, wide, high, scale)


def _shows(window: Window, at: int) -> bool:
    """Whether its badge is in there as a whole."""
    x, y = PLACES[at].badge
    across, down = BROAD // 2, TALL // 2
    inside = window.left + across <= x <= window.left + window.wide - across
    return inside and window.top + down <= y <= window.top + window.high - down
