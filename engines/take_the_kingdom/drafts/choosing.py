"""Plays that are put together of what may be chosen for them: a target, or for a Conquest of a Fort defence which one
and where to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from engines.core.compose import Composed, listed, pick
from engines.core.record import record
from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom.moves import PlayMove
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.rules import CARRYING, RULES
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

PROMPTS = {
    (card, rule.kind): text("prompt-target", card=CardRef(card), play=rule.kind.replace("_", "-"))
    for rule in RULES.values()
    for card in rule.cards
}
SEIZE, CARRY = text("prompt-seize"), text("prompt-carry")


def _legal(state: State, seat: int, so_far: Any) -> list[PlayMove]:
    return [play for play, why in RULES[so_far.play].choices(state, seat, so_far.card) if why is None]


def _illegal(state: State, seat: int, so_far: Any) -> Iterator[tuple[PlayMove, Text]]:
    return ((play, why) for play, why in RULES[so_far.play].choices(state, seat, so_far.card) if why)


@record
class Choosing(Composed):
    """A play with one target: choosing it completes the play."""

    of: ClassVar = PlayMove
    words: ClassVar = Words
    parts: ClassVar = (
        listed(_legal, prompt=lambda _state, _seat, so_far: PROMPTS[so_far.card, so_far.play], why=_illegal),
    )
    card: str
    play: str
    """The kind of the play."""


def _within_reach(state: State, seat: int, _so_far: Any) -> list[int]:
    return [each for each in CARRYING.before_forts(state, seat) if CARRYING.why_not_seize(state, seat, each) is None]


def _beyond_reach(state: State, seat: int, _so_far: Any) -> Iterator[tuple[int, Text]]:
    for defence in CARRYING.before_forts(state, seat):
        if why := CARRYING.why_not_seize(state, seat, defence):
            yield defence, why


def _room(state: State, seat: int, so_far: Any) -> list[ConquestDefence]:
    return [play for play, why in CARRYING.choices_with(state, seat, so_far.defence) if why is None]


def _no_room(state: State, seat: int, so_far: Any) -> Iterator[tuple[ConquestDefence, Text]]:
    return ((play, why) for play, why in CARRYING.choices_with(state, seat, so_far.defence) if why)


@record
class Carrying(Composed):
    of: ClassVar = ConquestDefence
    words: ClassVar = Words
    parts: ClassVar = (
        pick("defence", _within_reach, prompt=lambda *_: SEIZE, why=_beyond_reach),
        listed(_room, prompt=lambda *_: CARRY, why=_no_room),
    )
    defence: int | None = None
