"""Moving into a territory where nobody is (RL-5.5): from where, at what price, and doing it."""

from collections.abc import Mapping, Sequence

from engines.core.recent import recent
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.world import Land
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.turn import TerritoryEntered
from engines.risk_legacy.fields import Lazily, reach, threats
from engines.risk_legacy.hooks import Power, all_in_force, changed, in_force
from engines.risk_legacy.moves.turn import Expand
from engines.risk_legacy.rules.entering import fewest
from engines.risk_legacy.rules.ground import Ground, neighbours
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.rules.undo import forget, remember
from engines.risk_legacy.turn import Expanded

ARRIVE = BOX.expand.min_survivors


def tolls(ground: Ground, seat: int) -> Mapping[int, int]:
    """Territory → troops that *seat* loses on its way in by what lies there (RL-5.5.2)."""
    printed = _printed(ground.world.lands)
    if not in_force(ground, Power.expand_cost):
        return printed
    return Lazily(lambda at: changed(ground, Power.expand_cost, printed[at], seat, at))


def toll(ground: Ground, seat: int, target: int) -> int:
    """The same of one territory."""
    return tolls(ground, seat)[target]


@recent
def _printed(lands: tuple[Land, ...]) -> Mapping[int, int]:
    extra = BOX.expand.fortified_extra
    return {at: land.population + (extra if land.fortified else 0) for at, land in enumerate(lands)}


def prices(ground: Ground, seat: int) -> Mapping[int, int]:
    """Territory → troops that are lost on the way if as few set out as may: the toll, and what packets take."""
    known = all_in_force(ground)
    if not (known[Power.expand_cost] or known[Power.enter]):
        return _printed(ground.world.lands)
    lost = tolls(ground, seat)
    return Lazily(lambda at: lost[at] + fewest(ground, seat, at, ARRIVE) - ARRIVE)


def least(ground: Ground, seat: int, target: int) -> int:
    """Troops that must set out at least: the toll is lost, and somebody has to arrive (RL-5.5.2)."""
    return prices(ground, seat)[target] + ARRIVE


def ample(ground: Ground, seat: int, among: Sequence[int]) -> list[int]:
    """Those *among* these territories into which more than the fewest can go."""
    lost, best = prices(ground, seat), reach(ground, seat)
    return [at for at in among if best[at] > lost[at] + ARRIVE + 1]


def shed(ground: Ground, seat: int) -> list[int]:
    """Territory → troops that whoever goes through it has no more: :func:`least` where nobody is, else one that stays
    behind."""
    lost = prices(ground, seat)
    return [lost[at] + ARRIVE if field.owner is None else 1 for at, field in enumerate(ground.fields)]


def targets(ground: Ground, seat: int) -> list[int]:
    """Territories without troops within reach of *seat*, the least guarded first; a bare headquarters may be entered
    too."""
    fields, best = ground.fields, reach(ground, seat)
    empty = [at for at in best if fields[at].owner is None]
    if not empty:
        return []
    lost, threat = prices(ground, seat), threats(ground, seat)
    found = [at for at in empty if best[at] > lost[at] + ARRIVE]
    return sorted(found, key=lambda at: (threat[at], at))


def origins(ground: Ground, seat: int, target: int) -> tuple[int, ...]:
    """Where an expansion into *target* can start, most troops first."""
    price = least(ground, seat, target)
    return tuple([at for at in neighbours(ground, seat, target) if ground.fields[at].troops > price])


def hindrance(ground: Ground, seat: int, origin: int, target: int) -> Reason | None:
    """Why nobody can get from *origin* into *target* next to it (RL-5.5.1, 5.5.2); nothing if somebody can."""
    troops = ground.fields[origin].troops
    if troops > least(ground, seat, target):
        return None
    if troops == 1:
        return "must_keep_one"
    return "must_survive" if troops > toll(ground, seat, target) + ARRIVE else "city_cost"


def expand(board: Board, seat: int, move: Expand) -> None:
    """A bare headquarters gives its star at once, and that is not taken back (RL-5.5.4)."""
    origin, target, troops = move.origin, move.target, move.troops
    hq = board.field(target).hq
    lost = board.march(seat, origin, target, troops, toll(board.state, seat, target))
    expanded = dict.fromkeys((*board.state.ongoing.expanded, target))
    board.turn(expanded=tuple(expanded))
    remember(board, Expanded(origin=origin, target=target, troops=troops, lost=lost))
    board.emit(TerritoryEntered(seat=seat, origin=origin, target=target, troops=troops, lost=lost, hq=hq))
    if hq is not None:
        forget(board)
        board.check_victory()
