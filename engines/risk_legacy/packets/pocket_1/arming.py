"""Missile powers come with star tokens (RL-B5.4)."""

from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PowerAdded
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.components import PowerName
from engines.risk_legacy.events.turn import Token
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.pocket_1.moves import TakeMissilePower
from engines.risk_legacy.packets.pocket_1.printed import POCKET
from engines.risk_legacy.packets.pocket_1.told import MissilePowerTaken
from engines.risk_legacy.packets.pocket_1.who import human
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.state import State


@record
class Owed(Shelf):
    """Seats that gain a missile power: should the token win the game, they choose when it is over."""

    seats: tuple[int, ...] = ()


@record
class Arming(Packet, packet="pocket_1", rank=5):
    def star_token(self, board: Board, seat: int, source: Token) -> None:
        owed = _owed(board.state)
        if seat not in owed and free(board.state, seat):
            board.shelve(Owed(seats=(*owed, seat)))
            board.push(PickPower(seat=seat))

    def rewards_done(self, board: Board) -> None:
        board.push(*(PickPower(seat=seat) for seat in reversed(_owed(board.state))))

    def check(self, state: State) -> None:
        held = [power for banner in state.world.banners for power in banner.more if power in POCKET.missile_powers]
        assert len(held) == len(dict.fromkeys(held)), "RL-B5.10: a missile power on two factions"
        for banner in state.world.banners:
            own = [power for power in banner.more if power in POCKET.missile_powers]
            assert len(own) <= 1, "RL-B5.4: two missile powers on one faction"


def _owed(state: State) -> tuple[int, ...]:
    lies = state.shelved(Owed)
    return lies.seats if lies else ()


def free(state: State, seat: int) -> tuple[PowerName, ...]:
    """The powers that *seat* may choose from: none, if its faction has one or no room for any."""
    faction, world = state.sides[seat].faction, state.world
    if faction is None or not human(faction) or any(power in POCKET.missile_powers for power in _on(world, faction)):
        return ()
    taken = [power for number in world.factions for power in _on(world, number)]
    return tuple(power for power in POCKET.missile_powers if power not in taken)


def _on(world: World, faction: int) -> tuple[PowerName, ...]:
    return world.banners[faction].more


@record
class PickPower(Asking):
    def prompt(self, state: State) -> Text:
        return text("prompt-missile-power")

    def moves(self, state: State) -> tuple[Move, ...]:
        return tuple(TakeMissilePower(power=power) for power in free(state, self.seat))

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, TakeMissilePower)
        faction = board.side(self.seat).faction
        assert faction is not None, "it plays"
        board.shelve(Owed(seats=tuple(seat for seat in _owed(board.state) if seat != self.seat)))
        board.change(PowerAdded(faction=faction, power=move.power))
        board.emit(MissilePowerTaken(seat=self.seat, power=move.power))
