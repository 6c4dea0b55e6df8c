"""What no act may undo: invariants between two states (BM-10.6 to 10.12)."""

from engines.bellum_magica.decisions.poll import Poll
from engines.bellum_magica.state import State


def check(before: State, after: State) -> None:
    """Tokens never decrease, creatures stay where they are, days and the settlements plundered only go on."""
    for was, now in zip(before.lairs, after.lairs, strict=True):
        assert now.shields >= was.shields or not before.day, "BM-10.6: shields only grow"
        assert now.magic_shields >= was.magic_shields, "BM-10.6: magic shields only grow"
        assert now.spells >= was.spells, "BM-10.6: spells only grow"
        assert now.left[: len(was.left)] == was.left, "BM-8.23: creatures stay where they are"
        assert now.right[: len(was.right)] == was.right, "BM-8.23: creatures stay where they are"
        assert now.gone or not was.gone, "BM-7.7: nobody comes back"
        lost = now.tally.lost - was.tally.lost
        assert now.gone or len(now.chests) >= len(was.chests) - lost, "BM-10.12: chests fall only by robbery"
    assert after.variant == before.variant, "BM-1.11: the options hold for the whole match"
    held = [sum(len(lair.chests) for lair in state.lairs) + len(state.piles.lost) for state in (before, after)]
    assert held[0] <= held[1], "BM-10.12: chests in seats never fall in sum"
    assert after.day in {before.day, before.day + 1} or not before.day, "days follow one by one"
    plundered = before.piles.plundered
    assert after.piles.plundered[: len(plundered)] == plundered, "BM-5.23: out of the game for good"
    if before.day == after.day:
        _one_day(before, after)


def _one_day(before: State, after: State) -> None:
    was, now = before.today, after.today
    assert now.attacked[: len(was.attacked)] == was.attacked
    assert now.plundered[: len(was.plundered)] == was.plundered
    if isinstance(before.stack[-1], Poll) and after.stack and isinstance(after.stack[-1], Poll):
        paid = _tokens(before) - _tokens(after)
        assert after.today.rolls - before.today.rolls == paid, "BM-10.8: every new roll costs a token"


def _tokens(state: State) -> int:
    return sum(lair.barrels for lair in state.lairs) + state.lairs[state.captain].ready
