"""The Spy: TK-5.49 to 5.52."""

import pytest

from engines.take_the_kingdom.events.plays import ActionDeclared
from engines.take_the_kingdom.events.strife import CardStolen, Stole, TrapLearned
from engines.take_the_kingdom.events.turns import Drew, SomeoneDrew
from tests.take_the_kingdom.kingdom import A, B, C
from tests.take_the_kingdom.rows import Row, case

HELD = ("hills", "cannon", "misfortune", "deny")
"""By number, as dice count them."""
LOOKED = "Fort, Land[; trap], Land[; real]"
ROWS = [
    case(
        "TK-5.49, 5.52: the spy hears the card, the others that one was drawn; it may be played at once",
        "bare: spy | bare: deny",
        "spy_draw", {(Drew, A): [Drew(owners=(A,), cards=("knights",), how="spy")], (Drew, B): []},
        {(SomeoneDrew, B): [SomeoneDrew(seat=A, count=1, how="spy")], "used": 1, "discarded": "spy"},
        "build knights A.Fort", deck="knights",
    ),
    case("TK-5.49: with a deck", "bare: spy hills | bare: deny", {"why A spy_draw": "deck_empty"}, no_more=True),
    case("TK-5.51: with a trap of a rival", "Fort[; real]: spy hills | bare: deny", {"why A spy_look": "no_trap"}),
    *(
        case(
            f"TK-9.28, 4.6, 5.50: a uniform index over the hand in number order; thief and victim learn which: {card}",
            "bare: spy moat | bare: deny hills misfortune cannon | bare: hills",
            "spy_steal B; B passes", {"hand B": " ".join(kind for kind in HELD if kind != card)},
            {"hand A": "hills moat" if card == "hills" else f"moat {card}"},
            {(Stole, seat): [Stole(owners=(A, B), card=card)] * (seat != C) for seat in (A, B, C)},
            {Stole: [], CardStolen: [CardStolen(thief=A, victim=B)], (CardStolen, C): [CardStolen(thief=A, victim=B)]},
            {"rolled": True}, faces=(face,),
        )
        for face, card in enumerate(HELD, start=1)
    ),
    case(
        "TK-9.28, 5.50, 5.52, 8.26: played in the same turn, with a play that is left; an empty hand cannot be robbed",
        "bare: spy spy moat | bare: cannon | bare: hills",
        "spy_steal B; B passes; hand_empty: spy_steal B; attack cannon at B.Land", {"used": 2}, faces=(1,),
    ),
    case(
        "TK-5.5: it may lift a hand over the limit: no other moment than the end of the turn counts",
        "bare: spy hills hills moat moat walls walls | bare: cannon",
        "spy_steal B; B passes", {"hand A": "hills hills moat moat walls walls cannon"}, "end; A discards hills",
        faces=(1,),
    ),
    *(
        case(
            f"TK-9.29, 5.51: it looks under a {face}; the others see only where",
            f"bare: spy hills | Fort[; {face}], Land: hills | bare: hills",
            "spy_look B.Fort; B passes", {"B by A": f"Fort[; {face}], Land", "B by C": "Fort[; trap], Land"},
            {"B": "Fort[; trap], Land", (ActionDeclared, "play", "place"): [("spy_look", "B.Fort")]},
            {(TrapLearned, A, "card"): [f"trap_{face}"], (TrapLearned, B): [], (TrapLearned, C): []},
        )
        for face in ("real", "decoy")
    ),
    case(
        "TK-9.29, 5.52, 3.1: a look lasts while the trap lies, whoever conquers it; each knower keeps its knowledge",
        "bare: spy hills | Fort, Land[; decoy]: conquest | Fort, Land[; real]: hills",
        "spy_look C.Land; C passes; end; conquest_land C.Land; C passes", {"B by A": LOOKED, "B by C": LOOKED},
        {"B by B": "Fort, Land[; decoy], Land[; real]", "B": "Fort, Land[; trap], Land[; trap]"}, deck="moat moat moat",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_the_spy(row: Row) -> None:
    row()
