"""What the steward answers when it is asked: blocks, counters, penalties, discards, reversals (TK-12.2)."""

from __future__ import annotations

from typing import Any, cast

from engines.core.menu import Given, Picked
from engines.core.move import Move
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.components import BOX, CLASS, VALUE
from engines.take_the_kingdom.places import REAL, is_fort
from engines.take_the_kingdom.plays.aimed import AtDefence, AtPlace, AtRival
from engines.take_the_kingdom.plays.rules import RULES
from engines.take_the_kingdom.siege import aftermath
from engines.take_the_kingdom.steward.eye import stands_at, where
from engines.take_the_kingdom.view import View

BLOCK_FROM = {"mutiny": 2, "sabotage": 2, "deny": 3, "mercy": 4}
"""The loss from which a card is worth giving up; one less once the deck is empty."""
COUNTER_FROM = 4
RUIN = 99
"""More than anything a kingdom can lose and live."""


def surplus(view: View) -> Given[Move]:
    assert view.own is not None
    return Picked(tuple(m.Discard(card=card) for card in view.own.surplus))


def penalty(view: View, moves: tuple[Move, ...]) -> Move:
    """Cancel what would ban three or more cards, if a Deny is there for it."""
    assert view.own is not None
    assert view.own.penalty is not None
    banned = BOX.penalties.bans[view.own.penalty]
    useful = sum(CLASS[card] == banned for card in view.own.hand if card != "deny")
    cancel = m.CancelPenalty(card="deny")
    return cancel if useful >= 3 and cancel in moves else m.Accept()


def window(view: View, moves: tuple[Move, ...]) -> Move:
    """Blocks, counters and reversals."""
    if isinstance(moves[0], m.Reverse):
        return _reverse(view, [move for move in moves if isinstance(move, m.Reverse)])
    blocks = sorted(
        (move for move in moves if isinstance(move, m.Block)),
        key=lambda move: BOX.defaults.block_order.index(move.card),
    )
    stake, countering = _stake(view)
    spare = 0 if view.deck else 1
    for block in blocks:
        threshold = COUNTER_FROM if countering else BLOCK_FROM[block.card]
        if stake >= threshold - spare:
            return block
    return m.Pass()


def _stake(view: View) -> tuple[int, bool]:
    """What is lost by passing, and whether it is the own attack that was blocked."""
    if view.reversal:
        assert view.reversal.place is not None, "only damage that is already aimed can be blocked"
        _, place = where(view, view.reversal.place)
        falls = is_fort(place.number) and view.reversal.amount >= place.strength
        return (RUIN if falls else min(view.reversal.amount, place.strength)), False
    if not view.play:
        return 0, False
    if view.play.seat == view.me:
        targets = (seat for seat in view.play.targets if seat not in view.play.void)
        return sum(_loss(view, seat, view.play.move) for seat in targets), True
    return _loss(view, view.me or 0, view.play.move), False


def _loss(view: View, seat: int, move: m.PlayMove) -> int:
    """Points that *seat* would lose. The steward counts on the real traps that it knows."""
    kingdom = view.kingdoms[seat]
    match move:
        case m.Attack():
            safe = [place.number for place in kingdom.places if place.trap == REAL]
            shares = (share for share in move.shares if share.place not in safe)
            left = aftermath(kingdom.places, ((share.place, share.amount, share.first) for share in shares))
            return kingdom.points - sum(place.strength for place in left) if left else RUIN
    rule, play = RULES[move.kind], cast("Any", move)
    match rule:
        case AtPlace():
            return rule.harm(where(view, play.place)[1]) + bool(rule.gain)
        case AtDefence():
            return stands_at(view, play.defence)[2].strength
        case AtRival():
            return rule.dread if view.deck else 0
        case _:
            return 0


def _reverse(view: View, moves: list[m.Reverse]) -> Move:
    """Hurt the attacker as much as possible; being the attacker, oneself as little."""
    assert view.reversal is not None
    amount, sign = view.reversal.amount, -1 if view.reversal.victim == view.me else 1

    def harm(move: m.Reverse) -> tuple[int, int, int]:
        _, place = where(view, move.place)
        taken = min(amount, place.strength)
        first = VALUE[move.first] if move.first is not None else 0
        return (sign * taken, sign * (taken == place.strength), -sign * first)

    return max(moves, key=harm)
