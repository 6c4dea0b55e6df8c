"""How the bot is, as one file beside the database says it: Docker, systemd and people ask here.

Run as a program it answers with its exit code, 0 or 1. It is asked every half minute, on small machines too, so it
loads nothing of the bot but itself."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

DATABASE = "CASTELLAN_DATABASE"
"""The variable that names the database, and so the file beside it."""
PERIOD = 10.0
"""Seconds between two looks."""
SILENCE = 45.0
"""Seconds without a look after which the process hangs, or is no more."""
LONGEST_WAIT = 60.0
"""Seconds that what is due may wait to be delivered. What Discord has refused for now is not due."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """What one look found. Nothing in it is secret, or anybody's."""

    at: float
    """Seconds since 1970."""
    gateway: bool
    """Whether Discord's gateway is ready: presses arrive."""
    store: bool
    """Whether the store has just taken something."""
    waiting: float
    """Seconds since when the oldest delivery is due; 0: there is none."""

    def ailments(self, now: float) -> list[str]:
        """What is wrong at *now* (seconds since 1970); empty: nothing. A clock that was put back says as little about
        the process as one that ran ahead."""
        found = {
            "stale": abs(now - self.at) > SILENCE,
            "gateway": not self.gateway,
            "store": not self.store,
            "undelivered": self.waiting > LONGEST_WAIT,
        }
        return [ailment for ailment, is_so in found.items() if is_so]

    def document(self, now: float) -> Mapping[str, object]:
        """For whoever reads JSON."""
        return {"healthy": not self.ailments(now), "ailments": self.ailments(now), **asdict(self)}


def file_beside(database: Path) -> Path:
    """Where the health of the bot with this database is found."""
    return database.with_name(f"{database.name}.health.json")


def write(path: Path, health: Health) -> None:
    """In one piece: whoever reads meanwhile finds the one before. ``OSError``."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(json.dumps(health.document(health.at)), encoding="utf-8")
    fresh.replace(path)


def read(path: Path) -> Health | None:
    """The last look; ``None``: there is none, so nobody is looking."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return Health(**{name: found[name] for name in Health.__dataclass_fields__})
    except (OSError, ValueError, TypeError, KeyError):
        return None


def main() -> int:
    """Says what is wrong in a word each."""
    health = read(file_beside(Path(os.environ[DATABASE])))
    ailments = health.ailments(time.time()) if health else ["absent"]
    print(*ailments or ["well"])
    return 1 if ailments else 0


if __name__ == "__main__":
    sys.exit(main())
