"""Whatever the menus of Bellum Magica say is short enough for a phone and can be told apart, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, product
from typing import Any, get_args

import pytest

from engines.bellum_magica import aside
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import GOBLINS, OF_TIER, SETTLEMENTS
from engines.bellum_magica.hiring import SIDES
from engines.bellum_magica.lair import Lair
from engines.bellum_magica.orders import (
    PAYMENTS,
    Layer,
    Orders,
    Page,
    Pen,
    RaidOrder,
    RaidWish,
    RecruitOrder,
    RecruitWish,
    Treats,
)
from engines.bellum_magica.public import public
from engines.bellum_magica.words import raids as raid_words
from engines.bellum_magica.words import recruits as recruit_words
from engines.bellum_magica.words import rows
from engines.core.game import Act
from engines.core.match import Match
from engines.core.menu import Menu, Pick
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.text import Text
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import CREATURE, A, B, C, D, E
from tests.bellum_magica.reading import said
from tests.bellum_magica.scene import Scene
from tests.bellum_magica.test_polls import four
from tests.contract.catalogues import LOCALES
from tests.playing import answer

LABEL, HINT = 80, 100
"""What Discord takes on a button, and in the small print of a list."""
ASIDES = 0.3
LONGEST_NAME = "M" * 32
RICH = Told(
    left="mountain_giant fire_dragon lich_librarian",
    right="death_knight minotaur_warden goblin_bruiser goblin_drummer bridge_troll demon_treasurer",
    food=21,
    runestones=15,
    barrels=2,
    chests="w w w m m g",
)
WELL_GUARDED = Told(left="iron_golem living_armour bog_lurker", chests="w w w w m m m g g", robbed=7)
HOARD_DRAGON = CREATURE["hoard_dragon"]
RAIDED = (RaidWish(what="settlement", number=0), RaidWish(what="castle", number=C), RaidWish(what="castle", number=D))


def crowded(**more: Any) -> Scene:
    """Five seats, one of which can take from all the others."""
    lairs = {A: RICH, B: WELL_GUARDED, C: Told(chests="w m g"), D: Told(chests="g"), E: Told()}
    opened = "market_town cathedral_town shrine_village bell_city wizards_city"
    return scene(5, lairs=lairs, row=5, open_=opened, **more)


def widest() -> Iterator[Menu[Move]]:
    """The menus in which most is said."""
    raid = crowded()
    yield raid.menu()
    raid.does(m.PlanDay())
    yield raid.menu()
    raid.does(raid.offers(m.PlanRaid)[0])
    yield raid.menu()
    for _ in range(3):
        raid.does(raid.offers(m.PlanRecruit)[-1])
        yield raid.menu()
    robbed = crowded()
    robbed.does(m.Rob(victim=C, most=False))
    yield robbed.menu()
    yield crowded(phase="recruit", display="lizard_tracker hedge_witch hoard_dragon vampire_countess").menu()
    yield crowded(phase="poll").menu(A)


def written() -> Iterator[Menu[Move]]:
    """Every page of the orders, with both layers full and both lists unsaved."""
    match = crowded(phase="recruit")
    raids = RaidOrder(mode="list", wishes=(RaidWish(what="best_settlement"), *RAIDED), otherwise="stay")
    wishes = (RecruitWish(what="any_more_evil", side="auto", payments=PAYMENTS[::-1]),) * 3
    recruits = RecruitOrder(mode="list", wishes=wishes, keep_food=8, keep_runestones=6)
    treats = Treats(rows=("ask", "pass", "barrel", "spell", "spell_then_barrel", "ask"), keep_barrels=2)
    layer = Layer(treats=treats, raids=raids, recruits=recruits, absent="auto")
    for page in get_args(Page):
        for what in ("any_evil", HOARD_DRAGON):
            pen = Pen(page=page, row=3, unless=(1, 2, 6), raids=raids, recruits=recruits, what=what)
            orders = Orders(standing=layer, today=layer, pen=pen)
            yield booklet(match, orders)
            other = evolve(pen, lifetime="today", recruits=RecruitOrder())
            yield booklet(match, evolve(orders, today=Layer(), pen=other))
    yield booklet(match, Orders())


def booklet(match: Scene, orders: Orders) -> Menu[Move]:
    lairs = match.state.lairs
    state = match.state.evolve(lairs=(lairs[A], evolve(lairs[B], orders=orders), *lairs[C:]))
    menu = aside.aside(state, B)
    assert isinstance(menu, Pick)
    return menu


@cache
def strolled() -> tuple[Menu[Move], ...]:
    """Whatever comes up when the menus are answered by chance, and orders are written between."""
    return tuple(menu for seats in (2, 5) for menu in _strolled(seats, random.Random(seats)))


def _strolled(seats: int, dice: random.Random) -> Iterator[Menu[Move]]:
    match: Match[Any] = begun(seats, seed="a stroll").match
    for _ in range(300):
        if match.over:
            return
        seat = dice.choice(match.asked())
        beside = match.aside(seat) if dice.random() < ASIDES else None
        menu = beside or match.menu(seat)
        assert isinstance(menu, Pick)
        yield menu
        question = None if beside else match.question(seat)
        match, _ = match.act(Act(seat=seat, question=question, given=answer(menu, dice)))


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_hints_fit_and_can_be_told_apart(locale: str) -> None:
    """What stands under a heading is told apart there: the heading is said wherever labels of several meet."""
    for menu in (*widest(), *written(), *strolled()):
        labels = {option.move: full(option.label, locale) for option in menu.options}
        hints = [full(option.hint, locale) for option in menu.options if option.hint]
        heads = {option.move: full(option.group, locale) if option.group else "" for option in menu.options}
        assert max(map(len, labels.values())) <= LABEL, max(labels.values(), key=len)
        assert max(map(len, hints), default=0) <= HINT, max(hints, key=len)
        assert max(map(len, heads.values())) <= LABEL, max(heads.values(), key=len)
        told = [(heads[move], label) for move, label in labels.items()]
        assert len(set(told)) == len(told), told
        assert all(labels.values())
        assert all(hints)
        assert not any("**" in words for words in (*labels.values(), *hints))


@pytest.mark.parametrize("locale", LOCALES)
def test_both_sides_of_every_card_fit_into_the_small_print(locale: str) -> None:
    for card in chain(*OF_TIER):
        for side in SIDES:
            assert len(said(recruit_words.hint(RecruitWish(what=card, side=side)), locale)) <= HINT
        assert len(said(recruit_words.card(card), locale)) <= HINT, card


@pytest.mark.parametrize("locale", LOCALES)
def test_every_settlement_fits_into_the_small_print(locale: str) -> None:
    match = crowded()
    for number in range(len(SETTLEMENTS)):
        hint = raid_words.hint(public(match.state), A, m.Plunder(settlement=number))
        assert 0 < len(said(hint, locale)) <= HINT


@pytest.mark.parametrize("locale", LOCALES)
def test_every_pair_of_goblins_fits_on_a_button(locale: str) -> None:
    for pair in combinations(GOBLINS, 2):
        for sides in product(SIDES, SIDES):
            lair = Lair(goblins=pair)
            assert len(said(rows.placed(lair, sides), locale)) <= LABEL
            assert len(said(rows.goblins(lair, sides), locale)) <= HINT


@pytest.mark.parametrize("locale", LOCALES)
def test_notes_and_reasons_can_be_said(locale: str) -> None:
    for menu in (*widest(), *written(), *strolled()):
        assert said(menu.prompt, locale)
        assert all(said(note, locale).strip() for note in menu.notes())
    poor = {A: Told(force="S2 T1"), B: Told(chests="w"), C: Told()}
    for match in (scene(3, lairs=poor), scene(3, phase="recruit", lairs={A: Told(food=2)}), four()):
        blocked = match.match.blocked(match.asked[0])
        assert blocked
        assert all(said(no.reason, locale) and no.say and said(no.say(no.move), locale) for no in blocked)


def full(text: Text, locale: str) -> str:
    """With the longest names that people may have."""
    words = said(text, locale)
    for seat in range(5):
        words = words.replace(f"Seat-{seat}", LONGEST_NAME[:-1] + str(seat))
    return words
