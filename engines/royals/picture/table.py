"""The whole table on one picture: the map, and below it what is contested and by whom."""

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Scene
from engines.core.text import CardRef, SignRef, text
from engines.royals.atlas import CITIES, NOBLES, RANKS
from engines.royals.picture import sheet
from engines.royals.picture.ground import TAG_BELOW, ground
from engines.royals.picture.houses import facts, seat_plate
from engines.royals.picture.looks import BONUSES, CATHEDRALS, HIGH, PLACES, WIDE
from engines.royals.picture.losses import losses, lost_facts
from engines.royals.picture.pieces import PORTRAIT, bonus, cathedral, portrait
from engines.royals.view import View

BESIDE = 2 * PORTRAIT + 10
"""Between the middles of two portraits of a city."""
MARKET = Box(690, 1232, 686, 224)
"""Where what can be drawn lies."""


def table(view: View, look: Look) -> Scene:
    lost = losses(view, look, WIDE)
    plates = HIGH + (lost.height if lost else 0) + sheet.GAP
    canvas = Canvas(WIDE, plates + sum(high + sheet.GAP for high in sheet.rows(view)))
    canvas.lay(ground(tuple(look.say(CardRef(city.id)) for city in CITIES)), 0, 0)
    for city in range(len(CITIES)):
        _city(canvas, view, city, look)
    if not view.over:
        sheet.market(canvas, view, look, MARKET)
        sheet.market_facts(canvas, view, look)
    if lost:
        canvas.lay(lost, 0, HIGH)
        lost_facts(canvas, view, look)
    _below(canvas, view, look, plates)
    return canvas.scene()


def _below(canvas: Canvas, view: View, look: Look, top: int) -> None:
    """The plates below the map."""
    each = sheet.columns(WIDE, len(view.houses))
    rows = (
        *sheet.stakes(view, look, WIDE),
        [seat_plate(view, seat, look, each) for seat in range(len(view.houses))],
        [sheet.figures(view, look, sheet.columns(WIDE, 1))],
    )
    sheet.facts(canvas, view, look)
    if left := view.europe.houses_left:
        canvas.fact(*look.fact(text("board-houses", values=left)))
    facts(canvas, view, look)
    sheet.lay(canvas, rows, sheet.rows(view), top)


def _city(canvas: Canvas, view: View, number: int, look: Look) -> None:
    city, (x, y), europe = CITIES[number], PLACES[number], view.europe
    name = CardRef(city.id)
    start = x - (len(city.nobles) - 1) * BESIDE // 2
    for at, noble in enumerate(city.nobles):
        printed, holder = NOBLES[noble], europe.holders[noble]
        was = holder if look.before is None else look.before.europe.holders[noble]
        lost = was if was is not None and was == view.me else None
        face = portrait(printed.rank, printed.cost, holder, fresh=was != holder, lost=lost if was != holder else None)
        canvas.centre(face, start + at * BESIDE, y)
        held = () if holder is None else (SignRef(holder),)
        canvas.fact(*look.fact(name, CardRef(RANKS[printed.rank]), str(printed.cost), *held))
    if europe.untouched(number):
        canvas.centre(bonus(city.bonus), *(BONUSES[number] or (x + len(city.nobles) * BESIDE // 2 + 18, y - 28)))
        canvas.fact(*look.fact(name, str(city.bonus)))
    buried = tuple(seat for seat, count in enumerate(europe.cathedrals[number]) if count)
    if buried:
        plaque, place = cathedral(buried), CATHEDRALS[number]
        left, middle = place or (x - plaque.width // 2, y + TAG_BELOW + 40)
        canvas.lay(plaque, left, middle - plaque.height // 2)
        canvas.fact(*look.fact(name, *map(SignRef, buried)))
