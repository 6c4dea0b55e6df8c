"""Standing orders that recruit: BM-6.7, and the example BM-9.31."""

from typing import Any

import pytest

from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import CREATURES, OF_TIER
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import A, B
from tests.bellum_magica.ordering import recruit_mode, recruits
from tests.bellum_magica.scene import Scene

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"


def shop(food: int, runestones: int = 0, *, display: str = DISPLAY, **more: Any) -> Scene:
    """A recruits, then B, who has two food."""
    lairs = {A: Told(food=food, runestones=runestones), B: Told(food=2)}
    return scene(lairs=lairs, phase="recruit", display=display, **more)


def hired(game: Scene, seat: int = A) -> list[str]:
    """Whom, where and for what, in the last verb."""
    return [
        f"{CREATURES[event.card].id} {event.side} {event.payment}"
        for event in game.heard(e.Recruited)
        if event.seat == seat
    ]


# ---- one word


def test_auto_is_the_choice_of_the_stand_in() -> None:
    """BM-6.7: until nothing is worth its price; the open question is answered at once."""
    game = shop(2, 3)
    recruit_mode(game, A, "auto")
    assert [words.split()[2] for words in hired(game)] == ["runes", "food"]
    assert game.asked == (B,)


# ---- a list


@pytest.mark.parametrize(
    ("food", "wish", "done"),
    [
        (5, "orc_butcher left", "orc_butcher left food"),
        (5, "bog_lurker right", "bog_lurker right food"),
        (5, "any_evil right", "orc_butcher right food"),
        (5, "fire_dragon left", "fire_dragon left rune_and_food"),
        (5, "fire_dragon left runes_first", "fire_dragon left runes"),
        (5, "fire_dragon left runes", "fire_dragon left runes"),
        (5, "fire_dragon left both", "fire_dragon left rune_and_food"),
        (5, "any_more_evil right", "fire_dragon right rune_and_food"),
        (5, "any_more_evil right runes", "fire_dragon right runes"),
        (3, "iron_golem right", "iron_golem right runes"),
        (3, "iron_golem right both", ""),
    ],
)
def test_each_form_of_a_wish(food: int, wish: str, done: str) -> None:
    """BM-6.7: a card, or whatever lies in the lowest slot; left or right; payments in order, with a runestone and food
    before runestones alone. Three food are too few for the first way: then the next is tried, if there is one."""
    game = shop(food, 3)
    recruits(game, A, wish)
    assert hired(game)[:1] == ([done] if done else [])
    assert done or game.asked == (A,)


def test_the_lowest_slot_that_is_not_empty() -> None:
    """BM-6.7: the more evil deck is used up, slot 1 was its last but one card."""
    used = [CREATURES[card].id for card in OF_TIER[1] if CREATURES[card].id not in DISPLAY.split()]
    lairs = {A: Told(runestones=6), B: Told(left=" ".join(used))}
    game = scene(lairs=lairs, phase="recruit", display=DISPLAY)
    game.recruit("fire_dragon", "L", "runes")
    assert game.display.split()[2:] == ["-", "iron_golem"]
    recruits(game, A, "any_more_evil right")
    assert hired(game) == ["iron_golem right runes"]


@pytest.mark.parametrize(("card", "side"), [("wailing_banshee", "left"), ("lizard_guard", "right")])
def test_a_side_may_be_left_to_judgement(card: str, side: str) -> None:
    """BM-6.7: ``auto``: what brings a runestone farms, what has hardly any food fights."""
    game = shop(2, display=f"{card} bog_lurker fire_dragon iron_golem", row=2)
    recruits(game, A, f"{card} auto")
    assert hired(game) == [f"{card} {side} food"]


def test_the_list_is_run_through_from_its_start_each_time() -> None:
    """BM-6.7, 6.3: the first wish, a card of the deck, is skipped until it is turned up; then it comes first again."""
    game = shop(8)
    hidden = CREATURES[game.state.piles.creatures[0][0]].id
    recruits(game, A, f"{hidden} left", "bog_lurker right", "orc_butcher left", otherwise="done")
    assert [words.split()[0] for words in hired(game)] == ["bog_lurker", hidden, "orc_butcher"]
    assert (game.lair(A).food, game.asked) == (2, (B,))


@pytest.mark.parametrize(
    ("wish", "what", "keep", "count"),
    [
        *(("any_evil left", "food", *case) for case in ((0, 3), (1, 2), (2, 2), (3, 1), (4, 1), (6, 0))),
        *(("any_more_evil left runes", "runestones", *case) for case in ((0, 2), (2, 1), (3, 1), (4, 0))),
    ],
)
def test_what_is_to_be_kept_is_kept(wish: str, what: str, keep: int, count: int) -> None:
    """BM-6.7: an entry is possible only if so much is left after paying: two food, or three runestones."""
    game, kept = shop(6, 6), dict[str, Any]({f"keep_{what}": keep})
    recruits(game, A, wish, otherwise="done", **kept)
    spent = (2 * count, 0) if what == "food" else (0, 3 * count)
    assert (len(hired(game)), game.lair(A).food, game.lair(A).runestones) == (count, 6 - spent[0], 6 - spent[1])


@pytest.mark.parametrize(("otherwise", "asked"), [("ask", A), ("done", B)])
def test_when_no_entry_can_be_done(otherwise: str, asked: int) -> None:
    """BM-6.7: ask by default, or done."""
    game = shop(5)
    recruits(game, A, "bog_lurker left", otherwise=otherwise)
    assert hired(game) == ["bog_lurker left food"]
    assert game.asked == (asked,)


def test_a_list_stands_until_it_is_changed() -> None:
    """BM-6.9, 6.7: unlike a list of raids."""
    lairs = {A: Told(food=2), B: Told(castle="ravenspire", food=5)}
    game = scene(lairs=lairs, phase="recruit", row=1, faces=(1,))
    recruits(game, B, "any_evil left", keep_food=2, otherwise="done")
    assert hired(game, B) == []
    game.done()
    assert len(hired(game, B)) == 1
    game.evening()
    assert sum(isinstance(event, e.Recruited) and event.seat == B for event in game.story) >= 2
    assert game.lair(B).food >= 2


def test_one_more_evil_on_the_left_two_evil_on_the_right() -> None:
    """BM-9.31, 6.7: food 5, runestones 3, one food to be kept."""
    game = shop(5, 3)
    recruits(game, A, "any_more_evil left runes", "any_evil right", keep_food=1, otherwise="done")
    first, *others = hired(game)
    assert first == "fire_dragon left runes"
    assert [words.split()[1:] for words in others] == [["right", "food"]] * 2
    assert (game.lair(A).food, game.lair(A).runestones, game.asked) == (1, 0, (B,))
