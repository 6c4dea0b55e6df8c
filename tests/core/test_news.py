"""Since when what somebody has heard is news to them: from the end of their own last turn on, and as long as the next
one is not over."""

import pytest

from engines.core.digest import Heard
from engines.core.event import NOTABLE, Event, Fact, Obeyed
from engines.core.news import answers, begins, parted, resumed
from engines.core.record import record
from engines.core.shown import Seat

ME, OTHER, THIRD = range(3)


@record
class Turn(Fact, opens=True):
    seat: Seat


@record
class Dawn(Fact, opens=True):
    pass


@record
class Did(Fact):
    seat: Seat


@record
class Came(Fact, follows=True):
    seat: Seat


@record
class Blocked(Fact, follows=True, weight=NOTABLE):
    seat: Seat


@record
class Robbed(Fact, costs="victim", weight=NOTABLE):
    seat: Seat
    victim: Seat


@record
class Fell(Fact, follows=True, costs="seat", weight=NOTABLE):
    seat: Seat


def at(step: int, *events: Event, mine: bool = False) -> list[Heard]:
    """What came of one step; *mine*: the reader has done it themselves."""
    return [Heard(step, event, played=mine) for event in events]


def my(step: int, *events: Event) -> list[Heard]:
    return at(step, *(events or (Did(seat=ME),)), mine=True)


MINE = [*at(3, Turn(seat=ME)), *my(4), *my(5, Did(seat=ME), Turn(seat=OTHER))]
"""A turn of the reader's own, which they end at step 5."""
THEIRS = [*at(6, Did(seat=OTHER)), *at(7, Turn(seat=THIRD)), *at(8, Did(seat=THIRD))]
BACK = at(9, Turn(seat=ME))


@pytest.mark.parametrize(
    ("after", "step"),
    [
        ([], 5),
        (THEIRS, 5),
        ([*THEIRS, *my(9, Came(seat=ME))], 5),
        ([*THEIRS, *BACK], 5),
        ([*THEIRS, *my(9, Came(seat=ME), Turn(seat=ME)), *my(10), *my(11)], 5),
        ([*THEIRS, *BACK, *my(10), *my(11), *at(12, Came(seat=OTHER))], 5),
        ([*THEIRS, *BACK, *my(10), *my(11), *at(12, Came(seat=OTHER), Turn(seat=OTHER))], 11),
        ([*THEIRS, *BACK, *my(10), *at(11, Did(seat=ME)), *at(12, Turn(seat=OTHER))], 10),
        ([*THEIRS, *BACK, *at(10, Did(seat=ME), Turn(seat=OTHER)), *my(11, Came(seat=ME), Turn(seat=THIRD))], 5),
        ([*THEIRS, *BACK, *my(10, Obeyed(owners=(ME,))), *at(11, Turn(seat=OTHER))], 5),
    ],
)
def test_news_begin_with_what_somebody_did_last_in_a_turn_of_theirs_that_is_over(after: list[Heard], step: int) -> None:
    """Answers in others' turns leave that as it is, and so do the steps of the next turn of their own, until it is
    over; what clocks and orders did for them they have still to read."""
    assert begins([*MINE, *after], ME) == step


def test_a_turn_whose_end_was_taken_back_goes_on() -> None:
    back = [each._replace(struck=each.step == 12) for each in [*MINE, *THEIRS, *BACK, *my(12, Turn(seat=OTHER))]]
    assert begins(back, ME) == 5


def test_a_round_of_everybody_is_a_turn_of_everybody_until_the_next_one_begins() -> None:
    """So in a game of rounds nobody loses one by answering in it."""
    first = [*at(1, Dawn()), *my(2), *at(3, Did(seat=OTHER))]
    assert begins(first, ME) is None
    second = [*first, *at(4, Dawn()), *my(5), *at(6, Did(seat=OTHER))]
    assert begins(second, ME) == 2
    assert begins([*second, *my(7, Did(seat=ME), Dawn())], ME) == 7


def test_before_the_first_turn_every_answer_counts() -> None:
    log = [*at(0, Did(seat=OTHER)), *my(1), *at(2, Did(seat=OTHER))]
    assert begins(log, ME) == 1
    assert begins([*log, *my(3), *at(4, Turn(seat=OTHER))], ME) == 3
    assert begins([*log, *my(3, Did(seat=ME), Turn(seat=OTHER))], ME) == 3
    assert begins(log[:1], ME) is None


def test_of_a_turn_of_ones_own_that_goes_on_only_the_last_deed_is_told() -> None:
    """With what came of it: whatever was before that somebody has done, or seen, themselves."""
    ours = [*BACK, *my(10), *at(11, Came(seat=OTHER)), *my(12), *at(13, Came(seat=OTHER))]
    assert parted([*MINE, *THEIRS, *ours], ME) == ([*MINE, *THEIRS], [ours[0], *ours[3:]])
    assert parted([*MINE, *THEIRS, *BACK], ME) == ([*MINE, *THEIRS], BACK)
    assert parted([*MINE, *THEIRS], ME) == ([*MINE, *THEIRS], [])
    assert parted([], ME) == ([], [])


def test_what_others_made_of_a_deed_is_told_however_quickly_its_doer_went_on() -> None:
    """Of the turn that goes on, and of the one before that is over; what nobody answered is known."""
    blocked = Blocked(seat=OTHER)
    stopped = [*my(10), *at(11, blocked)]
    ours = [*BACK, *my(9, Did(seat=ME)), *stopped, *my(12), *my(13, Did(seat=ME))]
    assert parted([*MINE, *ours], ME) == (MINE, [ours[0], *stopped, ours[-1]])
    over = [*ours, *my(14, Did(seat=ME), Turn(seat=OTHER))]
    assert resumed(over, 14, ME, deed=False) == [ours[0], *stopped, over[-1]]
    assert resumed(over, 14, OTHER) == [ours[0], *over[-2:]]


def test_of_a_round_that_is_over_it_is_told_who_was_robbed_before_its_reader_went_on() -> None:
    """By somebody else, with all that came of it; what was merely gained they have read when they were asked next."""
    robbed = [*at(5, Robbed(seat=OTHER, victim=THIRD)), *at(5, Came(seat=OTHER))]
    day = [*at(3, Dawn()), *my(4, Robbed(seat=ME, victim=OTHER)), *robbed, *at(6, Did(seat=THIRD)), *my(7)]
    after = [*at(8, Did(seat=OTHER)), *at(9, Dawn())]
    assert begins([*day, *after], ME) == 7
    assert resumed([*day, *after], 7, ME, deed=False) == [day[0], *robbed, *after]
    assert resumed([*day[:-1], *at(7, Did(seat=ME)), *after], 7, None) == [day[0], *at(7, Did(seat=ME)), *after]


def test_whom_a_deed_has_cost_something_has_not_answered_it() -> None:
    """What befalls somebody by a deed of the reader's is told with that deed, and is nothing that they have done."""
    befell = Fell(seat=OTHER)
    assert not answers(befell, ME)
    assert answers(befell, OTHER), "to them it is"
    assert answers(Blocked(seat=OTHER), ME)
