"""A page of the channel is shown again when the stewards have answered."""

from __future__ import annotations

from typing import Any

import pytest

from bot.parlour.simulated import Payload
from persistence.errors import DiskFull
from tests.bot.reading import answer, custom_id, does, said, text
from tests.bot.scene import Scene

ANSWERS = ("a", "s", "n")


async def test_a_page_does_not_wait_for_stewards_that_have_answered(s: Scene) -> None:
    """Everybody else here is a steward: once they rest, whoever plays is asked, and the page that was pressed says it.
    What the act brought stands there still."""
    table = await s.table(stewards=2)
    page = answer(await s.do(s.ann, s.having("o"), "o"))
    followed = 0
    for _ in range(12):
        if (await s.loaded(table)).playing.over:
            break
        before = await s.step(table)
        page = await pressed(s, page)
        await s.settle()
        followed += await s.step(table) > before + 1
        assert (await s.loaded(table)).playing.over or asks(page), text(page)
    assert followed > 2


async def test_nor_does_the_answer_to_a_slash_command(s: Scene) -> None:
    table = await s.table(stewards=2)
    for _ in range(3):
        done = await s.settled(s.slash(s.ann, "court bid", coins="1"))
        assert asks(answer(done)), text(answer(done))
        await s.finish(table)
        table = await s.table(stewards=2)


def asks(page: Payload) -> bool:
    return any(does(page, verb) for verb in ANSWERS)


async def pressed(s: Scene, page: Payload) -> Payload:
    verb = next(verb for verb in ANSWERS if does(page, verb))
    if verb == "s":
        return answer(await s.discord.people.select(s.ann, page, custom_id(page, "s"), ["0"]))
    return answer(await s.discord.people.click(s.ann, page, custom_id(page, verb)))


async def test_a_word_does_not_take_the_place_of_a_card(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What could not be saved is said beside it: the card and its buttons stay."""
    await s.table(s.bob)
    (card,) = s.dms(s.ann)
    before = text(card)

    async def full(self: Any, submission: Any) -> Any:
        raise DiskFull("full")

    monkeypatch.setattr(type(s.bot.store.matches), "commit", full)
    done = await s.press(s.ann, card, "1")
    assert said(done).startswith("That could not be saved just now")
    assert done.private
    assert text(card) == before
    caplog.clear()
