"""Which part of the map a reader sees in large: all that they have to know, or none."""

from engines.core.drawing.look import Look
from engines.risk_legacy.fields import realm
from engines.risk_legacy.picture import since
from engines.risk_legacy.picture.chart import Window
from engines.risk_legacy.picture.looks import HIGH, PLACES, WIDE
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.rules.approach import approach
from engines.risk_legacy.view import View

SIZES = ((480, 360, 250), (600, 450, 200), (800, 600, 150), (1000, 720, 120))
"""Widths and heights of a window, and hundredths of the plain size."""
PART = 40
"""Points of a territory that are seen as more than a scrap of coast."""
STEP = 20
"""Points of the map to which a window keeps: what has been drawn can be used again."""


def front(view: View, look: Look) -> Window | None:
    """The smallest window with all that is the reader's, what borders it and what has changed; or without what lies
    safe; or without what threatens it from afar and what others have done to each other. ``None``: not even what
    concerns it fits into one: that are its strongholds in any case. Whatever is the reader's and lies in it shows its
    number, if there is a window for that."""
    assert view.me is not None, "somebody's front"
    held, border = view.held(view.me), _border(view, view.me)
    own = (*strongholds(view, view.me), *((*border, *_against(view, view.me, look)) or held))
    every = (*own, *_comers(view, view.me), *_changed(view, look))
    return next(filter(None, (_whole(_window(lands), lands, held) for lands in ((*every, *held), every, own))), None)


def strongholds(view: View, seat: int) -> tuple[int, ...]:
    """Every headquarters that the seat holds, and its largest army: what it would miss first on a map without them."""
    held = view.held(seat)
    largest = max((view.fields[at].troops for at in held), default=0)
    return tuple(at for at in held if view.fields[at].hq is not None or 1 < largest == view.fields[at].troops)


def _whole(window: Window | None, lands: tuple[int, ...], held: tuple[int, ...]) -> Window | None:
    """The same, or a larger one with all of *lands* and the badges of what is *held* and would be cut off."""
    found = window
    while found:
        cut = [at for at in held if at not in lands and _touches(found, at)]
        if all(_shows(found, at) for at in cut):
            return found
        lands = (*lands, *cut)
        found = _window(lands)
    return window


def _window(lands: tuple[int, ...]) -> Window | None:
    """The smallest with all of these."""
    windows = (_around(lands, wide, high, scale) for wide, high, scale in SIZES)
    return next((window for window in windows if all(_shows(window, at) for at in lands)), None)


def _border(view: View, seat: int) -> tuple[int, ...]:
    """The seat's territories next to somebody's, and what stands there."""
    mine, fields = realm(view, seat), view.fields
    foes = {
        at: [near for near in view.world.chart.neighbours[at] if fields[near].owner not in (None, seat)]
        for at in mine.held
    }
    return tuple(each for at, near in foes.items() if near for each in (at, *near))


def _comers(view: View, seat: int) -> list[int]:
    """Where the strongest armies stand that could come to territories of the seat in a turn, with more than stand
    there."""
    armies = {other: side.recruits for other, side in enumerate(view.sides) if side.recruits is not None}
    found = ((at, approach(view, armies, at)) for at in view.held(seat))
    return [march.origin for at, march in found if march and march.troops > view.fields[at].troops]


def _against(view: View, seat: int, look: Look) -> list[int]:
    """What the seat has lost, and both ends of every attack by it or on it."""
    fought = [strike for strike in since.strikes(look) if seat in (strike.seat, strike.defender)]
    return [*since.lost(view, look), *(at for strike in fought for at in (strike.origin, strike.target))]


def _changed(view: View, look: Look) -> list[int]:
    """Whatever has come into other hands, and both ends of every attack: all but troops that have come or gone in
    peace."""
    everywhere = view.world.everywhere
    hands = [at for at in everywhere if since.taken(view, look.before, at) or since.left(view, look, at) is not None]
    return [*hands, *(at for strike in since.strikes(look) for at in (strike.origin, strike.target))]


def _around(lands: tuple[int, ...], wide: int, high: int, scale: int) -> Window:
    """With the middle of them in its middle, as far as the map goes."""
    spots = [PLACES[at].badge for at in lands]
    x = (min(x for x, _ in spots) + max(x for x, _ in spots)) // 2
    y = (min(y for _, y in spots) + max(y for _, y in spots)) // 2
    left, top = max(0, min(WIDE - wide, x - wide // 2)), max(0, min(HIGH - high, y - high // 2))
    return Window(left // STEP * STEP, top // STEP * STEP, wide, high, scale)


def _touches(window: Window, at: int) -> bool:
    """Whether a good part of it is in there."""
    box = PLACES[at].box
    across = min(window.left + window.wide, box.right) - max(window.left, box.left)
    down = min(window.top + window.high, box.bottom) - max(window.top, box.top)
    return across > PART and down > PART


def _shows(window: Window, at: int) -> bool:
    """Whether its badge is in there as a whole."""
    x, y = PLACES[at].badge
    across, down = BROAD // 2, TALL // 2
    inside = window.left + across <= x <= window.left + window.wide - across
    return inside and window.top + down <= y <= window.top + window.high - down
