"""A small bot that uses what a game bot uses of discord.py. Nothing in it knows of the simulation."""

import asyncio
import io
import re
import struct
import zlib
from typing import Any, Self

import discord
from discord import app_commands, ui

GAMES = ("Chess", "Checkers", "Go", "Hex")


def png(width: int, height: int) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\x80" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def picture(width: int = 300, height: int = 200) -> discord.File:
    """The picture as an upload."""
    return discord.File(io.BytesIO(png(width, height)), "board.png")


class Move(ui.DynamicItem[ui.Button[Any]], template=r"game:(?P<game>\d+):move:(?P<cell>\d+)"):
    """A button that survives a restart: all it needs is in its custom id."""

    def __init__(self, game: int, cell: int) -> None:
        super().__init__(ui.Button(label=str(cell), custom_id=f"game:{game}:move:{cell}", row=cell // 3))
        self.game, self.cell = game, cell

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["game"]), int(match["cell"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        text = f"game {self.game}: {interaction.user.display_name} took {self.cell}"
        await interaction.response.edit_message(content=text)


class Pick(ui.Select[Any]):
    """Chooses one of three letters."""

    def __init__(self) -> None:
        super().__init__(custom_id="pick", options=[discord.SelectOption(label=x, value=x) for x in "abc"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(content=f"picked {self.values[0]}", view=None)


class Ask(ui.Modal, title="Your move"):
    text: ui.Label[Any] = ui.Label(text="Move", component=ui.TextInput(max_length=20, custom_id="text"))
    who: ui.Label[Any] = ui.Label(
        text="Against",
        component=ui.Select(custom_id="who", options=[discord.SelectOption(label=x) for x in ("North", "South")]),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        text, who = self.text.component, self.who.component
        assert isinstance(text, ui.TextInput)
        assert isinstance(who, ui.Select)
        await interaction.response.send_message(f"{text.value} against {who.values[0]}")


class Translator(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        return {(discord.Locale.bulgarian, "play"): "игра"}.get((locale, str(string)))


class SampleBot(discord.Client):
    """Syncs its commands unless told not to; remembers what it saw."""

    def __init__(self, *, sync: bool = True, intents: discord.Intents | None = None, **options: Any) -> None:
        wanted = intents or discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=wanted, guild_ready_timeout=0.05, **options)
        self.tree = app_commands.CommandTree(self)
        self.sync = sync
        self.ready = asyncio.Event()
        self.resumes = 0
        self.seen: list[discord.Message] = []
        self.errors: list[int] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        await self.tree.set_translator(Translator())
        if self.sync:
            await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(message)


def add_commands(bot: SampleBot) -> None:
    tree = bot.tree

    @tree.command(description="Answers at once")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("pong")

    @tree.command(description="Starts a game")
    async def play(
        interaction: discord.Interaction[Any],
        game: str,
        against: discord.User,
        size: app_commands.Range[int, 1, 9] = 3,
    ) -> None:
        view = ui.View(timeout=None)
        for cell in range(9):
            view.add_item(Move(7, cell))
        embed = discord.Embed(title=game, description=f"{interaction.user.mention} - {against.mention}, {size}")
        embed.set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=embed, view=view, file=picture())

    @play.autocomplete("game")
    async def games(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=g, value=g.lower()) for g in GAMES if typed.lower() in g.lower()]

    @tree.command(description="Opens a form")
    async def ask(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Ask())

    @tree.command(description="Answers one person")
    async def secret(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("only for you", view=ui.View().add_item(Pick()), ephemeral=True)

    @tree.command(description="Defers")
    async def slow(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="done", attachments=[picture(8, 8)])
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(description="Answers too late")
    async def late(interaction: discord.Interaction[Any]) -> None:
        await asyncio.sleep(0.2)
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            bot.errors.append(error.code)

    @tree.command(description="Sends a direct message")
    async def dm(interaction: discord.Interaction[Any], to: discord.User) -> None:
        try:
            await to.send("psst")
            await interaction.response.send_message("sent", ephemeral=True)
        except discord.Forbidden as error:
            await interaction.response.send_message(f"closed {error.code}", ephemeral=True)

    @tree.command(description="Shows the new components")
    async def layout(interaction: discord.Interaction[Any], greet: discord.User) -> None:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png"))
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(f"## Board\n{greet.mention}, your turn"), gallery)
        box.add_item(ui.Separator())
        box.add_item(ui.Section("Your turn", accessory=ui.Button(label="Move", custom_id="move")))
        box.add_item(ui.ActionRow(ui.Button(label="Resign", custom_id="resign")))
        view = ui.LayoutView(timeout=None).add_item(box)
        mentions = discord.AllowedMentions(users=[greet])
        await interaction.response.send_message(view=view, file=picture(), allowed_mentions=mentions)

    group = app_commands.Group(name="game", description="Games")

    @group.command(name="list", description="Lists the games")
    async def listing(interaction: discord.Interaction[Any], page: app_commands.Range[int, 1, 9] = 1) -> None:
        await interaction.response.send_message(f"page {page} in {interaction.locale}")

    tree.add_command(group)
