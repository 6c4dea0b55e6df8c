"""What must hold after a game, however often the bot was killed in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.commandline.verify import Mismatch, replayed
from bot.parlour.simulated import Payload
from bot.play import cards
from bot.play.sitting import lines
from bot.running import opened
from bot.speech import Voice
from bot.ui.page import markdown
from engines import GAMES


async def hold(database: Path, table_id: str, messages: Sequence[Payload]) -> str:
    """The final ranking, as text. Raises :class:`Mismatch` with the first thing that does not hold.

    :param messages: those of the table's channel, as they are now."""
    store = await opened(database, lambda _: None)
    try:
        history = await store.matches.history(table_id)
        document = await store.matches.export(table_id)
    finally:
        await store.close()
    steps = [entry.step for entry in history.entries]
    if steps != list(range(history.step + 1)):
        raise Mismatch("the log does not have every act exactly once")
    match = replayed(document)
    if match.outcome is None or min(match.outcome.ranks) != 1:
        raise Mismatch("the match has no winner")
    names = tuple(seat.name for seat in history.table.seats)
    voice = Voice(history.table.locale, history.table.game, names)
    public = [told for _, told in lines(GAMES[history.table.game], list(history.entries), voice)]
    shown = [line for message in messages for line in logged(message["components"])]
    if public != shown:
        both = zip(public, shown, strict=False)
        at = next((number for number, (a, b) in enumerate(both) if a != b), min(len(public), len(shown)))
        raise Mismatch(f"{len(public)} public lines, {len(shown)} in the channel, the first difference at {at}")
    print(f"\n{len(steps) - 1} acts, each once; {len(public)} public lines, each once; every draw as committed.")
    return markdown(match.game.presenter.ending(match.view(None)), voice)


def logged(parts: Sequence[Payload]) -> Iterator[str]:
    """The lines of the log that a message shows."""
    for part in parts:
        if part.get("id") == cards.LOG and part["type"] == 10:
            yield from part["content"].split("\n")
        yield from logged(part.get("components", []))
