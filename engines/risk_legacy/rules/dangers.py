"""Where a seat may lose a territory, and how likely it is (RL-11.3). All of it is public."""

from __future__ import annotations

from engines.core.record import record
from engines.risk_legacy.atlas import NEIGHBOURS
from engines.risk_legacy.components import BOX
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.state import State


@record
class Danger:
    """The likeliest conquest of an own territory: from where, and how likely, missiles and new scars apart."""

    territory: int
    origin: int
    percent: int


def dangers(state: State, seat: int) -> tuple[Danger, ...]:
    """Of public facts alone; among equals in the order of the data."""
    worst = (_worst(state, seat, at) for at in state.held(seat))
    return tuple(sorted((danger for danger in worst if danger), key=lambda danger: -danger.percent))


def _worst(state: State, seat: int, at: int) -> Danger | None:
    found = (_danger(state, seat, at, near) for near in NEIGHBOURS[at])
    return max((danger for danger in found if danger), key=lambda danger: danger.percent, default=None)


def _danger(state: State, seat: int, at: int, origin: int) -> Danger | None:
    field = state.fields[origin]
    if field.owner in (None, seat) or field.troops == 1:
        return None
    assert field.owner is not None
    by = modifiers(state, field.owner, seat, at)
    percent = odds.percent(field.troops, state.fields[at].troops, 1, BOX.combat.attack_dice_max, by)
    return Danger(territory=at, origin=origin, percent=percent)
