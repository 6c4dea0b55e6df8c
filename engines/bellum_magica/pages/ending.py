"""The page at the end (BM-11.5, 11.7): the ranking with every chest, where chests came from, castles, statistics."""

from itertools import pairwise

from engines.bellum_magica.lair import Tally
from engines.bellum_magica.naming import castle, defence, valued
from engines.bellum_magica.pages.board import sides
from engines.bellum_magica.view import View
from engines.core.page import Page, Section
from engines.core.text import Arg, SeatRef, Text, text

SOURCES = tuple(f"{what}{told}" for what in ("scouted", "plundered", "stolen", "lost") for told in ("", "_points"))
STATISTICS = (
    *("scouts_won", "scouts_shared", "taverns", "farms", "villages", "cities", "robberies", "robbed"),
    *("evil_left", "evil_right", "more_evil_left", "more_evil_right"),
)
"""Of the tally, by the same names in the catalogues."""


def ending(view: View) -> Page:
    order = sorted(range(len(view.final)), key=lambda seat: view.final[seat].rank)
    sections = (
        Section(lines=_result(view, order)),
        Section(heading=text("ending-sources"), lines=tuple(_sources(view, seat) for seat in order)),
        Section(heading=text("ending-castles"), lines=tuple(line for seat in order for line in _castle(view, seat))),
        Section(heading=text("ending-statistics"), lines=_statistics(view, order)),
    )
    return Page(title=text("ending-title"), sections=sections)


# ---- the result


def _result(view: View, order: list[int]) -> tuple[Text, ...]:
    """Who wins, one line per seat, best first, then what decided between seats with equal points."""
    winners = tuple(SeatRef(seat) for seat in order if view.final[seat].rank == 1)
    best = view.final[order[0]].points
    won = text("ending", why=view.decided or "shared", winners=winners, count=len(winners), points=best)
    left = [seat for seat in order if not view.table.lairs[seat].gone]
    ties = (
        _tie(view, one, other) for one, other in pairwise(left) if view.final[one].points == view.final[other].points
    )
    return (won, *(ranked(view, seat) for seat in order), *ties)


def ranked(view: View, seat: int) -> Text:
    """The place of a seat, and every chest of it with its value."""
    final = view.final[seat]
    if view.table.lairs[seat].gone:
        return text("ending-gone", rank=final.rank, who=SeatRef(seat))
    return text(
        "ending-rank",
        rank=final.rank,
        who=SeatRef(seat),
        points=final.points,
        count=len(final.chests),
        chests=valued(final.chests),
    )


def _tie(view: View, one: int, other: int) -> Text:
    """More chests decide; with as many, nothing does (BM-7.2)."""
    more, less = len(view.final[one].chests), len(view.final[other].chests)
    return text("ending-tie", one=SeatRef(one), other=SeatRef(other), shared=int(more == less), more=more, less=less)


# ---- how it came about


def _sources(view: View, seat: int) -> Text:
    """Chests with their points, by where they came from."""
    return text("ending-source", who=SeatRef(seat), **_told(view.final[seat].tally, SOURCES))


def _castle(view: View, seat: int) -> tuple[Text, ...]:
    lair = view.table.lairs[seat]
    guard = defence(lair.shields, lair.magic_shields)
    return (text("ending-castle", who=SeatRef(seat), castle=castle(lair.castle), defence=guard), *sides(lair, 0))


def _statistics(view: View, order: list[int]) -> tuple[Text, ...]:
    one, two, three, four, five, six = view.table.rolled
    rolled = text("ending-rolled", days=view.table.day, one=one, two=two, three=three, four=four, five=five, six=six)
    return (rolled, *(_tally(seat, view.final[seat].tally) for seat in order))


def _tally(seat: int, tally: Tally) -> Text:
    treats = tuple(text("ending-treat", before=before, after=after) for before, after in tally.treats)
    return text("ending-tally", who=SeatRef(seat), **_told(tally, STATISTICS), count=len(treats), treats=treats)


def _told(tally: Tally, names: tuple[str, ...]) -> dict[str, Arg]:
    return {name: getattr(tally, name) for name in names}
