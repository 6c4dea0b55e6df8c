"""Whoever has left a seat, by whatever way: it shows them nothing more, and what they can ask the bot for tells them
only what they did there."""

import json
from typing import Any

import pytest

from bot.parlour.simulated import Interaction, Payload
from bot.play import loans
from bot.time.calendar import DAY
from tests.bot.clocked import agreed, strike
from tests.bot.once import once
from tests.bot.reading import BUTTON, SELECT, answer, controls, said, text
from tests.bot.scene import Scene
from tests.bot.test_catching_up import caught_up
from tests.bot.test_lending import lend
from tests.bot.test_privacy import data

WAYS = ("resigned", "replaced", "lent", "borrowed")
NOTHING_DUE = "No table waits for you until a certain time, and no event lies ahead of you."
BACK = "Take my seat back"
PRESSES = ("o", "h", "b", "w", "x", "cu", "log:0")
"""What can be pressed on a card that still stands on a screen, beside its answers."""


async def gone(s: Scene, way: str) -> tuple[str, list[Payload]]:
    """Bob, who had the second seat, has it no longer: the table's id, and what could be pressed on his card."""

    async def left() -> str:
        table = await agreed(s, late="wait", others=(s.cid if way == "borrowed" else s.bob,))
        if way == "borrowed":
            await lend(s, s.cid, 1, s.bob)
        old = controls(s.dms(s.bob)[-1])
        match way:
            case "borrowed":
                await strike(s, DAY)
            case "resigned":
                await s.resign(s.bob)
            case "replaced":
                await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
            case _:
                await lend(s, s.bob, 9, s.cid)
        return json.dumps((table, old))

    table, old = json.loads(await once(s, left, "gone", way))
    return table, old


async def same(s: Scene, dee: Payload, press: str, **more: Any) -> None:
    """A press tells Bob what it tells a stranger: nothing of the seat. But for the first line and the button, which
    tell a lender when they are back."""
    told = [said(await s.forge(who, s.having("h"), press, **more)) for who in (s.bob, dee)]
    mine, strangers = (each.replace(f"{BACK}\n", "").partition("\n") for each in told)
    assert (mine[2] or mine[0]) == (strangers[2] or strangers[0]), (press, more)
    assert "You hold" not in told[0], press


async def of_me(s: Scene, who: Payload, verb: str) -> Interaction:
    return await s.do(who, answer(await s.slash(who, "me")), verb)


@pytest.mark.parametrize("way", WAYS)
async def test_whoever_has_left_a_seat_sees_nothing_more_of_it(s: Scene, dee: Payload, way: str) -> None:
    """No card, no view, no digest: whatever happens nothing is sent to them, and whatever they press they see what
    anybody sees who never sat there."""
    table, _ = await gone(s, way)
    left = [text(each) for each in s.dms(s.bob)]
    s.discord.requests.clear()
    await s.skip(table, 2)
    await s.settle()
    await strike(s, DAY)
    assert [text(each) for each in s.dms(s.bob)] == left
    assert s.discord.requests.to(f"* /channels/{s.dms(s.bob)[-1]['channel_id']}/*") == []
    for press in PRESSES:
        verb, _, more = press.partition(":")
        await same(s, dee, f"1:{verb}:{table}" + (f":{more}" if more else ""))
    assert "You hold" not in said(await s.slash(s.bob, "hand", s.discord.world.open_dm(s.bob["id"])))
    assert not any("You hold" in text(each) for each in s.dms(s.bob))
    assert loans.lent_by((await s.loaded(table)).table, s.bob["id"]) == (1 if way == "lent" else None)


@pytest.mark.parametrize("way", WAYS)
async def test_the_controls_of_the_seat_are_of_no_use_to_them(s: Scene, dee: Payload, way: str) -> None:
    """Of the card that may still stand on a screen, and of the card, the hand and the orders that the seat has now,
    selects among them, with every value that can be chosen: nothing happens."""
    table, old = await gone(s, way)
    assert any(part["custom_id"].startswith("1:a:") for part in old), "answers among them"
    pages = list[Payload]()
    if way != "resigned":
        hand = answer(await s.slash(s.cid, "hand"))
        pages = [s.dms(s.cid)[-1], hand, answer(await s.do(s.cid, hand, "x"))]
    found = [*old, *(part for page in pages for part in controls(page) if "custom_id" in part)]
    assert any(part["type"] == SELECT for part in found) or not pages
    step = await s.step(table)
    for part in found:
        if part["type"] == BUTTON:
            await same(s, dee, part["custom_id"])
        for option in part.get("options", ()):
            await same(s, dee, part["custom_id"], component_type=SELECT, values=[option["value"]])
    assert await s.step(table) == step


@pytest.mark.parametrize("way", WAYS)
async def test_catching_up_and_the_calendar_know_no_such_seat(s: Scene, dee: Payload, way: str) -> None:
    """Also while the seat is asked something with a deadline; the one who has it now is told of both."""
    table, _ = await gone(s, way)
    told = [said(await s.slash(who, "me", show="catchup")) for who in (s.bob, dee)]
    assert told[0] == told[1]
    assert (1 in (await s.loaded(table)).asked) == (way != "resigned")
    assert said(await of_me(s, s.bob, "mc")) == said(await of_me(s, dee, "mc")) == NOTHING_DUE
    if way != "resigned":
        assert answer(await of_me(s, s.cid, "mc"))["attachments"], "it can be seen that there is something"
        assert "Petty Court" in str(await caught_up(s, s.cid))


@pytest.mark.parametrize("way", WAYS)
async def test_what_can_be_typed_is_completed_as_for_a_stranger(s: Scene, dee: Payload, way: str) -> None:
    """And said in vain."""
    table, _ = await gone(s, way)
    step = await s.step(table)
    for typed in ("", "1"):
        mine, strangers, theirs = [
            list((await s.discord.people.autocomplete(who, s.hall, "court bid", "coins", typed)).choices)
            for who in (s.bob, dee, s.cid)
        ]
        assert mine == strangers
        assert (theirs != mine) == (way != "resigned"), "who sits there is offered something else"
    told, others = [said(await s.slash(who, "court bid", coins="1")).split("\n") for who in (s.bob, dee)]
    assert [line for line in told if line != BACK][1:] == others[1:], "but for the first line, which lenders have"
    assert others[1] == "### Petty Court"
    assert await s.step(table) == step


@pytest.mark.parametrize("way", WAYS)
async def test_what_is_stored_about_them_ends_when_they_leave(s: Scene, way: str) -> None:
    """Their own acts while they sat there stay theirs; what is done on that seat afterwards is not."""
    table, _ = await gone(s, way)

    async def acts() -> list[Any]:
        (_, mine) = await data(s, s.bob)
        return [act for match in mine["matches"] for act in match["acts"]]

    before, step = await acts(), await s.step(table)
    await s.skip(table, 6)
    later = [entry for entry in await s.bot.store.matches.log(table, step) if (entry.kind, entry.seat) == ("act", 1)]
    assert later, "something was done on that seat"
    assert await acts() == before
