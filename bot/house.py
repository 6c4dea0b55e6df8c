"""What the handlers share: the store, the only writer, the post, the time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.call import Call
from bot.play.sessions import Sessions
from bot.play.sitting import Sitting
from bot.play.stewards import Stewards
from bot.post import Post
from bot.publish.poster import Poster
from bot.publish.private import Private
from bot.publish.publisher import Publisher
from persistence.errors import Missing
from persistence.store import Clock, Store


def unguessable(_channel: str) -> str:
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class House:
    store: Store
    sessions: Sessions
    stewards: Stewards
    post: Post
    poster: Poster
    private: Private
    publisher: Publisher
    clock: Clock
    locale: str
    """For public texts where nobody has chosen a language."""
    new_secret: Callable[[str], str] = unguessable
    """The secret of a table that is opened in this channel; a rehearsal makes repeatable ones."""

    async def sitting(self, table_id: str) -> Sitting | None:
        """The table, unless there is none of that name."""
        try:
            return await self.sessions.at(table_id)
        except Missing:
            return None

    async def language(self, call: Call) -> str:
        """What the caller reads: as set with the bot, or else as Discord reports it."""
        person = await self.store.people.get(call.user)
        return person.locale or call.reported

    async def found(self, channel: str, user: str, game: str | None = None) -> Sitting | None:
        """The table that somebody means: the one of this channel, or else (in direct messages) their latest one."""
        here = await self.sessions.here(channel)
        if here is not None:
            return here
        tables = [table for table in await self.store.tables.of_person(user) if game in (None, table.game)]
        playing = [table for table in tables if table.state == "playing"] or tables
        return await self.sessions.at(playing[0].id) if playing else None
