"""Treats: sealed answers that count in turn order."""

from __future__ import annotations

from engines.bellum_magica import events
from engines.bellum_magica import moves as m
from engines.bellum_magica import order_moves as o
from engines.core.match import STALE, Act
from engines.core.menu import Picked
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.scene import Scene


def four(*faces: int) -> Scene:
    """BM-9.8: captain B with a ready spell, A with one barrel, D with two, C with nothing; the die shows 5."""
    lairs = {A: Told(barrels=1), B: Told(spells=1), D: Told(barrels=2)}
    return scene(4, lairs=lairs, captain=B, row=5, phase="poll", faces=faces)


def test_only_the_able_are_asked_the_captain_first() -> None:
    """BM-5.4, 9.11: barrels, and the captain's ready spells; other seats' spells do not count."""
    assert four().asked == (B, D, A)
    lairs = {A: Told(barrels=1), B: Told(spells=2), C: Told(spells=1, barrels=1)}
    game = scene(3, lairs=lairs, phase="poll")
    assert game.asked == (A, C)
    assert game.offers(m.Treat, C) == [m.Treat(answer="pass"), m.Treat(answer="barrel")]
    with game.refused("reason-not-captain"):
        game.treat(C, "spell")


def test_nobody_able_nobody_asked() -> None:
    """BM-9.11."""
    game = scene(3, lairs={B: Told(spells=2)}, phase="dawn", faces=(2,))
    assert game.state.stack[-1].kind != "poll"
    assert not [event for event in game.story if isinstance(event, events.NobodyTreats)]


def test_the_captain_uses_spells_and_they_are_ready_again_in_the_evening() -> None:
    """BM-9.7."""
    game = scene(2, lairs={A: Told(spells=2)}, row=4, phase="poll", faces=(1,))
    game.treat(A, "spell")
    assert (game.state.row, game.lair(A).used, game.asked) == (1, 1, (A,))
    game.treat(A, "pass")
    assert game.heard(events.NobodyTreats) == [events.NobodyTreats(row=1)]
    while game.state.day == 1:
        game.clock()
    assert (game.lair(A).ready, game.lair(A).used) == (2, 0)
    assert any(isinstance(event, events.SpellsReady) for event in game.story)


def test_an_answer_counts_when_all_before_it_have_passed() -> None:
    """BM-9.8: D's barrel waits for B, and A's answer behind it is dropped."""
    game = four(5, 3)
    game.treat(D, "barrel")
    assert (game.heard(events.Treated), game.heard(events.Sealed)) == ([], [events.Sealed(seat=D)])
    game.treat(A, "pass")
    game.treat(B, "pass")
    (treated,) = game.heard(events.Treated)
    assert (treated.seat, treated.payment, treated.left, game.state.row) == (D, "barrel", 1, 5)
    assert list(game.asked) == [B, D, A]
    game.treat(B, "spell")
    assert [event.seat for event in game.heard(events.Treated)] == [B]
    assert (game.state.row, *game.asked) == (3, D, A)
    game.treat(D, "pass")
    game.treat(A, "pass")
    assert game.heard(events.NobodyTreats) == [events.NobodyTreats(row=3)]
    assert game.state.row == 3


def test_a_silent_seat_has_passed_when_the_time_is_up() -> None:
    """BM-9.9: B and A pass, D pays."""
    game = four(1)
    game.treat(D, "barrel")
    game.clock()
    assert [event.seat for event in game.heard(events.Treated)] == [D]


def test_who_stands_behind_the_payer_keeps_its_barrel() -> None:
    """BM-9.9: D comes first."""
    game = four(1)
    game.treat(D, "barrel")
    game.treat(A, "barrel")
    game.treat(B, "pass")
    assert (game.lair(D).barrels, game.lair(A).barrels) == (1, 1)


def test_an_answer_can_be_taken_back_until_it_counts() -> None:
    """BM-9.9: D withdraws and says nothing more, A too: all pass."""
    game = four()
    game.treat(D, "barrel")
    game.treat(A, "barrel")
    game.withdraw(D)
    game.withdraw(A)
    assert game.asked == (B, D, A)
    game.clock()
    assert game.heard(events.NobodyTreats) == [events.NobodyTreats(row=5)]
    assert (game.lair(D).barrels, game.lair(A).barrels) == (2, 1)


def test_a_pass_that_has_counted_stands() -> None:
    """BM-5.9: nobody is bound before its turn; B's turn has come."""
    game = four()
    game.treat(B, "pass")
    with game.refused():
        game.withdraw(B)


def test_buttons_of_the_number_before_are_stale() -> None:
    """BM-9.9: the options are the same, the number on the die may be, too."""
    game = four(5)
    old = game.match.question(A)
    game.treat(D, "barrel")
    game.treat(B, "pass")
    assert game.state.row == 5
    with game.refused(STALE.key):
        game.match.act(Act(seat=A, question=old, given=Picked((m.Treat(answer="pass"),))))


def test_others_answers_leave_my_buttons_good() -> None:
    """BM-5.2: the question of a seat changes only with its own menu."""
    game = four()
    old = game.match.question(A)
    game.treat(D, "pass")
    game.treat(B, "pass")
    assert game.match.question(A) == old


def test_the_order_of_the_answers_does_not_matter() -> None:
    """BM-10.15: the same last answers, the same result, the dice included."""
    said: dict[int, m.TreatAnswer] = {B: "pass", D: "barrel", A: "barrel"}
    worlds = []
    for order in ((B, D), (D, B), (D, A, B), (A, D, B)):
        game = four()
        for seat in order:
            game.treat(seat, said[seat])
        worlds.append((game.state.rng, game.state.row, game.state.lairs, game.asked))
    assert all(world == worlds[0] for world in worlds)


def test_standing_orders_answer_by_row_and_keep_what_they_shall() -> None:
    """BM-9.30: C pays for row 2 with its first barrel and keeps the second."""
    game = scene(3, lairs={A: Told(barrels=1), C: Told(barrels=2)}, row=1, phase="poll", faces=(2, 5))
    game.orders(C, o.OrderLeaf(page="treats"), o.OrderKeepBarrels(count=1), o.OrderNeverTreat())
    assert game.asked == (A,), "an order that answers an open question is applied at once"
    game.orders(C, o.OrderLeaf(page="row", row=2), o.OrderTreat(row=2, answer="spell_then_barrel"))
    game.orders(C, o.OrderLeaf(page="row", row=5), o.OrderTreat(row=5, answer="barrel"))
    game.treat(A, "barrel")
    assert (game.lair(A).barrels, game.lair(C).barrels, game.state.row) == (0, 1, 5)
    assert [event.seat for event in game.heard(events.Treated)] == [A, C]
    assert game.heard(events.NobodyTreats) == [events.NobodyTreats(row=5)]


def test_orders_leave_a_question_alone_after_a_withdrawal() -> None:
    """BM-5.2: until they are changed."""
    game = four()
    game.orders(D, o.OrderLeaf(page="treats"), o.OrderNeverTreat())
    assert D not in game.asked
    game.withdraw(D)
    assert D in game.asked
    game.orders(D, o.OrderLeaf(page="row", row=5))
    assert D in game.asked, "leafing changes no order"
    game.orders(D, o.OrderTreat(row=5, answer="barrel"))
    assert D not in game.asked


def test_pass_for_today_ends_with_the_day() -> None:
    """BM-6.9."""
    game = scene(2, lairs={A: Told(barrels=1)}, phase="poll", day=1, faces=(1,))
    game.orders(A, o.PassToday())
    assert game.heard(events.NobodyTreats)
    while game.state.day == 1:
        game.clock()
    assert game.asked == (A,)
    assert game.state.stack[-1].kind == "poll"
