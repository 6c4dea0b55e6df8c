"""What one seat may see, built field by field: what nobody wrote down here cannot leak."""

from __future__ import annotations

from engines.core.chair import Sitter
from engines.core.outcome import Outcome
from engines.core.record import record
from tests.petty_court.cards import DECK
from tests.petty_court.decisions.bids import SealedBids
from tests.petty_court.scoring import outcome
from tests.petty_court.state import State


@record
class Own:
    """Only in the view of its owner."""

    hand: tuple[str, ...]
    bid: int | None
    passes_denies: bool


@record
class Seen:
    """A seat as everybody sees it."""

    coins: int
    missiles: int
    cards: int
    sitter: Sitter


@record
class View:
    players: tuple[Seen, ...]
    goal: int
    deck: int
    discard: tuple[str, ...]
    decree: str
    result: Outcome | None
    own: Own | None


def view(state: State, seat: int | None) -> View:
    return View(
        players=tuple(
            Seen(coins=player.coins, missiles=player.missiles, cards=len(player.hand), sitter=chair.sitter)
            for player, chair in zip(state.players, state.chairs, strict=True)
        ),
        goal=state.goal,
        deck=len(state.deck),
        discard=tuple(DECK[card] for card in state.discard),
        decree=state.decree,
        result=outcome(state),
        own=None if seat is None else own(state, seat),
    )


def own(state: State, seat: int) -> Own:
    player = state.players[seat]
    bids = state.stack[-1].bids if state.stack and isinstance(state.stack[-1], SealedBids) else ()
    return Own(
        hand=tuple(DECK[card] for card in player.hand),
        bid=bids[seat] if bids else None,
        passes_denies=player.passes_denies,
    )
