"""Threads, seen by the bot and by people."""

import discord
import pytest

from bot.parlour.simulated import Permission, SetupError
from tests.parlour.simulated.stage import Stage


@pytest.fixture(autouse=True)
def _allowed(s: Stage) -> None:
    s.discord.places.set_overwrite(s.table, s.guild, allow=Permission.CREATE_PUBLIC_THREADS)


async def test_a_private_thread_is_for_those_who_are_in_it(s: Stage) -> None:
    thread = await s.channel().create_thread(name="hand", type=discord.ChannelType.private_thread)
    payload = s.discord.world.channels[str(thread.id)]
    with pytest.raises(SetupError):
        s.discord.people.say(s.bob, payload, "may I?")
    await thread.add_user(discord.Object(int(s.bob["id"])))
    s.discord.people.say(s.bob, payload, "now I may")
    await s.discord.until(lambda: s.bot.seen)
    assert {member.id for member in await thread.fetch_members()} == {int(s.bob["id"]), int(s.discord.bot["id"])}
    answer = await s.discord.people.slash(s.bob, payload, "ping")
    assert not answer.failed
    await thread.remove_user(discord.Object(int(s.bob["id"])))
    with pytest.raises(SetupError):
        await s.discord.people.slash(s.bob, payload, "ping")


async def test_archived_threads_open_when_somebody_writes_unless_locked(s: Stage) -> None:
    thread = await s.channel().create_thread(name="log", type=discord.ChannelType.public_thread)
    payload = s.discord.world.channels[str(thread.id)]
    message = await thread.send("one")
    await thread.edit(archived=True)
    assert payload["thread_metadata"]["archived"]
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="two")
    assert refused.value.code == 50083
    await thread.send("three")
    assert not payload["thread_metadata"]["archived"]
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)
    s.discord.threads.update(payload, {"locked": True, "archived": True})
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("four")
    assert refused.value.code == 50083
    with pytest.raises(SetupError):
        s.discord.people.say(s.bob, payload, "five")


async def test_a_thread_below_a_message_has_its_id(s: Stage) -> None:
    message = await s.channel().send("the game")
    thread = await message.create_thread(name="talk")
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004
    assert [t.id for t in await s.channel().guild.active_threads()] == [thread.id]
    await s.discord.until(lambda: s.channel().get_thread(thread.id))
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    role = s.guild["roles"][1]
    role["permissions"] = str(int(role["permissions"]) | int(Permission.MANAGE_THREADS))
    await thread.delete()
    assert str(thread.id) not in s.discord.world.channels


async def test_threads_need_their_permission(s: Stage) -> None:
    s.discord.places.forbid_bot(s.table, Permission.CREATE_PRIVATE_THREADS)
    with pytest.raises(discord.Forbidden) as refused:
        await s.channel().create_thread(name="hand", type=discord.ChannelType.private_thread)
    assert refused.value.code == 50013
