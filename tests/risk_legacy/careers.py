"""A campaign whose figures can be added up by hand."""

from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.deltas import CityFounded, CityNamed, Delta, Fought, Signed
from engines.risk_legacy.campaign.records import Chain, Fighter, Record, digest
from engines.risk_legacy.side import Tally
from tests.risk_legacy.worlds import founding

PERU, EGYPT, URAL, INDIA = (NUMBER[name] for name in ("peru", "egypt", "ural", "india"))


def fighter(person: str, faction: int, start: int, result: str, **more: object) -> Fighter:
    return evolve(Fighter(person=person, faction=faction, start=start, result="held_on"), result=result, **more)


def recorded(chain: Chain, *seats: Fighter, winner: int, deltas: tuple[Delta, ...] = ()) -> Chain:
    n = len(chain)
    fought = tuple(
        Fought(faction=seat.faction, game=n, person=seat.person, start=seat.start, result=seat.result) for seat in seats
    )
    record = Record(
        n=n,
        before=digest(chain[-1]),
        seats=seats,
        winner=winner,
        why="stars",
        rounds=n,
        deltas=(*fought, *deltas),
        commitment=f"c{n}",
    )
    return (*chain, record)


def two_games() -> Chain:
    """Ann wins the first, Bob the second; in the second somebody's seat has no person."""
    chain = recorded(
        (founding(),),
        fighter(
            "ann", 0, EGYPT, "won", tokens=("start", "bought"), hqs=2, conquered=(URAL, PERU, URAL),
            tally=Tally(conquests=3, rolls=10, lost=6, killed=8, expected_lost=7_250, expected_killed=7_000),
        ),
        fighter(
            "bob", 1, URAL, "held_on", tokens=("start",), hqs=1, conquered=(URAL,),
            tally=Tally(conquests=1, rolls=10, lost=8, killed=6, expected_lost=7_000, expected_killed=7_250),
        ),
        fighter("cid", 2, INDIA, "eliminated", tokens=("start",)),
        winner=0,
        deltas=(
            Signed(person="ann", game=1),
            CityFounded(territory=INDIA, city="major_city", person="ann"),
            CityNamed(territory=INDIA, name="Agra"),
            CityFounded(territory=PERU, city="minor_city", person="bob"),
        ),
    )  # fmt: skip
    return recorded(
        chain,
        fighter("bob", 0, URAL, "won", tokens=("start", "coin_pile"), hqs=2),
        fighter(
            "ann", 1, EGYPT, "held_on", hqs=1, conquered=(URAL,),
            tally=Tally(
                conquests=1, rolls=4, lost=3, killed=1, expected_lost=2_040, expected_killed=1_980, fired=2, shifted=3,
                turned=1, knocked_out=1,
            ),
        ),
        fighter("", 2, INDIA, "held_on", tokens=("start",), conquered=(EGYPT,)),
        winner=0,
        deltas=(Signed(person="bob", game=2), CityFounded(territory=EGYPT, city="minor_city", person="ann")),
    )  # fmt: skip
