"""Worlds: what the matches of a campaign hand on to each other, as the store knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from engines.core.outcome import Heirloom

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
    signer: str | None = None
    """The fingerprint of whoever has signed the file that it was taken up from; ``None``: it was founded here."""


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
    elsewhere: bool = False
    """It was played before the world came here: its id is that of another place."""


def latest(chapters: Sequence[Chapter]) -> Chapter | None:
    """The last match that counts."""
    counting = [chapter for chapter in chapters if chapter.fate == "bequeathed"]
    return max(counting, key=lambda chapter: chapter.number, default=None)


def played_here(chapters: Sequence[Chapter]) -> Chapter | None:
    """The last match that counts, or else the last one there was; ``None``: none of them was played here."""
    last = latest(chapters)
    return next((each for each in (last, *reversed(chapters)) if each and not each.elsewhere), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """A match of a world that comes from elsewhere."""

    match_id: str
    parent: str | None
    """Whose heirloom it began with."""
    number: int
    fate: Fate
    at: int
    annulled_at: int | None
    heirloom: Heirloom | None = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewWorld:
    """A world that comes from elsewhere, the oldest match first."""

    guild_id: str
    channel_id: str
    game: str
    founded_at: int
    archived_at: int | None
    signer: str
    names: Mapping[str, str]
    """Of those of its persons whose names are known, by what stands for them."""
    chain: Sequence[Brought]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """Somebody says that they are a person of whom the world knows the name alone."""

    user_id: str
    name: str
    """As they are called here."""
    person: str
