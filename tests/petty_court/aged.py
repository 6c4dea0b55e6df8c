"""A court that reads and writes as an earlier version did: what stands in somebody's database, made on demand."""

import json
from dataclasses import replace
from typing import Any

from engines.core.meta import Options
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from engines.core.upcast import Part
from tests.petty_court.ages import DOWNCASTS, UPCASTS
from tests.petty_court.game import GAME
from tests.petty_court.rules import META, State


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


def aged(schema: int) -> Any:
    """:param schema: that it is at, so that whatever is later is unknown to it."""
    heirlooms = Then(None, "heirloom", schema)

    def today(heirloom: Heirloom) -> Heirloom:
        return evolve(heirloom, schema=META.schema, body=heirlooms.forth(heirloom.body).decode())

    def setup(seats: int, seed: str, options: Options, heirloom: Heirloom | None, people: tuple[str, ...]) -> State:
        return GAME.setup(seats, seed, options, heirloom and today(heirloom), people)

    def bequest(state: State) -> Heirloom | None:
        left = GAME.bequest(state)
        return left and evolve(left, schema=schema, body=heirlooms.back(left.body).decode())

    court = replace(
        GAME,
        meta=evolve(META, schema=schema),
        upcasts={version: upcast for version, upcast in UPCASTS.items() if version < schema},
        setup=setup,
        pages=lambda heirloom: GAME.pages(today(heirloom)),
        bequest=bequest,
        meanwhile=lambda _state: None,
    )
    parts: dict[str, Part] = {"states": "state", "acts": "act", "events": "event"}
    vars(court).update({name: Then(getattr(GAME, name), part, schema) for name, part in parts.items()})
    return court
