"""What the lobby and the slash commands show before a match exists."""

from __future__ import annotations

from engines.core.meta import Meta, Phrase, Setting, Step
from engines.take_the_kingdom.components import BOX, OptionItem


def _setting(item: OptionItem) -> Setting:
    said = {True: "true", False: "false"}
    values = tuple(said[value] if isinstance(value, bool) else value for value in item.values)
    default = said[item.default] if isinstance(item.default, bool) else item.default
    choices = tuple(value for value in values if value != "seat")
    return Setting(key=item.id, choices=choices, default=default, names_seat="seat" in values)


def _step(name: str, *kinds: str, optional: bool = False) -> Step:
    return Step(name=name, kinds=kinds, optional=optional)


PHRASES = (
    Phrase(name="settle", steps=(_step("", "settle"),)),
    Phrase(name="build", steps=(_step("card", "build.card"), _step("place", "build"))),
    Phrase(name="trap", steps=(_step("card", "set_trap.card"), _step("place", "set_trap"))),
    Phrase(
        name="attack",
        steps=(
            _step("card", "attack.card"),
            _step("morale", "attack.morale", optional=True),
            _step("spread", "attack.spread", optional=True),
            _step("place", "attack.place"),
            _step("first", "attack.first", optional=True),
        ),
    ),
    Phrase(
        name="conquer",
        steps=(
            _step("what", "conquest_land.card", "conquest_defence.card"),
            _step("target", "conquest_land", "conquest_defence.defence"),
            _step("to", "conquest_defence"),
        ),
    ),
    Phrase(
        name="raze",
        steps=(_step("card", "earthquake.card", "disrepair.card"), _step("target", "earthquake", "disrepair")),
    ),
    Phrase(
        name="remove",
        steps=(
            _step("card", "mutiny_remove.card", "sabotage_trap.card"),
            _step("target", "mutiny_remove", "sabotage_trap"),
        ),
    ),
    Phrase(name="freeze", steps=(_step("", "freeze.card"), _step("target", "freeze"))),
    Phrase(name="misfortune", steps=(_step("", "misfortune.card"), _step("player", "misfortune"))),
    Phrase(
        name="spy",
        steps=(
            _step("use", "spy_draw", "spy_steal.card", "spy_look.card"),
            _step("target", "spy_steal", "spy_look"),
        ),
    ),
    Phrase(name="extra", steps=(_step("card", "fortune", "mercy_turn"),)),
    Phrase(name="mercy", steps=(_step("use", "mercy_land", "mercy_thaw.card"), _step("place", "mercy_thaw"))),
    Phrase(name="end", steps=(_step("", "end_turn"),)),
    Phrase(name="answer", steps=(_step("answer", "pass", "block", "accept", "cancel_penalty", "reverse", "discard"),)),
    Phrase(name="orders", aside=True),
)

META = Meta(
    key="take_the_kingdom",
    command="kingdom",
    seats=range(BOX.seats.min, BOX.seats.max + 1),
    options=tuple(_setting(item) for item in BOX.options.items),
    schema=1,
    rules="2",
    phrases=PHRASES,
    minutes=(30, 75),
)
