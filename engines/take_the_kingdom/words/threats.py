"""How plays that were declared against somebody are said, by what everybody can see."""

from typing import Any

from engines.core.shown import hyphened
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom import naming
from engines.take_the_kingdom.components import KIND
from engines.take_the_kingdom.plays.aimed import AtDefence, AtPlace
from engines.take_the_kingdom.plays.attack import Attack
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.table import Table


def threat(table: Table[Any], by: int, move: PlayMove) -> tuple[Text, ...]:
    """What seat *by* declared, then what it would do, line by line."""
    named = text("note-threat", who=SeatRef(by), play=_play(table, move))
    if isinstance(move, Attack):
        return (named, *shares(table, move))
    losses = ((seat, move.loss(table, seat)) for seat in move.against(table, by))
    return (named, *(text("note-loss", who=SeatRef(seat), points=loss) for seat, loss in losses if loss))


def _play(table: Table[Any], move: PlayMove) -> Text:
    """In a few words."""
    key = f"play-{hyphened(move.kind)}"
    match move:
        case Attack():
            return text(key, cards=naming.cards(move.paid), damage=move.damage)
        case AtDefence(defence=defence):
            owner, place, _ = table.defender(defence)
            return text(key, card=CardRef(KIND[defence]), place=naming.place_of(place.number, owner))
        case AtPlace(place=number):
            return text(key, place=_public(table, number))
        case _:
            return text(key)


def shares(table: Table[Any], attack: Attack) -> tuple[Text, ...]:
    """The shares of an attack in their order, and whose Fort they would bring down."""
    lines = tuple(share(table, each.place, each.amount, each.first) for each in attack.shares)
    owners = dict.fromkeys(table.where(each.place)[0] for each in attack.shares)
    falling = (owner for owner in owners if not attack.leaves(table, owner))
    return (*lines, *(text("note-fort-in-danger", who=SeatRef(owner)) for owner in falling))


def share(table: Table[Any], number: int, amount: int, first: int | None, *, turned: bool = False) -> Text:
    """Damage that is meant for a place, and what it would do there.

    :param turned: a trap turns it back, so it springs none itself (TK-5.34)."""
    place = table.site(number)
    result, trap = naming.outcome(place, amount, first), int(place.trap is not None and not turned)
    return text("note-share", place=_public(table, number), amount=amount, outcome=result, trap=trap)


def _public(table: Table[Any], number: int) -> Text:
    """A place as everybody calls it."""
    return naming.place_of(number, table.where(number)[0])
