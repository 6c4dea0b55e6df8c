"""The free troops of HQ Garrison are told along with the recruits (RL-2.3.1, 5.3.1)."""

import json
from typing import Any

import pytest

from engines.core.digest import Heard, digest, overheard
from engines.core.event import Event
from engines.risk_legacy import GAME
from engines.risk_legacy.events.turn import Garrisoned, TakenBack, TroopsPlaced, TurnBegan
from persistence.codec import Codec
from tests.contract.catalogues import render
from tests.risk_legacy.notation import territory

SCANDINAVIA, PERU = territory("scandinavia"), territory("peru")
BEGAN: tuple[Event, ...] = (TurnBegan(seat=0, round=3), Garrisoned(seat=0, territories=(SCANDINAVIA,)))
BACK = TakenBack(seat=0, what="placed")


def placed(troops: int, at: int = SCANDINAVIA) -> TroopsPlaced:
    return TroopsPlaced(seat=0, territory=at, troops=troops)


def told(*events: Event, struck: tuple[int, ...] = ()) -> list[str]:
    """What somebody else reads of that turn; each event is a step of its own."""
    heard = overheard(enumerate((*BEGAN, *events)), 1, struck=struck)
    (line,) = digest(heard, 1).lines
    return [str(render(GAME, "en", GAME.presenter.line(point.heard.event))) for point in line.points]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ((placed(5),), ["Seat-0 recruits 5 in Scandinavia, and 1 more from HQ Garrison."]),
        ((placed(2), placed(3)), ["Seat-0 recruits 5 in Scandinavia, and 1 more from HQ Garrison."]),
        (
            (placed(2, PERU), placed(3)),
            [
                "Seat-0 recruits 2 in Peru, and 1 more from HQ Garrison in Scandinavia.",
                "Seat-0 recruits 3 in Scandinavia.",
            ],
        ),
        ((placed(2), BACK, placed(5)), ["Seat-0 recruits 5 in Scandinavia, and 1 more from HQ Garrison."]),
        (
            (placed(2), placed(9, PERU), BACK, placed(3)),
            ["Seat-0 recruits 5 in Scandinavia, and 1 more from HQ Garrison."],
        ),
    ],
)
def test_recruits_name_the_free_troop(events: tuple[Event, ...], said: list[str]) -> None:
    """A player read "recruits 5 in Scandinavia" where the map showed six more; whatever is taken back, it is told once,
    with what stays."""
    assert told(*events) == said


def test_recruits_that_were_undone_keep_it_for_the_next() -> None:
    """The act was taken back, not the garrison."""
    assert told(placed(2), placed(5), struck=(2,)) == ["Seat-0 recruits 5 in Scandinavia, and 1 more from HQ Garrison."]


def test_without_the_power_recruits_are_alone() -> None:
    (event,) = (each.event for each in overheard([(1, placed(5))], 1))
    assert str(render(GAME, "en", GAME.presenter.line(event))) == "Seat-0 recruits 5 in Scandinavia."  # type: ignore[arg-type]


def test_the_log_says_what_it_always_said() -> None:
    """So matches of these rules are verified whatever is told of them."""
    heard: Any = overheard(enumerate((*BEGAN, placed(5))), None)
    assert heard[-1] == Heard(2, placed(5))
    assert heard[-1].event.garrisoned == (SCANDINAVIA,)
    (kept,) = json.loads(Codec(GAME).dump_events((heard[-1].event,)))
    assert kept == {"kind": "troops_placed", "seat": 0, "territory": SCANDINAVIA, "troops": 5}
