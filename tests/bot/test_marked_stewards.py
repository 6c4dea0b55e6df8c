"""Wherever a seat is named at which a steward plays for somebody, that is marked; nobody else is."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any

import pytest

from bot.play import barred, cards, private_card, telling
from bot.play.loaded import LoadedTable
from bot.play.past import Past
from bot.play.stewards import chance
from bot.ui.menu import Where, controls
from bot.ui.page import markdown
from bot.ui.parts import Part, flat
from engines.core.chair import Seating
from engines.core.digest import digest, overheard
from engines.core.match import Match
from persistence.records import Known
from persistence.sittings import Sitting
from tests.bot.menus import loaded
from tests.contract.games import ALL_GAMES, MANY, SOAK_GAMES, by_turns
from tests.kits import EVERY
from tests.playing import Turn, moments, playing

NAMES = tuple(f"Zq{letter}{letter * 20}" for letter in "aeiouy")
"""Nothing else is called so, and a crowded board clips them."""
ANY = re.compile(r"Zq([aeiouy])\1*[…\w]*(?: \d)?( 🤖)?")


SEEDS = range(4)
"""Some matches are over soon."""
LOCALES = ["en", "ru", "bg"]
READ = [(key, locale) for at, key in enumerate(ALL_GAMES) for locale in by_turns(at, LOCALES)]
"""Each game in one language; in the soak in every one."""


@lru_cache(maxsize=1)
def matches(game: Any) -> list[list[Turn]]:
    """Played once for all that is looked at."""
    return [list(playing(game, game.meta.seats[-1], seed, seatings=0.1)) for seed in SEEDS]


def seated(match: Match[Any], seats: int, locale: str) -> LoadedTable:
    """At its table sit people of those names."""
    table = loaded(match, seats, locale)
    named = tuple(replace(seat, name=NAMES[seat.seat]) for seat in table.table.seats)
    return replace(table, kit=EVERY, table=replace(table.table, seats=named))


def marked(told: str, match: Match[Any]) -> int:
    """How often whoever is gone is named in it: each time with the mark, and whoever is there never has it."""
    count = 0
    for found in ANY.finditer(told):
        sitter = match.sitter(next(seat for seat, name in enumerate(NAMES) if name[2] == found[1]))
        assert sitter == "removed" or bool(found[2]) == (sitter in ("away", "resigned")), f"{found[0]} in {told}"
        count += bool(found[2])
    return count


def said(table: LoadedTable) -> Iterator[tuple[str, str]]:
    """All that can be read of a moment, and what kind of thing it is."""
    match, voice = table.playing, table.voice(table.table.locale)
    yield "board", cards.board(table, voice)
    page = match.game.presenter.board(match.view(None))
    for length in cards.SHORTER:
        yield "crowded board", markdown(page, table.calling(voice, length))
    for seat in range(len(table.table.seats)):
        if menu := match.menu(seat):
            yield "menu", "\n".join(_readable(controls(menu, Where("t", "m"), voice)))
            yield "why not", barred.why_not(table, seat, voice, whole=True)[0]
        if aside := match.aside(seat):
            yield "orders", "\n".join(_readable(cards.aside(table, aside, voice)))
        yield "card", "\n".join(_readable(private_card.own(table, seat, voice)))
        yield "waiting", cards.waiting(table, voice, seat)


def _readable(parts: list[Part]) -> list[str]:
    each = ("content", "label", "description", "placeholder")
    entries = [*flat(parts), *(entry for part in flat(parts) for entry in part.get("options", ()))]
    return [str(part[key]) for part in entries for key in each if key in part]


def some(turns: Iterable[Turn]) -> list[Turn]:
    """Of the moments that are looked at every fourth one, as two suites read them; in the soak all."""
    return moments(turns)[:: 1 if SOAK_GAMES >= MANY else 4]


@pytest.mark.parametrize(("key", "locale"), READ)
def test_every_board_menu_and_page_marks_whoever_is_gone(key: str, locale: str) -> None:
    """Also where a crowded board clips names."""
    game, counts = ALL_GAMES[key], Counter[str]()
    seats = game.meta.seats[-1]
    for turn in some(turn for turns in matches(game) for turn in turns):
        if not turn.after.over:
            for kind, told in said(seated(turn.after, seats, locale)):
                counts[kind] += marked(told, turn.after)
    for kind in ("board", "crowded board", "card", "waiting"):
        assert counts[kind], f"{kind} names nobody who is gone"


@pytest.mark.parametrize(("key", "locale"), READ)
def test_every_line_of_the_log_and_the_digests_marks_whoever_was_gone_then(key: str, locale: str) -> None:
    """Whoever leaves does so themselves, and whoever comes back is back."""
    game, counts = ALL_GAMES[key], Counter[str]()
    seats = game.meta.seats[-1]
    for turns in matches(game):
        past = Past(EVERY, game.meta.key, locale, NAMES[:seats], Known(), [*_first(seats), *_later(turns)])
        for coming, stretch in groupby(turns, key=lambda turn: isinstance(turn.entry, Seating)):
            if coming:
                continue
            run = list(stretch)
            heard = overheard(((turn.after.step, event) for turn in run for event in turn.events), 0)
            counts["log"] += sum(marked(past.line(each) or "", run[0].before) for each in heard)
            counts["digest"] += marked("\n".join(telling.digested(digest(heard, 0), past, 0)), run[0].before)
            counts["channel"] += marked("\n".join(each.text for each in telling.turns(heard, past)), run[0].before)
    assert counts["log"]
    assert counts["digest"]
    assert counts["channel"]


def _first(seats: int) -> list[Sitting]:
    return [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(seats)]


def _later(turns: list[Turn]) -> Iterator[Sitting]:
    """Whoever sits down anew has the same name."""
    for turn in turns:
        if isinstance(turn.entry, Seating) and turn.entry.change != "remove":
            seat, instead = turn.entry.seat, turn.entry.change in ("leave", "resign")
            yield Sitting(step=turn.after.step, seat=seat, person=f"p{seat}", instead=instead)


def test_the_dice_of_a_steward_are_its_own_at_every_moment() -> None:
    """Two at one table do not wish for the same, nor does one over and over; and whoever asks again gets the same."""
    game = ALL_GAMES["petty_court"]
    tables = [loaded(turn.after, 2, "en") for turn in list(playing(game, 2, 1))[:2]]
    dice = [chance(table, seat) for table in tables for seat in (0, 1)]
    assert len(set(dice)) == 4
    assert dice == [chance(table, seat) for table in tables for seat in (0, 1)]
