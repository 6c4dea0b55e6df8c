"""A game of the campaign is opened: bonuses, cards, who begins (RL-4.2.2 to 4.2.5)."""

from engines.core.frame import Frame
from engines.core.record import evolve, record
from engines.risk_legacy.atlas import card_of
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketOpened, PacketsAllowed
from engines.risk_legacy.components import BOX, ScarName
from engines.risk_legacy.decisions.starting import StartPick
from engines.risk_legacy.decisions.unsealing import overdue
from engines.risk_legacy.deeds.turn import StartTurn
from engines.risk_legacy.events.founding import GameBegan, ScarDealt, StartRolled
from engines.risk_legacy.events.packets import RulesChanged
from engines.risk_legacy.hooks import Power, announce, changed, in_force
from engines.risk_legacy.rules.supply import refilled
from engines.risk_legacy.state import State


@record
class OpenGame(Frame):
    allowing: bool = False
    """Packets may be opened from now on: the world was founded without (RL-B0.4)."""

    def run(self, board: Board) -> None:
        if self.allowing:
            board.change(PacketsAllowed())
        overdue(board)
        give_bonuses(board)
        lay_out_cards(board)
        dealt = deal_scars(board)
        state = board.state
        missiles = tuple(side.missiles for side in state.sides)
        board.emit(GameBegan(game=state.game, row=state.cards.row, missiles=missiles, scars=bool(dealt)))
        for seat, scar in enumerate(dealt):
            board.emit(ScarDealt(owners=(seat,), scar=scar))
        if packets := _brought(state):
            board.emit(RulesChanged(packets=packets))
        board.push(FirstTurn())
        settle_order(board)


def _brought(state: State) -> tuple[str, ...]:
    """Packets that the last game has opened: not all who play have played that, or remember it."""
    return tuple(each.packet for each in state.chain[-1].deltas if isinstance(each, PacketOpened))


@record
class FirstTurn(Frame):
    """Everybody is placed, and the high roller begins (RL-4.2.8)."""

    def run(self, board: Board) -> None:
        board.push(StartTurn(seat=board.state.first, round=1))
        announce(board, Power.setup_end)


def give_bonuses(board: Board) -> None:
    """A missile for each signature of the seat's person; a star token to whoever has none (RL-4.2.2)."""
    for seat, person in enumerate(board.state.people):
        signed = board.state.world.signed(person)
        missiles = changed(board.state, Power.setup_bonus, signed, seat)
        board.put(seat, missiles=missiles, tokens=() if signed else ("start",))


def lay_out_cards(board: Board) -> None:
    """The first card that is turned up goes to the oldest slot (RL-4.2.3)."""
    deck = tuple(card_of(at) for at in board.state.world.everywhere if board.state.world.lands[at].card)
    cards = evolve(board.state.cards, deck=board.shuffle(deck))
    board.amend(cards=refilled(cards))


def deal_scars(board: Board) -> tuple[ScarName, ...]:
    """One to each seat, secretly, if there are enough for all; seat → its card (RL-4.2.4)."""
    state = board.state
    seats = len(state.seats)
    if len(state.pool) < seats * BOX.setup.scar_cards_per_seat:
        return ()
    cards = board.shuffle(state.pool)
    dealt = cards[:seats]
    for seat, scar in enumerate(dealt):
        board.put(seat, scar=scar)
    board.amend(pool=cards[seats:])
    return dealt


def settle_order(board: Board) -> None:
    """Who begins, and in which order factions and places are picked (RL-4.2.5, 4.2.6, 4.2.8)."""
    if any(power.setup_order(board) for power in in_force(board.state, Power.setup_order)):
        return
    rolled = roll_for_start(board)
    board.emit(rolled)
    board.push(*(StartPick(seat=seat) for seat in reversed(board.state.clockwise(rolled.first))))


def roll_for_start(board: Board) -> StartRolled:
    """Who is first, and what is to be told of it: those tied for the highest roll again (RL-4.2.5)."""
    rounds: list[tuple[tuple[int, int], ...]] = []
    tied = board.state.seats
    while len(tied) > 1:
        rolls = tuple((seat, board.roll(BOX.combat.die_sides)) for seat in tied)
        rounds.append(rolls)
        highest = max(die for _, die in rolls)
        tied = tuple(seat for seat, die in rolls if die == highest)
    board.amend(first=tied[0])
    return StartRolled(rounds=tuple(rounds), first=tied[0])
