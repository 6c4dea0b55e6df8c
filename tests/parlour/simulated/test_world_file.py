"""A world that is saved, loaded and played on."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.parlour.simulated import SimulatedDiscord, WorldFileError
from tests.parlour.simulated.stage import Stage, stage


async def _play(s: Stage) -> str:
    answer = await s.discord.people.slash(s.alice, s.table, "play", game="go", against=s.bob)
    assert answer.message is not None
    return str(answer.message["id"])


async def test_buttons_live_on_after_a_restart_of_the_bot(s: Stage) -> None:
    message = s.discord.world.messages[s.table["id"]][await _play(s)]
    await s.bot.close()
    await s.start_bot(sync=False)
    await s.discord.people.click(s.alice, message, "game:7:move:8")
    assert message["content"].endswith("took 8")


async def test_a_saved_world_is_loaded_with_all_its_ids_and_live_buttons(tmp_path: Path) -> None:
    path = tmp_path / "worlds" / "world.json"
    async with stage() as s:
        message_id = await _play(s)
        await s.discord.people.slash(s.alice, s.table, "secret")
        s.discord.places.close_dms(s.bob)
        thread = s.discord.threads.start(s.table, "chatter", owner=s.alice)
        s.discord.save(path)
        before = s.discord
        last = before.world.snowflakes.last
    async with stage(start=False) as s:
        assert s.discord.load(path)
        after = s.discord
        assert after.bot == before.bot
        assert after.bot is after.world.users[after.bot["id"]]
        for table in ("users", "guilds", "members", "channels", "thread_members", "messages", "commands", "closed_dms"):
            assert getattr(after.world, table) == getattr(before.world, table), table
        member = after.world.members[next(iter(after.world.guilds))][after.bot["id"]]
        assert member["user"] is after.bot
        alice, bob = after.person("Alice"), after.person("Bob")
        assert int(after.places.add_person("Carol")["id"]) > last
        channel = after.world.channels[message_channel(before, message_id)]
        await s.start_bot(sync=False)
        message = after.world.messages[channel["id"]][message_id]
        await after.people.click(bob, message, "game:7:move:2")
        assert message["content"] == "game 7: Bob took 2"
        stored = after.file(message["attachments"][0]["url"])
        assert stored is not None
        assert stored.data.startswith(b"\x89PNG")
        assert after.world.visible_messages(alice["id"], channel)[-1]["content"] == "only for you"
        assert after.world.visible_messages(bob["id"], channel) == [message]
        assert not (await after.people.slash(alice, after.world.channels[thread["id"]], "ping")).failed


def message_channel(discord: SimulatedDiscord, message_id: str) -> str:
    """The channel that a message is in."""
    return next(key for key, messages in discord.world.messages.items() if message_id in messages)


def test_no_file_changes_nothing(tmp_path: Path) -> None:
    discord = SimulatedDiscord()
    bot = discord.bot
    assert discord.load(tmp_path / "none.json") is False
    assert discord.bot is bot


@pytest.mark.parametrize("damage", ["cut", "empty", "other format", "missing table", "wrong type"])
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "world.json"
    discord = SimulatedDiscord()
    discord.places.add_person("Alice")
    discord.save(path)
    raw = path.read_bytes()
    saved = json.loads(raw)
    damaged = {
        "cut": raw[: len(raw) // 2],
        "empty": b"",
        "other format": json.dumps(saved | {"format": 99}).encode(),
        "missing table": json.dumps({key: value for key, value in saved.items() if key != "guilds"}).encode(),
        "wrong type": json.dumps(saved | {"messages": []}).encode(),
    }[damage]
    path.write_bytes(damaged)
    other = SimulatedDiscord()
    with pytest.raises(WorldFileError, match=r"world\.json"):
        other.load(path)
    assert len(other.world.users) == 1
    assert path.read_bytes() == damaged


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "world.json"
    discord = SimulatedDiscord()
    discord.save(path)
    before = path.read_bytes()
    discord.places.add_person("Alice")

    def no_space(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("bot.parlour.simulated.world_file.os.fsync", no_space)
    with pytest.raises(OSError, match="no space"):
        discord.save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


TEXTS = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)
ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("say"), TEXTS),
        st.tuples(st.just("person"), TEXTS),
        st.tuples(st.just("channel"), TEXTS),
        st.tuples(st.just("thread"), TEXTS),
        st.tuples(st.just("close"), TEXTS),
    ),
    max_size=12,
)


@pytest.mark.thorough
@given(acts=ACTS)
@settings(max_examples=40, deadline=None)
def test_any_world_comes_back_as_it_was_and_gives_no_id_twice(acts: list[tuple[str, str]]) -> None:
    clock = iter(range(1_800_000_000, 0, -1))  # A clock that runs backwards is no excuse.
    first = SimulatedDiscord(clock=lambda: next(clock))
    alice = first.places.add_person("Alice")
    guild = first.places.add_guild("Guild", alice)
    table = first.places.add_channel(guild, "table")
    for act, text in acts:
        if act == "say" and text.strip():
            first.people.say(alice, table, text)
        elif act == "person":
            first.places.add_member(guild, first.places.add_person(text))
        elif act == "channel":
            first.places.add_channel(guild, text)
        elif act == "thread":
            first.threads.start(table, text, owner=alice)
        elif act == "close":
            first.places.close_dms(alice)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "world.json"
        first.save(path)
        second = SimulatedDiscord(clock=lambda: 1_700_000_000)
        assert second.load(path)
        again = Path(folder) / "again.json"
        second.save(again)
        assert json.loads(again.read_bytes()) == json.loads(path.read_bytes())
    assert vars(second.world)["messages"] == first.world.messages
    known = {*second.world.users, *second.world.channels, *second.world.messages[table["id"]]}
    fresh = [int(second.places.add_person("New")["id"]) for _ in range(3)]
    assert min(fresh) > max(map(int, known))
    assert len(set(fresh)) == 3


async def test_files_that_no_message_shows_are_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    async with stage() as s:
        message_id = await _play(s)
        s.discord.save(path)
        assert len(json.loads(path.read_bytes())["files"]) == 1
        shown = await s.channel().fetch_message(int(message_id))
        await shown.edit(attachments=[])
        assert s.discord.file(shown.attachments[0].url) is not None  # The embed still shows it.
        await shown.edit(embeds=[])
        assert s.discord.file(shown.attachments[0].url) is None
        s.discord.save(path)
        assert json.loads(path.read_bytes())["files"] == {}
