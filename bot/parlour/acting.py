"""Carrying out what the page asks for, as the person whom it names."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Literal, assert_never

from bot.parlour.passing import Nothing, let_pass
from bot.parlour.requests import (
    Choose,
    Complete,
    Dismiss,
    Fill,
    Options,
    Pass,
    Press,
    Request,
    Say,
    Slash,
    Someone,
    Speak,
)
from bot.parlour.room import Room
from bot.parlour.simulated import Interaction, Payload, SetupError

log = logging.getLogger(__name__)

Reply = dict[str, Any]
Why = Literal["no-answer", "impossible", "nothing-due"]


async def carry_out(room: Room, request: Request) -> Reply:
    """Do it, and say what came of it.

    ``why`` is missing if all went well; ``no-answer``: the bot did not respond in time; ``impossible``: the real client
    would not have let it happen, such as pressing a button of a message that has just been deleted; ``nothing-due``: no
    clock runs at any table.
    """
    try:
        told = await _done(room, request)
    except (SetupError, KeyError) as error:
        log.info("Not possible in the parlour: %s", error)
        told = _refused("impossible")
    except Nothing:
        told = _refused("nothing-due")
    return {"op": "reply", "seq": request.seq, **told}


def _refused(why: Why) -> Reply:
    return {"why": why}


async def _done(room: Room, request: Request) -> Reply:
    people, world = room.discord.people, room.world
    person = world.users[request.person]
    match request:
        case Slash(channel=channel, command=command, options=options):
            return _answer(
                await people.slash(person, world.channels[channel], command, **_payloads(options, world.users))
            )
        case Complete(channel=channel, command=command, options=options, focused=focused, typed=typed):
            others = _payloads({name: value for name, value in options.items() if name != focused}, world.users)
            done = await people.autocomplete(person, world.channels[channel], command, focused, typed, **others)
            return {"choices": [{"label": choice["name"], "value": choice["value"]} for choice in done.choices]}
        case Press(channel=channel, message=message, control=control):
            return _answer(await people.click(person, world.messages[channel][message], control))
        case Choose(channel=channel, message=message, control=control, values=values):
            return _answer(await people.select(person, world.messages[channel][message], control, list(values)))
        case Fill(interaction=interaction, values=values):
            opened = room.discord.interaction(interaction)
            if opened is None or opened.person["id"] != person["id"]:
                raise SetupError("that form is no longer open")
            return _answer(await people.submit(opened, dict(values)))
        case Say(channel=channel, content=content):
            people.say(person, world.channels[channel], content)
        case Dismiss(channel=channel, message=message):
            people.dismiss(person, world.messages[channel][message])
        case Speak():
            _turn(room, person, request)
        case Pass(span=span):
            await let_pass(room, span)
        case _:
            assert_never(request)
    return {}


def _turn(room: Room, person: Payload, request: Speak) -> None:
    if request.locale not in room.languages.tags:
        raise SetupError("there is no such language")
    if request.everybody:
        room.speak(request.locale)
    else:
        room.speak_to(person, request.locale)


def _payloads(options: Options, users: Mapping[str, Payload]) -> dict[str, Any]:
    return {name: users[value.person] if isinstance(value, Someone) else value for name, value in options.items()}


def _answer(done: Interaction) -> Reply:
    if done.failed:
        return _refused("no-answer")
    return {"form": {**done.modal, "interaction": done.id}} if done.modal else {}
