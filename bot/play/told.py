"""What a card tells of what has happened since its reader's last turn, cut to fit a phone."""

from __future__ import annotations

from typing import NamedTuple

SHORT = 420
"""Characters of news that fit on one screen of a phone with what is asked: if there is more to tell, what was done to
the reader stands apart from the rest, next to the question."""


class Told(NamedTuple):
    """What has happened since somebody's last turn, line by line."""

    news: str = ""
    rest: str = ""
    """The same without :attr:`hits`."""
    hits: str = ""
    """In brief what others have done to the reader, what has cost them something, and what became of their own deeds;
    empty if the news are short."""

    @property
    def brief(self) -> str:
        """What there is to know first."""
        return self.news if len(self.news) <= SHORT else self.hits


NO_NEWS = Told()
