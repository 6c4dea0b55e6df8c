"""Events that discord.py cannot read are passed over, and the game goes on."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.intake import INDISPENSABLE, sturdy
from bot.parlour.simulated import Payload
from tests.bot.reading import custom_id
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid

HUSH = "You hold Tithe"
"""What no log may tell."""
NONSENSE: tuple[Any, ...] = (None, {}, [], "x", 7, {"id": None}, {"id": HUSH, "guild_id": HUSH}, {"type": HUSH})
ABSURD: tuple[Any, ...] = (None, HUSH, -1, [], {}, [HUSH], {"id": HUSH})
MUTATIONS = 250
"""Of each event."""


def places(payload: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in it."""
    found = payload.items() if isinstance(payload, dict) else enumerate(payload) if isinstance(payload, list) else ()
    for key, value in found:
        yield (*path, key)
        yield from places(value, (*path, key))


def mutated(payload: Payload, rng: random.Random) -> Payload:
    """With one thing in it missing, or absurd."""
    made = copy.deepcopy(payload)
    *way, last = rng.choice(list(places(made)))
    inner: Any = made
    for key in way:
        inner = inner[key]
    if rng.random() < 0.4:
        del inner[last]
    else:
        inner[last] = copy.deepcopy(rng.choice(ABSURD))
    return made


async def played_on(s: Scene) -> None:
    """Whatever was sent has been read, and Ann and Bob play."""
    await bid(s, s.ann)
    await bid(s, s.bob)
    assert not (await s.slash(s.cid, "help")).failed
    assert s.fatal == 0


def quiet(caplog: pytest.LogCaptureFixture) -> None:
    assert HUSH not in caplog.text
    caplog.clear()


async def test_nonsense_of_every_kind(s: Scene, table: str, caplog: pytest.LogCaptureFixture) -> None:
    for name in sorted({*s.bot._connection.parsers, "NEVER_HEARD_OF"} - {INDISPENSABLE, "RESUMED"}):
        for data in NONSENSE:
            s.discord.faults.send_event(name, data)
    await played_on(s)
    assert await s.step(table) == 2
    assert "Passed over an event that cannot be read: INTERACTION_CREATE, TypeError" in caplog.text
    quiet(caplog)


@pytest.mark.thorough
async def test_events_with_one_thing_amiss(s: Scene, table: str, caplog: pytest.LogCaptureFixture) -> None:
    """Also an interaction that can be read, but makes no sense: it is answered as far as that is possible."""
    board = s.having("o")
    pressed = await s.discord.people.click(s.ann, board, custom_id(board, "o"))
    command = await s.slash(s.ann, "table board")
    thread = {**s.attic, "id": "77", "type": 12, "parent_id": s.hall["id"], "owner_id": s.bob["id"], "member_count": 1}
    events: dict[str, list[Payload]] = {
        "INTERACTION_CREATE": [pressed.payload, command.payload],
        "GUILD_CREATE": [s.discord.world.guild_create(s.guild["id"], everybody=False)],
        "GUILD_UPDATE": [s.guild],
        "CHANNEL_UPDATE": [s.attic],
        "MESSAGE_CREATE": [board],
        "MESSAGE_UPDATE": [board],
        "THREAD_CREATE": [thread],
        "THREAD_UPDATE": [thread],
    }
    rng = random.Random(7)
    for name, payloads in events.items():
        for number in range(MUTATIONS):
            s.discord.faults.send_event(name, mutated(payloads[number % len(payloads)], rng))
    await played_on(s)
    assert await s.step(table) == 2
    quiet(caplog)


async def test_a_greeting_that_cannot_be_read_is_no_small_matter() -> None:
    """Without it the bot would be connected and deaf: it is better to end, and to be started anew."""

    def broken(_: Any) -> None:
        raise KeyError("session_id")

    parsers = sturdy({INDISPENSABLE: broken, "MESSAGE_CREATE": broken})
    parsers["MESSAGE_CREATE"]({})
    with pytest.raises(KeyError):
        parsers[INDISPENSABLE]({})
