"""Several traps, orders about them, and reversed damage that may be blocked: TK-5.33, 5.37, 5.39."""

import pytest

from engines.take_the_kingdom.events.plays import Blocked
from engines.take_the_kingdom.events.strife import ShareLost
from engines.take_the_kingdom.orders import Orders
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.test_traps import ATTACKER, sprung


def test_two_sprung_traps_are_aimed_one_after_the_other() -> None:
    """TK-5.33, 6.1: the second owner sees what the first has done."""
    scene = lay(
        seat("Fort, Land, Land, Land", "pikemen spread hills"),
        seat("Fort, Land[; real]", "hills"),
        seat("Fort, Land[; real]", "hills"),
    )
    scene.attack("pikemen spread", "B.Land:1", "C.Land:1")
    scene.passes(B, C)
    assert scene.asked == (B,)
    scene.reverses(B, "A.Land2")
    assert scene.asked == (C,)
    assert scene.kingdom(A) == "Fort, Land, Land"
    scene.reverses(C, "A.Land3")
    assert scene.kingdom(A) == "Fort, Land"


@pytest.mark.parametrize(("chooser", "left"), [("trap_owner", "Fort, Land"), ("attacker", "Fort, Land[Battlements]")])
def test_an_order_for_the_reversal(chooser: str, left: str) -> None:
    """TK-6.11, 1.11: best is what the default of TK-5.37 would be, for whoever aims."""
    best = Orders(reversal="best")
    scene = lay(
        seat(ATTACKER, "cannon hills", orders=best),
        seat("Fort, Land[; real]", "hills", orders=best),
        reversal_choice=chooser,
    )
    scene.attack("cannon", "B.Land")
    scene.passes(B)
    assert scene.kingdom(A) == left


def test_reversed_damage_cannot_be_blocked() -> None:
    """TK-5.39, 8.18: the default."""
    scene = sprung(hand="cannon deny mercy")
    scene.reverses(B, "A.Land")
    assert scene.kingdom(A) == "Fort, Land"


@pytest.mark.parametrize("card", ["deny", "mercy"])
def test_the_attacker_may_block_reversed_damage_by_option(card: str) -> None:
    """TK-1.12, 5.39: asked after the aim; a block makes the share lost, and no play is used."""
    scene = sprung(hand=f"cannon {card} sabotage mutiny hills", reversal_block="true")
    scene.reverses(B, "A.Land")
    assert scene.asked == (A,)
    assert scene.may(A) == (card, "pass")
    scene.blocks(A, card)
    assert scene.kingdom(A) == ATTACKER
    assert scene.told(Blocked) == [Blocked(seat=A, by=card, against="trap_real", whole=False)]
    assert scene.told(ShareLost) == [ShareLost(owner=A, place=scene.number("A.Land"), why="blocked")]
    assert scene.turn.used == 1
    assert scene.discarded == [card, "cannon"]


def test_that_window_opens_for_a_lone_choice_too() -> None:
    """TK-5.39: only the aim goes without asking; a pass takes the damage."""
    scene = sprung("Fort, Land[Knights]", reversal_block="true")
    assert (scene.asked, scene.may(A)) == ((A,), ("pass",))
    scene.passes(A)
    assert scene.kingdom(A) == "Fort, Land[Knights-4]"


def test_under_a_plague_only_mercy_stops_reversed_damage() -> None:
    """TK-5.39, 5.18."""
    scene = sprung(hand="cannon deny mercy", turn_is={"bans": ("plague",), "used": 1}, reversal_block="true")
    scene.reverses(B, "A.Land")
    assert scene.may(A) == ("mercy", "pass")


@pytest.mark.parametrize(
    ("attacker", "hand", "lost"),
    [
        ("Fort", "mercy deny", ["deny"]),
        ("Fort", "mercy", ["mercy"]),
        ("Fort[Moat]", "mercy deny", []),
        ("Fort, Land", "deny", []),
    ],
)
def test_the_default_spares_the_fort_only(attacker: str, hand: str, lost: list[str]) -> None:
    """TK-5.39, 6.10: pass; Fort in danger: Deny, else Mercy."""
    scene = sprung(attacker, f"cannon {hand}", reversal_block="true")
    assert scene.asked == (A,)
    scene.absent(A)
    assert [card for card in scene.discarded if card in {"deny", "mercy"}] == lost


@pytest.mark.parametrize(("hand", "seen"), [("", ""), ("hills", "deny deny deny mercy mercy mercy mercy")])
def test_the_reversal_block_window_is_skipped_by_public_facts(hand: str, seen: str) -> None:
    """TK-5.39, 6.4: no hand, or every Deny and Mercy in sight."""
    scene = sprung("Fort, Land", f"cannon {hand}", discard=seen, reversal_block="true")
    assert scene.kingdom(A) == "Fort"
    assert scene.told(ShareLost) == []
