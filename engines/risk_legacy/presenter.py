"""Views as pages: keys and arguments only, the prose is in the catalogues."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.page import Page
from engines.core.text import Text
from engines.risk_legacy.pages.board import board
from engines.risk_legacy.pages.ending import ending
from engines.risk_legacy.pages.guide import guide
from engines.risk_legacy.pages.own import own
from engines.risk_legacy.view import View
from engines.risk_legacy.words.lines import line


class RiskPresenter:
    def board(self, view: View) -> Page:
        """RL-11.1, 11.2. Uses nothing but the public fields, so every seat's view gives the same page."""
        return board(view)

    def own(self, view: View) -> Page | None:
        """RL-11.3."""
        return own(view)

    def line(self, event: Event) -> Text | None:
        """RL-11.4."""
        return line(event)

    def ending(self, view: View) -> Page:
        """RL-11.5."""
        return ending(view)

    def guide(self) -> tuple[Page, ...]:
        return guide()
