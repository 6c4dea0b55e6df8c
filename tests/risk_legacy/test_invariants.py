"""Section 10 of the rules: states that no play leads to, and that the checks must notice."""

from __future__ import annotations

import ast
import traceback
from pathlib import Path

import pytest

from engines.core.record import evolve
from engines.risk_legacy import GAME, invariants
from engines.risk_legacy.campaign.deltas import CardDestroyed, Signed
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.state import Ending, State
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.spoiling import BROKEN, FREE
from tests.risk_legacy.spoiling import land as lands
from tests.risk_legacy.worlds import campaign, crowded, remade

CHECKS = Path(invariants.__file__)


def whole() -> State:
    """Three games on, a roll on the table."""
    return crowded(3, fighting=True)


def signed_twice() -> State:
    """A record with a signature that its winner never gave."""
    *earlier, last = campaign(3)
    chain = (*earlier, evolve(last, deltas=(*last.deltas, Signed(person="eve", game=3))))
    return whole().evolve(chain=chain, world=fold(chain))


def dear_before_the_first_reward() -> State:
    return lands(FREE, coins=4)(crowded(0))


@pytest.mark.parametrize("what", BROKEN)
def test_the_check_notices(what: str) -> None:
    """RL-10.1 to 10.13."""
    state = whole()
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
    """Except that there is an outcome exactly at the end, which no state alone can break."""
    source = CHECKS.read_text(encoding="utf-8")
    asserted = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert)]
    spans = {range(node.lineno, (node.end_lineno or node.lineno) + 1) for node in asserted}
    caught = {failing_line(spoil(whole())) for _, spoil in BROKEN.values()}
    caught |= {failing_line(dear_before_the_first_reward()), failing_line(signed_twice())}
    uncaught = {span for span in spans if not any(line in span for line in caught)}
    assert [source.splitlines()[span.start - 1].strip() for span in uncaught] == [
        'assert (outcome(state) is None) == (not state.over), "RL-10.11: there is an outcome exactly at the end"'
    ]


def test_every_message_names_its_clause() -> None:
    source = CHECKS.read_text(encoding="utf-8")
    said = [node.msg for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assert)]
    words = [message.value for message in said if isinstance(message, ast.Constant)]
    assert len(words) == len(said)
    assert [word for word in words if not str(word).startswith("RL-")] == ["hands are sorted"]


# ---- what is no fault


def test_a_card_that_a_reward_destroys_still_lies_on_the_table() -> None:
    """RL-10.1, 5.12: it leaves the campaign; the game that was played is over."""
    state = whole().evolve(ending=Ending(winner=0, why="stars"), turn=None, battle=None)
    for at in (state.cards.deck[0], state.sides[0].hand[0]):
        GAME.check(remade(state, CardDestroyed(territory=at)))
    GAME.check(crowded(15))


def test_nothing_lies_anywhere_before_the_deal() -> None:
    """RL-4.1: a founding has no cards, no armies and no stars."""
    GAME.check(opened().state)
    bare = evolve(whole(), chain=(), battle=None, cards=opened().state.cards)
    with pytest.raises(AssertionError, match="RL-10"):
        GAME.check(bare)


def test_cards_are_cheap_up_to_the_first_reward() -> None:
    """RL-10.5, 8.26: three coins until game 1 is won, six from its rewards on."""
    with pytest.raises(AssertionError, match="rewards alone"):
        GAME.check(dear_before_the_first_reward())
    GAME.check(crowded(0))
    GAME.check(crowded(1))


def test_a_record_cannot_hold_a_signature_of_its_own_making() -> None:
    """RL-10.8."""
    with pytest.raises(AssertionError, match="a signature for each game"):
        GAME.check(signed_twice())


def test_the_winner_signs_in_the_running_game() -> None:
    """RL-7.5.1, 10.8."""
    state = whole().evolve(ending=Ending(winner=0, why="stars"), turn=None, battle=None)
    GAME.check(remade(state, Signed(person="ann", game=4)))


def test_a_position_laid_out_by_hand_has_no_past() -> None:
    """Its founding wrote nothing, so nothing is compared with it; everything else still holds."""
    GAME.check(scene(troops={"peru": (0, 5), "egypt": (1, 1)}, world=land({"peru": Mark(coins=5)})).state)
