"""What somebody perceives of a table: every message that they can read, as it would be sent, and what rings."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.pictures.gallery import Gallery
from bot.pictures.studio import Picture
from bot.play import notices, telling
from bot.play.loaded import LoadedTable
from bot.play.news import News
from bot.play.past import past
from bot.publish.channel import Channel
from bot.publish.chatter import Chatter
from bot.publish.easel import Easel
from bot.publish.overdue import Overdue
from bot.publish.private import Private
from bot.ui.parts import Part
from engines.core import digest
from engines.core.drawing.scene import Scene
from persistence.deliveries import IN_CHANNEL, AtSeat
from persistence.errors import StoreError
from persistence.postings import Posting
from persistence.records import Logged, Submission, Table
from persistence.sittings import Sitting, sittings


class Wires:
    """As much of the store, of Discord and of the poster as one table's messages need. What is sent is noted."""

    def __init__(self, table: Table, log: Sequence[Logged]) -> None:
        self.table, self.entries = table, log
        self.sent: list[Any] = []
        self.matches = self.tables = self

    async def log(self, _table: str, first: int = 0, last: int | None = None) -> list[Logged]:
        return list(self.entries[first : None if last is None else last + 1])

    async def sittings(self, _table: str) -> tuple[Sitting, ...]:
        return tuple(sittings((f"seat {seat.seat}" for seat in self.table.seats), self.entries))

    def attaches(self, _channel: str) -> bool:
        return True

    async def get(self, _table: str) -> Table:
        return self.table

    async def edit(self, *given: Any) -> None:
        self.sent.append(given)

    async def delete(self, *given: Any) -> None:
        self.sent.append(given)

    async def send(self, posting: Posting, parts: Sequence[Part], **more: Any) -> None:
        """A message of which there is a newer one is no more."""
        await self.deliver(posting, parts, **more)
        kept = {"standing_message_id": "4"} if posting.kept == "standing" else {}
        self.table = replace(self.table, **posting.changes, **kept)  # type: ignore[arg-type]  # columns by name

    async def deliver(self, posting: Posting, parts: Sequence[Part], **more: Any) -> None:
        """Which questions others are asked by number is noted for the ledger; nobody reads it."""
        self.sent.append((posting.slot, posting.channel_id, posting.replaces, list(parts), more))


class Sketches:
    """As much of a studio as tells pictures apart: by what they are drawn from."""

    async def picture(self, make: Callable[[], Scene | None], **_: float) -> Picture | None:
        scene = make()
        return None if scene is None else Picture(f"{hash(scene)}", b"", scene.told)


async def _unknown(_: LoadedTable) -> Any:
    """How a match has come to be: a picture then marks nothing as new."""
    raise StoreError


async def perceived(
    loaded: LoadedTable, log: Sequence[Logged], witness: int | None, called: Collection[int] = ()
) -> list[Any]:
    """Whatever *witness* (``None``: a spectator) can read of a match that goes on: the standing message, the one that
    calls those who are *called*, the notice; for a seat its card, what it finds in the log, and what is said to whoever
    takes it over.

    :param log: all of it, from the first entry on."""
    wires: Any = Wires(loaded.table, log)
    sketches: Any = Sketches()
    missed = News(wires)
    gallery = Gallery(sketches, _unknown, missed)
    easel = Easel(wires, wires, gallery, lambda _: None)
    channel = Channel(wires, wires, wires, easel, Chatter(), lambda: loaded.table.updated_at)
    await channel.show(loaded)
    await channel.call(loaded, called, 1)
    await channel.notice(loaded)
    if witness is None:
        return [*wires.sent]
    wires.sent.append(notices.briefing(loaded, witness, loaded.voice(loaded.table.locale)))
    if person := loaded.seat(witness).person:
        private = Private(wires, wires, wires, gallery, Overdue(wires, gallery, lambda _: None), missed, channel.clock)
        wires.sent.append(await private.parts(loaded, witness, person))
    told = await past(wires, loaded, loaded.table.locale)
    spans = digest.spans(told.heard(log[loaded.table.log_step :], witness))
    return [*wires.sent, [telling.details(span, told) for span in spans]]


def due(done: Submission, witness: int | None) -> list[Any]:
    """What rings or is brought to *witness* because of it, and when something falls due next. Of what is written of the
    table, the clocks and all else that everybody sees the effect of; and whether their own act is free."""
    theirs = (IN_CHANNEL, None if witness is None else AtSeat(seat=witness))
    deliveries = [each for each in done.due if each.audience in theirs]
    postings = [each for each in done.postings if each.audience in theirs]
    changes: dict[str, Any] = dict(done.table)
    free = changes.pop("free_undo", {})
    return [deliveries, postings, changes, free.get(witness)]
