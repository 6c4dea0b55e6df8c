"""Words to one person that are no card: to the host about the table, to somebody who is summoned to it, to whoever has
left a seat."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from bot import lobby
from bot.play import cards, partings, timing
from bot.play.loaded import LoadedTable
from bot.post import Post
from bot.publish.direct import call, channel_of
from bot.publish.poster import Poster
from bot.ui.parts import prose
from bot.undelivered import Closed, Gone, NoChannel, Refused, TooOld
from persistence.deliveries import HOST, Acquaintance, Farewell, MuteReason
from persistence.ids import is_stand_in
from persistence.postings import Posting
from persistence.store import Clock, Store


class Letters:
    def __init__(self, store: Store, post: Post, poster: Poster, clock: Clock) -> None:
        self.store, self.post, self.poster, self.clock = store, post, poster, clock

    async def farewell(self, loaded: LoadedTable, to: Farewell, delivery: int) -> None:
        """Bring the card of somebody who has left a seat, or lent it, to say who plays on; nothing of the seat stays
        there.

        Whoever sits at the table again has another card, and this one just goes.

        :raises Undelivered: worth another try."""
        if loaded.seat_of(to.user) is not None:
            await self.post.delete(to.channel, to.card)
            return
        parts = partings.farewell(loaded, to, loaded.read_by(await self.store.people.get(to.user)))
        posting = Posting(
            table_id=loaded.table.id,
            audience=to.audience,
            slot=f"farewell {delivery}",
            channel_id=to.channel,
            replaces=(to.channel, to.card),
            fulfils=(delivery,),
        )
        with contextlib.suppress(Gone, NoChannel, Closed):
            try:
                await self.post.edit(to.channel, to.card, parts)
            except TooOld:
                try:
                    await self.poster.send(posting, parts, silent=True)
                except Closed:
                    await self.post.delete(to.channel, to.card)

    async def note(self, loaded: LoadedTable, why: MuteReason, delivery: int) -> None:
        """A word to the host, directly; whoever takes no direct messages reads it in ``/me``."""
        await self._to_host(loaded, delivery, f"channel-{why}")

    async def advise(self, loaded: LoadedTable, seat: int, delivery: int) -> None:
        """The same about somebody for whom everybody waits, unless they have answered meanwhile. It wakes nobody."""
        if any(seat in wait.seats and wait.over is not None for wait in timing.waits(loaded)):
            args: dict[str, str | int] = {"name": loaded.names[seat], "number": seat + 1}
            await self._to_host(loaded, delivery, "host-waits", args, quietly=True)

    async def _to_host(
        self,
        loaded: LoadedTable,
        delivery: int,
        key: str,
        args: Mapping[str, str | int] | None = None,
        *,
        quietly: bool = False,
    ) -> None:
        host = await self.store.people.get(loaded.table.host_id)
        if host.dm_closed or is_stand_in(host.user_id):
            return
        voice = loaded.read_by(host)
        posting = Posting(
            table_id=loaded.table.id,
            audience=HOST,
            slot=f"note {delivery}",
            channel_id=await channel_of(self.store, self.post, host),
            fulfils=(delivery,),
        )
        with contextlib.suppress(Closed, NoChannel):
            silent = quietly and timing.asleep(host, self.clock())
            await self.poster.send(posting, cards.note(loaded, voice, key, args or {}), silent=silent)

    async def summon(self, loaded: LoadedTable, user: str, delivery: int) -> None:
        """Call somebody who has sought such a table to it, directly; by name in its channel, if they take no direct
        messages. It rings for nobody who sleeps, or has left it again.

        :raises Undelivered: worth another try."""
        person = await self.store.people.get(user)
        if loaded.table.state != "lobby" or loaded.seat_of(user) is None:
            return
        silent = timing.asleep(person, self.clock())
        posting = Posting(
            table_id=loaded.table.id,
            audience=Acquaintance(user=user),
            slot=f"summons {user}",
            channel_id=loaded.table.channel_id,
            fulfils=(delivery,),
        )
        told = lobby.summons(loaded, user, loaded.read_by(person))
        await call(self.poster, person, posting, [prose(told)], [prose(f"<@{user}> {told}")], silent=silent)

    async def introduce(self, user: str) -> None:
        """Open the direct messages of somebody who will have a card there. :raises Undelivered: worth another try."""
        person = await self.store.people.get(user)
        if person.dm_channel_id is None and person.card_place == "dm":
            with contextlib.suppress(Refused):  # then neither can the card be sent, which says so
                await channel_of(self.store, self.post, person)
