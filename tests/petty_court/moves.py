"""Everything a seat can do, as data. The log of a match is a list of these."""

from __future__ import annotations

from engines.core.move import Move
from engines.core.record import record


@record
class Draw(Move):
    pass


@record
class Pass(Move):
    pass


@record
class NotNow(Move):
    """Leaves a decree unwritten."""


@record
class Play(Move):
    card: int


@record
class Steal(Move):
    card: int
    target: int


@record
class Fire(Move):
    pass


@record
class Drop(Move):
    """One copy of *ref*, whichever: equal cards make equal options."""

    ref: str


# ---- a volley: begun with ``Load``, drafted with ``Aim``, played as a whole as ``Volley``


@record
class Load(Move):
    card: int


@record
class Aim(Move):
    target: int


@record
class Volley(Move):
    card: int
    shots: tuple[int, ...]


# ---- asides


@record
class PassDenies(Move):
    """Set or clear the standing order."""

    on: bool


@record
class Withdraw(Move):
    pass
