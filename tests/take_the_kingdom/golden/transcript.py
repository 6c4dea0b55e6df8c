"""A match between stewards as text: every answer, what everybody heard, what only some heard, and the pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engines.core.event import Event, Fact, heard
from engines.core.match import Act, Match, begin
from engines.core.menu import Given, Picked
from engines.core.page import Page
from engines.core.rng import Rng
from engines.take_the_kingdom import GAME
from engines.take_the_kingdom.events import TurnStarted
from tests.contract.catalogues import render

HERE = Path(__file__).parent
MATCHES: dict[str, tuple[int, dict[str, str]]] = {
    "duel": (2, {}),
    "three": (3, {"reversal_choice": "attacker", "reversal_block": "true", "opening_mercy": "true"}),
    "four": (4, {"opening_counts": "ordinary_turns", "spread_reach": "one_kingdom", "counter_blocks": "false"}),
}
"""Name of the transcript → seats and options."""


def path(name: str) -> Path:
    return HERE / f"{name}.txt"


def transcript(name: str) -> str:
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    seats, options = MATCHES[name]
    match, events = begin(GAME, seats, f"golden {name}", options=options)
    rng = Rng(name)
    yield from _told(match, events)
    while not match.over:
        (seat,) = match.asked()
        menu = match.menu(seat)
        assert menu is not None
        _, rng = rng.below(2)
        given = GAME.advise(match.view(seat), menu, rng)
        yield f"{seat}> {_said(given)}"
        match, events = match.act(Act(seat=seat, question=match.question(seat), given=given))
        yield from _told(match, events)
    yield from _page(GAME.presenter.ending(match.view(None)))
    yield f"fingerprint {match.fingerprint()}"


def _said(given: Given[Any]) -> str:
    assert isinstance(given, Picked), "every menu of this game is a list"
    return ", ".join(_move(move) for move in given.moves)


def _move(move: Any) -> str:
    parts = {name: getattr(move, name) for name in move.__dataclass_fields__ if name != "kind"}
    return " ".join([move.kind, *(f"{name}={value}" for name, value in parts.items() if value not in (None, False))])


def _told(match: Match[Any], events: tuple[Event, ...]) -> Iterator[str]:
    """The log; a line in brackets was heard by those seats alone. A turn begins with the board and the own page."""
    for event in events:
        aloud = heard(event, None)
        if aloud:
            yield from _line(aloud, "  ")
        if not isinstance(event, Fact):
            yield from _line(event, f"  [{' '.join(map(str, event.owners))}] ")
    for event in events:
        if isinstance(event, TurnStarted) and not match.over:
            yield from _page(GAME.presenter.board(match.view(None)))
            own = GAME.presenter.own(match.view(event.seat))
            assert own is not None
            yield from _page(own)


def _line(event: Event, mark: str) -> Iterator[str]:
    said = GAME.presenter.line(event)
    if said:
        yield mark + render(GAME, "en", said)


def _page(page: Page) -> Iterator[str]:
    yield f"    == {render(GAME, 'en', page.title)}"
    for section in page.sections:
        if section.heading:
            yield f"    -- {render(GAME, 'en', section.heading)}"
        yield from (f"       {render(GAME, 'en', line)}" for line in section.lines)
