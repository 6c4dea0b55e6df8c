"""Plays that are put together of what may be chosen for them: a target, or for a Conquest of a Fort defence which one
and where to."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar

from engines.core.compose import Asking, Composed, Piece, listed, pick
from engines.core.record import named, record
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.plays.conquest import ConquestDefence
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.words.moves import Words

PROMPTS = {
    (card, named(rule)): text("prompt-target", card=CardRef(card), play=hyphened(named(rule)))
    for rule in RULES.values()
    for card in rule.cards
}
SEIZE, CARRY = text("prompt-seize"), text("prompt-carry")
Judged = Callable[[Any, int, Any], Iterable[tuple[Any, Text | None]]]
"""Of the state, the seat and the move so far: what may be thought of, each with the reason against it."""


def _judged(make: Callable[..., Piece], every: Judged, prompt: Asking) -> Piece:
    """The part that is one of those against which there is no reason."""

    def legal(state: Any, seat: int, so_far: Any) -> list[Any]:
        return [each for each, why in every(state, seat, so_far) if why is None]

    def illegal(state: Any, seat: int, so_far: Any) -> Iterable[tuple[Any, Text]]:
        return ((each, why) for each, why in every(state, seat, so_far) if why)

    return make(legal, prompt=prompt, why=illegal)


@record
class Choosing(Composed, of=PlayMove, words=Words):
    """A play with one target: choosing it completes the play."""

    parts: ClassVar = (
        _judged(
            listed,
            lambda state, seat, so_far: RULES[so_far.play].choices(state, seat, so_far.card),
            lambda _state, _seat, so_far: PROMPTS[so_far.card, so_far.play],
        ),
    )
    card: str
    play: str
    """The kind of the play."""


@record
class Carrying(Composed, of=ConquestDefence, words=Words):
    parts: ClassVar = (
        _judged(partial(pick, "defence"), lambda state, seat, _: ConquestDefence.seized(state, seat), lambda *_: SEIZE),
        _judged(
            listed, lambda state, seat, so_far: ConquestDefence.carried(state, seat, so_far.defence), lambda *_: CARRY
        ),
    )
    defence: int | None = None
