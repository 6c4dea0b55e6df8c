"""States and steps that no play leads to: one thing in a state that a match has reached is changed, and the checks of
its game's invariants must notice.

What they need not notice a game says in a table, by place and with a reason. Another table says what each assertion of
its checks guards, so that none is there in vain or is missed when it goes."""

import ast
import inspect
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple, cast

from engines.core.record import evolve
from tests.campaigns import late, table
from tests.contract.games import MANY, SOAK_GAMES
from tests.playing import played, recorded

FAR = 1000
"""More than any bound leaves room for."""
STEPS = 800
"""So many steps are looked at, of matches at random and of some in which stewards answer every other time."""
LEAST = STEPS if SOAK_GAMES >= MANY else 200
"""After so many it is enough that every assertion has been seen to guard what it should."""
PLACES = 2
"""Of places that are alike so many are changed in a state."""
ENOUGH = 60 if SOAK_GAMES >= MANY else 20
"""What is said to be free is changed so often."""

CORE = ("chairs", "drafts", "rng", "stack.*", "stack lost", "stack twice", "stack swapped")
"""What the core sees to, and what is still to come: no invariant of a game has to bind it."""


class Checks:
    """The checks of a module, so changed that one which fails does not keep the others from being asked."""

    def __init__(self, check: Callable[..., None]) -> None:
        module = sys.modules[check.__module__]
        tree = ast.parse(inspect.getsource(module))
        self.words = frozenset(said(node) for node in ast.walk(tree) if isinstance(node, ast.Assert))
        tree.body = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        self._failed: list[str] = []
        scope = {**vars(module), NOTED: self._failed.append}
        exec(compile(ast.fix_missing_locations(_Asking().visit(tree)), "checks", "exec"), scope)
        self._check = scope[check.__name__]

    def notice(self, *states: Any) -> frozenset[str]:
        """What the assertions that fail say. That the checks cannot even go on is noticed, too."""
        self._failed.clear()
        try:
            self._check(*states)
        except Exception as error:
            self._failed.append(type(error).__name__)
        return frozenset(self._failed)


NOTED = "_noted"


class _Asking(ast.NodeTransformer):
    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        noted = ast.Call(func=ast.Name(id=NOTED, ctx=ast.Load()), args=[ast.Constant(said(node))], keywords=[])
        test = ast.UnaryOp(op=ast.Not(), operand=node.test)
        return ast.copy_location(ast.If(test=test, body=[ast.Expr(noted)], orelse=[]), node)


def said(node: ast.Assert) -> str:
    """The words of an assertion; if it has none, what it asserts."""
    return str(node.msg.value) if isinstance(node.msg, ast.Constant) else ast.unparse(node.test)


# ---- what can be changed


Kind = tuple[str, str]
"""Where, the places of a tuple all alike, and how: ``houses.*.hand.*``, ``less``."""
Trail = tuple[Any, ...]
"""What a place lies in, from within: the trail of that, the thing itself, the name or number of the place in it."""


class Change(NamedTuple):
    kind: Kind
    other: Any
    trail: Trail

    def made(self) -> Any:
        """The whole state with it."""
        trail, new = self.trail, self.other
        while trail:
            trail, whole, at = trail
            new = (*whole[:at], new, *whole[at + 1 :]) if isinstance(whole, tuple) else evolve(whole, **{at: new})
        return new


class Mutator:
    """Changes states. What cannot be more or less, such as a word or nothing at all, becomes another thing that lies
    at such a place in one of the *states*; a number in a pile also one from any other pile."""

    def __init__(self, states: Iterable[Any]) -> None:
        self._rng = random.Random(0)
        seen: dict[str, dict[Any, None]] = defaultdict(dict)
        for state in states:
            for path, value, _ in _nodes(state):
                seen[path][value] = None
        self._seen = {path: tuple(values) for path, values in seen.items()}
        piled = (number for path in seen if path.endswith("*") for number in seen[path] if type(number) is int)
        self._piled = tuple(dict.fromkeys(piled))

    def changes(self, state: Any) -> Iterator[Change]:
        """Of each kind a few."""
        alike: dict[str, list[tuple[Any, Trail]]] = defaultdict(list)
        for path, value, trail in _nodes(state):
            alike[path].append((value, trail))
        for path, places in alike.items():
            for value, trail in self._rng.sample(places, PLACES) if len(places) > PLACES else places:
                for how, other in self._others(path, value):
                    yield Change((path, how), other, trail)

    def _others(self, path: str, value: Any) -> Iterator[tuple[str, Any]]:
        if isinstance(value, bool):
            yield "flipped", not value
        elif isinstance(value, int):
            yield from (("less", value - 1), ("more", value + 1), ("far", value + FAR), ("far", value - FAR))
            if path.endswith("*"):
                yield "strange", self._rng.choice(self._piled)
        elif isinstance(value, tuple) and value:
            yield from self._piles(value)
        seen = self._seen.get(path, (value,))
        if (isinstance(value, str) or None in seen) and (other := self._rng.choice(seen)) != value:
            yield "other", other

    def _piles(self, pile: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
        at = self._rng.randrange(len(pile))
        yield "emptied", ()
        yield "lost", (*pile[:at], *pile[at + 1 :])
        yield "twice", (*pile[: at + 1], *pile[at:])
        if at and pile[at - 1] != pile[at]:
            yield "swapped", (*pile[: at - 1], pile[at], pile[at - 1], *pile[at + 1 :])


def _nodes(state: Any) -> list[tuple[str, Any, Trail]]:
    """Everything in *state*."""
    found: list[tuple[str, Any, Trail]] = [("", state, ())]
    for path, value, trail in found:
        if isinstance(value, tuple):
            where = f"{path}.*" if path else "*"
            found += [(where, part, (trail, value, at)) for at, part in enumerate(value)]
        elif names := _names(cast("Any", type(value))):
            lead = f"{path}." if path else ""
            found += [(f"{lead}{name}", getattr(value, name), (trail, value, name)) for name in names]
    return found[1:]


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The fields of a record; of anything else none."""
    return tuple(each.name for each in fields(kind) if each.name != "kind") if is_dataclass(kind) else ()


# ---- what is demanded


def demand(
    game: Any,
    free: Mapping[str, str],
    guards: Mapping[str, str],
    lasting: Callable[[Any, Any], None] | None = None,
    laid: Iterable[Any] = (),
) -> None:
    """That every kind of change is noticed somewhere, unless it is *free*, and that every assertion guards something.

    :param free: place, perhaps with a kind of change after a blank → why nothing binds it, nor what lies beneath.
    :param guards: the words of each assertion → the places, with blanks between them, at or beneath which it notices
        changes.
    :param lasting: asserts of the states before and after an act what no act undoes.
    :param laid: states laid out by hand, where play at random seldom comes to.
    """
    checks = [Checks(check) for check in (game.check, lasting) if check]
    every = frozenset[str]().union(*(each.words for each in checks))
    assert every == guards.keys(), f"not listed, or gone: {sorted(every ^ guards.keys())}"
    wanted = {(words, place) for words, places in guards.items() for place in places.split()}
    lying = [(state, state) for state in laid]
    noticed = look([*lying, *steps(game)], checks, free, wanted, least=len(lying) + LEAST)
    assert not wanted, f"guards nothing: {sorted(wanted)}"
    loose = [kind for kind, words in noticed.items() if not words and not _among(kind, (*free, *CORE))]
    assert not loose, f"nothing notices {sorted(map(' '.join, loose))}"
    bound = [place for place in free if any(words for kind, words in noticed.items() if _among(kind, (place,)))]
    assert not bound, f"not free at all: {bound}"
    nowhere = [place for place in free if not any(_among(kind, (place.split()[0],)) for kind in noticed)]
    assert not nowhere, f"nothing lies at {nowhere}"


Step = tuple[Any, Any]
"""The states before and after an act."""


def steps(game: Any) -> list[Step]:
    """Of matches with every number of seats, none in a late world: what that has brought is checked by itself."""
    young = [(seats, seed) for seats in game.meta.seats for seed in range(2) if late(game, seats, seed) is None]
    turns = [turn for seats, seed in young for turn in recorded(game, seats, seed)]
    for seats in game.meta.seats:
        turns += played(table(game, seats, seats), seats, advised=lambda _: 0.5)
    chosen = random.Random(0).sample(turns, min(STEPS, len(turns)))
    return [(turn.before._state, turn.after._state) for turn in chosen]


def look(
    taken: list[Step], checks: list[Checks], free: Iterable[str], wanted: set[tuple[str, str]], least: int
) -> dict[Kind, set[str]]:
    """What was noticed of each kind of change. What is *wanted* is struck off as it is found; when that is all and the
    *least* number of steps is done, so is this."""

    def notice(before: Any, after: Any) -> frozenset[str]:
        return checks[0].notice(after).union(*(each.notice(before, after) for each in checks[1:]))

    mutator, tries = Mutator(after for _, after in taken[::4]), Counter[Kind]()
    noticed: dict[Kind, set[str]] = defaultdict(set)
    unbound = (*free, *CORE)
    for number, (before, after) in enumerate(taken):
        if number >= least and not wanted:
            break
        assert not notice(before, after), "a fault before anything is changed"
        places = tuple(sorted({place for _, place in wanted}))
        for change in mutator.changes(after):
            kind = change.kind
            done = noticed[kind] or (tries[kind] >= ENOUGH and _among(kind, unbound))
            if done and not _among(kind, places):
                continue
            found = notice(before, change.made())
            noticed[kind] |= found
            tries[kind] += 1
            wanted -= {(words, place) for words, place in wanted if words in found and _among(kind, (place,))}
    return noticed


@cache
def _among(kind: Kind, places: tuple[str, ...]) -> bool:
    """Whether a change of this kind is at or beneath one of *places*, which may name a kind of change."""
    path, how = kind
    return any(f"{path} {how}" == place or path == place or path.startswith(f"{place}.") for place in places)
