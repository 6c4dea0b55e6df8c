"""What follows the victory: results and the signature, rewards, the planet's name, the record (RL-7.5 to 7.7, 1.6)."""

from engines.core.frame import Frame
from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.bequest import champions, counts, result
from engines.risk_legacy.campaign.deltas import Fought, NamerFound, Signed
from engines.risk_legacy.campaign.world import Result
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.naming import NamingPlanet
from engines.risk_legacy.decisions.rewarding import HeldOnReward, WinnerReward
from engines.risk_legacy.deeds.elimination import leave
from engines.risk_legacy.events.founding import WorldFounded
from engines.risk_legacy.events.rewards import BoardSigned, GameRecorded, NamerChosen
from engines.risk_legacy.hooks import Power, announce
from engines.risk_legacy.rules.rewards import scribe


@record
class CloseGame(Frame):
    """Scar cards that nobody played are in the pool again: it holds whatever the world has left."""

    def run(self, board: Board) -> None:
        state = board.state
        board.amend(over=True)
        board.emit(GameRecorded(game=state.game) if state.chain else WorldFounded())


Round = tuple[tuple[str, int, int], ...]
"""Person, die, continents named."""


@record
class PlanetDue(Frame):
    """All rewards are chosen and named, if there were any."""

    def run(self, board: Board) -> None:
        self._call_namer(board)
        announce(board, Power.rewards_done)

    def _call_namer(self, board: Board) -> None:
        """Nobody signed: it stays without a name. Not named: asked again after every later game, without a new roll."""
        state = board.state
        if state.game < BOX.games or state.world.planet is not None or not state.world.signatures:
            return
        known: str | None = state.world.namer
        namer = known
        rounds: tuple[Round, ...] = ()
        if namer is None:
            namer, rounds = self._drawn(board)
            board.change(NamerFound(person=namer))
        writer = scribe(state, namer)
        if known is None:
            board.emit(NamerChosen(person=namer, rounds=rounds, seat=writer))
        if writer is not None:
            board.push(NamingPlanet(seat=writer, place="planet", number=0))

    def _drawn(self, board: Board) -> tuple[str, tuple[Round, ...]]:
        """Most signatures; those who tie add a die to the continents they named, until one is ahead."""
        regions = board.state.world.regions
        left: tuple[str, ...] = champions(board.state)
        rounds: tuple[Round, ...] = ()
        while len(left) > 1:
            thrown: Round = tuple(
                (person, board.roll(BOX.combat.die_sides), sum(region.namer == person for region in regions))
                for person in left
            )
            best = max(die + named for _, die, named in thrown)
            left = tuple(person for person, die, named in thrown if die + named == best)
            rounds = (*rounds, thrown)
        return left[0], rounds


@record
class Aftermath(Frame):
    """Whoever has no troops is out (RL-7.2.3); then the results are written down."""

    def run(self, board: Board) -> None:
        assert board.state.ending is not None
        winner = board.state.ending.winner
        board.push(Results(winner=winner))
        for seat in reversed(board.state.present):
            if seat != winner and not board.state.held(seat):
                leave(board, seat, "no_troops")


@record
class Results(Frame):
    """Of every faction, the signature, and the rewards (RL-7.5)."""

    winner: int

    def run(self, board: Board) -> None:
        self._results(board)
        board.push(CloseGame(), PlanetDue())
        if not counts(board.state):
            return
        self._sign(board, self.winner)
        board.push(SmallerRewards(winner=self.winner), WinnerReward(seat=self.winner))

    def _results(self, board: Board) -> None:
        """On every faction's card, those that nobody played included (RL-4.2.7)."""
        state = board.state
        for seat, side in enumerate(state.sides):
            assert side.faction is not None
            self._fought(board, side.faction, state.people[seat], side.start, result(state, seat))
        for faction in state.factions:
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
        announce(board, Power.rewards_winner_done, self.winner)
