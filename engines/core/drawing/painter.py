"""What a game offers to whoever wants pictures of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene
from engines.core.event import Event
from engines.core.outcome import Heirloom
from engines.core.text import Text, text


def no_scene(*_: Any) -> None:
    """Nothing to be drawn of that."""


def sentences(*said: Text) -> Text:
    """What a description is made of: whole sentences, one after the other."""
    return reduce(lambda one, other: text("core-sentences", one=one, other=other), said)


@dataclass(frozen=True, kw_only=True, eq=False)
class Painter:
    """Views as scenes. Gets views and never states, so it cannot show more than its reader may know."""

    table: Callable[[Any, Look], Scene]
    """The table as everybody sees it; given a seat's view, the same, but for what that seat has lost since."""
    alt: Callable[[Any, Any], Text]
    """View, view before or ``None``: the table in one or two sentences for whoever cannot see it: who leads as far as
    the table shows it, who is to move, what has changed. Other scenes have a title and say what they show."""
    close: Callable[[Any, Look], Scene | None] = no_scene
    """The part of the table that matters most to the seat of this view now, large enough for a phone; ``None``: all of
    it does."""
    own: Callable[[Any, Look], Scene | None] = no_scene
    """What only the seat of this view sees: its hand, numbered as in its menu. ``None`` for a spectator's view."""
    region: Callable[[Any, int, Look], Scene | None] = no_scene
    """A piece of the board in large, by its number among ``Presenter.regions``."""
    world: Callable[[Heirloom, Look], Scene | None] = no_scene
    """The world between two matches; given what it was before (``Look.before``), with what is new marked."""
    occasion: Callable[[Event, Look], Scene | None] = no_scene
    """What stands beside ``Presenter.occasion`` of an event."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """By the signs that the game's texts use, as people see them: their figures as SVG, 120 points wide and high around
    (0, 0), for words that stand in pictures."""
