"""The poll after each roll: who is asked, and which answer counts (BM-5.4 to 5.12)."""

import random
from typing import Any

import pytest

from engines.bellum_magica import GAME, events
from engines.bellum_magica import moves as m
from engines.core.match import STALE, Act, Match
from engines.core.menu import Picked
from engines.core.record import evolve
from engines.core.rng import Rng
from tests.bellum_magica.arrange import Told, four, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.polling import Table
from tests.bellum_magica.scene import Scene

PASS = m.Treat(answer="pass")


def treated(game: Scene) -> list[tuple[int, str]]:
    return [(event.seat, event.payment) for event in game.told(events.Treated)]


def press(game: Scene, seat: int, question: int, move: m.Treat) -> None:
    game.match.act(Act(seat=seat, question=question, given=Picked((move,))))


# ---- who is asked


def test_nobody_able_nobody_asked() -> None:
    """BM-9.11, 5.4: B has spells and is no captain; the harvest follows."""
    game = scene(3, lairs={A: Told(force="S2"), B: Told(spells=2)}, phase="dawn", faces=(2,))
    assert game.state.stack[-1].kind == "raiding"
    assert game.told(events.NobodyTreats) == []


# ---- which answer counts


def test_an_answer_waits_for_those_before_it() -> None:
    """BM-9.8: nothing is announced of D's barrel, nor of A's pass."""
    game = four(5)
    game.treat(D, "barrel")
    assert [type(event) for event in game.events] == [events.Answered]
    assert game.heard(events.Sealed) == [events.Sealed(seat=D)]
    game.treat(A, "pass")
    assert (game.heard(events.Sealed), game.asked, treated(game)) == ([events.Sealed(seat=A)], (B,), [])


@pytest.mark.parametrize("number", range(60))
def test_polls_follow_the_words_of_the_rules(number: int) -> None:
    """BM-5.4 to 5.12, 6.2, 8.4 to 8.6: at random against a table that asks as the rules tell it: answers, withdrawals,
    old presses and clocks; the same rolls, the same tokens, the same seats asked, at every step."""
    rng = random.Random(number)
    seats = rng.randint(2, 5)
    captain = rng.randrange(seats)
    lairs = {seat: Told(barrels=rng.randint(0, 2), spells=rng.choice((0, 0, 1, 2))) for seat in range(seats)}
    lairs[rng.randrange(seats)] = Told(barrels=1)
    game = scene(seats, lairs=lairs, captain=captain, row=4, phase="poll")
    game.match = Match(GAME, evolve(game.state, rng=Rng(f"poll {number}")))
    spells = [game.lair(seat).spells for seat in range(seats)]
    table = Table(captain, [lair.barrels for lair in game.state.lairs], spells[captain], 4, Rng(f"poll {number}"))
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


@pytest.mark.parametrize("sealed", ["pass", "barrel", None])
@pytest.mark.parametrize("again", [4, 2])
def test_a_number_that_comes_up_again_is_asked_about_once(again: int, sealed: Any) -> None:
    """BM-5.7, 5.9: A's pass has been heard, and nothing has changed for it. C's answer was dropped unseen: C is asked
    whatever it was, since not to be asked would tell. B has paid, and has a barrel less."""
    lairs = {seat: Told(barrels=2) for seat in (A, B, C)}
    game = scene(3, lairs=lairs, phase="poll", row=4, faces=(again,))
    if sealed:
        game.treat(C, sealed)
    game.treat(A, "pass")
    game.treat(B, "barrel")
    assert (game.state.row, game.asked) == (again, (B, C) if again == 4 else (A, B, C))


# ---- what is paid


def pair(*faces: int, barrels: int = 1, spells: int = 0, **told: int) -> Scene:
    """Captain A with tokens, and B with the barrels told."""
    lairs = {A: Told(barrels=barrels, spells=spells), B: Told(barrels=told.get("b", 0))}
    return scene(lairs=lairs, phase="poll", row=4, faces=faces)


def test_spells_serve_again_when_the_seat_is_captain_again() -> None:
    """BM-9.7, 5.10, 8.7: on day 2 they are ready and of no use, on day 3 A is asked."""
    game = pair(4, 3, 4, barrels=0, spells=1)
    game.treat(A, "spell")
    while game.state.day < 3:
        assert game.state.day == 1 or game.state.stack[-1].kind != "poll"
        game.clock()
    assert (game.state.captain, game.asked, game.offers(m.Treat)[-1]) == (A, (A,), m.Treat(answer="spell"))


def test_at_most_seven_rolls() -> None:
    """BM-9.10: captain A has two barrels and three ready spells, B one barrel, which waits five polls for its turn."""
    game = pair(1, 2, 3, 4, 5, 6, barrels=2, spells=3, b=1)
    for answer in ("spell", "barrel", "spell", "spell", "barrel"):
        assert game.asked == (A, B)
        game.treat(B, "barrel")
        game.does(next(move for move in game.offers(m.Treat, A) if move.answer == answer), seat=A)
        assert game.lair(B).barrels == 1
    assert (game.asked, game.lair(A).barrels, game.lair(A).ready) == ((B,), 0, 0)
    game.treat(B, "barrel")
    first_day = [event.number for event in game.told(events.Rolled)][:6]
    assert first_day == [2, 3, 4, 5, 6, 7]
    assert [event.seat for event in game.told(events.Treated)] == [A] * 5 + [B]
    (harvest,) = game.told(events.Harvested)[:1]
    assert harvest.row == 6
