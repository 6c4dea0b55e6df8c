"""The whole table on one picture: the world with its armies, and below it the race for stars."""

from functools import lru_cache

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene, Sprite
from engines.core.text import CardRef, Said, SeatRef
from engines.risk_legacy import naming
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import NAMELESS, continent, faction, territory
from engines.risk_legacy.pages.board import title
from engines.risk_legacy.picture import armies, arrows, chips, plates, towns
from engines.risk_legacy.picture.band import band, newly
from engines.risk_legacy.picture.chart import WORLD
from engines.risk_legacy.picture.legend import BESIDE, CHANGES, MOST_ON_MAP, homed, kinds, signs
from engines.risk_legacy.picture.looks import DEEP, HIGH, NAMEPLATES, PLACES, WIDE
from engines.risk_legacy.view import View

GAP = 10
CARDS = 8, 892, 396
"""Left edge, lower edge and width of the plate with the open cards."""
BELOW = 8
"""Points beneath what the signs on plates mean, and what has changed."""
LEGEND = 500, 890, 730
"""Left edge, lower edge and width."""


def table(view: View, look: Look) -> Scene:
    """With short names where whole ones would leave no room for what fights have cost."""
    canvas, complete = _table(view, look)
    return (canvas if complete else _table(view, look, brief=True)[0]).scene()


def _table(view: View, look: Look, *, brief: bool = False) -> tuple[Canvas, bool]:
    """And whether all that fights have cost is on it."""
    said, found = band(view, look, WIDE - 60), kinds(view, look, view.world.everywhere)
    lying = _lying(view, look, found)
    aside = () if lying else _marked(view, found)
    beside = (
        *aside,
        *BESIDE,
        *(("asked",) if plates.answering(view) else ()),
        *(kind for kind in found if kind in CHANGES),
    )
    below = signs(beside, look, WIDE - 60, view.me)
    lower = (below.height + BELOW if view.game else 0) + (said.height if said else 0)
    canvas = Canvas(WIDE, HIGH + plates.SEAT_HIGH + 2 * GAP + lower)
    canvas.lay(night(WIDE, canvas.height - HIGH), 0, HIGH)
    shown = armies.lay(canvas, view, look, brief=brief)
    for number in range(len(CONTINENTS)):
        nameplate(canvas, view, number, look, NAMEPLATES[number])
    if view.game == 0:
        _rich(canvas, view, look)
    _cards(canvas, view, look)
    if lying:
        left, bottom, _ = LEGEND
        canvas.lay(lying, left, bottom - lying.height)
    complete = chips.lay(canvas, view, look, WORLD, shown)
    towns.lay(canvas, view, look, brief=brief)
    if view.game == 0:
        _factions(canvas, view, look)
        return canvas, complete
    _seats(canvas, view, look)
    canvas.lay(below, 30, canvas.height - below.height - BELOW)
    if said:
        canvas.lay(said, 30, canvas.height - lower)
        newly(canvas, view, look)
    arrows.facts(canvas, view, look)
    return canvas, complete


def _lying(view: View, look: Look, found: tuple[str, ...]) -> Sprite | None:
    """What the signs on the map mean, in its empty corner; ``None``: there are none, or more than have room there."""
    marked = _marked(view, found)
    meant = signs(marked, look, LEGEND[2], view.me) if marked else None
    return None if meant is None or meant.height > MOST_ON_MAP else meant


def _marked(view: View, found: tuple[str, ...]) -> tuple[str, ...]:
    return (*(kind for kind in found if kind not in CHANGES), *homed(view, *range(len(CONTINENTS))))


@lru_cache(maxsize=16)
def night(wide: int, high: int) -> Sprite:
    """What plates lie on."""
    return Ink(wide, high).box(Box(0, 0, wide, high), DEEP).sprite(ground=True)


def nameplate(canvas: Canvas, view: View, number: int, look: Look, box: Box) -> None:
    """In that part of the picture. What everybody knows before a world is founded goes without saying."""
    canvas.lay(plates.nameplate(view, number, look, box), box.left, box.top)
    if not view.game:
        return
    region = view.world.regions[number]
    namer = (SeatRef(view.people.index(region.namer)),) if region.namer in view.people and region.namer else ()
    said = continent(number) if region.name is None else Said(region.name, NAMELESS)
    canvas.fact(*look.fact(said, f"+{view.world.bonus(number)}", *namer))
    for seat in plates.homes(view, number):
        canvas.fact(*look.fact(SeatRef(seat), said))


def _cards(canvas: Canvas, view: View, look: Look) -> None:
    left, bottom, wide = CARDS
    plate = plates.cards(view, look, wide)
    canvas.lay(plate, left, bottom - plate.height)
    canvas.fact(*look.fact(title(view)))
    if not plates.open_cards(view):
        return
    for slot, card in enumerate(view.row, start=1):
        if card is not None:
            canvas.fact(*look.fact(f"{slot}", naming.card(card), f"{view.world.worth(card)}"))
    canvas.fact(f"{len(view.deck)}", f"{view.pile}")


def _rich(canvas: Canvas, view: View, look: Look) -> None:
    """The coins of a founding, where they lie on cards."""
    for at, land in enumerate(view.world.lands):
        if land.coins > BOX.resource_cards.territory_start_coins:
            canvas.centre(plates.worth(land.coins), *PLACES[at].badge)
            canvas.fact(*look.fact(territory(at), f"{land.coins}"))


def _factions(canvas: Canvas, view: View, look: Look) -> None:
    """What every faction can do, as far as it is fixed."""
    count = len(view.world.banners)
    wide = (WIDE - (count + 1) * GAP) // count
    for number, banner in enumerate(view.world.banners):
        canvas.lay(plates.banner(number, banner.power, look, wide), GAP + number * (wide + GAP), HIGH + GAP)
        if banner.power:
            canvas.fact(*look.fact(faction(number), CardRef(banner.power)))


def _seats(canvas: Canvas, view: View, look: Look) -> None:
    count = len(view.sides)
    wide = (WIDE - (count + 1) * GAP) // count
    for seat, side in enumerate(view.sides):
        canvas.lay(plates.seat(view, seat, look, wide), GAP + seat * (wide + GAP), HIGH + GAP)
        if view.turn and view.turn.seat == seat and view.turn.recruits and not view.battle:
            canvas.fact(*look.fact(SeatRef(seat), f"{view.turn.recruits}"))
        if side.faction is None or side.eliminated:
            canvas.fact(*look.fact(SeatRef(seat), plates.army(side, look)))
            continue
        hand = (f"{len(side.hand)}",) if side.hand else ()
        canvas.fact(*look.fact(SeatRef(seat), faction(side.faction), f"{side.stars}"))
        counts = plates.figure(side.territories, look), plates.figure(side.troops, look)
        canvas.fact(*look.fact(SeatRef(seat), *counts, *hand))
        if side.missiles:
            canvas.fact(*look.fact(SeatRef(seat), f"{side.missiles}"))
