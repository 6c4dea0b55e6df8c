"""A table's messages in its channel: one standing message, the log above it, a prompt when somebody is called.

The channel is brought to what the store says, whatever it shows now, so doing it twice does no harm. Each public line
of the log stands in exactly one message: the standing one shows the lines since its own beginning (``table.log_step``
and ``log_line``); when it is full or old it keeps them for good, loses its board and buttons, and a new one follows."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.play import cards
from bot.play.sitting import Sitting, Spot, lines
from bot.post import Denied, Gone, Post, TooOld
from bot.ui import limits
from bot.ui.parts import Part, weight
from persistence.store import Clock, Store

Told = Sequence[tuple[Spot, str]]

AGE = 50 * 60 * 1000
"""Milliseconds after which a message takes hardly any edits, so that a new one is due."""
BESIDE_BOARD = 1200
"""Characters of log below the board: more pushes the buttons off a phone's screen."""
ALONE = 3600
"""Characters of log in a message without a board."""


class Channel:
    def __init__(self, store: Store, post: Post, clock: Clock) -> None:
        self.store, self.post, self.clock = store, post, clock
        self._controls: dict[str, list[Part]] = {}
        """What each table's prompt offers, as far as this process knows: an edit that changes nothing is saved."""

    async def show(self, sitting: Sitting) -> None:
        """Bring the standing message up to date, turning it over as often as the log demands.

        :raises Undelivered: nothing is lost; calling again goes on from there."""
        board = cards.board(sitting, sitting.voice(sitting.table.locale))
        while True:
            table = sitting.table
            told = await self._told(sitting)
            here = head(told, room(sitting, board))
            aged = table.standing_posted_at is not None and self.clock() - table.standing_posted_at > AGE
            if table.standing_message_id and len(here) == len(told) and (not aged or not sitting.live):
                try:
                    parts = cards.standing(sitting, board, texts(told), table.generation)
                    await self.post.edit(table.channel_id, table.standing_message_id, parts)
                except (Gone, TooOld):
                    pass
                else:
                    return
            sitting = await self._turn_over(sitting, board, told)

    async def _told(self, sitting: Sitting) -> Told:
        """The public lines that belong to the standing message or to later ones, up to this moment of the match: what
        has happened since is shown together with the board that it led to."""
        table, voice = sitting.table, sitting.voice(sitting.table.locale)
        entries = await self.store.matches.log(table.id, table.log_step, sitting.playing.step)
        start = Spot(table.log_step, table.log_line)
        return [each for each in lines(sitting.game, entries, voice) if each[0] >= start]

    async def _turn_over(self, sitting: Sitting, board: str, told: Told) -> Sitting:
        """Retire the standing message with as much of the log as it takes, and post the next one."""
        table = sitting.table
        kept: Told = ()
        if table.standing_message_id:
            kept = head(told, ALONE)
            await self._retire(sitting, kept)
        rest = told[len(kept) :]
        generation = table.generation + 1
        here = head(rest, room(sitting, board))
        start = rest[0][0] if rest else Spot(sitting.playing.step + 1)
        message = await self._found(sitting, cards.standing_id(sitting, generation))
        if message is None:
            parts = cards.standing(sitting, board, texts(here), generation)
            message = await self.post.send(table.channel_id, parts, f"{table.id}.s{generation}")
        await self.store.tables.change(
            table.id,
            standing_message_id=message,
            standing_posted_at=self.clock(),
            generation=generation,
            log_step=start.step,
            log_line=start.line,
        )
        return replace(sitting, table=await self.store.tables.get(table.id))

    async def _retire(self, sitting: Sitting, kept: Told) -> None:
        table = sitting.table
        assert table.standing_message_id is not None
        if not kept:
            await self.post.delete(table.channel_id, table.standing_message_id)
            return
        try:
            await self.post.edit(table.channel_id, table.standing_message_id, cards.chronicle(texts(kept)))
        except (Gone, TooOld):  # the log is worth more than its place
            nonce = f"{table.id}.c{table.generation}"
            await self.post.send(table.channel_id, cards.chronicle(texts(kept)), nonce)
            await self.post.delete(table.channel_id, table.standing_message_id)

    async def end(self, sitting: Sitting, nonce: str) -> None:
        """Post the result, unless it is there."""
        if await self._found(sitting, cards.ending_id(sitting)) is None:
            await self.post.send(sitting.table.channel_id, cards.ending(sitting), nonce)

    async def _found(self, sitting: Sitting, custom_id: str) -> str | None:
        """The message with that control, if a crash came between sending it and writing that down."""
        try:
            return await self.post.find(sitting.table.channel_id, custom_id)
        except Denied:  # reading the history is a right of its own; without it the nonce must do
            return None

    # ---- the prompt

    async def call(self, sitting: Sitting, called: Iterable[int], nonce: str) -> None:
        """Mention whoever is awaited from now on, in a message that makes a phone ring; take the last one away."""
        table = sitting.table
        awaited = sitting.awaited if sitting.live else ()
        fresh = [seat for seat in awaited if seat in set(called)]
        named = [seat for seat in awaited if seat in fresh or seat in table.prompt_seats]
        if named and not fresh:
            await self._update(sitting, named)
            return
        self._controls.pop(table.id, None)
        if table.prompt_message_id:
            await self.post.delete(table.channel_id, table.prompt_message_id)
            await self.store.tables.change(table.id, prompt_message_id=None, prompt_seats=())
        if fresh:
            parts = cards.prompt(sitting, named)
            users = [user for seat in fresh if (user := sitting.seat(seat).user_id)]
            message = await self.post.send(table.channel_id, parts, nonce, mention=users)
            self._controls[table.id] = parts[1:]
            await self.store.tables.change(
                table.id, prompt_message_id=message, prompt_posted_at=self.clock(), prompt_seats=tuple(named)
            )

    async def _update(self, sitting: Sitting, named: Sequence[int]) -> None:
        """Keep the prompt's buttons good: what its only seat is asked in public may be another question by now."""
        table = sitting.table
        parts = cards.prompt(sitting, named)
        if table.prompt_message_id and self._controls.get(table.id) != parts[1:]:
            with contextlib.suppress(Gone, TooOld):
                await self.post.edit(table.channel_id, table.prompt_message_id, parts)
            self._controls[table.id] = parts[1:]


def texts(told: Told) -> list[str]:
    return [text for _, text in told]


def head(told: Told, characters: int) -> Told:
    """As many lines from the start as fit, at least one."""
    size = 0
    for at, (_, text) in enumerate(told):
        size += len(text) + 1
        if size > characters and at:
            return told[:at]
    return told


def room(sitting: Sitting, board: str) -> int:
    """How much log fits under the board, which differs from game to game."""
    _, contents = weight(cards.standing(sitting, board, (), 0))
    taken = sum(map(len, contents))
    return min(BESIDE_BOARD, max(0, limits.TEXT - taken - 200))
