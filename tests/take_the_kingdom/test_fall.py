"""Kingdoms that fall, bounties, and seats that leave: TK-7.1 to 7.3, 7.8, 7.9."""

import pytest

from engines.core.move import part
from engines.take_the_kingdom.events.strife import Bounty, BountyTaken, Eliminated, MatchEnded, Removed
from engines.take_the_kingdom.events.turns import HandDiscarded, TurnSkipped
from engines.take_the_kingdom.plays.attack import Attack
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.rows import Row, case
from tests.take_the_kingdom.scene import refused

BARE = "Fort, Land"


HELD = ("hills", "moat", "walls", "cannon")
KILL = "attack battering_ram at B.Fort; B passes"
"""TK-9.30: A's Battering Ram (3) destroys B's Hills and its Fort with strength 2."""
DOOMED = f"Fort-1[Hills]: {' '.join(HELD)}"
ROWS = [
    case(
        "TK-1.2, 7.1, 7.2, 8.4, 9.30: nothing is left, a pending skip lapses; the bounty may be played at once",
        f"bare: battering_ram mercy | {DOOMED} | bare: deny",
        KILL, {"fell": (None, 1, None), "hand": (2, 0, 1), "skip": (False,) * 3, "B": "", "aside B": None, "left": 2},
        {Eliminated: [Eliminated(seat=B, by=A)]},
        "attack cannon at C.Land; C passes", {"C": "Fort"}, "end", {"asked": "C", TurnSkipped: []},
        b={"skip": True}, faces=(4,),
    ),
    *(
        case(
            f"TK-9.30, 7.2, 4.6, 8.23: one card by a uniform index in number order, the rest to the discard: {card}",
            f"bare: battering_ram mercy | {DOOMED} | bare: deny",
            KILL, {(Bounty, seat): [Bounty(owners=(A, B), card=card)] * (seat != C) for seat in (A, B, C)},
            {"hand A": f"mercy {card}", (BountyTaken, C): [BountyTaken(seat=A, victim=B)]},
            {HandDiscarded: [HandDiscarded(seat=B, cards=tuple(kind for kind in HELD if kind != card), why="out")]},
            faces=(face,),
        )
        for face, card in enumerate(HELD, start=1)
    ),
    case(
        "TK-7.2: no bounty from an empty hand, and nothing is drawn for it",
        "bare: battering_ram mercy | Fort-1[Hills] | bare: deny",
        "attack battering_ram at B.Fort", {BountyTaken: [], HandDiscarded: [], "hand A": "mercy", "rolled": False},
        faces=(1,),
    ),
    case(
        "TK-7.3: two who are left go on", "bare: cannon spread land | Fort: hills | Fort: moat",
        "attack cannon spread at B.Fort:1, C.Fort:3; B passes; C passes", {"over": False, "asked": "A", "B": "Fort-1"},
        faces=(1, 1),
    ),
    case(
        "TK-1.2, 7.3: the last standing wins at once, whatever is pending; the only card was the bounty",
        "bare: cannon land | Fort: hills",
        "attack cannon at B.Fort; B passes",
        {"over": True, "asked": "", MatchEnded: [MatchEnded(why="last_standing")], "discarded": "fort cannon"},
        {"ranks": (1, 2)}, faces=(1,),
    ),
    case(
        "TK-7.2, 7.6: two may fall to one attack, with a bounty each; the later one out ranks above",
        "bare: cannon spread land | Fort-1: hills | Fort-1: moat | bare: deny",
        "attack cannon spread at C.Fort:2, B.Fort:2; B passes; C passes",
        {(Bounty, A, "card"): ["moat", "hills"], "fell": (None, 2, 1, None), "bounties": (2, 0, 0, 0)},
        "D leaves", {"ranks": (1, 3, 4, 2)}, faces=(1, 1),
    ),
    case(
        "TK-7.1, 5.38: reversed damage springs nothing: trap and Freeze are discarded; the trap owner takes the bounty",
        "Fort-2[; decoy, frozen]: pikemen hills | Fort[; real]: deny | bare: deny",
        "attack pikemen at B.Fort; B passes",
        {(Removed, "owner", "place", "cards"): [(A, "A.Fort", ("trap_decoy", "freeze"))]},
        {(Bounty, B, "card"): ["hills"], "discarded": "fort trap_decoy freeze pikemen"},
    ),
    case(
        "TK-10.4: a seventh card waits for its owner's turn; then six again, and no card more is excused",
        "Fort-2: pikemen soldiers | bare: deny | Fort, Land[; real]: hills moat walls archers knights deny",
        "attack pikemen at C.Land; C passes", {"asked": "B", "each.spoils": [0, 0, 1]},
        "end", {"hand C": "hills moat walls archers knights soldiers deny"},
        "end; C discards soldiers", {"each.spoils": [0, 0, 0]}, no_more=True,
    ),
    case(
        "TK-7.9: a removed seat leaves everything behind, without a bounty; it is eliminated at that moment",
        "bare: hills | Fort[Knights; real], Land[; frozen]: deny moat | bare: hills",
        "B leaves", {"B": "", Eliminated: [Eliminated(seat=B, by=None)], BountyTaken: [], "asked": "A"},
        {"gone": "deny fort freeze knights land moat trap_real"}, "end", {"asked": "C"}, b={"skip": True},
    ),
    case(
        "TK-7.9: on its turn it ends it", "bare: hills fortune | bare: hills | bare: hills", "A leaves", {"asked": "B"}
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_falls(row: Row) -> None:
    row()


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
