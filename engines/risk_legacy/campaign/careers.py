"""What the records of a campaign add up to (RL-11.7): for persons, for factions, for territories."""

from collections import Counter
from collections.abc import Iterable

from engines.core.record import record
from engines.risk_legacy.atlas import CONTINENT_OF
from engines.risk_legacy.campaign.records import Chain, Fighter
from engines.risk_legacy.campaign.world import Result, World
from engines.risk_legacy.events.turn import Token
from engines.risk_legacy.side import Tally, summed


@record
class Career:
    """A person's games. A game counts for whoever sat there at its end."""

    person: str
    results: tuple[Result, ...]
    tally: Tally
    tokens: tuple[Token, ...]
    hqs: int
    """Headquarters held at the ends of games."""
    cities: tuple[int, ...]
    """Territories with a city of theirs."""

    @property
    def games(self) -> int:
        return len(self.results)

    @property
    def stars(self) -> int:
        return len(self.tokens) + self.hqs


def careers(chain: Chain, world: World) -> tuple[Career, ...]:
    """Of everybody who was there at the end of a game: most wins first, then most games, then who came first."""
    fought: dict[str, list[Fighter]] = {}
    for seat in _fighters(chain):
        if seat.person:
            fought.setdefault(seat.person, []).append(seat)
    found = [_career(person, seats, world) for person, seats in fought.items()]
    return tuple(sorted(found, key=lambda career: (-career.results.count("won"), -career.games)))


def _career(person: str, seats: list[Fighter], world: World) -> Career:
    return Career(
        person=person,
        results=tuple(seat.result for seat in seats),
        tally=summed(seat.tally for seat in seats),
        tokens=tuple(token for seat in seats for token in seat.tokens),
        hqs=sum(seat.hqs for seat in seats),
        cities=tuple(at for at, land in enumerate(world.lands) if land.city and land.city.founder == person),
    )


def conquests(chain: Chain) -> Counter[int]:
    """How often each territory was conquered."""
    return Counter(at for seat in _fighters(chain) for at in seat.conquered)


def starts(chain: Chain) -> Counter[int]:
    """How often somebody began in each territory."""
    return Counter(seat.start for seat in _fighters(chain))


def continents(territories: Iterable[int]) -> Counter[int]:
    """How many of them, repeats included, lie in each continent."""
    return Counter(CONTINENT_OF[at] for at in territories if at < len(CONTINENT_OF))


def _fighters(chain: Chain) -> Iterable[Fighter]:
    return (seat for record in chain for seat in record.seats)
