"""Royals. The weights are those that are gentle today, but two would take a noble from each other for ever."""

from engines.core.menu import Given, Menu, Pick
from engines.core.move import Move
from engines.core.rng import Rng
from engines.core.steward import guess
from engines.royals import steward
from engines.royals.claims import Prospect
from engines.royals.steward.eye import Eye
from engines.royals.steward.taste import Taste
from engines.royals.view import View

THEN = Taste(
    rival=50,
    rival_last=50,
    title=100,
    influence=100,
    halved=3,
    headstart=2,
    intrigue=150,
    enough=(230, 230, 230),
    many=10,
    stock=(0, 2, 2),
)


class Then(Eye):
    def _lost(self, found: Prospect) -> int:
        """It did not mind."""
        return 0

    def undoes(self, found: Prospect) -> bool:
        """It did not see."""
        return False


def advise(view: View, menu: Menu[Move], rng: Rng) -> Given[Move]:
    if not isinstance(menu, Pick) or view.own is None:
        return guess(menu, rng)
    return steward.answer(Then(view, THEN), menu)
