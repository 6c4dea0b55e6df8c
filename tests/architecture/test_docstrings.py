"""What others build on says what it is: the core, and what the store promises."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.source import ROOT, modules, name

PUBLIC = [path for path in modules("engines/core", "persistence") if "sqlite" not in path.parts]


@pytest.mark.parametrize("path", PUBLIC, ids=name)
def test_everything_public_says_what_it_is(path: Path) -> None:
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    assert [which for which, thing in public(module) if not said(thing)] == []


def public(module: Any) -> Iterator[tuple[str, Any]]:
    """Functions and classes, and of these the methods and properties. What stands in for one of a base needs no words
    of its own: those of the base are found."""
    for key, thing in vars(module).items():
        if key.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isfunction(thing) or inspect.isclass(thing):
            yield key, thing
        if inspect.isclass(thing):
            found = (each for each in vars(thing) if not each.startswith("_"))
            yield from ((f"{key}.{each}", first(thing, each)) for each in found if described(vars(thing)[each]))


def first(cls: Any, member: str) -> Any:
    """As the highest base has it."""
    return next(vars(each)[member] for each in reversed(cls.__mro__) if member in vars(each))


def described(member: Any) -> bool:
    if inspect.isfunction(member):
        return member.__name__ != "<lambda>"  # a field's default
    return isinstance(member, (property, classmethod, staticmethod))


def said(thing: Any) -> bool:
    """A dataclass that says nothing of itself is given its signature."""
    doc = inspect.getdoc(thing) or ""
    return bool(doc) and not doc.startswith(f"{getattr(thing, '__name__', '')}(")
