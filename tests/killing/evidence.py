"""What the judge weighs: how it stands in the store, and what was to be seen on Discord. Plain data, easily made up."""

from dataclasses import dataclass, field
from typing import Literal

from bot.parlour.simulated import Payload

# ---- in the store


@dataclass(slots=True, kw_only=True)
class Period:
    """From when a seat is awaited until it no longer is: during it the seat is called once at most."""

    seat: int
    opened: int
    """The step that opened it."""
    own: bool
    """Whether the seat's own act did so: then it has the question on the screen, and need not be called."""
    came: bool = False
    """Whether the seat has answered something since: then nobody need call it late."""
    closed: int | None = None
    """The step that ended it."""
    marks: set[str] = field(default_factory=set)
    """What buttons carried meanwhile: a move may be put together in several steps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One step of a match, as far as it was somebody's deed."""

    step: int
    seat: int | None
    """``None``: the beginning."""
    cause: str
    mark: str | None
    """Of the question that was answered; ``None`` for what needs no question."""
    key: str | None
    """The interaction that it is booked under."""


@dataclass(slots=True, kw_only=True)
class Book:
    """One table."""

    id: str
    channel: str
    game: str
    state: str
    commitment: str
    people: dict[int, str]
    """The seats with a person on them."""
    standing: str = ""
    """How a link to its standing message ends."""
    vote: str | None = None
    """The number of what is being voted on."""
    begun: bool = False
    entries: list[Entry] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    """What everybody heard, in the table's language."""
    periods: list[Period] = field(default_factory=list)

    @property
    def awaited(self) -> list[Period]:
        """Of the people that the match waits for now."""
        if self.state != "playing":
            return []
        return [each for each in self.periods if each.closed is None and each.seat in self.people]


# ---- on Discord

Outcome = Literal["accepted", "refused", "answered", "killed", "excused", "unanswered"]
"""``accepted``, ``refused``: the answer said so. ``answered``: it said neither. ``killed``: the process ended before.
``excused``: Discord did not take the answer."""


@dataclass(slots=True, kw_only=True)
class Press:
    """Something that somebody did, and what became of it."""

    id: str
    user: str
    control: str
    """The custom_id; a slash command's name."""
    life: int
    outcome: Outcome = "unanswered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ring:
    """A message that made a phone ring when it came: a call to a question, or to something else."""

    table: str
    user: str
    direct: bool
    step: int
    """How far the table was when that message was written down."""
    marks: frozenset[str]
    """What its buttons carry."""
    beside: str | None = None
    """What else it calls to: to sit down, or to the vote of that number."""


@dataclass(slots=True, kw_only=True)
class Seen:
    """:param channels: by id, what everybody sees there now; :param direct: by person, what the bot wrote to them;
    :param wishes: by person, where they want to be called."""

    channels: dict[str, list[Payload]]
    direct: dict[str, list[Payload]]
    wishes: dict[str, Literal["card", "channel", "both"]]
    presses: list[Press] = field(default_factory=list)
    rings: list[Ring] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    undelivered: list[str] = field(default_factory=list)
    """What still waits in the store although nothing stands in its way."""
    invalid: list[str] = field(default_factory=list)
    """Requests that Discord refused because of what they were."""
    tracebacks: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    """Lives that ended by themselves."""
