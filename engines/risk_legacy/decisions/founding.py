"""The choices of a founding, one seat at a time; earlier ones are visible (RL-4.1.3). What it writes into the world."""

from engines.core.menu import Blocked, Given, Menu, Pick, Picked, picked
from engines.core.move import Move
from engines.core.record import record
from engines.core.text import Text, text
from engines.risk_legacy.atlas import EVERYWHERE, POWERS
from engines.risk_legacy.board import Board
from engines.risk_legacy.campaign.deltas import PowerFixed, StickerPlaced
from engines.risk_legacy.components import BOX, PowerName
from engines.risk_legacy.decisions.base import Decision
from engines.risk_legacy.events.founding import PowerChosen, StickerStuck
from engines.risk_legacy.moves.founding import AllByChance, ByChance, FixPower, PlaceSticker
from engines.risk_legacy.naming import of_factions
from engines.risk_legacy.rules.reasons import reason
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words

COIN_LIMIT, NOT_OFFERED = reason("coin_limit"), reason("power_not_offered")


@record
class Task:
    """A power to fix, or (without a faction) a coin to stick."""

    seat: int
    faction: int | None


POWER = of_factions("prompt-power")
NO_NOTES: tuple[Text, ...] = ()
NOTES = (text("note-sticker"),)


@record
class Choosing(Decision, span="founding"):
    tasks: tuple[Task, ...]

    def asked(self, state: State) -> tuple[int, ...]:
        return (self.tasks[0].seat,) if self.tasks else ()

    def run(self, board: Board) -> None:
        """All is chosen."""

    def menu(self, state: State, seat: int) -> Menu[Move]:
        faction = self.tasks[0].faction
        if faction is None:
            moves: list[Move] = [PlaceSticker(territory=at) for at in EVERYWHERE if not full(state, at)]
        else:
            moves = [FixPower(faction=faction, power=power) for power in POWERS[faction]]
        rest = [AllByChance()] if self._left > 1 else []
        notes = NOTES if faction is None else NO_NOTES
        return Pick(
            prompt=self._prompt(), options=Words(state, seat).options(ByChance(), *rest, *moves), notes=lambda: notes
        )

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        faction, words = self.tasks[0].faction, Words(state, seat)
        if faction is None:
            return words.blocked(*((PlaceSticker(territory=at), COIN_LIMIT) for at in EVERYWHERE if full(state, at)))
        other = next(other for other in range(len(POWERS)) if other != faction)
        return (Blocked(move=FixPower(faction=other, power=POWERS[other][0]), because=NOT_OFFERED, say=_others),)

    def fallback(self, state: State, seat: int) -> Given[Move]:
        return Picked((ByChance(),))

    def resolve(self, board: Board, seat: int, given: Given[Move]) -> None:
        count = self._left if picked(given) == AllByChance() else 1
        tasks = self.tasks[:count]
        board.swap(Choosing(tasks=self.tasks[count:]))
        for task in tasks:
            self._choose(board, seat, task, picked(given))

    def _choose(self, board: Board, seat: int, task: Task, move: Move) -> None:
        match move:
            case FixPower(faction=faction, power=power):
                fix_power(board, seat, faction, power)
            case PlaceSticker(territory=territory):
                stick(board, seat, territory)
            case _ if task.faction is not None:
                fix_power(board, seat, task.faction, None)
            case _:
                stick(board, seat, None)

    def _prompt(self) -> Text:
        task = self.tasks[0]
        if task.faction is not None:
            return POWER[task.faction]
        return text("prompt-sticker", left=self._left)

    @property
    def _left(self) -> int:
        """How many choices whoever is asked still has: theirs stand together."""
        return sum(task.seat == self.tasks[0].seat for task in self.tasks)


def _others(_move: Move) -> Text:
    """The powers of all other factions: one line says why none of them is to be had."""
    return text("other-powers")


def full(state: State, territory: int) -> bool:
    """No more coins on that card before the first game (RL-4.1.3)."""
    return state.world.lands[territory].coins >= BOX.founding.max_coins_before_game_1


def fix_power(board: Board, seat: int | None, faction: int, power: PowerName | None) -> None:
    """One of a faction's two powers for good; drawn, if *power* is ``None`` (RL-4.1.3)."""
    chosen = power or POWERS[faction][board.below(len(POWERS[faction]))]
    board.change(PowerFixed(faction=faction, power=chosen))
    board.emit(PowerChosen(seat=seat, faction=faction, power=chosen, by_chance=power is None))


def stick(board: Board, seat: int | None, territory: int | None) -> None:
    """A coin onto a card; if *territory* is ``None``, onto one drawn from those with the fewest coins (RL-4.1.3)."""
    lands = board.state.world.lands
    fewest = min(land.coins for land in lands)
    poorest = [at for at in EVERYWHERE if lands[at].coins == fewest]
    at = poorest[board.below(len(poorest))] if territory is None else territory
    board.change(StickerPlaced(territory=at))
    board.emit(StickerStuck(seat=seat, territory=at, by_chance=territory is None))
