"""Between a game's objects and stored JSON, whatever version of the game stored it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.game import Act, Game
from engines.core.match import Match, restore
from engines.core.outcome import Heirloom
from persistence.errors import Unreadable
from persistence.records import Entry, Loaded, Logged

Change = Act[Any] | Seating
"""What an entry of the log holds."""
HEIRLOOMS = TypeAdapter(Heirloom)
_SEATINGS = TypeAdapter(Seating)


def unchanged(raw: Any) -> Any:
    return raw


@dataclass(frozen=True, slots=True, kw_only=True)
class Upcast:
    """From one schema version to the next. Each function gets parsed JSON as the older version wrote it, and may
    change it in place."""

    state: Callable[[Any], Any] = unchanged
    act: Callable[[Any], Any] = unchanged
    event: Callable[[Any], Any] = unchanged


@dataclass(frozen=True, slots=True)
class Codec:
    """For one game. What cannot be read raises ``Unreadable``, whose text shows nothing of what was stored."""

    game: Game[Any]
    upcasts: Mapping[int, Upcast] = field(default_factory=dict)
    """By the version that they lead away from."""

    def entry(self, step: int, change: Change, events: Sequence[Event], cause: str) -> Entry:
        """*change* as the log's entry for the step that it led to."""
        body = _SEATINGS.dump_json(change) if isinstance(change, Seating) else self.game.acts.dump_json(change)
        return Entry(
            step=step,
            seat=change.seat,
            kind="seating" if isinstance(change, Seating) else "act",
            body=body.decode(),
            cause=cause,
            events=self.dump_events(events),
        )

    def dump_events(self, events: Sequence[Event]) -> str:
        return f"[{','.join(self.game.events.dump_json(event).decode() for event in events)}]"

    def match(self, loaded: Loaded) -> Match[Any]:
        with self._reading(loaded.schema):
            blob = self._present(loaded.snapshot, loaded.schema, lambda upcast: upcast.state)
            return restore(self.game, blob, loaded.step)

    def change(self, entry: Logged) -> Change:
        """What was done, for an entry of any kind but ``begin``."""
        with self._reading(entry.schema):
            if entry.kind == "seating":
                return _SEATINGS.validate_json(entry.body)
            return self.game.acts.validate_json(self._present(entry.body, entry.schema, lambda upcast: upcast.act))

    def events(self, entry: Logged) -> tuple[Event, ...]:
        """What happened then, as it was told then."""
        with self._reading(entry.schema):
            raws = [json.dumps(raw) for raw in json.loads(entry.events)]
            present = [self._present(raw, entry.schema, lambda upcast: upcast.event) for raw in raws]
            return tuple(self.game.events.validate_json(raw) for raw in present)

    @contextmanager
    def _reading(self, schema: int) -> Iterator[None]:
        """Errors about contents quote them; so only their kind is told."""
        try:
            yield
        except Unreadable:
            raise
        except Exception as error:
            raise Unreadable(f"{self.game.meta.key}: {type(error).__name__} in JSON of schema {schema}") from None

    def _present(self, text: str | bytes, schema: int, part: Callable[[Upcast], Callable[[Any], Any]]) -> bytes:
        """*text* through every version from *schema* to the present one."""
        current = self.game.meta.schema
        if schema == current:
            return text.encode() if isinstance(text, str) else text
        if schema > current:
            raise Unreadable(f"{self.game.meta.key}: schema {schema} is newer than {current}")
        raw = json.loads(text)
        for version in range(schema, current):
            if version not in self.upcasts:
                raise Unreadable(f"{self.game.meta.key}: no way from schema {version} to {version + 1}")
            raw = part(self.upcasts[version])(raw)
        return json.dumps(raw, ensure_ascii=False).encode()
