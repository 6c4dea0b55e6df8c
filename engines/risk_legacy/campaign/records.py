"""The chain of hashed records that a campaign is (RL-1.6, 1.7). An heirloom carries the chain, and nothing else: the
world is what the chain makes of the starting box."""

from functools import cache, reduce
from hashlib import blake2b
from typing import Any, Literal

from pydantic import TypeAdapter

from engines.core.outcome import Heirloom
from engines.core.record import adapter, evolve, record
from engines.risk_legacy.campaign.deltas import Delta, apply
from engines.risk_legacy.campaign.world import Packets, Result, Why, World
from engines.risk_legacy.events.turn import Token
from engines.risk_legacy.side import UNCOUNTED, Tally

KEY, SCHEMA = "risk_legacy", 4


@record
class Charter:
    """The options that were fixed at the founding (RL-1.10, scope campaign)."""

    founding: Literal["dealt", "random"]
    sealed_packets: Literal["all_built", "none"]


@record
class Fighter:
    """A seat of a recorded game, and what was done there (RL-11.7). All of it counts for whoever sat there at its end;
    ``person`` is empty where nobody did."""

    person: str
    faction: int
    start: int
    result: Result
    tally: Tally = UNCOUNTED
    tokens: tuple[Token, ...] = ()
    """Star tokens by their source."""
    hqs: int = 0
    """Headquarters held at the end."""
    conquered: tuple[int, ...] = ()
    """Territories in order, repeats kept."""


@record
class Record:
    """Record 0 is the founding: it has deltas and the commitment only."""

    n: int
    before: str | None
    """Hash of the record before this one."""
    charter: Charter | None = None
    """Record 0 alone."""
    seats: tuple[Fighter, ...] = ()
    winner: int | None = None
    """A seat."""
    why: Why | None = None
    """How it won; a founding has no winner."""
    rounds: int = 0
    deltas: tuple[Delta, ...] = ()
    commitment: str

    @property
    def open(self) -> bool:
        """Its game is being played: nobody has won yet."""
        return self.n > 0 and self.why is None


Chain = tuple[Record, ...]
GAME = __package__.rpartition(".")[0]


@cache
def _read(kind: Any) -> TypeAdapter[Any]:
    """Made when the first world is read: then everything that a packet may write in a record is known."""
    return adapter(kind, GAME)


def digest(record: Record) -> str:
    """Over the canonical JSON: fields in their order, no blanks."""
    return blake2b(_read(Record).dump_json(record), digest_size=16, person=b"record").hexdigest()


def fold(chain: Chain) -> World:
    """The world that *chain* made."""
    allowed = any(record.charter is not None and record.charter.sealed_packets == "all_built" for record in chain)
    return reduce(
        apply, (delta for record in chain for delta in record.deltas), World(packets=Packets(allowed=allowed))
    )


def finished(chain: Chain) -> tuple[Record, ...]:
    """Its games that are over, the founding apart."""
    return tuple(record for record in chain if record.n and not record.open)


def sound(chain: Chain) -> bool:
    """Whether every record follows from the one before it."""
    before = (None, *(digest(record) for record in chain))
    return all(record.n == n and record.before == before[n] for n, record in enumerate(chain))


def seals(heirloom: Heirloom) -> dict[str, str]:
    """The hashes that do not fit the records before them, each with the right one: somebody bears another id by now,
    and so the records in which they are named have another hash."""
    right: dict[str, str] = {}
    before: str | None = None
    for each in _read(Chain).validate_json(heirloom.body):
        if each.before is not None and before is not None and each.before != before:
            right[each.before] = before
        before = digest(evolve(each, before=before))
    return right


def heirloom(chain: Chain) -> Heirloom:
    return Heirloom(game=KEY, schema=SCHEMA, body=_read(Chain).dump_json(chain).decode())


def inherited(heirloom: Heirloom | None) -> Chain:
    """:raises ValueError: it is damaged."""
    chain = _read(Chain).validate_json(heirloom.body) if heirloom else ()
    if not sound(chain):
        raise ValueError("a record of this world was changed")
    return chain
