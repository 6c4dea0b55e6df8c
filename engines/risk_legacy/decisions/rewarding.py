"""One reward for the winner, a smaller one for each who held on, one after the other (RL-7.5.2, 7.6)."""

from typing import ClassVar

from engines.core.menu import Blocked, Given, Menu, Pick, Picked, nothing, picked
from engines.core.move import Move, Part, part
from engines.core.record import family, record
from engines.core.text import SeatRef, Text, ready, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.components import BOX, CityKind
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.decisions.naming import Naming
from engines.risk_legacy.drafts.confirming import Forgoing, Rewarding
from engines.risk_legacy.events import rewards as told
from engines.risk_legacy.moves import rewards as m
from engines.risk_legacy.moves.rewards import RewardMove
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.rewards import HOLDERS, WINNERS, every, offered, refusal
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

NOWHERE = text("reason-nowhere")
_prompt = ready(
    lambda won, winner: text("prompt-reward", won=won, who=SeatRef(winner)), (0, 1), range(max(BOX.seats.counts))
)


@family
class _Rewarding(Decision, span="reward"):
    kinds: ClassVar[tuple[m.RewardName, ...]]
    won: ClassVar[bool]
    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        """Nobody sits there, or nothing is left to choose: no reward."""
        return (self.seat,) if state.people[self.seat] and self._open(state) else ()

    def run(self, board: Board) -> None:
        if board.state.people[self.seat]:
            board.emit(told.RewardForgone(seat=self.seat))

    def menu(self, state: State, seat: int) -> Menu[Move]:
        names = self._open(state)
        moves = [part(RewardMove, reward=name) for name in names]
        assert state.ending is not None, "rewards come after a victory"
        prompt = _prompt(int(self.won), state.ending.winner)
        words = Words(state, seat)
        notes = words.choosing if "found_minor" in names else nothing  # what only somebody else may choose is no help
        return Pick(prompt=prompt, options=words.options(*moves, part(m.Forgo, sure=None)), notes=notes)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        closed = [name for name in self.kinds if name not in self._open(state)]
        return Words(state, seat).blocked(*((part(RewardMove, reward=name), self._why(state, name)) for name in closed))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((part(m.Forgo, sure=None),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case Part(of="reward_move") as first:
                board.draft(seat, Rewarding.begun(first))
            case Part(of="forgo"):
                board.draft(seat, Forgoing())
            case m.Forgo():
                board.pop()
                self.run(board)
            case reward:
                board.pop()
                grant(board, seat, reward)

    def _open(self, state: State) -> list[m.RewardName]:
        return [name for name in self.kinds if offered(state, self.seat, name)]

    def _why(self, state: State, name: m.RewardName) -> Text:
        """That no more are left, if nothing else is missing; or the reason that all places of that kind share."""
        places = every(name, len(state.world.lands))
        reasons = dict.fromkeys(why for reward in places if (why := refusal(state, self.seat, reward)))
        if "supply_empty" in reasons:
            return reason("supply_empty")
        return reason(next(iter(reasons))) if len(reasons) == 1 else NOWHERE


@record
class WinnerReward(_Rewarding, kinds=WINNERS, won=True):
    """The winner's (RL-7.5.2)."""


@record
class HeldOnReward(_Rewarding, kinds=HOLDERS, won=False):
    """A smaller one, of whoever held on (RL-7.6.1)."""


def grant(board: Board, seat: int, reward: Move) -> None:
    """The mark is made; a name may follow at once (RL-5.13)."""
    person = board.state.people[seat]
    match reward:
        case m.ClaimContinent(continent=continent):
            board.change(d.ContinentClaimed(continent=continent, person=person))
            board.emit(told.ContinentTaken(seat=seat, continent=continent))
            board.push(Naming(seat=seat, place="continent", number=continent))
        case m.FoundMajor(territory=at) | m.FoundMinor(territory=at):
            kind: CityKind = "major_city" if isinstance(reward, m.FoundMajor) else "minor_city"
            board.change(d.CityFounded(territory=at, city=kind, person=person))
            board.emit(told.CityBuilt(seat=seat, territory=at, city=kind))
            board.push(Naming(seat=seat, place="city", number=at))
        case m.ChangeBonus(continent=continent, change=change):
            board.change(d.BonusChanged(continent=continent, change=change))
            bonus = board.state.world.bonus(continent)
            board.emit(told.BonusAltered(seat=seat, continent=continent, change=change, bonus=bonus))
        case m.CancelScar(territory=at):
            board.change(d.ScarCancelled(territory=at))
            board.emit(told.ScarRemoved(seat=seat, territory=at))
        case m.Fortify(territory=at):
            board.change(d.CityFortified(territory=at))
            board.emit(told.FortificationBuilt(seat=seat, territory=at))
        case m.DestroyCard(territory=at):
            board.change(d.CardDestroyed(territory=at))
            board.emit(told.TerritoryCardDestroyed(seat=seat, territory=at))
        case m.UpgradeCard(territory=at):
            board.change(d.CardUpgraded(territory=at))
            coins = board.state.world.lands[at].coins
            board.emit(told.TerritoryCardUpgraded(seat=seat, territory=at, coins=coins))
        case _:
            raise AssertionError(reward)
