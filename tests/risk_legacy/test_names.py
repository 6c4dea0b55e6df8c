"""Names that players give: cleaned, refused, given now or later (RL-7.8)."""

import pytest

from engines.core.menu import Typed, Write, tidy
from engines.core.move import Cancel
from engines.core.record import evolve
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.campaign.deltas import CityNamed, ContinentNamed
from engines.risk_legacy.campaign.world import City, World
from engines.risk_legacy.events.rewards import NameGiven, NamePostponed
from engines.risk_legacy.moves.rewards import ClaimContinent, FoundMajor, Nameable, NameLater, NotNow
from engines.risk_legacy.moves.turn import EndTurn
from engines.risk_legacy.rules.names import refusal
from tests.risk_legacy.arrange import Mark, land
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.victory import call, reward, won
from tests.risk_legacy.war import PERU, duel

ASIA = CONTINENTS.index("asia")
EMPTY = World()


def with_city(name: str) -> World:
    return EMPTY.evolve_land(PERU, city=City(kind="minor_city", founder="bob", name=name))


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
    assert refusal(typed, "city", EMPTY) is None


GOOD = "Nova Roma 2|O'Brien's|L’Aquila|Stara-Zagora|Град № 7|Oh! (a/b), c:d. & e?|Ελλάδα|東京|עיר|नगर|x\u0323\u0304|٣|7"
HIDDEN = "\u200b\u200d\u2060\ufeff\u00ad\u202e\u2066\u200e\u0000\u007f\ue000\U0001f600\U000e0100\u034f\ud800"
"""Blanks of no width, marks of direction, controls, a private sign, an emoji, joiners, half a sign."""
WRONG = ["1️⃣", "Rome️", "ㅤ", "ᅟᅠ", "ﾠ", "x̣̰̄", "½", "Ⅷ", "--!", "http://a", "WWW.rome", "ｗｗｗ.rome"]
"""Variants of signs, fillers, three marks on a letter, no decimal digits, no letter, addresses."""
LINKS = ("Discord.GG/rome", "my discord.com", "@everyone", "", "   ", "-- !")


@pytest.mark.parametrize(
    ("name", "place", "why"),
    [
        *((name, "city", None) for name in GOOD.split("|")),
        *((f"Ro{sign}me", "city", "name_chars") for sign in '@#*_~|<>[]{}\\`"$%^+=;' + HIDDEN),
        *((name, "city", "name_chars") for name in (*WRONG, *LINKS)),
        *((name, "city", None) for name in ("x" * 24, "  " + "x" * 24 + "  ", "e\u0301" * 24)),
        *(("x" * 25, place, "name_length") for place in ("city", "continent")),
        *(("x" * 32, "planet", None), ("x" * 33, "planet", "name_length")),
    ],
    ids=ascii,
)
def test_signs_and_lengths(name: str, place: Nameable, why: str | None) -> None:
    """RL-7.8.1, 7.8.2, EX-45: letters and digits of any script, a few marks; in code points after cleaning."""
    assert refusal(name, place, EMPTY) == why


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
    assert refusal(name, "city", with_city(given)) == "name_taken"
    assert refusal(given, "city", with_city(name)) == "name_taken"


NAMED = evolve(with_city("Rome"), planet="Terra", regions=(evolve(EMPTY.regions[0], name="Europa"), *EMPTY.regions[1:]))


@pytest.mark.parametrize(
    ("name", "place", "taken"),
    [
        ("Rome 2", "city", False),
        ("Romé", "city", False),
        *(("Rome", place, False) for place in ("continent", "planet")),
        ("terra", "planet", True),
        ("EUROPA", "continent", True),
        ("Terra", "city", False),
    ],
)
def test_another_name(name: str, place: Nameable, *, taken: bool) -> None:
    """RL-7.8.3: only of the same kind; marks that are read make a difference."""
    assert refusal(name, place, NAMED) == ("name_taken" if taken else None)


# ---- given now


def founding() -> Scene:
    play = won(0)
    reward(play, "found_major", FoundMajor(territory=PERU))
    return play


@pytest.mark.parametrize("typed", ["  Novi   Sad ", " " + "x" * 24 + "  ", "e\u0301" * 24])
def test_preview_and_confirm(typed: str) -> None:
    """RL-7.8.1, 7.8.2, 7.8.4, 7.8.6: as typed after cleaning, and measured so; only then it is in the world."""
    play = founding()
    assert (play.mover, play.match.span) == (0, "reward")
    play.answers(Typed(typed))
    assert play.state.world.lands[PERU].city == City(kind="major_city", founder="ann")
    play.does(Cancel())
    assert isinstance(play.menu(), Write)
    call(play, typed)
    assert [given.name for given in play.heard(NameGiven)] == [tidy(typed)]
    assert play.state.deltas[-1] == CityNamed(territory=PERU, name=tidy(typed))
    assert play.mover == 1


def test_not_now() -> None:
    """RL-7.8.5: the founder's rights are unaffected; it is the default."""
    play = won(0)
    reward(play, "claim_continent", ClaimContinent(continent=ASIA))
    play.clock()
    assert [postponed.place for postponed in play.heard(NamePostponed)] == ["continent"]
    region = play.state.world.regions[ASIA]
    assert (region.namer, region.name, play.mover) == ("ann", None, 1)


# ---- given later


def test_naming_later() -> None:
    """RL-7.8.5: once, by a free choice of the own turn; a delta of that game's record."""
    world = land({"egypt": Mark(city="minor_city", founder="ann"), "japan": Mark(city="minor_city", founder="bob")})
    play = duel(world=evolve(world, regions=(evolve(world.regions[0], namer="ann"), *world.regions[1:])))
    egypt, continent = play.offers(NameLater)
    assert (egypt.place, continent) == ("city", NameLater(place="continent", number=0))
    play.does(egypt)
    assert play.match.span == "turn"
    call(play, "Thebes")
    assert play.offers(NameLater) == [continent]
    play.does(continent)
    call(play, "Westland")
    assert (play.offers(NameLater), len(play.offers(EndTurn))) == ([], 1)
    assert [delta.kind for delta in play.state.deltas] == ["city_named", "continent_named"]
    assert play.state.deltas[1] == ContinentNamed(continent=0, name="Westland")


def test_not_now_is_not_asked_again_this_turn() -> None:
    """RL-7.8.5: a free choice, the last of the menu; who says not now is left in peace until the next turn. A steward
    has founded nothing (RL-7.4.2)."""
    world = land({"egypt": Mark(city="minor_city", founder="ann"), "japan": Mark(city="minor_city", founder="")})
    assert duel(people=("", "", ""), world=world).offers(NameLater) == []
    play = duel(people=("ann", "", ""), world=world)
    assert isinstance(play.menu().options[-1].move, NameLater)
    play.does(*play.offers(NameLater), NotNow())
    assert (play.offers(NameLater), len(play.offers(EndTurn))) == ([], 1)
    for _ in range(3):
        play.runs_out()
    assert play.state.ongoing.seat == 0
    while not play.offers(EndTurn):
        play.clock()
    assert play.offers(NameLater)
