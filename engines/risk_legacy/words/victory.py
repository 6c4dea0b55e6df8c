"""Who has won a game, and with what (RL-7.2, 11.5)."""

from __future__ import annotations

from engines.core.shown import hyphened
from engines.core.text import SeatRef, Text, text
from engines.risk_legacy.naming import territory
from engines.risk_legacy.state import Ending


def victory(game: int, ending: Ending, stars: int) -> Text:
    """
    :param stars: of the winner.
    """
    winner = SeatRef(ending.winner)
    if ending.why == "stars" and ending.hq is not None:
        return text("ending-hq", winner=winner, game=game, stars=stars, where=territory(ending.hq))
    return text("ending", why=hyphened(ending.why), winner=winner, game=game, stars=stars)
