"""Kingdoms that fall, bounties, and seats that leave: TK-7.1 to 7.3, 7.8, 7.9."""

import pytest

from engines.core.move import part
from engines.take_the_kingdom.events.strife import Bounty, BountyTaken, Eliminated, MatchEnded, Removed
from engines.take_the_kingdom.events.turns import HandDiscarded, TurnSkipped
from engines.take_the_kingdom.plays.attack import Attack
from tests.take_the_kingdom.kingdom import A, B, C, D, lay, seat
from tests.take_the_kingdom.scene import Scene, refused

BARE = "Fort, Land"


def kill(hand: str = "hills moat walls cannon", face: int = 4, own: str = "battering_ram mercy") -> Scene:
    """TK-9.30: A's Battering Ram (3) destroys B's Hills and its Fort with strength 2."""
    scene = lay(seat(BARE, own), seat("Fort-1[Hills]", hand, skip=True), seat(BARE, "deny"), faces=(face,))
    scene.attack("battering_ram", "B.Fort")
    if hand:
        scene.passes(B)
    return scene


def test_a_kingdom_whose_fort_is_destroyed_is_out() -> None:
    """TK-1.2, 7.1, 7.2, 8.4, 9.30: nothing of it is left, and a pending skip lapses; the attacker goes on with its turn
    and may play the bounty at once."""
    scene = kill()
    seen = scene.match.view(None).kingdoms[B]
    assert (seen.fell, seen.hand, seen.skip, scene.kingdom(B)) == (1, 0, False, "")
    assert scene.told(Eliminated) == [Eliminated(seat=B, by=A)]
    assert scene.match.aside(B) is None
    assert scene.turn.left == 2
    scene.attack("cannon", "C.Land")
    scene.passes(C)
    assert scene.kingdom(C) == "Fort"
    scene.end()
    assert scene.asked == (C,)
    assert scene.told(TurnSkipped) == []


@pytest.mark.parametrize(("face", "card"), [(1, "hills"), (2, "moat"), (3, "walls"), (4, "cannon")])
def test_the_bounty_is_one_random_card(face: int, card: str) -> None:
    """TK-9.30, 7.2, 4.6, 8.23: one uniform index in number order; the rest to the discard, face up."""
    scene = kill(face=face)
    assert card in scene.hand(A).split()
    left = tuple(kind for kind in ("hills", "moat", "walls", "cannon") if kind != card)
    assert scene.told(HandDiscarded) == [HandDiscarded(seat=B, cards=left, why="out")]
    assert scene.told(Bounty, A) == scene.told(Bounty, B) == [Bounty(owners=(A, B), card=card)]
    assert scene.told(Bounty, C) == []
    assert scene.told(BountyTaken, C) == [BountyTaken(seat=A, victim=B)]


def test_there_is_no_bounty_from_an_empty_hand() -> None:
    """TK-7.2: nothing is drawn for it."""
    scene = kill(hand="", face=1)
    assert not scene.told(BountyTaken)
    assert not scene.told(HandDiscarded)
    assert scene.hand(A) == "mercy"
    assert scene.state.rng.told == (1,)


def test_the_last_standing_wins_at_once() -> None:
    """TK-1.2, 7.3: shares, windows and plays still pending are void."""
    scene = lay(seat(BARE, "cannon spread land"), seat("Fort", "hills"), seat("Fort", "moat"), faces=(1, 1))
    scene.attack("cannon spread", "B.Fort:1", "C.Fort:3")
    scene.passes(B, C)
    assert (scene.over, scene.asked) == (False, (A,))
    assert scene.kingdom(B) == "Fort-1"
    scene = lay(seat(BARE, "cannon land"), seat("Fort", "hills"), faces=(1,))
    scene.attack("cannon", "B.Fort")
    scene.passes(B)
    assert (scene.over, scene.asked, scene.match.menu(A)) == (True, (), None)
    assert scene.told(MatchEnded) == [MatchEnded(why="last_standing")]
    assert scene.discarded == ["fort", "cannon"], "its only card was the bounty"
    assert scene.outcome.ranks == (1, 2)


def test_two_kingdoms_may_fall_to_one_attack() -> None:
    """TK-7.2: a bounty each, once per eliminated seat, before the next share; the later one out ranks above (7.6); the
    table may look back at them."""
    scene = lay(
        seat(BARE, "cannon spread land"), seat("Fort-1", "hills"), seat("Fort-1", "moat"), seat(BARE, "deny"),
        faces=(1, 1),
    )  # fmt: skip
    scene.attack("cannon spread", "C.Fort:2", "B.Fort:2")
    scene.passes(B, C)
    assert [event.card for event in scene.told(Bounty, A)] == ["moat", "hills"]
    assert [kingdom.fell for kingdom in scene.match.view(None).kingdoms] == [None, 2, 1, None]
    assert [kingdom.tally.bounties for kingdom in scene.match.view(None).kingdoms] == [2, 0, 0, 0]
    scene.leaves(D)
    assert scene.outcome.ranks == (1, 3, 4, 2)


def test_what_is_left_on_the_fort_goes_to_the_discard() -> None:
    """TK-7.1: trap and Freeze, face up; here the Fort fell to reversed damage, which springs nothing."""
    scene = lay(seat("Fort-2[; decoy, frozen]", "pikemen hills"), seat("Fort[; real]", "deny"), seat(BARE, "deny"))
    scene.attack("pikemen", "B.Fort")
    scene.passes(B)
    assert scene.told(Removed) == [Removed(owner=A, place=scene.number("A.Fort"), cards=("trap_decoy", "freeze"))]
    assert scene.discarded == ["fort", "trap_decoy", "freeze", "pikemen"]
    assert "hills" in scene.hand(B).split(), "TK-5.38: the trap owner takes the bounty"


def test_that_hand_waits_for_its_owner_s_turn() -> None:
    """TK-10.4: seven cards while B is on turn; then six again, and no card more is excused."""
    full = "hills moat walls archers knights deny"
    scene = lay(
        seat("Fort-2", "pikemen soldiers"), seat(BARE, "deny"), seat("Fort, Land[; real]", full), deck="", no_more=True
    )
    scene.attack("pikemen", "C.Land")
    scene.passes(C)
    assert scene.asked == (B,)
    assert scene.state.kingdoms[C].spoils == 1
    scene.end()
    assert len(scene.hand(C).split()) == 7
    scene.end()
    scene.discards(C, "soldiers")
    assert scene.state.kingdoms[C].spoils == 0


# ---- seats that leave


def test_a_removed_seat_leaves_everything_behind() -> None:
    """TK-7.9: hand and kingdom to the discard, no bounty; it counts as eliminated at that moment."""
    scene = lay(
        seat(BARE, "hills"), seat("Fort[Knights; real], Land[; frozen]", "deny moat", skip=True), seat(BARE, "hills")
    )
    scene.leaves(B)
    assert scene.kingdom(B) == ""
    assert scene.told(Eliminated) == [Eliminated(seat=B, by=None)]
    assert scene.told(BountyTaken) == []
    assert sorted(scene.discarded) == ["deny", "fort", "freeze", "knights", "land", "moat", "trap_real"]
    assert scene.asked == (A,)
    scene.end()
    assert scene.asked == (C,)


def test_a_seat_removed_on_its_turn_ends_it() -> None:
    """TK-7.9."""
    scene = lay(seat(BARE, "hills fortune"), seat(BARE, "hills"), seat(BARE, "hills"))
    scene.leaves(A)
    assert scene.asked == (B,)


def test_a_seat_is_removed_at_a_main_choice_only() -> None:
    """TK-7.9: not while a play is in flight, nor at the hand limit."""
    scene = lay(seat(BARE, "cannon hills hills hills hills moat moat moat"), seat(BARE, "deny"), seat(BARE, "deny"))
    scene.attack("cannon", "B.Land")
    with refused("core-cannot-remove"):
        scene.leaves(C)
    scene.passes(B)
    scene.end()
    with refused("core-cannot-remove"):
        scene.leaves(C)


def test_a_draft_against_a_removed_seat_is_dropped() -> None:
    """TK-7.9, 5.9: its target is gone."""
    scene = lay(seat(BARE, "cannon spread"), seat("Fort, Land[Walls, Moat]", "deny"), seat(BARE, "deny"))
    scene.does(part(Attack, card="cannon"), part(Attack, place=scene.number("B.Land")))
    scene.leaves(B)
    assert scene.asked == (A,)
    if scene.match.drafting(A):
        scene.absent(A)
    scene.attack("cannon", "C.Land")
    assert scene.asked == (C,)
