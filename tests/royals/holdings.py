"""What a house holds, and what events say of it: nobles, cards and points."""

from collections import Counter
from collections.abc import Hashable, Iterable

from engines.core.event import Event
from engines.royals import events as e
from engines.royals.markers import total
from engines.royals.state import State

Held = Counter[Hashable]


def held(state: State, seat: int) -> Held:
    house = state.houses[seat]
    mine: Held = Counter(("noble", at) for at, holder in enumerate(state.europe.holders) if holder == seat)
    mine += _cards(house.hand, house.intrigue)
    mine["points"] = total(house.markers)
    return mine


def _cards(country: Iterable[int] = (), intrigue: Iterable[int] = ()) -> Held:
    cards: Held = Counter({("country", at): count for at, count in enumerate(country)})
    cards.update({("intrigue", at): count for at, count in enumerate(intrigue)})
    return cards


def replayed(before: Held, events: Iterable[Event], seat: int) -> Held:
    now: Held = Counter(before)
    for event in events:
        match event:
            case e.Claimed(seat=by, noble=noble, ousted=ousted, country=country, intrigue=intrigue):
                if by == seat:
                    now["noble", noble] += 1
                    now.subtract(_cards(country, intrigue))
                if ousted == seat:
                    now["noble", noble] -= 1
            case e.TookFromRow(seat=by, country=country) if by == seat:
                gathered = country if isinstance(country, tuple) else (country,)  # in a digest it may be several
                now.update(("country", each) for each in gathered)
            case e.Drew(owners=owners, deck=deck, cards=cards) if seat in owners:
                now.update((deck, card) for card in cards)
            case e.Discarded(seat=by, country=country, intrigue=intrigue) if by == seat:
                now.subtract(_cards(country, intrigue))
            case e.MarkerTaken(seat=by, marker=marker) if by == seat:
                now["points"] += marker.value
            case e.CountryScored(places=places):
                now["points"] += sum(place.value for place in places if place.seat == seat)
            case e.TitleScored(winners=winners, value=value) if seat in winners:
                now["points"] += value
            case e.Departed(seat=by) if by == seat:
                now["points"] = 0
    return now
