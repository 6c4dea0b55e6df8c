"""A court that reads and writes as an earlier version did: what stands in somebody's database, made on demand."""

from __future__ import annotations

import json
from typing import Any

from engines.core.meta import Options
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.record import evolve
from engines.core.upcast import Part
from tests.petty_court.ages import DOWNCASTS, UPCASTS
from tests.petty_court.game import PettyCourt
from tests.petty_court.meta import META
from tests.petty_court.state import State


class Then:
    """An adapter for one part, as it was at *schema*."""

    def __init__(self, today: Any, part: Part, schema: int) -> None:
        self._today, self._part = today, part
        self._versions = range(schema, META.schema)

    def dump_json(self, value: Any) -> bytes:
        return self.back(self._today.dump_json(value))

    def validate_json(self, text: str | bytes) -> Any:
        return self._today.validate_json(self.forth(text))

    def back(self, text: str | bytes) -> bytes:
        raw = json.loads(text)
        for version in reversed(self._versions):
            raw = DOWNCASTS[version](self._part, raw)
        return json.dumps(raw).encode()

    def forth(self, text: str | bytes) -> bytes:
        raw = json.loads(text)
        for version in self._versions:
            raw = UPCASTS[version](self._part, raw)
        return json.dumps(raw).encode()


class Aged(PettyCourt):
    """:param schema: that it is at, so that whatever is later is unknown to it."""

    def __init__(self, schema: int) -> None:
        self.meta = evolve(META, schema=schema)
        self.upcasts = {version: upcast for version, upcast in UPCASTS.items() if version < schema}
        today = PettyCourt
        self.states: Any = Then(today.states, "state", schema)
        self.acts: Any = Then(today.acts, "act", schema)
        self.events: Any = Then(today.events, "event", schema)
        self._heirlooms = Then(None, "heirloom", schema)

    def setup(
        self, seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]
    ) -> State:
        return super().setup(seats, seed, options, heirloom and self._today(heirloom), people)

    def pages(self, heirloom: Heirloom) -> tuple[Page, ...]:
        return super().pages(self._today(heirloom))

    def bequest(self, state: State) -> Heirloom | None:
        left = super().bequest(state)
        return left and evolve(left, schema=self.meta.schema, body=self._heirlooms.back(left.body).decode())

    def _today(self, heirloom: Heirloom) -> Heirloom:
        return evolve(heirloom, schema=META.schema, body=self._heirlooms.forth(heirloom.body).decode())
