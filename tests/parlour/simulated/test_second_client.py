"""The simulated Discord is not fitted to one client library: hikari uses it too, where it is installed."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import pytest

from bot.parlour.simulated import SimulatedDiscord

hikari: Any = pytest.importorskip("hikari")


async def test_hikari_logs_in_syncs_answers_and_resumes() -> None:
    # hikari reads the application's id out of the token.
    probe = SimulatedDiscord(real_addresses=False)
    token = base64.b64encode(probe.bot["id"].encode()).decode().rstrip("=") + ".x.y"
    discord = SimulatedDiscord(token=token, real_addresses=False)
    alice = discord.places.add_person("Alice")
    guild = discord.places.add_guild("Board games", alice)
    table = discord.places.add_channel(guild, "table")
    async with discord:
        address = f"http://127.0.0.1:{discord.port}/api/v10"
        bot = hikari.GatewayBot(token, rest_url=address, banner=None, logs=None, suppress_optimization_warning=True)
        ready = asyncio.Event()
        heard: list[str] = []

        @bot.listen(hikari.StartedEvent)
        async def started(_: Any) -> None:
            ready.set()

        @bot.listen(hikari.MessageCreateEvent)
        async def message(event: Any) -> None:
            heard.append(event.message.content or "")

        @bot.listen(hikari.InteractionCreateEvent)
        async def interaction(event: Any) -> None:
            used = event.interaction
            if isinstance(used, hikari.CommandInteraction):
                row = bot.rest.build_message_action_row()
                row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "go", label="Go")
                picture = hikari.Bytes(b"\x89PNG\r\n\x1a\n" + b"0" * 40, "a.png")
                kind = hikari.ResponseType.MESSAGE_CREATE
                await used.create_initial_response(kind, "hello", component=row, attachment=picture)
            else:
                await used.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "pressed")

        await bot.start(check_for_updates=False)
        await asyncio.wait_for(ready.wait(), 10)
        builder = bot.rest.slash_command_builder("hello", "says hello")
        await bot.rest.set_application_commands(int(discord.bot["id"]), [builder])
        answer = await discord.people.slash(alice, table, "hello")
        assert answer.message is not None
        assert answer.message["attachments"][0]["filename"] == "a.png"
        await discord.people.click(alice, answer.message, "go")
        assert answer.message["content"] == "pressed"
        sent = await bot.rest.create_message(int(table["id"]), "one")
        await sent.edit("two")
        assert discord.messages(table)[-1]["content"] == "two"
        discord.places.close_dms(alice)
        direct = await bot.rest.create_dm_channel(int(alice["id"]))
        with pytest.raises(hikari.ForbiddenError):
            await direct.send("no")
        await discord.faults.drop_gateway(4000)
        discord.people.say(alice, table, f"<@{discord.bot['id']}> while you were away")
        await discord.until(lambda: any("away" in text for text in heard), 15)
        await bot.close()
