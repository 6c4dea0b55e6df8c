"""The components explained, whatever the match. Every figure comes from the data."""

from collections.abc import Iterator

from engines.bellum_magica import atlas
from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.components import BOX, LIMITS
from engines.bellum_magica.naming import CASTLE_ROWS, castles, chest, good, prices
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
    costs = zip(atlas.TIERS, atlas.PRICES, strict=True)
    kinds = range(len(CHESTS))
    limits = (
        text("guide-scouts", alone=good(ALONE, 1), shared=good(SHARED, 1)),
        text("guide-barrels", count=LIMITS.barrels_per_seat),
        text("guide-thieves", chests=LIMITS.chests_per_thief, shields=LIMITS.shields_per_robbery),
    )
    sections = (
        Section(heading=text("guide-signs"), lines=(text("board-legend"), text("guide-strength"))),
        Section(
            heading=text("guide-prices"),
            lines=tuple(text("guide-price", tier=tier, price=prices(cost.values())) for tier, cost in costs),
        ),
        Section(heading=text("guide-chests"), lines=(*map(_chest, kinds), *map(_substitutes, reversed(kinds)))),
        Section(heading=text("guide-limits"), lines=limits),
    )
    return Page(title=text("guide-basics"), sections=sections)


def _chest(kind: int) -> Text:
    """What chests of this kind are worth, and how many of each value there are."""
    values = BOX.chest_values[CHESTS[kind]]
    told = tuple(text("guide-value", value=int(value), count=count) for value, count in values.items())
    return text("guide-chest", sign=CHESTS[kind], chest=chest(kind), count=sum(values.values()), values=told)


def _substitutes(kind: int) -> Text:
    """What is taken while a pile is empty (BM-5.18)."""
    first, second = atlas.SUBSTITUTES[kind]
    return text("guide-substitutes", chest=chest(kind), first=chest(first), second=chest(second))


# ---- castles and creatures


def _castles() -> Page:
    sections = (
        Section(heading=CASTLE_ROWS, lines=castles()),
        Section(heading=text("guide-goblins", count=LIMITS.goblins_per_seat), lines=tuple(map(beast, atlas.GOBLINS))),
    )
    return Page(title=text("guide-lairs"), sections=sections)


def _creatures() -> Iterator[Page]:
    for tier, cards in zip(atlas.TIERS, atlas.OF_TIER, strict=True):
        pages = range(0, len(cards), ON_A_PAGE)
        for number, at in enumerate(pages, start=1):
            title = text("guide-creatures", tier=tier, count=len(cards), number=number, pages=len(pages))
            yield Page(title=title, sections=(Section(lines=tuple(map(beast, cards[at : at + ON_A_PAGE]))),))


# ---- settlements


def _settlements() -> Page:
    kinds = ((kind, atlas.OF_KIND[kind]) for kind in atlas.DECK_ORDER)
    sections = (
        Section(lines=(place(atlas.TAVERN), text("guide-tavern"))),
        *(
            Section(heading=text("guide-kind", kind=kind, count=len(cards)), lines=tuple(map(place, cards)))
            for kind, cards in kinds
        ),
        Section(heading=text("guide-in-game"), lines=tuple(map(_in_game, BOX.seats.counts))),
    )
    return Page(title=text("guide-settlements"), sections=sections)


def _in_game(seats: int) -> Text:
    setup = BOX.setup(seats)
    counts = {"farms": setup.farm, "villages": setup.village, "cities": setup.city, "open": setup.open}
    return text("guide-setup", seats=seats, **counts)
