"""What the log says (RL-11.4): of every event there is, and of some acts as a whole."""

from collections.abc import Callable
from typing import Any, get_args

from engines.core.chair import Seated
from engines.core.event import Event, Obeyed, Stopped, Undone
from engines.risk_legacy.atlas import COIN, CONTINENTS, NUMBER
from engines.risk_legacy.campaign.world import Why
from engines.risk_legacy.events import battle, founding, rewards, turn
from engines.risk_legacy.events.battle import Stop
from engines.risk_legacy.events.turn import Departure, Recruited, RecruitedMore
from engines.risk_legacy.moves.battle import Pass, PlayScar
from tests.risk_legacy.arrange import Mark, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import attack, duel, until

PERU, BRAZIL, CHINA = (NUMBER[name] for name in ("peru", "brazil", "china"))
ASIA = CONTINENTS.index("asia")
ROW = (PERU, None, CHINA, BRAZIL)
SAMPLES: tuple[Any, ...] = (
    Seated(seat=1, change="leave"),
    *(Obeyed(owners=(1,), line=line) for line in (0, 2)),
    Stopped(owners=(1,), at=battle.Conquered(seat=0, origin=PERU, target=BRAZIL, troops=3, loser=1, hq=None)),
    Undone(seat=1, agreed=False),
    Undone(seat=1, agreed=True),
    founding.FoundingBegan(order=(1, 2, 0)),
    *(founding.PowerChosen(seat=seat, faction=1, power="ferocity", by_chance=seat is None) for seat in (0, None)),
    *(founding.StickerStuck(seat=seat, territory=PERU, by_chance=seat is None) for seat in (0, None)),
    founding.WorldFounded(),
    *(
        founding.GameBegan(game=3, row=ROW, missiles=missiles, scars=any(missiles))
        for missiles in ((0, 2, 1), (0, 0, 0))
    ),
    founding.ScarDealt(owners=(0,), scar="bunker"),
    founding.StartRolled(rounds=(((0, 5), (1, 6), (2, 6)), ((1, 2), (2, 3))), first=2),
    founding.FactionTaken(seat=0, faction=1),
    founding.Started(seat=0, territory=PERU, troops=8),
    turn.TurnBegan(seat=0, round=2),
    turn.Garrisoned(seat=0, territories=(PERU, CHINA)),
    *(turn.StarGained(seat=0, source=source, cards=(PERU, COIN)) for source in ("bought", "coin_pile", "start")),
    *(turn.Joined(seat=0, territory=PERU, troops=troops) for troops in (1, 4)),
    Recruited(seat=0, territories=1, population=0, base=3, continents=0, names=0),
    Recruited(seat=0, territories=11, population=3, base=4, continents=7, names=1),
    RecruitedMore(seat=0, territories=9, population=0, base=3, continents=0, names=0, powers=3),
    turn.CardsTraded(seat=0, cards=(PERU, CHINA), coins=3, troops=4),
    turn.CardsTraded(seat=0, cards=(PERU, CHINA, BRAZIL, COIN, COIN), coins=5, troops=10),
    turn.TroopsPlaced(seat=0, territory=PERU, troops=3),
    *(
        turn.TroopsPlaced(seat=0, territory=PERU, troops=5, garrisoned=held)
        for held in ((PERU,), (CHINA,), (PERU, CHINA), (CHINA, BRAZIL))
    ),
    *(turn.TakenBack(seat=0, what=what) for what in ("placed", "traded", "expanded", "moved")),
    *(turn.TerritoryEntered(seat=0, origin=PERU, target=BRAZIL, troops=3, lost=lost, hq=1) for lost in (0, 2)),
    turn.TerritoryEntered(seat=0, origin=PERU, target=BRAZIL, troops=3, lost=0, hq=None),
    turn.Maneuvered(seat=0, origin=PERU, target=BRAZIL, troops=3),
    *(
        turn.CardTaken(seat=0, card=card, levied=levied)
        for card, levied in ((PERU, True), (CHINA, False), (COIN, False))
    ),
    *(
        turn.RowChanged(row=ROW, discarded=card, reshuffled=count)
        for card, count in ((None, 0), (PERU, 1), (CHINA, 12))
    ),
    *(turn.PileEmptied(seat=seat) for seat in (0, None)),
    *(turn.KnockedOut(seat=0, by=1, cards=cards) for cards in ((), (PERU,), (PERU, CHINA))),
    *(turn.Eliminated(seat=0, why=why) for why in get_args(Departure)),
    *(turn.Conceded(seat=0, to=to) for to in (1, None)),
    *(
        battle.AssaultBegan(seat=0, origin=PERU, target=BRAZIL, defender=1, dice=3, rolls=rolls)
        for rolls in (1, 5, None)
    ),
    *(battle.ScarPlayed(seat=0, territory=PERU, scar="bunker", holder=holder) for holder in (None, 1)),
    *(battle.WindowClosed(window=window, played=False) for window in ("scar", "missile")),
    *(
        battle.DiceRolled(
            origin=PERU, target=BRAZIL, attack=(6, 5), defence=(4,), changed_attack=(6, 5), changed_defence=(5,),
            ticked=ticked,
        )
        for ticked in (True, False)
    ),
    *(battle.MissilesFired(seat=0, dice=dice, values=(4, 2)[: len(dice)]) for dice in ((0,), (0, 3))),
    *(
        battle.MissilesFired(seat=0, dice=dice, values=(4, 2)[: len(dice)], whose=whose)
        for dice in ((1,), (1, 2))
        for whose in ((0,), (1,))
    ),
    battle.MissilesFired(seat=0, dice=(1, 3), values=(4, 2), whose=(0, 1)),
    *(
        battle.RollSettled(
            natural=(6, 5, 4, 3), attack=(6, 5), defence=(5, 3), attacker_lost=0, defender_lost=2, overrun=overrun,
            closed=closed, ticked=ticked,
        )
        for overrun, closed, ticked in ((False, False, True), (True, False, True), (False, True, False))
    ),
    *(battle.Conquered(seat=0, origin=PERU, target=BRAZIL, troops=3, loser=1, hq=hq) for hq in (1, None)),
    *(battle.MovedIn(seat=0, origin=PERU, target=BRAZIL, troops=troops) for troops in (1, 4)),
    *(
        battle.AssaultEnded(seat=0, origin=PERU, target=BRAZIL, rolls=rolls, attacker_lost=1, defender_lost=2, why=why)
        for why in get_args(Stop)
        for rolls in (0, 1, 2, 5)
    ),
    battle.AssaultEnded(
        seat=0, origin=PERU, target=BRAZIL, rolls=2, attacker_lost=1, defender_lost=2, why="conquered", defender=1, hq=1
    ),
    battle.MarchHalted(owners=(0,), goal=PERU),
    *(battle.OrderDropped(owners=(0,), order=order) for order in ("trap", "rule", "lines")),
    *(rewards.GameWon(seat=0, why=why, stars=stars) for why in get_args(Why) for stars in (1, 4)),
    *(rewards.BoardSigned(seat=0, game=3, signatures=count) for count in (1, 2, 5)),
    rewards.ContinentTaken(seat=0, continent=ASIA),
    *(rewards.CityBuilt(seat=0, territory=PERU, city=city) for city in ("minor_city", "major_city")),
    rewards.ScarRemoved(seat=0, territory=PERU),
    rewards.BonusAltered(seat=0, continent=ASIA, change=-1, bonus=6),
    rewards.FortificationBuilt(seat=0, territory=PERU),
    rewards.TerritoryCardDestroyed(seat=0, territory=PERU),
    rewards.TerritoryCardUpgraded(seat=0, territory=PERU, coins=3),
    rewards.RewardForgone(seat=0),
    rewards.NameGiven(seat=0, place="city", number=PERU, name="Nova"),
    rewards.NameGiven(seat=0, place="continent", number=ASIA, name="Nova"),
    rewards.NameGiven(seat=0, place="planet", number=0, name="Nova"),
    *(rewards.NamePostponed(seat=0, place=place) for place in ("city", "continent", "planet")),
    rewards.NamerChosen(person="ann", rounds=(), seat=0),
    rewards.NamerChosen(person="ann", rounds=((("ann", 3, 2), ("bob", 5, 0)), (("ann", 2, 2), ("bob", 1, 0))), seat=0),
    rewards.GameRecorded(game=3),
)  # fmt: skip


def recruited(territories: int, population: int = 0, continents: int = 0) -> Recruited:
    base = max(3, (territories + population) // 3)
    return Recruited(seat=0, territories=territories, population=population, base=base, continents=continents, names=0)


def floor() -> Scene:
    play = duel(8, 5, dice=(6, 5, 2, 4, 3, 4, 3, 1, 5, 4, 5, 2, 2, 4, 3, 3, 2, 1, 6, 2))
    until(play, keep=4)
    return play


def one_roll(*dice: int, defenders: int = 5, **more: Any) -> Scene:
    play = duel(8, defenders, dice=dice, **more)
    attack(play)
    return play


def scar_played() -> Scene:
    play = one_roll(3, 6, 4, 2, 5, scars={1: "bunker"})
    play.does(PlayScar(scar="bunker"))
    return play


def after_a_question() -> Scene:
    play = duel(8, 5, scars={1: "bunker"}, dice=(6, 6, 6, 1, 1, 6, 6, 6, 1, 1, 6, 6, 6, 1))
    until(play)
    play.does(Pass())
    return play


def coin_card() -> Scene:
    row = "alaska china ural egypt"
    play = scene(troops={"peru": (0, 2), "japan": (1, 2)}, row=row, deck="brazil", turn={"conquered": (PERU,)})
    play.end()
    return play


ACTS: dict[str, Callable[[], Scene]] = {
    "an assault: a heading, a line for each roll, and the sum (RL-5.9.8, EX-18)": floor,
    "a single roll is its own sum; a bunker (EX-1)": lambda: one_roll(6, 5, 2, 5, 5, mark=Mark(scar="bunker")),
    "a box is ticked (RL-5.6.8)": lambda: one_roll(6, 6, 1, 5, 4, mark=Mark(city="minor_city", boxes=2)),
    "a headquarters falls": lambda: one_roll(6, 5, 4, 1, defenders=1, hqs={"peru": 1}),
    "dice stand as they meet (RL-5.6.10)": scar_played,
    "dice after a question say where they fell": after_a_question,
    "what makes room for a coin card is named (RL-5.11.4)": coin_card,
}
TOLD: dict[str, Callable[[], tuple[Event, ...]]] = {
    "every event": lambda: SAMPLES,
    "recruits in few words (RL-5.4.2)": lambda: (
        recruited(4, 2, 2),
        recruited(12),
        recruited(11, 3),
        recruited(11, 3, 7),
    ),
    **{name: lambda make=make: make().events for name, make in ACTS.items()},  # type: ignore[misc]
}
