"""What is still to be delivered, and to whom: rows of the outbox, whose JSON is that of these records.

A delivery says what is due and not what it looks like: that is worked out when it is carried out, from what the store
says by then."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engines.core.record import Family, adapter, family, record

Ring = Literal["card", "channel", "both"]
"""Where a call makes somebody's phone ring: with their own card, in the table's channel, or both."""
Way = Literal["dm", "thread", "channel"]
"""How somebody is called: with their own card, directly or in a private thread, or by name in the table's channel."""
MuteReason = Literal["gone", "denied", "locked"]
"""The channel or the server is gone; the bot lacks a right there; it is a thread that only a moderator can open."""

# ---- audiences


@family
class Audience(Family):
    """Whom deliveries, and the messages that carry them out, are for."""


@record
class InChannel(Audience):
    """Everybody at the table, in its channel."""


@record
class AtSeat(Audience):
    """Whoever sits there, and nobody else."""

    seat: int


@record
class Leaver(Audience):
    """Somebody who had that seat."""

    seat: int


@record
class Host(Audience):
    """Whoever has opened the table."""


@record
class Acquaintance(Audience):
    """Somebody who has sat down, wherever."""

    user: str


@record
class Message(Audience):
    """None of the people: a message of ours."""

    message: str


@record
class Readers(Audience):
    """Everybody who reads the channel in which a placard stands."""


@record
class Calendar(Audience):
    """Everybody who looks into the calendar of a server."""


@record
class Start(Audience):
    """Everybody who will play, before there is a match: nothing is delivered to it, it is announced."""


IN_CHANNEL, HOST, READERS, CALENDAR, START = InChannel(), Host(), Readers(), Calendar(), Start()


class Box(NamedTuple):
    """Where deliveries wait: those of one table to one audience, which are carried out together and in order."""

    table_id: str
    """Or the id of what else they belong to: of a placard."""
    audience: Audience


# ---- deliveries


@family
class Delivery(Family):
    """Something that an act, or a change of the table, asks to be brought to an audience."""

    step: int = 0
    """The step of the match to which it belongs; 0: whichever it is at by then."""

    @property
    def audience(self) -> Audience:
        """To whom."""
        raise NotImplementedError


@family
class ToChannel(Delivery):
    """Those that bring the channel's messages to what the store says, each with a word more."""

    @property
    def audience(self) -> Audience:
        return IN_CHANNEL


@record
class BoardDue(ToChannel):
    """The board, and whom it waits for."""


@record
class Called(ToChannel):
    """These seats have to be called in the channel."""

    seats: tuple[int, ...]


@record
class Occasion(ToChannel):
    """At that step something has happened that is told in a message of its own."""


@record
class NoticeDue(ToChannel):
    """What is being voted on, and which seats are free."""


@record
class Ended(ToChannel):
    """The result."""


@record
class LinkDue(ToChannel):
    """What stands in the channel of a match that has a thread of its own: where that is, and whether it is over."""


@record
class LobbyDue(ToChannel):
    """The card of a table that has not begun."""


@record
class Invited(ToChannel):
    """Those who have played the last match are asked to sit down for the next one."""

    users: tuple[str, ...]
    by: str
    """Whoever asks, as they are shown."""
    awake: tuple[str, ...]
    """At whom it rings."""
    gathered: bool = False
    """They sit there already, since all of them have sought such a table; then *by* is its host."""


@record
class Closed(ToChannel):
    """The table has come to nothing."""

    why: str
    """A key of the bot's catalogue."""
    by: str = ""
    """Whoever has decided it, as they are shown; empty for the bot itself."""


@record
class Proclaimed(ToChannel):
    """One of the bot's own texts for everybody: a message of its own."""

    key: str
    args: dict[str, str | int]


@record
class CardDue(Delivery):
    """A seat's card."""

    seat: int
    ring: Ring | None = None
    """Where it calls: with ``card`` the channel knows nothing of it yet; ``None``: it does not ring."""

    @property
    def audience(self) -> Audience:
        return AtSeat(seat=self.seat)


@record
class Introduction(Delivery):
    """Somebody has sat down: their channel of direct messages is opened before there is anything to say in it, since
    only so many may be opened at once."""

    user: str

    @property
    def audience(self) -> Audience:
        return Acquaintance(user=self.user)


@record
class Summoned(Delivery):
    """Somebody who has sought a table sits at one: they are called there directly."""

    user: str

    @property
    def audience(self) -> Audience:
        return Acquaintance(user=self.user)


@record
class Farewell(Delivery):
    """Somebody has left a seat: the card that was theirs says who plays on."""

    seat: int
    user: str
    channel: str
    card: str
    """The message in that channel. The seat forgets all three together with who sat there."""
    back: bool = False
    """They had borrowed it, and its owner has it back."""

    @property
    def audience(self) -> Audience:
        return Leaver(seat=self.seat)


@record
class Muted(Delivery):
    """Nothing can be shown in the table's channel."""

    why: MuteReason

    @property
    def audience(self) -> Audience:
        return HOST


@record
class Overtime(Delivery):
    """The time of whoever has that seat was up, and everybody waits for them."""

    seat: int

    @property
    def audience(self) -> Audience:
        return HOST


@record
class PlacardDue(Delivery):
    """What a placard shows has changed, or may have."""

    @property
    def audience(self) -> Audience:
        return READERS


@record
class PlacardRaised(Delivery):
    """What was posted since has buried a placard: it is posted anew below that, and the old one goes."""

    @property
    def audience(self) -> Audience:
        return READERS


@record
class DateDue(Delivery):
    """What stands in the server's calendar of what a placard shows has changed, or may have."""

    @property
    def audience(self) -> Audience:
        return CALENDAR


@record
class Heralded(Delivery):
    """One of the bot's own texts beside a placard, which calls people: a message of its own."""

    key: str
    args: dict[str, str | int]
    users: tuple[str, ...]
    """Whom it names."""
    until: int
    """After that moment, in UTC epoch milliseconds, nobody needs to hear it any more."""
    asleep: tuple[str, ...] = ()
    """Those of them at whom it does not ring."""
    silent: bool = False
    """It rings at nobody."""

    @property
    def audience(self) -> Audience:
        return READERS


@record
class RoundOver(Delivery):
    """What has come of a round is told beside the placard of its contest: a message of its own."""

    round: int
    until: int
    """After that moment, in UTC epoch milliseconds, nobody needs to hear it any more."""

    @property
    def audience(self) -> Audience:
        return READERS


@record
class Reminded(Delivery):
    """The same to one of them, directly."""

    user: str
    key: str
    args: dict[str, str | int]
    until: int
    """After that moment, in UTC epoch milliseconds, they need not hear it any more."""
    silent: bool = False
    """It does not ring."""
    arranges: bool = False
    """It is for whoever has prepared it, and need not take part."""

    @property
    def audience(self) -> Audience:
        return Acquaintance(user=self.user)


@record
class Removal(Delivery):
    """A message of ours that has to go."""

    channel: str
    message: str

    @property
    def audience(self) -> Audience:
        return Message(message=self.message)


PLACARD_DUE, PLACARD_RAISED, DATE_DUE = PlacardDue(), PlacardRaised(), DateDue()

AUDIENCES = adapter(Audience, __package__)
DELIVERIES = adapter(Delivery, __package__)
"""Read and write the JSON that is stored. An audience is looked for by its JSON."""


@record
class Pending:
    """A delivery that is due."""

    id: int
    """Grows, and is never used again."""
    table_id: str
    delivery: Delivery
    created_at: int
    """UTC epoch milliseconds."""
    attempts: int
    """How many have failed."""
