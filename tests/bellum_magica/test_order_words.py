"""What players read where they write their standing orders (BM-6.3 to 6.9)."""

from __future__ import annotations

from engines.bellum_magica import moves as m
from engines.bellum_magica.moves import PassToday
from engines.bellum_magica.orders import RaidWish, RecruitWish
from engines.core.booklet.strokes import Edit, Leaf
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, A, B
from tests.bellum_magica.ordering import added
from tests.bellum_magica.reading import aside, labels, notes
from tests.bellum_magica.scene import Scene
from tests.bellum_magica.test_polls import four

NOTHING = "Nothing is written here: you will be asked. Only you see your orders."
LASTING = "✏️ What you write here holds until you change it."
TODAY = "✏️ What you write here holds for today only."


def idle() -> Scene:
    """B writes while A is asked about the row: nothing of the day is over yet."""
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    lairs = {A: Told(barrels=1, food=9)}
    return scene(2, lairs=lairs, phase="poll", display=display, open_="onion_farm old_mill")


def test_nothing_is_ordered_at_first() -> None:
    match = idle()
    assert notes(aside(match, B)) == [NOTHING, LASTING]
    assert labels(aside(match, B)) == [
        "No more treats from me today",
        "Treats…",
        "Attacks…",
        "Recruits…",
        "Change: if I am late, choose for me",
        "Change: write for today only",
        "★ Never treat",
        "★ I am away: choose for me",
    ]


def test_strokes_say_what_they_do_now() -> None:
    match = idle()
    match.orders(B, Edit(field="absent", value="auto"), Edit(field="lifetime", value="today"))
    assert labels(aside(match, B))[4:] == [
        "Change: if I am late, do nothing",
        "Change: write until I change it",
        "★ Never treat",
        "★ I am away: choose for me",
        "Strike everything",
    ]


def test_a_sealed_answer_can_be_taken_back_first_of_all() -> None:
    match = four()
    match.treat(3, "barrel")
    assert labels(aside(match, 3))[0] == "Take my answer back"


def test_rows_say_what_is_written_for_them() -> None:
    match = idle()
    match.orders(B, Leaf(page="treats"), Edit(field="keep_barrels", value=1), Edit(field="row", value=2))
    assert labels(aside(match, B))[1:] == [
        "Row 2: fine as it is",
        "Row 2: a barrel 🍺",
        "Row 2: a spell 🌀",
        "Row 2: a spell 🌀, or else a barrel 🍺",
    ]
    match.orders(B, Edit(field="treat", value="spell_then_barrel"))
    assert labels(aside(match, B))[:5] == [
        "↑ Back",
        "Never treat",
        "Treat unless…",
        "Row 1: ask me…",
        "Row 2: 🌀 or 🍺…",
    ]
    assert labels(aside(match, B))[-2:] == ["Keep no barrel back", "Keep 2 barrels back"]
    assert notes(aside(match, B)) == [
        "✓ Until you change it (only you see it):",
        "Treats, by row: ask me (1, 3, 4, 5, 6), a spell or else a barrel (2).",
        "1 barrel is kept back.",
        LASTING,
    ]


def test_rows_show_the_layer_that_the_pen_changes() -> None:
    """What was said for today is not what lasts."""
    match = idle()
    match.orders(B, PassToday(), Leaf(page="treats"))
    assert "Row 3: ask me…" in labels(aside(match, B))
    match.orders(B, Leaf(page="top"), Edit(field="lifetime", value="today"), Leaf(page="treats"))
    assert "Row 3: fine…" in labels(aside(match, B))


def test_rows_that_are_fine_are_ticked_off() -> None:
    match = idle()
    match.orders(B, Leaf(page="treats"), Leaf(page="unless"))
    assert notes(aside(match, B))[-1] == "Not saved yet: you would treat at every row, with a spell or else a barrel."
    assert labels(aside(match, B))[:2] == ["Save: treat whatever the row", "↑ Back"]
    match.orders(B, Edit(field="unless", value=4), Edit(field="unless", value=2))
    assert labels(aside(match, B)) == [
        "Save: treat unless it is 2, 4",
        "↑ Back without saving",
        "+ Row 1",
        "− Row 2",
        "+ Row 3",
        "− Row 4",
        "+ Row 5",
        "+ Row 6",
    ]
    assert notes(aside(match, B))[-1].startswith(
        "Not saved yet: 2, 4 are fine as they are. You would treat at the others"
    )


def test_both_layers_are_spelt_out() -> None:
    match = idle()
    match.orders(
        B,
        Edit(field="absent", value="auto"),
        Leaf(page="treats"),
        Edit(field="never_treat", value=True),
        Leaf(page="top"),
    )
    match.orders(B, Leaf(page="recruit"), Edit(field="recruit", value="none"), Leaf(page="top"))
    match.orders(B, Edit(field="lifetime", value="today"), Leaf(page="raid"), Edit(field="raid", value="auto"))
    assert notes(aside(match, B)) == [
        "✓ Today only (only you see it):",
        "Attack: the best one, chosen for you.",
        TODAY,
    ]
    match.orders(B, Leaf(page="top"))
    assert notes(aside(match, B)) == [
        "✓ Until you change it (only you see it):",
        "Treats: never.",
        "Recruits: nobody.",
        "If a time limit runs out on you: a sensible choice is made for you.",
        "✓ For today, going before that:",
        "Attack: the best one, chosen for you.",
        TODAY,
    ]


def test_a_list_of_targets_is_for_today_and_counts_when_it_is_saved() -> None:
    match = idle()
    match.orders(B, Leaf(page="raid"), Leaf(page="raid_list"))
    assert labels(aside(match, B)) == [
        "↑ Back",
        "+ The best settlement",
        "+ Onion Farm",
        "+ Old Mill",
        "+ The Burst Keg Tavern",
        "+ 🏰 Seat-0",
        "Change: if none can be had, stay at home",
    ]
    match.orders(B, added(RaidWish(what="castle", number=A)), added(RaidWish(what="settlement")))
    match.orders(B, Edit(field="raid_otherwise", value="stay"))
    order = "Attack the first that can be had: 🏰 Seat-0, The Burst Keg Tavern. If there is none, stay at home."
    assert notes(aside(match, B)) == [NOTHING, TODAY, f"Not saved yet: {order}"]
    assert labels(aside(match, B))[:2] == ["Save for today", "↑ Back without saving"]
    assert labels(aside(match, B))[-2:] == ["Change: if none can be had, ask me", "Throw the list away"]
    match.orders(B, Edit(field="raid_save", value=True))
    assert notes(aside(match, B)) == ["✓ Today only (only you see it):", order, LASTING]


def test_a_list_of_recruits_names_sides_prices_and_what_is_kept() -> None:
    match = idle()
    match.orders(
        B, Leaf(page="recruit"), Leaf(page="recruit_list"), Edit(field="recruit_what", value=CREATURE["fire_dragon"])
    )
    assert notes(aside(match, B))[-1] == (
        "Next: Fire Dragon, rows 1–6: 🍖 2 2 2 0 0 0, 💎 0 0 0 1 1 0, 🗡️ 2 1 2 0 0 2, ✨🗡️ 1 0 0 0 0 1"
    )
    assert labels(aside(match, B))[1:5] == [
        "← Left (4🍖 + 1💎 or else 3💎)",
        "Right (4🍖 + 1💎 or else 3💎) →",
        "Whichever is better (4🍖 + 1💎 or else 3💎)",
        "← Left (3💎 or else 4🍖 + 1💎)",
    ]
    wish = RecruitWish(what=CREATURE["fire_dragon"], side="left", payments=("runes", "rune_and_food"))
    match.orders(B, added(wish), Edit(field="recruit_what", value="any_evil"))
    assert notes(aside(match, B))[-1] == "Next: Any “evil” creature"
    assert labels(aside(match, B))[1:] == ["← Left (2🍖)", "Right (2🍖) →", "Whichever is better (2🍖)"]
    match.orders(B, added(RecruitWish(what="any_evil", side="auto")), Leaf(page="keep"))
    assert labels(aside(match, B))[1:3] == ["✓ Keep 0🍖", "Keep 1🍖"]
    match.orders(B, Edit(field="keep_food", value=2), Edit(field="recruit_otherwise", value="done"))
    order = (
        "Recruit what can be had, in this order: Fire Dragon (left, 3💎 or else 4🍖 + 1💎), "
        "Any “evil” creature (whichever side is better). Keep 2🍖. Then that is all for the day."
    )
    assert notes(aside(match, B))[-1] == f"Not saved yet: {order}"
    assert labels(aside(match, B))[:2] == ["Save until I change it", "↑ Back without saving"]
    assert labels(aside(match, B))[-1] == "Throw the list away"
    match.orders(B, Edit(field="recruit_save", value=True))
    assert notes(aside(match, B)) == ["✓ Until you change it (only you see it):", order, LASTING]


def test_a_plan_for_the_whole_day_is_read_as_an_order_for_today() -> None:
    lairs = {A: Told(force="S2", food=4), B: Told(force="S2")}
    match = scene(2, lairs=lairs, display="orc_butcher bog_lurker fire_dragon iron_golem")
    butcher = RecruitWish(what=CREATURE["orc_butcher"], side="right", payments=("food",))
    match.plan(m.Stay(), butcher, RecruitWish(what="any_evil", side="left"), otherwise="ask")
    assert notes(aside(match, A)) == [
        "✓ Today only (only you see it):",
        "Recruit what can be had, in this order: Orc Butcher (right), Any “evil” creature (left). Then you are asked.",
        LASTING,
    ]
    match.clock()
    assert match.lair(A).right[-1] == CREATURE["orc_butcher"]


def test_a_plan_without_recruits_reads_as_such() -> None:
    lairs = {A: Told(force="S2", food=4), B: Told(force="S2")}
    match = scene(2, lairs=lairs)
    match.plan(m.Stay())
    assert notes(aside(match, A))[1] == "Recruits: nobody."
