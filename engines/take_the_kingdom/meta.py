"""What the lobby and the slash commands show before a match exists."""

from __future__ import annotations

from engines.core.meta import Meta, Phrase, step
from engines.take_the_kingdom.components import BOX

PHRASES = (
    Phrase(name="settle", steps=(step("", "settle"),)),
    Phrase(name="build", steps=(step("card", "build.card"), step("place", "build"))),
    Phrase(name="trap", steps=(step("card", "set_trap.card"), step("place", "set_trap"))),
    Phrase(
        name="attack",
        steps=(
            step("card", "attack.card"),
            step("morale", "attack.morale", optional=True),
            step("spread", "attack.spread", optional=True),
            step("place", "attack.place"),
            step("first", "attack.first", optional=True),
        ),
    ),
    Phrase(
        name="conquer",
        steps=(
            step("what", "conquest_land.card", "conquest_defence.card"),
            step("target", "conquest_land", "conquest_defence.defence"),
            step("to", "conquest_defence"),
        ),
    ),
    Phrase(
        name="raze",
        steps=(step("card", "earthquake.card", "disrepair.card"), step("target", "earthquake", "disrepair")),
    ),
    Phrase(
        name="remove",
        steps=(
            step("card", "mutiny_remove.card", "sabotage_trap.card"),
            step("target", "mutiny_remove", "sabotage_trap"),
        ),
    ),
    Phrase(name="freeze", steps=(step("", "freeze.card"), step("target", "freeze"))),
    Phrase(name="misfortune", steps=(step("", "misfortune.card"), step("player", "misfortune"))),
    Phrase(
        name="spy",
        steps=(
            step("use", "spy_draw", "spy_steal.card", "spy_look.card"),
            step("target", "spy_steal", "spy_look"),
        ),
    ),
    Phrase(name="extra", steps=(step("card", "fortune", "mercy_turn"),)),
    Phrase(name="mercy", steps=(step("use", "mercy_land", "mercy_thaw.card"), step("place", "mercy_thaw"))),
    Phrase(name="end", steps=(step("", "end_turn"),)),
    Phrase(name="answer", steps=(step("answer", "pass", "block", "accept", "cancel_penalty", "reverse", "discard"),)),
    Phrase(name="orders", aside=True),
)

META = Meta(
    key="take_the_kingdom",
    command="kingdom",
    seats=BOX.seats.counts,
    options=tuple(item.setting() for item in BOX.options.items),
    schema=1,
    rules="2",
    phrases=PHRASES,
    minutes=(30, 75),
)
