"""``/table roster`` and what hangs on its card."""

from __future__ import annotations

from datetime import date
from typing import Any

from bot import rosters as shown
from bot.call import Call
from bot.cases import drafts, rosters
from bot.cases.asking import Declined
from bot.handlers.lobby import spoken
from bot.services import Services
from bot.ui.codec import Press, whole


async def roster(services: Services, call: Call, values: dict[str, Any]) -> None:
    """Its card; for those who decide about the world also the page on which it is changed, or somebody is on it."""
    world = await rosters.here(services, call.caller, values.get("game"))
    user = str(values.get("player") or "")
    if user and call.is_bot(user):
        await call.say("no-bots")
        return
    decides = await rosters.look(services, call.caller, world, locale=spoken(services, call))
    if user:
        await rosters.invite(services, call.caller, world, user, call.display_name(user))
        await call.say("roster-invited", name=call.display_name(user))
    elif decides:
        await call.reply(shown.change(await rosters.read(services, call.caller, world), call.voice))
    else:
        await call.reply(await shown.shown(services.sessions, world, call.locale))


async def coming(services: Services, call: Call, press: Press) -> None:
    await rosters.answer(services, call.caller, whole(press.table), "yes")
    await call.say("roster-is-in")


async def away(services: Services, call: Call, press: Press) -> None:
    await rosters.answer(services, call.caller, whole(press.table), "no")
    await call.say("roster-is-out")


# ---- for those who decide


async def page(services: Services, call: Call, press: Press) -> None:
    await call.reply(shown.change(await rosters.read(services, call.caller, whole(press.table)), call.voice))


async def chosen(services: Services, call: Call, press: Press) -> None:
    (key,) = press.take(1)
    now = await rosters.choose(services, call.caller, whole(press.table), key, call.value)
    if now is None:
        await call.say("roster-ended")
    else:
        await call.reply(shown.change(now, call.voice))


async def when(services: Services, call: Call, press: Press) -> None:
    there = await rosters.read(services, call.caller, whole(press.table))
    zone = await drafts.zone_of(services, call.caller)
    await call.ask(shown.when_form(there, zone, services.kit.clock(), call.voice))


async def when_filled(services: Services, call: Call, press: Press) -> None:
    await rosters.read(services, call.caller, whole(press.table))
    given = {key: call.fields.get(key, [""])[0].strip() for key in ("day", "time", "zone")}
    try:
        day = date.fromisoformat(given["day"])
        hour, minute = (int(each) for each in given["time"].split(":"))
    except ValueError:
        raise Declined("contest-no-such-time") from None
    now = await rosters.set_date(services, call.caller, whole(press.table), day, (hour, minute), given["zone"])
    await call.reply(shown.change(now, call.voice))
