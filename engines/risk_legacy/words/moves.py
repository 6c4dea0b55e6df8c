"""How moves are said, grouped and explained. Called only when somebody reads the menu."""

from functools import partial
from typing import Any, Protocol

from engines.core import words as core
from engines.core.menu import Blocked, Notes, nothing
from engines.core.move import Cancel, Move, Part, called
from engines.core.shown import label
from engines.core.text import Text, text
from engines.risk_legacy.components import ScarName
from engines.risk_legacy.moves.battle import Assault, BattleMove, Fire
from engines.risk_legacy.moves.concession import ConcessionMove
from engines.risk_legacy.moves.founding import FoundingMove, PlaceSticker, StartAt
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.moves.rewards import DestroyCard, FoundMajor, RewardMove, RewardName
from engines.risk_legacy.moves.turn import Expand, Join, LayScar, Maneuver, MarchTo, Place, Trade
from engines.risk_legacy.rules import paths
from engines.risk_legacy.state import State
from engines.risk_legacy.words import battle as battle_words
from engines.risk_legacy.words import battle_notes, conceding, founding, marches, packets, rewards, turn
from engines.risk_legacy.words.land import scar_of

_GROUPED = (PlaceSticker, StartAt, FoundMajor, DestroyCard, LayScar, PacketMove)
_GROUPED_PARTS = ("place.territory", "trade.cards", "expand.target", "maneuver.origin", "march_to.goal")
_GROUPED_AT_FIRST = (Place, Trade, Expand, Maneuver)
"""Under a heading, except in a draft: there the question has named what it is about."""


class Words(core.Words[State]):
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
        if isinstance(move, MarchTo):
            return getattr(self.state.drafts[self.seat], "goal", None) is None
        return isinstance(move, _GROUPED) or (first and isinstance(move, _GROUPED_AT_FIRST))

    # ---- one move: each family has a module with words for it

    def say(self, move: Move) -> Text:
        return label(move) if isinstance(move, Cancel) else _about(move).say(self.state, self.seat, move)

    def head(self, move: Move) -> Text | None:
        return _about(move).group(self.state, self.seat, move) if self._grouped(move) else None

    def hint(self, move: Move) -> Text | None:
        return None if isinstance(move, Cancel) else _about(move).hint(self.state, self.seat, move)

    def cards(self, move: Move) -> tuple[int, ...]:
        return turn.held(self.state, self.seat, move)

    def warnings(self, move: Move) -> tuple[Text, ...]:
        if isinstance(move, PacketMove):
            return rewards.nears(move.nears(self.state, self.seat))
        if isinstance(move, Fire):
            return battle_words.warnings(self.state, self.seat, move)
        return (*turn.warnings(self.state, self.seat, move), *rewards.warnings(self.state, self.seat, move))

    def besides(self, move: Move) -> Text | None:
        return turn.besides(self.state, self.seat, move)

    # ---- notes

    def starting(self, factions: tuple[int, ...]) -> Notes:
        """While a faction is chosen."""
        return partial(founding.starting, self.state, self.seat, factions)

    def where(self) -> tuple[Text, ...]:
        """While a place to start is chosen: which are offered."""
        return founding.where(self.state, self.seat)

    def choosing(self) -> tuple[Text, ...]:
        """What a reward may bring nearer."""
        return rewards.choosing(self.state, self.seat)

    def going(self, reward: RewardName) -> Notes:
        """The same, once it is chosen."""
        return partial(rewards.going, self.state, self.seat, reward)

    def ending(self) -> tuple[Text, ...]:
        """What the end of the turn will cost, as the board lies."""
        return turn.ending(self.state, self.seat)

    def staying(self, origin: int) -> Notes:
        """Before a maneuver that ends the turn: who must not stay alone."""
        late = paths.any_time(self.state, self.seat)
        return nothing if late else partial(turn.staying, self.state, self.seat, origin)

    def battle(self) -> tuple[Text, ...]:
        return battle_notes.battle(self.state)

    def at_stake(self, prompt: Text, asks: Text) -> Text:
        """The question of a window, after what would be lost."""
        return battle_notes.at_stake(self.state, self.seat, prompt, asks)

    def scar_use(self, scar: ScarName) -> battle_words.ScarUse:
        """What good the card would be in the battle that goes on."""
        return battle_words.scar_use(self.state, self.seat, scar)

    def window(self, use: battle_words.ScarUse) -> Notes:
        """The battle, for whoever is asked about a scar card; where it is of little use, how they are asked less."""
        if use not in ("idle", "vain"):
            return self.battle
        less = text(f"note-{use}-window", scar=scar_of(self.state, self.seat))
        return lambda: (*battle_notes.battle(self.state), less)

    def clash(self, origin: int, target: int) -> Notes:
        """Before an attack from one territory against another."""
        return lambda: battle_notes.clash(self.state, self.seat, Assault(origin=origin, target=target))

    def assault(self, order: Assault) -> Notes:
        """An assault order that is being put together."""
        return partial(battle_notes.assault, self.state, self.seat, order)

    def setting_out(self, origin: int, target: int) -> Notes:
        """Before an expansion from one territory into another."""
        return partial(turn.setting_out, self.state, self.seat, origin, target)


class Sayings(Protocol):
    """Of the state, the seat and a move."""

    def say(self, state: State, seat: int, move: Any, /) -> Text: ...
    def group(self, state: State, seat: int, move: Any, /) -> Text | None: ...
    def hint(self, state: State, seat: int, move: Any, /) -> Text | None: ...


def _about(move: Move) -> Sayings:
    of = move.of if isinstance(move, Part) else None
    if isinstance(move, PacketMove):
        return packets
    if isinstance(move, FoundingMove | Join):
        return founding
    if isinstance(move, BattleMove) or of == "assault":
        return battle_words
    if isinstance(move, MarchTo) or of == "march_to":
        return marches
    if isinstance(move, RewardMove) or of in {"reward_move", "forgo"}:
        return rewards
    return conceding if isinstance(move, ConcessionMove) else turn
