"""A language that nobody speaks: English in letters with accents, made from the catalogues."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.languages import ENGLISH
from tests.contract.catalogues import source

SMALL, WITH_ACCENTS = "abcdefghijklmnopqrstuvwxyz", "áḃćďéḟǵĥíĵḱĺḿńóṕʠŕśţúṽẃẋýź"
LETTERS = str.maketrans(SMALL + SMALL.upper(), WITH_ACCENTS + WITH_ACCENTS.upper())
COMMAND = re.compile(r"(command|argument|phrase|step)-(?:.*-)?(\w+)")
"""The keys that describe a command or an option of one, with what it is called."""
ROOT = Path(__file__).parents[2]


def accented(words: str) -> str:
    return words.translate(LETTERS)


def invent(folder: Path, tag: str, packages: Sequence[str]) -> None:
    """Write the catalogues of the language for these packages below *folder*, as they would lie in the project."""
    for package in packages:
        home = Path(*package.split("."))
        made = FluentParser(with_spans=False).parse(source(ROOT / home, ENGLISH))
        (folder / home / "locale").mkdir(parents=True)
        written = FluentSerializer().serialize(_Accented().visit(made))
        (folder / home / "locale" / f"{tag}.ftl").write_text(written, encoding="utf-8")


class _Accented(Transformer):
    def visit_Message(self, node: Any) -> Any:  # noqa: N802  (named by the library)
        if found := COMMAND.fullmatch(node.id.name):
            name = ast.Attribute(ast.Identifier("name"), ast.Pattern([ast.TextElement(found[2])]))
            node.attributes = [name]
        return self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802  (named by the library)
        node.value = accented(node.value)
        return node
