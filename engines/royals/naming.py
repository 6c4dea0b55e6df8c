"""Components by name, and cards in few words."""

from collections.abc import Callable, Iterable
from typing import Annotated

from engines.core.shown import Shown, hyphened, titles
from engines.core.text import Arg, Text, text
from engines.royals.atlas import CITIES, COUNTRIES, NOBLES, PAIRS, PERIODS, RANKS
from engines.royals.cards import Cards
from engines.royals.markers import Marker

noble, city = titles(each.id for each in NOBLES), titles(each.id for each in CITIES)
country, rank = titles(COUNTRIES), titles(RANKS)


def flag(number: int) -> Text:
    """A country where room is scarce."""
    return text("flag", country=hyphened(COUNTRIES[number]))


def short(number: int) -> Text:
    """A country by the name that fits on a button or a card."""
    return text("short", country=hyphened(COUNTRIES[number]))


def cards(country: Cards, intrigue: Cards = ()) -> tuple[Text, ...]:
    """Each face with its count, in the order of the data; intrigue cards by both arms."""
    return (
        *(text("arms", country=hyphened(COUNTRIES[face]), count=count) for face, count in enumerate(country) if count),
        *(text("pair", pair=PAIRS[face], count=count) for face, count in enumerate(intrigue) if count),
    )


def so_many(country: int, intrigue: int) -> tuple[Text, ...]:
    """Cards of either kind by their number alone."""
    kinds = (("country", country), ("intrigue", intrigue))
    return tuple(text("cards", kind=kind, count=count) for kind, count in kinds if count)


def opened(row: Iterable[int | None]) -> tuple[Arg, ...]:
    """The open cards, slot by slot."""
    return tuple(text("board-gap") if card is None else flag(card) for card in row)


def marker(taken: Marker) -> Text:
    """A victory marker: where it lay and what it is worth."""
    return _marker("marker", taken, country)


def brief(taken: Marker) -> Text:
    """The same in a list of many."""
    return _marker("brief", taken, flag)


def pile(markers: tuple[Marker, ...]) -> tuple[Text, ...]:
    """All of them in a line, if there are any."""
    return (text("own-pile", markers=tuple(map(brief, markers))),) if markers else ()


def _marker(style: str, taken: Marker, land: Callable[[int], Arg]) -> Text:
    where: dict[str, Arg] = {}
    match taken:
        case Marker(shape="city", of=of):
            where = {"city": city(of)}
        case Marker(shape="shield", of=of):
            where = {"country": land(of)}
        case Marker(shape="period", of=of, period=int(period)):
            where = {"country": land(of), "period": PERIODS[period]}
        case Marker(shape="title", of=of):
            where = {"rank": rank(of)}
    return text(f"{style}-{taken.shape}", **where, value=taken.value)


# ---- what the numbers in moves and events say

Noble = Annotated[int, Shown(noble)]
Country = Annotated[int, Shown(country)]
Flag = Annotated[int, Shown(flag)]
"""A country where room is scarce."""
Rank = Annotated[int, Shown(rank)]
Period = Annotated[int, Shown(lambda period: PERIODS[period])]
