"""The poll after each roll: who is asked, and which answer counts (BM-5.4 to 5.9, 5.12)."""

from __future__ import annotations

import random
from itertools import permutations, product

import pytest

from engines.bellum_magica import GAME, events
from engines.bellum_magica import moves as m
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.match import STALE, Act, Match
from engines.core.menu import Picked
from engines.core.rng import Rng
from tests.bellum_magica.arrange import Told, four, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.polling import Table
from tests.bellum_magica.scene import Scene

PASS, BARREL, SPELL = m.Treat(answer="pass"), m.Treat(answer="barrel"), m.Treat(answer="spell")


def treated(game: Scene) -> list[tuple[int, str]]:
    return [(event.seat, event.payment) for event in game.told(events.Treated)]


def press(game: Scene, seat: int, question: int, move: m.Treat) -> None:
    game.match.act(Act(seat=seat, question=question, given=Picked((move,))))


# ---- who is asked


def test_the_able_are_asked_at_once_the_captain_first() -> None:
    """BM-9.8, 5.5, 6.2: in turn order."""
    assert four().asked == (B, D, A)


def test_nobody_able_nobody_asked() -> None:
    """BM-9.11, 5.4: B has spells and is no captain; the harvest follows."""
    game = scene(3, lairs={A: Told(force="S2"), B: Told(spells=2)}, phase="dawn", faces=(2,))
    assert game.state.stack[-1].kind == "raiding"
    assert game.told(events.NobodyTreats) == []


@pytest.mark.parametrize(
    ("lairs", "captain", "options"),
    [
        ({A: Told(barrels=1)}, A, [PASS, BARREL]),
        ({A: Told(spells=1)}, A, [PASS, SPELL]),
        ({A: Told(barrels=2, spells=1)}, A, [PASS, BARREL, SPELL]),
        ({A: Told(barrels=1, spells=1)}, B, [PASS, BARREL]),
    ],
)
def test_the_answers_of_a_poll(lairs: dict[int, Told], captain: int, options: list[m.Treat]) -> None:
    """BM-5.5: a spell is the captain's alone."""
    game = scene(lairs=lairs, captain=captain, phase="poll")
    assert game.offers(m.Treat, A) == options
    assert len(game.menu(A).options) == len(options)
    assert game.menu(A).private


# ---- which answer counts


def test_an_answer_waits_for_those_before_it() -> None:
    """BM-9.8: nothing is announced of D's barrel, nor of A's pass."""
    game = four(5)
    game.treat(D, "barrel")
    assert [type(event) for event in game.events] == [events.Answered]
    assert game.heard(events.Sealed) == [events.Sealed(seat=D)]
    game.treat(A, "pass")
    assert (game.heard(events.Sealed), game.asked, treated(game)) == ([events.Sealed(seat=A)], (B,), [])


@pytest.mark.parametrize("order", list(permutations((A, B, D))))
@pytest.mark.parametrize("said", list(product(("pass", "spell"), ("pass", "barrel"), ("pass", "barrel"))))
def test_sealed_answers_equal_asking_one_after_the_other(order: tuple[int, ...], said: tuple[str, ...]) -> None:
    """BM-5.9, 10.15, 8.4: whoever answers first, the first in turn order who does not decline pays, and nobody else."""
    answers = dict(zip((B, D, A), said, strict=True))
    game = four()
    for seat in order:
        if not any(isinstance(event, events.Treated | events.NobodyTreats) for event in game.story):
            game.does(next(move for move in game.offers(m.Treat, seat) if move.answer == answers[seat]), seat=seat)
    payer = next((seat for seat in (B, D, A) if answers[seat] != "pass"), None)
    assert treated(game) == ([] if payer is None else [(payer, answers[payer])])
    assert bool(game.told(events.NobodyTreats)) == (payer is None)
    left = [game.lair(A).barrels, game.lair(B).ready, game.lair(D).barrels]
    assert left == [1 - (payer == A), 1 - (payer == B), 2 - (payer == D)]


@pytest.mark.parametrize("number", range(60))
def test_polls_follow_the_words_of_the_rules(number: int) -> None:
    """BM-5.4 to 5.12, 8.6: at random against a table that asks as the rules tell it: answers, withdrawals, old presses
    and clocks; the same rolls, the same tokens, the same seats asked, at every step."""
    rng = random.Random(number)
    seats = rng.randint(2, 5)
    captain = rng.randrange(seats)
    lairs = {seat: Told(barrels=rng.randint(0, 2), spells=rng.choice((0, 0, 1, 2))) for seat in range(seats)}
    lairs[rng.randrange(seats)] = Told(barrels=1)
    game = scene(seats, lairs=lairs, captain=captain, row=4, phase="poll")
    game.match = Match(GAME, game.state.evolve(rng=Rng(f"poll {number}")))
    spells = [game.lair(seat).spells for seat in range(seats)]
    table = Table(captain, [lair.barrels for lair in game.state.lairs], spells[captain], Rng(f"poll {number}"))
    old: list[tuple[int, int]] = []
    while not table.fixed:
        assert list(game.asked) == table.awaited
        assert game.state.row == (table.rows or [4])[-1]
        assert [lair.barrels for lair in game.state.lairs] == table.barrels
        assert game.lair(captain).ready == table.spells
        for seat in range(seats):
            menu = game.match.aside(seat)
            may = menu is not None and menu.accepts(Picked((m.Withdraw(roll=game.state.today.rolls),)))
            assert may == table.may_take_back(seat)
        step = rng.random()
        takers = [seat for seat in range(seats) if table.may_take_back(seat)]
        if step < 0.1:
            game.clock()
            table.deadline()
        elif step < 0.25 and takers:
            seat = rng.choice(takers)
            game.withdraw(seat)
            table.take_back(seat)
        elif step < 0.35 and old:
            seat, question = rng.choice(old)
            if seat not in game.asked or game.match.question(seat) != question:
                with game.refused(STALE.key):
                    press(game, seat, question, PASS)
        else:
            seat = rng.choice(table.awaited)
            move = rng.choice(game.offers(m.Treat, seat))
            assert [each.answer for each in game.offers(m.Treat, seat)] == table.options(seat)
            old.append((seat, game.match.question(seat)))
            game.does(move, seat=seat)
            table.answer(seat, move.answer)
    assert treated(game) == table.paid
    assert [event.row for event in game.told(events.Rolled)][: len(table.rows)] == table.rows
    assert [event.row for event in game.told(events.NobodyTreats)] == (table.rows or [4])[-1:] * table.declined


# ---- until it counts


def test_an_answer_can_be_taken_back_until_it_counts() -> None:
    """BM-9.9: D withdraws and says nothing more, and A too: all pass."""
    game = four()
    game.treat(D, "barrel")
    game.treat(A, "barrel")
    game.withdraw(D)
    assert game.heard(events.TookBack) == [events.TookBack(seat=D)]
    game.withdraw(A)
    assert game.asked == (B, D, A)
    game.clock()
    assert game.heard(events.NobodyTreats) == [events.NobodyTreats(row=5)]
    assert (game.lair(D).barrels, game.lair(A).barrels) == (2, 1)


def test_others_answers_and_orders_leave_my_buttons_good() -> None:
    """BM-5.2: the question of a seat changes only with its own menu."""
    game = four()
    old = game.match.question(A)
    game.treat(D, "pass")
    game.withdraw(D)
    game.orders(C, Leaf(page="treats"), Edit(field="never_treat", value=True))
    game.orders(D, Leaf(page="treats"), Edit(field="never_treat", value=True))
    game.treat(B, "pass")
    assert game.match.question(A) == old
    press(game, A, old, PASS)


# ---- the clock


def test_if_nobody_says_anything_nobody_treats() -> None:
    """BM-5.12, 10.13: no default spends a token."""
    game = four()
    game.clock()
    assert game.heard(events.NobodyTreats) == [events.NobodyTreats(row=5)]
    assert [(lair.barrels, lair.used) for lair in game.state.lairs] == [(1, 0), (0, 0), (0, 0), (2, 0)]


def test_a_default_is_never_given_to_the_next_poll() -> None:
    """BM-5.12: B's lets D's barrel count; A's was for the number before."""
    game = four(1)
    game.treat(D, "barrel")
    late = Act(seat=A, question=game.match.question(A), given=game.match.default(A))
    game.does(PASS, seat=B)
    assert A in game.asked
    with game.refused(STALE.key):
        game.match.act(late)


# ---- orders
