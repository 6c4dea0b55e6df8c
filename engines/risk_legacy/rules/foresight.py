"""What lines for own turns would do if their turn were now (RL-6.6, 11.3). The way and what decides about the first
step are those of :mod:`~engines.risk_legacy.rules.lines`; how likely the later steps are, the odds say."""

from typing import Literal

from engines.core.record import record
from engines.risk_legacy.components import BOX
from engines.risk_legacy.orders import Line, March
from engines.risk_legacy.rules import lines, odds
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.combat import PLAIN
from engines.risk_legacy.rules.expansion import toll
from engines.risk_legacy.rules.recruits import reckon
from engines.risk_legacy.state import State

Idle = Literal["reached", "cut_off", "outnumbered", "tired", "lost"]
"""Why a line does nothing: its goal is its own, no way leads there, the first step has too few for the odds that it
wants, all its steps are made; or it stands where others do."""


@record
class Leg:
    """One territory of the way."""

    target: int
    troops: int
    percent: int
    """How likely the march gets so far, wherever it would stop for the odds; 100 where nobody stands."""


@record
class Foresight:
    line: Line
    origin: int | None = None
    """Where recruits go, and a march begins."""
    troops: int = 0
    """There."""
    recruits: int = 0
    """That would come."""
    legs: tuple[Leg, ...] = ()
    why: Idle | None = None


def foresee(state: State, seat: int, line: Line) -> Foresight:
    """Of *line*, written or not, whichever stand before it."""
    recruits = coming(state, seat)
    if not isinstance(line, March):
        at = lines.front(state, seat, line, recruits)
        if at is None:
            return Foresight(line=line, why="lost")
        return Foresight(line=line, origin=at, troops=state.fields[at].troops, recruits=recruits)
    left = line.steps - (lines.taken(state) if _on_turn(state, seat) else 0)
    way = lines.route(state, seat, line, recruits)
    if way is None or left < 1:
        return _idle(state, seat, line, recruits, tired=way is not None)
    troops = state.fields[way.origin].troops
    legs = _legs(state, seat, troops + recruits, way.path[:left])
    return Foresight(line=line, origin=way.origin, troops=troops, recruits=recruits, legs=legs)


def coming(state: State, seat: int) -> int:
    """Recruits that are still to be placed in its turn, or would be in the next, trades apart."""
    if _on_turn(state, seat) and state.stack[-1].kind != "turn_start":
        return state.ongoing.recruits
    return reckon(state, seat).total if state.held(seat) else 0


def _on_turn(state: State, seat: int) -> bool:
    return state.turn is not None and state.turn.seat == seat


def _idle(state: State, seat: int, line: March, recruits: int, *, tired: bool) -> Foresight:
    if tired:
        return Foresight(line=line, why="tired")
    goals = lines.goals(state, seat, line)
    way = next(lines.ways(state, seat, goals), None)
    if way is None:
        return Foresight(line=line, why="cut_off" if goals else "reached")
    first, at = way.path[0], way.origin
    facing = Leg(target=first, troops=state.fields[first].troops, percent=0)
    troops = state.fields[at].troops
    return Foresight(line=line, origin=at, troops=troops, recruits=recruits, legs=(facing,), why="outnumbered")


def _legs(state: State, seat: int, troops: int, path: tuple[int, ...]) -> tuple[Leg, ...]:
    """One stays behind at every step, and tolls are paid."""
    found: list[Leg] = []
    foes = 0
    for spent, at in enumerate(path):
        field = state.fields[at]
        foes += field.troops
        if field.owner is None:
            troops -= toll(state, seat, at)
        by = PLAIN if field.owner is None else modifiers(state, seat, field.owner, at)
        percent = odds.percent(troops - spent, foes, 1, BOX.combat.attack_dice_max, by) if foes else 100
        if not percent or troops - spent < 2:
            break
        found.append(Leg(target=at, troops=field.troops, percent=percent))
    return tuple(found)
