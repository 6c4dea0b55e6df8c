"""What lasts: the world between two games, with its names, its cities and scars, and who has won so far."""

from engines.core.drawing.ink import Ink, Style
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.drawing.typefaces import CAPITALS
from engines.core.outcome import Heirloom
from engines.core.shown import hyphened
from engines.core.text import Arg, Said
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.campaign.deltas import CityFortified, CityFounded, CityNamed, ScarPlaced
from engines.risk_legacy.campaign.records import Fighter, Record, finished, fold, inherited
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import NAMELESS, continent, faction, person, planet, territory
from engines.risk_legacy.picture import chart, marked
from engines.risk_legacy.picture.chart import WORLD
from engines.risk_legacy.picture.legend import MOST_ON_MAP, figured, scarred, signs
from engines.risk_legacy.picture.looks import (
    BEAM,
    FIGURE,
    GOLD,
    HIGH,
    INK,
    NAMEPLATES,
    TINTS,
    WHO,
    WIDE,
)
from engines.risk_legacy.picture.pieces import broken
from engines.risk_legacy.picture.plates import named
from engines.risk_legacy.picture.table import night

PER_ROW, ROW = 5, 58
MARKS = (ScarPlaced, CityFounded, CityNamed, CityFortified)
"""What makes a sign of the map another one."""
_TITLE = Style(CAPITALS, 44, BEAM)


def world(heirloom: Heirloom, look: Look) -> Scene:
    chain = inherited(heirloom)
    now = fold(chain)
    games = finished(chain)
    rows = max(1, -(-len(games) // PER_ROW))
    fresh = _fresh(chain[-1]) if look.before else ()
    kinds = (*_kinds(now), *(("ringed",) if fresh else ()))
    meant = signs(kinds, look, 730) if kinds else None
    below = signs(kinds, look, WIDE - 60) if meant and meant.height > MOST_ON_MAP else None  # it has no room on the map
    foot = HIGH + (below.height + 16 if below else 0)
    canvas = Canvas(WIDE, foot + 86 + rows * ROW + 12)
    canvas.lay(night(WIDE, canvas.height - HIGH), 0, HIGH)
    chart.lay(canvas, WORLD, (None,) * len(now.lands), now.links, tinted=True)
    for number in range(len(CONTINENTS)):
        region, box = now.regions[number], NAMEPLATES[number]
        said = look.say(continent(number)).upper() if region.name is None else look.say(_given(region.name))
        canvas.lay(named(said, now.bonus(number), None, (), TINTS[number], box.width, box.height), box.left, box.top)
        called = continent(number) if region.name is None else _given(region.name)
        canvas.fact(*look.fact(called, f"+{now.bonus(number)}"))
    taken = list(NAMEPLATES)
    if below:
        canvas.lay(below, 30, HIGH + 12)
    elif meant:
        canvas.lay(meant, 500, HIGH - 8 - meant.height)
        taken.append(Box(500, HIGH - 8 - meant.height, meant.width, meant.height))
    marked.lay(canvas, now, look, taken, fresh)
    for ends in now.links:
        canvas.fact(*look.fact(*map(territory, ends)))
    canvas.lay(_heading(len(games), now, look), 0, foot)
    canvas.fact(*look.fact(planet(now))).fact(f"{len(games)}", f"{BOX.games}")
    for place, record in enumerate(games):
        row, column = divmod(place, PER_ROW)
        winner = None if record.winner is None else record.seats[record.winner]
        whose = _named(winner) if winner else ""
        if winner:
            canvas.fact(*look.fact(f"{record.n}", whose))
        canvas.lay(_champion(record.n, look.say(whose)), 10 + column * (WIDE - 20) // PER_ROW, foot + 86 + row * ROW)
    return canvas.scene()


def _named(winner: Fighter) -> Arg:
    """The faction, where nobody sat."""
    return person(winner.person) if winner.person else faction(winner.faction)


def _fresh(last: Record) -> tuple[int, ...]:
    """The territories that a game has marked."""
    return tuple(each.territory for each in last.deltas if isinstance(each, MARKS))


def _given(name: str) -> Said:
    return Said(name, NAMELESS)


def _kinds(now: World) -> tuple[str, ...]:
    found = [hyphened(land.city.kind) for land in now.lands if land.city]
    found += [scarred(land.scar) for land in now.lands if land.scar]
    found += ["fortification" for land in now.lands if land.fortified]
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
