"""How standing orders are said: nobles that may be written down, and what is written so far (RY-6.3)."""

from engines.core.booklet.fields import Reading
from engines.core.shown import hyphened
from engines.core.text import Text, text
from engines.royals import naming
from engines.royals.orders import Orders
from engines.royals.words.claims import country, printed, target

NAMED = 6
"""Nobles that a sentence names."""


def noble(at: Reading, number: int) -> Text:
    """A noble with its holder, to be written down or struck."""
    listed = [each.noble for each in at.record.nobles]
    place = listed.index(number) + 1 if number in listed else 0
    return text("move-order-nobles", value=target(at.state, at.seat, number), place=place)


def hint(at: Reading, number: int) -> Text:
    """The price of a noble that may be written down, or how it is written down."""
    listed = next((each for each in at.record.nobles if each.noble == number), None)
    if listed is None:
        price, written = printed(at.state, number), at.record
        return text("hint-order-noble", price=price, jokers=int(written.jokers), free=int(written.free))
    return text("hint-order-listed", jokers=int(listed.jokers), free=int(listed.free))


def _whether(orders: Orders) -> Text:
    """Whether turns are played by them."""
    if orders.on and orders.resting:
        return text("note-orders-rest")
    return text("note-orders", turns=orders.turns) if orders.on else text("note-orders-off")


def standing(orders: Orders, *, first: bool) -> tuple[Text, ...]:
    """The orders as sentences, in the order in which they are carried out. *first*: for a first turn, which knows no
    plan."""
    plan, wanted = "first" if first else orders.plan, tuple(map(country, orders.countries))
    nobles = tuple(
        text("order-target", noble=naming.noble(each.noble), jokers=int(each.jokers), free=int(each.free))
        for each in orders.nobles[:NAMED]
    )
    more = len(orders.nobles) - len(nobles)
    named = (*nobles, text("order-more", count=more)) if more else nobles
    hunting = not nobles and (orders.otherwise != orders.sated or "had" in orders.stops or "taken" in orders.stops)
    return (
        _whether(orders),
        text("note-order-draw", plan=hyphened(plan), countries=wanted, count=len(wanted)),
        text("note-order-take", nobles=named, count=len(named), one=int(orders.one), open=int(hunting)),
        text("note-order-end", sated=orders.sated, otherwise=orders.otherwise),
    )
