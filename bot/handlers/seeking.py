"""``/table seek`` and ``/table seekers``, and the placard's controls: finding players."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

from bot import seekers
from bot.call import Call
from bot.cases import hours, seeking
from bot.cases.asking import Declined, why
from bot.cases.seeking import Sought
from bot.handlers.hours import EXAMPLE
from bot.handlers.lobby import spoken
from bot.lobby import COLOUR
from bot.play.cards import day
from bot.play.seeking import Wish, wish
from bot.seekers import linked, mine_page, named
from bot.services import Services
from bot.time.calendar import days_off
from bot.time.own import Amiss
from bot.time.own import day as read
from bot.ui.codec import Press
from bot.ui.parts import box, prose


async def seek(services: Services, call: Call, values: dict[str, Any]) -> None:
    """Somebody would like to play."""
    players = int(values["players"]) if values.get("players") else None
    wanted = Wish(str(values.get("game")), str(values.get("pace")), players)
    typed = str(values.get("until") or "")
    until = await _end(services, call, typed) if typed else None
    await _sought(services, call, wanted, until)


async def too(services: Services, call: Call, _press: Press) -> None:
    """What somebody else seeks, from the placard."""
    await _sought(services, call, seekers.read(call.value), None)


async def _sought(services: Services, call: Call, wanted: Wish, until: int | None) -> None:
    locale = spoken(services, call)
    done = await seeking.seek(services, call.caller, wanted, until=until, locale=locale)
    await call.reply([box([prose(_told(services, call, done))], COLOUR)])


def _told(services: Services, call: Call, done: Sought) -> str:
    voice, kit = call.voice, services.kit
    what = named(kit, voice, wish(done.seek))
    if done.table is not None:
        return voice.tell("seek-opened", link=linked(what, done.table, done.table.standing_message_id))
    told = voice.tell("seek-noted", what=what, until=day(done.seek.until - 1))
    return f"{told}\n{why(done.hindered, voice)}" if done.hindered else told


async def _end(services: Services, call: Call, typed: str) -> int:
    """The end of that day, where the caller lives."""
    zone = (await hours.own(services, call.caller)).zone
    try:
        last = read(typed, _today(services))
        return days_off(last, last, zone)[1]
    except Amiss as amiss:
        raise Declined(str(amiss), example=EXAMPLE) from None


def _today(services: Services) -> date:
    return datetime.fromtimestamp(services.kit.clock() / 1000, UTC).date()


async def here(services: Services, call: Call, _values: dict[str, Any]) -> None:
    """The placard stands here from now on."""
    await seeking.show_here(services, call.caller, call.caller.guild or "", locale=spoken(services, call))
    await call.say("seekers-here")


# ---- taking it back


async def mine(services: Services, call: Call, _press: Press) -> None:
    """All that one seeks."""
    await call.reply(mine_page(await seeking.own(services, call.caller), services.kit, call.voice))


async def unseek(services: Services, call: Call, press: Press) -> None:
    """From the placard: what one seeks on that server, if it is one thing; else all of it, to choose."""
    every = [each for each in await seeking.own(services, call.caller) if each.guild_id == call.caller.guild]
    if len(every) == 1:
        await _off(services, call, every[0].id)
    else:
        await mine(services, call, press)


async def off(services: Services, call: Call, press: Press) -> None:
    await seeking.take_back(services, call.caller, press.number(0))
    await mine(services, call, press)


async def _off(services: Services, call: Call, seek_id: int) -> None:
    gone = await seeking.take_back(services, call.caller, seek_id)
    if gone is None or gone.game not in services.kit.games:
        await call.say("seek-none")
    else:
        await call.say("seek-taken-back", what=named(services.kit, call.voice, wish(gone)))
