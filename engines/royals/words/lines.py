"""The log: one line per event, for whoever heard it (RY-11.3, 11.4)."""

from engines.core.event import Event
from engines.core.shown import told
from engines.core.text import SeatRef, SignRef, Text, text
from engines.royals import events as e
from engines.royals.atlas import COUNTRIES, PAIRS
from engines.royals.cards import counted
from engines.royals.naming import cards
from engines.royals.words.standings import ahead, scored


def line(event: Event) -> Text:
    """What is not said by its fields alone."""
    match event:
        case e.Drew(owners=(seat,), deck="country", cards=faces):
            return told(event, deck=None, seat=SeatRef(seat), cards=cards(counted(faces, len(COUNTRIES))))
        case e.Drew(owners=(seat,), cards=faces):
            return told(event, deck=None, seat=SeatRef(seat), cards=cards((), counted(faces, len(PAIRS))))
        case e.Claimed(ousted=ousted, country=country, intrigue=intrigue):
            key = "event-claimed" if ousted is None else "event-captured"
            return told(event, key, cards=cards(country, intrigue), country=None, intrigue=None)
        case e.LeadChanged(before=None):
            return told(event, "event-lead-won")
        case e.Discarded(country=country, intrigue=intrigue):
            return told(event, cards=cards(country, intrigue), country=None, intrigue=None)
        case e.PeriodEnding(still=still):
            return told(event, more=len(still))
        case e.CountryScored(unclaimed=unclaimed):
            return told(event, places=scored(event), ranked=len(event.places), gone=len(unclaimed))
        case e.PointsStand(points=points):
            return text("event-points-stand", scores=ahead(dict(points)))
        case e.TitleScored():
            return _titled(event)
        case e.MatchEnded(winners=winners):
            return told(event, why=None, count=len(winners))
        case _:
            return told(event)


def _titled(event: e.TitleScored) -> Text:
    """Whose title it is, with all the cubes on it; nobody's, if there are none or too many have the most (RY-7.5)."""
    cubes = tuple(text("cubes", who=SignRef(seat), count=count) for seat, count in enumerate(event.cubes) if count)
    if event.winners:
        return told(event, cubes=cubes, count=len(event.winners))
    key = "event-title-tied" if cubes else "event-title-empty"
    return told(event, key, cubes=cubes or None, winners=None, value=None)
