"""What a card tells of what has happened since its reader's last turn, cut to fit a phone."""

from __future__ import annotations

from typing import NamedTuple

from bot.speech import Voice
from bot.ui.parts import File
from engines.core.event import Event
from engines.core.page import Page

SHORT = 420
"""Characters of news that fit on one screen of a phone with what is asked: if there is more to tell, a page that is
read from its beginning tells it below the answers."""


def joined(*told: str) -> str:
    """One below the other, without those that are empty."""
    return "\n".join(filter(None, told))


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
    """The same, every turn once and in order, with how much is left out: it stands right above the question."""
    hits: str = ""
    """In brief what has befallen the reader and what became of their own deeds: the headline of the page."""
    tidings: str = ""
    """In brief what nobody may scroll past: that a part of the match has ended, or something has been unsealed; a
    headline too."""
    calm: str = ""
    """What is being done to the reader now; that nobody has done anything to them; and what has happened elsewhere that
    changes who is ahead."""
    first: str = ""
    """What a page that is read from its beginning says below the headline: all of it if that is short, else the calm,
    and that the rest stands below."""
    whole: bool = False
    """That is all of it."""
    occasions: tuple[Occasion, ...] = ()
    """What there has been to celebrate since the reader has done anything themselves."""
    fresh: bool = False
    """The reader has answered nothing yet: at most they are putting their first move together."""


NO_NEWS = Told()
