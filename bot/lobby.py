"""A table before its match: who sits there, what is played, and how the card in the channel shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.cases.options import personal, settings_of
from bot.cases.worlds import progress, title
from bot.play import loans, nights
from bot.play.cards import at, board, day, link, within
from bot.play.loaded import CHANNEL, PLACE, THREAD, LoadedTable
from bot.play.timing import agreed
from bot.speech import Voice, signed
from bot.time.calendar import DAY, HOUR
from bot.time.pace import AGREED, DAILY, MOMENTS, MOMENTS_MOST, OWN, PACE, WHEN_LATE, ZONE, Pace, agreed_on, lasting
from bot.ui import limits
from bot.ui.codec import encode
from bot.ui.limits import FORM_TITLE, clip
from bot.ui.parts import Part, box, button, choice, line, prose, rows, select
from bot.ui.sheet import Form, labelled
from bot.ui.verbs import Verb
from bot.ui.zones import zone_choices, zone_name
from engines.core.meta import Setting
from engines.core.steward import GENTLE
from persistence.calls import Record
from persistence.deliveries import Invited
from persistence.records import Table

COLOUR = 0x7A6A4F


# ---- options


def choices(setting: Setting, table: Table, voice: Voice) -> list[tuple[str, str]]:
    """Value and wording of everything that *setting* takes at this table."""
    told = [(value, said(setting, value, voice)) for value in (*setting.choices, *map(str, setting.numbers))]
    if setting.names_seat:
        told += [(str(number), said(setting, str(number), voice)) for number in range(table.seats_wanted)]
    return told


def said(setting: Setting, value: str, voice: Voice) -> str:
    """A choice in words; a seat is named by who sits there."""
    if setting.names_seat and value not in setting.choices:
        number = int(value)
        name = voice.names[number] if number < len(voice.names) else ""
        return voice.tell("seat-choice", number=number + 1, name=name)
    if value not in setting.choices:
        return voice.about(f"option-{setting.key}-number", number=int(value))
    return voice.about(f"option-{setting.key}-{value}")


def options_page(loaded: LoadedTable, voice: Voice, reader: str) -> list[Part]:
    """For the host, or whoever manages the server: every option with its value filled in, so that nothing has to be
    touched. A *reader* who sits there gets to what their seat chooses for itself; nobody is seated by that."""
    table = loaded.table
    parts: list[Part] = [prose(voice.tell("options-title"))]
    for setting in settings_of(loaded, each_seat=False):
        value = table.options.get(setting.key, setting.default)
        entries = [choice(v, wording, chosen=v == value) for v, wording in choices(setting, table, voice)]
        parts += [prose(f"**{voice.about(f'option-{setting.key}')}**"), *_selects(table, setting, entries)]
    parts += _agreement(table, voice)
    known = loaded.kit.languages
    languages = [choice(each, known.name(each), chosen=each == table.locale) for each in known.tags]
    parts += [prose(f"**{voice.tell('option-language')}**"), select(encode(Verb.SET_LANGUAGE, table.id), languages)]
    chooses = loaded.seat_of(reader) is not None and settings_of(loaded, each_seat=True)
    own = [button(encode(Verb.JOIN, table.id), voice.tell("own-choices"))] if chooses else []
    parts += rows([button(encode(Verb.START, table.id), voice.tell("start"), "success"), *own])
    return [box(parts, COLOUR)]


def _agreement(table: Table, voice: Voice) -> list[Part]:
    """How fast the table plays, and what happens to whoever is late."""
    parts: list[Part] = []
    for key, values in AGREED.items():
        entries = [
            choice(
                value, voice.tell(f"{key}-{value}"), _hint(table, key, value, voice), chosen=value == agreed(table, key)
            )
            for value in values
        ]
        parts += [prose(f"**{voice.tell(f'option-{key}')}**"), select(encode(Verb.SET_AGREED, table.id, key), entries)]
    if PLACE in table.settings:
        entries = [
            choice(value, voice.tell(f"place-{value}"), chosen=value == table.settings[PLACE])
            for value in (THREAD, CHANNEL)
        ]
        parts += [prose(f"**{voice.tell('option-place')}**"), select(encode(Verb.SET_AGREED, table.id, PLACE), entries)]
    if agreed(table, PACE) in (DAILY, OWN):
        parts += rows([button(encode(Verb.TIMES, table.id), voice.tell(f"times-{agreed(table, PACE)}"))])
    return parts


def times_page(loaded: LoadedTable, voice: Voice) -> list[Part]:
    """For the host: when a daily pace falls due."""
    table, pace = loaded.table, agreed_on(loaded.table.settings)
    hours = [choice(str(hour), f"{hour}:00", chosen=hour in pace.moments) for hour in range(24)]
    parts = [
        prose(f"### {voice.tell('pace-daily')}\n{voice.tell('moments-ask')}"),
        select(encode(Verb.SET_AGREED, table.id, MOMENTS), hours, high=MOMENTS_MOST),
        prose(voice.tell("setting-zone")),
        select(encode(Verb.SET_AGREED, table.id, ZONE), zone_choices(voice, pace.zone)),
        *rows([button(encode(Verb.OPTIONS, table.id), voice.tell("back"))]),
    ]
    return [box(parts, COLOUR)]


def numbers_form(loaded: LoadedTable, voice: Voice) -> Form:
    """For the host: bank, increment, cap and window, in hours."""
    pace = agreed_on(loaded.table.settings)
    fields = [
        labelled(voice.tell(f"number-{name}"), number_field(name, getattr(pace, name) // HOUR))
        for name in ("bank", "increment", "cap", "window")
    ]
    return Form(encode(Verb.NUMBERS_FILLED, loaded.table.id), clip(voice.tell("times-own"), FORM_TITLE), fields)


def number_field(name: str, value: int) -> Part:
    return {
        "type": 4,
        "custom_id": name,
        "style": 1,
        "required": True,
        "min_length": 1,
        "max_length": 4,
        "value": str(value),
    }


def _hint(table: Table, key: str, value: str, voice: Voice) -> str | None:
    """What a choice means, in numbers."""
    return pace_facts(agreed_on({**table.settings, PACE: value}), voice) if key == PACE else None


def pace_facts(pace: Pace, voice: Voice) -> str | None:
    """What a pace means, in numbers."""
    if pace.moments:
        hours = voice.listed(f"{hour}:00" for hour in pace.moments)
        return voice.tell("pace-moments", hours=hours, zone=zone_name(pace.zone, voice))
    if not pace.ticks:
        return None
    bank, increment = voice.length(pace.bank), voice.length(pace.increment)
    cap, window = voice.length(pace.cap), voice.length(pace.window)
    return voice.tell("pace-facts", bank=bank, increment=increment, cap=cap, window=window)


def _pace(loaded: LoadedTable, voice: Voice) -> str:
    """How fast it is played, and when the match may be over, for the card."""
    table, agreement = loaded.table, agreed_on(loaded.table.settings)
    told = [f"-# {voice.tell('option-pace')}: {voice.tell(f'pace-{agreed(table, PACE)}')}"]
    lasts = None if agreement.sitting else lasting(agreement, loaded.game.meta.turns)
    if lasts:
        early, latest = (day(table.created_at + length) for length in lasts)
        told.append(f"-# {voice.tell('pace-end', early=early, late=latest)}")
    return "\n".join(told)


def _small_print(loaded: LoadedTable, voice: Voice) -> str:
    """What else was agreed on, and the proof that chance will be fair: whoever sits down presses above it."""
    table, told = loaded.table, list[str]()
    pace = agreed_on(table.settings)
    if facts := pace_facts(pace, voice):
        facts += "" if pace.sitting else f"; {voice.tell('pace-off', count=pace.off // DAY)}"
        told.append(f"-# {voice.tell(f'pace-{agreed(table, PACE)}')}: {facts}")
        told.append(f"-# {voice.tell('option-late')}: {voice.tell(f'late-{agreed(table, WHEN_LATE)}')}")
    if place := table.settings.get(PLACE):
        told.append(f"-# {voice.tell('option-place')}: {voice.tell(f'place-{place}')}")
    return "\n".join([*told, voice.tell("commitment", commitment=table.commitment)])


def _selects(table: Table, setting: Setting, entries: list[Part]) -> list[Part]:
    """As many as they need: a number before the key tells the further ones apart, and each says how far it goes."""
    made = []
    for number, first in enumerate(range(0, len(entries), limits.OPTIONS)):
        shown = entries[first : first + limits.OPTIONS]
        reach = f"{shown[0]['label']} … {shown[-1]['label']}" if len(entries) > limits.OPTIONS else None
        key = f"{number}.{setting.key}" if number else setting.key
        made.append(select(encode(Verb.SET_OPTION, table.id, key), shown, reach))
    return made


def personal_page(loaded: LoadedTable, seat: int, voice: Voice) -> list[Part]:
    """What a seat chooses for itself, asked when it is taken, if the game has any such option; and when its person is
    awake, if they have never said."""
    table = loaded.table
    parts: list[Part] = []
    for setting in settings_of(loaded, each_seat=True):
        value = personal(loaded.seat(seat).choice).get(setting.key, setting.default)
        entries = [choice(v, wording, chosen=v == value) for v, wording in choices(setting, table, voice)]
        about = [f"-# {voice(each)}" for each in setting.about]
        parts += [
            prose("\n".join([f"**{voice.about(f'option-{setting.key}')}**", *about])),
            select(encode(Verb.SET_OWN, table.id, setting.key), entries),
        ]
    return [*parts, *nights.asked(loaded, seat, voice)]


# ---- the card


def card(loaded: LoadedTable, spot: str = "") -> list[Part]:
    """The lobby in the channel.

    :param spot: of which event it is a table, and which one."""
    table, game = loaded.table, loaded.game
    voice = loaded.voice(table.locale)
    if table.contest_id is not None:  # nobody has to sit down, and it begins in a moment
        return [box([prose("\n".join((*_heads(spot, voice), *seats(loaded, voice))))], COLOUR)]
    short, long = game.meta.minutes
    head = [
        f"## {voice.about('name')}",
        voice.about("tagline"),
        voice.tell("lobby-facts", low=game.meta.seats[0], high=game.meta.seats[-1], short=short, long=long),
    ]
    enough = len(table.seats) >= game.meta.seats[0]
    buttons = [
        button(encode(Verb.JOIN, table.id), voice.tell("join"), "secondary" if enough else "primary"),
        button(encode(Verb.LEAVE, table.id), voice.tell("leave")),
        button(encode(Verb.ADD_STEWARD, table.id), voice.tell("add-steward")),
        button(encode(Verb.START, table.id), voice.tell("start"), "success" if enough else "secondary"),
    ]
    more = [
        button(encode(Verb.ADD_STEWARD, table.id, GENTLE), voice.tell("add-steward-gentle")),
        button(encode(Verb.REMOVE_STEWARD, table.id), voice.tell("remove-steward")),
        button(encode(Verb.OPTIONS, table.id), voice.tell("options")),
        button(encode(Verb.RULES, table.id), voice.tell("rules")),
    ]
    parts = [
        prose("\n".join(head)),
        *_continued(loaded, voice),
        line(),
        prose("\n".join(seats(loaded, voice))),
        prose(_pace(loaded, voice)),
        *_chosen(loaded, voice),
        *rows(buttons),
        *rows(more),
        prose(_small_print(loaded, voice)),
    ]
    return [box(parts, COLOUR)]


def invitation(loaded: LoadedTable, invited: Invited) -> list[Part]:
    """For those who have played the last match: the next one waits for them; or for those who have sought this one."""
    voice = loaded.voice(loaded.table.locale)
    who, game = " ".join(f"<@{user}>" for user in invited.users), voice.about("name")
    told = voice.tell("gathered" if invited.gathered else "invitation", who=who, by=invited.by, game=game)
    if invited.gathered:
        return [prose(told)]
    return [prose(told), *rows([button(encode(Verb.JOIN, loaded.table.id), voice.tell("join"), "primary")])]


def summons(loaded: LoadedTable, user: str, voice: Voice) -> str:
    """For somebody who has sought this table and sits at it now."""
    host = next((seat.name for seat in loaded.table.seats if seat.user_id == loaded.table.host_id), "")
    key = "summoned-host" if user == loaded.table.host_id else "summoned"
    return voice.tell(key, game=f"[{voice.about('name')}]({link(loaded)})", by=host)


def seats(loaded: LoadedTable, voice: Voice, names: Sequence[str] = ()) -> list[str]:
    """One line per seat, taken or free; when the lobby is over, nobody can take a free one any more. A steward who
    came as one is called so already, and how well it plays stands beside; where it plays for somebody who has resigned,
    or nobody does any more, that is said.

    :param names: if others than those of now."""
    table, names = loaded.table, names or loaded.names
    told = []
    for seat in table.seats:
        key = "seat-person" if seat.user_id else f"seat-{seat.level}"
        if loaded.match and loaded.match.sitter(seat.seat) == "resigned" and seat.user_id is None:
            key = "seat-steward"
        if loaded.away(seat.seat) or loaded.out(seat.seat):
            key = "seat-away" if loaded.away(seat.seat) else "seat-out"
        told.append(voice.tell(key, number=seat.seat + 1, name=names[seat.seat]))
        if loan := loans.of(seat):
            told[-1] += f" · {voice.tell('seat-owner', name=loan.name, until=at(loan.until))}"
        if seat.person and seat.person.place == "thread":
            told[-1] += f" {voice.tell('page-in-thread')}"
    wanted = table.seats_wanted if table.state == "lobby" else 0
    told += [voice.tell("seat-free", number=number + 1) for number in range(len(table.seats), wanted)]
    return told


def reliability(loaded: LoadedTable, records: Mapping[int, Record], voice: Voice) -> dict[int, str]:
    """For the host alone, by seat: how whoever sits there has kept clocks, at all tables; nothing of a beginner."""
    told = {}
    for seat, record in records.items():
        if total := record.answered + record.late:
            in_time = voice.tell("in-time", answered=record.answered, total=total)
            told[seat] = f"-# {loaded.names[seat]}: {in_time}"
    return told


def _continued(loaded: LoadedTable, voice: Voice) -> list[Part]:
    """Which world the match will continue, or that it founds one."""
    if loaded.kept:
        told = voice.tell("lobby-continues", world=title(loaded.game, loaded.kept, voice))
        return [prose("\n".join([told, *(f"-# {voice(each)}" for each in progress(loaded.game, loaded.kept))]))]
    return [prose(voice.tell("lobby-founds"))] if loaded.game.meta.prologue else []


def _chosen(loaded: LoadedTable, voice: Voice) -> list[Part]:
    """The options that are not as usual."""
    told = [
        f"-# {voice.about(f'option-{setting.key}')}: {said(setting, value, voice)}"
        for setting in settings_of(loaded, each_seat=False)
        if (value := loaded.table.options.get(setting.key, setting.default)) != setting.default
    ]
    return [prose("\n".join(told))] if told else []


def closed_card(loaded: LoadedTable, why: str, by: str = "") -> list[Part]:
    """What remains of a table that came to nothing: who has decided that (*by*), and how it stood; also of one whose
    game this release lacks."""
    voice = loaded.voice(loaded.table.locale)
    heading = f"## {voice.about('name')}\n" if loaded.has_game else ""
    stood = [line(), prose(board(loaded, voice))] if loaded.match else []
    return within([box([prose(f"{heading}{voice.tell(why, who=by)}"), *stood])])


def _heads(spot: str, voice: Voice) -> list[str]:
    return [f"## {voice.about('name')}", *([f"**{spot}**"] if spot else [])]


def link_card(loaded: LoadedTable, spot: str = "") -> list[Part]:
    """What the channel keeps of a match that has a thread of its own.

    :param spot: of which event it is a table, and which one."""
    table = loaded.table
    voice = loaded.voice(table.locale)
    where = {"playing": "played-in-thread", "over": "was-played-in-thread"}.get(table.state, "closed-in-thread")
    told = [*_heads(spot, voice), voice.tell(where, thread=f"<#{table.thread_id}>"), *seats(loaded, voice)]
    return [box([prose("\n".join(told))], COLOUR)]


def start_message(loaded: LoadedTable, users: Sequence[str] = ()) -> list[Part]:
    """The public start: its id, which nobody can choose, becomes half of the seed. It says by which sign everybody is
    known from now on.

    :param users: who is mentioned."""
    table = loaded.table
    voice = loaded.voice(table.locale)
    told: list[Any] = [
        f"## {voice.about('name')}",
        voice.tell("match-begins"),
        *seats(loaded, voice, signed(loaded.names))[: len(table.seats)],
        voice.tell("commitment", commitment=table.commitment),
        *([f"-# {' '.join(f'<@{user}>' for user in users)}"] if users else []),
    ]
    return [box([prose("\n".join(told)), *_continued(loaded, voice), *_chosen(loaded, voice)], COLOUR)]
