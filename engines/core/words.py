"""How the moves of one menu are said."""

from typing import Generic, TypeVar

from engines.core.menu import Blocked, Option, Options
from engines.core.move import Move
from engines.core.record import maker
from engines.core.shown import label
from engines.core.text import Text

S = TypeVar("S")
_options = maker(Options)


class Words(Generic[S]):
    """What *seat* reads. A game says here what takes more than the fields of a move."""

    def __init__(self, state: S, seat: int) -> None:
        self.state = state
        self.seat = seat

    def option(self, move: Move) -> Option[Move]:
        """One of them by itself."""
        return Option(move, self.say, self.head, self.hint, self.cards, warn=self.warnings, apart=self.besides)

    def options(self, *moves: Move) -> Options[Move]:
        """With what says each of them, if somebody reads it."""
        return _options(moves, self.option)

    def blocked(self, *no: tuple[Move, Text]) -> tuple[Blocked[Move], ...]:
        """Moves and why they are not to be had."""
        return tuple(Blocked(move=move, because=reason, say=self.say) for move, reason in no)

    def say(self, move: Move) -> Text:
        """Its label: short enough for a button."""
        return label(move)

    def head(self, move: Move) -> Text | None:
        """The heading under which it stands."""
        return None

    def hint(self, move: Move) -> Text | None:
        """What choosing it would mean."""
        return None

    def cards(self, move: Move) -> tuple[int, ...]:
        """The cards of its hand that it is about, by their numbers in the picture of it (:mod:`engines.core.hand`)."""
        return ()

    def warnings(self, move: Move) -> tuple[Text, ...]:
        """What it would cost beyond what its seat means to do."""
        return ()

    def besides(self, move: Move) -> Text | None:
        """What it would be, if the question is about something else."""
        return None
