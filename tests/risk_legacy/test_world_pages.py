"""The world between two games: RL-11.6."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.page import Page
from engines.core.record import evolve
from engines.core.text import Said, Text
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import (
    CardDestroyed,
    CityFortified,
    CityFounded,
    ContinentClaimed,
    Delta,
    NamerFound,
    PlanetNamed,
    ScarCancelled,
    ScarPlaced,
)
from engines.risk_legacy.campaign.records import Chain, heirloom
from engines.risk_legacy.campaign.world import Why
from engines.risk_legacy.pages.world import pages
from tests.contract.catalogues import LOCALES, pieces
from tests.risk_legacy.pages import english, lines, measured, section
from tests.risk_legacy.worlds import LONGEST, bequeathed, campaign, founding

PAGE = 3300
INDIA = NUMBER["india"]
NAMES = ("W" * 32,) * 5


def with_more(*deltas: Delta, games: int = 1) -> tuple[Page, ...]:
    """The last game made these as well."""
    *earlier, last = campaign(games)
    return pages(heirloom((*earlier, evolve(last, deltas=(*last.deltas, *deltas)))))


def called(told: tuple[Page, ...], title: str) -> list[str]:
    """All leaves of one kind."""
    return [line for page in told if english(page.title).startswith(title) for line in lines(page)]


@pytest.mark.parametrize("games", [0, 1, 7, 15])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_page_is_one_message(locale: str, games: int) -> None:
    """Also at the end of a campaign in which everything has the longest name there is."""
    for page in pages(bequeathed(games)):
        assert measured(page, locale, NAMES)[0] < PAGE
        assert page.sections


def test_a_world_that_has_just_been_founded() -> None:
    """RL-4.1.6."""
    told = pages(bequeathed(0))
    assert [english(page.title) for page in told] == [
        "Unnamed World",
        "Atlas",
        "Chronicle",
        "Factions",
        "Box and cards",
    ]
    assert lines(told[0]) == ["Unnamed World", "Next: game 1 of 15", "Founded by its players"]
    assert section(lines(told[1]), "Africa +3")[0] == "No marks"
    assert lines(told[2])[1] == "The founding"
    assert lines(told[2])[2] == "Die Mechaniker: Fortified HQ"
    assert lines(told[2])[-1].startswith("Coins on cards: Alaska +2, Northwest Territory +2")
    assert section(lines(told[3]), "Khan Industries: HQ Garrison")[0] == "Nobody has played it yet"


def test_a_world_of_chance_says_so() -> None:
    first = founding()
    assert first.charter is not None
    chain = (evolve(first, charter=evolve(first.charter, founding="random")),)
    assert "Founded by chance" in lines(pages(heirloom(chain))[0])


def test_the_wall() -> None:
    """RL-11.6: most signatures first."""
    told = lines(pages(bequeathed(6))[0])
    assert section(told, "Signatures")[:2] == ["✍ Person-bob: games 1, 6", "✍ Person-cid: game 2"]
    assert "Next: game 7 of 15" in told


def test_after_the_campaign() -> None:
    """RL-7.7: the planet's name is the title, and who gave it is told."""
    assert "The campaign is over. Next: game 16, without signatures and rewards" in lines(pages(bequeathed(15))[0])
    waiting = with_more(NamerFound(person="eve"), games=15)
    assert (lines(waiting[0])[0], "Person-eve may name the planet" in lines(waiting[0])) == ("Unnamed World", True)
    named = with_more(NamerFound(person="eve"), PlanetNamed(name="Terra"), games=15)
    assert lines(named[0])[0] == "Terra"
    assert "Named by Person-eve" in lines(named[0])


def test_the_atlas_shows_what_is_marked() -> None:
    """RL-11.6: city with founder, scar, fortification with its boxes, coins, destroyed cards; namer and bonus."""
    told = called(pages(bequeathed(15)), "Atlas")
    name = LONGEST
    assert f"{name.format(56)} (North America) +6▲ (+1 for Person-bob)" in told
    assert section(told, f"{name.format(57)} (South America)")[0] == "Named by Person-cid"
    assert f"Argentina: 🏙 {name.format(1)} (Person-bob), 🧱7, 🪙2" in told
    assert "Greenland: 🛡 Bunker, 🪙3" in told
    assert "North Africa: card destroyed" in told
    assert not any(line.startswith("India") for line in told)


def test_the_atlas_explains_the_signs_that_are_on_it() -> None:
    """No capital before there is one; where nothing lies, nothing is explained."""
    first = called(with_more(ScarPlaced(territory=0, scar="bunker")), "Atlas")
    assert [line for line in first if line.startswith("-#")] == ["-# 🏘 minor city, 🏙 major city, 🛡 bunker"]
    assert not any(line.startswith("-#") for line in called(pages(bequeathed(0)), "Atlas"))


def test_what_has_no_name_yet_says_so() -> None:
    """RL-7.8.5, 11.6: a city does not look as if somebody had named it; a continent keeps its label."""
    told = called(
        with_more(
            CityFounded(territory=INDIA, city="major_city", person=""),
            CityFortified(territory=INDIA),
            ScarPlaced(territory=INDIA, scar="ammo_shortage"),
            ContinentClaimed(continent=5, person="ann"),
        ),
        "Atlas",
    )
    assert "India: 🏙 not named yet (a steward), 🔻 Ammo Shortage, 🧱10" in told
    assert section(told, "Australia +2 (+1 for Person-ann)")[0] == "Naming right: Person-ann"


def test_the_chronicle_has_a_section_for_each_game() -> None:
    """RL-11.6: the latest first; who won with what, where everybody began, and what changed."""
    told = called(pages(bequeathed(2)), "Chronicle")
    assert told[1:12] == [
        "Game 2: Person-cid wins (Saharan Republic)",
        "With ★4 in round 8",
        "▪ Person-ann (Imperial Balkania): Peru",
        "▪ Person-bob (Khan Industries): Southern Europe",
        "🏆 Person-cid (Saharan Republic): Ural",
        "✖ Person-dot (Die Mechaniker): China, eliminated",
        "▪ Person-eve (Enclave of the Bear): Alaska",
        "Venezuela: Bunker",
        "Person-cid signs the board",
        f"Western Europe: Major City “{LONGEST.format(2)}” (founder Person-cid)",
        f"Eastern United States: Minor City “{LONGEST.format(22)}” (founder Person-dot)",
    ]
    assert [line for line in told if line.startswith(("Game", "The founding"))] == [
        "Game 2: Person-cid wins (Saharan Republic)",
        "Game 1: Person-bob wins (Imperial Balkania)",
        "The founding",
    ]


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("alone", "Alone in the end, in round 8"),
        ("round_cap", "Ahead after the last round (8)"),
        ("conceded", "Conceded by all others in round 8"),
    ],
)
def test_the_chronicle_says_how_a_game_was_won(why: Why, told: str) -> None:
    """RL-7.2, 11.6."""
    *earlier, last = campaign(1)
    assert called(pages(heirloom((*earlier, evolve(last, why=why)))), "Chronicle")[2] == told


def test_people_with_their_signatures_and_names() -> None:
    """RL-11.6, 11.7: the games that somebody signed for, and the continents and the planet that are named by them."""
    told = called(with_more(NamerFound(person="bob"), PlanetNamed(name="Terra"), games=15), "Who has played here")
    bob = section(told, "Person-bob")
    assert bob[0] == "✍ Signed the board after games 1, 6, 11"
    assert f"🏷 Named: {LONGEST.format(56)} (North America), {LONGEST.format(61)} (Australia), Terra" in bob


def test_a_seat_without_a_person_can_win() -> None:
    """RL-7.4.2: the record names the faction."""
    *earlier, last = campaign(1)
    seats = tuple(evolve(seat, person="") if seat.result == "won" else seat for seat in last.seats)
    told = called(pages(heirloom((*earlier, evolve(last, seats=seats)))), "Chronicle")
    assert "Game 1: a steward wins (Imperial Balkania)" in told


def test_factions_remember_their_games() -> None:
    """RL-4.2.7, 11.6: person, start and result; games without them are counted. RL-11.7: what it adds up to."""
    told = called(pages(bequeathed(4, seats=3)), "Factions")
    assert section(told, "Die Mechaniker: Fortified HQ")[:5] == [
        "Games 2: won 1, held on 1, eliminated 0",
        "Starts: Asia 2",
        "▪ Game 3: Person-cid (Mongolia)",
        "🏆 Game 4: Person-bob (Yakutsk)",
        "Sat out 2 games",
    ]
    assert section(told, "Enclave of the Bear: Ferocity")[3] == "✖ Game 4: Person-cid (India), eliminated"


def test_the_fate_of_every_card() -> None:
    """RL-11.6: territory cards that are no longer as printed, scar cards where they were played; what the box still
    has."""
    told = lines(pages(bequeathed(15))[-1])
    assert section(told, "Left in the box")[0] == "fortifications 4, cancel stickers 4, coin stickers 35"
    assert section(told, "Scar cards")[:2] == ["Bunker: Greenland (game 1)", "Bunker: Venezuela (game 2)"]
    assert not any(line.startswith("Not played") for line in told)
    assert any(line.startswith("🪙3: Alaska, Northwest Territory") for line in told)
    assert "Destroyed: North Africa (game 15)" in told
    assert told[-1] == "All others: 🪙1"
    assert called(with_more(CardDestroyed(territory=3)), "Box")[-2] == "Destroyed: Alberta (game 1)"


def test_scar_cards_that_are_left_or_cancelled() -> None:
    """RL-11.6: of each kind how many nobody has played yet; a second scar may lie where the first was cancelled."""
    once, again = ScarCancelled(territory=9), ScarPlaced(territory=9, scar="ammo_shortage")
    told = called(with_more(once, again, games=3), "Box")
    assert section(told, "Scar cards")[:5] == [
        "Bunker: Greenland (game 1)",
        "Bunker: Venezuela (game 2, cancelled in game 3)",
        "Bunker: Russia (game 3)",
        "Ammo Shortage: Venezuela (game 3)",
        "Not played: Ammo Shortage 2",
    ]
    twice = called(with_more(once, again, once, games=3), "Box")
    assert "Ammo Shortage: Venezuela (game 3, cancelled in game 3)" in twice


def test_only_persons_and_names_come_from_outside() -> None:
    """RL-7.8.4: what players made up is shown as theirs, so that it can be hidden."""
    names = [piece for page in pages(bequeathed(15)) for piece in _said(page)]
    assert LONGEST.format(1) in names
    assert LONGEST.format(56) in names


def _said(page: Page) -> list[str]:
    texts = [page.title, *(line for each in page.sections for line in (each.heading, *each.lines) if line)]
    return [inner.words for text in texts for piece in pieces(text) for inner in _made_up(piece)]


def _made_up(piece: Any) -> list[Said]:
    args = piece.args if isinstance(piece, Text) else ()
    return [value for _, value in args if isinstance(value, Said)]


def test_a_changed_record_is_refused() -> None:
    """RL-1.7: the chain is sound or it is nothing."""
    chain: Chain = campaign(2)
    spoilt = (chain[0], evolve(chain[1], commitment="another"), chain[2])
    with pytest.raises(ValueError, match="changed"):
        pages(heirloom(spoilt))
