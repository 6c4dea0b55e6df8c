"""Where a game may be started and the war joined (RL-4.3)."""

from __future__ import annotations

from engines.core.record import evolve
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.campaign.world import City, Land, World
from engines.risk_legacy.components import CityKind
from engines.risk_legacy.rules.starts import entries, farthest, hindrance, starts
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import Mark, land, scene


def position(world: World | None = None, hqs: tuple[tuple[str, int], ...] = (("alaska", 1),)) -> State:
    return scene(troops={name: (seat, 8) for name, seat in hqs}, hqs=dict(hqs), world=world).state


def why(state: State, seat: int, name: str, *, hq: bool = True) -> str | None:
    return hindrance(state, seat, NUMBER[name], hq=hq)


def test_not_next_to_a_headquarters() -> None:
    """RL-4.3.2, EX-31: with one in Alaska, Kamchatka (by sea), Alberta and Northwest Territory are near it."""
    state = position()
    for name in ("kamchatka", "alberta", "northwest_territory"):
        assert why(state, 0, name) == "near_hq"
    assert why(state, 0, "ontario") is None
    assert why(state, 0, "alaska") == "occupied"


def test_marks() -> None:
    """RL-2.1.4, 4.3.1, EX-31: a city or a scar, nothing else; nor does the name of a continent or a change of it."""
    others = {"named": {"north_america": "ann"}, "changed": {"north_america": -1}}
    for mark, why_not in ((Mark(scar="bunker"), "marked"), (Mark(coins=3), None), (Mark(card=False), None)):
        assert why(position(land({"ontario": mark}, **others)), 0, "ontario") == why_not  # type: ignore[arg-type]


def test_a_founder_comes_home() -> None:
    """RL-4.3.1, 8.15, EX-31: a major city, scarred or not, is legal for its founder and nobody else; a minor one for
    nobody."""
    expected: dict[CityKind, tuple[str | None, str | None]] = {
        "major_city": (None, "marked"),
        "minor_city": ("marked", "marked"),
        "world_capital": ("marked", "marked"),
    }
    for kind, both in expected.items():
        state = position(land({"ontario": Mark(city=kind, founder="ann", scar="bunker")}))
        assert (why(state, 0, "ontario"), why(state, 1, "ontario")) == both


def test_home_is_not_next_to_a_headquarters_either() -> None:
    """RL-4.3.2: this binds founders too."""
    state = position(land({"alberta": Mark(city="major_city", founder="ann")}))
    assert why(state, 0, "alberta") == "near_hq"


def test_a_cancelled_scar_leaves_no_mark() -> None:
    """RL-8.14: what was placed and removed again does not bar a start."""
    assert why(position(land(played=("bunker",))), 0, "ontario") is None


def test_joining_does_not_mind_headquarters() -> None:
    """RL-4.3.2, 8.17."""
    state = position()
    assert why(state, 0, "alberta", hq=False) is None
    assert NUMBER["alberta"] in entries(state, 0)


def test_a_founder_joins_at_home() -> None:
    """RL-4.3.1, 5.4.1: a scar does not bar the own major city; next to a headquarters it may be, too."""
    state = position(land({"alberta": Mark(city="major_city", founder="ann", scar="bunker")}))
    assert NUMBER["alberta"] in entries(state, 0)
    assert why(state, 2, "alberta", hq=False) == "marked"


def test_a_bare_headquarters_is_no_start() -> None:
    """RL-8.43: it occupies."""
    state = scene(troops={"peru": (0, 1)}, hqs={"alaska": 1}).state
    assert why(state, 2, "alaska", hq=False) == "occupied"


def built_up() -> World:
    """More cities than there are in the box."""
    return World(lands=(Land(city=City(kind="minor_city", founder="somebody")),) * len(NUMBER))


def test_what_counts_when_nothing_is_legal() -> None:
    """RL-4.3.3: unoccupied without a city, then any unoccupied apart from headquarters, then any unoccupied."""
    state = position()
    state = state.evolve(world=evolve(state.world, lands=(Land(scar="bunker"),) * len(NUMBER)))
    assert NUMBER["ontario"] in starts(state, 0)
    assert NUMBER["alberta"] not in starts(state, 0)
    built = state.evolve(world=state.world.evolve_land(NUMBER["peru"], city=City(kind="minor_city", founder="ann")))
    assert [at for at in starts(state, 0) if at not in starts(built, 0)] == [NUMBER["peru"]]
    apart = starts(state.evolve(world=built_up()), 0)
    assert NUMBER["ontario"] in apart
    assert NUMBER["alberta"] not in apart
    full = {name: (0, 1) for name in NUMBER if name != "alberta"}
    assert starts(scene(troops=full, hqs={"alaska": 0}).state, 1) == (NUMBER["alberta"],)


def test_the_relaxed_rules_are_not_for_joining() -> None:
    """RL-4.3.3."""
    assert entries(position().evolve(world=built_up()), 0) == ()


def test_the_farthest_start() -> None:
    """RL-4.2.6, DEFAULT: in links from the nearest headquarters."""
    state = position()
    found = farthest(state, 0)
    assert found in starts(state, 0)
    assert found == NUMBER["madagascar"]
