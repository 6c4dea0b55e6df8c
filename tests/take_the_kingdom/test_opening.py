"""Opening turns: TK-5.11 to 5.14 and the options that touch them."""

import pytest

from engines.take_the_kingdom.events.turns import Drew, PenaltyReturned, SomeoneDrew, TurnStarted
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat, stacked

BARE = "Fort, Land"


def test_what_an_opening_turn_forbids() -> None:
    """TK-9.3, 5.12, 5.13: attacks, actions, the Spy against opponents, and Mercy in every use."""
    scene = lay(
        seat("Fort, Land[; frozen]", "pikemen mutiny spy mercy morale conquest earthquake sabotage", turns=2),
        seat("Fort[Knights], Land[Walls; real]", "deny"),
    )
    plays = (
        "mutiny_remove", "spy_steal", "spy_look", "mercy_land", "mercy_turn", "mercy_thaw", "conquest_land",
        "earthquake", "sabotage_trap",
    )  # fmt: skip
    assert {scene.why_not(A, play) for play in plays} == {"opening"}
    assert scene.why_not(A, "attack", "pikemen") == scene.says(A, "morale") == "opening"


def test_what_an_opening_turn_allows() -> None:
    """TK-9.3, 5.12: Land, the six defences, both traps, Fortune, and Spy to draw from the deck. The list is closed."""
    defences, traps = ("hills", "moat", "walls", "battlements", "archers", "knights"), ("trap_real", "trap_decoy")
    scene = lay(seat(BARE, " ".join(("land fortune spy", *defences, *traps)), turns=2), seat(BARE, "deny"))
    found = [scene.why_not(A, "build", card) for card in defences]
    found += [scene.why_not(A, "set_trap", card) for card in traps]
    found += [scene.why_not(A, play) for play in ("settle", "fortune", "spy_draw")]
    assert found == [None] * 11


def test_mercy_may_be_played_in_an_opening_turn_by_option() -> None:
    """TK-1.8, 5.13, 8.2: as a Land, for a thaw, for an extra turn."""
    hand = seat("Fort, Land[; frozen]", "mercy mercy mercy", turns=1)
    scene = lay(hand, seat(BARE, "deny"), opening_mercy="true")
    assert scene.why_not(A, "mercy_turn") is None
    scene.play("mercy_land")
    scene.play("mercy_thaw", "A.Land")
    assert scene.kingdom(A) == "Fort, Land, Mercy"


def test_the_third_turn_is_no_opening_turn() -> None:
    """TK-5.11: the first two are."""
    scene = lay(seat(BARE, "deny"), seat(BARE, "cannon", turns=1), seat(BARE, "cannon", turns=2))
    scene.end()
    assert scene.turn.opening
    assert scene.why_not(B, "attack", "cannon") == "opening"
    scene.end()
    assert not scene.turn.opening
    assert scene.why_not(C, "attack", "cannon") is None


def test_the_count_is_each_seat_s_own() -> None:
    """TK-5.11, 8.1: who is past its opening may attack one that is not, and that one may block."""
    scene = lay(seat(BARE, "cannon pikemen"), seat("Fort, Land, Land", "deny mercy", turns=0))
    scene.attack("cannon", "B.Land")
    scene.blocks(B, "mercy")
    scene.attack("pikemen", "B.Land2")
    scene.blocks(B, "deny")
    assert scene.discarded == ["mercy", "cannon", "deny", "pikemen"], "TK-5.13: blockers are always allowed"


@pytest.mark.parametrize(
    ("counts", "turns", "opening", "left"),
    [
        ("all_turns", 1, True, 0),
        ("ordinary_turns", 1, True, 1),
        ("all_turns", 2, False, 0),
        ("ordinary_turns", 2, True, 0),
    ],
)
def test_whether_an_extra_turn_uses_up_an_opening_turn(counts: str, turns: int, opening: bool, left: int) -> None:
    """TK-9.26, 1.7, 5.11: with ``ordinary_turns`` it belongs to the ordinary turn before it."""
    scene = lay(
        seat(BARE, "fortune hills", turns=turns), seat(BARE, "deny", turns=1), deck="moat walls moat",
        opening_counts=counts,
    )  # fmt: skip
    scene.play("fortune")
    assert scene.told(TurnStarted) == [TurnStarted(seat=A, extra=True, opening=opening)]
    assert scene.match.view(None).kingdoms[A].opening_left == left
    scene.end()
    scene.end()
    assert scene.asked == (A,)
    assert scene.turn.opening == (left == 1)


@pytest.mark.parametrize("counts", ["all_turns", "ordinary_turns"])
def test_ordinary_turns_always_count(counts: str) -> None:
    """TK-1.7, 5.11: two of them and the opening is over."""
    scene = lay(seat(BARE, "hills", turns=0), seat(BARE, "hills", turns=0), turn=B, opening_counts=counts)
    openings = []
    for _ in range(6):
        scene.end()
        if scene.asked and "discard" in scene.may(scene.asked[0]):
            scene.absent(scene.asked[0])
        openings.append((scene.mover, scene.turn.opening))
    assert openings == [(A, True), (B, True), (A, True), (B, True), (A, False), (B, False)]


def test_an_opening_penalty_goes_back_into_the_deck() -> None:
    """TK-9.25, 5.14, 8.3: shown, put back, shuffled in before the next card; two shuffles, no play used."""
    faces = (
        *stacked(["spy", "hills", "plague"], ["plague", "spy", "hills"]),
        *stacked(["spy", "hills", "plague"], ["spy", "hills", "plague"]),
    )
    scene = lay(
        seat(BARE, "deny"),
        seat(BARE, "deny mercy walls walls moat moat", turns=1),
        deck="land plague spy hills",
        no_more=True,
        faces=faces,
    )
    scene.end()
    assert scene.hand(B) == "land mercy hills moat moat walls walls deny spy"
    assert scene.told(PenaltyReturned) == [PenaltyReturned(seat=B, card="plague")] * 2
    assert scene.told(Drew, B)[-1].cards == ("land", "spy", "hills")
    assert scene.told(SomeoneDrew, A)[-1].count == 3
    assert scene.match.view(None).deck == 1
    assert not scene.state.rng.told, "TK-4.6: one shuffle per penalty and nothing else"
    assert (scene.turn.used, scene.turn.bans) == (0, ())
    scene.build("walls", "B.Fort")
    scene.build("walls", "B.Fort")
    assert scene.asked == (B,)
    scene.end()
    scene.discards(B, "moat")
    assert scene.asked == (A,)


def test_nothing_is_drawn_if_the_deck_holds_only_penalties() -> None:
    """TK-5.14: then nothing is drawn."""
    scene = lay(
        seat(BARE, "deny"),
        seat(BARE, "deny", turns=0),
        deck="hills plague famine",
        no_more=True,
    )
    scene.end()
    assert scene.hand(B) == "hills deny"
    assert scene.match.view(None).deck == 2


def test_a_penalty_that_a_spy_draws_in_an_opening_turn_goes_back_too() -> None:
    """TK-5.14: no play, no ban, another card for it."""
    scene = lay(
        seat(BARE, "spy", turns=1),
        seat(BARE, "deny"),
        deck="famine walls",
        no_more=True,
        faces=stacked(["walls", "famine"], ["walls", "famine"]),
    )
    scene.play("spy_draw")
    assert scene.told(PenaltyReturned) == [PenaltyReturned(seat=A, card="famine")]
    assert scene.hand(A) == "walls"
    assert (scene.turn.used, scene.turn.bans) == (1, ())
