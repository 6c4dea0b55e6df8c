"""Lands, defences and traps: section 5d of the rules, and building on a Mercy."""

from __future__ import annotations

import pytest

from engines.core.match import Match
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.events.plays import Built, Settled, TrapLaid, TrapSet
from engines.take_the_kingdom.moves import ready
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


def test_a_land_laid_after_all_were_lost_protects_the_fort_again() -> None:
    """TK-5.20, 5.26."""
    scene = lay(seat("Fort", "land"), seat(BARE, "cannon"))
    assert scene.match.view(None).kingdoms[A].places[0].open
    scene.play("settle")
    assert [place.open for place in scene.match.view(None).kingdoms[A].places] == [False, True]
    with refused("not_open"):
        scene.attack("cannon", "A.Fort")


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


def test_an_undamaged_defence_of_a_full_place_may_be_replaced() -> None:
    """TK-5.21, 5.23, 8.9: the old one goes to the discard and its points are lost."""
    scene = lay(seat("Fort[Hills, Moat], Land", "knights"), seat(BARE, "deny"))
    scene.build("knights", "A.Fort", replace="Hills")
    assert scene.kingdom(A) == "Fort[Moat, Knights], Land"
    assert scene.discarded == ["hills"]
    assert scene.match.view(None).kingdoms[A].points == 3 + 2 + 5 + 1
    assert scene.told(Built)[0].replaced == "hills"


def test_nothing_is_replaced_where_a_slot_is_free() -> None:
    """TK-5.21: ``free_slot``."""
    scene = lay(seat("Fort[Hills], Land", "knights"), seat(BARE, "deny"))
    with not_offered():  # free_slot
        scene.build("knights", "A.Fort", replace="Hills")


def test_only_a_defence_that_lies_there_is_replaced() -> None:
    """TK-5.21: ``not_there``."""
    scene = lay(seat("Fort[Hills, Moat], Land[Walls]", "knights"), seat(BARE, "deny"))
    wrong = m.Build(card="knights", place=scene.number("A.Fort"), replace=scene.number("A.Land.Walls"))
    with not_offered():  # not_there
        scene.does(A, ready("build", "knights"), wrong)


def test_a_damaged_defence_stays() -> None:
    """TK-9.5, 5.23: until it is destroyed or removed; the other one may go."""
    scene = lay(seat("Fort[Walls-1, Hills], Land", "knights"), seat(BARE, "deny"))
    with refused("damaged_stays"):
        scene.build("knights", "A.Fort", replace="Walls")
    scene.build("knights", "A.Fort", replace="Hills")
    assert scene.kingdom(A) == "Fort[Walls-1, Knights], Land"


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


def test_one_builds_at_home_only() -> None:
    """TK-5.21, 5.22: ``not_yours``."""
    scene = lay(seat(BARE, "knights trap_real"), seat(BARE, "deny"))
    with not_offered():  # not_yours
        scene.build("knights", "B.Land")
    with not_offered():  # not_yours
        scene.trap("trap_real", "B.Land")


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


def test_a_place_that_lost_its_trap_may_get_another() -> None:
    """TK-5.36, 9.13: and the others learn nothing of it."""
    scene = lay(seat(BARE, "soldiers"), seat("Fort, Land[Hills; decoy]", "trap_real deny"), deck="moat moat moat")
    scene.attack("soldiers", "B.Land")
    scene.passes(B)
    assert scene.kingdom(B) == "Fort, Land"
    assert scene.out[-1] == "trap_decoy"
    assert scene.asked == (B,)
    scene.trap("trap_real", "B.Land")
    assert scene.kingdom(B, A) == "Fort, Land[; trap]"


def test_two_equal_defences_can_be_told_apart() -> None:
    """TK-2.2: things on the table are named by number."""
    scene = lay(seat("Fort[Walls-1, Walls], Land", "knights"), seat(BARE, "deny"))
    with refused("damaged_stays"):
        scene.build("knights", "A.Fort", replace="Walls")
    scene.build("knights", "A.Fort", replace="Walls2")
    assert scene.kingdom(A) == "Fort[Walls-1, Knights], Land"


def test_of_two_copies_in_the_hand_the_lowest_number_is_used() -> None:
    """TK-2.2: copies in a hand are interchangeable; moves name the kind."""
    scene = lay(seat(BARE, "hills hills"), seat(BARE, "deny"))
    lowest = min(scene.state.kingdoms[A].hand)
    scene.build("hills", "A.Land")
    assert scene.number("A.Land.Hills") == lowest


def test_a_mercy_lies_as_a_land_in_every_respect() -> None:
    """TK-5.58, 9.1: value 1; it is built on and protects the Fort."""
    scene = lay(seat("Fort", "mercy hills trap_real"), seat(BARE, "cannon"))
    scene.play("mercy_land")
    assert scene.kingdom(A) == "Fort, Mercy"
    assert scene.match.view(None).kingdoms[A].points == 4
    scene.names["A.Mercy"] = scene.state.kingdoms[A].lands[0].number
    scene.build("hills", "A.Mercy")
    scene.trap("trap_real", "A.Mercy")
    assert scene.kingdom(A) == "Fort, Mercy[Hills; trap]"
    with refused("not_open"):
        scene.attack("cannon", "A.Fort")
    scene.attack("cannon", "A.Mercy")


def test_a_state_survives_being_written_down() -> None:
    """TK-6.1: any moment is plain data."""
    scene = lay(seat("Fort[Walls-1; real, frozen], Mercy", "knights"), seat(BARE, "deny"))
    assert type(scene.match) is Match
    assert scene.match.game.states.validate_json(scene.match.dump()) == scene.state
