"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from __future__ import annotations

from functools import partial

from engines.core.menu import Blocked, Notes, Options
from engines.core.move import Cancel, Move, Part, called
from engines.core.text import Text, text
from engines.risk_legacy.moves.battle import Assault, BattleMove
from engines.risk_legacy.moves.concession import ConcessionMove, PenConcede
from engines.risk_legacy.moves.founding import FoundingMove, PlaceSticker, StartAt
from engines.risk_legacy.moves.rewards import DestroyCard, FoundMajor, RewardMove
from engines.risk_legacy.moves.turn import Expand, Join, Maneuver, Place, Trade
from engines.risk_legacy.state import State
from engines.risk_legacy.words import battle as battle_words
from engines.risk_legacy.words import battle_notes, founding, orders, rewards, turn

_GROUPED = (PlaceSticker, StartAt, FoundMajor, DestroyCard)
_GROUPED_PARTS = ("place.territory", "trade.cards", "expand.target", "maneuver.origin")
_GROUPED_AT_FIRST = (Place, Trade, Expand, Maneuver)
"""Under a heading, except in a draft: there the question has named what it is about."""


class Words:
    """Words for one menu: what *seat* reads."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def options(self, *offered: Move) -> Options[Move]:
        """In the order given; options of one group stand together."""
        return Options(offered, self.say, self.head, self.tell)

    def blocked(self, *no: tuple[Move, Text]) -> tuple[Blocked[Move], ...]:
        """Moves and why they are not to be had."""
        return tuple(Blocked(move=move, because=reason, say=self.say) for move, reason in no)

    def elsewhere(self, *no: tuple[Move, Text]) -> tuple[Blocked[Move], ...]:
        """Moves to all other territories, one line where reasons are listed."""
        return tuple(Blocked(move=move, because=reason, say=self.say, fold=turn.other_lands) for move, reason in no)

    def rolls(self, *no: tuple[Assault, Text]) -> tuple[Blocked[Move], ...]:
        """Single rolls that nobody can make, by their dice alone."""
        return tuple(Blocked(move=order, because=reason, say=battle_words.dice_of) for order, reason in no)

    def kinds(self, *no: tuple[Move, Text]) -> tuple[Blocked[Move], ...]:
        """Moves each of which stands for all of its kind, and why none of them is to be had."""
        return tuple(Blocked(move=move, because=reason, say=turn.in_general) for move, reason in no)

    def _grouped(self, move: Move) -> bool:
        first = self.state.drafts[self.seat] is None
        if isinstance(move, Part):
            return move.of == "assault" or called(move) in _GROUPED_PARTS
        return isinstance(move, _GROUPED) or (first and isinstance(move, _GROUPED_AT_FIRST))

    # ---- one move

    def say(self, move: Move) -> Text:
        """Its label: short enough for a button."""
        match move:
            case Cancel():
                return text("core-cancel")
            case _ if isinstance(move, FoundingMove | Join):
                return founding.say(move)
            case _ if isinstance(move, BattleMove) or _part(move, "assault"):
                return battle_words.say(self.state, self.seat, move)
            case _ if isinstance(move, RewardMove) or _part(move, "reward_move", "forgo"):
                return rewards.say(self.state, move)
            case _ if isinstance(move, ConcessionMove):
                return orders.conceding_to(move)
            case _:
                return turn.say(self.state, self.seat, move)

    def head(self, move: Move) -> Text | None:
        """The heading it stands under."""
        if not self._grouped(move):
            return None
        if isinstance(move, FoundingMove | Join):
            return founding.group(self.state, move)
        if isinstance(move, Part) and move.of == "assault":
            return battle_words.group(move)
        if isinstance(move, RewardMove):
            return rewards.group(self.state, move)
        return turn.group(self.state, self.seat, move)

    def tell(self, move: Move) -> Text | None:
        """What choosing it would mean."""
        match move:
            case Cancel():
                return None
            case _ if isinstance(move, FoundingMove | Join):
                return founding.hint(self.state, self.seat, move)
            case _ if isinstance(move, BattleMove) or _part(move, "assault"):
                return battle_words.hint(self.state, self.seat, move)
            case _ if isinstance(move, RewardMove) or _part(move, "reward_move", "forgo"):
                return rewards.hint(self.state, move)
            case PenConcede(to=to):
                return orders.conceding(self.state, self.seat, to)
            case _ if isinstance(move, ConcessionMove):
                return None
            case _:
                return turn.hint(self.state, self.seat, move)

    # ---- notes

    def battle(self) -> tuple[Text, ...]:
        return battle_notes.battle(self.state)

    def moving_in(self) -> tuple[Text, ...]:
        return battle_notes.moving_in(self.state, self.seat)

    def clash(self, origin: int, target: int) -> Notes:
        """Before an attack from one territory against another."""
        return partial(battle_notes.clash, self.state, self.seat, origin, target)

    def assault(self, order: Assault) -> Notes:
        """An assault order that is being put together."""
        return partial(battle_notes.assault, self.state, self.seat, order)

    def setting_out(self, origin: int, target: int) -> Notes:
        """Before an expansion from one territory into another."""
        return partial(turn.setting_out, self.state, self.seat, origin, target)

    def recruiting(self) -> tuple[Text, ...]:
        return turn.recruiting(self.state, self.seat)

    def starting(self) -> tuple[Text, ...]:
        return turn.holding(self.state, self.seat)


def _part(move: Move, *of: str) -> bool:
    return isinstance(move, Part) and move.of in of
