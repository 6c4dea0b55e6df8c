"""The part of a view that only its seat sees: its scar card, its orders, its draft, and where it is in danger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engines.risk_legacy.atlas import NEIGHBOURS
from engines.risk_legacy.components import BOX, ScarName
from engines.risk_legacy.orders import Orders
from engines.risk_legacy.rules import odds
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.dry_run import Run, dry_run
from engines.risk_legacy.rules.recruits import Reckoning, reckon
from engines.risk_legacy.rules.trading import brings

if TYPE_CHECKING:
    from engines.risk_legacy.frames import AnyDraft
    from engines.risk_legacy.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class Danger:
    """The likeliest conquest of an own territory: from where, and how likely, missiles and new scars apart."""

    territory: int
    origin: int
    percent: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Own:
    scar: ScarName | None
    orders: Orders
    worth: int
    """Troops for the whole hand."""
    recruits: Reckoning | None
    """At the next turn; ``None`` without any territory."""
    dangers: tuple[Danger, ...]
    """Every territory that somebody can attack, the worst first."""
    runs: tuple[Run, ...]
    """What its traps and its rules for missiles would do now (RL-11.3)."""
    draft: AnyDraft | None


def own(state: State, seat: int) -> Own:
    side = state.sides[seat]
    return Own(
        scar=side.scar,
        orders=side.orders,
        worth=brings(state, seat, side.hand),
        recruits=reckon(state, seat) if state.held(seat) else None,
        dangers=dangers(state, seat),
        runs=dry_run(state, seat),
        draft=state.drafts[seat],
    )


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
