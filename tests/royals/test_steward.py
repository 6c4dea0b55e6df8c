"""The stand-in player: section 12 of the rules, as far as it is settled, and how well it does."""

from typing import Any

import pytest

from engines.core.event import Event
from engines.core.menu import Picked
from engines.core.move import Cancel, Move, part
from engines.core.rng import Rng
from engines.core.steward import GENTLE
from engines.royals import GAME
from engines.royals import moves as m
from tests import rivals
from tests.bench.arena import bouts
from tests.bench.as_it_was import was
from tests.contract.games import SOAK_GAMES, seeds
from tests.royals import notation
from tests.royals.arrange import scene
from tests.royals.notation import NUMBER
from tests.royals.rivals import cheapest, table
from tests.royals.scene import Scene
from tests.royals.undoing import undone

A, B = range(2)


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


@pytest.mark.parametrize(("deck", "takes"), [(3, True), (4, False)])
def test_it_sees_that_filling_the_row_takes_the_last_card(deck: int, takes: bool) -> None:
    """RY-5.12, 12.1: then this is its last turn, and any gain will do."""
    hands = {A: "de1 + gb-es", B: ""}
    told = scene(
        2, hands=hands, holders=but(valencia_marshal=B), row="de de fr", deck=deck, phase="draw", period="1714"
    )
    told.draw("row1 row2 deck")
    assert claims(advice(told), "valencia_marshal") == takes


def lyon(**more: Any) -> dict[str, Any]:
    """Nothing but its marshal is to be had, from B."""
    return {"holders": but(lyon_marshal=B), **more}


def shield(marshal: int) -> dict[str, Any]:
    """With the marshal of Marseille France would be complete, if A has that of Lyon."""
    french = {"paris_king": A, "dijon_baron": A, "lyon_marshal": marshal, "bordeaux_countess": A}
    return {"holders": {**french, "edinburgh_baron": B, "london_countess": B}}


def majority(duke: int, *, ending: bool) -> dict[str, Any]:
    """Seven against seven with the duke, and the king decides."""
    german = {"vienna_king": B, "vienna_countess": B, "munich_baron": B, "cologne_baron": B, "munich_duke": duke}
    return {"holders": but(berlin_marshal=None, **german), "period": "1680", "ending": ending}


MARKER: dict[str, Any] = {
    "holders": but(lyon_marshal=None, lyon_cardinal=None, dijon_princess=B, dijon_baron=B),
    "titles": {"marshal": (0, 3)},
    "period": "1680",
    "ending": True,
}
CHOICES: dict[str, tuple[str, str, dict[str, Any], bool]] = {
    "choosy": ("lyon_marshal", "fr1 de2 + fr-de", lyon(), False),
    "with nine cards still": ("lyon_marshal", "fr1 de8 + fr-de", lyon(), False),
    "with ten the threshold halves": ("lyon_marshal", "fr1 de9 + fr-de", lyon(), True),
    "not with jokers": ("lyon_marshal", "de3 + gb-es2", lyon(period="1714"), False),
    "in the last round with jokers, too": ("lyon_marshal", "de3 + gb-es2", lyon(period="1714", ending=True), True),
    "a shield is worth three cards for one": ("marseille_marshal", "gb3", shield(A), True),
    "a city alone is not": ("marseille_marshal", "gb3", shield(B), False),
    "nor a majority that is not about to be scored": ("berlin_marshal", "gb10", majority(A, ending=False), False),
    "but one that is": ("berlin_marshal", "gb10", majority(A, ending=True), True),
    "without the duke nothing is won": ("berlin_marshal", "gb10", majority(B, ending=True), False),
    "a city marker is worth the cards": ("lyon_marshal", "fr3 gb7", MARKER, True),
    "but not as jokers": ("lyon_marshal", "gb10", MARKER, False),
}


@pytest.mark.parametrize(("noble", "hand", "position", "takes"), CHOICES.values(), ids=CHOICES)
def test_what_it_claims(noble: str, hand: str, position: dict[str, Any], takes: bool) -> None:
    """RY-12.1."""
    assert claims(advice(scene(2, hands={A: hand, B: ""}, **position)), noble) == takes


LEVEL_OR_THEN = {"gentle": rivals.gentle, "keen": rivals.keen, "then": was}


@pytest.mark.parametrize("who", LEVEL_OR_THEN)
def test_they_do_not_only_undo_what_they_did(who: str) -> None:
    """RY-12.1: of three stewards, two went on taking the same noble from each other, up to seventeen times, before
    there were levels; those are here to show that it would be noticed."""
    story: list[tuple[Event, ...]] = []
    for seed in range(max(1, SOAK_GAMES // 10)):
        rivals.play(table, [LEVEL_OR_THEN[who]] * 3, seed, story)
    assert bool(undone(story)) is (who == "then")


# ---- ending the turn


@pytest.mark.parametrize(
    ("hand", "noble", "given"),
    [
        ("fr9 es4", "barcelona_countess", "fr1"),
        ("fr4 de5 es4", "bordeaux_duke", "de1"),
        ("fr1 + gb-es3 fr-de1 fr-gb1", "barcelona_countess", " + fr-de1"),
    ],
    ids=["not the scarcest country, which both need", "it looks at two targets", "arms that they do not show"],
)
def test_it_gives_up_what_its_targets_do_not_need(hand: str, noble: str, given: str) -> None:
    """RY-12.1: what the default would give up is kept."""
    told = scene(2, hands={A: hand, B: ""}, holders=but(madrid_king=B, **{noble: B}))
    country, intrigue = notation.hand(given)
    end = m.EndTurn(country=country, intrigue=intrigue)
    assert advice(told) == part(m.EndTurn, cards=None), "not at once"
    told.does(part(m.EndTurn, cards=None))
    assert advice(told) == end


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


# ---- how well it does


def test_it_beats_chance() -> None:
    """RY-12: at least nine of ten."""
    played = rivals.duels(table, rivals.gentle, rivals.chance, seeds(0.5))
    assert sum(duel.won for duel in played) * 10 >= len(played) * 9


@pytest.mark.parametrize("first", [True, False])
def test_it_beats_who_only_takes_the_cheapest(first: bool) -> None:
    """RY-12: whoever begins. Measured at every match of two hundred; four of five leaves room for taste."""
    played = rivals.duels(table, rivals.gentle, cheapest, range(1 - first, min(200, max(2, SOAK_GAMES)), 2))
    assert sum(duel.won for duel in played) * 5 >= len(played) * 4


def test_a_keen_one_beats_a_gentle_one() -> None:
    """RY-12: more often than not. How much more says ``python -m tests.bench.arena royals``."""
    games = range(min(200, max(2, SOAK_GAMES)))
    won = [bout.won for bout in bouts(GAME, 2, games, rivals.keen, rivals.gentle)]
    assert sum(won) * 2 > len(won)
