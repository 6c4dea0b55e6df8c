"""The board castle by castle: what a board has no room for, every card with its six rows among it."""

from engines.bellum_magica.atlas import CASTLES, CREATURES
from engines.bellum_magica.components import Side
from engines.bellum_magica.naming import bonus, castle, creature, rows, symbols
from engines.bellum_magica.pages import board, ending
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.taste.treating import Prospect, prospects
from engines.bellum_magica.view import View
from engines.bellum_magica.words import raids
from engines.core.page import Page, Section
from engines.core.text import SeatRef, Text, text

HEADINGS: dict[Side, Text] = {"left": text("region-left"), "right": text("region-right")}


def regions(view: View) -> tuple[Page, ...]:
    """A castle each, in the order of seats."""
    table = view.table
    coming = prospects(table) if table.phase != "over" else ((),) * len(table.lairs)
    return tuple(_castle(view, seat, rows) for seat, rows in enumerate(coming))


def _castle(view: View, seat: int, coming: tuple[Prospect, ...]) -> Page:
    table, lair = view.table, view.table.lairs[seat]
    title = text("region-castle", who=SeatRef(seat), castle=castle(lair.castle))
    if lair.gone:
        return Page(title=title, sections=(Section(lines=board.head(table, seat)),))
    result = (ending.ranked(view, seat),) if view.final else ()
    return Page(
        title=title,
        sections=(
            Section(lines=(*board.head(table, seat), *result)),
            Section(heading=text("region-rows", coming=int(bool(coming))), lines=_rows(lair, table, coming)),
            *(Section(heading=HEADINGS[side], lines=_cards(lair, side, table.row)) for side in HEADINGS),
        ),
    )


def _rows(lair: LairSeen, table: Public, coming: tuple[Prospect, ...]) -> tuple[Text, ...]:
    """What each row shows, and what it would bring on a day."""
    shown = tuple((*symbols(left), *symbols(right)) for left, right in zip(lair.lefts, lair.rights, strict=True))
    brings = [raids.gains(each) for each in coming] or [()] * len(shown)
    return tuple(
        text(
            "region-row",
            row=text("row-number", row=row),
            active=int(row == table.row),
            count=len(signs),
            signs=signs,
            more=len(found),
            gains=found,
        )
        for row, (signs, found) in enumerate(zip(shown, brings, strict=True), start=1)
    )


def _cards(lair: LairSeen, side: Side, active: int) -> tuple[Text, ...]:
    """The castle's own side, then each creature as it was tucked there; with its bonus on whichever side."""
    printed = CASTLES[lair.castle]
    own = text("region-card", card=castle(lair.castle), rows=rows(getattr(printed, side), active), count=0, tokens=())
    return (own, *(_card(card, side, active) for card in getattr(lair, side)))


def _card(card: int, side: Side, active: int) -> Text:
    tokens, shown = bonus(card), rows(getattr(CREATURES[card], side), active)
    return text("region-card", card=creature(card), rows=shown, count=len(tokens), tokens=tokens)
