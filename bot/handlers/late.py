"""Pictures of pages that were not ready in time: words are the answer then, and once they are drawn they come beside
them, unless the reader has gone on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from bot.call import Call
from bot.pictures.gallery import Drawn
from bot.play.loaded import LoadedTable
from bot.ui.parts import File, Part

Draw = Callable[..., Awaitable[Drawn]]
"""Takes *unhurried*: nobody waits for it any more."""
Page = Callable[[Sequence[File]], list[Part]]
"""The answer, with those pictures."""


async def reply(call: Call, draw: Draw, page: Page) -> None:
    """Answer with a *page* of as many pictures as are ready, for whoever wants any."""
    drawn = await draw() if call.pictured else Drawn([])
    await call.reply(page(drawn.files))
    owe(call, drawn, partial(draw, unhurried=True), page)


def owe(call: Call, drawn: Drawn, draw: Callable[[], Awaitable[Drawn]], page: Page) -> None:
    """What was late is to come as soon as it is drawn; nothing that was owed to an answer before this one does.

    :param page: what was answered, with it."""

    async def again() -> list[Part]:
        found = await draw()
        return page(found.files) if found.files else []

    call.to_follow = again if drawn.late else None


def on_card(call: Call, loaded: LoadedTable, seat: int | None) -> bool:
    """Whether the press came from the card of *seat*, which the publisher keeps up to date."""
    message = call.interaction.message
    return seat is not None and message is not None and str(message.id) == loaded.seat(seat).dm_card_id
