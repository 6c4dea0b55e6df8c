"""Killed over and over, and judged from outside: every column of the table stays empty.

``CASTELLAN_SOAK_TOWNS`` says in how many towns, with twenty kills in each; without it there is one, with as many kills
as it takes for every kind of death to come: in a request, between two, at the start, in good order. In a quarter of the
towns Discord is calm, and people chat and go away instead; in the others a part of the requests fails."""

import os
from pathlib import Path

import pytest

from tests.killing.campaign import Campaign, Plan

SOAK = "CASTELLAN_SOAK_TOWNS" in os.environ
TOWNS = int(os.environ.get("CASTELLAN_SOAK_TOWNS", "1"))
EACH = 20 if SOAK else 12
"""Kills in one town."""
FAILING = 0.15
FIRST = 102
"""The seed of the first town that is not calm: its first twelve kills are of every kind."""
CHATTY = [Plan(seed=seed, kills=EACH, gaps=0.6, archived=0.4) for seed in range(1, 1 + (TOWNS + 1) // 4)]
STORMY = [
    Plan(seed=FIRST + more, kills=EACH, failing=FAILING, gaps=0.3, full=0.3) for more in range(TOWNS - len(CHATTY))
]


@pytest.mark.thorough
@pytest.mark.waits
@pytest.mark.timeout(900)
@pytest.mark.parametrize("plan", [*CHATTY, *STORMY], ids=lambda plan: f"seed {plan.seed}")
async def test_nothing_is_lost_doubled_or_shown(plan: Plan, tmp_path: Path) -> None:
    """Repeat one of them alone with ``python -m tests.killing``."""
    report = await Campaign(plan, tmp_path).run()
    assert report.figures["kills"] >= plan.kills
    assert report.figures["accepted"] > plan.kills, "people have played"
    assert report.clean, f"{report}\n{report.details()}"
