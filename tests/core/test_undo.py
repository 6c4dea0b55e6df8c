"""Taking back: what is free, what the table has to agree to, and what nobody can take back any more."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Stroke
from engines.core.chair import Change, Seated, Seating
from engines.core.event import Obeyed, Stopped, Undone
from engines.core.match import Act, Match, start
from engines.core.menu import Given, Number, Picked, Refused
from engines.core.move import Cancel, Move
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.core.undo import Course, Undo, quiet, revealing, still_free
from tests.petty_court import GAME
from tests.petty_court.rules import Aim, Draw, Drew, Load, NotNow, Steal
from tests.petty_court.scenes import PASS_DENIES, card, scene
from tests.petty_court.turns import SealedBids, WriteDecree
from tests.petty_court.windows import Aiming
from tests.playing import asked


class Told(Drew):
    """A card that one seat has looked at, and nobody has noticed."""

    def aloud(self) -> Any:
        return None


def does(course: Course[Any], seat: int, said: Move | int) -> tuple[Any, ...]:
    given: Given[Move] = Number(said) if isinstance(said, int) else Picked((said,))
    act = asked(course.match, seat, given)
    return course.play(Act(seat=seat, question=None, given=given) if isinstance(said, Stroke) else act)


def refused(course: Course[Any], undo: Undo) -> str:
    before = course.match, list(course.turns)
    with pytest.raises(Refused) as refusal:
        course.play(undo)
    assert (course.match, course.turns) == before
    return refusal.value.reason.key


def back(course: Course[Any], seat: int, *, agreed: bool = False) -> tuple[Any, ...]:
    return course.play(Undo(seat=seat, act=course.latest(seat), agreed=agreed))


def barrier(course: Course[Any], seat: int) -> str | None:
    found = course.barrier(seat)
    return None if found is None else found.key


def bids() -> Course[Any]:
    return Course(start(GAME, 3, "x"))


def test_what_the_table_saw_is_free_as_long_as_it_revealed_nothing() -> None:
    course = bids()
    does(course, 1, 2)
    assert tuple(course.free()) == (1,)
    assert back(course, 1) == (Undone(seat=1, agreed=False),)
    assert course.match.asked() == (0, 1, 2)
    assert tuple(course.free()) == ()
    does(course, 1, 3)


def test_it_is_not_free_once_somebody_else_has_moved() -> None:
    course = bids()
    does(course, 1, 2)
    does(course, 0, 1)
    assert (tuple(course.free()), barrier(course, 1)) == ((0,), "core-undo-others")
    assert refused(course, Undo(seat=1, act=1)) == "core-undo-others"


def test_the_table_may_agree_and_then_what_followed_is_undone_too() -> None:
    course = bids()
    does(course, 1, 2)
    does(course, 0, 1)
    assert back(course, 1, agreed=True) == (Undone(seat=1, agreed=True),)
    assert course.match.asked() == (0, 1, 2)
    assert course.match.step == 3


def test_a_card_or_a_roll_is_not_free_and_comes_again() -> None:
    """Nobody can fish for luck, whatever the table agrees to."""
    course = Course(scene("", "", ""))
    drew = does(course, 0, Draw())
    assert (tuple(course.free()), barrier(course, 0)) == ((), "core-undo-revealed")
    assert refused(course, Undo(seat=0, act=1)) == "core-undo-revealed"
    back(course, 0, agreed=True)
    assert does(course, 0, Draw()) == drew


def test_an_answer_that_may_unseal_anothers_is_not_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """That it did not may tell what the other one is."""
    monkeypatch.setattr(SealedBids, "answered", lambda bids: tuple(at for at in range(3) if bids.bids[at] is not None))
    course = bids()
    does(course, 1, 2)
    does(course, 0, 1)
    assert barrier(course, 0) == "core-undo-revealed"


def test_a_card_that_left_a_hidden_hand_is_known() -> None:
    match = scene("steal", "", "")
    course = Course(match)
    does(course, 0, Steal(card=card(match, 0, "steal"), target=1))
    assert barrier(course, 0) == "core-undo-revealed"


def test_private_steps_are_taken_back_one_by_one_and_nobody_hears_of_it() -> None:
    match = scene("volley", "", "")
    course = Course(match)
    does(course, 0, Load(card=card(match, 0, "volley")))
    does(course, 0, Aim(target=1))
    aimed = course.match.menu(0)
    assert back(course, 0) == ()
    assert course.match.drafting(0)
    assert back(course, 0) == ()
    assert not course.match.drafting(0)
    assert (course.match.menu(0), course.free()) == (match.menu(0), {})
    assert aimed != match.menu(0)


def test_a_cancelled_draft_leaves_nothing_to_take_back() -> None:
    """Undo means what was done before it."""
    match = scene("volley", "", "")
    course = Course(match)
    free: dict[int, int] = {}
    for move in (Load(card=card(match, 0, "volley")), Aim(target=1), Cancel()):
        does(course, 0, move)
        free = dict(still_free(free, course.turns[-1]))
        assert free == course.free()
    assert (course.match.menu(0), course.free()) == (match.menu(0), {})
    assert refused(course, Undo(seat=0, act=1)) == "core-undo-nothing"


def test_a_button_of_what_was_taken_back_is_stale_for_good() -> None:
    match = scene("volley", "", "")
    course = Course(match)
    does(course, 0, Load(card=card(match, 0, "volley")))
    old = asked(course.match, 0, Picked((Aim(target=1),)))
    back(course, 0)
    with pytest.raises(Refused, match="core-stale"):
        course.match.act(old)
    does(course, 0, Load(card=card(match, 0, "volley")))
    with pytest.raises(Refused, match="core-stale"):
        course.match.act(old)


def test_who_was_asked_all_along_keeps_the_buttons() -> None:
    course = bids()
    before = course.match
    does(course, 1, 2)
    back(course, 1)
    assert [course.match.question(seat) for seat in range(3)] == [before.question(0), before.question(1) + 1, 1]


# ---- what others do meanwhile


def test_an_order_that_somebody_gives_meanwhile_stays_and_forbids_nothing() -> None:
    """Or else whoever cannot take something back would know that somebody has given an order."""
    course = bids()
    does(course, 1, 2)
    does(course, 2, PASS_DENIES)
    assert tuple(course.free()) == (1, 2)
    back(course, 1)
    assert course.match._state.players[2].orders.passes
    assert tuple(course.free()) == (2,)
    assert back(course, 2) == ()
    assert not course.match._state.players[2].orders.passes


def test_ones_own_order_is_the_last_thing_that_one_did() -> None:
    course = bids()
    does(course, 1, 2)
    does(course, 1, PASS_DENIES)
    assert back(course, 1) == ()
    assert course.match.asked() == (0, 2)
    back(course, 1)
    assert course.match.asked() == (0, 1, 2)


def test_a_draft_that_somebody_is_at_goes_with_the_question() -> None:
    course = Course(Match(GAME, evolve(start(GAME, 3, "x")._state, stack=(WriteDecree(seat=1), WriteDecree(seat=0)))))
    does(course, 0, NotNow())
    course.match = Match(GAME, evolve(course.match._state, drafts=(None, Aiming(card=0), None)), course.match.step)
    back(course, 0)
    assert (course.match.asked(), course.match.drafting(1)) == ((0,), False)


# ---- people


@pytest.mark.parametrize("change", ["resign", "remove"])
def test_what_was_done_before_a_seat_changed_hands_stays(change: Change) -> None:
    course = bids()
    does(course, 1, 2)
    course.play(Seating(seat=2, change=change))
    assert tuple(course.free()) == ()
    for agreed in (False, True):
        assert refused(course, Undo(seat=1, act=1, agreed=agreed)) == "core-undo-hands"


def test_who_comes_and_goes_meanwhile_is_there_as_before() -> None:
    course = bids()
    does(course, 1, 2)
    course.play(Seating(seat=2, change="leave"))
    back(course, 1)
    assert course.match.sitter(2) == "away"
    course.play(Seating(seat=2, change="return"))


def test_nobody_takes_back_what_a_steward_played_for_them() -> None:
    course = bids()
    course.play(Seating(seat=1, change="leave"))
    does(course, 1, 2)
    assert course.play(Seating(seat=1, change="return")) == (Seated(seat=1, change="return"),)
    assert tuple(course.free()) == ()
    assert refused(course, Undo(seat=1, act=2, agreed=True)) == "core-undo-hands"


def test_what_cannot_be_taken_back_at_all() -> None:
    course = bids()
    assert refused(course, Undo(seat=1, act=0)) == "core-undo-nothing"
    does(course, 1, 2)
    assert refused(course, Undo(seat=1, act=7, agreed=True)) == "core-undo-nothing"
    assert refused(course, Undo(seat=1, act=7)) == "core-stale"
    does(course, 1, PASS_DENIES)
    assert refused(course, Undo(seat=1, act=1)) == "core-stale"


def test_the_end_is_the_end() -> None:
    """A match that is over has left its heirloom to the next."""
    course: Course[Any] = Course(start(GAME, 2, "x", options={"goal": "4"}))
    while not course.match.over:
        seat = course.match.asked()[0]
        course.play(asked(course.match, seat, course.match.default(seat)))
    assert tuple(course.free()) == ()
    for agreed in (False, True):
        assert refused(course, Undo(seat=0, act=course.turns[-1].step, agreed=agreed)) == "core-over"


def test_the_questions_and_the_match_that_was_there_are_left_alone() -> None:
    course = bids()
    does(course, 1, 2)
    match: Match[Any] = course.match
    blob = match.dump()
    back(course, 1)
    assert match.dump() == blob


# ---- known step by step


def test_who_leaves_has_nothing_to_take_back_and_the_others_have() -> None:
    course = bids()
    does(course, 1, 2)
    course.play(Seating(seat=1, change="leave"))
    assert still_free({0: 7, 1: 1}, course.turns[-1]) == {0: 7}
    course.play(Seating(seat=0, change="resign"))
    assert still_free({2: 7}, course.turns[-1]) == {}


def test_chance_that_nobody_has_seen_yet_is_a_barrier_too() -> None:
    """A deck that was shuffled, say."""
    course = bids()
    does(course, 1, 2)
    (turn,) = course.turns
    assert not revealing(turn)
    used = evolve(turn.after._state, rng=Rng("x", 1))
    assert revealing(turn._replace(after=Match(GAME, used, turn.step)))


def test_orders_that_come_to_rest_forbid_nothing() -> None:
    """Or else whoever cannot take something back would know of them; those that answered were heard by all."""
    course = bids()
    does(course, 1, 2)
    (turn,) = course.turns
    assert not revealing(turn._replace(events=(*turn.events, Stopped(owners=(2,), at=turn.events[0]))))
    assert revealing(turn._replace(events=(*turn.events, Obeyed(owners=(2,)))))


def test_what_only_oneself_has_learnt_leaves_the_others_theirs() -> None:
    course = bids()
    does(course, 1, PASS_DENIES)
    peek = course.turns[-1]._replace(events=(Told(owners=(1,), card=3),))
    assert quiet(peek)
    assert still_free({0: 7, 1: 1}, peek) == {0: 7}
