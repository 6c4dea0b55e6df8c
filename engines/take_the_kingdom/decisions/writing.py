"""Writing standing orders (TK-6.11): a private booklet with a few pages, open at any time beside any decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engines.core.menu import Menu, Pick
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.text import text
from engines.take_the_kingdom.components import BLOCKERS, BOX, CATEGORY, CLASS, KINDS, PENALTIES
from engines.take_the_kingdom.order_moves import (
    DiscardSooner,
    Leaf,
    OrderDiscard,
    OrderDone,
    OrderHush,
    OrderOtherwise,
    OrderPenalty,
    OrderReversal,
    RuleAgainst,
    RuleDanger,
    RuleDrop,
    RuleLoss,
    RuleSave,
    RuleUse,
)
from engines.take_the_kingdom.orders import ABOVE, Orders, Page, PenaltyOrder, Rule
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.words.moves import Words

if TYPE_CHECKING:
    from engines.take_the_kingdom.state import State

MOST_RULES = 6
LOSSES = (0, 1, 2, 3, 4, 5, 6, 8)
"""The thresholds that a rule can be given."""
AIMED = tuple(dict.fromkeys(card for rule in RULES.values() if rule.aimed for card in rule.cards))
"""The kinds of cards that a rule can be about."""
PROMPTS = {page: text("prompt-orders", page=page.replace("_", "-")) for page in get_args(Page)}
SHELVES = {
    "discard_defence": "defence",
    "discard_attack": "attack",
    "discard_action": "action",
    "against_attack": "attack",
    "against_action": "action",
}
"""Page → the class of the cards on it. Mercy, which has no class, is with the actions when it comes to discarding."""


def menu(state: State, seat: int) -> Menu[Move]:
    orders = state.kingdoms[seat].orders
    words = Words(state, seat)
    return Pick(
        prompt=PROMPTS[orders.page], options=words.options(*_moves(orders)), notes=lambda: words.ordered(orders)
    )


def _moves(orders: Orders) -> list[Move]:
    """The way back comes first."""
    back: list[Move] = [Leaf(page=ABOVE[orders.page])] if orders.page in ABOVE else []
    return back + _choices(orders)


def _choices(orders: Orders) -> list[Move]:
    rule = orders.writing or Rule()
    match orders.page:
        case "penalties":
            return _penalties(orders)
        case "discard":
            return [
                OrderDiscard(answer="ask" if orders.discard else "usual"),
                *(Leaf(page=page) for page in ("discard_defence", "discard_attack", "discard_action")),
            ]
        case "discard_defence" | "discard_attack" | "discard_action" as page:
            return [DiscardSooner(card=card) for card in _shelf(page, orders)]
        case "against":
            sorts = (RuleAgainst(what="attack"), RuleAgainst(what="action"))
            return [*sorts, Leaf(page="against_attack"), Leaf(page="against_action")]
        case "against_attack" | "against_action" as page:
            return [RuleAgainst(what=card) for card in AIMED if CLASS[card] == SHELVES[page]]
        case "rule_loss":
            return [RuleLoss(loss=loss) for loss in LOSSES if loss != rule.loss_at_least]
        case "rule":
            return [Leaf(page="against"), Leaf(page="rule_loss"), *_rule(rule), RuleSave(), RuleDrop()]
        case _:
            return _top(orders)


def _top(orders: Orders) -> list[Move]:
    return [
        OrderHush(on=not orders.hush),
        OrderDone(on=not orders.done),
        OrderOtherwise(answer="ask" if orders.otherwise == "pass" else "pass"),
        OrderReversal(answer="ask" if orders.reversal == "best" else "best"),
        Leaf(page="penalties"),
        Leaf(page="discard"),
        *([Leaf(page="rule")] if len(orders.blocks) < MOST_RULES else []),
        *(RuleDrop(index=index) for index in range(len(orders.blocks))),
    ]


def _penalties(orders: Orders) -> list[Move]:
    one, other = BOX.penalties.cancelled_by
    now = {order.card: (order.answer, order.cancel_with) for order in orders.penalties}
    answers: list[Move] = []
    for card in PENALTIES:
        plain = [OrderPenalty(card=card, answer="ask"), OrderPenalty(card=card, answer="accept")]
        cancels = [
            OrderPenalty(card=card, answer="cancel", cancel_with=kinds)
            for kinds in ((one,), (other,), (one, other), (other, one))
        ]
        current = now.get(card, ("ask", ()))
        answers += [move for move in (*plain, *cancels) if (move.answer, move.cancel_with) != current]
    return answers


def _shelf(page: str, orders: Orders) -> list[str]:
    cards = [card for card in KINDS if card in BOX.defaults.discard_order and card not in orders.discard]
    if page == "discard_action":
        return [card for card in cards if CLASS[card] == SHELVES[page] or CATEGORY[card] == "mercy"]
    return [card for card in cards if CLASS[card] == SHELVES[page]]


def _rule(rule: Rule) -> list[Move]:
    return [
        RuleDanger(on=not rule.fort_in_danger),
        *(RuleUse(card=card) for card in BLOCKERS if card not in rule.use),
    ]


def written(orders: Orders, move: Move) -> Orders:
    """The orders after one stroke of the pen."""
    match move:
        case OrderHush(on=on):
            return evolve(orders, hush=on)
        case OrderDone(on=on):
            return evolve(orders, done=on)
        case OrderOtherwise(answer=otherwise):
            return evolve(orders, otherwise=otherwise)
        case OrderReversal(answer=reversal):
            return evolve(orders, reversal=reversal)
        case OrderPenalty(card=card, answer=answer, cancel_with=kinds):
            kept = tuple(order for order in orders.penalties if order.card != card)
            return evolve(orders, penalties=(*kept, PenaltyOrder(card=card, answer=answer, cancel_with=kinds)))
        case OrderDiscard(answer=answer):
            return evolve(orders, discard=BOX.defaults.discard_order if answer == "usual" else ())
        case DiscardSooner(card=card):
            return evolve(orders, discard=(*orders.discard, card))
        case Leaf(page=page):
            return evolve(orders, page=page, writing=orders.writing or Rule() if page == "rule" else orders.writing)
        case _:
            return _rule_written(orders, move)


def _rule_written(orders: Orders, move: Move) -> Orders:
    rule = orders.writing or Rule()
    match move:
        case RuleAgainst(what=what) if what in rule.against:
            return evolve(orders, writing=evolve(rule, against=tuple(w for w in rule.against if w != what)))
        case RuleAgainst(what=what):
            return evolve(orders, writing=evolve(rule, against=(*rule.against, what)))
        case RuleLoss(loss=loss):
            return evolve(orders, page="rule", writing=evolve(rule, loss_at_least=loss))
        case RuleDanger(on=on):
            return evolve(orders, writing=evolve(rule, fort_in_danger=on))
        case RuleUse(card=card):
            return evolve(orders, writing=evolve(rule, use=(*rule.use, card)))
        case RuleSave():
            return evolve(orders, blocks=(*orders.blocks, rule), writing=None, page="top")
        case RuleDrop(index=None):
            return evolve(orders, writing=None, page="top")
        case RuleDrop(index=int(index)):
            return evolve(orders, blocks=(*orders.blocks[:index], *orders.blocks[index + 1 :]))
        case _:
            raise AssertionError(move)
