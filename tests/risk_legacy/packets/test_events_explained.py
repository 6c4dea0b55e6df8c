"""Events are explained by whichever packet brings them first (RL-B0.8, B0.9): with pack 3 alone a newcomer read that
"three cards join the events", and was asked by one out of the blue."""

import pytest

from bot.languages import SHIPPED
from engines.risk_legacy import GAME
from engines.risk_legacy.packets.common.cards import event_cards
from engines.risk_legacy.packets.common.missions.mission import demand, missions
from engines.risk_legacy.packets.common.missions.moves import ChooseMission
from engines.risk_legacy.packets.pack_3.cause import Rally
from engines.risk_legacy.pages.occasion import contents
from tests.kits import playing
from tests.risk_legacy.packets.missions import PERU, caused
from tests.risk_legacy.packets.sealed import closed, leaks

REPLACED = (
    "Another mission would take the place of Reign of Terror (conquer 9 territories in one turn), which goes back into "
    "the deck."
)
VOICES = {locale: playing(GAME).voice(locale, GAME.meta.key, ("Ann", "Bob", "Cid")) for locale in SHIPPED.tags}
COME = {
    "en": "at the end of a turn shows an even number of coins, an event card is drawn at once",
    "ru": "показывает чётное число монет, сразу открывается карта события",
    "bg": "показва четен брой монети, веднага се тегли карта със събитие",
}
BRINGING = sorted({card.packet for card in event_cards()})


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_every_packet_with_events_says_when_they_come(locale: str) -> None:
    """RL-B0.8: packs 1 and 3 and both pockets; each may be the first to open."""
    assert BRINGING == ["pack_1", "pack_3", "pocket_1", "pocket_2"]
    say = VOICES[locale]
    for packet in BRINGING:
        assert COME[locale] in say(contents(packet)), packet


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_it_tells_nothing_of_packets_that_are_closed(locale: str) -> None:
    """RL-B0.1: that somebody has opened one of them betrays none of the others."""
    for packet in BRINGING:
        assert leaks(VOICES[locale](contents(packet)), closed((packet,))) == set(), packet


def test_whoever_is_asked_reads_why_and_what_another_mission_replaces() -> None:
    """RL-B0.9, RL-B3.7: the seat with the greatest population; the mission before goes back into the deck. What others
    ask for stands beside each."""
    play = caused(("peru", "egypt"))
    say = VOICES["en"]
    menu = play.menu()
    assert [say(note) for note in menu.notes()] == [
        "An event for whoever has the largest population in their cities: that is you, with 2.",
        REPLACED,
    ]
    hints = [option.hint for option in menu.options if isinstance(option.move, ChooseMission)]
    assert hints == [demand(move.mission) for move in play.offers(ChooseMission)]
    assert len(hints) == sum(each.packet == "pack_3" for each in missions().values()) - 1
    play.does(Rally(territory=PERU, troops=1))
    assert [*play.menu().notes()] == [], "where the rest goes says itself"
