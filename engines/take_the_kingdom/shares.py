"""What an attack would do by public facts, before anybody answers it."""

from __future__ import annotations

from engines.core.record import record
from engines.take_the_kingdom.components import DAMAGE, LIMITS
from engines.take_the_kingdom.moves import Attack, Share
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.siege import aftermath
from engines.take_the_kingdom.state import State

MORALE, SPREAD = "morale", "spread"


@record
class Blow:
    """A share of a declared attack, with the owner of its place."""

    owner: int
    place: int
    amount: int
    first: int | None


def damage_of(card: str, *, morale: bool) -> int:
    return DAMAGE[card] * (LIMITS.morale_factor if morale else 1)


def boosters(attack: Attack) -> tuple[str, ...]:
    return tuple(card for card, on in ((MORALE, attack.morale), (SPREAD, attack.spread)) if on)


def shares_at(state: State, attack: Attack, seat: int) -> tuple[Share, ...]:
    """The shares that are meant for the kingdom of *seat*, in their order."""
    kingdom = state.kingdoms[seat]
    return tuple(share for share in attack.shares if kingdom.place(share.place))


def left_by(state: State, attack: Attack, seat: int) -> tuple[Place, ...]:
    """The places of *seat* if its shares are dealt in full, traps disregarded; none if its Fort falls."""
    blows = ((share.place, share.amount, share.first) for share in shares_at(state, attack, seat))
    return aftermath(state.kingdoms[seat].places, blows)
