"""A world game by game: the plate of each with its date and how it is told, to be leafed through, seen as a film, and
taken home as a book."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date

from bot.book import Book, bound
from bot.book import Chapter as BookChapter
from bot.cases.worlds import Seen
from bot.pictures.film import below
from bot.play.cards import COLOUR
from bot.speech import Voice, plain
from bot.ui.codec import encode
from bot.ui.page import sheets
from bot.ui.parts import File, Part, box, button, line, pictures, prose, rows
from bot.ui.verbs import Verb
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene
from engines.core.game import Game, nothing
from engines.core.outcome import Heirloom
from engines.core.page import Tale
from persistence.codec import Codec
from persistence.worlds import Chapter

BESIDE = 400
"""Characters of a message that a plate leaves to what stands below it."""


@dataclass(frozen=True, slots=True)
class Plate:
    """One game of a world."""

    chapter: Chapter
    left: Heirloom
    before: Heirloom | None
    """The world as that game found it."""


def leafed(game: Game[Any]) -> bool:
    """Whether its worlds are drawn and told game by game."""
    return game.painter is not None and game.tale is not nothing


def plates(seen: Seen) -> list[Plate]:
    """Of the games that count, the oldest first. ``Unreadable`` if a later release has left one."""
    codec = Codec(seen.game)
    counting = sorted((each for each in seen.chain if each.fate == "bequeathed"), key=lambda each: each.number)
    left = [codec.heirloom(each.kept.heirloom) for each in counting if each.kept]
    before = [None, *left[:-1]]
    return [Plate(*each) for each in zip(counting, left, before, strict=True)]


def dated(at: int, locale: str) -> str:
    """That day (UTC) in words, for where Discord shows no dates of its own."""
    return str(format_date(datetime.fromtimestamp(at / 1000, UTC).date(), "long", locale=locale))


def scene(plate: Plate, game: Game[Any], voice: Voice) -> Scene | None:
    """The world as that game has left it, with what it has changed marked, and its date below."""
    assert game.painter is not None, "it is drawn"
    drawn = game.painter.world(plate.left, Look(say=voice.bare, names=(), before=plate.before))
    if drawn is None:
        return None
    told = tale(plate, game)
    caption = " · ".join([voice.bare(told.title), dated(plate.chapter.at, voice.locale)])
    return below(drawn, caption, game.painter.signs)


def reel(every: Sequence[Plate], game: Game[Any], voice: Voice) -> Iterator[Scene]:
    """One plate after the other."""
    for plate in every:
        drawn = scene(plate, game, voice)
        if drawn is not None:
            yield drawn


def tale(plate: Plate, game: Game[Any]) -> Tale:
    """How that game is told."""
    told = game.tale(plate.left)
    assert told is not None, "every game that has left something is told"
    return told


def words(told: Tale, voice: Voice) -> list[str]:
    """What happened as one paragraph, then what has changed, line by line."""
    changes = [f"**{voice.tell('plate-changes')}**", *map(voice.sentence, told.changes)] if told.changes else []
    story = [" ".join(map(voice.sentence, told.story))] if told.story else []
    return [f"### {voice(told.title)}", *story, *changes]


def card(seen: Seen, every: Sequence[Plate], at: int, drawn: Sequence[File] = ()) -> list[Part]:
    """One plate with how its game is told, and the way to the others.

    :param drawn: the picture."""
    at, voice, world = min(max(at, 0), len(every) - 1), seen.voice, str(seen.world.id)
    plate, told = every[at], tale(every[at], seen.game)
    text = "\n".join(words(told, voice))
    where = f"-# <t:{plate.chapter.at // 1000}:D> · {voice.tell('page', page=at + 1, pages=len(every))}"
    turn = [
        button(encode(Verb.PLATE, world, at - 1), "◀", disabled=at == 0),
        button(encode(Verb.PLATE, world, at + 1), "▶", disabled=at == len(every) - 1),
        button(encode(Verb.WORLD_FILM, world), voice.tell("film")),
        button(encode(Verb.BOOK, world), voice.tell("book")),
        button(encode(Verb.WORLD_PAGE, world, 0), voice.tell("back")),
    ]
    return [box([*pictures(drawn), prose(sheets(text, BESIDE)[0]), line(), prose(where), *rows(turn)], COLOUR)]


def volume(seen: Seen, every: Sequence[Plate], printed: Callable[[Scene], bytes]) -> bytes:
    """The whole chronicle as a book.

    :param printed: draws a plate."""
    voice, game = seen.voice, seen.game
    moment = datetime.fromtimestamp(every[-1].chapter.at / 1000, UTC)
    book = Book(
        title=voice.bare(game.pages(every[-1].left)[0].title),
        subtitle=plain(
            voice.tell("book-of", game=voice.about("name"), date=dated(seen.world.founded_at, voice.locale))
        ),
        language=voice.locale,
        contents=voice.tell("book-contents"),
        written=moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
        chapters=[_chapter(plate, game, voice, printed) for plate in every],
    )
    return bound(book)


def _chapter(plate: Plate, game: Game[Any], voice: Voice, printed: Callable[[Scene], bytes]) -> BookChapter:
    told, drawn = tale(plate, game), scene(plate, game, voice)
    return BookChapter(
        title=voice.bare(told.title),
        date=dated(plate.chapter.at, voice.locale),
        story=plain(" ".join(map(voice.sentence, told.story))),
        heading=voice.tell("plate-changes"),
        changes=[plain(voice.sentence(each)) for each in told.changes],
        plate=printed(drawn) if drawn else None,
    )
