"""What is read in positions laid out for it is as it was written down; and it fits on a phone, in every language."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any, get_args

import pytest

from bot.ui import limits
from engines.bellum_magica import GAME, aside, naming
from engines.bellum_magica import events as e
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
from engines.bellum_magica.targets import Lack
from engines.bellum_magica.words import raids, recruits
from engines.core.event import Event
from engines.core.match import start
from engines.core.menu import Menu
from engines.core.move import Move
from engines.core.record import evolve, members
from tests import rivals
from tests.bellum_magica import told
from tests.bellum_magica.arrange import Told, scene
from tests.bellum_magica.notation import CREATURE, A, B, C, D, E
from tests.bellum_magica.scene import Scene
from tests.bellum_magica.told import lines
from tests.bellum_magica.walks import eager
from tests.contract.catalogues import LOCALES, titled
from tests.contract.games import by_turns, every_third
from tests.playing import asked, playing, shown
from tests.reading import HINT, LABEL, NAMES, Reader

BOARD, BYTES, CARD, RESULT = 2800, 5500, 1830, 3000
"""Characters and bytes of a board, which leaves room for the log, of an own page beside news and menu, of the end;
the markup is counted, too."""
SAMPLED = 10
SEE = GAME.presenter
READER = Reader(told)


@pytest.mark.parametrize("file", told.TOLD)
def test_what_is_told_is_as_it_was(file: str) -> None:
    """BM-11.1 to 11.5, 11.7, 2.1 to 2.10, 3.6, 5.17, 8.13, 8.29: word for word, every card in the guide."""
    READER.as_it_was(file)


def test_nothing_goes_untold() -> None:
    """Every event has a line of its own, or none on purpose (BM-11.3); the guide names every component."""
    assert {type(event) for event in (*lines.SAMPLES, *lines.SILENT)} == {*members(Event, GAME.package).values()}
    assert [SEE.line(event) for event in lines.SILENT] == [None] * len(lines.SILENT)
    assert READER.components(SEE.guide()) == titled(GAME)


@pytest.mark.parametrize("locale", LOCALES)
def test_all_of_it_can_be_said(locale: str) -> None:
    """BM-11.3: no two different things read the same, and none is too long for a phone."""
    READER.can_be_said(locale)
    READER.lines_differ(lines.SAMPLES, locale)


# ---- pages and lines


@pytest.mark.parametrize("seed", by_turns(0, range(2)))
def test_pages_fit_on_a_phone(seed: int) -> None:
    """BM-11.1, 11.2, 11.5, 3.3: five seats that recruit all they can; everybody reads the same board."""
    assert SEE.own is not None
    for at, turn in enumerate(playing(GAME, 5, seed, seatings=0, choose=eager)):
        match = turn.after
        if at % SAMPLED and not match.over:
            continue
        assert SEE.board(match.view(None)) == SEE.board(match.view(at % 5))
        for locale in by_turns(at // SAMPLED, LOCALES):
            size, weight = READER.measured(SEE.board(match.view(None)), locale)
            assert size <= BOARD
            assert weight <= BYTES
            assert all(READER.measured(SEE.own(match.view(seat)), locale)[0] <= CARD for seat in range(5))
    assert SEE.own(match.view(None)) is None, "a spectator has none"
    for locale in LOCALES:
        size, weight = READER.measured(SEE.ending(match.view(None)), locale)
        assert size <= RESULT
        assert weight + limits.TEXT_BYTES_EACH <= limits.TEXT_BYTES


def test_a_page_of_the_guide_is_one_message() -> None:
    READER.guide_fits(limits.TEXT // 2)


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_stay_short_with_five_seats(locale: str) -> None:
    """BM-11.3: whatever play brings up; the deal names castles and goblins of all."""
    for turn in playing(GAME, 5, 3, seatings=0):
        for event in turn.events:
            line = SEE.line(event)
            assert len(READER.said(line, locale, NAMES) if line else "") <= (480 if isinstance(event, e.Dealt) else 250)


def test_a_day_of_four_is_told_in_few_lines() -> None:
    """BM-11.3: one for the day, the harvest and the scouts each, one for a new roll, one for the attack of each seat,
    one for each recruit; and now and then what is rare."""
    lines_told, days = 0, 0
    for seed in range(5):
        match = start(GAME, 4, f"seed-{seed}")
        rng = random.Random(seed)
        while not match.over:
            seat = match.asked()[0]
            match, happened = match.act(asked(match, seat, rivals.gentle(match, seat, rng)))
            days += sum(isinstance(event, e.DayBegan) for event in happened)
            lines_told += sum(SEE.line(event) is not None for event in shown(happened, None))
    assert days > 30
    assert lines_told / days < 15


# ---- menus

RICH = Told(
    left="mountain_giant fire_dragon lich_librarian",
    right="death_knight minotaur_warden goblin_bruiser goblin_drummer bridge_troll demon_treasurer",
    food=21,
    runestones=15,
    barrels=2,
    chests="w w w m m g",
)
WELL_GUARDED = Told(left="iron_golem living_armour bog_lurker", chests="w w w w m m m g g", robbed=7)
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
    for kind, at in (("plan", 0), ("raid", 0), *[("wish", -1)] * 3):
        raid.does(raid.offers(f"whole_day.{kind}")[at])
        yield raid.menu()
    robbed = crowded()
    robbed.does(m.Rob(victim=C, most=False))
    yield robbed.menu()
    yield crowded(phase="recruit", display="lizard_tracker hedge_witch hoard_dragon vampire_countess").menu()
    yield crowded(phase="poll").menu(A)


def booklets() -> Iterator[Menu[Move]]:
    """Every page of the orders, with both layers full and both lists unsaved."""
    match = crowded(phase="recruit")
    raid = RaidOrder(mode="list", wishes=(RaidWish(what="best_settlement"), *RAIDED), otherwise="stay")
    wishes = (RecruitWish(what="any_more_evil", side="auto", payments=PAYMENTS[::-1]),) * 3
    recruit = RecruitOrder(mode="list", wishes=wishes, keep_food=8, keep_runestones=6)
    treats = Treats(rows=("ask", "pass", "barrel", "spell", "spell_then_barrel", "ask"), keep_barrels=2)
    layer = Layer(treats=treats, raids=raid, recruits=recruit, absent="auto")
    creatures: tuple[Any, ...] = ("any_evil", CREATURE["hoard_dragon"])
    for page, what in product(get_args(Page), creatures):
        pen = Pen(page=page, row=3, unless=(1, 2, 6), raids=raid, recruits=recruit, what=what)
        orders = Orders(standing=layer, today=layer, pen=pen)
        other = evolve(pen, lifetime="today", recruits=RecruitOrder())
        for each in (orders, evolve(orders, today=Layer(), pen=other), Orders()):
            lairs = match.state.lairs
            menu = aside.aside(evolve(match.state, lairs=(lairs[A], evolve(lairs[B], orders=each), *lairs[C:])), B)
            assert menu is not None
            yield menu


@cache
def strolled() -> tuple[Menu[Move], ...]:
    """Whatever comes up when the menus are answered by chance, and orders are written between."""
    turns = (turn for seats in (2, 5) for turn in list(playing(GAME, seats, seats, seatings=0))[:200])
    menus = (
        each
        for turn in turns
        for seat in turn.before.asked()
        for each in (turn.before.menu(seat), turn.before.aside(seat))
    )
    return tuple(menu for menu in menus if menu is not None)


@pytest.mark.parametrize("locale", LOCALES)
def test_menus_fit_on_a_phone_and_can_be_told_apart(locale: str) -> None:
    """What stands under a heading is told apart there: the heading is said wherever labels of several meet."""
    for menu in (*widest(), *every_third(LOCALES.index(locale), (*booklets(), *strolled()))):
        labels = READER.labels(menu, locale)
        assert len(set(labels)) == len({option.move for option in menu.options})


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_fits_into_the_small_print(locale: str) -> None:
    """Creatures on either side, settlements, and every pair of goblins on a button."""
    small = [recruits.card(card) for tier in OF_TIER for card in tier]
    small += [recruits.hint(RecruitWish(what=card, side=side)) for tier in OF_TIER for card in tier for side in SIDES]
    table = public(crowded().state)
    small += [raids.hint(table, A, m.Plunder(settlement=number)) for number in range(len(SETTLEMENTS))]
    for pair, sides in product(combinations(GOBLINS, 2), product(SIDES, SIDES)):
        small.append(recruits.goblins(Lair(goblins=pair), sides))
        assert sum(len(READER.said(each, locale)) for each in naming.tucked(pair, sides)) <= LABEL - len(", ")
    assert all(0 < len(READER.said(text, locale)) <= HINT for text in small)


def test_swords_are_counted_by_the_grammar() -> None:
    """BM-5.21."""
    lacks = (
        *(Lack(why="swords_short", swords=number) for number in (1, 3, 5)),
        Lack(why="magic_short", magic=2),
        Lack(why="magic_short", magic=1, swords=3),
    )
    assert [[READER.said(raids.lack(why), locale) for why in lacks] for locale in ("ru", "bg")] == [
        [
            "Не хватает: 1 меч.",
            "Не хватает: 3 меча.",
            "Не хватает: 5 мечей.",
            "Не хватает: 2 магических меча.",
            "Не хватает: 1 магический меч и ещё 3 любых меча.",
        ],
        [
            "Не достига 1 меч.",
            "Не достигат 3 меча.",
            "Не достигат 5 меча.",
            "Не достигат 2 магически меча.",
            "Не достига 1 магически меч и още 3 меча, каквито и да са.",
        ],
    ]
