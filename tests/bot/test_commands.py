"""The slash commands, as they are registered."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.commands import all_commands
from bot.languages import SHIPPED
from bot.router import spoken
from engines.core.game import nothing
from tests.contract.games import ALL_GAMES
from tests.discord.judge import judge
from tests.kits import playing

MOST_COMMANDS = 6
"""Beside one for each game."""
Node = dict[str, Any]
CLIENTS = [client for tag in SHIPPED.tags[1:] for client in SHIPPED.clients(tag)]
"""Discord's locales that read something else than English."""


@cache
def commands() -> list[Node]:
    """Those of a bot that has every game."""
    return all_commands(playing(*ALL_GAMES.values()))


def nodes(command: Node) -> Iterator[Node]:
    """The command, its subcommands and their options."""
    yield command
    for option in command.get("options", ()):
        yield from nodes(option)


def every() -> list[Node]:
    return [node for command in commands() for node in nodes(command)]


def test_discord_would_take_them() -> None:
    """By the specification and the documented rules, as far as these go."""
    assert judge("PUT", "/applications/1/commands", commands(), []) == []


def test_only_games_that_have_worlds_are_offered_for_them() -> None:
    (world,) = (node for node in every() if node["name"] == "world")
    assert {choice["value"] for choice in world["options"][0]["choices"]} == {
        key for key, game in ALL_GAMES.items() if game.bequest is not nothing
    }


def test_there_are_few_at_the_top() -> None:
    assert len(commands()) - len(ALL_GAMES) <= MOST_COMMANDS


def test_everything_is_described_in_every_language() -> None:
    for node in every():
        assert set(node["description_localizations"]) == set(CLIENTS), node["name"]
        for said in (node["description"], *node["description_localizations"].values()):
            assert 0 < len(said) <= 100, said


@pytest.mark.parametrize("locale", CLIENTS)
def test_a_command_is_typed_in_one_alphabet(locale: str) -> None:
    """All in that language, from the group to the last option, or all in English."""
    for command in commands():
        translated = {locale in node.get("name_localizations", ()) for node in nodes(command)}
        assert len(translated) == 1, command["name"]


@pytest.mark.parametrize("locale", [None, *CLIENTS])
def test_names_are_unique_among_siblings(locale: str | None) -> None:
    """Also in each language: two subcommands of one name would hide each other."""

    def name(node: Node) -> str:
        return str(node.get("name_localizations", {}).get(locale, node["name"]) if locale else node["name"])

    for siblings in (commands(), *(node.get("options", []) for node in every())):
        assert len({name(node) for node in siblings}) == len(siblings)


def test_a_game_is_one_group_of_its_phrases() -> None:
    by_name = {command["name"]: command for command in commands()}
    for game in ALL_GAMES.values():
        group = by_name[game.meta.command]
        assert [sub["name"] for sub in group["options"]] == [
            phrase.name.replace("_", "-") for phrase in game.meta.phrases
        ]
        for sub, phrase in zip(group["options"], game.meta.phrases, strict=True):
            steps = [step.name for step in phrase.steps if step.name]
            assert [option["name"] for option in sub.get("options", ())] == steps
            assert all(option["autocomplete"] and not option.get("required") for option in sub.get("options", ()))


def test_what_is_typed_finds_its_phrase() -> None:
    for game in ALL_GAMES.values():
        group = next(command for command in commands() if command["name"] == game.meta.command)
        names = [sub["name"] for sub in group["options"]]
        assert [spoken(ALL_GAMES, group["name"], name) for name in names] == [
            (game, phrase) for phrase in game.meta.phrases
        ]
        assert not [name for name in names if "_" in name]


def test_what_needs_a_server_is_offered_only_there() -> None:
    contexts = {command["name"]: command["contexts"] for command in commands()}
    assert [contexts.pop(name) for name in ("table", "event", "stats")] == [[0], [0], [0]]
    assert all(where == [0, 1] for where in contexts.values())
    assert all(command["integration_types"] == [0] for command in commands())
