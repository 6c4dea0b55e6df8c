"""Stars, the end of a game and the round cap (RL-7.1, 7.2)."""

from __future__ import annotations

from typing import Any

from engines.risk_legacy.events.turn import TurnBegan
from engines.risk_legacy.rules.rounds import following, leader
from tests.risk_legacy.arrange import Mark, land, scene
from tests.risk_legacy.scene import Scene

TROOPS = {"alaska": (0, 3), "peru": (1, 3), "japan": (2, 3)}
HQS = {"alaska": 0, "peru": 1, "japan": 2}


def test_stars_are_tokens_and_headquarters() -> None:
    """RL-7.1.1, 8.1, 8.2: whoever controls it, not whose it was; a bare one is nobody's."""
    play = scene(troops={"alaska": (0, 3), "peru": (0, 3)}, hqs=HQS, tokens={0: 1, 1: 2})
    assert [play.state.stars(seat) for seat in range(3)] == [3, 2, 0]


def test_a_headquarters_can_be_lost_and_tokens_cannot() -> None:
    """RL-7.1.2."""
    play = scene(troops={**TROOPS, "alaska": (1, 3)}, hqs=HQS, tokens={0: 2})
    assert play.state.stars(0) == 2
    assert play.state.stars(1) == 2


def capped(**more: Any) -> Scene:
    """The last seat of the eighth round ends its turn."""
    told: dict[str, Any] = {"troops": TROOPS, "hqs": HQS, "seat": 2, "number": 8, "round_cap": 8, **more}
    play = scene(**told)
    play.end()
    return play


def winner(play: Scene) -> int:
    assert play.state.ending is not None
    assert play.state.ending.why == "round_cap"
    return play.state.ending.winner


def test_the_round_cap_counts_stars() -> None:
    """RL-7.2.4."""
    assert winner(capped(tokens={1: 1})) == 1


def test_then_territories_troops_population() -> None:
    """RL-7.2.4."""
    assert winner(capped(troops={**TROOPS, "china": (2, 1)})) == 2
    assert winner(capped(troops={**TROOPS, "peru": (1, 4)})) == 1
    world = land({"japan": Mark(city="minor_city")})
    assert winner(capped(world=world)) == 2
    assert winner(capped(troops={**TROOPS, "peru": (1, 4)}, world=world)) == 1


def test_then_the_earliest_in_turn_order() -> None:
    """RL-7.2.4."""
    assert winner(capped()) == 0
    assert winner(capped(seat=0, first=1)) == 1


def test_the_capped_winner_holds_a_troop() -> None:
    """RL-7.2.4: stars alone are not enough."""
    troops = {"peru": (1, 3), "japan": (2, 3)}
    play = scene(troops=troops, tokens={0: 3}, seat=2)
    assert leader(play.state) == 1


def test_before_the_last_turn_nothing_happens() -> None:
    """RL-7.2.4: after the last turn of the round."""
    play = capped(seat=1)
    assert play.state.ending is None
    assert [told.round for told in play.heard(TurnBegan)] == [8]


def test_rounds_count_from_the_first_player() -> None:
    """RL-2.1.7, 5.2: clockwise; a round ends when the turn comes back to or past the first player."""
    play = scene(4, troops={**TROOPS, "egypt": (3, 1)}, first=2, number=3)
    assert following(play.state, 1) == (2, 4)
    assert following(play.state, 3) == (0, 3)
    without_first = scene(4, troops={**TROOPS, "egypt": (3, 1), "japan": (3, 1)}, first=2, eliminated=(2,), number=3)
    assert following(without_first.state, 1) == (3, 4)
    assert following(without_first.state, 3) == (0, 3)
