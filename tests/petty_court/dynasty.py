"""The same toy as a campaign: its first match only founds the court, and the lot may do that at once."""

from __future__ import annotations

from dataclasses import replace

from engines.core.meta import Options
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from tests.petty_court.game import PettyCourt
from tests.petty_court.meta import META
from tests.petty_court.state import State


class Dynasty(PettyCourt):
    meta = replace(
        META,
        key="dynasty",
        command="dynasty",
        prologue=True,
        options=tuple(replace(setting, founding=setting.key in ("goal", "first")) for setting in META.options),
    )

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        """Where the lot falls on a founder, nobody plays for it."""
        state = super().setup(seats, seed, options, heirloom, people)
        return state if heirloom or options["first"] != "chance" else evolve(state, stack=())

    def bequest(self, state: State) -> Heirloom | None:
        left = super().bequest(state)
        return left and replace(left, game=self.meta.key)


DYNASTY = Dynasty()
