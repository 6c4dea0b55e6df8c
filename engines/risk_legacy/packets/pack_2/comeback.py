"""The blue slot of a faction: one of six powers for whoever was beaten (RL-B2.1)."""

from typing import Any

from engines.core.event import DECISIVE, OfSeat
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PowerAdded
from engines.risk_legacy.campaign.world import Banner, World
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import called
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import Faction, PowerTitle, of_factions
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.pack_2.components import COMEBACKS
from engines.risk_legacy.state import State
from engines.risk_legacy.words.founding import effect

PROMPTS = of_factions("prompt-comeback")


def of(banner: Banner) -> tuple[str, ...]:
    """What is in the blue slot of a faction: one power at most."""
    return tuple(power for power in banner.more if power in COMEBACKS)


def free(world: World) -> tuple[str, ...]:
    """The powers that no faction has yet, in the order of the data."""
    taken = [power for banner in world.banners for power in of(banner)]
    return tuple(power for power in COMEBACKS if power not in taken)


def choices(state: State, seat: int) -> tuple[str, ...]:
    """What *seat* may choose from; nothing, if its faction has a power of that kind, or no place for one: those of the
    starting box have (RL-B2.1)."""
    number = state.sides[seat].faction
    slot = number is not None and number < len(BOX.factions.items) and not of(state.world.banners[number])
    return free(state.world) if slot else ()


@record
class TakeComeback(PacketMove, lasting=True):
    """A power for good."""

    power: PowerTitle

    def hint(self, state: State, seat: int) -> Text | None:
        return effect(self.power)

    def appeal(self, view: Any) -> int:
        return called(self.power).use


@record
class ComebackTaken(OfSeat, weight=DECISIVE):
    faction: Faction
    power: PowerTitle


@record
class ComebackPick(Asking):
    """Asked when a seat has lost its last troop, and before it is out of the game."""

    def prompt(self, state: State) -> Text:
        number = state.sides[self.seat].faction
        assert number is not None, "it plays one"
        return PROMPTS[number]

    def moves(self, state: State) -> tuple[Move, ...]:
        return tuple(TakeComeback(power=power) for power in choices(state, self.seat))

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, TakeComeback)
        take(board, self.seat, move.power)


def take(board: Board, seat: int, power: str) -> None:
    """It is in force at once."""
    number = board.side(seat).faction
    assert number is not None, "it plays one"
    board.change(PowerAdded(faction=number, power=power))
    board.emit(ComebackTaken(seat=seat, faction=number, power=power))


def take_any(board: Board, seat: int) -> None:
    """For a seat that cannot be asked any more: the first that is free."""
    found = choices(board.state, seat)
    if found:
        take(board, seat, found[0])
