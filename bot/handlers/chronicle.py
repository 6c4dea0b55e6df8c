"""A world game by game: leafed through, as a film, as a book."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot import chronicle
from bot.call import Call
from bot.cases import worlds
from bot.cases.worlds import Seen
from bot.handlers import late
from bot.pictures.cinema import Key
from bot.pictures.film import TooLarge
from bot.play.cards import COLOUR
from bot.services import Services
from bot.speech import plain
from bot.ui.codec import Press, whole
from bot.ui.parts import box, pictures, prose


async def plate(services: Services, call: Call, press: Press) -> None:
    """One of its games: its plate, how it is told, what it has changed."""
    seen, every = await _world(services, call, press)
    if not every:
        await call.say("no-plates")
        return
    at = min(max(press.number(0), 0), len(every) - 1)
    title = seen.voice.bare(chronicle.tale(every[at], seen.game).title)
    draw = partial(services.gallery.plate, lambda: chronicle.scene(every[at], seen.game, seen.voice), title)
    await late.reply(call, draw, lambda drawn: chronicle.card(seen, every, at, drawn))


async def film(services: Services, call: Call, press: Press) -> None:
    """All plates as one."""
    seen, every = await _world(services, call, press)
    made = None
    if every:
        await call.hold()
        reel = partial(chronicle.reel, every, seen.game, seen.voice)
        try:
            made = await services.cinema.world(_key(seen, every), reel)
        except TooLarge:
            await call.say("film-too-large")
            return
    if made is None:
        await call.say("no-film")
        return
    told = seen.voice.tell("film-of-world", world=seen.title)
    await call.whisper([box([prose(told), *pictures([made._replace(alt=plain(told))])], COLOUR)])


async def book(services: Services, call: Call, press: Press) -> None:
    """All games, told one after the other, with their plates."""
    seen, every = await _world(services, call, press)
    if not every:
        await call.say("no-plates")
        return
    await call.hold()
    made = await services.cinema.book(_key(seen, every), partial(chronicle.volume, seen, every))
    if made is None:
        await call.say("no-book")
        return
    await call.file(seen.voice.tell("book-here", world=seen.title), made.name, made.content)


def _key(seen: Seen, every: Sequence[chronicle.Plate]) -> Key:
    return f"world-{seen.world.id}", every[-1].chapter.at, seen.voice.locale


async def _world(services: Services, call: Call, press: Press) -> tuple[Seen, list[chronicle.Plate]]:
    seen = await worlds.look(services, call.caller, whole(press.table))
    return seen, chronicle.plates(seen) if chronicle.leafed(seen.game) else []
