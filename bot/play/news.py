"""What each seat has missed: where its news begin, and what it has heard since. Pictures mark what has changed since
then, and words tell of it, so both ask here."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from bot.play import timing
from bot.play.loaded import LoadedTable, taken_back
from bot.play.past import Past, past
from bot.play.working import PERSON
from engines.core.digest import Heard, spans
from engines.core.news import begins, chosen, resumed
from persistence.records import Logged
from persistence.store import Store

MOST = 400
"""Of so many steps at most is told what happened: who is away for longer catches up."""
AT_ONCE = 64
"""Steps that are read at first; twice as many each time that these are too few."""
READERS = 500
"""Of whom it is kept in mind what they have missed."""


class Missed(NamedTuple):
    """What the news of a seat are at a moment of the match."""

    since: int | None
    """The step with which they begin, see :func:`begins`; ``None``: with the match."""
    heard: tuple[Heard, ...]
    more: bool
    """It has heard something before that which it may not have read."""
    first: bool = False
    """It has had no turn of its own yet, but for one that goes on."""
    late: int = 0
    """How often the clock has answered for it since then."""
    acted: int = 0
    """The step at which whoever sits there did something last, themselves, as far as that was read."""

    @property
    def fresh(self) -> bool:
        """Whoever sits there has answered nothing yet."""
        return self.since is None and not chosen(self.heard)


class News:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[tuple[str, int], tuple[int, str | None, Missed]] = OrderedDict()
        """By table and seat: at which step, for whom, what they have missed."""

    async def of(self, loaded: LoadedTable, seat: int, told: Past | None = None) -> Missed:
        """Of *seat*. That picture and words begin at the same step, they owe to being told of the same moment.

        :param told: what has happened there, in any language, if that is at hand.
        :raises StoreError: it cannot be read."""
        key, step, user = (loaded.table.id, seat), loaded.playing.step, loaded.seat(seat).user_id
        known = self._known.get(key)
        if known is None or known[:2] != (step, user):
            known = step, user, await self._read(loaded, seat, told or await past(self._store, loaded, None))
            self._known[key] = known
            while len(self._known) > READERS:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return known[2]

    async def after(self, loaded: LoadedTable, step: int) -> list[Heard]:
        """What everybody has heard after that step.

        :raises StoreError: it cannot be read."""
        entries = await self._store.matches.log(loaded.table.id, step + 1, loaded.playing.step)
        return (await past(self._store, loaded, None)).heard(entries)

    async def _read(self, loaded: LoadedTable, seat: int, told: Past) -> Missed:
        """From the end backwards, as far as it takes."""
        entries, first, size = list[Logged](), loaded.playing.step + 1, AT_ONCE
        while True:
            last, first = first - 1, max(0, first - size)
            entries = [*await self._store.matches.log(loaded.table.id, first, last), *entries]
            heard, size = told.heard(entries, seat), 2 * size
            found = within(heard, seat, whole=first == 0)
            if found:
                back = taken_back(entries)
                late = (each for each in entries if each.kind == "act" and each.cause in (timing.CLOCK, timing.ASLEEP))
                mine = [each for each in late if each.seat == seat and each.step >= (found.since or 0)]
                own = (each.step for each in entries if each.seat == seat and each.cause == PERSON)
                return found._replace(late=sum(each.step not in back for each in mine), acted=max(own, default=0))


def within(heard: Sequence[Heard], seat: int, *, whole: bool) -> Missed | None:
    """What *seat* has missed, if that can be said from what it has heard lately. Only the steps that it heard of count:
    how many others there were is nobody's business.

    :param whole: nothing was before that."""
    opening = next((at for at, each in enumerate(heard) if each.event.opens and not each.struck), len(heard))
    since = begins(heard if whole else heard[opening:], seat)
    steps = sorted({each.step for each in heard if each.step >= (since or 0)})
    if len(steps) > MOST:
        late = [each for each in heard if each.step >= steps[-MOST]]
        begun = 0 if late[0].event.opens else len(spans(late)[0])  # whose turn that was, nobody has looked up
        return Missed(steps[-MOST], tuple(late[begun:] or late), more=True)
    if since is None:
        return Missed(None, tuple(heard), more=False, first=True) if whole else None
    first = whole and (opening == len(heard) or since <= heard[opening].step)
    return Missed(since, tuple(resumed(heard, since, seat)), more=False, first=first)
