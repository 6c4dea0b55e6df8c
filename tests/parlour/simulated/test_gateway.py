"""The gateway: intents, resume, broken sessions, what the bot hears of the world."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.parlour.simulated import Permission
from bot.parlour.wire import LoopbackConnector
from tests.parlour.simulated.stage import SECRET, Stage, stage

GATEWAY = "wss://gateway.discord.gg/?v=10"


async def _break(s: Stage, how: str) -> None:
    if how == "reconnect":
        s.discord.faults.ask_reconnect()
    elif how == "invalid, resumable":
        s.discord.faults.invalidate_session(resumable=True)
    else:
        await s.discord.faults.drop_gateway(None if how == "abort" else 4000)


@asynccontextmanager
async def _socket(s: Stage) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare connection to the gateway."""
    connector = LoopbackConnector(s.discord.port, SECRET)
    async with aiohttp.ClientSession(connector=connector) as session, session.ws_connect(GATEWAY) as socket:
        yield socket


@pytest.mark.parametrize("how", ["abort", "close 4000", "reconnect"])
async def test_resume_replays_what_was_missed(s: Stage, how: str) -> None:
    await _break(s, how)
    s.discord.people.say(s.alice, s.table, f"<@{s.discord.bot['id']}> while you were away")
    await s.discord.until(lambda: s.bot.resumes)
    await s.discord.until(lambda: [m for m in s.bot.seen if "while you were away" in m.content])
    assert len(s.discord.gateway.sessions) == 1
    answer = await s.discord.people.slash(s.alice, s.table, "ping")
    assert not answer.failed


async def test_an_event_is_told_as_it_was_then() -> None:
    async with stage(privileged=True, start=False) as s:
        bot = await s.start_bot(intents=discord.Intents(guilds=True, guild_messages=True, message_content=True))
        message = s.discord.people.say(s.alice, s.table, "first words")
        message["content"] = "changed before the network had its turn"
        await s.discord.until(lambda: bot.seen)
        assert bot.seen[0].content == "first words"


async def test_message_content_is_withheld_without_the_intent(s: Stage) -> None:
    s.discord.people.say(s.alice, s.table, "private words")
    s.discord.people.say(s.alice, s.table, f"<@{s.discord.bot['id']}> hear me")
    await s.discord.until(lambda: len(s.bot.seen) == 2)
    assert [bool(message.content) for message in s.bot.seen] == [False, True]


async def test_privileged_intents_must_be_granted() -> None:
    wanted = discord.Intents(guilds=True, members=True)
    async with stage(start=False) as s:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await s.start_bot(intents=wanted)
    async with stage(start=False, privileged=True) as s:
        bot = await s.start_bot(intents=wanted)
        guild = bot.get_guild(int(s.guild["id"]))
        assert guild is not None
        assert {member.name for member in guild.members} == {"alice", "bob", "bot"}
        carol = s.discord.places.add_person("Carol")
        s.discord.places.add_member(s.guild, carol)
        await s.discord.until(lambda: guild.get_member(int(carol["id"])))


async def test_a_wrong_token_is_refused_by_the_gateway() -> None:
    async with stage(start=False) as s, _socket(s) as socket:
        hello = await socket.receive_json()
        assert hello["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 0, "properties": {}}})
        await socket.receive()
        assert socket.close_code == 4004


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"op": 99}, 4001),
        ({"no": "op"}, 4002),
        ({"op": 1, "d": "x" * 4096}, 4002),
        ({"op": 8, "d": {}}, 4003),
        ({"op": 2, "d": {}}, 4004),
        ({"op": 6, "d": None}, 4002),
    ],
)
async def test_strange_frames_close_the_connection(frame: dict[str, Any], code: int) -> None:
    async with stage(start=False) as s, _socket(s) as socket:
        await socket.receive_json()
        await socket.send_json(frame)
        await socket.receive()
        assert socket.close_code == code


async def test_resume_of_an_unknown_session_is_refused() -> None:
    async with stage(start=False) as s, _socket(s) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 6, "d": {"token": "simulated", "session_id": "gone", "seq": 1}})
        answer = await socket.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def _come_and_gone(s: Stage, code: int) -> int:
    """How many sessions there are after somebody has connected and closed with *code*."""
    async with _socket(s) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "simulated", "intents": 0, "properties": {}}})
        assert (await socket.receive_json())["t"] == "READY"
        await socket.close(code=code)
    await s.discord.until(lambda: not s.discord.gateway.connected)
    return len(s.discord.gateway.sessions)


async def test_only_a_client_that_says_no_goodbye_leaves_a_session_and_none_is_kept_for_ever() -> None:
    async with stage(start=False) as s:
        before = len(s.discord.gateway.sessions)
        assert await _come_and_gone(s, 1000) == before
        assert await _come_and_gone(s, 4000) == before + 1
        assert [await _come_and_gone(s, 4000) for _ in range(12)][-1] < 12


async def test_the_bot_hears_of_channels_that_come_change_and_go(s: Stage) -> None:
    guild = s.channel().guild
    lobby = s.discord.places.add_channel(s.guild, "lobby")
    await s.discord.until(lambda: guild.get_channel(int(lobby["id"])))
    assert s.channel(lobby).permissions_for(guild.me).send_messages
    s.discord.places.forbid_bot(lobby, Permission.SEND_MESSAGES)
    await s.discord.until(lambda: not s.channel(lobby).permissions_for(guild.me).send_messages)
    s.discord.places.delete_channel(lobby)
    await s.discord.until(lambda: guild.get_channel(int(lobby["id"])) is None)


async def test_the_bot_hears_when_a_guild_adds_it_and_throws_it_out(s: Stage) -> None:
    other = s.discord.places.add_guild("Another", s.bob)
    await s.discord.until(lambda: s.bot.get_guild(int(other["id"])))
    s.discord.places.remove_bot(other)
    await s.discord.until(lambda: s.bot.get_guild(int(other["id"])) is None)


async def test_messages_in_hidden_channels_are_not_heard(s: Stage) -> None:
    hidden = s.discord.places.add_channel(s.guild, "hidden")
    s.discord.places.forbid_bot(hidden, Permission.VIEW_CHANNEL)
    s.discord.people.say(s.alice, hidden, "behind its back")
    s.discord.people.say(s.alice, s.table, "in the open")
    await s.discord.until(lambda: s.bot.seen)
    await asyncio.sleep(0.02)
    assert [message.channel.id for message in s.bot.seen] == [int(s.table["id"])]
