"""What only one seat sees (BM-11.2): its chests with their values, what its rows are good for, its orders."""

from __future__ import annotations

from engines.bellum_magica import layer_words
from engines.bellum_magica.atlas import SETTLEMENTS, left_rows, right_rows
from engines.bellum_magica.moves import Rob
from engines.bellum_magica.naming import chests_of, creature, defence, goods, rows, settlement
from engines.bellum_magica.own import Own
from engines.bellum_magica.public import LairSeen, Public
from engines.bellum_magica.raid_words import loot
from engines.bellum_magica.targets import Attack, most
from engines.bellum_magica.taste.rows import Prospect
from engines.bellum_magica.values import valued
from engines.bellum_magica.view import View
from engines.core.page import Page, Section
from engines.core.text import SeatRef, Text, text


def own(view: View) -> Page | None:
    if view.own is None or view.me is None:
        return None
    mine, seat, table = view.own, view.me, view.table
    sections = (
        Section(lines=(_chests(mine), *_sealed(mine, table))),
        Section(heading=text("own-rows"), lines=_rows(mine, seat, table)),
        Section(heading=text("own-rivals"), lines=_rivals(mine, seat, table)),
        Section(heading=text("own-reach", row=table.row), lines=_reach(mine, seat, table)),
        Section(heading=text("own-recruits"), lines=_recruits(seat, table)),
        Section(heading=text("own-orders"), lines=layer_words.standing(mine.orders)),
    )
    return Page(title=text("own-title"), sections=tuple(each for each in sections if each.lines))


def _chests(mine: Own) -> Text:
    return text("own-chests", count=len(mine.chests), points=mine.total, chests=valued(mine.chests))


def _sealed(mine: Own, table: Public) -> tuple[Text, ...]:
    """What it has answered and can still take back."""
    if mine.sides:
        first, second = mine.sides
        return (text("own-sides", first=first, second=second),)
    return (text("own-treat", row=table.row, answer=mine.treat),) if mine.treat else ()


# ---- before the row is fixed


def _rows(mine: Own, seat: int, table: Public) -> tuple[Text, ...]:
    """A line for each number of the die: what it would bring. Whoever is asked reads it beside the question."""
    if not mine.prospects or seat in table.asked:
        return ()
    return tuple(
        _cell("own-row", table, row, (*_brings(found), *_raid(found, seat, table, row)))
        for row, found in enumerate(mine.prospects[seat], start=1)
    )


def _rivals(mine: Own, seat: int, table: Public) -> tuple[Text, ...]:
    """A line for each rival: the same in brief."""
    return tuple(_rival(rival, found, table) for rival, found in enumerate(mine.prospects) if found and rival != seat)


def _rival(rival: int, found: tuple[Prospect, ...], table: Public) -> Text:
    one, two, three, four, five, six = (
        _cell("own-cell", table, row, (*_brings(each), *_blow(each))) for row, each in enumerate(found, start=1)
    )
    return text("own-rival", who=SeatRef(rival), one=one, two=two, three=three, four=four, five=five, six=six)


def _cell(key: str, table: Public, row: int, brings: tuple[Text, ...]) -> Text:
    return text(key, row=row, active=int(row == table.row), count=len(brings), brings=brings)


def _brings(found: Prospect) -> tuple[Text, ...]:
    """Harvest and scouts."""
    find = () if found.find is None else (chests_of(found.find),)
    return (*goods(found.food, found.runestones), *find)


def _raid(found: Prospect, seat: int, table: Public, row: int) -> tuple[Text, ...]:
    """The best attack with its loot."""
    if found.attack is None:
        return ()
    return (text("own-raid", target=_target(found.attack), loot=_loot(table, seat, row, found.attack)),)


def _blow(found: Prospect) -> tuple[Text, ...]:
    """The target of a rival's."""
    return () if found.attack is None else (text("own-blow", target=_target(found.attack)),)


def _target(attack: Attack) -> Text:
    if isinstance(attack, Rob):
        return text("target-castle", who=SeatRef(attack.victim))
    return text("target-place", settlement=settlement(attack.settlement))


def _loot(table: Public, seat: int, row: int, attack: Attack) -> tuple[Text, ...]:
    """Of a castle the most that the thieves can take."""
    if isinstance(attack, Rob):
        thieves = table.lairs[seat].rights[row - 1].thieves
        return goods(chests=most(table.lairs[attack.victim].chests, thieves))
    return loot(attack.settlement, table.chests_left)


# ---- phases 4 and 5


def _reach(mine: Own, seat: int, table: Public) -> tuple[Text, ...]:
    """What it will be able to attack. Whoever is asked reads it in the menu."""
    if seat in table.asked or seat in table.attacked or not mine.reach:
        return ()
    near = tuple(_near(each.attack, seat, table) for each in mine.reach if each.lack is None)
    return near or (text("own-nothing"),)


def _near(attack: Attack, seat: int, table: Public) -> Text:
    if isinstance(attack, Rob):
        lair = table.lairs[attack.victim]
        guard = defence(lair.shields, lair.magic_shields)
    else:
        place = SETTLEMENTS[attack.settlement]
        guard = defence(place.shields, place.magic)
    return text("own-near", target=_target(attack), defence=guard, loot=_loot(table, seat, table.row, attack))


def _recruits(seat: int, table: Public) -> tuple[Text, ...]:
    """Its rows as they would be with each open creature, on either side."""
    if table.phase != "recruiting" or seat not in table.asked:
        return ()
    return tuple(_with(table.lairs[seat], card, table.row) for card in table.creatures)


def _with(lair: LairSeen, card: int, active: int) -> Text:
    left = left_rows(lair.castle, (*lair.left, card))
    right = right_rows(lair.castle, (*lair.right, card))
    return text("own-recruit", creature=creature(card), left=rows(left, active), right=rows(right, active))
