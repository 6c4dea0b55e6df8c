"""What goes into the store and comes out of it. All ids are opaque strings, all times UTC epoch milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypedDict

from engines.core.chair import Sitter
from engines.core.outcome import Heirloom
from engines.core.steward import KEEN, Level
from persistence.calls import Record
from persistence.deliveries import Delivery, MuteReason, Ring
from persistence.persons import Person
from persistence.postings import Posting

TableState = Literal["lobby", "playing", "over", "closed"]
Occupant = Literal["person", "steward"]
EntryKind = Literal["begin", "act", "seating", "undo"]

# ---- tables


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table about to be opened, still without anybody at it."""

    guild_id: str
    channel_id: str
    host_id: str
    game: str
    options: Mapping[str, str]
    """The game's options; the keys are the game's own."""
    settings: Mapping[str, str] = field(default_factory=dict)
    """The bot's own settings of this table (its clock, say)."""
    locale: str
    seats_wanted: int
    secret: str = field(repr=False)
    """Half of the seed; see ``engines.core.rng``. It leaves the store only through ``Tables.secret``."""
    commitment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Seat:
    """Who sits there, and what their card shows."""

    seat: int
    occupant: Occupant
    user_id: str | None
    """``None`` for a steward."""
    name: str
    """As it is shown at the table: fit to stand in a message."""
    joined_at: int
    level: Level = KEEN
    """How well a steward plays there."""
    dm_channel_id: str | None = None
    dm_card_id: str | None = None
    """The message in that channel which shows this seat what only it may see."""
    dm_posted_at: int | None = None
    delivered_step: int | None = None
    """The step before the last act of its person that anybody has heard of; ``None``: there is none."""
    delivered_digest: str | None = None
    """A digest of what the card says, so that an unchanged one is not edited."""
    card_called: int = 0
    """The delivery up to which every call has rung."""
    choice: str | None = None
    """A personal option, chosen in the lobby."""
    lent: str | None = None
    """By whom and until when, as JSON of the bot's; ``None``: it is not."""
    place: int | None = None
    """That it has in a match that is over: 1 is the best, and equals share one."""
    score: int | None = None
    """What it had in the end, as the game counts."""
    luck: int | None = None
    """By how much chance was kinder to it than on average, in thousandths of what the game counts."""
    sitter: Sitter | None = None
    """Whether somebody sat there in the end."""
    given_up: str | None = None
    """Who has left it for good, as long as nobody else has taken it."""
    person: Person | None = None
    """Its person's own settings, read along with it; ``None`` for a steward."""

    @property
    def ring(self) -> Ring:
        """Where a call of this seat rings."""
        return self.person.called if self.person else "card"

    @property
    def reached(self) -> bool:
        """Whether a call arrives elsewhere than in the channel, as far as is known."""
        shut = self.person is not None and self.person.dm_closed and self.dm_channel_id is None
        return self.ring != "channel" and not shut


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table has one match at most, which bears the table's id; a rematch is another table."""

    id: str
    guild_id: str
    channel_id: str
    host_id: str
    game: str
    options: Mapping[str, str]
    settings: Mapping[str, str]
    locale: str
    state: TableState
    commitment: str
    seats_wanted: int
    created_at: int
    updated_at: int
    """When somebody last did something here; the bot's own bookkeeping of messages does not count."""
    deadline: int | None
    """When the clock applies defaults; ``None``: no clock runs."""
    clocks: str | None = None
    """What is left of everybody's time, as JSON of the bot's; ``None``: nobody's time is counted."""
    free_undo: Mapping[int, int] = field(default_factory=dict)
    """By seat, the step of its last act, if that is free to take back; 0: it has taken back whatever it could."""
    vote: str | None = None
    """What is being voted on, as JSON of the bot's."""
    offered: tuple[int, ...] = ()
    """The seats that anybody may take who does not sit there."""
    notice_message_id: str | None = None
    """The message that says both."""
    thread_id: str | None = None
    """Its match's own thread below that channel; the lobby's card, from which it hangs, has the same id."""
    standing_message_id: str | None
    """The lobby card, later the board: the one message that is edited."""
    standing_posted_at: int | None
    log_step: int
    log_line: int
    """The public log from this line (of that step's lines) on belongs to the standing message."""
    prompt_message_id: str | None
    prompt_posted_at: int | None
    prompt_seats: tuple[int, ...]
    """Whom the latest prompt addresses."""
    result_message_id: str | None
    """The last message of the match: its result, or that the table was closed."""
    prompt_called: int
    """The delivery up to which every call has rung in the channel."""
    mute_since: int | None
    """Since when nothing can be shown in the channel; ``None``: it can, as far as is known."""
    mute_why: MuteReason | None
    contest_id: int | None = None
    """Of which contest its match is a part."""
    stands: str | None = None
    """Whether people may say who wins, as JSON of the bot's; ``None``: nobody has opened its stands."""
    seats: tuple[Seat, ...]
    """In seat order, without gaps."""
    begun: bool
    """It has, or had, a match."""

    @property
    def place(self) -> str:
        """Where everybody reads what happens there: its own thread, or its channel."""
        return self.thread_id or self.channel_id


class TableChanges(TypedDict, total=False):
    """Columns to set; what is absent stays. ``game`` and ``options`` can be set in the lobby only."""

    channel_id: str
    host_id: str
    game: str
    options: Mapping[str, str]
    settings: Mapping[str, str]
    locale: str
    seats_wanted: int
    deadline: int | None
    clocks: str | None
    free_undo: Mapping[int, int]
    vote: str | None
    offered: tuple[int, ...]
    notice_message_id: str | None
    thread_id: str | None
    standing_message_id: str | None
    standing_posted_at: int | None
    log_step: int
    log_line: int
    prompt_message_id: str | None
    prompt_posted_at: int | None
    prompt_seats: tuple[int, ...]
    mute_since: int | None
    mute_why: MuteReason | None
    stands: str | None


class SeatChanges(TypedDict, total=False):
    """Columns to set; what is absent stays. A new ``user_id`` also forgets whatever was known about the former
    person's messages, so that nobody inherits another's channel, and sets ``joined_at``."""

    occupant: Occupant
    user_id: str | None
    name: str
    dm_channel_id: str | None
    dm_card_id: str | None
    dm_posted_at: int | None
    delivered_step: int | None
    delivered_digest: str | None
    card_called: int
    choice: str | None
    lent: str | None
    place: int
    score: int
    luck: int
    sitter: Sitter
    given_up: str | None


# ---- matches


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One step of the log as it is written: an act, a seating or an undo with the events that it caused, all as JSON.

    The entry of step 0, written by ``begin``, has neither seat nor body."""

    step: int
    """The step of the match *after* it."""
    seat: int | None
    kind: EntryKind
    body: str = field(repr=False)
    cause: str
    """Who made it happen: an interaction, the steward, the clock. For the log's readers, not for the rules."""
    events: str = field(repr=False)
    """A JSON array."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Logged(Entry):
    """An entry as it is read."""

    at: int
    schema: int
    rules: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """A lobby becomes a match: the game's first snapshot and the events of the deal."""

    table_id: str
    schema: int
    rules: str
    start_message_id: str
    """The public half of the seed."""
    people: tuple[str, ...]
    """What the game was told about the persons on its seats, one each."""
    heirloom: str | None = None
    """JSON of the heirloom that the match began with."""
    heirloom_id: int | None = None
    """Which one that is. The store refuses any other than the current one with ``WorldChanged``."""
    snapshot: bytes = field(repr=False)
    events: str = field(repr=False)
    key: str
    over: bool = False
    """It is over before anybody is asked: the table ends at once."""
    bequest: Heirloom | None = field(default=None, repr=False)
    due: tuple[Delivery, ...] = ()
    table: TableChanges = field(default_factory=TableChanges)
    """Among them the ``options`` as the game got them, if they differ: without those nobody can play it again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Submission:
    """One request to change a match, written whole or not at all."""

    match_id: str
    before: int
    """The step that it was worked out for. The store refuses it with ``Conflict`` at any other."""
    entries: tuple[Entry, ...]
    """Steps ``before + 1``, ``before + 2``, …"""
    snapshot: bytes = field(repr=False)
    """After the last entry."""
    schema: int
    rules: str
    key: str
    """Interaction id and ordinal; for stewards and the clock, match, question and cause."""
    over: bool = False
    """Ends the match and its table, and stops the clock."""
    bequest: Heirloom | None = field(default=None, repr=False)
    """What a match that ends hands to the next one of its world."""
    due: tuple[Delivery, ...] = ()
    postings: tuple[Posting, ...] = ()
    """The cards that will ring because of it, where it is known where they stand: written down together with it, they
    can be sent at once. The store adds the delivery up to which each rings."""
    table: TableChanges = field(default_factory=TableChanges)
    seats: Mapping[int, SeatChanges] = field(default_factory=dict)
    kept: Mapping[int, Record] = field(default_factory=dict)
    """By seat, what is added to the record of whoever had it until then."""

    @property
    def after(self) -> int:
        """The step to which it leads."""
        return self.before + len(self.entries)


@dataclass(frozen=True, slots=True)
class Committed:
    """It is on disk, and the match is at *step* now."""

    step: int


@dataclass(frozen=True, slots=True)
class Already:
    """The key was used before: that request brought the match to *step*, and this one changed nothing."""

    step: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Loaded:
    """A match as it was last written. The snapshot may be of an older schema: see ``codec``."""

    match_id: str
    game: str
    schema: int
    rules: str
    step: int
    over: bool
    snapshot: bytes = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """All that is needed to play a match again. It holds what seats hide from each other."""

    table: Table
    start_message_id: str
    people: tuple[str, ...]
    heirloom: str | None
    bequest: Heirloom | None
    step: int
    over: bool
    secret: str = field(repr=False)
    entries: tuple[Logged, ...] = field(repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rebuilt:
    """A snapshot worked out from the log."""

    snapshot: bytes = field(repr=False)
    schema: int
    rules: str


# ---- people


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What a channel knows of people and their words, and no catalogue says. Hashable: texts are remembered by it."""

    people: tuple[tuple[str, str], ...] = ()
    """Whoever has sat there, by id, with the name last seen: fit to stand in a message."""
    hidden: tuple[str, ...] = ()
    """What the server's moderators have hidden, as :func:`persistence.folding.folded` writes it."""
