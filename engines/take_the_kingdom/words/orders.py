"""How standing orders are said, and the moves that need no board to be named."""

from __future__ import annotations

from engines.core.move import Cancel, Move
from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom import order_moves as o
from engines.take_the_kingdom.orders import ABOVE, Orders, Rule
from engines.take_the_kingdom.words.naming import cards, hyphened

_SORTS = {"attack": "against-attack", "action": "against-action"}


def say(move: Move, orders: Orders) -> Text:
    key = f"move-{hyphened(move.kind)}"
    match move:
        case o.OrderHush(on=on) | o.OrderDone(on=on) | o.RuleDanger(on=on):
            return text(key, on=int(on))
        case o.OrderOtherwise(answer=answer) | o.OrderReversal(answer=answer) | o.OrderDiscard(answer=answer):
            return text(key, answer=answer)
        case o.OrderPenalty(card=card, answer=answer, cancel_with=kinds):
            return text(key, card=CardRef(card), answer=answer, cards=cards(kinds))
        case o.DiscardSooner(card=card) | o.RuleUse(card=card):
            return text(key, card=CardRef(card))
        case o.Leaf(page=page) if ABOVE.get(orders.page) == page:
            return text("move-leaf-back", page=hyphened(page))
        case o.Leaf(page=page):
            return text(key, page=hyphened(page))
        case o.RuleAgainst(what=what):
            on = what in (orders.writing.against if orders.writing else ())
            return text(key, what=_against(what), on=int(on))
        case o.RuleLoss(loss=loss):
            return text(key, points=loss)
        case o.RuleDrop(index=int(index)):
            return text("move-rule-strike", number=index + 1)
        case Cancel():
            return text("core-cancel")
        case _:
            return text(key)


def standing(orders: Orders) -> tuple[Text, ...]:
    """What is ordered now."""
    rules = tuple(
        text("order-rule", number=number, rule=rule_text(rule)) for number, rule in enumerate(orders.blocks, start=1)
    )
    writing = (text("order-writing", rule=rule_text(orders.writing)),) if orders.writing else ()
    penalties = tuple(
        text("order-penalty", card=CardRef(order.card), answer=order.answer, cards=cards(order.cancel_with))
        for order in orders.penalties
        if order.answer != "ask"
    )
    named = (
        *((text("order-hush"),) if orders.hush else ()),
        *((text("order-done"),) if orders.done else ()),
        *((text("order-otherwise-pass"),) if orders.otherwise == "pass" else ()),
        *((text("order-reversal-best"),) if orders.reversal == "best" else ()),
        *((text("order-discard", cards=cards(orders.discard[:6])),) if orders.discard else ()),
    )
    return (*rules, *writing, *penalties, *named)


def rule_text(rule: Rule) -> Text:
    against = tuple(_against(what) for what in rule.against) or (text("against-anything"),)
    return text(
        "rule",
        what=text("rule-what", against=against, loss=rule.loss_at_least),
        danger=int(rule.fort_in_danger),
        uses=len(rule.use),
        cards=cards(rule.use),
    )


def _against(what: str) -> Text:
    if what in _SORTS:
        return text(_SORTS[what])
    return text("against-card", card=CardRef(what))
