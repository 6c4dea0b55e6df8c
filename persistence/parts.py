"""The parts of the store, by what they keep.

Every method that writes returns once the change is durable, and not before. All of them may raise
``errors.Unavailable`` (nothing was written) or ``errors.Uncertain`` (the process has to restart).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, Unpack

from engines.core.steward import KEEN, Level
from persistence.calls import Record, Rung, WhyNot
from persistence.deliveries import Audience, Box, Delivery, Pending, Way
from persistence.moments import Moment
from persistence.persons import Person, PersonChanges
from persistence.postings import Planned, Posting
from persistence.records import (
    Already,
    Beginning,
    Committed,
    History,
    Known,
    Loaded,
    Logged,
    NewTable,
    SeatChanges,
    Submission,
    Table,
    TableChanges,
)
from persistence.sittings import Sitting
from persistence.worlds import Chapter, Claim, Kept, NewWorld, World

ByTable = Mapping[str, Sequence[Delivery]]
NOTHING: ByTable = {}


MOST_HOSTED = 20
"""Live tables that one person may host at once."""
MOST_IN_GUILD = 200
"""Live tables that one server may have at once."""


class Tables(Protocol):
    """Places where people sit down. "Live" means in the lobby or playing; a channel has one live table at most, beside
    those whose matches have threads of their own below it."""

    async def open(self, new: NewTable) -> Table:
        """A lobby without anybody in it; ``ChannelTaken`` if the channel has a live table; ``TooManyTables`` if its
        host has :data:`MOST_HOSTED` or its server :data:`MOST_IN_GUILD`."""

    async def get(self, table_id: str) -> Table:
        """``Missing`` if there is none."""

    async def at(self, table_id: str, *, match_too: bool = True) -> Moment:
        """The same with all that belongs to it. ``Missing``; ``Damaged`` if the heirloom is with which a match would
        begin here."""

    async def live_at(self, channel_id: str) -> Table | None:
        """The live table of a channel itself, if there is one."""

    async def around(self, channel_id: str) -> list[Table]:
        """The same and, after it, those in threads of their own below that channel, oldest first; of such a thread
        the one that is played in it."""

    async def home(self, channel_id: str) -> str:
        """The channel below which a match has, or had, that thread of its own; any other channel itself."""

    async def latest_at(self, channel_id: str) -> Table | None:
        """The table whose match was the last to end, or to be closed, in that channel, a thread of its own below it, or
        that thread."""

    async def live(self) -> list[Table]:
        """All of them, oldest first: what a starting bot takes up again."""

    async def of_person(self, user_id: str) -> list[Table]:
        """The live tables at which *user_id* sits, latest change first."""

    async def wanting(self, guild_id: str) -> list[Table]:
        """Those of a server that want people, oldest first: lobbies with free seats, but for those of a contest, and
        matches in which seats are offered to anybody."""

    async def placeless(self) -> list[Table]:
        """Those whose matches are over of which nobody has noted how they ended, oldest first."""

    async def past_of(self, user_id: str, most: int, but: int = 0) -> list[Table]:
        """The latest tables whose matches are over at which *user_id* sat to the end, latest first.

        :param but: so many of the latest are left out."""

    async def count_past(self, user_id: str) -> int:
        """How many of those there are."""

    async def due(self) -> list[Table]:
        """Live tables whose deadline has come, the most overdue first."""

    async def next_deadline(self) -> int | None:
        """The earliest deadline of any live table."""

    async def stale_lobbies(self, before: int) -> list[Table]:
        """Lobbies in which nothing has changed since *before*."""

    async def sit(self, table_id: str, user_id: str | None, name: str, level: Level = KEEN) -> int:
        """The next free seat of a lobby goes to *user_id*, or to a steward (``None``), shown as *name*.

        :param level: how well a steward plays there, until somebody else takes the seat.

        Raises ``NotInLobby``, ``AlreadySeated``, ``TableFull``, ``Missing``."""

    async def rise(self, table_id: str, seat: int) -> None:
        """*seat* of a lobby is free again, and those behind it move up. ``NotInLobby``, ``Missing``."""

    async def change(self, table_id: str, due: Sequence[Delivery] = (), **changes: Unpack[TableChanges]) -> None:
        """``Missing``; ``ChannelTaken``; ``NotInLobby`` for what can only be set there; ``TableFull`` if fewer seats
        are wanted than are taken.

        :param due: what is to be delivered because of it."""

    async def change_seat(
        self, table_id: str, seat: int, due: Sequence[Delivery] = (), **changes: Unpack[SeatChanges]
    ) -> None:
        """``Missing`` if nobody sits there.

        :param due: what is to be delivered because of it."""

    async def drop_card(self, table_id: str, seat: int) -> None:
        """The seat's card is no longer that; its message goes, as a delivery."""

    async def mute(self, before: int) -> list[Table]:
        """Live tables in whose channels nothing could be shown since *before*."""

    async def close(self, table_id: str, due: Sequence[Delivery] = (), *, unless_changed: Table | None = None) -> bool:
        """A live table ends without a result. False if it was not live any more.

        :param due: what is to be delivered because of it.
        :param unless_changed: as it was looked at: nothing happens if people have done something since, or if its
            channel can be written in again."""


class Matches(Protocol):
    """Running and finished games. A match bears the id of its table."""

    async def begin(self, beginning: Beginning) -> Committed | Already:
        """The lobby becomes a match at step 0. ``NotInLobby``, ``SeatsChanged``, ``WorldChanged``, ``Missing``."""

    async def load(self, match_id: str) -> Loaded:
        """A damaged snapshot is rebuilt from the log, if that can be done. ``Missing``, ``Quarantined``."""

    async def commit(self, submission: Submission) -> Committed | Already:
        """``Conflict``, ``Missing``, ``NotPlaying``, ``Quarantined``."""

    async def answered(self, key: str) -> int | None:
        """The step to which the request with this idempotency key brought its match, if there was one."""

    async def log(self, match_id: str, from_step: int = 0, to_step: int | None = None) -> list[Logged]:
        """The entries of these steps, both included. ``Missing``, ``Damaged``."""

    async def sittings(self, match_id: str) -> tuple[Sitting, ...]:
        """Who has had which seat, in the order in which they sat down. ``Missing``, ``Damaged``."""

    async def history(self, match_id: str) -> History:
        """``Missing``, ``Damaged``."""

    async def export(self, match_id: str) -> Mapping[str, Any]:
        """The history as a JSON document. While the table is live it lacks the secret, but its acts and events still
        show what seats hide from each other: until then it is for the operator alone."""


class Worlds(Protocol):
    """What the matches of one game in one channel hand on. A bequest is written with the act that ends its match; a
    table that is closed bequeaths nothing."""

    async def current(self, channel_id: str, game: str) -> Kept | None:
        """What the next match there begins with; ``None``: it founds a world. ``Damaged``."""

    async def of_channel(self, channel_id: str) -> list[World]:
        """All worlds of a channel: those that go on, then those left behind, the latest first."""

    async def of_server(self, guild_id: str) -> list[World]:
        """The same of all its channels."""

    async def get(self, world_id: int) -> World:
        """``Missing``."""

    async def chain(self, world_id: int) -> list[Chapter]:
        """Every match of a world, annulled and abandoned ones too, in the order of their ends. ``Missing``,
        ``Damaged``."""

    async def take_up(self, new: NewWorld) -> int | None:
        """A world from elsewhere goes on in that channel, or can be read there. ``None``: the channel has one of that
        game that goes on, and nothing was written."""

    async def claims(self, world_id: int) -> list[Claim]:
        """Oldest first."""

    async def claim(self, world_id: int, claim: Claim) -> None:
        """In place of whatever they had claimed there before."""

    async def grant(self, world_id: int, user_id: str) -> bool:
        """What they have claimed is so: the world speaks of them wherever it spoke of that person. False if they have
        claimed nothing, or are in that world as themselves by now: two people never become one. ``WorldInUse`` while
        a match of it goes on."""

    async def deny(self, world_id: int, user_id: str) -> bool:
        """What they have claimed is not so, and forgotten. False if they have claimed nothing."""

    async def consents(self, heirloom_id: int) -> list[str]:
        """Who has asked for the match that has left this one to be annulled, or agreed to it."""

    async def consent(self, heirloom_id: int, user_id: str, due: ByTable = NOTHING) -> bool:
        """They do so. False if they have done so before: nothing is delivered then.

        :param due: what is to be delivered because of it, by table."""

    async def annul(self, heirloom_id: int, due: ByTable = NOTHING) -> None:
        """The last match of a world has not been: the next one begins with what it had received. The heirloom stays
        in the chain. ``NotLatest``; ``WorldInUse`` if a match that goes on or is over began with it; ``Missing``.

        :param due: what is to be delivered because of it, by table."""

    async def archive(self, world_id: int, due: ByTable = NOTHING) -> bool:
        """Leave a world behind: the next match founds another. False if that was done before. ``WorldInUse`` while a
        match of it goes on; ``Missing``. *due* as above."""


class Names(Protocol):
    """Names that people bear and words that they made up."""

    async def known(self, guild_id: str, channel_id: str) -> Known:
        """Whoever has sat in that channel, and what its server has hidden."""

    async def hidden(self, guild_id: str) -> list[str]:
        """The hidden words as they were typed, in alphabetical order."""

    async def hide(self, guild_id: str, words: str, by: str, due: ByTable = NOTHING) -> bool:
        """False if they were hidden before.

        :param due: what is to be delivered because of it, by table."""

    async def show(self, guild_id: str, words: str, due: ByTable = NOTHING) -> bool:
        """False if they were not hidden. *due* as above."""


class Outbox(Protocol):
    """What was decided together with an act and is still to be delivered, at least once each."""

    async def add(self, table_id: str, *due: Delivery) -> None:
        """Something that no act has caused. What waits in the same boxes for another attempt is due with it."""

    async def due(self, limit: int, tables: Collection[str] | None = None) -> list[Box]:
        """The boxes in which something is due, the longest waiting first. What waits for another attempt holds back its
        whole box: everything is read in order.

        :param tables: of these alone."""

    async def waiting(self, box: Box) -> list[Pending]:
        """Everything in a box, oldest first."""

    async def next_retry(self) -> int | None:
        """The earliest moment at which a delivery that failed is due again."""

    async def waiting_since(self) -> int | None:
        """Since when the box waits that has been due for longest; ``None`` if nothing is due. One in which an attempt
        failed counts from the next one on."""

    async def done(self, *delivery_ids: int) -> None:
        """Delivered, or overtaken by something newer."""

    async def failed(self, delivery_ids: Sequence[int], reason: str, retry_at: int) -> None:
        """Not this time."""

    async def drop(self, delivery_ids: Sequence[int], reason: str) -> None:
        """They cannot be delivered; kept for a while."""

    async def take_up(self, box: Box) -> int:
        """All that waits there, or was dropped and is still kept, is due now, as if nobody had tried. How much."""


class Postings(Protocol):
    """Messages that are being sent: written down before the request, and gone when the message's id is noted."""

    async def plan(self, posting: Posting, since: str) -> Planned:
        """On disk from now on, as those of a ``Submission`` are with that. One that is open in the same slot and
        channel keeps its id.

        :param since: a message that is older than this one will be; empty: the last that was noted, if any."""

    async def sent(self, planned: Planned, message_id: str, *more: str, replaced: bool = False) -> bool:
        """Its message stands: that is noted together with everything that follows from it, once.

        :param more: the same message once more; those go.
        :param replaced: the message in whose place it stands is gone already.
        :return: whether that table has something to be delivered now: a message that has to go, or what was due."""

    async def discard(self, posting_id: int) -> None:
        """It was not sent, and will not be."""

    async def open(self, table_id: str, audience: Audience) -> list[Planned]:
        """Those of which nobody knows whether they were sent, oldest first."""

    async def interrupted(self) -> list[Planned]:
        """The same for all tables and audiences: for a process that starts."""


class Calls(Protocol):
    """The ledger of calls: those that arrive are noted with their message. The latest of each seat are kept."""

    async def of(self, table_id: str) -> list[Rung]:
        """Oldest first."""

    async def failed(self, table_id: str, seat: int, question: int, way: Way, why_not: WhyNot) -> None:
        """It did not arrive that way."""

    async def record(self, user_id: str) -> Record:
        """How *user_id* has kept the clocks of their matches."""


class Servers(Protocol):
    """What holds for all tables of a server."""

    async def holidays(self, guild_id: str) -> str | None:
        """As JSON of the bot's; ``None`` if nobody has set any."""

    async def set_holidays(self, guild_id: str, holidays: str) -> None:
        """In the place of those before."""

    async def tables_of(self, guild_id: str) -> list[str]:
        """Its running tables."""


class People(Protocol):
    """Settings and rights of those who ever sat down or asked for something."""

    async def get(self, user_id: str) -> Person:
        """The defaults for whoever never changed anything."""

    async def change(self, user_id: str, **changes: Unpack[PersonChanges]) -> None:
        """Of anybody; the other settings stay as they are."""

    async def everything(self, user_id: str) -> Mapping[str, Any]:
        """All that is stored about *user_id*, as a JSON document for their eyes alone. ``Damaged``."""

    async def seats_of(self, user_id: str) -> list[tuple[str, int]]:
        """Table and number of every seat of theirs, at tables that are over too."""

    async def named_at(self, user_id: str) -> list[str]:
        """The running matches that name *user_id* although they have not sat there: what these began with does."""

    async def forget(self, user_id: str, held: Collection[str] = ()) -> bool:
        """Neither the id of *user_id* nor a name of theirs is anywhere afterwards. An opaque stand-in is in its place,
        so that every match can be played again as before; whoever comes back is new to the matches of before.

        :param held: the matches of ``named_at``, none of which is changed by anybody else meanwhile; False, and
            nothing has changed, if that are others by now.
        :raises StillShown: a live table has them as its host, on a seat, or among those who have played there."""


class Notes(Protocol):
    """Short texts that the bot keeps for itself, by name. Nothing of what people do or are is among them."""

    async def get(self, name: str) -> str | None:
        """``None`` if nothing was noted under that name."""

    async def put(self, name: str, text: str) -> None:
        """In the place of what was noted there."""
