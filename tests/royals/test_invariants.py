"""Section 10 of the rules: states and steps that no play leads to, and that the checks must notice."""

from __future__ import annotations

import ast
import traceback
from pathlib import Path
from typing import Any

import pytest

from engines.core.match import Match, restore
from engines.royals import GAME, invariants
from engines.royals import events as e
from engines.royals.state import State
from tests.playing import perform, playing, playout
from tests.royals import lasting
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene
from tests.royals.spoiling import BROKEN, UNDONE, buried, gap_in_the_row, house_turns, loses, put

CHECKS = Path(invariants.__file__)
HELD = {
    "dublin_duke": A,
    "london_king": A,
    "edinburgh_baron": A,
    "lyon_marshal": A,
    "bordeaux_countess": A,
    "dublin_cardinal": A,
    "dijon_princess": A,
    "madrid_king": B,
}
"""A holds cities, the shield of Britain and a house marker."""


def whole(**more: Any) -> Scene:
    return scene(
        3, hands={A: "fr8 de4 + fr-es3", B: "gb6 + de-gb1", C: "es2"}, holders=HELD, buried={"madrid": (C,)},
        seat=A, period="1680", **more,
    )  # fmt: skip


def before_the_draw() -> Scene:
    return scene(3, hands={A: "fr8"}, seat=A, phase="draw")


@pytest.mark.parametrize("what", BROKEN)
def test_the_check_notices(what: str) -> None:
    """RY-10.1 to 10.8, 10.13."""
    state = whole().state
    GAME.check(state)
    words, spoil = BROKEN[what]
    with pytest.raises(AssertionError, match=words):
        GAME.check(spoil(state))


def failing_line(state: State) -> int:
    """Of the checks, where *state* fails."""
    try:
        GAME.check(state)
    except AssertionError as broken:
        frames = traceback.extract_tb(broken.__traceback__)
        (line,) = (frame.lineno for frame in frames[-1:] if Path(frame.filename) == CHECKS)
        assert line is not None
        return line
    raise AssertionError("nothing was noticed")


def test_no_assertion_is_without_a_state_that_it_catches() -> None:
    """RY-10.1 to 10.8: except that there is an outcome exactly at the end, which no state alone can break."""
    text = CHECKS.read_text(encoding="utf-8")
    asserted = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Assert)]
    lines = {range(node.lineno, (node.end_lineno or node.lineno) + 1) for node in asserted}
    state = whole().state
    caught = {failing_line(spoil(state)) for _, spoil in BROKEN.values()}
    caught.add(failing_line(gap_in_the_row(before_the_draw().state)))
    caught.add(failing_line(buried("madrid", A)(of_printed_cubes("printed"))))
    uncaught = {span for span in lines if not any(line in span for line in caught)}
    assert len(uncaught) == 1
    (left,) = uncaught
    assert "outcome" in text.splitlines()[left.start - 1]


def of_printed_cubes(supply: str) -> State:
    """A, whose colour is red, has made 23 claims."""
    return scene(3, holders=HELD, titles={"king": (16, 0, 0)}, cube_supply=supply).state


def test_the_row_is_full_until_the_first_draw() -> None:
    """RY-10.2: a gap is no fault later in the turn."""
    GAME.check(gap_in_the_row(whole().state))
    with pytest.raises(AssertionError, match="the row is full"):
        GAME.check(gap_in_the_row(before_the_draw().state))


def test_cubes_are_counted_only_where_they_are_printed() -> None:
    """RY-1.10, 8.22: red has 46, so 23 claims."""
    unlimited, printed = (of_printed_cubes(supply) for supply in ("unlimited", "printed"))
    assert printed.europe.cubes(A) == 23
    GAME.check(printed)
    GAME.check(buried("madrid", A)(unlimited))
    with pytest.raises(AssertionError):
        GAME.check(buried("madrid", A)(printed))


def test_at_the_end_all_have_had_equally_many_turns() -> None:
    """RY-10.8, 10.6: and every title is whole, halved or out."""
    played = scene(3, holders=HELD, seat=C, period="1714", ending=True)
    played.end()
    GAME.check(played.state)
    with pytest.raises(AssertionError, match="as many turns"):
        GAME.check(house_turns(A, 1)(played.state))
    titles = [marker for marker in played.state.houses[A].markers if marker.shape == "title"]
    assert titles
    with pytest.raises(AssertionError, match="a title is whole"):
        GAME.check(loses(A, "title")(played.state))


# ---- between two states


@pytest.mark.parametrize("what", UNDONE)
def test_what_no_act_undoes(what: str) -> None:
    """RY-10.5, 10.8, 10.9, as every scenario checks it after every act."""
    state = whole().state
    lasting.check(state, state)
    words, undo = UNDONE[what]
    with pytest.raises(AssertionError, match=words):
        lasting.check(state, undo(state))


def test_nobody_comes_back_from_a_removal() -> None:
    """RY-7.9, 10.9: a removed seat's markers may go, but the seat stays away."""
    here = before_the_draw().state
    gone = put(here, B, gone=True)
    lasting.check(here, gone)
    with pytest.raises(AssertionError, match="nobody comes back"):
        lasting.check(gone, here)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_keep_all_of_it(seats: int, seed: int) -> None:
    """RY-10.1 to 10.9: with options, removals and standing orders at random; three scorings at most; shields and
    house markers are earned only in one's own turn (RY-8.16)."""
    scorings = 0
    for turn in playing(GAME, seats, seed, seatings=0.004):
        before, after = turn.before._state, turn.after._state
        GAME.check(after)
        lasting.check(before, after)
        scorings += sum(isinstance(event, e.CountryScored) for event in turn.events)
        earned = [event.seat for event in turn.events if isinstance(event, e.MarkerTaken)]
        began = [event.seat for event in turn.events if isinstance(event, e.TurnBegan)]
        assert {*earned} <= {before.ongoing.seat, *began}
    alone = len(after.gone) == seats - 1
    assert scorings == 12 or alone


@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_seed_and_commands_give_the_same_game(seats: int) -> None:
    """RY-10.12: replayed from its log, also through a restart in mid-match."""
    end, log = playout(GAME, seats, 11)
    match: Match[Any] = next(iter(playing(GAME, seats, 11))).before
    other = restore(GAME, match.dump(), match.step)
    for entry in log:
        match, told = perform(match, entry)
        other, also = perform(restore(GAME, other.dump(), other.step), entry)
        assert told == also
    assert match.dump() == other.dump() == end.dump()


def test_another_seed_deals_another_game() -> None:
    """RY-10.12, 4.5: as far as chance goes."""
    one, other = (begun(3, seed=seed).state.piles for seed in ("one", "two"))
    assert one.deck != other.deck
    assert one.intrigue != other.intrigue
