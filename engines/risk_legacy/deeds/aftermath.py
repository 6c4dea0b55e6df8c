"""What follows the victory: results and the signature, rewards, the planet's name, the record (RL-7.5 to 7.7)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import record
from engines.risk_legacy.atlas import FACTIONS
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.bequest import counts, result
from engines.risk_legacy.campaign.deltas import Fought, Signed
from engines.risk_legacy.campaign.world import Result
from engines.risk_legacy.decisions.rewarding import HeldOnReward, WinnerReward
from engines.risk_legacy.deeds.close import CloseGame
from engines.risk_legacy.deeds.planet import PlanetDue
from engines.risk_legacy.events.rewards import BoardSigned
from engines.risk_legacy.hooks import in_force


@record
class Aftermath(Frame):
    def run(self, board: Board) -> None:
        assert board.state.ending is not None
        winner = board.state.ending.winner
        for seat in board.state.present:
            if seat != winner and not board.state.held(seat):
                board.eliminate(seat, "no_troops")
        self._results(board)
        board.push(CloseGame(), PlanetDue())
        if not counts(board.state):
            return
        self._sign(board, winner)
        board.push(SmallerRewards(winner=winner), WinnerReward(seat=winner))

    def _results(self, board: Board) -> None:
        """On every faction's card, those that nobody played included (RL-4.2.7)."""
        state = board.state
        for seat, side in enumerate(state.sides):
            assert side.faction is not None
            self._fought(board, side.faction, state.people[seat], side.start, result(state, seat))
        for faction in range(len(FACTIONS)):
            if all(side.faction != faction for side in state.sides):
                self._fought(board, faction, "", None, "unused")

    def _fought(self, board: Board, faction: int, person: str, start: int | None, result: Result) -> None:
        board.change(Fought(faction=faction, game=board.state.game, person=person, start=start, result=result))

    def _sign(self, board: Board, winner: int) -> None:
        """A seat without a person wins, but nobody signs (RL-7.4.2)."""
        person = board.state.people[winner]
        if person:
            board.change(Signed(person=person, game=board.state.game))
            signatures = board.state.world.signed(person)
            board.emit(BoardSigned(seat=winner, game=board.state.game, signatures=signatures))


@record
class SmallerRewards(Frame):
    """The winner's reward has its name: those who held on choose next, clockwise (RL-7.6.1)."""

    winner: int

    def run(self, board: Board) -> None:
        others = board.state.clockwise(self.winner)[1:]
        held_on = [seat for seat in others if result(board.state, seat) == "held_on"]
        board.push(*(HeldOnReward(seat=seat) for seat in reversed(held_on)))
        for power in in_force(board.state):
            power.rewards_winner_done(board, self.winner)
