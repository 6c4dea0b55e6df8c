"""Phase 5: creatures for food and runestones (BM-5.32 to 5.36)."""

from itertools import product

import pytest

from engines.bellum_magica import events
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CREATURES, OF_TIER, TIER_OF
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, A, B, C
from tests.bellum_magica.scene import Scene

DISPLAY = "orc_butcher bog_lurker fire_dragon iron_golem"
EVIL = " ".join(CREATURES[card].id for card in OF_TIER[0])


def shop(food: int, runestones: int, *, display: str = DISPLAY) -> Scene:
    """A recruits first, B can pay for something afterwards."""
    lairs = {A: Told(food=food, runestones=runestones), B: Told(food=2)}
    return scene(lairs=lairs, phase="recruit", display=display)


def short(evil: int) -> Scene:
    """So many evil creatures are left in the deck, and two in the display; B has all the others."""
    cards = [card for card in EVIL.split() if card not in DISPLAY.split()]
    lairs = {A: Told(food=9, runestones=3), B: Told(left=" ".join(cards[evil:]))}
    return scene(lairs=lairs, phase="recruit", display=DISPLAY)


# ---- options


def test_every_card_side_and_payment_is_an_option() -> None:
    """BM-9.20, 5.32, 5.34, 5.36: two evil ones, two more evil ones with two payments each, on either side: twelve; to
    be done, and a plan besides."""
    game = shop(6, 3)
    assert [(CREATURES[move.card].id, move.payment, move.side) for move in game.offers(m.Recruit)] == [
        *product(("orc_butcher", "bog_lurker"), ("food",), ("left", "right")),
        *product(("fire_dragon", "iron_golem"), ("rune_and_food", "runes"), ("left", "right")),
    ]
    assert [option.move for option in game.menu().options[12:]] == [m.Done(), m.PLAN]


@pytest.mark.parametrize(
    ("food", "runestones", "options"),
    [(0, 0, 0), (1, 2, 0), (2, 0, 4), (4, 0, 4), (3, 2, 4), (4, 1, 8), (0, 3, 4), (2, 3, 8), (4, 3, 12)],
)
def test_only_what_can_be_paid_is_on_offer(food: int, runestones: int, options: int) -> None:
    """BM-5.32, 5.40, 9.21: two food for an evil one; a runestone with four food, or three runestones, for a more evil
    one."""
    game = shop(food, runestones)
    if options:
        assert len(game.offers(m.Recruit)) == options
    else:
        assert game.asked == (B,)


@pytest.mark.parametrize("captain", [A, B, C])
def test_seats_recruit_from_the_captain_on(captain: int) -> None:
    """BM-5.32, 8.21: one finishing before the next is asked."""
    game = scene(3, lairs={seat: Told(food=4) for seat in (A, B, C)}, phase="recruit", captain=captain)
    order = []
    while game.state.stack[-1].kind == "recruiting":
        (seat,) = game.asked
        order.append(seat)
        game.does(game.offers(m.Recruit)[0])
        if game.asked == (seat,):
            game.done()
    assert order == [(captain + step) % 3 for step in range(3)]


def test_a_seat_that_can_pay_for_nothing_is_skipped() -> None:
    """BM-5.32: B has one food; if nobody can pay, the day is over."""
    lairs = {A: Told(food=2), B: Told(food=1), C: Told(runestones=3)}
    game = scene(3, lairs=lairs, phase="recruit", display=DISPLAY)
    game.done()
    assert game.asked == (C,)
    game.done()
    assert game.state.day == 2


# ---- what happens


def test_a_slot_is_filled_at_once_with_the_top_of_its_deck() -> None:
    """BM-5.33, 8.22: the other slots stay as they are; the card is told with the recruit."""
    game = shop(6, 3)
    evil, more = game.state.piles.creatures
    game.recruit("bog_lurker", "L")
    assert game.state.piles.display == (
        (CREATURE["orc_butcher"], evil[0]),
        (CREATURE["fire_dragon"], CREATURE["iron_golem"]),
    )
    assert game.state.piles.creatures == (evil[1:], more)
    assert [event.turned_up for event in game.heard(events.Recruited)] == [evil[0]]


@pytest.mark.parametrize("side", ["L", "R"])
def test_bonus_tokens_come_on_either_side(side: str) -> None:
    """BM-5.35: a shield, two magic ones, a ready spell; the defence has grown at once."""
    game = shop(9, 9, display="bog_lurker imp_scribe iron_golem fire_dragon")
    game.recruit("bog_lurker", side)
    game.recruit("iron_golem", side, "runes")
    game.recruit("imp_scribe", side)
    lair = game.lair(A)
    assert (lair.shields, lair.magic_shields, lair.spells, lair.ready) == (3, 2, 1, 1)
    assert [(e.shields, e.magic_shields, e.spells) for e in game.told(events.Recruited)] == [
        (1, 0, 0),
        (0, 2, 0),
        (0, 0, 1),
    ]


def test_a_spell_is_ready_for_the_next_day_as_captain() -> None:
    """BM-9.22, 5.35: three seats, A is captain on days 1 and 4; on days 2 and 3 nobody is able."""
    lairs = {A: Told(castle="embergate", food=2), B: Told(castle="mudmaw_keep"), C: Told(castle="thornhold")}
    game = scene(3, lairs=lairs, phase="recruit", display="imp_scribe bog_lurker", faces=(4, 5, 4))
    game.recruit("imp_scribe", "L")
    assert game.lair(A).ready == 1
    asked = []
    while game.state.day < 4:
        asked += [game.state.day] if game.state.stack[-1].kind == "poll" else []
        game.clock()
    assert (asked, game.state.captain, game.asked) == ([], A, (A,))
    assert game.offers(m.Treat) == [m.Treat(answer="pass"), m.Treat(answer="spell")]
    rows = [event.row for event in game.told(events.Rolled)]
    assert rows == [4, 5, 4]
    second = game.told(events.Harvested)[1]
    assert [crop.runestones for crop in second.crops if crop.seat == A] == [1], "the scribe's"


def test_from_an_empty_deck_a_slot_stays_empty() -> None:
    """BM-9.23, 5.33, 8.25: one evil card is open; the last one taken, only more evil is offered."""
    game = short(0)
    game.recruit("orc_butcher", "L")
    assert game.display == "- bog_lurker fire_dragon iron_golem"
    assert [event.turned_up for event in game.heard(events.Recruited)] == [None]
    game.recruit("bog_lurker", "R")
    assert game.display == "- - fire_dragon iron_golem"
    assert {TIER_OF[move.card] for move in game.offers(m.Recruit)} == {1}


def test_the_last_card_of_a_deck_is_told() -> None:
    """BM-5.33, 3.8: with it the deck is empty, and the other one is not."""
    game = short(1)
    game.recruit("orc_butcher", "L")
    assert game.heard(events.DeckEmpty) == [events.DeckEmpty(deck="evil")]
    assert "-" not in game.display
    game.recruit("fire_dragon", "L", "runes")
    assert game.heard(events.DeckEmpty) == []
    game.recruit("bog_lurker", "L")
    assert (game.heard(events.DeckEmpty), game.display.split()[1]) == ([], "-")
