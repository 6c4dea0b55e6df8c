"""One press is one move: questions are numbered, and strangers, stale and shapeless answers are refused."""

from typing import Any

import pytest

from engines.core.chair import Change, Seating
from engines.core.match import Act, restore
from engines.core.menu import Number, Pick, Picked, Refused, Typed
from tests.playing import asked, ending, moments, opening, read, recorded, refusal


def a_question_grows_only_when_its_seats_menu_opens_or_changes(game: Any, seats: int, seed: int) -> None:
    for turn in recorded(game, seats, seed):
        before, entry, after, _ = turn
        removal = isinstance(entry, Seating) and entry.change == "remove"
        for seat in range(seats):
            grown = after.question(seat) - before.question(seat)
            assert grown in (0, 1)
            if seat not in after.asked():
                assert grown == 0
            elif isinstance(entry, Act) and entry.question is not None and seat == entry.seat:
                assert grown == 1, "a second press finds its question answered"
            elif after.menu(seat) != before.menu(seat):
                assert grown == 1
            elif after._state.stack == before._state.stack and not removal:
                assert grown == 0


def one_answer_leaves_the_others_buttons_good(game: Any, seats: int, seed: int) -> None:
    """While one decision asks several seats, an answer made before another's arrives is as good as one made after."""
    for turn in recorded(game, seats, seed):
        before, entry, after, _ = turn
        if isinstance(entry, Seating) or len(after._state.stack) != len(before._state.stack):
            continue
        if not set(after.asked()) < set(before.asked()):
            continue
        for seat in after.asked():
            if read(after.menu(seat)) == read(before.menu(seat)):
                after.act(Act(seat=seat, question=before.question(seat), given=before.default(seat)))


def double_presses_are_refused(game: Any, seats: int, seed: int) -> None:
    for turn in recorded(game, seats, seed):
        if isinstance(turn.entry, Act) and turn.entry.question is not None:
            refusal(turn.after, turn.entry)


def strangers_and_shapeless_answers_are_refused(game: Any, seats: int, seed: int) -> None:
    for turn in moments(recorded(game, seats, seed)):
        match = turn.before
        seat = match.asked()[0]
        menu, good, now = match.menu(seat), match.default(seat), match.question(seat)
        assert menu is not None
        refusal(match, Act(seat=seats, question=now, given=good))
        refusal(match, Act(seat=-1, question=now, given=good))
        refusal(match, Act(seat=seat, question=now + 1, given=good))
        refusal(match, Act(seat=seat, question=now - 1, given=good))
        refusal(match, Act(seat=seat, question=None, given=Number(-1_000_000)))
        for given in (Typed(""), Typed("x" * 10_000), Number(-1_000_000), Picked(("no move",))):
            refusal(match, asked(match, seat, given))
        if not (isinstance(menu, Pick) and menu.at_least == 0):
            refusal(match, asked(match, seat, Picked(())))
        if menu.options and not isinstance(menu, Pick):
            refusal(match, asked(match, seat, Picked(menu.choose(0).moves * 2)))
        for idle in set(range(seats)) - set(match.asked()):
            refusal(match, Act(seat=idle, question=match.question(idle), given=good))
            with pytest.raises(Refused):
                match.default(idle)
    with pytest.raises(Refused):
        opening(game, seats, seed).view(seats)


def nothing_is_accepted_after_the_end(game: Any, seats: int, seed: int) -> None:
    end = ending(game, seats, seed)
    for seat in range(seats):
        assert end.menu(seat) is None
        assert end.aside(seat) is None
        refusal(end, Act(seat=seat, question=end.question(seat), given=Picked(())))
        refusal(end, Seating(seat=seat, change="leave"))


def people_come_and_go_without_touching_any_question(game: Any, seats: int, seed: int) -> None:
    match = opening(game, seats, seed)
    if match.over:
        return
    script: tuple[tuple[Change, bool], ...] = (
        ("sit", True),
        ("return", False),
        ("leave", True),
        ("leave", False),
        ("return", True),
        ("return", False),
        ("leave", True),
        ("sit", True),
        ("resign", True),
        ("leave", False),
        ("sit", True),
    )
    for change, fine in script:
        seating = Seating(seat=1, change=change)
        if not fine:
            refusal(match, seating)
            continue
        after, (event,) = match.seat(seating)
        assert game.events.validate_json(game.events.dump_json(event)) == event
        assert after.asked() == match.asked()
        assert [after.question(seat) for seat in range(seats)] == [match.question(seat) for seat in range(seats)]
        match = restore(game, after.dump(), after.step)


def a_removal_is_either_refused_or_played_on_from(game: Any, seats: int, seed: int) -> None:
    """A removed seat is never asked again and never comes back."""
    for turn in moments(recorded(game, seats, seed)):
        for seat in range(seats):
            try:
                after, _ = turn.before.seat(Seating(seat=seat, change="remove"))
            except Refused:
                continue
            game.check(after._state)
            assert seat not in after.asked()
            refusal(after, Seating(seat=seat, change="sit"))
