"""The picture in a few words, for whoever cannot see it."""

from engines.bellum_magica.naming import creature
from engines.bellum_magica.view import View
from engines.core.text import SeatRef, Text, text

MOST_CHANGES = 6


def alt(view: View, before: View | None) -> Text:
    """The day and its row, who is to move, whose chests are most, what has changed since *before*."""
    table = view.table
    rolled = (text("alt-row", row=table.row),) if table.row else ()
    asked = tuple(map(SeatRef, table.asked))
    moves = (text("alt-moves", who=asked, count=len(asked)),) if asked else ()
    changed = _changes(view, before) if before is not None else ()
    return text("alt", day=table.day, sentences=(*rolled, *moves, *_leads(view), *changed[:MOST_CHANGES]))


def _leads(view: View) -> tuple[Text, ...]:
    """By points once they are shown, until then by chests."""
    if view.final:
        best = min(range(len(view.final)), key=lambda seat: view.final[seat].rank)
        return (text("alt-won", who=SeatRef(best), points=view.final[best].points),)
    held = [sum(lair.chests) for lair in view.table.lairs]
    leaders = tuple(SeatRef(seat) for seat, count in enumerate(held) if count and count == max(held))
    return (text("alt-lead", who=leaders, chests=max(held)),) if leaders else ()


def _changes(view: View, before: View) -> tuple[Text, ...]:
    found: list[Text] = []
    for seat, (lair, was) in enumerate(zip(view.table.lairs, before.table.lairs, strict=True)):
        who, more = SeatRef(seat), sum(lair.chests) - sum(was.chests)
        if more:
            found.append(text("alt-chests", who=who, gained=int(more > 0), chests=abs(more)))
        known = (*was.left, *was.right, *was.goblins)
        found += [
            text("alt-recruited", who=who, creature=creature(card))
            for card in (*lair.left, *lair.right)
            if card not in known
        ]
    return tuple(found)
