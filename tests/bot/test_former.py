"""Whoever has left a seat, by whatever way: what they can ask the bot for tells them only what they did there."""

from typing import Any

import pytest

from bot.parlour.simulated import Interaction, Payload
from tests.bot.reading import answer, controls, said
from tests.bot.scene import Scene
from tests.bot.test_catching_up import caught_up
from tests.bot.test_lending import gone
from tests.bot.test_privacy import data

WAYS = ("resigned", "replaced", "lent", "borrowed")
NOTHING_DUE = "No table waits for you until a certain time."
BACK = "Take my seat back"


async def stranger(s: Scene) -> Payload:
    dee = s.discord.places.add_person("Dee")
    s.discord.places.add_member(s.guild, dee)
    return dee


async def of_me(s: Scene, who: Payload, verb: str) -> Interaction:
    return await s.do(who, answer(await s.slash(who, "me")), verb)


@pytest.mark.parametrize("way", WAYS)
async def test_catching_up_and_the_calendar_know_no_such_seat(s: Scene, way: str) -> None:
    """Also while the seat is asked something with a deadline; the one who has it now is told of both."""
    table = await gone(s, way)
    dee = await stranger(s)
    told = [said(await s.slash(who, "me", show="catchup")) for who in (s.bob, dee)]
    assert told[0] == told[1]
    assert (1 in (await s.loaded(table)).asked) == (way != "resigned")
    assert said(await of_me(s, s.bob, "mc")) == said(await of_me(s, dee, "mc")) == NOTHING_DUE
    if way != "resigned":
        assert answer(await of_me(s, s.cid, "mc"))["attachments"], "it can be seen that there is something"
        assert "Petty Court" in str(await caught_up(s, s.cid))


@pytest.mark.parametrize("way", WAYS)
async def test_what_can_be_typed_is_completed_as_for_a_stranger(s: Scene, way: str) -> None:
    """And said in vain."""
    table = await gone(s, way)
    dee, step = await stranger(s), await s.step(table)
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
    table = await gone(s, way)

    async def acts() -> list[Any]:
        (_, mine) = await data(s, s.bob)
        return [act for match in mine["matches"] for act in match["acts"]]

    before, step = await acts(), await s.step(table)
    await s.skip(table, 6)
    later = [entry for entry in await s.bot.store.matches.log(table, step) if (entry.kind, entry.seat) == ("act", 1)]
    assert later, "something was done on that seat"
    assert await acts() == before


@pytest.mark.parametrize("way", WAYS[1:])
async def test_the_controls_that_the_seat_has_now_are_of_no_use_to_them(s: Scene, way: str) -> None:
    """Of the card, the hand and the orders, selects among them, with every value that can be chosen: they tell what
    they tell a stranger, and nothing happens."""
    table = await gone(s, way)
    dee = await stranger(s)
    hand = answer(await s.slash(s.cid, "hand"))
    pages = [s.dms(s.cid)[-1], hand, answer(await s.do(s.cid, hand, "x"))]
    found = [part for page in pages for part in controls(page) if "custom_id" in part]
    chosen = [(part["custom_id"], option["value"]) for part in found for option in part.get("options", ())]
    pressed = [(part["custom_id"], None) for part in found if part["type"] == 2]
    assert chosen
    step = await s.step(table)
    for press, value in [*chosen, *pressed]:
        more = {} if value is None else {"component_type": 3, "values": [value]}
        told = [said(await s.forge(who, s.having("h"), press, **more)) for who in (s.bob, dee)]
        mine, strangers = (each.replace(f"{BACK}\n", "").partition("\n") for each in told)
        assert (mine[2] or mine[0]) == (strangers[2] or strangers[0]), (press, value)
        assert "You hold" not in told[0], press
    assert await s.step(table) == step
