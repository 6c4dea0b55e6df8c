"""What a page or another program can follow: changes, requests, the wire."""

import json

import discord

from bot.parlour.simulated import Change
from tests.parlour.simulated.sample_bot import picture
from tests.parlour.simulated.stage import Stage, stage


async def test_watchers_hear_of_every_change_with_whom_it_is_for(s: Stage) -> None:
    heard: list[tuple[str, str | None]] = []

    def watcher(change: Change) -> None:
        heard.append((change.name, change.visible_to))

    stop = s.discord.watch(watcher)
    alice = s.alice["id"]
    await s.bot.tree.sync()
    assert heard.pop() == ("COMMANDS_REGISTERED", None)
    opened = await s.discord.people.slash(s.alice, s.table, "ask")
    await s.discord.people.submit(opened, {"text": "e4", "who": ["North"]})
    await s.discord.people.slash(s.alice, s.table, "secret")
    stop()
    s.discord.people.say(s.alice, s.table, "unheard")
    answered, created = ("INTERACTION_ANSWERED", alice), ("INTERACTION_CREATE", alice)
    assert heard == [
        created,
        answered,
        created,
        ("MESSAGE_CREATE", None),
        answered,
        created,
        ("MESSAGE_CREATE", alice),
        answered,
    ]


async def test_the_wire_shows_every_request_without_secrets() -> None:
    lines: list[str] = []
    async with stage(wire_sink=lines.append) as s:
        answer = await s.discord.people.slash(s.alice, s.table, "slow")
        await s.discord.until(lambda: answer.followups)
        await s.channel().send("with a picture", file=picture())
        await s.channel().send(f"my token is {answer.token}", allowed_mentions=discord.AllowedMentions.none())
        text = "\n".join(lines)
        assert answer.token not in text
        assert "simulated" not in text
        wire = [json.loads(line) for line in lines]
        assert all(set(line) == {"method", "path", "body", "uploaded"} for line in wire)
        paths = [line["path"] for line in wire]
        assert f"/interactions/{answer.id}/TOKEN/callback" in paths
        assert f"/webhooks/{s.discord.bot['id']}/TOKEN/messages/@original" in paths
        sent = [line["body"] for line in wire if line["path"] == f"/channels/{s.table['id']}/messages"]
        assert sent[0]["attachments"] == [{"id": 0, "filename": "board.png"}]
        assert sent[1]["content"] == "my token is TOKEN"
        assert s.discord.requests.to("POST /channels/*/messages")[0].files == ("board.png",)
