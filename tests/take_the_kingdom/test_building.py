"""Lands, defences and traps: section 5d of the rules, and building on a Mercy."""

import pytest

from engines.take_the_kingdom.events.plays import Built, Settled, TrapLaid, TrapSet
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.rows import Row, case
from tests.take_the_kingdom.scene import refused

ROWS = [
    case(
        "TK-5.20: a Land is a new bare place, without a limit",
        "Fort, Land, Land, Land, Land, Land, Land, Land: land | bare: deny",
        "settle", {"A": "Fort" + ", Land" * 8, "points": (11, 4), (Settled, "card"): ["land"]},
    ),
    *(
        case(
            f"TK-5.21: {card} lies there undamaged, public at the declaration", f"bare: {card} | bare: deny",
            f"build {card} A.Fort", {"A": f"Fort[{card.capitalize()}], Land", (Built, C, "card"): [card]},
        )
        for card in ("hills", "moat", "walls", "battlements", "archers", "knights")
    ),
    case(
        "TK-2.6, 5.23: any two defences to a place, two of a kind too, and a trap; the third finds it full",
        "Fort[; real], Land: hills hills moat | bare: deny",
        "build hills A.Fort; build hills A.Fort; never: build moat A.Fort; build moat A.Land",
        {"A": "Fort[Hills, Hills; trap], Land[Moat]"},
    ),
    *(
        case(
            f"TK-9.5, 5.21, 5.23, 8.9, 2.2: in a full place only an undamaged {kind} is replaced; its points are lost",
            f"Fort[Walls-1, {kind}], Land: knights | bare: deny",
            f"damaged_stays: build knights A.Fort over Walls; build knights A.Fort over {old}",
            {"A": "Fort[Walls-1, Knights], Land", "points": (10, 4), "discarded": kind.lower()},
            {(Built, "replaced"): [kind.lower()]},
        )
        for kind, old in (("Hills", "Hills"), ("Walls", "Walls2"))
    ),
    case(
        "TK-5.21, 5.22, 5.46: nothing is added to a frozen place, whatever else is wrong",
        "Fort[Walls-1, Hills; real, frozen], Land: knights trap_decoy | bare: deny",
        *(f"frozen: build knights A.Fort over {old}" for old in ("Walls", "Hills")), "frozen: trap trap_decoy A.Fort",
    ),
    case("TK-5.21: why there is no place", "Fort[; frozen]: knights | bare: deny", {"why A build knights": "frozen"}),
    case(
        "TK-5.21, 5.22: nor with damaged ones, or a trap",
        "Fort[Walls-1, Moat-1; decoy]: knights trap_real | bare: deny",
        {"why A build knights": "damaged_stays", "why A set_trap trap_real": "trap_there"},
    ),
    *(
        case(
            f"TK-5.22, 3.1, 7.5: a {face} lies face down and is worth nothing", f"bare: trap_{face} hills | bare: deny",
            f"trap trap_{face} A.Land",
            {"A": "Fort, Land[; trap]", "A by B": "Fort, Land[; trap]", "A by A": f"Fort, Land[; {face}]"},
            {(TrapSet, "seat", "place"): [(A, "A.Land")], (TrapSet, B, "place"): ["A.Land"], (TrapLaid, B): []},
            {(TrapLaid, A, "card"): [f"trap_{face}"], "points": (4, 4)},
        )
        for face in ("real", "decoy")
    ),
    case(
        "TK-5.22, 5.23: one trap to a place, and none is replaced", "Fort, Land[; decoy]: trap_real | bare: deny",
        "trap_there: trap trap_real A.Land; trap trap_real A.Fort", {"A by A": "Fort[; real], Land[; decoy]"},
    ),
    case(
        "TK-5.32, 5.36, 9.13: a place that lost its decoy may get another, of which the others learn nothing",
        "bare: soldiers | Fort, Land[Hills; decoy]: trap_real deny",
        "attack soldiers at B.Land; B passes", {"B": "Fort, Land", "discarded": "hills soldiers", "asked": "B"},
        {"out": "fort fort mercy misfortune misfortune trap_decoy"},
        "trap trap_real B.Land", {"B by A": "Fort, Land[; trap]"}, deck="moat moat moat",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_building(row: Row) -> None:
    row()


@pytest.mark.parametrize(("play", "base"), [("settle", "Land"), ("mercy_land", "Mercy")])
def test_a_land_laid_after_all_were_lost_protects_the_fort_again(play: str, base: str) -> None:
    """TK-5.20, 5.26, 5.58, 9.1: a Mercy lies as a Land in every respect; value 1, and it is built on."""
    scene = lay(seat("Fort", f"{base.lower()} hills trap_real"), seat("Fort, Land", "cannon"))
    assert scene.match.view(None).kingdoms[A].places[0].open
    scene.play(play)
    assert scene.kingdom(A) == f"Fort, {base}"
    assert scene.match.view(None).kingdoms[A].points == 4
    scene.names["A.New"] = scene.state.kingdoms[A].lands[0].number
    scene.build("hills", "A.New")
    scene.trap("trap_real", "A.New")
    assert scene.kingdom(A) == f"Fort, {base}[Hills; trap]"
    with refused("not_open"):
        scene.attack("cannon", "A.Fort")
    scene.attack("cannon", "A.New")
