"""The line of one's own turn that goes on tells all of it, as far as a line has room, and always its last step."""

from collections.abc import Sequence

import pytest

from bot.play import brief
from bot.play.brief import Since, news
from bot.play.past import Past
from engines.core.digest import Heard
from engines.core.event import Event
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.battle import AssaultBegan, AssaultEnded, ScarPlayed
from engines.risk_legacy.events.turn import Maneuvered, TerritoryEntered, TroopsPlaced, TurnBegan
from persistence.records import Known
from persistence.sittings import Sitting
from tests.kits import EVERY

SITTINGS = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(3)]
WAY = ("north_africa", "brazil", "venezuela", "central_america", "western_united_states", "alberta", "alaska")
BEGUN, ROUND = Since(begun=True), TurnBegan(seat=0, round=1)
THEIRS: tuple[Event, ...] = (
    TurnBegan(seat=1, round=1),
    TroopsPlaced(seat=1, territory=NUMBER["egypt"], troops=3),
)


def step(at: int) -> TerritoryEntered:
    return TerritoryEntered(seat=0, origin=NUMBER[WAY[at]], target=NUMBER[WAY[at + 1]], troops=9 - at, lost=0, hq=None)


def fight(target: str, seat: int = 0, why: str = "rolls") -> AssaultEnded:
    return AssaultEnded(
        seat=seat, origin=NUMBER["brazil"], target=NUMBER[target], rolls=1, attacker_lost=1, defender_lost=1,
        why=why, defender=1,  # type: ignore[arg-type]
    )  # fmt: skip


def told(*events: Event, before: Sequence[Event] = THEIRS) -> str:
    """What Ann reads in her own turn, in which every event was a step of hers."""
    others = [Heard(at, event) for at, event in enumerate(before)]
    mine = [Heard(10, ROUND), *(Heard(11 + at, event, played=True) for at, event in enumerate(events))]
    said = news([*others, *mine], Past(EVERY, "risk_legacy", "en", ("Ann", "Bob", "Cid"), Known(), SITTINGS), 0, 800)
    return said.rest.split("\n")[-1]


def test_the_whole_turn_is_told() -> None:
    """A player read "▸ Round 1: Ann — 1 from North Africa into Brazil" after four expansions, and took it for all."""
    assert told(*map(step, range(4))) == (
        "▸ Round 1: 🟥 Ann — 9 from North Africa into Brazil; 8 from Brazil into Venezuela; "
        "7 from Venezuela into Central America; 6 from Central America into Western United States"
    )


def test_what_was_fought_stays_longer_than_what_was_moved() -> None:
    """Of recruits, moves and attacks the attacks; an attack had been dropped for a later move."""
    placed = [TroopsPlaced(seat=0, territory=NUMBER[name], troops=1) for name in WAY[:5]]
    fought = fight("argentina"), fight("peru", why="conquered")
    moved = Maneuvered(seat=0, origin=NUMBER["alaska"], target=NUMBER["alberta"], troops=2)
    said = told(*placed, *fought, moved)
    assert "Brazil → Argentina" in said
    assert "Brazil → Peru" in said
    assert "Alaska" in said, "what was done last"
    assert said.endswith("and 3 more")


@pytest.mark.parametrize("most", [280, 40])
def test_the_last_step_is_told_however_little_room_there_is(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(brief, "TURN", most)
    recruits = TroopsPlaced(seat=0, territory=NUMBER["japan"], troops=3)
    said = told(*map(step, range(6)), recruits)
    assert "recruits 3 in Japan" in said
    assert "more" in said
    assert len(said) < 2 * most + 80


def test_what_others_made_of_ones_deeds_is_never_cut() -> None:
    scar = ScarPlayed(seat=1, territory=NUMBER["peru"], scar="bunker")
    began = AssaultBegan(seat=0, origin=NUMBER["brazil"], target=NUMBER["peru"], defender=1, dice=3, rolls=None)
    said = told(began, scar, fight("peru"), *map(step, range(6)))
    assert "Bunker" in said
    assert "Alberta into Alaska" in said


def test_a_turn_of_others_is_told_beside_it() -> None:
    """And it is one's own whether anything else has happened or not."""
    assert told(step(0), step(1), before=()) == told(step(0), step(1))
