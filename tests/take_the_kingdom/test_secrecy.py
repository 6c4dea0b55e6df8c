"""Who knows what: section 3 of the rules, as far as a single scene shows it, and TK-10.10."""

import pytest

from engines.take_the_kingdom.components import KIND, PENALTIES, TRAPS
from engines.take_the_kingdom.events.plays import ActionDeclared
from tests.take_the_kingdom.kingdom import A, B, lay, seat


@pytest.mark.parametrize("seed", ["red", "green", "blue"])
def test_what_may_be_exchanged(seed: str) -> None:
    """TK-3.2, 10.10: a trap's position gets a trap, a hand no penalty; what the witness knows stays fixed."""
    scene = lay(
        seat("Fort[Hills; real], Land[; decoy]", "cannon spread deny mercy spy"),
        seat("Fort[Moat], Land[Walls; real], Land", "sabotage mutiny deny conquest trap_decoy"),
        seat("Fort, Land[Knights, Archers-1]", "fortune mercy soldiers"),
    )
    scene.play("spy_look", "B.Land")
    scene.passes(B)
    before, land = scene.state, scene.number("B.Land")
    state = scene.match.game.scramble(before, (A,), seed)
    assert state.kingdoms[A] == before.kingdoms[A]
    assert state.where(land) == before.where(land), "A looked there"
    for kingdom in state.kingdoms:
        assert not any(KIND[card] in PENALTIES for card in kingdom.hand)
        assert all(KIND[place.trap.card] in TRAPS for place in kingdom.places if place.trap)
    assert [len(kingdom.hand) for kingdom in state.kingdoms] == [len(kingdom.hand) for kingdom in before.kingdoms]
    assert len(state.deck) == len(before.deck)


def test_a_conquest_of_a_defence_tells_what_it_replaces() -> None:
    """Section 3: a declared play with all its parameters, at the declaration."""
    scene = lay(seat("Fort[Hills, Moat]", "conquest land"), seat("Fort[Knights]", "deny"))
    scene.carry("B.Fort.Knights", "A.Fort", replace="Hills")
    (declared,) = scene.told(ActionDeclared)
    assert (declared.defence, declared.to, declared.replaced) == ("knights", scene.number("A.Fort"), "hills")
