"""Discord's caps, by name. Source: discord.com/developers/docs (message components, commands, modals)."""

from __future__ import annotations

ALT = 1024
"""Of what describes a picture."""
BUTTON_LABEL = 80
BUTTONS_PER_ROW = 5
CHOICE = 100
CHOICES = 25
COMPONENTS = 40
CUSTOM_ID = 100
FORM_FIELDS = 5
FORM_LABEL = 45
FORM_TITLE = 45
OPTION_LABEL = 100
OPTIONS = 25
PLACEHOLDER = 150
THREAD_NAME = 100
TEXT = 4000
"""Characters over all texts of a message."""
TEXT_BYTES = 10170
"""UTF-8 bytes over all texts, each counting 12 more; beyond that the platform answers with an error of its own
(discord-api-docs issue 8554)."""
TEXT_BYTES_EACH = 12
WORDS = 4000


def clip(words: str, limit: int) -> str:
    """*words* within *limit* characters, an ellipsis where something is missing."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + "…"


def fits(*texts: str) -> bool:
    """Whether one message can hold them all."""
    size = sum(len(each.encode()) + TEXT_BYTES_EACH for each in texts)
    return sum(map(len, texts)) <= TEXT and size <= TEXT_BYTES
