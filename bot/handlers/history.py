"""What has happened: the log by turns, in brief or in full."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.call import Call
from bot.cases import matches, people
from bot.pictures.film import TooLarge
from bot.play import cards, telling
from bot.play.loaded import LoadedTable
from bot.play.past import Past, past
from bot.services import Services
from bot.speech import Voice
from bot.ui.codec import Press, encode
from bot.ui.parts import Part, Style, box, button, line, pictures, prose, rows
from bot.ui.verbs import Verb
from engines.core.digest import Heard, digest, spans
from engines.core.news import begins, parted, resumed, unknown

LEAF = 3000
"""Characters of log on one page."""
SCREEN = 1000
"""The same for whoever comes back: about as much as a phone shows. What takes no more needs no digest."""
BESIDE = 4
"""Other matches whose news are a press away."""
FULL = "full"
"""With every battle and every single gain."""
TURN = "turn"
"""What is counted are turns, not pages."""


class Leaf(NamedTuple):
    """A page of the log."""

    turn: int
    """The first one on it, from 0."""
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


async def log(services: Services, call: Call, loaded: LoadedTable) -> None:
    """What happened as everybody has heard it, and what became of the caller's own orders; the latest page first."""
    await _log(services, call, loaded.table.id, None)


async def log_page(services: Services, call: Call, press: Press) -> None:
    """A page by its number, or the one on which that turn begins."""
    await _log(services, call, press.table, press.number(0), full=FULL in press.args, turn=TURN in press.args)


async def _log(
    services: Services, call: Call, table_id: str, at: int | None, *, full: bool = False, turn: bool = False
) -> None:
    loaded, entries = await matches.log(services, call.caller, table_id)
    told = await past(services.store, loaded, call.locale)
    heard = told.heard(entries, orders=loaded.seat_of(call.user))
    turns = _turns(spans(heard), told, full=full)
    pages = leaves(turns, LEAF, latest=min(SCREEN, LEAF))
    if at is None:
        at = len(pages) - 1
    elif turn:
        at = max((page for page, leaf in enumerate(pages) if leaf.turn <= at), default=0)
    at = min(max(at, 0), len(pages) - 1)
    voice, ways = told.voice, (FULL,) if full else ()
    parts: list[Part] = [prose(pages[at].text or voice.tell("nothing-yet"))]
    buttons: list[Part] = []
    if len(pages) > 1:
        buttons = turning(at, len(pages), lambda page: encode(Verb.LOG, table_id, page, *ways))
        parts.append(prose(f"-# {voice.tell('page', page=at + 1, pages=len(pages))}"))
    if entries:
        first = pages[at].turn if at < len(pages) - 1 else len(turns)  # whoever reads the latest goes on with that
        other = encode(Verb.LOG, table_id, first, TURN, *(() if full else (FULL,)))
        buttons.append(button(other, voice.tell("in-brief" if full else "details")))
    await call.reply(cards.within([box([*parts, *rows(buttons)], cards.COLOUR)]))


async def mine(services: Services, call: Call, _press: Press | None = None) -> None:
    """What the caller has missed at the table that they mean."""
    loaded = await people.played(services, call.caller)
    if loaded is None:
        await call.say("no-tables")
    else:
        await _missed(services, call, loaded.table.id, None, 0)


async def caught_up(services: Services, call: Call, press: Press) -> None:
    """The same at this table; with two numbers a page of what has happened there since that step."""
    if press.args:
        press.take(2)
        await _missed(services, call, press.table, press.number(0), press.number(1))
    else:
        await _missed(services, call, press.table, None, 0)


async def _missed(services: Services, call: Call, table_id: str, since: int | None, at: int) -> None:
    """Each turn with all that was said of it, but for the caller's own doing and what was taken back; if that takes
    more than a page, the first is the digest. Below each, what the match waits for now."""
    loaded, seat, entries = await matches.missed(services, call.caller, table_id)
    told = await past(services.store, loaded, call.locale)
    voice, every = told.voice, told.heard(entries, seat)
    begun = begins(every, seat) if since is None else since
    step = -1 if begun is None else begun
    others, mine = parted(resumed(every, step, seat, deed=False), seat)
    heard = unknown([*others, *mine], seat)
    pages, brief = leaves(list(filter(None, _turns(spans(heard), told, full=True))), SCREEN), list[Leaf]()
    if len(pages) > 1:
        brief = leaves([[each] for each in telling.digested(digest(heard, seat), told, seat)], LEAF)
    pages = [*brief, *pages]
    at = min(max(at, 0), len(pages) - 1)
    about = loaded.voice(call.locale).about("name")
    what = f"{about} · {voice.tell('in-brief' if at < len(brief) else 'details')}" if brief else about
    head = prose(f"### {voice.tell('caught-up')}\n-# {what}")
    shown = prose(pages[at].text or voice.tell("nothing-missed"))
    parts: list[Part] = [head, shown, line(), prose(_now(loaded, seat, loaded.voice(call.locale)))]
    asked = loaded.live and seat in loaded.asked
    style: Style = "primary" if asked else "secondary"
    buttons = [button(encode(Verb.CHOOSE, table_id), voice.tell("choose" if asked else "my-hand"), style)]
    if len(pages) > 1:
        buttons = [*turning(at, len(pages), lambda page: encode(Verb.CATCH_UP, table_id, step, page)), *buttons]
        parts.append(prose(f"-# {voice.tell('page', page=at + 1, pages=len(pages))}"))
    elsewhere = await _elsewhere(services, call, table_id)
    await call.reply(cards.within([box([*parts, *rows(buttons), *elsewhere], cards.OWN_COLOUR)]))


async def _elsewhere(services: Services, call: Call, table_id: str) -> list[Part]:
    """The way to the same of the caller's other matches, those that wait for them first."""
    there, left = await people.beside(services, call.caller, table_id, BESIDE)
    if not there:
        return []
    names = [f"{each.voice(call.locale).about('name')} <#{each.table.place}>" for each in there]
    waits = [people.waited_for(each, call.user) is not None for each in there]
    told = [f"- {call.voice.tell('waits-too', table=name)}" for name, asked in zip(names, waits, strict=True) if asked]
    if left:
        told.append(f"-# {call.voice.tell('and-more', count=left)}")
    ways = [button(encode(Verb.CATCH_UP, each.table.id), each.voice(call.locale).about("name")) for each in there]
    return [line(), prose("\n".join([f"-# {call.voice.tell('caught-up-elsewhere')}", *told])), *rows(ways)]


def _now(loaded: LoadedTable, seat: int | None, voice: Voice) -> str:
    """What the match asks the caller and until when, or whom it waits for."""
    menu = loaded.playing.menu(seat) if loaded.live and seat is not None else None
    if menu is None:
        return cards.waiting(loaded, voice, seat)
    return "\n".join([f"**{voice(menu.prompt)}**", *cards.times(loaded, voice, seat)])


async def film(services: Services, call: Call, loaded: LoadedTable) -> None:
    """The match so far as a film, a frame for every turn."""
    await _film(services, call, loaded.table.id)


async def film_press(services: Services, call: Call, press: Press) -> None:
    await _film(services, call, press.table)


async def _film(services: Services, call: Call, table_id: str) -> None:
    loaded, course = await matches.course(services, call.caller, table_id)
    if loaded.game.painter:
        await call.hold()
    try:
        made = await services.cinema.film(loaded, course, await past(services.store, loaded, call.locale))
    except TooLarge:
        await call.say("film-too-large")
        return
    if made is None:
        await call.say("no-film")
    else:
        told = call.voice.tell("film-of", game=loaded.voice(call.locale).about("name"))
        await call.whisper([box([prose(told), *pictures([made._replace(alt=told)])], cards.COLOUR)])


def _turns(turns: Iterable[Sequence[Heard]], told: Past, *, full: bool) -> list[list[str]]:
    """With a gap after those that take several lines."""
    found = (telling.details(turn, told) if full else telling.turn(turn, told) for turn in turns)
    return [[*lines, ""] if full and len(lines) > 1 else lines for lines in found]


def turning(at: int, pages: int, to: Callable[[int], str]) -> list[Part]:
    """The way to the page before and to the next one.

    :param to: what the button to a page carries."""
    return [button(to(at - 1), "◀", disabled=at == 0), button(to(at + 1), "▶", disabled=at == pages - 1)]


def leaves(turns: Sequence[Sequence[str]], room: int, *, latest: int = 0) -> list[Leaf]:
    """Whole turns, as many on a page as fit, and one page at least. A turn that is longer than a page goes on on the
    next one, below its heading.

    :param latest: it is read from the end: that page has so much room, so that the newest is seen at once; the others
        are full, and the first one has what is left."""
    end = len(turns) - 1 if latest else None
    rooms = (latest if number == end else room for number in range(len(turns)))
    parted = ((number, _pieces(lines, most)) for (number, lines), most in zip(enumerate(turns), rooms, strict=True))
    pieces = [(number, piece) for number, every in parted for piece in every]
    made = [list[tuple[int, list[str]]]()]
    for each in reversed(pieces) if latest else pieces:
        most = latest if latest and len(made) == 1 else room
        if made[-1] and len("\n".join(line for _, piece in (*made[-1], each) for line in piece)) > most:
            made.append([])
        made[-1].append(each)
    pages = [page[::-1] for page in reversed(made)] if latest else made
    return [Leaf(page[0][0] if page else 0, tuple(line for _, piece in page for line in piece)) for page in pages]


def _pieces(lines: Sequence[str], room: int) -> Iterator[list[str]]:
    """One turn in pieces that fit on a page, each below the same heading."""
    piece = list(lines[:1])
    for each in lines[1:]:
        if len("\n".join((*piece, each))) > room:
            yield piece
            piece = [lines[0]]
        piece.append(each)
    if piece:
        yield piece
