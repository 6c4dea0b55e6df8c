"""What can be written in standing orders, and what is offered ready-made (TK-6.11)."""

from typing import Any

from engines.core.booklet.book import Booklet, Page, Pen
from engines.core.booklet.fields import Answers, Choice, Field, Listed, Records, Toggle
from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BLOCKERS, BOX, CATEGORY, CLASS, KINDS, PENALTIES
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.naming import cards
from engines.take_the_kingdom.orders import Orders, PenaltyOrder, Rule
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.state import State

SHOWN = 6
"""Kinds of cards that a sentence names."""
LOSSES = (0, 1, 2, 3, 4, 5, 6, 8)
"""The thresholds that a rule can be given."""
AIMED = tuple(dict.fromkeys(card for rule in RULES.values() if rule.aimed() for card in rule.cards))
"""The kinds of cards that a rule can be about."""
USUAL = BOX.defaults.discard_order
ONE, OTHER = BOX.penalties.cancelled_by
CANCELS = tuple(("cancel", *kinds) for kinds in ((ONE,), (OTHER,), (ONE, OTHER), (OTHER, ONE)))

# ---- how they are said, where it takes more than the value of a field


def _rule(rule: Rule) -> Text:
    named = tuple(map(_against, rule.against)) or (text("against-anything"),)
    return text(
        "rule",
        what=text("rule-what", against=named, loss=rule.loss_at_least),
        danger=int(rule.fort_in_danger),
        uses=len(rule.use),
        cards=cards(rule.use),
    )


def _against(what: str) -> Text:
    """What a rule is about: a class of cards, or a kind."""
    return text(_SORTS[what]) if what in _SORTS else text("against-card", card=CardRef(what))


# ---- pages

BLOCKS = Records(name="blocks", most=6, show=_rule)
SORTS = ("defence", "attack", "action")
_AS = {"mercy": "action"}
_SORTS = {"attack": "against-attack", "action": "against-action"}
PEN = Pen(name="writing", blank=Rule(), into=BLOCKS)


def _penalty(value: Any) -> PenaltyOrder:
    card, answer, *kinds = value
    return PenaltyOrder(card=card, answer=answer, cancel_with=tuple(kinds))


def _shelf(sort: str) -> Page:
    """What can be given up of a class of cards. Mercy, which has no class, is with the actions."""
    found = tuple(kind for kind in KINDS if kind in USUAL and sort in (CLASS[kind], _AS.get(CATEGORY[kind])))
    given_up = Listed(
        name="discard", among=found, show=CardRef, tell=lambda kinds: text("order-discard", cards=cards(kinds[:SHOWN]))
    )
    return Page(name=f"discard_{sort}", above="discard", entries=(given_up,))


def _about(sort: str) -> Page:
    """Kinds of cards that a rule can be about."""
    found = tuple(kind for kind in AIMED if CLASS[kind] == sort)
    named = Listed(name="against", among=found, show=_against)
    return Page(name=f"against_{sort}", above="against", pen=PEN, entries=(named,))


TOP: tuple[Field | str, ...] = (
    *(Toggle(name="hush"), Toggle(name="done"), Choice(name="reversal", among=("ask", "best"))),
    *("rule", BLOCKS, Choice(name="otherwise", among=("ask", "pass")), "penalties", "discard"),
)
RULE = ("against", "rule_loss", Toggle(name="fort_in_danger"), Listed(name="use", among=tuple(BLOCKERS), show=CardRef))
LOSS = (Choice(name="loss_at_least", among=LOSSES, leads="rule"),)
AGAINST = (Listed(name="against", among=("attack", "action"), show=_against), "against_attack", "against_action")
PENALTY = Answers(
    name="penalties",
    things=PENALTIES,
    among=(("ask",), ("accept",), *CANCELS),
    entry=_penalty,
    known=lambda order: (order.card, order.answer, *order.cancel_with),
    show=CardRef,
)
DISCARD_ALL = Choice(name="discard_all", of="discard", among=((), USUAL), show=lambda now: "usual" if now else "ask")
BOOKLET = Booklet(
    blank=Orders(),
    pages=(
        Page(name="top", entries=TOP),
        Page(name="rule", above="top", pen=PEN, entries=RULE),
        Page(name="rule_loss", above="rule", pen=PEN, entries=LOSS),
        Page(name="against", above="rule", pen=PEN, entries=AGAINST),
        _about("attack"),
        _about("action"),
        Page(name="penalties", above="top", entries=(PENALTY,)),
        Page(name="discard", above="top", entries=(DISCARD_ALL, *(f"discard_{sort}" for sort in SORTS))),
        *map(_shelf, SORTS),
    ),
    templates={
        "guard": Orders(hush=True, blocks=(Rule(fort_in_danger=True, use=tuple(BLOCKERS)),)),
        "away": Orders(
            otherwise="pass",
            done=True,
            reversal="best",
            discard=USUAL,
            penalties=tuple(PenaltyOrder(card=card, answer="accept") for card in PENALTIES),
        ),
    },
)


def aside(state: State, seat: int) -> Menu[Move] | None:
    """What a seat may do without being asked: write its standing orders."""
    kingdom = state.kingdoms[seat]
    return None if kingdom.out else BOOKLET.menu(state, seat, kingdom.orders)


def interject(board: Board, seat: int, given: Given[Move]) -> None:
    board.put(seat, orders=BOOKLET.written(board.kingdom(seat).orders, picked(given)))
    decision = board.state.stack[-1]
    if isinstance(decision, Decision) and seat == decision.seat:
        board.swap(evolve(decision, by_hand=True))
