"""The chronicle says who did what, also where several stewards played: by their factions (RL-11.6)."""

from engines.core.drawing.look import Look
from engines.core.record import evolve
from engines.risk_legacy.campaign.deltas import Delta, PacketOpened, SealBroken
from engines.risk_legacy.campaign.records import Chain, Fighter, Record, digest, heirloom
from engines.risk_legacy.moves.packets import BreakSeal
from engines.risk_legacy.pages.world.regret import regret
from engines.risk_legacy.pages.world.tale import tale
from engines.risk_legacy.picture import PAINTER
from engines.risk_legacy.side import UNCOUNTED
from tests.drawing.positions import KIT
from tests.risk_legacy.arrange import FOUNDED, coming
from tests.risk_legacy.packets.test_pack_2 import crowded_out
from tests.risk_legacy.test_picture import words

VOICE = KIT.voice("en", "risk_legacy", ())
OPENED: tuple[Delta, ...] = (
    evolve(coming("pack_2"), scars=()),
    SealBroken(packet="pack_2", person="", faction=2),
    evolve(coming("pack_1"), scars=()),
    SealBroken(packet="pack_1", person="ann", faction=0),
)


def played(deltas: tuple[Delta, ...]) -> Chain:
    """A game of a person and two stewards, of whom one took two territories and had better dice."""
    seats = (
        Fighter(person="ann", faction=0, start=1, result="held_on"),
        Fighter(person="", faction=1, start=2, result="held_on", tally=evolve(UNCOUNTED, rolls=4, lost=5)),
        Fighter(
            person="", faction=2, start=3, result="won", conquered=(4, 5), tally=evolve(UNCOUNTED, rolls=4, killed=5)
        ),
    )
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
