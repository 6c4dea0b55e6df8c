"""Pages and log lines as somebody reads them."""

from __future__ import annotations

import random
from typing import Any

from engines.core.menu import Given, Menu, Pick
from engines.core.page import Page
from engines.core.text import Arg, CardRef, Text
from engines.royals import GAME
from tests.contract.catalogues import render
from tests.playing import answer, shown
from tests.royals.scene import Scene

PRESENTER = GAME.presenter


def english(said: Text | None) -> str:
    assert said is not None
    return str(render(GAME, "en", said))


def lines(page: Page | None, locale: str = "en") -> list[str]:
    """Title, headings and lines, one after the other."""
    assert page is not None
    texts = [page.title]
    for section in page.sections:
        texts += [section.heading] if section.heading else []
        texts += section.lines
    return [str(render(GAME, locale, said)) for said in texts]


def board(scene: Scene, seat: int | None = None) -> list[str]:
    return lines(PRESENTER.board(scene.match.view(seat)))


def own(scene: Scene, seat: int) -> list[str]:
    return lines(PRESENTER.own(scene.match.view(seat)))


def log(scene: Scene, seat: int | None = None) -> list[str]:
    """What *seat* reads of the last verb."""
    return [english(PRESENTER.line(side)) for side in shown(scene.events, seat)]


def refs(arg: Arg) -> set[str]:
    """The components that a text names."""
    match arg:
        case CardRef(ref=ref):
            return {ref}
        case Text(args=args):
            return {ref for _, inner in args for ref in refs(inner)}
        case tuple():
            return {ref for inner in arg for ref in refs(inner)}
        case _:
            return set()


def eager(menu: Menu[Any], rng: random.Random) -> Given[Any]:
    """Claims as often as not: boards that are as full as boards get."""
    if isinstance(menu, Pick):
        claims = [at for at, option in enumerate(menu.options) if option.move.kind == "claim"]
        if claims and rng.random() < 0.8:
            return menu.choose(rng.choice(claims))
    return answer(menu, rng)
