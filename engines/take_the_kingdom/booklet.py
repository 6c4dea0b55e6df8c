"""What can be written in standing orders, and what is offered ready-made (TK-6.11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engines.core.booklet.book import Booklet, Page, Pen
from engines.core.booklet.fields import Answers, Choice, Listed, Records, Toggle
from engines.core.text import Arg, CardRef
from engines.take_the_kingdom.components import BLOCKERS, BOX, CATEGORY, CLASS, KINDS, PENALTIES
from engines.take_the_kingdom.orders import Orders, PenaltyOrder, Rule
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.words import orders as words

LOSSES = (0, 1, 2, 3, 4, 5, 6, 8)
"""The thresholds that a rule can be given."""
AIMED = tuple(dict.fromkeys(card for rule in RULES.values() if rule.aimed for card in rule.cards))
"""The kinds of cards that a rule can be about."""
USUAL = BOX.defaults.discard_order
ONE, OTHER = BOX.penalties.cancelled_by
CANCELS = tuple(("cancel", *kinds) for kinds in ((ONE,), (OTHER,), (ONE, OTHER), (OTHER, ONE)))

BLOCKS = Records(name="blocks", most=6, show=words.rule_text)
_AS = {"mercy": "action"}
PEN = Pen(name="writing", blank=Rule(), into=BLOCKS)


def _penalty(value: Any) -> PenaltyOrder:
    card, answer, *kinds = value
    return PenaltyOrder(card=card, answer=answer, cancel_with=tuple(kinds))


def _kinds(name: str, kinds: tuple[str, ...], show: Callable[[str], Arg] = CardRef) -> Listed:
    """Kinds of cards, in the order in which they are named."""
    return Listed(name=name, among=kinds, show=show)


def _shelf(sort: str) -> Page:
    """What can be given up of a class of cards. Mercy, which has no class, is with the actions."""
    found = tuple(kind for kind in KINDS if kind in USUAL and sort in (CLASS[kind], _AS.get(CATEGORY[kind])))
    return Page(
        name=f"discard_{sort}", above="discard", entries=(replace(_kinds("discard", found), tell=words.discard),)
    )


def _about(sort: str) -> Page:
    """Kinds of cards that a rule can be about."""
    found = tuple(kind for kind in AIMED if CLASS[kind] == sort)
    return Page(name=f"against_{sort}", above="against", pen=PEN, entries=(_kinds("against", found, words.against),))


BOOKLET = Booklet(
    blank=Orders(),
    pages=(
        Page(
            name="top",
            entries=(
                Toggle(name="hush"),
                Toggle(name="done"),
                Choice(name="reversal", among=("ask", "best")),
                "rule",
                BLOCKS,
                Choice(name="otherwise", among=("ask", "pass")),
                "penalties",
                "discard",
            ),
        ),
        Page(
            name="rule",
            above="top",
            pen=PEN,
            entries=("against", "rule_loss", Toggle(name="fort_in_danger"), _kinds("use", tuple(BLOCKERS))),
        ),
        Page(
            name="rule_loss",
            above="rule",
            pen=PEN,
            entries=(Choice(name="loss_at_least", among=LOSSES, leads="rule"),),
        ),
        Page(
            name="against",
            above="rule",
            pen=PEN,
            entries=(_kinds("against", ("attack", "action"), words.against), "against_attack", "against_action"),
        ),
        _about("attack"),
        _about("action"),
        Page(
            name="penalties",
            above="top",
            entries=(
                Answers(
                    name="penalties",
                    things=PENALTIES,
                    among=(("ask",), ("accept",), *CANCELS),
                    entry=_penalty,
                    known=lambda order: (order.card, order.answer, *order.cancel_with),
                    show=CardRef,
                ),
            ),
        ),
        Page(
            name="discard",
            above="top",
            entries=(
                Choice(name="discard_all", of="discard", among=((), USUAL), show=lambda now: "usual" if now else "ask"),
                "discard_defence",
                "discard_attack",
                "discard_action",
            ),
        ),
        _shelf("defence"),
        _shelf("attack"),
        _shelf("action"),
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
