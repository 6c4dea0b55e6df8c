"""The arithmetic of damage (TK-5.26 to 5.29), for whatever has a base and defences: places, and places as seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from engines.core.record import evolve
from engines.take_the_kingdom.places import Standing


class Site(Protocol):
    @property
    def base(self) -> Standing: ...

    @property
    def defences(self) -> tuple[Standing, ...]: ...

    @property
    def strength(self) -> int: ...


P = TypeVar("P", bound=Site)
Aimed = tuple[int, int, int | None]
"""Number of a place, amount, and the defence hit first."""


def needs_first(site: Site) -> bool:
    """With two defences the attacker says which one is hit first."""
    return len(site.defences) > 1


def firsts(site: Site) -> tuple[int | None, ...]:
    """What may be named as the defence hit first."""
    return tuple(defence.card for defence in site.defences) if needs_first(site) else (None,)


def in_order(site: Site, first: int | None) -> tuple[Standing, ...]:
    """The cards as damage reaches them: *first*, the other defence, the base."""
    if first is None or site.defences[0].card == first:
        return (*site.defences, site.base)
    return (*reversed(site.defences), site.base)


def flow(site: Site, amount: int, first: int | None) -> tuple[tuple[Standing, int], ...]:
    """What each card takes of *amount*; what the base cannot take is lost."""
    taken = []
    for card in in_order(site, first):
        share = min(amount, card.strength)
        amount -= share
        taken.append((card, share))
    return tuple(taken)


def dealt(site: P, amount: int, first: int | None) -> P | None:
    """*site* afterwards; ``None`` if its base is destroyed."""
    if amount >= site.strength:
        return None
    after = {card.card: evolve(card, damage=card.damage + share) for card, share in flow(site, amount, first)}
    left = tuple(after[defence.card] for defence in site.defences if after[defence.card].strength)
    return evolve(site, base=after[site.base.card], defences=left)


def opened(places: tuple[P, ...]) -> tuple[P, ...]:
    """The open places of a kingdom: its Lands, the Fort (which comes first) only when there is none."""
    return places[1:] or places


def aftermath(places: tuple[P, ...], blows: Iterable[Aimed]) -> tuple[P, ...]:
    """A kingdom's places after *blows* in their order; none are left once the Fort is destroyed.

    A blow that finds the Fort shielded, or no such place, is lost."""
    for number, amount, first in blows:
        target = next((place for place in opened(places) if place.base.card == number), None)
        if target is None:
            continue
        after = dealt(target, amount, first)
        kept = (after if place is target else place for place in places)
        places = tuple(place for place in kept if place is not None)
    return places
