"""What is written below a frame of a film."""

import re

import pytest

from bot.pictures.captions import JOINERS, caption, fits
from bot.pictures.subtitles import subtitle
from bot.play import telling
from bot.play.past import Past
from bot.speech import signed
from engines.core.digest import overheard
from engines.core.drawing.typefaces import LABELS, written
from engines.core.emblem import EMBLEMS
from persistence.records import Known
from tests.campaigns import table
from tests.contract.games import ALL_GAMES
from tests.drawing.positions import read
from tests.kits import EVERY
from tests.playing import played

DRAWN = [key for key, game in ALL_GAMES.items() if game.painter and key in EVERY.games]
ORNAMENTS = "▸➕⏳☀🏁🎲→⚠✍🔻🥂✓👺➜"
"""Signs that say nothing which the words do not."""
SIZE, WIDE = 36, 1400


def lines(told: str) -> list[str]:
    """Its words, line by line."""
    found: dict[int, list[str]] = {}
    for words in caption(told, {"🍖": "<circle r='9'/>"}, WIDE, SIZE).words:
        found.setdefault(words.box.top, []).append(words.said)
    return [" ".join(each) for _, each in sorted(found.items())]


def test_nothing_of_markdown_is_left() -> None:
    assert lines("▸ **🟥 Ann\\_1**, turn 2 — __takes__ ~~one~~ 2⁠🍖, 1 more\n-# small") == [
        "Ann_1, turn 2 — takes one 2 , 1 more small"
    ]


def test_a_sign_stays_with_its_name() -> None:
    """However the line ends."""
    sign = EMBLEMS[0].sign
    for letters in range(40, 70):
        first, *rest = caption(f"{'x' * letters} {sign} Ann", {}, WIDE, SIZE).words
        svg = caption(f"{'x' * letters} {sign} Ann", {}, WIDE, SIZE).svg
        (name,) = rest
        figure = re.search(r'<svg x="(\d+)" y="(\d+)"', svg)
        assert figure
        assert abs(int(figure[2]) - name.box.top) < SIZE
        assert int(figure[1]) < name.box.left or name.box.top > first.box.top


def test_what_does_not_fit_is_cut() -> None:
    told = lines("word " * 200)
    assert len(told) == 2
    assert told[1].endswith("…")
    assert all(words.box.left + words.box.width <= WIDE for words in caption("word " * 200, {}, WIDE, SIZE).words)


def past(key: str, seats: int, locale: str) -> tuple[Past, list[telling.Turn]]:
    """A match among stewards, turn by turn."""
    told = enumerate(played(table(ALL_GAMES[key], seats, 1), 1, advised=lambda _menu: 0.8), 1)
    past = Past(EVERY, key, locale, ["Аня", "Борис", "Вера", "Катя", "Дима"][:seats], Known(), [])
    heard = overheard(((step, event) for step, turn in told for event in turn.events), None)
    return past, telling.turns(heard, past)


@pytest.mark.parametrize(("key", "locale"), read(2))
def test_what_matters_most_is_told_below_a_frame(key: str, locale: str) -> None:
    """Of two thirds of Royals' frames and most of Risk's the end was cut off, and who leads now with it."""
    game = ALL_GAMES[key]
    assert game.painter
    signs, short = game.painter.signs, 0
    told, turns = past(key, game.meta.seats[-1], locale)
    for turn in turns:
        said = subtitle([turn], told, lambda said: fits(said, signs, WIDE, SIZE))
        assert fits(said, signs, WIDE, SIZE)
        pieces = [(point, line) for line in telling.unfolded(turn.span) for point in (*line.points, *line.end)]
        if said == turn.text or not pieces:
            continue
        short += 1
        heaviest = max(point.heard.event.weighs() for point, _ in pieces)
        alone = [
            telling.line(line._replace(head=None, points=(point,), end=()), told, None)
            for point, line in pieces
            if point.heard.event.weighs() == heaviest
        ]
        assert any(each[-20:] in said for each in alone), (said, alone)
    assert short or key != "royals"


@pytest.mark.thorough
def test_what_is_left_out_is_counted() -> None:
    """Whole things are told, in the order in which they happened, and how many others there were."""
    told, turns = past("royals", 5, "en")
    turn = max(turns, key=lambda each: len(each.text))
    there = sum(len(line.points) + len(line.end) for line in telling.unfolded(turn.span))
    assert subtitle([turn], told, lambda said: len(said) < 5000) == turn.text
    said = subtitle([turn], told, lambda said: len(said) < 100)
    *_, more = said.split(" · ")
    left = re.fullmatch(r"and (\d+) more", more)
    assert left
    assert 0 < int(left[1]) < there
    assert subtitle([turn, turn], told, lambda _: False).endswith(f" · and {2 * there - 1} more")


def test_names_without_letters_are_told_below_a_frame_too() -> None:
    voice = EVERY.voice("ru", "royals", signed(("Аня", "محمد")))
    sign = EMBLEMS[1].sign
    assert voice.legible(f"▸ **{sign} محمد**, ход 2", [voice.names]) == f"▸ **{sign} Игрок 2**, ход 2"


@pytest.mark.parametrize("key", DRAWN)
def test_every_sign_of_the_log_has_a_figure(key: str) -> None:
    """Those apart that say nothing which the words do not."""
    game, unknown = ALL_GAMES[key], set[str]()
    assert game.painter
    seats = game.meta.seats[-1]
    told = enumerate(played(table(game, seats, 1), 1, advised=lambda _menu: 0.8), 1)
    past = Past(EVERY, key, "en", [f"P{seat}" for seat in range(seats)], Known(), [])
    heard = overheard(((step, event) for step, turn in told for event in turn.events), None)
    for line in telling.chronicle(heard, past):
        said = JOINERS.sub("", line)
        for sign in sorted([*game.painter.signs, *(each.sign for each in EMBLEMS)], key=len, reverse=True):
            said = said.replace(sign, "")
        unknown |= {letter for letter in said if not letter.isspace() and not written(letter, LABELS)}
    assert unknown <= set(ORNAMENTS)
