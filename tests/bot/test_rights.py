"""Who may do what, and where: every verb and every command, for everybody in every relation to the table
(outside the soak a third of them, by turns)."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.commands import all_commands
from bot.parlour.simulated.errors import SetupError
from bot.parlour.simulated.protocol import ChannelKind
from bot.routes import PRESSES
from tests.bot.company import INSIDE, OUTSIDE, ROLES, SITTING_ELSEWHERE, Company, Kept, Stage, company
from tests.bot.once import stored
from tests.bot.reading import said
from tests.contract.games import MANY, SOAK_GAMES
from tests.kits import KIT

LOOK = INSIDE | SITTING_ELSEWHERE
SITTING = frozenset({"host", "seated"})
PLAY = SITTING | SITTING_ELSEWHERE
HOST = frozenset({"host", "manager"})
FILL = SITTING | HOST
EVERYBODY = frozenset(ROLES)
ELSEWHERE = frozenset({role for role in ROLES if role.endswith((" elsewhere", " in a thread"))})
SERVER = INSIDE | ELSEWHERE
"""On the server of the table."""
WATCHES = frozenset({"member", "manager"})
LOOKS_AFTER = frozenset({"host", "host elsewhere", "manager", "manager elsewhere"})
TAKES_PART = frozenset({"seated", "seated elsewhere", "seated in a thread"})

NO_TABLE = "That table is no longer here."
OLD_BUTTON = "That button is from an earlier time. Look at the table's latest message."
NOT_SEATED = "You do not sit at this table, but you are welcome to watch."
HOST_ONLY = "Only the host of the table, or whoever manages this server, can do that."
WORLD_HOST_ONLY = "Only the host of the last match, or whoever manages this server, can do that."
ANNUL_ONLY = "Only those who played the last match, its host, or whoever manages this server can do that."
MANAGER_ONLY = "Only whoever manages this server can do that."
CONTEST_ONLY = "That is for those who look after events here."
STANDS_YOURS = "You play here, or have played here, so you have no say in who wins."
NOT_IN_IT = "You do not take part in it."
NOWHERE = "There is no table in this channel. Open one with `/table open`."
DIRECT = ChannelKind.DIRECT
REFUSALS = {CONTEST_ONLY, NOT_IN_IT, NO_TABLE, OLD_BUTTON, NOT_SEATED, HOST_ONLY, NOWHERE, STANDS_YOURS}
REFUSALS |= {WORLD_HOST_ONLY, ANNUL_ONLY, MANAGER_ONLY}


@dataclass(frozen=True)
class Row:
    """What is pressed, and who may. ``{table}`` and ``{mark}`` (of Cid's question) are filled in."""

    allowed: frozenset[str]
    stage: Stage
    args: str = ""
    acts: str = ""
    """The table of the database that is another afterwards."""
    subject: str = "{table}"
    data: dict[str, Any] = field(default_factory=dict)
    others: frozenset[str] = frozenset({NOT_SEATED, HOST_ONLY})
    """What is told to whoever is in the channel and may not."""
    inside: frozenset[str] = INSIDE
    absent: str = NO_TABLE
    """What is told to everybody else: just what they would read if there were no such thing."""


def chosen(value: str) -> dict[str, Any]:
    return {"component_type": 3, "values": [value]}


WORLD: dict[str, Any] = {"subject": "1", "others": frozenset({WORLD_HOST_ONLY}), "absent": OLD_BUTTON}
ANNULS: dict[str, Any] = {**WORLD, "others": frozenset({ANNUL_ONLY})}

OF_CONTEST: dict[str, Any] = {
    "subject": "1",
    "others": frozenset({CONTEST_ONLY, NOT_IN_IT}),
    "inside": SERVER,
    "absent": OLD_BUTTON,
}
OF_DRAFT: dict[str, Any] = {**OF_CONTEST, "others": frozenset({OLD_BUTTON})}

ROWS: dict[str, Row] = {
    "o": Row(LOOK, "playing"),
    "h": Row(LOOK, "playing"),
    "hw": Row(PLAY, "playing"),
    "b": Row(LOOK, "playing"),
    "br": Row(LOOK, "playing", data=chosen("0")),
    "w": Row(PLAY, "playing"),
    "p": Row(LOOK, "playing", ":{mark}:0"),
    "a": Row(PLAY, "playing", ":{mark}:0"),
    "a!": Row(PLAY, "playing", ":{mark}:0"),
    "s": Row(PLAY, "playing", ":{mark}:0", data=chosen("0")),
    "n": Row(PLAY, "playing", ":{mark}:1", acts="matches"),
    "f": Row(PLAY, "playing", ":{mark}"),
    "g": Row(PLAY, "playing", ":{mark}"),
    "x": Row(PLAY, "playing"),
    "y": Row(PLAY, "playing", ":none"),
    "i": Row(LOOK, "playing"),
    "cu": Row(PLAY, "playing"),
    "u": Row(PLAY, "playing", ":{mark}"),
    "ua": Row(PLAY, "playing", ":{mark}"),
    "j": Row(INSIDE, "lobby", acts="seats"),
    "l": Row(SITTING, "lobby", acts="seats"),
    "st": Row(FILL, "lobby", acts="seats"),
    "sr": Row(FILL, "lobby"),
    "opt": Row(HOST, "lobby"),
    "os": Row(HOST, "lobby", ":goal", acts="tables", data=chosen("12")),
    "ol": Row(HOST, "lobby", acts="tables", data=chosen("bg")),
    "op": Row(HOST, "lobby", ":pace", acts="tables", data=chosen("slow")),
    "pt": Row(HOST, "lobby"),
    "pg": Row(HOST, "lobby"),
    "oc": Row(SITTING, "lobby", ":purse", acts="seats", data=chosen("1")),
    "go": Row(HOST, "lobby", acts="matches"),
    "again": Row(INSIDE, "over", acts="tables"),
    "log": Row(LOOK, "playing", ":0"),
    "va": Row(SITTING, "playing", ":1"),
    "vn": Row(SITTING, "playing", ":1"),
    "tk": Row(INSIDE, "playing", ":1"),
    "tb": Row(PLAY, "playing"),
    "rs!": Row(SITTING, "playing", acts="seats"),
    "cl!": Row(HOST, "playing", acts="tables"),
    "e": Row(LOOK, "over"),
    "vo": Row(frozenset({"manager"}), "over", ":void", acts="verdicts", others=frozenset({MANAGER_ONLY})),
    "fi": Row(LOOK, "playing"),
    "er": Row(LOOK, "over"),
    "wp": Row(INSIDE, "over", ":0", **WORLD),
    "wt": Row(INSIDE, "over", data=chosen("0"), **WORLD),
    "wc": Row(EVERYBODY, "over", **WORLD),
    "wo": Row(INSIDE, "over", data=chosen("1"), **{**WORLD, "subject": "worlds"}),
    "we": Row(INSIDE, "over", **WORLD),
    "wa": Row(FILL, "over", **ANNULS),
    "wa!": Row(FILL, "over", ":1", acts="heirlooms", **ANNULS),
    "wj": Row(INSIDE, "over", ":0", **WORLD),
    "wf": Row(INSIDE, "over", **WORLD),
    "wb": Row(INSIDE, "over", **WORLD),
    "wq": Row(INSIDE, "over", **WORLD),
    "wn": Row(INSIDE, "over", data=chosen("gone-1"), **WORLD),
    "wg": Row(HOST, "over", **WORLD),
    "wy": Row(HOST, "over", data=chosen("1"), **WORLD),
    "wd": Row(HOST, "over", data=chosen("1"), **WORLD),
    "wl": Row(HOST, "over", **WORLD),
    "wl!": Row(HOST, "over", acts="worlds", **WORLD),
    "ri": Row(INSIDE, "over", acts="roster_members", **WORLD),
    "ro": Row(INSIDE, "over", acts="roster_members", **WORLD),
    "rc": Row(HOST, "over", **WORLD),
    "rt": Row(HOST, "over", ":weeks", acts="rosters", data=chosen("2"), **WORLD),
    "rw": Row(HOST, "over", **WORLD),
    "rg": Row(HOST, "over", **WORLD),
    "ke": Row(SERVER, "open", acts="entrants", **OF_CONTEST),
    "kq": Row(TAKES_PART, "open", acts="entrants", **OF_CONTEST),
    "kh": Row(SERVER | {"seated in a message"}, "running", acts="entrants", **OF_CONTEST),
    "ks": Row(SERVER, "running", **OF_CONTEST),
    "kd": Row(SERVER, "running", **OF_CONTEST),
    "ki": Row(SERVER, "open", **OF_CONTEST),
    "kx": Row(SERVER, "running", **OF_CONTEST),
    "kf": Row(LOOKS_AFTER, "draft", **OF_DRAFT),
    "kt": Row(LOOKS_AFTER, "draft", ":rounds", acts="contests", data=chosen("5"), **OF_DRAFT),
    "kw": Row(LOOKS_AFTER, "draft", **OF_DRAFT),
    "kg": Row(LOOKS_AFTER, "draft", **OF_DRAFT),
    "ka": Row(LOOKS_AFTER, "draft", **OF_DRAFT),
    "km": Row(LOOKS_AFTER, "open", **OF_CONTEST),
    "kb": Row(LOOKS_AFTER, "open", ":pause", acts="contests", **OF_CONTEST),
    "kb!": Row(LOOKS_AFTER, "open", ":end", acts="contests", **OF_CONTEST),
    "kv": Row(LOOKS_AFTER, "running", acts="pods", data=chosen("1.1.0"), **OF_CONTEST),
    "kz": Row(LOOKS_AFTER, "running", data=chosen("none"), **OF_CONTEST),
    "ge": Row(SERVER, "open", acts="leaguers", **OF_CONTEST),
    "gq": Row(SERVER, "open", acts="leaguers", **OF_CONTEST),
    "gs": Row(SERVER, "open", **OF_CONTEST),
    "gm": Row(LOOKS_AFTER, "open", **OF_CONTEST),
    "gt": Row(LOOKS_AFTER, "open", ":size", acts="leagues", data=chosen("8"), **OF_CONTEST),
    "gb": Row(LOOKS_AFTER, "open", ":begin", **OF_CONTEST),
    "gb!": Row(LOOKS_AFTER, "open", ":end", acts="leagues", **OF_CONTEST),
    "sk": Row(EVERYBODY, "lobby", subject="seekers", acts="seeks", data=chosen("steady.5.petty_court")),
    "su": Row(EVERYBODY, "lobby", subject="me"),
    "sl": Row(EVERYBODY, "lobby", subject="me"),
    "sx": Row(EVERYBODY, "lobby", ":1", subject="me"),
    "sp": Row(WATCHES, "playing", acts="predictions", data=chosen("0"), others=frozenset({STANDS_YOURS})),
    "ms": Row(EVERYBODY, "playing", ":locale", subject="me", acts="people", data=chosen("ru")),
    "mc": Row(EVERYBODY, "playing", subject="me"),
    "mm": Row(EVERYBODY, "playing", ":1", subject="me"),
    "mt": Row(EVERYBODY, "playing", subject="me", data=chosen("none")),
    "mp": Row(EVERYBODY, "playing", subject="me"),
    "mh": Row(EVERYBODY, "playing", subject="me"),
    "mw": Row(EVERYBODY, "playing", ":zone", subject="me", acts="people", data=chosen("Asia/Tokyo")),
    "mz": Row(EVERYBODY, "playing", subject="me", acts="people"),
    "mo": Row(EVERYBODY, "playing", subject="me"),
    "mg": Row(EVERYBODY, "playing", subject="me"),
    "mx": Row(EVERYBODY, "playing", ":1", subject="me"),
    "mn": Row(EVERYBODY, "playing", subject="me"),
    "md": Row(EVERYBODY, "playing", subject="me"),
    "mf": Row(EVERYBODY, "playing", subject="me"),
    "mf!": Row(EVERYBODY, "playing", subject="me"),
}


def by_turns(at: int, roles: Sequence[str]) -> Sequence[str]:
    """Every third of them, beginning with another one for each number *at*; in the soak all."""
    return roles if SOAK_GAMES >= MANY else roles[at % 3 :: 3]


def but(allowed: frozenset[str]) -> list[str]:
    return [role for role in ROLES if role not in allowed]


def test_every_verb_has_a_row() -> None:
    assert set(ROWS) == set(PRESSES)


Companies = Callable[[Stage], Awaitable[Company]]


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="companies")
async def _companies(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Companies]:
    """One at each stage for all rows, as it was at first."""
    made: dict[Stage, Kept] = {}
    async with AsyncExitStack() as stack:

        async def at(stage: Stage) -> Company:
            if stage not in made:
                database = tmp_path_factory.mktemp(stage) / "castellan.sqlite3"
                made[stage] = Kept(await stack.enter_async_context(company(database, stage)))
            return await made[stage].as_it_was()

        yield at


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("verb", ROWS)
async def test_a_press(verb: str, companies: Companies) -> None:
    """Whoever may not is told so in words that tell nothing, and nothing is another; whoever may is heard."""
    row, at = ROWS[verb], list(ROWS).index(verb)
    c = await companies(row.stage)
    database = c.s.database
    await c.s.settled(c.s.bot.marshal.strike())  # what the case before has led to is no change of this one's
    args = row.args.format(mark=(await c.s.loaded(c.table)).mark(1)) if "{mark}" in row.args else row.args
    custom_id, before = f"1:{verb}:{row.subject.format(table=c.table)}{args}", stored(database)
    for role in by_turns(at, but(row.allowed)):
        refused = await c.press(role, custom_id, **row.data)
        assert (refused.modal, refused.followups) == (None, []), role
        if role in row.inside:
            assert said(refused) in row.others, role
        else:
            absent, data = elsewhere(verb, args, row)
            assert said(refused) == said(await c.press(role, absent, **data)) == row.absent, role
    await c.s.settle()
    assert stored(database) == before
    for role in sorted(row.allowed) if row.acts else by_turns(at, sorted(row.allowed)):
        done = await c.press(role, custom_id, **row.data)
        assert done.modal or said(done) not in REFUSALS, role
    await c.s.settle()
    assert not row.acts or stored(database)[row.acts] != before[row.acts]


def elsewhere(verb: str, args: str, row: Row) -> tuple[str, dict[str, Any]]:
    """The same press on a table or world that does not exist."""
    if row.subject == "worlds":
        return f"1:{verb}:worlds{args}", chosen("77")
    return f"1:{verb}:{'77' if row.subject == '1' else '0123456789'}{args}", row.data


# ---- commands

ON_A_SERVER = frozenset(ROLES) - {role for role in ROLES if role.endswith("message")}


@dataclass(frozen=True)
class Command:
    allowed: frozenset[str]
    """Whoever is neither told that they may not nor that there is no such thing."""
    stage: Stage = "playing"
    options: dict[str, Any] = field(default_factory=dict)
    refused: str = NOWHERE
    """What is told to everybody outside; where Discord offers no such command, nothing."""


COMMANDS: dict[str, Command] = {
    "hand": Command(LOOK, refused="You do not sit at any table. Open one with `/table open`."),
    "me": Command(EVERYBODY),
    "help": Command(EVERYBODY),
    "table open": Command(ON_A_SERVER, options={"game": "petty_court"}),
    "table seek": Command(ON_A_SERVER, options={"game": "petty_court", "pace": "slow", "players": 5}),
    "table seekers": Command(frozenset({"manager", "manager elsewhere", "foreign owner"}), refused=MANAGER_ONLY),
    "table board": Command(INSIDE),
    "table log": Command(INSIDE),
    "table film": Command(INSIDE),
    "table who": Command(INSIDE),
    "table undo": Command(SITTING),
    "table resign": Command(SITTING),
    "table replace": Command(FILL, options={"seat": 2, "player": "Dan"}),
    "table lend": Command(SITTING, options={"days": 3}),
    "table substitute": Command(FILL, options={"seat": 2}),
    "table pause": Command(SITTING, options={"days": 3}),
    "table extend": Command(SITTING, options={"hours": 3}),
    "table live": Command(SITTING, options={"hours": 3}),
    "table close": Command(HOST),
    "table export": Command(INSIDE, "over"),
    "table world": Command(INSIDE, "over", refused="No world has come to be in this channel yet."),
    "table stands": Command(INSIDE),  # they are open: whoever may not open them is led there
    "table cast": Command(frozenset({"manager"}), options={"player": "Dan"}),
    "stats prophets": Command(ON_A_SERVER),
    "table roster": Command(INSIDE, "over", refused="No world has come to be in this channel yet."),
    "table void": Command(frozenset({"manager"}), "over"),
    "stats me": Command(ON_A_SERVER),
    "stats person": Command(ON_A_SERVER, options={"player": "Dan"}),
    "stats game": Command(ON_A_SERVER, options={"game": "petty_court"}),
    "stats server": Command(ON_A_SERVER),
    "stats almanac": Command(ON_A_SERVER),
    "table holidays": Command(frozenset({"manager", "manager elsewhere", "foreign owner"}), refused=MANAGER_ONLY),
    "table hide": Command(
        frozenset({"manager", "manager elsewhere", "foreign owner"}), options={"words": "Rome"}, refused=MANAGER_ONLY
    ),
    "table unhide": Command(
        frozenset({"manager", "manager elsewhere", "foreign owner"}), options={"words": "Rome"}, refused=MANAGER_ONLY
    ),
    "event create": Command(
        frozenset({"manager", "manager elsewhere", "foreign owner"}),
        options={"name": "Friday", "game": "liars_dice"},
        refused=CONTEST_ONLY,
    ),
    "event league": Command(
        frozenset({"manager", "manager elsewhere", "foreign owner"}),
        options={"name": "Chess club", "game": "liars_dice"},
        refused=CONTEST_ONLY,
    ),
    "event list": Command(ON_A_SERVER),
    "event stewards": Command(frozenset({"manager", "manager elsewhere", "foreign owner"}), refused=MANAGER_ONLY),
    "court bid": Command(
        LOOK, options={"coins": "1"}, refused="There is no table of that game here. Open one with `/table open`."
    ),
}
"""The phrases of a game are all alike: one stands for them."""


def test_every_command_has_a_row() -> None:
    made = {
        f"{top['name']} {sub['name']}"
        for top in all_commands(KIT)
        for sub in top.get("options", ())
        if sub["type"] == 1
    }
    made |= {top["name"] for top in all_commands(KIT) if not any(sub["type"] == 1 for sub in top.get("options", ()))}
    assert {each for each in made if not each.startswith("court ")} == set(COMMANDS) - {"court bid"}
    assert "court bid" in made


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command(name: str, companies: Companies) -> None:
    row, at = COMMANDS[name], list(COMMANDS).index(name)
    c = await companies(row.stage)
    options = {**row.options}
    if "player" in options:
        options["player"] = c.s.people[3]
    before = stored(c.s.database, without=("people",))
    for role in by_turns(at, but(row.allowed)):
        who, where = c.at(role)
        if name.startswith(("table", "event", "stats")) and where["type"] == DIRECT:
            with pytest.raises(SetupError):
                await c.s.slash(who, name, where, **options)
            continue
        refused = await c.s.slash(who, name, where, **options)
        assert refused.private or where["type"] == DIRECT
        told = REFUSALS if role in INSIDE else {row.refused}
        assert said(refused).startswith(tuple(told)), role
        assert "Bob" not in said(refused), role
    await c.s.settle()
    assert stored(c.s.database, without=("people",)) == before
    for role in by_turns(at, sorted(row.allowed, reverse=True)):  # somebody gives their own seat away before others try
        who, where = c.at(role)
        done = await c.s.slash(who, name, where, **options)
        assert said(done) not in REFUSALS, role
        assert role not in OUTSIDE or "Bob" not in said(done), role


async def test_the_server_counts_besides_the_channel(tmp_path: Path) -> None:
    """Were a channel's id ever met again on another server, what was played there before would stay out of reach."""
    database = tmp_path / "castellan.sqlite3"
    async with company(database, "over") as c:
        with sqlite3.connect(database) as db:
            for name in ("tables", "worlds"):
                db.execute(f"UPDATE {name} SET guild_id = '1'")
        for verb in ("e", "log", "again", "cl!", "wp", "we", "wa"):
            row = ROWS[verb]
            done = await c.press("manager", f"1:{verb}:{row.subject.format(table=c.table)}{row.args}")
            assert said(done) == row.absent, verb
        ann, hall = c.at("manager")
        assert said(await c.s.slash(ann, "table export", hall)) == NOWHERE
        assert said(await c.s.slash(ann, "table world", hall)).startswith("No world has come to be")
