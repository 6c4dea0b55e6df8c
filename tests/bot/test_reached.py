"""Whoever is asked hears of it, whatever is wrong with the wires: within a minute of the end of that, and once (§4.3).

``CASTELLAN_SOAK_DECISIONS`` says how many decisions, all halls taken together."""

import logging
import os
from pathlib import Path
from typing import Any

import pytest

from bot.publish.poster import Poster
from bot.publish.publisher import Publisher
from tests.bot.callers import hall
from tests.bot.ears import Unheard

log = logging.getLogger(__name__)
DECISIONS = int(os.environ.get("CASTELLAN_SOAK_DECISIONS", "100"))
HALLS = max(1, DECISIONS // 12_500)
PLACES = 12
RARE = "place"
"""The fault that a few hundred decisions may not meet."""


@pytest.fixture(autouse=True)
def _told(caplog: pytest.LogCaptureFixture) -> None:
    """Every refusal is a warning: there are a million."""
    caplog.set_level(logging.ERROR, "bot")


@pytest.mark.long
@pytest.mark.parametrize("seed", range(HALLS))
async def test_whoever_is_asked_is_called_once_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Delivered or marked within 60 seconds of the end of the fault, one call, three reminders at most."""
    async with hall(tmp_path / "castellan.sqlite3", seed, monkeypatch) as here:
        await here.decide(-(-DECISIONS // HALLS), PLACES)
    found, struck = here.ears.found, here.faults.struck
    log.info("Hall %s: %s, faults %s, %s requests", seed, dict(found), struck, here.wires.requests)
    assert found["called"] > found["marked"]
    assert found["reminders"]
    assert all(times for kind, times in struck.items() if kind != RARE)


deliver, later = Poster.deliver, Publisher._later


async def twice(poster: Poster, posting: Any, parts: Any, **how: Any) -> Any:
    """A call is sent, and once more."""
    note = await deliver(poster, posting, parts, **how)
    if posting.rings:
        await poster.post.send(posting.channel_id, parts, "once more", 0, **how)
    return note


async def dropped(publisher: Publisher, rows: Any, reason: str, *_: Any) -> None:
    """What could not be delivered is forgotten."""
    await publisher.store.outbox.drop([row.id for row in rows], reason)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("where", "what", "instead", "told"),
    [
        (Poster, "deliver", twice, "^called twice"),
        (Publisher, "_later", dropped, "^not called|^the board does not say so"),
    ],
)
async def test_it_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, instead: Any, told: str
) -> None:
    monkeypatch.setattr(where, what, instead)
    async with hall(tmp_path / "castellan.sqlite3", 1, monkeypatch) as here:
        with pytest.raises(Unheard, match=told):
            await here.decide(1000, PLACES)
