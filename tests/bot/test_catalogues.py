"""Whatever the bot says of its own, it says in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import bot
from bot.cases.drafts import CHOSEN
from bot.cases.entering import Entered
from bot.cases.people import PICTURES
from bot.cases.rosters import ABSENT
from bot.commands import Command, all_commands
from bot.contests.league import FORMS as LEAGUES
from bot.contests.league import MONTHS
from bot.contests.terms import FORMS, MISSING
from bot.handlers import leagues
from bot.handlers.contests import DECISIONS, SURE
from bot.play.loaded import CHANNEL, THREAD
from bot.play.votes import Kind
from bot.time.pace import AGREED, DAILY, LATE, OWN, WAIT
from bot.ui.zones import NAMED, zone_key
from engines import GAMES
from engines.core.steward import LEVELS
from persistence.calls import WhyNot
from persistence.deliveries import MuteReason, Ring, Way
from persistence.errors import CannotOpen
from persistence.persons import CardPlace, Ratings
from tests.contract import catalogues
from tests.contract.test_catalogues import (  # collected here too, with the folder below
    test_a_catalogue_can_be_read,
    test_a_message_fills_in_the_same_arguments_in_every_language,
    test_counting_follows_the_grammar,
    test_the_catalogues_hold_the_same_messages,
)
from tests.kits import playing

__all__ = [
    "test_a_catalogue_can_be_read",
    "test_a_message_fills_in_the_same_arguments_in_every_language",
    "test_counting_follows_the_grammar",
    "test_the_catalogues_hold_the_same_messages",
]

BOT = Path(bot.__file__).parent
SILENT = {"voted-handover", "voted-undo", "voted-close"}
"""The log tells of a seat that changes hands and of what was taken back, the last message of a table that is closed."""
SAYING = ("tell", "say")
"""Methods whose first argument is a key, and whose others fill it in."""


@pytest.fixture(name="folder")
def _folder() -> Path:
    return BOT


def said() -> Iterator[tuple[str, set[str], str]]:
    """Every key that the code says outright, with what it fills in, and where."""
    for path in sorted(BOT.rglob("*.py")):
        if "parlour" in path.parts:
            continue  # the parlour's page has a catalogue of its own
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SAYING:
                given = {keyword.arg or "" for keyword in node.keywords}
                for key in keys(node.args[0]):
                    yield key, given, f"{path.name}:{node.lineno}"


def keys(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be, as far as it says so."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from keys(node.body)
        yield from keys(node.orelse)


def test_everything_that_is_said_is_in_the_catalogue_with_its_arguments() -> None:
    found = list(said())
    assert len(found) > 80, "the search finds what the code says"
    known = catalogues.messages(BOT, "en")
    for key, given, where in found:
        assert key in known, f"{where} says {key!r}"
        assert given == catalogues.placeholders(BOT, "en", key), f"{where} fills in {given}"


def test_nothing_in_the_catalogue_goes_unsaid() -> None:
    refusals: list[type[CannotOpen]] = [CannotOpen, *CannotOpen.__subclasses__()]
    families = {f"open-{error.code}" for error in refusals}
    families |= {f"delivery-{way}" for way in get_args(CardPlace)} | {f"ring-{where}" for where in get_args(Ring)}
    families |= {f"{key}-{value}" for key, values in AGREED.items() for value in values}
    families |= {f"option-{key}" for key in AGREED} | {f"time-ends-{late}" for late in LATE}
    families |= {f"time-{how}-{late}" for how in ("excused", "ends-once") for late in LATE if late != WAIT}
    families |= {f"{kind}-{why}" for kind in ("channel", "mute") for why in get_args(MuteReason)}
    families |= {zone_key(zone) for zone in NAMED} | {f"holiday-{end}" for end in ("first", "last")}
    families |= {f"called-{way}" for way in get_args(Way)} | {f"pictures-{each}" for each in PICTURES}
    families |= {f"called-{way}-{why}" for way in ("dm", "thread") for why in get_args(WhyNot)}
    families |= {f"ratings-{each}" for each in get_args(Ratings)}
    families |= {f"stats-head-{head}" for head in ("rating", "played", "won", "game", "who")}
    families |= {f"number-{name}" for name in ("bank", "increment", "cap", "window")}
    families |= {f"place-{place}" for place in (THREAD, CHANNEL)}
    families |= {f"times-{pace}" for pace in (DAILY, OWN)} | {f"seat-{level}" for level in LEVELS}
    families |= {f"{what}-{kind}" for what in ("vote", "voted") for kind in (*get_args(Kind), "resume")} - SILENT
    families |= {f"contest-form-{form}" for form in FORMS} | {f"contest-missing-{each}" for each in MISSING}
    for key, numbers in CHOSEN.items():
        families |= {
            f"contest-choose-{key.replace('_', '-')}{end}" for end in (("", "-none") if 0 in numbers else ("",))
        }
    families |= {f"contest-{key}-{said}" for key in ("final", "staggered", "stewards") for said in ("yes", "no")}
    families |= {f"contest-field-{key}" for key in ("name", "day", "time", "zone")}
    families |= {f"contest-{said}-{what}" for said in ("decide", "told") for what in DECISIONS}
    families |= {f"contest-sure-{what}" for what in SURE} | {f"{again}-there" for again in ("play-again", "play-on")}
    families |= {f"contest-entered-{how}" for how in get_args(Entered)}
    families |= {f"roster-absent-{each}" for each in ABSENT}
    families |= {f"league-months-{each}" for each in MONTHS} | {f"league-form-{each}" for each in LEAGUES}
    families |= {f"league-{said}-{what}" for said in ("decide", "told") for what in leagues.DECISIONS}
    families |= {f"league-sure-{what}" for what in leagues.SURE}
    for command in all_commands(playing()):
        families |= {f"command-{command['name']}"}
        if command["name"] in ("table", "event", "stats"):
            families |= {f"command-{command['name']}-{sub['name']}" for sub in command["options"]}
    for locale in catalogues.LOCALES:
        assert set(catalogues.messages(BOT, locale)) - catalogues.constants(BOT) - families == set()
        assert families - set(catalogues.messages(BOT, locale)) == set()


def test_no_catalogue_names_a_game() -> None:
    for locale in catalogues.LOCALES:
        whole = catalogues.source(BOT, locale).casefold()
        assert not [key for key in GAMES if key in whole or key.replace("_", " ") in whole]


@pytest.mark.parametrize("locale", catalogues.LOCALES)
def test_every_command_that_is_named_can_be_typed(locale: str) -> None:
    """In the words of that language, and none without its slash beside one with it."""
    there = set()
    for command in all_commands(playing()):
        name = typed(command, locale)
        subs = [typed(sub, locale) for sub in command.get("options", ()) if sub["type"] == 1]
        there |= {f"/{name}", *(f"/{name} {sub}" for sub in subs)}
    named = re.findall(r"`(/[^`:]+?)(?: \w+:[^`]*)?`", catalogues.source(BOT, locale))
    assert len(named) > 20, "the search finds them"
    assert set(named) - there == set()
    help_text = re.search(r"^help =\n(?:    .*\n)+", catalogues.source(BOT, locale), re.MULTILINE)
    assert help_text
    assert [each for each in re.findall(r"`([^`]+)`", help_text[0]) if not each.startswith("/")] == []


def typed(command: Command, locale: str) -> str:
    return str(command.get("name_localizations", {}).get(locale, command["name"]))
