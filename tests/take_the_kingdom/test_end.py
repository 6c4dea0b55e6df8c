"""The end of a match, points and ranking: TK-7.4 to 7.7, and games that only defaults play."""

import pytest

from engines.core.match import begin
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.events.strife import MatchEnded
from engines.take_the_kingdom.events.turns import TurnStarted
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene

BARE = "Fort, Land"
EMPTY = {"began_empty": True}


def points(kingdom: str) -> int:
    found: int = lay(seat(kingdom, "hills"), seat(BARE, "hills")).match.view(None).kingdoms[A].points
    return found


@pytest.mark.parametrize(
    ("kingdom", "worth"),
    [
        ("Fort[Knights], Land[Walls]", 11),
        ("Fort-1[Knights], Land[Walls]", 10),
        ("Fort[Knights; real], Land[Walls; decoy]", 11),
        ("Fort[Knights], Land[Walls], Mercy", 12),
        ("Fort[Knights-2], Land[Walls-1; frozen]", 8),
    ],
)
def test_points_are_strength_on_the_table(kingdom: str, worth: int) -> None:
    """TK-9.1, 1.4, 7.5: a Fort, Lands (a Mercy too) and defences less their damage; traps and Freezes count nothing."""
    assert points(kingdom) == worth


def test_the_deck_is_gone_through_once_and_then_turns_go_on() -> None:
    """TK-1.3, 8.27: without drawing, until nobody can or will play."""
    scene = lay(seat(BARE, "hills moat"), seat(BARE, "hills"), no_more=True, turn_is=EMPTY)
    scene.build("hills", "A.Fort")
    scene.end()
    assert scene.hand(B) == "hills"
    scene.end()
    assert (scene.asked, scene.over) == ((A,), False)


def test_the_last_passes() -> None:
    """TK-9.32, 7.4: over after C's turn and not before; a skip neither sets nor clears a flag."""
    scene = lay(
        seat(BARE, "hills soldiers"), seat(BARE, "soldiers"), seat(BARE, "moat", skip=True), no_more=True, turn_is=EMPTY
    )
    scene.build("hills", "A.Fort")
    scene.end()
    scene.end()
    assert scene.asked == (A,), "C skipped"
    assert [kingdom.passed for kingdom in scene.match.view(None).kingdoms] == [False, True, False]
    scene.end()
    scene.end()
    assert (scene.asked, scene.over) == ((C,), False), "two flags, but C keeps its chance"
    scene.end()
    assert scene.over
    assert scene.told(MatchEnded) == [MatchEnded(why="all_passed")]


def test_a_play_clears_all_flags() -> None:
    """TK-9.32: had C played Moat."""
    flagged = {"passed": True}
    scene = lay(
        seat(BARE, "soldiers", **flagged), seat(BARE, "soldiers", **flagged), seat(BARE, "moat soldiers"),
        no_more=True, turn=C, turn_is=EMPTY,
    )  # fmt: skip
    scene.build("moat", "C.Land")
    scene.end()
    assert (scene.asked, scene.over) == ((A,), False)
    assert [kingdom.passed for kingdom in scene.match.view(None).kingdoms] == [False] * 3


def test_a_turn_that_began_with_cards_in_the_deck_is_no_pass() -> None:
    """TK-7.4."""
    scene = lay(seat(BARE, "soldiers"), seat(BARE, "soldiers"), no_more=True)
    scene.end()
    assert [kingdom.passed for kingdom in scene.match.view(None).kingdoms] == [False, False]


def test_an_extra_turn_is_a_turn() -> None:
    """TK-7.4: Fortune was a play and clears the flags; the extra turn without one is a pass."""
    scene = lay(
        seat(BARE, "fortune soldiers"), seat(BARE, "soldiers", passed=True), no_more=True, turn_is=EMPTY
    )  # fmt: skip
    scene.play("fortune")
    assert not scene.match.view(None).kingdoms[B].passed
    scene.end()
    assert scene.match.view(None).kingdoms[A].passed
    assert scene.asked == (B,)


@pytest.mark.parametrize("card", ["moat", "fortune"])
def test_no_deck_and_no_hands(card: str) -> None:
    """TK-7.4 (b), 5.6: then it is over although somebody just played, and before an extra turn begins."""
    scene = lay(seat(BARE, card), seat(BARE), no_more=True, turn_is=EMPTY)
    if card == "moat":
        scene.build("moat", "A.Fort")
    else:
        scene.play("fortune")
    assert scene.over
    assert scene.told(MatchEnded) == [MatchEnded(why="all_played")]
    assert scene.told(TurnStarted) == []


def finished(a: str, b: str) -> Scene:
    """A has passed, and so does B."""
    scene = lay(seat(a, "soldiers", passed=True), seat(b, "soldiers"), no_more=True, turn=B, turn_is=EMPTY)
    scene.end()
    assert scene.over
    return scene


@pytest.mark.parametrize(
    ("a", "b", "ranks", "scores"),
    [
        ("Fort[Knights], Land[Walls]", "Fort[Knights], Land", (1, 2), (11, 9)),
        ("Fort[Knights], Land[Walls], Land", "Fort-1[Knights, Hills], Land, Land, Land, Land", (1, 2), (12, 12)),
        ("Fort[Knights], Land[Walls], Land", "Fort[Knights], Land, Land, Land, Mercy", (2, 1), (12, 12)),
        ("Fort[Knights], Land[Walls], Land", "Fort, Land[Knights, Moat], Land", (1, 1), (12, 12)),
        ("Fort-1[Knights], Land", "Fort[Archers], Land", (2, 1), (8, 8)),
    ],
)
def test_who_wins(a: str, b: str, ranks: tuple[int, int], scores: tuple[int, int]) -> None:
    """TK-9.33, 7.6: points, then the stronger Fort (base only), then more Lands, then shared."""
    outcome = finished(a, b).outcome
    assert (outcome.ranks, outcome.scores) == (ranks, scores)


def test_everything_is_revealed_at_the_end() -> None:
    """TK-7.3, 7.7, section 3: hands, traps and the deck."""
    scene = lay(
        seat("Fort[; real], Land", "cannon soldiers"), seat("Fort[; decoy]", "deny"), deck="knights moat", no_more=True
    )
    scene.attack("cannon", "B.Fort")
    assert scene.match.view(B).deck_shown is None
    scene.passes(B)
    view = scene.match.view(None)
    assert [kingdom.shown for kingdom in view.kingdoms] == [("soldiers", "deny"), ()]
    assert view.deck_shown == ("knights", "moat")
    assert scene.kingdom(A) == "Fort[; real], Land"


@pytest.mark.parametrize(("seats", "turns", "each"), [(2, 29, 8), (3, 29, 7), (4, 30, 6)])
def test_defaults_alone_end_every_game(seats: int, turns: int, each: int) -> None:
    """TK-9.35, 10.11: every seat draws, discards, ends; shared victory."""
    match, events = begin(GAME, seats, "defaults")
    scene = Scene(match, {}, events)
    while not scene.over:
        scene.absent(scene.asked[0])
    assert len(scene.told(TurnStarted)) == turns
    assert (set(scene.outcome.scores), set(scene.outcome.ranks)) == ({each}, {1})
