"""Errors that Discord gives by its rules, and faults on demand."""

import asyncio
import random
import time

import aiohttp
import discord
import pytest

from bot.parlour.simulated import Permission, Storm
from bot.parlour.simulated.faults import CALLBACK, EDIT, SEND
from bot.parlour.simulated.routes.messages import EDITS_OF_OLD_MESSAGES
from bot.parlour.simulated.server import SECRET_HEADER
from tests.bot.reading import said
from tests.parlour.simulated.stage import SECRET, Stage, stage


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


async def test_closed_direct_messages(s: Stage) -> None:
    answer = await s.discord.people.slash(s.alice, s.table, "dm", to=s.bob)
    assert said(answer) == "sent"
    direct = s.discord.world.open_dm(s.bob["id"])
    assert [m["content"] for m in s.discord.messages(direct, seen_by=s.bob)] == ["psst"]
    s.discord.places.close_dms(s.bob)
    answer = await s.discord.people.slash(s.alice, s.table, "dm", to=s.bob)
    assert said(answer) == "closed 50007"
    s.discord.places.reopen_dms(s.bob)
    s.discord.places.remove_member(s.guild, s.bob)
    answer = await s.discord.people.slash(s.alice, s.table, "dm", to=s.bob)
    assert said(answer) == "closed 50278"


async def test_missing_permissions(s: Stage) -> None:
    for lost, code in ((Permission.SEND_MESSAGES, 50013), (Permission.VIEW_CHANNEL, 50001)):
        s.discord.places.forbid_bot(s.table, lost)
        with pytest.raises(discord.Forbidden) as refused:
            await s.channel().send("hello")
        assert refused.value.code == code
    # Answers to interactions need no permission in the channel.
    assert not (await s.discord.people.slash(s.alice, s.table, "ping")).failed


async def test_deleted_channel_and_message(s: Stage) -> None:
    channel = s.channel()
    message = await channel.send("one")
    await message.delete()
    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="two")
    assert gone.value.code == 10008
    s.discord.places.delete_channel(s.table)
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("three")
    assert gone.value.code == 10003


async def test_too_late_and_twice() -> None:
    async with stage(ack_timeout=0.1) as s:
        failures: list[str] = []
        s.discord.watch(lambda change: failures.append(change.name))
        answer = await s.discord.people.slash(s.alice, s.table, "late")
        assert answer.failed
        assert failures[-1] == "INTERACTION_FAILED"
        await s.discord.until(lambda: s.bot.errors == [10062])
    async with stage() as s:

        @s.bot.event
        async def on_interaction(interaction: discord.Interaction) -> None:
            try:
                await interaction.client.http.request(  # a second answer, past discord.py's own check
                    discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback"),
                    json={"type": 4, "data": {"content": "again"}},
                )
            except discord.HTTPException as error:
                s.bot.errors.append(error.code)

        await s.discord.people.slash(s.alice, s.table, "ping")
        await s.discord.until(lambda: s.discord.requests.to(CALLBACK)[1:])
        codes = sorted(str(request.code) for request in s.discord.requests.to(CALLBACK))
        assert codes == ["40060", "None"]
        assert len(s.discord.messages(s.table)) == 1


async def test_the_token_of_an_interaction_ends_after_a_quarter_of_an_hour() -> None:
    clock = Clock()
    async with stage(clock=clock) as s:
        interactions: list[discord.Interaction] = []

        @s.bot.event
        async def on_interaction(interaction: discord.Interaction) -> None:
            interactions.append(interaction)

        await s.discord.people.slash(s.alice, s.table, "ping")
        await interactions[0].followup.send("in time")
        clock.ahead = 15 * 60 + 1
        with pytest.raises(discord.HTTPException) as ended:
            await interactions[0].followup.send("too late")
        assert ended.value.code == 50027


async def test_an_answer_that_failed_may_have_been_carried_out(s: Stage) -> None:
    fault = s.discord.faults.server_error(CALLBACK, applied=True)
    answer = await s.discord.people.slash(s.alice, s.table, "ping")
    assert not answer.failed
    assert fault.hits
    await s.discord.until(lambda: s.discord.requests.to(CALLBACK))
    assert s.discord.requests.to(CALLBACK)[0].status == 503
    assert [m["content"] for m in s.discord.messages(s.table)] == ["pong"]


async def test_a_plain_server_error_changes_nothing(s: Stage) -> None:
    s.discord.faults.server_error(SEND)
    with pytest.raises(discord.DiscordServerError):
        await s.channel().send("hello")
    assert s.discord.messages(s.table) == []


async def test_rate_limit_out_of_the_blue(s: Stage) -> None:
    s.discord.faults.rate_limit(SEND, retry_after=0.15)
    began = time.monotonic()
    await s.channel().send("hello")
    assert 0.15 <= time.monotonic() - began < 1
    assert [request.status for request in s.discord.requests.to(SEND)] == [429, 200]


async def test_slow_answer(s: Stage) -> None:
    s.discord.faults.slow(SEND, seconds=0.1)
    began = time.monotonic()
    await s.channel().send("hello")
    assert time.monotonic() - began >= 0.1


async def test_whoever_is_gone_in_the_middle_of_a_file_is_no_mistake_of_ours(
    s: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that is killed while it sends a picture."""
    _, wire = await asyncio.open_connection("127.0.0.1", s.discord.port)
    about = (
        f"{SECRET_HEADER}: {SECRET}",
        "Host: x",
        "Content-Type: multipart/form-data; boundary=b",
        "Content-Length: 999",
    )
    head = "\r\n".join((f"POST /api/v10/channels/{s.table['id']}/messages HTTP/1.1", *about, "", ""))
    wire.write(f'{head}--b\r\nContent-Disposition: form-data; name="files[0]"; filename="x"\r\n\r\nhalf'.encode())
    await wire.drain()
    wire.close()
    await s.discord.until(lambda: any(each.path.endswith("/messages") for each in s.discord.requests.requests))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("applied", [False, True], ids=["before", "after"])
async def test_a_cut_connection(s: Stage, applied: bool) -> None:
    """The client sees the same whether or not the request has taken effect."""
    fault = s.discord.faults.cut(SEND, applied=applied)
    seen: list[int] = []
    fault.then = lambda: seen.append(len(s.discord.messages(s.table)))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await s.channel().send("hello")
    assert len(s.discord.messages(s.table)) == applied
    assert seen == [applied], "it is called when the effect is there and the answer is not"
    assert [request.status for request in s.discord.requests.to(SEND)] == [0]
    await s.channel().send("again")
    assert len(s.discord.messages(s.table)) == 1 + applied


async def test_a_source_is_asked_about_what_is_not_planned(s: Stage) -> None:
    asked: list[str] = []
    forget = s.discord.faults.ask(asked.append)
    s.discord.faults.server_error(SEND)
    with pytest.raises(discord.DiscordServerError):
        await s.channel().send("planned")
    await s.channel().send("asked")
    forget()
    await s.channel().send("forgotten")
    assert asked == [f"POST /channels/{s.table['id']}/messages"]


def test_a_storm_is_the_same_for_the_same_chance() -> None:
    def drawn(seed: int, rate: float = 0.5) -> list[object]:
        storm = Storm(random.Random(seed), rate, where="POST *")
        faults = [storm(f"POST /{number}") for number in range(400)]
        assert storm("GET /0") is None
        failed = sum(fault is not None and (fault.cut or fault.error is not None) for fault in faults)
        assert (storm.asked, storm.failed) == (400, failed)
        return [f and (f.error and f.error.status, f.applied, f.cut, f.delay) for f in faults]

    assert drawn(1) == drawn(1) != drawn(2)
    assert drawn(1, rate=0) == [None] * 400
    kinds = set(drawn(1, rate=1))
    for applied in (False, True):
        assert {(500, applied, False, 0), (503, applied, False, 0), (None, applied, True, 0)} <= kinds
    assert {(429, False, False, 0), (None, False, False, 0.02)} <= kinds


async def test_messages_older_than_an_hour_take_few_edits() -> None:
    clock = Clock()
    async with stage(clock=clock) as s:
        message = await s.channel().send("board")
        clock.ahead = 3601
        for number in range(EDITS_OF_OLD_MESSAGES):
            await message.edit(content=f"board {number}")
        with pytest.raises(discord.HTTPException) as refused:
            await message.edit(content="board")
        assert (refused.value.status, refused.value.code) == (429, 30046)
        fresh = await s.channel().send("board again")
        s.discord.faults.too_old()
        with pytest.raises(discord.HTTPException) as refused:
            await fresh.edit(content="no")
        assert refused.value.code == 30046
        await fresh.edit(content="yes")
        assert len(s.discord.requests.to(EDIT)) > 3


async def test_observed_rates_are_kept_by_a_client_that_reads_the_headers() -> None:
    # Shorter than the observed five seconds, so that the test is.
    async with stage(rate_limits={"POST /channels/{channel}/messages": (5, 1.0)}) as s:
        began = time.monotonic()
        await asyncio.gather(*(s.channel().send(str(number)) for number in range(8)))
        assert 0.7 < time.monotonic() - began < 4
        assert len(s.discord.messages(s.table)) == 8
        assert {request.status for request in s.discord.requests.to(SEND)} == {200}


async def test_nonce_makes_a_repeated_message_one() -> None:
    clock = Clock()
    async with stage(clock=clock) as s:
        route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=int(s.table["id"]))
        body = {"content": "once", "nonce": "n1", "enforce_nonce": True}
        first = await s.bot.http.request(route, json=body)
        second = await s.bot.http.request(route, json=body)
        assert first["id"] == second["id"]
        assert len(s.discord.messages(s.table)) == 1
        third = await s.bot.http.request(route, json=body | {"enforce_nonce": False})
        assert third["id"] != first["id"]
        clock.ahead = 600
        fourth = await s.bot.http.request(route, json=body)
        assert fourth["id"] not in {first["id"], third["id"]}
