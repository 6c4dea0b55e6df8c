"""Games that have just been won, by play, with everything that follows still open (RL-7.5 to 7.7)."""

from typing import Any

from engines.core.menu import Picked, Typed, tidy
from engines.core.move import Move, part
from engines.core.outcome import Heirloom
from engines.risk_legacy.campaign.records import Chain, inherited
from engines.risk_legacy.moves.rewards import GiveName, RewardMove, RewardName
from tests.risk_legacy.arrange import PEOPLE, scene
from tests.risk_legacy.scene import Scene
from tests.risk_legacy.war import attack

HOMES = ("iceland", "egypt", "japan", "alaska", "ural")


def won(winner: int = 0, *, seats: int = 4, out: tuple[int, ...] = (), **more: Any) -> Scene:
    """The winner takes Peru, and with it the headquarters of the next seat: its fourth star.

    :param out: seats that have no troop left.
    """
    loser = (winner + 1) % seats
    troops = {HOMES[seat]: (seat, 3) for seat in range(seats) if seat not in (*out, winner)}
    play = scene(
        seats,
        troops={**troops, "brazil": (winner, 8), "peru": (loser, 1), **more.pop("troops", {})},
        hqs={"brazil": winner, "peru": loser},
        tokens={winner: 2},
        seat=winner,
        dice=(6, 5, 4, 1, *more.pop("dice", ())),
        people=more.pop("people", PEOPLE),
        **more,
    )
    attack(play)
    assert play.state.ending is not None
    return play


def reward(play: Scene, kind: RewardName, whole: Move) -> None:
    play.does(part(RewardMove, reward=kind), whole)


def forgo(play: Scene) -> None:
    """Everything that is still open, by the clock."""
    while not play.match.over:
        play.clock()


def call(play: Scene, name: str) -> None:
    """Written, looked at, confirmed (RL-7.8.6)."""
    play.answers(Typed(name))
    whole = GiveName(name=tidy(name))
    play.answers(Picked((whole,)))


def bequeathed(play: Scene) -> Heirloom:
    heirloom = play.match.bequest
    assert heirloom is not None
    return heirloom


def chained(play: Scene) -> Chain:
    return inherited(bequeathed(play))
