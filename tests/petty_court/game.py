"""The petty court, put together from its parts."""

from __future__ import annotations

from engines.core.game import Game
from tests.petty_court import aside, memory, removal, scoring, secrecy, setup, steward, view
from tests.petty_court.ages import UPCASTS
from tests.petty_court.board import Court
from tests.petty_court.cards import DECK
from tests.petty_court.meta import META
from tests.petty_court.presenter import PRESENTER
from tests.petty_court.state import State


def check(state: State) -> None:
    cards = [*state.deck, *state.discard, *(card for player in state.players for card in player.hand)]
    assert sorted(cards) == list(range(len(DECK))), "cards are conserved"
    assert all(player.coins >= 0 and player.missiles >= 0 for player in state.players)


def handed_over(board: Court, seat: int, person: str | None) -> None:
    """The order to pass was the former player's; what is won from now on is not."""
    board.seat_person(seat, person or "")
    board.order(seat, passes_denies=False)


GAME = Game(
    package=__package__,
    state=State,
    meta=META,
    upcasts=UPCASTS,
    presenter=PRESENTER,
    setup=setup.setup,
    board=Court,
    view=view.view,
    outcome=scoring.outcome,
    redeal=secrecy.redeal,
    check=check,
    advise=steward.advise,
    aside=aside.aside,
    interject=aside.interject,
    handed_over=handed_over,
    remove=removal.remove,
    bequest=scoring.bequest,
    pages=memory.pages,
)
"""The one object the rest of the program sees."""
