"""What the bot logs, even at its most talkative, says nothing that is somebody's own."""

import logging

import pytest

from bot.parlour.simulated.interactions import TOKEN_PATTERN
from tests.bot.presser import Presser
from tests.bot.scene import Scene
from tests.contract.catalogues import LOCALES, title, titled
from tests.petty_court import GAME


async def test_a_whole_match_leaves_no_secret_in_the_log(s: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """Neither cards nor bids, neither the table's secret nor a token: in whatever language, from whatever library."""
    caplog.set_level(logging.DEBUG)
    logging.getLogger("discord").setLevel(logging.WARNING)  # as the command line does
    table = await s.table(s.bob, stewards=1)
    await Presser(s, table, seed=6).play()
    loaded = await s.loaded(table)
    await s.restart()
    logged = "\n".join(record.getMessage() for record in caplog.records)
    assert len(caplog.records) > 20
    assert loaded.secret not in logged
    assert s.discord._simulation.token not in logged
    assert not TOKEN_PATTERN.search(logged)
    for ref in titled(GAME):
        for told in (f'"{ref}"', f"'{ref}'", *(title(GAME, locale, ref) for locale in LOCALES)):
            assert told not in logged
    for word in ("hand=", '"hand"', '"bids"', "Number(", "Picked(", "You hold", loaded.game.meta.key + ":"):
        assert word not in logged


async def test_the_check_would_notice(s: Scene, table: str, caplog: pytest.LogCaptureFixture) -> None:
    """The words that are looked for are those that a careless line would hold."""
    view = repr((await s.loaded(table)).playing.view(0))
    assert "hand=" in view
    assert any(f"'{ref}'" in view for ref in titled(GAME))
