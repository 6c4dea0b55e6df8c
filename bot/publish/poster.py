"""Each message once: written down before it is sent, looked for when nobody knows whether it was.

A message bears the number of its posting, through every edit, until its id is noted. The history of a channel is read
only when a request was interrupted, by a crash or by a lost answer, and only from the last message on that was known
before."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.post import Post
from bot.publish.round import MOMENT, Note
from bot.ui.parts import Part
from bot.undelivered import Denied, NoChannel, Refused, Undelivered
from persistence.deliveries import Audience, Box
from persistence.postings import Planned, Posting
from persistence.store import Clock, Store

log = logging.getLogger(__name__)

FRESH = 10_000
"""Milliseconds in which what was written down with an act is as good as written down just now."""
LATE = 60_000
"""Milliseconds within which a request that seemed lost may still be carried out; then nobody looks any more."""


class Poster:
    """:param wake: called with a table at which there is something to deliver now."""

    def __init__(self, store: Store, post: Post, clock: Clock, wake: Callable[[str], None]) -> None:
        self.store, self.post, self.clock, self.wake = store, post, clock, wake
        self._open: dict[Box, set[str]] = {}
        """By box, the slots with open postings: asking the store before every delivery would be dear."""
        self._ready: dict[Box, Planned] = {}
        """What :meth:`prepare` has found."""

    async def take_up(self) -> None:
        """Whatever the last process has left open; before anything is sent."""
        for left in await self.store.postings.interrupted():
            self._note(left.posting)

    async def send(
        self, posting: Posting, parts: Sequence[Part], *, mention: Sequence[str] = (), silent: bool = False
    ) -> None:
        """It is noted by then with whatever the posting says. :raises Undelivered: if it was refused; or if that is
        unknown, and then :meth:`settle` finds out."""
        await (await self.deliver(posting, parts, mention=mention, silent=silent))()

    async def deliver(
        self, posting: Posting, parts: Sequence[Part], *, mention: Sequence[str] = (), silent: bool = False
    ) -> Note:
        """The same for a message that is noted together with something else: by what this returns."""
        self._note(posting)
        planned, message = await self._post(posting, parts, mention=mention, silent=silent)
        return partial(self._sent, planned, message, replaced=await self._replaced(posting))

    async def announce(self, posting: Posting, parts: Sequence[Part], mention: Sequence[str] = ()) -> str:
        """The same for a message that only counts with something that is still to be written: it stays in the books
        until then, and whoever announces again finds it. It rings for nobody."""
        for planned in await self.store.postings.open(posting.table_id, posting.audience):
            found = await self._found(planned)
            if found and planned.posting.channel_id == posting.channel_id:
                await self.post.edit(posting.channel_id, found[0], parts, planned.id)
                return found[0]
            for elsewhere in found:  # there was no thread then, or there is none now
                await self.post.delete(planned.posting.channel_id, elsewhere)
        _, message = await self._post(posting, parts, mention=mention, silent=bool(mention))
        return message

    async def _post(
        self, posting: Posting, parts: Sequence[Part], *, mention: Sequence[str] = (), silent: bool = False
    ) -> tuple[Planned, str]:
        planned = await self._planned(posting)
        channel = posting.channel_id
        try:
            message = await self.post.send(channel, parts, planned.nonce, planned.id, mention=mention, silent=silent)
        except Refused:
            if not planned.again:  # an earlier attempt may have arrived, or be about to
                await self._discard(planned)
            raise
        if planned.again:  # what was sent first may have arrived after all, and says what was true then
            with contextlib.suppress(Refused):
                await self.post.edit(channel, message, parts, planned.id)
        return planned, message

    async def prepare(self, box: Box) -> None:
        """Look whether the act itself has written down what is to be sent now; what has been tried is left to
        :meth:`settle`."""
        if box not in self._open:
            for planned in await self.store.postings.open(*box):
                self._ready[box] = planned

    def unused(self, box: Box) -> tuple[Note, ...]:
        """What is to be noted if it was not sent after all."""
        left = self._ready.pop(box, None)
        return (partial(self.store.postings.discard, left.id),) if left else ()

    async def _planned(self, posting: Posting) -> Planned:
        """On disk: since the act if that has said the same, and lately. What it could not say is noted in the end."""
        ready = self._ready.pop(Box(posting.table_id, posting.audience), None)
        if ready and self.clock() - ready.created_at < FRESH:
            said = {**posting.changes, "delivered_digest": None}
            if ready.posting == replace(posting, changes=said):
                return replace(ready, posting=posting)
        return await self.store.postings.plan(posting, self.post.newest)

    async def settle(self, box: Box) -> None:
        """Note what had arrived although nobody knew. Of a message that stands twice the later ones go.

        :raises Undelivered: it cannot be found out just now."""
        if box not in self._open:
            return
        for planned in await self.store.postings.open(*box):
            found = await self._found(planned)
            if found:
                await self._sent(planned, *found)
            elif self.clock() - planned.created_at > LATE:
                await self._discard(planned)

    async def _replaced(self, posting: Posting) -> bool:
        """Whether the message in whose place this one stands is gone; if not, that is a delivery of its own."""
        with contextlib.suppress(Undelivered, TimeoutError):
            async with asyncio.timeout(MOMENT):
                if posting.replaces:
                    await self.post.delete(*posting.replaces)
                return True
        return False

    async def _sent(self, planned: Planned, *messages: str, replaced: bool = False) -> None:
        going = await self.store.postings.sent(planned, *messages, replaced=replaced)
        self._close(planned.posting)
        if going:
            self.wake(planned.posting.table_id)

    async def _discard(self, planned: Planned) -> None:
        await self.store.postings.discard(planned.id)
        self._close(planned.posting)

    def _note(self, posting: Posting) -> None:
        self._open.setdefault(Box(posting.table_id, posting.audience), set()).add(posting.slot)

    def _close(self, posting: Posting) -> None:
        where = Box(posting.table_id, posting.audience)
        slots = self._open.get(where, set())
        slots.discard(posting.slot)
        if not slots:
            self._open.pop(where, None)

    async def withdraw(self, table_id: str, audience: Audience) -> None:
        """What was announced did not come about: its messages go. One that may still arrive stays in the books.

        :raises Undelivered: so does one that cannot be looked for or deleted just now."""
        for planned in await self.store.postings.open(table_id, audience):
            found = await self._found(planned)
            for message in found:
                await self.post.delete(planned.posting.channel_id, message)
            if found or self.clock() - planned.created_at > LATE:
                await self._discard(planned)

    async def _found(self, planned: Planned) -> list[str]:
        """Where its message stands. Without the right to read the history the nonce must do."""
        try:
            return await self.post.look(planned.posting.channel_id, planned.since, planned.id)
        except (NoChannel, Denied) as error:
            log.warning("Table %s: cannot look for a message: %s", planned.posting.table_id, error)
            return []
