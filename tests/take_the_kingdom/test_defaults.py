"""What the clock answers in a window, and what a play would cost its target: TK-6.7, 6.10, 6.12."""

import pytest

from engines.take_the_kingdom.events.plays import Blocked
from engines.take_the_kingdom.plays.attack import Attack, Share
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.plays.conquest import ConquestDefence, ConquestLand
from engines.take_the_kingdom.plays.fate import Freeze, Misfortune
from engines.take_the_kingdom.plays.razing import Disrepair, Earthquake, MutinyRemove, SabotageTrap
from engines.take_the_kingdom.plays.spy import SpyLook, SpySteal
from tests.take_the_kingdom.kingdom import A, B, C, lay, seat
from tests.take_the_kingdom.scene import Scene

BARE = "Fort, Land"


def used(scene: Scene) -> list[str]:
    return [event.by for event in scene.told(Blocked)]


@pytest.mark.parametrize(
    ("kingdom", "attack", "hand", "blockers"),
    [
        ("Fort", ("cannon", "B.Fort"), "mercy deny", ["deny"]),
        ("Fort", ("battering_ram", "B.Fort"), "mercy deny", ["deny"]),
        ("Fort", ("pikemen", "B.Fort"), "mercy deny", []),
        ("Fort-1", ("pikemen", "B.Fort"), "mercy deny", ["deny"]),
        ("Fort[Moat]", ("cannon", "B.Fort"), "mercy deny", []),
        ("Fort, Land", ("cannon", "B.Land"), "mercy deny", []),
        ("Fort[; real]", ("cannon", "B.Fort"), "mercy deny", []),
        ("Fort[; decoy]", ("cannon", "B.Fort"), "mercy deny", ["deny"]),
        ("Fort, Land", ("cannon spread", "B.Land:1", "B.Fort:3"), "deny", ["deny"]),
        ("Fort, Land[; real]", ("cannon spread", "B.Land:1", "B.Fort:3"), "deny", []),
        ("Fort", ("cannon", "B.Fort"), "mercy deny sabotage mutiny", ["sabotage"]),
        ("Fort", ("pikemen morale", "B.Fort"), "mercy deny sabotage mutiny", ["mutiny"]),
        ("Fort", ("cannon", "B.Fort"), "mercy deny mutiny", ["deny"]),
        ("Fort", ("cannon", "B.Fort"), "mercy", ["mercy"]),
    ],
)
def test_an_absent_seat_spares_its_fort_and_nothing_else(
    kingdom: str, attack: tuple[str, ...], hand: str, blockers: list[str]
) -> None:
    """TK-9.34, 6.7: with the first of ``defaults.block_order`` that fits. Shares count in full and in order, but for an
    own real trap, behind which the Fort stays shielded; a decoy does not count."""
    scene = lay(seat("Fort, Land, Land[Knights]", f"{attack[0]} hills"), seat(kingdom, hand), seat(BARE, "hills"))
    scene.attack(*attack)
    scene.absent(B)
    assert used(scene) == blockers


def test_an_action_is_passed_by_default() -> None:
    """TK-6.7, 6.10: only a Fort in danger makes a block."""
    scene = lay(seat(BARE, "conquest hills"), seat("Fort, Land[Knights]", "deny mercy"))
    scene.play("conquest_land", "B.Land")
    scene.absent(B)
    assert scene.kingdom(A) == "Fort, Land, Land[Knights]"


def test_a_counter_is_passed_by_default() -> None:
    """TK-6.9, 6.10."""
    scene = lay(seat(BARE, "cannon deny mercy"), seat(BARE, "sabotage"))
    scene.attack("cannon", "B.Land")
    scene.blocks(B, "sabotage")
    scene.absent(A)
    assert scene.kingdom(B) == BARE
    assert scene.hand(A) == "mercy deny"


# ---- the loss of a play

KINGDOM = "Fort-1[Walls-1, Knights; real], Land[Hills, Archers-1], Land"


@pytest.mark.parametrize(
    ("shares", "loss"),
    [
        ((("B.Land2", 4),), 1),
        ((("B.Land", 3),), 3),
        ((("B.Land", 8),), 5),
        ((("B.Land", 2), ("B.Land2", 2)), 3),
        ((("B.Land", 5), ("B.Land2", 1), ("B.Fort", 2)), 8),
        ((("C.Land", 4),), 0),
        ((("C.Land", 2), ("B.Land2", 2)), 1),
    ],
)
def test_the_loss_by_an_attack(shares: tuple[tuple[str, int], ...], loss: int) -> None:
    """TK-6.12: points its shares would remove, dealt in full and in order, traps disregarded."""
    scene = lay(seat(BARE, "cannon"), seat(KINGDOM, "hills"), seat(BARE, "hills"))
    firsts = {"B.Land": "B.Land.Hills", "B.Fort": "B.Fort.Walls"}
    told = tuple(
        Share(place=scene.number(place), amount=amount, first=scene.number(firsts[place]) if place in firsts else None)
        for place, amount in shares
    )
    attack = Attack(card="cannon", morale=True, spread=len(shares) > 1, shares=told)
    assert attack.loss(scene.state, B) == loss


@pytest.mark.parametrize(
    ("play", "loss"),
    [
        (lambda n: ConquestLand(place=n("B.Land")), 5),
        (lambda n: ConquestDefence(defence=n("B.Fort.Walls"), to=n("A.Land")), 1),
        (lambda n: Earthquake(place=n("B.Land")), 4),
        (lambda n: Earthquake(place=n("B.Fort")), 6),
        (lambda n: Disrepair(place=n("B.Fort")), 1),
        (lambda n: MutinyRemove(defence=n("B.Land.Archers")), 3),
        (lambda n: SabotageTrap(place=n("B.Fort")), 0),
        (lambda n: Freeze(place=n("B.Fort")), 0),
        (lambda n: Misfortune(seat=B), 0),
        (lambda n: SpySteal(seat=B), 0),
        (lambda n: SpyLook(place=n("B.Fort")), 0),
    ],
)
def test_the_loss_by_an_action(play: object, loss: int) -> None:
    """TK-6.12: strength leaving the kingdom, else 0."""
    scene = lay(seat(BARE, "cannon"), seat(KINGDOM, "hills"), seat(BARE, "hills"))
    assert callable(play)
    move: PlayMove = play(scene.number)
    assert move.loss(scene.state, B) == loss
    assert C not in move.against(scene.state, A)
