"""Who presses faster than anybody plays is asked for patience; nothing is carried out, and nothing stays unanswered."""

import asyncio

import pytest

from bot.parlour.simulated import Interaction
from bot.parlour.simulated.protocol import AnswerKind
from bot.pressing import REMEMBERED, Allowance, Patience
from tests.bot.reading import custom_id, said, text
from tests.bot.scene import Scene

MOMENT = "One moment, please"


class Watch:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_so_many_a_second() -> None:
    watch = Watch()
    allowance = Allowance(3, 20, watch)
    assert [allowance.take("ann") for _ in range(25)] == [True] * 20 + [False] * 5
    assert allowance.take("bob"), "everybody has their own"
    watch.now += 1
    assert [allowance.take("ann") for _ in range(5)] == [True] * 3 + [False] * 2
    watch.now += 3600
    assert [allowance.take("ann") for _ in range(21)] == [True] * 20 + [False]


def test_who_keeps_pressing_is_not_locked_out() -> None:
    """A press that is refused costs nothing."""
    watch = Watch()
    allowance = Allowance(1, 2, watch)
    granted = 0
    for _ in range(100):
        granted += allowance.take("ann")
        watch.now += 0.125
    assert granted == 2 + 12


def test_nobody_is_remembered_for_long_nor_too_many_at_once() -> None:
    watch = Watch()
    allowance = Allowance(1, 10, watch)
    for person in range(REMEMBERED + 50):
        allowance.take(str(person))
    assert len(allowance._spent) <= REMEMBERED + 1
    watch.now += 10
    allowance.take("ann")
    assert list(allowance._spent) == ["ann"]


def test_what_the_router_grants() -> None:
    """Faster than a person plays, and the letters of a word are none of it."""
    patience = Patience(Watch())
    assert sum(patience.presses.take("ann") for _ in range(100)) == 20
    assert sum(patience.suggestions.take("ann") for _ in range(100)) == 60


@pytest.fixture
def watch(s: Scene) -> Watch:
    """Two presses at once, and one a second."""
    made = Watch()
    s.bot.router.patience = patience = Patience(made)
    patience.presses, patience.suggestions = Allowance(1, 2, made), Allowance(1, 2, made)
    return made


def silent(done: Interaction) -> bool:
    return done.acknowledged is AnswerKind.DEFERRED_UPDATE and not done.followups


async def test_presses_that_come_too_fast(s: Scene, watch: Watch) -> None:
    s.bot.router.patience = Patience(Watch())
    table = await s.table(s.bob)
    s.bot.router.patience.presses, s.bot.router.patience.words = Allowance(1, 0, watch), Allowance(1, 1, watch)
    card = s.dms(s.bob)[-1]
    shown, step = text(card), await s.step(table)
    many = [await s.forge(s.bob, card, custom_id(card, "n")) for _ in range(6)]
    assert not any(done.failed for done in many)
    assert said(many[0]).startswith(MOMENT)
    assert many[0].private
    assert all(map(silent, many[1:])), "asked once a second at most"
    watch.now += 1
    assert said(await s.do(s.bob, card, "n")).startswith(MOMENT)
    await s.settle()
    assert (text(card), await s.step(table)) == (shown, step), "the card stays as it is"
    s.bot.router.patience.presses = Allowance(1, 1, watch)
    await s.do(s.bob, card, "n")
    assert await s.step(table) == step + 1


async def test_commands_and_forms_are_told_every_time(s: Scene, watch: Watch) -> None:
    many = await asyncio.gather(*(s.slash(s.bob, "table open", game="petty_court") for _ in range(6)))
    told = [said(done) for done in many]
    assert sum(each.startswith(MOMENT) for each in told) == 4
    assert all(done.private for done in many)
    assert len(await s.bot.store.tables.live()) == 1
    assert "Your tables" in said(await s.slash(s.ann, "me")), "nobody else waits for it"


async def test_suggestions_that_are_asked_for_too_fast_are_empty(s: Scene, watch: Watch) -> None:
    await s.slash(s.ann, "table hide", words="Gloomhall")
    many = [await s.discord.people.autocomplete(s.ann, s.hall, "table unhide", "words", "g") for _ in range(4)]
    assert [bool(done.choices) for done in many] == [True, True, False, False]
    assert not any(done.failed for done in many)
    watch.now += 1
    assert said(await s.slash(s.ann, "me")), "a budget of its own"
