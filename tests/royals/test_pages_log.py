"""The log: a line for everything that happens, in every language (RY-11.3, 11.4)."""

from __future__ import annotations

import pytest

from engines.core.chair import Seated
from engines.core.event import Event, Obeyed
from engines.core.record import members
from engines.royals import GAME
from engines.royals import events as e
from engines.royals.markers import SHAPES, Marker
from tests.contract.catalogues import LOCALES, render
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D
from tests.royals.pages import PRESENTER, english, log

FR2, FR_ES = (2, 0, 0, 0), (0, 0, 1, 0, 0, 0)
NOTHING = (0,) * 6
PERIOD_MARKER = Marker(shape="period", of=1, period=0, value=8)
ALL: tuple[Event, ...] = (
    e.Dealt(start=A, drawn=True, row=(0, 1, 2)),
    e.Dealt(start=A, drawn=False, row=(0, 1, 2, 3)),
    e.TurnBegan(seat=A, number=5),
    e.TookFromRow(seat=A, country=3),
    *(e.DrewUnseen(seat=A, deck=deck, count=count) for deck in ("country", "intrigue") for count in (1, 3, 5)),
    e.Drew(owners=(A,), deck="country", cards=(0, 0, 3)),
    e.Drew(owners=(A,), deck="intrigue", cards=(2,)),
    *(e.Reshuffled(deck=deck, count=count) for deck in ("country", "intrigue") for count in (21, 44, 47)),
    e.PeriodEnding(period=0, still=()),
    e.PeriodEnding(period=2, still=(C, D)),
    e.Claimed(seat=A, noble=2, ousted=None, country=FR2, intrigue=NOTHING),
    e.Claimed(seat=B, noble=2, ousted=A, country=FR2, intrigue=FR_ES),
    e.Ousted(owners=(A,), noble=2, by=B),
    *(e.MarkerTaken(seat=A, marker=Marker(shape=shape, value=4)) for shape in SHAPES if shape != "period"),
    e.MarkerTaken(seat=A, marker=PERIOD_MARKER),
    e.LeadChanged(country=0, seat=A, before=None),
    e.LeadChanged(country=0, seat=B, before=A),
    e.Discarded(seat=A, country=FR2, intrigue=FR_ES, why="limit"),
    e.Discarded(seat=A, country=FR2, intrigue=FR_ES, why="removed"),
    e.RowFilled(cards=(0, 1)),
    e.CountryScored(period=0, country=2, places=(), unclaimed=(7, 3)),
    e.CountryScored(
        period=0,
        country=0,
        places=(
            e.Place(seat=A, influence=4, value=9, ahead_by="bonus"),
            e.Place(seat=B, influence=4, value=4, ahead_by="cost"),
            e.Place(seat=C, influence=4, value=0, ahead_by="influence"),
            e.Place(seat=D, influence=1, value=0, ahead_by=None),
        ),
        unclaimed=(),
    ),
    e.PeriodBegan(period=1),
    e.TitleScored(rank=6, cubes=(2, 0, 1), winners=(A,), value=16),
    e.TitleScored(rank=6, cubes=(1, 1, 0), winners=(A, B), value=8),
    e.TitleScored(rank=6, cubes=(1, 1, 1), winners=(), value=0),
    e.TitleScored(rank=6, cubes=(0, 0, 0), winners=(), value=0),
    e.Departed(seat=A),
    e.MatchEnded(why="scored", winners=(A,)),
    e.MatchEnded(why="scored", winners=(A, B)),
    e.MatchEnded(why="alone", winners=(B,)),
    Seated(seat=A, change="resign"),
    Obeyed(owners=(A,)),
)

LAST = "Seat-2 nothing (influence 2, lower title)"


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event in ALL} == set(members(Event, "engines.royals").values())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_has_a_line_of_its_own(locale: str) -> None:
    """RY-11.3: no two different things read the same, and none is too long for a phone."""
    said = [PRESENTER.line(event) for event in ALL if not (isinstance(event, e.MatchEnded) and event.why == "alone")]
    told = [str(render(GAME, locale, line)) for line in said if line]
    assert len(told) == len(ALL) - 1
    assert len(set(told)) == len(told)
    assert all(0 < len(line) <= 220 for line in told)


@pytest.mark.parametrize(
    ("holders", "told"),
    [
        (
            {"berlin_princess": A, "munich_duke": B, "munich_baron": B},
            "**1648 · German States**: Seat-0 +8 (influence 3), Seat-1 +4 (influence 3, lower title)",
        ),
        (
            {"dijon_princess": A, "marseille_princess": B},
            "**1648 · France**: Seat-0 +9 (influence 3), Seat-1 +4 (influence 3, equal title, lower city bonus)",
        ),
        (
            {"vienna_king": A, "cologne_cardinal": B, "munich_duke": C},
            f"**1648 · German States**: Seat-0 +8 (influence 4), Seat-1 +4 (influence 2), {LAST}",
        ),
        (
            {"valencia_marshal": A},
            "**1648 · Spain**: Seat-0 +5 (influence 1) · out of the game: 2",
        ),
    ],
)
def test_a_scoring_tells_what_decided(holders: dict[str, int], told: str) -> None:
    """RY-9.4 to 9.7: ties in words, and what nobody got."""
    play = scene(holders=holders, ending=True)
    play.end()
    assert told in log(play)


def test_titles_tell_who_shares_and_why_nobody_scores() -> None:
    """RY-7.5: alone, two, three, none."""
    told = [english(PRESENTER.line(event)) for event in ALL if isinstance(event, e.TitleScored)]
    assert told == [
        "**King**: Seat-0 +16 (cubes: Seat-0: 2, Seat-2: 1)",
        "**King**: Seat-0, Seat-1 share it, +8 each (cubes: Seat-0: 1, Seat-1: 1)",
        "**King**: too many tie, nobody scores (cubes: Seat-0: 1, Seat-1: 1, Seat-2: 1)",
        "**King**: no cubes, nobody scores",
    ]
