"""Rules of the API that a well-behaved client seldom meets, asked for with plain requests."""

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.parlour.simulated import Payload, SetupError
from bot.parlour.simulated.protocol import Intent
from bot.parlour.wire import LoopbackConnector
from tests.bot.reading import said
from tests.parlour.simulated.stage import SECRET, Stage, stage

API = "https://discord.com/api/v10"


async def ask(s: Stage, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    """One request with the bot's token; status and body of the answer."""
    async with (
        aiohttp.ClientSession(
            connector=LoopbackConnector(s.discord.port, SECRET), headers={"Authorization": "Bot simulated"}
        ) as session,
        session.request(method, API + path, json=body) as answer,
    ):
        text = await answer.text()
        return answer.status, json.loads(text) if text else None


@pytest.mark.parametrize("kind", [6, 7, 8])
async def test_answers_that_do_not_fit_a_command(kind: int) -> None:
    async with stage(ack_timeout=0.1) as s:
        refused: list[int] = []

        @s.bot.tree.command(description="Answers wrongly")
        async def wrong(interaction: discord.Interaction) -> None:
            path = f"/interactions/{interaction.id}/{interaction.token}/callback"
            _, answer = await ask(s, "POST", path, {"type": kind, "data": {}})
            refused.append(answer["code"])

        await s.bot.tree.sync()
        answer = await s.discord.people.slash(s.alice, s.table, "wrong")
        assert answer.failed
        assert refused == [50035]


async def test_the_first_follow_up_takes_the_place_of_thinking(s: Stage) -> None:
    @s.bot.tree.command(description="Thinks")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("thought")

    await s.bot.tree.sync()
    answer = await s.discord.people.slash(s.alice, s.table, "think")
    await s.discord.until(lambda: not answer.thinking)
    assert [message["content"] for message in s.discord.messages(s.table)] == ["thought"]
    assert answer.followups == []


async def test_history_has_no_ephemeral_messages_and_pages_both_ways(s: Stage) -> None:
    sent = [s.discord.people.say(s.alice, s.table, str(number))["id"] for number in range(5)]
    await s.discord.people.slash(s.alice, s.table, "secret")
    pages = {
        "": sent[::-1],
        "?limit=2": [sent[4], sent[3]],
        f"?before={sent[2]}&limit=1": [sent[1]],
        f"?after={sent[1]}&limit=2": [sent[3], sent[2]],
    }
    for query, expected in pages.items():
        status, page = await ask(s, "GET", f"/channels/{s.table['id']}/messages{query}")
        assert (status, [message["id"] for message in page]) == (200, expected)
    status, error = await ask(s, "GET", f"/channels/{s.table['id']}/messages?limit=many")
    assert (status, error["code"]) == (400, 50035)


async def test_a_locked_thread_is_for_moderators(s: Stage) -> None:
    thread = s.discord.threads.start(s.table, "log")
    s.discord.threads.update(thread, {"locked": True})
    status, error = await ask(s, "PATCH", f"/channels/{thread['id']}", {"name": "mine"})
    assert (status, error["code"], thread["name"]) == (403, 50013, "log")


async def test_a_client_that_ignores_the_headers_is_stopped() -> None:
    async with stage(rate_limits={"POST /channels/{channel}/messages": (2, 60.0)}) as s:
        path = f"/channels/{s.table['id']}/messages"
        answers = [await ask(s, "POST", path, {"content": "x"}) for _ in range(3)]
        assert [status for status, _ in answers] == [200, 200, 429]
        assert 50 < answers[2][1]["retry_after"] <= 60
        assert not answers[2][1]["global"]
        other = s.discord.places.add_channel(s.guild, "other")
        assert (await ask(s, "POST", f"/channels/{other['id']}/messages", {"content": "x"}))[0] == 200


async def test_the_global_limit() -> None:
    async with stage(rate_limits={}) as s:
        answers = await asyncio.gather(*(ask(s, "GET", "/users/@me") for _ in range(60)))
        refused = [body for status, body in answers if status == 429]
        assert refused
        assert all(body["global"] for body in refused)


async def test_choices_are_all_there_is(s: Stage) -> None:
    @s.bot.tree.command(description="Chooses")
    @app_commands.choices(colour=[app_commands.Choice(name="Red", value="red")])
    async def choose(interaction: discord.Interaction, colour: str) -> None:
        await interaction.response.send_message(colour)

    await s.bot.tree.sync()
    with pytest.raises(SetupError):
        await s.discord.people.slash(s.alice, s.table, "choose", colour="blue")
    answer = await s.discord.people.slash(s.alice, s.table, "choose", colour="red")
    assert said(answer) == "red"


@pytest.mark.parametrize(("intents", "told"), [(Intent.GUILDS, 1), (Intent.GUILDS | Intent.GUILD_PRESENCES, 3)])
async def test_members_of_a_guild_are_told_with_the_presences_intent_only(intents: Intent, told: int) -> None:
    async with stage(start=False, privileged=True) as s:
        guild: Payload = {}
        connector = LoopbackConnector(s.discord.port, SECRET)
        async with (
            aiohttp.ClientSession(connector=connector) as session,
            session.ws_connect("wss://gateway.discord.gg/") as socket,
        ):
            await socket.send_json({"op": 2, "d": {"token": "simulated", "intents": int(intents), "properties": {}}})
            while guild.get("t") != "GUILD_CREATE":
                guild = await socket.receive_json()
        assert (len(guild["d"]["members"]), guild["d"]["member_count"]) == (told, 3)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("GET", "/channels/{table}/messages/1", 10008),
        ("GET", "/guilds/1", 10004),
        ("GET", "/guilds/{guild}/members/1", 10007),
        ("GET", "/users/1", 10013),
        ("DELETE", "/webhooks/1/token/messages/@original", 10015),
        ("PUT", "/channels/{table}/thread-members/@me", 10003),
    ],
)
async def test_what_is_not_there(method: str, path: str, code: int) -> None:
    async with stage(start=False) as s:
        status, error = await ask(s, method, path.format(table=s.table["id"], guild=s.guild["id"]))
        assert (status, error["code"]) == (404, code)


async def test_what_is_there() -> None:
    async with stage(start=False) as s:
        for path in (
            "/users/@me",
            "/applications/@me",
            "/gateway",
            "/gateway/bot",
            "/guilds/{guild}?with_counts=true",
            "/guilds/{guild}/roles",
            "/guilds/{guild}/channels",
            "/guilds/{guild}/members?limit=10",
            "/guilds/{guild}/members/{alice}",
            "/applications/{bot}/commands",
            "/applications/{bot}/guilds/{guild}/commands",
        ):
            ids = {"guild": s.guild["id"], "alice": s.alice["id"], "bot": s.discord.bot["id"]}
            status, body = await ask(s, "GET", path.format(**ids))
            assert status == 200, path
            assert isinstance(body, dict | list)
        _, members = await ask(s, "GET", f"/guilds/{s.guild['id']}/members?limit=10&after={s.discord.bot['id']}")
        assert [member["user"]["username"] for member in members] == ["alice", "bob"]
