"""The event of pack 3 (RL-B3.7)."""

from typing import Any

from engines.core.menu import Notes
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.turn import TroopsPlaced
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.common.cards import EventCard, most_populous, why_theirs
from engines.risk_legacy.packets.common.missions.choosing import choices
from engines.risk_legacy.packets.common.missions.deck import MissionDeck, choose
from engines.risk_legacy.packets.common.missions.mission import demand
from engines.risk_legacy.packets.common.missions.moves import ChooseMission
from engines.risk_legacy.packets.pack_3.printed import PACK
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.recruits import by_need
from engines.risk_legacy.rules.wishes import with_own
from engines.risk_legacy.state import State

(CAUSE,) = PACK.events


@record
class JoinTheCause(EventCard, packet="pack_3", copies=CAUSE.copies):
    def names(self, state: State) -> int | None:
        return most_populous(state)

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.push(Rallying(seat=seat, left=CAUSE.options[0].troops))


@record
class Rally(PacketMove):
    """Troops into an own city; what is left goes into others."""

    territory: Territory
    troops: int

    def about(self) -> Text:
        return text("title-join_the_cause")

    def appeal(self, view: Any) -> int:
        """Where enemies stand; those who come together can do more."""
        return self.troops * (1 + threat(view, view.me, self.territory))


@record
class RallyWished(Packet, packet="pack_3", rank=3):
    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """All the troops into an own city; another mission may be wished for as well."""
        most = CAUSE.options[0].troops
        return with_own(state, seat, wishes, Rally, (Rally(territory=at, troops=most) for at in _cities(state, seat)))


def _cities(state: State, seat: int) -> tuple[int, ...]:
    return tuple(at for at in state.held(seat) if state.world.lands[at].city is not None)


@record
class Rallying(Asking):
    """Troops among own cities, or another mission: by default all of them where they are needed most."""

    left: int

    def prompt(self, state: State) -> Text:
        return text("prompt-cause", troops=self.left, all=int(self._whole))

    def notes(self, state: State) -> Notes:
        """Why it is theirs, and which mission would make room for another."""
        return lambda: (why_theirs(state, self.seat), *self._replaced(state)) if self._whole else ()

    def _replaced(self, state: State) -> tuple[Text, ...]:
        lies = state.shelved(MissionDeck)
        if lies is None or lies.face_up is None or not choices(state):
            return ()
        return (text("note-mission-replaced", mission=CardRef(lies.face_up), demand=demand(lies.face_up)),)

    def moves(self, state: State) -> tuple[Move, ...]:
        """All at once or one by one: so they can be split in any way. Whoever has left has nothing to say."""
        cities = by_need(state, self.seat, _cities(state, self.seat))
        if not cities:
            return ()
        most = tuple(Rally(territory=at, troops=self.left) for at in cities)
        singly = tuple(Rally(territory=at, troops=1) for at in cities) if self.left > 1 and len(cities) > 1 else ()
        return (*most, *singly, *(choices(state) if self._whole else ()))

    @property
    def _whole(self) -> bool:
        return self.left == CAUSE.options[0].troops

    def settle(self, board: Board, move: Move) -> None:
        match move:
            case Rally(territory=at, troops=troops):
                board.stand(self.seat, at, troops)
                board.emit(TroopsPlaced(seat=self.seat, territory=at, troops=troops))
                if troops < self.left:
                    board.push(Rallying(seat=self.seat, left=self.left - troops))
            case ChooseMission(mission=mission):
                choose(board, mission)
