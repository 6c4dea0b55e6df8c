"""The log: one line per event, for whoever heard it (BM-11.3, 11.4).

A day is told in few lines, so what the board shows anyway, or what always happens, has none."""

from __future__ import annotations

from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import PRICES, tier_of
from engines.bellum_magica.values import valued
from engines.bellum_magica.words.naming import castle, chests_of, creature, good, goods, price, settlement, tokens
from engines.core.event import Event
from engines.core.text import SeatRef, Text, text


def line(event: Event) -> Text | None:
    match event:
        case e.Planned():
            return text("event-planned")
        case e.Sealed():
            return None  # the board says who has answered
        case e.SpellsReady():
            return None  # every evening, and the board counts them
        case e.DayBegan():
            return None  # its first roll follows at once, and tells both
        case e.Rolled(number=number) if number > 1:
            return None  # whoever paid for it has told
        case e.Departed(seat=seat, chests=chests):
            lost = goods(chests=chests)
            return text("event-departed", seat=SeatRef(seat), count=len(lost), chests=lost)
        case e.MatchEnded(why=why, winners=winners):
            return text("event-match-ended", why=why, count=len(winners), winners=tuple(map(SeatRef, winners)))
        case e.Dealt() | e.ChoseSides() | e.GoblinsPlaced():
            return _beginning(event)
        case e.Plundered() | e.Robbed() | e.Stolen() | e.EndNear() | e.Stayed() | e.NoAttack():
            return _raid(event)
        case e.Recruited() | e.SettlementsTurnedUp() | e.DeckEmpty():
            return _evening(event)
        case _:
            return _morning(event)


def _beginning(event: e.Dealt | e.ChoseSides | e.GoblinsPlaced) -> Text:
    match event:
        case e.Dealt(captain=captain, drawn=drawn, castles=castles, goblins=goblins):
            lairs = tuple(
                text("dealt-seat", who=SeatRef(seat), castle=castle(number), goblins=tuple(map(creature, dealt)))
                for seat, (number, dealt) in enumerate(zip(castles, goblins, strict=True))
            )
            return text("event-dealt", seat=SeatRef(captain), drawn=int(drawn), lairs=lairs)
        case e.ChoseSides(goblins=goblins, sides=sides):
            first, second = map(creature, goblins)
            return text("event-chose-sides", first=first, second=second, one=sides[0], other=sides[1])
        case e.GoblinsPlaced(sides=chosen):
            placed = tuple(
                text("placed-seat", who=SeatRef(seat), first=pair[0], second=pair[1])
                for seat, pair in enumerate(chosen)
            )
            return text("event-goblins-placed", seats=placed)


# ---- phases 1 to 3


def _morning(event: Event) -> Text | None:
    match event:
        case e.Rolled(day=day, captain=captain, row=row):
            return text("event-day-began", day=day, captain=SeatRef(captain), row=row)
        case e.Answered(row=row, answer=answer):
            return text("event-answered", row=row, answer=answer)
        case e.TookBack(seat=seat):
            return text("event-took-back", seat=SeatRef(seat))
        case e.Treated(seat=seat, payment=payment, row=row, new=new, left=left):
            return text("event-treated", seat=SeatRef(seat), payment=payment, row=row, new=new, left=left)
        case e.NobodyTreats(row=row):
            return text("event-nobody-treats", row=row)
        case e.Harvested(crops=crops):
            return text("event-harvested", count=len(crops), crops=tuple(map(_crop, crops)))
        case e.Scouted(maps=maps, finds=finds):
            return text("event-scouted", maps=good("map", maps), finds=tuple(map(_find, finds)))
        case e.Looked(chests=chests):
            return text("event-looked", chests=valued(chests))
    return None


def _crop(crop: e.Crop) -> Text:
    got, lost = goods(crop.food, crop.runestones), goods(crop.lost_food, crop.lost_runestones)
    return text("crop", who=SeatRef(crop.seat), count=len(got), goods=got, short=len(lost), lost=lost)


def _find(find: e.Find) -> Text:
    chest = text("nothing") if find.chest is None else chests_of(find.chest)
    return text("find", who=SeatRef(find.seat), chest=chest)


# ---- phase 4


def _raid(
    event: e.Plundered | e.Robbed | e.Stolen | e.EndNear | e.Stayed | e.NoAttack,
) -> Text:
    match event:
        case e.Plundered():
            return _plundered(event)
        case e.Robbed(chests=chests):
            return _robbed("event-robbed", event, goods(chests=chests))
        case e.Stolen(chests=values):
            return _robbed("event-stolen", event, valued(values))
        case e.EndNear(seat=seat, chests=count):
            return text("event-end-near", seat=SeatRef(seat), count=count)
        case e.Stayed(seat=seat):
            return text("event-stayed", seat=SeatRef(seat))
        case e.NoAttack(seat=seat):
            return text("event-no-attack", seat=SeatRef(seat))


def _robbed(key: str, event: e.Robbed | e.Stolen, chests: tuple[Text, ...]) -> Text:
    """Who robs whom of what, and how well the victim is guarded now."""
    guard = good("shield", event.shields)
    return text(key, thief=SeatRef(event.thief), victim=SeatRef(event.victim), chests=chests, shields=guard)


def _plundered(event: e.Plundered) -> Text:
    loot = goods(event.food, event.runestones, event.barrels, event.chests)
    left = goods(event.lost_food, event.lost_runestones, event.spilt)
    return text(
        "event-plundered",
        seat=SeatRef(event.seat),
        settlement=settlement(event.settlement),
        count=len(loot),
        loot=loot,
        over=len(left),
        left=left,
    )


# ---- phases 5 and 6


def _evening(event: e.Recruited | e.SettlementsTurnedUp | e.DeckEmpty) -> Text:
    match event:
        case e.Recruited(seat=seat, card=card, side=side, payment=payment, turned_up=turned_up):
            bonus = tokens(event.shields, event.magic_shields, event.spells)
            return text(
                "event-recruited",
                seat=SeatRef(seat),
                creature=creature(card),
                side=side,
                price=price(PRICES[tier_of(card)][payment]),
                tokens=len(bonus),
                bonus=bonus,
                more=int(turned_up is not None),
                turned_up=() if turned_up is None else creature(turned_up),
            )
        case e.SettlementsTurnedUp(cards=cards):
            return text("event-settlements-turned-up", settlements=tuple(map(settlement, cards)))
        case e.DeckEmpty(deck=deck):
            return text("event-deck-empty", deck=deck)
