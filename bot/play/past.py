"""What has happened at a table, as one reader hears of it, under the names of those who had the seats then."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any

from bot.kit import Kit
from bot.play.cards import at
from bot.play.loaded import LoadedTable, taken_back
from bot.play.told import Occasion
from bot.play.working import PERSON
from bot.speech import Voice, instead, signed
from engines.core.chair import Seated
from engines.core.digest import Heard, overheard
from engines.core.event import Event, Secret
from engines.core.news import resumed
from engines.core.text import Arg, SeatRef, Text
from persistence.codec import Codec
from persistence.errors import Damaged
from persistence.records import Known, Logged
from persistence.sittings import Sitting
from persistence.store import Store

HANDED_ON = ("resign", "sit")
"""Somebody rises and somebody else sits down next: told as one."""
TURN = 40
"""Steps that are read at once to find out whose turn goes on."""
FAR = 10 * TURN
"""Steps after which nobody looks any further for the beginning of that turn: some games have none."""


class Past:
    """The log of one table in one language.

    :param game: its key.
    :param names: of those who sit there now, or did last, without any mark.
    :param sittings: who has had which seat so far.
    :param out: the seats that are out of the match since whoever sat there last has resigned."""

    def __init__(
        self,
        kit: Kit,
        game: str,
        locale: str | None,
        names: Sequence[str],
        known: Known,
        sittings: Iterable[Sitting],
        out: Collection[int] = (),
    ) -> None:
        self.game = kit.games[game]
        self._kit, self._key, self._locale, self._known = kit, game, locale, known
        self._last, self._sittings = tuple(names), tuple(sittings)
        self._out = [each for each in {each.seat: each for each in self._sittings}.values() if each.seat in out]
        self._now = next(reversed(self._names.values()), signed(self._last))
        self._said = dict[tuple[int, int], tuple[Event, str | None]]()
        """What was said of an event before, by its step and identity: how much of the news fits is tried out."""
        self.voice = kit.voice(locale, game, self._now, known)

    @cached_property
    def _names(self) -> dict[int, tuple[str, ...]]:
        """Who was called what, by the step from which on they were. Whoever leaves does so themselves: only then a
        steward plays for them."""
        last = {each.seat: each.person for each in self._sittings}
        names, found = list(self._last), dict[int, tuple[str, ...]]()
        for each in self._sittings:
            name = self._last[each.seat] if each.person == last[each.seat] else self._former(each)
            names[each.seat] = instead(name) if each.instead and each not in self._out else name
            found[each.step + each.instead] = signed(names)
        return found

    def _former(self, sitting: Sitting) -> str:
        """The name of somebody who has left the seat."""
        voice = self._kit.voice(self._locale)
        if not sitting.person:
            return voice.tell("steward-name", number=sitting.seat + 1)
        return dict(self._known.people).get(sitting.person) or voice.tell("former-player")

    def names(self, step: int) -> tuple[str, ...]:
        """Those of everybody at that step, by seat."""
        since = max((known for known in self._names if known <= step), default=None)
        return signed(self._last) if since is None else self._names[since]

    def doer(self, heard: Heard, seat: int) -> str:
        """The name of whoever did that on *seat*: who lends it rises by that."""
        step, event, *_ = heard
        lends = isinstance(event, Seated) and event.change == "sit"
        lends = lends and any(each.seat == seat and each.step == step and each.until for each in self._sittings)
        return self.names(step - 1 if lends else step)[seat]

    def line(self, heard: Heard) -> str | None:
        """One line of the log; ``None`` if it goes without saying."""
        step, event, *_ = heard
        known = step, id(event)
        if known not in self._said:  # the event is kept as well, so no other one can have its identity
            self._said[known] = event, self._line(step, event)
        return self._said[known][1]

    def _line(self, step: int, event: Event) -> str | None:
        if isinstance(event, Seated) and (told := self._handed(step, event)):
            return told
        said = self.game.presenter.line(event)
        if said is None:
            return None
        told = self._at(step)(said)
        seat = event.owners[0] if isinstance(event, Secret) and len(event.owners) == 1 else None
        if seat is None or _calls(said, seat) or not self._was_somebody_elses(seat, step):
            return told
        return self.voice.tell("was-told", name=self.names(step)[seat], what=told.removesuffix("."))

    def headline(self, heard: Heard, view: Any) -> str | None:
        """What is to be known of it before all else, as part of a sentence; ``None``: no more than its line says."""
        said = self.game.presenter.headline(view, heard.event)
        return self._at(heard.step)(said).rstrip(".") if said else None

    def to_loser(self, heard: Heard, reader: int | None) -> str | None:
        """The same as it is said to whoever loses something by it, if that is who reads it and did then."""
        step, event, *_ = heard
        if reader is None or event.loser != reader or self._was_somebody_elses(reader, step):
            return None
        said = event.yours()
        return None if said is None else self._at(step)(said)

    def losses(self, heard: Sequence[Heard], view: Any) -> list[str]:
        """What all that has cost whoever sees *view*, besides what an event says."""
        events = [each.event for each in heard if not each.struck]
        say = self._at(heard[-1].step) if heard else None
        return [say(each).rstrip(".") for each in self.game.presenter.losses(view, events)] if say else []

    def _was_somebody_elses(self, seat: int, step: int) -> bool:
        """Whether whoever hears what only its owner does has not been that at the time: "you" was somebody else."""
        sat = [each for each in self._sittings if each.seat == seat]
        then = [each.person for each in sat if each.step <= step]
        return bool(then) and then[-1] != sat[-1].person

    def _handed(self, step: int, event: Seated) -> str | None:
        """How somebody has taken over from somebody else, or a seat was lent."""
        sat = [each for each in self._sittings if each.seat == event.seat and each.step <= step]
        new, old = (self.names(at)[event.seat] for at in (step, step - 1))
        if not sat or sat[-1].step != step:
            return None
        if event.change == "resign" and sat[-1] in self._out:
            return self.voice.tell("seat-resigned", name=new)
        if event.change == "leave" and sat[-1].until:
            return self.voice.tell("seat-left-until", name=new, until=at(sat[-1].until))
        if event.change != "sit" or new == old:
            return None
        if sat[-1].until:
            return self.voice.tell("seat-lent", old=old, new=new, until=at(sat[-1].until))
        return self.voice.tell(
            "seat-back" if self._owner(sat[:-1]) == sat[-1].person else "seat-taken", new=new, old=old
        )

    def _owner(self, sat: Sequence[Sitting]) -> str | None:
        """Who had lent a seat to whoever was the last to sit down there."""
        sat = [each for each in sat if not each.instead]
        return sat[-2].person if len(sat) > 1 and sat[-1].until else None

    def _at(self, step: int) -> Voice:
        names = self.names(step)
        if names == self._now:
            return self.voice
        return self._kit.voice(self.voice.locale, self._key, names, self._known)

    def heard(self, entries: Sequence[Logged], seat: int | None = None, *, orders: int | None = None) -> list[Heard]:
        """What *seat* (``None``: everybody) heard in these entries, and whether it was taken back in them. That
        somebody rises for somebody else is told when that one sits down.

        :param orders: the seat of which it tells besides what became of its standing orders."""
        codec = Codec(self.game)
        every = ((entry, event) for entry in entries for event in codec.events(entry))
        log = ((entry.step, event) for entry, event in every if not _came_back(entry, event, seat))
        told = overheard(log, seat, orders, taken_back(entries))
        handed = {at for at, pair in enumerate(pairwise(told)) if _handed_on(*pair)}
        played = self._played(entries, seat)
        return [each._replace(played=each.step in played) for at, each in enumerate(told) if at not in handed]

    def occasions(self, heard: Iterable[Heard]) -> list[Occasion]:
        """What of all that is told in a message of its own, under the names of then."""
        found = [(each.event, self.game.presenter.occasion(each.event), each.step) for each in heard]
        return [Occasion(event, page, self._at(step)) for event, page, step in found if page]

    def _played(self, entries: Sequence[Logged], seat: int | None) -> set[int]:
        """The steps at which whoever has *seat* did something themselves."""
        if seat is None:
            return set()
        theirs = (each.step for each in entries if each.seat == seat and each.kind == "act" and each.cause == PERSON)
        return {step for step in theirs if not self._was_somebody_elses(seat, step)}


def _came_back(entry: Logged, event: Event, seat: int | None) -> bool:
    """Whether that is only that whoever has *seat* is there again, by their own doing: to them it is no news."""
    back = isinstance(event, Seated) and event.change == "return" and event.seat == seat
    return back and entry.cause == PERSON


def _calls(arg: Arg, seat: int) -> bool:
    """Whether a text calls whoever has *seat* by their name."""
    if isinstance(arg, Text):
        return any(_calls(each, seat) for _, each in arg.args)
    return any(_calls(each, seat) for each in arg) if isinstance(arg, tuple) else arg == SeatRef(seat)


def _handed_on(first: Heard, then: Heard) -> bool:
    """Whether these two tell of one hand-over."""
    one, other = first.event, then.event
    if not (isinstance(one, Seated) and isinstance(other, Seated)) or one.seat != other.seat:
        return False
    return (one.change, other.change) == HANDED_ON and then.step == first.step + 1


async def lately(store: Store, loaded: LoadedTable, told: Past, most: int) -> list[Heard]:
    """What everybody heard in the latest *most* steps, see :func:`resumed`. Only the steps that they heard of count:
    how many others there were is nobody's business."""
    entries, first = list[Logged](), loaded.playing.step + 1
    heard, steps = list[Heard](), list[int]()
    while first > 0 and len(steps) <= most:
        last, first = first - 1, max(0, first - most)
        entries = [*await store.matches.log(loaded.table.id, first, last), *entries]
        heard = told.heard(entries)
        steps = sorted({each.step for each in heard})
    since = steps[-most] if len(steps) > most else 0
    with contextlib.suppress(Damaged):  # whose turn it was cannot be read, which holds up nothing else
        oldest = max(0, since - FAR)
        while first > oldest and not any(each.event.opens and not each.struck and each.step < since for each in heard):
            last, first = first - 1, max(oldest, first - TURN)
            entries = [*await store.matches.log(loaded.table.id, first, last), *entries]
            heard = told.heard(entries)
    return resumed(heard, since)


async def past(store: Store, loaded: LoadedTable, locale: str | None) -> Past:
    """Of *loaded*, in the language of *locale*."""
    sittings = await store.matches.sittings(loaded.table.id)
    names = [seat.name for seat in loaded.table.seats]
    out = [seat for seat in range(len(names)) if loaded.out(seat)]
    return Past(loaded.kit, loaded.table.game, locale, names, loaded.known, sittings, out)
