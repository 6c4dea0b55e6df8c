"""What bears on the present roll of an assault, and what would come of it (RL-5.6, 5.9)."""

from collections.abc import Mapping
from typing import Literal

from engines.core.record import evolve, maker
from engines.risk_legacy.battle import Attack, Battle
from engines.risk_legacy.components import BOX, ScarEffect, ScarName
from engines.risk_legacy.hooks import Power, changed
from engines.risk_legacy.rules.combat import Modifiers, Roll, conquers
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.state import State

SCAR_EFFECTS: Mapping[ScarName, ScarEffect] = {scar.id: scar.effect for scar in BOX.scars.items}
"""Of the cards that are for battles."""

Stake = Literal["game", "hq"]

_modifiers = maker(Modifiers)


def priority(state: State, attack: Attack) -> tuple[int, ...]:
    """Attacker, defender, then clockwise: whose play counts first (RL-6.1.5). Neither the eliminated react nor who is
    about to leave (RL-7.4.3)."""
    order = (attack.seat, attack.defender, *state.clockwise(attack.seat))
    return tuple(seat for seat in dict.fromkeys(order) if not (state.sides[seat].eliminated or seat in state.leaving))


def modifiers(ground: Ground, attacker: int, defender: int, target: int, scar: ScarName | None = None) -> Modifiers:
    """What a roll of *attacker* against *target* is subject to now (RL-5.6.6).

    :param scar: a card that would be played there first.
    """
    land = ground.world.lands[target]
    lies = land.scar or scar
    effect = SCAR_EFFECTS.get(lies) if lies else None
    on = {effect.defence_die: effect.delta} if effect else {}
    each = BOX.fortification.each_defence_die if land.fortified else 0
    by = _modifiers(highest=on.get("highest", 0), lowest=on.get("lowest", 0), each=each)
    return changed(ground, Power.combat_modifiers, by, attacker, defender, target)


def standing(state: State) -> tuple[Battle, Roll, int, Modifiers]:
    """The present roll as the dice stand: with the defenders it is against and what it is subject to."""
    battle = ongoing(state)
    assert battle.roll is not None, "no dice lie there"
    return battle, battle.roll, state.fields[battle.order.target].troops, battle.by


def without_missiles(battle: Battle, seat: int) -> Roll:
    """The present roll as if *seat* had not fired at it; what others fired stays."""
    roll = battle.roll
    assert roll is not None, "no dice lie there"
    before = {shot.die: shot.value for shot in battle.shots if shot.seat == seat}
    dice = tuple(before.get(die, value) for die, value in enumerate(roll.dice))
    cut = len(roll.attack)
    return evolve(roll, attack=dice[:cut], defence=dice[cut:])


def would_conquer(state: State) -> bool:
    """Whether the present roll takes the target, as the dice stand (RL-5.6.14)."""
    _, roll, defenders, by = standing(state)
    return conquers(roll, defenders, by)


def would_win(state: State, attack: Attack) -> bool:
    """Whether conquering the target brings the attacker the last star (RL-6.2.3, 6.3.3)."""
    gained = int(state.fields[attack.target].hq is not None)
    return state.stars(attack.seat) + gained >= BOX.red_stars.to_win


def stake(state: State, attack: Attack) -> Stake | None:
    """What whoever attacks would have, if the target fell: the game, or a star with its headquarters."""
    if state.fields[attack.target].hq is None:
        return None
    return "game" if would_win(state, attack) else "hq"


def ongoing(state: State) -> Battle:
    """The assault that is under way; asked only while there is one."""
    assert state.battle is not None, "no battle"
    return state.battle
