"""What the lobby and the slash commands show before a match exists."""

from engines.core.meta import Meta, Phrase, step
from engines.take_the_kingdom.components import BOX
from engines.take_the_kingdom.plays.rules import RULES

PLAYS = {
    "settle": ("",),
    "build": ("card", "place"),
    "trap": ("card", "place"),
    "attack": (),
    "conquer": ("what", "target", "to"),
    "raze": ("card", "target"),
    "remove": ("card", "target"),
    "freeze": ("", "target"),
    "misfortune": ("", "player"),
    "spy": ("use", "target"),
    "extra": ("card",),
    "mercy": ("use", "place"),
}
"""The subcommands that play a card, and what their steps are called; the rules say which of them says them."""
ATTACK = (
    step("card", "attack.card"),
    step("morale", "attack.morale", optional=True),
    step("spread", "attack.spread", optional=True),
    step("place", "attack.place"),
    step("first", "attack.first", optional=True),
)


def _phrase(name: str) -> Phrase:
    """Of all rules that it says: a play without a target ends with the first step."""
    said = [rule.steps() for rule in RULES.values() if rule.phrase == name]
    columns = ([kind for steps in said if at < len(steps) for kind in steps[at]] for at in range(len(PLAYS[name])))
    steps = tuple(step(label, *kinds) for label, kinds in zip(PLAYS[name], columns, strict=True))
    return Phrase(name=name, steps=steps or ATTACK)


PHRASES = (
    *map(_phrase, PLAYS),
    Phrase(name="end", steps=(step("", "end_turn"),)),
    Phrase(name="answer", steps=(step("answer", "pass", "block", "accept", "cancel_penalty", "reverse", "discard"),)),
    Phrase(name="orders", aside=True),
)

META = Meta(
    key="take_the_kingdom",
    command="kingdom",
    seats=BOX.seats.counts,
    options=tuple(item.setting() for item in BOX.options.items),
    schema=2,
    rules="4",
    phrases=PHRASES,
    minutes=(30, 75),
    turns=85,
)
