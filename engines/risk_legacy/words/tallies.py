"""Figures of a game or of many (RL-11.5, 11.7) in words."""

from __future__ import annotations

from engines.core.text import Text, text
from engines.risk_legacy.side import Tally


def tenths(thousandths: int) -> Text:
    """A figure with one decimal, rounded."""
    whole, tenth = divmod((thousandths + 50) // 100, 10)
    return text("tenths", whole=whole, tenth=tenth)


def missiles(tally: Tally) -> Text:
    """How many were fired, and what became of it: troops and territories that one side kept or the other lost."""
    facts = (("tally-troops", tally.shifted), ("tally-lands", tally.turned))
    what = tuple(text(key, count=count) for key, count in facts if count)
    return text("tally-missiles", fired=tally.fired, any=int(bool(what)), what=what)
