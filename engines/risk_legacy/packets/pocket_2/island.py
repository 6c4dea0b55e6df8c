"""The island rises, is joined to the world and manned, once for good (RL-B6, B6.1)."""

from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import LinkAdded, PowerAdded
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.decisions.unsealing import Unsealing
from engines.risk_legacy.events.turn import Departure
from engines.risk_legacy.hooks import Packet, Seal
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.pocket_2.aliens import TRAITS
from engines.risk_legacy.packets.pocket_2.moves import JoinIsland
from engines.risk_legacy.packets.pocket_2.printed import CARDS, COASTAL, POCKET
from engines.risk_legacy.packets.pocket_2.told import IslandJoined, IslandManned, IslandRisen
from engines.risk_legacy.packets.pocket_2.who import COLLABORATOR, AlienIsland, Aliens, spotless
from engines.risk_legacy.rules.undo import forget
from engines.risk_legacy.state import State

ISLAND = AlienIsland.number


@record
class PocketTwoSeal(Seal, packet="pocket_2", rank=6, scars=CARDS):
    def recruit_due(self, board: Board, seat: int) -> bool:
        """So many recruits, those of a trade among them, in the hands of somebody with a missile."""
        if board.state.ongoing.recruits < POCKET.recruits or board.side(seat).missiles < POCKET.missiles:
            return False
        forget(board)
        board.push(Unsealing(packet=self.packet, seat=seat))
        return True


@record
class PocketTwo(Packet, packet="pocket_2", rank=6):
    def unsealed(self, board: Board, packet: str, seat: int | None) -> None:
        """Ruling: whoever plays a faction without a slot for such a scar (RL-B5.5) calls the island all the same, and
        gets everything but the scar."""
        if packet != self.packet:
            return
        assert seat is not None, "somebody recruits"
        faction = board.side(seat).faction
        assert faction is not None, "whoever recruits plays"
        for trait in TRAITS:
            board.change(PowerAdded(faction=Aliens.number, power=trait))
        scar = COLLABORATOR if spotless(board.state.world, faction) else None
        if scar is not None:
            board.change(PowerAdded(faction=faction, power=scar))
        board.emit(IslandRisen(seat=seat, faction=faction, power=scar))
        board.push(JoiningIsland(seat=seat))

    def eliminated(self, board: Board, seat: int, why: Departure) -> None:
        """Whoever leaves before the island is joined does not choose any more."""
        if any(isinstance(frame, JoiningIsland) for frame in board.state.stack):
            for at in _free(board.state, seat)[: _open(board.state.world)]:
                _join(board, seat, at)

    def check(self, state: State) -> None:
        world, counts = state.world, POCKET.opening
        assert len(world.lands) == len(state.fields) == len(EVERYWHERE) + 1, "RL-B6.7: as many territories"
        joined = [link for link in world.links if ISLAND in link]
        opening = any(isinstance(frame, JoiningIsland) for frame in state.stack)
        assert len(joined) >= counts.sea_links or opening, "RL-B6.7: as many links to the island"
        assert not world.lands[ISLAND].city, "RL-B6.1: a city on the island"


def _open(world: World) -> int:
    """Links that the island still lacks."""
    return POCKET.opening.sea_links - sum(ISLAND in link for link in world.links)


def _free(state: State, seat: int) -> tuple[int, ...]:
    """Coastal territories that it may be joined to, own ones of *seat* first."""
    near = state.world.chart.neighbours[ISLAND]
    return tuple(sorted((at for at in COASTAL if at not in near), key=lambda at: state.fields[at].owner != seat))


def _join(board: Board, seat: int, at: int) -> None:
    board.change(LinkAdded(ends=(at, ISLAND)))
    board.emit(IslandJoined(seat=seat, island=ISLAND, territory=at))


@record
class JoiningIsland(Asking, span="turn"):
    """Link by link; then all its recruits and the Aliens' troops go there."""

    def prompt(self, state: State) -> Text:
        return text("prompt-join-island", left=_open(state.world))

    def moves(self, state: State) -> tuple[Move, ...]:
        return tuple(JoinIsland(territory=at) for at in _free(state, self.seat)) if _open(state.world) else ()

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, JoinIsland)
        _join(board, self.seat, move.territory)
        if _open(board.state.world):
            board.push(self)
            return
        recruits, troops = board.state.ongoing.recruits, POCKET.opening.alien_troops
        board.stand(self.seat, ISLAND, recruits + troops)
        board.turn(recruits=0)
        board.emit(IslandManned(seat=self.seat, territory=ISLAND, recruits=recruits, troops=troops))
