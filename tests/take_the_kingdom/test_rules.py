"""Where a card lives: what is aimed at one opponent stands in its rule, in the data and in the catalogues."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engines.take_the_kingdom
from engines.take_the_kingdom.meta import META, PLAYS
from engines.take_the_kingdom.plays.aimed import AtPlace, AtRival
from engines.take_the_kingdom.plays.rules import RULES

MODULES = sorted(Path(engines.take_the_kingdom.__file__).parent.rglob("*.py"))
AIMED = [rule for rule in RULES.values() if isinstance(rule, AtPlace | AtRival)]


@pytest.mark.parametrize("rule", AIMED, ids=lambda rule: rule.kind)
def test_only_its_own_module_knows_a_card(rule: AtPlace | AtRival) -> None:
    own = {rule.of.__name__, type(rule).__name__}
    found = {path.stem for path in MODULES if own & named(path)}
    assert found - {"rules"} == {type(rule).__module__.rpartition(".")[2]}


def named(path: Path) -> set[str]:
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
        said = {kind for step in rule.steps for kind in step}
        assert rule.kind == "attack" or said <= phrases[rule.phrase], rule.kind
