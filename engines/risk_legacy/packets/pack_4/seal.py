"""When pack 4 opens (RL-B4), and what the lead faction may do (RL-B4.1)."""

from engines.core.event import NOTABLE, OfSeat
from engines.core.record import evolve, record
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.turn import TroopsPlaced
from engines.risk_legacy.hooks import Packet, Seal
from engines.risk_legacy.packets.common.missions.choosing import MissionChoice
from engines.risk_legacy.packets.common.missions.deck import MissionDeck
from engines.risk_legacy.packets.common.missions.mission import missions
from engines.risk_legacy.packets.pack_4.printed import PACK
from engines.risk_legacy.state import State


@record
class PackFourSeal(Seal, packet="pack_4", rank=4):
    """The world capital is placed: whoever does that opens it."""

    def met(self, world: World) -> bool:
        return capital(world) is not None


@record
class FactionLeads(OfSeat, weight=NOTABLE):
    """No other that is played has won as often."""

    wins: int


@record
class PackFour(Packet, packet="pack_4", rank=4):
    def setup_end(self, board: Board) -> None:
        seat = lead(board)
        at = capital(board.state.world)
        if seat is not None and at is not None and not board.field(at).occupied:
            board.stand(seat, at, PACK.troops)
            board.emit(TroopsPlaced(seat=seat, territory=at, troops=PACK.troops))

    def unsealed(self, board: Board, packet: str, seat: int | None) -> None:
        """In the middle of a game: private missions go into the deck, and the lead faction chooses the next one."""
        lies = board.state.shelved(MissionDeck)
        if packet == self.packet and lies is not None:
            brought = (name for name, mission in missions().items() if mission.packet == packet)
            board.shelve(evolve(lies, deck=board.shuffle((*lies.deck, *brought))))
            lead(board)

    def check(self, state: State) -> None:
        cities = [land.city.kind for land in state.world.lands if land.city]
        assert cities.count("world_capital") <= 1, "RL-B4.6: two world capitals"
        for banner in state.world.banners:
            assert sum(name in missions() for name in (banner.power, *banner.more)) <= 1, "RL-B4.6: two red missions"


def lead(board: Board) -> int | None:
    """Who leads chooses which mission lies face up."""
    seat = leading(board.state)
    if seat is not None:
        board.emit(FactionLeads(seat=seat, wins=_wins(board.state, seat)))
        board.push(MissionChoice(seat=seat))
    return seat


def leading(state: State) -> int | None:
    """The seat whose faction has won most games, more than any other that is played; nobody at a tie."""
    wins = [_wins(state, seat) for seat in state.seats]
    most = max(wins)
    return wins.index(most) if most >= PACK.wins and wins.count(most) == 1 else None


def _wins(state: State, seat: int) -> int:
    faction = state.sides[seat].faction
    past = state.world.banners[faction].past if faction is not None else ()
    return sum(game.result == "won" for game in past)


def capital(world: World) -> int | None:
    """Where it stands, if it does."""
    kinds = [land.city.kind if land.city else None for land in world.lands]
    return kinds.index("world_capital") if "world_capital" in kinds else None
