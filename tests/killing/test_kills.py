"""Killed over and over, and judged from outside: every column of the table stays empty.

``CASTELLAN_SOAK_TOWNS`` says in how many towns, with twenty kills in each. In a quarter of them Discord is calm, and
people chat and go away instead; in the others a part of the requests fails."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.killing.campaign import Campaign, Plan

TOWNS = int(os.environ.get("CASTELLAN_SOAK_TOWNS", "1"))
EACH = 20
"""Kills in one town."""
FAILING = 0.15
CHATTY = [Plan(seed=seed, kills=EACH, gaps=0.6, archived=0.4) for seed in range(1, 1 + (TOWNS + 1) // 4)]
STORMY = [Plan(seed=seed, kills=EACH, failing=FAILING) for seed in range(101, 101 + TOWNS - len(CHATTY))]


@pytest.mark.waits
@pytest.mark.timeout(900)
@pytest.mark.parametrize("plan", [*CHATTY, *STORMY], ids=lambda plan: f"seed {plan.seed}")
async def test_nothing_is_lost_doubled_or_shown(plan: Plan, tmp_path: Path) -> None:
    """Repeat one of them alone with ``python -m tests.killing``."""
    report = await Campaign(plan, tmp_path).run()
    assert report.figures["kills"] >= plan.kills
    assert report.figures["accepted"] > plan.kills, "people have played"
    assert report.clean, f"{report}\n{report.details()}"
