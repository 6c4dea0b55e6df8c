"""The planet's name, once fifteen games are over (RL-7.7)."""

from __future__ import annotations

from engines.core.frame import Frame
from engines.core.record import record
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.bequest import champions
from engines.risk_legacy.campaign.deltas import NamerFound
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.naming import NamingPlanet
from engines.risk_legacy.events.rewards import NamerChosen
from engines.risk_legacy.hooks import in_force
from engines.risk_legacy.state import State

Round = tuple[tuple[str, int, int], ...]
"""Person, die, continents named."""


@record
class PlanetDue(Frame):
    """All rewards are chosen and named, if there were any."""

    def run(self, board: Board) -> None:
        self._call_namer(board)
        for power in in_force(board.state):
            power.rewards_done(board)

    def _call_namer(self, board: Board) -> None:
        """Nobody signed: it stays without a name. Not named: asked again after every later game, without a new roll."""
        state = board.state
        if state.game < BOX.campaign.games or state.world.planet is not None or not state.world.signatures:
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


def scribe(state: State, person: str) -> int | None:
    """The seat that is asked: the person's own, else the winner's, else the next one clockwise where somebody sits."""
    assert state.ending is not None
    if person in state.people:
        return state.people.index(person)
    return next((seat for seat in state.clockwise(state.ending.winner) if state.people[seat]), None)
