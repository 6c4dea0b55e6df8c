"""How standing orders are said: nobles that may be written down, and what is written so far (RY-6.3)."""

from engines.core.booklet.fields import Reading
from engines.core.shown import hyphened
from engines.core.text import Text, text
from engines.royals import naming
from engines.royals.orders import Orders
from engines.royals.words.claims import country, printed, target


def noble(at: Reading, number: int) -> Text:
    """A noble with its holder, to be written down or struck."""
    listed = [each.noble for each in at.record.nobles]
    place = listed.index(number) + 1 if number in listed else 0
    return text("move-order-nobles", value=target(at.state, at.seat, number), place=place)


def hint(at: Reading, number: int) -> Text:
    """The price of a noble that may be written down, or how it is written down."""
    listed = next((each for each in at.record.nobles if each.noble == number), None)
    if listed is None:
        return text("hint-order-noble", price=printed(at.state, number), jokers=int(at.record.jokers))
    return text("hint-order-listed", jokers=int(listed.jokers))


def standing(orders: Orders, *, first: bool) -> tuple[Text, ...]:
    """The orders as sentences, in the order in which they are carried out. *first*: for a first turn, which knows no
    plan."""
    plan, wanted = "first" if first else orders.plan, tuple(map(country, orders.countries))
    nobles = tuple(
        text("order-target", noble=naming.noble(each.noble), jokers=int(each.jokers)) for each in orders.nobles
    )
    return (
        text("note-orders", on=int(orders.on)),
        text("note-order-draw", plan=hyphened(plan), countries=wanted, count=len(wanted)),
        text("note-order-take", nobles=nobles, count=len(nobles)),
        text("note-order-end"),
    )
