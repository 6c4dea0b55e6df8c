"""What a box of deliveries asks for: the channel's messages, a seat's card, a farewell, a word to the host."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.lobby import closed_card
from bot.marshal.afterwards import afterwards
from bot.play import cards, timing
from bot.play.deliveries import cards_due
from bot.play.loaded import LoadedTable
from bot.play.seeking import SEEKERS
from bot.play.sessions import Sessions
from bot.play.working import PERSON
from bot.post import Post
from bot.publish.channel import Channel
from bot.publish.chatter import Chatter
from bot.publish.dates import Dates
from bot.publish.easel import Easel
from bot.publish.entrance import Entrance
from bot.publish.letters import Letters
from bot.publish.placards import Placards
from bot.publish.poster import Poster
from bot.publish.private import Private
from bot.publish.round import Note, Rounds
from bot.undelivered import Denied, Locked, NoChannel
from persistence.codec import Codec
from persistence.deliveries import (
    IN_CHANNEL,
    PLACARD_DUE,
    AtSeat,
    BoardDue,
    Box,
    Calendar,
    Called,
    CardDue,
    Closed,
    Ended,
    Farewell,
    Introduction,
    Invited,
    LinkDue,
    Muted,
    MuteReason,
    NoticeDue,
    Occasion,
    Overtime,
    Pending,
    Proclaimed,
    Readers,
    Reminded,
    Removal,
    Ring,
    Summoned,
)
from persistence.errors import Quarantined, Unreadable
from persistence.records import Logged, Table
from persistence.store import Clock


class Carrier:
    """Raises ``Undelivered`` where another try is worth while, and whatever the store raises."""

    def __init__(
        self,
        sessions: Sessions,
        post: Post,
        poster: Poster,
        private: Private,
        easel: Easel,
        chatter: Chatter,
        clock: Clock,
    ) -> None:
        self.sessions, self.store, self.clock = sessions, sessions.store, clock
        self.post, self.poster, self.private = post, poster, private
        self.channel = Channel(self.store, post, poster, easel, chatter, clock)
        self.entrance, self.placards = Entrance(post, poster), Placards(sessions, post, poster, clock)
        self.dates, self.letters = Dates(sessions, post, clock), Letters(self.store, post, poster, clock)
        self.rounds = Rounds()

    async def carry_out(self, box: Box, rows: Sequence[Pending]) -> None:
        """Everything that waits in *box*, oldest first; returns when it is noted as done."""
        notes: tuple[Note, ...] = (partial(self.store.outbox.done, *(row.id for row in rows)),)
        match box.audience, rows[0].delivery:
            case AtSeat(seat=seat), _:
                async with self.sessions.held(box.table_id, seat):
                    notes += await self._card(box, seat, rows)
                    await self.rounds.noted(box, *notes)
                return
            case Readers(), _:
                notes += await self.placards.show(box, rows)
            case Calendar(), _:
                await self.dates.show(box)
            case _, Removal(channel=channel, message=message):
                await self.post.delete(channel, message)
            case _, Farewell() | Muted() | Overtime() | Introduction() | Summoned() | Reminded():
                await self._words(box, rows)
            case _:
                notes += await self._table(box, rows)
        await self.rounds.noted(box, *notes)

    async def _card(self, box: Box, seat: int, rows: Sequence[Pending]) -> tuple[Note, ...]:
        """What is left to be noted of it, before anybody else touches the card."""
        await self.poster.settle(box)
        try:
            loaded = await self.sessions.at(box.table_id)
            so_far = await self._so_far(box, rows, loaded)
            calls, ring = _ringing([row for row in so_far if not await self._came(loaded, seat, row)])
            if calls:
                await self.poster.prepare(box)
            return await self.private.show(loaded, seat, calls, ring) + self.poster.unused(box)
        except Unreadable:
            bare = await self.sessions.at(box.table_id, match_too=False)
            if bare.table.state != "closed":
                raise
            await self.private.lay_down(bare, seat, closed_card(bare, "closed-by-host"))
            return ()

    async def _so_far(self, box: Box, rows: Sequence[Pending], loaded: LoadedTable) -> Sequence[Pending]:
        """What waits of all that has led to this moment of the match: since *rows* were read more may have come, and
        one message calls for that too. What comes later calls anew."""
        step = loaded.match.step if loaded.match else 0
        if step <= rows[-1].delivery.step:
            return rows
        return [row for row in await self.store.outbox.waiting(box) if row.delivery.step <= step]

    async def _came(self, loaded: LoadedTable, seat: int, row: Pending) -> bool:
        """Whether the person on *seat* has answered since what *row* calls them to: what they are asked now they have
        on the screen, and nobody calls them late."""
        step, now = row.delivery.step, loaded.match.step if loaded.match else 0
        if not step or step >= now:
            return False
        return any(each.seat == seat for each in await self._answers(loaded, step + 1))

    async def _answers(self, loaded: LoadedTable, since: int = 0) -> list[Logged]:
        """What people have answered from that step on, or how they sat down: with what they are asked on the screen.
        Whoever writes orders, or takes them back, does not see it."""
        codec, log = Codec(loaded.game), await self.store.matches.log(loaded.table.id, since)
        theirs = [each for each in log if each.cause == PERSON and each.kind in ("act", "seating")]
        return [each for each in theirs if getattr(codec.change(each), "question", each.step) is not None]

    async def _words(self, box: Box, rows: Sequence[Pending]) -> None:
        """To somebody who has left, or to the host: each row is a message of its own."""
        await self.poster.settle(box)
        for row in rows:
            if row.id not in await self._left(box):
                continue
            match row.delivery:
                case Muted(why=why):
                    loaded = await self.sessions.at(box.table_id, match_too=False)
                    await self.letters.note(loaded, why, row.id)
                case Overtime(seat=seat):
                    await self.letters.advise(await self.sessions.at(box.table_id), seat, row.id)
                case Introduction(user=user):
                    await self.letters.introduce(user)
                case Summoned(user=user):
                    loaded = await self.sessions.at(box.table_id, match_too=False)
                    await self.letters.summon(loaded, user, row.id)
                case Reminded() as reminded:
                    await self.placards.heralds.remind(box.table_id, row.id, reminded)
                case Farewell() as farewell:
                    await self.letters.farewell(await self.sessions.at(box.table_id), farewell, row.id)

    async def _left(self, box: Box) -> set[int]:
        """What is still to be done: a message that was found again may have fulfilled some of it."""
        return {row.id for row in await self.store.outbox.waiting(box)}

    # ---- the channel

    async def _table(self, box: Box, rows: Sequence[Pending]) -> tuple[Note, ...]:
        await self.poster.settle(box)
        loaded = await self._looked_at(box.table_id, rows)
        table = loaded.table
        if not all(isinstance(row.delivery, BoardDue | Called) and row.delivery.step for row in rows):
            await self._sought(table.guild_id)
        try:
            notes = await self._shown(loaded, rows)
        except (NoChannel, Denied) as error:
            why = self._muted(table, error)
            await self._mute(table, why)
            raise NoChannel(str(error)) if why == "gone" else error from None
        if table.mute_since is not None:
            await self.store.tables.change(table.id, mute_since=None, mute_why=None)
        return notes

    async def _sought(self, guild: str) -> None:
        """A table has opened, begun or ended, somebody sits down, a seat is offered: that may concern who seeks one."""
        if placard := await self.store.placards.of(SEEKERS, guild):
            await self.store.outbox.add(placard.id, PLACARD_DUE)
            self.poster.wake(placard.id)

    async def _looked_at(self, table_id: str, rows: Sequence[Pending]) -> LoadedTable:
        """With its match. What has ended or been proclaimed can be shown although that is not to be had."""
        try:
            return await self.sessions.at(table_id)
        except (Unreadable, Quarantined):
            if not any(isinstance(row.delivery, Proclaimed | Closed) for row in rows):
                raise
            return await self.sessions.at(table_id, match_too=False)

    async def _shown(self, loaded: LoadedTable, rows: Sequence[Pending]) -> tuple[Note, ...]:
        notes: tuple[Note, ...] = ()
        for row in rows:
            if isinstance(row.delivery, Closed):
                remains = closed_card(loaded, row.delivery.why, row.delivery.by)
                if loaded.table.begun and loaded.has_game:
                    await self.channel.end(loaded, remains)
                else:
                    await self.entrance.close(loaded, remains)
        if loaded.table.state == "lobby":
            await self.entrance.show(loaded)
            for row in rows:
                if isinstance(row.delivery, Invited):
                    await self.entrance.invite(loaded, row.delivery)
        elif loaded.match is not None:
            notes = await self._match(loaded, rows)
        if any(isinstance(row.delivery, LinkDue | Ended | Closed) for row in rows) and loaded.has_game:
            await self.entrance.link(loaded)
        for row in rows:
            if isinstance(row.delivery, Proclaimed) and row.id in await self._left(Box(loaded.table.id, IN_CHANNEL)):
                words = cards.word(loaded, row.delivery.key, row.delivery.args)
                await self.channel.say(loaded, words, row.id)
        return notes

    async def _match(self, loaded: LoadedTable, rows: Sequence[Pending]) -> tuple[Note, ...]:
        fresh = shown = await self.channel.show(loaded)
        ended = any(isinstance(row.delivery, Ended) for row in rows)
        if not ended:
            await self._occasions(shown, rows)
        if any(isinstance(row.delivery, Called) for row in rows):  # meanwhile somebody may have answered
            fresh = await self.sessions.at(loaded.table.id)
        so_far = await self._so_far(Box(loaded.table.id, IN_CHANNEL), rows, fresh)
        prompted = fresh.table.prompt_called
        calling = [(row, due.seats) for row in so_far if row.id > prompted and isinstance(due := row.delivery, Called)]
        called = [seat for row, seats in calling for seat in seats if not await self._came(fresh, seat, row)]
        if fresh.table.mute_since is not None:
            called += await self._unheard(fresh, fresh.table.mute_since)
        notes = await self.channel.call(fresh, called, max((row.id for row in so_far), default=rows[-1].id))
        if any(isinstance(row.delivery, NoticeDue | Ended | Closed) for row in rows):
            await self.channel.notice(await self.sessions.at(loaded.table.id))
        if ended:
            after = await afterwards(self.store, fresh, fresh.voice(fresh.table.locale))
            await self.channel.end(fresh, cards.ending(fresh, after.words, after.way))
            await self._occasions(shown, rows)  # a phone opens the channel at its last message
            await self._pages(fresh.table)
        return notes

    async def _occasions(self, loaded: LoadedTable, rows: Sequence[Pending]) -> None:
        for row in rows:
            if isinstance(row.delivery, Occasion) and row.id in await self._left(Box(loaded.table.id, IN_CHANNEL)):
                await self.channel.tell(loaded, row.delivery.step, row.id)

    async def _pages(self, table: Table) -> None:
        """Pages of a match that is over lead to its last board. That may have been posted while the match went on, and
        be noted after they were shown; nothing else would bring them up to date any more."""
        await self.store.outbox.add(table.id, *cards_due(table))
        self.poster.wake(table.id)

    async def _unheard(self, loaded: LoadedTable, since: int) -> list[int]:
        """The seats that can be called in the channel alone, and have not been while it was mute. Not who sleeps, who
        was called with a card when they still got one, or who has what they are asked on the screen: they have acted
        since it was their turn to.

        :param since: when it fell silent."""
        table, asleep = loaded.table, timing.quiet(loaded.table, self.clock())
        clocks = timing.of(table)
        asked = [(clocks.seats[seat].asked if clocks else None) or since for seat in range(len(table.seats))]
        calls = [each for each in await self.store.calls.of(table.id) if each.why_not is None]
        heard = [each.seat for each in calls if each.question == loaded.playing.question(each.seat)]
        there = [each.seat for each in await self._answers(loaded) if each.at >= asked[each.seat or 0]]
        nobody = {*table.prompt_seats, *asleep, *there, *heard}
        return [seat for seat in loaded.awaited if seat not in nobody and not loaded.seat(seat).reached]

    def _muted(self, table: Table, error: NoChannel | Denied) -> MuteReason:
        if isinstance(error, NoChannel) or not self.post.reaches(table.guild_id):
            return "gone"
        return "locked" if isinstance(error, Locked) else "denied"

    async def _mute(self, table: Table, why: MuteReason) -> None:
        """Note since when nothing can be shown there, and say it to the host, once. Whoever opens a table whose card
        cannot be posted hears of it at once, and not by this."""
        if table.mute_why != why:
            since = self.clock() if table.mute_since is None else table.mute_since
            await self.store.tables.change(table.id, mute_since=since, mute_why=why)
            if table.state == "playing" or (table.state == "lobby" and table.standing_message_id):
                await self.store.outbox.add(table.id, Muted(why=why))
                self.poster.wake(table.id)


def _ringing(rows: Sequence[Pending]) -> tuple[int, Ring | None]:
    """The newest delivery of a card that rings, and where it does."""
    calls = [(row.id, due.ring) for row in rows if isinstance(due := row.delivery, CardDue) and due.ring]
    return calls[-1] if calls else (0, None)
