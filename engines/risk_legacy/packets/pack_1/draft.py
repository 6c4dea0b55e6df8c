"""The draft in the place of dice (RL-B1.1 to B1.5): who picks when, and what comes of it."""

from engines.core.frame import Frame
from engines.core.recent import settled
from engines.core.record import like, record
from engines.risk_legacy.atlas import COIN
from engines.risk_legacy.board import Board
from engines.risk_legacy.deeds.opening import roll_for_start
from engines.risk_legacy.hooks import Packet
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.packets.pack_1.drafting import Picking, Placing
from engines.risk_legacy.packets.pack_1.items import CATEGORIES, Drafted, DraftPick
from engines.risk_legacy.packets.pack_1.told import CoinsDrafted, DraftBegan, TurnsSettled
from engines.risk_legacy.rules.wishes import with_own
from engines.risk_legacy.state import State


@record
class DraftInsteadOfDice(Packet, packet="pack_1", rank=1):
    def setup_order(self, board: Board) -> bool:
        rolled = roll_for_start(board)
        board.emit(like(DraftBegan, rolled))
        board.shelve(Drafted(hands=((),) * len(board.state.seats)))
        board.push(Settling(), DraftRound())
        return True

    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """What *seat* could still get, and what it has wished for: that it may strike."""
        drafted = state.shelved(Drafted)
        if drafted is None or drafted.over:
            return wishes
        missing, factions = drafted.missing(seat), state.factions
        open_ = (item for category in missing for item in drafted.free(category, factions))
        return with_own(state, seat, wishes, DraftPick, open_)

    def check(self, state: State) -> None:
        drafted = state.shelved(Drafted)
        if drafted is not None:
            _sound(drafted, state.factions, state.round)


@settled
def _sound(drafted: Drafted, factions: tuple[int, ...], rounds: int) -> None:
    for category in CATEGORIES:
        drafted.free(category, factions)  # that it can be reckoned means that no item was taken twice
    for hand in drafted.hands:
        kinds = [item.category for item in hand]
        assert len(kinds) == len(dict.fromkeys(kinds)), "RL-B1.10: two items of one category"
    assert rounds == 0 or drafted.over, "RL-B1.10: after the draft everybody has one of each"


@record
class DraftRound(Frame):
    """Clockwise from the high roller; each round reverses the direction of the one before (RL-B1.1)."""

    number: int = 0

    def run(self, board: Board) -> None:
        order = board.state.clockwise(board.state.first)
        following = (DraftRound(number=self.number + 1),) if self.number + 1 < len(CATEGORIES) else ()
        later_first = order if self.number % 2 else reversed(order)
        board.push(*following, *(Picking(seat=seat) for seat in later_first))


@record
class Settling(Frame):
    """Everything is drafted: turns follow their numbers, and so do places (RL-B1.4, B1.5)."""

    def run(self, board: Board) -> None:
        drafted, seats = board.state.shelved(Drafted), board.state.seats
        assert drafted is not None, "it was drafted"
        turns = tuple(sorted(seats, key=lambda seat: drafted.value(seat, "turn_order")))
        places = sorted(seats, key=lambda seat: drafted.value(seat, "starting_placement"))
        board.amend(first=turns[0], order=turns)
        board.emit(TurnsSettled(order=turns))
        for seat in seats:
            others = (wish for wish in board.side(seat).orders.wishes if not isinstance(wish, DraftPick))
            board.order(seat, wishes=tuple(others))
        board.push(DealingCoins(), *(Placing(seat=seat) for seat in reversed(places)))


@record
class DealingCoins(Frame):
    """Everybody is placed, and takes the coin cards that it has drafted (RL-B1.4)."""

    def run(self, board: Board) -> None:
        drafted = board.state.shelved(Drafted)
        assert drafted is not None, "it was drafted"
        for seat in board.state.seats:
            coins = drafted.value(seat, "starting_coin_cards")
            if coins:
                board.cards(pile=board.state.cards.pile - coins)
                board.hand_over(seat, (COIN,) * coins)
                board.emit(CoinsDrafted(seat=seat, coins=coins))
