"""The log: one line per event, for whoever heard it (BM-11.3, 11.4). Here stands what takes more than its fields.

A day is told in few lines, so what the board shows anyway, or what always happens, has none."""

from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import PRICES, TIER_OF
from engines.bellum_magica.components import Side
from engines.bellum_magica.naming import castle, chests_of, creature, goods, price, settlement, side, tokens, tucked
from engines.core.event import Event
from engines.core.shown import told
from engines.core.text import Arg, SeatRef, Text, text

SILENT = (e.Sealed, e.SpellsReady, e.DayBegan)
"""The board says who has answered, and counts the spells that are ready every evening; the first roll of a day follows
at once, and tells both."""


def line(event: Event) -> Text | None:
    if isinstance(event, SILENT):
        return None
    match event:
        case e.Rolled(number=number, row=row):  # of the later ones whoever paid has told
            return told(event, "event-day-began", number=None, row=_rows(row)) if number == 1 else None
        case e.Dealt(captain=captain, drawn=drawn):
            return text("event-dealt", seat=SeatRef(captain), drawn=int(drawn), lairs=_lairs(event))
        case e.ChoseSides(goblins=goblins, sides=sides):
            return told(event, goblins=tucked(goblins, sides), sides=None)
        case e.GoblinsPlaced(sides=chosen):
            return text("event-goblins-placed", seats=tuple(_placed(seat, *pair) for seat, pair in enumerate(chosen)))
        case e.Harvested(crops=crops):
            return text("event-harvested", count=len(crops), crops=tuple(map(_crop, crops)))
        case e.Scouted(finds=finds):
            return told(event, finds=tuple(map(_find, finds)))
        case e.Plundered():
            return _plundered(event)
        case e.Recruited():
            return _recruited(event)
        case e.Departed(chests=chests):
            return told(event, count=sum(chests))
        case e.MatchEnded(winners=winners):
            return told(event, chests=None, count=len(winners))
        case _:
            return told(event)


def _rows(row: int | tuple[int, ...]) -> Arg:
    """The row that was rolled; in a digest all of that day, one after the other."""
    if isinstance(row, int):
        return row
    return row[0] if len(row) == 1 else text("row-then", before=_rows(row[:-1]), row=row[-1])


def _lairs(dealt: e.Dealt) -> tuple[Text, ...]:
    lairs = enumerate(zip(dealt.castles, dealt.goblins, strict=True))
    return tuple(
        text("dealt-seat", who=SeatRef(seat), castle=castle(number), goblins=tuple(map(creature, goblins)))
        for seat, (number, goblins) in lairs
    )


def _placed(seat: int, first: Side, second: Side) -> Text:
    return text("placed-seat", who=SeatRef(seat), first=side(first), second=side(second))


def _crop(crop: e.Crop) -> Text:
    got, lost = goods(crop.food, crop.runestones), goods(crop.lost_food, crop.lost_runestones)
    return text("crop", who=SeatRef(crop.seat), count=len(got), goods=got, short=len(lost), lost=lost)


def _find(find: e.Find) -> Text:
    chest = text("nothing") if find.chest is None else chests_of(find.chest)
    return text("find", who=SeatRef(find.seat), chest=chest)


def _plundered(event: e.Plundered) -> Text:
    loot = goods(event.food, event.runestones, event.barrels, event.chests)
    left = goods(event.lost_food, event.lost_runestones, event.spilt)
    seat, place = SeatRef(event.seat), settlement(event.settlement)
    return text("event-plundered", seat=seat, settlement=place, count=len(loot), loot=loot, over=len(left), left=left)


def _recruited(event: e.Recruited) -> Text:
    bonus = tokens(event.shields, event.magic_shields, event.spells)
    cost = price(PRICES[TIER_OF[event.card]][event.payment])
    return text(
        "event-recruited",
        seat=SeatRef(event.seat),
        creature=creature(event.card),
        side=event.side,
        price=cost,
        tokens=len(bonus),
        bonus=bonus,
        more=int(event.turned_up is not None),
        turned_up=() if event.turned_up is None else creature(event.turned_up),
    )
