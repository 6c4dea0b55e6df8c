"""That random play brings up everything there is: each card on each side, each chest, each kind of event, each end.

What never comes up is not tested by any of the checks that play. The kinds of moves are counted by the contract."""

from collections.abc import Iterator
from itertools import count, product
from typing import Any, get_args

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica.atlas import CASTLES, CHESTS_OF, GOBLINS, KIND, OF_TIER, SETTLEMENTS, VALUES
from engines.bellum_magica.hiring import SIDES
from engines.core.event import Event
from engines.core.record import members
from tests.bellum_magica.walks import eager
from tests.campaigns import Table
from tests.contract.games import SOAK_GAMES
from tests.playing import answer, played, shown

Thing = tuple[Any, ...]
SOAK = SOAK_GAMES >= 1000
MOST_MATCHES = 4000 if SOAK else 200
"""They are played one after the other, until everything has come up."""
RARE = [("won by", why) for why in ("chests", "shared")]
"""Ties decide only one match in fifty: looked for in the soak."""


UNDONE = "undone"
"""Of the core: no act makes it happen, but somebody who takes one back."""


def expected() -> set[Thing]:
    return {
        *(("castle", number) for number in range(len(CASTLES))),
        *(("goblin", *dealt) for dealt in product(GOBLINS, SIDES)),
        *(("creature", *recruited) for recruited in product((*OF_TIER[0], *OF_TIER[1]), SIDES)),
        *(("settlement", number) for number in range(len(SETTLEMENTS))),
        *(("chest", KIND[chest], VALUES[chest]) for chests in CHESTS_OF for chest in chests),
        *(("row", number) for number in range(1, 7)),
        *(("event", kind) for kind in members(Event, "engines.bellum_magica") if kind != UNDONE),
        *(("end", why) for why in get_args(e.Ending)),
        *(("won by", why) for why in ("points", "alone")),
        *(RARE if SOAK else ()),
    }


def came_up(seed: int) -> Iterator[Thing]:
    """In one match. Every other one has a last day, which only those who dawdle live to see."""
    seats = 2 + seed % 4
    dawdling = seed // 4 % 2 == 1
    options = {"day_cap": "15"} if dawdling else {}
    table = Table(game=GAME, seats=seats, seed=f"cover-{seed}", options=options)
    match, dealt = table.begin()
    yield from _told(dealt)
    for turn in played(table, seed, choose=answer if dawdling else eager):
        match = turn.after
        yield from _told((*turn.events, *shown(turn.events, None)))
    for lair in match._state.lairs:
        yield "castle", lair.castle
        yield from (("goblin", goblin, side) for side in SIDES for goblin in getattr(lair, side) if goblin in GOBLINS)
    assert match.outcome is not None
    yield "won by", dict(match.outcome.why.args)["why"]


def _told(events: tuple[Any, ...]) -> Iterator[Thing]:
    for event in events:
        yield "event", event.kind
        match event:
            case e.Recruited(card=card, side=side):
                yield "creature", card, side
            case e.Plundered(settlement=settlement):
                yield "settlement", settlement
            case e.Looked(chests=chests) | e.Stolen(chests=chests):
                yield from (("chest", chest.chest, chest.value) for chest in chests)
            case e.Rolled(row=row):
                yield "row", row
            case e.MatchEnded(why=why):
                yield "end", why


def test_everything_comes_up() -> None:
    missing = expected()
    for seed in count():
        if not missing or seed == MOST_MATCHES:
            break
        missing -= set(came_up(seed))
    assert missing == set()
