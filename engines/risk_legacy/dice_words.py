"""Dice, what changes them and what they do, in words (RL-5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.text import Arg, Text, text
from engines.risk_legacy.battle import standing
from engines.risk_legacy.combat import Losses, Modifiers, conquers, losses
from engines.risk_legacy.naming import joined, territory

if TYPE_CHECKING:
    from engines.risk_legacy.state import State


def outcome(state: State, dice: tuple[int, ...]) -> Text:
    """Who would lose what with missiles at *dice*, and whether the territory falls."""
    battle, roll, defenders, by = standing(state)
    after = roll.fired(dice)
    lost: Losses = losses(after, defenders, by)
    falls = int(conquers(after, defenders, by))
    return text(
        "outcome",
        lost=loss(lost.attacker),
        killed=loss(lost.defender),
        falls=falls,
        where=territory(battle.order.target),
    )


def loss(troops: int) -> Text:
    return text("loss", count=troops)


def subject(by: Modifiers) -> tuple[Text, ...]:
    """What changes the dice."""
    found = (
        *((text("by-highest", delta=by.highest),) if by.highest else ()),
        *((text("by-lowest", delta=by.lowest),) if by.lowest else ()),
        *((text("by-each", delta=by.each),) if by.each else ()),
        *((text("by-overrun"),) if by.overrun else ()),
    )
    return (text("note-subject", by=found),) if found else ()


def dice(natural: tuple[int, ...], final: tuple[int, ...]) -> Arg:
    """Dice in the order of the roll, and what became of them."""
    return joined(*(_die(fell, stands) for fell, stands in zip(natural, final, strict=True)))


def _die(fell: int, stands: int) -> Text:
    return text("die", value=fell) if fell == stands else text("die-changed", before=fell, value=stands)
