"""The three kinds of events of pocket 2 (RL-B6.4): nothing is done, unless somebody says so."""

from engines.core.frame import Frame
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.card_pick import choose
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.common.cards import EventCard, destroy
from engines.risk_legacy.packets.pocket_2 import moves as m
from engines.risk_legacy.packets.pocket_2.aliens import REFRAIN
from engines.risk_legacy.packets.pocket_2.printed import POCKET
from engines.risk_legacy.packets.pocket_2.ruins import made, ruin
from engines.risk_legacy.packets.pocket_2.told import BeamedDown
from engines.risk_legacy.packets.pocket_2.who import AlienIsland, landed
from engines.risk_legacy.rules.supply import face_up, take
from engines.risk_legacy.rules.wishes import with_own
from engines.risk_legacy.state import State

BEAM, DIE, ISLAND = (POCKET.events[each] for each in ("beam_down", "die_humans", "mysterious_island"))


@record
class EventsWished(Packet, packet="pocket_2", rank=6):
    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """Of the Aliens: cities to land in, and to ruin; of everybody: from which card on they take one."""
        mine = seat == landed(state)
        found = with_own(state, seat, wishes, m.BeamDown, (m.BeamDown(territory=at) for at in _cities(state) if mine))
        ruins = (m.RuinCity(territory=at) for at in _minor(state) if mine)
        cards = (m.TakeWorth(coins=coins) for coins in range(1, BOX.resource_cards.max_coins + 1))
        return with_own(state, seat, with_own(state, seat, found, m.RuinCity, ruins), m.TakeWorth, cards)


def _cities(state: State) -> tuple[int, ...]:
    return tuple(at for at, land in enumerate(state.world.lands) if land.city)


def _minor(state: State) -> tuple[int, ...]:
    """Minor cities, as long as there are marks for ruins."""
    lands = enumerate(state.world.lands) if made(state.world) < POCKET.ruins else ()
    return tuple(at for at, land in lands if land.city and land.city.kind == "minor_city")


@record
class BeamDown(EventCard, packet="pocket_2", copies=BEAM.copies):
    def names(self, state: State) -> int | None:
        return landed(state)

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.push(Beaming(seat=seat))


@record
class Beaming(Asking):
    def prompt(self, state: State) -> Text:
        return text("prompt-beam-down", troops=BEAM.troops)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Cities where nobody is."""
        return REFRAIN, *(m.BeamDown(territory=at) for at in _cities(state) if not state.fields[at].occupied)

    def settle(self, board: Board, move: Move) -> None:
        if isinstance(move, m.BeamDown):
            board.stand(self.seat, move.territory, BEAM.troops)
            board.emit(BeamedDown(seat=self.seat, territory=move.territory, troops=BEAM.troops))


@record
class DieHumans(EventCard, packet="pocket_2", copies=DIE.copies):
    def names(self, state: State) -> int | None:
        return landed(state)

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.push(Ruining(seat=seat))


@record
class Ruining(Asking):
    def prompt(self, state: State) -> Text:
        return text("prompt-die-humans")

    def moves(self, state: State) -> tuple[Move, ...]:
        return REFRAIN, *(m.RuinCity(territory=at) for at in _minor(state))

    def settle(self, board: Board, move: Move) -> None:
        """The card is destroyed, if it was used."""
        if isinstance(move, m.RuinCity):
            destroy(board, "die_humans")
            ruin(board, self.seat, move.territory)


@record
class MysteriousIsland(EventCard, packet="pocket_2", copies=ISLAND.copies):
    def names(self, state: State) -> int | None:
        """Whoever controls the island."""
        return state.fields[AlienIsland.number].owner

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.push(Beachcombing(seat=seat))


@record
class Beachcombing(Asking):
    def prompt(self, state: State) -> Text:
        return text("prompt-mysterious-island")

    def moves(self, state: State) -> tuple[Move, ...]:
        cards = reversed(face_up(state, self.seat))
        return REFRAIN, *(m.TakeFromIsland(card=card) for card in cards)

    def wish(self, state: State, moves: tuple[PacketMove, ...]) -> Move | None:
        cards = (move for move in moves if isinstance(move, m.TakeFromIsland))
        dearest = max(cards, key=lambda move: state.world.worth(move.card), default=None)
        least = [wish.coins for wish in state.sides[self.seat].orders.live.wishes if isinstance(wish, m.TakeWorth)]
        return dearest if dearest and least and state.world.worth(dearest.card) >= min(least) else None

    def settle(self, board: Board, move: Move) -> None:
        """As any card that somebody picks (RL-B5.4). The one that comes up then may bring one more event."""
        if isinstance(move, m.TakeFromIsland):
            choose(board, self.seat, move.card, Landing(seat=self.seat, card=move.card))


@record
class Landing(Frame):
    """It is taken, if it is still to be had; else its seat looks for another one, or for none."""

    seat: int
    card: int

    def run(self, board: Board) -> None:
        if self.card in face_up(board.state, self.seat):
            take(board, self.seat, self.card)
        else:
            board.push(Beachcombing(seat=self.seat))
