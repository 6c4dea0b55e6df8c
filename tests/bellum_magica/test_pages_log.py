"""The log: a line for everything that happens, in every language, and few of them a day (BM-11.3, 11.4)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import CREATURES
from engines.core.chair import Seated
from engines.core.event import Event, Obeyed
from engines.core.match import start
from engines.core.record import members
from tests.bellum_magica import rivals
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.pages import PRESENTER, english, log, named
from tests.contract.catalogues import LOCALES, render, title
from tests.playing import asked, playing, shown

CHEST = e.Chest(chest=2, value=5)
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
    seat=A,
    card=56,
    side="left",
    payment="runes",
    shields=0,
    magic_shields=0,
    spells=0,
    turned_up=None,
)
SILENT: tuple[Event, ...] = (
    e.Sealed(seat=A),
    e.SpellsReady(seat=A, count=2),
    e.DayBegan(day=7, captain=A),
    e.Rolled(day=7, captain=A, row=4, number=2),
)
"""Who has answered stands on the board, spells are ready again every evening, a day begins with a roll, and whoever
pays for another one says what it was."""
TOLD: tuple[Event, ...] = (
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
    Obeyed(owners=(A,)),
)


def test_every_kind_of_event_is_here() -> None:
    assert {type(event) for event in (*TOLD, *SILENT)} == set(members(Event, "engines.bellum_magica").values())


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_has_a_line_of_its_own_or_is_silent_on_purpose(locale: str) -> None:
    """BM-11.3: no two different things read the same, and none is too long for a phone."""
    assert [PRESENTER.line(event) for event in SILENT] == [None] * len(SILENT)
    said = [PRESENTER.line(event) for event in TOLD]
    told = [str(render(GAME, locale, line)) for line in said if line]
    assert len(told) == len(TOLD)
    assert len(set(told)) == len(told)
    assert all(0 < len(line) <= 220 for line in told)


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_stay_short_with_five_seats(locale: str) -> None:
    """BM-11.3: whatever play brings up, with long names; the deal names castles and goblins of all."""
    for turn in playing(GAME, 5, 3, seatings=0):
        for event in turn.events:
            line = PRESENTER.line(event)
            told = named(str(render(GAME, locale, line))) if line else ""
            assert len(told) <= (480 if isinstance(event, e.Dealt) else 250)


# ---- days


def test_a_morning_is_told_in_three_lines() -> None:
    """BM-11.3: the day with its captain and the roll, the harvest of all, the scouts."""
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook goblin_forager"),
        B: Told(castle="embergate", left="goblin_spearman goblin_drummer"),
        C: Told(castle="thornhold", left="goblin_swineherd goblin_trapper"),
    }
    play = scene(3, lairs=lairs, phase="dawn", faces=(3,), row=3)
    assert log(play)[:3] == [
        "☀️ **Day 1** · captain: Seat-0 · 🎲 row **3**",
        "🌾 Harvest: Seat-0 (2🍖), Seat-1 (1🍖, 1💎), Seat-2 (1🍖)",
        "🗺️ Scouts with 1🗺️: Seat-0 1🔩",
    ]


def test_treats_are_told_with_their_price_and_the_new_roll() -> None:
    """BM-11.3, 5.8: who paid with what; a sealed answer that did not count is not told."""
    play = scene(3, lairs=dict.fromkeys((A, B, C), Told(barrels=2)), row=2, phase="poll", faces=(5,))
    play.treat(C, "barrel")
    assert log(play) == []
    assert log(play, C) == ["Your answer about row 2: you treat with a barrel 🍺."]
    play.treat(A, "pass")
    play.treat(B, "barrel")
    assert log(play) == ["🍺 Seat-1 treats: row 2 → **5** (barrels left: 1)"]
    for seat in (A, B, C):
        play.treat(seat, "pass")
    assert log(play)[0] == "Nobody treats: it stays row 5."


def test_a_robbery_tells_values_to_thief_and_victim() -> None:
    """BM-11.3, 11.4, 3.4: the others read kinds."""
    lairs = {A: Told(force="S2 T1"), B: Told(chests="g5")}
    play = scene(3, lairs=lairs, row=5)
    play.attack(B)
    assert log(play)[0] == log(play, C)[0] == "🥷 Seat-0 robs Seat-1 (guarded by 3🛡️ now): 1👑"
    told = "🥷 Seat-0 robs Seat-1 (guarded by 3🛡️ now): 👑 (5). Only you two know what they are worth."
    assert log(play, A)[0] == log(play, B)[0] == told


def test_loot_is_told_with_what_is_left_behind() -> None:
    """BM-11.3, 5.25: and its values to whoever took it."""
    play = scene(lairs={A: Told(force="S5", barrels=2)}, row=5, open_="market_town onion_farm")
    play.attack("market_town")
    told = "⚔️ Seat-0 plunders **Market Town**: 1🔩 (left behind: 1🍺)"
    assert log(play)[0] == log(play, A)[0] == told
    assert log(play, A)[1].startswith("👁️ Your new chests: 🔩 (")
    assert not any("👁️" in line for line in log(play, B))


def test_who_cannot_attack_is_told_apart_from_who_will_not() -> None:
    """BM-11.3: seats without a legal attack."""
    play = scene(3, lairs={A: Told(force="S2")}, row=5)
    play.stay()
    assert log(play)[0] == "Seat-0 stays at home"
    hopeless = scene(lairs={A: Told(castle="thornhold")}, row=5, at=A, open_="walled_city mint_city")
    assert log(hopeless)[0] == "Seat-0 can reach nothing"


def test_a_recruit_is_one_line() -> None:
    """BM-11.3: price, side, bonus, and the next card."""
    display = "bog_lurker orc_butcher fire_dragon iron_golem"
    play = scene(lairs={A: Told(food=2)}, phase="recruit", display=display)
    play.recruit("bog_lurker", "L")
    told = "➕ Seat-0 recruits **Bog Lurker** on the left for 2🍖 (bonus: 1🛡️) → next: Kobold Digger"
    assert log(play)[0] == told


def test_goblins_are_told_all_at_once() -> None:
    """BM-4.8: nobody hears before what was chosen."""
    play = begun(2)
    play.place(A, "LR")
    goblins = [title(GAME, "en", CREATURES[goblin].id) for goblin in play.lair(A).goblins]
    assert log(play) == []
    assert log(play, A) == ["Sealed: {} left, {} right.".format(*goblins)]
    play.place(B, "LL")
    assert log(play)[0] == "👺 Goblins: Seat-0 (left + right), Seat-1 (left + left)"


def test_orders_are_told_to_their_owner_alone() -> None:
    """BM-3.7, 11.4: never that an order acted."""
    assert english(PRESENTER.line(Obeyed(owners=(A,)))) == english(PRESENTER.line(Obeyed(owners=(B,))))
    assert shown((Obeyed(owners=(A,)),), B) == []


def test_a_day_of_four_is_told_in_few_lines() -> None:
    """BM-11.3: one for the day, the harvest and the scouts each, one for a new roll, one for the attack of each seat,
    one for each recruit; and now and then what is rare."""
    lines, days = 0, 0
    for seed in range(5):
        match = start(GAME, 4, f"seed-{seed}")
        rng = random.Random(seed)
        while not match.over:
            seat = match.asked()[0]
            match, told = match.act(asked(match, seat, rivals.steward(match, seat, rng)))
            days += sum(isinstance(event, e.DayBegan) for event in told)
            lines += sum(PRESENTER.line(event) is not None for event in shown(told, None))
    assert days > 30
    assert lines / days < 15
