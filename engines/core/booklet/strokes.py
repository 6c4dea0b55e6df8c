"""The moves with which a seat leafs and writes in its own booklet. They never reach anybody else."""

from engines.core.move import Move, Value
from engines.core.record import family, record


@family
class Stroke(Move):
    """Anything that is done to a booklet."""


@record
class Edit(Stroke):
    """Give a field this value; of a list: put this entry in, or strike it if it is there."""

    field: str
    value: Value


@record
class Leaf(Stroke):
    """Turn to another page."""

    page: str


@record
class Preset(Stroke):
    """Write the whole booklet as one of the game's templates has it; without a name, strike everything."""

    name: str = ""
