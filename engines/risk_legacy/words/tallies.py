"""Figures of a game or of many (RL-11.5, 11.7) in words."""

from __future__ import annotations

from engines.core.text import Text, text


def tenths(thousandths: int) -> Text:
    """A figure with one decimal, rounded."""
    whole, tenth = divmod((thousandths + 50) // 100, 10)
    return text("tenths", whole=whole, tenth=tenth)
