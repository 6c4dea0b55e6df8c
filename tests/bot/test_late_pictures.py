"""Pictures that fail, or come too late: the words go out in their place, and the game goes on."""

import asyncio
import threading
import time
from copy import deepcopy
from typing import Any

import pytest

from bot.kit import Kit
from bot.pictures.gallery import Drawn, Gallery
from bot.pictures.studio import Picture, Studio, TooSlow
from bot.post import Post
from engines.core.drawing.scene import Scene as Drawing
from tests.bot import painted
from tests.bot.painted import WORDS, bids, board, files, shown
from tests.bot.reading import answer, text
from tests.bot.scene import Scene

LOOKED_AT = True
"""Else pictures would be blank here."""


@pytest.fixture(name="kit")
def _kit() -> Kit:
    return painted.PAINTED


@pytest.fixture(name="every", autouse=True)
def _every(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time has to pass between two pictures of a table."""
    monkeypatch.setattr("bot.publish.easel.EVERY", 0.0)
    monkeypatch.setattr("bot.pictures.gallery.SOON", 60.0)  # how busy this machine is proves nothing


def _broken(*_: object, **__: object) -> Drawing:
    raise ValueError("a secret that was to be drawn")


async def _late(*_: object, **__: object) -> Picture:
    raise TooSlow


@pytest.mark.parametrize(("what", "instead"), [("draw", _broken), ("picture", _late)])
async def test_without_pictures_the_words_go_out_and_the_game_goes_on(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, what: str, instead: Any
) -> None:
    """What failed is logged by its kind, and by no more: it may be somebody's secret."""
    monkeypatch.setattr(Studio, what, instead)
    table = await s.table(s.bob)
    assert (files(board(s)), WORDS in text(board(s))) == ([], True)
    assert not [message for who in (s.ann, s.bob) for message in s.dms(who) if files(message)]
    step = await s.step(table)
    await bids(s, s.ann)
    assert await s.step(table) == step + 1
    assert "a secret" not in caplog.text
    monkeypatch.undo()
    monkeypatch.setattr("bot.publish.easel.EVERY", 0.0)
    await bids(s, s.bob)
    assert files(board(s)), "the next change brings it"


async def test_that_pictures_are_late_is_said_once_a_while(
    s: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Studio, "picture", _late)
    await s.table(s.bob)
    await bids(s, s.ann)
    assert [record.message.split(":")[0] for record in caplog.records if "ictures" in record.message] == [
        "Late pictures, words stood in their place"
    ]


async def test_late_pictures_come_beside_the_words_once_they_are_drawn(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a page that somebody has opened, and on a card that has called them."""
    monkeypatch.setattr("bot.pictures.gallery.SOON", 0.0)
    page = await s.slash(s.ann, "hand")
    await s.discord.until(lambda: len(files(answer(page))) == 2)
    await bids(s, s.ann, s.bob)
    asked = (s.ann, s.bob)[(await s.loaded(table)).asked[0]]
    await s.discord.until(lambda: len(files(s.dms(asked)[-1])) == 2)
    await s.settle()
    assert s.bot.overdue._ready == {}


async def test_a_board_that_was_late_comes_in_the_place_of_its_words(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of somebody who plays and of somebody who only watches, by a painter that is slow."""
    monkeypatch.setattr("bot.pictures.gallery.SOON", 0.0)
    monkeypatch.setattr("bot.pictures.studio.BEGUN", 0.0)
    slow, draw = threading.Event(), Studio.draw

    def drawing(studio: Studio, scene: Drawing) -> Picture:
        slow.wait(timeout=60)
        return draw(studio, scene)

    monkeypatch.setattr(Studio, "draw", drawing)
    read, watched = [await s.slash(who, "table board") for who in (s.ann, s.cid)]
    assert [files(answer(page)) for page in (read, watched)] == [[], []]
    assert WORDS in text(answer(watched))
    slow.set()
    await s.discord.until(lambda: all(len(files(answer(page))) == 1 for page in (read, watched)))
    assert WORDS not in text(answer(watched))


async def test_late_pictures_take_the_place_of_nothing_else(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has gone on meanwhile, on the card or on a page, is left where they are."""
    drawn, own = asyncio.Event(), Gallery.own

    async def late(gallery: Gallery, *args: Any, unhurried: bool = False) -> Drawn:
        if unhurried:
            await drawn.wait()
        return await own(gallery, *args) if unhurried else Drawn([], late=True)

    monkeypatch.setattr(Gallery, "own", late)
    await s.skip(table, 2)
    me = (s.ann, s.bob)[(await s.loaded(table)).asked[0]]
    on_card = answer(await s.press(me, s.dms(me)[-1], "Board"))
    page = answer(await s.slash(me, "hand"))
    board = answer(await s.press(me, page, "Board"))
    left = deepcopy([on_card, board])
    drawn.set()
    await s.settle()
    for before in left:
        assert s.discord.world.message(before["channel_id"], before["id"]) == before


async def test_a_studio_that_hangs_holds_up_nobody(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses waits for a moment, then reads words."""
    table = await s.table(s.bob)
    monkeypatch.setattr("bot.pictures.gallery.SOON", 0.05)
    monkeypatch.setattr(Studio, "draw", lambda *_: time.sleep(0.4))
    looked = answer(await s.slash(s.cid, "table board"))
    assert (files(looked), WORDS in text(looked)) == ([], True)
    assert (await s.loaded(table)).live


async def test_an_edit_whose_picture_an_answer_has_taken_away_is_tried_again_at_once(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses it, since it relies on a file that is there no more; the second time it brings its own."""
    card, loaded, opening = s.dms(s.ann)[-1], await s.loaded(table), Post._opening
    person = loaded.seat(0).person
    assert person is not None
    parts = await s.bot.services.private.parts(loaded, 0, person)
    s.bot.post.uploads.noted(card["id"], parts)

    async def overtaken(post: Post, channel: str, request: Any) -> Any:
        monkeypatch.setattr(Post, "_opening", opening)
        async with post.uploads.changing(card["id"], (), patience=0):
            return await opening(post, channel, request)

    monkeypatch.setattr(Post, "_opening", overtaken)
    s.discord.faults.refuse(painted.EDIT, 400, 50035, "Invalid Form Body")
    await s.bot.post.edit(card["channel_id"], card["id"], parts)
    assert len(files(s.discord.world.message(card["channel_id"], card["id"]))) == 2


async def test_an_edit_that_may_have_arrived_leaves_open_what_a_message_has(s: Scene, table: str) -> None:
    """The next one brings its own files, whichever have arrived."""
    s.discord.faults.cut(painted.EDIT, applied=True, times=50)
    await s.skip(table, 2)
    await s.discord.until(lambda: s.bot.post.uploads._names.get(board(s)["id"]) is None)
    s.discord.faults.clear()
    await s.later(60)
    view = (await s.loaded(table)).playing.view(None)
    assert shown(board(s))[0]["description"].startswith(f"{WORDS} {view.deck}")
    assert len(files(board(s))) == 1


async def test_after_a_restart_the_board_has_one_picture(s: Scene, table: str) -> None:
    await s.settled(s.restart())
    await bids(s, s.ann)
    assert len(files(board(s))) == 1
    assert len(shown(board(s))) == 1
