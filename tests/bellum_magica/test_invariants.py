"""Section 10 of the rules: states and steps that no play leads to, and that the checks must notice."""

from __future__ import annotations

import ast
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engines.bellum_magica import GAME, invariants
from engines.bellum_magica import events as e
from engines.bellum_magica.state import State
from engines.core.match import Match, restore
from tests.bellum_magica import lasting
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene
from tests.bellum_magica.spoiling import BROKEN, UNDONE, departed, gains_chests, put, slot_unfilled, today
from tests.playing import perform, playing, playout


def whole() -> Scene:
    """A poll; B has something of everything, C two chests, and three settlements are out of the game."""
    lairs = {
        A: Told(barrels=1, spells=1),
        B: Told(left="orc_butcher", right="lizard_guard", food=3, runestones=1, spells=1, chests="w2", robbed=1),
        C: Told(barrels=1, chests="m4 g5"),
    }
    return scene(3, lairs=lairs, phase="poll", row=4, deck=12)


@pytest.mark.parametrize("what", BROKEN)
def test_the_check_notices(what: str) -> None:
    """BM-10.1 to 10.7, 10.9, 10.10, 10.12."""
    state = whole().state
    GAME.check(state)
    words, spoil = BROKEN[what]
    with pytest.raises(AssertionError, match=words):
        GAME.check(spoil(state))


@pytest.mark.parametrize("what", UNDONE)
def test_what_no_act_undoes(what: str) -> None:
    """BM-10.3, 10.6, 10.8, 10.12, as every scenario checks it after every act."""
    state = today(whole().state, attacked=(A,))
    lasting.check(state, state)
    words, undo = UNDONE[what]
    with pytest.raises(AssertionError, match=words):
        lasting.check(state, undo(state))


def test_nobody_comes_back_from_a_removal() -> None:
    """BM-7.7, 10.12: its chests leave the game, and it stays away."""
    here = whole().state
    gone = departed(C)(here)
    lasting.check(here.evolve(stack=()), gone.evolve(stack=(), day=here.day + 1))
    with pytest.raises(AssertionError, match="nobody comes back"):
        lasting.check(gone, put(gone, C, gone=False))


def failing_line(check: Callable[[], None], where: Path) -> int:
    """Of the checks, where a state fails."""
    try:
        check()
    except AssertionError as broken:
        frames = [frame for frame in traceback.extract_tb(broken.__traceback__) if Path(frame.filename) == where]
        line = frames[-1].lineno
        assert line is not None
        return line
    raise AssertionError("nothing was noticed")


def uncaught(where: Path, caught: set[int]) -> list[str]:
    """The assertions of a file on whose lines nothing was caught."""
    text = where.read_text(encoding="utf-8")
    asserted = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Assert)]
    spans = {range(node.lineno, (node.end_lineno or node.lineno) + 1) for node in asserted}
    return [text.splitlines()[span.start - 1] for span in spans if not any(line in span for line in caught)]


def test_no_assertion_is_without_a_state_that_it_catches() -> None:
    """BM-10.1 to 10.12: except that there is an outcome exactly at the end, which no state alone can break."""
    state, file = whole().state, Path(invariants.__file__)
    caught = {failing_line(lambda: GAME.check(spoil(state)), file) for _, spoil in BROKEN.values()}  # noqa: B023
    (left,) = uncaught(file, caught)
    assert "outcome" in left
    state, file = today(state, attacked=(A,)), Path(lasting.__file__)
    caught = {failing_line(lambda: lasting.check(state, undo(state)), file) for _, undo in UNDONE.values()}  # noqa: B023
    (left,) = uncaught(file, caught)
    assert "nobody comes back" in left


def test_slots_may_be_empty_while_the_day_lasts() -> None:
    """BM-10.3: only after phase 6 they are full as far as the deck goes."""
    game = scene(3, lairs={A: Told(force="S2")}, row=3, deck=12)
    GAME.check(slot_unfilled(game.state))


def test_ten_chests_are_no_fault_in_phase_4() -> None:
    """BM-10.10, 5.31: they are before it, and after it unless the game is over."""
    lairs = {A: Told(force="S2", food=2), B: Told(force="S2")}
    GAME.check(gains_chests(B, 10)(scene(lairs=lairs, row=3).state))
    with pytest.raises(AssertionError, match=r"10\.10"):
        GAME.check(gains_chests(B, 10)(scene(lairs=lairs, row=3, phase="recruit").state))


# ---- matches at random


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_random_matches_keep_all_of_it(seats: int, seed: int) -> None:
    """BM-10.1 to 10.12: with options, removals and standing orders at random."""
    polls = 0
    for turn in playing(GAME, seats, seed, seatings=0.004):
        before, after = turn.before._state, turn.after._state
        GAME.check(after)
        lasting.check(before, after)
        polls += _piles_hold_enough(after)
    assert polls


def _piles_hold_enough(state: State) -> bool:
    """BM-10.11: at dawn fifty chests less all that the seats can hold; none left after phase 4 means the end."""
    left = sum(map(len, state.piles.chests))
    top = state.stack[-1].kind if state.stack else ""
    assert top != "recruiting" or left
    if top != "poll":
        return False
    least = 50 - len(state.lairs) * (state.variant.end_at - 1)
    assert left >= least >= 5
    return True


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_how_often_things_happen_on_a_day(seats: int) -> None:
    """BM-10.8, 10.9: one attack each, one robbery of a victim by each other seat, the die goes round, no roll without
    a token; barrels rise in phase 4 alone."""
    attacks: Counter[tuple[int, ...]] = Counter()
    barrels: Counter[int] = Counter()
    spells: Counter[int] = Counter()
    day, tokens, rolls = 0, 0, 0
    for turn in playing(GAME, seats, 5, seatings=0):
        for event in turn.events:
            match event:
                case e.DayBegan():
                    day, rolls = event.day, 0
                    tokens = barrels.total() + spells[event.captain]
                    assert event.captain == (turn.after._state.first + day - 1) % seats
                case e.Rolled():
                    rolls += 1
                    assert rolls <= 1 + tokens
                case e.Treated(payment="barrel"):
                    barrels[event.seat] -= 1
                case e.Recruited():
                    spells[event.seat] += event.spells
                case e.Stolen():
                    attacks.update([(day, event.thief), (day, event.thief, event.victim)])
                case e.Plundered() | e.Stayed() | e.NoAttack():
                    attacks[day, event.seat] += 1
                    barrels[event.seat] += getattr(event, "barrels", 0)
    assert {*attacks.values()} == {1}
    lairs = turn.after._state.lairs
    assert [(lair.barrels, lair.spells) for lair in lairs] == [(barrels[seat], spells[seat]) for seat in range(seats)]


# ---- the same answers, the same game


def test_in_which_order_goblins_are_placed_does_not_matter() -> None:
    """BM-10.15: nor who took an answer back before; the dice are the same, too."""
    worlds = []
    for order in ((A, B, C), (C, A, B), (B, C, A)):
        game = begun(3, seed="any order")
        game.place(order[0], "LL")
        game.withdraw(order[0])
        for seat in order:
            game.place(seat, ("LR", "RR", "RL")[seat])
        worlds.append((game.state.rng, game.state.row, game.state.lairs, game.state.piles))
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_seed_and_answers_give_the_same_game(seats: int) -> None:
    """BM-10.16: replayed from its log, also through a restart in mid-match; what orders answered comes again."""
    end, log = playout(GAME, seats, 11)
    match: Match[Any] = next(iter(playing(GAME, seats, 11))).before
    other = restore(GAME, match.dump(), match.step)
    for entry in log:
        match, told = perform(match, entry)
        other, also = perform(restore(GAME, other.dump(), other.step), entry)
        assert told == also
    assert match.dump() == other.dump() == end.dump()


def test_another_seed_deals_another_game() -> None:
    """BM-10.16, 4.4 to 4.6."""
    one, other = (begun(3, seed=seed).state.piles for seed in ("one", "two"))
    assert one.settlements != other.settlements
    assert one.creatures != other.creatures
    assert one.chests != other.chests
