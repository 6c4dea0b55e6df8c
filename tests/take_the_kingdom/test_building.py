"""Lands, defences and traps: section 5d of the rules, and building on a Mercy."""

import pytest

from engines.take_the_kingdom.events.plays import Built, Settled, TrapLaid, TrapSet
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import not_offered, refused

BARE = "Fort, Land"


def test_a_land_is_a_new_bare_place() -> None:
    """TK-5.20: no limit on Lands."""
    scene = lay(seat("Fort, Land, Land, Land, Land, Land, Land, Land", "land"), seat(BARE, "deny"))
    scene.play("settle")
    assert scene.kingdom(A) == "Fort" + ", Land" * 8
    assert scene.match.view(None).kingdoms[A].points == 11
    assert [type(event) for event in scene.told(Settled)] == [Settled]


@pytest.mark.parametrize("card", ["hills", "moat", "walls", "battlements", "archers", "knights"])
def test_a_defence_lies_on_its_place_undamaged(card: str) -> None:
    """TK-5.21."""
    scene = lay(seat(BARE, card), seat(BARE, "deny"))
    scene.build(card, "A.Fort")
    assert scene.kingdom(A) == f"Fort[{card.capitalize()}], Land"
    assert scene.told(Built, C)[0].card == card, "public at the declaration"


def test_any_two_defences_and_a_trap_to_a_place() -> None:
    """TK-2.6, 5.23: two of a kind too; the third finds it full."""
    scene = lay(seat("Fort[; real], Land", "hills hills moat"), seat(BARE, "deny"))
    scene.build("hills", "A.Fort")
    scene.build("hills", "A.Fort")
    with not_offered():  # place_full
        scene.build("moat", "A.Fort")
    scene.build("moat", "A.Land")
    assert scene.kingdom(A) == "Fort[Hills, Hills; trap], Land[Moat]"


@pytest.mark.parametrize(
    ("fort", "other", "left"),
    [
        ("Fort[Walls-1, Hills]", "Hills", "Fort[Walls-1, Knights]"),
        ("Fort[Walls-1, Walls]", "Walls2", "Fort[Walls-1, Knights]"),
    ],
)
def test_only_an_undamaged_defence_of_a_full_place_may_be_replaced(fort: str, other: str, left: str) -> None:
    """TK-9.5, 5.21, 5.23, 8.9, 2.2: the old one goes to the discard and its points are lost; a damaged one stays until
    it is destroyed or removed. Two of a kind are told apart by number."""
    scene = lay(seat(f"{fort}, Land", "knights"), seat(BARE, "deny"))
    with refused("damaged_stays"):
        scene.build("knights", "A.Fort", replace="Walls")
    scene.build("knights", "A.Fort", replace=other)
    assert scene.kingdom(A) == f"{left}, Land"
    assert scene.discarded == [other.removesuffix("2").lower()]
    assert scene.match.view(None).kingdoms[A].points == 3 + 1 + 5 + 1
    assert scene.told(Built)[0].replaced == other.removesuffix("2").lower()


def test_nothing_is_added_to_a_frozen_place() -> None:
    """TK-5.21, 5.22, 5.46: ``frozen`` comes first, before what else is wrong."""
    scene = lay(seat("Fort[Walls-1, Hills; real, frozen], Land", "knights trap_decoy"), seat(BARE, "deny"))
    with refused("frozen"):
        scene.build("knights", "A.Fort", replace="Walls")
    with refused("frozen"):
        scene.build("knights", "A.Fort", replace="Hills")
    with refused("frozen"):
        scene.trap("trap_decoy", "A.Fort")


def test_a_card_with_no_place_to_go_says_why() -> None:
    """TK-5.21: shown apart, to the seat alone."""
    scene = lay(seat("Fort[; frozen]", "knights trap_real"), seat(BARE, "deny"))
    assert scene.why_not(A, "build", "knights") == "frozen"
    scene = lay(seat("Fort[Walls-1, Moat-1; decoy]", "knights trap_real"), seat(BARE, "deny"))
    assert scene.why_not(A, "build", "knights") == "damaged_stays"
    assert scene.why_not(A, "set_trap", "trap_real") == "trap_there"


@pytest.mark.parametrize("card", ["trap_real", "trap_decoy"])
def test_a_trap_lies_face_down(card: str) -> None:
    """TK-5.22, 3.1: the table hears "a trap"; only its owner knows which."""
    scene = lay(seat(BARE, f"{card} hills"), seat(BARE, "deny"))
    scene.trap(card, "A.Land")
    assert scene.kingdom(A) == scene.kingdom(A, B) == "Fort, Land[; trap]"
    assert scene.kingdom(A, A) == f"Fort, Land[; {card.removeprefix('trap_')}]"
    assert scene.told(TrapSet, B) == scene.told(TrapSet) == [TrapSet(seat=A, place=scene.number("A.Land"))]
    assert scene.told(TrapLaid, B) == []
    assert scene.told(TrapLaid, A)[0].card == card
    assert scene.match.view(None).kingdoms[A].points == 4, "TK-7.5: worth nothing"


def test_one_trap_to_a_place_and_none_is_replaced() -> None:
    """TK-5.22, 5.23: ``trap_there``."""
    scene = lay(seat("Fort, Land[; decoy]", "trap_real"), seat(BARE, "deny"))
    with refused("trap_there"):
        scene.trap("trap_real", "A.Land")
    scene.trap("trap_real", "A.Fort")
    assert scene.kingdom(A, A) == "Fort[; real], Land[; decoy]"


@pytest.mark.parametrize(("play", "base"), [("settle", "Land"), ("mercy_land", "Mercy")])
def test_a_land_laid_after_all_were_lost_protects_the_fort_again(play: str, base: str) -> None:
    """TK-5.20, 5.26, 5.58, 9.1: a Mercy lies as a Land in every respect; value 1, and it is built on."""
    scene = lay(seat("Fort", f"{base.lower()} hills trap_real"), seat(BARE, "cannon"))
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


def test_a_place_that_lost_its_trap_may_get_another() -> None:
    """TK-5.32, 5.36, 9.13: a decoy lets the share through, and is out; the others learn nothing of the next one."""
    scene = lay(seat(BARE, "soldiers"), seat("Fort, Land[Hills; decoy]", "trap_real deny"), deck="moat moat moat")
    scene.attack("soldiers", "B.Land")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort, Land"
    assert (scene.out[-1], "trap_decoy" in scene.discarded) == ("trap_decoy", False)
    assert scene.asked == (B,)
    scene.trap("trap_real", "B.Land")
    assert scene.kingdom(B, A) == "Fort, Land[; trap]"
