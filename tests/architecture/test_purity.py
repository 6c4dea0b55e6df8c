"""The rules keep to what replays: no sets, no floats, no chance of their own. (Imports are lint-imports' business.)"""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.source import modules, name, tree

BANNED_CALLS = ("set", "frozenset", "float", "hash", "id", "open", "input", "print")


def impurities(module: ast.Module) -> Iterator[str]:
    """Sets are dumped in an order that depends on the process, floats are rounded by the machine, ``hash`` and ``id``
    are dealt anew in each process."""
    harmless = {id(node) for node in orderless(module)}
    for node in ast.walk(module):
        match node:
            case ast.AST() if id(node) in harmless:
                continue
            case ast.Set() | ast.SetComp():
                yield "a set"
            case ast.Constant(value=float() as number):
                yield f"the float {number!r}"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield "a division that makes floats"
            case ast.Call(func=ast.Name(id=called)) if called in BANNED_CALLS:
                yield f"{called}()"


def orderless(module: ast.Module) -> Iterator[ast.AST]:
    """Sets whose order nobody can notice: what something is ``in``, what is only counted or sorted, and whatever the
    validators of printed data use to say yes or no when it is loaded."""
    for node in ast.walk(module):
        match node:
            case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[container]):
                yield container
            case ast.Call(func=ast.Name(id="len" | "sorted"), args=[counted]):
                yield counted
            case ast.FunctionDef(decorator_list=[*_, ast.Call(func=ast.Name(id="model_validator"))]):
                yield from ast.walk(node)


def test_nothing_in_the_engines_depends_on_the_machine() -> None:
    found = {name(path): list(impurities(tree(path))) for path in modules("engines")}
    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("x = {1, 2}", ["a set"]),
        ("x = {a for a in b}", ["a set"]),
        ("x = set()", ["set()"]),
        ("x = frozenset(y)", ["frozenset()"]),
        ("x = 0.5", ["the float 0.5"]),
        ("x = y / 2", ["a division that makes floats"]),
        ("x /= 2", ["a division that makes floats"]),
        ("for x in {1, 2}: y(x)", ["a set"]),
        ("x = {}; y = {1: 2}; z = 4 // 2; w: set[int]", []),
        ("x in {1, 2} or len(set(x)) < 2", []),
    ],
)
def test_impurities_are_found(code: str, found: list[str]) -> None:
    assert list(impurities(ast.parse(code))) == found


# ---- records stay as they are


def changed(module: ast.Module) -> Iterator[str]:
    """Attributes that are set: only those of oneself, and never a record's. The type checker sees the rest."""
    records = [node for node in ast.walk(module) if isinstance(node, ast.ClassDef) and set(FROZEN) & set(ways(node))]
    inside = {id(each) for record in records for each in ast.walk(record)}
    for node in ast.walk(module):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), ctx=ast.Store() | ast.Del()) if id(node) not in inside:
                continue
            case ast.Attribute(ctx=ast.Store() | ast.Del()):
                yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="setattr" | "delattr")) | ast.Attribute(attr="__setattr__" | "__delattr__"):
                yield ast.unparse(node)


FROZEN = ("record", "family", "value")


def ways(made: ast.ClassDef) -> list[str]:
    return [ast.unparse(decorator) for decorator in made.decorator_list]


SETTERS = {
    "engines/core/record.py": [
        *("cls.kind", "setattr(cls, name, mark)", "setattr(changed, name, changes[name])"),
        "setattr(changed, name, getattr(changed, name) + by)",
    ],
    "engines/core/board.py": [
        *("setattr(state, name, value)", "setattr(self._open, name, value)"),
        *("self._open.turn", "self._open.stack", "self._open.stack", "self._open.stack"),
        *("self._open.drafts", "self._open.chairs"),
    ],
    "engines/core/game.py": ["object.__setattr__"],
    "engines/core/booklet/book.py": ["object.__setattr__"],
}
"""Where something is finished that nobody else has seen yet, and the one state that a transition works on."""


def test_nobody_changes_a_record() -> None:
    found = {name(path): sorted(changed(tree(path))) for path in modules("engines")}
    assert {path: what for path, what in found.items() if what} == {
        path: sorted(what) for path, what in SETTERS.items()
    }


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("state.turn = 1", ["state.turn"]),
        ("state.seats[0].hand += 1", ["state.seats[0].hand"]),
        ("del move.kind", ["move.kind"]),
        ("setattr(state, 'turn', 1)", ["setattr(state, 'turn', 1)"]),
        ("object.__setattr__(state, 'turn', 1)", ["object.__setattr__"]),
        ("@record\nclass A:\n    def f(self):\n        self.b = 1", ["self.b"]),
        ("class A:\n    def f(self):\n        self.b = self.c.d", []),
    ],
)
def test_the_search_for_changes_finds_them(code: str, found: list[str]) -> None:
    assert list(changed(ast.parse(code))) == found
