"""What players read in the menus of Bellum Magica, true to the figure."""

from __future__ import annotations

import pytest

from engines.bellum_magica import moves as m
from engines.bellum_magica.orders import RecruitWish
from engines.bellum_magica.targets import Lack
from engines.bellum_magica.words import raids
from engines.core.menu import Pick
from engines.core.move import Cancel
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import CREATURE, SETTLEMENT, A, B, C, D
from tests.bellum_magica.pages import log, own
from tests.bellum_magica.reading import groups, labels, notes, reasons, said, told
from tests.bellum_magica.scene import Scene
from tests.bellum_magica.test_polls import four

# ---- goblins


def test_goblins_say_where_they_go_and_what_they_add() -> None:
    """BM-2.7: what stands on the same side is summed up."""
    match = scene(2, lairs={A: Told(left="goblin_cook goblin_forager")})
    lair = match.lair(A)
    before = begun(2)
    state = before.state.evolve(lairs=(lair, before.lair(B)))
    menu = state.stack[-1].menu(state, A)
    assert isinstance(menu, Pick)
    assert told(menu, m.PlaceGoblins(sides=("left", "left"))) == (
        "Goblin Cook left, Goblin Forager left",
        "Added to rows 1–6: 🍖 1 1 2 1 1 0",
    )
    assert told(menu, m.PlaceGoblins(sides=("right", "left"))) == (
        "Goblin Cook right, Goblin Forager left",
        "Added to rows 1–6: 🍖 1 1 0 0 1 0, 🗡️ 1 1 0 0 0 1",
    )
    assert told(menu, m.PlaceGoblins(sides=("right", "right")))[1] == "Added to rows 1–6: 🗡️ 1 1 1 2 0 1"


def test_the_castle_is_shown_without_its_goblins() -> None:
    match = begun(2, castle_wishes="ravenspire,any")
    assert notes(match.menu(A)) == [
        "Your castle, rows 1–6: 🍖 1 1 0 1 0 1, 💎 0 0 0 0 1 0, 🗺️ 0 0 1 0 0 0, 🗡️ 1 1 1 0 1 1, 🥷 0 1 0 0 0 0"
    ]


# ---- polls


def test_a_poll_says_whose_answers_come_first() -> None:
    """BM-5.5; BM-9.8: captain B, then D, then A."""
    match = four(3)
    assert notes(match.menu(B))[0] == "You are asked first: your answer counts at once."
    assert notes(match.menu(D))[0] == "Your answer counts if Seat-1 does not treat."
    assert notes(match.menu(A))[0] == "Your answer counts if nobody before you treats (Seat-1, Seat-3)."
    match.treat(B, "spell")
    assert notes(match.menu(D))[0] == "Roll 2 of the day. You are asked first: your answer counts at once."


def test_a_poll_tells_what_each_row_would_bring() -> None:
    """BM-11.2: the row of the die is marked; scouts that tie bring wood."""
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook goblin_forager", right="night_bat", barrels=1),
        B: Told(castle="mudmaw_keep", left="lizard_tracker"),
    }
    match = scene(2, lairs=lairs, row=3, phase="poll", open_="onion_farm old_mill")
    assert notes(match.menu(A))[1:] == [
        "What each row would bring you today:",
        "▫️ 1: 2🍖, ⚔️ Old Mill (3🍖)",
        "▫️ 2: 2🍖, ⚔️ Old Mill (3🍖)",
        "▶️ 3: 2🍖, 1🪵 by scouts, ⚔️ Onion Farm (2🍖)",
        "▫️ 4: 2🍖, ⚔️ Onion Farm (2🍖)",
        "▫️ 5: 1🍖, 1💎, ⚔️ Onion Farm (2🍖)",
        "▫️ 6: 1🍖, ⚔️ Onion Farm (2🍖)",
    ]


def test_a_row_may_bring_a_robbery_or_nothing() -> None:
    lairs = {A: Told(castle="embergate", left="goblin_cook goblin_trapper", barrels=1), B: Told(chests="g")}
    match = scene(2, lairs=lairs, row=1, phase="poll", open_="royal_capital walled_city")
    lines = notes(match.menu(A))[2:]
    assert lines[5] == "▫️ 6: 1🍖"
    lairs[A] = Told(castle="embergate", left="goblin_cook goblin_trapper", right="rat_burglar night_bat", barrels=1)
    match = scene(2, lairs=lairs, row=6, phase="poll", open_="royal_capital walled_city")
    assert notes(match.menu(A))[7] == "▶️ 6: 1🍖, ⚔️ castle of Seat-1 (1👑)"


def test_what_a_treat_costs_and_leaves() -> None:
    match = scene(2, lairs={A: Told(barrels=2, spells=2)}, row=4, phase="poll")
    menu = match.menu(A)
    assert labels(menu) == ["Keep row 4", "Treat the table (1🍺)", "Confusion spell (1🌀)"]
    assert told(menu, m.Treat(answer="barrel"))[1] == "The captain rolls again. Left to you: 1🍺"
    assert told(menu, m.Treat(answer="spell"))[1] == "You roll again. Left for today: 1🌀"


def test_why_there_is_nothing_to_pay_with() -> None:
    """BM-5.11."""
    match = scene(2, lairs={A: Told(spells=1), B: Told(barrels=1)}, phase="poll", faces=(2,))
    assert reasons(match, A) == {"Treat the table (1🍺)": "You have no barrel."}
    assert reasons(match, B) == {"Confusion spell (1🌀)": "Only the captain can use a confusion spell."}
    match = scene(2, lairs={A: Told(barrels=1)}, phase="poll")
    assert reasons(match, A) == {"Confusion spell (1🌀)": "You have no confusion spell that is ready."}


# ---- attacks


def test_settlements_show_their_shields_and_their_loot() -> None:
    """BM-5.39: and what the limit of barrels costs."""
    match = scene(2, lairs={A: Told(force="S4 G1", barrels=2)}, open_="shrine_village old_mill")
    menu = match.menu()
    assert groups(menu) == ["Settlements"]
    assert told(menu, match.aim("shrine_village")) == (
        "Shrine Village",
        "3🛡️, 1✨🛡️ → 1💎, 1🪵 (no room for 1🍺)",
    )
    assert told(menu, match.aim("old_mill")) == ("Old Mill", "2🛡️ → 3🍖")
    assert told(menu, match.aim("tavern"))[0] == "The Burst Keg Tavern"
    assert notes(menu) == ["Active horde, row 1: 4🗡️, 1✨🗡️", "In stock: 2🍺"]


@pytest.mark.parametrize(
    ("piles", "loot"),
    [
        ("", "2👑"),
        ("g1", "1🔩, 1👑 (instead of 1👑)"),
        ("m1 g0", "1🪵, 1🔩 (instead of 2👑)"),
        ("w0 m1 g0", "1🔩 (instead of 2👑)"),
        ("w0 m0 g0", "nothing (instead of 2👑)"),
    ],
)
def test_loot_is_what_the_piles_still_hold(piles: str, loot: str) -> None:
    """BM-5.18, 5.39: chests that stand in for others are announced, in the plan of a day and on the own page too; and
    then they are taken."""
    match = scene(lairs={A: Told(force="S9"), B: Told(force="S9")}, row=3, open_="walled_city", piles=piles)
    city, brings = match.aim("walled_city"), loot.partition(" (")[0]
    assert told(match.menu(), city)[1] == f"9🛡️ → {loot}"
    assert f"Walled City (9🛡️): {brings}" in own(match, B)
    match.does(m.PlanDay(), m.PlanRaid(raid=m.Plunder(settlement=SETTLEMENT["walled_city"])))
    assert notes(match.menu())[0] == f"Attack: Walled City → {brings}"
    match.does(Cancel(), city)
    assert log(match)[0] == f"⚔️ Seat-0 plunders **Walled City**: {brings}"


def test_a_poll_forecasts_what_the_piles_still_hold() -> None:
    """BM-5.18, 11.2."""
    lairs = {A: Told(force="S9", barrels=1), B: Told(castle="thornhold")}
    match = scene(lairs=lairs, row=3, open_="walled_city onion_farm", phase="poll", piles="g0")
    assert any("Walled City (2🔩)" in note for note in notes(match.menu(A)))


def test_a_robbery_says_what_is_taken_and_what_is_there() -> None:
    """BM-5.30: gold first; choosing is a second entry."""
    lairs = {A: Told(force="S5 T2"), B: Told(chests="w2 m3 g5", robbed=1), C: Told(chests="w1")}
    match = scene(3, lairs=lairs)
    menu = match.menu()
    assert groups(menu) == ["Settlements", "Castles"]
    assert told(menu, m.Rob(victim=B, most=True)) == ("🏰 Seat-1 (1🔩, 1👑)", "3🛡️ → 2 of 1🪵, 1🔩, 1👑")
    assert told(menu, m.Rob(victim=B, most=False))[0] == "🏰 Seat-1: choose the chests…"
    assert told(menu, m.Rob(victim=C, most=True)) == ("🏰 Seat-2 (1🪵)", "2🛡️ → 1 of 1🪵")
    match.attack(B)
    assert labels(match.menu()) == ["👑 Golden chest", "🔩 Metal chest", "🪵 Wooden chest"]
    assert notes(match.menu()) == [
        "Seat-1 has 1🪵, 1🔩, 1👑. You take up to 2 chests; their values show once they are yours."
    ]


@pytest.mark.parametrize(
    ("force", "target", "reason"),
    [
        ("S1", "Old Mill", "Still missing: 1 sword."),
        ("S2", "Wizards' City", "Still missing: 1 magic sword and 4 swords of any kind."),
        ("S5 G1", "Wizards' City", "Still missing: 1 sword."),
        ("S9", "Wizards' City", "Still missing: 1 magic sword."),
        ("S2", "Walled City", "Still missing: 7 swords."),
        ("S9", "🏰 Seat-1", "No thief in your row today."),
        ("S1 T1", "🏰 Seat-1", "Still missing: 1 sword."),
        ("S2 T1", "🏰 Seat-2", "There are no chests to steal."),
        ("S2 T1", "🏰 Seat-3", "Still missing: 2 magic swords."),
    ],
)
def test_why_a_target_is_out_of_reach(force: str, target: str, reason: str) -> None:
    """BM-5.21, 5.29: a castle is named without what would be taken."""
    lairs = {
        A: Told(force=force),
        B: Told(chests="w"),
        C: Told(),
        D: Told(left="iron_golem", chests="g"),
    }
    opened = "old_mill wizards_city walled_city onion_farm"
    match = scene(4, lairs=lairs, open_=opened)
    assert reasons(match)[target] == reason


@pytest.mark.parametrize(
    ("locale", "sentences"),
    [
        (
            "ru",
            (
                "Не хватает: 1 меч.",
                "Не хватает: 3 меча.",
                "Не хватает: 5 мечей.",
                "Не хватает: 2 магических меча.",
                "Не хватает: 1 магический меч и ещё 3 любых меча.",
            ),
        ),
        (
            "bg",
            (
                "Не достига 1 меч.",
                "Не достигат 3 меча.",
                "Не достигат 5 меча.",
                "Не достигат 2 магически меча.",
                "Не достига 1 магически меч и още 3 меча, каквито и да са.",
            ),
        ),
    ],
)
def test_swords_are_counted_by_the_grammar(locale: str, sentences: tuple[str, ...]) -> None:
    lacks = (
        *(Lack(why="swords_short", swords=number) for number in (1, 3, 5)),
        Lack(why="magic_short", magic=2),
        Lack(why="magic_short", magic=1, swords=3),
    )
    assert tuple(said(raids.lack(why), locale) for why in lacks) == sentences


def test_what_others_have_plundered_today_is_named() -> None:
    """BM-9.16."""
    match = scene(2, lairs={A: Told(force="S3"), B: Told(force="S3")}, open_="onion_farm old_mill")
    match.attack("onion_farm")
    assert reasons(match)["Onion Farm"] == "Somebody was faster: it has been plundered today."


# ---- recruits


def test_creatures_head_their_sides_and_prices() -> None:
    """BM-5.40."""
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    match = scene(2, lairs={A: Told(food=4, runestones=3)}, phase="recruit", display=display)
    menu = match.menu()
    assert groups(menu) == ["Orc Butcher", "Bog Lurker", "Fire Dragon", "Iron Golem"]
    assert labels(menu)[:2] == ["← Left (2🍖)", "Right (2🍖) →"]
    assert labels(menu)[4:8] == ["← Left (4🍖 + 1💎)", "Right (4🍖 + 1💎) →", "← Left (3💎)", "Right (3💎) →"]
    assert notes(menu)[0] == "To spend: 4🍖, 3💎"


def test_the_rows_so_far_stand_beside_the_recruits() -> None:
    told_of = Told(castle="ravenspire", left="goblin_cook goblin_forager", food=2)
    match = scene(2, lairs={A: told_of}, phase="recruit")
    assert notes(match.menu())[1] == (
        "Your castle so far, rows 1–6: 🍖 2 2 2 2 1 1, 💎 0 0 0 0 1 0, 🗺️ 0 0 1 0 0 0, 🗡️ 1 1 1 0 1 1, 🥷 0 1 0 0 0 0"
    )


def test_a_creature_is_one_line_of_what_it_would_change() -> None:
    """BM-5.40, 11.2: the rows as they would be on either side, signs that it does not touch and cards that cannot be
    paid left out; no second line for the other side."""
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    told_of = Told(castle="ravenspire", left="goblin_cook goblin_forager", food=2)
    match = scene(2, lairs={A: told_of}, phase="recruit", display=display)
    menu = match.menu()
    assert notes(menu)[2:] == [
        "**Orc Butcher** 🍖 3 4 4 2 1 2 | 🗡️ 2 2 1 0 3 3",
        "**Bog Lurker** 🍖 2 2 3 3 2 1 | 🗡️ 2 1 2 0 1 2 · 1🛡️",
    ]
    assert not any(option.hint for option in menu.options if isinstance(option.move, m.Recruit))


def test_why_a_creature_cannot_be_paid() -> None:
    """BM-5.36: once for each price, whatever the side."""
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    match = scene(2, lairs={A: Told(food=3, runestones=0)}, phase="recruit", display=display)
    assert reasons(match) == {
        "Fire Dragon (4🍖 + 1💎)": "Still missing: 1🍖, 1💎.",
        "Fire Dragon (3💎)": "Still missing: 3💎.",
        "Iron Golem (4🍖 + 1💎)": "Still missing: 1🍖, 1💎.",
        "Iron Golem (3💎)": "Still missing: 3💎.",
    }


# ---- the whole day


def bill(match: Scene) -> list[str]:
    """The plan, without the rows of the castle that stand beside it."""
    told = notes(match.menu())
    assert sum(note.startswith("Your castle so far, rows 1–6: ") for note in told) == 1
    return [note for note in told if not note.startswith("Your castle")]


def test_the_bill_of_a_plan_counts_what_will_be_left() -> None:
    """A barrel for which there is no room is not in it."""
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    lairs = {A: Told(force="S4", food=3, runestones=1, barrels=2)}
    match = scene(2, lairs=lairs, open_="vineyard onion_farm", display=display)
    match.does(m.PlanDay(), m.PlanRaid(raid=m.Plunder(settlement=SETTLEMENT["vineyard"])))
    assert bill(match) == ["Attack: Vineyard → 2🍖", "Recruit: nobody yet", "Then left: 5🍖, 1💎"]
    assert groups(match.menu())[-2:] == ["Any “evil” creature", "Any “more evil” creature"]
    match.does(m.PlanRecruit(wish=RecruitWish(what="any_more_evil", side="right")))
    assert bill(match) == [
        "Attack: Vineyard → 2🍖",
        "1. Recruit: Any “more evil” creature (right)",
        "Then left: 1🍖",
    ]
    assert labels(match.menu()) == [
        "Do it, and that is all for today",
        "Do it, then ask me again",
        "↑ One step back",
        "Cancel",
    ]


def test_a_plan_may_stay_at_home_and_name_its_price() -> None:
    display = "orc_butcher bog_lurker fire_dragon iron_golem"
    match = scene(2, lairs={A: Told(force="S2", runestones=3)}, display=display)
    wish = RecruitWish(what=CREATURE["fire_dragon"], side="left", payments=("runes",))
    match.does(m.PlanDay(), m.PlanRaid(raid=m.Stay()), m.PlanRecruit(wish=wish))
    assert bill(match) == [
        "Attack: Stay at home",
        "1. Recruit: Fire Dragon (left, 3💎)",
        "Nothing would be left.",
    ]
