"""Views and events as texts: keys and arguments only, the prose is in the catalogues."""

from __future__ import annotations

from engines.bellum_magica.view import View
from engines.core.event import Event
from engines.core.page import Page
from engines.core.text import Text, text


class BellumPresenter:
    def board(self, view: View) -> Page:
        return Page(title=text("name"), sections=())

    def own(self, view: View) -> Page | None:
        return None if view.own is None else Page(title=text("own"), sections=())

    def line(self, event: Event) -> Text | None:
        return None

    def ending(self, view: View) -> Page:
        return Page(title=text("name"), sections=())

    def guide(self) -> tuple[Page, ...]:
        return ()
