"""What the page itself says, from the parlour's catalogues."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_args

from bot.speech import Voice, bundle

Locale = Literal["en", "ru", "bg"]

BLANKS = ("who", "where", "what", "command", "count", "low", "high", "game")
"""Arguments that the page fills in itself: they come out as ``{who}`` and so on."""
QUOTED = ("join", "add-steward", "start")
"""Words on the bot's own buttons that the page's texts quote; ``$add_steward`` and so on."""


def own(locale: Locale, key: str) -> str:
    """One text of the parlour, ready to be filled in."""
    catalogue: Any = bundle(locale, "bot.parlour")
    said, errors = catalogue.format_pattern(catalogue.get_message(key).value, _arguments(locale))
    if errors:
        raise LookupError(f"{key} ({locale}): {[str(error) for error in errors]}")
    return str(said)


@cache
def page_texts() -> dict[Locale, dict[str, str]]:
    """Language → key → text, for everything in the catalogues."""
    return {locale: {key: own(locale, key) for key in keys(locale)} for locale in get_args(Locale)}


def keys(locale: Locale) -> list[str]:
    """The keys of a language's catalogue."""
    catalogue: Any = bundle(locale, "bot.parlour")
    return sorted(catalogue._messages)  # fluent.runtime offers no other way to list them


def _arguments(locale: Locale) -> dict[str, str]:
    voice = Voice(locale)
    quoted = {key.replace("-", "_"): voice.tell(key) for key in QUOTED}
    return {**{name: f"{{{name}}}" for name in BLANKS}, **quoted}
