"""A mission instead of a card at the end of the own turn, one at most (RL-B3.3, B3.4, B4.3, B4.4)."""

from engines.core.frame import Frame
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Move
from engines.core.record import evolve, record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PowerAdded
from engines.risk_legacy.decisions.own_turn import OwnTurn, granted
from engines.risk_legacy.deeds.turn import DrawCard
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.packets.common.missions import exploits
from engines.risk_legacy.packets.common.missions.deck import MissionDeck, MissionDestroyed, MissionsUsed, turn_up
from engines.risk_legacy.packets.common.missions.mission import Private, keeps, missions, owned_by
from engines.risk_legacy.packets.common.missions.moves import ClaimMission, NoMission
from engines.risk_legacy.packets.common.missions.told import MissionClaimed, MissionKept
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.battle import ongoing
from engines.risk_legacy.rules.supply import due, refill
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

PROMPT = text("prompt-mission")
SOURCE = "mission"


@record
class Missions(Packet):
    """In force where there are any: a deck on the table, or missions of factions."""

    def turn_start(self, board: Board, seat: int) -> None:
        if board.state.shelved(MissionDeck) or board.state.shelved(exploits.Exploits):
            exploits.begin(board, seat)

    def combat_after(self, board: Board) -> None:
        if ongoing(board.state).conquered and board.state.shelved(MissionDeck):
            exploits.conquered(board)

    def turn_claim(self, board: Board, seat: int) -> bool:
        found = not exploits.exploits(board.state).declined and bool(claims(board.state, seat))
        if found:
            board.push(Claiming(seat=seat))
        return found


def claims(state: State, seat: int) -> tuple[ClaimMission, ...]:
    """What *seat* may claim now; first what makes no mark."""
    found = [
        ClaimMission(mission=name, stars=missions()[name].stars, territory=at)
        for name in _open(state, seat)
        for at in missions()[name].places(state, seat)
    ]
    return tuple(sorted(found, key=lambda claim: missions()[claim.mission].marks))


def _open(state: State, seat: int) -> tuple[str, ...]:
    """The mission that lies face up, and the one of its faction, unless that was used in this game."""
    lies, used, own = state.shelved(MissionDeck), state.shelved(MissionsUsed), owned_by(state, seat)
    up = lies.face_up if lies else None
    spent = used is not None and seat in used.seats
    return (*((up,) if up else ()), *((own,) if own and not spent else ()))


@record
class Claiming(OwnTurn):
    def menu(self, state: State, seat: int) -> Menu[Move]:
        return Pick(prompt=PROMPT, options=Words(state, seat).options(*self._moves(state), *granted(state, seat)))

    def _moves(self, state: State) -> tuple[Move, ...]:
        """The default first: nobody makes a mark without a word (RL-B3.4)."""
        found, none = claims(state, self.seat), NoMission(due=due(state, self.seat))
        plain = tuple(claim for claim in found if not claim.lasts())
        return (*plain, none, *found[len(plain) :])

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((self._moves(state)[0],))

    def lined(self, state: State, seat: int) -> tuple[int, Move] | None:
        """What the clock takes, if a line has ended the turn."""
        number = lines.ending(state, seat)
        return None if number is None else (number, self._moves(state)[0])

    def carry_out(self, board: Board, seat: int, move: Move) -> None:
        match move:
            case ClaimMission():
                board.pop()
                claim(board, seat, move)
            case NoMission():
                board.pop()
                exploits.decline(board)
                board.push(DrawCard(seat=seat))
            case _:
                OwnTurn.carry_out(self, board, seat, move)


def claim(board: Board, seat: int, move: ClaimMission) -> None:
    """What the mission does itself comes first, since its choices are part of the claim; then the stars."""
    mission = missions()[move.mission]
    refill(board, board.state.cards.row)
    board.emit(MissionClaimed(seat=seat, mission=move.mission, stars=mission.stars))
    _put_away(board, seat, move.mission)
    board.push(Award(seat=seat, stars=mission.stars))
    mission.fulfil(board, seat, move.territory)


def _put_away(board: Board, seat: int, name: str) -> None:
    """The card is discarded, destroyed, or kept in an empty red slot for good (RL-B3.3, B4.3)."""
    lies, mission, own = board.state.shelved(MissionDeck), missions()[name], owned_by(board.state, seat)
    if name == own:
        _use(board, seat)
        return
    assert lies is not None, "it lay face up"
    private = isinstance(mission, Private) and keeps(board.state, seat)
    away = () if private or mission.marks else (name,)
    board.shelve(evolve(lies, face_up=None, discard=(*lies.discard, *away)))
    if mission.marks:
        board.change(MissionDestroyed(mission=name))
    elif private:
        faction = board.side(seat).faction
        assert faction is not None, "it plays"
        board.change(PowerAdded(faction=faction, power=name))
        board.emit(MissionKept(mission=name, faction=faction))
        _use(board, seat)


def _use(board: Board, seat: int) -> None:
    """Once in a game (RL-B4.3)."""
    used = board.state.shelved(MissionsUsed)
    board.shelve(MissionsUsed(seats=(*(used.seats if used else ()), seat)))


@record
class Award(Frame):
    """The tokens at once, and the victory with the last that is missing; else the next mission is turned up."""

    seat: int
    stars: int

    def run(self, board: Board) -> None:
        for _ in range(self.stars):
            if board.state.ending is None:
                board.gain_star(self.seat, SOURCE)
        if board.state.ending is None:
            turn_up(board)


@record
class NextMission(Frame):
    """Turned up where none lies face up."""

    def run(self, board: Board) -> None:
        turn_up(board)
