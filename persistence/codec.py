"""Between a game's objects and stored JSON, whatever version of the game stored it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.game import Act, Game
from engines.core.match import Match, restore
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from engines.core.undo import Change, Undo
from engines.core.upcast import Part
from persistence.errors import Unreadable
from persistence.records import Entry, EntryKind, Loaded, Logged

HEIRLOOMS = TypeAdapter(Heirloom)
_CORE: Mapping[EntryKind, TypeAdapter[Any]] = {"seating": TypeAdapter(Seating), "undo": TypeAdapter(Undo)}
"""The core's own kinds of entries: of no game's schema."""


@dataclass(frozen=True, slots=True)
class Codec:
    """For one game. What cannot be read raises ``Unreadable``, whose text shows nothing of what was stored."""

    game: Game[Any]

    def entry(self, step: int, change: Change, events: Sequence[Event], cause: str) -> Entry:
        """*change* as the log's entry for the step that it led to."""
        kind: EntryKind = "act" if isinstance(change, Act) else change.kind
        return Entry(
            step=step,
            seat=change.seat,
            kind=kind,
            body=_CORE.get(kind, self.game.acts).dump_json(change).decode(),
            cause=cause,
            events=self.dump_events(events),
        )

    def dump_events(self, events: Sequence[Event]) -> str:
        """*events* as the log keeps them."""
        return f"[{','.join(self.game.events.dump_json(event).decode() for event in events)}]"

    def match(self, loaded: Loaded) -> Match[Any]:
        """The match as it was saved, at the present schema."""
        with self._reading(loaded.schema):
            return restore(self.game, self._present("state", loaded.snapshot, loaded.schema), loaded.step)

    def change(self, entry: Logged) -> Change:
        """What was done, for an entry of any kind but ``begin``."""
        return self.done(entry.kind, entry.body, entry.schema)

    def done(self, kind: EntryKind, body: str, schema: int) -> Change:
        """The same by its parts; *schema* is that of whoever wrote it down."""
        with self._reading(schema):
            if kind in _CORE:
                return _CORE[kind].validate_json(body)  # type: ignore[no-any-return]  # of the kind that it is for
            return self.game.acts.validate_json(self._present("act", body, schema))

    def events(self, entry: Logged) -> tuple[Event, ...]:
        """What happened then, as it was told then."""
        with self._reading(entry.schema):
            raws = [self.lifted("event", raw, entry.schema) for raw in json.loads(entry.events)]
            return tuple(self.game.events.validate_json(json.dumps(raw)) for raw in raws)

    def heirloom(self, left: Heirloom) -> Heirloom:
        """*left* as a match of the present schema would have left it."""
        if left.schema == self.game.meta.schema:
            return left
        with self._reading(left.schema):
            body = self._present("heirloom", left.body, left.schema).decode()
            present = Heirloom(game=left.game, schema=self.game.meta.schema, body=body)
            for wrong, right in self.game.seals(present).items():
                body = body.replace(f'"{wrong}"', f'"{right}"')
            return evolve(present, body=body)

    def lifted(self, part: Part, raw: Any, schema: int) -> Any:
        """Parsed JSON through every schema from *schema* to the present one."""
        current = self.game.meta.schema
        if schema > current:
            raise Unreadable(f"{self.game.meta.key}: schema {schema} is newer than {current}")
        for version in range(schema, current):
            if version not in self.game.upcasts:
                raise Unreadable(f"{self.game.meta.key}: no way from schema {version} to {version + 1}")
            raw = self.game.upcasts[version](part, raw)
        return raw

    @contextmanager
    def _reading(self, schema: int) -> Iterator[None]:
        """Errors about contents quote them; so only their kind is told."""
        try:
            yield
        except Unreadable:
            raise
        except Exception as error:
            raise Unreadable(f"{self.game.meta.key}: {type(error).__name__} in JSON of schema {schema}") from None

    def _present(self, part: Part, text: str | bytes, schema: int) -> bytes:
        """The same for JSON that need not be parsed for it, usually."""
        if schema == self.game.meta.schema:
            return text.encode() if isinstance(text, str) else text
        return json.dumps(self.lifted(part, json.loads(text), schema), ensure_ascii=False).encode()
