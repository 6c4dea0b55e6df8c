"""The fallout territory: how it comes to be, and what lies around it (RL-B5.1, B5.3).

Ruling: land that a packet has brought takes no marks (RL-B6.1), which is what players may make of it. The strike asks
nobody: where it falls the fallout lies for good, there as anywhere, and the card of that land is destroyed."""

from engines.core.record import evolve, record
from engines.risk_legacy.atlas import card_of
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PacketDelta
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.naming import Territory
from engines.risk_legacy.packets.pocket_1.told import CardBurnt
from engines.risk_legacy.rules.supply import refill
from engines.risk_legacy.state import State

FALLOUT = "fallout"


@record
class Irradiated(PacketDelta):
    """All marks there are gone, and its card; nothing is ever marked there again."""

    territory: Territory

    def on(self, world: World) -> World:
        return world.wiped(self.territory).evolve_land(self.territory, scar=FALLOUT, card=False)


def fallout(world: World) -> int | None:
    """Where it lies; nowhere before the strike."""
    return next((at for at, land in enumerate(world.lands) if land.scar == FALLOUT), None)


def downwind(world: World, at: int) -> tuple[int, ...]:
    """Territories joined to it by land, in the order of the data."""
    return tuple(near for near in world.chart.neighbours[at] if not world.chart.by_sea(at, near))


def _burnt(state: State, gone: int) -> CardBurnt:
    holder = next((seat for seat, side in enumerate(state.sides) if gone in side.hand), None)
    if holder is not None:
        return CardBurnt(card=gone, lay="hand", holder=holder)
    return CardBurnt(card=gone, lay="row" if gone in state.cards.row else "rest")


def irradiate(board: Board, at: int) -> None:
    """Its card is destroyed wherever it is, the deck is shuffled, a gap in the row is filled by sliding."""
    known, gone = board.state.world.lands[at].card, card_of(at)
    board.change(Irradiated(territory=at))
    if known:
        board.emit(_burnt(board.state, gone))
    for seat, side in enumerate(board.state.sides):
        if gone in side.hand:
            board.put(seat, hand=tuple(card for card in side.hand if card != gone))
    cards = board.state.cards
    row = cards.row
    if gone in row:
        slot = row.index(gone)
        board.cards(row=(None, *row[:slot], *row[slot + 1 :]))
    deck = board.shuffle(tuple(card for card in cards.deck if card != gone))
    discard = tuple(card for card in cards.discard if card != gone)
    board.amend(cards=evolve(board.state.cards, deck=deck, discard=discard))
    refill(board, row)
