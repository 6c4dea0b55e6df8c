"""The verbs of this game. Each changes the state and reports it, so neither can be forgotten."""

from __future__ import annotations

from typing import Any

from engines.core.board import Board
from engines.core.record import evolve
from tests.petty_court.cards import DECK
from tests.petty_court.events import Decreed, Drew, Dropped, Earned, Fired, Played
from tests.petty_court.state import State


class Court(Board[State]):
    def draw(self, seat: int) -> None:
        if not self.state.deck:
            return
        card, *rest = self.state.deck
        self._put(seat, hand=(*self.state.players[seat].hand, card))
        self.amend(deck=tuple(rest))
        self.emit(Drew(owners=(seat,), card=card))

    def show(self, seat: int, card: int) -> None:
        self._lay_off(seat, card)
        self.emit(Played(seat=seat, ref=DECK[card]))

    def drop(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self._lay_off(seat, card)
        if cards:
            self.emit(Dropped(seat=seat, refs=tuple(DECK[card] for card in cards)))

    def earn(self, seat: int, coins: int) -> None:
        """A negative sum is a loss, and nobody loses more than there is."""
        player = self.state.players[seat]
        earned = max(coins, -player.coins)
        if earned:
            self._put(seat, coins=player.coins + earned)
            self.emit(Earned(seat=seat, coins=earned))

    def fire(self, seat: int) -> None:
        self._put(seat, missiles=self.state.players[seat].missiles - 1)
        self.emit(Fired(seat=seat))

    def decree(self, seat: int, words: str) -> None:
        self.amend(decree=words)
        self.emit(Decreed(seat=seat, words=words))

    def seat_person(self, seat: int, person: str) -> None:
        people = self.state.people
        self.amend(people=(*people[:seat], person, *people[seat + 1 :]))

    def order(self, seat: int, *, passes_denies: bool) -> None:
        """No event: it is nobody's business until it fires, and then the core writes that down."""
        self._put(seat, passes_denies=passes_denies)

    def _lay_off(self, seat: int, card: int) -> None:
        self._put(seat, hand=tuple(held for held in self.state.players[seat].hand if held != card))
        self.amend(discard=(*self.state.discard, card))

    def _put(self, seat: int, **changes: Any) -> None:
        players = self.state.players
        self.amend(players=(*players[:seat], evolve(players[seat], **changes), *players[seat + 1 :]))
