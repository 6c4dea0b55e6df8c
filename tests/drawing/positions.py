"""Positions to be drawn: from matches at random, with changes since an earlier view, through anybody's eyes."""

import os
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from bot.kit import Kit
from bot.languages import SHIPPED
from engines import GAMES
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene
from engines.core.event import Event
from engines.core.match import Match
from engines.core.outcome import Heirloom
from engines.core.text import Text
from tests.campaigns import late_seed
from tests.contract.games import by_turns, tables
from tests.playing import Turn, recorded, shown

POSITIONS = int(os.environ.get("CASTELLAN_SOAK_POSITIONS", "1"))
"""Of each game at each table that is looked at: 17 make 50 of a game for three numbers of seats, and more of others."""
NAMES = ("Ann", "Борис", "W" * 32, "🦊 שלום ☕", "Ilija-Ćirilo", "Жжжжжжжж Щщщщщщщщ Юююююююю 12345")
"""As people call themselves."""
CHOSEN = (*NAMES, "Ж" * 32)
"""The same, and what they call continents, cities and worlds (see ``tests/playing.py``): it may be cut."""
BACK = 40
"""At most so many steps lie between two looks of a reader."""
KIT = Kit(GAMES)
DRAWN = {key: game for key, game in GAMES.items() if game.painter}
"""The games that can be drawn."""


def read(first: int) -> list[tuple[str, str]]:
    """Each game that can be drawn with a language in which it is read, of which the soak takes every one; suites begin
    with another, so that taken together they read every game in all of them."""
    return [(key, locale) for at, key in enumerate(DRAWN, start=first) for locale in by_turns(at, SHIPPED.tags)]


class Position(NamedTuple):
    game: Any
    view: Any
    before: Any
    """An earlier view of the same seat."""
    seats: int
    news: tuple[Event, ...] = ()
    """What the reader has heard since then."""
    names: tuple[str, ...] = NAMES
    """Of the seats, from the first one on."""
    heirloom: Heirloom | None = None
    """What the match leaves behind in the end."""
    rare: tuple[Event, ...] = ()
    """What has a message of its own, of the whole match."""
    question: tuple[tuple[Text, ...], ...] = ()
    """What the reader is asked, with all that stands beside it and the answers, line by line."""

    def look(self, locale: str) -> Look:
        names = self.names[: self.seats]
        voice = KIT.voice(locale, self.game.meta.key, names)

        return Look(say=voice.bare, names=names, before=self.before, news=self.news)

    def scenes(self, locale: str) -> dict[str, Scene]:
        """Every picture of it that there is, by what it is of."""
        painter, look = self.game.painter, self.look(locale)
        drawn = {
            "table": painter.table(self.view, look),
            "close": painter.close(self.view, look),
            "own": painter.own(self.view, look),
        }
        for number, _ in enumerate(self.game.presenter.regions(self.view)):
            drawn[f"region {number}"] = painter.region(self.view, number, look)
        return {part: scene for part, scene in drawn.items() if scene is not None}

    def lasting(self, locale: str) -> dict[str, Scene]:
        """The pictures beside it that belong to no moment: the world that the match leaves behind, what is new in it
        ringed too, and what happened once."""
        painter, look = self.game.painter, self.look(locale)
        drawn = {f"occasion {at}": painter.occasion(event, look) for at, event in enumerate(self.rare)}
        if self.heirloom:
            drawn["world"] = painter.world(self.heirloom, replace(look, before=None))
            drawn["plate"] = painter.world(self.heirloom, replace(look, before=self.heirloom))
        return {part: scene for part, scene in drawn.items() if scene is not None}


def positions(key: str, count: int = POSITIONS) -> Iterator[Position]:
    """Some at each table, most of them late in a match; through the eyes of a seat or of a spectator. Only at the first
    of a table everybody sits where the list of names says. Where a world goes on for years, as many again from a match
    in one in which everything is open (RL-B), every other of them from its first moments, in which seats have an army
    and no place yet."""
    game = GAMES[key]
    for place, seats in enumerate(tables(game)):
        names = random.Random(f"names {key} {seats}")
        turns, chance = recorded(game, seats, 2 * seats), random.Random(f"{key} {seats}")
        yield from _at(game, seats, turns, (chance, names), (len(turns),) * count)
        if (old := late_seed(game, seats)) is not None:
            turns, chance = recorded(game, seats, old), random.Random(f"late {key} {seats}")
            ends = [len(turns) if (number + place) % 2 else 5 * seats for number in range(count)]
            yield from _at(game, seats, turns, (chance, names), ends)


def _at(
    game: Any, seats: int, turns: tuple[Turn, ...], chances: tuple[random.Random, random.Random], ends: Iterable[int]
) -> Iterator[Position]:
    """One before each of these moments of a match, rather later than sooner."""
    chance, seating = chances
    rare = tuple(event for turn in turns for event in turn.events if game.presenter.occasion(event))
    for number, end in enumerate(ends):
        at = max(chance.randrange(end), chance.randrange(end))
        seat = chance.choice((None, *range(seats)))
        since = max(0, at - chance.randrange(1, BACK))
        news = tuple(heard for turn in turns[since + 1 : at + 1] for heard in shown(turn.events, seat))
        names = tuple(seating.sample(NAMES, len(NAMES))) if number else NAMES
        views = turns[at].after.view(seat), turns[since].after.view(seat)
        asked = question(turns[at].after, seat)
        yield Position(game, *views, seats, news, names, turns[-1].after.bequest, rare, asked)


def question(match: Match[Any], seat: int | None) -> tuple[tuple[Text, ...], ...]:
    """What that seat reads of what it is asked; nothing, if it is not."""
    menu = None if seat is None else match.menu(seat)
    if menu is None or seat is None:
        return ()
    options = (_said(each.label, each.group, each.hint, each.besides, *each.warnings) for each in menu.options)
    return (_said(menu.prompt), *map(_said, menu.notes()), *options)


def _said(*found: Text | None) -> tuple[Text, ...]:
    return tuple(each for each in found if each is not None)
