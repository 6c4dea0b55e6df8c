"""The built-in player (BM-12). It sees what its seat sees, counts in hundredths of a point, and breaks ties by the
order of the data, so the same position always gets the same answer."""

from __future__ import annotations

from engines.bellum_magica import taste
from engines.bellum_magica.moves import Done, Move, PlaceGoblins, Recruit, Steal, Treat
from engines.bellum_magica.steward import stealing
from engines.bellum_magica.view import View
from engines.core.draft import Cancel
from engines.core.menu import Given, Menu, Pick, Picked
from engines.core.rng import Rng
from engines.core.steward import guess


def advise(view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
    if not isinstance(menu, Pick) or view.own is None or view.me is None:
        return guess(menu, rng)
    if view.own.draft is not None:
        return Picked((Cancel(),))  # somebody else began it; the steward decides from the start
    table, me = view.table, view.me
    match menu.options[0].move:
        case PlaceGoblins():
            return Picked((PlaceGoblins(sides=taste.goblins(table, me)),))
        case Treat():
            return Picked((Treat(answer=taste.treat(table, me, view.own.prospects)),))
        case Steal():
            return Picked(stealing.best(menu))
        case Recruit():
            return Picked((taste.recruit(table, me) or Done(),))
        case _:
            return Picked((taste.raid(table, me, view.own.total),))
