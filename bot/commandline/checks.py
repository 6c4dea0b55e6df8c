"""What must hold after a game, however often the bot was killed in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from bot.commandline.verify import Mismatch, replayed
from bot.kit import Kit
from bot.parlour.simulated import Payload
from bot.play import cards, telling
from bot.play.past import Past
from bot.running import opened
from bot.ui.page import markdown
from persistence.sittings import sittings


class Held(NamedTuple):
    """What is told of a game in which everything held."""

    ranking: str
    occasions: tuple[str, ...]
    """The titles of what was told in a message of its own, in order."""


async def hold(kit: Kit, database: Path, table_id: str, messages: Sequence[Payload]) -> Held:
    """Raises :class:`Mismatch` with the first thing that does not hold.

    :param messages: those of the table's channel, as they are now."""
    store = await opened(database, kit, lambda _: None)
    try:
        history = await store.matches.history(table_id)
        document = await store.matches.export(table_id)
        known = await store.names.known(history.table.guild_id, history.table.channel_id)
    finally:
        await store.close()
    steps = [entry.step for entry in history.entries]
    if steps != list(range(history.step + 1)):
        raise Mismatch("the log does not have every act exactly once")
    match = replayed(document, kit.games)
    founds = match.game.meta.prologue and history.heirloom is None
    if match.outcome is None or (min(match.outcome.ranks) != 1 and not founds):
        raise Mismatch("the match has no winner")
    names = tuple(seat.name for seat in history.table.seats)
    sat = sittings(history.people, history.entries)
    past = Past(kit, history.table.game, history.table.locale, names, known, sat)
    public = telling.chronicle(past.heard(history.entries), past)
    shown = [line for message in messages for line in logged(message["components"])]
    if public != shown:
        both = zip(public, shown, strict=False)
        at = next((number for number, (a, b) in enumerate(both) if a != b), min(len(public), len(shown)))
        raise Mismatch(f"{len(public)} public lines, {len(shown)} in the channel, the first difference at {at}")
    print(f"\n{len(steps) - 1} acts, each once; {len(public)} public lines, each once; every draw as committed.")
    occasions = tuple(each.voice(each.page.title) for each in past.occasions(past.heard(history.entries)))
    return Held(markdown(match.game.presenter.ending(match.view(None)), past.voice), occasions)


async def left(kit: Kit, database: Path, channel_id: str, game: str) -> int:
    """How many matches lead to what the next match of *game* in that channel begins with."""
    store = await opened(database, kit, lambda _: None)
    try:
        kept = await store.worlds.current(channel_id, game)
        return kept.number + 1 if kept else 0
    finally:
        await store.close()


async def chain(kit: Kit, database: Path, channel_id: str, game: str, matches: int) -> None:
    """Each match began with what the one before had left, and none is missing. What a match leaves is what it leaves
    when it is played again: that is part of :func:`hold`. :raises Mismatch: the first thing that does not hold."""
    store = await opened(database, kit, lambda _: None)
    try:
        worlds = [world for world in await store.worlds.of_channel(channel_id) if world.game == game]
        chapters = await store.worlds.chain(worlds[0].id) if worlds else []
        begun = [(await store.matches.export(chapter.match_id))["heirloom"] for chapter in chapters]
    finally:
        await store.close()
    if not chapters:
        return
    handed = [chapter.kept and asdict(chapter.kept.heirloom) for chapter in chapters]
    if len(worlds) != 1 or [chapter.number for chapter in chapters] != list(range(matches)) or None in handed:
        raise Mismatch(f"{len(chapters)} matches have handed something on, and {matches} were played")
    if begun != [None, *handed[:-1]]:
        raise Mismatch("a match began with something else than the one before had left")
    print(f"\n{matches} matches in one world, each begun with what the one before had left.")


def logged(parts: Sequence[Payload]) -> Iterator[str]:
    """The lines of the log that a message shows."""
    for part in parts:
        if part.get("id") == cards.LOG and part["type"] == 10:
            yield from part["content"].split("\n")
        yield from logged(part.get("components", []))
