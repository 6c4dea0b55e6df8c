"""Reference players for the stand-in to be measured against, and the matches they play (RY-12)."""

import random
from collections.abc import Sequence
from typing import Any

from engines.core.match import Match, start
from engines.core.menu import Given, Pick, Picked
from engines.core.move import Move
from engines.royals import GAME
from engines.royals.atlas import NOBLES
from engines.royals.moves import Claim, Draw, EndTurn, FromDeck, FromIntrigue, FromRow
from engines.royals.view import View


def table(seats: int, seed: int) -> Match[Any]:
    """Seat 0 begins."""
    return start(GAME, seats, f"seed-{seed}", options={"start_player": "0"})


def cheapest(match: Match[Any], seat: int, _: random.Random) -> Given[Move]:
    """Three country cards, from the row what the cheapest noble needs; then the cheapest noble, as long as it can."""
    menu, view = match.menu(seat), match.view(seat)
    assert isinstance(menu, Pick)
    moves = [option.move for option in menu.options]
    claims = [move for move in moves if isinstance(move, Claim)]
    if claims:
        return Picked((min(claims, key=lambda claim: sum(claim.country) + sum(claim.intrigue)),))
    if isinstance(moves[-1], EndTurn):
        return Picked((moves[-1],))
    return Picked((_needed(view, [move for move in moves if isinstance(move, Draw)]),))


def _needed(view: View, draws: Sequence[Draw]) -> Draw:
    assert view.own is not None
    vacant = [each for each in view.own.prospects if each.holder is None]
    wanted = [NOBLES[each.noble].country for each in sorted(vacant, key=lambda each: NOBLES[each.noble].cost)[:1]]
    singles = [draw for draw in draws if len(draw.sources) == 1 and not isinstance(draw.sources[0], FromIntrigue)]
    suits = (draw for draw in singles if isinstance(draw.sources[0], FromRow) and draw.sources[0].country in wanted)
    return next(suits, next(draw for draw in singles if isinstance(draw.sources[0], FromDeck)))
