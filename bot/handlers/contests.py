"""``/event``: contests as they are prepared, taken part in, looked after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from datetime import date
from functools import partial
from typing import Any

from bot import prophets
from bot.call import Call
from bot.cases import amending, contests, drafts, entering, stands
from bot.cases.amending import Amended
from bot.cases.asking import Barred, Caller, Declined, Means, why
from bot.diary import calendar as diary
from bot.handlers import leagues
from bot.handlers.lobby import UNCHOSEN
from bot.marshal import cards, drafting, exported, mine, pages
from bot.marshal.course import Course
from bot.services import Services
from bot.speech import escaped
from bot.ui.codec import Press, Unfit, whole
from bot.ui.moments import day_typed, hour_typed
from bot.ui.parts import File, Part, document, prose
from bot.ui.zones import zone_called
from persistence.contests import AHEAD, PLACARD

Deciding = Callable[[Means, Caller, int], Awaitable[Course]]


async def command(services: Services, call: Call, name: str, values: Mapping[str, Any]) -> None:
    """``/event …``."""
    match name:
        case "create":
            await _create(services, call, values)
        case "league":
            await leagues.create(services, call, values)
        case "list":
            found = await contests.listed(services, call.caller)
            await call.reply(pages.listed(found, services.kit, call.voice, call.user))
        case "stewards":
            await _stewards(services, call, str(values.get("role") or ""))
        case _:
            await call.say("old-button")


async def _stewards(services: Services, call: Call, role: str) -> None:
    """Who looks after events; with a role that is changed. The role of everybody, whose id is the server's, names
    nobody."""
    guild = call.caller.guild or ""
    if not role:
        now = await contests.stewards(services, call.caller, guild)
        await (call.say("contest-role-is", role=f"<@&{now}>") if now else call.say("contest-role-nobody"))
        return
    await contests.appoint(services, call.caller, guild, role if role != guild else None)
    await call.say("contest-role-set" if role != guild else "contest-role-none")


async def _create(services: Services, call: Call, values: Mapping[str, Any]) -> None:
    spoken = str(call.interaction.guild_locale or UNCHOSEN)
    course = await drafts.create(
        services,
        call.caller,
        escaped(str(values.get("name") or ""), drafting.NAME),
        str(values.get("game")),
        locale=services.kit.languages.nearest(call.locale if spoken == UNCHOSEN else spoken),
        role=str(values["role"]) if values.get("role") else None,
    )
    await call.reply(_prepared(services, call, course))


def _prepared(services: Services, call: Call, course: Course, word: str = "") -> list[Part]:
    """The page of a draft; what it still lacks is said at once."""
    channel = course.contest.channel_id
    if not word and not services.publisher.threads(channel):
        word = call.voice.tell("contest-needs-threads", channel=f"<#{channel}>")
    return [*pages.said(word), *drafting.draft(course, services.kit, call.voice)]


async def _refused(services: Services, call: Call, press: Press, declined: Declined) -> None:
    """Why not, above the page of the draft, which stays. ``Declined`` where there is none any more."""
    if isinstance(declined, Barred):
        raise declined
    course = await contests.manage(services, call.caller, _subject(press))
    if course.contest.state not in ("draft", *AHEAD):
        raise declined
    await _changed(services, call, course, why(declined, call.voice))


async def _changed(services: Services, call: Call, course: Course, word: str = "") -> None:
    """The page on which it was changed, below what came of that."""
    if course.contest.state == "draft":
        await call.reply(_prepared(services, call, course, word))
    else:
        await _managed(services, call, course, word)


async def _amended(services: Services, call: Call, done: Amended) -> None:
    await _changed(services, call, done.course, call.voice.tell(done.key, **done.args) if done.key else "")


def _subject(press: Press) -> int:
    return whole(press.table)


VOIDED = 3
"""Round, number, whether it counts: what says which table's result is chosen, and what becomes of it."""


# ---- preparing


async def draft(services: Services, call: Call, press: Press) -> None:
    """The page on which it is prepared, with all the rest, or with the options of a game."""
    course = await contests.manage(services, call.caller, _subject(press))
    page = next(iter(press.args), "")
    if page == drafting.MORE:
        await call.reply(drafting.more(course, services.kit, call.voice))
    elif page in course.terms.games:
        await call.reply(drafting.options(course, services.kit, call.voice, page))
    else:
        await call.reply(_prepared(services, call, course))


async def term_set(services: Services, call: Call, press: Press) -> None:
    (key,) = press.take(1)
    try:
        if key == "places":
            await _amended(
                services, call, await amending.set_places(services, call.caller, _subject(press), call.values)
            )
            return
        course = await drafts.set_term(services, call.caller, _subject(press), key, call.values)
    except Declined as declined:
        await _refused(services, call, press, declined)
        return
    if "." in key:
        await call.reply(drafting.options(course, services.kit, call.voice, key.partition(".")[0]))
    elif drafting.is_first(key):
        await _changed(services, call, course)
    else:
        await call.reply(drafting.more(course, services.kit, call.voice))


async def when(services: Services, call: Call, press: Press) -> None:
    course = await contests.manage(services, call.caller, _subject(press))
    if course.contest.state not in ("draft", *AHEAD):
        raise Declined("not-now")
    await call.ask(drafting.when_form(course, call.voice))


async def when_filled(services: Services, call: Call, press: Press) -> None:
    await contests.manage(services, call.caller, _subject(press))
    name = escaped(call.fields.get("name", [""])[0].strip(), drafting.NAME)
    noted = " ".join(call.fields.get("notes", [""])[0].split())
    about = name, escaped(noted, drafting.NOTES) if noted else ""
    try:
        done = await amending.set_when(services, call.caller, _subject(press), about, *_typed(call))
    except Declined as declined:
        await _refused(services, call, press, declined)
        return
    await _amended(services, call, done)


def _typed(call: Call) -> tuple[date, tuple[int, int], str]:
    """When it begins, by day, hour and minute, and zone. ``Declined``: which of them nobody can read."""
    given = {key: call.fields.get(key, [""])[0].strip() for key in ("day", "time", "zone")}
    day, at, zone = day_typed(given["day"]), hour_typed(given["time"]), zone_called(given["zone"], call.voice)
    if day is None:
        raise Declined("contest-no-such-day", typed=escaped(given["day"], drafting.NAME))
    if at is None:
        raise Declined("contest-no-such-hour", typed=escaped(given["time"], drafting.NAME))
    if zone is None:
        raise Declined("contest-no-such-zone", typed=escaped(given["zone"], drafting.NAME))
    return day, at, zone


async def announce(services: Services, call: Call, press: Press) -> None:
    try:
        course = await drafts.announce(services, call.caller, _subject(press))
    except Declined as declined:
        await _refused(services, call, press, declined)
        return
    await call.reply([prose(call.voice.tell("contest-announced", channel=f"<#{course.contest.channel_id}>"))])


# ---- taking part


async def enter(services: Services, call: Call, press: Press) -> None:
    entered = await entering.enter(services, call.caller, _subject(press))
    await call.say(f"contest-entered-{entered}")


async def quit_(services: Services, call: Call, press: Press) -> None:
    await entering.quit_(services, call.caller, _subject(press))
    await call.say("contest-left")


async def here(services: Services, call: Call, press: Press) -> None:
    """On its card, or in the message that has called for it, where the answer takes the place of the call."""
    entered = await entering.here(services, call.caller, _subject(press))
    word = call.voice.tell(f"contest-entered-{entered}")
    if call.caller.guild is None:
        contest = await services.store.contests.get(_subject(press))
        card = await services.store.placards.of(PLACARD, str(contest.id))
        word = f"**[{contest.name}]({mine.link(Course(contest), card)})**\n{word}"
    await call.reply([prose(word)])


async def standings(services: Services, call: Call, press: Press) -> None:
    course = await contests.look(services, call.caller, _subject(press))
    seen = await stands.foreseen(services, call.caller, course.contest.id)
    await call.whisper(cards.standings(course, call.voice, prophets.lines(seen.best, seen.names, call.voice)))


async def log(services: Services, call: Call, press: Press) -> None:
    course, decisions = await contests.decisions(services, call.caller, _subject(press))
    await call.whisper(cards.log(course, decisions, call.voice))


async def calendar(services: Services, call: Call, press: Press) -> None:
    """The date, for one's own calendar."""
    course = await contests.look(services, call.caller, _subject(press))
    dates = diary([mine.entry(course, mine.link(course, None))], services.kit.clock())
    await call.file(call.voice.tell("contest-calendar-file"), "event.ics", dates)


async def export(services: Services, call: Call, press: Press) -> None:
    """Everything that was drawn and what came of it, as JSON and as a table."""
    course, decisions = await contests.decisions(services, call.caller, _subject(press))
    files = [File("event.json", exported.document(course, decisions)), File("event.csv", exported.sheet(course))]
    await call.whisper([prose(call.voice.tell("contest-exported")), *map(document, files)])


# ---- looking after


async def manage(services: Services, call: Call, press: Press) -> None:
    await _managed(services, call, await contests.manage(services, call.caller, _subject(press)))


async def _managed(services: Services, call: Call, course: Course, word: str = "") -> None:
    """The page on which it is looked after, below what came of the last press."""
    redraw = await contests.untouched(services, course)
    await call.reply(pages.manage(course, call.voice, word, redraw=redraw))


DECISIONS: Mapping[str, Deciding] = {
    "pause": partial(contests.rest, on=False),
    "go-on": partial(contests.rest, on=True),
    "begin": contests.begin,
    "redraw": contests.redraw,
    "end": contests.end,
    "stands": contests.open_stands,
    "stop": contests.stop,
    "drop": drafts.drop,
}
SURE = ("begin", "redraw", "end", "stop", "drop")
"""What takes a second press."""
STAYS = ("pause", "go-on", "stands")
"""After which the page stays: there is more to decide."""


async def decide(services: Services, call: Call, press: Press) -> None:
    (what,) = press.take(1)
    if what in SURE:
        course = await contests.manage(services, call.caller, _subject(press))
        await call.reply(pages.sure(course, what, call.voice))
    else:
        await _decided(services, call, _subject(press), what)


async def decided(services: Services, call: Call, press: Press) -> None:
    await _decided(services, call, _subject(press), press.take(1)[0])


async def _decided(services: Services, call: Call, subject: int, what: str) -> None:
    if what not in DECISIONS:
        raise Declined("old-button")
    course = await DECISIONS[what](services, call.caller, subject)
    told = call.voice.tell(f"contest-told-{what}")
    if what in STAYS:
        await _managed(services, call, course, told)
    else:
        await call.reply([prose(told)])


async def void(services: Services, call: Call, press: Press) -> None:
    values = call.value.split(".")
    if len(values) != VOIDED:
        raise Unfit(press.verb)
    round_, number, counts = map(whole, values)
    course = await contests.void(services, call.caller, _subject(press), round_, number, counts=bool(counts))
    pod = course.contest.pod(round_, number)
    key = "contest-told-restore" if counts else "contest-told-void"
    word = call.voice.tell(key, round=course.number(pod) if pod else round_, number=number)
    await _managed(services, call, course, word)


async def send_away(services: Services, call: Call, press: Press) -> None:
    course = await contests.send_away(services, call.caller, _subject(press), call.value)
    await _managed(services, call, course, call.voice.tell("contest-told-out", who=course.names[call.value]))
