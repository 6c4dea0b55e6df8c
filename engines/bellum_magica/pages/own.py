"""What only one seat sees (BM-11.2): its chests with their values, what its rows are good for, its orders."""

from engines.bellum_magica.atlas import CHESTS
from engines.bellum_magica.moves import Rob
from engines.bellum_magica.naming import defence, goods, settlement, tucked, valued
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import Attack, guard, lack, loot, strength, targets, within
from engines.bellum_magica.taste.treating import Prospect
from engines.bellum_magica.view import Own, View
from engines.bellum_magica.words import orders, raids, recruits
from engines.bellum_magica.words.raids import missing
from engines.core.page import Page, Section
from engines.core.text import CardRef, SeatRef, Text, text


def own(view: View) -> Page | None:
    if view.own is None or view.me is None:
        return None
    mine, seat, table = view.own, view.me, view.table
    rivals = len(table.seats) - 1
    sections = (
        Section(lines=(_chests(mine, table), *_ahead(table), *_stock(seat, table), *_sealed(mine, seat, table))),
        Section(heading=text("own-rows"), lines=_rows(mine, seat, table)),
        Section(heading=text("own-rivals", count=rivals), lines=_rivals(mine, seat, table)),
        Section(heading=text("own-reach", row=table.row), lines=_reach(seat, table)),
        Section(lines=_beyond(seat, table)),
        Section(heading=text("own-joined"), lines=_joined(seat, table)),
        Section(heading=text("own-orders"), lines=orders.standing(mine.orders), aside=True),
    )
    return Page(title=text("own-title"), sections=tuple(each for each in sections if each.lines))


def _chests(mine: Own, table: Public) -> Text:
    return text(
        "own-chests",
        count=len(mine.chests),
        end=table.variant.end_at,
        points=mine.total,
        chests=valued(mine.chests, brief=True),
    )


def score(view: View) -> tuple[Text, ...]:
    """The chests of everybody, most first, and with how many of them the match ends."""
    table = view.table
    return (text("score", end=table.variant.end_at, counts=_counts(table), last=table.last),)


def _ahead(table: Public) -> tuple[Text, ...]:
    """How many chests everybody has, most first: the number is public, what they are worth is not (BM-3.4). Nothing
    while nobody has any."""
    return (
        (text("own-ahead", counts=_counts(table), end=table.variant.end_at, last=table.last),)
        if any(sum(lair.chests) for lair in table.lairs)
        else ()
    )


def _counts(table: Public) -> tuple[Text, ...]:
    counts = [(sum(lair.chests), seat) for seat, lair in enumerate(table.lairs) if not lair.gone]
    ranked = sorted(counts, key=lambda each: (-each[0], each[1]))
    return tuple(text("own-count", who=SeatRef(seat), count=count) for count, seat in ranked)


def _stock(seat: int, table: Public) -> tuple[Text, ...]:
    """Whoever attacks or recruits reads it beside the question."""
    busy = table.phase in {"plunder", "recruiting"} and seat in table.asked
    held = raids.stock(table, seat)
    return () if busy or table.phase == "over" else (text("own-stock", goods=held, count=len(held)),)


def _sealed(mine: Own, seat: int, table: Public) -> tuple[Text, ...]:
    """What it has answered and can still take back."""
    if mine.sides:
        return (text("own-sides", goblins=tucked(table.lairs[seat].goblins, mine.sides)),)
    return (text("own-treat", row=table.row, answer=mine.treat),) if mine.treat else ()


# ---- before the row is fixed


def _rows(mine: Own, seat: int, table: Public) -> tuple[Text, ...]:
    """A line for each number of the die: what it would bring. Whoever is asked reads it beside the question."""
    if not mine.prospects or seat in table.asked:
        return ()
    return raids.prospects(mine.prospects[seat], table.row)


def _rivals(mine: Own, seat: int, table: Public) -> tuple[Text, ...]:
    """Two lines for each rival: the row of the die, and in small print the others in brief."""
    rivals = ((rival, found) for rival, found in enumerate(mine.prospects) if found and rival != seat)
    return tuple(line for rival, found in rivals for line in _rival(rival, found, table))


def _rival(rival: int, found: tuple[Prospect, ...], table: Public) -> tuple[Text, Text]:
    cells = [_cell(row, each) for row, each in enumerate(found, start=1)]
    now = cells.pop(table.row - 1)
    one, two, three, four, five = cells
    others = text("own-rival-else", one=one, two=two, three=three, four=four, five=five)
    return text("own-rival", who=SeatRef(rival), now=now), others


def _cell(row: int, found: Prospect) -> Text:
    """Harvest, scouts and the target of the best attack."""
    find = () if found.find is None else (text("brief-chest", sign=CHESTS[found.find]),)
    blow = () if found.attack is None else (text("own-blow", target=_target(found.attack)),)
    brings = (*goods(found.food, found.runestones), *find, *blow)
    return text("own-cell", row=row, count=len(brings), brings=brings)


def _target(attack: Attack) -> Text | CardRef:
    if isinstance(attack, Rob):
        return text("target-castle", who=SeatRef(attack.victim))
    return settlement(attack.settlement)


# ---- phase 4


def _reach(seat: int, table: Public) -> tuple[Text, ...]:
    """What it will be able to attack. Whoever is asked reads it in the menu."""
    if seat in table.asked or not table.attacks(seat):
        return ()
    force = strength(table, seat)
    near = tuple(_near(attack, seat, table) for attack in within(table, seat, force))
    return near or (text("own-nothing"),)


def _joined(seat: int, table: Public) -> tuple[Text, ...]:
    """What its rows would be with each creature that lies open, or with its goblins, as the question has it: it is
    looked up before that is asked, too, unless there is something to attack or to pay first."""
    busy = table.attacks(seat) or seat in table.asked or table.phase in ("over", "treats")
    if busy or table.lairs[seat].gone:
        return ()
    return tuple(recruits.joined(table.lairs[seat], card) for card in table.candidates(seat))


def _beyond(seat: int, table: Public) -> tuple[Text, ...]:
    """What it cannot attack today for want of what."""
    if not table.attacks(seat):
        return ()
    force = strength(table, seat)
    lacks = ((attack, missing(why)) for attack in targets(table, seat) if (why := lack(table, attack, force)))
    far = tuple(text("own-lack", target=_target(attack), missing=short) for attack, short in lacks if short)
    return (text("own-far", targets=far),) if far else ()


def _near(attack: Attack, seat: int, table: Public) -> Text:
    found = raids.loot(loot(table, seat, attack, strength(table, seat)))
    return text("own-near", target=_target(attack), defence=defence(*guard(table, attack)), loot=found)
