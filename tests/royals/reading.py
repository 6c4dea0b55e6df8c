"""Menus of Royals as their readers see them."""

from __future__ import annotations

from typing import cast

from engines.core.menu import Blocked, Menu, Pick
from engines.core.move import Move, Part
from engines.core.text import Text
from engines.royals import GAME
from engines.royals import moves as m
from engines.royals.atlas import NOBLES
from tests.contract.catalogues import render
from tests.royals.arrange import scene
from tests.royals.scene import Scene

OUSTED = {
    "dijon_baron": 1,
    "lyon_marshal": 1,
    "bordeaux_countess": 1,
    "marseille_marshal": 1,
    "munich_duke": 0,
    "cologne_cardinal": 0,
    "berlin_princess": 0,
}
BURIED = dict.fromkeys(("dijon", "lyon", "bordeaux", "marseille"), (0,))
WIDE_HAND = "fr5 de3 gb3 es3 + de-gb de-es gb-es2"
"""Short of everything that the king of France takes, with jokers of both kinds for it."""


def all_at_once(**more: int) -> Scene:
    """Seat A lacks nothing but the king of France for a shield and the largest house marker, and has no influence
    there; *more*: who holds further nobles."""
    return scene(4, hands={0: WIDE_HAND}, holders={**OUSTED, **more}, buried=BURIED)


def said(text: Text, locale: str = "en") -> str:
    words: str = render(GAME, locale, text)
    return words


def told(match: Scene, move: Move) -> tuple[str, str]:
    """Label and hint of a move on offer."""
    option = next(option for option in match.menu().options if option.move == move)
    return said(option.label), said(option.hint) if option.hint else ""


def taking(match: Scene, noble: str) -> m.Claim:
    return next(claim for claim in match.offers(m.Claim) if NOBLES[claim.noble].id == noble)


def why(match: Scene, noble: str) -> str:
    return next(said(no.reason) for no in match.match.blocked(match.mover) if named(no) == noble)


def named(no: Blocked[Move]) -> str:
    noble = no.move.value if isinstance(no.move, Part) else cast("m.Claim", no.move).noble
    assert isinstance(noble, int)
    return NOBLES[noble].id


def notes(menu: Menu[Move] | None) -> list[str]:
    assert menu is not None
    return [said(note) for note in menu.notes()]


def aside(match: Scene, seat: int) -> Menu[Move]:
    menu = match.match.aside(seat)
    assert isinstance(menu, Pick)
    return menu
