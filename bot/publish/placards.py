"""Placards: messages that show something of a server and belong to no table.

What one says is made anew from the store whenever it is due and compared with what stands there. So it may be due as
often as one likes: it is edited only if it says something else, and at most once in a few seconds. One that cannot be
shown is mute: it is tried again like a mute table, and taken down after as long."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot import rosters, seekers
from bot.marshal import leagues
from bot.marshal.cards import wording
from bot.play.seeking import SEEKERS
from bot.play.sessions import Sessions
from bot.post import Post
from bot.publish.poster import Poster
from bot.publish.private import fingerprint
from bot.publish.round import Note
from bot.ui.parts import Part, prose
from bot.undelivered import Denied, Early, Gone, NoChannel, TooOld
from persistence.contests import LEAGUE
from persistence.contests import PLACARD as CONTEST
from persistence.deliveries import READERS, Box, Heralded, Pending
from persistence.placards import Placard
from persistence.postings import Posting
from persistence.rosters import PLACARD as ROSTER
from persistence.store import Clock

Wording = Callable[[Sessions, Placard], Awaitable[Sequence[Part]]]
"""What a placard of one kind says now; nothing: then there is no message of it until there is something."""
WORDINGS: dict[str, Wording] = {
    CONTEST: wording,
    LEAGUE: leagues.wording,
    ROSTER: rosters.wording,
    SEEKERS: seekers.wording,
}
"""By kind. A placard of another release's kind stays as it is."""
GAP = 5_000
"""Milliseconds between two edits: what changes meanwhile is shown together."""


class Placards:
    def __init__(self, sessions: Sessions, post: Post, poster: Poster, clock: Clock) -> None:
        self.sessions, self.store = sessions, sessions.store
        self.post, self.poster, self.clock = post, poster, clock

    async def show(self, box: Box, rows: Sequence[Pending]) -> tuple[Note, ...]:
        """Bring the placard of that box to what the store says, after what is heralded beside it; what is left to be
        noted.

        :raises Undelivered: worth another try, or not before some moment."""
        await self.poster.settle(box)
        placard = await self.store.placards.get(box.table_id)
        if placard is None or placard.kind not in WORDINGS:
            return ()
        for row in rows:
            if isinstance(row.delivery, Heralded) and self.clock() < row.delivery.until and await self._left(box, row):
                await self._heralded(placard, row.id, row.delivery)
        if placard.shown_at <= self.clock() < placard.shown_at + GAP:
            raise Early(placard.shown_at + GAP, "it was shown just now")
        parts = list(await WORDINGS[placard.kind](self.sessions, placard))
        try:
            return await self._brought(placard, parts)
        except (NoChannel, Denied):
            await self.store.placards.mute(placard.id)
            raise

    async def _left(self, box: Box, row: Pending) -> bool:
        """Whether that is still to be done: a message that was found again may have fulfilled it."""
        return any(each.id == row.id for each in await self.store.outbox.waiting(box))

    async def _heralded(self, placard: Placard, delivery: int, herald: Heralded) -> None:
        """A message that nothing follows from."""
        voice = self.sessions.kit.voice(placard.locale)
        who = " ".join(f"<@{user}>" for user in herald.users)
        told = "\n".join(filter(None, (voice.tell(herald.key, **herald.args), who)))
        posting = Posting(
            table_id=placard.id,
            audience=READERS,
            slot=f"herald {delivery}",
            channel_id=placard.channel_id,
            fulfils=(delivery,),
        )
        await self.poster.send(posting, [prose(told)], mention=herald.users)

    async def _brought(self, placard: Placard, parts: list[Part]) -> tuple[Note, ...]:
        channel, message, digest = placard.channel_id, placard.message_id, fingerprint(parts)
        noted, replaces = partial(self.store.placards.shown, placard.id, digest), None
        if message and not parts:
            await self.post.delete(channel, message)
            return (partial(noted, gone=True),)
        if message:
            if digest == placard.digest and placard.mute_since is None:
                return ()
            try:
                await self.post.edit(channel, message, parts)
            except Gone:
                pass
            except TooOld:
                replaces = channel, message
            else:
                return (noted,)
        if not parts:
            return ()
        posting = Posting(
            table_id=placard.id,
            audience=READERS,
            slot="placard",
            channel_id=channel,
            kept="placard",
            changes={"digest": digest, "mute_since": None},
            replaces=replaces,
        )
        return (await self.poster.deliver(posting, parts),)
