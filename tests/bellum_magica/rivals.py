"""Reference players for the stand-in to be measured against, and the matches they play (BM-12)."""

import random
from typing import Any

from engines.bellum_magica import GAME
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import SETTLEMENTS
from engines.core.match import Match, start
from engines.core.menu import Given, Pick, Picked
from engines.core.move import Move


def table(seats: int, seed: int) -> Match[Any]:
    """Seat 0 is the first captain."""
    return start(GAME, seats, f"seed-{seed}", options={"first_captain": "0"})


def brute(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    """Everybody on the right, the best guarded settlement, robberies where there is no other; it never treats."""
    menu = match.menu(seat)
    assert isinstance(menu, Pick)
    moves = [option.move for option in menu.options]
    match moves[0]:
        case m.PlaceGoblins():
            return Picked((m.PlaceGoblins(sides=("right", "right")),))
        case m.Recruit():
            return Picked((next(move for move in reversed(moves) if isinstance(move, m.Recruit)),))
    settlements = [move for move in moves if isinstance(move, m.Plunder)]
    return Picked((max(settlements, key=_guarded) if settlements else moves[0],))


def _guarded(attack: m.Plunder) -> int:
    card = SETTLEMENTS[attack.settlement]
    return card.defence.shields + 2 * card.defence.magic
