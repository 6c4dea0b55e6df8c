"""Somebody's id taken out of what is stored: functions over JSON texts, whether they lie in rows or in an archive."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from engines.core.outcome import Heirloom
from persistence.codec import Codec
from persistence.errors import Unreadable
from persistence.records import Logged, Sitting

Seals = Callable[[Heirloom], Mapping[str, str]]
"""The hashes of an heirloom that do not fit its contents any more, each with the right one. ``Unreadable``: its game
is not here."""


@dataclass(frozen=True)
class Renaming:
    """Strings of JSON that become others, in JSON within JSON too, and byte for byte nothing else."""

    names: Mapping[str, str] = field(repr=False)

    def __call__(self, text: str) -> str:
        return self._strings.sub(lambda found: found[1] + self.names[found[2]] + found[1], text) if self.names else text

    def blob(self, blob: bytes) -> bytes:
        """The same for JSON as bytes, which may be damaged."""
        return self(blob.decode(errors="surrogateescape")).encode(errors="surrogateescape")

    def body(self, heirloom: Heirloom, seals: Seals) -> str:
        """The body of *heirloom* with hashes that fit it again."""
        return Renaming({**self.names, **self._resealed(heirloom, seals)})(heirloom.body)

    def following(self, heirloom: str | None, seals: Seals) -> Renaming:
        """For all that is stored of a match which began with *heirloom* (as JSON): its hashes have become others."""
        parsed = _parsed(heirloom or "{}")
        if parsed.keys() != {"game", "schema", "body"}:
            return self
        return Renaming({**self.names, **self._resealed(Heirloom(**parsed), seals)})

    def _resealed(self, heirloom: Heirloom, seals: Seals) -> Mapping[str, str]:
        """What had been changed by hand before is not made to look sound."""
        renamed = Heirloom(game=heirloom.game, schema=heirloom.schema, body=self(heirloom.body))
        return {} if renamed == heirloom or seals(heirloom) else seals(renamed)

    @cached_property
    def _strings(self) -> re.Pattern[str]:
        """A whole string between its quotes, which carry as many backslashes as the JSON lies deep."""
        return re.compile(rf'(\\*")({"|".join(map(re.escape, self.names))})\1')


def sealer(codecs: Mapping[str, Codec]) -> Seals:
    """:param codecs: by game key."""

    def seals(heirloom: Heirloom) -> Mapping[str, str]:
        if heirloom.game not in codecs:
            raise Unreadable(f"nobody here knows how {heirloom.game} hands on its matches")
        try:
            return codecs[heirloom.game].game.seals(heirloom)
        except Exception:
            return {}

    return seals


def unsealed(_heirloom: Heirloom) -> Mapping[str, str]:
    """For games whose heirlooms carry no hashes."""
    return {}


def sitters(people: Iterable[str], seatings: Iterable[str]) -> dict[int, str]:
    """Who was the last to sit on each seat, resigned since or not.

    :param seatings: the bodies of the log's seatings, in their order; a damaged one tells nothing."""
    last = dict(enumerate(people))
    for body in seatings:
        seating = _parsed(body)
        if seating.get("change") == "sit" and isinstance(seating.get("seat"), int) and seating.get("person"):
            last[seating["seat"]] = seating["person"]
    return last


def sittings(people: Iterable[str], entries: Iterable[Logged]) -> Iterator[Sitting]:
    """Who has had which seat: everybody at the beginning, then whoever the log has seen sit down."""
    for seat, person in enumerate(people):
        yield Sitting(step=0, seat=seat, person=person)
    for entry in entries:
        seating = _parsed(entry.body) if entry.kind == "seating" else {}
        if seating.get("change") == "sit" and entry.seat is not None:
            yield Sitting(step=entry.step, seat=entry.seat, person=str(seating.get("person") or ""))


def sat_later(entries: Iterable[Logged]) -> set[str]:
    """Whoever has taken a seat while the match ran."""
    seatings = (_parsed(entry.body) for entry in entries if entry.kind == "seating")
    return {str(seating.get("person")) for seating in seatings if seating.get("change") == "sit"}


def acts_of(person: str, people: Iterable[str], entries: Iterable[Logged]) -> Iterator[Logged]:
    """What the log holds of somebody's own doing: the acts of a seat while it was theirs."""
    theirs = {seat for seat, each in enumerate(people) if each == person}
    for entry in entries:
        if entry.kind == "act" and entry.seat in theirs:
            yield entry
        if entry.kind == "seating" and entry.seat is not None:
            seating = _parsed(entry.body)
            if seating.get("change") == "sit" and seating.get("person") == person:
                theirs.add(entry.seat)
            elif seating.get("change") in ("sit", "resign", "remove"):
                theirs.discard(entry.seat)


def _parsed(body: str) -> dict[str, Any]:
    try:
        parsed = json.loads(body)
    except ValueError:
        return {}
    return parsed if isinstance(parsed, dict) else {}
