"""What goes wrong on the wires, and for how long: drawn anew for each table, one thing at a time."""

import random
from collections.abc import Sequence

from bot.time.calendar import HOUR, MINUTE, SECOND
from persistence.store import Clock
from tests.bot.wires import Wires

OFTEN = 0.5
LENGTHS = (20 * SECOND, 5 * MINUTE, 40 * MINUTE, 3 * HOUR)
"""At most so long; a call that Discord refuses for longer than an hour and a half is given up."""
WEIGHTS = (50, 40, 9, 1)
KINDS = {
    "closed": 9,
    "busy card": 8,
    "busy channel": 6,
    "busy": 6,
    "rights": 8,
    "unanswered": 8,
    "thread": 6,
    "place": 1,
}
"""Closed direct messages; 429 in one channel or everywhere; a lost right; an answer that does not come; somebody's own
thread deleted; the table's."""


class Faults:
    def __init__(self, rng: random.Random, wires: Wires, clock: Clock) -> None:
        self.rng, self.wires, self.clock = rng, wires, clock
        self._until: dict[int, int] = {}
        """By table, when what is wrong there ends, or has ended."""
        self._lasting: dict[int, tuple[str, set[str]]] = {}
        self.struck: dict[str, int] = dict.fromkeys(KINDS, 0)

    def clear(self, number: int) -> int:
        """Since when everything works at that table; later than now: it does not yet."""
        return self._until.get(number, 0)

    def strike(self, number: int, place: str, users: Sequence[str]) -> int | None:
        """Perhaps something goes wrong there; until when, if it lasts."""
        if self.rng.random() >= OFTEN or number in self._lasting:
            return None
        kind = self.rng.choices(tuple(KINDS), tuple(KINDS.values()))[0]
        user, ills = self.rng.choice(users), self.wires.ills
        cards = {self.wires.directs[each] for each in users if each in self.wires.directs}
        own = [thread for thread, inside in self.wires.inside.items() if user in inside]
        self.struck[kind] += 1
        match kind:
            case "closed":
                ills.closed ^= {user}
                return None
            case "unanswered":
                ills.unanswered |= {self.rng.choice([place, *cards])}
                self._until[number] = self.clock()
                return None
            case "thread":
                for thread in own:
                    self.wires.remove(thread)
                return None
            case "place":
                if place in self.wires.above:
                    self.wires.remove(place)
                return None
        where = {"busy card": {*cards, *own}, "busy channel": {place}, "busy": {place, *cards, *own}}.get(kind)
        if where is None:
            where = {self.wires.above.get(place, place)}
            ills.denied |= where
        else:
            ills.busy |= where
        ills.unanswered -= {place, *cards, *own}  # one thing at a time
        self._lasting[number] = kind, where
        until = self.clock() + self.rng.randrange(self.rng.choices(LENGTHS, WEIGHTS)[0])
        self._until[number] = until
        return until

    def mend(self, number: int) -> bool:
        """What is wrong there is over; whether Discord tells of it."""
        kind, where = self._lasting.pop(number, ("", set()))
        self.wires.ills.busy -= where
        self.wires.ills.denied -= where
        return kind == "rights"

    def forget(self, number: int) -> None:
        """Another table is there."""
        self.mend(number)
        self._until.pop(number, None)
