"""What lies beside the map: countries and what is at stake there, titles, the cards that can be drawn."""

from engines.core.drawing.ink import Ink
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Box, Canvas, Sprite
from engines.core.drawing.typefaces import width
from engines.core.text import CardRef, SignRef, text
from engines.royals.atlas import COUNTRIES, PERIOD_VALUES, PERIODS, RANKS, TITLES
from engines.royals.components import BOX
from engines.royals.naming import opened, short
from engines.royals.pages.board import ends
from engines.royals.picture.leads import NOBODY, counted, equal, field, of_country, of_title
from engines.royals.picture.looks import (
    BROWN,
    FIGURE,
    GOLD,
    HEAD,
    LANDS,
    NAME,
    NOTE,
    PAPER,
    RANK_ICONS,
    RIM,
    STAKE,
    WINE,
)
from engines.royals.picture.pieces import COST, SMALL, arms, back, card, cathedral, house, ring
from engines.royals.view import View

GAP, MARGIN = 12, 18
HOUSE_HIGH, FIGURES_HIGH = 176, 160
"""Of the plates of seats, and of that which explains figures and fields."""
COUNTRY_HIGH = 170
"""Of a country's plate before any period has paid."""
PAID = 44
"""How high a line is that says what a period has paid."""


def rows(view: View) -> tuple[int, ...]:
    """How high the plates below the map are: countries, titles twice, houses, signs."""
    return *contested(view), HOUSE_HIGH, FIGURES_HIGH


def contested(view: View) -> tuple[int, ...]:
    """Those of countries and titles alone."""
    return COUNTRY_HIGH + PAID * paid_periods(view), 116, 116


def columns(wide: int, count: int) -> int:
    """How wide so many plates beside each other are."""
    return (wide - 2 * MARGIN - (count - 1) * GAP) // count


def stakes(view: View, look: Look, wide: int) -> tuple[list[Sprite], ...]:
    """Who is ahead where, in rows: countries, and titles, the highest first; last what their signs mean."""
    each = columns(wide, len(COUNTRIES))
    titles = [title(view, rank, look, each) for rank in reversed(range(len(RANKS)))]
    return (
        [country(view, number, look, each) for number in range(len(COUNTRIES))],
        titles[: len(COUNTRIES)],
        [*titles[len(COUNTRIES) :], legend(look, each)],
    )


def lay(canvas: Canvas, rows: tuple[list[Sprite], ...], heights: tuple[int, ...], top: int) -> None:
    """Plates beside and below each other."""
    for row, high in zip(rows, heights, strict=True):
        for at, plate in enumerate(row):
            canvas.lay(plate, MARGIN + at * (plate.width + GAP), top)
        top += high + GAP


def facts(canvas: Canvas, view: View, look: Look) -> None:
    """What the plates of countries and titles say."""
    for number in range(len(COUNTRIES)):
        _country_facts(canvas, view, number, look)
    for number in reversed(range(len(RANKS))):
        _title_facts(canvas, view, number, look)


def _country_facts(canvas: Canvas, view: View, number: int, look: Look) -> None:
    """What is to be had and who is ahead; what periods that are over have paid."""
    land = CardRef(COUNTRIES[number])
    if not view.over:
        larger, smaller = PERIOD_VALUES[view.period][number]
        canvas.fact(*look.fact(land, f"{larger}/{smaller}"))
    for place in view.europe.standing(number, view.gone):
        canvas.fact(*look.fact(land, text("board-gain", who=SignRef(place.seat), points=place.influence)))
    for value in () if view.over else view.europe.shields_left(number):
        canvas.fact(*look.fact(land, str(value)))
    for period, places in view.paid(number):
        for seat, value in places:
            canvas.fact(*look.fact(land, PERIODS[period], SignRef(seat), str(value)))


def _title_facts(canvas: Canvas, view: View, number: int, look: Look) -> None:
    """The figures of a rank, what the title is worth, and who has taken how many nobles of it."""
    name, printed, worth = CardRef(RANKS[number]), BOX.ranks.items[number], TITLES[number]
    canvas.fact(*look.fact(text("board-noble", rank=name, cost=printed.cost, influence=printed.influence)))
    canvas.fact(*look.fact(name, f"{worth.full}/{worth.half}"))
    for seat, count in enumerate(view.europe.contest(number, view.gone)):
        if count:
            canvas.fact(*look.fact(name, SignRef(seat), str(count)))


def market_facts(canvas: Canvas, view: View, look: Look) -> None:
    """What can be drawn, and how long the period lasts."""
    canvas.fact(*look.fact(text("board-title", period=PERIODS[view.period])))
    canvas.fact(*look.fact(text("board-row", row=opened(view.row), intrigue=view.intrigue)))
    if view.ending:
        canvas.fact(*look.fact(ends(view)))
    if not view.drawn_out:
        canvas.fact(*look.fact(text("board-deck", count=view.deck, turns=view.turns_left)))


def plate(wide: int, high: int, *, marked: bool = False) -> Ink:
    """Paper with a double rim, in another colour where it is somebody's turn."""
    ink = Ink(wide, high)
    rim, line = (WINE, 6) if marked else (BROWN, 3)
    ink.box(Box(3, 3, wide - 6, high - 6), PAPER, rim=rim, line=line, round_by=14)
    return ink.box(Box(10, 10, wide - 20, high - 20), "none", rim=RIM, line=1, round_by=9)


# ---- countries


def country(view: View, number: int, look: Look, wide: int) -> Sprite:
    """What the two with most influence get at the end of the period, and what is left for a noble in each of its
    cities; who has how much, best first; what those before have paid."""
    standing = view.europe.standing(number, view.gone)
    before = standing if look.before is None else look.before.europe.standing(number, look.before.gone)
    ink, land = plate(wide, COUNTRY_HIGH + PAID * paid_periods(view)), LANDS[number]
    ink.icon(land.crest, 33, 39, 38, land.edge)
    ink.words(57, 50, look.say(short(number)), HEAD, anchor="start", room=wide - 75)
    if not view.over:
        larger, smaller = PERIOD_VALUES[view.period][number]
        power(ink, 33, 86, 30).words(57, 97, f"{larger}/{smaller}", STAKE, anchor="start")
        for at, value in enumerate(view.europe.shields_left(number)):
            ink.put(arms(number, value), wide - 100 + at * (SMALL + 8), 66)
    counts = [(place.seat, place.influence) for place in standing]
    counted(ink, 135, counts, of_country(standing, before, view.me), x=18, room=wide - 30)
    for at, (period, places) in enumerate(view.paid(number)):
        y = COUNTRY_HIGH + 16 + PAID * at
        ink.words(16, y + 11, PERIODS[period], NOTE, anchor="start")
        counted(ink, y, list(places), NOBODY, x=32 + width(PERIODS[period], NOTE.face, NOTE.size), room=wide - 110)
    return ink.sprite(solid=True)


def paid_periods(view: View) -> int:
    """How many periods have been scored."""
    return len(PERIODS) if view.over else view.period


# ---- titles


def title(view: View, number: int, look: Look, wide: int) -> Sprite:
    """A rank with its price and influence; what most cubes are worth alone and shared, and who has how many."""
    ink, rank, worth = plate(wide, 116), BOX.ranks.items[number], TITLES[number]
    ink.icon(RANK_ICONS[number], 38, 38, 44, BROWN)
    ink.words(68, 48, look.say(CardRef(RANKS[number])), NAME, anchor="start", room=wide - 180)
    _figures(ink, wide - 92, 37, rank.cost, rank.influence)
    ink.words(wide - 18, 97, f"{worth.full}/{worth.half}", STAKE, anchor="end")
    cubes = view.europe.contest(number, view.gone)
    before = cubes if look.before is None else look.before.europe.contest(number, look.before.gone)
    counts = [(seat, count) for seat, count in enumerate(cubes) if count]
    counted(ink, 85, counts, of_title(cubes, before, view.me), x=18, room=wide - 100)
    return ink.sprite(solid=True)


def _figures(ink: Ink, x: int, y: int, cost: int, influence: int) -> None:
    """A price on its disc and a triangle for influence, as everywhere."""
    _price(ink, x, y, 19).words(x, y + 11, f"{cost}", COST)
    power(ink, x + 39, y).words(x + 57, y + 12, f"{influence}", FIGURE, anchor="start")


def _price(ink: Ink, x: int, y: int, radius: int) -> Ink:
    return ink.add(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#5A3D1E"/>')


def power(ink: Ink, x: int, y: int, size: int = 32) -> Ink:
    """A triangle: no seat has that shape."""
    up, down, half = size * 15 // 32, size * 13 // 32, size // 2
    return ink.path(f"M{x} {y - up}L{x + half} {y + down}H{x - half}Z", WINE)


# ---- what the signs mean


def legend(look: Look, wide: int) -> Sprite:
    """Of prices, influence, and what is to be had for nobles in a city, and in every city of a country."""
    ink, right = plate(wide, 116), wide // 2 + 10
    power(_price(ink, 38, 37, 16), right, 37)
    ink.path("M38 63L54 72V90L38 99L22 90V72Z", WINE, rim=GOLD)
    ink.path(
        f"M{right - 16} 64H{right + 16}V80Q{right + 12} 94 {right} 99Q{right - 12} 94 {right - 16} 80Z", WINE, rim=GOLD
    )
    for x, y, sign in ((66, 46, "cost"), (right + 26, 46, "influence"), (66, 90, "city"), (right + 26, 90, "country")):
        room = right - 88 if x < right else wide - right - 36
        ink.words(x, y, look.say(text(f"sign-{sign}")), NOTE, anchor="start", room=room)
    return ink.sprite(solid=True)


def figures(view: View, look: Look, wide: int) -> Sprite:
    """Of the figures with a stroke or a plus, of rings, and of fields that are golden or not."""
    ink, full, half = plate(wide, FIGURES_HIGH), TITLES[-1].full, TITLES[-1].half
    larger, smaller = PERIOD_VALUES[view.period][0]
    column = (wide - 24) // 4
    lines = (f"{larger}/{smaller}", "period"), (f"{full}/{half}", "title"), ("3+0", "hand"), ("", "ousted")
    for at, (example, sign) in enumerate(lines):
        x = 18 + at * column
        if sign == "ousted":
            ink.put(cathedral((0,)), x + 8, 18)
        else:
            ink.words(x + (46 if sign == "period" else 38), 48, example, STAKE)
        if sign == "period":
            power(ink, x + 4, 37, 20)
        ink.words(x + 80, 46, look.say(text(f"sign-{sign}")), NOTE, anchor="start", room=column - 82)
    for at, sign in enumerate(("lead", "tie", "fresh", "lost")):
        x = 18 + at * column
        if sign in ("lead", "tie"):
            field(ink, Box(x + 18, 64, 40, 34), tied=sign == "tie")
            if sign == "tie":
                equal(ink, x + 56, 66)
        else:
            ink.add(*ring(x + 38, 81, 16, 0 if sign == "lost" else None))
        ink.words(x + 80, 90, look.say(text(f"sign-{sign}")), NOTE, anchor="start", room=column - 88)
    field(ink, Box(36, 108, 40, 34), level=True)
    ink.words(98, 134, look.say(text("sign-level")), NOTE, anchor="start", room=2 * column - 88)
    ink.put(house(None), 38 + 2 * column, 106)
    left = text("board-houses", values=view.europe.houses_left) if view.europe.houses_left else text("sign-house")
    ink.words(98 + 2 * column, 134, look.say(left), NOTE, anchor="start", room=2 * column - 88)
    return ink.sprite(solid=True)


# ---- what can be drawn


def market(canvas: Canvas, view: View, look: Look, place: Box) -> None:
    """The open row, both decks with how many cards they have, and how long the period lasts. Each is a piece of its
    own, since no turn changes all of them."""
    ink = plate(place.width, place.height)
    tall = place.height - 76
    across = min(108, (place.width - 40) // (len(view.row) + 2) - 10)
    steps = [22 + at * (across + 10) for at in range(len(view.row) + 2)]
    for x, number in zip(steps, view.row, strict=False):
        if number is None:
            ink.box(Box(x + 2, 64, across - 4, tall - 6), "none", rim=RIM, round_by=12)
    canvas.lay(ink.sprite(), place.left, place.top)
    canvas.lay(_market_head(view, look, place.width - 40), place.left + 20, place.top + 12)
    faces = [None if number is None else card((number,), None, across, tall - 8) for number in view.row]
    for count, colour in (view.deck, "#2F4858"), (view.intrigue, "#5B2333"):
        faces.append(back("" if view.drawn_out else f"{count}", colour, across, tall - 8))
    for at, (x, face) in enumerate(zip(steps, faces, strict=True)):
        if face is not None:
            canvas.lay(face, place.left + x + (6 if at >= len(view.row) else 0), place.top + 60)


def _market_head(view: View, look: Look, wide: int) -> Sprite:
    """The year, and how long the period lasts."""
    year = look.say(text("board-title", period=PERIODS[view.period]))
    lasts = text("sign-ending") if view.ending else text("board-deck", count=view.deck, turns=view.turns_left)
    ink = Ink(wide, 48).words(4, 38, year, HEAD, anchor="start", room=240)
    room = wide - min(240, width(year, HEAD.face, HEAD.size)) - 30
    return ink.words(wide - 2, 37, look.say(lasts), NOTE, anchor="end", room=room).sprite(solid=True)
