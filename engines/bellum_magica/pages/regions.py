"""What a board has no room for: castle by castle, every card with its six rows, and who can be recruited."""

from engines.bellum_magica.atlas import CASTLES, CREATURES, PRICES, TIERS
from engines.bellum_magica.components import Side
from engines.bellum_magica.naming import bonus, castle, creature, prices, symbols, tight
from engines.bellum_magica.pages import board, ending, grids
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.taste.treating import Prospect, prospects
from engines.bellum_magica.view import View
from engines.bellum_magica.words import raids
from engines.core.page import Page, Section
from engines.core.text import SeatRef, Text, text

LEGEND = Section(lines=(text("region-legend"),))
HEADINGS: dict[Side, Text] = {"left": text("region-left"), "right": text("region-right")}


def regions(view: View) -> tuple[Page, ...]:
    """A castle each, in the order of seats; then their cards, the rows of all, and the creatures of each kind."""
    table = view.table
    coming = prospects(table) if table.phase != "over" else ((),) * len(table.lairs)
    return (
        *(_castle(view, seat, rows) for seat, rows in enumerate(coming)),
        *(_horde(table, seat) for seat, lair in enumerate(table.lairs) if not lair.gone),
        _all(table),
        *(_creatures(table, tier) for tier in range(len(TIERS))),
    )


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
            LEGEND,
        ),
    )


def _horde(table: Public, seat: int) -> Page:
    lair = table.lairs[seat]
    cards = (Section(heading=HEADINGS[side], lines=_cards(lair, side, table.row)) for side in HEADINGS)
    title = text("region-cards", who=SeatRef(seat))
    return Page(title=title, sections=(*cards, LEGEND))


def _all(table: Public) -> Page:
    """What the rows of all castles show, below each other."""
    there = [(seat, lair) for seat, lair in enumerate(table.lairs) if not lair.gone]
    rows = grids.six(table.row, [(board.named(table, seat), lair.lefts, lair.rights) for seat, lair in there])
    return Page(title=text("region-all"), sections=(Section(grid=rows),))


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
    own = text("region-card", card=castle(lair.castle), rows=tight(getattr(printed, side), active), count=0, tokens=())
    return (own, *(_card(card, side, active) for card in getattr(lair, side)))


def _card(card: int, side: Side, active: int) -> Text:
    tokens, shown = bonus(card), tight(getattr(CREATURES[card], side), active)
    return text("region-card", card=creature(card), rows=shown, count=len(tokens), tokens=tokens)


# ---- who can be recruited


def _creatures(table: Public, tier: int) -> Page:
    title = tiered(table, tier)
    there = [card for card in table.display[tier] if card is not None]
    shown = [(_named(card), CREATURES[card].left, CREATURES[card].right) for card in there]
    grid = grids.six(table.row, shown) if shown else None
    return Page(
        title=title,
        sections=(
            Section(grid=grid, lines=() if shown else (text("region-nobody"),)),
            Section(lines=(text("board-legend"),)),
        ),
    )


def tiered(table: Public, tier: int) -> Text:
    """A kind of creatures, what they cost, and how many are left of them."""
    price = prices(PRICES[tier].values())
    return text("board-creatures", tier=TIERS[tier], price=price, count=table.creatures_left[tier])


def _named(card: int) -> Text:
    tokens = bonus(card)
    return text("region-card-name", card=creature(card), count=len(tokens), tokens=tokens)
