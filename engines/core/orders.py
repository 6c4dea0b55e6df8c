"""Standing orders, as far as those of every game are alike: they may rest, and know at what."""

from typing import Any

from engines.core.event import Event
from engines.core.record import evolve, family


@family
class StandingOrders:
    """What a game's own record of orders begins with."""

    stops: tuple[str, ...] = ()
    """At what they come to rest, in words of the game: those of :func:`~engines.core.booklet.fields.stops`."""
    resting: bool = False
    """Nothing of them answers until their owner takes them up again. They stay as they were written."""

    @property
    def heeds(self) -> bool:
        """Whether anything that happens may bring them to rest. Looked up with every act: let it be cheap."""
        return bool(self.stops) and not self.resting

    def stopped_by(self, state: Any, seat: int, heard: Event) -> bool:
        """Whether *heard*, as *seat* heard it, is one of :attr:`stops`, or a surprise that they must not outlive. Asked
        while they heed. It depends on nothing that others cannot know: when a seat is asked again, all can see."""
        return False

    def rested(self) -> Any:
        """The same at rest."""
        return evolve(self, resting=True)
