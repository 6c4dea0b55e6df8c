"""The attacker's answer to a Mutiny or Sabotage block: TK-6.9."""

import pytest

from engines.take_the_kingdom.events.plays import Countered, Foiled
from tests.take_the_kingdom.kingdom import A, B, lay, seat
from tests.take_the_kingdom.scene import refused

BARE = "Fort, Land"


def test_a_sabotage_block_may_be_countered_and_the_seat_is_asked_again() -> None:
    """TK-9.15, 6.9, 6.1: Cannon, Sabotage, Deny, Deny: void; one play used; a trap there still lies."""
    scene = lay(seat(BARE, "cannon deny land"), seat("Fort, Land[; real]", "sabotage deny"))
    scene.attack("cannon", "B.Land")
    scene.blocks(B, "sabotage")
    assert scene.asked == (A,)
    assert scene.may(A) == ("deny", "pass")
    scene.blocks(A, "deny")
    assert scene.told(Countered) == [Countered(seat=A, by="deny", against="sabotage")]
    assert scene.asked == (B,)
    assert scene.may(B) == ("deny", "pass")
    scene.blocks(B, "deny")
    assert scene.discarded == ["sabotage", "deny", "deny", "cannon"]
    assert scene.turn.used == 1
    assert scene.kingdom(B, B) == "Fort, Land[; real]"


def test_two_mutinies_against_one_attack() -> None:
    """TK-6.9: a countered block is spent without effect, and the attack stands; the seat may use another card; every
    block uses one up (6.1)."""
    scene = lay(seat(BARE, "soldiers deny mercy"), seat(BARE, "mutiny mutiny"))
    scene.attack("soldiers", "B.Land")
    for counter in ("deny", "mercy"):
        scene.blocks(B, "mutiny")
        scene.blocks(A, counter)
    assert scene.kingdom(B) == "Fort", "B's hand is empty: it is not asked again"
    assert scene.told(Foiled) == []


def test_without_counters_by_option() -> None:
    """TK-9.15, 1.10: void after the Sabotage."""
    scene = lay(seat(BARE, "cannon deny land"), seat(BARE, "sabotage deny"), counter_blocks="false")
    scene.attack("cannon", "B.Land")
    scene.blocks(B, "sabotage")
    assert scene.asked == (A,)
    assert "end_turn" in scene.may(A)
    assert scene.discarded == ["sabotage", "cannon"]
    assert scene.kingdom(B) == BARE


@pytest.mark.parametrize(
    ("hand", "bans", "offered"),
    [("deny mercy", ("plague",), ("mercy", "pass")), ("sabotage mutiny", (), ("pass",))],
)
def test_what_counters_a_block(hand: str, bans: tuple[str, ...], offered: tuple[str, ...]) -> None:
    """TK-9.16, 5.18, 6.9, 8.15: Deny and Mercy only; under a Plague no Deny, an action played during that turn."""
    turn_is = {"bans": bans, "used": len(bans)}
    scene = lay(seat(BARE, f"soldiers morale {hand}"), seat(BARE, "mutiny sabotage"), turn_is=turn_is)
    scene.attack("soldiers morale", "B.Land")
    assert scene.may(B) == ("mutiny", "pass")
    scene.blocks(B, "mutiny")
    assert scene.may(A) == offered
    if bans:
        with refused("banned_plague"):
            scene.blocks(A, "deny")


def test_the_mutiny_and_sabotage_actions_have_ordinary_block_windows() -> None:
    """TK-6.9: no counter window for a Deny against them."""
    scene = lay(seat(BARE, "mutiny deny"), seat("Fort[Archers], Land", "deny"))
    scene.play("mutiny_remove", "B.Fort.Archers")
    scene.blocks(B, "deny")
    assert scene.asked == (A,)
    assert "end_turn" in scene.may(A)
