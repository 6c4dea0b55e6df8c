"""The court as a game whose campaigns are founded by a match of their own, which may be over at its beginning."""

from __future__ import annotations

from engines.core.meta import Options, Setting
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from tests.petty_court.game import PettyCourt
from tests.petty_court.meta import META
from tests.petty_court.state import State

FOUNDING = Setting(key="founding", choices=("played", "drawn"), default="played", founding=True)


class FoundedCourt(PettyCourt):
    """Another game than the court itself, so that both can be registered."""

    meta = evolve(META, key="founded_court", command="founded", prologue=True, options=(*META.options, FOUNDING))

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        state = super().setup(seats, seed, options, heirloom, people)
        return evolve(state, stack=()) if heirloom is None and options["founding"] == "drawn" else state

    def bequest(self, state: State) -> Heirloom | None:
        left = super().bequest(state)
        return left and evolve(left, game=self.meta.key)
