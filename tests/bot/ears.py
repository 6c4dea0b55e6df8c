"""What people have heard, and what they should have: reckoned from what a match asks, never from what the bot means to
deliver."""

from collections import Counter
from dataclasses import dataclass, field

from bot.play import cards
from bot.play.loaded import LoadedTable
from bot.time.calendar import SECOND
from persistence.store import Clock, Store
from tests.bot.reading import text
from tests.bot.wires import Wires

WITHIN = 60 * SECOND
"""So soon after everything works again somebody who is asked has heard of it, or the table says why not."""
REMINDERS = 3
At = tuple[int, int]
"""A table, by its number, and a seat there."""


class Unheard(AssertionError):  # noqa: N818  (what became of it)
    """Somebody was not called as they should be. The message says how."""


@dataclass(slots=True)
class Decision:
    """What somebody is asked, from then on until they answer."""

    question: int
    begun: int
    calls: int
    """How many there may be: one, or none for whoever has it on the screen."""
    owed: int | None
    """Since when a phone should ring for it; ``None``: it need not."""
    reminders: int = 0
    lately: int = 0
    """Reminders of the question as it is now."""
    rung: Counter[str] = field(default_factory=Counter)
    """How often the card and the channel have."""
    last: int = -1
    checked: bool = False


class Ears:
    def __init__(self, store: Store, wires: Wires, clock: Clock) -> None:
        self.store, self.wires, self.clock = store, wires, clock
        self.open: dict[At, Decision] = {}
        self.found: Counter[str] = Counter()
        """What was looked at, and what came of it."""
        self.wrong: list[str] = []
        """What should not have happened: said where nobody takes it for a failure of the wires."""

    def asked(self, where: At, question: int, *, calls: int, owed: int | None) -> None:
        """From now on, for the first time or once more after an answer."""
        self.open[where] = Decision(question, self.clock(), calls, owed)

    def goes_on(self, where: At, question: int) -> None:
        """They still are, though it may be something else."""
        known = self.open[where]
        if known.question != question:
            known.question, known.lately = question, 0

    def again(self, where: At) -> None:
        """The clock has them called once more."""
        known = self.open.get(where)
        if known is None:
            self.wrong.append(f"a reminder of nothing: {where}")
            return
        known.reminders, known.lately, known.owed = known.reminders + 1, known.lately + 1, self.clock()
        if known.lately > REMINDERS:
            self.wrong.append(f"a reminder too many: {where}")

    def rang(self, where: At, how: str, *, both: bool) -> None:
        """Their phone has.

        :param how: with the ``card``, or in the ``channel``; who wants *both* is called once with each."""
        known = self.open.get(where)
        if known is None:
            self.wrong.append(f"a phone rings for nothing: {where}")
            return
        known.rung[how] += 1
        known.last = self.clock()
        if (max(known.rung.values()) if both else known.rung.total()) > known.calls + known.reminders:
            self.wrong.append(f"called twice: {where}, {dict(known.rung)}")

    async def check(self, loaded: LoadedTable, where: At) -> None:
        """:raises Unheard: nobody has told them, and nothing says why."""
        known, now = self.open[where], self.clock()
        assert known.owed is not None
        heard, lost = known.last >= known.owed, loaded.table.place in self.wires.gone
        told = f"{where} after {(now - known.owed) // SECOND} s"
        if not (heard or (lost and loaded.table.mute_since is not None)):
            raise Unheard(f"not called: {told}")
        if not lost:
            self._shown(loaded, told)
        await self._written(loaded, where[1], known, told)
        self.found["reminders" if known.checked else "decisions"] += 1
        self.found["called" if heard else "marked"] += not known.checked
        known.checked = True

    def _shown(self, loaded: LoadedTable, told: str) -> None:
        """The standing message says for whom the table waits."""
        standing = self.wires.messages[loaded.table.place].get(loaded.table.standing_message_id or "")
        waiting = cards.waiting(loaded, loaded.voice(loaded.table.locale)).split("\n")[0]
        if standing is None or waiting not in text({"components": standing.parts}):
            raise Unheard(f"the board does not say so: {told}")

    async def _written(self, loaded: LoadedTable, seat: int, known: Decision, told: str) -> None:
        """The ledger says the same as the phones."""
        ledger = [each for each in await self.store.calls.of(loaded.table.id) if each.seat == seat]
        rung = Counter(each.way == "channel" for each in ledger if each.why_not is None and each.at >= known.begun)
        if (rung[True], rung[False]) != (known.rung["channel"], known.rung["card"]):
            raise Unheard(f"the ledger says {dict(rung)}, the phones {dict(known.rung)}: {told}")
