"""The table as everybody sees it (RY-11.1), for a phone: short lines, with signs for names, which the houses have."""

from engines.core.page import Grid, Page, Section
from engines.core.text import Arg, CardRef, SeatRef, SignRef, Text, text
from engines.royals.atlas import CITIES, CITIES_OF, COUNTRIES, NOBLES, PERIOD_VALUES, PERIODS, RANKS, TITLES
from engines.royals.components import BOX
from engines.royals.house import PLANS, Turn
from engines.royals.naming import cards, city, country, flag, noble, pile, rank, so_many
from engines.royals.view import HouseSeen, View
from engines.royals.words.standings import ahead, standing

KING = BOX.ranks.items[-1]
"""By which the figures beside a noble are explained."""


def board(view: View) -> Page:
    countries = (_country(view, number) for number in range(len(COUNTRIES)))
    seats = Section(heading=text("board-seats"), lines=_seats(view))
    sections = (Section(lines=_now(view)), *countries, _titles(view), seats)
    title = text("board-title", period=PERIODS[view.period])
    return Page(title=title, sections=tuple(section for section in sections if section.lines or section.grid))


# ---- now


def _now(view: View) -> tuple[Text, ...]:
    """Whose turn it is, how long the period lasts, what lies there to be drawn."""
    row = tuple(text("board-gap") if card is None else flag(card) for card in view.row)
    thrown = cards(view.discard, view.intrigue_discard)
    ends = text("board-period-ends", still=tuple(map(SeatRef, view.still)), more=len(view.still))
    if view.over:
        return ()
    return (
        *((_turn(view.turn),) if view.turn else ()),
        scores(view),
        *((ends,) if view.ending else ()),
        *(() if view.drawn_out else (text("board-deck", count=view.deck, turns=view.turns_left),)),
        text("board-row", row=row, intrigue=view.intrigue),
        *((text("board-discard", cards=thrown),) if thrown else ()),
        text("board-legend", cost=KING.cost, influence=KING.influence),
    )


def scores(view: View) -> Text:
    """Who is ahead, or why nobody is told (RY-8.17)."""
    points = view.scores
    return text("board-scores-hidden") if points is None else text("board-scores", scores=ahead(points))


def _turn(turn: Turn) -> Text:
    who, left = SeatRef(turn.seat), turn.to_draw
    if left is None:
        return text("board-turn-opens", who=who)
    whole = so_many(*(PLANS[turn.plan] if turn.plan else (turn.first or 0, 0)))
    if turn.playing or not turn.drawn:
        return text("board-turn-plays" if turn.playing else "board-turn-begins", who=who, cards=whole)
    return text("board-turn-draws", who=who, cards=whole, left=so_many(*left))


# ---- the map


def _country(view: View, number: int) -> Section:
    larger, smaller = PERIOD_VALUES[view.period][number]
    shields = view.europe.shields_left(number)
    heading = text(
        "board-country",
        flag=flag(number),
        country=country(number),
        open=int(not view.over),
        larger=larger,
        smaller=smaller,
        left=len(shields),
        first=shields[0] if shields else 0,
        second=shields[-1] if shields else 0,
    )
    ranking = standing(view.europe, number, view.gone)
    told = (text("board-influence", seats=ranking),) if ranking else ()
    return Section(
        heading=heading,
        lines=(
            *told,
            *_paid(view, number),
            *_bonuses("board-shields", view.bonuses("shield", number)),
            *(_city(view, each) for each in CITIES_OF[number]),
        ),
    )


def _paid(view: View, country: int) -> tuple[Text, ...]:
    periods = paid_periods(view, country)
    return (text("board-paid", periods=periods),) if periods else ()


def paid_periods(view: View, country: int) -> tuple[Text, ...]:
    """What each period so far has paid there, to whom."""
    return tuple(
        text("board-period", period=PERIODS[period], seats=_gains(places)) for period, places in view.paid(country)
    )


def _bonuses(key: str, places: tuple[tuple[int, int], ...]) -> tuple[Text, ...]:
    """Who has taken those of a country, or those for all titles."""
    return (text(key, seats=_gains(places)),) if places else ()


def _gains(places: tuple[tuple[int, int], ...]) -> tuple[Text, ...]:
    """Seats with the points that each has got."""
    return tuple(text("board-gain", who=SignRef(seat), points=value) for seat, value in places)


def _city(view: View, number: int) -> Text:
    """Whose cubes lie in the cathedral is said without their number: one is as good as many for a shield."""
    europe = view.europe
    buried = tuple(SignRef(seat) for seat, count in enumerate(europe.cathedrals[number]) if count)
    return text(
        "board-city",
        city=city(number),
        bonus=CITIES[number].bonus if europe.untouched(number) else 0,
        nobles=tuple(_noble(each, europe.holders[each]) for each in CITIES[number].nobles),
        dead=len(buried),
        buried=buried,
    )


def _noble(number: int, holder: int | None) -> Text:
    """Its price and influence are those of its rank, said beside it for whoever does not know them by heart."""
    printed = NOBLES[number]
    figures = text("board-noble", rank=rank(printed.rank), cost=printed.cost, influence=printed.influence)
    return figures if holder is None else text("board-held", noble=figures, holder=SignRef(holder))


# ---- titles and seats


def _titles(view: View) -> Section:
    """Titles without a cube are worth nothing yet; the house markers go to whoever is on all of them."""
    seats = [seat for seat in range(len(view.houses)) if seat not in view.gone]
    rows: list[tuple[Arg, ...]] = [(*map(SignRef, seats), text("board-worth"))]
    for number in reversed(range(len(RANKS))):
        cubes = view.europe.contest(number, view.gone)
        worth = text("board-title-worth", rank=rank(number), full=TITLES[number].full, half=TITLES[number].half)
        if any(cubes):
            rows.append((*(cubes[seat] or text("board-none") for seat in seats), worth))
    grid = Grid(align=">" * len(seats) + "<", rows=tuple(rows)) if len(rows) > 1 else None
    houses = view.europe.houses_left
    left = (text("board-houses", values=houses),) if houses else ()
    return Section(
        heading=text("board-titles"), lines=(*left, *_bonuses("board-housed", view.bonuses("house"))), grid=grid
    )


def _seats(view: View) -> tuple[Text, ...]:
    """Below a seat its markers, where they lie open while it is played (RY-1.8)."""
    told: list[Text] = []
    for seat, house in enumerate(view.houses):
        told += (_seat(view, seat), *(() if view.over else pile(house.pile or ())))
    return tuple(told)


def _seat(view: View, seat: int) -> Text:
    house = view.houses[seat]
    who, colour = SeatRef(seat), CardRef(house.colour)
    if house.gone:
        return text("board-seat-gone", who=who, colour=colour)
    last = _last(house.last) if house.last else ()
    return text(
        "board-seat",
        who=who,
        colour=colour,
        starts=int(seat == view.start),
        hand=house.hand,
        intrigue=house.intrigue,
        markers=_markers(house),
        counted=int(house.cubes_left is not None),
        cubes=house.cubes_left or 0,
        moved=len(last),
        last=last,
    )


def _markers(house: HouseSeen) -> Text:
    """Face down, a pile shows no more than shapes (RY-3.3)."""
    if house.total is not None:
        return text("board-total", points=house.total)
    shapes = tuple(text("board-shape", shape=shape, count=count) for shape, count in house.markers if count)
    return text("board-pile", count=len(shapes), shapes=shapes)


def _last(turn: Turn) -> tuple[Text | CardRef, ...]:
    """What was drawn in a turn, by where it came from, and who was taken."""
    drawn = (("row", turn.row), ("deck", turn.deck), ("intrigue", turn.intrigue))
    sources = tuple(text("board-drawn", source=source, count=count) for source, count in drawn if count)
    return (*sources, *map(noble, turn.claims))
