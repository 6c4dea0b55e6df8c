"""A world between its matches: looked at, annulled in part, left behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cases import rights
from bot.cases.asking import Caller, Declined, Means
from bot.play.loaded import LoadedTable, match_name
from bot.speech import Voice
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.text import Text
from persistence.codec import Codec
from persistence.deliveries import Proclaimed
from persistence.errors import StoreError, Unreadable, WorldInUse
from persistence.parts import NOTHING, ByTable
from persistence.worlds import Chapter, Kept, World, latest


@dataclass(frozen=True, slots=True)
class Seen:
    """A world as somebody looks at it."""

    world: World
    chain: Sequence[Chapter]
    voice: Voice
    game: Any
    decides: bool
    """Whether they may leave it behind."""
    votes: bool = False
    """Whether they have a say in annulling its last match: they decide about it, or have played there."""
    meanwhile: Heirloom | None = None
    """As the match that goes on has made it by now, as everybody knows it; ``None``: none goes on, or its game says
    nothing of that before its end."""

    @property
    def latest(self) -> Chapter | None:
        """The last match that counts."""
        return latest(self.chain)

    @property
    def kept(self) -> Kept | None:
        """What the next match begins with."""
        return self.latest.kept if self.latest else None

    @property
    def running(self) -> Chapter | None:
        """The match that goes on."""
        return next((chapter for chapter in self.chain if chapter.fate == "running"), None)

    @property
    def pages(self) -> tuple[Page, ...]:
        """The game's own, as the world is now. ``Unreadable`` as in :func:`pages`."""
        return tuple(self.game.pages(self.meanwhile)) if self.meanwhile else pages(self.game, self.kept)

    @property
    def title(self) -> str:
        """As the game calls it; a world whose founding was annulled has no name."""
        return title(self.game, self.kept, self.voice)

    def number(self, chapter: Chapter) -> str:
        """As it is called in its world."""
        return match_name(self.game, chapter.number, self.voice)


def title(game: Any, kept: Kept | None, voice: Voice) -> str:
    return voice(pages(game, kept)[0].title) if kept else voice.about("name")


def regret(game: Any, left: Heirloom, voice: Voice) -> str:
    """What cannot be taken back with the match that has left this; nothing as well where nothing can be read."""
    try:
        told = game.regret(Codec(game).heirloom(left))
    except (Unreadable, ValueError):
        return ""
    return voice(told) if told else ""


def progress(game: Any, kept: Kept) -> tuple[Text, ...]:
    """How far a world has come, in the line with which its own pages begin; nothing where they say none."""
    first = next(iter(pages(game, kept)[0].sections), None)
    return first.lines[:1] if first else ()


def heirloom(seen: Seen) -> Heirloom | None:
    """The world as it is at present; ``None``: there is nothing of it yet. ``Unreadable`` if a later release has left
    it."""
    if seen.meanwhile is not None:
        return seen.meanwhile
    return Codec(seen.game).heirloom(seen.kept.heirloom) if seen.kept else None


def before(seen: Seen) -> Heirloom | None:
    """The world before what is new in it came: as the match that goes on found it, or the last one; ``None``: there was
    none yet. ``Unreadable`` as in :func:`heirloom`."""
    counting = sorted((each for each in seen.chain if each.fate == "bequeathed"), key=lambda each: each.number)
    *_, found = (None, *(each.kept for each in (counting if seen.meanwhile else counting[:-1])))
    return Codec(seen.game).heirloom(found.heirloom) if found else None


def pages(game: Any, kept: Kept | None) -> tuple[Page, ...]:
    """The game's own pages of a world. ``Unreadable`` if a later release has left it."""
    told: tuple[Page, ...] = game.pages(Codec(game).heirloom(kept.heirloom)) if kept else ()
    return told


# ---- looking


async def here(means: Means, caller: Caller, game: str | None = None) -> list[Seen]:
    """The worlds of the caller's channel (of a game: its worlds), as far as their games are still played; those left
    behind too."""
    home = await rights.at_home(means, caller)
    every = [
        world
        for world in await means.store.worlds.of_channel(home.channel)
        if rights.here(home, world) and world.game in means.kit.games and game in (None, world.game)
    ]
    return [await _seen(means, caller, world) for world in every]


@rights.READ
async def look(means: Means, caller: Caller, world_id: int, /) -> Seen:
    return await _seen(means, caller, await means.store.worlds.get(world_id))


@rights.DECIDE
async def going_on(means: Means, caller: Caller, world_id: int, /) -> Seen:
    """A world about which the caller may decide, and that is not left behind."""
    return await _going_on(means, caller, world_id)


async def _going_on(means: Means, caller: Caller, world_id: int) -> Seen:
    seen = await _seen(means, caller, await means.store.worlds.get(world_id))
    if seen.world.archived_at is not None:
        raise Declined("not-now")
    return seen


async def _seen(means: Means, caller: Caller, world: World) -> Seen:
    chain = await means.store.worlds.chain(world.id)
    decides = await rights.decides(means, caller, world, chain)
    votes = decides or caller.user in (await rights.electorate(means, chain)).players
    game, voice = means.kit.game(world.game), await _voice(means, caller.locale, world)
    seen = Seen(world, chain, voice, game, decides, votes)
    return replace(seen, meanwhile=await _meanwhile(means, seen.running))


async def _meanwhile(means: Means, running: Chapter | None) -> Heirloom | None:
    """Of a match that cannot be read the world shows what was before it."""
    return await _so_far(means, running.match_id) if running else None


async def given_up(means: Means, loaded: LoadedTable, voice: Voice) -> str:
    """What cannot be taken back with the match of a table that is closed."""
    left = await _so_far(means, loaded.table.id) if loaded.table.state == "playing" else None
    return regret(loaded.game, left, voice) if left else ""


async def _so_far(means: Means, table_id: str) -> Heirloom | None:
    try:
        loaded = await means.sessions.at(table_id)
    except StoreError:
        return None
    return loaded.match.meanwhile if loaded.match else None


async def _voice(means: Means, locale: str, world: World) -> Voice:
    known = await means.store.names.known(world.guild_id, world.channel_id)
    return means.kit.voice(locale, world.game, (), known)


# ---- annulling, leaving


@rights.ANNUL
async def annullable(means: Means, caller: Caller, world_id: int, /) -> Seen:
    """A world in the annulling of whose last match the caller has a say. ``WorldInUse`` while another goes on."""
    seen = await _going_on(means, caller, world_id)
    if seen.running is not None:
        raise WorldInUse(f"a match of world {world_id} is being played")
    return seen


@rights.ANNUL
async def annul(means: Means, caller: Caller, world_id: int, /, heirloom: int) -> bool:
    """The caller agrees that the match that has left this heirloom shall not have been, if it is still the last one.
    It has not been as soon as its winner agrees, or more than half of its players: whoever hosts a table alone takes
    nothing from them. False: more have to agree. ``NotLatest``, ``WorldInUse``."""
    seen = await annullable(means, caller, world_id)
    if seen.latest is None or seen.latest.elsewhere or seen.kept is None or seen.kept.id != heirloom:
        raise Declined("annul-late")
    args: dict[str, str | int] = {"who": caller.name, "match": (await _public(means, seen)).number(seen.latest)}
    consents = await means.store.worlds.consents(heirloom)
    if (await rights.electorate(means, seen.chain)).agrees((*consents, caller.user)):
        told = Proclaimed(key="world-annulled", args=args)
        await means.store.worlds.annul(heirloom, _telling(seen, told))
    else:
        told = Proclaimed(key="world-annul-asked", args=args)
        if await means.store.worlds.consent(heirloom, caller.user, _telling(seen, told)):
            _woken(means, seen)
        return False
    await _proclaimed(means, seen)
    return True


@rights.DECIDE
async def leave(means: Means, caller: Caller, world_id: int, /) -> None:
    """The next match founds another. ``WorldInUse``."""
    seen = await _going_on(means, caller, world_id)
    told = Proclaimed(key="world-left-behind", args={"who": caller.name, "world": (await _public(means, seen)).title})
    if not await means.store.worlds.archive(seen.world.id, _telling(seen, told)):
        raise Declined("not-now")
    await _proclaimed(means, seen)


async def _public(means: Means, seen: Seen) -> Seen:
    """The same in the language of the channel."""
    last = _last(seen)
    locale = (await means.store.tables.get(last)).locale if last else means.locale
    return replace(seen, voice=await _voice(means, locale, seen.world))


def _last(seen: Seen) -> str | None:
    """The table that tells the channel what becomes of a world: it is everybody's business. ``None``: it comes from
    elsewhere, and nobody has played there yet."""
    return next((each.match_id for each in reversed(seen.chain) if not each.elsewhere), None)


def _telling(seen: Seen, told: Proclaimed) -> ByTable:
    last = _last(seen)
    return {last: [told]} if last else NOTHING


async def _proclaimed(means: Means, seen: Seen) -> None:
    """It is on its way to the channel; and a lobby that is open there may begin with something else."""
    _woken(means, seen)
    live = await means.store.tables.live_at(seen.world.channel_id)
    if live is not None and live.game in means.kit.games:
        await means.sessions.refresh(live.id)


def _woken(means: Means, seen: Seen) -> None:
    if last := _last(seen):
        means.sessions.wake(last, ())
