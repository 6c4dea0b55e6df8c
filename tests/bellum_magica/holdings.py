"""What a lair holds, and what events say of it: goods, chests by kind, creatures
beside the goblins that everybody begins with."""

from collections import Counter
from collections.abc import Hashable, Iterable

from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import PRICES, TIER_OF
from engines.bellum_magica.state import State
from engines.core.event import Event

Held = Counter[Hashable]


def held(state: State, seat: int) -> Held:
    lair = state.lairs[seat]
    mine = _goods(food=lair.food, runestones=lair.runestones, barrels=lair.barrels)
    mine.update(_chests(lair.kinds))
    mine["creatures"] = len([card for card in (*lair.left, *lair.right) if card in TIER_OF])
    return mine


def _goods(**count: int) -> Held:
    goods: Held = Counter()
    goods.update(count)
    return goods


def _chests(kinds: Iterable[int]) -> Held:
    return Counter({("chest", kind): count for kind, count in enumerate(kinds)})


def replayed(before: Held, events: Iterable[Event], seat: int) -> Held:
    now: Held = Counter(before)
    for event in events:
        match event:
            case e.Harvested(crops=crops):
                for crop in crops:
                    if crop.seat == seat:
                        now.update(_goods(food=crop.food, runestones=crop.runestones))
            case e.Scouted(finds=finds):
                now.update(("chest", find.chest) for find in finds if find.seat == seat and find.chest is not None)
            case e.Treated(seat=by, payment="barrel") if by == seat:
                now["barrels"] -= 1
            case e.Plundered(seat=by) if by == seat:
                now.update(_goods(food=event.food, runestones=event.runestones, barrels=event.barrels))
                now.update(_chests(event.chests))
            case e.Stolen(thief=thief, chests=chests):
                moved = Counter(("chest", each.chest) for each in chests)
                now.update(moved) if thief == seat else now.subtract(moved)
            case e.Recruited(seat=by, card=card, payment=payment) if by == seat:
                price = PRICES[TIER_OF[card]][payment]
                now.subtract(_goods(food=price.food, runestones=price.runestones))
                now["creatures"] += 1
            case e.Departed(seat=by) if by == seat:
                now = Counter({"creatures": now["creatures"]})
    return now
