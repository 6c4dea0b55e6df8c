"""The stand-in player: section 12 of the rules, as far as it is settled by figures."""

import pytest

from engines.core.menu import Picked
from engines.core.move import Move
from engines.core.rng import Rng
from engines.core.steward import GENTLE
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.plays.building import Settle
from tests import rivals
from tests.bench.arena import bouts
from tests.contract.games import MANY, SOAK_GAMES
from tests.take_the_kingdom.kingdom import A, B, lay, seat
from tests.take_the_kingdom.scene import Scene


def advice(scene: Scene, who: int, seed: str = "any") -> tuple[Move, ...]:
    menu = scene.match.menu(who)
    assert menu is not None
    given = scene.match.game.advise(scene.match.view(who), menu, Rng(seed), GENTLE)
    assert isinstance(given, Picked)
    return given.moves


def attacked(kingdom: str, hand: str, *, card: str = "cannon", empty: bool = False) -> Scene:
    filler = "spread" if empty else ""
    scene = lay(
        seat("Fort, Land, Land", f"{card} deny mercy mutiny sabotage"), seat(kingdom, f"{hand} {filler}"),
        deck="" if empty else "hills", no_more=empty, turn_is={"began_empty": empty},
    )  # fmt: skip
    scene.attack(card, "B.Land" if "Land" in kingdom else "B.Fort")
    assert scene.asked == (B,)
    return scene


@pytest.mark.parametrize(
    ("kingdom", "blocker", "from_loss"),
    [
        ("Fort, Land", "sabotage", 2), ("Fort, Land[Hills]", "sabotage", 2), ("Fort, Land[Hills]", "deny", 3),
        ("Fort, Land[Walls]", "deny", 3), ("Fort, Land[Walls]", "mercy", 4), ("Fort, Land[Battlements]", "mercy", 4),
    ],
)  # fmt: skip
@pytest.mark.parametrize("empty", [False, True])
def test_from_which_loss_it_blocks(kingdom: str, blocker: str, from_loss: int, empty: bool) -> None:
    """TK-12.2: Sabotage from 2, Deny from 3, Mercy from 4, all one lower once the deck is empty."""
    scene = attacked(kingdom, blocker, empty=empty)
    loss = min(4, scene.match.view(None).kingdoms[B].places[1].strength)
    blocks = loss >= from_loss - empty
    assert advice(scene, B) == ((m.Block(card=blocker),) if blocks else (m.Pass(),))


@pytest.mark.parametrize(
    ("card", "kingdom", "hand", "move"),
    [
        pytest.param("soldiers", "Fort-2", "mercy", m.Block(card="mercy"), id="always when the Fort is in danger"),
        pytest.param("cannon", "Fort, Land[Battlements; real]", "deny", m.Pass(), id="never where a real trap answers"),
        pytest.param("cannon", "Fort, Land[Battlements; decoy]", "deny", m.Block(card="deny"), id="a decoy does not"),
    ],
)
def test_when_else_it_blocks(card: str, kingdom: str, hand: str, move: Move) -> None:
    """TK-12.2."""
    assert advice(attacked(kingdom, hand, card=card), B) == (move,)


@pytest.mark.parametrize(("land", "counters"), [("Land[Walls]", False), ("Land[Battlements]", True)])
def test_it_counters_for_an_attack_worth_four(land: str, counters: bool) -> None:
    """TK-12.2."""
    scene = lay(seat("Fort, Land", "cannon deny hills"), seat(f"Fort, {land}", "sabotage hills"))
    scene.attack("cannon", "B.Land")
    scene.blocks(B, "sabotage")
    assert advice(scene, A) == ((m.Block(card="deny"),) if counters else (m.Pass(),))


def test_it_discards_by_the_default_order() -> None:
    """TK-12.2."""
    scene = lay(seat("Fort, Land", "soldiers hills hills moat walls knights deny mercy"), seat("Fort", "hills"))
    scene.end()
    assert advice(scene, A) == (m.Discard(card="soldiers"), m.Discard(card="hills"))


def test_it_is_deterministic() -> None:
    """TK-12.2: ties by data order, no dice."""
    scene = lay(seat("Fort, Land", "land hills walls knights cannon"), seat("Fort, Land", "hills"))
    assert len({advice(scene, A, seed) for seed in ("one", "two", "three")}) == 1


def test_it_builds_first() -> None:
    """TK-12.1: Lands before anything else in the opening."""
    scene = lay(seat("Fort, Land", "land hills trap_decoy", turns=1), seat("Fort, Land", "hills"))
    assert advice(scene, A) == (Settle(),)


def test_a_keen_one_beats_a_gentle_one() -> None:
    """TK-12: more often than not. How much more says ``python -m tests.bench.arena take_the_kingdom``: not so much that
    it shows in any dozen games, so it is always the same one that is looked at."""
    games = range(200) if SOAK_GAMES >= MANY else range(20, 32)
    won = [bout.won for bout in bouts(GAME, 2, games, rivals.keen, rivals.gentle)]
    assert sum(won) * 2 > len(won)
