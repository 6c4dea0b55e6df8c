"""A table's messages in its channel: one standing message, the log above it, a prompt when somebody is called.

The channel is brought to what the store says, whatever it shows now, so doing it twice does no harm. Each public line
of the log stands in exactly one message: the standing one shows the lines since its own beginning (``table.log_step``
and ``log_line``); when it is full or old it keeps them for good, loses its board and buttons, and a new one follows."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from bot.play import cards, votes
from bot.play.loaded import LoadedTable, Spot, lines
from bot.post import Post
from bot.publish.poster import Poster
from bot.publish.round import Note
from bot.ui import limits
from bot.ui.parts import Part, weight
from bot.undelivered import Gone, TooOld
from persistence.deliveries import IN_CHANNEL
from persistence.postings import Posting
from persistence.store import Clock, Store

Lines = Sequence[tuple[Spot, str]]
"""Of the log, each with its place."""
AGE = 50 * 60 * 1000
"""Milliseconds after which a message takes hardly any edits, so that a new one is due."""
BESIDE_BOARD = 1200
"""Characters of log below the board: more pushes the buttons off a phone's screen."""
ALONE = 3600
"""Characters of log in a message without a board."""


class Channel:
    def __init__(self, store: Store, post: Post, poster: Poster, clock: Clock) -> None:
        self.store, self.post, self.poster, self.clock = store, post, poster, clock
        self._controls: dict[str, list[Part]] = {}
        """What each table's prompt offers, as far as this process knows: an edit that changes nothing is saved."""

    async def show(self, loaded: LoadedTable) -> LoadedTable:
        """Bring the standing message up to date, turning it over as often as the log demands; the table with what
        was noted of that.

        :raises Undelivered: nothing is lost; calling again goes on from there."""
        board = cards.board(loaded, loaded.voice(loaded.table.locale))
        while True:
            table = loaded.table
            log = await self._log(loaded)
            here = head(log, room(loaded, board))
            aged = table.standing_posted_at is not None and self.clock() - table.standing_posted_at > AGE
            if table.standing_message_id and len(here) == len(log) and (not aged or not loaded.live):
                try:
                    parts = cards.standing(loaded, board, texts(log))
                    await self.post.edit(table.channel_id, table.standing_message_id, parts)
                except (Gone, TooOld):
                    pass
                else:
                    return loaded
            loaded = await self._turn_over(loaded, board, log)

    async def _log(self, loaded: LoadedTable) -> Lines:
        """The public lines that belong to the standing message or to later ones, up to this moment of the match: what
        has happened since is shown together with the board that it led to."""
        table, voice = loaded.table, loaded.voice(loaded.table.locale)
        entries = await self.store.matches.log(table.id, table.log_step, loaded.playing.step)
        start = Spot(table.log_step, table.log_line)
        return [each for each in lines(loaded.game, entries, voice) if each[0] >= start]

    async def _turn_over(self, loaded: LoadedTable, board: str, log: Lines) -> LoadedTable:
        """Retire the standing message with as much of the log as it takes, and post the next one."""
        kept: Lines = ()
        if loaded.table.standing_message_id:
            kept = head(log, ALONE)
            await self._retire(loaded, kept, _begins(loaded, log[len(kept) :]))
        rest = log[len(kept) :]
        here = head(rest, room(loaded, board))
        posting = _posting(loaded, "standing", kept="standing", changes=_begins(loaded, rest))
        await self.poster.send(posting, cards.standing(loaded, board, texts(here)))
        return await self._again(loaded)

    async def _retire(self, loaded: LoadedTable, kept: Lines, then: dict[str, Any]) -> None:
        """:param then: where the log goes on after what was kept."""
        table = loaded.table
        assert table.standing_message_id is not None
        if not kept:
            await self.post.delete(table.channel_id, table.standing_message_id)
            return
        try:
            await self.post.edit(table.channel_id, table.standing_message_id, cards.chronicle(texts(kept)))
        except (Gone, TooOld):  # the log is worth more than its place
            changes = {"standing_message_id": None, **then}
            old = table.channel_id, table.standing_message_id
            posting = _posting(loaded, "chronicle", changes=changes, replaces=old)
            await self.poster.send(posting, cards.chronicle(texts(kept)))

    async def notice(self, loaded: LoadedTable) -> None:
        """Bring the message about votes and free seats to what the table says; it goes when there is nothing to say.
        A new one rings for those whose word is wanted."""
        table, parts = loaded.table, cards.notice(loaded)
        old = table.notice_message_id
        if old and parts:
            with contextlib.suppress(Gone, TooOld):
                await self.post.edit(table.channel_id, old, parts)
                return
        if parts:
            vote = votes.of(loaded.table)
            users = cards.silent(loaded, vote) if vote else []
            await self.poster.send(_posting(loaded, "notice", kept="notice"), parts, mention=users)
        elif old:
            await self.post.delete(table.channel_id, old)
            await self.store.tables.change(table.id, notice_message_id=None)

    async def end(self, loaded: LoadedTable, parts: Sequence[Part]) -> None:
        """Post the last message, unless it is there."""
        if loaded.table.result_message_id is None:
            await self.poster.send(_posting(loaded, "result", kept="result"), parts)

    async def say(self, loaded: LoadedTable, parts: Sequence[Part], delivery: int) -> None:
        """A message that nothing follows from."""
        await self.poster.send(_posting(loaded, f"word {delivery}", fulfils=(delivery,)), parts)

    async def _again(self, loaded: LoadedTable) -> LoadedTable:
        return replace(loaded, table=await self.store.tables.get(loaded.table.id))

    # ---- the prompt

    async def call(self, loaded: LoadedTable, called: Iterable[int], newest: int) -> tuple[Note, ...]:
        """Mention whoever is awaited from now on, in a message that makes a phone ring; the last one goes.

        :param newest: the delivery up to which all calls have rung with that.
        :return: what is left to be noted."""
        table = loaded.table
        awaited = loaded.awaited if loaded.live else ()
        fresh = [seat for seat in awaited if seat in set(called)]
        named = [seat for seat in awaited if seat in fresh or seat in table.prompt_seats]
        if named and not fresh:
            await self._update(loaded, named)
            return ()
        self._controls.pop(table.id, None)
        old = table.prompt_message_id and (table.channel_id, table.prompt_message_id)
        if fresh:
            parts = cards.prompt(loaded, named)
            users = [user for seat in fresh if (user := loaded.seat(seat).user_id)]
            changes = {"prompt_seats": tuple(named), "prompt_called": newest}
            rings = tuple((seat, loaded.playing.question(seat)) for seat in fresh)
            posting = _posting(loaded, "prompt", kept="prompt", changes=changes, replaces=old or None, rings=rings)
            note = await self.poster.deliver(posting, parts, mention=users)
            self._controls[table.id] = parts[1:]
            return (note,)
        if old:
            await self.post.delete(*old)
            await self.store.tables.change(table.id, prompt_message_id=None, prompt_seats=())
        return ()

    async def _update(self, loaded: LoadedTable, named: Sequence[int]) -> None:
        """Keep the prompt's buttons good: what its only seat is asked in public may be another question by now."""
        table = loaded.table
        parts = cards.prompt(loaded, named)
        if table.prompt_message_id and self._controls.get(table.id) != parts[1:]:
            with contextlib.suppress(Gone, TooOld):
                await self.post.edit(table.channel_id, table.prompt_message_id, parts)
            self._controls[table.id] = parts[1:]


def _posting(loaded: LoadedTable, slot: str, **more: Any) -> Posting:
    return Posting(table_id=loaded.table.id, audience=IN_CHANNEL, slot=slot, channel_id=loaded.table.channel_id, **more)


def _begins(loaded: LoadedTable, rest: Lines) -> dict[str, Any]:
    """The log from *rest* on belongs to the next message."""
    start = rest[0][0] if rest else Spot(loaded.playing.step + 1)
    return {"log_step": start.step, "log_line": start.line}


def texts(log: Lines) -> list[str]:
    return [text for _, text in log]


def head(log: Lines, characters: int) -> Lines:
    """As many lines from the start as fit, at least one."""
    size = 0
    for at, (_, text) in enumerate(log):
        size += len(text) + 1
        if size > characters and at:
            return log[:at]
    return log


def room(loaded: LoadedTable, board: str) -> int:
    """How much log fits under the board, which differs from game to game."""
    _, contents = weight(cards.standing(loaded, board, ()))
    taken = sum(map(len, contents))
    return min(BESIDE_BOARD, max(0, limits.TEXT - taken - 200))
