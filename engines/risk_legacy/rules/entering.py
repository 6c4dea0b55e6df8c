"""What lies in a territory does to troops: how many get there, by whichever kind of move (RL-B0.2), and how many more
or fewer stand there at the end of a turn."""

from engines.risk_legacy.hooks import Power, changed
from engines.risk_legacy.rules.ground import Ground


def arriving(ground: Ground, seat: int, target: int, troops: int) -> int:
    """How many of so many who move into *target* get there, a toll apart."""
    return changed(ground, Power.enter, troops, seat, target)


def fewest(ground: Ground, seat: int, target: int, arrive: int) -> int:
    """So many must move into *target* that as many as shall *arrive* there do, a toll apart."""
    troops = arrive
    while arriving(ground, seat, target, troops) < arrive:
        troops += 1
    return troops


def yields(ground: Ground, seat: int, at: int) -> int:
    """Troops that *seat* gains in a territory of its own when its turn ends; fewer, if negative (RL-5.11.1)."""
    return changed(ground, Power.turn_end_troops, 0, seat, at)
