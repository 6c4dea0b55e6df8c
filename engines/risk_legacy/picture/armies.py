"""The map with everybody's armies on it, through a window: the same for the whole world, a continent, a front."""

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import SMALLER, width, written
from engines.core.text import SeatRef
from engines.risk_legacy.naming import city_name, on_map, territory
from engines.risk_legacy.picture import arrows, chart, fates, harm, since
from engines.risk_legacy.picture.chart import WORLD, Window, girth
from engines.risk_legacy.picture.fates import RINGS
from engines.risk_legacy.picture.looks import NAME, PLACES, TOWN
from engines.risk_legacy.picture.pieces import HIGH as TALL
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.pieces import Marks, badge, grown, leader, name
from engines.risk_legacy.picture.ways import inside
from engines.risk_legacy.view import View
from engines.risk_legacy.words.icons import boxes_left


def lay(canvas: Canvas, view: View, look: Look, window: Window = WORLD, aims: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Map, badges, arrows, names; what reaches beyond the window is left out.

    :param aims: marked as what the reader can attack.
    :return: the territories whose badges are there."""
    chart.lay(canvas, window, tuple(field.owner for field in view.fields), view.world.links)
    if window.scale == WORLD.scale:
        for at in view.world.everywhere:
            _lead(canvas, look, at)
    armed_first = sorted(view.world.everywhere, key=lambda at: view.fields[at].owner is None)
    shown = [at for at in armed_first if _badge(canvas, view, look, window, at, aim=at in aims)]
    arrows.lay(canvas, view, look, window, tuple(shown))
    busy = arrows.bodies(view, look, window, tuple(shown))
    for at in shown:
        _grown(canvas, view, look.before, window, at, busy)
        _fate(canvas, view, look, window, at, busy)
        _marked(canvas, view, look, window, at, busy)
    for at in shown:  # a name without a badge would be taken for that of the one beside it
        _name(canvas, view, look, window, at)
    return tuple(shown)


def within(view: View, look: Look, window: Window) -> tuple[int, ...]:
    """The territories whose badges such a window shows."""
    aside = Canvas(window.box.width, window.box.height)
    return tuple(at for at in view.world.everywhere if _badge(aside, view, look, window, at, aim=False))


def marks(view: View, at: int, *, aim: bool = False) -> Marks:
    """What lies in a territory, as signs."""
    land, closed = view.world.lands[at], view.turn is not None and at in view.turn.closed
    return Marks(
        hq=view.fields[at].hq,
        city=land.city.kind if land.city else None,
        boxes=boxes_left(land) if land.fortified else None,
        scar=land.scar,
        closed=closed,
        aim=aim and not closed,
        brought=None if land.city else view.world.figure(at),
    )


def targets(view: View) -> tuple[int, ...]:
    """What the reader can attack, while it is their turn and nothing has to be placed first."""
    turn, fields = view.turn, view.fields
    if turn is None or turn.seat != view.me or turn.recruits or view.battle or view.ending:
        return ()
    armies = [at for at in view.held(turn.seat) if fields[at].troops > 1]
    near = [to for at in armies for to in view.world.chart.neighbours[at] if fields[to].owner not in (None, turn.seat)]
    return tuple(at for at in dict.fromkeys(near) if at not in turn.closed)


# ---- badges


def _badge(canvas: Canvas, view: View, look: Look, window: Window, at: int, *, aim: bool) -> bool:
    """Whether there is room for it."""
    field = view.fields[at]
    lying = marks(view, at, aim=aim)
    gone = view.me if since.gone(view, look, at) else None
    kind = "fresh" if since.taken(view, look.before, at) else "struck" if harm.struck(view, look, at) else None
    sprite = badge(field.owner, field.troops, lying, girth(window), ring=kind and RINGS[kind], lost=gone)
    x, y = window.spot(PLACES[at].badge)
    if not _within(window, sprite, x, y):
        return False
    canvas.centre(sprite, x, y)
    if field.owner is not None:
        canvas.fact(*look.fact(territory(at), f"{field.troops}", SeatRef(field.owner)))
    elif view.game:
        canvas.fact(*look.fact(territory(at)))
    if lying.boxes is not None and window.scale > WORLD.scale:
        canvas.fact(*look.fact(territory(at), f"{lying.boxes}"))
    if field.hq is not None and field.hq != field.owner:
        canvas.fact(*look.fact(territory(at), SeatRef(field.hq)))
    return True


def _grown(canvas: Canvas, view: View, before: View | None, window: Window, at: int, busy: list[Box]) -> None:
    """How many more or fewer of the same seat stand there, at a corner of the badge where nothing else lies."""
    by = since.grown(view, before, at)
    if not by:
        return
    sprite, lying = grown(by, girth(window)), marks(view, at)
    taken = {
        (1, -1): lying.city or lying.brought,
        (1, 1): lying.scar,
        (-1, 1): lying.closed,
        (-1, -1): lying.hq is not None,
    }
    free = [corner for corner in CORNERS if not taken[corner]] or CORNERS[:1]
    beside = [_aside(window, at, sprite, across * 29, down * 28) for across, down in free]
    box = _clearest([box for box in beside if inside(box, window.box)], busy)
    if box:
        canvas.lay(sprite, box.left, box.top)


CORNERS = (1, 1), (-1, 1), (1, -1), (-1, -1)
"""Of a badge, across and down, as they are tried: lower ones first, and right before left."""
SIDES = (-40, 4), (40, 4), (0, 40), (0, -40)
"""Of a badge, where something may lie that the reader has lost."""


def _fate(canvas: Canvas, view: View, look: Look, window: Window, at: int, busy: list[Box]) -> None:
    """That a headquarters has fallen, or is its builder's again, or what else the reader has lost: a sign at the
    badge's edge, large enough to be seen from afar; and who is nowhere to be seen where somebody stood."""
    size, hq, fate, left = girth(window), view.fields[at].hq, since.fate(view, look, at), since.left(view, look, at)
    if left is not None:
        canvas.centre(fates.gone(left, fates.LARGER * size // 100), *window.spot(PLACES[at].badge))
        return
    if hq is not None and fate in ("fallen", "retaken"):
        sprite = (fates.fallen if fate == "fallen" else fates.retaken)(hq, size)
    elif fate == "lost" and view.me is not None:
        sprite = fates.gone(view.me, size)
    else:
        return
    _beside_badge(canvas, window, at, sprite, SIDES if fate == "lost" else ((-32, -30),), busy)


def _marked(canvas: Canvas, view: View, look: Look, window: Window, at: int, busy: list[Box]) -> None:
    """A scar that has come to lie there, whoever has put it there; where nobody stands, in the middle."""
    scar = harm.marked(view, look, at)
    if scar:
        alone = view.fields[at].owner is None and since.left(view, look, at) is None
        sides = ((0, 0),) if alone else ((36, 32), (-36, 32), (36, -32), (-36, -32))
        _beside_badge(canvas, window, at, fates.marked(scar, girth(window)), sides, busy)


def _beside_badge(
    canvas: Canvas, window: Window, at: int, sprite: Sprite, sides: tuple[tuple[int, int], ...], busy: list[Box]
) -> None:
    """Where it hides least of the arrows, as far as the map goes."""
    beside = [_aside(window, at, sprite, across, down) for across, down in sides]
    inner = [
        box._replace(left=max(0, min(box.left, window.box.width - box.width)), top=max(0, box.top)) for box in beside
    ]
    box = _clearest(inner, busy)
    if box:
        canvas.lay(sprite, box.left, box.top)


def _aside(window: Window, at: int, sprite: Sprite, across: int, down: int) -> Box:
    """So far from the middle of a badge, in points of its plain size."""
    (x, y), size = window.spot(PLACES[at].badge), girth(window)
    left, top = x + across * size // 100 - sprite.width // 2, y + down * size // 100 - sprite.height // 2
    return Box(left, top, sprite.width, sprite.height)


def _clearest(boxes: list[Box], busy: list[Box]) -> Box | None:
    """The first that hides least of the arrows."""
    return min(boxes, key=lambda box: sum(arrows.meet(box, other) for other in busy), default=None)


def _within(window: Window, sprite: Sprite, x: int, y: int) -> bool:
    whole, left, top = window.box, x - sprite.width // 2, y - sprite.height // 2
    return left >= 0 <= top and left + sprite.width <= whole.width and top + sprite.height <= whole.height


# ---- names


def _name(canvas: Canvas, view: View, look: Look, window: Window, at: int) -> None:
    """On a map of much a short one; closer, the whole name and that of the city."""
    said, town, room = look.say(on_map(at)), "", PLACES[at].room * window.scale // 100
    size = _size(said, room)
    if window.scale > WORLD.scale:
        size = CLOSE if window.scale >= NEAR else CLOSER
        whole = look.say(territory(at))
        if width(whole, NAME.face, size * SMALLER // 100) <= room:
            said = whole
        city = view.world.lands[at].city
        town = look.say(city_name(view.world, at)) if city and city.name else ""
        if window.scale < NEAR and width(written(town, TOWN.face), TOWN.face, size) > room:
            town = ""
    sprite = name(said, town, room, size)
    x, y = _beside(window, at, sprite)
    if _within(window, sprite, x, y):
        canvas.centre(sprite, x, y)
        if town:
            canvas.fact(*look.fact(territory(at), town))


def _beside(window: Window, at: int, sprite: Sprite) -> tuple[int, int]:
    """Where the middle of a name goes: closer to its badge, where the map has grown more than both."""
    place = PLACES[at]
    if window.scale == WORLD.scale:
        return place.label
    (x, y), (dx, dy) = window.spot(place.badge), (place.label[0] - place.badge[0], place.label[1] - place.badge[1])
    size = girth(window)
    if abs(dx) > place.room // 2 + BROAD // 2 - 16:
        far = BROAD * size // 200 + sprite.width // 2
        return x + (far if dx > 0 else -far), y + dy * window.scale // 100
    far = TALL * size // 200 + sprite.height // 2
    return x + dx * window.scale // 100, y + (far if dy > 0 else -far)


def _size(said: str, room: int) -> int:
    """Of the letters of a name on the map of the whole world: as large as its room lets them be."""
    line = written(said, NAME.face)
    return next((size for size in range(LARGEST, NAME.size, -1) if width(line, NAME.face, size) <= room), NAME.size)


LARGEST = 34


def _lead(canvas: Canvas, look: Look, at: int) -> None:
    """A line to where a territory lies whose name stands beside it."""
    place = PLACES[at]
    (x, y), (to_x, to_y) = place.badge, place.label
    said = look.say(on_map(at))
    half = min(place.room, width(written(said, NAME.face), NAME.face, _size(said, place.room))) // 2 + 4
    if abs(to_x - x) > half + DOT:
        to_x += -half if to_x > x else half
        x += DOT if to_x > x else -DOT
        sprite, left, top = leader(to_x - x, to_y - y)
        canvas.lay(sprite, x + left, y + top)


DOT = 12
"""Points around the middle of an empty territory that are its dot."""
NEAR, CLOSE, CLOSER = 180, 31, 27
"""From which scale on names are as large as the second of these."""


def short(look: Look, at: int) -> str:
    """A territory's name as it fits on a map of the whole world."""
    return look.say(on_map(at))
