"""What to do while a battle goes on (RL-12). Scar cards stay in hand: a scar would outlast the game."""

from engines.risk_legacy.components import BOX
from engines.risk_legacy.moves.battle import Fire, Pass
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.rules.combat import Roll, conquers
from engines.risk_legacy.rules.missiles import minimal
from engines.risk_legacy.steward import routes
from engines.risk_legacy.steward.eye import Eye
from engines.risk_legacy.steward.temper import Temper
from engines.risk_legacy.view import BattleSeen, View


def answer(view: View, shots: tuple[Fire, ...], temper: Temper) -> Fire | Pass:
    """Missiles only to win, to stop a win, or to hold a headquarters; the fewest that do. Who is gentle
    only defends with them."""
    battle, me = view.battle, view.me
    if battle is None or me is None or not shots or not _matters(view, battle, me):
        return Pass()
    roll = Roll(attack=battle.attack, defence=battle.defence, locked=battle.locked)
    by = modifiers(view, battle.seat, battle.defender, battle.target)
    defenders = view.fields[battle.target].troops
    attacks = me == battle.seat
    if not temper.fires and me != battle.defender:
        return Pass()
    if conquers(roll, defenders, by) == attacks:
        return Pass()
    dice = minimal(roll, defenders, by, view.sides[me].missiles, conquer=attacks)
    fire = Fire(dice=dice or ())
    return fire if fire in shots else Pass()


def _matters(view: View, battle: BattleSeen, me: int) -> bool:
    hq = view.fields[battle.target].hq is not None
    wins = view.sides[battle.seat].stars + int(hq) >= BOX.red_stars.to_win
    return wins or (hq and me == battle.defender)


def follow(eye: Eye) -> int:
    """All but one into what was conquered, unless a headquarters is left behind."""
    battle = eye.view.battle
    if battle is None:
        return 0
    others = eye.fields[battle.origin].troops - 1
    if needed_at(eye, battle.target, others):
        return others
    return max(0, others + 1 - eye.garrison(battle.origin))


def needed_at(eye: Eye, at: int, more: int) -> bool:
    """Whether everybody is needed there, on a way for which everything is staked."""
    route = routes.desperate(eye, more)
    return route is not None and route.origin == at
