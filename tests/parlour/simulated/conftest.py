"""The stage as most tests need it."""

from collections.abc import AsyncIterator

import pytest

from tests.parlour.simulated.stage import Stage, stage


@pytest.fixture(name="s")
async def _stage() -> AsyncIterator[Stage]:
    async with stage() as made:
        yield made
