"""What is chosen from a short list once its kind is: where a faction starts (RL-4.2.6), where a reward goes (RL-5.12),
whether somebody means it."""

from collections.abc import Iterator
from typing import Any, ClassVar, get_args

from engines.core.compose import Composed, listed
from engines.core.draft import Draft
from engines.core.menu import Given, Notes, Picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.shown import hyphened
from engines.core.text import Said, Text, text
from engines.risk_legacy.factions import OfFactions
from engines.risk_legacy.lands import OfLands
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.moves.rewards import Forgo, GiveName, Nameable, RewardMove, RewardName
from engines.risk_legacy.naming import faction
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.rewards import every, offered, refusal
from engines.risk_legacy.rules.starts import farthest, hindrance, starts
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

WHERE = {name: text("prompt-reward-where", reward=hyphened(name)) for name in get_args(RewardName)}
NOTHING = text("prompt-forgo")
SURE = text("prompt-name-sure")
START = OfFactions(lambda number: text("prompt-start-at", faction=faction(number)))
"""Faction → the question where it begins."""
AT = OfLands(lambda at: StartAt(territory=at))
"""Territory → the move: made once."""


def places(state: State, seat: int, _so_far: Any = None) -> tuple[StartAt, ...]:
    return tuple([AT[at] for at in starts(state, seat)])


def barred(state: State, seat: int, _so_far: Any = None) -> Iterator[tuple[StartAt, Text]]:
    """Territories where nobody, or not this seat, may start."""
    open_ = starts(state, seat)
    why = {at: hindrance(state, seat, at, hq=True) for at in state.world.everywhere if at not in open_}
    return ((StartAt(territory=at), reason(key)) for at, key in why.items() if key)


@record
class Starting(Composed, of=StartAt, words=Words):
    """The faction is chosen, but not taken yet."""

    parts: ClassVar = (
        listed(
            places,
            prompt=lambda _state, _seat, so_far: START[so_far.faction],
            why=barred,
            notes=lambda state, seat, _so_far: Words(state, seat).where,
        ),
    )
    faction: int

    def default(self, state: State, seat: int) -> Move:
        return StartAt(territory=farthest(state, seat))

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        whole = Composed.step(self, given)
        return Picked((TakeFaction(faction=self.faction), *whole.moves)) if isinstance(whole, Picked) else whole


def _refused(state: State, seat: int, so_far: Any) -> Iterator[tuple[RewardMove, Text]]:
    for reward in every(so_far.reward, len(state.world.lands)):
        if why := refusal(state, seat, reward):
            yield reward, reason(why)


@record
class Rewarding(Composed, of=RewardMove, words=Words):
    parts: ClassVar = (
        listed(
            lambda state, seat, so_far: offered(state, seat, so_far.reward),
            prompt=lambda _state, _seat, so_far: WHERE[so_far.reward],
            why=_refused,
            notes=lambda state, seat, so_far: Words(state, seat).going(so_far.reward),
        ),
    )
    reward: RewardName


@record
class Forgoing(Composed, of=Forgo, words=Words, confirms=True):
    """No reward may be had later: one careless press must not cost it. The clock comes here on its own way through
    (RL-7.6.3)."""

    parts: ClassVar = (listed(lambda *_: (Forgo(),), prompt=lambda *_: NOTHING),)

    def default(self, state: State, seat: int) -> Move:
        return Forgo()


def _preview(_state: State, _seat: int, so_far: Any) -> Notes:
    return lambda: (text("note-name", name=Said(so_far.name, text("name-hidden"))),)


@record
class Confirming(Composed, of=GiveName, words=Words, confirms=True):
    """A name as it would stand in the world, to be confirmed (RL-7.8.6)."""

    parts: ClassVar = (
        listed(
            lambda _state, _seat, so_far: (GiveName(name=so_far.name),),
            prompt=lambda *_: SURE,
            notes=_preview,
        ),
    )
    place: Nameable
    name: str
