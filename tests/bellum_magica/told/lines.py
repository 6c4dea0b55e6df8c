"""The log (BM-11.3, 11.4): every event there is, and what is read of some acts by whom."""

from dataclasses import replace
from functools import partial

from engines.bellum_magica import events as e
from engines.bellum_magica.naming import Chest
from engines.core.chair import Seated
from engines.core.event import Event, Obeyed, Stopped, Undone
from tests.bellum_magica.arrange import begun
from tests.bellum_magica.notation import A, B
from tests.bellum_magica.rows import laid
from tests.told import Shown, script

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


MORNING = (
    "castle=ravenspire left=goblin_cook,goblin_forager | castle=embergate left=goblin_spearman,goblin_drummer"
    " | castle=thornhold left=goblin_swineherd,goblin_trapper"
)
TREATS = (
    "C treat barrel; heard - C; A treat pass; B treat barrel; heard; A treat pass; B treat pass; C treat pass; heard"
)
DISPLAY = "bog_lurker orc_butcher fire_dragon iron_golem"
TOLD: Shown = {
    "every event": lambda: SAMPLES,
    "a morning: the day with its captain and the roll, the harvest of all, the scouts": script(
        (laid(MORNING, phase="dawn", faces=(3,), row=3), "heard")
    ),
    "treats, with their price and the new roll": script(
        (laid("barrels=2 | barrels=2 | barrels=2", row=2, phase="poll", faces=(5,)), TREATS)
    ),
    "a robbery, as everybody, a third, the thief and the victim read it": script(
        (laid("S2 T1 | g5 |", row=5), "attack B; heard - C A B")
    ),
    "loot with what is left behind, as its holder and the others read it": script(
        (laid("S5 barrels=2 |", row=5, open_="market_town onion_farm"), "attack market_town; heard A B")
    ),
    "who will not attack, and who cannot": script(
        (laid("S2 | S1 |", row=5, open_="walled_city mint_city old_mill"), "stay; heard")
    ),
    "a recruit: price, side, bonus, and the next card": script(
        (laid("food=2 |", phase="recruit", display=DISPLAY), "recruit bog_lurker, L; heard")
    ),
    "goblins, all at once": script((partial(begun, 2), "A place LR; heard - A; B place LL; heard")),
}
