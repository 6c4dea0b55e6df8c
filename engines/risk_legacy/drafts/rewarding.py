"""Where a reward goes: the kind is chosen, now the place (RL-5.12). Or none at all, and whether that is meant."""

from __future__ import annotations

from typing import get_args

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.moves.rewards import Forgo, RewardName
from engines.risk_legacy.rules.rewards import every, offered, refusal
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from engines.risk_legacy.words.naming import hyphened
from engines.risk_legacy.words.reasons import reason

WHERE = {name: text("prompt-reward-where", reward=hyphened(name)) for name in get_args(RewardName)}
NOTHING = text("prompt-forgo")


@record
class Rewarding(Draft):
    reward: RewardName

    def menu(self, state: State, seat: int) -> Menu[Move]:
        options = Words(state, seat).options(*offered(state, seat, self.reward), Cancel())
        return Pick(prompt=WHERE[self.reward], options=options)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        refused = ((reward, refusal(state, seat, reward)) for reward in every(self.reward))
        return Words(state, seat).blocked(*((reward, reason(why)) for reward, why in refused if why))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        return None if given == Picked((Cancel(),)) else given


@record
class Forgoing(Draft):
    """No reward may be had later: one careless press must not cost it."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Pick(prompt=NOTHING, options=Words(state, seat).options(Forgo(), Cancel()))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        """The clock comes here on its own way through (RL-7.6.3)."""
        return Picked((Forgo(),))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        return None if given == Picked((Cancel(),)) else given
