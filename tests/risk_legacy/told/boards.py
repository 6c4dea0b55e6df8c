"""The board (RL-11.1, 11.2)."""

from collections.abc import Callable, Iterator

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.page import Page
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE, NUMBER
from engines.risk_legacy.campaign.deltas import CityFounded, ContinentClaimed, PlanetNamed
from engines.risk_legacy.fields import Field
from engines.risk_legacy.state import Ending, State
from tests.risk_legacy.arrange import Mark, land, opened, scene
from tests.risk_legacy.war import attack, duel
from tests.risk_legacy.worlds import crowded, remade

TROOPS = {"peru": (0, 5), "brazil": (1, 3), "egypt": (2, 2), "ural": (0, 1)}
STARS = Ending(winner=3, why="stars")
NAMED = land(named={"asia": "bob", "europe": "nobody here"}, changed={"asia": 1, "africa": -1})
LONG_LAND = evolve(
    NAMED, regions=tuple(evolve(each, name="Long Land" if each.namer == "bob" else None) for each in NAMED.regions)
)
MARKED = land(
    {
        "peru": Mark(city="major_city", boxes=3, scar="bunker"),
        "brazil": Mark(city="minor_city", scar="ammo_shortage"),
        "egypt": Mark(city="world_capital", boxes=10),
    }
)
AUSTRALIA = dict.fromkeys(("indonesia", "new_guinea", "western_australia", "eastern_australia"), (1, 2))


def stars() -> State:
    return scene(
        troops={**TROOPS, "alaska": (0, 1)}, hqs={"peru": 0, "alaska": 1}, tokens={0: 1}, missiles={0: 2},
        hands={0: "china coin"}, scars={0: "bunker"}, powers={0: "ferocity"},
        world=land({"peru": Mark(city="major_city")}),
    ).state  # fmt: skip


def left(**changes: object) -> State:
    """Seat 2 is out; and more of a seat."""
    state = scene(troops={"peru": (0, 5), "brazil": (1, 3)}, eliminated=(2,)).state
    seat = 0 if "concedes_to" in changes else 2
    sides = tuple(evolve(side, **changes) if at == seat else side for at, side in enumerate(state.sides))
    return state.evolve(sides=sides)


def row(*, emptied: bool = False) -> State:
    world = land({"peru": Mark(coins=3)})
    return scene(troops=TROOPS, world=world, row="- china peru egypt", discard="japan", emptied=emptied).state


def last_battle(*dice: int) -> Iterator[State]:
    """While somebody may still move in; then; and in the next turn."""
    play = duel(5, 1, dice=dice, troops={"argentina": (1, 2)}, scars={1: "bunker"})
    play.orders(1, Leaf(page="scar_watch"), Edit(field="scar_watch", value="mine"))
    attack(play, rolls=2)
    yield play.state
    if play.state.battle is not None:
        play.clock()
        yield play.state
    play.end()
    play.runs_out()
    yield play.state


def winning_battle() -> State:
    play = duel(8, 1, hqs={"brazil": 0, "peru": 1}, tokens={0: 2}, dice=(6, 5, 4, 1))
    attack(play)
    return play.state


def before_a_roll() -> State:
    play = duel(scars={1: "bunker"})
    attack(play)
    return play.state


def founding(*, over: bool = False) -> State:
    bare = crowded(2).evolve(
        chain=(), fields=(Field(),) * len(EVERYWHERE), turn=None, round=0, world=land({"peru": Mark(coins=3)})
    )
    return remade(bare, CityFounded(territory=1, city="minor_city", person="ann")).evolve(over=True) if over else bare


def rewards(*people: str) -> State:
    won = crowded(2).evolve(ending=STARS, turn=None, people=people or ("ann", "bob", "cid", "dot", "eve"))
    return remade(won, ContinentClaimed(continent=1, person="dot"))


BOARDS: dict[str, Callable[[], State]] = {
    "a game": lambda: scene(troops=TROOPS).state,
    "with a round cap": lambda: scene(troops=TROOPS, round_cap=8).state,
    "before it": lambda: opened(world=land(signed=("bob",))).state,
    "after the campaign": lambda: crowded(15),
    "the planet has a name": lambda: remade(crowded(15), PlanetNamed(name="Terra & Co")),
    "recruits to place": lambda: scene(troops=TROOPS, seat=1, phase="muster", hands={1: "peru egypt"}).state,
    "who stands where": lambda: (
        scene(troops={**TROOPS, **AUSTRALIA, "argentina": (0, 2)}, hqs={"peru": 0, "venezuela": 2}).state
    ),
    "names and bonuses of continents": lambda: scene(troops=TROOPS, world=LONG_LAND).state,
    "marks": lambda: scene(troops=TROOPS, world=MARKED, turn={"closed": (NUMBER["brazil"],)}).state,
    "cities with names": lambda: crowded(3),
    "stars by source": stars,
    "eliminated": left,
    "gone for good": lambda: left(removed=True),
    "conceding": lambda: left(concedes_to=1),
    "a row with a gap": row,
    "the star of the coin pile is gone": lambda: row(emptied=True),
    "a roll with missiles": lambda: crowded(2, fighting=True),
    "before a roll": before_a_roll,
    "the battle that won": winning_battle,
    "what is nearly used up, at the rewards": lambda: crowded(3).evolve(ending=STARS, turn=None),
    "and at the start": lambda: opened(world=crowded(3).world).state,
    "a founding": founding,
    "founded": lambda: founding(over=True),
    "rewards": rewards,
    "a steward has won": lambda: rewards("ann", "bob", "cid", "", "eve"),
}


def board(state: State) -> Page:
    page: Page = GAME.presenter.board(GAME.view(state, None))
    return page


def regions(state: State) -> list[Page]:
    """Of a board piece by piece, those that are not like others."""
    return [page for page in GAME.presenter.regions(GAME.view(state, None)) if "peru" in str(page)]


TOLD: dict[str, Callable[[], list[Page]]] = {
    **{name: lambda make=make: [board(make())] for name, make in BOARDS.items()},  # type: ignore[misc]
    "the last battle, taken": lambda: [*map(board, last_battle(6, 5, 4, 1))],
    "the last battle, held": lambda: [*map(board, last_battle(*(1, 1, 1, 6) * 2))],
    "a continent, looked at closely": lambda: regions(BOARDS["who stands where"]()),
    "what lies in all of them": lambda: [*GAME.presenter.regions(GAME.view(crowded(2), None))[: len(CONTINENTS)]],
}
