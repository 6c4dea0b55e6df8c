"""Those who watch: they say who wins, and somebody may talk about all hands some turns late."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.cases import rights
from bot.cases.asking import Barred, Caller, Declined, Means
from bot.contests.prophecy import Prophet, prophets
from bot.marshal.said import decided
from bot.play import gates, late, stands
from bot.play.loaded import LoadedTable
from persistence.deliveries import Proclaimed
from persistence.records import Table
from persistence.stands import PLACARD, Prediction

LEAST, MOST = 3, 20
"""Turns by which somebody sees late what is hidden."""
REFUSED = {"already": "stands-already", "late": "stands-late", "idle": "not-now"}


@dataclass(frozen=True, slots=True)
class Prophets:
    best: Sequence[Prophet]
    names: Mapping[str, str]
    """Of those who may be named."""


# ---- predictions


@rights.HOST_OF
async def open_stands(means: Means, _caller: Caller, table_id: str, /) -> None:
    """From now on people may say who wins."""
    done = await gates.open_stands(means.sessions, table_id)
    if done != "opened":
        raise Declined(REFUSED[done])


@rights.VISIT
async def standing(means: Means, _caller: Caller, table_id: str, /) -> str | None:
    """The message on which people say who wins, in the form that Discord opens; ``None``: there is none."""
    card = await means.store.placards.of(PLACARD, table_id)
    if card is None or card.message_id is None:
        return None
    return f"https://discord.com/channels/{card.guild_id}/{card.channel_id}/{card.message_id}"


@rights.VISIT
async def predict(means: Means, caller: Caller, table_id: str, /, seat: int, riddle: str = "") -> Table:
    """They say that *seat* wins, or that it is the answer to *riddle*."""
    table = await means.store.tables.get(table_id)
    if riddle and not _answers(means, table, seat, riddle):
        raise Declined("old-button")
    if not await means.store.stands.predict(table_id, caller.user, caller.name, seat, riddle):
        raise Declined("stands-yours" if stands.awake(table) and seat < len(table.seats) else "stands-closed")
    await gates.shown(means.sessions, table_id)
    return table


def _answers(means: Means, table: Table, answer: int, riddle: str) -> bool:
    game = means.kit.games.get(table.game)
    asked = [each for each in game.riddles if each.key == riddle] if game else []
    return bool(asked) and answer < asked[0].many(len(table.seats))


async def foreseen(means: Means, caller: Caller, contest_id: int | None = None) -> Prophets:
    """Who has been right on that server (about the matches of that contest), and how often."""
    if caller.guild is None:
        raise Declined("stats-on-server")
    said = await means.store.stands.come_true(caller.guild, contest_id)
    asked: dict[tuple[str, str], list[Prediction]] = {}
    for each in said:
        asked.setdefault((each.table_id, each.riddle), []).append(each)
    best = prophets({each.user_id: each.right for each in those} for those in asked.values())
    return Prophets(best, {each.user_id: each.name for each in said if each.shown})


# ---- all hands, late


@rights.CAST
async def grant(means: Means, caller: Caller, table_id: str, /, user: str, name: str, delay: int) -> None:
    """*user* may see all hands of that match *delay* turns late (0: no more), which everybody there reads.

    :raises Declined: they are tied to it, or it does not go on."""
    if delay and not LEAST <= delay <= MOST:
        raise Declined("cast-between", low=LEAST, high=MOST)
    watchers, args = means.store.stands, dict[str, str | int](who=name, by=caller.name)
    if delay:
        told = [Proclaimed(key="cast-granted", args={**args, "count": delay})]
        said = [decided("contest-did-cast", caller.user, who=user, count=delay)]
        done = await watchers.grant(table_id, user, name, delay, caller.user, told, said)
    else:
        told, said = [Proclaimed(key="cast-ended", args=args)], [decided("contest-did-uncast", caller.user, who=user)]
        done = await watchers.revoke(table_id, user, told, said)
    if not done:
        raise Declined("cast-not-them" if delay else "not-now")
    means.sessions.wake(table_id, ())


@rights.VISIT
async def watch(means: Means, caller: Caller, table_id: str, /) -> tuple[LoadedTable, int]:
    """The table as it was when it was so many turns younger. Whether they may see that is looked at together with what
    there is to see."""
    watched = await means.store.stands.watched(table_id, caller.user)
    if watched is None:
        raise Barred("cast-not-you")
    table, delay = watched.history.table, watched.cast.delay
    known = await means.store.names.known(table.guild_id, table.channel_id)
    loaded = await asyncio.to_thread(late.then, means.kit, watched.history, known, delay)
    if loaded is None:
        raise Declined("cast-early", count=delay)
    return loaded, delay
