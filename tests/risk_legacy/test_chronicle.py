"""The chronicle says who did what, also where several stewards played: by their factions (RL-11.6)."""

import pytest

from bot.languages import SHIPPED
from engines.core.drawing.look import Look
from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import (
    CityFounded,
    Delta,
    LinkAdded,
    PacketOpened,
    PowerAdded,
    SealBroken,
    StickerPlaced,
)
from engines.risk_legacy.campaign.records import Chain, Fighter, Record, digest, fold, heirloom
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.naming import territory
from engines.risk_legacy.packets.pocket_1.land import Irradiated
from engines.risk_legacy.packets.pocket_1.who import Mutants
from engines.risk_legacy.packets.pocket_2.ruins import Ruined
from engines.risk_legacy.packets.pocket_2.who import AlienIsland
from engines.risk_legacy.pages.world.regret import regret
from engines.risk_legacy.pages.world.tale import tale
from engines.risk_legacy.picture import PAINTER
from engines.risk_legacy.side import UNCOUNTED
from engines.risk_legacy.words.changes import told as changes
from engines.risk_legacy.words.land import plain
from tests.drawing.positions import KIT
from tests.risk_legacy.arrange import FOUNDED, coming
from tests.risk_legacy.packets.test_pack_2 import crowded_out
from tests.risk_legacy.test_picture import words
from tests.risk_legacy.worlds import founding

VOICE = KIT.voice("en", "risk_legacy", ())
OPENED: tuple[Delta, ...] = (
    evolve(coming("pack_2"), scars=()),
    SealBroken(packet="pack_2", person="", faction=2),
    evolve(coming("pack_1"), scars=()),
    SealBroken(packet="pack_1", person="ann", faction=0),
)


def played(deltas: tuple[Delta, ...], tokens: tuple[str, ...] = ()) -> Chain:
    """A game of a person and two stewards, of whom one took two territories and had better dice."""
    seats = (
        Fighter(person="ann", faction=0, start=1, result="held_on"),
        Fighter(person="", faction=1, start=2, result="held_on", tally=evolve(UNCOUNTED, rolls=4, lost=5)),
        Fighter(
            person="", faction=2, start=3, result="won", conquered=(4, 5), tally=evolve(UNCOUNTED, rolls=4, killed=5)
        ),
    )
    seats = (seats[0], evolve(seats[1], tokens=tokens), seats[2])
    over = Record(n=1, before=digest(FOUNDED), seats=seats, deltas=deltas, commitment="", rounds=4)
    return FOUNDED, evolve(over, winner=2, why="stars")


def story(deltas: tuple[Delta, ...]) -> str:
    told = tale(heirloom(played(deltas)))
    return " ".join(str(VOICE.bare(each)) for each in (*told.story, *told.changes))


def test_of_several_stewards_it_says_which() -> None:
    told = story(())
    assert "Nobody conquered more than a steward (Imperial Balkania): 2 territories" in told
    assert "kindest to a steward (Imperial Balkania) and least kind to a steward (Enclave of the Bear)" in told
    plate = PAINTER.world
    assert plate is not None
    picture = plate(heirloom(played(())), Look(say=VOICE.bare, names=()))
    assert picture is not None
    assert "Imperial Balkania" in words(picture)


def test_who_opens_a_packet_is_written_down_beside_it() -> None:
    play = crowded_out()
    play.does(BreakSeal(packet="pack_2"))
    opened, broken, *_ = play.state.deltas
    assert isinstance(opened, PacketOpened)
    assert broken == SealBroken(packet="pack_2", person="bob", faction=1)


def test_it_says_who_opened_a_packet() -> None:
    """As far as the record does: those from before have their hashes and say that it was opened."""
    told = story(OPENED)
    assert "Pack 2 (by Imperial Balkania) and Pack 1 (by a former player) were opened" in told
    assert "Pack 2 was opened by a steward (Imperial Balkania): " in told
    assert "Pack 1 was opened by a former player: " in told
    old = tuple(each for each in OPENED if isinstance(each, PacketOpened))
    assert "Pack 2 and Pack 1 were opened, and" in story(old)
    assert "Pack 1 was opened" in story(old)
    warned = regret(heirloom(played(OPENED)))
    assert warned is not None
    assert "Pack 2 and Pack 1 were opened in this game" in VOICE.bare(warned)


# ---- what packets have brought about

PERU, JAPAN = NUMBER["peru"], NUMBER["japan"]


def unsealed(packet: str) -> tuple[Delta, ...]:
    return coming(packet), SealBroken(packet=packet, person="ann", faction=0)


CAPITAL = CityFounded(territory=PERU, city="world_capital", person="ann")
ISLAND = (*unsealed("pocket_2"), *(LinkAdded(ends=(at, AlienIsland.number)) for at in (PERU, JAPAN)))
STRIKE = (*unsealed("pocket_1"), Irradiated(territory=PERU))
MEMORABLE: dict[str, tuple[tuple[Delta, ...], tuple[str, ...], str]] = {
    "strike": (STRIKE, (), "A former player brought a nuclear strike down on Peru"),
    "old strike": ((coming("pocket_1"), Irradiated(territory=PERU)), (), "A nuclear strike came down on Peru"),
    "mutants": (
        (coming("pocket_1"), PowerAdded(faction=Mutants.number, power="mindshackle")),
        (),
        "The Mutants evolved: Mindshackle.",
    ),
    "island": (ISLAND, (), "A former player called an island from the sea, and sea routes join it to Peru and Japan."),
    "ruins": (
        (*ISLAND[:1], CityFounded(territory=JAPAN, city="minor_city", person="ann"), Ruined(territory=JAPAN)),
        (),
        "The Aliens left a city in ruins: Japan.",
    ),
    "capital": (
        (*unsealed("pack_3"), CAPITAL),
        ("mission",),
        "A former player founded the capital of the world: Peru.",
    ),
    "missions": (
        unsealed("pack_3"),
        ("start", "mission", "mission"),
        "Missions brought a steward (Enclave of the Bear) ★2.",
    ),
}


@pytest.mark.parametrize("what", MEMORABLE)
def test_the_most_memorable_of_what_packets_brought_is_told(what: str) -> None:
    """Of a strike, an island, a capital it said no more than that something had been opened. One sentence of it, in the
    place of one that says little: no game takes more than twelve."""
    deltas, tokens, expected = MEMORABLE[what]
    chain = played(deltas, tokens)
    told, without = tale(heirloom(chain)).story, tale(heirloom(played(()))).story
    assert len(told) <= 12
    assert len(told) <= len(without) + len([each for each in deltas if isinstance(each, CityFounded)][:1])
    sentences = [VOICE.sentence(each) for each in told]
    (at,) = [at for at, each in enumerate(sentences) if each.startswith(expected)]
    assert "by then" in sentences[at + 1], "before it is told how it ended"
    for locale in SHIPPED.tags:
        voice = KIT.voice(locale, "risk_legacy", ())
        for each in map(voice.sentence, told):
            assert each[:1] == each[:1].upper(), each
            assert each.endswith("."), each
            assert not each.endswith(".."), each


def test_a_packet_that_is_closed_has_no_memories() -> None:
    """Whatever a record says; and of several the heaviest is told."""
    both = tale(heirloom(played((*STRIKE, *unsealed("pack_3"), CAPITAL), ("mission",)))).story
    keys = [each.key for each in both]
    assert ("tale-strike" in keys, "tale-capital" in keys, "tale-missions" in keys) == (True, False, False)
    closed = tale(heirloom(played((CAPITAL,), ("mission",)))).story
    assert {"tale-capital", "tale-missions"}.isdisjoint(each.key for each in closed)


def test_coins_are_told_as_the_cards_show_them() -> None:
    """A newcomer read "Alaska +1" of the founding where the map showed two coins."""
    first = founding()
    world = fold((first,))
    laid = {each.territory for each in first.deltas if isinstance(each, StickerPlaced)}
    (told,) = (str(VOICE.bare(each)) for each in changes(first.deltas, World()) if each.key == "change-coins")
    shown = (f"{VOICE.bare(plain(territory(at)))} 🪙{world.lands[at].coins}" for at in sorted(laid))
    assert told == f"Coins on cards: {', '.join(shown)}"
    assert laid
