"""The table as everybody sees it (BM-11.1), one screen of a phone: short lines, no picture, no colour."""

from engines.bellum_magica.atlas import CREATURES, SETTLEMENTS, TAVERN
from engines.bellum_magica.naming import bonus, castle, creature, defence, goods, rows, settlement
from engines.bellum_magica.pages import grids
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.view import View
from engines.core.page import Page, Section
from engines.core.text import SeatRef, Text, text


def board(view: View) -> Page:
    table = view.table
    sections = (
        Section(lines=_now(table)),
        Section(heading=played_to(table), grid=grids.held(table)),
        *_castles(table),
        Section(heading=deck(table), lines=_settlements(table)),
        Section(lines=(text("board-legend-held"),)),
    )
    return Page(title=text("board-title", day=table.day), sections=sections)


def played_to(table: Public) -> Text:
    """How many chests end the match, or what day."""
    cap = table.variant.day_cap
    return text("board-seats", end=table.variant.end_at, capped=int(cap is not None), day=cap or 0)


# ---- now


def _now(table: Public) -> tuple[Text, ...]:
    """The die, what is being done, who is awaited."""
    die = text("board-die", row=table.row, roll=table.rolls, captain=SeatRef(table.captain))
    asked, before = _names(table.asked), table.attacked if table.phase == "plunder" else table.answered
    return (
        *((die,) if table.row else ()),
        text("board-phase", phase=table.phase, asked=asked, before=_names(before), done=len(before)),
    )


def _names(seats: tuple[int, ...]) -> tuple[SeatRef, ...]:
    return tuple(map(SeatRef, seats))


# ---- what lies in the middle


def deck(table: Public) -> Text:
    """What is left of the settlements."""
    farms, villages, cities = table.settlements_left
    left = farms + villages + cities
    return text("board-settlements", count=left, farms=farms, villages=villages, cities=cities)


def _settlements(table: Public) -> tuple[Text, ...]:
    """The open ones, the tavern, and the chests that are left to be found."""
    lost = goods(chests=table.chests_lost)
    return (
        *(place(card) for card in (*table.settlements, TAVERN)),
        text("board-chests", chests=goods(chests=table.chests_left), count=sum(table.chests_left)),
        *((text("board-lost", chests=lost),) if lost else ()),
    )


def place(card: int) -> Text:
    place = SETTLEMENTS[card]
    found = place.loot
    loot = goods(found.food, found.runes, found.barrels, found.chests)
    return text("place", settlement=settlement(card), defence=defence(*place.defence), loot=loot)


def beast(card: int, active: int = 0) -> Text:
    """A creature with both its sides, of which a castle gets one, and its bonus."""
    printed = CREATURES[card]
    tokens = bonus(card)
    return text(
        "creature",
        creature=creature(card),
        left=rows(printed.left, active),
        right=rows(printed.right, active),
        tokens=len(tokens),
        bonus=tokens,
    )


# ---- seats


def _castles(table: Public) -> tuple[Section, ...]:
    """Whose each is; what it holds is compared above, what its rows show stands behind a press."""
    there = [(seat, lair) for seat, lair in enumerate(table.lairs) if not lair.gone]
    goblins = (
        text("board-goblins", who=SeatRef(seat), goblins=tuple(map(creature, lair.goblins))) for seat, lair in there
    )
    gone = (line for seat, lair in enumerate(table.lairs) if lair.gone for line in head(table, seat))
    names = (named(table, seat) for seat, _ in there)
    return (Section(lines=(*names, *(goblins if table.phase == "setup" else ()), *gone)),)


def named(table: Public, seat: int) -> Text:
    """Whose castle it is, and what everybody should know of it."""
    lair = table.lairs[seat]
    return text(
        "board-castle",
        captain=int(seat == table.captain),
        who=SeatRef(seat),
        castle=castle(lair.castle),
        near=int(lair.near_end and table.phase != "over"),
        leaving=int(lair.leaving),
    )


def head(table: Public, seat: int) -> tuple[Text, ...]:
    """Whose castle it is, its chests, what guards it and what lies before it."""
    lair, who = table.lairs[seat], SeatRef(seat)
    if lair.gone:
        return (text("board-gone", who=who, castle=castle(lair.castle)),)
    seated = text(
        "board-seat",
        captain=int(seat == table.captain),
        who=who,
        castle=castle(lair.castle),
        count=sum(lair.chests),
        chests=goods(chests=lair.chests),
        near=int(lair.near_end and table.phase != "over"),
        leaving=int(lair.leaving),
    )
    return (seated, _stock(lair))


def _stock(lair: LairSeen) -> Text:
    held = goods(lair.food, lair.runestones, lair.barrels)
    return text(
        "board-stock",
        defence=defence(lair.shields, lair.magic_shields),
        spells=lair.spells,
        ready=lair.ready,
        held=len(held),
        goods=held,
    )


def sides(lair: LairSeen, active: int) -> tuple[Text, ...]:
    """What all six rows of a castle show, left and right; a side that shows nothing has no line."""
    both = rows(lair.lefts, active), rows(lair.rights, active)
    return tuple(text("rows", rows=side) for side in both if side)
