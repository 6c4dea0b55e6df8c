"""What the lobby and the slash commands show before a match exists."""

from engines.core.meta import Meta, Phrase, Setting, step
from engines.royals.components import BOX
from engines.royals.setup import ANY

COLOUR = Setting(
    key="colour", choices=(ANY, *(colour.id for colour in BOX.player_colours.items)), default=ANY, each_seat=True
)
PHRASES = (
    Phrase(name="draw", steps=(step("cards", "draw"),)),
    Phrase(name="together", steps=(step("", "draw.plan"), step("cards", "draw"))),
    Phrase(name="claim", steps=(step("noble", "claim"),)),
    Phrase(
        name="pay",
        steps=(
            step("", "claim.cards"),
            step("noble", "claim.noble", "claim"),
            step("cards", "claim.country", optional=True),
            step("intrigue", "claim.intrigue", optional=True),
            step("", "claim"),
        ),
    ),
    Phrase(
        name="end",
        steps=(
            step("", "end_turn.cards", "end_turn"),
            step("discard", "end_turn", optional=True),
            step("", "end_turn"),
        ),
    ),
    Phrase(name="orders", aside=True),
)

META = Meta(
    key="royals",
    command="royals",
    seats=BOX.seats.counts,
    options=(*(item.setting() for item in BOX.options.items), COLOUR),
    schema=2,
    rules="3",
    phrases=PHRASES,
    minutes=(60, 90),
    turns=105,
)
