"""Menus of any size and shape, and the messages that show them, judged as Discord would."""

from collections.abc import Collection
from typing import Any

from bot.play.loaded import LoadedTable
from bot.speech import Voice
from bot.ui.parts import Part, flat
from bot.ui.sheet import Form
from engines.core.match import Match
from engines.core.menu import Option, Pick
from engines.core.text import CardRef, SeatRef, text
from tests.discord.judge import judge
from tests.kits import KIT, playing
from tests.persistence.samples import table as sample
from tests.petty_court.rules import Aim

V2 = 1 << 15
NAMES = ("Aнна", "Боря", "В" * 31 + "…", "Steward 4", "Ева", "Жо", "Зоя", "Ия")
"""Also one that is as long as names get."""


def menu(
    options: int,
    groups: int = 0,
    *,
    loose: Collection[int] = (),
    low: int = 1,
    high: int = 1,
    hints: bool = False,
) -> Pick[Any]:
    """So many different options, in so many groups of neighbours (0: in none).

    :param loose: the indices of those that are in no group.
    """
    grouped = [number for number in range(options) if number not in loose] if groups else []

    def head(move: Any) -> Any:
        return text("move-aim", target=SeatRef(100 + grouped.index(move.target) * groups // len(grouped)))

    made: tuple[Option[Any], ...] = tuple(
        Option(
            move=Aim(target=number),
            say=lambda move: text("move-steal", target=SeatRef(1000 + move.target)),
            head=head if number in grouped else None,
            tell=(lambda _: text("move-play", card=CardRef("tithe"))) if hints else None,
        )
        for number in range(options)
    )
    return Pick(prompt=text("ask-turn"), options=made, at_least=low, at_most=high)


def voice(locale: str = "ru") -> Voice:
    return KIT.voice(locale, "petty_court", NAMES)


def loaded(match: Match[Any], seats: int, locale: str) -> LoadedTable:
    """A table around a match, without a store."""
    state, standing = "over" if match.over else "playing", "4" * 19
    table = sample(*NAMES[:seats], game=match.game.meta.key, locale=locale, state=state, standing_message_id=standing)
    return LoadedTable(playing(match.game), table, match, "secret")


def message_problems(parts: list[Part]) -> list[str]:
    """What Discord would refuse in a message of these."""
    return judge("POST", "/channels/1/messages", {"components": parts, "flags": V2}, [])


def form_problems(form: Form) -> list[str]:
    return judge("POST", "/interactions/1/token/callback", {"type": 9, "data": form.to_dict()}, [])


def ids(parts: list[Part], verb: str) -> list[list[str]]:
    """The arguments of every control that does *verb*."""
    split = [part["custom_id"].split(":") for part in flat(parts) if "custom_id" in part]
    return [args for _, each, _, *args in split if each == verb]


def entries(parts: list[Part]) -> list[Part]:
    """All entries of all selects."""
    return [entry for part in flat(parts) for entry in part.get("options", ())]


def selects(parts: list[Part]) -> dict[str, list[str]]:
    """The values of every select, by what it says of itself."""
    found = [part for part in flat(parts) if "options" in part]
    told = {part["placeholder"]: [entry["value"] for entry in part["options"]] for part in found}
    assert len(told) == len(found), "no two selects look alike"
    return told
