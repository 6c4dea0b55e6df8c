"""Slash subcommands: what autocompletion offers can be said, what goes without saying too, and saying it is the same as
pressing it."""

import random
from collections.abc import Mapping
from typing import Any

from engines.core.match import Match
from engines.core.menu import Menu, Number, Pick, Picked
from engines.core.meta import Phrase
from engines.core.phrase import play_phrase, point, token
from tests.playing import answer, moments, recorded

FEW = 4
"""How many phrases are tried at every turn."""


def what_a_phrase_offers_can_be_said(game: Any, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for turn in moments(recorded(game, seats, seed)):
        for phrase in rng.sample(game.meta.phrases, min(FEW, len(game.meta.phrases))):
            seat = rng.randrange(seats) if phrase.aside else rng.choice(turn.before.asked())
            speak(turn.before, seat, phrase, rng)


def speak(match: Match[Any], seat: int, phrase: Phrase, rng: random.Random) -> tuple[str, ...]:
    """Say *phrase* with random values as far as they are offered, and return the names of the steps that were said.

    An empty answer: the phrase cannot be said now."""
    values: dict[str, str] = {}
    for step in phrase.steps:
        menu = offered(match, seat, phrase, values, step.name) if step.name else None
        value = menu and spoken(menu, rng)
        if value:
            values[step.name] = value
        elif step.name and not step.optional:
            break
    if not values and (not phrase.steps or phrase.steps[0].name or not opens(match, seat, phrase)):
        return ()
    said = play_phrase(match, seat, phrase, values)
    again = match
    for act in said.acts:
        again, _ = again.act(act)
    assert again == said.match, "the log knows nothing of phrases"
    rest = {step.name for step in said.rest}
    assert not rest & set(values), "what was offered was taken"
    return tuple(step.name for step in phrase.steps if step.name not in rest)


def spoken(menu: Menu[Any], rng: random.Random) -> str | None:
    """A random answer to *menu* as the value of an option of a slash command; ``None`` if there is none."""
    if isinstance(menu, Pick) and len(menu.options) < max(menu.at_least, 1):
        return None
    given = answer(menu, rng)
    match given:
        case Picked(moves=moves):
            return ",".join(token(move) for move in moves)
        case Number(value=value):
            return str(value)
        case _:
            return given.value


def opens(match: Match[Any], seat: int, phrase: Phrase) -> bool:
    """Whether the nameless first step finds a move of its kinds."""
    menu = offered(match, seat, phrase, {}, "")
    return menu is not None and len(menu.options) > 0


def offered(match: Match[Any], seat: int, phrase: Phrase, values: Mapping[str, str], name: str) -> Menu[Any] | None:
    """The menu from which the step called *name* is completed."""
    there = point(match, seat, phrase, values, name)
    return there and there.menu
