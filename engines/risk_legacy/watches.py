"""When somebody wants to be asked, and which standing orders fire by themselves (RL-6.2, 6.3, 6.6). All of it looks at
public facts and at the orders, never at which scar card is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.risk_legacy.battle import Battle, ongoing, priority, standing, would_conquer, would_win
from engines.risk_legacy.missiles import changeable, minimal
from engines.risk_legacy.orders import DenyWin, Hold, Trap, Where

if TYPE_CHECKING:
    from engines.risk_legacy.state import State


# ---- scars


def holders(state: State) -> tuple[int, ...]:
    """Who holds a scar card, in the order in which plays count; nobody, if the target cannot be scarred (RL-6.2.1)."""
    battle = ongoing(state)
    if state.world.lands[battle.order.target].scar:
        return ()
    return tuple(seat for seat in priority(state, battle) if state.sides[seat].scar)


def trapped(state: State) -> int | None:
    """The first seat besides the attacker whose trap snaps now (RL-6.2.2b)."""
    battle = ongoing(state)
    others = (seat for seat in holders(state) if seat != battle.seat)
    return next(
        (seat for seat in others if any(snaps(state, seat, trap) for trap in state.sides[seat].orders.traps)), None
    )


def snaps(state: State, seat: int, trap: Trap) -> bool:
    battle = ongoing(state)
    return (
        _is_there(state, seat, battle, trap.where)
        and trap.attacker in (None, battle.seat)
        and state.fields[battle.order.origin].troops >= trap.attackers_at_least
    )


def watching_scars(state: State) -> tuple[int, ...]:
    """The holders that are asked before this roll: once for each territory and turn (RL-6.2.3)."""
    battle = ongoing(state)
    if state.variant.scar_asks == "never":
        return ()
    target = battle.order.target
    return tuple(
        seat
        for seat in holders(state)
        if seat != battle.seat
        and (seat, target) not in state.ongoing.scar_asked
        and _watches_scars(state, seat, battle)
    )


def _watches_scars(state: State, seat: int, battle: Battle) -> bool:
    wished = state.sides[seat].orders.scar_watch
    return (
        "all" in wished
        or battle.order.target in wished
        or ("mine" in wished and seat == battle.defender)
        or ("winning_attack" in wished and would_win(state))
    )


# ---- missiles


def armed(state: State) -> tuple[int, ...]:
    """Who holds missiles, in the order in which plays count; nobody, if missiles cannot change the roll (RL-6.3.2)."""
    battle, roll, defenders, by = standing(state)
    seats = tuple(seat for seat in priority(state, battle) if state.sides[seat].missiles)
    together = sum(state.sides[seat].missiles for seat in seats)
    return seats if together and changeable(roll, defenders, by, together) else ()


def ruled(state: State, seat: int) -> tuple[int, ...] | None:
    """The dice at which the standing rules of *seat* fire now (RL-6.3.6); the attacker's is in his order (RL-5.9.5)."""
    battle, roll, defenders, by = standing(state)
    missiles = state.sides[seat].missiles
    if seat == battle.seat:
        return minimal(roll, defenders, by, min(battle.order.press, missiles), conquer=True)
    for rule in state.sides[seat].orders.missile_rules:
        if _applies(state, seat, battle, rule):
            found = minimal(roll, defenders, by, min(rule.up_to, missiles), conquer=False)
            if found is not None:
                return found
    return None


def _applies(state: State, seat: int, battle: Battle, rule: Hold | DenyWin) -> bool:
    """As the dice stand, what the rule is against would happen."""
    if not would_conquer(state):
        return False
    if isinstance(rule, DenyWin):
        return would_win(state)
    return seat == battle.defender and _is_there(state, seat, battle, rule.where)


def watching_missiles(state: State, seat: int) -> bool:
    """Whether *seat*, who holds missiles, wants to be asked about this roll (RL-6.3.3)."""
    battle = ongoing(state)
    if state.variant.missile_asks == "never":
        return False
    if seat == battle.seat:
        return battle.order.missiles == "ask"
    wished = state.sides[seat].orders.missile_watch
    return (
        "all" in wished
        or battle.order.target in wished
        or ("my_rolls" in wished and seat == battle.defender)
        or ("would_lose_mine" in wished and seat == battle.defender and would_conquer(state))
        or ("winning_attack" in wished and would_conquer(state) and would_win(state))
    )


def _is_there(state: State, seat: int, battle: Battle, where: Where | int) -> bool:
    target = battle.order.target
    match where:
        case "mine":
            return seat == battle.defender
        case "my_hq":
            return seat == battle.defender and state.fields[target].hq == seat
        case _:
            return target == where
