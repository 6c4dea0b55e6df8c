"""Somebody chooses which mission of the deck lies face up (RL-B3.7, B4.1)."""

from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.common.missions.deck import MissionDeck, boxed, choose
from engines.risk_legacy.packets.common.missions.mission import missions
from engines.risk_legacy.packets.common.missions.moves import ChooseMission
from engines.risk_legacy.rules.wishes import with_own
from engines.risk_legacy.state import State


@record
class MissionChoice(Asking):
    """The first in the order of the data, if nobody says."""

    def prompt(self, state: State) -> Text:
        return text("prompt-choose-mission")

    def moves(self, state: State) -> tuple[Move, ...]:
        """Whoever has left the game meanwhile leaves it to the deck."""
        return () if state.sides[self.seat].eliminated else choices(state)

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, ChooseMission)
        choose(board, move.mission)


@record
class MissionsWished(Packet):
    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """All that are in the game, but those that belong to somebody; before there are any nothing."""
        known = boxed(state.world) if state.shelved(MissionDeck) else ()
        more = (ChooseMission(mission=name, stars=missions()[name].stars) for name in known)
        return with_own(state, seat, wishes, ChooseMission, more)


def choices(state: State) -> tuple[ChooseMission, ...]:
    """Whatever is in the deck."""
    lies = state.shelved(MissionDeck)
    deck = lies.deck if lies else ()
    return tuple(
        ChooseMission(mission=name, stars=mission.stars) for name, mission in missions().items() if name in deck
    )
