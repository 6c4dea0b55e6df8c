"""Views as pages: keys and arguments only, the prose is in the catalogues."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.page import Page
from engines.core.text import Text
from engines.take_the_kingdom.pages.board import board
from engines.take_the_kingdom.pages.ending import ending
from engines.take_the_kingdom.pages.guide import guide
from engines.take_the_kingdom.pages.own import own
from engines.take_the_kingdom.view import View
from engines.take_the_kingdom.words.lines import line


class KingdomPresenter:
    def board(self, view: View) -> Page:
        """TK-11.1. Uses nothing but the public fields, so every seat's view gives the same page."""
        return board(view)

    def own(self, view: View) -> Page | None:
        """TK-11.2."""
        return own(view)

    def line(self, event: Event) -> Text | None:
        """TK-11.4."""
        return line(event)

    def ending(self, view: View) -> Page:
        """TK-11.6."""
        return ending(view)

    def guide(self) -> tuple[Page, ...]:
        return guide()
