"""The page at the end: RL-11.5, 11.7."""

from __future__ import annotations

import pytest

from bot.ui import limits
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.deltas import (
    BonusChanged,
    BoxTicked,
    CardDestroyed,
    CardUpgraded,
    CityFortified,
    CityFounded,
    CityNamed,
    ContinentClaimed,
    ContinentNamed,
    Delta,
    NamerFound,
    PlanetNamed,
    PowerFixed,
    ScarCancelled,
    ScarPlaced,
    Signed,
    StickerPlaced,
)
from engines.risk_legacy.campaign.world import Why
from engines.risk_legacy.side import Tally
from engines.risk_legacy.state import Ending, Field, State
from engines.risk_legacy.words.victory import victory
from tests.contract.catalogues import LOCALES
from tests.risk_legacy.pages import PRESENTER, ending, measured, section
from tests.risk_legacy.victory import forgo
from tests.risk_legacy.war import PERU, attack, duel
from tests.risk_legacy.worlds import crowded, remade

EVERYTHING: tuple[Delta, ...] = (
    ScarPlaced(territory=0, scar="ammo_shortage"),
    BoxTicked(territory=12),
    BoxTicked(territory=12),
    Signed(person="dot", game=4),
    CityFounded(territory=0, city="major_city", person="dot"),
    CityNamed(territory=0, name="Nome"),
    ContinentClaimed(continent=1, person="dot"),
    ContinentNamed(continent=1, name="Sol"),
    BonusChanged(continent=2, change=1),
    BonusChanged(continent=3, change=-1),
    CityFortified(territory=0),
    ScarCancelled(territory=0),
    CardDestroyed(territory=3),
    CardUpgraded(territory=4),
    NamerFound(person="dot"),
    PlanetNamed(name="Terra"),
)


def over(games: int = 3, why: Why = "stars", *deltas: Delta) -> State:
    """Seat 3 has won the game after so many."""
    state = crowded(games)
    sides = list(state.sides)
    sides[1] = evolve(sides[1], eliminated=True)
    sides[3] = evolve(
        sides[3],
        tally=Tally(
            conquests=9, rolls=41, lost=17, killed=23, expected_lost=18_250, expected_killed=20_949, fired=2, shifted=3,
            turned=1, knocked_out=1,
        ),
    )  # fmt: skip
    fields = tuple(Field(hq=field.hq) if field.owner == 1 else field for field in state.fields)
    state = state.evolve(sides=tuple(sides), fields=fields, ending=Ending(winner=3, why=why), turn=None, stack=())
    return remade(state.evolve(over=True), *deltas)


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("stars", "Seat-3 wins game 4 with ★2."),
        ("alone", "Seat-3 wins game 4: nobody else is left."),
        ("round_cap", "Seat-3 wins game 4: the last round is over."),
        ("conceded", "Seat-3 wins game 4: all others concede."),
    ],
)
def test_who_has_won_and_how(why: Why, told: str) -> None:
    assert ending(over(3, why))[:2] == ["End of game 4", told]


def test_a_conquest_that_decided_it_is_told() -> None:
    """RL-7.1.3, 11.5: the headquarters that was the last star; who is alone did not need it."""
    won = duel(8, 1, hqs={"brazil": 0, "peru": 1}, tokens={0: 2}, dice=(6, 5, 4, 1))
    attack(won)
    assert won.state.ending == Ending(winner=0, why="stars", hq=PERU)
    forgo(won)
    found = GAME.outcome(won.state)
    assert found is not None
    assert found.why == victory(won.state.game, won.state.ending, 4), "a table's last word is the same"
    state = over()
    assert ending(state.evolve(ending=Ending(winner=3, why="stars", hq=PERU)))[1] == (
        "Seat-3 wins game 4 with ★2; the last one is the headquarters in Peru."
    )
    assert ending(state.evolve(ending=Ending(winner=3, why="alone", hq=PERU)))[1] == ending(over(3, "alone"))[1]


def test_seats_in_the_order_of_their_results() -> None:
    """RL-11.5: the winner, those who held on, the eliminated; stars with their sources."""
    told = ending(over())[2:7]
    assert told[0] == "🏆 Seat-3 (Khan Industries) ★2 (HQ, bought) · 8 territories"
    assert [line.split()[:2] for line in told] == [
        ["🏆", "Seat-3"],
        ["▪", "Seat-0"],
        ["▪", "Seat-2"],
        ["▪", "Seat-4"],
        ["✖", "Seat-1"],
    ]
    assert told[1].endswith(" territories")
    assert " · held on · " in told[1]
    assert told[4].endswith("★1 (bought) · eliminated")


def test_more_stars_stand_above_fewer() -> None:
    """Among those who held on."""
    state = over()
    sides = list(state.sides)
    sides[4] = evolve(sides[4], tokens=("start", "bought", "bought"))
    told = ending(state.evolve(sides=tuple(sides)))[2:7]
    assert [line.split()[1] for line in told] == ["Seat-3", "Seat-4", "Seat-0", "Seat-2", "Seat-1"]


def test_stewards_leave_nothing() -> None:
    """RL-7.4.2: said, since nobody is seen to choose."""
    state = over().evolve(people=("", "bob", "cid", "dot", ""))
    line = "No signatures and no rewards (played by stewards): Seat-0, Seat-4."
    assert line in ending(state)
    assert not any("steward" in line for line in ending(over()))


def test_a_winner_may_have_lost_everything() -> None:
    """RL-7.2.2: all others failed to join the war before."""
    state = over(3, "alone")
    bare = state.evolve(fields=tuple(Field(hq=field.hq) if field.owner == 3 else field for field in state.fields))
    assert ending(bare)[2] == "🏆 Seat-3 (Khan Industries) ★1 (bought) · 0 territories"


def test_what_the_world_keeps() -> None:
    """RL-11.5: every mark that this game made, in its order; boxes are counted together."""
    told = section(ending(over(3, "stars", *EVERYTHING)), "What stays in the world")
    assert told[: len(EVERYTHING) - 4] == [
        "Alaska: Ammo Shortage",
        "Person-dot signs the board",
        "Alaska: Major City “Nome” (founder Person-dot)",
        "South America: Person-dot calls it Sol",
        "Europe: bonus 5 → 6",
        "Africa: bonus 3 → 2",
        "Alaska: fortification",
        "Alaska: scar cancelled (Ammo Shortage)",
        "Alberta: card destroyed (🪙2)",
        "Ontario: 🪙2 → 🪙3",
        "Person-dot calls the planet Terra",
        "Argentina: fortification 🧱10 → 🧱8",
    ]


def test_a_name_that_comes_later_is_told_by_itself() -> None:
    """RL-7.8.5, 11.5: the right is older than this game, or nobody has used it yet."""
    older = (CityNamed(territory=12, name="Nome"), ContinentNamed(continent=1, name="Sol"), PlanetNamed(name="Terra"))
    told = section(ending(over(3, "stars", *older)), "What stays in the world")
    assert told[:3] == [
        "Argentina: the city is called Nome",
        "South America: it is called Sol",
        "The planet is called Terra",
    ]
    unused = (
        CityFounded(territory=0, city="minor_city", person="dot"),
        ContinentClaimed(continent=1, person="dot"),
        NamerFound(person="dot"),
    )
    told = section(ending(over(3, "stars", *unused)), "What stays in the world")
    assert told[:3] == [
        "Alaska: Minor City (founder Person-dot)",
        "South America: Person-dot may name it",
        "Person-dot may name the planet",
    ]


def test_a_fortification_that_replaces_another() -> None:
    """RL-5.12, 11.5: what was left of the old one, and the new one whole."""
    ticked = (CityFortified(territory=12), *(BoxTicked(territory=12),) * 3, CityFortified(territory=12))
    told = section(ending(over(3, "stars", *ticked)), "What stays in the world")
    assert told[:2] == ["Argentina: fortification", "Argentina: new fortification (🧱7 → 🧱10)"]


def test_luck_against_expectation() -> None:
    """RL-11.5, 11.7: losses and what the same dice cost on average, to a tenth."""
    told = section(ending(over()), "Fortunes of war")
    assert told[0] == (
        "Seat-3: conquests 9, rolls 41; lost 17 (expected 18.3), killed 23 (expected 20.9); knocked out 1; "
        "2 missiles: 3 troops, 1 territory saved or taken"
    )
    assert not any("rolls 0" in line for line in told), "nothing is told of those who never fought"


def test_what_the_next_game_begins_with() -> None:
    """RL-4.2.2, 11.5: who has signed has missiles, the others a star; what is left of the campaign."""
    told = section(ending(over(3, "stars", Signed(person="dot", game=4))), "The next game")
    assert told == [
        "11 games of the campaign are left.",
        "Seat-0 starts with a ★.",
        "Seat-1 starts with 1 missile.",
        "Seat-2 starts with 1 missile.",
        "Seat-3 starts with 2 missiles.",
        "Seat-4 starts with a ★.",
    ]


def test_seats_without_a_person_begin_nothing() -> None:
    """RL-7.4.2: nobody comes back for them."""
    state = over(1).evolve(people=("", "bob", "cid", "", "eve"))
    assert [line.split()[0] for line in section(ending(state), "The next game")[1:]] == ["Seat-1", "Seat-2", "Seat-4"]


def test_a_signer_who_is_away_may_come_back() -> None:
    """RL-4.2.2: played by a steward at the end, and all the same on the board of this world."""
    told = section(ending(over().evolve(people=("ann", "", "cid", "dot", "eve"))), "The next game")
    assert told[-1] == "Person-bob, on coming back, starts with 1 missile."
    assert "Seat-1" not in " ".join(told)


def test_the_end_of_the_campaign() -> None:
    """RL-7.7: who names the planet is said until it is named; games go on without rewards."""
    told = section(ending(over(14, "stars", NamerFound(person="eve"))), "The next game")
    assert told[0] == "The campaign is over. This world can be played on, without signatures and rewards."
    assert told[1] == "Person-eve may name the planet."
    named = section(ending(over(14, "stars", NamerFound(person="eve"), PlanetNamed(name="Terra"))), "The next game")
    assert "Person-eve may name the planet." not in named
    assert section(ending(over(16)), "The next game")[0].startswith("The campaign is over.")


def test_a_founding_ends_with_powers_and_coins() -> None:
    """RL-4.1.6: what record 0 says."""
    state = crowded(0).evolve(chain=(), ending=None, over=True, deltas=())
    coins = tuple(StickerPlaced(territory=at) for at in (5, 5, 9))
    assert ending(remade(state, PowerFixed(faction=0, power="iron_wall"), *coins)) == [
        "The world is founded",
        "The world is founded: every faction has its power, and the first coins are on the cards.",
        "What stays in the world",
        "Die Mechaniker: Iron Wall",
        "Coins on cards: Eastern Canada +2, Venezuela +1",
    ]


def test_no_scar_card_is_uncovered() -> None:
    """RL-3: not even at the end."""
    assert not {"Bunker", "Ammo Shortage"} & {word for line in ending(over(1)) for word in line.split(": ")}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_end_fits_into_a_message(locale: str) -> None:
    page = PRESENTER.ending(GAME.view(over(3, "conceded", *EVERYTHING), None))
    assert measured(page, locale)[0] < limits.TEXT - 800
