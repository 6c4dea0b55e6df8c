"""What lasts: the world between two games, with its names, its cities and scars, and who has won so far."""

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import CAPITALS, width
from engines.core.outcome import Heirloom
from engines.core.shown import hyphened
from engines.core.text import Arg, CardRef, Said
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.campaign.deltas import CityFortified, CityFounded, CityNamed, ScarPlaced
from engines.risk_legacy.campaign.records import Fighter, Record, fold, inherited
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import NAMELESS, city_name, continent, faction, person, planet, territory
from engines.risk_legacy.picture import chart, pieces
from engines.risk_legacy.picture.chart import WORLD
from engines.risk_legacy.picture.legend import figured, scarred, signs
from engines.risk_legacy.picture.looks import (
    BEAM,
    FIGURE,
    FRESH,
    GOLD,
    HIGH,
    INK,
    NAME,
    NAMEPLATES,
    NIGHT,
    PLACES,
    TINTS,
    TOWN,
    WHO,
    WIDE,
)
from engines.risk_legacy.picture.names import short
from engines.risk_legacy.picture.pieces import broken
from engines.risk_legacy.picture.plates import LEADING, named
from engines.risk_legacy.picture.table import night
from engines.risk_legacy.words.icons import boxes_left

PER_ROW, ROW = 5, 58
MARKS = (ScarPlaced, CityFounded, CityNamed, CityFortified)
"""What makes a sign of the map another one."""
MARK = 44
"""Points for each sign."""
_TITLE = Style(CAPITALS, 44, BEAM)


def world(heirloom: Heirloom, look: Look) -> Scene:
    chain = inherited(heirloom)
    now = fold(chain)
    games = [record for record in chain if record.n and not record.open]
    rows = max(1, -(-len(games) // PER_ROW))
    canvas = Canvas(WIDE, HIGH + 86 + rows * ROW + 12)
    canvas.lay(night(WIDE, canvas.height - HIGH), 0, HIGH)
    chart.lay(canvas, WORLD, (None,) * len(now.lands), now.links, tinted=True)
    for number in range(len(CONTINENTS)):
        region, box = now.regions[number], NAMEPLATES[number]
        said = look.say(continent(number)).upper() if region.name is None else look.say(_given(region.name))
        canvas.lay(named(said, now.bonus(number), None, (), TINTS[number], box.width, box.height), box.left, box.top)
    taken = list(NAMEPLATES)
    fresh = _fresh(chain[-1]) if look.before else ()
    kinds = (*_kinds(now), *(("ringed",) if fresh else ()))
    if kinds:
        below = signs(kinds, look, 730)
        canvas.lay(below, 500, HIGH - 8 - below.height)
        taken.append(Box(500, HIGH - 8 - below.height, below.width, below.height))
    _lands(canvas, now, look, taken, fresh)
    canvas.lay(_heading(len(games), now, look), 0, HIGH)
    for place, record in enumerate(games):
        row, column = divmod(place, PER_ROW)
        winner = None if record.winner is None else record.seats[record.winner]
        whose = _named(winner) if winner else ""
        if winner:
            canvas.fact(*look.fact(f"{record.n}", whose))
        canvas.lay(_champion(record.n, look.say(whose)), 10 + column * (WIDE - 20) // PER_ROW, HIGH + 86 + row * ROW)
    return canvas.scene()


def _named(winner: Fighter) -> Arg:
    """The faction, where nobody sat."""
    return person(winner.person) if winner.person else faction(winner.faction)


def _fresh(last: Record) -> tuple[int, ...]:
    """The territories that a game has marked."""
    return tuple(each.territory for each in last.deltas if isinstance(each, MARKS))


def _ring(wide: int, high: int) -> Sprite:
    """Around what is new."""
    wide, high = wide + 20, high + 20
    ring = Box(4, 4, wide - 8, high - 8)
    return Ink(wide, high).box(ring, NIGHT, rim=FRESH, line=8, round_by=high // 2).sprite()


def _given(name: str) -> Said:
    return Said(name, NAMELESS)


# ---- the map


def _lands(canvas: Canvas, now: World, look: Look, taken: list[Box], fresh: tuple[int, ...]) -> None:
    """Signs first; then beside them, where there is room, the names of city and founder, or of the territory where
    there is nothing but a scar.

    :param taken: where something lies already.
    :param fresh: territories whose marks are ringed."""
    signs = {at: sprite for at in now.everywhere if (sprite := _signs(now, at))}
    for at, sprite in signs.items():
        x, y = PLACES[at].badge
        if at in fresh:
            canvas.centre(_ring(sprite.width, sprite.height), x, y)
        canvas.centre(sprite, x, y)
        taken.append(Box(x - sprite.width // 2, y - sprite.height // 2, sprite.width, sprite.height))
    for at, sprite in signs.items():
        for label in _labels(now, at, look):
            free = [box for box in _around(at, sprite, label) if not any(_meet(box, other) for other in taken)]
            if free:
                canvas.lay(label, free[0].left, free[0].top)
                canvas.fact(*look.fact(territory(at), *_about(now, at)))
                taken.append(free[0])
                break


def _labels(now: World, at: int, look: Look) -> tuple[Sprite, ...]:
    """What may stand there, the fullest first."""
    city = now.lands[at].city
    if city is None:
        return (_called("", short(look, at)),)
    town = short(look, at) if city.name is None else look.say(city_name(now, at))
    return _called(town, look.say(person(city.founder))), _called(town, "")


def _about(now: World, at: int) -> tuple[Arg, ...]:
    """What there is to say of it."""
    city, scar = now.lands[at].city, now.lands[at].scar
    named = (city_name(now, at), person(city.founder)) if city and city.name is not None else ()
    return (*named, *((CardRef(scar),) if scar else ()))


def _around(at: int, signs: Sprite, label: Sprite) -> list[Box]:
    """Below, above, right and left of its signs, as far as the map goes."""
    x, y = PLACES[at].badge
    across, down = (signs.width + label.width) // 2, (signs.height + label.height) // 2
    middles = [(x, y + down), (x, y - down), (x + across, y), (x - across, y)]
    middles += [(x + side * across, y + step * down) for step in (1, -1) for side in (1, -1)]
    middles += [(x + side * label.width // 3, y + step * down) for step in (1, -1) for side in (1, -1)]
    boxes = [Box(a - label.width // 2, b - label.height // 2, label.width, label.height) for a, b in middles]
    return [box for box in boxes if box.left >= 0 <= box.top and box.right <= WIDE and box.bottom <= HIGH]


def _meet(one: Box, other: Box) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


def _signs(now: World, at: int) -> Sprite | None:
    land, brought = now.lands[at], now.figure(at)
    kinds = [kind for kind, there in (("city", land.city), ("brought", brought), ("scar", land.scar)) if there]
    if not kinds:
        return None
    ink = Ink(MARK * len(kinds), MARK)
    ink.add('<g transform="scale(1.2)">')
    for place, kind in enumerate(kinds):
        x, y = (MARK * place + MARK // 2) * 10 // 12, MARK * 5 // 12
        if kind == "city" and land.city:
            pieces.city(ink, land.city.kind, x, y, fortified=land.boxes is not None and boxes_left(land) > 0)
        elif kind == "brought" and brought:
            pieces.figure(ink, brought, x, y)
        elif land.scar:
            pieces.scar(ink, land.scar, x, y)
    return ink.add("</g>").sprite(solid=True)


def _called(town: str, other: str) -> Sprite:
    """A city and its founder."""
    lines = [(line, TOWN._replace(size=28)) for line in broken(town, TOWN.face, 28, 240, 2) if town]
    lines += [(line, NAME) for line in broken(other, NAME.face, NAME.size, 220, 1) if other]
    return _stacked(tuple(lines))


def _stacked(lines: tuple[tuple[str, Style], ...]) -> Sprite:
    wide = max(width(line, style.face, style.size) for line, style in lines) + 12
    ink = Ink(wide, LEADING * len(lines))
    for place, (line, style) in enumerate(lines):
        ink.words(wide // 2, 26 + LEADING * place, line, style)
    return ink.sprite()


def _kinds(now: World) -> tuple[str, ...]:
    found = [hyphened(land.city.kind) for land in now.lands if land.city]
    found += [scarred(land.scar) for land in now.lands if land.scar]
    found += ["fortification" for land in now.lands if land.boxes is not None]
    found += [figured(brought) for at in now.everywhere if (brought := now.figure(at))]
    return tuple(dict.fromkeys(found))


# ---- who has won


def _heading(games: int, now: World, look: Look) -> Sprite:
    """What the world is called, and how many of its games have been played."""
    ink = Ink(WIDE, 80)
    ink.words(24, 58, look.say(planet(now)), _TITLE, anchor="start", room=1100)
    ink.icon("laurel-crown", WIDE - 210, 44, 52, GOLD)
    ink.words(WIDE - 30, 58, f"{games} / {BOX.games}", FIGURE._replace(size=40), anchor="end")
    return ink.sprite(solid=True)


def _champion(game: int, who: str) -> Sprite:
    """Who won a game."""
    wide = (WIDE - 20) // PER_ROW - 8
    ink = Ink(wide, ROW - 8).box(Box(1, 1, wide - 2, ROW - 10), "#16354A", rim="#3C6078", round_by=12)
    ink.add(f'<circle cx="32" cy="25" r="20" fill="{GOLD}"/>').words(
        32, 36, f"{game}", FIGURE._replace(fill=INK, size=28)
    )
    line = broken(who, WHO.face, 30, wide - 76, 1)[0]
    return ink.words(64, 36, line, WHO._replace(size=30), anchor="start").sprite(solid=True)
