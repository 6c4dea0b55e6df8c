"""Say how the running bot is, by the file that it keeps beside its database."""

from __future__ import annotations

from bot import health
from bot.commandline.saying import say
from bot.kit import Kit
from bot.settings import Settings

SAYINGS = {
    "stale": "health-stale",
    "gateway": "health-gateway",
    "store": "health-store",
    "undelivered": "health-undelivered",
}
"""Ailment → what a person reads."""


def report(kit: Kit, settings: Settings) -> int:
    """0 if it is well, 1 if not, with everything that is wrong."""
    voice = kit.voice(settings.locale)
    path = health.file_beside(settings.database)
    found = health.read(path)
    if found is None:
        say(voice.tell("health-absent", file=str(path)))
        return 1
    now = kit.clock() / 1000
    ailments = found.ailments(now)
    seconds = {"stale": abs(now - found.at), "undelivered": found.waiting}
    for ailment in ailments:
        say(f"! {voice.tell(SAYINGS[ailment], seconds=int(seconds.get(ailment, 0)))}")
    if not ailments:
        say(voice.tell("health-well"))
    return 1 if ailments else 0
