"""The components explained, with figures of the data."""

from __future__ import annotations

import pytest

from bot.ui import limits
from engines.core.text import Text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import TERRITORIES
from engines.risk_legacy.components import MAP
from engines.risk_legacy.words.naming import COIN_CARD, PLANET
from tests.contract.catalogues import LOCALES, titled
from tests.risk_legacy.pages import PRESENTER, lines, measured, refs, section


def texts() -> tuple[Text, ...]:
    return tuple(
        said
        for page in PRESENTER.guide()
        for section in page.sections
        for said in (section.heading, *section.lines)
        if said
    )


def test_the_guide_names_every_component() -> None:
    """Territories, continents, factions, powers, scars, cities; a capital comes only with a packet (RL-2.3)."""
    assert titled(GAME) - refs(texts()) == {COIN_CARD, PLANET, "world_capital"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_of_the_guide_is_one_message(locale: str) -> None:
    for page in PRESENTER.guide():
        assert measured(page, locale)[0] <= limits.TEXT - 1000


def test_the_map_names_every_neighbour() -> None:
    """RL-2.2.1: one section for each continent; links over the sea are links."""
    (page,) = (page for page in PRESENTER.guide() if lines(page)[0] == "Map")
    told = lines(page)
    assert section(told, "North America +5")[0] == "Alaska – Northwest Territory, Alberta, Kamchatka"
    assert "Brazil – Venezuela, Peru, Argentina, North Africa" in section(told, "South America +2")
    assert sum(" – " in line for line in told) == len(TERRITORIES)
    links = sum(len(refs(line)) - 1 for each in page.sections for line in each.lines)
    assert links == 2 * len(MAP.links)


def test_the_trade_table_is_printed_whole() -> None:
    """RL-2.3.2."""
    told = next(line for page in PRESENTER.guide() for line in lines(page) if "🪙 → troops" in line)
    assert told.endswith("2→2, 3→4, 4→7, 5→10, 6→13, 7→17, 8→21, 9→25, 10→30")
