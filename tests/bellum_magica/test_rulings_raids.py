"""The open points and what was decided, from attacks on: BM-8.14 to 8.30."""

from __future__ import annotations

from typing import Any

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CREATURES, OF_TIER
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B, C, D
from tests.bellum_magica.scene import Scene
from tests.playing import playing

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"


# ---- attacks


@pytest.mark.parametrize(
    ("force", "chests", "move", "reason"),
    [
        ("S2", "", m.Plunder(settlement=SETTLEMENT["sheepfold"]), "reason-swords-short"),
        ("S9", "w1", m.Rob(victim=B, most=True), "reason-no-thief"),
        ("S9 T2", "", m.Rob(victim=B, most=True), "reason-no-chests"),
    ],
)
def test_a_hopeless_attack_cannot_be_declared(force: str, chests: str, move: Any, reason: str) -> None:
    """BM-8.14, 5.29: too weak, without a thief, against a castle without chests."""
    lairs = {A: Told(force=force), B: Told(chests=chests)}
    game = scene(lairs=lairs, row=3, open_="sheepfold onion_farm")
    with game.refused(reason):
        game.does(move)


def test_fewer_chests_may_be_taken_but_at_least_one() -> None:
    """BM-8.15, 5.26: a thief allows a chest and does not force one."""
    game = scene(lairs={A: Told(force="S4 T3"), B: Told(chests="w1 w2 w3 m2")}, row=2)
    game.attack(B)
    menu = game.pick()
    assert (menu.at_least, menu.at_most) == (1, 3)
    with game.refused():
        game.steal("")
    game.steal("wood")
    assert len(game.lair(A).chests) == 1


def test_the_thief_chooses_kinds_and_chance_the_chest() -> None:
    """BM-8.16, 5.27: backs of a kind are alike; every one of them may be the one."""
    taken = []
    for face in (1, 2, 3):
        game = scene(lairs={A: Told(force="S4 T1"), B: Told(chests="w1 w2 w3 m4")}, row=2, faces=(face,))
        game.attack(B)
        moves = [option.move for option in game.menu().options]
        assert [moves.count(m.Steal(chest=kind)) for kind in (0, 1, 2)] == [3, 1, 0]
        game.steal("wood")
        taken.append(game.chests(A))
    assert taken == ["w1", "w2", "w3"]


def test_the_shield_of_a_robbery_counts_at_once() -> None:
    """BM-8.17, 5.27: once for each robbery, against the next robber of the same day."""
    lairs = {A: Told(force="S2 T2"), B: Told(force="S2 T1"), C: Told(chests="w1 w2 w3")}
    game = scene(3, lairs=lairs, row=2, open_="onion_farm goose_farm old_mill")
    before = game.lair(C).shields
    game.attack(C, most=True)
    assert game.lair(C).shields == before + 1, "one, though two chests were taken"
    assert (game.asked, m.Rob(victim=C, most=True) in game.offers(m.Rob)) == ((B,), False)


@pytest.mark.parametrize(("force", "row", "legal"), [("S5 G2", 3, True), ("S6 G1", 3, True), ("S9", 3, False)])
def test_both_kinds_of_swords(force: str, row: int, legal: bool) -> None:
    """BM-8.18, 5.21: two magic and five ordinary ones are enough for one magic shield and six; nine ordinary ones
    are not."""
    game = scene(lairs={A: Told(force=force), B: Told(force="S2")}, row=row, open_="wizards_city onion_farm")
    assert game.accepts(m.Plunder(settlement=SETTLEMENT["wizards_city"])) == legal


def test_one_attack_one_target() -> None:
    """BM-8.19, 5.20: a settlement or a castle; after it the next seat is asked."""
    game = scene(lairs={A: Told(force="S9 T2"), B: Told(force="S2", chests="w1")}, row=3)
    game.attack(B)
    assert (game.asked, game.state.today.attacked) == ((B,), (A,))
    with game.refused("core-stale"):
        game.does(m.Plunder(settlement=0), seat=A)


@pytest.mark.parametrize(("force", "reason"), [("S1", "reason-swords-short"), ("S2", None)])
def test_the_tavern_is_defended(force: str, reason: str | None) -> None:
    """BM-8.20, 5.24: by two."""
    game = scene(lairs={A: Told(force=force), B: Told(force="S2")}, row=3, open_="onion_farm goose_farm")
    why = game.why(m.Plunder(settlement=0))
    assert (why.key if why else None) == reason


# ---- creatures


def test_recruiting_goes_in_turn_order() -> None:
    """BM-8.21, 5.32: from the captain, each seat finishing before the next is asked."""
    game = scene(3, lairs={seat: Told(food=4) for seat in (A, B, C)}, captain=B, phase="recruit")
    order = []
    for _ in range(3):
        order.append(game.mover)
        game.does(game.offers(m.Recruit)[0])
        assert game.mover == order[-1]
        game.done()
    assert order == [B, C, A]


def test_the_side_is_named_before_the_next_card_is_seen() -> None:
    """BM-8.22: one press; then the new card lies open for the next."""
    game = scene(lairs={A: Told(food=4)}, phase="recruit", display=DISPLAY)
    hidden = game.state.piles.creatures[0][0]
    assert hidden not in [move.card for move in game.offers(m.Recruit)]
    game.recruit("orc_butcher", "R")
    (recruited,) = game.events
    assert isinstance(recruited, e.Recruited)
    assert (recruited.side, recruited.turned_up) == ("right", hidden)
    assert game.lair(A).right[-1] == CREATURE["orc_butcher"]
    assert hidden in [move.card for move in game.offers(m.Recruit)]


def test_a_creature_stays_where_it_was_tucked() -> None:
    """BM-8.23, 5.3: no press of any kind names a tucked creature again."""
    game = scene(lairs={A: Told(food=2), B: Told(food=2)}, phase="recruit", display=DISPLAY, faces=(1, 1))
    game.recruit("orc_butcher", "R")
    tucked = [*game.lair(A).left, *game.lair(A).right]
    while game.state.day < 4 and not game.match.over:
        seat = game.asked[0]
        moves = [option.move for option in game.menu(seat).options]
        assert not [move for move in moves if getattr(move, "card", None) in tucked]
        game.clock()
    assert CREATURE["orc_butcher"] in game.lair(A).right


def test_recruits_do_not_work_today() -> None:
    """BM-8.24: phases 1 to 4 are over; tomorrow they do."""
    lairs = {A: Told(castle="ravenspire", food=2), B: Told(food=2)}
    game = scene(lairs=lairs, phase="recruit", display=DISPLAY, row=2, faces=(2,))
    due = game.lair(A).lefts[1].food
    game.recruit("orc_butcher", "L")
    assert (game.lair(A).food, game.heard(e.Harvested)) == (0, [])
    game.done()
    (harvest,) = game.heard(e.Harvested)
    (crop,) = [crop for crop in harvest.crops if crop.seat == A]
    assert crop.food == due + CREATURES[CREATURE["orc_butcher"]].left[1].food > due


@pytest.mark.parametrize("tier", ["evil", "more_evil"])
def test_an_empty_creature_deck_is_not_refilled(tier: str) -> None:
    """BM-8.25, 5.33, 9.23: its slot stays empty; the other deck goes on."""
    shown = DISPLAY.split()
    used = [CREATURES[card].id for card in OF_TIER[tier == "more_evil"] if CREATURES[card].id not in shown]
    lairs = {A: Told(food=4, runestones=9), B: Told(left=" ".join(used), food=2)}
    game = scene(lairs=lairs, phase="recruit", display=DISPLAY)
    if tier == "evil":
        game.recruit("orc_butcher", "L")
        assert game.display == "- bog_lurker fire_dragon iron_golem"
        game.recruit("bog_lurker", "L")
        assert game.display == "- - fire_dragon iron_golem"
        assert dict.fromkeys(CREATURES[move.card].tier for move in game.offers(m.Recruit)) == {"more_evil": None}
    else:
        game.recruit("iron_golem", "L", "runes")
        assert game.display == "orc_butcher bog_lurker fire_dragon -"
    assert [event.turned_up for event in game.events if isinstance(event, e.Recruited)] == [None]


def test_an_empty_settlement_deck_adds_nothing() -> None:
    """BM-8.25, 5.38: what is open stays; tavern and castles go on."""
    lairs = {A: Told(force="S2", food=2), B: Told(force="S2")}
    game = scene(lairs=lairs, row=3, open_="onion_farm goose_farm", deck=0, faces=(3,))
    game.attack("onion_farm")
    while game.state.day == 1:
        game.clock()
    assert game.open == "- goose_farm"
    while game.state.stack[-1].kind != "raiding":
        game.clock()
    assert [move.settlement for move in game.offers(m.Plunder)] == [SETTLEMENT["goose_farm"], 0]


# ---- the end, and words


def test_the_end_is_checked_once() -> None:
    """BM-8.26, 5.19: ten chests by scouts, then a robbery: it goes on."""
    lairs = {
        A: Told(castle="ravenspire", chests="w w w w w w w w w"),
        B: Told(castle="mudmaw_keep", force="S4 T2"),
    }
    game = scene(lairs=lairs, row=3, phase="harvest", faces=())
    assert len(game.lair(A).chests) == 10
    if game.mover == A:
        game.stay()
    game.attack(A, most=True)
    assert (len(game.lair(A).chests), game.match.over) == (8, False)


def test_among_those_with_ten_nobody_comes_first() -> None:
    """BM-8.27: the captain reached ten first and loses."""
    lairs = {A: Told(force="S2", chests="w " * 10), B: Told(force="S2", chests="m " * 10)}
    game = scene(lairs=lairs, row=3)
    game.stay()
    game.stay()
    (ended,) = game.heard(e.MatchEnded)
    assert ended.winners == (B,)


def test_a_round_is_a_day_and_left_is_the_next_seat() -> None:
    """BM-8.28: the die goes round, one seat a day."""
    game = begun(4, captain=C, seed="round")
    captains: list[int] = []
    while len(captains) < 6:
        game.clock()
        captains += [event.captain for event in game.heard(e.DayBegan)]
    assert captains == [C, D, A, B, C, D]
    assert game.state.seats == (D, A, B, C)


@pytest.mark.parametrize("seed", range(1, 4))
def test_no_value_is_proved_before_the_end(seed: int) -> None:
    """BM-8.29, 3.4: nothing that a spectator hears names one; only holders, thieves and victims hear of values."""
    told = 0
    for turn in playing(GAME, 3, seed):
        for event in turn.events:
            aloud = event.heard(None)
            assert isinstance(event, e.MatchEnded) or "value=" not in repr(aloud)
            told += "value=" in repr(event)
    assert told > 5


def test_what_no_undo_goes_back_over() -> None:
    """BM-8.30: a roll, a chest taken, a card turned up, a payment; an own sealed answer can be taken back."""
    final: tuple[type, ...] = (
        e.Rolled,
        e.Treated,
        e.Looked,
        e.Stolen,
        e.Recruited,
        e.SettlementsTurnedUp,
        e.GoblinsPlaced,
        e.Dealt,
        e.MatchEnded,
    )
    assert all(getattr(kind, "reveals", False) for kind in final)
    assert not any((e.Answered.reveals, e.ChoseSides.reveals, e.TookBack.reveals))


def test_only_ones_own_answer_is_taken_back() -> None:
    """BM-8.30, 5.2: nobody else's."""
    game: Scene = scene(3, lairs={seat: Told(barrels=1) for seat in (A, B, C)}, row=3, phase="poll")
    game.treat(C, "barrel")
    for other in (A, B):
        with game.refused():
            game.withdraw(other)
    game.withdraw(C)
    assert list(game.asked) == [A, B, C]
