"""The words of the game in a match told as play."""

from engines.core.chair import Change, Seating
from engines.core.compose import toward
from engines.core.event import Event
from engines.core.match import Act, Match
from engines.core.move import Move, part
from engines.risk_legacy.atlas import TERRITORIES
from engines.risk_legacy.moves.turn import BuyStar, EndTurn, Expand, Maneuver, Place, TakeCard, Trade
from engines.risk_legacy.state import Ending, State
from tests import scenes
from tests.risk_legacy import notation, transitions


class Scene(scenes.Scene[State, Move]):
    def _become(self, match: Match[State], told: tuple[Event, ...]) -> tuple[Event, ...]:
        """Nothing changes that nobody was told."""
        transitions.check(self.state, told, match._state)
        return super()._become(match, told)

    def unchanged_since(self, before: Match[State]) -> bool:
        """A draft may have been begun or dropped on the way."""
        return super().unchanged_since(before) or before.drafting(self.mover) != self.match.drafting(self.mover)

    # ---- anybody

    def clock(self, seat: int | None = None) -> None:
        """One answer by the clock, drafts included."""
        told: tuple[Event, ...] = ()
        who = self.mover if seat is None else seat
        while True:
            given = self.match.default(who)
            told += self._act(Act(seat=who, question=self.match.question(who), given=given))
            if self.match.over or not self.match.drafting(who):
                break
        self.events = told

    def runs_out(self) -> None:
        """The clock answers until another seat is asked."""
        told: tuple[Event, ...] = ()
        seat, turns = self.mover, self.state.turn and self.state.turn.seat
        while not self.match.over and self.match.asked() == (seat,) and self.state.ending is None:
            self.clock()
            told += self.events
            if self.state.turn is None or self.state.turn.seat != turns:
                break
        self.events = told

    def seating(self, seat: int, change: Change, person: str | None = None) -> None:
        """Somebody sits down, leaves, resigns, or the seat is removed."""
        self.events = self._become(*self.match.seat(Seating(seat=seat, change=change, person=person)))

    # ---- the seat on turn

    def place(self, **troops: int) -> None:
        """``place(peru=2, egypt=1)``."""
        told: tuple[Event, ...] = ()
        for name, count in troops.items():
            self.reaches(Place(territory=notation.territory(name), troops=count))
            told += self.events
        self.events = told

    def reaches(self, wanted: Move) -> None:
        """Through all its parts to the whole move."""
        told: tuple[Event, ...] = ()
        seat = self.mover
        while True:
            self.answers(toward(wanted, self.menu(), self.state.drafts[seat]))
            told += self.events
            if self.match.over or not self.match.drafting(seat):
                break
        self.events = told

    def trade(self, words: str) -> None:
        """``trade("peru egypt coin")``, card by card."""
        self._spend(Trade(cards=tuple(sorted(notation.cards(words)))))

    def buy(self, words: str) -> None:
        """A star for four cards."""
        self._spend(BuyStar(cards=tuple(sorted(notation.cards(words)))))

    def _spend(self, whole: Trade | BuyStar) -> None:
        if self.accepts(whole):
            self.does(whole)
        else:
            kind = type(whole)
            self.does(part(kind, cards=None), *(part(kind, add=card) for card in whole.cards), whole)

    def expand(self, origin: str, target: str, troops: int) -> None:
        self.reaches(Expand(origin=notation.territory(origin), target=notation.territory(target), troops=troops))

    def maneuver(self, origin: str, target: str, troops: int) -> None:
        self.reaches(Maneuver(origin=notation.territory(origin), target=notation.territory(target), troops=troops))

    def end(self) -> None:
        self.does(EndTurn())

    def take(self, word: str) -> None:
        """A card of the row."""
        self.does(TakeCard(card=notation.card(word)))

    # ---- looking

    @property
    def won(self) -> Ending:
        """Who has won, and by what."""
        assert self.state.ending is not None, "nobody has won"
        return self.state.ending

    def at(self, name: str) -> tuple[int | None, int]:
        """Owner and troops."""
        field = self.state.fields[notation.territory(name)]
        return field.owner, field.troops

    def hand(self, seat: int) -> str:
        return notation.said(self.state.sides[seat].hand)

    @property
    def row(self) -> str:
        """Slot 1 first; a dash is a gap."""
        return notation.said(self.state.cards.row)


def names(numbers: tuple[int, ...] | list[int]) -> list[str]:
    return [TERRITORIES[number] for number in numbers]
