"""Everything that a game shows in a match fits into messages and forms, in every language and with long names."""

from dataclasses import replace as evolve
from itertools import islice

import pytest

from bot.handlers.looking import closer, regions
from bot.languages import SHIPPED
from bot.play import barred, cards, private_card
from bot.play.told import Told
from bot.publish.channel import room
from bot.ui.menu import form
from bot.ui.page import markdown
from bot.ui.parts import flat, prose
from engines.core.menu import Pick
from tests.bot.menus import form_problems, loaded, message_problems
from tests.bot.test_ui_menu import HERE
from tests.contract.games import ALL_GAMES, SOAK_GAMES
from tests.playing import recorded

STRIDE = 7
"""Every so manieth step is looked at: in the soak in each language, else in one after the other."""
STEPS = 700
EACH = SOAK_GAMES >= 1000
A_SCREEN = 800
"""Characters that a phone shows at once, or little more: also with the longest names."""


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_whatever_a_game_shows_fits(every_game: str, locale: str) -> None:
    """Board, prompt, each seat's card with its menu, forms, standing orders, reasons: of a random match."""
    game = ALL_GAMES[every_game]
    seats = game.meta.seats[-1]
    steps = (
        range(0, STEPS, STRIDE)
        if EACH
        else range(STRIDE * SHIPPED.tags.index(locale), STEPS, STRIDE * len(SHIPPED.tags))
    )
    for turn in islice(recorded(game, seats, 11), steps.start, steps.stop, steps.step):
        now = loaded(turn.after, seats, locale)
        board = cards.board(now, now.voice(locale))
        log = "Ж" * room(now, board)
        assert len(log) > 600, "a few lines fit below any board"
        shown = [cards.standing(now, board, [log]), cards.prompt(now, now.asked, ["Ж" * 500] * 3)]
        assert any(part.get("content") == board for part in flat(shown[0])), "the board stands there whole"
        shown += [[prose(markdown(page, now.voice(locale))), *closer(now, now.voice(locale))] for page in regions(now)]
        shown += [cards.ending(now)] if now.playing.over else []
        for seat in range(seats):
            told = now.voice(locale)
            few, all_of_it = (barred.why_not(now, seat, told, whole=whole)[0] for whole in (False, True))
            assert len(few) <= A_SCREEN
            assert not all_of_it.endswith("…"), "whole"
            shown += [private_card.own(now, seat, told, Told(rest="Ж" * 1190)), [prose(few)], [prose(all_of_it)]]
            aside, asked = now.playing.aside(seat), now.playing.menu(seat)
            shown += [cards.aside(now, aside, told)] if aside else []
            if asked is not None and (not isinstance(asked, Pick) or asked.at_most > 1):
                assert form_problems(form(asked, HERE, told)) == []
        for parts in shown:
            assert message_problems(parts) == []


def test_long_names_do_not_cut_a_board_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they would make it too long they are clipped, and still tell the seats apart."""
    match = list(recorded(ALL_GAMES["royals"], 5, 11))[-30].after
    seated = loaded(match, 5, "ru")
    names = [f"Ж{'е' * 30}{letter}" for letter in "абвгд"]
    seats = tuple(evolve(seat, name=name) for seat, name in zip(seated.table.seats, names, strict=True))
    long = evolve(seated, table=evolve(seated.table, seats=seats))
    whole = cards.board(long, long.voice("ru"))
    monkeypatch.setattr(cards, "BOARD", len(whole) - 1)
    told = cards.board(long, long.voice("ru"))
    assert len(told) <= cards.BOARD
    assert told.count("\n") == cards.board(seated, seated.voice("ru")).count("\n")
    assert all(f"… {number}" in told for number in range(1, 6))
