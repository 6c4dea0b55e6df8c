"""The log (BM-11.3, 11.4): every event there is, and what is read of some acts by whom."""

from collections.abc import Iterator
from dataclasses import replace

from engines.bellum_magica import events as e
from engines.bellum_magica.naming import Chest
from engines.core.chair import Seated
from engines.core.event import Event, Obeyed, Stopped, Undone
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.scene import Scene
from tests.playing import shown
from tests.told import Shown

CHEST = Chest(chest=2, value=5)
DEALT = e.Dealt(captain=A, drawn=True, castles=(0, 1), goblins=((0, 1), (2, 3)), settlements=(1, 2), creatures=(10, 56))
HARVEST = e.Crop(seat=A, food=2, runestones=1, lost_food=0, lost_runestones=0)
PLUNDERED = e.Plundered(
    seat=A,
    settlement=0,
    food=1,
    runestones=0,
    barrels=0,
    spilt=0,
    lost_food=0,
    lost_runestones=0,
    chests=(0, 0, 0),
)
RECRUITED = e.Recruited(
    seat=A, card=56, side="left", payment="runes", shields=0, magic_shields=0, spells=0, turned_up=None
)
SILENT: tuple[Event, ...] = (
    e.Sealed(seat=A),
    e.SpellsReady(seat=A, count=2),
    e.DayBegan(day=7, captain=A),
    e.Rolled(day=7, captain=A, row=4, number=2),
)
"""Who has answered stands on the board, spells are ready again every evening, a day begins with a roll, and whoever
pays for another one says what it was."""
SAMPLES: tuple[Event, ...] = (
    *(replace(DEALT, drawn=drawn) for drawn in (True, False)),
    e.ChoseSides(owners=(A,), goblins=(0, 1), sides=("left", "right")),
    e.ChoseSides(owners=(A,), goblins=(0, 1), sides=("right", "left")),
    *(e.Answered(owners=(A,), row=4, answer=answer) for answer in ("pass", "barrel", "spell")),
    e.TookBack(seat=A),
    e.GoblinsPlaced(sides=(("left", "left"), ("right", "right"))),
    e.Planned(owners=(A,)),
    e.Rolled(day=7, captain=A, row=4, number=1),
    e.Treated(seat=A, payment="barrel", row=4, new=4, left=1),
    e.Treated(seat=A, payment="spell", row=4, new=5, left=1),
    e.NobodyTreats(row=4),
    e.Harvested(row=4, crops=()),
    e.Harvested(row=4, crops=(HARVEST,)),
    e.Harvested(row=4, crops=(e.Crop(seat=A, food=1, runestones=0, lost_food=1, lost_runestones=0),)),
    e.Harvested(row=4, crops=(e.Crop(seat=A, food=0, runestones=0, lost_food=0, lost_runestones=1),)),
    e.Scouted(maps=2, finds=(e.Find(seat=A, chest=1),)),
    e.Scouted(maps=2, finds=(e.Find(seat=A, chest=0), e.Find(seat=B, chest=None))),
    e.Looked(owners=(A,), chests=(CHEST,)),
    PLUNDERED,
    replace(PLUNDERED, spilt=1),
    replace(PLUNDERED, food=0, spilt=1),
    replace(PLUNDERED, food=0),
    e.Robbed(thief=A, victim=B, chests=(1, 0, 2), shields=3),
    e.Stolen(owners=(A, B), thief=A, victim=B, chests=(CHEST,), shields=3),
    *(e.EndNear(seat=A, chests=count) for count in (9, 10, 11)),
    e.Stayed(seat=A),
    e.NoAttack(seat=A),
    RECRUITED,
    replace(RECRUITED, side="right"),
    replace(RECRUITED, side="right", shields=1),
    replace(RECRUITED, turned_up=57),
    e.SettlementsTurnedUp(cards=(3, 4)),
    *(e.DeckEmpty(deck=deck) for deck in ("evil", "more_evil", "settlement")),
    e.Departed(seat=A, chests=(0, 0, 0)),
    e.Departed(seat=A, chests=(1, 0, 0)),
    e.MatchEnded(why="chests", winners=(A,), chests=((CHEST,), ())),
    e.MatchEnded(why="chests", winners=(A, B), chests=((CHEST,), (CHEST,))),
    e.MatchEnded(why="day_cap", winners=(A,), chests=((CHEST,), ())),
    e.MatchEnded(why="alone", winners=(B,), chests=((), ())),
    Seated(seat=A, change="resign"),
    *(Obeyed(owners=(A,), line=line) for line in (0, 2)),
    Stopped(owners=(A,), at=e.EndNear(seat=B, chests=9)),
    Undone(seat=A, agreed=False),
    Undone(seat=A, agreed=True),
)


def heard(play: Scene, *seats: int | None) -> Iterator[Event]:
    """What *seats* read of the last verb, ``None`` being everybody else."""
    for seat in seats or (None,):
        yield from shown(play.events, seat)


def morning() -> Iterator[Event]:
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook goblin_forager"),
        B: Told(castle="embergate", left="goblin_spearman goblin_drummer"),
        C: Told(castle="thornhold", left="goblin_swineherd goblin_trapper"),
    }
    return heard(scene(3, lairs=lairs, phase="dawn", faces=(3,), row=3))


def treats() -> Iterator[Event]:
    """A sealed answer that does not count is told to its owner alone (BM-5.8)."""
    play = scene(3, lairs=dict.fromkeys((A, B, C), Told(barrels=2)), row=2, phase="poll", faces=(5,))
    play.treat(C, "barrel")
    yield from heard(play, None, C)
    play.treat(A, "pass")
    play.treat(B, "barrel")
    yield from heard(play)
    for seat in (A, B, C):
        play.treat(seat, "pass")
    yield from heard(play)


def robbery() -> Iterator[Event]:
    """Thief and victim read values, the others kinds (BM-3.4)."""
    play = scene(3, lairs={A: Told(force="S2 T1"), B: Told(chests="g5")}, row=5)
    play.attack(B)
    return heard(play, None, C, A, B)


def loot() -> Iterator[Event]:
    """Its values for whoever took it (BM-5.25)."""
    play = scene(lairs={A: Told(force="S5", barrels=2)}, row=5, open_="market_town onion_farm")
    play.attack("market_town")
    return heard(play, A, B)


def stays() -> Iterator[Event]:
    """Seats without a legal attack are told apart from who will not."""
    play = scene(3, lairs={A: Told(force="S2"), B: Told(force="S1")}, row=5, open_="walled_city mint_city old_mill")
    play.stay()
    return heard(play)


def recruit() -> Iterator[Event]:
    display = "bog_lurker orc_butcher fire_dragon iron_golem"
    play = scene(lairs={A: Told(food=2)}, phase="recruit", display=display)
    play.recruit("bog_lurker", "L")
    return heard(play)


def goblins() -> Iterator[Event]:
    """Nobody hears before what was chosen (BM-4.8)."""
    play = begun(2)
    play.place(A, "LR")
    yield from heard(play, None, A)
    play.place(B, "LL")
    yield from heard(play)


TOLD: Shown = {
    "every event": lambda: SAMPLES,
    "a morning: the day with its captain and the roll, the harvest of all, the scouts": morning,
    "treats, with their price and the new roll": treats,
    "a robbery, as everybody, a third, the thief and the victim read it": robbery,
    "loot with what is left behind, as its holder and the others read it": loot,
    "who will not attack, and who cannot": stays,
    "a recruit: price, side, bonus, and the next card": recruit,
    "goblins, all at once": goblins,
}
