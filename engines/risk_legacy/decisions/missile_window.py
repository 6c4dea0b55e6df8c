"""After a roll: rounds of answers until nobody fires any more (RL-6.3)."""

from engines.core.booklet.strokes import Leaf
from engines.core.event import Obeyed
from engines.core.menu import Blocked, Menu, Pick
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Played, Window, first
from engines.risk_legacy.events.battle import WindowClosed
from engines.risk_legacy.moves.battle import Fire, Pass
from engines.risk_legacy.naming import everywhere
from engines.risk_legacy.rules.battle import ongoing, standing
from engines.risk_legacy.rules.missiles import choices, wasted
from engines.risk_legacy.rules.reactions import fire
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.rules.watches import armed, ruled, watching_missiles
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

LOCKED, TOO_MANY = reason("die_locked"), reason("no_missile")
PROMPTS = tuple(everywhere("prompt-missile-window", vain=vain) for vain in (0, 1))
ASKS = tuple(text("asks-missiles", vain=vain) for vain in (0, 1))
"""By whether none of the missiles held would change anything."""
WATCH = Leaf(page="missile_watch")


@record
class MissileWindow(Window):
    """Every holder answers once a round: by rule, else live if asked, else with a pass (RL-6.3.3)."""

    rule: Played | None = None
    """What the first rule fires that applies: an answer like those by hand."""

    def run(self, board: Board) -> None:
        """Whoever watches is asked, whatever others' rules do: a pause must not tell of them."""
        asked: list[int] = []
        rule = None
        for seat in armed(board.state):
            dice = ruled(board.state, seat)
            if dice is not None:
                rule = rule or Played(seat=seat, move=Fire(dice=dice))
            elif watching_missiles(board.state, seat):
                asked.append(seat)
        if asked:
            board.push(MissileWindow(waiting=tuple(asked), rule=rule))
        elif rule is not None:
            carry_out(board, rule, by_rule=True)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        _, roll, defenders, by = standing(state)
        words, found = Words(state, seat), choices(roll, defenders, by, state.sides[seat].missiles)
        moves: list[Move] = [Pass(), *(Fire(dice=dice) for dice in found)]
        vain = all(wasted(roll, defenders, by, dice) for dice in found)
        prompt = words.at_stake(PROMPTS[vain][ongoing(state).order.target], ASKS[vain])
        return Pick(prompt=prompt, options=words.options(*moves), notes=words.battle, orders=WATCH)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        """Dice that are locked; and one die more than there are missiles."""
        _, roll, _, _ = standing(state)
        held, dice = state.sides[seat].missiles, roll.unlocked
        beyond = [(Fire(dice=dice[: held + 1]), TOO_MANY)] if held < len(dice) else []
        return Words(state, seat).blocked(*((Fire(dice=(die,)), LOCKED) for die in roll.locked), *beyond)

    def close(self, board: Board) -> None:
        """The table hears that something was played, not whether by hand or by rule (RL-3)."""
        play = first(board.state, self.played if self.rule is None else (*self.played, self.rule))
        board.emit(WindowClosed(window="missile", played=play is not None))
        if play is not None:
            carry_out(board, play, by_rule=play == self.rule)


def carry_out(board: Board, play: Played, *, by_rule: bool) -> None:
    """And another round with the new dice."""
    assert isinstance(play.move, Fire)
    if by_rule:
        board.emit(Obeyed(owners=(play.seat,)))
    board.push(MissileWindow())
    fire(board, play.seat, play.move.dice)
