"""A platform-neutral document: what a view looks like before anybody decides on buttons and colours."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.chair import Seated
from engines.core.event import Event, Obeyed, Stopped, Undone
from engines.core.record import record
from engines.core.shown import told
from engines.core.text import Arg, Text, text

BLANK: Arg = ()
"""A cell with nothing in it. A row that begins with one goes on with the row above."""


@record
class Grid:
    """Figures below each other, to be compared: as wide as a phone. A sign or a name that a row is told by stands at
    its end, since not every letter is as wide as the next one."""

    align: str
    """Of its columns: ``<`` left, ``>`` right."""
    rows: tuple[tuple[Arg, ...], ...]
    """From above to below. A row of a single cell goes over all columns."""


@record
class Section:
    """Lines that belong together, and a grid below them; without a heading they follow the title."""

    heading: Text | None = None
    lines: tuple[Text, ...] = ()
    grid: Grid | None = None
    aside: bool = False
    """What its reader has set without being asked, such as standing orders: it stands below what they are asked now."""

    @property
    def cells(self) -> tuple[Arg, ...]:
        """Of its grid, row by row."""
        return tuple(cell for row in self.grid.rows for cell in row) if self.grid else ()


@record
class Page:
    """A title and sections: no longer than it has to be, and without any markup."""

    title: Text
    sections: tuple[Section, ...]


@record
class Tale:
    """One match of a campaign as it is told to whoever leafs through its world."""

    title: Text
    story: tuple[Text, ...]
    """Eight to twelve whole sentences; none of a match that only founds."""
    changes: tuple[Text, ...]
    """What it has changed for good, each by itself."""


def no_guide() -> tuple[Page, ...]:
    """Of a game whose help says it all."""
    return ()


def no_occasion(_event: Event) -> None:
    """Of a game in which every event is a line of the log and no more."""


def no_regions(_view: Any) -> tuple[Page, ...]:
    """Of a board that says it all."""
    return ()


def no_score(_view: Any) -> tuple[Text, ...]:
    """Of a game that has no figures to go by."""
    return ()


def no_headline(_view: Any, _event: Event) -> None:
    """Of a game whose lines are short enough."""


def no_losses(_view: Any, _heard: Sequence[Event]) -> tuple[Text, ...]:
    """Of a game in which whatever costs somebody something is an event that says so."""
    return ()


def never(_view: Any) -> bool:
    """Of a game that is over as soon as somebody has won."""
    return False


def no_wait(_view: Any) -> None:
    """Of a game in which all that anybody waits for is somebody's move."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Presenter:
    """Views and events as texts. Gets views and never states, so it cannot tell more than its reader may know."""

    board: Callable[[Any], Page]
    """The table as everybody sees it; given a seat's view, the same."""
    regions: Callable[[Any], tuple[Page, ...]] = no_regions
    """The same piece by piece, with what a board has no room for; each is chosen by its title."""
    own: Callable[[Any], Page | None]
    """What only the seat of this view sees: its hand, its secrets. ``None`` for a spectator's view."""
    score: Callable[[Any], tuple[Text, ...]] = no_score
    """How everybody stands by the game's own figures, as far as the seat of this view may know them: in a line, or in
    one for each seat that a phone does not break, beside what is asked. Empty: there is nothing to go by yet."""
    headline: Callable[[Any, Event], Text | None] = no_headline
    """What of an event whoever was away wants to know before all else, with how it stands now: who is ahead by it, or
    what is being done to the seat of this view. ``None``: its line says so, if it is decisive."""
    losses: Callable[[Any, Sequence[Event]], tuple[Text, ...]] = no_losses
    """What the seat of this view has lost by all that it has heard since its last turn, where no event says so: others
    have come level with it, or past it. Each is said to them; a picture that marks losses marks these too."""
    settled: Callable[[Any], bool] = never
    """Whether it is decided who has won, and only what that leaves goes on: how it came to it is history."""
    event: Callable[[Any], Text | None] = told
    """How the game's own events are said, for whoever heard them; ``None`` if one goes without saying."""
    occasion: Callable[[Event], Page | None] = no_occasion
    """What is told of an event in a message of its own, beside its line: something that happens once in a world. Given
    what everybody has heard; ``None``: it is no such event."""
    waits: Callable[[Any], Text | None] = no_wait
    """What whoever is asked is about to do, where everybody knows and holds their breath: a line beside whom the table
    waits for. ``None``: they make a move like any other."""
    ending: Callable[[Any], Page]
    """The result, called only when all is over. Its first line says who has won, the rest of that section how everybody
    stands and why; sections for whatever is uncovered then follow, what matters most first."""
    guide: Callable[[], tuple[Page, ...]] = no_guide
    """The components explained, whatever the match: what there is, how many of each, what each does."""

    def line(self, event: Event) -> Text | None:
        """One line of the log, for whoever heard *event*; ``None`` if it goes without saying."""
        match event:
            case Seated() | Obeyed() | Undone():
                return told(event, f"core-{event.kind}")
            case Stopped(at=at):
                return (what := self.line(at)) and text("core-stopped", what=what)
            case _:
                return self.event(event)
