"""Scenarios told in a line or two, as rows of a table: how it lies, what is done, what is to be seen then.

``case("RY-5.25: …", "fr8 + fr-es2", "claim paris_king; end", {"asked": "B", "holder paris_king": A})``: each game has a
``case`` that lays a position out in its own words; then come verbs and looks, by turns. The name of a row cites the
clauses that it tells (:mod:`tests.clauses`)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from tests.scenes import Scene

LETTERS = "ABCDE"
"""The seats, as the rules call them."""
Row = Callable[[], None]
Step = str | Mapping[Any, Any]
"""Verbs, one after the other, or looks with what they show."""


def row(
    name: str, lies: Callable[[], Scene[Any, Any]], steps: Iterable[Step], does: Any = None, sees: Any = None
) -> Any:
    """One that lies so. *does* a verb, *sees* what a word looks at: if the game has more to it than :func:`do` and
    :func:`see`."""

    def told() -> None:
        scene = lies()
        for step in steps:
            if isinstance(step, str):
                for verb in step.split("; "):
                    (does or do)(scene, verb)
            else:
                found = {look: _seen(scene, look, sees or see) for look in step}
                assert found == step, f"{found}, not {step}"

    return pytest.param(told, id=name)


def _seen(scene: Any, look: Any, sees: Callable[[Any, str], Any]) -> Any:
    if isinstance(look, str):
        return sees(scene, look)
    return heard(scene, *look) if isinstance(look, tuple) else heard(scene, look)


def do(scene: Any, verb: str) -> None:
    """``claim dijon_baron, fr2``: a verb of the scene with what it is given; ``B leaves``: of whom; ``own-noble: …``:
    it is refused for that reason; ``never: …``: no menu has it."""
    why, refusal, tried = verb.partition(": ")
    if refusal:
        with scene.refused(None if why == "never" else f"reason-{why}"):
            do(scene, tried)
        return
    who, _, rest = verb.partition(" ")
    seats = [LETTERS.index(who)] if who in tuple(LETTERS) else []
    word, _, given = (rest if seats else verb).partition(" ")
    getattr(scene, word)(*seats, *map(meant, given.split(", ") if given else ()))


def meant(word: str) -> Any:
    """A seat, a number, or the word itself."""
    if word in tuple(LETTERS):
        return LETTERS.index(word)
    return int(word) if word.isdecimal() else word


def see(scene: Any, look: str) -> Any:
    """``A.food``: of what the state holds of a seat, ``each.food``: of all; ``hand A``: a look of the scene, of the
    match, its outcome or the state, with what it is given; ``kind``: of what surfaces."""
    word, *given = look.split()
    seat, _, field = word.partition(".")
    if field:
        found = [getattr(record, field) for record in getattr(scene.state, scene.match.game.board.own)]
        return found if seat == "each" else found[LETTERS.index(seat)]
    if word == "asked":
        return "".join(LETTERS[who] for who in scene.asked)
    places = (scene, scene.match, scene.match.outcome, scene.state, scene.state.stack and scene.state.stack[-1])
    found = next(getattr(place, word) for place in places if hasattr(place, word))
    return found(*map(meant, given)) if callable(found) else found


def heard(scene: Any, kind: type[Any], *more: Any) -> list[Any]:
    """All of *kind* that everybody, or who is named, has heard since the scene began; of fields that are named the
    values alone, as the scene calls them."""
    seats = [each for each in more if not isinstance(each, str)] or [None]
    fields = [each for each in more if isinstance(each, str)]
    told = [side for side in (event.heard(*seats) for event in scene.story) if isinstance(side, kind)]
    values = [tuple(scene.called(name, getattr(side, name)) for name in fields) for side in told]
    return values if len(fields) > 1 else [value for (value,) in values] if fields else told
