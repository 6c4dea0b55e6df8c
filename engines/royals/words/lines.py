"""The log: one line per event, for whoever heard it (RY-11.3, 11.4)."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.text import SeatRef, Text, text
from engines.royals import events as e
from engines.royals.atlas import COUNTRIES, PAIRS, PERIODS
from engines.royals.cards import Cards, counted
from engines.royals.words.naming import cards, country, flag, marker, noble, rank
from engines.royals.words.standings import scored


def line(event: Event) -> Text | None:
    match event:
        case e.Dealt(start=start, drawn=drawn, row=row):
            return text("event-dealt", seat=SeatRef(start), drawn=int(drawn), row=_flags(row))
        case e.TurnBegan(seat=seat, number=number):
            return text("event-turn-began", seat=SeatRef(seat), number=number)
        case e.Departed(seat=seat):
            return text("event-departed", seat=SeatRef(seat))
        case e.CountryScored() | e.TitleScored() | e.PeriodEnding() | e.PeriodBegan() | e.MatchEnded():
            return _scoring(event)
        case _:
            return _turn(event)


def _turn(event: Event) -> Text | None:
    """Within a turn."""
    match event:
        case e.TookFromRow(seat=seat, country=face):
            return text("event-took-from-row", seat=SeatRef(seat), card=flag(face))
        case e.DrewUnseen(seat=seat, deck=deck, count=count):
            return text("event-drew-unseen", seat=SeatRef(seat), deck=deck, count=count)
        case e.Drew(deck=deck, cards=faces):
            return text("event-drew", cards=_drawn(deck, faces))
        case e.Reshuffled(deck=deck, count=count):
            return text("event-reshuffled", deck=deck, count=count)
        case e.Claimed(seat=seat, noble=taken, ousted=ousted, country=laid, intrigue=intrigue):
            return _claimed(seat, taken, ousted, laid, intrigue)
        case e.Ousted(noble=taken, by=by):
            return text("event-ousted", noble=noble(taken), by=SeatRef(by))
        case e.MarkerTaken(seat=seat, marker=taken):
            return text("event-marker-taken", seat=SeatRef(seat), marker=marker(taken))
        case e.LeadChanged(country=where, seat=seat, before=before):
            return _leads(where, seat, before)
        case e.Discarded(seat=seat, country=laid, intrigue=intrigue, why=why):
            return text("event-discarded", seat=SeatRef(seat), why=why, cards=cards(laid, intrigue))
        case e.RowFilled(cards=row):
            return text("event-row-filled", row=_flags(row))
        case _:
            raise AssertionError(f"nobody says {type(event).__name__}")


def _drawn(deck: e.DeckName, faces: tuple[int, ...]) -> tuple[Text, ...]:
    if deck == "country":
        return cards(counted(faces, len(COUNTRIES)))
    return cards((), counted(faces, len(PAIRS)))


def _leads(where: int, seat: int, before: int | None) -> Text:
    if before is None:
        return text("event-lead-won", country=country(where), seat=SeatRef(seat))
    return text("event-lead-changed", country=country(where), seat=SeatRef(seat), before=SeatRef(before))


def _claimed(seat: int, taken: int, ousted: int | None, country: Cards, intrigue: Cards) -> Text:
    who, whom, laid = SeatRef(seat), noble(taken), cards(country, intrigue)
    if ousted is None:
        return text("event-claimed", seat=who, noble=whom, cards=laid)
    return text("event-captured", seat=who, noble=whom, cards=laid, ousted=SeatRef(ousted))


def _scoring(event: Event) -> Text | None:
    """What becomes of a period and of the match."""
    match event:
        case e.PeriodEnding(period=period, still=still):
            return text("event-period-ending", period=PERIODS[period], more=len(still), still=_seats(still))
        case e.PeriodBegan(period=period):
            return text("event-period-began", period=PERIODS[period])
        case e.CountryScored(period=period, country=where, unclaimed=unclaimed):
            return text(
                "event-country-scored",
                period=PERIODS[period],
                country=country(where),
                ranked=len(event.places),
                places=scored(event),
                gone=len(unclaimed),
                unclaimed=unclaimed,
            )
        case e.TitleScored():
            return _titled(event)
        case e.MatchEnded(winners=winners):
            return text("event-match-ended", count=len(winners), winners=_seats(winners))
        case _:
            raise AssertionError(f"nobody says {type(event).__name__}")


def _titled(event: e.TitleScored) -> Text:
    """Whose title it is, with all the cubes on it; nobody's, if there are none or too many have the most (RY-7.5)."""
    cubes = tuple(text("cubes", who=SeatRef(seat), count=count) for seat, count in enumerate(event.cubes) if count)
    if not cubes:
        return text("event-title-empty", rank=rank(event.rank))
    if not event.winners:
        return text("event-title-tied", rank=rank(event.rank), cubes=cubes)
    return text(
        "event-title-scored",
        rank=rank(event.rank),
        count=len(event.winners),
        winners=_seats(event.winners),
        value=event.value,
        cubes=cubes,
    )


def _seats(seats: tuple[int, ...]) -> tuple[SeatRef, ...]:
    return tuple(map(SeatRef, seats))


def _flags(row: tuple[int, ...]) -> tuple[Text, ...]:
    return tuple(map(flag, row))
