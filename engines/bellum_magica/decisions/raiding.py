"""One attack, or none (BM-5.20), and which chests a robber takes. The menus are public: they show what everybody can
reckon."""

from engines.bellum_magica import moves as m
from engines.bellum_magica import obeying
from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.board import Board
from engines.bellum_magica.components import BOX
from engines.bellum_magica.decisions.base import OneSeat
from engines.bellum_magica.drafts import Planning, planned
from engines.bellum_magica.events import Stayed
from engines.bellum_magica.obeying import Found
from engines.bellum_magica.piles import in_turn
from engines.bellum_magica.public import public
from engines.bellum_magica.scoring import points
from engines.bellum_magica.state import State
from engines.bellum_magica.targets import attacks, booty, lack, most, strength, targets
from engines.bellum_magica.taste import raiding
from engines.bellum_magica.words import raids
from engines.bellum_magica.words.moves import Words
from engines.core.menu import Blocked, Given, Menu, Pick, Picked, picked
from engines.core.move import Move, Part
from engines.core.record import record
from engines.core.text import SeatRef, ready, text

PROMPT = text("prompt-raid")


@record
class Raiding(OneSeat):
    def menu(self, state: State, seat: int) -> Menu[Move]:
        options = Words(state, seat).options(*attacks(state, seat), m.Stay(), m.PLAN)
        return Pick(prompt=PROMPT, options=options, notes=lambda: raids.horde(state, seat))

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        force = strength(state, seat)
        found = ((attack, lack(state, attack, force)) for attack in targets(state, seat))
        return Words(state, seat).blocked(*((attack, raids.lack(why)) for attack, why in found if why))

    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        return (m.Stay(),)

    def judged(self, state: State, seat: int) -> tuple[Move, ...]:
        """The clock speaks for the seat, so it may know what the seat knows."""
        return (raiding.raid(public(state), seat, points(state.lairs[seat])),)

    def obey(self, state: State, seat: int) -> Found | None:
        return obeying.raid(state, seat)

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        move = picked(given)
        match move:
            case Part():
                board.draft(seat, Planning())
            case m.WholeDay(raid=raid) if raid is not None:
                board.put(seat, orders=planned(board.lair(seat).orders, move))
                raided(board, seat, raid)
            case _:
                raided(board, seat, move)


def raided(board: Board, seat: int, move: Move) -> None:
    board.pop()
    board.attacked(seat)
    match move:
        case m.Plunder(settlement=settlement):
            board.plunder(seat, settlement)
        case m.Rob(victim=victim, most=True):
            board.rob(seat, victim, most(*booty(board.state, seat, victim)))
        case m.Rob(victim=victim):
            board.push(Stealing(seat=seat, victim=victim))
        case _:
            board.emit(Stayed(seat=seat))


_prompt = ready(
    lambda victim, most: text("prompt-steal", victim=SeatRef(victim), count=most), range(BOX.seats.max), range(1, 11)
)


@record
class Stealing(OneSeat):
    """By their backs, since nobody knows more (BM-5.26)."""

    victim: int

    def menu(self, state: State, seat: int) -> Menu[Move]:
        """One option for each chest; those of a kind are equal."""
        kinds, thieves = booty(state, seat, self.victim)
        chests = [m.Steal(chest=kind) for kind in in_turn(kinds)]
        most = min(thieves, len(chests))
        return Pick(
            prompt=_prompt(self.victim, most),
            options=Words(state, seat).options(*chests),
            at_most=most,
            notes=lambda: raids.stealing(state, seat, self.victim),
        )

    def plain(self, state: State, seat: int) -> tuple[Move, ...]:
        return tuple(m.Steal(chest=kind) for kind in in_turn(most(*booty(state, seat, self.victim))))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        assert isinstance(given, Picked)
        wood, metal, gold = (given.moves.count(m.Steal(chest=kind)) for kind in range(len(CHESTS)))
        board.pop()
        board.rob(seat, self.victim, (wood, metal, gold))
