"""Components by name, and cards in few words."""

from __future__ import annotations

from typing import Annotated

from engines.core.shown import Shown, hyphened
from engines.core.text import CardRef, Text, text
from engines.royals.atlas import CITIES, COUNTRIES, NOBLES, PAIRS, PERIODS, RANKS
from engines.royals.cards import Cards
from engines.royals.markers import Marker


def noble(number: int) -> CardRef:
    return CardRef(NOBLES[number].id)


def city(number: int) -> CardRef:
    return CardRef(CITIES[number].id)


def country(number: int) -> CardRef:
    return CardRef(COUNTRIES[number])


def rank(number: int) -> CardRef:
    return CardRef(RANKS[number])


def flag(number: int) -> Text:
    """A country where room is scarce."""
    return text("flag", country=hyphened(COUNTRIES[number]))


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


def marker(taken: Marker) -> Text:
    """A victory marker: where it lay and what it is worth."""
    match taken:
        case Marker(shape="city", of=of, value=value):
            return text("marker-city", city=city(of), value=value)
        case Marker(shape="shield", of=of, value=value):
            return text("marker-shield", country=hyphened(COUNTRIES[of]), value=value)
        case Marker(shape="house", value=value):
            return text("marker-house", value=value)
        case Marker(shape="period", of=of, period=int(period), value=value):
            return text("marker-period", country=country(of), period=PERIODS[period], value=value)
        case Marker(of=of, value=value):
            return text("marker-title", rank=rank(of), value=value)


def brief(taken: Marker) -> Text:
    """The same in a list of many."""
    match taken:
        case Marker(shape="city", of=of, value=value):
            return text("brief-city", city=city(of), value=value)
        case Marker(shape="shield", of=of, value=value):
            return text("brief-shield", flag=flag(of), value=value)
        case Marker(shape="house", value=value):
            return text("brief-house", value=value)
        case Marker(shape="period", of=of, period=int(period), value=value):
            return text("brief-period", flag=flag(of), period=PERIODS[period], value=value)
        case Marker(of=of, value=value):
            return text("brief-title", rank=rank(of), value=value)


# ---- what the numbers in moves and events say

Noble = Annotated[int, Shown(noble)]
Country = Annotated[int, Shown(country)]
Flag = Annotated[int, Shown(flag)]
"""A country where room is scarce."""
Rank = Annotated[int, Shown(rank)]
Period = Annotated[int, Shown(lambda period: PERIODS[period])]
