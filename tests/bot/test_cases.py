"""The use cases by themselves: no bot is running while they are called, and nobody presses anything."""

import inspect
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import import_module
from itertools import count
from pkgutil import iter_modules

import pytest

from bot import cases
from bot.cases import matches, tables, votes
from bot.cases.asking import Caller, Declined, Means
from bot.parlour.simulated import Payload
from bot.play.loaded import LoadedTable
from bot.play.sessions import Sessions
from bot.play.votes import of as asked_about
from bot.play.working import Announced
from bot.running import opened
from bot.undelivered import Undelivered
from engines.core.match import STALE
from engines.core.menu import Number, Refused
from persistence.deliveries import Box
from persistence.errors import AlreadySeated, TableFull
from tests.bot.reading import labels, text
from tests.bot.scene import TOY, Scene

ACTS = 4
NUMBERS = count()


class Nobody:
    """Brings nothing to any channel: everything waits in the outbox."""

    async def now(self, _box: Box) -> Undelivered | None:
        return None

    async def announce(self, loaded: LoadedTable) -> Announced:
        return Announced(f"start of {loaded.table.id}")

    async def withdraw(self, _table_id: str) -> None:
        return None

    async def present(self, _guild: str, _user: str) -> bool:
        return True

    def threads(self, _channel: str) -> bool:
        return False


@asynccontextmanager
async def alone(s: Scene) -> AsyncIterator[Means]:
    """The bot is stopped, and its database is in other hands; then it starts again and delivers what is due."""
    await s.settle()
    await s.stop()
    s.discord.requests.clear()
    broken: list[Exception] = []
    store = await opened(s.database, s.kit, broken.append)
    try:
        yield Means(s.kit, store, Sessions(store, s.kit, lambda *_: None), Nobody(), "en")
    finally:
        await store.close()
    assert not broken
    assert s.discord.requests.to("*") == []
    await s.settled(s.boot())


def asking(s: Scene, who: Payload, where: Payload | None = None, key: str | None = None) -> Caller:
    """Another request of theirs each time."""
    return Caller(
        user=who["id"],
        name=who["global_name"],
        locale="en",
        guild=s.guild["id"],
        channel=(where or s.hall)["id"],
        key=key or f"of this test {next(NUMBERS)}",
    )


async def begun(s: Scene, means: Means) -> str:
    """A match of Ann and Bob."""
    table = (await tables.open_table(means, asking(s, s.ann), TOY, seats=2)).table.id
    assert (await tables.join(means, asking(s, s.bob), table)).seat == 1
    await tables.start(means, asking(s, s.ann), table)
    return table


async def answer(s: Scene, means: Means, table: str) -> None:
    """Whoever is asked first answers as the clock would."""
    loaded = await means.sessions.at(table)
    seat = loaded.asked[0]
    given, who = loaded.playing.default(seat), (s.ann, s.bob)[seat]
    await matches.act(means, asking(s, who), table, loaded.mark(seat), lambda _: given)


async def test_a_match_that_nobody_pressed(s: Scene) -> None:
    async with alone(s) as means:
        table = await begun(s, means)
        for _ in range(ACTS):
            await answer(s, means, table)
        assert (await means.sessions.at(table)).playing.step == ACTS
        await votes.hand_over(means, asking(s, s.ann), table, 1, s.cid["id"], "Cid", force=True)
    assert "Cid" in text(s.having("o"))
    assert [len(s.dms(who)) for who in s.people] == [1, 0, 1]
    assert "You hold" in text(s.dms(s.cid)[-1])
    async with alone(s) as means:
        await tables.close(means, asking(s, s.ann), table)
        vote = asked_about((await means.sessions.at(table)).table)
        assert vote is not None
        assert await votes.say(means, asking(s, s.cid), table, vote.number, aye=True)
    assert "🟥 Ann has asked for it, and everybody agreed." in text(s.last())
    assert labels(s.dms(s.cid)[-1]) == []


async def test_the_running_bot_is_asked_in_the_same_way(s: Scene) -> None:
    table = await begun(s, s.bot.services)
    await answer(s, s.bot.services, table)
    await s.settle()
    assert "Waiting for" in text(s.having("o"))
    assert "You hold" in text(s.dms(s.bob)[-1])


async def test_what_is_refused_says_why(s: Scene) -> None:
    async with alone(s) as means:
        table = (await tables.open_table(means, asking(s, s.ann), TOY, seats=2)).table.id
        for who, why in ((s.bob, "host-only"), (s.ann, "too-few")):
            with pytest.raises(Declined) as declined:
                await tables.start(means, asking(s, who), table)
            assert declined.value.reason.key == why
        with pytest.raises(AlreadySeated):
            await tables.join(means, asking(s, s.ann), table)
        with pytest.raises(Declined) as declined:
            await tables.join(means, asking(s, s.bob, s.attic), table)
        assert declined.value.reason.key == "no-table"
        await tables.join(means, asking(s, s.bob), table)
        with pytest.raises(TableFull):
            await tables.join(means, asking(s, s.cid), table)


async def test_one_request_is_carried_out_once(s: Scene) -> None:
    async with alone(s) as means:
        table = await begun(s, means)
        loaded, bid = await means.sessions.at(table), asking(s, s.ann)
        first, second = [await matches.act(means, bid, table, loaded.mark(0), lambda _: Number(1)) for _ in range(2)]
        assert first.loaded.playing.step == second.loaded.playing.step == 1
        assert not second.events
        with pytest.raises(Refused) as refused:
            await matches.act(means, asking(s, s.ann), table, loaded.mark(0), lambda _: Number(1))
        assert refused.value.reason == STALE


def test_whatever_is_done_to_a_table_or_a_world_asks_for_a_right() -> None:
    """Nothing can be done through an id that was made up, whoever calls."""
    found = [import_module(f"bot.cases.{module.name}") for module in iter_modules(cases.__path__)]
    every = {case for module in found for _, case in inspect.getmembers(module, inspect.iscoroutinefunction)}
    named = {
        case
        for case in every
        if {"table_id", "world_id"} & set(inspect.signature(case).parameters) and not case.__name__.startswith("_")
    }
    assert len(named) > 20
    assert {case.__qualname__ for case in named if not hasattr(case, "__wrapped__")} == set()
