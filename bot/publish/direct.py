"""What is said to one person directly; by name in a channel, where they take no direct messages."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from bot.post import Post
from bot.publish.poster import Poster
from bot.ui.parts import Part
from bot.undelivered import Closed, NoChannel
from persistence.persons import Person
from persistence.postings import Posting
from persistence.store import Store


async def channel_of(store: Store, post: Post, person: Person) -> str:
    """Where they are written to. :raises Undelivered: it cannot be opened, or not yet."""
    if person.dm_channel_id:
        return person.dm_channel_id
    channel = await post.direct(person.user_id)
    await store.people.change(person.user_id, dm_channel_id=channel)
    return channel


async def call(
    poster: Poster, person: Person, posting: Posting, direct: Sequence[Part], named: Sequence[Part], *, silent: bool
) -> None:
    """Say *direct* to *person*, and if that cannot be, *named* in the channel of *posting*, which is not tried with
    them again.

    :raises Undelivered: worth another try."""
    if not person.dm_closed:
        with contextlib.suppress(Closed, NoChannel):
            channel = await channel_of(poster.store, poster.post, person)
            await poster.send(replace(posting, channel_id=channel), direct, silent=silent)
            return
        await poster.store.people.change(person.user_id, dm_closed=True)
    await poster.send(posting, named, mention=[person.user_id], silent=silent)
