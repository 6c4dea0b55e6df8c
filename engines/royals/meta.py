"""What the lobby and the slash commands show before a match exists."""

from __future__ import annotations

from engines.core.meta import Meta, Phrase, Setting, Step
from engines.royals.components import BOX, OptionItem
from engines.royals.setup import ANY


def _setting(item: OptionItem) -> Setting:
    choices = tuple(str(value) for value in item.values if value != "seat")
    return Setting(key=item.id, choices=choices, default=str(item.default), names_seat="seat" in item.values)


COLOUR = Setting(
    key="colour", choices=(ANY, *(colour.id for colour in BOX.player_colours.items)), default=ANY, each_seat=True
)
PHRASES = (
    Phrase(name="draw", steps=(Step(name="cards", kinds=("draw",)),)),
    Phrase(name="together", steps=(Step(kinds=("draw.plan",)), Step(name="cards", kinds=("draw",)))),
    Phrase(name="claim", steps=(Step(name="noble", kinds=("claim",)),)),
    Phrase(
        name="pay",
        steps=(
            Step(kinds=("claim.cards",)),
            Step(name="noble", kinds=("claim.noble",)),
            Step(name="cards", kinds=("claim.country",), optional=True),
            Step(name="intrigue", kinds=("claim.intrigue",), optional=True),
            Step(kinds=("claim",)),
        ),
    ),
    Phrase(
        name="end",
        steps=(
            Step(kinds=("end_turn.cards", "end_turn")),
            Step(name="discard", kinds=("end_turn",), optional=True),
            Step(kinds=("end_turn",)),
        ),
    ),
    Phrase(name="orders", aside=True),
)

META = Meta(
    key="royals",
    command="royals",
    seats=BOX.seat_counts,
    options=(*(_setting(item) for item in BOX.options.items), COLOUR),
    schema=1,
    rules="2",
    phrases=PHRASES,
    minutes=(60, 90),
)
