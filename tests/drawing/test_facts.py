"""Whoever chooses texts instead of pictures misses nothing: what a picture shows stands in a line of the texts."""

import re
from collections.abc import Iterator, Sequence

import pytest

from bot.ui.grid import WIDEST, block, width
from engines.core.drawing.scene import Canvas, Fact
from engines.core.page import BLANK, Page
from engines.core.text import Arg
from tests.campaigns import late_seed
from tests.drawing.positions import DRAWN, KIT, NAMES, Position, positions, read
from tests.drawing.written import unlisted, unsaid
from tests.playing import recorded


def lines(position: Position, locale: str) -> Iterator[str]:
    """Everything that the texts say to the reader, what has happened lately and what they are asked too; what a section
    is about stands before each of its lines."""
    presenter, view, say = position.game.presenter, position.view, position.look(locale).say
    yield from (say(line) for event in position.news if (line := presenter.line(event)))
    yield from (say(line) for line in presenter.losses(view, position.news))
    yield from (" ".join(map(say, line)) for line in position.question)
    pages: list[Page | None] = [presenter.board(view), presenter.own(view), *presenter.regions(view)]
    for page in pages:
        for section in page.sections if page else ():
            heading = say(section.heading) if section.heading else ""
            assert page is not None, "it has sections"
            yield f"{say(page.title)} {heading}"
            first, *rows = _whole(section.grid.rows) if section.grid else [()]
            said: list[Arg] = [*section.lines, first, *((*first, *row) for row in rows)]
            for line in said:
                yield f"{say(page.title)} {heading} {say(line)}"


def _whole(rows: Sequence[tuple[Arg, ...]]) -> list[tuple[Arg, ...]]:
    """Each with those below it that go on with it: they begin with a blank."""
    found: list[tuple[Arg, ...]] = []
    for row in rows:
        if row[0] == BLANK and found:
            found[-1] = (*found[-1], *row)
        else:
            found.append(row)
    return found


@pytest.mark.parametrize(("key", "locale"), read(0))
def test_grids_fit_on_a_phone(key: str, locale: str) -> None:
    """In every language, as long as nobody has a long name: nothing in them is cut."""
    for position in positions(key, 1):
        presenter, view = position.game.presenter, position.view
        voice = KIT.voice(locale, key, "ABCDEF"[: position.seats])
        for page in (presenter.board(view), *presenter.regions(view)):
            for section in page.sections:
                told = block(section.grid, voice) if section.grid else ""
                assert "…" not in told
                assert all(width(line) <= WIDEST for line in told.split("\n"))


def told(fact: Fact, said: str) -> bool:
    """Whether *said* has all of it, each part as words of their own."""
    return all(re.search(rf"(?<!\w){re.escape(part)}(?!\w)", said) for part in fact)


@pytest.mark.parametrize(("key", "locale"), read(1))
def test_the_texts_say_what_pictures_show(key: str, locale: str) -> None:
    for position in positions(key):
        texts = list(lines(position, locale))
        for part, scene in position.scenes(locale).items():
            missing = [fact for fact in scene.facts if not any(told(fact, line) for line in texts)]
            assert missing == [], part


@pytest.mark.parametrize(("key", "locale"), read(2))
def test_a_picture_says_what_it_shows(key: str, locale: str) -> None:
    """The list that the test above goes by is as long as a picture is full. (In Royals 36 of 75 pieces of the table
    were on no list: hand sizes, the deck, points, what countries and titles bring; the texts could drop them.)"""
    for position in positions(key):
        for part in position.scenes(locale):
            assert unsaid(position, part, locale) == [], part
            written, more = unlisted(position, part, locale)
            assert more <= 1 + written // 10, part


@pytest.mark.parametrize("key", DRAWN)
def test_what_is_on_no_list_is_noticed(key: str) -> None:
    """The measure measures: every fact that has a figure of its own is missed."""
    position = next(positions(key, 1))
    scene = position.scenes("en")["table"]
    figures = [fact for fact in scene.facts if any(map(str.isdigit, "".join(fact)))]
    assert len(unsaid(position, "table", "en", figures)) + unlisted(position, "table", "en", figures)[1] > 9


def test_an_army_that_stands_nowhere_yet_is_a_dot_in_both() -> None:
    """RL-B1.1: while armies and places are drafted, plates said 0 where the board has its dot."""
    seed, game = late_seed(DRAWN["risk_legacy"], 3), DRAWN["risk_legacy"]
    assert seed is not None
    views = (turn.after.view(None) for turn in recorded(game, 3, seed))
    there = ((view, at) for view in views for at, side in enumerate(view.sides) if side.faction is not None)
    view, at = next((view, at) for view, at in there if not view.sides[at].territories)
    position = Position(game, view, None, 3)
    fact = next(fact for fact in position.scenes("en")["table"].facts if fact[0] == NAMES[at] and "·" in fact)
    assert fact[:3] == (NAMES[at], "·", "·")
    assert any(told(fact, line) for line in lines(position, "en"))


def test_a_fact_is_told_as_a_whole() -> None:
    """The search finds words, not parts of them, and all of them in one line."""
    assert told(("Paris", "8", "Ann"), "Paris: King 8▲4 Ann")
    assert not told(("Paris", "8", "Ann"), "Paris: King 18 Ann")
    assert not told(("Paris", "Bob"), "Paris: King 8▲4 Ann")


@pytest.mark.parametrize("key", DRAWN)
def test_every_picture_but_the_table_has_a_description_of_its_own(key: str) -> None:
    """It says as much as the picture shows, or the most of it; that of the table is the painter's."""
    for position in positions(key):
        for part, scene in position.scenes("en").items():
            if part == "table":
                assert scene.told == ""
                continue
            assert scene.title
            assert [part for fact in scene.facts for part in fact if part not in scene.told] == [], part


def test_a_description_says_nothing_twice() -> None:
    canvas = Canvas(1, 1, "Hand of Ann").fact("Ann").fact("Paris", "5 🪵", "5").fact("Paris", "Bob").fact("Rome", "2")
    assert canvas.scene().told == "Hand of Ann: Paris 5 🪵, Bob; Rome 2."
    assert Canvas(1, 1, "Nothing").scene().told == "Nothing."
