"""The only writer: look, act, commit, then tell. One queue per table; a press that finds it busy waits its turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from bot.kit import Kit
from bot.play.deliveries import closed, shown
from bot.play.loaded import LoadedTable
from bot.play.timing import holidays
from bot.play.working import UNSEEN, Announced, Beside, Past, Worked, as_loaded, set_up, undone, work_out
from engines.core.event import Event
from engines.core.match import Match
from engines.core.menu import Refused
from engines.core.meta import Options
from engines.core.undo import Played, Undo
from persistence.codec import Codec
from persistence.deliveries import Delivery
from persistence.errors import Conflict, Missing, NotInLobby, WorldChanged
from persistence.records import Already, Loaded, SeatChanges, Table
from persistence.replay import course
from persistence.store import Store


class Done(NamedTuple):
    """What came of a submission; no events if the same request had been carried out before."""

    loaded: LoadedTable
    events: tuple[Event, ...]
    before: int = 0
    """The step that the table was at until then."""
    was: Match[Any] | None = None
    """The match as it was then; ``None`` if nothing has come of it."""


class Sessions:
    """Loads tables and changes matches. Keeps no game in memory; but while somebody works with a match, whoever reads
    the same bytes gets the same match, with all that is worked out about it.

    :param wake: told the table's id after every commit, to publish, and the seats on which stewards have to move.
    """

    def __init__(self, store: Store, kit: Kit, wake: Callable[[str, Sequence[int]], None]) -> None:
        self.store, self.kit = store, kit
        self.wake = wake
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._cards: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()
        self._shared: WeakValueDictionary[Loaded, Match[Any]] = WeakValueDictionary()
        self._seen: WeakValueDictionary[tuple[str, bool], LoadedTable] = WeakValueDictionary()
        self._reading: dict[tuple[str, bool], tuple[int, asyncio.Task[LoadedTable]]] = {}
        """What is just being read, and how often something had been written when it was begun."""

    def lock(self, table_id: str) -> asyncio.Lock:
        """Hold it while changing what a table is; whoever comes next waits."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def held(self, table_id: str, seat: int) -> asyncio.Lock:
        """While it is held, the seat's card stays as it is. Whoever gives the seat to somebody else holds it, so that
        no card is on its way of which the store does not know yet."""
        return self._cards.setdefault((table_id, seat), asyncio.Lock())

    async def at(self, table_id: str, *, match_too: bool = True) -> LoadedTable:
        """The table as it is on disk. ``Missing``; ``Quarantined`` if its match is wanted and cannot be read;
        ``Unreadable`` if it is wanted and this release cannot read it, or lacks the game.

        Whoever asks while it is read, or while somebody works with it, gets the same, unless something was written
        meanwhile, or is just being written: all that is to be told of one act is told of one look, and nobody who knows
        of an act already gets the table before it."""
        what, writing = (table_id, match_too), self.store.writing
        written, seen = self.store.written, self._seen.get(what)
        if seen is not None and seen.read_at == written and not writing:
            return seen
        begun, reading = self._reading.get(what, (-1, None))
        if reading is None or begun != written or writing:
            reading = asyncio.create_task(self._read(table_id, match_too=match_too))
            self._reading[what] = written, reading
            reading.add_done_callback(lambda done: self._read_out(what, done))
        return await asyncio.shield(reading)

    def _read_out(self, what: tuple[str, bool], done: asyncio.Task[LoadedTable]) -> None:
        if what in self._reading and self._reading[what][1] is done:
            del self._reading[what]
        if not done.cancelled() and done.exception() is None:
            self._seen[what] = done.result()

    async def _read(self, table_id: str, *, match_too: bool) -> LoadedTable:
        written = self.store.written
        moment = await self.store.tables.at(table_id, match_too=match_too)
        match = None
        if match_too:
            codec = Codec(self.kit.game(moment.table.game))
            if moment.table.begun:
                match = self._match(codec, moment.match or await self.store.matches.load(table_id))
        return LoadedTable(self.kit, moment.table, match, moment.secret, moment.known, moment.kept, written)

    def _match(self, codec: Codec, loaded: Loaded) -> Match[Any]:
        match = self._shared.get(loaded)
        if match is None:
            match = self._shared[loaded] = codec.match(loaded)
        return match

    async def lobby(self, table_id: str) -> LoadedTable:
        """A table that has not begun. ``NotInLobby`` if it has."""
        loaded = await self.at(table_id)
        if loaded.table.state != "lobby":
            raise NotInLobby(table_id)
        return loaded

    # ---- changing

    async def begin(
        self,
        table_id: str,
        announce: Callable[[LoadedTable], Awaitable[Announced]],
        options: Callable[[LoadedTable], Options],
        key: str,
    ) -> Done:
        """The lobby becomes a match whose seed nobody could choose alone, on what the last one there has bequeathed.

        :param announce: posts the public start message, whose id Discord assigns.
        :raises NotInLobby: somebody was faster. ``Refused``: the options do not fit. Whatever *announce* raises.
        """
        announced = None
        async with self.lock(table_id):
            while True:
                loaded = await self.lobby(table_id)
                if announced is None:
                    set_up(loaded, options(loaded), UNSEEN, key, 0, ())  # nothing is announced that cannot begin
                    announced = await announce(loaded)
                off = holidays(await self.store.servers.holidays(loaded.table.guild_id))
                beginning, events = set_up(loaded, options(loaded), announced, key, self.kit.clock(), off)
                try:
                    done = await self.store.matches.begin(beginning)
                except WorldChanged:
                    continue  # annulled or left behind in between: look again
                break
            after = Done(await self.at(table_id), () if isinstance(done, Already) else events)
        self.wake(table_id, after.loaded.stewards)
        return after

    async def submit(
        self,
        table_id: str,
        key: str,
        cause: str,
        make: Callable[[LoadedTable], Sequence[Played]],
        seats: Mapping[int, SeatChanges] | None = None,
        told: Sequence[Delivery] = (),
    ) -> Done:
        """Carry out what *make* decides on looking at the table, all of it or nothing.

        :param key: idempotency key; a second submission with it changes nothing.
        :param cause: for the log's readers: ``person``, ``steward``, ``clock``.
        :param seats: who sits on which seat from now on, in the same transaction.
        :param told: what more is to be delivered because of it.
        :raises Refused: as *make* or the rules say. ``Missing``, ``Quarantined``, ``Unreadable``, ``Unavailable``,
            ``Uncertain``.
        """

        async def work(loaded: LoadedTable) -> Worked:
            users = [user for change in (seats or {}).values() if (user := change.get("user_id"))]
            people = {user: await self.store.people.get(user) for user in users}
            beside = Beside(seats=seats or {}, people=people, told=told)
            return work_out(loaded, key, cause, make(loaded), beside, self.kit.clock())

        return await self._carry_out(table_id, key, work, read=bool(seats))

    async def take_back(self, table_id: str, key: str, cause: str, make: Callable[[LoadedTable, Past], Undo]) -> Done:
        """Take back what *make* decides on, looking at the table and at all that has led there.

        :raises Refused: as *make* or the rules say, or for want of time. ``Unreadable``: it was played under other
            rules. All that :meth:`submit` raises."""

        async def work(loaded: LoadedTable) -> Worked:
            past = await self.past(loaded)
            return undone(loaded, key, cause, past, make(loaded, past), self.kit.clock())

        return await self._carry_out(table_id, key, work)

    async def past(self, loaded: LoadedTable) -> Past:
        """All that has led to the present. ``Unreadable``: it was played under other rules."""
        history = await self.store.matches.history(loaded.table.id)
        return Past(await asyncio.to_thread(course, Codec(loaded.game), history), history.entries)

    async def _carry_out(
        self, table_id: str, key: str, work: Callable[[LoadedTable], Awaitable[Worked]], *, read: bool = False
    ) -> Done:
        """:param read: whether the table is other than the submission's changes say."""
        async with self.lock(table_id):
            while True:
                loaded = await self.at(table_id)
                if loaded.match is None:
                    raise Missing(table_id)
                try:
                    after, submission, events = await work(loaded)
                except Refused:
                    if await self.store.matches.answered(key) is None:
                        raise
                    return Done(loaded, (), before=loaded.playing.step)
                try:
                    written = await self.store.matches.commit(submission)
                except Conflict:
                    continue  # somebody else wrote in between: look again
                if isinstance(written, Already):
                    now = await self.at(table_id)  # written while this was worked out, perhaps
                    return Done(now, (), before=now.playing.step)
                break
            self._shared[as_loaded(loaded, submission)] = after
            if read or after.over:
                now = await self.at(table_id)
            else:
                now = replace(loaded, match=after, table=replace(loaded.table, **submission.table))
            done = Done(now, events, before=loaded.playing.step, was=loaded.match)
        self.wake(table_id, done.loaded.stewards)
        return done

    async def close(self, table: Table, why: str, by: str = "", *, unless_changed: Table | None = None) -> bool:
        """End a live table without a result, and tell everybody; false if it was not live any more.

        :param why: a key of the bot's catalogue.
        :param by: whoever has decided it, as they are shown.
        :param unless_changed: see ``Tables.close``."""
        done = await self.store.tables.close(table.id, closed(table, why, by), unless_changed=unless_changed)
        self.wake(table.id, ())
        return done

    async def refresh(self, table_id: str) -> None:
        """Bring a lobby's card up to date; a deleted one is posted again."""
        table = await self.store.tables.get(table_id)
        if table.state == "lobby":
            await self.store.outbox.add(table_id, *shown(table))
            self.wake(table_id, ())

    async def forget(self, user_id: str) -> None:
        """Take somebody out of everything that is stored. Running matches whose world names them rest meanwhile: what
        is worked out from an old snapshot would bring the name back. ``StillShown``."""
        while True:
            tables = await self.store.people.named_at(user_id)
            async with contextlib.AsyncExitStack() as held:
                for table_id in tables:
                    await held.enter_async_context(self.lock(table_id))
                if await self.store.people.forget(user_id, tables):
                    break
        for table_id in tables:
            self.wake(table_id, ())
