"""The small pieces: texts, events, records, windows, ranks, boards, settings, and the steward that guesses."""

from dataclasses import replace

import pytest

from engines.core.frame import after, without
from engines.core.match import start
from engines.core.menu import Amount, Menu, Number, Option, Pick, Picked, Typed, Write
from engines.core.meta import Setting
from engines.core.move import Move
from engines.core.outcome import ranks
from engines.core.recent import recent, settled
from engines.core.record import evolve, like
from engines.core.rng import Rng
from engines.core.shown import label
from engines.core.steward import guess
from engines.core.text import CardRef, SeatRef, text
from tests.petty_court import GAME
from tests.petty_court.rules import Court, Draw, Drew, Pass, Passed, Player, SomeoneDrew
from tests.petty_court.turns import TakeTurn

# ---- texts


def test_equal_texts_compare_equal_however_they_were_written() -> None:
    assert text("x", who=SeatRef(1), card=CardRef("tithe")) == text("x", card=CardRef("tithe"), who=SeatRef(1))
    assert text("x", n=1) != text("x", n=2)


# ---- events


def test_a_secret_has_owners_and_a_side_for_the_others() -> None:
    drew = Drew(owners=(1, 2), card=7)
    assert [drew.heard(seat) for seat in (0, 1, 2, None)] == [SomeoneDrew(seat=1), drew, drew, SomeoneDrew(seat=1)]


def test_a_fact_is_heard_by_everybody() -> None:
    passed = Passed(seat=1)
    assert [passed.heard(seat) for seat in (0, 1, None)] == [passed] * 3


# ---- records


def test_a_changed_copy_leaves_the_original() -> None:
    poor = Player(coins=1)
    rich = evolve(poor, coins=9)
    assert (poor.coins, rich) == (1, replace(poor, coins=9))


def test_only_fields_can_be_changed() -> None:
    with pytest.raises(AttributeError, match="purse"):
        evolve(Player(), purse=1)


# ---- boards


def test_a_board_changes_a_copy_of_its_own() -> None:
    before = start(GAME, 2, "a copy")._state
    as_it_was, board = evolve(before), Court(before)
    board.decree(0, "changed")
    assert before == as_it_was
    assert board.state != before


def court() -> Court:
    return Court(start(GAME, 3, "x")._state)


def test_a_roll_changes_more_than_a_draft_does() -> None:
    board = court()
    board.draft(0, None)
    assert not board.amended
    assert 1 <= board.roll(6) <= 6
    assert board.amended


def test_a_shuffle_moves_the_dice_on() -> None:
    board = court()
    before = board.state.rng
    assert sorted(board.shuffle("cab")) == ["a", "b", "c"]
    assert board.state.rng != before


def test_the_floor_remembers_how_low_the_stack_sank() -> None:
    board = court()
    height = board.floor
    board.push(TakeTurn(seat=0), TakeTurn(seat=1))
    assert board.pop() == TakeTurn(seat=1)
    assert board.floor == height
    board.pop()
    board.pop()
    board.push(TakeTurn(seat=2))
    assert board.floor == height - 1
    board.clear()
    assert (board.floor, board.state.stack) == (0, ())


def test_a_swapped_decision_does_not_sink() -> None:
    board = court()
    height = board.floor
    board.swap(TakeTurn(seat=0))
    assert (board.floor, board.state.stack[-1]) == (height, TakeTurn(seat=0))


# ---- windows and ranks


def test_a_window_goes_round_from_the_left() -> None:
    assert after((0, 1, 2, 3), 2) == (3, 0, 1)
    assert after((0, 2), 0) == (2,)
    assert without((3, 0, 1), 0) == (3, 1)
    assert without((3, 1), 0) == (3, 1)


def test_equals_share_a_rank_and_the_next_is_as_far_below_as_they_are_many() -> None:
    assert ranks((3, 5, 3, 1)) == (2, 1, 2, 4)
    assert ranks((0, 0)) == (1, 1)


# ---- settings


@pytest.mark.parametrize(
    ("setting", "good", "bad"),
    [
        (Setting(key="a", choices=("x", "y"), default="x"), ("x", "y"), ("z", "", "0", "x,y")),
        (Setting(key="a", choices=("x",), default="x", names_seat=True), ("x", "0", "2"), ("3", "-1", "00")),
        (
            Setting(key="a", choices=("x",), default="x", numbers=range(2, 11)),
            ("x", "2", "10"),
            ("1", "11", "02", "2.0"),
        ),
        (Setting(key="a", choices=("x", "y"), default="x", each_seat=True), ("x,y,x",), ("x", "x,y", "x,y,z", "x,,y")),
    ],
)
def test_a_setting_takes_its_choices(setting: Setting, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    assert [setting.allows(value, 3) for value in good] == [True] * len(good)
    assert [setting.allows(value, 3) for value in bad] == [False] * len(bad)
    assert setting.allows(setting.preset(3), 3)


# ---- the steward that guesses


MOVES: tuple[Move, ...] = (Draw(), Pass(), Draw())
OPTIONS: tuple[Option[Move], ...] = tuple(Option(move=move, say=label) for move in MOVES)


@pytest.mark.parametrize("seed", range(20))
def test_a_guess_is_an_answer_to_any_menu(seed: int) -> None:
    rng = Rng(f"guess {seed}")
    menus: tuple[Menu[Move], ...] = (
        Pick(prompt=text("x"), options=OPTIONS),
        Pick(prompt=text("x"), options=OPTIONS, at_least=0, at_most=9),
        Pick(prompt=text("x"), options=OPTIONS, at_least=3, at_most=3),
        Amount(prompt=text("x"), low=5, high=5),
        Amount(prompt=text("x"), low=-3, high=3),
        Amount(prompt=text("x"), low=1, high=1, options=OPTIONS),
        Write(prompt=text("x"), max_length=1),
        Write(prompt=text("x"), max_length=1, options=OPTIONS),
    )
    for menu in menus:
        assert menu.accepts(guess(menu, rng)), menu


def test_guesses_vary() -> None:
    menu = Pick(prompt=text("x"), options=OPTIONS, at_least=0, at_most=3)
    guessed = [guess(menu, Rng(f"guess {seed}")) for seed in range(50)]
    assert {len(given.moves) for given in guessed if isinstance(given, Picked)} == {0, 1, 2, 3}
    amount: Menu[Move] = Amount(prompt=text("x"), low=1, high=3)
    assert {guess(amount, Rng(f"{seed}")) for seed in range(50)} == {Number(1), Number(2), Number(3)}
    beside = {Picked((Draw(),)), Picked((Pass(),))}
    amount = Amount(prompt=text("x"), low=1, high=2, options=OPTIONS)
    assert {guess(amount, Rng(f"{seed}")) for seed in range(50)} == {Number(1), Number(2)} | beside
    write: Menu[Move] = Write(prompt=text("x"), max_length=9, options=OPTIONS)
    assert {guess(write, Rng(f"{seed}")) for seed in range(50)} == {Typed("…")} | beside
    assert guess(Write(prompt=text("x"), max_length=9), Rng("x")) == Typed("…")


# ---- what was worked out just now


def test_what_came_of_the_very_same_things_is_known() -> None:
    asked: list[tuple[object, ...]] = []

    @recent
    def work(*things: object) -> int:
        asked.append(things)
        return len(asked)

    one, equal = [1], [1]
    assert [work(each) for each in (one, one, equal, one, one)] == [1, 1, 2, 3, 3]
    assert [work(one, equal), work(one, equal), work(one, one), work(one)] == [4, 4, 5, 6]
    assert asked[-1] == (one,)


def test_what_was_in_order_is_not_looked_at_again_but_what_was_not_is() -> None:
    looked: list[tuple[int, ...]] = []

    @settled
    def check(*things: int) -> None:
        looked.append(things)
        assert 0 not in things

    for things in ((1, 2), (1, 2), (1, 3)):
        check(*things)
    for _ in range(2):
        with pytest.raises(AssertionError):
            check(1, 0)
    check(1, 3)
    assert looked == [(1, 2), (1, 3), (1, 0), (1, 0)]


def test_one_record_is_made_like_another() -> None:
    assert like(SomeoneDrew, Passed(seat=1)) == SomeoneDrew(seat=1)
    assert like(Drew, Drew(owners=(1,), card=7), owners=(2,)) == Drew(owners=(2,), card=7)
