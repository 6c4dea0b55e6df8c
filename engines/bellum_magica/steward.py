"""The built-in player (BM-12). It sees what its seat sees, counts in hundredths of a point, and breaks ties by the
order of the data, so the same position always gets the same answer. A gentle one leaves the die as it has fallen, and
castles alone as long as a settlement is within reach."""

from engines.bellum_magica.moves import Done, PlaceGoblins, Recruit, Steal, Treat
from engines.bellum_magica.taste import raiding, recruiting, treating
from engines.bellum_magica.view import View
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move
from engines.core.rng import Rng
from engines.core.steward import GENTLE, Level, guess


def advise(view: View, menu: Menu[Move], rng: Rng, level: Level) -> Given[Move]:
    if not isinstance(menu, Pick) or view.own is None or view.me is None:
        return guess(menu, rng)
    if view.own.draft is not None:
        return Picked((Cancel(),))  # somebody else began it; the steward decides from the start
    table, me, gentle = view.table, view.me, level == GENTLE
    match menu.options[0].move:
        case PlaceGoblins():
            return Picked((PlaceGoblins(sides=recruiting.goblins(table, me)),))
        case Treat():
            return Picked((Treat(answer="pass" if gentle else treating.treat(table, me, view.own.prospects)),))
        case Steal():
            return Picked(_most(menu))
        case Recruit():
            return Picked((recruiting.recruit(table, me) or Done(),))
        case _:
            peaceful = raiding.best_settlement(table, me) if gentle else None
            return Picked((peaceful or raiding.raid(table, me, view.own.total),))


def _most(menu: Pick[Move]) -> tuple[Move, ...]:
    """As many chests as the thieves can carry, gold before metal before wood."""
    chests = sorted((o.move for o in menu.options if isinstance(o.move, Steal)), key=lambda move: -move.chest)
    return tuple(chests[: menu.at_most])
