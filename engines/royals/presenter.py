from engines.core.page import Page


class RoyalsPresenter:
    def board(self, view):
        return Page(title=None, sections=())

    def own(self, view):
        return None if view.own is None else Page(title=None, sections=())

    def line(self, event):
        return None

    def ending(self, view):
        return Page(title=None, sections=())

    def guide(self):
        return ()
