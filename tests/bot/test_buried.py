"""The board stays in sight: below ten messages of others it is posted anew with the next change."""

import pytest

from bot.parlour.simulated import Permission
from bot.publish.chatter import Chatter
from tests.bot.reading import labels, text
from tests.bot.scene import Scene
from tests.bot.test_publishing import bid, every_line_stands, standing


async def test_a_board_below_chat_is_posted_anew(s: Scene, table: str) -> None:
    """With the next change, once ten messages of others stand below it; what others write costs no request."""
    first = standing(s)

    async def talk(lines: int) -> None:
        told = [s.discord.people.say(s.cid, s.hall, f"line {number}") for number in range(lines)]
        await s.discord.until(lambda: int(told[-1]["id"]) in s.bot.chatter._latest[s.hall["id"]])

    await talk(9)
    await bid(s, s.ann)
    assert standing(s)["id"] == first["id"]
    before = len(s.discord.requests.to("*"))
    await talk(1)
    assert len(s.discord.requests.to("*")) == before
    await bid(s, s.bob)
    anew = standing(s)
    assert anew["id"] == s.shown()[-1]["id"]
    assert [message["id"] for message in s.shown() if "Rules" in labels(message)] == [anew["id"]]
    told = text(anew)
    assert "has sealed a bid" in told, "that the next turn has begun is not all that it says"
    assert told.index("has sealed a bid") < told.index("The bids are opened")
    await every_line_stands(s, table)
    await talk(9)
    await s.settled(s.slash(s.ann, "court draw"))
    assert standing(s)["id"] == anew["id"]


@pytest.mark.parametrize("apart", [0, 4])
@pytest.mark.parametrize("own_thread", [False, True])
async def test_what_was_written_before_a_restart_and_during_it_counts(s: Scene, own_thread: bool, apart: int) -> None:
    """Nine messages of others leave the board where it is, ten do not, with a restart among them; wherever it stands.
    What the bot itself writes does not count, and the old board loses its buttons."""
    if own_thread:
        s.discord.places.set_overwrite(s.hall, s.discord.bot, allow=Permission.CREATE_PUBLIC_THREADS)
    await s.choose(s.bob, "ring", "channel")
    table = await s.table(s.bob)
    place = s.discord.world.channels[(await s.loaded(table)).table.place]
    assert (place["id"] != s.hall["id"]) == own_thread

    def boards() -> list[str]:
        ours = (each for each in s.shown(place) if each["author"]["id"] == s.discord.bot["id"])
        return [each["id"] for each in ours if "Rules" in labels(each)]

    def talk(lines: int) -> str:
        return [str(s.discord.people.say(s.cid, place, f"line {number}")["id"]) for number in range(lines)][-1]

    first = boards()
    if apart:
        heard = talk(apart)
        await s.discord.until(lambda: int(heard) in s.bot.chatter._latest[place["id"]])
    await s.stop()
    talk(9 - apart)
    await s.boot()
    await s.settle()
    read = f"GET /channels/{place['id']}/messages"
    s.discord.requests.clear()
    await bid(s, s.ann)
    assert boards() == first
    assert len(s.discord.requests.to(read)) == 1
    tenth = talk(1)
    await s.discord.until(lambda: int(tenth) in s.bot.chatter._latest[place["id"]])
    await bid(s, s.bob)
    assert len(boards()) == 1
    assert int(boards()[0]) > int(tenth)
    assert len(s.discord.requests.to(read)) == 1, "asked once"


async def test_a_board_whose_channel_cannot_be_read_back_goes_on(s: Scene, table: str) -> None:
    first = standing(s)
    await s.stop()
    for number in range(12):
        s.discord.people.say(s.cid, s.hall, f"line {number}")
    s.discord.faults.refuse(f"GET /channels/{s.hall['id']}/messages", 403, 50013, "Missing Permissions")
    await s.boot()
    await bid(s, s.ann)
    assert standing(s)["id"] == first["id"]
    assert "Waiting for 🔵 Bob." in text(standing(s))


def test_what_is_written_while_the_channel_is_read_back_counts() -> None:
    chatter = Chatter()
    chatter.watch("7", missed=True)
    chatter.wrote(7, 30)
    chatter.made_up("7", range(21, 30))
    assert chatter.buried("7", "20")
    assert not chatter.buried("7", "21")
