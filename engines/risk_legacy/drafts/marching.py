"""Troops that go somewhere: recruits (RL-5.4.4), an expansion (RL-5.5), a maneuver (RL-5.10)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from engines.core.compose import Composed, amount, pick
from engines.core.menu import Notes
from engines.core.move import Move, part
from engines.core.record import maker, record
from engines.core.text import Text
from engines.risk_legacy.fields import threats
from engines.risk_legacy.lands import OfLands
from engines.risk_legacy.moves.turn import Expand, Maneuver, Place
from engines.risk_legacy.naming import everywhere
from engines.risk_legacy.rules import expansion, paths
from engines.risk_legacy.rules.ground import neighbours
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.recruits import fronts, places, post
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

RECRUITS, EXPAND_FROM, EXPAND = (
    everywhere(key) for key in ("prompt-place-troops", "prompt-expand-from", "prompt-expand-troops")
)
WHERE_TO, HOW_MANY = (
    tuple(everywhere(key, ends=ends) for ends in (0, 1)) for key in ("prompt-maneuver-to", "prompt-maneuver-troops")
)
"""For those whose turn goes on, and for those whose turn ends with it: nobody shall be surprised by that."""
POSTS = OfLands(lambda at: part(Place, territory=at))
"""Where recruits may go, as the parts that say so: made once."""
MOVABLE = 2
"""Troops of which one alone can go."""
Why = Iterator[tuple[int, Text]]


# ---- recruits


@lru_cache(maxsize=1024)
def place(at: int, troops: int) -> Place:
    """Remembered like :data:`POSTS`."""
    return Place(territory=at, troops=troops)


def _places(state: State, seat: int, _so_far: Any) -> Sequence[int]:
    """Its own first, those at the front before others."""
    found = fronts(state, seat, places(state, seat))
    own = [at for at in found if state.fields[at].owner == seat]
    return found if len(own) == len(found) else [*own, *(at for at in found if at not in own)]


def _recruits(state: State, seat: int, _so_far: Any) -> tuple[int, int]:
    """All of them, if there is one place only."""
    left = state.ongoing.recruits
    return (1 if left > 1 and len(places(state, seat)) > 1 else left), left


@record
class Placing(Composed, of=Place, words=Words):
    parts: ClassVar = (
        pick("territory", _places),
        amount("troops", _recruits, prompt=lambda _state, _seat, so_far: RECRUITS[so_far.territory]),
    )
    territory: int | None = None

    @classmethod
    def beginnings(cls, state: State, seat: int, values: Sequence[int] | None = None) -> list[Move]:
        """Whole moves, where there is one place or one recruit: else there is a number to choose."""
        among, left = cls.parts[0].values(state, seat, None) if values is None else values, state.ongoing.recruits
        if left == 1 or len(among) == 1:
            return [place(at, left) for at in among]
        return [POSTS[at] for at in among]

    def default(self, state: State, seat: int) -> Move:
        return everything(state, seat)


def everything(state: State, seat: int) -> Place:
    """What the rule for absent players does with recruits."""
    return Place(territory=post(state, seat), troops=state.ongoing.recruits)


# ---- expanding


def _stuck(state: State, seat: int, so_far: Any) -> Why:
    """Own territories next to it from which nobody can get there."""
    for at in neighbours(state, seat, so_far.target):
        if why := expansion.hindrance(state, seat, at, so_far.target):
            yield at, reason(why)


def _party(state: State, seat: int, so_far: Any) -> tuple[int, int]:
    return expansion.least(state, seat, so_far.target), state.fields[so_far.origin].troops - 1


def _setting_out(state: State, seat: int, so_far: Any) -> Notes:
    return Words(state, seat).setting_out(so_far.origin, so_far.target)


@record
class Expanding(Composed, of=Expand, words=Words):
    parts: ClassVar = (
        pick("target", lambda state, seat, _: expansion.targets(state, seat)),
        pick(
            "origin",
            lambda state, seat, so_far: expansion.origins(state, seat, so_far.target),
            prompt=lambda _state, _seat, so_far: EXPAND_FROM[so_far.target],
            why=_stuck,
        ),
        amount("troops", _party, prompt=lambda _state, _seat, so_far: EXPAND[so_far.target], notes=_setting_out),
    )
    target: int | None = None
    origin: int | None = None

    def forced(self, state: State, seat: int, among: Sequence[int]) -> list[Move | None]:
        """Where more than the fewest can go there is a number to choose."""
        fields, target = state.fields, self.target
        if target is None:
            ample = expansion.ample(state, seat, among)
            return [None if at in ample else _lone(state, seat, at) for at in among]
        few = expansion.least(state, seat, target)
        ways = ((at, fields[at].troops) for at in among)
        return [None if troops > few + 1 else Expand(origin=at, target=target, troops=few) for at, troops in ways]


def _lone(state: State, seat: int, target: int) -> Expand | None:
    """The fewest, if there is one place only where they can set out."""
    ways = expansion.origins(state, seat, target)
    few = expansion.least(state, seat, target)
    return Expand(origin=ways[0], target=target, troops=few) if len(ways) == 1 else None


# ---- maneuvering


def _sources(state: State, seat: int, _so_far: Any) -> list[int]:
    """Where a maneuver can start, from the safest and strongest territory on."""
    threat = threats(state, seat)
    return sorted(paths.origins(state, seat), key=lambda at: (threat[at], -state.fields[at].troops))


def _apart(state: State, seat: int, so_far: Any) -> Why:
    """The one where they stand, and the other own territories."""
    reach = paths.goals(state, seat, so_far.origin)
    yield so_far.origin, reason("same_territory")
    yield from ((at, reason("not_connected")) for at in state.held(seat) if at not in (*reach, so_far.origin))


def _where_to(state: State, seat: int, so_far: Any) -> Text:
    at: int = so_far.origin
    return WHERE_TO[not paths.any_time(state, seat)][at]


def _how_many(state: State, seat: int, so_far: Any) -> Text:
    at: int = so_far.target
    return HOW_MANY[not paths.any_time(state, seat)][at]


def _staying(state: State, seat: int, so_far: Any) -> Notes:
    return Words(state, seat).staying(so_far.origin)


@record
class Maneuvering(Composed, of=Maneuver, words=Words):
    parts: ClassVar = (
        pick("origin", _sources),
        pick(
            "target",
            lambda state, seat, so_far: fronts(state, seat, paths.goals(state, seat, so_far.origin)),
            prompt=_where_to,
            why=_apart,
        ),
        amount(
            "troops",
            lambda state, _, so_far: (1, state.fields[so_far.origin].troops - 1),
            prompt=_how_many,
            notes=_staying,
        ),
    )
    origin: int | None = None
    target: int | None = None

    def forced(self, state: State, seat: int, among: Sequence[int]) -> list[Move | None]:
        """Where two can go there is a number to choose."""
        fields, origin = state.fields, self.origin
        if origin is None:
            return [_only(state, seat, at) if fields[at].troops <= MOVABLE else None for at in among]
        few = fields[origin].troops <= MOVABLE
        return [_maneuver(origin=origin, target=at, troops=1) if few else None for at in among]


_maneuver = maker(Maneuver)


def _only(state: State, seat: int, origin: int) -> Maneuver | None:
    """One troop, if there is one place only where it can go."""
    goal = paths.lone_goal(state, seat, origin)
    return None if goal is None else _maneuver(origin=origin, target=goal, troops=1)
