"""``castellan doctor`` on the simulated Discord: what it sees, and what it says of each thing that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.commandline.doctor import doctor, permissions
from bot.parlour.simulated import Permission
from bot.parlour.wire import LoopbackConnector
from bot.settings import Settings
from tests.bot.scene import SECRET, Scene


def settings(folder: Path, token: str | None) -> Settings:
    return Settings.model_validate({"DISCORD_TOKEN": token, "database": folder / "castellan.sqlite3"})


async def visit(s: Scene, folder: Path, token: str | None = None) -> int:
    return await doctor(
        settings(folder, token or s.discord._simulation.token), lambda: LoopbackConnector(s.discord.port, SECRET)
    )


async def test_all_is_well(s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await visit(s, tmp_path) == 0
    told = capsys.readouterr().out
    assert "All is well." in told
    assert f"permissions={permissions().value}" in told
    assert s.discord._simulation.token not in told


async def test_a_missing_right_is_named_with_its_channel_and_what_goes_wrong(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    s.discord.places.forbid_bot(s.attic, Permission.SEND_MESSAGES)
    assert await visit(s, tmp_path) == 1
    told = capsys.readouterr().out
    assert "! Board games #attic: the bot cannot write there, so no table can be opened." in told
    assert "#hall" not in told


async def test_commands_that_were_never_registered(
    s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    s.discord.world.commands.clear()
    s.discord.world.commands["global"] = []
    assert await visit(s, tmp_path) == 1
    assert "Not registered with Discord yet: " in capsys.readouterr().out


async def test_a_refused_token(s: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await visit(s, tmp_path, "another") == 1
    told = capsys.readouterr().out
    assert "Discord refuses this token." in told
    assert "another" not in told


async def test_without_a_token(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert await doctor(settings(tmp_path, None)) == 0
    assert "There is no token" in capsys.readouterr().out
