"""What a card tells of what has happened since its reader's last turn, cut to fit a phone."""

from __future__ import annotations

from typing import NamedTuple

from bot.speech import Voice
from bot.ui.parts import File
from engines.core.event import Event
from engines.core.page import Page

SHORT = 420
"""Characters of news that fit on one screen of a phone with what is asked: if there is more to tell, what was done to
the reader stands apart from the rest, next to the question."""


class Occasion(NamedTuple):
    """Something that is told at greater length than anything else."""

    event: Event
    page: Page
    voice: Voice
    drawn: tuple[File, ...] = ()


class Told(NamedTuple):
    """What has happened since somebody's last turn, line by line."""

    news: str = ""
    rest: str = ""
    """The same without :attr:`hits`; if there are none of these, whether anybody has done something to the reader."""
    hits: str = ""
    """In brief what others have done to the reader, what has cost them something, and what became of their own deeds,
    or that there is nothing of the kind, and what has happened elsewhere that changes who is ahead; empty if the news
    are short."""
    first: str = ""
    """What there is to know first: all of it if that is short, else the hits, and that the rest stands below."""
    whole: bool = False
    """That is all of it."""
    occasions: tuple[Occasion, ...] = ()
    """What there has been to celebrate since the reader has done anything themselves."""
    fresh: bool = False
    """The reader has answered nothing yet: at most they are putting their first move together."""


NO_NEWS = Told()
