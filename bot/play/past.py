"""What has happened at a table, as one reader hears of it, under the names of those who had the seats then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from bot.kit import Kit
from bot.play.loaded import LoadedTable, taken_back
from bot.speech import Voice
from engines.core.chair import Seated
from engines.core.digest import Heard, overheard
from persistence.codec import Codec
from persistence.records import Known, Logged, Sitting
from persistence.store import Store

HANDED_ON = ("resign", "sit")
"""Somebody rises and somebody else sits down, in one breath."""


class Past:
    """The log of one table in one language.

    :param game: its key.
    :param names: of those who sit there now, or did last.
    :param sittings: who has had which seat so far."""

    def __init__(
        self,
        kit: Kit,
        game: str,
        locale: str | None,
        names: Sequence[str],
        known: Known,
        sittings: Iterable[Sitting],
    ) -> None:
        self.game, self.voice = kit.games[game], kit.voice(locale, game, names, known)
        self._kit, self._key, self._known = kit, game, known
        self._now, self._sittings = tuple(names), tuple(sittings)

    @cached_property
    def _names(self) -> dict[int, tuple[str, ...]]:
        """Who was called what, by the step from which on they were."""
        last = {each.seat: each for each in self._sittings}
        names, found = list(self._now), {}
        for each in self._sittings:
            names[each.seat] = self._now[each.seat] if each is last[each.seat] else self._former(each)
            found[each.step] = tuple(names)
        return found

    def _former(self, sitting: Sitting) -> str:
        """The name of somebody who has left the seat."""
        if not sitting.person:
            return self.voice.tell("steward-name", number=sitting.seat + 1)
        return dict(self._known.people).get(sitting.person) or self.voice.tell("former-player")

    def names(self, step: int) -> tuple[str, ...]:
        """Those of everybody at that step, by seat."""
        since = max((known for known in self._names if known <= step), default=None)
        return self._now if since is None else self._names[since]

    def line(self, heard: Heard) -> str | None:
        """One line of the log; ``None`` if it goes without saying."""
        step, event, _ = heard
        if isinstance(event, Seated) and event.change == "sit":
            new, old = (self.names(at)[event.seat] for at in (step, step - 1))
            if new != old:
                return self.voice.tell("seat-taken", new=new, old=old)
        said = self.game.presenter.line(event)
        return None if said is None else self._at(step)(said)

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
        told = overheard(((entry.step, event) for entry in entries for event in codec.events(entry)), seat, orders)
        handed = {at for at, pair in enumerate(pairwise(told)) if _handed_on(*pair)}
        struck = taken_back(entries)
        kept = [each for at, each in enumerate(told) if at not in handed]
        return [each._replace(struck=True) if each.step in struck else each for each in kept]


def _handed_on(first: Heard, then: Heard) -> bool:
    """Whether these two tell of one hand-over."""
    one, other = first.event, then.event
    if not (isinstance(one, Seated) and isinstance(other, Seated)) or one.seat != other.seat:
        return False
    return (one.change, other.change) == HANDED_ON and then.step == first.step + 1


async def past(store: Store, loaded: LoadedTable, locale: str | None) -> Past:
    """Of *loaded*, in the language of *locale*."""
    sittings = await store.matches.sittings(loaded.table.id)
    return Past(loaded.kit, loaded.table.game, locale, loaded.names, loaded.known, sittings)
