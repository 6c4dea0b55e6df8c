"""Fluent catalogues as the tests read them: what is in them, what they fill in, and how they count."""

import ast
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import babel
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import engines.core
from bot.entries import Entries, written
from bot.languages import SHIPPED
from engines.core.emblem import EMBLEMS
from engines.core.text import Arg, CardRef, PersonRef, Said, SeatRef, SignRef, Text

LOCALES = SHIPPED.tags
CORE = Path(engines.core.__file__).parent

COUNTS = {locale: set(map(babel.Locale(locale).plural_form, range(200))) for locale in LOCALES}
"""The plural forms that whole numbers take, by CLDR."""
PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}


@cache
def package(game: Any) -> Path:
    return Path(str(files(game.package)))


def source(folder: Path, locale: str) -> str:
    """The catalogue of a package, with those of its parts that have their own."""
    files = (folder / "locale", *sorted(folder.glob("*/*/locale")))
    return "\n".join((each / f"{locale}.ftl").read_text(encoding="utf-8") for each in files)


@cache
def parsed(folder: Path, locale: str) -> Any:
    return FluentParser(with_spans=False).parse(source(folder, locale))


def entries(folder: Path, locale: str) -> tuple[Any, ...]:
    return tuple(parsed(folder, locale).body)


@cache
def messages(folder: Path, locale: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(folder, locale) if isinstance(entry, ftl.Message)}


def attributes(folder: Path, locale: str, key: str) -> dict[str, str]:
    """The attributes of a message, which fill in nothing."""
    message = bundle(folder, locale).get_message(key)
    return {name: str(bundle(folder, locale).format_pattern(said, {})[0]) for name, said in message.attributes.items()}


def name_of(folder: Path, locale: str, key: str) -> str | None:
    return attributes(folder, locale, key).get("name")


@cache
def placeholders(folder: Path, locale: str, key: str) -> frozenset[str]:
    """The arguments that a message fills in or chooses by, also through the messages that it quotes."""
    found = _Found()
    found.visit(messages(folder, locale)[key])
    quoted = (placeholders(folder, locale, other) for other in found.quoted)
    return frozenset(found.variables).union(*quoted)


def prose(folder: Path, locale: str, key: str) -> list[str]:
    """The words of a message between what it fills in, those of its variants and attributes included."""
    found = _Found()
    found.visit(messages(folder, locale)[key])
    return found.pieces


def selections(folder: Path, locale: str) -> Iterator[tuple[str, set[str]]]:
    """Each message that chooses between variants, with the names of these (numbers left out)."""
    for key, message in messages(folder, locale).items():
        found = _Found()
        found.visit(message)
        for select in found.selects:
            yield key, {variant.key.name for variant in select.variants if isinstance(variant.key, ftl.Identifier)}


class _Found(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.selects: list[Any] = []
        self.pieces: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  (named by the library)
        self.pieces.append(node.value)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (named by the library)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  (named by the library)
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  (named by the library)
        self.selects.append(node)
        self.generic_visit(node)


# ---- keys that the code names


def constants(folder: Path) -> set[str]:
    """Every string that the modules below *folder* contain."""
    strings = (node.value for node in _nodes(folder) if isinstance(node, ast.Constant))
    return {value for value in strings if isinstance(value, str)}


def printed(folder: Path) -> set[str]:
    """Every string in a game's data: what its components are called there."""
    files = (path.read_text(encoding="utf-8") for path in folder.glob("*.json"))
    return {string for file in files for string in re.findall(r'"([^"\\]*)"', file)}


_KEY_AT = {"text": 0, "told": 1, "label": 1}


def said(folder: Path) -> set[str]:
    """The keys that the modules below *folder* say outright: ``text("key", …)``, ``told(event, "key", …)``."""
    calls = (node for node in _nodes(folder) if isinstance(node, ast.Call))
    named = ((call.func.id, call.args) for call in calls if isinstance(call.func, ast.Name))
    firsts = (args[_KEY_AT[name]] for name, args in named if len(args) > _KEY_AT.get(name, len(args)))
    values = (first.value for first in firsts if isinstance(first, ast.Constant))
    return {value for value in values if isinstance(value, str) and value}


@cache
def _nodes(folder: Path) -> tuple[ast.Constant | ast.Call, ...]:
    """Every string, number and call: the rest, ten times as much, is walked once and let go."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py")))
    return tuple(node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.Call))


# ---- saying them


@cache
def bundle(folder: Path, locale: str) -> Any:
    """Each text is understood when it is first asked for: one suite says few of them."""
    made, texts = FluentBundle([locale], use_isolating=False), written(source(folder, locale))
    messages = Entries({name: text for name, text in texts.items() if not name.startswith("-")})
    terms = Entries({name[1:]: text for name, text in texts.items() if name.startswith("-")})
    made._messages, made._terms = messages, terms  # type: ignore[assignment]  # it only looks things up in them
    return made


def render(game: Any, locale: str, arg: Arg) -> Any:
    """*arg* as a reader of *locale* would read it; a message that cannot be said whole is a failure."""
    match arg:
        case Text():
            return _said(game, locale, arg)
        case SignRef(seat=seat):
            return EMBLEMS[seat].sign
        case SeatRef(seat=seat):
            return f"Seat-{seat}"
        case CardRef(ref=ref):
            return title(game, locale, ref)
        case PersonRef(person=person):
            return f"Person-{person}"
        case Said(words=words, instead=instead):
            assert render(game, locale, instead).strip()
            return words
        case tuple():
            return ", ".join(str(render(game, locale, inner)) for inner in arg)
        case _:
            return arg


def title(game: Any, locale: str, ref: str) -> str:
    """A component's."""
    return str(_said(game, locale, Text(CardRef(ref).key)))


def titled(game: Any) -> set[str]:
    """The components that the game has titles for."""
    return {key.removeprefix("title-") for key in messages(package(game), LOCALES[0]) if key.startswith("title-")}


@lru_cache(maxsize=50_000)
def _said(game: Any, locale: str, text: Text) -> Any:
    """Boards and menus say the same over and over."""
    spoken = bundle(CORE if text.key.startswith("core-") else package(game), locale)
    values = {name: render(game, locale, inner) for name, inner in text.args}
    said, errors = spoken.format_pattern(spoken.get_message(text.key).value, values)
    assert not errors, f"{text.key} in {locale}: {errors}"
    return said


def pieces(arg: Arg | None) -> Iterator[Text | CardRef]:
    """The texts and the components in *arg*: itself, what it fills in, and what stands in for hidden words."""
    match arg:
        case Text(args=args):
            yield arg
            for _, inner in args:
                yield from pieces(inner)
        case Said(instead=instead):
            yield from pieces(instead)
        case tuple():
            for inner in arg:
                yield from pieces(inner)
        case CardRef():
            yield arg


def unfilled(game: Any, said: Text) -> frozenset[str]:
    """The arguments that *said* lacks or has too many, as its message is written."""
    folder = CORE if said.key.startswith("core-") else package(game)
    return placeholders(folder, LOCALES[0], said.key) ^ {name for name, _ in said.args}
