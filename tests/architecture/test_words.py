"""Who may name what: no game in the bot or the store, no prose in the engines."""

import ast
import re
from collections.abc import Iterator
from textwrap import dedent

import pytest

from engines import GAMES
from tests.architecture.source import ROOT, catalogues, modules, name, standing_strings, tree

GAME_PACKAGES = sorted({path.parent.name for path in (ROOT / "engines").glob("*/__init__.py")} - {"core"})


SHAPE = re.compile(r"""[<>]|=["']|\w\(|^[MLHVCSQTAZmlhvcsqtaz\d .,-]+$""")
"""Of SVG: an element, an attribute, a transformation, a path; or a piece of one of these."""


def words_of(key: str) -> Iterator[str]:
    """How a game may be named: by its package in any spelling, or by its command as a string or after a slash."""
    yield key.replace("_", "[ _-]?")
    if key in GAMES:
        yield rf"[\"'/]{GAMES[key].meta.command}\b"


def test_neither_the_bot_nor_the_store_names_a_game() -> None:
    words = [word for key in GAME_PACKAGES for word in words_of(key)]
    for path in modules("bot", "persistence") + catalogues("bot", "persistence"):
        text = path.read_text(encoding="utf-8")
        for word in words:
            assert not re.search(word, text, re.IGNORECASE), f"{name(path)} names {word}"


def test_no_prose_in_the_engines() -> None:
    """What a player reads is in the catalogues: no string with a space in it but docstrings, assertions, exceptions,
    code that is run, and shapes."""
    prose = {
        name(path): [string for string in spoken(tree(path)) if " " in string.strip() and not SHAPE.search(string)]
        for path in modules("engines")
    }
    assert {path: what for path, what in prose.items() if what} == {}


def spoken(module: ast.Module) -> Iterator[str]:
    """The strings of a module that might reach a player, f-strings piece by piece."""
    quiet: list[ast.AST] = list(standing_strings(module))
    for node in ast.walk(module):
        if isinstance(node, ast.Raise):
            quiet.append(node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("exec", "Face"):
            quiet.append(node)
        if isinstance(node, ast.Assert) and node.msg:
            quiet.append(node.msg)
    silent = {id(inner) for node in quiet for inner in ast.walk(node)}
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


@pytest.mark.parametrize("said", ["Take a card", "takes A", "- 3 cards", "M 3 cards"])
def test_prose_is_no_shape(said: str) -> None:
    assert not SHAPE.search(said)


def test_prose_is_found() -> None:
    code = """
        'a docstring'
        x = 'some prose'
        y = f'more {x} prose'
        assert x, 'not this'
        raise ValueError('nor this')
        exec('nor that')
        Face('Nor This')
    """
    assert list(spoken(ast.parse(dedent(code)))) == ["some prose", "more ", " prose"]
