"""What the handlers share: the store, the only writer, the post, the time."""

from __future__ import annotations

from dataclasses import dataclass

from bot import rights
from bot.call import Call
from bot.kit import Kit
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.play.stewards import Stewards
from bot.post import Post
from bot.publish.poster import Poster
from bot.publish.private import Private
from bot.publish.publisher import Publisher
from persistence.records import Table
from persistence.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    kit: Kit
    store: Store
    sessions: Sessions
    stewards: Stewards
    post: Post
    poster: Poster
    private: Private
    publisher: Publisher
    locale: str
    """For public texts where nobody has chosen a language."""

    async def language(self, call: Call) -> str:
        """What the caller reads: as set with the bot, or else as Discord reports it."""
        call.person = person = await self.store.people.get(call.user)
        return person.locale or call.reported

    async def found(self, call: Call, game: str | None = None) -> LoadedTable | None:
        """The table that somebody means: the one of this channel; the one whose cards come to this thread of theirs;
        or else (in direct messages) the latest one at which they sit."""
        here = await self.store.tables.live_at(call.channel)
        if here is not None and rights.here(call, here):
            return await self.sessions.at(here.id)

        def rank(table: Table) -> tuple[bool, bool, bool]:
            return not _thread_of(call, table), table.game not in self.kit.games, table.state != "playing"

        mine = [table for table in await self.store.tables.of_person(call.user) if game in (None, table.game)]
        return await self.sessions.at(min(mine, key=rank).id) if mine else None


def _thread_of(call: Call, table: Table) -> bool:
    """Whether the call comes from the private thread that the table gives the caller's cards to."""
    own = [seat.dm_channel_id for seat in table.seats if seat.user_id == call.user]
    return call.guild is not None and call.channel in own
