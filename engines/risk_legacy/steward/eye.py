"""How the steward looks at the board: what it holds, what threatens that, what it can spare."""

from collections.abc import Mapping
from functools import cached_property
from heapq import heappop, heappush

from engines.core.record import evolve
from engines.risk_legacy.components import BOX
from engines.risk_legacy.drafts.attacking import CAREFUL, FULL, KEEPS, until
from engines.risk_legacy.fields import Lazily
from engines.risk_legacy.hooks import Power, in_force
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.combat import PLAIN, Modifiers
from engines.risk_legacy.rules.entering import yields
from engines.risk_legacy.rules.expansion import least
from engines.risk_legacy.steward.temper import Temper
from engines.risk_legacy.view import View

LONG = 5
"""Troops that somebody may lose on the way to a headquarters and still be a danger to it."""
PATIENCE = 12
"""Rounds after which it dares more, so that armies that only watch each other come to an end."""
BOLDER = 5
"""Percent by which that goes down with every further round."""

Way = tuple[int, tuple[int, ...]]
"""A number that ways are ordered by, and the territories on one."""


class Eye:
    """Of one seat, in its own turn."""

    def __init__(self, view: View, me: int, temper: Temper) -> None:
        assert view.own is not None
        assert view.turn is not None
        self.view, self.me, self.fields, self.temper = view, me, view.fields, temper
        self.side, self.turn, self.draft = view.sides[me], view.turn, view.own.draft
        self.held, self.neighbours = view.held(me), view.world.chart.neighbours
        self.short = self.lacks(me)
        self.prices: Mapping[int, int] = Lazily(self._price)
        self.ways: dict[tuple[int, tuple[int, ...]], list[Way]] = {}
        """What :mod:`routes` has found out, by where to and out of which bases."""
        self._garrisons: Mapping[int, int] = Lazily(self._garrison)

    def _price(self, at: int) -> int:
        """Of the way through there, in troops: to be beaten or paid, and one to stay."""
        field = self.fields[at]
        return self.drain(at) + (least(self.view, self.me, at) if field.owner is None else field.troops + 1)

    def lacks(self, seat: int) -> int:
        """Stars."""
        return BOX.red_stars.to_win - self.view.sides[seat].stars

    def hostile(self, at: int) -> bool:
        return self.fields[at].owner not in {None, self.me}

    def hq(self, at: int) -> bool:
        return self.fields[at].hq is not None

    def spares(self, at: int) -> bool:
        """Whether it leaves that headquarters alone, so early in the game; its own it takes back."""
        return self.fields[at].hq not in {None, self.me} and self.view.round <= self.temper.patience

    def strongest(self, at: int) -> int:
        """Of the armies next to *at*."""
        return max((self.fields[near].troops for near in self.neighbours[at] if self.hostile(near)), default=0)

    @cached_property
    def coming(self) -> dict[int, int]:
        """Headquarters that it holds → the strongest army that could stand before it next turn."""
        return {at: self._coming(at) for at in self.held if self.hq(at)}

    def _coming(self, goal: int) -> int:
        queue, strongest = [(0, goal)], 0
        seen: list[int] = []
        while queue:
            price, at = heappop(queue)
            if at in seen:
                continue
            seen.append(at)
            for near in self.neighbours[at]:
                field = self.fields[near]
                if self.hostile(near):
                    assert field.owner is not None
                    recruits = self.view.sides[field.owner].recruits or 0
                    strongest = max(strongest, field.troops + recruits - price)
                passed = price + field.troops + 1
                if passed <= LONG and near not in seen:
                    heappush(queue, (passed, near))
        return strongest

    @cached_property
    def drained(self) -> Mapping[int, int]:
        """Territory → troops that it would lose there at the end of its turn, by what lies there."""
        if not in_force(self.view, Power.turn_end_troops):
            return {}
        found = ((at, yields(self.view, self.me, at)) for at in self.view.world.everywhere)
        return {at: -troops for at, troops in found if troops < 0}

    def drain(self, at: int) -> int:
        """The same of one of them."""
        return self.drained.get(at, 0)

    def garrison(self, at: int) -> int:
        """What should stay there: in a headquarters a match for who could come, some before its doors; and somebody
        that is left when the turn is over."""
        return self._garrisons[at]

    def _garrison(self, at: int) -> int:
        return max(1 + self.drain(at), self._guard(at))

    def _guard(self, at: int) -> int:
        if at in self.coming:
            share = self.temper.share - BOLDER * max(0, self.view.round - PATIENCE)
            return max(1, self.coming[at] * share // 100)
        strongest = self.strongest(at)
        doors = any(near in self.coming for near in self.neighbours[at])
        return CAREFUL if doors and strongest > self.fields[at].troops else 1

    def keep(self, at: int) -> int:
        """Where an attack from there stops: with three dice, and with the garrison left (RL-5.9.4)."""
        return max(CAREFUL, self.garrison(at))

    def assault(self, origin: int, target: int, keep: int, press: int = 0) -> Assault:
        """Until it falls or so few are left; roll by roll, if no order can say how many these are."""
        said = next((each for each in KEEPS if each >= keep), None)
        if said is None or said >= self.fields[origin].troops:
            return Assault(origin=origin, target=target)
        return evolve(until(origin, target), keep=said, press=press)

    def percent(self, troops: int, target: int, defenders: int, keep: int) -> int:
        """How likely *troops* take what *defenders* hold, the last of it *target*."""
        if troops <= keep or not defenders:
            return 0 if troops <= keep else 99
        return odds.percent(troops, defenders, keep, FULL, self._modifiers(target))

    def _modifiers(self, target: int) -> Modifiers:
        owner = self.fields[target].owner
        return PLAIN if owner is None else modifiers(self.view, self.me, owner, target)
