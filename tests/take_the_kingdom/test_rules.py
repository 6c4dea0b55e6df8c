"""Where a card lives: what is aimed at one opponent stands in its rule, in the data and in the catalogues."""

import ast
from pathlib import Path

import pytest

import engines.take_the_kingdom
from engines.core.record import named
from engines.take_the_kingdom.meta import META, PLAYS
from engines.take_the_kingdom.plays.aimed import AtPlace, AtRival
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.plays.rules import RULES

MODULES = sorted(Path(engines.take_the_kingdom.__file__).parent.rglob("*.py"))
AIMED = [rule for rule in RULES.values() if issubclass(rule, AtPlace | AtRival)]


@pytest.mark.parametrize("rule", AIMED, ids=named)
def test_only_its_own_module_knows_a_card(rule: type[PlayMove]) -> None:
    found = {path.stem for path in MODULES if rule.__name__ in names_in(path)}
    assert found - {"rules"} == {rule.__module__.rpartition(".")[2]}


def names_in(path: Path) -> set[str]:
    """What a module imports, defines, or takes from another module."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.alias(name=name) | ast.ClassDef(name=name) | ast.Attribute(attr=name):
                names.add(name)
    return names


def test_every_rule_is_said_by_a_subcommand() -> None:
    phrases = {phrase.name: {kind for step in phrase.steps for kind in step.kinds} for phrase in META.phrases}
    assert {rule.phrase for rule in RULES.values()} == set(PLAYS)
    for rule in RULES.values():
        said = {kind for step in rule.steps() for kind in step}
        assert named(rule) == "attack" or said <= phrases[rule.phrase], named(rule)
