"""Each person's card: what only their seat may see, in direct messages or in a private thread.

Edited silently while nothing is asked of them; sent anew, so that a phone rings, when something is. Closed direct
messages never hold anything up: a private thread takes their place, and where there can be none the same card opens
from the channel."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

from bot.pictures.gallery import Gallery
from bot.play import brief, private_card
from bot.play.deliveries import card_posting
from bot.play.loaded import LoadedTable
from bot.play.news import News
from bot.play.past import past
from bot.play.told import NO_NEWS, Told
from bot.post import Post
from bot.publish.channel import AGE
from bot.publish.direct import channel_of
from bot.publish.overdue import Overdue
from bot.publish.poster import Poster
from bot.publish.round import Note
from bot.speech import Voice
from bot.ui.parts import Attached, File, Part
from bot.undelivered import Closed, Crowded, Denied, Gone, NoChannel, Refused, TooOld
from persistence.calls import WhyNot
from persistence.deliveries import Called, Ring, Way
from persistence.errors import Damaged
from persistence.ids import is_stand_in
from persistence.persons import Person
from persistence.records import Seat, SeatChanges
from persistence.store import Clock, Store

log = logging.getLogger(__name__)

PATIENCE = 15.0
"""Seconds that an old card has to be edited: for too many edits of old messages Discord answers when to try again, and
the client waits for that."""


class Answered(NamedTuple):
    """What the answer to an act has shown in place of a card."""

    card: str | None
    """In place of which one: what is said here holds for that card alone."""
    changes: SeatChanges
    """What is to be noted of it."""
    face: object
    """What the card then showed depends on; ``None`` if something else stands there."""


class Private:
    def __init__(
        self, store: Store, post: Post, poster: Poster, gallery: Gallery, overdue: Overdue, missed: News, clock: Clock
    ) -> None:
        self.store, self.post, self.poster, self.clock = store, post, poster, clock
        self.gallery, self.overdue, self.missed = gallery, overdue, missed
        self._answers: dict[tuple[str, int], Answered] = {}

    def answered(self, loaded: LoadedTable, number: int, changes: SeatChanges, voice: Voice) -> None:
        """An act was answered in place of the seat's card while that was held (``Sessions.held``): what is to be noted
        of it is noted with the delivery of the act, which comes next. After a crash meanwhile the card is edited once
        more."""
        shown = _face(loaded, voice) if "delivered_digest" in changes else None
        self._answers[loaded.table.id, number] = Answered(loaded.seat(number).dm_card_id, changes, shown)

    def _answered(self, loaded: LoadedTable, number: int) -> Answered:
        """What was answered in place of the card that is there, and is not noted yet."""
        seat, answered = loaded.seat(number), self._answers.get((loaded.table.id, number))
        return answered if answered and answered.card == seat.dm_card_id else Answered(None, {}, None)

    def _seat(self, loaded: LoadedTable, number: int) -> Seat:
        return replace(loaded.seat(number), **self._answered(loaded, number).changes)

    async def covered(self, loaded: LoadedTable, number: int) -> None:
        """The card's reader has opened something else in its place (the standing orders, say). It stays until the
        next change of the card itself."""
        person = loaded.seat(number).person
        assert person is not None
        parts = await self.parts(loaded, number, person)
        self.overdue.drop(person.user_id)
        await self.store.tables.change_seat(loaded.table.id, number, delivered_digest=fingerprint(parts))

    async def hidden(self, loaded: LoadedTable, number: int) -> None:
        """Something that waits for an answer stands in the card's place, and that may never come: whatever brings the
        card up to date next shows it again, even if it says what it said before. To be called while it is held."""
        at = loaded.table.id, number
        if at in self._answers:
            changes = SeatChanges(**{**self._answers[at].changes, "delivered_digest": None})
            self._answers[at] = self._answers[at]._replace(changes=changes, face=None)
        await self.store.tables.change_seat(loaded.table.id, number, delivered_digest=None)

    async def show(
        self, loaded: LoadedTable, number: int, calls: int = 0, ring: Ring | None = None
    ) -> tuple[Note, ...]:
        """Bring seat *number*'s card up to date; to be called while it is held. Whoever gets no card, or not
        now, is called in the channel.

        :param calls: the newest delivery that is to ring; it does not if it has rung.
        :param ring: where it does. With ``card`` the channel knows nothing of it yet.
        :return: what is left to be noted, while it is still held.
        :raises Undelivered: worth another try."""
        notes = await self._shown(loaded, number, calls, ring)
        changes = self._answered(loaded, number).changes
        self._answers.pop((loaded.table.id, number), None)
        note = partial(self.store.tables.change_seat, loaded.table.id, number, **changes)
        return (note, *notes) if changes else notes

    async def _shown(self, loaded: LoadedTable, number: int, calls: int, ring: Ring | None) -> tuple[Note, ...]:
        try:
            return await self._show(loaded, number, calls, ring)
        except NoChannel:
            if loaded.seat(number).dm_channel_id is None:
                raise
            # somebody has deleted the thread: the next one is a new one
            await self.store.tables.change_seat(loaded.table.id, number, dm_channel_id=None, dm_card_id=None)
            now = replace(loaded, table=await self.store.tables.get(loaded.table.id))
            return await self._show(now, number, calls, ring)

    async def _show(self, loaded: LoadedTable, number: int, calls: int, ring: Ring | None) -> tuple[Note, ...]:
        seat = self._seat(loaded, number)
        person = seat.person
        if person is None or is_stand_in(person.user_id):
            return ()
        call = calls > seat.card_called and (number in loaded.asked or loaded.playing.over)
        if call and person.called == "channel":
            await self._call(loaded, number, calls, ring)
            call = False
        shown = self._answered(loaded, number).face == _face(loaded, loaded.read_by(person))
        shut = person.place != person.card_place and seat.dm_channel_id in (None, person.dm_channel_id)
        idle = not call or loaded.playing.over  # a thread instead is opened for whoever is asked something
        came = self.overdue.ready(loaded, number, loaded.read_by(person))
        if not person.carded or (shown and not (call or came)) or (shut and idle):
            return ()
        if shut and seat.dm_channel_id:
            return await self._elsewhere(loaded, number, calls, ring)
        parts = await self.parts(loaded, number, person)
        digest = fingerprint(parts)
        if digest == seat.delivered_digest and not (call or came):
            return ()
        try:
            channel = await self._place(loaded, seat, person)
            if call or not await self._edit(channel, seat, parts):
                note = await self._send(loaded, seat, channel, parts, digest, calls if call else None)
            else:
                change = partial(self.store.tables.change_seat, loaded.table.id, number)
                note = partial(change, dm_channel_id=channel, delivered_digest=digest)
        except (Refused, Crowded) as error:
            if isinstance(error, Closed) and not person.dm_closed:
                await self.store.people.change(person.user_id, dm_closed=True, dm_told=False)
            notes: tuple[Note, ...] = ()
            if call and not (isinstance(error, NoChannel) and seat.dm_channel_id):  # of which there will be a new one
                notes = await self._not_called(loaded, number, calls, ring, error)
            if not isinstance(error, Closed):
                raise
            return notes
        self.overdue.shown(loaded, number)
        return (note,)

    async def _not_called(
        self, loaded: LoadedTable, number: int, calls: int, ring: Ring | None, error: Refused | Crowded
    ) -> tuple[Note, ...]:
        """What is left to be noted once they are called in the next best place."""
        person, question = loaded.seat(number).person, loaded.playing.question(number)
        way: Way = "thread" if person and person.place == "thread" else "dm"
        await self.store.calls.failed(loaded.table.id, number, question, way, _why(error))
        if isinstance(error, Closed) and way == "dm" and not loaded.playing.over:
            return await self._elsewhere(loaded, number, calls, ring)
        await self._call(loaded, number, calls, ring)
        return ()

    async def _elsewhere(self, loaded: LoadedTable, number: int, calls: int, ring: Ring | None) -> tuple[Note, ...]:
        """The same in a thread of their own, since their direct messages are closed: their name in the channel is only
        called where there can be none (§4.3)."""
        await self.store.tables.drop_card(loaded.table.id, number)
        self.poster.wake(loaded.table.id)
        now = replace(loaded, table=await self.store.tables.get(loaded.table.id))
        return await self._show(now, number, calls, ring)

    async def _call(self, loaded: LoadedTable, number: int, calls: int, ring: Ring | None) -> None:
        """In the channel, since the card does not ring. Noted with the call itself: it comes once."""
        due = (Called(step=loaded.playing.step, seats=(number,)),) if ring == "card" and not loaded.playing.over else ()
        await self.store.tables.change_seat(loaded.table.id, number, due, card_called=calls)
        self.poster.wake(loaded.table.id)

    async def _edit(self, channel: str, seat: Seat, parts: list[Part]) -> bool:
        """Whether the card that is there could be brought up to date. An old one as well, as long as Discord takes it:
        among people a card is mostly older than an hour, and has few edits."""
        if seat.dm_card_id is None:
            return False
        aged = seat.dm_posted_at is not None and self.clock() - seat.dm_posted_at > AGE
        with contextlib.suppress(Gone, TooOld, TimeoutError):
            async with asyncio.timeout(PATIENCE if aged else None):
                await self.post.edit(channel, seat.dm_card_id, parts)
            return True
        return False

    async def _send(
        self, loaded: LoadedTable, seat: Seat, channel: str, parts: list[Part], digest: str, calls: int | None
    ) -> Note:
        """A new card in place of the old one. :param calls: see :meth:`show`; ``None``: it does not ring."""
        rung = {} if calls is None else {"card_called": calls}
        question = None if calls is None or loaded.playing.over else loaded.playing.question(seat.seat)
        posting = card_posting(loaded.table.id, seat, channel, question, delivered_digest=digest, **rung)
        return await self.poster.deliver(posting, parts, silent=calls is None)

    async def lay_down(self, loaded: LoadedTable, number: int, parts: list[Part]) -> None:
        """Leave no more of the card than *parts*: nobody here knows what it showed."""
        seat = loaded.seat(number)
        if seat.dm_channel_id and seat.dm_card_id:
            with contextlib.suppress(Gone, NoChannel, TooOld, Closed):
                await self.post.edit(seat.dm_channel_id, seat.dm_card_id, parts)

    async def parts(self, loaded: LoadedTable, number: int, person: Person, page: int = 0) -> list[Part]:
        """The card itself, in its reader's language."""
        voice, pictured = loaded.read_by(person), self._pictured(loaded, number, person)
        news = await self.news(loaded, number, voice)
        drawn = await self.drawn(loaded, number, voice) if pictured else []
        news = await self.illustrated(loaded, news) if pictured else news
        return private_card.own(loaded, number, voice, news, page, drawn)

    def _pictured(self, loaded: LoadedTable, number: int, person: Person) -> bool:
        """Whether the card may have pictures, and its reader wants any."""
        card = loaded.seat(number).dm_channel_id
        return person.pictures and (card is None or self.post.attaches(card))

    async def drawn(self, loaded: LoadedTable, number: int, voice: Voice) -> list[File]:
        """Pictures of what *number* is asked about, or of how it has ended. Those that are late come by themselves."""
        if not loaded.pictured(number):
            return []
        if came := self.overdue.ready(loaded, number, voice):
            return came
        first = loaded.seat(number).dm_card_id is None  # so nobody can press it: the match begins, and much is drawn
        found = await self.gallery.own(loaded, number, voice, unhurried=first)
        if found.late:
            self.overdue.owe(loaded, number, voice)
        return found.files

    async def news(self, loaded: LoadedTable, number: int, voice: Voice) -> Told:
        """What this seat has missed, in the words of its reader; nothing, if that cannot be read: nobody needs it to
        answer."""
        told = await past(self.store, loaded, voice.locale)
        try:
            missed = await self.missed.of(loaded, number, told)
        except Damaged:
            log.warning("Table %s: its log is damaged, so there are no news", loaded.table.id)
            return NO_NEWS
        since = brief.since(missed, over=loaded.playing.over)
        view = loaded.playing.view(number)
        decided = loaded.game.presenter.settled(view)  # then no turn of their own comes in which they might read it
        fresh = [each for each in missed.heard if (decided or each.step >= missed.acted) and not each.struck]
        news = brief.news(missed.heard, told, number, private_card.NEWS, view=view, since=since)
        return news._replace(occasions=tuple(told.occasions(fresh)), fresh=missed.fresh)

    async def illustrated(self, loaded: LoadedTable, news: Told) -> Told:
        """The same with pictures of what there has been to celebrate."""
        drawn = [each._replace(drawn=tuple(await self.gallery.occasion(loaded, each))) for each in news.occasions]
        return news._replace(occasions=tuple(drawn))

    async def _place(self, loaded: LoadedTable, seat: Seat, person: Person) -> str:
        """Where the seat's card is, or will be. A thread is noted before anybody is in it: whoever finds it without a
        card goes on with it, and makes no second one."""
        if seat.dm_channel_id:
            if person.place == "thread" and seat.dm_card_id is None:
                await self.post.invite(seat.dm_channel_id, person.user_id)
            return seat.dm_channel_id
        if person.place == "thread":
            name = loaded.voice(loaded.table.locale).about("name")
            try:
                thread = await self.post.thread(loaded.table.channel_id, name)
                await self.store.tables.change_seat(loaded.table.id, seat.seat, dm_channel_id=thread)
                await self.post.invite(thread, person.user_id)
            except (Denied, NoChannel) as error:  # no threads there, or none for the bot: write directly
                if person.dm_closed:
                    raise Closed(str(error)) from None
            else:
                return thread
        return await channel_of(self.store, self.post, person)


def _why(error: Refused | Crowded) -> WhyNot:
    """As the ledger says it."""
    return "closed" if isinstance(error, Closed) else "crowded" if isinstance(error, Crowded) else "failed"


def _face(loaded: LoadedTable, voice: Voice) -> object:
    """Beside the seat's own row: two cards of one seat are the same if these are."""
    table = loaded.table
    return loaded.playing.step, table.state, table.standing_message_id, loaded.names, loaded.known, voice.locale


def fingerprint(parts: list[Part]) -> str:
    """Changes with whatever the card says. Its pictures show the same at another moment, and are dear."""
    bare = [
        {**part, "components": [each for each in part.get("components", ()) if not isinstance(each, Attached)]}
        for part in parts
    ]
    return blake2b(json.dumps(bare, sort_keys=True).encode(), digest_size=12).hexdigest()
