"""Which files an edit of a message brings, and which it relies on: those that it has when the edit arrives."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from discord.utils import MISSING

from bot.ui.parts import File, Part, pictures
from bot.ui.uploads import Change, Uploads

ONE, OTHER = pictures([File("1.png", b"1")]), pictures([File("2.png", b"2")])


async def changed(known: Uploads, parts: Sequence[Part], *, arrived: bool = True) -> list[str] | None:
    """Which files an edit to *parts* brings, none if it relies on those that are there."""
    async with known.changing("message", parts, patience=0) as change:
        change.arrived = arrived
        return _brought(change)


def _brought(change: Change) -> list[str] | None:
    given = change.attachments()
    return None if given is MISSING else [file.filename for file in given]


async def test_what_a_message_has_is_known_while_it_is_sure() -> None:
    known = Uploads()
    assert await changed(known, ()) == [], "whatever it had before this process began"
    assert await changed(known, ONE) == ["1.png"]
    assert await changed(known, ONE) is None
    assert await changed(known, OTHER, arrived=False) == ["2.png"]
    older: Any = SimpleNamespace(id="message", attachments=[SimpleNamespace(filename="1.png")])
    known.seen(older)
    assert await changed(known, ONE) == ["1.png"], "what it showed before that says nothing"


async def test_two_who_change_one_message_take_turns() -> None:
    """The first relies on a picture that the second is going to take away."""
    known, order = Uploads(), []
    known.noted("message", ONE)

    async def second() -> None:
        async with known.changing("message", OTHER, patience=60) as change:
            order.append("second")
            change.arrived = True

    async with known.changing("message", ONE, patience=0) as change:
        waiting = asyncio.create_task(second())
        await asyncio.sleep(0)
        assert _brought(change) is None
        order.append("first")
        change.arrived = True
    await waiting
    assert order == ["first", "second"]
    assert await changed(known, OTHER) is None


async def test_whoever_cannot_wait_for_a_turn_brings_everything() -> None:
    """And nobody knows which of the two came last."""
    known = Uploads()
    known.noted("message", ONE)
    async with known.changing("message", OTHER, patience=0) as change:
        assert await changed(known, ONE) == ["1.png"]
        change.arrived = True
    assert await changed(known, OTHER) == ["2.png"]
    assert await changed(known, OTHER) is None


async def test_what_is_overtaken_brings_everything_when_it_is_tried_again() -> None:
    """An answer takes away the picture that an edit on its way relies on: it can do without only if it knows."""
    known = Uploads()
    known.noted("message", ONE)
    async with known.changing("message", ONE, patience=60) as edit:
        assert (_brought(edit), edit.overtaken) == (None, False)
        async with known.changing("message", OTHER, patience=0) as answer:
            assert (_brought(answer), answer.overtaken) == (["2.png"], False)
        assert (edit.overtaken, _brought(edit)) == (True, ["1.png"])
