"""Taking cards from the deck, and what happens to the penalties among them (TK-5.2, 5.14, 5.15, 5.19)."""

from engines.take_the_kingdom.board import Board
from engines.take_the_kingdom.components import KIND, PENALTIES, kinds_of
from engines.take_the_kingdom.events.turns import DeckEmptied, Drew, How, PenaltyIdle, PenaltyReturned, PenaltyShown


def draw(board: Board, seat: int, count: int, how: How) -> None:
    """Up to *count* cards for the seat on turn. Of the penalties among them it is asked next, if it may answer."""
    if not board.state.deck:
        return
    if board.state.ongoing.opening:
        drawn = tuple(_mild(board, seat, count))
    else:
        drawn = tuple(_take(board) for _ in range(min(count, len(board.state.deck))))
    penalties = tuple(card for card in drawn if KIND[card] in PENALTIES)
    board.gain(seat, *(card for card in drawn if card not in penalties))
    tell(board, seat, drawn, how)
    if not board.state.deck:
        board.emit(DeckEmptied())
    if penalties:
        _suffer(board, seat, penalties)


def tell(board: Board, seat: int, cards: tuple[int, ...], how: How) -> None:
    """What was drawn, only the seat hears; how many cards, everybody. Penalties count: they are shown next."""
    if cards:
        board.emit(Drew(owners=(seat,), cards=kinds_of(cards), how=how))


def take_mild(board: Board, seat: int) -> int | None:
    """The top card. A penalty is shown, put back and shuffled in until it is none; nothing if there are only those."""
    while board.state.deck:
        card = _take(board)
        if KIND[card] not in PENALTIES:
            return card
        board.emit(PenaltyReturned(seat=seat, card=KIND[card]))
        deck = board.shuffle((*board.state.deck, card))
        board.amend(deck=deck)
        if all(KIND[left] in PENALTIES for left in deck):
            return None
    return None


def _mild(board: Board, seat: int, count: int) -> list[int]:
    cards: list[int] = []
    while len(cards) < count and (card := take_mild(board, seat)) is not None:
        cards.append(card)
    return cards


def _take(board: Board) -> int:
    deck = board.state.deck
    board.amend(deck=deck[1:])
    return deck[0]


def _suffer(board: Board, seat: int, penalties: tuple[int, ...]) -> None:
    for card in penalties:
        board.emit(PenaltyShown(seat=seat, card=KIND[card]))
    board.count(seat, penalties=len(penalties))
    if board.state.ongoing.left <= 0:
        board.discard(*penalties)
        for card in penalties:
            board.emit(PenaltyIdle(seat=seat, card=KIND[card]))
        return
    board.amend(revealed=penalties)
