"""Somebody's id taken out of what is stored: functions over JSON texts, whether they lie in rows or in an archive."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engines.core.outcome import Heirloom
from persistence.codec import Codec
from persistence.errors import Unreadable
from persistence.sittings import parsed

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
        whole = parsed(heirloom or "{}")
        if whole.keys() != {"game", "schema", "body"}:
            return self
        return Renaming({**self.names, **self._resealed(Heirloom(**whole), seals)})

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
