"""On a phone of 390 by 844 points the first control of a page that is read from its beginning is at most one scroll
below that; of a card, which a phone opens at its end, at most one above its end."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from bot.play import brief, private_card
from bot.play.past import Past
from bot.play.told import Told
from bot.ui.parts import File, Part, prose
from engines.core.digest import Heard
from engines.core.drawing.look import Look
from persistence.records import Known
from persistence.sittings import Sitting
from tests.bot.heights import BUTTON, SCREEN, placed
from tests.bot.menus import NAMES, loaded
from tests.contract.games import tables
from tests.drawing.positions import DRAWN, read
from tests.kits import EVERY
from tests.playing import recorded, shown

MOMENTS = 6
"""Of a match at each table."""
ONE_SCROLL = 2 * SCREEN
"""A screen, and the next one."""
ROUND = 3
"""Answers of everybody between two looks of a reader."""
ROW = 1


class Moment(NamedTuple):
    """Somebody who is asked, and what they have missed."""

    match: Any
    seats: int
    seat: int
    before: Any
    heard: list[Heard]


def moments(game: Any, seats: int) -> Iterator[Moment]:
    """Some of a match, most of them late in it."""
    turns, chance = recorded(game, seats, 2 * seats), random.Random(f"within reach {game.meta.key} {seats}")
    asked = [at for at, turn in enumerate(turns) if turn.after.asked()]
    for _ in range(MOMENTS):
        at = max(chance.choice(asked), chance.choice(asked))
        seat, since = chance.choice(turns[at].after.asked()), max(0, at - ROUND * seats)
        steps = range(since + 1, at + 1)
        heard = [Heard(step, event) for step in steps for event in shown(turns[step].events, seat)]
        yield Moment(turns[at].after, seats, seat, turns[since].after.view(seat), heard)


def told(moment: Moment, locale: str) -> Told:
    """What they have missed."""
    seats = range(moment.seats)
    known = Known(people=tuple((f"p{seat}", NAMES[seat]) for seat in seats))
    sat = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in seats]
    past = Past(EVERY, moment.match.game.meta.key, locale, NAMES[: len(sat)], known, sat)
    view, since = moment.match.view(moment.seat), brief.Since(begun=True)
    return brief.news(moment.heard, past, moment.seat, private_card.NEWS, view=view, since=since)


def card(moment: Moment, locale: str, *, pictures: bool, opened: bool) -> tuple[list[Part], str]:
    """Their card or page, whose pictures say how large they are, and the mark of its question."""
    table = loaded(moment.match, moment.seats, locale)
    voice, painter, view = table.voice(locale), moment.match.game.painter, moment.match.view(moment.seat)
    look = Look(say=voice.bare, names=table.names, before=moment.before, news=tuple(h.event for h in moment.heard))
    scenes = (painter.close(view, look) or painter.table(view, look), painter.own(view, look)) if pictures else ()
    drawn = [File(f"{scene.width}x{scene.height}.png", b"") for scene in scenes if scene]
    news = told(moment, locale)
    return private_card.own(table, moment.seat, voice, news, drawn=drawn, opened=opened), table.mark(moment.seat)


def first_control(parts: list[Part], mark: str, *, opened: bool) -> int:
    """How far the first thing that answers is away, in points: its end from the beginning, or its top from the end."""
    every = list(placed(parts))
    (_, top, _), *_ = (each for each in every if each[0]["type"] == ROW and mark in str(each[0]))
    return top + BUTTON if opened else every[-1][-1] - top


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "card"])
@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
@pytest.mark.parametrize(("key", "locale"), read(2))
def test_the_first_control_is_at_most_one_scroll_away(key: str, locale: str, pictures: bool, opened: bool) -> None:
    """What a newcomer missed in 18 of 28 looks: what they could do lay two to four screens below what they were asked,
    beneath their hand, army, rivals, dangers and the whole round."""
    for seats in tables(DRAWN[key]):
        for moment in moments(DRAWN[key], seats):
            parts, mark = card(moment, locale, pictures=pictures, opened=opened)
            away = first_control(parts, mark, opened=opened)
            assert away <= ONE_SCROLL, [(part["type"], top) for part, top, _ in placed(parts)]


@pytest.mark.parametrize(("made", "opened"), [("pictures", True), ("rows", False)])
def test_words_between_would_be_noticed(monkeypatch: pytest.MonkeyPatch, made: str, opened: bool) -> None:
    """The measure fails where the words of a hand come first, or stand at the end of a card."""
    moment, told, make = next(moments(DRAWN["royals"], 5)), prose("hand " * 300), getattr(private_card, made)
    monkeypatch.setattr(private_card, made, lambda each: [*make(each), told])
    parts, mark = card(moment, "en", pictures=True, opened=opened)
    assert first_control(parts, mark, opened=opened) > ONE_SCROLL
