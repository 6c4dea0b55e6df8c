"""The card of a table that has not begun."""

from __future__ import annotations

import contextlib

from bot import lobby
from bot.marshal.tables import spot
from bot.play.loaded import PLACE, THREAD, LoadedTable, match_name
from bot.play.working import Announced
from bot.post import Post
from bot.publish.poster import Poster
from bot.speech import plain
from bot.ui.limits import THREAD_NAME, clip
from bot.ui.parts import Part
from bot.undelivered import Denied, Gone, Refused, TooOld
from persistence.deliveries import IN_CHANNEL, START, Invited
from persistence.postings import Posting


class Entrance:
    def __init__(self, post: Post, poster: Poster) -> None:
        self.post, self.poster = post, poster

    async def show(self, loaded: LoadedTable) -> None:
        """Bring it up to date; one that somebody has deleted is posted again. :raises Undelivered: try again."""
        table, old = loaded.table, None
        card = lobby.card(loaded, await self._spot(loaded))
        if table.standing_message_id:
            try:
                await self.post.edit(table.channel_id, table.standing_message_id, card)
            except Gone:
                pass
            except TooOld:
                old = table.channel_id, table.standing_message_id
            else:
                return
        posting = Posting(
            table_id=table.id,
            audience=IN_CHANNEL,
            slot="lobby",
            channel_id=table.channel_id,
            kept="standing",
            lobby=True,
            replaces=old,
        )
        await self.poster.send(posting, card)

    async def invite(self, loaded: LoadedTable, invited: Invited) -> None:
        """Call those who have played the last match, or have sought such a table, in one message that goes when the
        match begins."""
        table = loaded.table
        if table.prompt_message_id is None:
            posting = Posting(
                table_id=table.id,
                audience=IN_CHANNEL,
                slot="invitation",
                channel_id=table.channel_id,
                kept="prompt",
                lobby=True,
            )
            await self.poster.send(posting, lobby.invitation(loaded, invited), mention=invited.awake)

    async def announce(self, loaded: LoadedTable) -> Announced:
        """Post that its match begins, in a thread of its own where that is wanted and possible. :raises Undelivered:
        it cannot be posted."""
        thread = await self._thread(loaded)
        try:
            return await self._announced(loaded, thread)
        except Denied:
            if thread is None or loaded.table.contest_id is not None:
                raise
            return await self._announced(loaded, None)

    async def _thread(self, loaded: LoadedTable) -> str | None:
        """Below the lobby's card, from which a second one cannot be made: whoever tries again finds the first."""
        table = loaded.table
        if table.settings.get(PLACE) != THREAD or table.standing_message_id is None:
            return None
        name = _named(loaded, await self._spot(loaded))
        try:
            return await self.post.thread_below(table.channel_id, table.standing_message_id, name)
        except (
            Refused
        ):  # a right has gone meanwhile, or the card: the channel will do, unless others play there as well
            if table.contest_id is not None:
                raise
            return None

    async def _announced(self, loaded: LoadedTable, thread: str | None) -> Announced:
        """In a thread its people are named, so that Discord shows it to them."""
        table = loaded.table
        users = [seat.user_id for seat in table.seats if seat.user_id] if thread else []
        posting = Posting(table_id=table.id, audience=START, slot="start", channel_id=thread or table.channel_id)
        return Announced(await self.poster.announce(posting, lobby.start_message(loaded, users), users), thread)

    async def link(self, loaded: LoadedTable) -> None:
        """Bring what the channel keeps of a match in its own thread up to date. It holds nothing else up: the match
        is not there. :raises Undelivered: it is not known what has become of it."""
        table = loaded.table
        if table.thread_id is None:
            return
        parts = lobby.link_card(loaded, await self._spot(loaded))
        with contextlib.suppress(Refused):
            try:
                await self.post.edit(table.channel_id, table.thread_id, parts)
            except TooOld:
                old = table.channel_id, table.thread_id
                posting = Posting(
                    table_id=table.id, audience=IN_CHANNEL, slot="link", channel_id=table.channel_id, replaces=old
                )
                await self.poster.send(posting, parts)

    async def _spot(self, loaded: LoadedTable) -> str:
        return await spot(self.poster.store, loaded.table, loaded.voice(loaded.table.locale))

    async def close(self, loaded: LoadedTable, remains: list[Part]) -> None:
        """The card of a lobby that came to nothing shows what *remains*, and has no buttons any more; the same for a
        match of a game that nobody here knows."""
        table = loaded.table
        if table.prompt_message_id:
            await self.post.delete(table.place, table.prompt_message_id)
        if table.standing_message_id:
            with contextlib.suppress(Gone):
                try:
                    await self.post.edit(table.place, table.standing_message_id, remains)
                except TooOld:
                    await self.post.delete(table.place, table.standing_message_id)


def _named(loaded: LoadedTable, of: str) -> str:
    """The name of its thread; in a world which match that is, of an event's table which one, and who plays there."""
    if not of:
        voice, kept = loaded.voice(loaded.table.locale), loaded.kept
        which = match_name(loaded.game, kept.number + 1 if kept else 0, voice)
        return f"{voice.about('name')}: {which}" if kept or loaded.game.meta.prologue else voice.about("name")
    people = [plain(seat.name) for seat in loaded.table.seats if seat.user_id]
    return clip(f"{', '.join(people)} · {plain(of)}", THREAD_NAME)  # people first: a phone shows little of it
