"""A match told as play: verbs that go through the real menus, and looks at what came of it. Each game adds its words.

After every act the invariants of the game must hold."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar, overload

import pytest

from engines.core.chair import Seating
from engines.core.event import Event
from engines.core.game import M, S
from engines.core.match import Act, Match
from engines.core.menu import NOT_OFFERED, Given, Menu, Pick, Picked, Refused
from engines.core.move import called
from engines.core.outcome import Outcome
from engines.core.text import Text

E = TypeVar("E")


class Scene(Generic[S, M]):
    """``events`` are those of the last verb, ``story`` all of them. Seat A of the rules is 0, B is 1, and so on."""

    def __init__(self, match: Match[S], events: tuple[Event, ...] = ()) -> None:
        self.match = match
        self.events: tuple[Event, ...] = events
        self.story: tuple[Event, ...] = events
        match.game.check(self.state)

    @property
    def state(self) -> S:
        return self.match._state

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.asked()

    @property
    def mover(self) -> int:
        (seat,) = self.match.asked()
        return seat

    def lasts(self, before: S, after: S) -> None:
        """Checks what no act may undo."""

    # ---- verbs

    def does(self, *moves: M, seat: int | None = None) -> None:
        """Answer question after question, each with one move; the seat that is asked, unless one is named."""
        self.answers(*(Picked((move,)) for move in moves), seat=seat)

    def answers(self, *givens: Given[M], seat: int | None = None) -> None:
        """The same in any form: moves, numbers, words."""
        told: tuple[Event, ...] = ()
        seat = self.mover if seat is None else seat
        for given in givens:
            told += self._act(Act(seat=seat, question=self.match.question(seat), given=given))
        self.events = told

    def orders(self, seat: int, *moves: M) -> None:
        """Write standing orders, stroke by stroke."""
        told: tuple[Event, ...] = ()
        for move in moves:
            told += self._act(Act(seat=seat, question=None, given=Picked((move,))))
        self.events = told

    def leaves(self, seat: int) -> None:
        """The seat is removed from the match."""
        self.events = self._become(*self.match.seat(Seating(seat=seat, change="remove")))

    def _act(self, act: Act[Any]) -> tuple[Event, ...]:
        return self._become(*self.match.act(act))

    def _become(self, match: Match[S], told: tuple[Event, ...]) -> tuple[Event, ...]:
        match.game.check(match._state)
        self.lasts(self.state, match._state)
        self.match = match
        self.story += told
        return told

    # ---- looks

    @property
    def outcome(self) -> Outcome:
        """Of a match that is over."""
        outcome = self.match.outcome
        assert outcome is not None, "it goes on"
        return outcome

    def booklet(self, seat: int) -> Menu[M]:
        """What *seat* may write beside whatever is asked."""
        menu: Menu[M] | None = self.match.aside(seat)
        assert menu is not None, "nothing can be written"
        return menu

    def menu(self, seat: int | None = None) -> Menu[M]:
        menu: Menu[M] | None = self.match.menu(self.mover if seat is None else seat)
        assert menu is not None, "nothing is asked"
        return menu

    def pick(self, seat: int | None = None) -> Pick[M]:
        """The menu, where it is a choice of moves."""
        menu = self.menu(seat)
        assert isinstance(menu, Pick)
        return menu

    @overload
    def offers(self, kind: type[E], seat: int | None = None) -> list[E]: ...

    @overload
    def offers(self, kind: str, seat: int | None = None) -> list[Any]: ...

    def offers(self, kind: type[Any] | str, seat: int | None = None) -> list[Any]:
        """The options of one kind of move; of parts as phrases call them."""
        moves: list[Any] = [option.move for option in self.menu(seat).options]
        return [move for move in moves if (called(move) == kind if isinstance(kind, str) else isinstance(move, kind))]

    def called(self, _field: str, value: Any) -> Any:
        """What a field of an event says, in the words of the game."""
        return value

    def accepts(self, *moves: M) -> bool:
        return self.menu().accepts(Picked(moves))

    def heard(self, kind: type[E], seat: int | None = None) -> list[E]:
        """What *seat* (``None``: a spectator) was told in the last verb, of one kind."""
        sides = (event.heard(seat) for event in self.events)
        return [side for side in sides if isinstance(side, kind)]

    def why(self, move: M, seat: int | None = None) -> Text | None:
        """The reason for which *move* is not on offer, if it is named."""
        at = self.mover if seat is None else seat
        return next((no.reason for no in self.match.blocked(at) if no.move == move), None)

    @contextmanager
    def refused(self, key: str | None = None) -> Iterator[None]:
        """What follows is not accepted, and changes nothing. *key*: of the reason; ``None``: simply not on offer."""
        before = self.match
        with pytest.raises(Refused) as refused:
            yield
        assert refused.value.reason.key == (key or NOT_OFFERED.key)
        assert self.unchanged_since(before)

    def unchanged_since(self, before: Match[S]) -> bool:
        return self.match.dump() == before.dump()
