"""The picture in a few words, for whoever cannot see it."""

from engines.core.drawing.painter import sentences
from engines.core.text import CardRef, SeatRef, Text, text
from engines.royals.atlas import COUNTRIES, PERIODS, RANKS
from engines.royals.naming import country, noble
from engines.royals.picture.leads import of_country, of_title
from engines.royals.picture.losses import lost
from engines.royals.scoring import ranks
from engines.royals.view import View

MOST_CHANGES = 6


def alt(view: View, before: View | None) -> Text:
    """The period, who is to move, who is ahead; what the reader has lost, and what else has changed since *before*."""
    moves = (text("alt-moves", who=SeatRef(view.turn.seat)),) if view.turn else ()
    changed = (*_scored(view, before), *_titles(view, before), *_nobles(view, before))[:MOST_CHANGES]
    told = (*moves, *_ahead(view), *_leads(view, before), *_lost(view, before), *changed)
    return sentences(text("alt", period=PERIODS[view.period]), *told)


def _ahead(view: View) -> tuple[Text, ...]:
    """By points, where they lie open; who has won, when all is over."""
    points = view.scores
    if not points or not any(points.values()):
        return ()
    if view.over:
        places = enumerate(ranks((house.pile or () for house in view.houses), view.gone))
        first = tuple(seat for seat, rank in places if rank == 1)
    else:
        first = tuple(seat for seat, count in points.items() if count == max(points.values()))
    who, total = tuple(map(SeatRef, first)), text("board-total", points=points[first[0]])
    return (text("alt-won" if view.over else "alt-ahead", who=who, several=int(len(first) > 1), points=total),)


def _leads(view: View, before: View | None) -> tuple[Text, ...]:
    """Country by country, and whether that is new."""
    found = []
    for number in range(len(COUNTRIES)):
        now = view.europe.standing(number, view.gone)
        was = now if before is None else before.europe.standing(number, before.gone)
        fresh = bool(of_country(now, was, view.me).fresh)
        for place in now[:1]:
            who, influence = SeatRef(place.seat), place.influence
            found.append(text("alt-lead", country=country(number), who=who, influence=influence, fresh=int(fresh)))
    return tuple(found)


def _lost(view: View, before: View | None) -> tuple[Text, ...]:
    """By the reader."""
    gone = lost(view, before)
    more = len(gone) - MOST_CHANGES
    what = tuple(each.said for each in gone[:MOST_CHANGES])
    return (text("alt-lost", what=what, more=max(0, more)),) if gone else ()


def _scored(view: View, before: View | None) -> tuple[Text, ...]:
    """Periods that have come to their end."""
    if before is None:
        return ()
    over = range(before.period, len(PERIODS) if view.over and not before.over else view.period)
    return tuple(text("alt-scored", period=PERIODS[period]) for period in over)


def _titles(view: View, before: View | None) -> tuple[Text, ...]:
    """Those that have come to somebody, alone or with one other."""
    if before is None:
        return ()
    found = []
    for number in reversed(range(len(RANKS))):
        now, was = (each.europe.contest(number, each.gone) for each in (view, before))
        leads = of_title(now, was, view.me)
        if leads.fresh and leads.first:
            who = tuple(map(SeatRef, leads.first))
            found.append(text("alt-title", title=CardRef(RANKS[number]), who=who, several=int(len(who) > 1)))
    return tuple(found)


def _nobles(view: View, before: View | None) -> tuple[Text, ...]:
    return tuple(
        text("alt-taken", who=SeatRef(holder), noble=noble(number))
        for number, holder in enumerate(view.europe.holders)
        if before is not None and holder is not None and before.europe.holders[number] != holder
    )
