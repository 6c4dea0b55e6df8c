"""The map with everybody's armies on it, through a window: the same for the whole world, a continent, a front."""

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Layer, Sprite
from engines.core.shown import hyphened
from engines.core.text import SeatRef
from engines.risk_legacy.naming import territory
from engines.risk_legacy.picture import arrows, chart, fates, harm, names, since, worldwide
from engines.risk_legacy.picture.chart import WORLD, Window, girth
from engines.risk_legacy.picture.fates import RINGS
from engines.risk_legacy.picture.looks import PLACES
from engines.risk_legacy.picture.pieces import WIDE as BROAD
from engines.risk_legacy.picture.pieces import Marks, badge, grown
from engines.risk_legacy.picture.ways import inside
from engines.risk_legacy.view import View
from engines.risk_legacy.words.icons import boxes_left, icon


def lay(
    canvas: Canvas,
    view: View,
    look: Look,
    window: Window = WORLD,
    aims: tuple[int, ...] = (),
    *,
    brief: bool = False,
) -> tuple[int, ...]:
    """Map, badges, arrows, names; what reaches beyond the window is left out.

    :param aims: marked as what the reader can attack.
    :param brief: on the map of the whole world names are short.
    :return: the territories whose badges are there."""
    chart.lay(canvas, window, tuple(field.owner for field in view.fields), view.world.links)
    if window.scale == WORLD.scale:
        worldwide.join(canvas, look, view.world.everywhere, brief=brief)
    below = canvas.layers
    everywhere, world = view.world.everywhere, window.scale == WORLD.scale
    first = sorted(everywhere, key=lambda at: (view.fields[at].owner is None,) if world else _rank(view, at, aims))
    shown = tuple(at for at in first if _badge(canvas, view, look, window, at, aim=at in aims))
    badges = canvas.layers[len(below) :]
    arrows.lay(canvas, view, look, window, shown)
    busy, below = arrows.bodies(view, look, window, shown), canvas.layers
    for at in shown:
        _grown(canvas, view, look.before, window, at, busy)
        _fate(canvas, view, look, window, at, busy)
        _marked(canvas, view, look, window, at, busy)
    if window.scale == WORLD.scale:
        worldwide.lay(canvas, look, view.world.everywhere, brief=brief)
    else:
        there = dict(zip(shown, map(_taken, badges), strict=True))
        signs = [layer.box for layer in canvas.layers[len(below) :]]
        names.lay(canvas, view, look, window, there, signs, busy)
    return shown


def _rank(view: View, at: int, aims: tuple[int, ...]) -> tuple[bool, ...]:
    """On the picture of a single reader: what has its name where it should be. Both sides of a fight, what is the
    reader's, what they may attack, what anybody else holds."""
    owner, battle = view.fields[at].owner, view.battle
    fought = battle is not None and at in (battle.origin, battle.target)
    return not fought, owner is None or owner != view.me, at not in aims, owner is None


def _taken(layer: Layer) -> Box:
    """What a badge takes up; where nobody stands, a dot."""
    box, sprite = layer.box, layer.sprite
    rim = worldwide.RIM if sprite.solid else (sprite.width // 2 - sprite.width * worldwide.DOT // BROAD)
    return Box(box.left + rim, box.top + rim, box.width - 2 * rim, box.height - 2 * rim)


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
    if told := _signs(view, at, lying):
        canvas.fact(*look.fact(territory(at), *map(icon, told)))
    return True


def _signs(view: View, at: int, lying: Marks) -> tuple[str, ...]:
    """What else lies there, by the names that the texts have for it."""
    kinds = (lying.city, lying.scar, "closed" if lying.closed else None)
    return (*(hyphened(kind) for kind in kinds if kind), *view.world.signs(at))


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
