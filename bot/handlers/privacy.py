"""What is stored about oneself: handed out, and forgotten."""

from __future__ import annotations

from bot.call import Call
from bot.cases import people
from bot.services import Services
from bot.ui.codec import Press, encode
from bot.ui.parts import box, button, rows, words
from bot.ui.verbs import Verb
from persistence.errors import StillShown, Unreadable

SHOWN = 20
"""Channels that an answer names."""


async def data(services: Services, call: Call, _press: Press) -> None:
    """Everything about the caller as a file."""
    content = await people.everything(services, call.caller)
    await call.document(call.voice.tell("my-data-here"), "castellan-me.json", content)


async def forget(_services: Services, call: Call, _press: Press) -> None:
    """Asks first: nothing brings back who the caller was."""
    voice = call.voice
    yes = button(encode(Verb.FORGET_YES, "me"), voice.tell("forget-me-yes"), "danger")
    await call.reply([box([words(voice.tell("forget-me-sure")), *rows([yes])])])


async def forgotten(services: Services, call: Call, _press: Press) -> None:
    try:
        await people.forget(services, call.caller)
    except StillShown as still:
        where = " ".join(f"<#{channel}>" for channel in still.channels[:SHOWN])
        await call.say("forget-later", where=where)
    except Unreadable:
        await call.say("forget-lacking")
    else:
        call.forgotten = True
        await call.say("forgotten")
