"""Each person's card: what only their seat may see, in direct messages or in a private thread.

Edited silently while nothing is asked of them; sent anew, so that a phone rings, when something is. Closed direct
messages never hold anything up: the same card opens from the channel."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import replace
from hashlib import blake2b
from weakref import WeakValueDictionary

from bot.play import cards
from bot.play.sitting import Sitting, lines
from bot.post import Closed, Denied, Gone, NoChannel, Post, TooOld
from bot.publish.channel import AGE
from bot.speech import Voice
from bot.ui.parts import Part
from persistence.ids import is_stand_in
from persistence.records import Person
from persistence.store import Clock, Store

NEWS_STEPS = 60
"""So many steps back it is looked for what happened: who is away for longer reads the log."""


class Private:
    def __init__(self, store: Store, post: Post, clock: Clock) -> None:
        self.store, self.post, self.clock = store, post, clock
        self._locks: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    def held(self, table_id: str, number: int) -> asyncio.Lock:
        """While it is held, the seat's card stays as it is. Whoever gives the seat to somebody else holds it, so that
        no card is on its way of which the store does not know yet."""
        return self._locks.setdefault((table_id, number), asyncio.Lock())

    async def covered(self, sitting: Sitting, number: int) -> None:
        """The card's reader has opened something else in its place (the standing orders, say). It stays until the
        next change of the card itself."""
        seat = sitting.seat(number)
        assert seat.user_id is not None
        parts = await self.parts(sitting, number, await self.store.people.get(seat.user_id))
        await self.store.tables.change_seat(sitting.table.id, number, delivered_digest=fingerprint(parts))

    async def show(self, sitting: Sitting, number: int, nonce: str, *, call: bool) -> None:
        """Bring seat *number*'s card up to date. :raises Undelivered: worth another try."""
        async with self.held(sitting.table.id, number):
            now = replace(sitting, table=await self.store.tables.get(sitting.table.id))
            try:
                await self._show(now, number, nonce, call=call)
            except NoChannel:
                if now.seat(number).dm_channel_id is None:
                    raise
                # somebody has deleted the thread: the next one is a new one
                await self.store.tables.change_seat(now.table.id, number, dm_channel_id=None, dm_card_id=None)
                now = replace(now, table=await self.store.tables.get(now.table.id))
                await self._show(now, number, f"{nonce}+", call=call)

    async def _show(self, sitting: Sitting, number: int, nonce: str, *, call: bool) -> None:
        seat = sitting.seat(number)
        if seat.user_id is None or is_stand_in(seat.user_id):
            return
        person = await self.store.people.get(seat.user_id)
        if person.delivery == "ephemeral" or person.dm_closed:
            return
        call = call and (number in sitting.asked or sitting.playing.over)
        parts = await self.parts(sitting, number, person)
        digest = fingerprint(parts)
        if digest == seat.delivered_digest and not call:
            return
        try:
            channel = seat.dm_channel_id or await self._open(sitting, person)
            message = await self._deliver(channel, sitting, number, parts, nonce, call=call)
        except Closed:
            await self.store.people.change(person.user_id, dm_closed=True, dm_told=False)
            return
        await self.store.tables.change_seat(
            sitting.table.id,
            number,
            dm_channel_id=channel,
            dm_card_id=message,
            dm_posted_at=seat.dm_posted_at if message == seat.dm_card_id else self.clock(),
            delivered_digest=digest,
        )

    async def farewell(self, sitting: Sitting, number: int, nonce: str, *, user: str, channel: str, card: str) -> None:
        """Bring the card of somebody who sat on seat *number* to say who plays on; nothing of the seat stays there.

        Whoever sits at the table again has another card, and this one just goes.

        :raises Undelivered: worth another try."""
        with contextlib.suppress(Gone, NoChannel, Closed):
            if sitting.seat_of(user) is not None:
                await self.post.delete(channel, card)
                return
            parts = cards.farewell(sitting, number, self._voice(sitting, await self.store.people.get(user)))
            try:
                await self.post.edit(channel, card, parts)
            except TooOld:
                with contextlib.suppress(Closed):
                    await self.post.send(channel, parts, nonce, silent=True)
                await self.post.delete(channel, card)

    async def parts(self, sitting: Sitting, number: int, person: Person, page: int = 0) -> list[Part]:
        """The card itself, in its reader's language."""
        voice = self._voice(sitting, person)
        return cards.own(sitting, number, voice, await self.news(sitting, number, voice), page)

    async def news(self, sitting: Sitting, number: int, voice: Voice, since: int | None = None) -> str:
        """What this seat heard after step *since* (``None``: after what its person has seen), in its own words."""
        seen = sitting.seat(number).delivered_step if since is None else since
        wanted = 0 if seen is None else seen + 1
        first = max(wanted, sitting.playing.step - NEWS_STEPS)
        entries = await self.store.matches.log(sitting.table.id, first, sitting.playing.step)
        told = lines(sitting.game, entries, voice, number)
        return cards.recent(told, voice, more=first > wanted)

    def _voice(self, sitting: Sitting, person: Person) -> Voice:
        return sitting.voice(person.locale or person.reported or sitting.table.locale)

    async def _open(self, sitting: Sitting, person: Person) -> str:
        if person.delivery == "thread":
            name = sitting.voice(sitting.table.locale).about("name")
            with contextlib.suppress(Denied, NoChannel):  # no threads there, or none for the bot: write directly
                return await self.post.thread(sitting.table.channel_id, person.user_id, name)
        if person.dm_channel_id:
            return person.dm_channel_id
        channel = await self.post.direct(person.user_id)
        await self.store.people.change(person.user_id, dm_channel_id=channel)
        return channel

    async def _deliver(
        self, channel: str, sitting: Sitting, number: int, parts: list[Part], nonce: str, *, call: bool
    ) -> str:
        """Edit the card, or replace it by a new one."""
        seat = sitting.seat(number)
        aged = seat.dm_posted_at is not None and self.clock() - seat.dm_posted_at > AGE
        if seat.dm_card_id and not call and not aged:
            try:
                await self.post.edit(channel, seat.dm_card_id, parts)
            except (Gone, TooOld):
                pass
            else:
                return seat.dm_card_id
        message = await self.post.send(channel, parts, nonce, silent=not call)
        if seat.dm_card_id and seat.dm_card_id != message:
            await self.post.delete(channel, seat.dm_card_id)
        return message


def fingerprint(parts: list[Part]) -> str:
    """Changes with whatever the card shows."""
    return blake2b(json.dumps(parts, sort_keys=True).encode(), digest_size=12).hexdigest()
