"""What the lobby and the slash commands show before a match exists."""

from __future__ import annotations

from engines.bellum_magica.atlas import CASTLES
from engines.bellum_magica.components import BOX, OptionItem
from engines.bellum_magica.setup import ANY, NO_CAP
from engines.core.meta import Meta, Phrase, Setting, Step


def _setting(item: OptionItem) -> Setting:
    match item.id:
        case "castle_wishes":
            return Setting(key=item.id, choices=(ANY, *(castle.id for castle in CASTLES)), default=ANY, each_seat=True)
        case "day_cap":
            days = range(item.min or 0, (item.max or 0) + 1)
            return Setting(key=item.id, choices=(NO_CAP,), default=NO_CAP, numbers=days)
    choices = tuple(str(value) for value in item.values if value != "seat")
    return Setting(key=item.id, choices=choices, default=str(item.default), names_seat="seat" in item.values)


def _step(name: str, *kinds: str, optional: bool = False) -> Step:
    return Step(name=name, kinds=kinds, optional=optional)


PHRASES = (
    Phrase(name="place", steps=(_step("goblins", "place_goblins"),)),
    Phrase(name="treat", steps=(_step("with", "treat"),)),
    Phrase(name="attack", steps=(_step("target", "plunder", "rob"),)),
    Phrase(name="stay", steps=(_step("", "stay"),)),
    Phrase(name="steal", steps=(_step("chests", "steal"),)),
    Phrase(name="recruit", steps=(_step("creature", "recruit"),)),
    Phrase(name="done", steps=(_step("", "done"),)),
    Phrase(
        name="plan",
        steps=(
            _step("", "whole_day.plan"),
            _step("raid", "whole_day.raid", optional=True),
            _step("first", "whole_day.wish", optional=True),
            _step("second", "whole_day.wish", optional=True),
            _step("third", "whole_day.wish", optional=True),
            _step("then", "whole_day"),
        ),
    ),
    Phrase(name="withdraw", steps=(_step("", "withdraw"),), aside=True),
    Phrase(name="pass_today", steps=(_step("", "pass_today"),), aside=True),
    Phrase(name="orders", aside=True),
)

META = Meta(
    key="bellum_magica",
    command="bellum",
    seats=BOX.seat_counts,
    options=tuple(_setting(item) for item in BOX.options.items),
    schema=1,
    rules="2",
    phrases=PHRASES,
    minutes=(45, 75),
)
