"""Moves that are composed: a game declares which parts a move has, and gets menus, reasons, phrase steps and defaults.

    @record
    class Maneuvering(Composed, of=Maneuver, words=Words):
        parts: ClassVar = (
            pick("origin", sources),
            pick("target", goals, prompt=where_to, why=disconnected),
            amount("troops", lambda state, seat, so_far: (1, state.fields[so_far.origin].troops - 1), prompt=how_many),
        )
        origin: int | None = None
        target: int | None = None

What has but one choice is never asked. The first part of most is picked in the menu of a decision, which offers
:meth:`Composed.beginnings` and puts down what :meth:`Composed.begun` makes of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar

from engines.core.draft import Draft
from engines.core.menu import Amount, Blocked, Given, Menu, Notes, Number, Picked, counting, nothing, picking
from engines.core.meta import Step
from engines.core.move import Cancel, Move, Part, portion
from engines.core.record import evolve, family, maker, named
from engines.core.text import Text
from engines.core.words import Words

Asking = Callable[[Any, int, Any], Any]
"""Of the state, the seat and the move so far."""
Judging = Callable[[Any, int, Any], Iterable[tuple[Any, Text]]]
"""What somebody may look for among the values of a part, and the reason against it."""
Noting = Callable[[Any, int, Any], Notes]
_CANCEL = Cancel()


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A part as it is declared. Without a *prompt* it is picked in the menu of a decision; without a *field* its values
    are whole moves."""

    field: str
    values: Asking
    """A sequence of what it may be."""
    prompt: Asking | None
    why: Judging
    notes: Noting
    counted: bool = False


def _nobody(_state: Any, _seat: int, _so_far: Any) -> tuple[()]:
    return ()


def _silent(_state: Any, _seat: int, _so_far: Any) -> Notes:
    return nothing


def pick(
    field: str, values: Asking, *, prompt: Asking | None = None, why: Judging = _nobody, notes: Noting = _silent
) -> Piece:
    """One of several values."""
    return Piece(field=field, values=values, prompt=prompt, why=why, notes=notes)


def amount(field: str, span: Asking, *, prompt: Asking, notes: Noting = _silent) -> Piece:
    """A number within a *span*, both ends included; all of it stands beside it as an option."""

    def values(state: Any, seat: int, so_far: Any) -> range:
        low, high = span(state, seat, so_far)
        return range(low, high + 1)

    return Piece(field=field, values=values, prompt=prompt, why=_nobody, notes=notes, counted=True)


def listed(moves: Asking, *, prompt: Asking, why: Judging = _nobody, notes: Noting = _silent) -> Piece:
    """The last part of a move of which there are few: it is offered whole."""
    return Piece(field="", values=moves, prompt=prompt, why=why, notes=notes)


@family
class Composed(Draft):
    """A draft by its parts. Its own fields are theirs, in any order; ``None`` is still open. The last part has none,
    since with it the move is whole."""

    parts: ClassVar[tuple[Piece, ...]]
    words: ClassVar[type[Words[Any]]] = Words
    """What says them."""

    # ---- in the menu of a decision

    @classmethod
    def begun(cls, first: Part) -> Draft:
        """With the part that was picked in the menu of a decision."""
        draft: Draft = _filled(cls, **{first.field: first.value})
        return draft

    @classmethod
    def beginnings(cls, state: Any, seat: int, values: Sequence[Any] | None = None) -> list[Move]:
        """The moves of the first part: *values*, or all that there are."""
        kind: Any = cls
        blank: Composed = _blank(kind)
        found = blank.parts[0].values(state, seat, blank) if values is None else values
        return blank._moves(state, seat, 0, found) if found else []

    @classmethod
    def steps(cls, *names: str, optional: tuple[str, ...] = ()) -> tuple[Step, ...]:
        """The steps of a phrase that says the parts in order; any of them may be whole already."""
        kind = named(cls.of)

        def step(name: str, piece: Piece) -> Step:
            kinds = (f"{kind}.{piece.field}", kind) if piece.field and not piece.counted else (kind,)
            counts = piece.field if piece.counted else None
            return Step(name=name, kinds=kinds, optional=name in optional, counts=counts)

        return tuple(step(name, piece) for name, piece in zip(names, cls.parts, strict=True))

    # ---- as a draft

    def menu(self, state: Any, seat: int) -> Menu[Move]:
        """The open part. The way out goes with it."""
        at = self._at
        piece = self.parts[at]
        words = self.words(state, seat)
        assert piece.prompt is not None
        prompt, notes = piece.prompt(state, seat, self), piece.notes(state, seat, self)
        values = piece.values(state, seat, self)
        alone = self._alone(state, seat, at)
        taken = words.options(*[self._part(each, getattr(self, each.field)) for each in alone]) if alone else ()
        options = words.options(*self._moves(state, seat, at, values[-1:] if piece.counted else values), _CANCEL)
        if not piece.counted:
            return picking(prompt=prompt, options=options, notes=notes, taken=taken)
        return counting(prompt=prompt, low=values[0], high=values[-1], options=options, notes=notes, taken=taken)

    def blocked(self, state: Any, seat: int) -> tuple[Blocked[Move], ...]:
        """Of the open part, and of those before it that nobody was asked for."""
        say = self.words(state, seat).say
        pieces = (*self._alone(state, seat, self._at), self.parts[self._at])
        found = (
            (draft._move(value), why)
            for draft in map(self._before, pieces)
            for value, why in draft.parts[draft._at].why(state, seat, draft)
        )
        return tuple(Blocked(move=move, because=why, say=say) for move, why in found)

    def forced(self, state: Any, seat: int, among: Sequence[Any]) -> list[Move | None]:
        """For each value *among* those of the open part, the whole move if nothing is left to choose with it. A draft
        says so itself where that is seen at once, and dear to find out."""
        piece = self.parts[self._at]
        return [self._with(piece, value)._completed(state, seat) for value in among]

    def default(self, _state: Any, _seat: int) -> Move | None:
        """The whole move that the clock makes by way of it, if the default of the decision begins with it; else it is
        given up. Either way the clock comes to an end."""
        return None

    def fallback(self, state: Any, seat: int) -> Given[Move]:
        wanted = self.default(state, seat)
        return Picked((_CANCEL,)) if wanted is None else toward(wanted, self.menu(state, seat), self)

    def settled(self, state: Any, seat: int) -> Draft:
        piece = self.parts[self._at]
        if piece is self.parts[-1]:
            return self
        values = piece.values(state, seat, self)
        return self._with(piece, values[0]).settled(state, seat) if len(values) == 1 else self

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Number(value=value):
                return Picked((self._move(value),))
            case Picked(moves=(Cancel(),)):
                return None
            case Picked(moves=(Part(of=of, value=value),)) if of == named(self.of):
                return self._with(self.parts[self._at], value)
            case _:
                return given

    # ---- within

    @property
    def _at(self) -> int:
        """Which part is open."""
        last = len(self.parts) - 1
        for at in range(last):
            if getattr(self, self.parts[at].field) is None:
                return at
        return last

    def _with(self, piece: Piece, value: Any) -> Composed:
        return evolve(self, **{piece.field: value})

    def _before(self, piece: Piece) -> Composed:
        """As it was when *piece* was open."""
        later = self.parts[self.parts.index(piece) : -1]
        return evolve(self, **{each.field: None for each in later})

    def _part(self, piece: Piece, value: Any) -> Part:
        return portion(named(self.of), piece.field, value)

    def _alone(self, state: Any, seat: int, at: int) -> list[Piece]:
        """The parts before the one *at* that place for which there was but one choice."""
        return [
            piece
            for piece in self.parts[:at]
            if piece.prompt is not None and len(piece.values(state, seat, self._before(piece))) == 1
        ]

    def _move(self, value: Any) -> Move:
        """*value* for the open part: the move if it is whole with that, else the part."""
        piece = self.parts[self._at]
        return self._wholes([value])[0] if piece is self.parts[-1] else self._part(piece, value)

    def _wholes(self, values: Sequence[Any]) -> list[Move]:
        """With each of *values* for the last part, all others being chosen."""
        field = self.parts[-1].field
        if not field:
            return [*values]
        so_far = {each.field: getattr(self, each.field) for each in self.parts[:-1]}
        of: Any = maker(self.of)
        return [of(**so_far, **{field: value}) for value in values]

    def _completed(self, state: Any, seat: int) -> Move | None:
        """The whole move, if nothing is left to choose."""
        piece = self.parts[self._at]
        values = piece.values(state, seat, self)
        if len(values) != 1:
            return None
        return self._wholes(values)[0] if piece is self.parts[-1] else self.forced(state, seat, values)[0]

    def _moves(self, state: Any, seat: int, at: int, values: Sequence[Any]) -> list[Move]:
        """What the open part, *at* that place, makes of each of *values*: the whole move if nothing is left to choose
        then, else the part."""
        piece = self.parts[at]
        if piece is self.parts[-1]:
            return self._wholes(values)
        of, field = named(self.of), piece.field
        each = zip(self.forced(state, seat, values), values, strict=True)
        return [whole or portion(of, field, value) for whole, value in each]


@cache
def _blank(kind: Any) -> Any:
    """Before anything is chosen."""
    return kind()


def _filled(kind: Any, **fields: Any) -> Any:
    return maker(kind)(**fields)


def toward(wanted: Move, menu: Menu[Any], draft: Draft | None) -> Given[Any]:
    """The next answer on the way to *wanted*: the whole of it if that is offered, else a part. A draft that leads
    elsewhere is given up: somebody else began it."""
    moves = menu.moves
    if wanted in moves:
        return Picked((wanted,))
    if draft is not None and not leads(draft, wanted):
        return Picked((_CANCEL,))
    if isinstance(menu, Amount) and isinstance(draft, Composed) and draft.parts[-1].counted:
        return Number(getattr(wanted, draft.parts[-1].field))
    parts = (move for move in moves if isinstance(move, Part) and move.of == wanted.kind)
    return Picked((next((each for each in parts if getattr(wanted, each.field, each.value) == each.value), _CANCEL),))


def leads(draft: Draft, wanted: Move) -> bool:
    """Whether *wanted* is what becomes of *draft*, as far as that is known."""
    if not isinstance(wanted, draft.of):
        return False
    names = (field.name for field in fields(draft) if field.name != "kind" and hasattr(wanted, field.name))
    return all(getattr(draft, name) in {None, getattr(wanted, name)} for name in names)
