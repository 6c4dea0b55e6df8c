"""Pages and log lines as somebody reads them."""

from __future__ import annotations

import random
from typing import Any

from engines.bellum_magica import GAME
from engines.core.menu import Given, Menu, Pick
from engines.core.page import Page
from engines.core.text import Arg, CardRef, Text
from tests.bellum_magica.scene import Scene
from tests.contract.catalogues import render
from tests.playing import answer, shown

PRESENTER = GAME.presenter
LONG = ("Александра", "Вячеслав П", "Константин", "Маргарита!", "Владислава")
"""Names of ten letters, to measure with."""


def english(said: Text | None) -> str:
    assert said is not None
    return loose(str(render(GAME, "en", said)))


def loose(told: str) -> str:
    """Without what only keeps numbers and signs on one line."""
    return told.replace("\u2060", "").replace("\u00a0", " ")


def lines(page: Page | None, locale: str = "en") -> list[str]:
    """Title, headings and lines, one after the other."""
    assert page is not None
    texts = [page.title]
    for section in page.sections:
        texts += [section.heading] if section.heading else []
        texts += section.lines
    return [str(render(GAME, locale, said)) for said in texts]


def read(page: Page | None) -> list[str]:
    """The same in plain English."""
    return [loose(line) for line in lines(page)]


def board(scene: Scene, seat: int | None = None) -> list[str]:
    return read(PRESENTER.board(scene.match.view(seat)))


def own(scene: Scene, seat: int) -> list[str]:
    return read(PRESENTER.own(scene.match.view(seat)))


def log(scene: Scene, seat: int | None = None) -> list[str]:
    """What *seat* reads of the last verb."""
    said = [PRESENTER.line(side) for side in shown(scene.events, seat)]
    return [english(line) for line in said if line]


def named(told: str) -> str:
    """The same with long names."""
    for seat, name in enumerate(LONG):
        told = told.replace(f"Seat-{seat}", name)
    return told


def measured(page: Page | None, locale: str) -> tuple[int, int]:
    """Characters and bytes."""
    told = named("\n".join(lines(page, locale)))
    return len(told), len(told.encode())


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
    """Recruits whatever it can and attacks as often as not: castles that are as full as castles get."""
    if isinstance(menu, Pick):
        wanted = [at for at, option in enumerate(menu.options) if option.move.kind in {"recruit", "plunder", "rob"}]
        if wanted and rng.random() < 0.8:
            return menu.choose(rng.choice(wanted))
    return answer(menu, rng)
