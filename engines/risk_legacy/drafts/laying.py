"""A scar card that is played at the start of the own turn, with the territory where it goes (RL-5.3.2, 6.5.1)."""

from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

from engines.core.compose import Composed, listed, pick
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.lands import OfLands
from engines.risk_legacy.moves.turn import LayScar
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.scars import bare, early
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

SCARRED, NO_MARKS, WHERE = reason("scarred_already"), reason("no_marks"), text("prompt-lay-scar")


@cache
def everywhere(scar: ScarName) -> OfLands[LayScar]:
    """Territory → the move: made once."""
    return OfLands(lambda at: LayScar(scar=scar, territory=at))


def cards(state: State, seat: int, _so_far: Any = None) -> tuple[ScarName, ...]:
    """The card in hand, if it is of that sort."""
    scar = state.sides[seat].scar
    return () if scar is None or early(scar) is None else (scar,)


def places(state: State, _seat: int, so_far: Any) -> tuple[LayScar, ...]:
    every = everywhere(so_far.scar)
    return tuple([every[at] for at in state.world.everywhere if bare(state.world, at)])


def barred(state: State, _seat: int, so_far: Any) -> Iterator[tuple[LayScar, Text]]:
    every = everywhere(so_far.scar)
    lands = state.world.lands
    taken = (at for at in state.world.everywhere if not bare(state.world, at))
    return ((every[at], SCARRED if lands[at].scar else NO_MARKS) for at in taken)


@record
class Laying(Composed, of=LayScar, words=Words):
    parts: ClassVar = (pick("scar", cards), listed(places, prompt=lambda *_: WHERE, why=barred))
    scar: ScarName | None = None
