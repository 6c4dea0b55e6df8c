"""What to do between recruiting and the end of the turn (RL-12)."""

from engines.core.move import Move
from engines.risk_legacy.atlas import WITHIN, card_of, continent_of
from engines.risk_legacy.drafts.attacking import CAREFUL, FULL
from engines.risk_legacy.fields import realm
from engines.risk_legacy.moves.turn import EndTurn, Expand, Maneuver
from engines.risk_legacy.rules.expansion import least, origins, toll
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.paths import goals
from engines.risk_legacy.rules.supply import expansions
from engines.risk_legacy.steward import conquests, routes
from engines.risk_legacy.steward.conquests import Conquest
from engines.risk_legacy.steward.eye import Eye

WHOLE, SHOWN = 20, 3
"""What a continent and a coin in the row are worth, in enemy troops beside the place."""


def wanted(eye: Eye) -> Move:
    return _seize(eye) or _conquer(eye) or _expand(eye) or _maneuver(eye) or EndTurn()


def _seize(eye: Eye) -> Move | None:
    """The first step towards a headquarters."""
    route = routes.wanted(eye)
    if route is None:
        return None
    origin, target = route.origin, route.path[0]
    if eye.hostile(target):
        press = min(eye.side.missiles, FULL) if route.all_in and eye.temper.fires else 0
        return eye.assault(origin, target, 1 if route.all_in else eye.keep(origin), press)
    troops = eye.fields[origin].troops - (1 if route.all_in else eye.garrison(origin))
    return Expand(origin=origin, target=target, troops=max(least(eye.view, eye.me, target), troops))


def _conquer(eye: Eye) -> Move | None:
    found = conquests.all_of_them(eye)
    cheap = None if eye.turn.conquered else conquests.for_the_card(eye, found)
    best: Conquest | None = cheap or conquests.for_a_continent(eye, found)
    return best and eye.assault(best.origin, best.target, best.keep)


def _expand(eye: Eye) -> Move | None:
    """Alone, into empty land."""
    if len(eye.turn.expanded) >= max(eye.temper.outings, expansions(eye.view, eye.me)):
        return None
    empty = (at for at in realm(eye.view, eye.me).empty if _worthwhile(eye, at))
    ways = [(at, origin) for at in empty for origin in _from(eye, at)[:1]]
    best = max(ways, key=lambda way: _use(eye, way[0]), default=None)
    return best and Expand(origin=best[1], target=best[0], troops=least(eye.view, eye.me, best[0]))


def _from(eye: Eye, target: int) -> list[int]:
    """Where somebody can be spared, the strongest first."""
    price = least(eye.view, eye.me, target)
    return [at for at in origins(eye.view, eye.me, target) if eye.fields[at].troops - price >= _reserve(eye, at)]


def _reserve(eye: Eye, at: int) -> int:
    return max(eye.garrison(at), CAREFUL + 1 if eye.strongest(at) else 1)


def _worthwhile(eye: Eye, target: int) -> bool:
    """Cities only if two turns pay for them; and nowhere where whoever goes there dies."""
    return not eye.drain(target) and toll(eye.view, eye.me, target) <= 2 * eye.view.world.lands[target].population


def _use(eye: Eye, target: int) -> int:
    number = continent_of(target)
    within = (target,) if number is None else WITHIN[number]
    own = sum(eye.fields[at].owner == eye.me for at in within)
    row = eye.view.world.worth(card_of(target)) if card_of(target) in eye.view.row else 0
    return WHOLE * own // len(within) + SHOWN * row - threat(eye.view, eye.me, target)


def _maneuver(eye: Eye) -> Move | None:
    """From the largest army without an enemy next to it to where the way to a headquarters begins, else to the border
    that is in most danger."""
    if eye.turn.maneuvered:
        return None
    spare = {at: eye.fields[at].troops - eye.garrison(at) for at in eye.held if not eye.strongest(at)}
    route = routes.best(eye)
    for origin in sorted(spare, key=lambda at: -spare[at]):
        if spare[origin] < 1:
            break
        if route and route.origin == origin:
            continue  # it stands where it is wanted
        reach = goals(eye.view, eye.me, origin)
        border = [at for at in reach if eye.strongest(at)]
        if route and route.origin in reach:
            return Maneuver(origin=origin, target=route.origin, troops=spare[origin])
        if border:
            target = max(border, key=lambda at: eye.strongest(at) - eye.fields[at].troops)
            return Maneuver(origin=origin, target=target, troops=spare[origin])
    return None
