"""The picture in a few words, for whoever cannot see it."""

from engines.core.text import SeatRef, Text, text
from engines.royals.atlas import COUNTRIES, PERIODS
from engines.royals.naming import country, noble
from engines.royals.view import View

MOST_CHANGES = 6


def alt(view: View, before: View | None) -> Text:
    """Who is to move, who leads where, which nobles have changed hands since *before*."""
    moves = (text("alt-moves", who=SeatRef(view.turn.seat)),) if view.turn else ()
    leads = tuple(
        text("alt-lead", country=country(number), who=SeatRef(place.seat), influence=place.influence)
        for number in range(len(COUNTRIES))
        for place in view.europe.standing(number, view.gone)[:1]
    )
    changed = tuple(
        text("alt-taken", who=SeatRef(holder), noble=noble(number))
        for number, holder in enumerate(view.europe.holders)
        if before is not None and holder is not None and before.europe.holders[number] != holder
    )
    return text("alt", period=PERIODS[view.period], sentences=(*moves, *leads, *changed[:MOST_CHANGES]))
