"""Whoever cannot see the table is told who is to move, who leads and what has changed, in whole sentences that Discord
takes."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bot.ui.limits import ALT
from engines.bellum_magica.naming import settlement
from engines.core.text import Arg, SeatRef
from engines.risk_legacy.naming import territory
from engines.royals.naming import noble
from engines.take_the_kingdom.naming import place_of
from tests.drawing.positions import DRAWN, Position, positions, read

Seats = tuple[int, ...]


def _royals_first(view: Any) -> Seats:
    points = view.scores or {}
    if view.over:
        return ()  # markers break ties: see tests/royals/test_picture.py
    best = tuple(seat for seat, count in points.items() if count and count == max(points.values()))
    return best or tuple(found[0].seat for number in range(4) if (found := view.europe.standing(number, view.gone)))


def _most(counts: Mapping[int, int]) -> Seats:
    return tuple(seat for seat, count in counts.items() if count and count == max(counts.values()))


FIRST: Mapping[str, Callable[[Any], Seats]] = {
    "royals": _royals_first,
    "risk_legacy": lambda view: () if view.ending else _most({at: side.stars for at, side in enumerate(view.sides)}),
    "bellum_magica": lambda view: (
        () if view.final else _most({at: sum(lair.chests) for at, lair in enumerate(view.table.lairs)})
    ),
    "take_the_kingdom": lambda view: _most({seat: view.kingdoms[seat].points for seat in view.standing}),
}
"""Who leads, as far as the table shows it."""


def _territories(view: Any, before: Any) -> tuple[Arg, ...]:
    both = enumerate(zip(before.fields, view.fields, strict=True))
    return tuple(
        territory(at) for at, (was, now) in both if now.owner not in (None, was.owner) and was.owner != now.owner
    )


def _nobles(view: Any, before: Any) -> tuple[Arg, ...]:
    both = enumerate(zip(before.europe.holders, view.europe.holders, strict=True))
    return tuple(noble(at) for at, (was, now) in both if now not in (None, was))


def _places(view: Any, before: Any) -> tuple[Arg, ...]:
    was = {place.number: seat for seat, kingdom in enumerate(before.kingdoms) for place in kingdom.places}
    now = {place.number: seat for seat, kingdom in enumerate(view.kingdoms) for place in kingdom.places}
    return tuple(place_of(at, was.get(at, seat)) for at, seat in now.items() if was.get(at) != seat)


CHANGED: Mapping[str, Callable[[Any, Any], tuple[Arg, ...]]] = {
    "royals": _nobles,
    "risk_legacy": _territories,
    "bellum_magica": lambda view, before: tuple(
        settlement(card) for card in view.table.plundered if card not in before.table.plundered
    ),
    "take_the_kingdom": _places,
}
"""What has come into other hands."""


def _risk_moves(view: Any) -> Seats:
    if view.ending:
        return (view.ending.winner,)
    if view.battle:
        return (view.battle.seat,)
    return (view.turn.seat,) if view.turn else tuple(view.asked)


def _turn(view: Any) -> Seats:
    return (view.turn.seat,) if view.turn else ()


MOVES: Mapping[str, Callable[[Any], Seats]] = {
    "royals": _turn,
    "risk_legacy": _risk_moves,
    "bellum_magica": lambda view: tuple(view.table.asked),
    "take_the_kingdom": _turn,
}
"""Whose move it is; who has won."""


@pytest.mark.parametrize(("key", "locale"), read(1))
def test_who_moves_who_leads_and_what_has_changed(key: str, locale: str) -> None:
    """Royals told nobles that were taken, and neither leads nor titles; its sentences were joined by commas."""
    changes = 0
    for position in positions(key, 4):
        view, before, say = position.view, position.before, position.look(locale).say
        said = _alt(position, locale)
        assert len(said) <= ALT, said
        for seat in (*FIRST[key](view), *MOVES[key](view)):
            assert say(SeatRef(seat)) in said, (seat, said)
        changed = [say(each) for each in CHANGED[key](view, before)]
        assert not changed or any(each in said for each in changed), (changed, said)
        changes += len(changed)
        assert _alt(position._replace(before=view), locale) == _alt(position._replace(before=None), locale)
    assert changes


@pytest.mark.parametrize(("key", "locale"), read(2))
def test_in_whole_sentences(key: str, locale: str) -> None:
    """Whoever has it read to them hears where one ends and the next begins."""
    for position in positions(key, 4):
        said = _alt(position, locale)
        assert said.endswith(".")
        assert not [each for each in re.split(r"\. ", said) if each[:1].islower()], said


@pytest.mark.parametrize("key", DRAWN)
def test_every_other_picture_is_described_in_as_few_letters(key: str) -> None:
    """What it shows first comes first: of all that a picture shows only so much is read out."""
    for position in positions(key):
        for scene in position.scenes("en").values():
            assert len(scene.title) <= ALT // 2


def _alt(position: Position, locale: str) -> str:
    return position.look(locale).say(position.game.painter.alt(position.view, position.before))
