"""What whoever was away reads first of how a period has ended (RY-5.12, 7.1)."""

from engines.core.event import Event
from engines.core.text import SignRef, Text, text
from engines.royals import events as e
from engines.royals.atlas import PERIODS
from engines.royals.naming import flag
from engines.royals.view import View
from engines.royals.words.lines import line


def headline(view: View, event: Event) -> Text | None:
    """That a period ends, or has ended, what each country has brought whom, and how it stands where that is open."""
    match event:
        case e.PeriodEnding(period=period) if period != view.period:
            return text("headline-period-over", period=PERIODS[period])
        case e.CountryScored(country=country, places=places):
            paid = [place for place in places if place.value]
            gains = tuple(text("headline-gain", who=SignRef(place.seat), points=place.value) for place in paid)
            return text("headline-scored", flag=flag(country), places=gains) if paid else None
        case e.PeriodBegan() | e.PointsStand():
            return line(event)
        case _:
            return None
