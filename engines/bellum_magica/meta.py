"""What the lobby and the slash commands show before a match exists."""

from engines.bellum_magica.atlas import CASTLES
from engines.bellum_magica.components import BOX
from engines.bellum_magica.naming import CASTLE_ROWS, castles
from engines.bellum_magica.setup import ANY, NO_CAP
from engines.core.meta import Meta, Phrase, Setting, step
from engines.core.printed import OptionItem


def _setting(item: OptionItem) -> Setting:
    match item.id:
        case "castle_wishes":
            choices = ANY, *(castle.id for castle in CASTLES)
            about = CASTLE_ROWS, *castles()
            return Setting(key=item.id, choices=choices, default=ANY, each_seat=True, about=about)
        case "day_cap":
            days = range(item.min, item.max + 1)
            return Setting(key=item.id, choices=(NO_CAP,), default=NO_CAP, numbers=days)
    return item.setting()


WISHES = tuple(step(name, "whole_day.wish", optional=True) for name in ("first", "second", "third"))
RAID = step("raid", "whole_day.raid", optional=True)
PHRASES = (
    Phrase(name="place", steps=(step("goblins", "place_goblins"),)),
    Phrase(name="treat", steps=(step("with", "treat"),)),
    Phrase(name="attack", steps=(step("target", "plunder", "rob"),)),
    Phrase(name="stay", steps=(step("", "stay"),)),
    Phrase(name="steal", steps=(step("chests", "steal"),)),
    Phrase(name="recruit", steps=(step("creature", "recruit"),)),
    Phrase(name="done", steps=(step("", "done"),)),
    Phrase(name="plan", steps=(step("", "whole_day.plan"), RAID, *WISHES, step("then", "whole_day"))),
    Phrase(name="withdraw", steps=(step("", "withdraw"),), aside=True),
    Phrase(name="pass_today", steps=(step("", "pass_today"),), aside=True),
    Phrase(name="orders", aside=True),
)

META = Meta(
    key="bellum_magica",
    command="bellum",
    seats=BOX.seats.counts,
    options=tuple(_setting(item) for item in BOX.options.items),
    schema=2,
    rules="3",
    phrases=PHRASES,
    minutes=(45, 75),
    turns=80,
)
