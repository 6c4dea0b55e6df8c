"""What a contest is agreed on when it is announced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.contests.shape import Shape, shape
from bot.time.calendar import HOUR, MINUTE

Form = Literal["swiss", "robin", "ladder", "free"]
FORMS: Sequence[Form] = ("swiss", "robin", "ladder", "free")
"""Neighbours in the standings meet; everybody meets everybody; the winners of a pod move up and its last ones down;
whoever is ready plays, as often as they like."""
MISSING = ("drop", "keep")
"""Whoever's time was up in a pod is not drawn again until they are back, or is."""
ROUNDS, MINUTES, CHECK_IN = range(1, 11), (0, 45, 60, 90, 120, 180), (0, 15, 30, 60)
WEEKS = (0, 1, 2, 4, 13)
PLACES = (0, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
NIGHT = 12 * HOUR
"""How long a round is live if nobody has said how long."""
LIVE = "live"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    games: tuple[str, ...]
    """By their keys; the pods of a round take turns with them."""
    options: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Of each game those that are not as usual."""
    form: Form = "swiss"
    rounds: int = 3
    """How often everybody plays; of no meaning where everybody meets everybody, or plays as often as they like."""
    final: bool = False
    """Whether the best play one more match for the first places."""
    staggered: bool = False
    """Whether those who are done go on without the others."""
    pace: str = LIVE
    """How the tables play; live ones go on at the usual pace when their round is over."""
    minutes: int = 90
    """How long a live round lasts; 0: as long as it takes."""
    least: int = 2
    most: int = 2
    wanted: int = 2
    """Seats at a table: so many at least, at most, and best."""
    places: int = 0
    """How many may take part, 0: anybody; the others wait for a place."""
    check_in: int = 30
    """Minutes before the start from which people say that they are there; 0: nobody has to."""
    role: str | None = None
    """Who may come: the members of that role; ``None``: everybody."""
    missing: str = "drop"
    """One of :data:`MISSING`."""
    stewards: bool = True
    """Whether stewards fill up where people are too few for a match."""
    stands: bool = False
    """Whether people may say who wins, at every table."""
    notes: str = ""
    """What whoever prepares it has written about it, fit to stand in a message."""
    weeks: int = 0
    """After how many weeks there is another one like it, at the same hour; 0: there is none."""
    zone: str = "UTC"
    """Where that is the same hour."""
    due: int | None = None
    """When it was to begin, in UTC epoch milliseconds, if somebody has begun it at another moment."""

    def __post_init__(self) -> None:
        assert self.games
        assert self.least <= self.wanted <= self.most

    @property
    def live(self) -> bool:
        return self.pace == LIVE

    @property
    def free(self) -> bool:
        return self.form == "free"

    @property
    def lasting(self) -> int:
        """For how long the tables of a round are live, in milliseconds."""
        return self.minutes * MINUTE or NIGHT

    def shape(self, entrants: int) -> Shape | None:
        """Into which pods so many are divided."""
        return shape(entrants, least=self.least, most=self.most, wanted=self.wanted)

    def drawn(self, entrants: int) -> int | None:
        """How many rounds there are for so many, without a final; ``None``: nobody knows."""
        if self.free:
            return None
        if self.form == "robin":
            return max(1, -(-(entrants - 1) // max(1, self.wanted - 1)))
        return self.rounds

    def game(self, round_: int, number: int) -> str:
        """What that pod (both from 1 on) plays."""
        return self.games[(round_ + number) % len(self.games)]
