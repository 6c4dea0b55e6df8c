"""The own page: BM-11.2. Nobody else reads it."""

from __future__ import annotations

from engines.bellum_magica import GAME
from engines.bellum_magica.atlas import CREATURES
from engines.core.booklet.strokes import Edit, Leaf
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.bellum_magica.pages import PRESENTER, own
from tests.bellum_magica.reading import notes
from tests.contract.catalogues import title


def test_a_spectator_has_no_own_page() -> None:
    assert PRESENTER.own(begun().match.view(None)) is None


def test_chests_come_with_values_and_total() -> None:
    """BM-11.2, 3.4: kind by kind, low to high."""
    play = scene(lairs={A: Told(chests="m4 w3 g5 w1 m2"), B: Told(chests="w1")})
    assert own(play, A)[:2] == ["Your hoard", "Your chests: 5 of 10, worth 15 points: 🪵 (1, 3), 🔩 (2, 4), 👑 (5)"]
    assert own(play, B)[1] == "Your chests: 1 of 10, worth 1 point: 🪵 (1)"
    assert own(scene(), A)[1] == "You have no chests yet (the match ends at 10)"


def test_sealed_answers_are_shown_to_their_seat() -> None:
    """BM-3.5: as long as they can be taken back."""
    play = begun(2)
    play.place(A, "LR")
    first, second = (title(GAME, "en", CREATURES[goblin].id) for goblin in play.lair(A).goblins)
    assert f"Sealed: {first} left, {second} right. “Standing orders” takes it back." in own(play, A)
    assert not any(line.startswith("Sealed") for line in own(play, B))
    lairs = {A: Told(barrels=1), B: Told(barrels=1)}
    for answer, told in (("pass", "no treat"), ("barrel", "a barrel 🍺")):
        play = scene(lairs=lairs, row=4, phase="poll")
        play.treat(B, answer)  # type: ignore[arg-type]
        assert f"Sealed for row 4: {told}. “Standing orders” takes it back." in own(play, B)
        assert not any(line.startswith("Sealed") for line in own(play, A))
    play = scene(lairs=lairs, row=4, phase="poll")
    play.treat(A, "pass")
    assert not any(line.startswith("Sealed") for line in own(play, A)), "it has counted"


# ---- in a poll


def test_every_row_tells_what_it_would_bring() -> None:
    """BM-11.2, 9.3: harvest, scouts, the best attack with its loot; whoever is asked reads that beside the question."""
    lairs = {
        A: Told(castle="ravenspire", left="goblin_cook goblin_forager", barrels=1),
        B: Told(castle="mudmaw_keep", left="goblin_trapper goblin_slinger", barrels=1, chests="w2 m3"),
    }
    play = scene(lairs=lairs, row=3, phase="poll", open_="onion_farm walled_city")
    assert "What each row would bring you" not in own(play, A)
    play.treat(B, "pass")
    told = own(play, B)
    start = told.index("What each row would bring you")
    assert told[start + 1] == "▫️ 1: 1🍖, 1💎, ⚔️ Onion Farm (2🍖)"
    assert told[start + 3] == "▶️ 3: 1🍖"
    assert told[start + 4] == "▫️ 4: 2🍖, 1🔩 by scouts, ⚔️ Onion Farm (2🍖)"
    now, others = told[told.index("What each row would bring your rival") + 1 :]
    assert now == "**Seat-0** ▶️ ③ 2🍖, 1🔩, ⚔️ Onion Farm"
    assert others.startswith("-# ① 2🍖, ⚔️ Onion Farm · ② 2🍖, ⚔️ Onion Farm · ④ ")


def test_a_robbery_is_reckoned_with_all_the_thieves() -> None:
    """BM-5.26, 5.30: gold before metal before wood; a seat that cannot treat reads it too."""
    lairs = {A: Told(barrels=1), B: Told(chests="w1 w2 m3 g5"), C: Told(force="S2 T2")}
    play = scene(3, lairs=lairs, row=6, phase="poll", open_="walled_city royal_capital mint_city")
    (told,) = (line for line in own(play, C) if line.startswith("▶️ 6:"))
    assert told.endswith("⚔️ castle of Seat-1 (1🔩, 1👑)")
    lines = own(play, A)
    assert "What each row would bring your rivals" in lines
    (rival,) = (line for line in lines if line.startswith("**Seat-2** "))
    assert rival.endswith("⚔️ castle of Seat-1")


def test_nothing_is_reckoned_once_the_row_is_fixed() -> None:
    assert not any("each row" in line for line in own(scene(), A))


# ---- in phases 4 and 5


def test_targets_within_reach_are_listed_before_the_turn() -> None:
    """BM-11.2, 9.18: with defence and loot; on its turn the menu says it, afterwards nothing does."""
    lairs = {A: Told(force="S2"), B: Told(force="S3 G1 T2"), C: Told(chests="w1 w2 g6", robbed=1)}
    play = scene(3, lairs=lairs, row=5, open_="old_mill druid_village walled_city")
    told = own(play, B)
    start = told.index("Within your reach in row 5")
    assert told[start + 1 :] == [
        "Old Mill (2🛡️): 3🍖",
        "Druid Village (2🛡️, 1✨🛡️): 1🍖, 2💎",
        "The Burst Keg Tavern (2🛡️): 1🍖, 1🍺",
        "castle of Seat-2 (3🛡️): 1🪵, 1👑",
    ]
    assert own(play, C)[-1] == "Nothing"
    assert "Within your reach in row 5" not in own(play, A)
    play.attack("tavern")
    assert "Within your reach in row 5" not in own(play, B)
    play.stay()
    assert not any("reach" in line for seat in (A, B) for line in own(play, seat))


def test_the_stock_stands_there_unless_it_stands_beside_the_question() -> None:
    """BM-11.2: food, runestones, barrels and ready spells."""
    lairs = {A: Told(force="S2", food=3, runestones=1, barrels=2, spells=1), B: Told(barrels=1)}
    play = scene(lairs=lairs, row=2)
    assert not any("stock" in line for line in own(play, A))
    assert "In stock: 3🍖, 1💎, 2🍺, 1🌀" in notes(play.menu())
    assert "Your stock: 1🍺" in own(play, B)
    assert "Your stock: 3🍖, 1💎, 2🍺, 1🌀" in own(scene(lairs=lairs, row=2, phase="poll"), A)
    assert "You have nothing in stock" in own(scene(), B)


# ---- orders


def test_standing_orders_are_on_the_own_page_alone() -> None:
    """BM-3.7: once something is written down, and for nobody else."""
    play = scene(3)
    assert "Your standing orders" not in own(play, C)
    play.orders(C, Leaf(page="treats"), Edit(field="row", value=2), Edit(field="treat", value="barrel"))
    told = own(play, C)
    assert any("🍺" in line or "barrel" in line for line in told[told.index("Your standing orders") :])
    assert "Your standing orders" not in own(play, B)
