"""How standing orders are said, where it takes more than the value of a field."""

from __future__ import annotations

from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom.naming import cards
from engines.take_the_kingdom.orders import Rule

_SORTS = {"attack": "against-attack", "action": "against-action"}
SHOWN = 6
"""Kinds of cards that a sentence names."""


def rule_text(rule: Rule) -> Text:
    named = tuple(map(against, rule.against)) or (text("against-anything"),)
    return text(
        "rule",
        what=text("rule-what", against=named, loss=rule.loss_at_least),
        danger=int(rule.fort_in_danger),
        uses=len(rule.use),
        cards=cards(rule.use),
    )


def against(what: str) -> Text:
    """What a rule is about: a class of cards, or a kind."""
    return text(_SORTS[what]) if what in _SORTS else text("against-card", card=CardRef(what))


def discard(kinds: tuple[str, ...]) -> Text:
    return text("order-discard", cards=cards(kinds[:SHOWN]))
