"""Placards: messages that show something of a server and belong to no table.

What one says is made anew from the store whenever it is due and compared with what stands there. So it may be due as
often as one likes: it is edited only if it says something else, and at most once in a few seconds. One that cannot be
shown is mute: it is tried again like a mute table, and taken down after as long."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot import prophets, rosters, seekers
from bot.marshal import leagues
from bot.marshal.cards import digest, wording
from bot.play.seeking import SEEKERS
from bot.play.sessions import Sessions
from bot.post import Post
from bot.publish.heralds import Heralds
from bot.publish.poster import Poster
from bot.publish.private import fingerprint
from bot.publish.round import Note
from bot.ui.parts import Part
from bot.undelivered import Denied, Early, Gone, NoChannel, TooOld
from persistence.contests import LEAGUE
from persistence.contests import PLACARD as CONTEST
from persistence.deliveries import READERS, Box, Heralded, Pending, PlacardRaised, RoundOver
from persistence.placards import Placard
from persistence.postings import Posting
from persistence.rosters import PLACARD as ROSTER
from persistence.stands import PLACARD as STANDS
from persistence.store import Clock

Wording = Callable[[Sessions, Placard], Awaitable[Sequence[Part]]]
"""What a placard of one kind says now; nothing: then there is no message of it until there is something."""
WORDINGS: dict[str, Wording] = {
    CONTEST: wording,
    LEAGUE: leagues.wording,
    ROSTER: rosters.wording,
    SEEKERS: seekers.wording,
    STANDS: prophets.wording,
}
"""By kind. A placard of another release's kind stays as it is."""
GAP = 5_000
"""Milliseconds between two edits: what changes meanwhile is shown together."""
SLOWER = {STANDS: 10_000}
"""The same where many people press all at once and nobody waits for it."""


class Placards:
    def __init__(self, sessions: Sessions, post: Post, poster: Poster, clock: Clock) -> None:
        self.sessions, self.store = sessions, sessions.store
        self.post, self.poster, self.clock = post, poster, clock
        self.heralds = Heralds(sessions.kit, self.store, post, poster, clock)

    async def show(self, box: Box, rows: Sequence[Pending]) -> tuple[Note, ...]:
        """Bring the placard of that box to what the store says, and then say what is heralded beside it; what is left
        to be noted.

        :raises Undelivered: worth another try, or not before some moment."""
        await self.poster.settle(box)
        placard = await self.store.placards.get(box.table_id)
        if placard is None or placard.kind not in WORDINGS:
            return ()
        left = {each.id for each in await self.store.outbox.waiting(box)} if any(map(_apart, rows)) else set()
        raised = tuple(row.id for row in rows if row.id in left and isinstance(row.delivery, PlacardRaised))
        beside = [row for row in rows if row.id in left and self._still_wanted(row)]
        gap = SLOWER.get(placard.kind, GAP)
        if not beside and placard.shown_at <= self.clock() < placard.shown_at + gap:
            raise Early(placard.shown_at + gap, "it was shown just now")
        parts = list(await WORDINGS[placard.kind](self.sessions, placard))
        try:
            notes = await self._brought(placard, parts, raised)
            if beside:
                notes = await self._said(placard, beside, notes)
        except (NoChannel, Denied):
            await self.store.placards.mute(placard.id)
            raise
        return notes

    def _still_wanted(self, row: Pending) -> bool:
        """Whether it is said beside the placard, and not too late for that."""
        return isinstance(row.delivery, Heralded | RoundOver) and self.clock() < row.delivery.until

    async def _said(self, placard: Placard, beside: Sequence[Pending], notes: Sequence[Note]) -> tuple[Note, ...]:
        """Below what stands there by now, to which heralds point the way."""
        for note in notes:
            await note()
        shown = await self.store.placards.get(placard.id) or placard
        for row in beside:
            if isinstance(row.delivery, RoundOver):
                parts = await digest(self.sessions, placard, row.delivery.round)
                await self.heralds.tell(shown, row.id, parts)
            elif isinstance(row.delivery, Heralded):
                await self.heralds.herald(shown, row.id, row.delivery)
        return ()

    async def _brought(self, placard: Placard, parts: list[Part], raised: tuple[int, ...]) -> tuple[Note, ...]:
        """:param raised: the deliveries for which it is posted anew below what has buried it."""
        channel, message, digest = placard.channel_id, placard.message_id, fingerprint(parts)
        noted, replaces = partial(self.store.placards.shown, placard.id, digest), None
        if message and not parts:
            await self.post.delete(channel, message)
            return (partial(noted, gone=True),)
        if message and raised:
            replaces = channel, message
        elif message:
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
            fulfils=raised,
        )
        return (await self.poster.deliver(posting, parts, silent=bool(raised)),)


def _apart(row: Pending) -> bool:
    """Whether it asks for a message of its own, which is not sent twice."""
    return isinstance(row.delivery, Heralded | PlacardRaised | RoundOver)
