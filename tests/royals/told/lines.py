"""The log (RY-11.3, 11.4): every event there is, and what is read of some acts by whom."""

from collections.abc import Callable, Iterator
from functools import partial

from engines.core.chair import Seated
from engines.core.event import Event, Obeyed, Stopped, Undone
from engines.royals import events as e
from engines.royals.markers import SHAPES, Marker
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D
from tests.told import Shown, Thing, script

FR2, FR_ES = (2, 0, 0, 0), (0, 0, 1, 0, 0, 0)
NOTHING = (0,) * 6
ALONE = e.MatchEnded(why="alone", winners=(B,))
"""Who is left alone has won, and reads no more than that."""
SAMPLES: tuple[Event, ...] = (
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
    e.MarkerTaken(seat=A, marker=Marker(shape="period", of=1, period=0, value=8)),
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
    e.PointsStand(points=((A, 24), (B, 1), (C, 48))),
    e.PeriodBegan(period=1),
    e.TitleScored(rank=6, cubes=(2, 0, 1), winners=(A,), value=16),
    e.TitleScored(rank=6, cubes=(1, 1, 0), winners=(A, B), value=8),
    e.TitleScored(rank=6, cubes=(1, 1, 1), winners=(), value=0),
    e.TitleScored(rank=6, cubes=(0, 0, 0), winners=(), value=0),
    e.Departed(seat=A),
    e.MatchEnded(why="scored", winners=(A,)),
    e.MatchEnded(why="scored", winners=(A, B)),
    Seated(seat=A, change="resign"),
    Obeyed(owners=(A,)),
    Obeyed(owners=(A,), line=2),
    e.OverLimit(owners=(A,)),
    Stopped(owners=(A,), at=e.OverLimit(owners=(A,))),
    Undone(seat=A, agreed=False),
    Undone(seat=A, agreed=True),
)


def scored(**holders: int) -> Callable[[], Iterator[Thing]]:
    """The period ends with these nobles held."""
    return script((partial(scene, holders=holders, ending=True), "end; heard"))


TOLD: Shown = {
    "every event": lambda: (*SAMPLES, ALONE),
    "a capture, and what its victim reads": script(
        (
            partial(scene, hands={A: "fr8 + fr-es2"}, holders={"paris_king": B, "dijon_baron": B}),
            "claim paris_king; heard - B",
        )
    ),
    "where markers lie open, what everybody has then (RY-1.8)": script(
        (partial(scene, holders={"berlin_princess": A, "paris_king": B}, ending=True, scores="open"), "end; heard")
    ),
    "a tie goes to the best noble (RY-9.4)": scored(berlin_princess=A, munich_duke=B, munich_baron=B),
    "then to the bonus of its city (RY-9.5)": scored(dijon_princess=A, marseille_princess=B),
    "a tie for second place (RY-9.6)": scored(vienna_king=A, cologne_cardinal=B, munich_duke=C),
    "nobody second, nobody at all (RY-9.7)": scored(valencia_marshal=A),
}
