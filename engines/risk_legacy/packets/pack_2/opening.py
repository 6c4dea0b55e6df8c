"""When pack 2 is opened, and what it changes for everybody (RL-B2.1, B2.3, B2.6)."""

from collections import Counter

from engines.core.frame import Frame
from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.decisions.unsealing import Unsealing, unseal
from engines.risk_legacy.events.turn import Departure
from engines.risk_legacy.hooks import Packet, Seal
from engines.risk_legacy.packets.pack_2.comeback import ComebackPick, choices, of, take_any
from engines.risk_legacy.packets.pack_2.components import COMEBACKS, DATA, MERCENARY, PACK
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.state import State


@record
class FirstBeaten(Seal, packet=PACK, rank=2, scars=(MERCENARY,) * DATA.scar_cards):
    """A seat is eliminated: it opens the packet itself before it goes. Whoever is removed cannot be asked."""

    def leaving(self, board: Board, seat: int) -> None:
        board.push(LastWord(seat=seat))

    def eliminated(self, board: Board, seat: int, why: Departure) -> None:
        if why == "removed":
            unseal(board, PACK, seat)

    def met(self, world: World) -> bool:
        return any(game.result == "eliminated" for banner in world.banners for game in banner.past)


@record
class LastWord(Frame):
    """Several may leave at once: the first opens the packet, and all of them choose what it brings them."""

    seat: int

    def run(self, board: Board) -> None:
        board.push(ComebackPick(seat=self.seat))
        if PACK not in board.state.world.packets.opened:
            board.push(Unsealing(packet=PACK, seat=self.seat))


@record
class Beaten(Packet, packet=PACK, rank=2):
    """Whoever is beaten comes back stronger; mercenaries come to whoever holds their land."""

    def unsealed(self, board: Board, packet: str, seat: int | None) -> None:
        if packet == PACK and seat is not None and board.side(seat).eliminated:
            take_any(board, seat)

    def knockout(self, board: Board, seat: int, by: int | None) -> None:
        """If the game ends before it is asked, it is when it leaves."""
        if choices(board.state, seat):
            board.push(ComebackPick(seat=seat))

    def leaving(self, board: Board, seat: int) -> None:
        board.push(ComebackPick(seat=seat))

    def eliminated(self, board: Board, seat: int, why: Departure) -> None:
        if why == "removed":
            take_any(board, seat)

    def turn_end_troops(self, ground: Ground, seat: int, at: int, troops: int) -> int:
        return troops + (DATA.mercenary_troops if ground.world.lands[at].scar == MERCENARY else 0)

    def check(self, state: State) -> None:
        slots = [of(banner) for banner in state.world.banners]
        assert all(len(slot) <= 1 for slot in slots), "RL-B2.6: two comeback powers of one faction"
        taken = Counter(power for slot in slots for power in slot)
        assert all(taken[power] <= 1 for power in COMEBACKS), "RL-B2.6: two factions have one comeback power"
        brought = state.world.packets.scars.count(MERCENARY)
        assert brought == DATA.scar_cards, "RL-B2.6: so many scar cards come with it"
