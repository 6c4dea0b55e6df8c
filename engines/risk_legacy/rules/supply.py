"""The row of face-up cards, the deck and the pile of coins at the end of a turn (RL-5.11)."""

from engines.core.record import evolve
from engines.risk_legacy.atlas import COIN, shown_on
from engines.risk_legacy.board import Board
from engines.risk_legacy.events.turn import CardTaken, PileEmptied, RowChanged
from engines.risk_legacy.hooks import Power, announce, changed, in_force
from engines.risk_legacy.rules.ground import Ground
from engines.risk_legacy.rules.recruits import coins
from engines.risk_legacy.state import Cards, State


def due(state: State, seat: int) -> bool:
    """One card at most, whatever became of the conquests since (RL-5.11.2)."""
    found = bool(state.ongoing.conquered)
    for power in in_force(state, Power.turn_card_due):
        found = power.turn_card_due(state, seat, due=found)
    return found


def expansions(ground: Ground, seat: int) -> int:
    """How many into different territories earn *seat* a card without a conquest; 0: none do (RL-5.11.2)."""
    return max((power.expansions for power in in_force(ground, Power.turn_card_due) if power.seat == seat), default=0)


def face_up(state: State, seat: int) -> tuple[int, ...]:
    """The cards of the row that *seat* may take at all, the oldest slot first."""
    up = tuple(card for card in reversed(state.cards.row) if card is not None)
    return changed(state, Power.turn_card_open, up, seat)


def claims(state: State, seat: int) -> tuple[int, ...]:
    """The face-up cards of territories that *seat* controls now: one of them it must take (RL-5.11.3). Oldest slot
    first. A coin card is among them if packets leave it the choice."""
    held = tuple(card for card in face_up(state, seat) if state.fields[shown_on(card)].owner == seat)
    return changed(state, Power.turn_card_pick, held, seat)


def best(state: State, seat: int) -> int:
    """The card of somebody who does not choose: most coins, then the higher slot (RL-5.11.3). There must be one."""
    return max(claims(state, seat), key=lambda card: coins(state.world, (card,)))


def refilled(cards: Cards) -> Cards:
    """New cards into the gaps, the oldest slot first, as long as the deck lasts."""
    if None not in cards.row:
        return cards
    row, deck = list(cards.row), list(cards.deck)
    for slot in reversed(range(len(row))):
        if row[slot] is None and deck:
            row[slot] = deck.pop(0)
    return evolve(cards, row=tuple(row), deck=tuple(deck))


def levy(state: State, seat: int, card: int) -> int:
    """Troops that come with the card into the territory it shows (RL-5.11.7)."""
    return changed(state, Power.turn_card_drawn, 0, seat, card)


def take(board: Board, seat: int, card: int) -> None:
    """A face-up card out of the row, and the next one into it (RL-5.11.4); or a coin card."""
    if card == COIN:
        draw_coin(board, seat)
        return
    receive(board, seat, card)
    turn_up(board, board.state.cards.row.index(card))


def draw_coin(board: Board, seat: int) -> None:
    """A coin card, or what powers give instead."""
    if not any(power.turn_coin(board, seat) for power in in_force(board.state, Power.turn_coin)):
        take_coin(board, seat)


def take_coin(board: Board, seat: int) -> None:
    """The oldest card of the row goes with it, to the discard (RL-5.11.4). The pile must have one."""
    if any(power.turn_coin_refused(board, seat) for power in in_force(board.state, Power.turn_coin_refused)):
        refill(board, board.state.cards.row)
        return
    cards = board.state.cards
    oldest = cards.row[-1]
    away = () if oldest is None else (oldest,)
    board.cards(pile=cards.pile - 1, discard=(*cards.discard, *away))
    receive(board, seat, COIN)
    turn_up(board, len(cards.row) - 1, oldest)
    if cards.pile == 1 and not cards.emptied:
        empty_the_pile(board)


def receive(board: Board, seat: int, card: int) -> None:
    """Into the hand, with the troops that come with it (RL-5.11.7)."""
    board.hand_over(seat, (card,))
    levied = levy(board.state, seat, card)
    if levied:
        board.stand(seat, shown_on(card), levied)
    board.emit(CardTaken(seat=seat, card=card, levied=levied > 0))
    announce(board, Power.turn_card_taken, seat, card)


def empty_the_pile(board: Board) -> None:
    """For the first time in this game: a star for whoever holds most territories alone (RL-5.11.6)."""
    board.cards(emptied=True)
    sizes = tuple(len(board.state.held(seat)) for seat in board.state.seats)
    largest = max(sizes)
    winner = sizes.index(largest) if sizes.count(largest) == 1 else None
    board.emit(PileEmptied(seat=winner))
    if winner is not None:
        board.gain_star(winner, "coin_pile")


def turn_up(board: Board, slot: int, discarded: int | None = None) -> None:
    """The card in *slot* is drawn or *discarded*: newer ones slide up, and a new one enters slot 1 (RL-5.11.4)."""
    row = board.state.cards.row
    board.cards(row=(None, *row[:slot], *row[slot + 1 :]))
    refill(board, row, discarded)
    newest = board.state.cards.row[0]
    if newest is not None:
        announce(board, Power.turn_slot1, newest)


def refill(board: Board, was: tuple[int | None, ...], discarded: int | None = None) -> None:
    """Fill the gaps of the row, and tell what became of what it *was*. A used up deck is made anew of the discard; with
    neither the row stays short, until a later end of turn (RL-5.11.5)."""
    board.amend(cards=refilled(board.state.cards))
    reshuffled = 0
    if None in board.state.cards.row and board.state.cards.discard:
        deck = board.shuffle(board.state.cards.discard)
        board.cards(deck=deck, discard=())
        reshuffled = len(deck)
        board.amend(cards=refilled(board.state.cards))
    if board.state.cards.row != was or discarded is not None or reshuffled:
        board.emit(RowChanged(row=board.state.cards.row, discarded=discarded, reshuffled=reshuffled))
