"""What it leaves in the world of a person it plays for (RL-7.4.1, 7.5 to 7.7); where nobody sits, nobody asks it.

A city or a continent stays without a name: whose it is may give it one in a later game (RL-7.8.5). The planet is named
once, by the last answer of a world, so that is given."""

from collections.abc import Mapping

from engines.core.menu import Given, Picked, Typed
from engines.core.move import Move, part
from engines.core.rng import Rng
from engines.risk_legacy.atlas import WITHIN
from engines.risk_legacy.moves import rewards as m
from engines.risk_legacy.view import View

WANTED: tuple[m.RewardName, ...] = (
    "found_major", "claim_continent", "change_bonus", "fortify", "found_minor", "upgrade_card"
)  # fmt: skip
"""Kinds of rewards, the best first. It destroys no cards, and cancels no scars."""
NAMES = (
    "Aldera", "Belmara", "Caldonia", "Doramar", "Elvenna", "Fenara", "Galdora", "Halmera",
    "Ilmara", "Kalendra", "Lorana", "Meridia", "Norvana", "Ostara", "Selmora", "Valdora",
)  # fmt: skip
"""Planets, invented: they stand in every language as they are (RL-7.8.4)."""
PLACED = (m.ClaimContinent, m.ChangeBonus, m.OnTerritory)
"""Rewards that have found their place."""
STEPS: Mapping[m.RewardName, Move] = {name: part(m.RewardMove, reward=name) for name in WANTED}


def answer(view: View, moves: tuple[Move, ...], rng: Rng) -> Given[Move] | None:
    """What it chooses, if it is asked for a reward or for the name of the planet."""
    if view.stage != "rewards":
        return None
    kind = next((step for step in STEPS.values() if step in moves), None)
    if kind is not None:
        return Picked((kind,))
    rewards = [move for move in moves if isinstance(move, PLACED)]
    if rewards:
        return Picked((max(rewards, key=lambda reward: _worth(view, reward)),))
    if view.world.namer is None or view.world.planet is not None:
        return None
    name = next((move for move in moves if isinstance(move, m.GiveName)), None)
    return Picked((name,)) if name else Typed(NAMES[rng.below(len(NAMES))[0]])


def _worth(view: View, reward: Move) -> tuple[int, int]:
    """Where it holds much, and is strong; on a card that is dear already."""
    match reward:
        case m.ClaimContinent(continent=number):
            return _held(view, number), 0
        case m.ChangeBonus(continent=number, change=change):
            return change, change * _held(view, number)
        case m.UpgradeCard(territory=at):
            return view.world.lands[at].coins, 0
        case m.OnTerritory(territory=at):
            field = view.fields[at]
            return int(field.owner == view.me), field.troops
        case _:
            raise AssertionError(reward)


def _held(view: View, number: int) -> int:
    return sum(view.fields[at].owner == view.me for at in WITHIN[number])
