"""How many have fallen, on chips: on the arrow of each attack or beside it, and where a territory was emptied; with a
line to it, where only farther off there is any room."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Layer, Sprite
from engines.risk_legacy.picture import fates, harm, since
from engines.risk_legacy.picture.arrows import SOFT, lines, occupied, shown
from engines.risk_legacy.picture.chart import WORLD, Window, girth
from engines.risk_legacy.picture.looks import PLACES
from engines.risk_legacy.picture.pieces import leader
from engines.risk_legacy.picture.since import Strike
from engines.risk_legacy.picture.ways import Spot, Way, inside
from engines.risk_legacy.view import View

RIM = 8
"""Points at the edges of a badge that are mostly empty."""
_QUARTER = ((100, 0), (92, 38), (71, 71), (38, 92))
AROUND = tuple((x * a - y * b, x * b + y * a) for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1)) for x, y in _QUARTER)
"""Directions, in hundredths, across and down."""
BESIDE, ALONE = 40, 60
"""Points from the middle of a badge to its edge, and from a chip there to the next arrow, at the plain size."""
NEAREST, FARTHEST, STEP = 60, 330, 18
"""Points that a chip with a line may lie off, and from one try to the next."""
CROSSED = 80
"""Points that it had rather lie farther off than that its line crosses an arrow."""


Edges = tuple[int, int, int, int]


class Chip(NamedTuple):
    tag: Sprite
    ways: tuple[Way, ...]
    """The parts of its arrow; none where it is about a single territory."""
    end: Spot
    """The middle of the territory that it was about."""
    spot: Spot
    """Where its line would begin."""
    own: bool
    """Whether the reader has a part in it."""


class Room(NamedTuple):
    """What lies there already."""

    window: Window
    size: int
    every: tuple[Way, ...]
    """All arrows."""
    taken: list[Edges]
    """What has to be seen of them, and all of what is solid."""
    solid: list[Edges]
    """Whatever else nothing may hide, chips that lie there among it."""

    def fill(self, box: Box) -> None:
        """With something solid."""
        self.solid.append(edges(box))
        self.taken.append(edges(box))

    def free(self, box: Box) -> bool:
        """Whether a chip may lie there: where it meets nothing. Most of the work is done here, so it is written out."""
        if not inside(box, self.window.box):
            return False
        left, top, right, bottom = box.left + SOFT, box.top + SOFT, box.right - SOFT, box.bottom - SOFT
        for begin, above, end, below in self.taken:
            if begin < right and left < end and above < bottom and top < below:
                return False
        return True


def edges(box: Box) -> Edges:
    """Left, top, right and bottom."""
    return box.left, box.top, box.right, box.bottom


def lay(canvas: Canvas, view: View, look: Look, window: Window, there: tuple[int, ...]) -> bool:
    """After whatever else is on the map, those of the reader first; where nothing is free far and wide, the words below
    it have to do.

    :return: whether all of them found a place."""
    every, large = shown(view, look), girth(window)
    ways = {strike: tuple(lines(strike, every, window, there)) for strike in every if strike.target in there}
    chips = [*_of_attacks(view, ways, window), *_of_the_emptied(view, look, window, there)]
    if not chips:
        return True
    signs, near = fates.signs(large), window.scale > WORLD.scale
    room = Room(window, large, tuple(line for parts in ways.values() for line in parts), [], [])
    for layer in canvas.scene().layers:
        sign = any(layer.sprite is each for each in signs)  # to compare what they draw takes long
        for box in (layer.box,) if sign or (near and _name(layer)) else occupied(layer, RIM):
            room.fill(box)
    for line in room.every:
        room.taken.extend(map(edges, [line.tip(large)] if line.long(large) else line.body(large)))
    laid = 0
    for chip in sorted(chips, key=lambda each: not each.own):
        beside = next((box for box in _near(chip, room) if room.free(box)), None)
        place = beside or _away(chip, room)
        if place:
            if beside is None:
                _lead(canvas, chip.spot, place)
            canvas.lay(chip.tag, place.left, place.top)
            room.fill(place)
            laid += 1
    return laid == len(chips)


def _name(layer: Layer) -> bool:
    """Where there is room, a chip stays away from all of it: at its last letter it looks like one more."""
    return bool(layer.sprite.words) and not layer.sprite.solid


def _size(window: Window) -> int:
    """Of the figures."""
    return 30 if window.scale > WORLD.scale else 28


def _of_attacks(view: View, ways: Mapping[Strike, tuple[Way, ...]], window: Window) -> Iterator[Chip]:
    """Of all in which anybody has fallen."""
    for strike, parts in ways.items():
        if strike.bloody and parts:
            met = None if strike.defender is not None else harm.in_the_way(view, strike.target)
            tag = fates.toll(strike.seat, strike.lost, strike.defender, strike.killed, _size(window), met)
            end = window.spot(PLACES[strike.target].badge)
            yield Chip(tag, parts, end, parts[0].at(50, 0), view.me in (strike.seat, strike.defender))


def _of_the_emptied(view: View, look: Look, window: Window, there: tuple[int, ...]) -> Iterator[Chip]:
    """Of those that no enemy has emptied."""
    for each in harm.harms(look):
        if each.at in there and since.left(view, look, each.at) == each.seat:
            tag = fates.toll(each.seat, each.troops, None, 0, _size(window))
            spot = window.spot(PLACES[each.at].badge)
            yield Chip(tag, (), spot, spot, each.seat == view.me)


# ---- where they lie


def _near(chip: Chip, room: Room) -> Iterator[Box]:
    """On the arrow, if it is long enough to be seen nevertheless; beside it, nearer and farther; then around the badge
    of what it was about, or around what was emptied: nowhere where it might be taken for that of another arrow."""
    tag, size = chip.tag, room.size
    others = [line for line in room.every if line not in chip.ways]
    for line in chip.ways:
        dx, dy = line.by
        across = (abs(dy) * tag.width + abs(dx) * tag.height) // line.far // 2
        beside = across + 12 * size // 100
        offsets = [side * (beside + step * across // 2) for step in range(4) for side in (1, -1)]
        if line.far - 96 * size // 100 > tag.width * 3 // 2:
            offsets.insert(0, 0)
        spots = (line.at(part, aside) for aside in offsets for part in (50, 36, 64, 22, 78))
        yield from (_around(spot, tag) for spot in spots if all(each.off(spot) > line.off(spot) for each in others))
    (x, y), far = chip.end, BESIDE * size // 100
    for across, down in AROUND:
        spot = x + across * (far + tag.width // 2) // 100, y + down * (far + tag.height // 2) // 100
        if not chip.ways or all(each.off(spot) > ALONE * size // 100 for each in others):
            yield _around(spot, tag)


def _away(chip: Chip, room: Room) -> Box | None:
    """Farther off, all around: as near as may be, and with a line that hides nothing and crosses as few arrows as may
    be."""
    (x, y), best, dear = chip.spot, None, FARTHEST
    bodies = [[*map(edges, line.body(room.size))] for line in room.every if line not in chip.ways]
    for reach in range(NEAREST, FARTHEST, STEP):
        if reach >= dear:
            break
        for across, down in AROUND:
            box = _around((x + across * reach // 100, y + down * reach // 100), chip.tag)
            if room.free(box) and _clear(chip.spot, box, room.solid):
                price = reach + CROSSED * sum(not _clear(chip.spot, box, body) for body in bodies)
                if price < dear:
                    best, dear = box, price
    return best


def _around(middle: Spot, tag: Sprite) -> Box:
    return Box(middle[0] - tag.width // 2, middle[1] - tag.height // 2, tag.width, tag.height)


def _clear(spot: Spot, box: Box, others: list[Edges]) -> bool:
    """Whether a line from there to its middle meets none of them on its way."""
    (x, y), (to_x, to_y) = spot, _middle(box)
    points = [(x + (to_x - x) * part // 100, y + (to_y - y) * part // 100) for part in (30, 50, 70, 90)]
    return not any(
        begin < across < end and above < down < below for begin, above, end, below in others for across, down in points
    )


def _middle(box: Box) -> Spot:
    return box.left + box.width // 2, box.top + box.height // 2


def _lead(canvas: Canvas, spot: Spot, box: Box) -> None:
    x, y = _middle(box)
    sprite, left, top = leader(x - spot[0], y - spot[1], dot=True)
    canvas.lay(sprite, spot[0] + left, spot[1] + top)
