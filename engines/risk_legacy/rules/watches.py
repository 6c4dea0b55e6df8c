"""When somebody wants to be asked, and which standing orders fire by themselves (RL-6.2, 6.3, 6.6). All of it looks at
public facts and at the orders, never at which scar card is held.

Whatever takes an :class:`Attack` decides about the one that is going on as about one that is only thought of: a dry run
(RL-11.3) is right because nothing else decides later."""

from typing import Literal

from engines.risk_legacy.battle import Attack
from engines.risk_legacy.hooks import wandering
from engines.risk_legacy.orders import Hold, Rule, Trap, Where
from engines.risk_legacy.rules.battle import SCAR_EFFECTS, ongoing, priority, standing, would_conquer, would_win
from engines.risk_legacy.rules.missiles import changeable, minimal
from engines.risk_legacy.state import State

Pointless = Literal["no_card", "scarred", "gone"]


def covers(state: State, seat: int, at: int, where: Where | int) -> bool:
    """Whether an order of *seat* for *where* is about the territory *at*."""
    field = state.fields[at]
    match where:
        case "mine":
            return field.owner == seat
        case "my_hq":
            return field.owner == seat and field.hq == seat
        case _:
            return at == where


# ---- scars


def may_scar(state: State, seat: int, at: int) -> bool:
    """RL-6.2.1."""
    return state.sides[seat].scar is not None and state.world.lands[at].scar is None


def holders(state: State, attack: Attack) -> tuple[int, ...]:
    """Who could play a scar card on the target, in the order in which plays count (RL-6.1.5)."""
    if state.world.lands[attack.target].scar is not None or not any(side.scar for side in state.sides):
        return ()
    return tuple([seat for seat in priority(state, attack) if state.sides[seat].scar is not None])


def ensnares(state: State, seat: int, attack: Attack) -> bool:
    """Whether any trap of *seat*, who is not the attacker, snaps."""
    return any(snaps(state, seat, trap, attack) for trap in state.sides[seat].orders.live.traps)


def snaps(state: State, seat: int, trap: Trap, attack: Attack) -> bool:
    """RL-6.2.6. A card that is not for battles stays in hand."""
    return (
        state.sides[seat].scar in SCAR_EFFECTS
        and may_scar(state, seat, attack.target)
        and covers(state, seat, attack.target, trap.where)
        and trap.attacker in (None, attack.seat)
        and state.fields[attack.origin].troops >= trap.attackers_at_least
    )


def pointless(state: State, seat: int, trap: Trap) -> Pointless | None:
    """Why a trap can never snap again in this game (RL-6.1.4); ``None`` if it still may."""
    if state.sides[seat].scar not in SCAR_EFFECTS:
        return "no_card"
    if trap.attacker is not None and state.sides[trap.attacker].eliminated:
        return "gone"
    where = _place(state, seat, trap.where)
    return None if where is None or may_scar(state, seat, where) else "scarred"


def _place(state: State, seat: int, where: Where | int) -> int | None:
    """The only territory that *where* can ever mean: headquarters do not move, unless a power moves them."""
    if where == "my_hq" and not wandering(state):
        return next((at for at, field in enumerate(state.fields) if field.hq == seat), None)
    return where if isinstance(where, int) else None


def watches_scars(state: State, seat: int, attack: Attack) -> bool:
    """Whether *seat*, who is not the attacker, wants to be asked: once for each territory and turn (RL-6.2.3)."""
    turn = state.turn
    if state.variant.scar_asks == "never" or not may_scar(state, seat, attack.target):
        return False
    if turn is not None and turn.seat == attack.seat and (seat, attack.target) in turn.scar_asked:
        return False
    wished = state.sides[seat].orders.live.scar_watch
    return (
        "all" in wished
        or attack.target in wished
        or ("mine" in wished and seat == attack.defender)
        or ("winning_attack" in wished and would_win(state, attack))
    )


# ---- missiles


def armed(state: State) -> tuple[int, ...]:
    """Who holds missiles, in the order in which plays count; nobody, if missiles cannot change the roll (RL-6.3.2)."""
    if not any(side.missiles for side in state.sides):
        return ()
    battle, roll, defenders, by = standing(state)
    seats = tuple(seat for seat in priority(state, battle.attack) if state.sides[seat].missiles)
    together = sum(state.sides[seat].missiles for seat in seats)
    return seats if together and changeable(roll, defenders, by, together) else ()


def ruled(state: State, seat: int) -> tuple[int, ...] | None:
    """The dice at which the standing rules of *seat* fire now: the first that applies decides alone, even if it cannot
    reach its goal (RL-6.3.6). The attacker's is in his order (RL-5.9.5)."""
    battle, roll, defenders, by = standing(state)
    side = state.sides[seat]
    if seat == battle.seat:
        return minimal(roll, defenders, by, min(battle.order.press, side.missiles), conquer=True)
    rules = side.orders.live.missile_rules if would_conquer(state) else ()
    rule = deciding(state, seat, rules, battle.attack)
    return None if rule is None else minimal(roll, defenders, by, min(rule.up_to, side.missiles), conquer=False)


def deciding(state: State, seat: int, rules: tuple[Rule, ...], attack: Attack) -> Rule | None:
    """The first listed that applies if the target falls; ``None``: none does (RL-6.3.6)."""
    return next((rule for rule in rules if guards(state, seat, rule, attack)), None)


def guards(state: State, seat: int, rule: Rule, attack: Attack) -> bool:
    """Whether a rule of *seat*, who is not the attacker, is against what happens if the target falls (RL-6.3.6)."""
    if isinstance(rule, Hold):
        return seat == attack.defender and covers(state, seat, attack.target, rule.where)
    return would_win(state, attack)


def watching_missiles(state: State, seat: int) -> bool:
    """Whether *seat*, who holds missiles, wants to be asked about this roll (RL-6.3.3)."""
    battle = ongoing(state)
    if seat == battle.seat:
        return state.variant.missile_asks != "never" and battle.order.missiles == "ask"
    return watches_missiles(state, seat, battle.attack, falls=would_conquer(state))


def watches_missiles(state: State, seat: int, attack: Attack, *, falls: bool) -> bool:
    """Whether *seat*, who is not the attacker, wants to be asked about missiles in such a roll (RL-6.3.3).

    :param falls: whether the roll takes the target, as the dice stand.
    """
    if state.variant.missile_asks == "never":
        return False
    wished = state.sides[seat].orders.live.missile_watch
    return (
        "all" in wished
        or attack.target in wished
        or ("my_rolls" in wished and seat == attack.defender)
        or ("would_lose_mine" in wished and seat == attack.defender and falls)
        or ("winning_attack" in wished and falls and would_win(state, attack))
    )
