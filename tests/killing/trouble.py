"""What goes wrong, and when: a storm of failing requests, and the one request at which the bot is killed."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase

from bot.parlour.simulated import Fault, Storm
from bot.parlour.simulated.faults import ANY, CALLBACK, DELETE, EDIT, OPEN_DM, SEND
from tests.killing.witness import Witness

MOMENTS = (ANY, ANY, CALLBACK, SEND, SEND, SEND, EDIT, DELETE, OPEN_DM)
"""Requests at which a kill is worth trying, the more telling ones more often."""


@dataclass(slots=True)
class Kill:
    """At the request number ``left`` (from 1) that fits ``where``, after or before it takes effect."""

    where: str
    left: int
    applied: bool


class Trouble:
    """A source for ``Faults.ask``."""

    def __init__(self, chance: random.Random, rate: float, witness: Witness, kill: Callable[[], None]) -> None:
        self.chance, self.witness, self._kill = chance, witness, kill
        self.storm, self.stormy = Storm(chance, rate), False
        self.armed: Kill | None = None

    def arm(self, *, starting: bool) -> None:
        """Kill it soon: at a moment of its work, or of its start."""
        applied = self.chance.random() < 0.7
        if starting:
            self.armed = Kill(ANY, self.chance.randint(1, 9), applied)
        else:
            self.armed = Kill(self.chance.choice(MOMENTS), self.chance.randint(1, 4), applied)

    def __call__(self, request: str) -> Fault | None:
        fault = self._killing(request)
        if fault is None and self.stormy:
            fault = self.storm(request)
        self.witness.requested(request, fault)
        return fault

    def _killing(self, request: str) -> Fault | None:
        if self.armed is None or not fnmatchcase(request, self.armed.where):
            return None
        self.armed.left -= 1
        if self.armed.left:
            return None
        applied, self.armed = self.armed.applied, None
        return Fault(where=request, cut=True, applied=applied, then=self._kill)
