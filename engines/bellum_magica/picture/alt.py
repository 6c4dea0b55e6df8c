"""The picture in a few words, for whoever cannot see it."""

from engines.bellum_magica.naming import creature, settlement
from engines.bellum_magica.public import LairSeen
from engines.bellum_magica.view import View
from engines.core.drawing.painter import sentences
from engines.core.text import SeatRef, Text, text

MOST_CHANGES = 6
MOST_CREATURES = 4
"""That are named at once."""


def alt(view: View, before: View | None) -> Text:
    """The day and its row, who is to move, who leads, how every castle stands, what has changed since *before*."""
    table = view.table
    asked = tuple(map(SeatRef, table.asked))
    moves = (text("alt-moves", who=asked),) if asked else ()
    castles = (_castle(seat, lair) for seat, lair in enumerate(table.lairs) if not lair.gone)
    changed = _changes(view, before)[:MOST_CHANGES] if before is not None else ()
    changes = (text("alt-changes"), *changed) if changed else ()
    return sentences(text("alt", day=table.day, row=table.row), *moves, *_leads(view), *castles, *changes)


def _leads(view: View) -> tuple[Text, ...]:
    """By points once they are shown, until then by chests."""
    if view.final:
        best = min(range(len(view.final)), key=lambda seat: view.final[seat].rank)
        return (text("alt-won", who=SeatRef(best), points=view.final[best].points),)
    held = [sum(lair.chests) for lair in view.table.lairs]
    leaders = tuple(SeatRef(seat) for seat, count in enumerate(held) if count and count == max(held))
    several = int(len(leaders) > 1)
    return (text("alt-lead", who=leaders, several=several, chests=max(held)),) if leaders else ()


def _castle(seat: int, lair: LairSeen) -> Text:
    return text(
        "alt-castle",
        who=SeatRef(seat),
        chests=sum(lair.chests),
        creatures=len(lair.left) + len(lair.right),
        food=lair.food,
        shields=lair.shields + lair.magic_shields,
    )


def _changes(view: View, before: View) -> tuple[Text, ...]:
    """What was plundered first: it is everybody's affair, and of all changes only so many are told."""
    found: list[Text] = []
    for seat, (lair, was) in enumerate(zip(view.table.lairs, before.table.lairs, strict=True)):
        who, more = SeatRef(seat), sum(lair.chests) - sum(was.chests)
        if more:
            found.append(text("alt-chests", who=who, gained=int(more > 0), chests=abs(more)))
        known = (*was.left, *was.right, *was.goblins)
        hired = tuple(creature(card) for card in (*lair.left, *lair.right) if card not in known)
        if hired:
            found.append(text("alt-recruited", who=who, creatures=hired[:MOST_CREATURES]))
    fallen = tuple(settlement(card) for card in view.table.plundered if card not in before.table.plundered)
    return (*((text("alt-plundered", settlements=fallen[:MOST_CREATURES]),) if fallen else ()), *found)
