"""``/<game> <phrase>``: several menus answered in one line, each word completed from what the menu offers now."""

from bot.handlers.phrases.completing import complete
from bot.handlers.phrases.speaking import said

__all__ = ["complete", "said"]
