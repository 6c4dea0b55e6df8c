"""``castellan doctor`` on the simulated Discord: what it sees, and what it says of each thing that is wrong."""

import asyncio
import re
import shutil
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.state import ConnectionState

from bot.commandline.doctor import RIGHTS, doctor, permissions
from bot.commands import all_commands
from bot.languages import SHIPPED
from bot.parlour.room import Room
from bot.parlour.simulated import Permission, SimulatedDiscord
from bot.parlour.wire import LoopbackConnector
from bot.settings import Settings
from tests.bot.scene import SECRET, Scene
from tests.bot.test_dates import allow
from tests.bot.test_registering import COMMANDS
from tests.kits import KIT


@pytest.fixture(autouse=True)
def _arrived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server has been heard of as soon as the last one has: nobody waits two seconds for another."""
    ready = ConnectionState._delay_ready

    async def at_once(state: ConnectionState[Any]) -> None:
        while any(guild.unavailable for guild in state.guilds):
            await asyncio.sleep(0.001)
        state.guild_ready_timeout = 0.0
        await ready(state)

    monkeypatch.setattr(ConnectionState, "_delay_ready", at_once)


@pytest.fixture(autouse=True)
def _allowed(s: Scene) -> None:
    for channel in (s.hall, s.attic):
        s.discord.places.set_overwrite(channel, s.guild, allow=Permission.CREATE_PUBLIC_THREADS)
    allow(s)


def settings(folder: Path, token: str | None) -> Settings:
    return Settings.model_validate({"DISCORD_TOKEN": token, "database": folder / "castellan.sqlite3"})


async def visit(s: Scene, folder: Path, token: str | None = None, *, register: bool = False) -> int:
    return await doctor(
        KIT,
        settings(folder, token or s.discord._simulation.token),
        lambda: LoopbackConnector(s.discord.port, SECRET),
        register=register,
    )


async def test_all_is_well(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk that is looked at is the one on which the folder would be made."""
    looked, real = list[Path](), shutil.disk_usage

    def look(at: Path) -> object:
        looked.append(at)
        return real(at)

    monkeypatch.setattr("bot.commandline.doctor.shutil.disk_usage", look)
    assert await visit(s, tmp_path / "not" / "yet") == 0
    assert looked == [tmp_path]
    told = capsys.readouterr().out
    assert "All is well." in told
    assert f"permissions={permissions().value}" in told
    assert s.discord._simulation.token not in told


async def test_a_missing_right_is_named_with_its_channel_and_what_goes_wrong(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    s.discord.places.forbid_bot(s.attic, Permission.SEND_MESSAGES)
    s.discord.places.set_roles(s.guild, s.discord.bot, [])
    assert await visit(s, tmp_path) == 1
    told = capsys.readouterr().out
    assert "! Board games: the server's calendar does not show events" in told
    assert "! Board games #attic: the bot cannot write there, so no table can be opened." in told
    assert "#hall" not in told


@pytest.mark.parametrize("right", RIGHTS)
async def test_every_right_of_the_invite_link_is_looked_for(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str], right: str
) -> None:
    """Each has a line of its own, that of the threads in which matches are played too."""
    s.discord.places.forbid_bot(s.attic, Permission[right.upper()])
    assert await visit(s, tmp_path) == 1
    assert f"#attic: {KIT.voice('en').tell(RIGHTS[right])}" in capsys.readouterr().out


UNSYNCED = "Discord does not have these commands as this release has them: "


def differing(told: str) -> list[str]:
    """The commands that it names."""
    return re.findall(r"[\w-]+", told.partition(UNSYNCED)[2].partition(".")[0])


async def test_commands_that_somebody_else_has_registered(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another release with the same token, say: the names are right, and much is not; or nobody at all."""
    commands = {command["name"]: command for command in s.discord.world.commands["global"]}
    commands["hand"]["description_localizations"]["bg"] = "Друго"
    del commands["table"]["options"][-1]
    commands["help"]["options"][0]["required"] = True
    s.discord.world.commands["global"].append({**commands["me"], "name": "of-yore"})
    assert await visit(s, tmp_path) == 1
    assert differing(capsys.readouterr().out) == ["hand", "help", "of-yore", "table"]
    assert await visit(s, tmp_path, register=True) == 0
    assert "All is well." in capsys.readouterr().out
    assert await visit(s, tmp_path) == 0
    capsys.readouterr()
    s.discord.world.commands["global"] = []
    assert await visit(s, tmp_path) == 1
    assert differing(capsys.readouterr().out) == sorted(command["name"] for command in all_commands(KIT))


async def test_commands_that_discord_refuses(s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    s.discord.faults.refuse(COMMANDS, 400, 50035, "Invalid Form Body")
    assert await visit(s, tmp_path, register=True) == 1
    told = capsys.readouterr().out
    assert "! Discord refused the commands (HTTP 400)." in told
    assert UNSYNCED not in told, "it has those of before"


async def test_a_refused_token(s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await visit(s, tmp_path, "another") == 1
    told = capsys.readouterr().out
    assert "Discord refuses this token." in told
    assert "another" not in told


async def test_without_a_token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await doctor(KIT, settings(tmp_path, None)) == 0
    assert "There is no token" in capsys.readouterr().out


@pytest.mark.parametrize("where", ["GET /applications/*/commands", "GET /users/@me"])
async def test_what_discord_does_not_answer_ends_the_visit(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str], where: str
) -> None:
    """It is said, and nobody has to wait."""
    s.discord.faults.server_error(where, times=1)
    assert await asyncio.wait_for(visit(s, tmp_path), 30) == 1
    assert "! Discord does not answer as it should: HTTP 503." in capsys.readouterr().out


async def test_a_folder_that_cannot_be_looked_into_is_named(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def barred(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("bot.commandline.doctor.shutil.disk_usage", barred)
    assert await visit(s, tmp_path) == 1
    told = capsys.readouterr().out
    assert f"I cannot look into the folder of {tmp_path / 'castellan.sqlite3'}: Permission denied." in told


def test_the_parlour_grants_what_the_invite_link_asks_for() -> None:
    """One that was made before the link asked for so much as well; in its first channel matches have no threads."""
    room = Room(SimulatedDiscord(token="token", secret="secret"), SHIPPED)
    for _ in range(2):
        room.furnish("en")
        (role,) = (each for each in room.guild["roles"] if each["managed"])
        assert permissions() <= discord.Permissions(int(role["permissions"]))
        world = room.world
        own = [world.permissions(world.bot["id"], each) for each in world.channels_of(room.guild["id"])]
        assert [Permission.CREATE_PUBLIC_THREADS in each for each in own] == [False, True, True]
        role["permissions"] = "0"
