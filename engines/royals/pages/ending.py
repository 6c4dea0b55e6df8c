"""The page at the end (RY-11.5, 11.7): the ranking with what decided it, then everything that was hidden."""

from collections.abc import Callable
from itertools import pairwise, zip_longest

from engines.core.page import Page, Section
from engines.core.shown import said
from engines.core.text import SeatRef, Text, text
from engines.royals.atlas import PERIODS
from engines.royals.markers import SHAPES, Marker, Shape, total
from engines.royals.naming import brief, cards
from engines.royals.scoring import merit, ranks
from engines.royals.view import View


def ending(view: View) -> Page:
    places = ranks((_pile(view, seat) for seat in range(len(view.houses))), view.gone)
    order = sorted(range(len(view.houses)), key=lambda seat: places[seat])
    tallies = (said("ending-tally", view.houses[seat].tally, who=SeatRef(seat)) for seat in order)
    sections = (
        Section(lines=_result(view, order, places)),
        Section(
            heading=text("ending-markers"), lines=_listed(order, lambda seat: tuple(map(brief, _pile(view, seat))))
        ),
        Section(
            heading=text("ending-hands"), lines=_listed(order, lambda seat: cards(*(view.houses[seat].shown or ())))
        ),
        Section(heading=text("ending-statistics"), lines=(*tallies, _turns(view))),
    )
    return Page(title=text("ending-title"), sections=tuple(section for section in sections if section.lines))


def _pile(view: View, seat: int) -> tuple[Marker, ...]:
    return view.houses[seat].pile or ()


# ---- the result


def _result(view: View, order: list[int], places: tuple[int, ...]) -> tuple[Text, ...]:
    """Who wins, one line per seat, best first, then what decided between seats with equal points."""
    winners = tuple(SeatRef(seat) for seat in order if places[seat] == 1)
    left = [seat for seat in order if seat not in view.gone]
    most = _points(view, order[0])
    won = text("ending-winner", count=len(winners), winners=winners, points=most, alone=int(len(left) == 1))
    ties = (_tie(view, *pair) for pair in pairwise(left) if _points(view, pair[0]) == _points(view, pair[1]))
    return (won, *(_rank(view, seat, places[seat]) for seat in order), *ties)


def _points(view: View, seat: int) -> int:
    return total(_pile(view, seat))


def _rank(view: View, seat: int, place: int) -> Text:
    if view.houses[seat].gone:
        return text("ending-gone", rank=place, who=SeatRef(seat))
    kinds = [(shape, None) for shape in SHAPES if shape != "period"] + [
        ("period", period) for period in range(len(PERIODS))
    ]
    told = tuple(source for kind in kinds if (source := _source(view, seat, *kind)))
    points = _points(view, seat)
    return text("ending-rank", rank=place, who=SeatRef(seat), points=points, scored=len(told), sources=told)


def _source(view: View, seat: int, shape: Shape, period: int | None) -> Text | None:
    points = sum(each.value for each in _pile(view, seat) if each.shape == shape and each.period == period)
    year = "none" if period is None else PERIODS[period]
    return text("ending-source", shape=shape, period=year, points=points) if points else None


def _tie(view: View, one: int, other: int) -> Text:
    """The largest single markers in which two seats with equal points differ (RY-7.7)."""
    (_, higher), (_, lower) = merit(_pile(view, one)), merit(_pile(view, other))
    who, whom = SeatRef(one), SeatRef(other)
    for more, less in zip_longest(higher, lower, fillvalue=0):
        if more != less:
            return text("ending-tie", one=who, other=whom, more=more, less=less)
    return text("ending-shared", one=who, other=whom)


# ---- what was hidden


def _listed(order: list[int], items: Callable[[int], tuple[Text, ...]]) -> tuple[Text, ...]:
    """What each seat has, if it has anything."""
    each = ((seat, items(seat)) for seat in order)
    return tuple(text("ending-list", who=SeatRef(seat), items=has) for seat, has in each if has)


def _turns(view: View) -> Text:
    told = tuple(text("ending-period", period=PERIODS[period], count=count) for period, count in enumerate(view.turns))
    return text("ending-turns", periods=told)
