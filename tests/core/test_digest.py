"""What whoever was away reads: by turns, in their order, never less than what is their own."""

from typing import Annotated

import pytest

from engines.core.chair import Seated
from engines.core.digest import MOST, POINTS, Heard, concerns, digest, lines, overheard, spans
from engines.core.event import DECISIVE, NOTABLE, SLIGHT, TRIFLE, Event, Fact, Obeyed, Secret
from engines.core.news import resumed, unknown
from engines.core.record import record
from engines.core.shown import Seat, Shown, seats_in
from engines.core.shown import told as said_of
from engines.core.text import SeatRef


@record
class Turn(Fact, opens=True):
    seat: Seat


@record
class Dawn(Fact, opens=True):
    pass


@record
class Noon(Fact, opens=True, weight=TRIFLE):
    pass


@record
class Drawn(Fact, adds="count"):
    seat: Seat
    count: int


@record
class Took(Fact, weight=NOTABLE):
    seat: Seat
    what: int
    loser: Seat | None = None


@record
class Picked(Fact, gathers="what"):
    seat: Seat
    what: Annotated[int, Shown(str)]


@record
class Picks(Fact):
    seat: Seat
    what: int
    of: Seat | None = None


@record
class Annulled(Fact, follows=True):
    seat: Seat


@record
class Set(Fact, gathers="to"):
    to: Annotated[int, Shown(str)]


@record
class Counting(Fact):
    pass


@record
class Fell(Fact, weight=DECISIVE):
    seat: Seat


@record
class Counted(Fact, closes=True):
    what: int


@record
class Yawned(Fact, weight=TRIFLE):
    seat: Seat


@record
class Nodded(Fact, weight=SLIGHT):
    seat: Seat


@record
class Returned(Fact):
    seat: Seat

    def takes_back(self) -> type[Event]:
        return Took


@record
class Share:
    of: Seat


@record
class Shared(Fact):
    shares: tuple[Share, ...]
    to: Annotated[tuple[int, ...], Shown(None)] = ()
    winners: tuple[Seat, ...] = ()


@record
class Whispered(Secret):
    def aloud(self) -> Fact | None:
        return None


def heard(*events: Event) -> list[Heard]:
    return [Heard(step, event) for step, event in enumerate(events)]


def told(events: list[Heard], reader: int | None = None) -> list[tuple[list[Event], list[Event]]]:
    """Of each line of the digest, what is one's own and what is others'."""
    return [
        ([point.heard.event for point in line.own], [point.heard.event for point in line.others])
        for line in digest(events, reader).lines
    ]


def test_a_turn_is_one_line_and_a_round_one_for_each_seat() -> None:
    turn = heard(Turn(seat=0), Drawn(seat=0, count=1), Fell(seat=1))
    day = heard(Dawn(), Fell(seat=0), Drawn(seat=1, count=1), Drawn(seat=0, count=1))
    assert [line.seat for line in lines(turn, None)] == [0]
    assert [line.seat for line in lines(day, None)] == [None, 0, 1]
    assert [line.head for line in lines(day, None)] == [day[0], None, None]
    assert spans([*turn, *day]) == [tuple(turn), tuple(day)]
    assert spans([*turn[1:], *day]) == [tuple(turn[1:]), tuple(day)], "somebody leaves in the middle of a turn"


def test_in_a_round_gains_and_losses_stand_in_their_order() -> None:
    """And whatever comes after something was done to its seat; what nobody alone does comes in between."""
    robs, back = Took(seat=0, what=1, loser=1), Took(seat=1, what=2, loser=0)
    day = heard(Dawn(), Drawn(seat=1, count=1), robs, Drawn(seat=1, count=2), Counting(), back, Drawn(seat=0, count=1))
    seats = [None, 1, 0, 1, None, 1, 0]
    assert [line.seat for line in lines(day, None)] == seats
    assert [point.heard.event for line in lines(day, None) for point in line.points] == [each.event for each in day[1:]]


def test_a_heading_tells_what_of_its_kind_came_later() -> None:
    day = heard(Noon(), Set(to=6), Drawn(seat=1, count=1), Set(to=3), Set(to=1))
    (head, *_), (_, other, *_) = lines(day, None)[:2]
    assert head
    assert (said_of(head.event).args, other) == ((("to", ("6", "3", "1")),), 1)


def test_what_begins_without_a_word_is_headed_by_what_comes_next() -> None:
    day = heard(Noon(), Drawn(seat=1, count=1), Fell(seat=0))
    assert [(line.head, line.seat) for line in lines(day, None)] == [(day[1], None), (None, 0)]
    assert [line.head for line in lines(day[:1], None)] == [day[0]]


def test_what_happened_first_comes_first_and_trifles_not_at_all() -> None:
    events = (Drawn(seat=0, count=2), Yawned(seat=0), Took(seat=0, what=1), Fell(seat=0))
    assert told(heard(Turn(seat=0), *events)) == [([], [events[0], *events[2:]])], "it can be followed"
    assert told(heard(Turn(seat=0), Yawned(seat=0))) == []


def test_what_is_slight_goes_first() -> None:
    """Then what a turn is made of, the earliest first: of a long march a newcomer was not told the step that brought
    the army to them. Of what is gained and lost thrice as much is told."""
    turn, nods, picks = [Turn(seat=0)], [Nodded(seat=0)] * 1, [Picks(seat=0, what=what) for what in range(POINTS)]
    assert told(heard(*turn, *nods, Yawned(seat=0), *picks)) == [([], [*nods, *picks])]
    assert told(heard(*turn, *nods, *picks, Took(seat=0, what=9))) == [([], [*picks[1:], Took(seat=0, what=9)])]
    took = [Took(seat=0, what=what) for what in range(3 * POINTS + 2)]
    assert told(heard(*turn, *nods, *picks, *took)) == [([], took[2:])]


def test_a_deed_is_told_with_what_came_of_it_or_not_at_all() -> None:
    """However often the same was done, and however much else there is to tell."""
    deed = [Picks(seat=0, what=1), Annulled(seat=1)]
    others = [Took(seat=0, what=what) for what in range(3 * POINTS)]
    (line,) = lines(heard(Turn(seat=0), *deed, *others), None)
    assert ([point.heard.event for point in line.points], line.left) == (others, 2)
    (line,) = lines(heard(Turn(seat=0), *deed, Picks(seat=0, what=1), *others[: POINTS + 1]), None, points=1)
    assert [point.heard.event for point in line.points] == others[POINTS - 2 : POINTS + 1]
    (line,) = lines(heard(Turn(seat=0), *deed, Picks(seat=0, what=1), *deed), None)
    assert [(point.heard.event, point.times) for point in line.points] == [
        *((each, 1) for each in (*deed, Picks(seat=0, what=1), *deed))
    ]
    (line,) = lines(heard(Turn(seat=0), *deed, *others), 1)
    assert [point.heard.event for point in line.points[:2]] == deed, "it was the reader who stopped it"


def test_of_whoever_was_away_and_did_nothing_meanwhile_there_is_nothing_to_tell() -> None:
    away, back = (Seated(seat=0, change=change) for change in ("leave", "return"))
    assert told(heard(Turn(seat=1), away, Fell(seat=1), back)) == [([], [Fell(seat=1)])]
    assert told(heard(Turn(seat=1), away, Fell(seat=0), back)) == [([], [away, Fell(seat=0), back])]


def test_what_is_repeated_is_said_once() -> None:
    draws = heard(Turn(seat=0), Drawn(seat=0, count=1), Took(seat=0, what=1), Drawn(seat=0, count=2))
    assert told(draws) == [([], [Drawn(seat=0, count=3), Took(seat=0, what=1)])]
    (line,) = lines(heard(Took(seat=0, what=1), Took(seat=0, what=1), Took(seat=0, what=2))[:3], None)[1:]
    assert [(point.heard.event, point.times) for point in line.others] == [
        (Took(seat=0, what=1), 2),
        (Took(seat=0, what=2), 1),
    ]


def test_what_differs_in_one_thing_alone_is_one_list_of_those() -> None:
    """In the order in which they came; the log keeps them one by one."""
    picked = [Picked(seat=0, what=what) for what in (3, 1, 3)]
    ((_, others),) = told(heard(Turn(seat=0), picked[0], Drawn(seat=0, count=1), *picked[1:], Picked(seat=1, what=2)))
    assert [said_of(event).args for event in others] == [
        (("seat", SeatRef(0)), ("what", ("3", "1", "3"))),
        (("count", 1), ("seat", SeatRef(0))),
        (("seat", SeatRef(1)), ("what", "2")),
    ]


def test_what_was_taken_back_is_not_told() -> None:
    first, second = Took(seat=0, what=1), Took(seat=0, what=2)
    assert told(heard(Turn(seat=0), first, second, Returned(seat=0))) == [([], [first])]
    assert told(heard(Turn(seat=1), first, Returned(seat=1))) == [([], [first, Returned(seat=1)])], "somebody else's"


def test_a_line_has_so_many_points_beside_ones_own() -> None:
    losses = [Picks(seat=0, what=what, of=1) for what in range(POINTS + 3)]
    (line,) = digest(heard(Turn(seat=0), *losses), 1).lines
    assert (len(line.own), line.left) == (len(losses), 0)
    (other,) = digest(heard(Turn(seat=0), *losses), 2).lines
    assert (len(other.others), other.left) == (POINTS, 3)
    fallen = digest(heard(Turn(seat=0), *losses, Fell(seat=2)), None).lines[0]
    assert [point.heard.event for point in fallen.others] == [*losses[4:], Fell(seat=2)]
    (everything,) = lines(heard(Turn(seat=0), *losses), 2, points=None)
    assert (len(everything.others), everything.left) == (len(losses), 0)


def test_a_single_thing_is_not_left_out() -> None:
    """To say so would be as long."""
    took = [Picks(seat=0, what=what) for what in range(POINTS + 1)]
    (line,) = digest(heard(Turn(seat=0), *took), None).lines
    assert (len(line.points), line.left) == (POINTS + 1, 0)


def test_how_a_part_of_the_match_ended_comes_last_and_whole() -> None:
    """In the order in which it happened, for everybody; of a round below the last of its lines."""
    counted = [Counted(what=what) for what in range(POINTS + 3)]
    events = (*counted, Fell(seat=1), *[Took(seat=0, what=what, loser=1) for what in range(POINTS + 2)])
    for opening in (Turn(seat=0), Dawn()):
        for reader in (None, 2):
            *_, line = digest(heard(opening, *events), reader).lines
            assert [point.heard.event for point in line.end] == counted
            assert len(line.own) == (0 if reader is None else len(counted))
    away = [Turn(seat=0), Fell(seat=0)] * (MOST + 3)
    assert digest(heard(Turn(seat=0), *counted, *away), 2).lines[0].own, "however much came after it"


def test_whoever_did_nothing_but_play_in_a_turn_knows_it() -> None:
    """Not what others did in it, what their orders answered, what befell them, or how a part of the match ended."""
    opening, played = Heard(0, Turn(seat=0)), Heard(1, Took(seat=0, what=1), played=True)
    orders = Heard(2, Obeyed(owners=(0,)), played=True)
    assert unknown([opening, played], 0) == []
    befell = Heard(2, Took(seat=0, what=1, loser=0), played=True)
    for more in (Heard(2, Fell(seat=1)), orders, befell, Heard(2, Counted(what=1), played=True)):
        assert unknown([opening, played, more], 0) == [opening, played, more]


def test_what_came_of_ones_own_answer_is_not_known() -> None:
    """From the first thing on in that step that is somebody else's, opens their turn, or is nobody's doing."""
    turn, mine = Heard(0, Turn(seat=1)), Heard(4, Annulled(seat=0), played=True)
    for came in (Took(seat=1, what=2), Turn(seat=1), Counting(), Counted(what=3)):
        rest = [Heard(4, came, played=True), Heard(4, Took(seat=0, what=9), played=True)]
        assert resumed([turn, mine, *rest], 4, 0, deed=False) == [turn] * (not came.opens) + rest
        assert resumed([turn, mine, *rest], 4, 0) == [turn, mine, *rest], "what it was that something came of"
        assert unknown([mine, *rest], 0)[-1:] == rest[1:]
    trifle = Heard(4, Yawned(seat=1), played=True)
    assert unknown([mine, trifle], 0) == []


def test_whoever_reads_on_in_a_turn_is_told_whose_it_is_and_what_something_came_of() -> None:
    log = heard(Turn(seat=0), Took(seat=0, what=1), Turn(seat=1), Picks(seat=1, what=1), Picks(seat=1, what=2))
    after = [Heard(7, Annulled(seat=2)), Heard(8, Took(seat=1, what=3))]
    assert resumed([*log, *after], 7) == [log[2], log[4], *after]
    assert resumed([*log, after[1]], 7) == [log[2], after[1]]
    assert resumed([*log, *heard(Turn(seat=0))], 4) == [log[2], log[4], *heard(Turn(seat=0))]
    assert resumed(log, 2) == log[2:]
    assert resumed(log, 9) == []


def test_a_turn_whose_beginning_was_taken_back_is_none() -> None:
    log = heard(Turn(seat=0), Took(seat=0, what=1), Turn(seat=1), Took(seat=0, what=2))
    log[2] = log[2]._replace(struck=True)
    assert spans(log) == [tuple(log)]


def test_what_is_ones_own_is_told_where_it_happened() -> None:
    first, then = Took(seat=0, what=1), Took(seat=0, what=2, loser=1)
    (line,) = digest(heard(Turn(seat=0), first, then), 1).lines
    assert [(point.heard.event, point.mine) for point in line.points] == [(first, False), (then, True)]


@pytest.mark.parametrize("turns", [MOST - 1, MOST, MOST + 1, 40])
def test_a_digest_has_so_many_lines_beside_ones_own(turns: int) -> None:
    """One of them says how much was left out; of what weighs the same the latest is told."""
    events = [event for what in range(turns) for event in (Turn(seat=0), Took(seat=0, what=what))]
    own = [Turn(seat=2), Took(seat=2, what=99, loser=1)]
    found = digest(heard(*events[:2], *own, Turn(seat=0), Fell(seat=0), *events[2:]), 1)
    mine = [line for line in found.lines if line.own]
    rest = [line for line in found.lines if not line.own]
    assert len(mine) == 1
    assert len(rest) + (found.left > 0) == min(turns + 1, MOST)
    assert len(rest) + found.left == turns + 1
    assert Fell(seat=0) in [point.heard.event for line in rest for point in line.others]
    assert [line.head for line in found.lines] == sorted(line.head for line in found.lines if line.head)
    assert rest[-1].others[0].heard.event == Took(seat=0, what=turns - 1)


def test_an_event_concerns_whoever_it_names_and_whoever_it_is_whispered_to() -> None:
    shared = Shared(shares=(Share(of=3), Share(of=1)), to=(2,), winners=(0,))
    assert seats_in(shared) == (3, 1, 0)
    assert [concerns(shared, seat) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert seats_in(Took(seat=4, what=1)) == (4,)
    log = [(1, Whispered(owners=(1,))), (2, Yawned(seat=0))]
    assert overheard(log, 1) == [Heard(*each) for each in log]
    assert overheard(log, None) == [Heard(2, Yawned(seat=0))]
    assert concerns(Whispered(owners=(1,)), 1)
    assert (Whispered(owners=(1,)).actor, Whispered(owners=(1, 2)).actor, Dawn().actor) == (1, None, None)
