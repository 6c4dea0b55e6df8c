"""A bot that shows one of every component, whose answers say what has reached it."""

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Any

import discord

from bot.languages import SHIPPED
from bot.parlour.room import Room
from bot.parlour.simulated import Interaction, SimulatedDiscord
from bot.parlour.simulated.people import People
from bot.parlour.site import Site
from bot.parlour.wire import LoopbackConnector
from bot.ui.parts import Part, Style, box, button, choice, line, prose, rows, select
from bot.ui.sheet import Form, Sheet, filled, labelled
from tests.parlour.simulated.sample_bot import picture

SECRET = "of this run"
NEVER = "never"
"""The button to which the bot says nothing."""
GIVEN_UP = 0.6
"""Seconds that people wait for an answer to it."""
HOSTILE = (
    "<script>document.title='owned'</script> <img src=x onerror=\"document.title='owned'\"> "
    '[link](javascript:alert(1)) <https://example.org/"onmouseover=alert(1)> &lt;b&gt; '
    "\u202egnp.exe\u202c \u2067\u05e9\u05dc\u05d5\u05dd"
)
BOMB = ("*" * 600 + "_~" * 300 + "||**" * 150 + "[(" * 200 + "`" * 301 + "<@" * 150)[:1900]
STYLES: tuple[Style, ...] = ("primary", "secondary", "success", "danger")
LETTERS = [choice(letter, f"Letter {letter}", f"Number {number}") for number, letter in enumerate("abcdef", start=1)]
LONG = [choice(str(number), f"{number} {'long ' * 18}", "longer " * 14) for number in range(25)]
"""As much as a select takes."""


def every(kind: str) -> list[Part]:
    """What ``/show`` shows."""
    match kind:
        case "widgets":
            return [
                box(
                    [
                        prose("## Heading\nA **bold** word and `code`.\n-# small print"),
                        line(),
                        *rows([button(style, style.title(), style) for style in STYLES]),
                        *rows(
                            [button("off", "Disabled", disabled=True), button("form", "Form"), button(NEVER, "Never")]
                        ),
                        select("one", LETTERS, "Choose a letter"),
                        select("many", LETTERS, "Choose two or three", low=2, high=3),
                    ],
                    0x4F7A5B,
                )
            ]
        case "hostile":
            danger = button("danger", "<b>bold</b> \u202etxet\u202c")
            return [
                prose(HOSTILE),
                box([prose(HOSTILE), *rows([danger]), select("s", [choice("x", HOSTILE[:90])], HOSTILE[:90])]),
            ]
        case "bomb":
            return [prose(BOMB)]
        case "long":
            return [select("one", LONG, "Choose a tale"), select("many", LONG, "Choose some tales", low=0, high=9)]
        case _:
            return [prose(f"{kind} {'word ' * 60}")]


def form() -> Form:
    entry: Part = {"type": 4, "custom_id": "text", "style": 1, "required": True, "min_length": 2, "max_length": 9}
    story: Part = {"type": 4, "custom_id": "story", "style": 2, "required": False, "max_length": 99, "value": "Once"}
    one: Part = select("one", LETTERS)["components"][0]
    many: Part = select("many", LETTERS, low=0, high=6)["components"][0]
    fields = [
        labelled("Your word", entry, "Two to nine letters"),
        labelled("Your story", story),
        labelled("One letter", one),
        labelled("Some letters", {**many, "required": False}),
    ]
    return Form("sent", "A form with everything", fields)


class WidgetBot(discord.Client):
    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)

    async def setup_hook(self) -> None:
        assert self.application_id is not None
        text: Part = {"type": 3, "name": "what", "description": "What to show", "required": True, "autocomplete": True}
        count: Part = {"type": 4, "name": "count", "description": "How often", "min_value": 1, "max_value": 99}
        whom: Part = {"type": 6, "name": "whom", "description": "Whom to call"}
        show: Part = {"type": 1, "name": "show", "description": "Show something", "options": [text, count, whom]}
        late: Part = {"type": 1, "name": "late", "description": "Answer slowly"}
        plate: Part = {"type": 1, "name": "plate", "description": "Answer never"}
        await self.http.bulk_upsert_global_commands(self.application_id, [plate, show, late])

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        match interaction.type, data.get("name"), data.get("custom_id"):
            case discord.InteractionType.autocomplete, _, _:
                typed = next(option["value"] for option in data["options"] if option.get("focused"))
                kinds = [kind for kind in ("widgets", "hostile", "bomb", "plain", "file") if typed in kind]
                choices = [discord.app_commands.Choice(name=f"The {kind}", value=kind) for kind in kinds]
                await interaction.response.autocomplete(choices)
            case discord.InteractionType.application_command, "show", _:
                await self._show(interaction, {option["name"]: option["value"] for option in data["options"]})
            case discord.InteractionType.application_command, "late", _:
                await interaction.response.defer(ephemeral=True, thinking=True)
            case discord.InteractionType.modal_submit, _, _:
                await self._say(interaction, f"filled {filled(data['components'])}")
            case _, _, "form":
                await interaction.response.send_modal(form())
            case _, _, custom_id if custom_id == NEVER:
                pass
            case _, _, custom_id:
                await self._say(interaction, f"{custom_id} {data.get('values', 'pressed')}")

    async def _show(self, interaction: discord.Interaction[Any], values: dict[str, Any]) -> None:
        channel, whom = interaction.channel, values.get("whom")
        assert isinstance(channel, discord.TextChannel)
        for number in range(values.get("count", 1)):
            parts = every(values["what"])
            if whom:
                parts = [prose(f"<@{whom}>, number {number}"), *parts]
            files = []
            if values["what"] == "file":
                parts.append({"type": 13, "file": {"url": "attachment://log.json"}})
                parts.append(
                    {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "A board"}]}
                )
                files = [discord.File(io.BytesIO(b"{}"), "log.json"), picture()]
            mentions = discord.AllowedMentions(users=[discord.Object(int(whom))] if whom else [])
            await channel.send(view=Sheet(parts), allowed_mentions=mentions, files=files)
        await self._say(interaction, "shown")

    async def _say(self, interaction: discord.Interaction[Any], text: str) -> None:
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())


class Patient(People):
    """People who wait for as long as a busy machine takes, except for what the bot never answers."""

    async def answered(self, interaction: Interaction, within: float | None = None) -> Interaction:
        never = interaction.payload["data"].get("custom_id") == NEVER
        return await super().answered(interaction, GIVEN_UP if never else within)


@contextlib.asynccontextmanager
async def widgets() -> AsyncIterator[str]:
    """The page with this bot; the value is its address."""
    async with SimulatedDiscord(secret=SECRET, ack_timeout=60.0) as simulated:
        simulated.people = Patient(simulated._simulation)
        room = Room(simulated, SHIPPED)
        room.furnish("en")
        async with WidgetBot(connector=LoopbackConnector(simulated.port, SECRET)) as bot:
            await bot.login("simulated")
            work = asyncio.create_task(bot.connect())
            await bot.wait_until_ready()
            site = Site(room)
            try:
                yield await site.open(0)
            finally:
                await site.close()
                await bot.close()
                await work
