"""How a roster is shown: its card in the channel, and the page on which it is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.cases.rosters import ABSENT, WEEKS
from bot.cases.worlds import title
from bot.lobby import COLOUR
from bot.play.cards import at, link
from bot.play.sessions import Sessions
from bot.speech import Voice
from bot.time.calendar import DAY, SECOND
from bot.ui.codec import encode
from bot.ui.limits import FORM_TITLE, clip
from bot.ui.parts import Part, box, button, choice, prose, rows, select
from bot.ui.sheet import Form, labelled
from bot.ui.verbs import Verb
from persistence.placards import Placard
from persistence.rosters import Roster

MARKS: Mapping[str | None, str] = {"yes": "✅", "no": "❌", None: "❔"}
FIELD = 40
"""Characters of a day, a time or a zone."""


async def wording(sessions: Sessions, placard: Placard) -> Sequence[Part]:
    """See ``bot.publish.placards``: nothing where there is no roster any more, or its world is left behind."""
    return await shown(sessions, int(placard.subject), placard.locale)


async def shown(sessions: Sessions, world_id: int, locale: str) -> list[Part]:
    """The card of a roster; nothing as above."""
    store, kit = sessions.store, sessions.kit
    roster = await store.rosters.get(world_id)
    world = await store.worlds.get(world_id) if roster else None
    if roster is None or world is None or world.archived_at is not None or world.game not in kit.games:
        return []
    known = await store.names.known(world.guild_id, world.channel_id)
    voice = kit.voice(locale, world.game, (), known)
    name = title(kit.games[world.game], await store.worlds.current(world.channel_id, world.game), voice)
    opened = await sessions.at(roster.table_id, match_too=False) if roster.table_id else None
    return card(roster, name, link(opened) if opened else None, voice)


def card(roster: Roster, name: str, opened: str | None, voice: Voice) -> list[Part]:
    """:param name: of the world.
    :param opened: where its table is, if it is open."""
    people = [f"{MARKS[each.answer]} {each.name}" for each in roster.members]
    told = [f"## {voice.tell('roster-title', world=name)}", when(roster, voice)]
    if opened:
        told.append(voice.tell("roster-table", link=opened))
    told += ["", *(people or [voice.tell("roster-nobody")]), "", f"-# {voice.tell(f'roster-absent-{roster.absent}')}"]
    buttons = [
        _button(roster, Verb.ROSTER_YES, "roster-yes", voice, "primary"),
        _button(roster, Verb.ROSTER_NO, "roster-no", voice),
        _button(roster, Verb.ROSTER, "roster-change", voice),
    ]
    return [box([prose("\n".join(told)), *rows(buttons)], COLOUR)]


def when(roster: Roster, voice: Voice) -> str:
    """The next date, and how often there is one."""
    if roster.at is None:
        return voice.tell("roster-no-date")
    told = voice.tell("roster-date", at=at(roster.at), left=f"<t:{roster.at // SECOND}:R>")
    return f"{told} · {voice.tell('roster-weeks', weeks=roster.weeks)}" if roster.weeks else told


def _button(roster: Roster, verb: Verb, key: str, voice: Voice, style: str = "secondary") -> Part:
    return button(encode(verb, str(roster.world_id)), voice.tell(key), style)  # type: ignore[arg-type]


def change(roster: Roster, voice: Voice) -> list[Part]:
    """For those who decide about the world."""
    subject = str(roster.world_id)
    weeks = [choice("0", voice.tell("roster-once"), chosen=roster.weeks == 0)]
    weeks += [choice(str(each), voice.tell("roster-weeks", weeks=each), chosen=each == roster.weeks) for each in WEEKS]
    absent = [choice(each, voice.tell(f"roster-absent-{each}"), chosen=each == roster.absent) for each in ABSENT]
    parts: list[Part] = [
        prose(f"### {voice.tell('roster-change')}\n{when(roster, voice)}\n{voice.tell('roster-invite')}"),
        select(encode(Verb.SET_ROSTER, subject, "weeks"), weeks),
        select(encode(Verb.SET_ROSTER, subject, "absent"), absent),
    ]
    if roster.members:
        people = [choice(each.user_id, each.name) for each in roster.members]
        parts.append(select(encode(Verb.SET_ROSTER, subject, "out"), people, voice.tell("roster-out")))
    buttons = [_button(roster, Verb.ROSTER_WHEN, "roster-when", voice, "primary")]
    if roster.at is not None:
        buttons.append(button(encode(Verb.SET_ROSTER, subject, "undated"), voice.tell("roster-undated")))
    buttons.append(button(encode(Verb.SET_ROSTER, subject, "end"), voice.tell("roster-end"), "danger"))
    return [box([*parts, *rows(buttons)], COLOUR)]


def when_form(roster: Roster, zone: str, now: int, voice: Voice) -> Form:
    """The next date; a week from now if there was none.

    :param zone: of whoever fills it in."""
    there = datetime.fromtimestamp((roster.at or now + 7 * DAY) / SECOND, ZoneInfo(zone))
    hour = f"{there:%H:%M}" if roster.at else "19:00"
    values = {"day": f"{there:%Y-%m-%d}", "time": hour, "zone": zone}
    fields = [labelled(voice.tell(f"contest-field-{key}"), _field(key, value)) for key, value in values.items()]
    title_ = clip(voice.tell("roster-when"), FORM_TITLE)
    return Form(encode(Verb.ROSTER_WHEN_FILLED, str(roster.world_id)), title_, fields)


def _field(key: str, value: str) -> Part:
    return {"type": 4, "custom_id": key, "style": 1, "required": True, "max_length": FIELD, "value": value}
