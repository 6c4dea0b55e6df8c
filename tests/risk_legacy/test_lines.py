"""What the log says (RL-11.4)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.core.chair import Seated
from engines.core.event import Event, Obeyed
from engines.core.record import members
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import COIN, CONTINENTS, NUMBER
from engines.risk_legacy.campaign.world import Why
from engines.risk_legacy.events.battle import (
    AssaultBegan,
    AssaultEnded,
    Conquered,
    DiceRolled,
    MissilesFired,
    MovedIn,
    OrderDropped,
    RollSettled,
    ScarPlayed,
    Stop,
    WindowClosed,
)
from engines.risk_legacy.events.founding import (
    FactionTaken,
    FoundingBegan,
    GameBegan,
    PowerChosen,
    ScarDealt,
    Started,
    StartRolled,
    StickerStuck,
    WorldFounded,
)
from engines.risk_legacy.events.rewards import (
    BoardSigned,
    BonusAltered,
    CityBuilt,
    ContinentTaken,
    FortificationBuilt,
    GameRecorded,
    GameWon,
    NameGiven,
    NamePostponed,
    NamerChosen,
    RewardForgone,
    ScarRemoved,
    TerritoryCardDestroyed,
    TerritoryCardUpgraded,
)
from engines.risk_legacy.events.turn import (
    CardsTraded,
    CardTaken,
    Conceded,
    Departure,
    Eliminated,
    Garrisoned,
    Joined,
    KnockedOut,
    Maneuvered,
    PileEmptied,
    Recruited,
    RowChanged,
    StarGained,
    TakenBack,
    TerritoryEntered,
    TroopsPlaced,
    TurnBegan,
)
from engines.risk_legacy.moves.battle import Pass, PlayScar
from tests.contract.catalogues import LOCALES, unfilled
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.reading import log
from tests.risk_legacy.war import attack, duel, until

PERU, BRAZIL, CHINA = (NUMBER[name] for name in ("peru", "brazil", "china"))
ASIA = CONTINENTS.index("asia")
ROW = (PERU, None, CHINA, BRAZIL)
SAMPLES: tuple[Any, ...] = (
    Seated(seat=1, change="leave"),
    Obeyed(owners=(1,)),
    FoundingBegan(order=(1, 2, 0)),
    *(PowerChosen(seat=seat, faction=1, power="ferocity", by_chance=seat is None) for seat in (0, None)),
    *(StickerStuck(seat=seat, territory=PERU, by_chance=seat is None) for seat in (0, None)),
    WorldFounded(),
    *(GameBegan(game=3, row=ROW, missiles=missiles, scars=any(missiles)) for missiles in ((0, 2, 1), (0, 0, 0))),
    ScarDealt(owners=(0,), scar="bunker"),
    StartRolled(rounds=(((0, 5), (1, 6), (2, 6)), ((1, 2), (2, 3))), first=2),
    FactionTaken(seat=0, faction=1),
    Started(seat=0, territory=PERU, troops=8),
    TurnBegan(seat=0, round=2),
    Garrisoned(seat=0, territories=(PERU, CHINA)),
    *(StarGained(seat=0, source=source, cards=(PERU, COIN)) for source in ("bought", "coin_pile", "start")),
    *(Joined(seat=0, territory=PERU, troops=troops) for troops in (1, 4)),
    Recruited(seat=0, territories=1, population=0, base=3, continents=0, names=0),
    Recruited(seat=0, territories=11, population=3, base=4, continents=7, names=1),
    CardsTraded(seat=0, cards=(PERU, CHINA), coins=3, troops=4),
    CardsTraded(seat=0, cards=(PERU, CHINA, BRAZIL, COIN, COIN), coins=5, troops=10),
    TroopsPlaced(seat=0, territory=PERU, troops=3),
    *(TakenBack(seat=0, what=what) for what in ("placed", "traded", "expanded", "moved")),
    *(TerritoryEntered(seat=0, origin=PERU, target=BRAZIL, troops=3, lost=lost, hq=1) for lost in (0, 2)),
    TerritoryEntered(seat=0, origin=PERU, target=BRAZIL, troops=3, lost=0, hq=None),
    Maneuvered(seat=0, origin=PERU, target=BRAZIL, troops=3),
    *(CardTaken(seat=0, card=card, levied=levied) for card, levied in ((PERU, True), (CHINA, False), (COIN, False))),
    *(RowChanged(row=ROW, discarded=card, reshuffled=count) for card, count in ((None, 0), (PERU, 1), (CHINA, 12))),
    *(PileEmptied(seat=seat) for seat in (0, None)),
    *(KnockedOut(seat=0, by=1, cards=cards) for cards in ((), (PERU,), (PERU, CHINA))),
    *(Eliminated(seat=0, why=why) for why in get_args(Departure)),
    *(Conceded(seat=0, to=to) for to in (1, None)),
    *(AssaultBegan(seat=0, origin=PERU, target=BRAZIL, defender=1, dice=3, rolls=rolls) for rolls in (1, 5, None)),
    ScarPlayed(seat=0, territory=PERU, scar="bunker"),
    *(WindowClosed(window=window, played=False) for window in ("scar", "missile")),
    *(
        DiceRolled(
            origin=PERU,
            target=BRAZIL,
            attack=(6, 5),
            defence=(4,),
            changed_attack=(6, 5),
            changed_defence=(5,),
            ticked=ticked,
        )
        for ticked in (True, False)
    ),
    *(MissilesFired(seat=0, dice=dice, values=(4, 2)[: len(dice)]) for dice in ((0,), (0, 3))),
    *(
        RollSettled(
            natural=(6, 5, 4, 3),
            attack=(6, 5),
            defence=(5, 3),
            attacker_lost=0,
            defender_lost=2,
            overrun=overrun,
            closed=closed,
            ticked=ticked,
        )
        for overrun, closed, ticked in ((False, False, True), (True, False, True), (False, True, False))
    ),
    *(Conquered(seat=0, origin=PERU, target=BRAZIL, troops=3, loser=1, hq=hq) for hq in (1, None)),
    *(MovedIn(seat=0, origin=PERU, target=BRAZIL, troops=troops) for troops in (1, 4)),
    *(
        AssaultEnded(seat=0, origin=PERU, target=BRAZIL, rolls=rolls, attacker_lost=1, defender_lost=2, why=why)
        for why in get_args(Stop)
        for rolls in (0, 1, 2, 5)
    ),
    *(OrderDropped(owners=(0,), order=order) for order in ("trap", "rule")),
    *(GameWon(seat=0, why=why, stars=stars) for why in get_args(Why) for stars in (1, 4)),
    *(BoardSigned(seat=0, game=3, signatures=count) for count in (1, 2, 5)),
    ContinentTaken(seat=0, continent=ASIA),
    *(CityBuilt(seat=0, territory=PERU, city=city) for city in ("minor_city", "major_city")),
    ScarRemoved(seat=0, territory=PERU),
    BonusAltered(seat=0, continent=ASIA, change=-1, bonus=6),
    FortificationBuilt(seat=0, territory=PERU),
    TerritoryCardDestroyed(seat=0, territory=PERU),
    TerritoryCardUpgraded(seat=0, territory=PERU, coins=3),
    RewardForgone(seat=0),
    NameGiven(seat=0, place="city", number=PERU, name="Nova"),
    NameGiven(seat=0, place="continent", number=ASIA, name="Nova"),
    NameGiven(seat=0, place="planet", number=0, name="Nova"),
    *(NamePostponed(seat=0, place=place) for place in ("city", "continent", "planet")),
    NamerChosen(person="ann", rounds=(), seat=0),
    NamerChosen(person="ann", rounds=((("ann", 3, 2), ("bob", 5, 0)), (("ann", 2, 2), ("bob", 1, 0))), seat=0),
    GameRecorded(game=3),
)
UNSAID = {"window_closed", "star_gained", "dice_rolled", "assault_ended"}
"""Some of these go without saying."""


def test_there_is_a_line_for_every_event() -> None:
    assert {event.kind for event in SAMPLES} >= set(members(Event, "engines.risk_legacy"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_can_be_said(locale: str) -> None:
    for event in SAMPLES:
        line = GAME.presenter.line(event)
        assert line is not None or event.kind in UNSAID, event
        assert line is None or not unfilled(GAME, line), line
        assert all(log((event,), locale)) if line else True


def test_an_assault_reads_as_a_heading_a_line_for_each_roll_and_the_sum() -> None:
    """RL-5.9.8, EX-18: natural dice, what became of them, who lost what, why it stopped."""
    play = duel(8, 5, dice=(6, 5, 2, 4, 3, 4, 3, 1, 5, 4, 5, 2, 2, 4, 3, 3, 2, 1, 6, 2))
    until(play, keep=4)
    assert log(play.events) == [
        "⚔ Seat-0: Brazil → Peru (Seat-1), 3 dice, until it falls",
        "🎲 6 5 2 : 4 3 → 0 : −2",
        "🎲 4 3 1 : 5 4 → −2 : 0",
        "🎲 5 2 2 : 4 3 → −1 : −1",
        "🎲 3 2 1 : 6 2 → −2 : 0",
        "Peru: stopped, too few troops are left. 4 rolls, −5 : −3",
    ]


def test_a_single_roll_is_its_own_sum() -> None:
    """EX-1: the highest die of a bunker counts one more."""
    play = duel(8, 5, mark=Mark(scar="bunker"), dice=(6, 5, 2, 5, 5))
    attack(play)
    assert log(play.events) == [
        "⚔ Seat-0: Brazil → Peru (Seat-1), 3 dice, one roll",
        "🎲 6 5 2 : 5▸6 5 → −2 : 0",
    ]


def test_a_ticked_box_is_told_with_its_roll() -> None:
    """RL-5.6.8, 11.4: no line of its own."""
    play = duel(8, 5, mark=Mark(city="minor_city", boxes=2), dice=(6, 6, 1, 5, 4))
    attack(play)
    assert log(play.events)[1:] == ["🎲 6 6 1 : 5▸6 4▸5 → −1 : −1, one box ticked off 🧱"]


def test_what_makes_room_for_a_coin_card_is_named() -> None:
    """RL-5.11.4, 11.4."""
    row = "alaska china ural egypt"
    play = scene(troops={"peru": (0, 2), "japan": (1, 2)}, row=row, deck="brazil", turn={"conquered": (PERU,)})
    play.end()
    assert "Discarded: Egypt. Open cards: Brazil, Alaska, China, Ural" in log(play.events)


def test_a_conquest_tells_of_the_headquarters() -> None:
    play = duel(8, 1, hqs={"peru": 1}, dice=(6, 5, 4, 1))
    attack(play)
    assert log(play.events)[1:] == [
        "🎲 6 5 4 : 1 → 0 : −1",
        "Seat-0 conquers Peru from Seat-1. With it goes the HQ of Seat-1 ★.",
    ]


def test_dice_stand_as_they_meet() -> None:
    """RL-5.6.10: the highest of either side first, whatever order they fell in."""
    play = duel(8, 5, scars={1: "bunker"}, dice=(3, 6, 4, 2, 5))
    attack(play)
    play.does(PlayScar(scar="bunker"))
    assert "🎲 6 4 3 : 5▸6 2 → −1 : −1" in log(play.events)


def test_dice_after_a_question_say_where_they_fell() -> None:
    """RL-11.4: whoever answered reads on from there, without the heading of the assault; once is enough."""
    play = duel(8, 5, scars={1: "bunker"}, dice=(6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1))
    until(play)
    play.does(Pass())
    assert log(play.events)[:3] == [
        "Peru: 🎲 6 6 6 : 1 1 → 0 : −2",
        "🎲 6 6 6 : 1 1 → 0 : −2",
        "🎲 6 6 6 : 1 → 0 : −1",
    ]


def test_a_start_roll_is_told_round_by_round() -> None:
    rounds = (((0, 5), (1, 6), (2, 6)), ((1, 2), (2, 3)))
    assert log([StartRolled(rounds=rounds, first=2)]) == [
        "Start roll: Seat-0: 5 · Seat-1: 6 · Seat-2: 6, then Seat-1: 2 · Seat-2: 3. Seat-2 begins."
    ]


@pytest.mark.parametrize(
    ("territories", "population", "continents", "told"),
    [
        (1, 0, 0, "3 (the minimum)"),
        (4, 2, 2, "5 (minimum 3 + 2 for continents)"),
        (12, 0, 0, "4 (12 territories)"),
        (11, 3, 0, "4 (11 territories and population 3)"),
        (11, 3, 7, "11 (4 for 11 territories and population 3 + 7 for continents)"),
    ],
)
def test_recruits_are_counted_in_few_words(territories: int, population: int, continents: int, told: str) -> None:
    """RL-5.4.2: nothing is said twice, and of nothing nothing is said."""
    base = max(3, (territories + population) // 3)
    event = Recruited(seat=0, territories=territories, population=population, base=base, continents=continents, names=0)
    assert log([event]) == [f"Seat-0 recruits {told}."]


def test_recruits_are_told_with_their_sum() -> None:
    """RL-5.4.2."""
    play = scene(3, troops={"peru": (0, 2), "egypt": (1, 2), "japan": (2, 2)}, phase="muster")
    assert log(play.story)[0] == "Seat-0 recruits 3 (the minimum)."
