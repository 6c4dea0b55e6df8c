"""The board piece by piece: what has no room on it, every noble of a country and all that a house has."""

from engines.core.page import Page, Section
from engines.core.text import CardRef, SeatRef, SignRef, Text, text
from engines.royals.atlas import CITIES, CITIES_OF, COUNTRIES, NOBLES, PERIOD_VALUES, PERIODS
from engines.royals.components import BOX
from engines.royals.house import Turn
from engines.royals.naming import city, country, flag, noble, pile, rank
from engines.royals.view import HouseSeen, View
from engines.royals.words.standings import bonuses, gains, standing

KING = BOX.ranks.items[-1]
"""By which the figures beside a noble are explained."""


def regions(view: View) -> tuple[Page, ...]:
    """The countries as they stand in the menus, then the houses."""
    houses = Page(title=text("board-seats"), sections=(Section(lines=_seats(view)),))
    return (*(_country(view, number) for number in range(len(COUNTRIES))), houses)


# ---- countries


def _country(view: View, number: int) -> Page:
    larger, smaller = PERIOD_VALUES[view.period][number]
    shields = view.europe.shields_left(number)
    title = text(
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
    lines = (
        *told,
        *_paid(view, number),
        *bonuses("board-shields", view.bonuses("shield", number)),
        *(_city(view, each) for each in CITIES_OF[number]),
        text("region-legend", cost=KING.cost, influence=KING.influence),
    )
    return Page(title=title, sections=(Section(lines=lines),))


def _paid(view: View, country: int) -> tuple[Text, ...]:
    periods = paid_periods(view, country)
    return (text("board-paid", periods=periods),) if periods else ()


def paid_periods(view: View, country: int) -> tuple[Text, ...]:
    """What each period so far has paid there, to whom."""
    return tuple(
        text("board-period", period=PERIODS[period], seats=gains(places)) for period, places in view.paid(country)
    )


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


# ---- houses


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
