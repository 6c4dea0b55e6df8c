"""Views and events as texts: keys and arguments only, the prose is in the catalogues."""

from __future__ import annotations

from engines.bellum_magica.pages.board import board
from engines.bellum_magica.pages.ending import ending
from engines.bellum_magica.pages.guide import guide
from engines.bellum_magica.pages.own import own
from engines.bellum_magica.view import View
from engines.bellum_magica.words.lines import line
from engines.core.event import Event
from engines.core.page import Page
from engines.core.text import Text


class BellumPresenter:
    def board(self, view: View) -> Page:
        """BM-11.1. Uses nothing but the public table, so every seat's view gives the same page."""
        return board(view)

    def own(self, view: View) -> Page | None:
        """BM-11.2."""
        return own(view)

    def line(self, event: Event) -> Text | None:
        """BM-11.3, 11.4."""
        return line(event)

    def ending(self, view: View) -> Page:
        """BM-11.5, 11.7."""
        return ending(view)

    def guide(self) -> tuple[Page, ...]:
        return guide()
