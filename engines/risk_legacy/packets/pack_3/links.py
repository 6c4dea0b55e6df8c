"""A sea link more, for good (RL-B3.4)."""

from engines.core.event import DECISIVE, OfSeat
from engines.core.frame import Ordered
from engines.core.move import Move
from engines.core.record import family, record
from engines.core.text import Text, text
from engines.risk_legacy.atlas import EVERYWHERE, continent_of
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import LinkAdded
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.naming import Territory, continent, territory
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.pack_3.printed import COASTAL
from engines.risk_legacy.state import State
from engines.risk_legacy.words.land import plain


@record
class SeaCharted(OfSeat, weight=DECISIVE):
    """Two territories are linked by sea from now on."""

    one: Territory
    other: Territory


def shore(at: int) -> Text:
    """The continent of a territory."""
    number = continent_of(at)
    return text("continent-none") if number is None else plain(continent(number))


@record
class LinkFrom(PacketMove):
    territory: Territory

    def heading(self) -> Text:
        return shore(self.territory)


@record
class LinkTo(PacketMove, lasting=True):
    territory: Territory

    def heading(self) -> Text:
        return shore(self.territory)


@family
class _Linking(Asking, span="turn"):
    """Part of a claim: whoever wants to be asked nothing by packets has asked for this."""

    def ordered(self, state: State, seat: int) -> Ordered | None:
        return Decision.ordered(self, state, seat)


@record
class Linking(_Linking):
    """Its first end, by default an own coast."""

    def prompt(self, state: State) -> Text:
        return text("prompt-link")

    def moves(self, state: State) -> tuple[Move, ...]:
        return tuple(
            LinkFrom(territory=at) for at in coasts(state, self.seat, shores(state)) if beyond(state, self.seat, at)
        )

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, LinkFrom)
        board.push(LinkingTo(seat=self.seat, origin=move.territory))


@record
class LinkingTo(_Linking):
    """Its other end."""

    origin: int

    def prompt(self, state: State) -> Text:
        return text("prompt-link-to", where=territory(self.origin))

    def moves(self, state: State) -> tuple[Move, ...]:
        return tuple(LinkTo(territory=at) for at in beyond(state, self.seat, self.origin))

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, LinkTo)
        board.change(LinkAdded(ends=(self.origin, move.territory)))
        board.emit(SeaCharted(seat=self.seat, one=self.origin, other=move.territory))


def beyond(state: State, seat: int, origin: int) -> tuple[int, ...]:
    """Territories by the sea that nothing links to *origin* yet."""
    joined = state.world.chart.neighbours[origin]
    free = tuple(at for at in shores(state) if at != origin and at not in joined)
    return coasts(state, seat, free)


def shores(state: State) -> tuple[int, ...]:
    """Territories by the sea; what packets bring lies in it."""
    return (*COASTAL, *state.world.everywhere[len(EVERYWHERE) :])


def coasts(state: State, seat: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Those of *seat* first, and with each of them its continent."""
    first = sorted(among, key=lambda at: state.fields[at].owner != seat)
    continents = list(dict.fromkeys(continent_of(at) for at in first))
    return tuple(sorted(first, key=lambda at: continents.index(continent_of(at))))
