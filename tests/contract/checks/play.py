"""It can be played: every match ends, whatever is offered is legal, and nobody waits without a rule."""

import random
from dataclasses import replace
from typing import Any

from engines.core.event import Obeyed
from engines.core.frame import WINDOW
from engines.core.match import Match
from engines.core.menu import Amount, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Part
from engines.core.rng import Rng
from engines.core.steward import LEVELS
from tests.campaigns import deserted
from tests.playing import MOST_STEPS, alone, answers, asked, moments, opening, recorded, refusal

ENOUGH, USUALLY = 8, 0.6
"""So many changes of turn say something, and this share of them is as it was said."""


def a_match_ends_and_keeps_its_invariants(game: Any, seats: int, seed: int) -> None:
    match = opening(game, seats, seed)
    game.check(match._state)
    for turn in recorded(game, seats, seed):
        assert turn.before.outcome is None
        assert turn.before.asked(), "a running match waits for somebody"
        assert turn.after.step == turn.before.step + 1
        game.check(turn.after._state)
        match = turn.after
    assert match.outcome is not None
    assert (len(match.outcome.ranks), len(match.outcome.scores), min(match.outcome.ranks)) == (seats, seats, 1)
    assert (match.asked(), match.span) == ((), None)


def every_offered_answer_is_playable(game: Any, seats: int, seed: int) -> None:
    """Each option, for numbers also the ends: one act each. What seats may do unasked is the same for many steps: one
    seat's at a time is tried."""
    for turn in moments(recorded(game, seats, seed)):
        match = turn.before
        for seat in range(seats):
            menu, aside = match.menu(seat), match.aside(seat)
            assert (menu is not None) == (seat in match.asked())
            for given in _all(menu):
                match.act(asked(match, seat, given))
            for given in _all(aside) if seat == match.step % seats else ():
                match.act(replace(asked(match, seat, given), question=None))


def a_part_without_a_choice_is_never_asked(game: Any, seats: int, seed: int) -> None:
    """Once a move is being put together: what is asked leaves a choice. The last look at the whole of it is asked for
    where its draft says why (``Draft.confirms``)."""
    for turn in recorded(game, seats, seed):
        for seat in filter(turn.before.drafting, turn.before.asked()):
            menu, draft = turn.before.menu(seat), turn.before._state.drafts[seat]
            assert menu is not None
            if alone(menu):
                move = next((each for each in menu.moves if not isinstance(each, Cancel)), None)
                assert not isinstance(move, Part), f"nothing but {move} can be chosen"
                assert draft.confirms, f"{draft.kind} asks for {move}, and leaves no choice"


def _all(menu: Menu[Any] | None) -> list[Given[Any]]:
    assert menu is None or answerable(menu), f"nothing answers {menu}"
    return answers(menu) if menu else []


def answerable(menu: Menu[Any]) -> bool:
    match menu:
        case Pick(options=options, at_least=low, at_most=high):
            return 0 <= low <= min(high, len(options)) and high > 0
        case Amount(low=low, high=high):
            return low <= high
        case _:
            return menu.max_length > 0


FEW = 8
"""How many of the moves that are blocked for one seat are tried at a time: why, the match has to find out anew."""


def blocked_moves_are_refused_with_their_reason(game: Any, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for turn in moments(recorded(game, seats, seed)):
        for seat in turn.before.asked():
            menu = turn.before.menu(seat)
            offered = [option.move for option in menu.options] if menu else []
            blocked = turn.before.blocked(seat)
            assert not [no.move for no in blocked if no.move in offered], "to be had, and not to be had"
            for no in rng.sample(blocked, min(FEW, len(blocked))):
                assert refusal(turn.before, asked(turn.before, seat, Picked((no.move,)))) == no.reason


def defaults_are_legal_wherever_somebody_is_awaited(game: Any, seats: int, seed: int) -> None:
    for turn in recorded(game, seats, seed):
        for seat in turn.before.asked():
            turn.before.act(asked(turn.before, seat, turn.before.default(seat)))


def defaults_alone_end_the_match(game: Any, seats: int, seed: int) -> None:
    """Unless its rules, with these settings, let it go on for ever."""
    match, _ = deserted(game, seats, seed).begin()
    for _ in range(MOST_STEPS):
        if match.over:
            return
        seat = match.asked()[-1]
        match, _ = match.act(asked(match, seat, match.default(seat)))
    raise AssertionError("a table that everybody has left never ends")


def stewards_end_the_match_and_know_what_their_seat_knows(game: Any, seats: int, seed: int) -> None:
    """In a world that differs only in what the seat cannot see, the advice is the same."""
    match, rng = opening(game, seats, seed), Rng(f"stewards of {seed}")
    advised: list[tuple[Match[Any], int, Rng, Given[Any]]] = []
    while not match.over:
        assert len(advised) < MOST_STEPS, "stewards do not come to an end"
        _, rng = rng.below(2)
        seat = match.asked()[0]
        given = game.advise(match.view(seat), match.menu(seat), rng, LEVELS[(seat + seed) % 2])
        advised.append((match, seat, rng, given))
        match, _ = match.act(asked(match, seat, given))
    for there, seat, chance, given in moments(advised):
        twin = Match(game, game.scramble(there._state, (seat,), f"{seed}"), there.step)
        again = game.advise(twin.view(seat), twin.menu(seat), chance, LEVELS[(seat + seed) % 2])
        assert given == again, f"the steward of seat {seat} knows what its seat does not"


def who_is_said_to_come_next_usually_does(game: Any, seats: int, seed: int) -> None:
    """Not always: until then turns may be skipped, seats fall, and an extra turn be won. Whose orders answered at once
    has come too, though nobody is asked."""
    right = []
    for turn in recorded(game, seats, seed):
        after, said = turn.after, turn.before.next_up
        began = [getattr(event, "seat", None) for event in turn.events if event.opens]
        elsewhere = not after.over and after.span != WINDOW and after.asked() != turn.before.asked()
        now = [*began, *(after.asked() if elsewhere and len(after.asked()) == 1 else ())][:1]
        if said is not None and now not in ([], [None]):
            obeyed = any(isinstance(event, Obeyed) and event.owners == (said,) for event in turn.events)
            right.append(obeyed or now == [said])
    assert len(right) < ENOUGH or sum(right) > USUALLY * len(right)
