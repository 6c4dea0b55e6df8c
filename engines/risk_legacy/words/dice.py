"""Dice, what changes them and what they do, in words (RL-5.6)."""

from collections.abc import Iterable
from functools import reduce

from engines.core.text import Arg, Text, text
from engines.risk_legacy.naming import joined, territory
from engines.risk_legacy.rules.battle import standing
from engines.risk_legacy.rules.combat import Losses, Modifiers, conquers, losses
from engines.risk_legacy.state import State
from engines.risk_legacy.words.land import dotted


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
        *((text("by-each-attack", delta=by.each_attack),) if by.each_attack else ()),
        *((text("by-overrun"),) if by.overrun else ()),
    )
    return (text("note-subject", by=found),) if found else ()


def dice(natural: tuple[int, ...], final: tuple[int, ...], *, roomy: bool = False) -> Arg:
    """The dice of one side and what became of them, the highest first: that is how they meet (RL-5.6.10).

    :param roomy: there is room to say in words what one was before."""
    highest = sorted(zip(final, natural, strict=True), reverse=True)
    changed = "die-was" if roomy else "die-changed"
    return joined(*(_die(fell, stands, changed) for stands, fell in highest))


def thrown(rounds: Iterable[tuple[Text, ...]]) -> Arg:
    """Rounds of dice, one die for each who is in it; those who are level throw again."""
    told = [text("thrown", dice=dotted(*each) or ()) for each in rounds]
    return reduce(lambda first, again: text("thrown-again", first=first, again=again), told) if told else ()


def _die(fell: int, stands: int, changed: str) -> Text:
    return text("die", value=fell) if fell == stands else text(changed, before=fell, value=stands)
