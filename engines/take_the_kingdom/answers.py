"""Which cards can stop what, and the answers that the clock and standing orders give for somebody who is not there
(TK-6.3, 6.7, 6.9, 6.11)."""

from typing import NamedTuple

from engines.take_the_kingdom.components import BLOCKERS, BOX, KIND, NATURE
from engines.take_the_kingdom.orders import Rule
from engines.take_the_kingdom.places import REAL
from engines.take_the_kingdom.plays.attack import Attack
from engines.take_the_kingdom.plays.base import PlayMove, banned
from engines.take_the_kingdom.state import State

FINAL = tuple(BOX.blocks.final)
"""Blockers that no card answers; they stop a play only as far as it is aimed at their player."""


def stoppers(play: PlayMove) -> tuple[str, ...]:
    """The kinds that block *play*, in the order of the data."""
    if isinstance(play, Attack):
        return tuple(kind for kind, blocker in BLOCKERS.items() if NATURE[play.card] in blocker.attack)
    return tuple(kind for kind, blocker in BLOCKERS.items() if blocker.action)


def counters(against: str) -> tuple[str, ...]:
    """The kinds that answer a block made with *against*, bans disregarded."""
    return tuple(kind for kind, blocker in BLOCKERS.items() if against in blocker.block)


def unbanned(state: State, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Those of *kinds* with which the seat on turn may answer: its own bans count (TK-5.18)."""
    return tuple(kind for kind in kinds if banned(state, kind) is None)


def held(state: State, seat: int, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Those of *kinds* that are in the hand of *seat*."""
    kingdom = state.kingdoms[seat]
    return tuple(kind for kind in kinds if kingdom.held(kind) is not None)


def in_danger(state: State, play: PlayMove, seat: int) -> bool:
    """Whether *play*, dealt in full, would destroy the Fort of *seat*: public facts only (TK-6.12)."""
    return isinstance(play, Attack) and not play.leaves(state, seat)


def doomed(state: State, play: PlayMove, seat: int) -> bool:
    """As :func:`in_danger`, but *seat* counts on its own real traps (TK-6.7)."""
    places = state.kingdoms[seat].places
    safe = tuple(place.number for place in places if place.trap and KIND[place.trap.card] == REAL)
    return isinstance(play, Attack) and not play.leaves(state, seat, safe=safe)


def spared(state: State, seat: int, kinds: tuple[str, ...]) -> str | None:
    """The first blocker that an absent player would give up: held, among *kinds*, in the default order."""
    usable = held(state, seat, kinds)
    return next((kind for kind in BOX.defaults.block_order if kind in usable), None)


class Reply(NamedTuple):
    """What standing orders answer to a play."""

    line: int
    """The rule of ``blocks``, from 1; 0: what holds if none of them fits."""
    card: str | None = None
    """What it is blocked with; ``None``: it passes."""


def ordered(state: State, play: PlayMove, seat: int) -> Reply | None:
    """The first rule that fits, then ``hush``, then ``otherwise``; ``None``: *seat* is asked (TK-6.11)."""
    orders = state.kingdoms[seat].orders
    for line, rule in enumerate(orders.blocks, start=1):
        if not _fits(rule, state, play, seat):
            continue
        if not rule.use:
            return Reply(line)
        usable = held(state, seat, stoppers(play))
        if card := next((kind for kind in rule.use if kind in usable), None):
            return Reply(line, card)
    if orders.otherwise == "pass" or (orders.hush and not in_danger(state, play, seat)):
        return Reply(0)
    return None


def _fits(rule: Rule, state: State, play: PlayMove, seat: int) -> bool:
    """By public facts only, so that what an order does tells nothing about the hand."""
    names = ("attack" if isinstance(play, Attack) else "action", play.paid[0], *_harmless(state, play, seat))
    if rule.against and not any(name in rule.against for name in names):
        return False
    danger = (rule.fort_in_danger or rule.fort_safe) and in_danger(state, play, seat)
    if (rule.fort_in_danger and not danger) or (rule.fort_safe and danger):
        return False
    loss = play.loss(state, seat)
    return rule.loss_at_least <= loss and (not rule.loss_below or loss < rule.loss_below)


def _harmless(state: State, play: PlayMove, seat: int) -> tuple[str, ...]:
    """What an attack is besides that, dealt in full, leaves *seat* every place that it has."""
    kept = isinstance(play, Attack) and len(play.leaves(state, seat)) == len(state.kingdoms[seat].places)
    return ("attack_kept",) if kept else ()
