"""What a match hands on: at its end and not before, always the same, readable, and good for the next one.

In a game that bequeaths nothing all of this holds by itself."""

from collections.abc import Iterator
from typing import Any

from engines.core.chair import Change, Seating
from engines.core.match import Act, Match, restore
from engines.core.menu import Refused
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.text import CardRef, Text
from tests.campaigns import MOST_ACTS, Table, deserted, following, table
from tests.contract.catalogues import LOCALES, pieces, render, unfilled
from tests.playing import ending, opening, perform, recorded


def only_a_match_that_is_over_bequeaths(game: Any, seats: int, seed: int) -> None:
    """And the founding of a campaign always does: no game can be played without it."""
    for turn in recorded(game, seats, seed):
        assert game.bequest(turn.before._state) is None, "nothing is left by a match that runs"
    end = ending(game, seats, seed)
    heirloom = game.bequest(end._state)
    assert heirloom is None or (heirloom.game, heirloom.schema >= 1) == (game.meta.key, True)
    if game.meta.prologue and table(game, seats, seed).heirloom is None:
        assert heirloom is not None, "a campaign that was founded can be played"


def the_same_match_bequeaths_the_same(game: Any, seats: int, seed: int) -> None:
    """Byte for byte: begun again with the same arguments, and written down and read again before every act."""
    again, turns = opening(game, seats, seed), recorded(game, seats, seed)
    for turn in turns:
        again, _ = perform(restore(game, again.dump(), again.step), turn.entry)
    again, end = restore(game, again.dump(), again.step), ending(game, seats, seed)
    assert game.bequest(again._state) == game.bequest(end._state) == game.bequest(end._state)


def an_heirloom_opens_the_next_match(game: Any, seats: int, seed: int) -> None:
    """At a table of any size, with the same persons on other seats and with others."""
    heirloom = game.bequest(ending(game, seats, seed)._state)
    for more, others in enumerate(game.meta.seats if heirloom else ()):
        begun, _ = following(game, others, f"after {seed} {more}", heirloom).begin()
        game.check(begun._state)
        assert not begun.over, "the game proper waits for somebody"
        assert begun == following(game, others, f"after {seed} {more}", heirloom).begin()[0], "it can be begun again"


def a_deserted_match_bequeaths_to_strangers(game: Any, seats: int, seed: int) -> None:
    """All resign, one is removed where the rules allow it, and defaults play on; then nobody sits at the next table."""
    match, _ = deserted(game, seats, seed).begin()
    for seat in range(seats):
        match = _gone(match, seat, "resign")
    match = _gone(match, seed % seats, "remove")
    end = _by_default(match)
    heirloom = game.bequest(end._state) or table(game, seats, seed).heirloom
    if heirloom:
        readable(game, heirloom)
        options = game.meta.chosen(None, seats)
        nobody = Table(game=game, seats=seats, seed="nobody", options=options, heirloom=heirloom, people=("",) * seats)
        begun, _ = nobody.begin()
        game.check(begun._state)
        assert not begun.over, "the game proper waits for somebody"


def the_world_between_two_matches_can_be_read(game: Any, seats: int, seed: int) -> None:
    """In every language, with all that its sentences fill in; what somebody made up, also where it is hidden."""
    heirloom = game.bequest(ending(game, seats, seed)._state)
    if heirloom:
        readable(game, heirloom)


def the_world_between_two_matches_tells_no_secret(game: Any, seats: int, seed: int) -> None:
    """Whatever nobody knew at the end of a match is not in the pages about it."""
    end = ending(game, seats, seed)
    heirloom = game.bequest(end._state)
    twin = game.bequest(game.scramble(end._state, (), f"{seed}")) if heirloom else None
    if heirloom:
        assert twin is not None, "whether there is an heirloom depends on secrets"
        assert game.pages(twin) == game.pages(heirloom)
        assert game.laurels(twin) == game.laurels(heirloom)
        assert game.tale(twin) == game.tale(heirloom)


def the_world_during_a_match_is_read_and_tells_no_secret(game: Any, seats: int, seed: int) -> None:
    """At a few moments: its pages can be said, and are those of every match that looks the same to everybody."""
    turns = recorded(game, seats, seed)
    for turn in turns[:: max(1, len(turns) // 6)]:
        now = game.meanwhile(turn.before._state)
        assert game.meanwhile(game.scramble(turn.before._state, (), f"{seed}")) == now
        if now:
            readable(game, now)


def the_match_that_left_a_world_is_told(game: Any, seats: int, seed: int) -> None:
    """In eight to twelve sentences in every language, where a game tells them; a founding only says what it changed."""
    heirloom = game.bequest(ending(game, seats, seed)._state)
    told = game.tale(heirloom) if heirloom else None
    if told:
        founding = game.meta.prologue and table(game, seats, seed).heirloom is None
        assert len(told.story) in ((0,) if founding else range(8, 13))
        for locale in LOCALES:
            sentences = [render(game, locale, each).strip() for each in told.story]
            assert all(each.endswith((".", "!")) for each in sentences), sentences
            assert all(render(game, locale, each).strip() for each in (told.title, *told.changes))


def readable(game: Any, heirloom: Heirloom) -> None:
    """Its pages can be said in every language, with all that their sentences fill in."""
    pages = game.pages(heirloom)
    assert pages
    every = (said for page in pages for said in (page.title, *_lines(page)) if said)
    for said in (*every, *game.laurels(heirloom)):
        for piece in pieces(said):
            assert isinstance(piece, CardRef) or not unfilled(game, piece), piece
        for locale in LOCALES:
            assert render(game, locale, said).strip()


def _lines(page: Page) -> Iterator[Text | None]:
    for section in page.sections:
        yield section.heading
        yield from section.lines


def _gone(match: Match[Any], seat: int, change: Change) -> Match[Any]:
    try:
        return match.seat(Seating(seat=seat, change=change))[0]
    except Refused:
        return match  # over already, or not without the rules' leave


def _by_default(match: Match[Any]) -> Match[Any]:
    for _ in range(MOST_ACTS):
        if match.over:
            return match
        seat = match.asked()[0]
        match, _ = match.act(Act(seat=seat, question=match.question(seat), given=match.default(seat)))
    raise AssertionError("a table that everybody has left never ends")
