"""The placard that says where seats are open on a server, and who seeks what; and one's own seeks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.kit import Kit
from bot.lobby import COLOUR
from bot.play.cards import day
from bot.play.loaded import LoadedTable
from bot.play.seeking import SOUGHT, Wish, groups, overlap, wish
from bot.play.sessions import Sessions
from bot.play.timing import agreed
from bot.speech import Voice
from bot.time.pace import PACE
from bot.ui.codec import Unfit, encode
from bot.ui.limits import OPTIONS, fits
from bot.ui.parts import Part, box, button, choice, line, prose, rows, select
from bot.ui.verbs import Verb
from persistence.placards import Placard
from persistence.records import Table
from persistence.seeks import Seek

ALL, ME = "seekers", "me"
"""What controls are about: what anybody seeks on the server, and what whoever presses them does."""
MOST, NAMED = 12, 8
"""Lines of each kind, and names in one of them, at most."""


# ---- the placard


async def wording(sessions: Sessions, placard: Placard) -> Sequence[Part]:
    """See ``bot.publish.placards``."""
    store, kit, now = sessions.store, sessions.kit, sessions.kit.clock()
    seeks = [each for each in await store.seeks.of_server(placard.guild_id) if each.game in kit.games]
    people = {each.user_id: await store.people.get(each.user_id) for each in seeks}
    voice = kit.voice(placard.locale)
    wanted, sought = groups(seeks), []
    for each, there in wanted.items():
        hours = overlap([people[seek.user_id] for seek in there], now)
        sought.append(_sought(kit, voice, each, there, hours))
    tables = [table for table in await store.tables.wanting(placard.guild_id) if table.game in kit.games]
    seats = [told for table in tables for told in _open(await sessions.at(table.id, match_too=False), voice)]
    for most in range(MOST, 0, -1):
        short = _head(seats, most, voice, "-# "), _head(sought, most, voice, "-# ")
        parts = [box(_shown(voice, kit, *short, wanted), COLOUR)]
        if fits(*(part["content"] for part in parts[0]["components"] if "content" in part)):
            break
    return parts


def _shown(
    voice: Voice, kit: Kit, seats: Sequence[str], sought: Sequence[str], wanted: Mapping[Wish, Sequence[Seek]]
) -> list[Part]:
    entries = [choice(written(each), named(kit, voice, each)) for each in list(wanted)[:OPTIONS]]
    parts: list[Part] = [prose(f"## {voice.tell('seekers-title')}")]
    if seats:
        parts += [prose("\n".join([f"**{voice.tell('seekers-open')}**", *seats])), line()]
    parts.append(prose("\n".join(sought or [voice.tell("seekers-nobody")])))
    if entries:
        parts += [
            select(encode(Verb.SEEK_TOO, ALL), entries, voice.tell("seek-too")),
            *rows([button(encode(Verb.UNSEEK, ME), voice.tell("seek-off"))]),
        ]
    return [*parts, prose(f"-# {voice.tell('seekers-how')}")]


def _head(every: Sequence[str], most: int, voice: Voice, mark: str = "") -> list[str]:
    """At *most* so many of them, and how many more there are."""
    more = len(every) - most
    return [*every[:most], *([mark + voice.tell("and-more", count=more)] if more > 0 else [])]


def _sought(kit: Kit, voice: Voice, wanted: Wish, there: Sequence[Seek], hours: int | None) -> str:
    names = voice.listed(_head([seek.name for seek in there], NAMED, voice))
    enough = wanted.enough(kit.games[wanted.game])
    told = voice.tell("seekers-group", what=named(kit, voice, wanted), names=names, count=len(there), enough=enough)
    return f"- {told}" if hours is None else f"- {told} · {voice.tell('seekers-awake', hours=hours)}"


def _open(loaded: LoadedTable, voice: Voice) -> Iterator[str]:
    """A line for a lobby, or one for each seat of a match that is free to take."""
    table, game = loaded.table, loaded.voice(voice.locale).about("name")
    if table.state == "lobby":
        free, pace = table.seats_wanted - len(table.seats), voice.tell(f"pace-{agreed(table, PACE)}")
        link = linked(game, table, table.standing_message_id)
        yield f"- {voice.tell('seekers-lobby', game=link, pace=pace, count=free)}"
    elif table.state == "playing":
        for seat in table.offered:
            link, name = linked(game, table, table.notice_message_id), table.seats[seat].name
            yield f"- {link}: {voice.tell('seat-offered', number=seat + 1, name=name)}"


def linked(words: str, table: Table, message: str | None) -> str:
    """*words* as the way to a message of that table, or at least to where it is."""
    place = f"https://discord.com/channels/{table.guild_id}/{table.place}"
    return f"[{words}]({place}/{message})" if message else f"[{words}]({place})"


# ---- wishes


def named(kit: Kit, voice: Voice, wanted: Wish) -> str:
    """In words."""
    game, pace = kit.voice(voice.locale, wanted.game).about("name"), voice.tell(f"pace-{wanted.pace}")
    if wanted.players is None:
        return voice.tell("wish", game=game, pace=pace)
    return voice.tell("wish-players", game=game, pace=pace, count=wanted.players)


def written(wanted: Wish) -> str:
    """As an entry of a select carries it."""
    return f"{wanted.pace}.{wanted.players or 0}.{wanted.game}"


def read(value: str) -> Wish:
    """The same back. ``Unfit``: it is none."""
    pace, _, rest = value.partition(".")
    players, _, game = rest.partition(".")
    if pace not in SOUGHT or not players.isdecimal() or not game:
        raise Unfit(Verb.SEEK_TOO)
    return Wish(game, pace, int(players) or None)


# ---- one's own


def mine(seeks: Sequence[Seek], kit: Kit, voice: Voice) -> list[str]:
    """A line for each; of a game that this release lacks there is nothing to say."""
    known = [each for each in seeks if each.game in kit.games]
    return [voice.tell("seek-line", what=named(kit, voice, wish(each)), until=day(each.until - 1)) for each in known]


def mine_page(seeks: Sequence[Seek], kit: Kit, voice: Voice) -> list[Part]:
    """All of one's own, with a way to take each back."""
    known = [each for each in seeks if each.game in kit.games]
    told = [f"{number}. {each}" for number, each in enumerate(mine(known, kit, voice), start=1)]
    off = [
        button(encode(Verb.SEEK_OFF, ME, each.id), voice.tell("seek-take-back", number=number))
        for number, each in enumerate(known, start=1)
    ]
    head = f"### {voice.tell('my-seeks')}"
    return [box([prose("\n".join([head, *(told or [voice.tell("seek-none")])])), *rows(off)], COLOUR)]
