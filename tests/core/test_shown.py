"""Fields that say what they are."""

from typing import Annotated, Literal

import pytest

from engines.core.event import Fact, Secret
from engines.core.move import Cancel, Move, part
from engines.core.record import record
from engines.core.shown import Seat, Shown, label, told
from engines.core.text import CardRef, SeatRef, Text, text

Card = Annotated[int, Shown(lambda number: CardRef(f"card_{number}"))]


@record
class Handed(Fact):
    seat: Seat
    to: Seat | None
    cards: tuple[Card, ...]
    pair: tuple[Card, int]
    count: int
    openly: bool
    why: Literal["for_nothing"]
    by_seat: tuple[tuple[Seat, ...], ...] = ()
    unsaid: Annotated[int, Shown(None)] = 0
    unsaid_too: tuple[Annotated[int, Shown(None)], ...] = ()


@record
class Learned(Secret):
    card: Card

    def aloud(self) -> Fact | None:
        return None


@record
class Hand(Move):
    card: Card
    to: Seat


HANDED = Handed(
    seat=1, to=None, cards=(2, 3), pair=(4, 5), count=0, openly=True, why="for_nothing", by_seat=((0, 2), ())
)


def test_every_field_is_said_as_what_it_is() -> None:
    assert told(HANDED) == text(
        "event-handed",
        seat=SeatRef(1),
        cards=(CardRef("card_2"), CardRef("card_3")),
        pair=(CardRef("card_4"), 5),
        count=0,
        openly=1,
        why="for-nothing",
        by_seat=((SeatRef(0), SeatRef(2)), ()),
    )


def test_a_field_is_said_otherwise_or_left_out_where_that_is_wanted() -> None:
    said = told(HANDED, "event-given", seat=None, pair=None, cards=2, more=CardRef("x"), by_seat=None)
    assert said == text("event-given", cards=2, count=0, openly=1, why="for-nothing", more=CardRef("x"))


def test_the_owners_of_a_secret_go_without_saying() -> None:
    assert told(Learned(owners=(0,), card=1)) == text("event-learned", card=CardRef("card_1"))


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (Cancel(), text("core-cancel")),
        (Hand(card=1, to=2), text("move-hand", card=CardRef("card_1"), to=SeatRef(2))),
        (part(Hand, to=2), text("part-hand-to", value=2)),
        (part(Hand, to="no_one"), text("part-hand-to", value="no-one")),
        (part(Hand, to=None), text("part-hand-to")),
    ],
)
def test_a_move_is_labelled_by_its_fields(move: Move, said: Text) -> None:
    assert label(move) == said
