"""The page at the end (RL-11.5, 11.7)."""

from collections.abc import Callable, Iterator
from typing import Any

from engines.core.page import Page
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.campaign.world import Why
from engines.risk_legacy.fields import Field
from engines.risk_legacy.side import Reign, Tally
from engines.risk_legacy.state import Ending, State
from tests.risk_legacy.war import PERU
from tests.risk_legacy.worlds import crowded, remade

EVERYTHING: tuple[d.Delta, ...] = (
    d.ScarPlaced(territory=0, scar="ammo_shortage"),
    d.BoxTicked(territory=12),
    d.BoxTicked(territory=12),
    d.Signed(person="dot", game=4),
    d.CityFounded(territory=0, city="major_city", person="dot"),
    d.CityNamed(territory=0, name="Nome"),
    d.ContinentClaimed(continent=1, person="dot"),
    d.ContinentNamed(continent=1, name="Sol"),
    d.BonusChanged(continent=2, change=1),
    d.BonusChanged(continent=3, change=-1),
    d.CityFortified(territory=0),
    d.ScarCancelled(territory=0),
    d.CardDestroyed(territory=3),
    d.CardUpgraded(territory=4),
    d.NamerFound(person="dot"),
    d.PlanetNamed(name="Terra"),
)


def over(games: int = 3, why: Why = "stars", *deltas: d.Delta) -> State:
    """Seat 3 has won the game after so many."""
    state = crowded(games)
    sides = list(state.sides)
    sides[1] = evolve(sides[1], eliminated=True)
    sides[3] = evolve(
        sides[3],
        tally=Tally(
            conquests=9, rolls=41, lost=17, killed=23, expected_lost=18_250, expected_killed=20_949, fired=2, shifted=3,
            turned=1, knocked_out=1,
        ),
    )  # fmt: skip
    fields = tuple(Field(hq=field.hq) if field.owner == 1 else field for field in state.fields)
    state = state.evolve(sides=tuple(sides), fields=fields, ending=Ending(winner=3, why=why), turn=None, stack=())
    return remade(state.evolve(over=True), *deltas)


def ending(state: State) -> Page:
    page: Page = GAME.presenter.ending(GAME.view(state, None))
    return page


def marks(*deltas: d.Delta, games: int = 3) -> Page:
    return ending(over(games, "stars", *deltas))


def seats(at: int, **changes: Any) -> Page:
    state = over()
    return ending(state.evolve(sides=tuple(evolve(s, **changes) if n == at else s for n, s in enumerate(state.sides))))


def bare() -> Page:
    """The winner holds nothing any more."""
    state = over(3, "alone")
    return ending(
        state.evolve(fields=tuple(Field(hq=field.hq) if field.owner == 3 else field for field in state.fields))
    )


def deciding(why: Why) -> Page:
    return ending(over().evolve(ending=Ending(winner=3, why=why, hq=PERU)))


def reigns() -> Iterator[Page]:
    """One that lasted longest; two; more than are named; none that lasted."""
    known = (Reign(hq=1, holder=2, turns=14), Reign(hq=0, holder=None), Reign(hq=4, holder=4, turns=9))
    for more in (known, (*known, *_long(0)), (*known, *_long(0, 2)), (Reign(hq=1, holder=2),)):
        yield ending(over().evolve(reigns=more))


def _long(*seats: int) -> tuple[Reign, ...]:
    return tuple(Reign(hq=seat, holder=seat, turns=14) for seat in seats)


def founded() -> Page:
    state = crowded(0).evolve(chain=(), ending=None, over=True, deltas=())
    coins = tuple(d.StickerPlaced(territory=at) for at in (5, 5, 9))
    return ending(remade(state, d.PowerFixed(faction=0, power="iron_wall"), *coins))


TOLD: dict[str, Callable[[], list[Page]]] = {
    "everything that can stay in the world": lambda: [marks(*EVERYTHING)],
    "alone": lambda: [ending(over(3, "alone"))],
    "the last round": lambda: [ending(over(3, "round_cap"))],
    "conceded": lambda: [ending(over(3, "conceded"))],
    "a headquarters decided it; who is alone needed none": lambda: [deciding("stars"), deciding("alone")],
    "more stars stand above fewer": lambda: [seats(4, tokens=("start", "bought", "bought"))],
    "stewards leave nothing": lambda: [ending(over().evolve(people=("", "bob", "cid", "dot", "")))],
    "a winner who has lost everything": lambda: [bare()],
    "names of older rights": lambda: [
        marks(
            d.CityNamed(territory=12, name="Nome"),
            d.ContinentNamed(continent=1, name="Sol"),
            d.PlanetNamed(name="Terra"),
        )
    ],
    "rights that nobody has used": lambda: [
        marks(
            d.CityFounded(territory=0, city="minor_city", person="dot"),
            d.ContinentClaimed(continent=1, person="dot"),
            d.NamerFound(person="dot"),
        )
    ],
    "a fortification that replaces another": lambda: [
        marks(d.CityFortified(territory=12), *(d.BoxTicked(territory=12),) * 3, d.CityFortified(territory=12))
    ],
    "a signer who is away": lambda: [ending(over().evolve(people=("ann", "", "cid", "dot", "eve")))],
    "seats without a person begin nothing": lambda: [ending(over(1).evolve(people=("", "bob", "cid", "", "eve")))],
    "the end of the campaign": lambda: [
        marks(d.NamerFound(person="eve"), games=14),
        marks(d.NamerFound(person="eve"), d.PlanetNamed(name="Terra"), games=14),
    ],
    "after the campaign": lambda: [ending(over(16))],
    "the longest reign": lambda: [*reigns()],
    "a founding": lambda: [founded()],
}
