"""The stand-in player: section 12 of the rules, as far as it is settled, and how well it does."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engines.core.match import start
from engines.core.menu import Picked
from engines.core.move import Cancel, Move, part
from engines.core.rng import Rng
from engines.core.steward import GENTLE
from engines.royals import GAME
from engines.royals import moves as m
from tests import rivals
from tests.bench.arena import bouts
from tests.contract.games import SOAK_GAMES, seeds
from tests.playing import MOST_STEPS, asked
from tests.royals.arrange import scene
from tests.royals.notation import NUMBER, country, intrigue
from tests.royals.rivals import cheapest, table
from tests.royals.scene import Scene

A, B, C = range(3)


def advice(told: Scene, seed: str = "any") -> Move:
    seat = told.mover
    given = GAME.advise(told.match.view(seat), told.menu(), Rng(seed), GENTLE)
    assert isinstance(given, Picked)
    move: Move = given.move
    return move


def but(**holders: int | None) -> dict[str, int]:
    """A holds every noble but these."""
    held: dict[str, int | None] = {**dict.fromkeys(NUMBER, A), **holders}
    return {noble: seat for noble, seat in held.items() if seat is not None}


def claims(move: Move, noble: str) -> bool:
    return isinstance(move, m.Claim) and move.noble == NUMBER[noble]


# ---- drawing


@pytest.mark.parametrize(
    ("arms", "period", "plan"),
    [
        ("", "1648", "mixed"), ("gb-es", "1648", "mixed"), ("fr-de", "1648", "three_country"),
        ("gb-es4", "1648", "three_country"), ("fr-de", "1680", "mixed"), ("fr-de gb-es", "1680", "three_country"),
        ("gb-es2", "1714", "mixed"), ("gb-es4", "1714", "three_country"),
    ],
)  # fmt: skip
def test_when_it_draws_intrigue(arms: str, period: str, plan: str) -> None:
    """RY-12.1: for a target that a rival holds, without a card that matches; for the stock from 1680 on; never when
    holding four. The unseen card comes first."""
    hands = {A: f"de2 + {arms}", B: ""}
    told = scene(2, hands=hands, holders=but(lyon_marshal=B), phase="draw", period=period)
    draw = advice(told)
    assert isinstance(draw, m.Draw)
    assert draw.plan == plan
    assert (draw.sources == (m.FromIntrigue(),)) == (plan == "mixed")


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize(
    ("row", "source"),
    [
        ("de es fr", m.FromRow(slot=3, country=0)), ("fr es fr", m.FromRow(slot=1, country=0)),
        ("de es gb", m.FromDeck()),
    ],
)  # fmt: skip
def test_it_takes_what_the_target_needs(row: str, source: m.Source, first: bool) -> None:
    """RY-12.1: from the row, card by card; where that is of no use, everything from the deck."""
    told = scene(2, holders=but(paris_king=None), row=row, phase="draw", first=first)
    count = 3 if source == m.FromDeck() and not first else 1
    assert advice(told) == m.Draw(sources=(source,) * count, plan=None if first else "three_country")


@pytest.mark.parametrize(("other", "slot"), [("madrid_king", 2), ("marseille_princess", 3)])
def test_a_card_serves_one_target_only(other: str, slot: int) -> None:
    """RY-12.1: with the king's cards in the hand, the next target counts, and those cards not for it."""
    holders = but(paris_king=None, **{other: None})
    told = scene(2, hands={A: "fr8"}, holders=holders, row="de es fr", phase="draw")
    draw = advice(told)
    assert isinstance(draw, m.Draw)
    assert draw.sources == (m.FromRow(slot=slot, country=3 if slot == 2 else 0),)


# ---- claiming


@pytest.mark.parametrize(("touched", "takes"), [("dublin_duke", "munich_baron"), ("munich_duke", "cologne_baron")])
def test_it_prefers_a_city_that_still_has_its_marker(touched: str, takes: str) -> None:
    """RY-12.1: of two barons the one with the greater gain."""
    holders = {"berlin_marshal": B, "vienna_countess": B, touched: B}
    assert claims(advice(scene(2, hands={A: "de2"}, holders=holders)), takes)


@pytest.mark.parametrize(
    ("hand", "takes"), [("fr1 de2 + fr-de", False), ("fr1 de8 + fr-de", False), ("fr1 de9 + fr-de", True)]
)
def test_with_ten_cards_it_is_less_choosy(hand: str, takes: bool) -> None:
    """RY-12.1: the threshold halves at ten or more cards."""
    told = scene(2, hands={A: hand, B: ""}, holders=but(lyon_marshal=B))
    assert claims(advice(told), "lyon_marshal") == takes


@pytest.mark.parametrize(("period", "ending", "takes"), [("1714", False, False), ("1714", True, True)])
def test_in_the_last_round_it_takes_whatever_brings_anything(period: str, ending: bool, takes: bool) -> None:
    """RY-12.1: the threshold drops to zero, jokers or not."""
    hands = {A: "de3 + gb-es2", B: ""}
    told = scene(2, hands=hands, holders=but(lyon_marshal=B), period=period, ending=ending)
    assert claims(advice(told), "lyon_marshal") == takes


@pytest.mark.parametrize(("deck", "takes"), [(3, True), (4, False)])
def test_it_sees_that_filling_the_row_takes_the_last_card(deck: int, takes: bool) -> None:
    """RY-5.12, 12.1: then this is its last turn, and any gain will do."""
    hands = {A: "de1 + gb-es", B: ""}
    told = scene(
        2, hands=hands, holders=but(valencia_marshal=B), row="de de fr", deck=deck, phase="draw", period="1714"
    )
    told.draw("row1 row2 deck")
    assert claims(advice(told), "valencia_marshal") == takes


@pytest.mark.parametrize("lyon", [A, B])
def test_early_jokers_complete_a_bonus(lyon: int) -> None:
    """RY-12.1: a shield is worth three cards for one; a city alone is not."""
    french = {"paris_king": A, "dijon_baron": A, "lyon_marshal": lyon, "bordeaux_countess": A}
    told = scene(2, hands={A: "gb3"}, holders={**french, "edinburgh_baron": B, "london_countess": B})
    assert claims(advice(told), "marseille_marshal") == (lyon == A)


@pytest.mark.parametrize(("ending", "duke", "takes"), [(False, A, False), (True, A, True), (True, B, False)])
def test_early_jokers_win_a_majority_that_is_about_to_be_scored(ending: bool, duke: int, takes: bool) -> None:
    """RY-12.1: seven against seven, and the king decides; without the duke nothing is won."""
    german = {"vienna_king": B, "vienna_countess": B, "munich_baron": B, "cologne_baron": B, "munich_duke": duke}
    told = scene(2, hands={A: "gb10", B: ""}, holders=but(berlin_marshal=None, **german), period="1680", ending=ending)
    assert claims(advice(told), "berlin_marshal") == takes


@pytest.mark.parametrize(("hand", "takes"), [("gb10", False), ("fr3 gb7", True)])
def test_early_jokers_are_not_for_anything_else(hand: str, takes: bool) -> None:
    """RY-12.1: a city marker is worth the cards, but not as jokers."""
    holders = but(lyon_marshal=None, lyon_cardinal=None, dijon_princess=B, dijon_baron=B)
    titles = {"marshal": (0, 3)}
    told = scene(2, hands={A: hand, B: ""}, holders=holders, titles=titles, period="1680", ending=True)
    assert claims(advice(told), "lyon_marshal") == takes


def test_two_do_not_go_on_taking_a_noble_from_each_other() -> None:
    """RY-12.1: of three gentle stewards, one used to take the same noble up to seventeen times."""
    match, taken = table(3, 0), Counter[tuple[int, int]]()
    while not match.over:
        (seat,) = match.asked()
        given = rivals.gentle(match, seat, random.Random(0))
        if isinstance(given, Picked) and isinstance(given.move, m.Claim):
            taken[seat, given.move.noble] += 1
        match, _told = match.act(asked(match, seat, given))
    assert max(taken.values()) <= 4


# ---- ending the turn


def test_it_gives_up_what_its_targets_do_not_need() -> None:
    """RY-12.1: the default would give up the scarcest country, which the two targets need."""
    told = scene(2, hands={A: "fr9 es4", B: ""}, holders=but(madrid_king=B, barcelona_countess=B))
    assert told.menu().accepts(Picked((m.EndTurn(country=country("es1"), intrigue=intrigue("")),)))
    assert advice(told) == part(m.EndTurn, cards=None)
    told.does(part(m.EndTurn, cards=None))
    assert advice(told) == m.EndTurn(country=country("fr1"), intrigue=intrigue(""))


def test_it_looks_at_two_targets() -> None:
    """RY-12.1: the third country goes, though there is most of it."""
    told = scene(2, hands={A: "fr4 de5 es4", B: ""}, holders=but(madrid_king=B, bordeaux_duke=B))
    told.does(part(m.EndTurn, cards=None))
    assert advice(told) == m.EndTurn(country=country("de1"), intrigue=intrigue(""))


def test_it_gives_up_the_arms_that_its_targets_do_not_show() -> None:
    """RY-12.1: the default would give up the commonest pair."""
    hands = {A: "fr1 + gb-es3 fr-de1 fr-gb1", B: ""}
    told = scene(2, hands=hands, holders=but(madrid_king=B, barcelona_countess=B))
    told.does(part(m.EndTurn, cards=None))
    assert advice(told) == m.EndTurn(country=country(""), intrigue=intrigue("fr-de1"))


# ---- taking over


def test_it_finishes_or_drops_what_somebody_else_began() -> None:
    """RY-7.8: a steward sits down in the middle of a move."""
    told = scene(2, phase="draw")
    told.does(part(m.Draw, plan="three_country"))
    assert advice(told) == Cancel()
    told.does(Cancel())
    assert isinstance(advice(told), m.Draw)

    told = scene(2, hands={A: "de2 fr2"})
    told.does(part(m.Claim, cards=None))
    assert advice(told) == Cancel()
    told.does(part(m.Claim, noble=NUMBER["munich_baron"]))
    assert advice(told) == Cancel()


# ---- its manners


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {"row_size": "4", "scores": "open"}, {"jokers": "any_time"}, {"cube_supply": "printed"},
    ],
    ids=str,
)  # fmt: skip
def test_it_finds_an_answer_to_every_question(seats: int, options: dict[str, str]) -> None:
    """By itself it never begins what it gives up again."""
    match = start(GAME, seats, "all of them", options=options)
    for _ in range(MOST_STEPS):
        if match.over:
            return
        (seat,) = match.asked()
        given = rivals.gentle(match, seat, random.Random(0))
        assert given != Picked((Cancel(),))
        match, _told = match.act(asked(match, seat, given))
        GAME.check(match._state)
    raise AssertionError("it does not end")


# ---- how well it does


def test_it_beats_chance() -> None:
    """RY-12: at least nine of ten."""
    played = rivals.duels(table, rivals.gentle, rivals.chance, seeds(0.5))
    assert sum(duel.won for duel in played) * 10 >= len(played) * 9


@pytest.mark.parametrize("first", [True, False])
def test_it_beats_who_only_takes_the_cheapest(first: bool) -> None:
    """RY-12: whoever begins. Measured at every match of two hundred; four of five leaves room for taste."""
    played = rivals.duels(table, rivals.gentle, cheapest, range(1 - first, max(2, SOAK_GAMES), 2))
    assert sum(duel.won for duel in played) * 5 >= len(played) * 4


def test_a_keen_one_beats_a_gentle_one() -> None:
    """RY-12: more often than not. How much more says ``python -m tests.bench.arena royals``."""
    games = range(min(200, max(8, SOAK_GAMES)))
    won = [bout.won for bout in bouts(GAME, 2, games, rivals.keen, rivals.gentle)]
    assert sum(won) * 2 > len(won)
