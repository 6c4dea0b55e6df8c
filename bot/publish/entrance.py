"""The card of a table that has not begun."""

from __future__ import annotations

import contextlib

from bot import lobby
from bot.play.loaded import LoadedTable
from bot.post import Post
from bot.publish.poster import Poster
from bot.ui.parts import Part
from bot.undelivered import Gone, TooOld
from persistence.deliveries import IN_CHANNEL, START, Invited
from persistence.postings import Posting


class Entrance:
    def __init__(self, post: Post, poster: Poster) -> None:
        self.post, self.poster = post, poster

    async def show(self, loaded: LoadedTable) -> None:
        """Bring it up to date; one that somebody has deleted is posted again. :raises Undelivered: try again."""
        table, old = loaded.table, None
        if table.standing_message_id:
            try:
                await self.post.edit(table.channel_id, table.standing_message_id, lobby.card(loaded))
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
        await self.poster.send(posting, lobby.card(loaded))

    async def invite(self, loaded: LoadedTable, invited: Invited) -> None:
        """Call those who have played the last match, in one message that goes when the next one begins."""
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

    async def announce(self, loaded: LoadedTable) -> str:
        """Post that its match begins: the id of that message. :raises Undelivered: it cannot be posted."""
        table = loaded.table
        posting = Posting(table_id=table.id, audience=START, slot="start", channel_id=table.channel_id)
        return await self.poster.announce(posting, lobby.start_message(loaded))

    async def close(self, loaded: LoadedTable, remains: list[Part]) -> None:
        """The card of a lobby that came to nothing shows what *remains*, and has no buttons any more; the same for a
        match of a game that nobody here knows."""
        table = loaded.table
        if table.prompt_message_id:
            await self.post.delete(table.channel_id, table.prompt_message_id)
        if table.standing_message_id:
            with contextlib.suppress(Gone):
                try:
                    await self.post.edit(table.channel_id, table.standing_message_id, remains)
                except TooOld:
                    await self.post.delete(table.channel_id, table.standing_message_id)
