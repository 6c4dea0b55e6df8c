"""One's own hours: where one lives, when one is awake, holidays; and a server's holidays."""

from __future__ import annotations

from datetime import UTC, date, datetime

from bot.call import Call
from bot.cases import hours
from bot.cases.asking import Declined
from bot.play.cards import at, day, link
from bot.play.nights import BESIDE, ME
from bot.services import Services
from bot.speech import Voice
from bot.time.calendar import LEAST_AWAKE, Interval
from bot.time.own import Amiss, Own
from bot.time.own import day as read
from bot.ui import limits
from bot.ui.codec import Press, Unfit, encode
from bot.ui.parts import Part, box, button, choice, line, prose, rows, select
from bot.ui.sheet import Form, labelled
from bot.ui.verbs import Verb
from bot.ui.zones import zone_choices, zones_like

SERVER = "server"
"""Whose holidays, if not somebody's own."""
ROUND_THE_CLOCK = "none"
EXAMPLE = "2026-12-24"
TABLES = 10
"""Of those at which a holiday is cut short, so many are named."""


async def mine(services: Services, call: Call, press: Press) -> None:
    """My hours: in place of my page, but beside a card."""
    if press.args == (BESIDE,):
        await call.whisper(await _page(services, call))
    else:
        await _show(services, call)


async def none(services: Services, call: Call, press: Press) -> None:
    """Day and night is fine, and nobody asks again."""
    if press.table != ME:
        raise Unfit(press.verb)
    await hours.choose(services, call.caller, "zone", ROUND_THE_CLOCK)
    await call.whisper([prose(call.voice.tell("hours-none-noted"))])


async def _show(services: Services, call: Call) -> None:
    await call.reply(await _page(services, call))


async def _page(services: Services, call: Call) -> list[Part]:
    own, voice, now = await hours.own(services, call.caller), call.voice, services.kit.clock()
    parts: list[Part] = [prose(f"### {voice.tell('my-hours')}\n{voice.tell('my-hours-why', least=LEAST_AWAKE)}")]
    zones = zone_choices(voice, own.waking.zone if own.waking else None)
    never = choice(ROUND_THE_CLOCK, voice.tell("zone-none"), chosen=own.waking is None)
    parts += [
        prose(f"**{voice.tell('setting-zone')}**\n-# {voice.tell('zone-other')}"),
        select(encode(Verb.SET_HOURS, ME, "zone"), [never, *zones][: limits.OPTIONS]),
    ]
    if own.waking:
        up = [choice(str(hour), f"{hour}:00", chosen=hour == own.waking.wakes) for hour in range(24)]
        span = [
            choice(str(each), _until(own.waking.wakes, each, voice), chosen=each == own.waking.hours)
            for each in range(LEAST_AWAKE, 25)
        ]
        parts += [
            prose(f"**{voice.tell('setting-wakes')}**"),
            select(encode(Verb.SET_HOURS, ME, "wakes"), up),
            prose(f"**{voice.tell('setting-awake')}**"),
            select(encode(Verb.SET_HOURS, ME, "hours"), span),
        ]
    told, *more = _holidays(own.ahead(now), ME, voice)
    parts += [line(), told, *_cut(await hours.cut(services, call.caller), now, voice), *more]
    return [box(parts)]


def _cut(every: list[hours.Counted], now: int, voice: Voice) -> list[Part]:
    """Where the holidays above count for less than they last."""
    told = []
    for loaded, until in every[:TABLES]:
        name = loaded.voice(voice.locale).about("name") if loaded.has_game else loaded.table.game
        key = "holiday-cut" if until > now else "holiday-spent"
        told.append(voice.tell(key, game=f"[{name}]({link(loaded)})", until=at(until)))
    return [prose("\n".join(f"-# ⚠️ {each}" for each in told))] if told else []


def _until(wakes: int, hours: int, voice: Voice) -> str:
    return voice.tell("awake-until", hour=f"{(wakes + hours) % 24}:00", count=hours)


def _holidays(every: tuple[Interval, ...], whose: str, voice: Voice) -> list[Part]:
    """Those that lie ahead, and a button for another."""
    told = [voice.tell("holiday-line", first=day(start), last=day(end - 1)) for start, end in every]
    off = [
        button(encode(Verb.HOLIDAY_OFF, whose, str(start // 1000)), voice.tell("holiday-off", number=number))
        for number, (start, _) in enumerate(every, start=1)
    ]
    numbered = [f"{number}. {each}" for number, each in enumerate(told, start=1)]
    head = voice.tell("holidays" if whose == ME else "server-holidays")
    more = button(encode(Verb.HOLIDAY, whose), voice.tell("holiday-more"))
    return [prose("\n".join([f"**{head}**", *(numbered or [voice.tell("holidays-none")])])), *rows([more, *off])]


async def chosen(services: Services, call: Call, press: Press) -> None:
    """One of one's own hours."""
    await hours.choose(services, call.caller, press.take(1)[0], call.value)
    await _show(services, call)


async def zone(services: Services, call: Call, typed: str) -> None:
    """``/me`` with a zone that is not on the page."""
    await hours.choose(services, call.caller, "zone", typed)
    await _show(services, call)


async def complete_zone(call: Call, typed: str) -> None:
    await call.suggest(zones_like(typed, call.voice))


# ---- holidays


async def ask(_services: Services, call: Call, press: Press) -> None:
    """A form for the first and the last day."""
    voice, whose = call.voice, _whose(press)
    fields = [labelled(voice.tell(f"holiday-{name}"), _field(name)) for name in ("first", "last")]
    title = limits.clip(voice.tell("holiday-more"), limits.FORM_TITLE)
    await call.ask(Form(encode(Verb.HOLIDAY_FILLED, whose), title, fields))


def _field(name: str) -> Part:
    return {"type": 4, "custom_id": name, "style": 1, "required": True, "max_length": 12, "placeholder": EXAMPLE}


async def filled(services: Services, call: Call, press: Press) -> None:
    try:
        first, last = (_day(services, call.fields.get(name, [""])[0]) for name in ("first", "last"))
    except Amiss as amiss:
        raise Declined(str(amiss), example=EXAMPLE) from None
    if _whose(press) == SERVER:
        await hours.close_server(services, call.caller, call.caller.guild or "", first, last)
        await _show_server(services, call)
    else:
        await hours.take_off(services, call.caller, first, last)
        await _show(services, call)


def _whose(press: Press) -> str:
    if press.table not in (ME, SERVER):
        raise Unfit(press.verb)
    return press.table


def _day(services: Services, typed: str) -> date:
    return read(typed, datetime.fromtimestamp(services.kit.clock() / 1000, UTC).date())


async def off(services: Services, call: Call, press: Press) -> None:
    """A holiday comes to nothing, or to its end."""
    start = press.number(0) * 1000
    if _whose(press) == SERVER:
        await hours.open_server(services, call.caller, call.caller.guild or "", start)
        await _show_server(services, call)
    else:
        await hours.come_back(services, call.caller, start)
        await _show(services, call)


async def server(services: Services, call: Call) -> None:
    """``/table holidays``: for whoever manages the server."""
    await _show_server(services, call)


async def _show_server(services: Services, call: Call) -> None:
    every = await hours.server(services, call.caller, call.caller.guild or "")
    ahead = Own(holidays=every).ahead(services.kit.clock())
    await call.reply([box([prose(call.voice.tell("server-holidays-why")), *_holidays(ahead, SERVER, call.voice)])])
