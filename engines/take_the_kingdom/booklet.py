"""What can be written in standing orders, and what is offered ready-made (TK-6.11)."""

from collections.abc import Iterator
from functools import reduce
from typing import Any

from engines.core.booklet.book import Booklet, Page, Pen
from engines.core.booklet.fields import Answers, Choice, Field, Listed, Records, Stroked, Toggle, stops
from engines.core.menu import Given, Menu, picked
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.text import Arg, CardRef, Text, text
from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import BLOCKERS, BOX, CATEGORY, CLASS, KINDS, PENALTIES
from engines.take_the_kingdom.decisions.base import Decision
from engines.take_the_kingdom.dry import dry
from engines.take_the_kingdom.naming import cards
from engines.take_the_kingdom.orders import STOPS, Orders, PenaltyOrder, Rule
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.state import State

SHOWN = 6
"""Kinds of cards that a sentence names."""
LOSSES = (0, 1, 2, 3, 4, 5, 6, 8)
"""The thresholds that a rule can be given."""
DANGERS = ("any", "danger", "safe")
"""What a rule can say about the Fort."""
AIMED = tuple(dict.fromkeys(card for rule in RULES.values() if rule.aimed() for card in rule.cards))
"""The kinds of cards that a rule can be about."""
USUAL = BOX.defaults.discard_order
ONE, OTHER = BOX.penalties.cancelled_by
CANCELS = tuple(("cancel", *kinds) for kinds in ((ONE,), (OTHER,), (ONE, OTHER), (OTHER, ONE)))

# ---- how they are said, where it takes more than the value of a field


def _rule(rule: Rule) -> Text:
    against = tuple(map(_against, rule.against)) or (text("against-anything"),)
    does = text("rule-use", cards=cards(rule.use), count=len(rule.use)) if rule.use else text("rule-pass")
    clauses = tuple(_clauses(rule))
    if clauses:
        clause = reduce(lambda first, then: text("rule-and", first=first, then=then), clauses)
        return text("rule-if", against=against, clause=clause, does=does)
    return text("rule-always", against=against, does=does)


def _clauses(rule: Rule) -> Iterator[Text]:
    if rule.loss_at_least:
        yield text("rule-loss", count=rule.loss_at_least)
    if rule.loss_below:
        yield text("rule-below", count=rule.loss_below)
    if rule.fort_in_danger or rule.fort_safe:
        yield text("rule-danger" if rule.fort_in_danger else "rule-safe")


def _against(what: str) -> Text:
    """What a rule is about: a class of cards, or a kind."""
    return text(_SORTS[what]) if what in _SORTS else text("against-card", card=CardRef(what))


def _first_held(kinds: tuple[Arg, ...]) -> Arg:
    """Of these cards the first that is held, in an order of one's own."""
    return reduce(lambda first, then: text("order-else", first=first, then=then), kinds) if kinds else ()


# ---- pages

BLOCKS = Records(name="blocks", most=6, show=_rule)
SORTS = ("defence", "attack", "action")
_AS = {"mercy": "action"}
_SORTS = {"attack": "against-attack", "attack_kept": "against-attack-kept", "action": "against-action"}
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


def _danger(rule: Rule) -> str:
    return "danger" if rule.fort_in_danger else "safe" if rule.fort_safe else "any"


FORT = Stroked(
    name="fort",
    among=lambda at: (each for each in DANGERS if each != _danger(at.record)),
    does=lambda rule, value: evolve(rule, fort_in_danger=value == "danger", fort_safe=value == "safe"),
)
TOP: tuple[Field | str, ...] = (
    *(Toggle(name="hush"), Toggle(name="done"), Choice(name="reversal", among=("ask", "best"))),
    *("rule", BLOCKS, Choice(name="otherwise", among=("ask", "pass")), "stops", "penalties", "discard"),
)
RULE = ("against", "rule_loss", FORT, Listed(name="use", among=tuple(BLOCKERS), show=CardRef))
LOSS = tuple(Choice(name=name, among=LOSSES, leads="rule") for name in ("loss_at_least", "loss_below"))
AGAINST = (Listed(name="against", among=tuple(_SORTS), show=_against), "against_attack", "against_action")
PENALTY = Answers(
    name="penalties",
    things=PENALTIES,
    among=(("ask",), ("accept",), *CANCELS),
    entry=_penalty,
    known=lambda order: (order.card, order.answer, *order.cancel_with),
    together=_first_held,
    show=CardRef,
)
DISCARD_ALL = Choice(name="discard_all", of="discard", among=((), USUAL), show=lambda now: "usual" if now else "ask")
SAFE = Rule(fort_safe=True)
SMALL = 3
"""Attacks that cost fewer points are small."""
BOOKLET = Booklet(
    blank=Orders(),
    pages=(
        Page(name="top", entries=TOP),
        Page(name="rule", above="top", pen=PEN, entries=RULE),
        Page(name="rule_loss", above="rule", pen=PEN, entries=LOSS),
        Page(name="against", above="rule", pen=PEN, entries=AGAINST),
        _about("attack"),
        _about("action"),
        Page(name="stops", above="top", entries=(stops(*STOPS),)),
        Page(name="penalties", above="top", entries=(PENALTY,)),
        Page(name="discard", above="top", entries=(DISCARD_ALL, *(f"discard_{sort}" for sort in SORTS))),
        *map(_shelf, SORTS),
    ),
    templates={
        "small": Orders(blocks=(Rule(against=("attack_kept",), loss_below=SMALL),)),
        "deny": Orders(blocks=(Rule(fort_in_danger=True, use=("deny",)), SAFE)),
        "turn": Orders(blocks=(SAFE,), stops=("turn",)),
        "guard": Orders(blocks=(Rule(fort_in_danger=True, use=tuple(BLOCKERS)), SAFE)),
        "away": Orders(
            otherwise="pass",
            done=True,
            reversal="best",
            discard=USUAL,
            penalties=tuple(PenaltyOrder(card=card, answer="accept") for card in PENALTIES),
        ),
    },
    dry=dry,
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
