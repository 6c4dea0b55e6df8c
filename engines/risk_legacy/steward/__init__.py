"""The built-in player (RL-12). It sees what its seat sees, counts in whole numbers, and breaks ties by the order of the
data, so the same position always gets the same answer. Of marks that the rules do not ask of it, it makes none but
those that a person is due, and what a packet says a keen one would."""

from engines.core.compose import toward
from engines.core.menu import Amount, Given, Menu, Number, Picked
from engines.core.move import Cancel, Move, part
from engines.core.rng import Rng
from engines.core.steward import Level, guess
from engines.risk_legacy.moves.battle import DefendWith, Fire, Pass
from engines.risk_legacy.moves.founding import ByChance, StartAt, TakeFaction
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.moves.rewards import Forgo, NotNow
from engines.risk_legacy.moves.turn import GoOn, Join, TakeCard
from engines.risk_legacy.rules.recruits import coins
from engines.risk_legacy.steward import acting, laying, recruiting, rewarding, starting, windows
from engines.risk_legacy.steward.eye import Eye
from engines.risk_legacy.steward.temper import TEMPERS, Temper
from engines.risk_legacy.view import View

UNMARKED = (ByChance, Forgo, NotNow)
"""What leaves the world as it is, or as chance will have it."""
NO_REWARD = part(Forgo, sure=None)
FIRST = (DefendWith, Join)
"""Of these the menu names the best first: all dice, the quietest place."""


def advise(view: View, menu: Menu[Move], rng: Rng, level: Level) -> Given[Move]:
    return answer(view, menu, rng, TEMPERS[level])


def answer(view: View, menu: Menu[Move], rng: Rng, temper: Temper) -> Given[Move]:
    if view.own is None or view.me is None:
        return guess(menu, rng)
    moves = menu.moves
    due = rewarding.answer(view, moves, rng)
    if due is not None:
        return due
    known = _at_once(view, moves, temper)
    if known is not None:
        return Picked((known,))
    if view.turn and view.turn.seat == view.me and view.stage == "playing":
        return _in_turn(Eye(view, view.me, temper), menu, moves)
    return Picked((Cancel(),)) if Cancel() in moves else guess(menu, rng)


def _at_once(view: View, moves: tuple[Move, ...], temper: Temper) -> Move | None:
    """The answer, where it hangs on little."""
    brought = tuple(move for move in moves if isinstance(move, PacketMove))
    if brought and (best := _liked(view, brought, moves)) is not None:
        return best
    if Pass() in moves:
        return windows.answer(view, tuple(move for move in moves if isinstance(move, Fire)), temper)
    places = tuple(move for move in moves if isinstance(move, StartAt))
    if places:
        return starting.place(view, places, temper)
    factions = tuple(move for move in moves if isinstance(move, TakeFaction))
    if factions:
        return starting.faction(view, factions, temper)
    cards = tuple(move for move in moves if isinstance(move, TakeCard))
    if cards:
        return max(cards, key=lambda move: coins(view.world, (move.card,)))
    return next((move for move in moves if isinstance(move, (*UNMARKED, *FIRST)) or move == NO_REWARD), None)


def _liked(view: View, brought: tuple[PacketMove, ...], moves: tuple[Move, ...]) -> PacketMove | None:
    """What packets offer says itself how good it is; where there is something else beside it, it has to be."""
    best = max(brought, key=lambda move: move.appeal(view))
    return best if len(brought) == len(moves) or best.appeal(view) > 0 else None


def _in_turn(eye: Eye, menu: Menu[Move], moves: tuple[Move, ...]) -> Given[Move]:
    if isinstance(menu, Amount) and eye.draft is None:
        return Number(min(menu.high, windows.follow(eye)))
    laid = laying.wanted(eye, moves)
    if laid:
        return toward(laid, menu, eye.draft)
    if GoOn() in moves:
        return Picked((recruiting.star(eye, moves),))
    wanted = recruiting.wanted(eye, moves) if eye.turn.recruits else acting.wanted(eye)
    return toward(wanted, menu, eye.draft)
