"""Where powers and sealed packets take hold: each rule that they may touch asks them in one spot (RL-B0.2)."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from inspect import isfunction
from pathlib import Path
from typing import get_args

import pytest

import engines.risk_legacy
from engines.core.record import members
from engines.risk_legacy.components import PrintedPowerName
from engines.risk_legacy.hooks import Packet, Power, Seal
from tests.architecture.source import tree

HOOKS = """
    setup.order setup.bonus setup.end start.legal turn.start recruit.base recruit.total recruit.trade recruit.place
    own_turn.act expand.cost combat.declare combat.pre_roll combat.natural combat.modifiers combat.missile
    combat.compare combat.losses combat.after enter knockout eliminated maneuver.path maneuver.timing turn.end_scars
    turn.claim turn.card_due turn.card_pick turn.card_drawn turn.slot1 star.token rewards.winner_done rewards.done
"""
BY_MODIFIERS = {"combat.compare", "combat.losses"}
"""Arithmetic without a board: ``combat.modifiers`` says what they shall do."""
CARDS = {"turn_card_open", "turn_card_chosen", "turn_coin", "turn_coin_refused", "turn_card_taken", "cards_held"}
"""Moments of ``turn.card_pick`` (RL-B5.4, B5.7, B6.2)."""
BESIDES = {"carry_out", "unsealed", "leaving", "turn_end_troops", "wished", "recruit_due", *CARDS}
"""The other half of ``own_turn.act``; that a packet opens (RL-B0.3); the moment before ``eliminated`` (RL-B2.1); what
lies in each territory, for ``turn.end_scars`` (RL-B2.4); what may be wished for beforehand (RL-B1.3); the
moment before recruits are placed (RL-B6)."""
METHODS = {hook.replace(".", "_") for hook in {*HOOKS.split()} - BY_MODIFIERS} | BESIDES
ROOT = Path(*engines.risk_legacy.__path__)
PACKETS = f"{engines.risk_legacy.__name__}.packets"
OBJECTS = "engines.risk_legacy.powers"


def test_every_hook_is_a_method() -> None:
    """RL-B0.2: and none that the rules do not know; every power in the box is an object (RL-2.3.1)."""
    assert {name for name, value in vars(Power).items() if isfunction(value) and name[0] != "_"} == METHODS
    brought = {name for name, kind in members(Power, PACKETS).items() if not issubclass(kind, Packet | Seal)}
    sealed = {name for name, kind in members(Power, PACKETS).items() if issubclass(kind, Packet | Seal)}
    assert members(Power, engines.risk_legacy.__name__).keys() - brought - sealed == {*get_args(PrintedPowerName)}


@pytest.mark.thorough
def test_every_hook_is_asked_in_one_spot() -> None:
    """RL-B0.2: what it changes is changed for everything else. ``in_force(state, Power.enter)`` leaves out whoever has
    no ``enter`` of its own: nothing else is asked of the rest."""
    trees = [tree(path) for path in ROOT.rglob("*.py")]
    assert Counter(name for each in trees for name in asked(each)) == Counter(METHODS)
    loops = [node for each in trees for node in ast.walk(each) if hook_of(node)]
    by_hand = [(hook_of(loop), name) for loop in loops for name in called(loop)]
    assert Counter(name for _, name in by_hand) == Counter(name for each in trees for name in called(each))
    assert [(hook, name) for hook, name in by_hand if hook != name] == []


def hook_of(node: ast.AST) -> str:
    """The hook whose powers a loop goes through, if it is one through powers."""
    match node:
        case ast.For(iter=ast.Call(func=ast.Name(id="in_force"), args=[_, ast.Attribute(attr=hook)])):
            return hook
        case ast.ListComp(generators=[over, *_]) | ast.GeneratorExp(generators=[over, *_]):
            return hook_of(ast.For(target=over.target, iter=over.iter, body=[], orelse=[]))
    return ""


def asked(node: ast.AST) -> list[str]:
    """The hooks that are asked within: one power after the other, or all of them at once."""
    return called(node) + [hook for each in ast.walk(node) for hook in at_once(each)]


def called(node: ast.AST) -> list[str]:
    """What is called of a ``power`` within."""
    found = [each.func for each in ast.walk(node) if isinstance(each, ast.Call)]
    return [each.attr for each in found if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "power"]


def at_once(node: ast.AST) -> list[str]:
    match node:
        case ast.Call(func=ast.Name(id="changed" | "announce"), args=[_, ast.Attribute(attr=hook), *_]):
            return [hook]
    return []


@pytest.mark.thorough
def test_nothing_else_knows_which_power_it_is() -> None:
    """RL-B0.1: rules, views, texts and the steward know hooks and no power by name. The data list them, and the package
    imports the objects, so that they are there."""
    knowing = {path.name for path in ROOT.rglob("*.py") if {*get_args(PrintedPowerName)} & {*words(path)}}
    assert knowing == {"powers.py", "components.py"}
    importing = {path for path in ROOT.rglob("*.py") if any(word.startswith(OBJECTS) for word in words(path))}
    assert importing == {ROOT / "__init__.py"}


def words(path: Path) -> Iterator[str]:
    """The strings of a module, and what it imports."""
    for node in ast.walk(tree(path)):
        match node:
            case ast.Constant(value=str(word)):
                yield word
            case ast.ImportFrom(module=str(module)):
                yield from (f"{module}.{alias.name}" for alias in node.names)


# ---- nothing goes past a hook

FIGURES = {
    "troops_for": "recruit_trade",
    "coins_to_troops": "",
    "divisor": "recruit_base",
    "minimum": "recruit_base",
    "named_continent_bonus": "recruit_total",
    "fortified_extra": "expand_cost",
    "min_survivors": "expand_cost",
    "each_defence_die": "combat_modifiers",
    "defence_die": "combat_modifiers",
}
"""What a packet may change, and the hook whose module alone may know it; without one, the atlas alone."""
RULES = {"rules", "deeds", "decisions", "drafts", "campaign"}
"""What is played by. The pages and the words tell of figures, and the steward reckons with them."""


@cache
def modules() -> list[tuple[list[str], set[str]]]:
    """Of the rules: the hooks that each module asks, and the names of others in it."""
    trees = [tree(path) for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] in RULES]
    return [(asked(each), {named(node) for node in ast.walk(each)}) for each in trees]


def named(node: ast.AST) -> str:
    match node:
        case ast.Attribute(attr=name) | ast.alias(name=name):
            return name
    return ""


@pytest.mark.parametrize(("name", "hook"), FIGURES.items())
def test_nothing_goes_past_its_hook(name: str, hook: str) -> None:
    """RL-B0.2: what a packet changes at its hook is changed for every rule."""
    found = [hooks for hooks, names in modules() if name in names]
    assert (len(found), all(hook in hooks for hooks in found)) == (int(bool(hook)), True)
