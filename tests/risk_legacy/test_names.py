"""Names that players give: cleaned, refused, given now or later (RL-7.8)."""

from __future__ import annotations

import pytest

from engines.core.menu import Typed, Write, tidy
from engines.core.move import Cancel
from engines.core.record import evolve
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.campaign.deltas import CityNamed, ContinentNamed
from engines.risk_legacy.campaign.world import City, World
from engines.risk_legacy.events.rewards import NameGiven, NamePostponed
from engines.risk_legacy.moves.rewards import ClaimContinent, FoundMajor, GiveName, NameLater, NotNow
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.rules.names import refusal
from engines.risk_legacy.rules.reasons import Reason
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.victory import call, reward, won
from tests.risk_legacy.war import PERU, duel

ASIA = CONTINENTS.index("asia")


def why(name: str, world: World | None = None) -> Reason | None:
    return refusal(name, "city", world or World())


def with_city(name: str) -> World:
    return World().evolve_land(PERU, city=City(kind="minor_city", founder="bob", name=name))


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        pytest.param("  Новый   Рим ", "Новый Рим", id="EX-45"),
        ("Two\n\tlines", "Two lines"),
        ("A\u00a0B\u2003C\u3000D", "A B C D"),
        ("Cafe\u0301", "Café"),
        ("\u1100\u1161", "가"),
        ("Sofia", "Sofia"),
    ],
)
def test_cleaning(typed: str, stored: str) -> None:
    """RL-7.8.2: composed, every run of blanks one space, trimmed; and then it is clean."""
    assert tidy(typed) == stored == tidy(stored)
    assert why(typed) is None


GOOD = "Nova Roma 2|O'Brien's|L’Aquila|Stara-Zagora|Град № 7|Oh! (a/b), c:d. & e?|Ελλάδα|東京|עיר|नगर|a\u0323\u0304|٣|7"


@pytest.mark.parametrize("name", GOOD.split("|"))
def test_good_names(name: str) -> None:
    """RL-7.8.2: letters and digits of any script, a few marks."""
    assert why(name) is None


HIDDEN = "\u200b\u200d\u2060\ufeff\u00ad\u202e\u2066\u200e\u0000\u007f\ue000\U0001f600\U000e0100\u034f\ud800"
"""Blanks of no width, marks of direction, controls, a private sign, an emoji, joiners, half a sign."""
WRONG = ["1️⃣", "Rome️", "ㅤ", "ᅟᅠ", "ﾠ", "x̣̰̄", "½", "Ⅷ", "--!", "http://a", "WWW.rome", "ｗｗｗ.rome"]
"""Variants of signs, fillers, three marks on a letter, no decimal digits, no letter, addresses."""
LINKS = ("Discord.GG/rome", "my discord.com", "@everyone", "", "   ", "-- !")


@pytest.mark.parametrize(
    "name", [*(f"Ro{sign}me" for sign in '@#*_~|<>[]{}\\`"$%^+=;' + HIDDEN), *WRONG, *LINKS], ids=ascii
)
def test_names_with_other_signs(name: str) -> None:
    """RL-7.8.2, ``name_chars``, EX-45."""
    assert why(name) == "name_chars"


def test_lengths() -> None:
    """RL-7.8.1, EX-45: in code points after cleaning."""
    assert why("x" * 24) is None
    assert why("x" * 25) == "name_length"
    assert why("  " + "x" * 24 + "  ") is None
    assert why("e\u0301" * 24) is None
    assert refusal("x" * 32, "planet", World()) is None
    assert refusal("x" * 33, "planet", World()) is not None
    assert refusal("x" * 25, "continent", World()) is not None


@pytest.mark.parametrize(
    ("given", "name"),
    [
        pytest.param("Novyi Rim", "novyi-rim", id="EX-45"),
        ("Novyi Rim", "NOVYIRIM"),
        ("Novyi Rim", "Novyi. Rim!"),
        ("Straße", "STRASSE"),
        ("ﬁne", "fine"),
        ("Rome", "Ｒｏｍｅ"),
        ("Café", "CAFE\u0301"),
        ("ΟΔΟΣ", "οδος"),
        ("No 7", "№ 7"),
        ("ǰ", "ǰ"),
    ],
)
def test_the_same_name(given: str, name: str) -> None:
    """RL-7.8.3, ``name_taken``: whatever the case, the blanks, the look."""
    assert why(name, with_city(given)) == "name_taken"
    assert why(given, with_city(name)) == "name_taken"


def test_another_name() -> None:
    """RL-7.8.3: only of the same kind; marks that are read make a difference."""
    world = with_city("Rome")
    assert why("Rome 2", world) is None
    assert why("Romé", world) is None
    assert refusal("Rome", "continent", world) is None
    assert refusal("Rome", "planet", world) is None
    named = evolve(world, planet="Terra", regions=(evolve(world.regions[0], name="Europa"), *world.regions[1:]))
    assert refusal("terra", "planet", named) is not None
    assert refusal("EUROPA", "continent", named) is not None
    assert refusal("Terra", "city", named) is None


def test_preview_and_confirm() -> None:
    """RL-7.8.6, 7.8.4: as typed after cleaning; only then it is in the world."""
    play = won(0)
    reward(play, "found_major", FoundMajor(territory=PERU))
    assert (play.mover, play.match.span) == (0, "reward")
    play.answers(Typed("  Novi   Sad "))
    assert play.state.world.lands[PERU].city == City(kind="major_city", founder="ann")
    play.does(Cancel())
    assert isinstance(play.menu(), Write)
    call(play, "Novi Sad")
    assert play.heard(NameGiven)[0].name == "Novi Sad"
    assert play.state.deltas[-1] == CityNamed(territory=PERU, name="Novi Sad")
    assert play.mover == 1


@pytest.mark.parametrize("typed", [" " + "x" * 24 + "  ", "e\u0301" * 24])
def test_a_name_is_measured_after_cleaning(typed: str) -> None:
    """RL-7.8.1, 7.8.2: blanks around it and marks that were typed apart do not count."""
    play = won(0)
    reward(play, "found_major", FoundMajor(territory=PERU))
    call(play, tidy(typed))
    again = won(0)
    reward(again, "found_major", FoundMajor(territory=PERU))
    again.answers(Typed(typed))
    again.does(GiveName(name=tidy(typed)))
    assert again.state.deltas == play.state.deltas


def test_not_now() -> None:
    """RL-7.8.5: the founder's rights are unaffected; it is the default."""
    play = won(0)
    reward(play, "claim_continent", ClaimContinent(continent=ASIA))
    play.clock()
    assert play.heard(NamePostponed)[0].place == "continent"
    region = play.state.world.regions[ASIA]
    assert (region.namer, region.name) == ("ann", None)
    assert play.mover == 1


def test_naming_later() -> None:
    """RL-7.8.5: once, by a free choice of the own turn; a delta of that game's record."""
    world = land({"egypt": Mark(city="minor_city", founder="ann"), "japan": Mark(city="minor_city", founder="bob")})
    world = evolve(world, regions=(evolve(world.regions[0], namer="ann"), *world.regions[1:]))
    play = duel(8, 5, world=world)
    offered = play.offers(NameLater)
    egypt = next(move for move in offered if move.place == "city")
    assert [move.place for move in offered] == ["city", "continent"]
    play.does(egypt)
    assert play.match.span == "turn"
    call(play, "Thebes")
    assert play.offers(NameLater) == [NameLater(place="continent", number=0)]
    play.does(NameLater(place="continent", number=0))
    call(play, "Westland")
    assert play.offers(NameLater) == []
    assert [delta.kind for delta in play.state.deltas] == ["city_named", "continent_named"]
    assert play.state.deltas[1] == ContinentNamed(continent=0, name="Westland")
    assert play.offers(EndTurn)


def test_not_now_is_not_asked_again_this_turn() -> None:
    """RL-7.8.5: a free choice, the last of the menu; who says not now is left in peace until the next turn."""
    play = duel(8, 5, people=("ann", "", ""), world=land({"egypt": Mark(city="minor_city", founder="ann")}))
    assert isinstance(play.menu().options[-1].move, NameLater)
    play.does(*play.offers(NameLater), NotNow())
    assert play.offers(EndTurn)
    assert play.offers(NameLater) == []
    for _ in range(3):
        play.runs_out()
    assert play.state.turn is not None
    assert play.state.turn.seat == 0
    while not play.offers(EndTurn):
        play.clock()
    assert play.offers(NameLater)


def test_nobody_names_for_nobody() -> None:
    """RL-7.4.2: a steward has founded nothing."""
    play = duel(8, 5, people=("", "bob", "cid"), world=land({"egypt": Mark(city="minor_city", founder="")}))
    assert play.offers(NameLater) == []
