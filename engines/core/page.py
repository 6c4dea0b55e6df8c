"""A platform-neutral document: what a view looks like before anybody decides on buttons and colours."""

from __future__ import annotations

from typing import Any, Protocol

from engines.core.event import Event
from engines.core.record import record
from engines.core.text import Text


@record
class Section:
    """Lines that belong together; without a heading they follow the title."""

    heading: Text | None = None
    lines: tuple[Text, ...]


@record
class Page:
    title: Text
    sections: tuple[Section, ...]


class Presenter(Protocol):
    """Views and events as texts. Gets views and never states, so it cannot tell more than its reader may know."""

    def board(self, view: Any) -> Page:
        """The table as everybody sees it; given a seat's view, the same."""

    def own(self, view: Any) -> Page | None:
        """What only the seat of this view sees: its hand, its secrets. ``None`` for a spectator's view."""

    def line(self, event: Event) -> Text | None:
        """One line of the log, for whoever heard the event; ``None`` if it goes without saying."""

    def ending(self, view: Any) -> Page:
        """The result: ranking, why, and whatever is uncovered when all is over. Called only then."""

    def guide(self) -> tuple[Page, ...]:
        """The components explained, whatever the match: what there is, how many of each, what each does."""
