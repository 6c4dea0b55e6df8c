"""Each import contract goes red when it is broken, also by games that are not written yet, and only then."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

PACKAGES = ("bot", "engines", "persistence")
GAMES = {
    "engines.checkers.__init__": "from engines.checkers.rules import RULES",
    "engines.checkers.rules": "from engines.core.text import text as RULES",
    "engines.dominoes.__init__": "from engines.core.text import text",
}
"""Two games that keep to the rules."""
PLANTS: dict[str, dict[str, tuple[str, str]]] = {
    "Arrows point one way: bot, persistence, engines": {
        "persistence.planted_above": ("from bot import cli", "bot.cli"),
        "engines.core.planted_above": ("from persistence import codec", "persistence.codec"),
        "engines.dominoes.planted_above": ("import bot.cli", "bot.cli"),
    },
    "The rules are pure: no clock, no I/O, no chance of their own": {
        "engines.core.planted_clock": ("import time", "time"),
        "engines.dominoes.planted_chance": ("from random import choice", "random"),
    },
    "What plays for people needs neither the tests nor what is measured against": {
        "bot.play.planted_measure": ("import chess", "chess"),
        "engines.dominoes.planted_toy": ("from tests import playing", "tests"),
    },
    "Persistence knows the core and no game": {
        "persistence.planted_game": ("from engines import dominoes", "engines.dominoes"),
        "persistence.sqlite.planted_game": ("from engines.checkers.rules import RULES", "engines.checkers.rules"),
    },
    "The bot knows no game": {
        "bot.planted_game": ("import engines.dominoes", "engines.dominoes"),
        "bot.play.planted_game": ("from engines.checkers import rules", "engines.checkers.rules"),
    },
    "The core knows no game": {
        "engines.core.planted_game": ("from engines.checkers.rules import RULES", "engines.checkers.rules"),
    },
    "Games know the core and themselves, never each other": {
        "engines.dominoes.planted_game": ("from engines.checkers.rules import RULES", "engines.checkers.rules"),
        "engines.checkers.planted_game": ("import engines.dominoes", "engines.dominoes"),
    },
    "Neither the core nor a game asks which games there are": {
        "engines.dominoes.planted_list": ("from engines import GAMES", "engines"),
        "engines.core.planted_list": ("import engines", "engines"),
    },
    "Use cases do not know Discord, nor through whom they are asked and answered": {
        "bot.cases.planted_discord": ("import discord", "discord"),
        "bot.cases.planted_call": ("from bot.call import Call", "bot.call"),
        "bot.cases.planted_page": ("from bot.ui import sheet", "bot.ui.sheet"),
    },
    "The simulated Discord knows neither the bot nor the games": {
        "bot.parlour.simulated.planted_bot": ("from bot import router", "bot.router"),
        "bot.parlour.simulated.planted_room": ("from bot.parlour import room", "bot.parlour.room"),
        "bot.parlour.simulated.planted_game": ("from engines import GAMES", "engines"),
    },
}
"""Contract → planted module → its only line, and what the contract must find it importing."""


def planted(folder: Path, modules: Mapping[str, str]) -> str:
    """What the contracts say of a copy of the project that *modules* were added to."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for module, line in modules.items():
        path = folder.joinpath(*module.split(".")).with_suffix(".py")
        path.parent.mkdir(exist_ok=True)
        path.write_text(line + "\n", encoding="utf-8")
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout


def test_a_further_game_breaks_no_contract(tmp_path: Path) -> None:
    said = planted(tmp_path, GAMES)
    assert f"{len(PLANTS)} kept, 0 broken" in said, said


@pytest.fixture(scope="module", name="broken")
def _broken(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Contract → what it found among all the plants at once."""
    plants = {module: line for found in PLANTS.values() for module, (line, _) in found.items()}
    parts = re.split(r"\n{2,}(.+)\n-{3,}\n", planted(tmp_path_factory.mktemp("planted"), GAMES | plants))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize(
    ("contract", "module", "imported"),
    [(contract, module, imported) for contract, found in PLANTS.items() for module, (_, imported) in found.items()],
)
def test_a_forbidden_import_is_found(broken: dict[str, str], contract: str, module: str, imported: str) -> None:
    assert re.search(rf"- +{re.escape(f'{module} -> {imported} ')}\(", broken[contract]), broken[contract]


def test_every_contract_is_put_to_the_test() -> None:
    configured = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    assert [contract["name"] for contract in configured["contracts"]] == list(PLANTS)
