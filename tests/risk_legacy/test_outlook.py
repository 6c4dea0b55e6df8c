"""What could be marched to, looked for from where marches begin: it is what looking back from each goal finds, by which
marches then go (RL-5.9, 6.6)."""

from random import Random

import pytest

from engines.risk_legacy.atlas import EVERYWHERE, TERRITORIES
from engines.risk_legacy.rules import lines
from engines.risk_legacy.rules.marches import ahead, goals, halts, on_the_way, ratios
from engines.risk_legacy.rules.outlook import RATIOS
from engines.risk_legacy.state import State
from tests.risk_legacy.arrange import Mark, land, scene

SEAT = 0
TOLLS = {"venezuela": Mark(city="minor_city"), "egypt": Mark(city="minor_city", boxes=0)}


def scattered(rng: Random) -> State:
    """Any position: the more territories somebody holds, the fewer ways lead through empty land."""
    settled, strong = rng.uniform(0.2, 1), rng.choice((3, 6, 20))
    troops = {name: (rng.randrange(3), rng.randint(1, strong)) for name in TERRITORIES if rng.random() < settled}
    hqs = {name: seat for seat, name in enumerate(rng.sample(TERRITORIES, 3))}
    closed = tuple(sorted(rng.sample(EVERYWHERE, rng.choice((0, 0, 3, 9)))))
    return scene(troops=troops, hqs=hqs, world=land(TOLLS), turn={"closed": closed}, seat=SEAT).state


def looked_back(state: State, goal: int, ratio: int) -> lines.Route | None:
    """The way of a line that marches there; none, if the odds do not let it begin."""
    return lines.route(state, SEAT, ahead(goal, ratio), 0)


@pytest.mark.parametrize("seed", range(60))
def test_it_is_what_lines_would_find(seed: int) -> None:
    """RL-5.9, 6.6: the same goals, the same way with the least odds, and the same odds that let one begin."""
    state = scattered(Random(seed))
    foreign = [at for at in EVERYWHERE if state.fields[at].owner != SEAT]
    ways = {at: [looked_back(state, at, ratio) for ratio in RATIOS] for at in foreign}
    assert sorted(goals(state, SEAT)) == [at for at in foreign if ways[at][0]]
    for goal in goals(state, SEAT):
        least = ways[goal][0]
        assert least is not None
        assert on_the_way(state, SEAT, goal) == least.path
        begun = [ratio for ratio, way in zip(RATIOS, ways[goal], strict=True) if way]
        opposed = any(state.fields[at].owner is not None for at in least.path)
        assert ratios(state, SEAT, goal) == (begun if opposed else begun[:1])


def test_what_is_looked_at_there() -> None:
    """The positions of the test above have what it is about: many goals, ways that the odds stop, and closed land."""
    states = [scattered(Random(seed)) for seed in range(60)]
    every = [(state, goal) for state in states for goal in goals(state, SEAT)]
    assert len(every) > 600
    assert any(halts(state, SEAT, goal, 1) is not None for state, goal in every)
    assert any(halts(state, SEAT, goal, 1) is None and len(on_the_way(state, SEAT, goal)) > 2 for state, goal in every)
    assert {len(ratios(state, SEAT, goal)) > 1 for state, goal in every} == {False, True}
    assert any(state.ongoing.closed for state, _ in every)
