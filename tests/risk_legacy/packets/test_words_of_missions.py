"""What packs 3 and 4 say beside questions and the log, in every language (RL-B3, RL-B4)."""

import pytest

from engines.core.text import Text, text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import LinkAdded
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.packets.common.cards import event_cards
from engines.risk_legacy.packets.common.missions.deck import MissionDestroyed
from engines.risk_legacy.packets.common.missions.mission import demand, missions
from engines.risk_legacy.words.changes import told
from engines.risk_legacy.words.figures import star_sources
from tests.contract.catalogues import LOCALES, unfilled
from tests.reading import LINE, NAMES, Reader
from tests.risk_legacy import told as written

READER = Reader(written)
LATER = tuple(name for name, mission in missions().items() if mission.packet in {"pack_3", "pack_4"})


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_lies_there_is_said(locale: str) -> None:
    """RL-B0.1, RL-B3.4, RL-B4.2: what missions ask for, the changes of the world, where stars came from, and what
    stands on and in the packets."""
    changes = told(
        [LinkAdded(ends=(NUMBER["peru"], NUMBER["china"])), MissionDestroyed(mission="explore_the_world")], World()
    )
    sources = [*star_sources("star-source", 0, ("mission",)), *star_sources("world-star-source", 0, ("mission",) * 2)]
    keys = [f"{what}-pack-{number}" for what in ("packet", "seal", "opened") for number in (3, 4)]
    powers = [text(f"power-{name.replace('_', '-')}") for name in LATER[8:]]
    short: list[Text] = [*changes, *sources, *map(demand, LATER), *powers]
    for line in (*short, *map(text, keys)):
        assert READER.said(line, locale, NAMES).strip()
        assert not unfilled(GAME, line)
    assert all(len(READER.said(line, locale, NAMES)) <= LINE for line in short)


def test_fourteen_missions_and_their_figures_are_those_of_the_data() -> None:
    """RL-B3.4, RL-B4.2: eight and six, and three cards of one event."""
    stars = {name: missions()[name].stars for name in LATER}
    assert (len(LATER), [name for name in LATER if stars[name] == 2]) == (14, ["explore_the_world", "world_is_ready"])
    assert [(card.kind, card.copies) for card in event_cards() if card.packet == "pack_3"] == [("join_the_cause", 3)]
