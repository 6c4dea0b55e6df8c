"""Matches as text: every answer, what everybody heard, what only some heard, the pages, and the world between two
matches."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from engines.core.event import Event, Secret
from engines.core.match import Act, Match, begin
from engines.core.menu import Picked
from engines.core.move import Part, called
from engines.core.outcome import Heirloom
from engines.core.page import Page
from engines.core.rng import Rng
from tests.contract.catalogues import render
from tests.golden.recipe import Recipe
from tests.playing import MOST_STEPS


def transcript(recipe: Recipe) -> str:
    return "\n".join(_lines(recipe)) + "\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One act of a written match, or its beginning."""

    number: int
    """Of the match."""
    act: Act[Any] | None
    match: Match[Any]
    """As it is now."""
    events: tuple[Event, ...]
    heirloom: Heirloom | None
    """What lies there for the next match."""


def played(recipe: Recipe) -> Iterator[Step]:
    """All matches of a recipe, act by act; each receives what the one before has left."""
    heirloom = None
    for number in range(1, recipe.matches + 1):
        name = recipe.name if number == 1 else f"{recipe.name} {number}"
        for step in _acts(recipe, name, number, heirloom):
            heirloom = step.heirloom
            yield step


def _acts(recipe: Recipe, name: str, number: int, received: Heirloom | None) -> Iterator[Step]:
    founding = {setting.key for setting in recipe.game.meta.options if setting.founding}
    options = {key: choice for key, choice in recipe.options.items() if not (received and key in founding)}
    match, events = begin(recipe.game, recipe.seats, f"golden {name}", options=options, heirloom=received)
    act, rng = None, Rng(name)
    while True:
        left = recipe.game.bequest(match._state) if match.over else None
        yield Step(number=number, act=act, match=match, events=events, heirloom=left or received)
        if match.over:
            return
        assert match.step < MOST_STEPS, f"{name} does not end"
        _, rng = rng.below(2)
        act = recipe.player(match, rng)
        match, events = match.act(act)


def _lines(recipe: Recipe) -> Iterator[str]:
    for step in played(recipe):
        if step.act is None and recipe.matches > 1:
            yield f"# {step.number}"
        if step.act is not None:
            yield _said(step.act)
        yield from _told(recipe, step.match, step.events)
        if step.match.over:
            yield from _page(recipe, recipe.game.presenter.ending(step.match.view(None)))
            for page in recipe.game.pages(step.heirloom) if step.heirloom else ():
                yield from _page(recipe, page)
            yield f"fingerprint {step.match.fingerprint()}"


def _said(act: Act[Any]) -> str:
    """``seat> answer``; what a seat does without being asked is marked as that."""
    mark = ">" if act.question is not None else " (unasked)>"
    if isinstance(act.given, Picked):
        return f"{act.seat}{mark} {', '.join(map(_move, act.given.moves))}"
    return f"{act.seat}{mark} {act.given.value}"


def _move(move: Any) -> str:
    if isinstance(move, Part):
        return called(move) if move.value is None else f"{called(move)}={move.value}"
    parts = {each.name: getattr(move, each.name) for each in fields(move) if each.name != "kind"}
    return " ".join(
        [move.kind, *(f"{name}={value}" for name, value in parts.items() if value is not None and value is not False)]
    )


def _told(recipe: Recipe, match: Match[Any], events: tuple[Event, ...]) -> Iterator[str]:
    """The log; a line in brackets was heard by those seats alone. Then the pages that are due."""
    for event in events:
        aloud = event.heard(None)
        if aloud:
            yield from _line(recipe, aloud, "  ")
        if isinstance(event, Secret):
            yield from _line(recipe, event, f"  [{' '.join(map(str, event.owners))}] ")
    for event in events if not match.over else ():
        seats = recipe.pages_after(event)
        if seats is not None:
            yield from _pages(recipe, match, seats)


def _line(recipe: Recipe, event: Event, mark: str) -> Iterator[str]:
    said = recipe.game.presenter.line(event)
    if said:
        yield mark + render(recipe.game, "en", said)


def _pages(recipe: Recipe, match: Match[Any], seats: tuple[int, ...]) -> Iterator[str]:
    """The board, and what these *seats* see of their own; it says whose, where there are several."""
    presenter = recipe.game.presenter
    yield from _page(recipe, presenter.board(match.view(None)))
    for seat in seats:
        own = presenter.own(match.view(seat))
        if own and len(seats) > 1:
            yield f"    [{seat}]"
        if own:
            yield from _page(recipe, own)


def _page(recipe: Recipe, page: Page) -> Iterator[str]:
    yield f"    == {render(recipe.game, 'en', page.title)}"
    for section in page.sections:
        if section.heading:
            yield f"    -- {render(recipe.game, 'en', section.heading)}"
        yield from (f"       {render(recipe.game, 'en', line)}" for line in section.lines)
        yield from (f"       {render(recipe.game, 'en', row)}" for row in (section.grid.rows if section.grid else ()))
