"""What is read in positions laid out for it is as it was written down; and it fits on a phone, in every language."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.ui import limits
from engines.core.booklet.strokes import Leaf
from engines.core.event import Event
from engines.core.match import Match
from engines.core.menu import Given, Menu, Pick
from engines.core.move import Move, part
from engines.core.record import evolve, members
from engines.royals import GAME
from engines.royals import moves as m
from engines.royals.atlas import NOBLES
from engines.royals.markers import total
from engines.royals.scoring import outcome
from tests.contract.catalogues import LOCALES, titled
from tests.contract.games import by_turns, every_third
from tests.playing import answer, playing
from tests.reading import Reader
from tests.royals import told
from tests.royals.arrange import begun, scene
from tests.royals.notation import NUMBER, A
from tests.royals.told import lines, menus

BOARD = {"hidden": (limits.TEXT - 1000, 5500), "open": (limits.TEXT - 700, 6000)}
"""Characters and bytes of a board; the rest of a message is for what happened. Everybody's markers take more."""
CARD, RESULT = 1800, 3000
"""Characters of an own page, beside news and menu, and of the end."""
SAMPLED = 10
SEE = GAME.presenter
READER = Reader(told)


@pytest.mark.parametrize("file", told.TOLD)
def test_what_is_told_is_as_it_was(file: str) -> None:
    """RY-11.1 to 11.5, 11.7, 3.3 to 3.6, 9.4 to 9.7, 9.20, 9.22: word for word; and all printed matter on the guide
    (RY-2.1 to 2.8)."""
    READER.as_it_was(file)


def test_nothing_goes_untold() -> None:
    """Every event has a line (RY-11.3). The guide names every country, pair, rank, city and colour; a noble is named
    when it is taken."""
    assert {type(event) for event in lines.SAMPLES} == {*members(Event, GAME.package).values()}
    assert READER.components(SEE.guide()) == titled(GAME) - {noble.id for noble in NOBLES}


@pytest.mark.parametrize("locale", LOCALES)
def test_all_of_it_can_be_said(locale: str) -> None:
    """RY-11.3: no two different things read the same, and none is too long for a phone."""
    READER.can_be_said(locale)
    READER.lines_differ(lines.SAMPLES, locale)


# ---- pages


def eager(menu: Menu[Any], rng: Random) -> Given[Any]:
    """Claims as often as not, and by hand: boards that are as full as boards get."""
    if isinstance(menu, Pick):
        leafs = [at for at, option in enumerate(menu.options) if isinstance(option.move, Leaf)]
        if leafs:
            return menu.choose(leafs[0])
        claims = [at for at, option in enumerate(menu.options) if option.move.kind == "claim"]
        if claims and rng.random() < 0.8:
            return menu.choose(rng.choice(claims))
    return answer(menu, rng)


def with_scores(match: Match[Any], scores: str) -> Match[Any]:
    """The same position, had that been agreed."""
    return Match(GAME, evolve(match._state, variant=evolve(match._state.variant, scores=scores)))


@pytest.mark.parametrize("seed", by_turns(0, range(2)))
def test_pages_fit_on_a_phone(seed: int) -> None:
    """RY-11.1, 11.2, 11.5: five seats with long names that claim all they can; the board leaves room for the log."""
    assert SEE.own is not None
    for at, turn in enumerate(playing(GAME, 5, seed, seatings=0, choose=eager)):
        match = turn.after
        if at % SAMPLED and not match.over:
            continue
        for locale in by_turns(at // SAMPLED, LOCALES):
            for scores, (most, heaviest) in BOARD.items():
                size, weight = READER.measured(SEE.board(with_scores(match, scores).view(None)), locale)
                assert size <= most
                assert weight <= heaviest
            assert all(READER.measured(SEE.own(match.view(seat)), locale)[0] <= CARD for seat in range(5))
    assert SEE.own(match.view(None)) is None, "a spectator has none"
    assert all(READER.measured(SEE.ending(match.view(None)), locale)[0] <= RESULT for locale in LOCALES)


def test_a_page_of_the_guide_is_one_message() -> None:
    READER.guide_fits(limits.TEXT // 2)


def test_the_result_adds_up() -> None:
    """RY-11.5, 7.6: the sources are the points, the first line is the winner, the marker lists hold the same."""
    *_, last = playing(GAME, 5, 2, seatings=0, choose=eager)
    state, page = last.after._state, SEE.ending(last.after.view(None))
    ranking: list[dict[str, Any]] = [dict(line.args) for line in page.sections[0].lines if line.key == "ending-rank"]
    points = [line["points"] for line in ranking]
    assert points == [sum(dict(source.args)["points"] for source in line["sources"]) for line in ranking]
    assert points == sorted(points, reverse=True)
    piles = {seat: house.markers for seat, house in enumerate(state.houses)}
    assert {line["who"].seat: line["points"] for line in ranking} == {seat: total(pile) for seat, pile in piles.items()}
    found = outcome(state)
    assert found is not None
    assert {line["who"].seat: line["rank"] for line in ranking} == dict(enumerate(found.ranks))
    lists: list[dict[str, Any]] = [dict(line.args) for line in page.sections[1].lines]
    assert {line["who"].seat: len(line["items"]) for line in lists} == {
        seat: len(pile) for seat, pile in piles.items() if pile
    }


# ---- menus


def widest() -> Iterator[Menu[Move]]:
    """The menus in which most is said."""
    for more in ({}, {"paris_king": 2}):
        play = menus.all_at_once(**more)
        yield play.menu()
        play.aims(NUMBER["paris_king"])
        if play.accepts(menus.EVERY):
            play.does(menus.EVERY)
        yield play.menu()
    for hand in ("fr4 de4 gb4 es3", "fr4 de3 gb3 es3 + fr-de2 fr-gb fr-es de-gb"):
        play = scene(hands={A: hand})
        yield play.menu()
        play.does(menus.TRIM)
        yield play.menu()
    play = scene(row="de de gb de", phase="draw", row_size="4")
    yield play.menu()
    play.does(part(m.Draw, plan="three_country"))
    yield play.menu()
    yield from menus.crowded_orders()


@cache
def strolled() -> tuple[Menu[Move], ...]:
    """Whatever comes up when the menus are answered by chance."""
    found: list[Menu[Move]] = []
    for seed in (1, 2):
        dice, play = Random(seed), begun(3, seed=str(seed), row_size="4", jokers="any_time")
        for _ in range(120):
            found.append(play.menu())
            play.answers(play.menu().choose(dice.randrange(len(play.menu().options))))
    return tuple(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_menus_fit_on_a_phone_and_can_be_told_apart(locale: str) -> None:
    """RY-11.2: with the longest names that people may have."""
    for menu in (*widest(), *every_third(LOCALES.index(locale), strolled())):
        labels = [label for _, label in READER.labels(menu, locale)]
        assert len(set(labels)) == len(labels), labels
