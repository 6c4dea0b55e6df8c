"""What open packets remember during one game, beside the board."""

from __future__ import annotations

from typing import Any, Self

from engines.core.record import Family, family
from engines.core.rng import Rng
from engines.core.text import Text


@family
class Shelf(Family):
    """A game has one of each kind at most."""

    def lines(self, view: Any) -> tuple[Text, ...]:
        """What the board of *view* says of it; what is hidden is not among it."""
        return ()

    def seen(self) -> Shelf:
        """What everybody may see of it."""
        return self

    def told(self, view: Any) -> tuple[Text, ...]:
        """What the board says of it."""
        return ()

    def dealt(self, rng: Rng) -> Self:
        """As it might be as well, for all that anybody can see."""
        return self
