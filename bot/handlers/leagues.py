"""``/event league`` and what hangs on a league's card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.call import Call
from bot.cases import leagues
from bot.cases.asking import Declined, Means
from bot.handlers.lobby import spoken
from bot.marshal import leagues as shown
from bot.marshal.drafting import NAME
from bot.services import Services
from bot.speech import escaped
from bot.ui.codec import Press, whole


async def create(services: Services, call: Call, values: Mapping[str, Any]) -> None:
    name, game = escaped(str(values.get("name") or ""), NAME), str(values.get("game"))
    league = await leagues.create(services, call.caller, name, game, locale=spoken(services, call))
    await call.reply(shown.manage(league, services.kit, call.voice))


async def enter(services: Services, call: Call, press: Press) -> None:
    new = await leagues.enter(services, call.caller, whole(press.table))
    await call.say("league-entered" if new else "contest-entered-already")


async def quit_(services: Services, call: Call, press: Press) -> None:
    await leagues.quit_(services, call.caller, whole(press.table))
    await call.say("league-left")


async def standings(services: Services, call: Call, press: Press) -> None:
    league, season = await leagues.look(services, call.caller, whole(press.table))
    await call.whisper(shown.standings(league, season, call.voice))


# ---- looking after


async def manage(services: Services, call: Call, press: Press) -> None:
    league = await leagues.manage(services, call.caller, whole(press.table))
    await call.reply(shown.manage(league, services.kit, call.voice))


async def term_set(services: Services, call: Call, press: Press) -> None:
    (key,) = press.take(1)
    league = await leagues.set_term(services, call.caller, whole(press.table), key, call.value)
    await call.reply(shown.manage(league, services.kit, call.voice))


DECISIONS: Mapping[str, Callable[[Means, Any, int], Awaitable[None]]] = {
    "announce": leagues.announce,
    "begin": leagues.begin,
    "end": leagues.end,
}
SURE = ("begin", "end")
"""What takes a second press."""


async def decide(services: Services, call: Call, press: Press) -> None:
    (what,) = press.take(1)
    if what in SURE:
        league = await leagues.manage(services, call.caller, whole(press.table))
        await call.reply(shown.sure(league, what, call.voice))
    else:
        await decided(services, call, press)


async def decided(services: Services, call: Call, press: Press) -> None:
    (what,) = press.take(1)
    if what not in DECISIONS:
        raise Declined("old-button")
    await DECISIONS[what](services, call.caller, whole(press.table))
    await call.say(f"league-told-{what}")
