"""Everything a seat can do, as data. The log of a match is a list of these.

Countries, pairs and nobles are numbers in the order of the data, payments and discards vectors of counts; slots of the
row count from 1, as people do."""

from engines.core.move import Move
from engines.core.record import Family, family, record
from engines.royals.cards import Cards
from engines.royals.components import PlanName

# ---- where a card comes from


@family
class Source(Family):
    pass


@record
class FromRow(Source):
    """The country is named too, so that the log can be read and an old button be told from a new one."""

    slot: int
    country: int


@record
class FromDeck(Source):
    pass


@record
class FromIntrigue(Source):
    pass


# ---- the three commands (RY-5.2)


@record
class Draw(Move):
    """One card, or several that are drawn one after the other. A first turn knows no plan."""

    sources: tuple[Source, ...]
    plan: PlanName | None = None


@record
class Claim(Move):
    """Take a vacant noble, or capture one that somebody else holds; then *intrigue* is laid too."""

    noble: int
    country: Cards
    intrigue: Cards


@record
class EndTurn(Move):
    """Give up what is over the hand limits, and no more."""

    country: Cards
    intrigue: Cards

    def lasts(self) -> bool:
        return any(self.country) or any(self.intrigue)
