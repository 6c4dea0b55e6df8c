"""``/table hide`` and ``unhide``: a moderator decides which made-up names a server has to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.call import Call
from bot.cases import names as cases
from bot.cases.names import MOST
from bot.services import Services
from bot.speech import QUOTE_LENGTH, tame
from bot.ui.limits import CHOICE
from bot.ui.parts import box, prose


async def hide(services: Services, call: Call, values: Mapping[str, Any]) -> None:
    typed = str(values.get("words", ""))
    await _answer(services, call, "word-hidden", await cases.hide(services, call.caller, typed))


async def unhide(services: Services, call: Call, values: Mapping[str, Any]) -> None:
    typed = str(values.get("words", ""))
    done = await cases.unhide(services, call.caller, typed)
    await _answer(services, call, "word-shown" if done else "word-not-hidden", typed)


async def complete(services: Services, call: Call, name: str, typed: str) -> None:
    found = await cases.fitting(services, call.caller, typed, hiding=name == "hide")
    await call.suggest([(each, each) for each in found if len(each) <= CHOICE])


async def _answer(services: Services, call: Call, key: str, told: str) -> None:
    voice = call.voice
    said = voice.tell(key, words=tame(told, MOST))
    hidden = [tame(each, MOST) for each in await cases.hidden(services, call.caller)]
    every = voice.tell("words-hidden", words=voice.listed(hidden)) if hidden else voice.tell("no-words-hidden")
    await call.reply([box([prose(f"{said}\n-# {every}"[: 3 * QUOTE_LENGTH])])])
