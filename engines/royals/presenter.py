"""Views as pages: keys and arguments only, the prose is in the catalogues."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.page import Page
from engines.core.text import Text
from engines.royals.pages.board import board
from engines.royals.pages.ending import ending
from engines.royals.pages.guide import guide
from engines.royals.pages.own import own
from engines.royals.view import View
from engines.royals.words.lines import line


class RoyalsPresenter:
    def board(self, view: View) -> Page:
        """RY-11.1. Uses nothing but the public fields, so every seat's view gives the same page."""
        return board(view)

    def own(self, view: View) -> Page | None:
        """RY-11.2."""
        return own(view)

    def line(self, event: Event) -> Text | None:
        """RY-11.3, 11.4."""
        return line(event)

    def ending(self, view: View) -> Page:
        """RY-11.5, 11.7."""
        return ending(view)

    def guide(self) -> tuple[Page, ...]:
        return guide()
