"""Worlds: what the matches of a campaign hand on to each other, as the store knows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from engines.core.outcome import Heirloom

FORMAT = 1
Fate = Literal["bequeathed", "annulled", "abandoned", "running"]


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """It belongs to one channel and one game, and to a chain of matches. Only one of a channel and game is open."""

    id: int
    guild_id: str
    channel_id: str
    game: str
    founded_at: int
    archived_at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """An heirloom in the store."""

    id: int
    world_id: int
    parent_id: int | None
    """The heirloom that its match began with; ``None``: that match founded the world."""
    number: int
    """How many heirlooms lead to this one."""
    heirloom: Heirloom = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """One match of a world and what became of it."""

    match_id: str
    number: int
    """A match that came to nothing has the number of the one that was played in its place."""
    fate: Fate
    at: int
    """When it ended, or when something was last done there."""
    annulled_at: int | None = None
    kept: Kept | None = None
    """What it has bequeathed; ``None`` for a match that was abandoned or goes on."""


def latest(chapters: Sequence[Chapter]) -> Chapter | None:
    """The last match that counts."""
    counting = [chapter for chapter in chapters if chapter.fate == "bequeathed"]
    return max(counting, key=lambda chapter: chapter.number, default=None)


def as_document(world: World, chapters: Sequence[Chapter]) -> dict[str, Any]:
    """A world as one JSON document: its whole chain with the dates."""
    return {
        "format": FORMAT,
        "world": world.id,
        "game": world.game,
        "founded": world.founded_at,
        "archived": world.archived_at,
        "chain": [_chapter(chapter) for chapter in chapters],
    }


def _chapter(chapter: Chapter) -> dict[str, Any]:
    heirloom = chapter.kept and chapter.kept.heirloom
    return {
        "number": chapter.number,
        "match": chapter.match_id,
        "fate": chapter.fate,
        "at": chapter.at,
        "annulled": chapter.annulled_at,
        "heirloom": heirloom and asdict(heirloom),
    }
