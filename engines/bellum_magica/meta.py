"""What the lobby and the slash commands show before a match exists."""

from engines.bellum_magica.atlas import CASTLES
from engines.bellum_magica.components import BOX
from engines.bellum_magica.setup import ANY, NO_CAP
from engines.core.meta import Meta, Phrase, Setting, Step
from engines.core.printed import OptionItem


def _setting(item: OptionItem) -> Setting:
    match item.id:
        case "castle_wishes":
            return Setting(key=item.id, choices=(ANY, *(castle.id for castle in CASTLES)), default=ANY, each_seat=True)
        case "day_cap":
            days = range(item.min, item.max + 1)
            return Setting(key=item.id, choices=(NO_CAP,), default=NO_CAP, numbers=days)
    return item.setting()


def _phrase(name: str, step: str = "", *kinds: str, aside: bool = False) -> Phrase:
    """One that takes a single answer, or shows the menu."""
    return Phrase(name=name, steps=(Step(name=step, kinds=kinds),) if kinds else (), aside=aside)


WISHES = tuple(Step(name=name, kinds=("whole_day.wish",), optional=True) for name in ("first", "second", "third"))
PHRASES = (
    _phrase("place", "goblins", "place_goblins"),
    _phrase("treat", "with", "treat"),
    _phrase("attack", "target", "plunder", "rob"),
    _phrase("stay", "", "stay"),
    _phrase("steal", "chests", "steal"),
    _phrase("recruit", "creature", "recruit"),
    _phrase("done", "", "done"),
    Phrase(
        name="plan",
        steps=(
            Step(kinds=("whole_day.plan",)),
            Step(name="raid", kinds=("whole_day.raid",), optional=True),
            *WISHES,
            Step(name="then", kinds=("whole_day",)),
        ),
    ),
    _phrase("withdraw", "", "withdraw", aside=True),
    _phrase("pass_today", "", "pass_today", aside=True),
    _phrase("orders", aside=True),
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
