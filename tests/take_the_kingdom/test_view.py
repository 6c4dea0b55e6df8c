"""What players see of a position: section 11 of the rules, as far as views carry it."""

from engines.take_the_kingdom.own import BestHit
from tests.take_the_kingdom.kingdom import A, B, lay, seat


def test_the_public_summary() -> None:
    """Section 3, TK-11.1: places with strength left, traps yes or no, Freeze, open or shielded, points, hand sizes,
    skips, flags, opening turns left; the turn with its bans and plays; piles, and what they leave unseen."""
    scene = lay(
        seat("Fort-1[Knights-2; real], Land[; frozen], Land[Walls], Mercy", "hills", turns=1),
        seat("Fort[Moat]", "hills deny", skip=True, passed=True),
        discard="deny sabotage moat",
        turn_is={"bans": ("plague",), "used": 2},
    )
    view = scene.match.view(None)
    a, b = view.kingdoms
    assert [place.strength for place in a.places] == [5, 1, 3, 1]
    assert [place.trap for place in a.places] == ["hidden", None, None, None]
    assert [place.frozen for place in a.places] == [False, True, False, False]
    assert [place.open for place in a.places] == [False, True, True, True]
    assert [place.open for place in b.places] == [True]
    assert (a.points, a.hand, a.opening_left, a.skip, a.passed) == (10, 1, 1, False, False)
    assert (b.points, b.hand, b.opening_left, b.skip, b.passed) == (5, 2, 0, True, True)
    assert (view.turn.seat, view.turn.bans, view.turn.left) == (A, ("plague",), 1)
    assert view.discard == ("deny", "sabotage", "moat")
    assert sorted(view.out) == ["fort", "fort", "mercy", "misfortune", "misfortune"]
    assert dict(view.unseen) == {"deny": 2, "mercy": 3, "sabotage": 2, "mutiny": 2, "conquest": 2}
    assert view.deck > 0
    assert (view.own, view.deck_shown, a.shown, b.shown) == (None, None, None, None)


def test_who_is_asked_what() -> None:
    """TK-11.1, 11.3: the play that waits, whom it is aimed at, and who has saved himself."""
    scene = lay(seat("Fort", "pikemen spread hills"), seat("Fort, Land", "deny"), seat("Fort, Land", "deny"))
    scene.attack("pikemen spread", "B.Land:1", "C.Land:1")
    scene.blocks(B, "deny")
    view = scene.match.view(None)
    assert (view.asked, view.question) == ((2,), "block_window")
    assert (view.play.seat, view.play.targets, view.play.void) == (A, (1, 2), (1,))


def test_the_private_summary() -> None:
    """TK-11.2: what each card can do now and why not; what would be discarded."""
    scene = lay(seat("Fort, Land", "land walls morale deny spy spy mercy"), seat("Fort, Land", "hills"))
    own = scene.match.view(A).own
    ways = {card: {way.play: way.why_not and way.why_not.key for way in ways} for card, ways in own.ways}
    assert ways["land"] == {"settle": None}
    assert ways["walls"] == {"build": None}
    assert ways["morale"] == {"": "reason-booster-alone"}
    assert ways["deny"] == {"": "reason-only-as-answer"}
    assert ways["spy"] == {"spy_draw": None, "spy_steal": None, "spy_look": "reason-no-trap"}
    assert ways["mercy"] == {"mercy_thaw": "reason-not-frozen", "mercy_land": None, "mercy_turn": None}
    assert own.surplus == ("morale",)
    assert scene.match.view(B).own.ways == ()


def test_what_an_attack_in_the_hand_would_do() -> None:
    """TK-11.2: the best open place for it."""
    scene = lay(seat("Fort, Land", "cannon soldiers"), seat("Fort[Moat], Land[Battlements], Land", "hills"))
    found = {hit.card: hit for hit in scene.match.view(A).own.hits}
    guarded, bare = scene.number("B.Land"), scene.number("B.Land2")
    assert found["cannon"] == BestHit(card="cannon", owner=B, place=guarded, points=4, destroys=True)
    assert found["soldiers"] == BestHit(card="soldiers", owner=B, place=bare, points=1, destroys=True)


def test_what_the_table_looks_back_at() -> None:
    """TK-11.8: damage dealt, wasted, suffered; blocks on both sides; traps sprung; Lands lost."""
    scene = lay(seat("Fort, Land", "cannon pikemen soldiers"), seat("Fort, Land, Land[; decoy]", "deny hills"))
    scene.attack("cannon", "B.Land")
    scene.blocks(B, "deny")
    scene.attack("pikemen", "B.Land2")
    scene.passes(B)
    a, b = (kingdom.tally for kingdom in scene.match.view(None).kingdoms)
    assert (a.dealt, a.wasted, a.blocked, a.blocks) == (1, 1, 1, ())
    assert (b.suffered, b.blocks, b.sprung, b.lost) == (1, ("deny",), 1, 1)
