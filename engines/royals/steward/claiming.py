"""Which noble to take now, if any (RY-12.1)."""

from __future__ import annotations

from engines.royals.moves import Claim
from engines.royals.steward.eye import Eye, Wish

ENOUGH = 230
"""Hundredths of a point that each card must bring."""
MANY = 10
"""With so many country cards in the hand, half of that is enough."""


def best(eye: Eye) -> Claim | None:
    """By its default payment, as the menu offers it."""
    wishes = [wish for wish in eye.wishes if wish.found.hindrance is None and sensible(eye, wish)]
    wish = max(wishes, key=lambda wish: wish.rate, default=None)
    if wish is None or wish.found.payment is None or wish.rate <= enough(eye):
        return None
    country, intrigue = wish.found.payment
    return Claim(noble=wish.found.noble, country=country, intrigue=intrigue)


def enough(eye: Eye) -> int:
    if eye.clock.last_turn:
        return 0
    return ENOUGH // 2 if sum(eye.own.hand) >= MANY else ENOUGH


def sensible(eye: Eye, wish: Wish) -> bool:
    """Jokers early only to complete a bonus or to win a majority that is about to be scored."""
    if not wish.found.needs_jokers or eye.clock.last_turn:
        return True
    return wish.completes or (eye.clock.due and wish.overtakes)
