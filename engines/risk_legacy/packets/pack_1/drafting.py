"""What is asked before the first turn: one pick after the other, then a place for headquarters and troops (RL-B1.2 to
B1.4)."""

from functools import partial

from engines.core.frame import Ordered
from engines.core.menu import Blocked, Given, Menu, Notes, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.board import Board
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.decisions.starting import settle
from engines.risk_legacy.drafts.confirming import barred, places
from engines.risk_legacy.events.founding import FactionTaken
from engines.risk_legacy.factions import OfFactions
from engines.risk_legacy.moves.founding import StartAt
from engines.risk_legacy.naming import faction
from engines.risk_legacy.packets.common.asking import Asking
from engines.risk_legacy.packets.pack_1.items import CATEGORIES, Drafted, DraftPick, items
from engines.risk_legacy.packets.pack_1.printed import PACK
from engines.risk_legacy.packets.pack_1.told import CardDrafted
from engines.risk_legacy.rules.starts import farthest
from engines.risk_legacy.rules.wishes import granted
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words


def _places_with(troops: int) -> OfFactions[Text]:
    """What whoever plays a faction is asked, so many troops in hand."""
    return OfFactions(lambda number: text("prompt-draft-start", faction=faction(number), troops=troops))


TAKEN, SERVED = text("reason-draft-taken"), text("reason-draft-served")
START = {card.value: _places_with(card.value) for card in PACK.draft["starting_troops"]}
PICK = tuple(text("prompt-draft", left=left) for left in range(len(CATEGORIES) + 1))


@record
class Picking(Asking, span="setup"):
    """One item of a category that the seat has not."""

    def prompt(self, state: State) -> Text:
        return PICK[len(_drafted(state).missing(self.seat))]

    def notes(self, state: State) -> Notes:
        return partial(_known, state, self.seat)

    def moves(self, state: State) -> tuple[DraftPick, ...]:
        drafted = _drafted(state)
        missing, factions = drafted.missing(self.seat), state.factions
        return tuple(item for category in missing for item in drafted.free(category, factions))

    def refused(self, state: State) -> tuple[tuple[Move, Text], ...]:
        """What somebody has, and what is of no use any more."""
        drafted, open_ = _drafted(state), self.moves(state)
        seats, factions = len(state.seats), state.factions
        every = dict.fromkeys(item for category in CATEGORIES for item in items(category, seats, factions))
        served = {item: drafted.item(self.seat, item.category) is not None for item in every}
        return tuple((item, SERVED if served[item] else TAKEN) for item in every if item not in open_)

    def ordered(self, state: State, seat: int) -> Ordered | None:
        """By the order in which it wants things, if there is any left of them (RL-B1.3)."""
        wish = granted(state, seat, self.moves(state))
        return None if wish is None else (0, Picked((wish,)))

    def settle(self, board: Board, move: Move) -> None:
        assert isinstance(move, DraftPick), f"nobody offers {move}"
        seat = self.seat
        board.shelve(_drafted(board.state).with_item(seat, move))
        if move.category == "faction":
            board.put(seat, faction=move.value)
            board.emit(FactionTaken(seat=seat, faction=move.value))
            return
        if move.category == "starting_troops":
            board.put(seat, army=move.value)
        board.emit(CardDrafted(seat=seat, category=move.category, value=move.value))


def _known(state: State, seat: int) -> tuple[Text, ...]:
    """Who has what, and, as long as a faction is to be chosen, what those can do that are left."""
    drafted = _drafted(state)
    wanted = drafted.item(seat, "faction") is None
    left = tuple(item.value for item in drafted.free("faction", state.factions)) if wanted else ()
    return (*drafted.notes(), *Words(state, seat).starting(left)())


def _drafted(state: State) -> Drafted:
    found = state.shelved(Drafted)
    assert found is not None, "there is a draft"
    return found


@record
class Placing(Decision, span="setup"):
    """With the troops that were drafted (RL-B1.4)."""

    seat: int

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.seat,)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        side = state.sides[seat]
        assert side.faction is not None, "one was drafted"
        words = Words(state, seat)
        options = words.options(*places(state, seat))
        return Pick(prompt=START[side.army][side.faction], options=options, notes=words.where)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        return Words(state, seat).blocked(*barred(state, seat))

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((StartAt(territory=farthest(state, seat)),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        match picked(given):
            case StartAt(territory=at):
                settle(board, seat, at)
                board.pop()
