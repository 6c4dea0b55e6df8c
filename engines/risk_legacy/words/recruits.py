"""How many recruits there are and why, in the fewest words (RL-5.4.2)."""

from __future__ import annotations

from typing import Protocol

from engines.core.text import Text, text
from engines.risk_legacy.components import BOX


class Sum(Protocol):
    """What recruits come from: as reckoned for a seat, or as told of it."""

    @property
    def territories(self) -> int: ...
    @property
    def population(self) -> int: ...
    @property
    def base(self) -> int: ...
    @property
    def continents(self) -> int: ...
    @property
    def names(self) -> int: ...


def reckoned(found: Sum) -> Text:
    """Of a minimum it does not matter what it is made of."""
    rules = BOX.recruit
    return text(
        "recruits-sum",
        least=int(found.territories + found.population < rules.minimum * rules.divisor),
        more=found.continents + found.names,
        base=found.base,
        territories=found.territories,
        population=found.population,
        continents=found.continents,
        names=found.names,
    )
