"""How to say what is wanted through the menus of a draft, step by step."""

from __future__ import annotations

from engines.core.draft import Draft
from engines.core.menu import Amount, Given, Menu, Number, Picked
from engines.core.move import Cancel, Move
from engines.risk_legacy.drafts.attacking import Attacking
from engines.risk_legacy.drafts.expanding import Expanding
from engines.risk_legacy.drafts.maneuvering import Maneuvering
from engines.risk_legacy.drafts.placing import Placing
from engines.risk_legacy.moves.battle import (
    AimAttack,
    Assault,
    Refine,
    SetAdvance,
    SetDice,
    SetKeep,
    SetMissiles,
    SetRolls,
    SetScar,
)
from engines.risk_legacy.moves.turn import AimExpand, AimManeuver, Expand, From, Maneuver, Place, PlaceAt, To


def toward(wanted: Move, menu: Menu[Move], moves: tuple[Move, ...], draft: Draft | None) -> Given[Move]:
    """The whole of it if that is on offer, else the next part. A draft that leads elsewhere is given up: somebody else
    began it."""
    if wanted in moves:
        return Picked((wanted,))
    steps = _begin(wanted) if draft is None else _go_on(wanted, draft)
    if isinstance(menu, Amount) and steps:
        assert isinstance(wanted, Place | Expand | Maneuver)
        return Number(wanted.troops)
    return Picked((next((step for step in steps if step in moves), Cancel()),))


def _begin(wanted: Move) -> tuple[Move, ...]:
    match wanted:
        case Place(territory=at):
            return (PlaceAt(territory=at),)
        case Assault(target=target):
            return (AimAttack(target=target),)
        case Expand(target=target):
            return (AimExpand(target=target),)
        case Maneuver(origin=origin):
            return (AimManeuver(origin=origin),)
        case _:
            return ()


def _go_on(wanted: Move, draft: Draft) -> tuple[Move, ...]:
    """What comes next in *draft*, if it is one for what is wanted."""
    match wanted, draft:
        case Place(territory=at), Placing(territory=there) if at == there:
            return (PlaceAt(territory=at),)
        case Expand(origin=origin, target=target), Expanding(target=there, origin=start) if there == target:
            return (From(origin=origin),) if start in {None, origin} else ()
        case Maneuver(origin=origin, target=target), Maneuvering(origin=start, target=there) if start == origin:
            return (To(target=target),) if there in {None, target} else ()
        case Assault(target=target) as order, Attacking(target=there) if there == target:
            return (From(origin=order.origin), Refine(origin=order.origin), *_settings(order))
        case _:
            return ()


def _settings(order: Assault) -> tuple[Move, ...]:
    """A menu offers those that differ from what is set."""
    return (
        SetRolls(rolls=order.rolls),
        SetDice(dice=order.dice),
        SetKeep(keep=order.keep),
        SetAdvance(advance=order.advance),
        SetScar(scar=order.scar),
        SetMissiles(missiles=order.missiles, press=order.press),
    )
