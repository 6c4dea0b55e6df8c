"""Harvest, scouts, the evening, and the end."""

from __future__ import annotations

import pytest

from engines.bellum_magica import events
from engines.bellum_magica.atlas import CASTLES, SETTLEMENTS
from engines.core.text import SeatRef, text
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C, D
from tests.bellum_magica.scene import Scene


def test_four_seats_unpack_their_box() -> None:
    """BM-9.2: four farms lie open, two are next, ten cities last."""
    state = begun(4).state
    kinds = [SETTLEMENTS[card].kind for card in (*state.settlements, *state.piles.settlements)]
    assert kinds == ["farm"] * 6 + ["village"] * 6 + ["city"] * 10
    assert (len(state.settlements), [len(deck) for deck in state.piles.creatures]) == (4, [44, 18])
    assert [len(pile) for pile in state.piles.chests] == [20, 20, 10]


def test_a_castle_wished_for_once_is_granted() -> None:
    """BM-9.28: two seats want the same one and are dealt something, perhaps that one."""
    dealt = []
    for seed in range(20):
        game = begun(4, seed=f"{seed}", castle_wishes="ravenspire,ravenspire,embergate,any")
        castles = [CASTLES[lair.castle].id for lair in game.state.lairs]
        assert castles[C] == "embergate"
        assert len(dict.fromkeys(castles)) == 4
        dealt.append(castles.index("ravenspire") if "ravenspire" in castles else None)
    assert len(dict.fromkeys(dealt)) == 4, "to A, B or D, or to nobody"


def finds(game: Scene) -> list[tuple[int, int | None]]:
    return [
        (find.seat, find.chest) for event in game.story if isinstance(event, events.Scouted) for find in event.finds
    ]


def test_equal_scouts_bring_wood_and_the_best_one_metal() -> None:
    """BM-9.13."""
    a, b = Told(castle="ravenspire"), Told(castle="mudmaw_keep", left="lizard_tracker")
    lairs = {A: a, B: b, C: Told(castle="embergate")}
    assert finds(scene(3, lairs=lairs, row=3, phase="harvest")) == [(A, 0), (B, 0)]
    lairs[B] = Told(castle="mudmaw_keep", left="lizard_tracker hoard_dragon")
    game = scene(3, lairs=lairs, row=3, phase="harvest")
    assert finds(game) == [(B, 1)]
    (looked,) = [event for event in game.story if isinstance(event, events.Looked)]
    assert looked.owners == (B,)
    assert finds(scene(3, row=5, phase="harvest", lairs={A: Told(castle="ravenspire")})) == []


def test_an_empty_pile_has_substitutes() -> None:
    """BM-9.14: C is served first, then the wood pile is empty."""
    lairs = {
        A: Told(castle="mudmaw_keep", left="lizard_tracker"),
        B: Told(castle="gloomtower"),
        C: Told(castle="ravenspire"),
        D: Told(castle="thornhold", left="kobold_lamplighter"),
    }
    game = scene(4, lairs=lairs, captain=C, row=3, phase="harvest", piles="w1 m2")
    assert finds(game) == [(C, 0), (D, 1), (A, 1)]
    alone = scene(
        2, lairs={A: Told(castle="ravenspire"), B: Told(castle="gloomtower")}, row=3, phase="harvest", piles="m0"
    )
    assert finds(alone) == [(A, 0)]


def test_gold_that_is_not_there_is_paid_in_metal() -> None:
    """BM-9.14."""
    game = scene(lairs={A: Told(force="S9"), B: Told(force="S2")}, row=3, open_="walled_city", piles="g1")
    game.attack("walled_city")
    (told,) = game.heard(events.Plundered)
    assert told.chests == (0, 1, 1)


def test_barrels_over_the_limit_are_left_behind() -> None:
    """BM-9.15."""
    lairs = {A: Told(force="S3", barrels=2), B: Told(force="S2", barrels=1)}
    game = scene(lairs=lairs, row=3, open_="fishing_village")
    game.attack("tavern")
    (told,) = game.heard(events.Plundered)
    assert (told.barrels, told.spilt, game.lair(A).barrels) == (0, 1, 2)


def test_the_last_settlements_fill_the_lowest_slots() -> None:
    """BM-9.24."""
    opened = "onion_farm - - goose_farm -"
    game = scene(5, row=3, phase="dusk", open_=opened, deck=2, faces=(3,))
    first, second, third, fourth, last = game.open.split()
    assert (first, fourth, last) == ("onion_farm", "goose_farm", "-")
    assert "-" not in (second, third)
    assert any(isinstance(event, events.DeckEmpty) and event.deck == "settlement" for event in game.story)


def test_the_end_is_reckoned_after_the_last_attack() -> None:
    """BM-9.25: A has ten chests and is robbed of two; had B left it alone, that were the end."""
    lairs = {A: Told(force="S2", chests="w w w w w w w w m m"), B: Told(force="S4 T2", chests="g g g g")}
    for robs, ended in ((True, False), (False, True)):
        game = scene(lairs=lairs, row=3, faces=(1, 1))
        game.attack("tavern")
        assert not game.match.over
        if robs:
            game.attack(A, most=True)
        else:
            game.stay()
        assert game.match.over == ended
    assert len(game.heard(events.MatchEnded)) == 1


@pytest.mark.parametrize(
    ("held", "ranks", "decided"),
    [
        (("w1 w1 w2 w2 w2 w2 w3 w3 m3 m3", "g5 g5 g4 m4 m4 m3", "w2"), (2, 1, 3), "points"),
        (("w3 w3 w3 w3 w3 w3 m2 m2 m2", "m4 m4 m2 w2 w2 w2 w2 w2 w2 w2", "w2"), (2, 1, 3), "chests"),
        (("g5 g5 m4 m4 w1 w1", "g5 g5 m4 m4 w1 w1", "w2 w2 w2 w2 w2 w2 w2 w2 w1 w1"), (1, 1, 3), "shared"),
    ],
)
def test_points_decide_then_chests(held: tuple[str, str, str], ranks: tuple[int, ...], decided: str) -> None:
    """BM-9.26, 9.27."""
    lairs = {seat: Told(chests=chests) for seat, chests in enumerate(held)}
    game = scene(3, lairs=lairs, row=3, day=15, captain=2, phase="raid", day_cap="15")
    while not game.match.over:
        game.stay()
    assert game.match.outcome is not None
    assert game.match.outcome.ranks == ranks
    winners = tuple(SeatRef(seat) for seat, rank in enumerate(ranks) if rank == 1)
    best = max(game.match.outcome.scores)
    assert game.match.outcome.why == text("ending", why=decided, winners=winners, count=len(winners), points=best)


def test_the_printed_supply_can_run_short() -> None:
    """BM-9.29: 28 food in play, B is served first."""
    a, b, c = "ravenspire", "mudmaw_keep", "embergate"
    for supply, got in (("printed", [2, 0, 0]), ("unlimited", [3, 1, 1])):
        lairs = {
            A: Told(castle=a, food=10),
            B: Told(castle=b, left="mire_toad", food=9),
            C: Told(castle=c, food=9),
        }
        game = scene(3, lairs=lairs, captain=B, row=6, phase="harvest", supply=supply)
        (harvest,) = [event for event in game.story if isinstance(event, events.Harvested)]
        assert [(crop.seat, crop.food) for crop in harvest.crops] == list(zip((B, C, A), got, strict=True))


def test_the_last_day_ends_the_match() -> None:
    """BM-9.34."""
    game = scene(2, row=3, day=15, captain=0, lairs={A: Told(chests="w1")}, day_cap="15")
    while not game.match.over:
        game.stay()
    (ended,) = game.heard(events.MatchEnded)
    assert ended.why == "day_cap"
