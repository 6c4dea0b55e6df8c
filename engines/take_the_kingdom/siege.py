"""The arithmetic of damage (TK-5.26 to 5.29)."""

from collections.abc import Iterable
from typing import TypeVar

from engines.core.record import evolve
from engines.take_the_kingdom.places import Site, Standing

P = TypeVar("P", bound=Site)
Aimed = tuple[int, int, int | None]
"""Number of a place, amount, and the defence hit first."""


def needs_first(site: Site) -> bool:
    """With two defences the attacker says which one is hit first."""
    return len(site.defences) > 1


def firsts(site: Site) -> tuple[int | None, ...]:
    """What may be named as the defence hit first."""
    return tuple(defence.card for defence in site.defences) if needs_first(site) else (None,)


def flow(site: Site, amount: int, first: int | None) -> tuple[tuple[Standing, int], ...]:
    """What each card takes of *amount*: *first*, the other defence, the base; what that cannot take is lost."""
    taken, as_built = [], first is None or site.defences[0].card == first
    for card in (*(site.defences if as_built else reversed(site.defences)), site.base):
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


def telling(places: Iterable[P], amount: int, *, most: bool) -> tuple[P, int | None]:
    """Where so much damage takes the most points, or the fewest: then where it destroys a place, or none; then the
    lowest number. With it the defence that is hit first: the weaker one, or the stronger (TK-5.37)."""
    sign = 1 if most else -1

    def harm(site: P) -> tuple[int, int, int]:
        taken = min(amount, site.strength)
        return (-sign * taken, -sign * (taken == site.strength), site.base.card)

    site = min(places, key=harm)
    if not needs_first(site):
        return site, None
    return site, min(site.defences, key=lambda defence: (sign * defence.strength, defence.card)).card


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
