"""A digest leaves nothing out that is the reader's own, and is short otherwise."""

import os
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from engines.core.digest import MOST, Digest, Heard, Point, digest, overheard
from engines.core.event import TRIFLE
from engines.core.match import Act
from tests.campaigns import table
from tests.playing import Turn, moments, recorded

MATCHES = int(os.environ.get("CASTELLAN_SOAK_DIGESTS", "2"))
EVERYBODY = "CASTELLAN_SOAK_DIGESTS" in os.environ
"""Whether at each moment everybody goes away, one after the other; else the seats take turns."""
FOR_GOOD = 20
"""How many who go away in a match are gone until its end, which takes long to tell."""


def what_happened_to_oneself_is_never_cut(game: Any, seats: int, seed: int) -> None:
    """For absences that begin anywhere, and end with the own next answer or with the match: from what the digest says
    is the reader's own, whoever knows what they had can tell what they have (``tests/<game>/holdings.py``)."""
    turns = recorded(game, seats, seed)
    for nth, start in enumerate(moments(range(len(turns)))):
        for reader in range(seats) if EVERYBODY else (start % seats,):
            back, gone = next_answer(turns, start, reader), len(turns)
            for end in (back, gone) if nth < FOR_GOOD else (back,):
                told = digest(heard(turns[start:end], reader), reader)
                assert len([line for line in told.lines if not line.own]) + (told.left > 0) <= MOST
                _complete(game, turns[start:end], reader, told)


def a_digest_says_nothing_that_goes_without_saying(game: Any, seats: int, seed: int) -> None:
    """Whatever is told in it has a line in the log; what has none is a trifle."""
    _, dealt = table(game, seats, seed).begin()
    for events in (dealt, *(turn.events for turn in recorded(game, seats, seed))):
        for seat in (None, *range(seats)):
            for event in filter(None, (each.heard(seat) for each in events)):
                said = game.presenter.line(event) is not None
                assert said or event.weighs() == TRIFLE, f"nothing says {event}"


def heard(turns: Iterable[Turn], reader: int | None) -> list[Heard]:
    return overheard(((turn.after.step, event) for turn in turns for event in turn.events), reader)


def next_answer(turns: tuple[Turn, ...], start: int, reader: int) -> int:
    """Before which turn the reader's absence ends."""
    answers = (isinstance(turn.entry, Act) and turn.entry.seat == reader for turn in turns[start:])
    return next((start + at for at, own in enumerate(answers) if own and at), len(turns))


def _complete(game: Any, turns: tuple[Turn, ...], reader: int, told: Digest) -> None:
    holdings: Any = import_module(f"tests.{game.meta.key}.holdings")
    points = [point for line in told.lines for point in line.own]
    if not turns or any(point.heard.event.takes_back() for point in points):
        return  # whoever has seen something done before they left need not be told what it was that is taken back
    events = [point.heard.event for point in sorted(points, key=_step) for _ in range(point.times)]
    after = holdings.replayed(holdings.held(turns[0].before._state, reader), events, reader)
    after.subtract(holdings.held(turns[-1].after._state, reader))
    wrong = {what: count for what, count in after.items() if count}
    assert not wrong, f"seat {reader} thinks that it has {wrong} more than it has"


def _step(point: Point) -> int:
    return point.heard.step
