"""Logging in, commands, buttons, forms: an unmodified discord.py against the simulated Discord."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.parlour.simulated import AnswerKind, MessageFlag, Payload, Permission, SetupError
from bot.parlour.wire import SECRET_HEADER, LoopbackConnector
from tests.bot.reading import said
from tests.parlour.simulated.stage import SECRET, Stage, stage

WIRES = ("loopback", "unix", "tls")


@pytest.mark.parametrize("wire", WIRES)
async def test_login_sync_slash_press_and_upload_over_each_wire(wire: str) -> None:
    async with stage(wire) as s:
        assert s.channel().permissions_for(s.channel().guild.me).send_messages
        answer = await s.discord.people.slash(s.alice, s.table, "play", game="chess", against=s.bob)
        message = answer.message
        assert message is not None
        assert answer.acknowledged is AnswerKind.MESSAGE
        assert message["attachments"][0]["width"] == 300
        assert message["embeds"][0]["image"]["url"] == message["attachments"][0]["url"]
        press = await s.discord.people.click(s.bob, message, "game:7:move:4")
        assert press.acknowledged is AnswerKind.UPDATE_MESSAGE
        assert message["content"] == "game 7: Bob took 4"
        fetched = await s.channel().fetch_message(int(message["id"]))
        assert (await fetched.attachments[0].read())[:4] == b"\x89PNG"


async def test_synced_commands_keep_their_ids_and_translations(s: Stage) -> None:
    before = {command["name"]: command for command in s.discord.places.commands_in(s.guild)}
    assert before["play"]["name_localizations"] == {"bg": "игра"}
    await s.bot.tree.sync()
    after = {command["name"]: command for command in s.discord.places.commands_in(s.guild)}
    assert {name: c["id"] for name, c in before.items()} == {name: c["id"] for name, c in after.items()}


async def test_people_cannot_do_what_the_client_would_not_let_them(s: Stage) -> None:
    people = s.discord.people
    mistakes: list[tuple[str, dict[str, Any]]] = [
        ("nothing", {}),
        ("play", {"game": "go"}),
        ("play", {"game": "go", "against": s.bob, "size": 10}),
        ("play", {"game": "go", "against": s.bob, "colour": "red"}),
        ("play", {"game": 3, "against": s.bob}),
        ("game", {}),
        ("game listing", {}),
    ]
    asked = len(s.discord.requests.requests)
    for name, options in mistakes:
        with pytest.raises(SetupError):
            await people.slash(s.alice, s.table, name, **options)
    answer = await people.slash(s.alice, s.table, "play", game="go", against=s.bob)
    assert answer.message is not None
    with pytest.raises(SetupError):
        await people.click(s.alice, answer.message, "no such button")
    with pytest.raises(SetupError):
        people.say(s.alice, s.table, " ")
    callbacks = s.discord.requests.to("POST /interactions/*/callback")
    assert len(s.discord.requests.requests) == asked + 1 == asked + len(callbacks)


async def test_autocompletion(s: Stage) -> None:
    typed = await s.discord.people.autocomplete(s.alice, s.table, "play", "game", "che")
    assert [choice["name"] for choice in typed.choices] == ["Chess", "Checkers"]
    with pytest.raises(SetupError):
        await s.discord.people.autocomplete(s.alice, s.table, "play", "size", "3")


async def test_form_with_label_and_select(s: Stage) -> None:
    opened = await s.discord.people.slash(s.alice, s.table, "ask")
    assert opened.acknowledged is AnswerKind.MODAL
    assert opened.modal is not None
    assert opened.modal["title"] == "Your move"
    for wrong in ({"who": ["South"]}, {"text": "x" * 21}, {"text": "e4", "who": ["West"]}, {"colour": "red"}):
        with pytest.raises(SetupError):
            await s.discord.people.submit(opened, wrong)
    sent = await s.discord.people.submit(opened, {"text": "e2e4", "who": ["South"]})
    assert sent.message is not None
    assert sent.message["content"] == "e2e4 against South"
    assert "triggering_interaction_metadata" in sent.message["interaction_metadata"]


async def test_ephemeral_messages_belong_to_one_person(s: Stage) -> None:
    answer = await s.discord.people.slash(s.alice, s.table, "secret")
    assert answer.private
    assert answer.message is not None
    assert s.discord.messages(s.table, seen_by=s.alice) == [answer.message]
    assert s.discord.messages(s.table, seen_by=s.bob) == s.discord.messages(s.table) == []
    with pytest.raises(SetupError):
        await s.discord.people.select(s.bob, answer.message, "pick", ["a"])
    with pytest.raises(SetupError):
        await s.discord.people.select(s.alice, answer.message, "pick", ["z"])
    await s.discord.people.select(s.alice, answer.message, "pick", ["b"])
    assert answer.message["content"] == "picked b"
    # The bot hears of them as if they were direct messages.
    await s.discord.until(lambda: s.bot.seen)
    assert s.bot.seen[0].guild is None
    # Its own token does not reach them.
    with pytest.raises(discord.Forbidden):
        await s.channel().fetch_message(int(answer.message["id"]))


async def test_a_person_dismisses_what_only_they_see(s: Stage) -> None:
    told: list[tuple[str, bool]] = []
    answer = await s.discord.people.slash(s.alice, s.table, "secret")
    public = s.discord.people.say(s.alice, s.table, "for all")
    assert answer.message is not None
    s.discord.watch(lambda change: told.append((change.name, change.told)))
    for person, message in ((s.bob, answer.message), (s.alice, public)):
        with pytest.raises(SetupError):
            s.discord.people.dismiss(person, message)
    s.discord.people.dismiss(s.alice, answer.message)
    assert told == [("MESSAGE_DELETE", False)]
    assert s.discord.messages(s.table, seen_by=s.alice) == [public]
    with pytest.raises(SetupError):
        await s.discord.people.select(s.alice, answer.message, "pick", ["b"])


async def test_deferred_answer_and_follow_up(s: Stage) -> None:
    answer = await s.discord.people.slash(s.alice, s.table, "slow")
    assert answer.acknowledged is AnswerKind.DEFERRED_MESSAGE
    await s.discord.until(lambda: answer.followups)
    assert answer.message is not None
    assert (answer.message["content"], answer.message["flags"]) == ("done", 0)
    assert not answer.thinking
    assert answer.message["attachments"][0]["width"] == 8
    assert answer.followups[0]["flags"] == MessageFlag.EPHEMERAL


async def test_direct_messages_and_the_persons_language(s: Stage) -> None:
    direct = s.discord.world.open_dm(s.bob["id"])
    answer = await s.discord.people.slash(s.bob, direct, "game list", page=3)
    assert said(answer) == "page 3 in bg"
    s.discord.people.say(s.bob, direct, "hello")
    await s.discord.until(lambda: any(m.content == "hello" for m in s.bot.seen))


async def test_components_v2(s: Stage) -> None:
    answer = await s.discord.people.slash(s.alice, s.table, "layout", greet=s.bob)
    assert answer.message is not None
    box = answer.message["components"][0]
    assert [part["type"] for part in box["components"]] == [10, 12, 14, 9, 1]
    assert len({part["id"] for part in box["components"]}) == 5
    media = box["components"][1]["items"][0]["media"]
    assert media["url"].startswith("https://cdn.discordapp.com/")
    assert answer.message["flags"] & MessageFlag.IS_COMPONENTS_V2
    assert [user["id"] for user in answer.message["mentions"]] == [s.bob["id"]]


async def test_the_secret_keeps_other_programs_out() -> None:
    async with stage(start=False) as s:
        for secret, status in ((None, 403), ("wrong", 403), (SECRET, 200)):
            async with aiohttp.ClientSession(connector=LoopbackConnector(s.discord.port, secret)) as session:
                headers = {"Authorization": "Bot simulated"}
                async with session.get("https://discord.com/api/v10/users/@me", headers=headers) as answer:
                    assert answer.status == status
                async with session.get("https://cdn.discordapp.com/attachments/1/2/x") as answer:
                    assert answer.status == (404 if status == 200 else 403)
        async with aiohttp.ClientSession(connector=LoopbackConnector(s.discord.port)) as session:
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await session.ws_connect("wss://gateway.discord.gg/")
            headers = {"Authorization": "Bot wrong", SECRET_HEADER: SECRET}
            async with session.get("https://discord.com/api/v10/users/@me", headers=headers) as answer:
                assert answer.status == 401


async def test_routes_that_are_not_simulated_can_be_seen_in_the_log(s: Stage) -> None:
    with pytest.raises(discord.NotFound):
        await s.channel().guild.fetch_emojis()
    assert s.discord.requests.requests[-1].path.endswith("/emojis")
    assert s.discord.requests.requests[-1].status == 404


async def test_a_person_sees_their_own_channel_list(s: Stage) -> None:
    hidden = s.discord.places.add_channel(s.guild, "hidden")
    s.discord.places.set_overwrite(hidden, s.guild, deny=Permission.VIEW_CHANNEL)
    direct = s.discord.world.open_dm(s.bob["id"])
    assert s.discord.channels(s.alice) == [s.table, hidden]
    assert s.discord.channels(s.bob) == [s.table, direct]
    s.discord.places.set_overwrite(hidden, s.bob, allow=Permission.VIEW_CHANNEL)
    assert s.discord.channels(s.bob) == [s.table, hidden, direct]


async def test_commands_are_shown_to_those_who_may_use_them(s: Stage) -> None:
    people = s.discord.people

    @s.bot.tree.command(description="For moderators")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def moderate(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("done", ephemeral=True)

    await s.bot.tree.sync()
    shown = {name: {c["name"] for c in people.commands(person, s.table)} for name, person in _both(s)}
    assert shown["Alice"] - shown["Bob"] == {"moderate"}
    with pytest.raises(SetupError):
        await people.slash(s.bob, s.table, "moderate")
    role = s.discord.places.add_role(s.guild, "moderators", Permission.MANAGE_GUILD)
    s.discord.places.set_roles(s.guild, s.bob, [role])
    assert not (await people.slash(s.bob, s.table, "moderate")).failed
    with pytest.raises(SetupError):
        await people.slash(s.bob, s.discord.world.open_dm(s.bob["id"]), "moderate")


def _both(s: Stage) -> list[tuple[str, Payload]]:
    return [("Alice", s.alice), ("Bob", s.bob)]
