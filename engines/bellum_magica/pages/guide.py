"""The components explained, whatever the match. Every figure comes from the data."""

from __future__ import annotations

from collections.abc import Iterator

from engines.bellum_magica.atlas import (
    CASTLES,
    CHESTS,
    DECK_ORDER,
    GOBLINS,
    OF_KIND,
    OF_TIER,
    PRICES,
    SUBSTITUTES,
    TAVERN,
    TIERS,
)
from engines.bellum_magica.components import BOX, LIMITS, ROWS, Tier
from engines.bellum_magica.naming import castle, chest, defence, good, prices, rows
from engines.bellum_magica.pages.board import beast, place
from engines.bellum_magica.piles import ALONE, SHARED
from engines.core.page import Page, Section
from engines.core.text import Text, text

ON_A_PAGE = 23
"""Creatures that one message holds in any language."""


def guide() -> tuple[Page, ...]:
    return (_basics(), _castles(), *_creatures(), _settlements())


# ---- signs, prices, chests


def _basics() -> Page:
    costs = tuple(
        text("guide-price", tier=tier, price=prices(costs.values())) for tier, costs in zip(TIERS, PRICES, strict=True)
    )
    chests = (*map(_chest, range(len(CHESTS))), *map(_substitutes, reversed(range(len(CHESTS)))))
    limits = (
        text("guide-scouts", alone=good(ALONE, 1), shared=good(SHARED, 1)),
        text("guide-barrels", count=LIMITS.barrels_per_seat),
        text("guide-thieves", chests=LIMITS.chests_per_thief, shields=LIMITS.shields_per_robbery),
    )
    sections = (
        Section(heading=text("guide-signs"), lines=(text("board-legend"), text("guide-strength"))),
        Section(heading=text("guide-prices"), lines=costs),
        Section(heading=text("guide-chests"), lines=chests),
        Section(heading=text("guide-limits"), lines=limits),
    )
    return Page(title=text("guide-basics"), sections=sections)


def _chest(kind: int) -> Text:
    """What chests of this kind are worth, and how many of each value there are."""
    values = BOX.values(CHESTS[kind])
    told = tuple(text("guide-value", value=int(value), count=count) for value, count in values.items())
    return text("guide-chest", sign=CHESTS[kind], chest=chest(kind), count=sum(values.values()), values=told)


def _substitutes(kind: int) -> Text:
    """What is taken while a pile is empty (BM-5.18)."""
    first, second = SUBSTITUTES[kind]
    return text("guide-substitutes", chest=chest(kind), first=chest(first), second=chest(second))


# ---- castles and creatures


def _castles() -> Page:
    castles = tuple(
        text(
            "guide-castle",
            castle=castle(number),
            defence=defence(*printed.defence),
            left=rows(printed.left),
            right=rows(printed.right),
        )
        for number, printed in enumerate(CASTLES)
    )
    sections = (
        Section(heading=text("guide-castles", rows=ROWS), lines=castles),
        Section(heading=text("guide-goblins", count=LIMITS.goblins_per_seat), lines=tuple(map(beast, GOBLINS))),
    )
    return Page(title=text("guide-lairs"), sections=sections)


def _creatures() -> Iterator[Page]:
    for tier, cards in zip(TIERS, OF_TIER, strict=True):
        pages = [cards[at : at + ON_A_PAGE] for at in range(0, len(cards), ON_A_PAGE)]
        for number, shown in enumerate(pages, start=1):
            yield _creature_page(tier, len(cards), number, len(pages), shown)


def _creature_page(tier: Tier, count: int, number: int, pages: int, cards: tuple[int, ...]) -> Page:
    title = text("guide-creatures", tier=tier, count=count, number=number, pages=pages)
    return Page(title=title, sections=(Section(lines=tuple(map(beast, cards))),))


# ---- settlements


def _settlements() -> Page:
    setups = ((seats, BOX.setup(seats)) for seats in BOX.seats.counts)
    in_game = tuple(
        text(
            "guide-setup",
            seats=seats,
            farms=setup.farm,
            villages=setup.village,
            cities=setup.city,
            open=setup.open,
        )
        for seats, setup in setups
    )
    kinds = (
        Section(heading=text("guide-kind", kind=kind, count=len(OF_KIND[kind])), lines=tuple(map(place, OF_KIND[kind])))
        for kind in DECK_ORDER
    )
    sections = (
        Section(lines=(place(TAVERN), text("guide-tavern"))),
        *kinds,
        Section(heading=text("guide-in-game"), lines=in_game),
    )
    return Page(title=text("guide-settlements"), sections=sections)
