"""When it ends, who has won, and what the next match remembers of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.outcome import Heirloom, Outcome, ranks
from engines.core.text import text
from tests.petty_court.memory import Memory, bequeathed

if TYPE_CHECKING:
    from tests.petty_court.state import State


def finished(state: State) -> bool:
    rich = max(player.coins for player in state.players) >= state.goal
    return rich or not (state.deck or any(player.hand for player in state.players))


def outcome(state: State) -> Outcome | None:
    if state.stack:
        return None
    scores = tuple(player.coins for player in state.players)
    why = text("why-rich", goal=state.goal) if max(scores) >= state.goal else text("why-out-of-cards")
    return Outcome(ranks=ranks(scores), scores=scores, why=why)


def bequest(state: State) -> Heirloom | None:
    """The champion begins the next match, wherever he sits then; the decree goes on."""
    result = outcome(state)
    if result is None:
        return None
    champion = state.people[result.ranks.index(1)]
    return bequeathed(Memory(champions=(*state.champions, champion), decree=state.decree))
