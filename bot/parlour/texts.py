"""What the page itself says, from the parlour's catalogues."""

from __future__ import annotations

from functools import cache

from bot.languages import BOT, ENGLISH, Languages

PARLOUR = "bot.parlour"

BLANKS = ("who", "where", "what", "command", "count", "low", "high", "game")
"""Arguments that the page fills in itself: they come out as ``{who}`` and so on."""
QUOTED = ("join", "add-steward", "start")
"""Words on the bot's own buttons that the page's texts quote; ``$add_steward`` and so on."""


def own(languages: Languages, tag: str, key: str) -> str:
    """One text of the parlour, ready to be filled in."""
    return languages.catalogue(tag, PARLOUR).say(key, _arguments(languages, tag))


@cache
def page_texts(languages: Languages) -> dict[str, dict[str, str]]:
    """Language → key → text, for everything in the catalogues."""
    keys = languages.catalogue(ENGLISH, PARLOUR).keys()
    return {tag: {key: own(languages, tag, key) for key in keys} for tag in languages.tags}


@cache
def _arguments(languages: Languages, tag: str) -> dict[str, str]:
    said = languages.catalogue(tag, BOT)
    quoted = {key.replace("-", "_"): said.say(key, {}) for key in QUOTED}
    return {**{name: f"{{{name}}}" for name in BLANKS}, **quoted}
