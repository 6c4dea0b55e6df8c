"""Founding a world (RL-4.1)."""

from typing import Any

import pytest

from engines.core.match import Act, start
from engines.core.menu import Picked, Refused
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import FACTIONS, NUMBER, POWERS
from engines.risk_legacy.campaign.deltas import PowerFixed, StickerPlaced
from engines.risk_legacy.campaign.records import Charter, fold
from engines.risk_legacy.deeds.found import dealt
from engines.risk_legacy.events.founding import FoundingBegan, PowerChosen, StickerStuck, WorldFounded
from engines.risk_legacy.moves.founding import AllByChance, ByChance, FixPower, PlaceSticker
from tests.risk_legacy.arrange import opened
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.told import said
from tests.risk_legacy.victory import chained

PERU = NUMBER["peru"]


def founding(seats: int = 5, *dice: int, how: Any = "dealt", **options: Any) -> Scene:
    return opened(seats, founding=how, rng=Rng.loaded(*dice), **options)


@pytest.mark.parametrize(
    ("order", "shares"),
    [
        ((3, 4, 0, 1, 2), [(3, "0", 2), (4, "1", 2), (0, "2", 2), (1, "3", 3), (2, "4", 3)]),
        ((0, 1, 2), [(0, "03", 4), (1, "14", 4), (2, "2", 4)]),
        ((2, 3, 0, 1), [(2, "04", 3), (3, "1", 3), (0, "2", 3), (1, "3", 3)]),
    ],
)
def test_what_each_seat_is_dealt(order: tuple[int, ...], shares: list[tuple[int, str, int]]) -> None:
    """EX-39, RL-4.1.2, 4.1.3: in the order in which they are asked, one after the other, for each own faction a power,
    then its stickers; those left over go to the last ones."""
    whole = [(seat, faction) for seat, powers, count in shares for faction in (*map(int, powers), *(None,) * count)]
    assert [(task.seat, task.faction) for task in dealt(order)] == whole


def test_who_begins_is_drawn() -> None:
    """RL-4.1.1, 4.1.4, EX-39: and whatever was agreed, nobody but the seat that was dealt it enters the choice."""
    play = founding(5, 4)
    assert play.heard(FoundingBegan) == [FoundingBegan(order=(3, 4, 0, 1, 2))]
    assert (play.mover, play.match.span) == (3, "founding")
    for seat in (0, 1, 2, 4):
        assert play.match.menu(seat) is play.match.aside(seat) is None, "nor is there anything to order yet (RL-6.6)"
        with pytest.raises(Refused):
            play.match.act(Act(seat=seat, question=None, given=Picked((ByChance(),))))


def test_choosing_a_power() -> None:
    """RL-4.1.3: one of the two of that faction, or by chance."""
    play = founding(5, 1)
    assert [move.power for move in play.offers(FixPower)] == list(POWERS[0])
    assert play.offers(ByChance)
    assert [said(no.say(no.move)) for no in play.match.blocked(play.mover) if no.say] == ["Other powers"]
    with play.refused("reason-power-not-offered"):
        play.does(FixPower(faction=1, power=POWERS[1][0]))
    play.does(FixPower(faction=0, power=POWERS[0][1]))
    assert play.heard(PowerChosen) == [PowerChosen(seat=0, faction=0, power=POWERS[0][1], by_chance=False)]
    assert play.state.world.banners[0].power == POWERS[0][1]


def test_choosing_a_territory() -> None:
    """RL-4.1.3, EX-39: three coins are the most; the fourth is refused."""
    play = founding(5, 1)
    play.clock()
    assert len(play.offers(PlaceSticker)) == 42
    play.does(PlaceSticker(territory=PERU), PlaceSticker(territory=PERU))
    assert (play.state.world.lands[PERU].coins, play.mover) == (3, 1), "two stickers, then the next seat"
    play.clock()
    assert PlaceSticker(territory=PERU) not in play.offers(PlaceSticker)
    with play.refused("reason-coin-limit"):
        play.does(PlaceSticker(territory=PERU))


def test_by_chance() -> None:
    """RL-4.1.3: a power of the two; a coin on one of the cards with the fewest."""
    play = founding(5, 1, 2, 1, 1)
    play.does(ByChance())
    assert play.heard(PowerChosen) == [PowerChosen(seat=0, faction=0, power=POWERS[0][1], by_chance=True)]
    play.does(ByChance())
    assert play.heard(StickerStuck) == [StickerStuck(seat=0, territory=0, by_chance=True)]
    play.does(ByChance())
    assert play.state.world.lands[1].coins == 2, "the first has one more already"


def test_the_rest_by_chance_at_one_press() -> None:
    """Only one's own, and only as long as there are several."""
    play = founding(5, 1)
    play.does(AllByChance())
    assert (len(play.heard(PowerChosen)), len(play.heard(StickerStuck)), play.mover) == (1, 2, 1)
    for _ in range(2):
        play.does(ByChance())
    assert not play.offers(AllByChance)


def test_all_by_default() -> None:
    """RL-4.1.3, 4.1.6, 10.5: the clock alone founds a world of five powers and twelve coins, none anywhere twice."""
    play = founding(4)
    while not play.match.over:
        play.clock()
    record = chained(play)[0]
    assert (record.n, record.before, record.seats, record.winner) == (0, None, (), None)
    assert record.charter == Charter(founding="dealt", sealed_packets="none")
    assert [type(delta) for delta in record.deltas].count(PowerFixed) == len(FACTIONS)
    assert [type(delta) for delta in record.deltas].count(StickerPlaced) == 12 == len(record.deltas) - len(FACTIONS)
    assert sorted(land.coins for land in fold((record,)).lands) == [1] * 30 + [2] * 12
    assert play.state.world.used.founding_coins == 12
    assert any(isinstance(event, WorldFounded) for event in play.story)


def test_at_random() -> None:
    """RL-4.1.5: nobody is asked, the match is over at once; powers in the order of the data, then coins."""
    play = founding(3, 2, 1, 2, 1, 2, 1, 5, how="random")
    assert play.match.over
    powers = [POWERS[faction][draw] for faction, draw in enumerate((0, 1, 0, 1, 0))]
    assert [banner.power for banner in play.state.world.banners] == powers
    stuck = play.heard(StickerStuck)
    assert (stuck[0].territory, stuck[0].seat, len(stuck)) == (4, None, 12)


def test_whoever_resigns_is_played_on_for() -> None:
    """RL-7.4.3: in the founding *steward* applies."""
    play = founding(3, 1, resign="remove")
    play.seating(0, "resign")
    assert play.match.asked() == (0,)
    play.clock()
    assert play.state.world.banners[0].power is not None


def test_a_campaign_keeps_its_options() -> None:
    """RL-1.10: what was fixed at the founding stays; a founding needs no persons (RL-1.6)."""
    heirloom = start(GAME, 3, "seed", {"founding": "random"}, None, ("", "", "")).bequest
    assert heirloom is not None
    later = start(GAME, 3, "seed", {"founding": "dealt", "sealed_packets": "none"}, heirloom)
    assert later._state.charter == Charter(founding="random", sealed_packets="all_built")
