"""The world between two games, and the components explained (RL-11.6, 11.7, 2.3)."""

from collections.abc import Callable, Sequence

from engines.core.page import Page
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.campaign.records import Chain, heirloom
from engines.risk_legacy.pages.world import pages
from tests.risk_legacy.careers import two_games
from tests.risk_legacy.worlds import bequeathed, campaign, founding

INDIA = NUMBER["india"]
ONCE, AGAIN = d.ScarCancelled(territory=9), d.ScarPlaced(territory=9, scar="ammo_shortage")
NAMER, TERRA = d.NamerFound(person="bob"), d.PlanetNamed(name="Terra")


def read(chain: Chain) -> Sequence[Page]:
    return pages(heirloom(chain))


def with_more(*deltas: d.Delta, games: int = 1, **changes: object) -> Sequence[Page]:
    """The last game made these as well, or was otherwise different."""
    *earlier, last = campaign(games)
    return read((*earlier, evolve(last, deltas=(*last.deltas, *deltas), **changes)))


def people(*deltas: d.Delta, games: int) -> Sequence[Page]:
    return [page for page in with_more(*deltas, games=games) if page.title.key == "world-people"]


def by_chance() -> Sequence[Page]:
    first = founding()
    assert first.charter is not None
    return read((evolve(first, charter=evolve(first.charter, founding="random")),))


def steward_won() -> Sequence[Page]:
    seats = campaign(1)[-1].seats
    return with_more(seats=tuple(evolve(seat, person="") if seat.result == "won" else seat for seat in seats))


TOLD: dict[str, Callable[[], Sequence[Page]]] = {
    "just founded": lambda: pages(bequeathed(0)),
    "founded by chance": lambda: by_chance()[:1],
    "two games": lambda: pages(bequeathed(2)),
    "four games of three": lambda: pages(bequeathed(4, seats=3)),
    "a whole campaign": lambda: pages(bequeathed(15)),
    "somebody may name the planet": lambda: with_more(NAMER, games=15)[:1],
    "the planet is named": lambda: (with_more(NAMER, TERRA, games=15)[0], *people(NAMER, TERRA, games=15)),
    "what has no name yet": lambda: with_more(
        d.CityFounded(territory=INDIA, city="major_city", person=""),
        d.CityFortified(territory=INDIA),
        d.ScarPlaced(territory=INDIA, scar="ammo_shortage"),
        d.ContinentClaimed(continent=5, person="ann"),
        d.CardDestroyed(territory=3),
    ),
    "a scar where one was cancelled": lambda: with_more(ONCE, AGAIN, games=3)[-1:],
    "and cancelled again": lambda: with_more(ONCE, AGAIN, ONCE, games=3)[-1:],
    **{why: lambda why=why: with_more(why=why)[2:3] for why in ("alone", "round_cap", "conceded")},  # type: ignore[misc]
    "a steward has won": steward_won,
    "careers": lambda: read(two_games()),
    "the guide": GAME.presenter.guide,
}
