"""The two things that a founding writes into a world (RL-4.1.3)."""

from __future__ import annotations

from engines.risk_legacy.atlas import EVERYWHERE, POWERS
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PowerFixed, StickerPlaced
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.events.founding import PowerChosen, StickerStuck


def fix_power(board: Board, seat: int | None, faction: int, power: PowerName | None) -> None:
    """One of a faction's two powers for good; drawn, if *power* is ``None`` (RL-4.1.3)."""
    chosen = power or POWERS[faction][board.below(len(POWERS[faction]))]
    board.change(PowerFixed(faction=faction, power=chosen))
    board.emit(PowerChosen(seat=seat, faction=faction, power=chosen, by_chance=power is None))


def stick(board: Board, seat: int | None, territory: int | None) -> None:
    """A coin onto a card; if *territory* is ``None``, onto one drawn from those with the fewest coins (RL-4.1.3)."""
    lands = board.state.world.lands
    fewest = min(land.coins for land in lands)
    poorest = [at for at in EVERYWHERE if lands[at].coins == fewest]
    at = poorest[board.below(len(poorest))] if territory is None else territory
    board.change(StickerPlaced(territory=at))
    board.emit(StickerStuck(seat=seat, territory=at, by_chance=territory is None))
