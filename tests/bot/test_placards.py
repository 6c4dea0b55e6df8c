"""A message that belongs to no table stands once, and says what is so, whatever happens meanwhile."""

from collections.abc import Sequence

import pytest

from bot import upkeep
from bot.parlour.simulated import Payload, Permission
from bot.play.sessions import Sessions
from bot.publish.placards import GAP, WORDINGS
from bot.ui.parts import Part, prose
from persistence.deliveries import PLACARD_DUE
from persistence.placards import Placard
from tests.bot.reading import text
from tests.bot.scene import Scene
from tests.bot.standing import crash, ours

SECONDS = GAP / 1000


@pytest.fixture(name="says")
def _says(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written on the placard of these tests."""
    lines = ["first"]

    async def wording(_: Sessions, placard: Placard) -> Sequence[Part]:
        return [prose(f"{placard.subject}: {lines[-1]}")] if lines[-1] else []

    monkeypatch.setitem(WORDINGS, "test", wording)
    return lines


async def put_up(s: Scene, where: Payload) -> Placard:
    at = {"guild_id": s.guild["id"], "channel_id": where["id"], "locale": "en"}
    placard = await s.bot.store.placards.put_up("test", "it", **at)
    s.bot.publisher.wake(placard.id)
    return placard


async def due(s: Scene, placard: Placard, seconds: float = SECONDS) -> None:
    """So much later, it is due: one that was looked at before would be put off."""
    s.time.ahead += seconds
    await s.bot.store.outbox.add(placard.id, PLACARD_DUE)
    s.bot.publisher.wake(placard.id)
    await s.settle()


def edits(s: Scene) -> int:
    return len(s.discord.requests.to("PATCH /channels/*/messages/*"))


async def test_it_is_edited_when_it_says_something_else_and_not_too_often(s: Scene, says: list[str]) -> None:
    placard = await put_up(s, s.hall)
    await s.settle()
    for word in ("second", "third"):
        says.append(word)
        await due(s, placard, 0)
    assert [text(each) for each in ours(s)] == ["it: first"]
    await s.later(SECONDS)
    assert ([text(each) for each in ours(s)], edits(s)) == (["it: third"], 1)
    await due(s, placard)
    assert edits(s) == 1, "nothing is another"
    s.delete(ours(s)[0])
    says.append("fourth")
    await due(s, placard)
    says.append("")
    assert [text(each) for each in ours(s)] == ["it: fourth"]
    await due(s, placard)
    assert ours(s) == []


async def test_after_a_crash_it_stands_once(s: Scene, says: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    async with crash(s, monkeypatch, "placard"):
        placard = await put_up(s, s.hall)
    await s.later(SECONDS)
    assert [text(each) for each in ours(s)] == ["it: first"]
    says.append("second")
    await due(s, placard)
    assert [text(each) for each in ours(s)] == ["it: second"]


async def test_it_is_moved_and_taken_down(s: Scene, says: list[str]) -> None:
    """At once, also if it is due once more where it has just been shown."""
    placard = await put_up(s, s.hall)
    await s.settle()
    await due(s, placard, 0)
    placard = await put_up(s, s.attic)
    await s.settle()
    assert (ours(s), [text(each) for each in ours(s, s.attic)]) == ([], ["it: first"])
    await s.bot.store.placards.take_down(placard.id)
    s.bot.publisher.wake(placard.id)
    await s.settle()
    assert ours(s, s.attic) == []


async def test_where_it_cannot_stand_it_is_tried_again_until_it_is_given_up(s: Scene, says: list[str]) -> None:
    placard = await put_up(s, s.hall)
    await s.settle()
    s.discord.places.forbid_bot(s.hall, Permission.VIEW_CHANNEL)
    says.append("second")
    await due(s, placard)
    (mute,) = await s.bot.store.placards.every()
    assert mute.mute_since is not None
    s.discord.places.forbid_bot(s.hall, Permission(0))
    await s.discord.until(lambda: not s.bot._changing)
    await s.later(SECONDS)
    assert [text(each) for each in ours(s)] == ["it: second"]
    assert (await s.bot.store.placards.every())[0].mute_since is None
    s.discord.places.delete_channel(s.hall)
    says.append("third")
    await due(s, placard)
    s.time.ahead += upkeep.FORSAKEN / 1000 + 60
    await upkeep.tidy(s.bot.publisher, s.kit.clock(), first=True)
    assert await s.bot.store.placards.every(), "it may be back by now"
    await upkeep.tidy(s.bot.publisher, s.kit.clock())
    assert await s.bot.store.placards.every() == []
