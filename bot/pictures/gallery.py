"""The pictures of a table, as messages show them: what to draw for whom, and since when changes are marked.

Pictures are a comfort. Whatever goes wrong with one is logged by its kind, and the texts are shown instead."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from bot.pictures.plots import Plot, plotted
from bot.pictures.studio import PATIENCE, Studio, TooSlow
from bot.play.loaded import LoadedTable
from bot.play.news import News
from bot.play.told import Occasion
from bot.play.working import Past
from bot.speech import Voice
from bot.ui.limits import ALT, clip
from bot.ui.parts import File
from engines.core.chair import Seating
from engines.core.drawing.look import Look
from engines.core.drawing.painter import Painter
from engines.core.drawing.scene import Scene
from engines.core.event import Event
from engines.core.game import Act, Game
from engines.core.match import Match
from engines.core.outcome import Heirloom
from persistence.errors import StoreError

log = logging.getLogger(__name__)

SOON = 1.0
"""Seconds that somebody who has pressed something waits for a picture."""
SAID_AGAIN = 60.0
"""Seconds after which it is said again that pictures are late: on a busy machine most of them are."""
READERS = 2000
"""Readers of whom it is kept in mind what they know."""
LOOKS = 8
"""At each board; the views of one match share most of what they hold."""
BEGINNING = -1
"""Before every step."""


class Drawn(NamedTuple):
    """What somebody looks at."""

    files: list[File]
    late: bool = False
    """It was not ready in time; then there is none of it, since words say all or leave a part to the pictures. Whoever
    has asked for it owes it to the reader: see ``bot/handlers/late.py``."""


class Earlier(NamedTuple):
    """What is not new to a reader, and what is."""

    view: Any
    """Theirs of the board, some time ago; ``None``: there is none."""
    news: tuple[Event, ...] = ()
    """What they have heard since."""


UNKNOWN = Earlier(None)
History = Callable[[LoadedTable], Awaitable[Past]]
Make = Callable[[Painter, Any, Look], Scene | None]


class Gallery:
    """:param history: how a match has come to be: what somebody saw when they had acted, if that was before the bot's
    start.
    :param missed: since when changes are marked for whom."""

    def __init__(self, studio: Studio, history: History, missed: News) -> None:
        self._studio, self._history, self._missed = studio, history, missed
        self._known: OrderedDict[tuple[str, int, str | None], tuple[tuple[int, Any], ...]] = OrderedDict()
        """By table, seat and person: the step with which the news that they look at begin, and what they knew then; the
        same of their last act, with which later ones may."""
        self._shown: OrderedDict[str, list[tuple[int, Any]]] = OrderedDict()
        """By table: what everybody saw lately, and at which steps."""
        self._late = 0
        """Pictures that were late since that was said."""
        self._said: float | None = None
        """When that was, by the event loop's time."""

    async def board(self, loaded: LoadedTable, voice: Voice, since: int) -> File | None:
        """The table as everybody sees it, with what has changed since that step, as far as that is known."""
        before = await self._look(loaded, loaded.playing.view(None), since)
        return await self._drawn(
            loaded, voice, None, before, lambda painter, at, look: painter.table(at, look), PATIENCE
        )

    def acted(self, loaded: LoadedTable, seat: int, was: Match[Any] | None) -> None:
        """Whoever is on *seat* has acted, when the match *was* so: with that step their news may begin one day."""
        known = self._known.get(_reader(loaded, seat), ())
        self._keep(loaded, seat, *known[:1], (loaded.playing.step, _seen(was, loaded.playing, seat)))

    async def own(self, loaded: LoadedTable, seat: int, voice: Voice, *, unhurried: bool = False) -> Drawn:
        """What somebody who is asked looks at: what has changed since their last turn, and their hand; when all is
        over the whole table, with what has decided it.

        :param unhurried: nobody has pressed anything and waits."""
        patience = PATIENCE if unhurried else SOON
        before = await self._before(loaded, seat)
        makes: tuple[Make, ...] = (
            lambda painter, at, look: painter.close(at, look) or painter.table(at, look),
            lambda painter, at, look: painter.own(at, look),
        )
        if loaded.playing.over:
            makes = (lambda painter, at, look: painter.table(at, look),)
        try:
            every = [await self._in_time(loaded, voice, seat, before, make, patience) for make in makes]
        except TooSlow:
            return Drawn([], late=True)
        return Drawn([each for each in every if each])

    async def large(
        self,
        loaded: LoadedTable,
        voice: Voice,
        seat: int | None,
        region: int | None = None,
        *,
        unhurried: bool = False,
    ) -> Drawn:
        """The whole table, or a piece of it, for whoever wants to look at that."""
        before = UNKNOWN if seat is None else await self._before(loaded, seat)

        def make(painter: Painter, view: Any, look: Look) -> Scene | None:
            return painter.table(view, look) if region is None else painter.region(view, region, look)

        try:
            file = await self._in_time(loaded, voice, seat, before, make, PATIENCE if unhurried else SOON)
        except TooSlow:
            return Drawn([], late=True)
        return Drawn([file] if file else [])

    async def past(self, loaded: LoadedTable, voice: Voice, seat: int | None) -> File | None:
        """What *seat* held (``None``: the table) at a moment that is over; nothing of it is kept in mind. Whoever looks
        knows that it takes a while."""

        def make(painter: Painter, view: Any, look: Look) -> Scene | None:
            return painter.table(view, look) if seat is None else painter.own(view, look)

        return await self._drawn(loaded, voice, seat, UNKNOWN, make, PATIENCE)

    async def world(
        self,
        game: Game[Any],
        left: Heirloom,
        voice: Voice,
        before: Heirloom | None = None,
        *,
        unhurried: bool = False,
    ) -> Drawn:
        """The plate of a world; nothing where there is none.

        :param before: what it was one match ago: what is new is marked."""
        painter = game.painter
        if painter is None:
            return Drawn([])
        look = Look(say=voice.bare, names=(), before=before)
        title = next((look.say(page.title) for page in game.pages(left)), "")
        return await self._apart("A world", lambda: painter.world(left, look), title, unhurried=unhurried)

    async def plate(self, make: Callable[[], Scene | None], title: str, *, unhurried: bool = False) -> Drawn:
        """One game of a world; nothing where it cannot be drawn."""
        return await self._apart("A plate", make, title, unhurried=unhurried)

    async def occasion(self, loaded: LoadedTable, told: Occasion) -> list[File]:
        """What has happened that has a message of its own; nothing where it has no picture."""
        painter, look = loaded.game.painter, Look(say=told.voice.bare, names=())
        if painter is None:
            return []
        return (await self._apart("An occasion", lambda: painter.occasion(told.event, look), unhurried=True)).files

    async def figures(self, title: str, plots: Sequence[Plot], *, unhurried: bool = False) -> Drawn:
        """Figures of no table; nothing if there are none."""
        if not plots:
            return Drawn([])
        return await self._apart("Figures", lambda: plotted(title, plots), unhurried=unhurried)

    # ---- within

    async def _apart(
        self, what: str, make: Callable[[], Scene | None], alt: str | None = None, *, unhurried: bool
    ) -> Drawn:
        """A picture of no table.

        :param alt: what it says to whoever cannot see it; ``None``: it says so itself."""
        try:
            picture = await self._studio.picture(make, patience=PATIENCE if unhurried else SOON)
        except Exception as error:
            self._failed(what, error)
            return Drawn([], late=isinstance(error, TooSlow))
        if picture is None:
            return Drawn([])
        return Drawn([File(picture.name, picture.png, clip(picture.told if alt is None else alt, ALT))])

    async def _drawn(
        self,
        loaded: LoadedTable,
        voice: Voice,
        seat: int | None,
        before: Earlier,
        make: Make,
        patience: float,
    ) -> File | None:
        with contextlib.suppress(TooSlow):
            return await self._in_time(loaded, voice, seat, before, make, patience)
        return None

    async def _in_time(
        self,
        loaded: LoadedTable,
        voice: Voice,
        seat: int | None,
        before: Earlier,
        make: Make,
        patience: float,
    ) -> File | None:
        """``TooSlow``; ``None``: there is no such picture, or it could not be drawn."""
        painter, view = loaded.game.painter, loaded.playing.view(seat)
        if painter is None:
            return None
        look = Look(say=voice.bare, names=voice.drawn(loaded.names), before=before.view, news=before.news)
        try:
            picture = await self._studio.picture(lambda: make(painter, view, look), patience=patience)
            told = picture and (picture.told or voice.bare(painter.alt(view, before.view)))
        except Exception as error:
            self._failed(f"Table {loaded.table.id}", error)
            if isinstance(error, TooSlow):
                raise
            return None
        return File(picture.name, picture.png, clip(told, ALT)) if picture and told else None

    def _failed(self, what: str, error: Exception) -> None:
        """Into the log by its kind, and by no more: it may be somebody's secret."""
        if not isinstance(error, TooSlow):
            log.warning("%s could not be drawn: %s", what, type(error).__name__)
            return
        self._late, now = self._late + 1, asyncio.get_running_loop().time()
        if self._said is None or now - self._said >= SAID_AGAIN:
            log.warning("Late pictures, words stood in their place: %d, the latest of %s", self._late, what)
            self._late, self._said = 0, now

    async def _before(self, loaded: LoadedTable, seat: int) -> Earlier:
        """What the person on *seat* saw when their news began (``News``), or the match; unknown if they came later. It
        is not what they looked at last: somebody who looks twice has not decided anything yet, nor has whose picture
        was late."""
        if loaded.game.painter is None:
            return UNKNOWN
        try:
            missed = await self._missed.of(loaded, seat)
        except StoreError:
            return UNKNOWN
        since = BEGINNING if missed.since is None else missed.since
        known = self._known.get(_reader(loaded, seat), ())
        found = next((each for each in known if each[0] == since), None)
        if found is None:  # after a restart, say
            found = since, await self._replayed(loaded, seat, since)
        self._keep(loaded, seat, found, *(each for each in known[-1:] if each[0] > since))
        heard = [each.event for each in missed.heard if each.step >= since and not each.struck]
        return UNKNOWN if found[1] is None else Earlier(found[1], tuple(heard))

    async def _replayed(self, loaded: LoadedTable, seat: int, since: int) -> Any:
        try:
            turns = (await self._history(loaded)).course.turns
        except StoreError:
            return None
        if since == BEGINNING and any(isinstance(turn.change, Seating) and turn.change.seat == seat for turn in turns):
            return None
        first = next((turn for turn in turns if turn.step >= since), None)
        if first is None:
            return (turns[-1].after if turns else loaded.playing).view(seat)
        own = isinstance(first.change, Act) and first.change.seat == seat and since != BEGINNING
        return _seen(first.before, first.after, seat) if own else first.before.view(seat)

    def _keep(self, loaded: LoadedTable, seat: int, *known: tuple[int, Any]) -> None:
        reader = _reader(loaded, seat)
        self._known[reader] = known
        self._known.move_to_end(reader)
        while len(self._known) > READERS:
            self._known.popitem(last=False)

    async def _look(self, loaded: LoadedTable, view: Any, since: int) -> Earlier:
        """Remember what everybody sees now; what they saw at that step, or as soon after it as was shown."""
        step, table = loaded.playing.step, loaded.table.id
        kept = [look for look in self._shown.get(table, ()) if look[0] != step]
        self._shown[table] = sorted([*kept, (step, view)], key=lambda look: look[0])[-LOOKS:]
        self._shown.move_to_end(table)
        while len(self._shown) > READERS:
            self._shown.popitem(last=False)
        at, before = next((look for look in self._shown[table] if since <= look[0] < step), (step, None))
        try:
            heard = await self._missed.after(loaded, at) if at < step and loaded.game.painter else []
        except StoreError:
            return Earlier(before)
        return Earlier(before, tuple(each.event for each in heard if not each.struck))


def _seen(was: Match[Any] | None, now: Match[Any], seat: int) -> Any:
    """What whoever has acted on *seat* knows: what they see *now*, as long as they go on being asked; else what *was*
    there, since the turns of others may have begun, and much come of all that they wait for, in the same step."""
    return (now if was is None or seat in now.asked() else was).view(seat)


def _reader(loaded: LoadedTable, seat: int) -> tuple[str, int, str | None]:
    return loaded.table.id, seat, loaded.seat(seat).user_id
