"""What is stored about oneself: handed out, and forgotten."""

from __future__ import annotations

import contextlib

from bot.call import Call
from bot.services import Services
from bot.ui.codec import Press, encode
from bot.ui.parts import box, button, rows, words
from bot.ui.verbs import Verb
from persistence.errors import StillShown, Unreadable

SHOWN = 20
"""Channels that an answer names."""


async def data(services: Services, call: Call, _press: Press) -> None:
    """Everything about the caller as a file."""
    content = await services.store.people.everything(call.user)
    await call.document(call.voice.tell("my-data-here"), "castellan-me.json", content)


async def forget(_services: Services, call: Call, _press: Press) -> None:
    """Asks first: nothing brings back who the caller was."""
    voice = call.voice
    yes = button(encode(Verb.FORGET_YES, "me"), voice.tell("forget-me-yes"), "danger")
    await call.reply([box([words(voice.tell("forget-me-sure")), *rows([yes])])])


async def forgotten(services: Services, call: Call, _press: Press) -> None:
    """A card that is on its way waits or has arrived: else it would be noted afterwards where the caller reads."""
    try:
        async with contextlib.AsyncExitStack() as held:
            for table, seat in await services.store.people.seats_of(call.user):
                await held.enter_async_context(services.sessions.held(table, seat))
            await services.sessions.forget(call.user)
    except StillShown as still:
        where = " ".join(f"<#{channel}>" for channel in still.channels[:SHOWN])
        await call.say("forget-later", where=where)
    except Unreadable:
        await call.say("forget-lacking")
    else:
        call.forgotten = True
        await call.say("forgotten")
