"""What open packets remember during one game, beside the board."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple, Self

from engines.core.record import Family, family
from engines.core.rng import Rng
from engines.core.text import Text


class Aim(NamedTuple):
    """What brings stars besides, to whoever does what it asks for."""

    title: Text
    stars: int
    asks: Text


@family
class Shelf(Family):
    """A game has one of each kind at most."""

    home: ClassVar[str] = ""
    """What :meth:`homes` of it are called in the texts."""

    def lines(self, view: Any) -> tuple[Text, ...]:
        """What the board of *view* says of it; what is hidden is not among it."""
        return ()

    def seen(self) -> Shelf:
        """What everybody may see of it."""
        return self

    def told(self, view: Any) -> tuple[Text, ...]:
        """What the board says of it."""
        return ()

    def region(self, continent: int) -> tuple[Text, ...]:
        """What the page of a continent says of it."""
        return ()

    def besides(self) -> tuple[Text, ...]:
        """What is rarely asked, and stands behind a press."""
        return ()

    def aims(self, view: Any) -> tuple[Aim, ...]:
        """What the reader of *view* can win stars by, beside headquarters and cards: said wherever they decide."""
        return ()

    def homes(self, continent: int) -> tuple[int, ...]:
        """Seats that belong to a continent, by what it remembers."""
        return ()

    def dealt(self, rng: Rng) -> Self:
        """As it might be as well, for all that anybody can see."""
        return self
