"""Time that is let pass in the parlour: what falls due happens, and what time it is outlives the process."""

import json
import re
from datetime import datetime
from pathlib import Path

from bot.time.calendar import DAY, HOUR, MINUTE
from tests.parlour.page.host import PLAYED, Page, page, parlour

EXCUSED = 3 * 24 + 12
"""Hours: the bank of somebody at the steady pace, and for how long they are excused."""


async def playing(here: Page) -> None:
    """Two people at a table that plays at the steady pace; both are called."""
    await here.open_table()
    await here.press("Join", person=1)
    await here.press("Start")
    await here.until(lambda: len(rung(here)) == 2)


def rung(here: Page) -> set[str]:
    """The messages that call somebody directly."""
    direct = {channel["id"] for channel in here.world["channels"] if channel["kind"] == "direct"}
    return {key for key, each in here.messages.items() if each["channel"] in direct and not each["silent"]}


async def test_all_that_is_due_happens_at_its_moment(tmp_path: Path) -> None:
    """From one thing to the next: whoever does not answer is reminded three times, excused, and played by a steward in
    the end; the first reminder comes after half of three days. What is written then is from then."""
    async with parlour(tmp_path) as address, page(address) as here:
        began = here.world["now"]
        assert (await here.ask("pass", span="due"))["why"] == "nothing-due"
        await playing(here)
        calls, at = rung(here), []
        while "a steward does it for them" not in json.dumps(list(here.messages.values())):
            assert "why" not in await here.ask("pass", span="due")
            if rung(here) - calls:
                at.append((here.world["now"] - began) // HOUR)
            calls |= rung(here)
        assert at == [36, 57, 71]
        assert len(calls) == 2 + 2 * len(at)
        newest = max(each["at"] for each in here.messages.values())
        assert (datetime.fromisoformat(newest).timestamp() * 1000 - began) // HOUR == EXCUSED


async def test_an_event_that_lies_ahead_is_due_too(tmp_path: Path) -> None:
    """Check-in opens half an hour before, and then it begins."""
    async with parlour(tmp_path) as address, page(address) as here:
        options = {"name": "Night", "game": PLAYED[0]}
        hall = [each["id"] for each in here.world["channels"] if each["kind"] == "text"][1]  # there it may make threads
        await here.ask("slash", 4, channel=hall, command="event create", options=options)
        await here.press("Announce", person=4)
        await here.press("Sign up", person=1)
        starts = int(re.findall(r"Begins <t:(\d+):F>", json.dumps(list(here.messages.values())))[0]) * 1000
        reached = []
        while here.world["now"] < starts:
            assert "why" not in await here.ask("pass", span="due")
            reached.append((starts - here.world["now"] + MINUTE - 1) // MINUTE)
        assert reached[-2:] == [30, 0]


async def test_a_day_passes_and_it_is_as_late_after_a_restart(tmp_path: Path) -> None:
    async with parlour(tmp_path) as address, page(address) as here:
        await playing(here)
        began = here.world["now"]
        for span in ("day", "hour"):
            assert "why" not in await here.ask("pass", span=span)
        passed = here.world["now"] - began
        assert (passed - DAY) // HOUR == 1
    async with parlour(tmp_path) as address, page(address) as here:
        assert 0 <= here.world["now"] - began - passed < HOUR
        calls = rung(here)
        assert "why" not in await here.ask("pass", span="day")
        assert rung(here) - calls
