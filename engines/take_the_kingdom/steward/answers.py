"""What the steward answers when it is asked: blocks, counters, penalties, discards, reversals (TK-12.2)."""

from engines.core.move import Move
from engines.take_the_kingdom import moves as m
from engines.take_the_kingdom.components import BOX, CLASS
from engines.take_the_kingdom.places import REAL, is_fort
from engines.take_the_kingdom.plays.aimed import Action
from engines.take_the_kingdom.plays.attack import Attack
from engines.take_the_kingdom.plays.base import PlayMove
from engines.take_the_kingdom.siege import telling
from engines.take_the_kingdom.steward.eye import me
from engines.take_the_kingdom.steward.taste import Taste
from engines.take_the_kingdom.view import View

RUIN = 99
"""More than anything a kingdom can lose and live."""


def penalty(view: View, moves: tuple[Move, ...]) -> Move:
    """Cancel what would ban three or more cards, if a Deny is there for it."""
    assert view.own is not None
    assert view.own.penalty is not None
    banned = BOX.penalties.bans[view.own.penalty]
    useful = sum(CLASS[card] == banned for card in view.own.hand if card != "deny")
    cancel = m.CancelPenalty(card="deny")
    return cancel if useful >= 3 and cancel in moves else m.Accept()


def window(view: View, moves: tuple[Move, ...], taste: Taste) -> Move:
    """Blocks and counters; damage that is turned back hurts the attacker as much as it can, or oneself as little."""
    if isinstance(moves[0], m.Reverse) and view.reversal:
        victim = view.reversal.victim
        place, first = telling(view.kingdoms[victim].open, view.reversal.amount, most=victim != me(view))
        return m.Reverse(place=place.number, first=first)
    blocks = sorted(
        (move for move in moves if isinstance(move, m.Block)),
        key=lambda move: BOX.defaults.block_order.index(move.card),
    )
    stake, countering = _stake(view)
    spare = 0 if view.deck else 1
    for block in blocks:
        threshold = taste.counter if countering else taste.blocks[block.card]
        if stake >= threshold - spare:
            return block
    return m.Pass()


def _stake(view: View) -> tuple[int, bool]:
    """What is lost by passing, and whether it is the own attack that was blocked."""
    if view.reversal:
        assert view.reversal.place is not None, "only damage that is already aimed can be blocked"
        place = view.site(view.reversal.place)
        falls = is_fort(place.number) and view.reversal.amount >= place.strength
        return (RUIN if falls else min(view.reversal.amount, place.strength)), False
    if not view.play:
        return 0, False
    if view.play.seat == view.me:
        targets = (seat for seat in view.play.targets if seat not in view.play.void)
        return sum(_loss(view, seat, view.play.move) for seat in targets), True
    return _loss(view, me(view), view.play.move), False


def _loss(view: View, seat: int, move: PlayMove) -> int:
    """Points that *seat* would lose. The steward counts on the real traps that it knows."""
    kingdom = view.kingdoms[seat]
    match move:
        case Attack():
            safe = tuple(place.number for place in kingdom.places if place.trap == REAL)
            left = move.leaves(view, seat, safe=safe)
            return kingdom.points - sum(place.strength for place in left) if left else RUIN
        case Action():
            return move.loss(view, seat) + move.dread(view)
        case _:
            return 0
