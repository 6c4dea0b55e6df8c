"""What ``castellan rehearse`` checks of a campaign: ``test_killed_campaigns`` plays one, in which every check holds."""

from __future__ import annotations

import sqlite3

import pytest

from bot.commandline import checks
from bot.commandline.verify import Mismatch
from tests.bot.campaign import played
from tests.bot.scene import TOY, Scene
from tests.kits import KIT


@pytest.mark.parametrize(
    ("damage", "noticed"),
    [
        ("DELETE FROM heirlooms WHERE number = 1", "1 matches have handed something on, and 2 were played"),
        ("UPDATE matches SET heirloom = NULL", "something else than the one before had left"),
    ],
)
async def test_a_chain_that_does_not_hold_is_noticed(s: Scene, damage: str, noticed: str) -> None:
    for _ in range(2):
        await played(s, s.bob)
    await s.stop()
    where = KIT, s.database, s.hall["id"], TOY
    assert await checks.left(*where) == 2
    await checks.chain(*where, 2)
    with sqlite3.connect(s.database) as db:
        db.execute(damage)
    with pytest.raises(Mismatch, match=noticed):
        await checks.chain(*where, 2)


async def test_a_bequest_that_does_not_follow_from_the_match_is_noticed(s: Scene) -> None:
    table = await played(s, s.bob)
    with sqlite3.connect(s.database) as db:
        db.execute("DELETE FROM heirlooms")
    messages = s.shown()
    await s.stop()
    with pytest.raises(Mismatch, match="leaves something else"):
        await checks.hold(KIT, s.database, table, messages)
