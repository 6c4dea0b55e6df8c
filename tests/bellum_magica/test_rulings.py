"""The open points and what was decided, up to the chests: BM-8.1 to 8.13."""

from __future__ import annotations

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CASTLES
from engines.core.chair import Chair
from engines.core.match import Match, ask, settle
from engines.core.rng import Rng
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C, D
from tests.bellum_magica.scene import Scene


def found(game: Scene) -> list[tuple[int, int | None]]:
    """Who found which kind of chest, in the whole story."""
    return [(find.seat, find.chest) for event in game.story if isinstance(event, e.Scouted) for find in event.finds]


def paid(game: Scene) -> list[tuple[int, str]]:
    return [(event.seat, event.payment) for event in game.heard(e.Treated)]


# ---- the beginning


def test_the_first_captain_is_drawn() -> None:
    """BM-8.1, 1.6, 4.1: any seat; or the one that is named."""
    drawn = []
    for seed in range(30):
        (dealt,) = [
            event for event in begun(3, seed=f"{seed}", first_captain="random").story if isinstance(event, e.Dealt)
        ]
        assert dealt.drawn
        drawn.append(dealt.captain)
    assert sorted(dict.fromkeys(drawn)) == [A, B, C]
    game = begun(3, captain=C)
    (dealt,) = [event for event in game.story if isinstance(event, e.Dealt)]
    assert (dealt.drawn, dealt.captain, game.state.captain) == (False, C, C)


@pytest.mark.parametrize(
    ("faces", "castles"),
    [
        ((4, 3, 2), ("ravenspire", "mudmaw_keep", "embergate", "thornhold")),
        ((1, 3, 2), ("gloomtower", "mudmaw_keep", "embergate", "thornhold")),
        ((4, 3, 1), ("mudmaw_keep", "ravenspire", "embergate", "thornhold")),
    ],
)
def test_a_clash_of_wishes_is_settled_by_dealing(faces: tuple[int, ...], castles: tuple[str, ...]) -> None:
    """BM-8.2, 9.28, 4.2: A and B want Ravenspire, C alone wants Embergate; the other four are shuffled, A, B and D get
    the top three in this order."""
    options = {"first_captain": "0", "castle_wishes": "ravenspire,ravenspire,embergate,any"}
    unpacked = GAME.setup(4, "wishes", GAME.meta.chosen(options, 4), None, ())
    board = GAME.board(unpacked.evolve(rng=Rng("wishes", told=faces), chairs=(Chair(),) * 4))
    settle(board)
    ask(Match(GAME, board.state.evolve(stack=())), board, None)
    assert tuple(CASTLES[lair.castle].id for lair in board.state.lairs) == castles


def test_nobody_profits_from_placing_late() -> None:
    """BM-8.3: goblins lie open, sides are told when all have chosen: until then others see only who has."""
    game = begun(3, seed="late")
    late, early = begun(3, seed="late"), game.match.view(C).table
    assert [len(lair.goblins) for lair in early.lairs] == [2, 2, 2]
    game.place(A, "LL")
    late.place(A, "RR")
    assert game.match.view(C) == late.match.view(C)
    assert (game.match.view(C).table.answered, game.heard(e.ChoseSides, C)) == ((A,), [])


# ---- treats


def able(*faces: int) -> Scene:
    """All three hold a barrel, captain A a spell besides."""
    lairs = {A: Told(barrels=1, spells=1), B: Told(barrels=1), C: Told(barrels=1)}
    return scene(3, lairs=lairs, row=4, phase="poll", faces=faces)


def test_answering_ahead_is_answering_in_turn() -> None:
    """BM-8.4, 5.9: C's barrel counts when A and B have passed, and may be taken back until then."""
    ahead, in_turn = able(2), able(2)
    ahead.treat(C, "barrel")
    ahead.withdraw(C)
    ahead.treat(C, "barrel")
    for seat in (A, B):
        ahead.treat(seat, "pass")
    for seat in (A, B):
        in_turn.treat(seat, "pass")
    in_turn.treat(C, "barrel")
    for game in (ahead, in_turn):
        assert (paid(game), game.state.row, game.state.rng) == ([(C, "barrel")], 2, in_turn.state.rng)


def test_one_treat_ends_the_poll() -> None:
    """BM-8.5, 5.7: B pays; C is not asked about the old number, and what it had answered is dropped."""
    game = able(2)
    old = game.match.question(C)
    game.treat(C, "barrel")
    game.treat(A, "pass")
    game.treat(B, "barrel")
    assert (paid(game), game.state.row) == ([(B, "barrel")], 2)
    assert (game.lair(C).barrels, game.match.question(C) != old, C in game.asked) == (1, True, True)


def test_after_a_roll_everybody_may_treat_again() -> None:
    """BM-8.6: the payer too, beginning with the captain."""
    game = able(5, 6)
    game.treat(A, "barrel")
    assert list(game.asked) == [A, B, C]
    game.treat(C, "barrel")
    game.treat(B, "pass")
    game.treat(A, "spell")
    assert [game.lair(seat).barrels for seat in (A, B, C)] == [0, 1, 1]
    assert list(game.asked) == [B, C], "A has nothing left"


def test_a_spell_rests_until_the_evening() -> None:
    """BM-8.7, 5.37: used once a day; ready again at the end of that day."""
    game = able(5, 3)
    game.treat(A, "spell")
    assert (game.lair(A).ready, game.lair(A).used) == (0, 1)
    assert [option.answer for option in game.offers(m.Treat, A)] == ["pass", "barrel"]
    with game.refused("reason-no-ready-spell"):
        game.treat(A, "spell")
    while game.state.day == 1:
        game.clock()
    assert (game.lair(A).ready, game.lair(A).used) == (1, 0)


def test_a_barrel_won_today_helps_tomorrow() -> None:
    """BM-8.8: there is no poll after phase 1."""
    game = scene(lairs={A: Told(force="S2", food=2), B: Told(force="S2")}, row=3, faces=(2,))
    game.attack("tavern")
    asked = []
    while game.state.day == 1:
        asked.append(game.state.stack[-1].kind)
        game.clock()
    assert "poll" not in asked
    assert (game.state.stack[-1].kind, game.asked) == ("poll", (A,))


def test_a_barrel_too_many_stays_behind() -> None:
    """BM-8.9, 5.25: nothing is asked, nothing can be spent for it."""
    game = scene(lairs={A: Told(force="S2", barrels=2), B: Told(force="S2")}, row=3)
    rolls = game.state.today.rolls
    game.attack("tavern")
    (told,) = game.heard(e.Plundered)
    assert (told.food, told.barrels, told.spilt, game.lair(A).barrels) == (1, 0, 1, 2)
    assert (game.asked, game.state.today.rolls) == ((B,), rolls)


@pytest.mark.parametrize(("supply", "food"), [("unlimited", 31), ("printed", 30)])
def test_food_is_unlimited_unless_the_table_says_otherwise(supply: str, food: int) -> None:
    """BM-8.10, 1.9."""
    lairs = {A: Told(castle="ravenspire", food=20), B: Told(castle="mudmaw_keep", food=10)}
    game = scene(lairs=lairs, row=1, phase="harvest", supply=supply)
    assert game.lair(A).food + game.lair(B).food >= food
    assert (game.lair(A).food + game.lair(B).food > 30) == (supply == "unlimited")


# ---- chests


def test_maps_do_not_add_up_over_days() -> None:
    """BM-8.11: A had a map yesterday in row 3, B has one today in row 4: each is alone."""
    lairs = {A: Told(castle="ravenspire", food=2), B: Told(castle="mudmaw_keep")}
    game = scene(lairs=lairs, row=3, phase="harvest", faces=(4,))
    assert found(game) == [(A, 1)]
    while game.state.day == 1:
        game.clock()
    assert found(game) == [(A, 1), (B, 1)]


@pytest.mark.parametrize(
    ("b", "row", "finds"),
    [("lizard_tracker", 3, [(A, 0), (B, 0)]), ("", 3, [(A, 1)]), ("hoard_dragon", 3, [(B, 1)]), ("", 2, [])],
)
def test_two_seats_scout_like_more(b: str, row: int, finds: list[tuple[int, int]]) -> None:
    """BM-8.12: one each is a tie, two against one is none, and nobody against nobody brings nothing."""
    lairs = {A: Told(castle="ravenspire"), B: Told(castle="mudmaw_keep", left=b)}
    assert found(scene(lairs=lairs, row=row, phase="harvest")) == finds


def test_a_holder_looks_at_once() -> None:
    """BM-8.13, 5.17: at chests of scouts, of loot and of theft; nobody else does."""
    lairs = {
        A: Told(castle="ravenspire", right="gnoll_brawler orc_raider minotaur_warden spider_matron"),
        B: Told(castle="mudmaw_keep"),
        D: Told(castle="gloomtower", chests="g6"),
    }
    game = scene(4, lairs=lairs, row=3, phase="harvest", open_="sheepfold onion_farm goose_farm old_mill")
    looked = [event for event in game.story if isinstance(event, e.Looked)]
    assert [(event.owners, len(event.chests)) for event in looked] == [((A,), 1)]
    game.attack("sheepfold")
    (looked_again,) = game.heard(e.Looked, A)
    assert looked_again.chests[0].chest == 0
    assert game.heard(e.Looked, B) == game.heard(e.Looked, None) == []
    own = game.match.view(A).own
    assert own.total == sum(chest.value for chest in own.chests)
    assert len(own.chests) == 2
    assert SETTLEMENT["sheepfold"] not in game.state.settlements
