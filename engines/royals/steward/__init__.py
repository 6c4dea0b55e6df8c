"""The built-in player (RY-12). It sees what its seat sees, counts in hundredths of a point, and breaks ties by the
order of the data, so the same position always gets the same answer."""

from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move, part
from engines.core.rng import Rng
from engines.core.steward import Level, guess
from engines.royals.drafts import Trimming
from engines.royals.moves import Draw, EndTurn
from engines.royals.steward import choosing
from engines.royals.steward.eye import Eye
from engines.royals.steward.taste import TASTES
from engines.royals.view import View


def advise(view: View, menu: Menu[Move], rng: Rng, level: Level) -> Given[Move]:
    if not isinstance(menu, Pick) or view.own is None:
        return guess(menu, rng)
    return answer(Eye(view, TASTES[level]), menu)


def answer(eye: Eye, menu: Pick[Move]) -> Given[Move]:
    moves = menu.moves
    draft = eye.own.draft
    if draft and not isinstance(draft, Trimming):
        return Picked((Cancel(),))  # somebody else began it; the steward decides from the start
    draws = tuple(move for move in moves if isinstance(move, Draw))
    return Picked((choosing.draw(eye, draws) if draws else _play(eye, moves),))


def _play(eye: Eye, moves: tuple[Move, ...]) -> Move:
    """A claim that is worth its cards, else the end of the turn; on the way to either, or back from it."""
    wanted = choosing.claim(eye) or choosing.discard(eye)
    if wanted in moves:
        return wanted
    return part(EndTurn, cards=None) if isinstance(wanted, EndTurn) else Cancel()
