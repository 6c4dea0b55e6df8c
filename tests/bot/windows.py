"""A table at which somebody is asked in somebody else's turn."""

import random

import pytest

from bot.play.loaded import LoadedTable
from bot.play.working import PERSON
from engines.core.frame import WINDOW
from engines.core.game import Act
from engines.core.match import Match
from engines.core.rng import Rng
from tests.bot.scene import Scene
from tests.playing import answer

TRIES = 40


@pytest.fixture(name="dealt")
def _dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same match: in some nobody is asked in a window before it is over."""
    monkeypatch.setattr(Rng, "seed", lambda *_: "a window")


async def reach(s: Scene, table: str, seat: int) -> None:
    """People play on until *seat* alone is asked in a window: whoever can open one does."""

    def there(match: Match) -> bool:
        return match.span == WINDOW and match.asked() == (seat,)

    for number in range(300):
        now = await s.loaded(table)
        if there(now.playing):
            return
        each = [any_act(now, now.asked[0], f"{number} {again}") for again in range(TRIES)]
        await done(s, table, next((one for one in each if there(now.playing.act(one)[0])), each[0]))
    raise AssertionError("no window was reached")


async def act(s: Scene, table: str, seat: int, number: int) -> None:
    """Somebody does any one thing that they may."""
    await done(s, table, any_act(await s.loaded(table), seat, f"{number}"))


def any_act(now: LoadedTable, seat: int, seed: str) -> Act:
    menu = now.playing.menu(seat)
    assert menu is not None
    return Act(seat=seat, question=now.playing.question(seat), given=answer(menu, random.Random(seed)))


def usual(now: LoadedTable, seat: int) -> Act:
    """What the clock would answer."""
    return Act(seat=seat, question=now.playing.question(seat), given=now.playing.default(seat))


async def done(s: Scene, table: str, one: Act) -> None:
    step = await s.step(table)
    async with s.bot.sessions.held(table, one.seat):
        await s.bot.sessions.submit(table, f"any act {step}", PERSON, lambda _: [one])
    await s.settle()
