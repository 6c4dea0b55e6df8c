"""Ways to headquarters of others, through whatever lies between (RL-12)."""

from heapq import heappop, heappush
from typing import NamedTuple

from engines.risk_legacy.rules.attacks import closed
from engines.risk_legacy.rules.expansion import toll
from engines.risk_legacy.rules.recruits import PRICE
from engines.risk_legacy.steward.eye import Eye, Way


class Route(NamedTuple):
    percent: int
    """How likely it leads there this turn."""
    near: int
    """Minus the territories to take."""
    origin: int
    path: tuple[int, ...]
    """From the first territory to take to the headquarters."""
    all_in: bool
    """To the last man; else garrisons stay, and attacks stop while there are three dice to throw."""


def wanted(eye: Eye, more: int = 0) -> Route | None:
    """What is worth setting out for, with so many troops *more* where it starts: a win, to stop somebody else's, or a
    star that can be had."""
    return desperate(eye, more) or _stopping(eye, more) or _likely(eye, more)


def desperate(eye: Eye, more: int = 0) -> Route | None:
    """For which everything is staked: the last star that it lacks, or that somebody else will buy next."""
    route = best(eye, more, all_in=True) if eye.short == 1 else None
    if route and route.percent >= eye.temper.to_win:
        return route
    buyers = tuple(seat for seat in _close(eye) if len(eye.view.sides[seat].hand) >= PRICE)
    route = best(eye, more, all_in=True, of=buyers)
    return route if route and route.percent >= eye.temper.at_last else None


def _stopping(eye: Eye, more: int) -> Route | None:
    route = best(eye, more, of=_close(eye))
    return route if route and route.percent > eye.temper.to_stop else None


def _likely(eye: Eye, more: int) -> Route | None:
    route = best(eye, more)
    return route if route and route.percent > eye.temper.likely else None


def _close(eye: Eye) -> tuple[int, ...]:
    """The others who lack a single star."""
    return tuple(seat for seat in range(len(eye.view.sides)) if seat != eye.me and eye.lacks(seat) == 1)


def raid(eye: Eye, more: int, bases: tuple[int, ...]) -> Route | None:
    """With so many troops out of one of *bases*, where nobody stands yet: if that is likelier than any way from land of
    its own, and likely enough."""
    if not bases or not eye.temper.raids:
        return None
    last = eye.short == 1
    found, usual = best(eye, more, all_in=last, bases=bases), best(eye, more, all_in=last)
    enough = eye.temper.to_win if last else eye.temper.likely
    return found if found and found.percent > max(enough, usual.percent if usual else 0) else None


def best(
    eye: Eye,
    more: int = 0,
    *,
    all_in: bool = False,
    of: tuple[int, ...] | None = None,
    bases: tuple[int, ...] = (),
) -> Route | None:
    """The likeliest to a headquarters of these seats; ``None``: of anybody, if it does not spare it.

    :param bases: where it begins; empty: in any own territory."""
    foreign = (at for at in eye.view.world.everywhere if eye.hq(at) and eye.fields[at].owner != eye.me)
    goals = (at for at in foreign if (not eye.spares(at) if of is None else eye.fields[at].owner in of))
    found = [
        _judged(eye, origin, path, more, all_in=all_in) for goal in goals for origin, path in _ways(eye, goal, bases)
    ]
    return max(found, key=lambda route: route[:2], default=None)


def _judged(eye: Eye, origin: int, path: tuple[int, ...], more: int, *, all_in: bool) -> Route:
    """Somebody stays in every territory on the way, and is left there when the turn is over, unless everything is
    staked; and tolls are paid."""
    fields = eye.fields
    defenders = sum(fields[at].troops for at in path)
    spent = len(path) - 1 + sum(toll(eye.view, eye.me, at) for at in path if fields[at].owner is None)
    spent += 0 if all_in else sum(map(eye.drain, path))
    keep = 1 if all_in else eye.keep(origin) if defenders else eye.garrison(origin)
    percent = eye.percent(fields[origin].troops + more - spent, path[-1], defenders, keep)
    return Route(percent, -len(path), origin, path, all_in)


def _ways(eye: Eye, goal: int, bases: tuple[int, ...]) -> list[Way]:
    """From every own territory at the edge, or each of *bases*, the way to *goal* that costs least. It hangs on nothing
    else, and several reasons to go there ask for it in one turn."""
    if (goal, bases) not in eye.ways:
        eye.ways[goal, bases] = _found(eye, goal, bases)
    return eye.ways[goal, bases]


def _found(eye: Eye, goal: int, bases: tuple[int, ...]) -> list[Way]:
    queue: list[Way] = [(eye.prices[goal], (goal,))]
    ways: dict[int, tuple[int, ...]] = {}
    seen: dict[int, bool] = {}
    while queue:
        price, path = heappop(queue)
        at = path[0]
        if at in seen or closed(eye.view, eye.me, at):
            continue
        seen[at] = True
        for near in eye.neighbours[at]:
            own = eye.fields[near].owner == eye.me
            if near in bases or (own and not bases):
                ways.setdefault(near, path)
            elif not own and near not in seen:
                heappush(queue, (price + eye.prices[near], (near, *path)))
    return sorted(ways.items())
