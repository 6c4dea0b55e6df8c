"""The built-in player (TK-12). It sees what its seat sees, counts in tenths of a point, and breaks ties by the order of
the menu, so the same position always gets the same answer."""

from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move, Part
from engines.core.rng import Rng
from engines.core.steward import Level, guess
from engines.take_the_kingdom.drafts.attacking import Attacking
from engines.take_the_kingdom.moves import Discard, EndTurn
from engines.take_the_kingdom.steward import answers, attacks, plays
from engines.take_the_kingdom.steward.taste import TASTES, Taste
from engines.take_the_kingdom.view import View


def advise(view: View, menu: Menu[Move], rng: Rng, level: Level) -> Given[Move]:
    return answer(view, menu, rng, TASTES[level])


def answer(view: View, menu: Menu[Move], rng: Rng, taste: Taste) -> Given[Move]:
    if not isinstance(menu, Pick) or view.own is None:
        return guess(menu, rng)
    moves = menu.moves
    match view.question:
        case "hand_limit":
            return Picked(tuple(Discard(card=card) for card in view.own.surplus))
        case "penalty_window":
            return Picked((answers.penalty(view, moves),))
        case "main_choice":
            return Picked((_main(view, moves, taste),))
        case _:
            return Picked((answers.window(view, moves, taste),))


def _main(view: View, moves: tuple[Move, ...], taste: Taste) -> Move:
    """The best play, begun or carried on; the end of the turn if none is worth a card."""
    assert view.own is not None
    draft = view.own.draft
    if isinstance(draft, Attacking):
        return attacks.follow(view, draft, moves, taste)
    parts = tuple(move for move in moves if not isinstance(move, (Cancel, EndTurn)))
    if draft:
        return max(parts or moves, key=lambda move: plays.worth(view, move, taste))

    def value(move: Move) -> int:
        match move:
            case EndTurn():
                return taste.worthwhile
            case Part(of="attack", value=str(card)):
                return attacks.best(view, card, taste).value
            case _:
                return plays.prospect(view, move, taste)

    return max((EndTurn(), *parts), key=value)
