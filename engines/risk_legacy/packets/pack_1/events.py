"""The four kinds of events of pack 1 (RL-B1.8)."""

from engines.core.record import record
from engines.risk_legacy.atlas import EVERYWHERE
from engines.risk_legacy.board import Board
from engines.risk_legacy.components import BOX, CityKind
from engines.risk_legacy.packets.common.cards import EventCard, most_populous
from engines.risk_legacy.packets.common.land import bleed
from engines.risk_legacy.packets.pack_1.cities import Controlling, Fortifying
from engines.risk_legacy.packets.pack_1.printed import PACK
from engines.risk_legacy.packets.pack_1.told import Rioted
from engines.risk_legacy.state import State

CONTROL, FORTIFY, RESISTANCE, RIOTS = (
    PACK.events[each] for each in ("control_the_people", "fortify", "resistance", "riots")
)


@record
class ControlThePeople(EventCard, packet="pack_1", copies=CONTROL.copies):
    def names(self, state: State) -> int | None:
        return most_populous(state)

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.push(Controlling(seat=seat))


@record
class Fortify(EventCard, packet="pack_1", copies=FORTIFY.copies):
    def names(self, state: State) -> int | None:
        return most_populous(state)

    def happen(self, board: Board) -> None:
        seat = self.names(board.state)
        if seat is not None:
            board.push(Fortifying(seat=seat))


@record
class Resistance(EventCard, packet="pack_1", copies=RESISTANCE.copies):
    def happen(self, board: Board) -> None:
        """Every minor city with few troops loses some."""
        for at in _held(board.state, "minor_city"):
            if board.field(at).troops <= RESISTANCE.troops_at_most:
                bleed(board, at, RESISTANCE.lose, self.kind)


@record
class Riots(EventCard, packet="pack_1", copies=RIOTS.copies):
    def happen(self, board: Board) -> None:
        """A die for each major city that somebody controls: with the troops there, and a headquarters, it is enough or
        as many are lost as it shows."""
        for at in _held(board.state, "major_city"):
            field, die = board.field(at), board.roll(BOX.combat.die_sides)
            assert field.owner is not None, "somebody controls it"
            breaks = die + field.troops + int(field.hq is not None) < RIOTS.below
            hq = field.hq if breaks else None
            board.emit(Rioted(seat=field.owner, territory=at, die=die, quiet=not breaks, hq=hq))
            if hq is not None:
                board.demolish_hq(at)
            if breaks:
                bleed(board, at, die, self.kind)


def _held(state: State, kind: CityKind) -> tuple[int, ...]:
    """Cities of that kind that somebody controls, in the order of the data."""
    cities = ((at, state.world.lands[at].city) for at in EVERYWHERE if state.fields[at].owner is not None)
    return tuple(at for at, city in cities if city is not None and city.kind == kind)
