"""A packet is opened at a table on the simulated Discord: who is asked, what stands in the channel, and how often
(RL-B0.3)."""

import asyncio
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.languages import SHIPPED
from bot.parlour.simulated import Payload, Permission
from bot.play import private_card
from bot.play.told import Occasion, Told
from bot.publish.channel import Channel
from engines.core.drawing.look import Look
from engines.core.page import Page
from engines.core.record import evolve
from engines.core.text import text as text_of
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.decisions.unsealing import Unsealing
from engines.risk_legacy.events.packets import PacketUnsealed
from engines.risk_legacy.hooks import seals
from engines.risk_legacy.naming import condition, packet_title
from engines.risk_legacy.pages.occasion import contents
from engines.risk_legacy.picture import PAINTER
from engines.risk_legacy.state import State
from tests.bot.campaign import current, world
from tests.bot.reading import BUTTON, GALLERY, SELECT, answer, parts, said, text
from tests.bot.scene import PEOPLE, Scene, scene
from tests.bot.standing import crash, ours
from tests.kits import playing
from tests.risk_legacy import arrange
from tests.risk_legacy.test_on_discord import _blank, state_of
from tests.risk_legacy.test_picture import words
from tests.risk_legacy.told.pack_1 import ninth_city

__all__ = ["_blank"]
KIT = playing(GAME)
PACK = "pack_2"
OPENABLE = evolve(arrange.FOUNDED.charter, sealed_packets="all_built")
VIEW = GAME.view(arrange.scene(scars={0: "bunker"}).state, 0)
CROWDED = {name: (0 if at % 2 else 2, 2) for name, at in NUMBER.items()}
FIRST_LINE = "Whoever loses the last troop, or is out of a game, picks a comeback power"


def crowded_out(tmp_path: Path, people: Mapping[str, str] = PEOPLE, **more: Any) -> AbstractAsyncContextManager[Scene]:
    """The second seat has nothing, and nowhere to join the war: the condition of a packet is met."""
    sealed = arrange.land(allowed=True)
    return _at(arrange.scene(troops=CROWDED, phase="start", seat=1, world=sealed, **more).state, tmp_path, people)


def ninth_founded(tmp_path: Path) -> AbstractAsyncContextManager[Scene]:
    """The second seat has founded the ninth minor city, and all rewards are given."""
    play = ninth_city(3)
    while not isinstance(play.state.stack[-1], Unsealing):
        play.clock()
    return _at(play.state, tmp_path, PEOPLE)


def _at(state: State, tmp_path: Path, people: Mapping[str, str]) -> AbstractAsyncContextManager[Scene]:
    def setup(_seats: int, _seed: str, _options: Any, _heirloom: Any, persons: tuple[str, ...]) -> Any:
        return evolve(state, people=persons, charter=OPENABLE, chain=(evolve(arrange.FOUNDED, charter=OPENABLE),))

    return scene(tmp_path / "castellan.sqlite3", people, kit=playing(replace(GAME, setup=setup)))


async def asked(s: Scene) -> tuple[str, Payload]:
    """A table at which Bob is asked, and his card."""
    table = await s.table(s.bob, s.cid, game="risk_legacy")
    assert (await s.loaded(table)).awaited == (1,)
    return table, s.dms(s.bob)[-1]


async def breaks(s: Scene, card: Payload) -> Payload:
    """Bob opens it, and is sure; what he is asked next."""
    return await s.settled(presses(s, await s.settled(presses(s, card))))


def opens_with(page: Payload) -> str:
    """The first text, which a picture stands above; empty if none does."""
    (box,) = page["components"]
    first, second, *_ = box["components"]
    return str(second["content"]) if first["type"] == GALLERY else ""


async def presses(s: Scene, page: Payload) -> Payload:
    """Bob presses the first button, which is the only one that does anything to the match."""
    button = next(part for part in parts(page) if part["type"] == BUTTON)
    return answer(await s.discord.people.click(s.bob, page, button["custom_id"]))


def told(s: Scene, line: str = FIRST_LINE) -> list[Payload]:
    return [each for each in ours(s) if line in text(each)]


async def test_whoever_has_met_the_condition_opens_it_with_two_presses(tmp_path: Path) -> None:
    """One way, and two presses all the same; the channel then has a message about it, with a picture, who, why and what
    is different. No undo leads behind it."""
    async with crowded_out(tmp_path) as s:
        table, card = await asked(s)
        assert "You may open Pack 2: somebody is eliminated from a game." in text(card)
        (picture,) = [each for each in parts(card) if each["type"] == GALLERY]
        assert picture["items"][0]["description"] == "Pack 2: somebody is eliminated from a game."
        assert "**📦 🔵 Bob is about to open Pack 2: somebody is eliminated from a game**" in text(s.having("o"))
        before = await s.step(table)
        sure = answer(await s.settled(s.press(s.bob, card, "📦 Break the seal of Pack 2")))
        assert "Once it is done, it stays" in text(sure)
        assert (await s.step(table), told(s)) == (before, [])
        page = answer(await s.settled(s.press(s.bob, sure, "Yes, do it")))
        assert "Beaten, but not forgotten" in text(page)
        (message,) = told(s)
        assert "Bob opens Pack 2!" in text(message)
        assert "It could be opened because somebody is eliminated from a game." in text(message)
        (picture,) = [each for each in parts(message) if each["type"] == GALLERY]
        assert picture["items"][0]["description"] == "Pack 2: somebody is eliminated from a game."
        refused = await s.settled(s.slash(s.bob, "table undo"))
        assert said(refused).startswith("That is not yours alone to take back.")
        assert (await state_of(s, table)).world.packets.opened == (PACK,)


async def test_what_the_second_press_opens_stands_first_and_last(tmp_path: Path) -> None:
    """The match ends with it: its page begins with the opening, and the channel ends with it."""
    async with ninth_founded(tmp_path) as s:
        await s.table(s.bob, s.cid, game="risk_legacy")
        sure = await presses(s, answer(await s.do(s.bob, s.having("o"), "o")))
        page = await s.settled(presses(s, sure))
        assert opens_with(page).startswith("### 🔵 Bob opens Pack 1!")
        assert "wins game" in text(page)
        assert opens_with(s.last()).startswith("### 🔵 Bob opens Pack 1!")


async def test_a_card_has_it_beside_the_question_or_first_for_whoever_has_done_it_until_the_next_answer(
    tmp_path: Path,
) -> None:
    """A newcomer broke a seal, and her page opened on something else: the envelope stood on the third screen."""
    async with crowded_out(tmp_path) as s:
        _, card = await asked(s)
        page = await breaks(s, card)
        words = text(page)
        question = words.split("⬇️ **", 1)[1].split("**", 1)[0]
        assert words.index("Bob opens Pack 2!") < words.index(question)
        assert opens_with(page).startswith("### 🔵 Bob opens Pack 2!")
        opened = Occasion(
            PacketUnsealed(seat=1, packet=PACK), Page(title=packet_title(PACK), sections=()), KIT.voice("en")
        )
        mine = [private_card._whose_occasions(Told(occasions=(opened,)), seat) for seat in (0, 1)]
        assert mine == [([], [opened]), ([opened], [])], "others have it where their card is opened"
        assert "Bob opens Pack 2!" in text(s.dms(s.bob)[-1])
        assert "Bob opens Pack 2!" in text(answer(await s.do(s.ann, s.having("h"), "h")))
        assert "Bob opens Pack 2!" not in text(await presses(s, page))


async def test_where_no_files_can_be_attached_words_do(tmp_path: Path) -> None:
    async with crowded_out(tmp_path) as s:
        _, card = await asked(s)
        s.discord.places.forbid_bot(s.hall, Permission.ATTACH_FILES)
        await breaks(s, card)
        (message,) = told(s)
        assert message["attachments"] == []


@pytest.mark.parametrize("when", ["before it is sent", "before that is noted"])
async def test_it_is_told_once_whenever_the_process_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    async with crowded_out(tmp_path) as s:
        _, card = await asked(s)
        if when == "before that is noted":
            async with crash(s, monkeypatch, "occasion"):
                await presses(s, await presses(s, card))
        else:
            reached = asyncio.Event()
            with monkeypatch.context() as patch:
                patch.setattr(Channel, "tell", lambda *_: _forever(reached))
                await presses(s, await presses(s, card))
                await asyncio.wait_for(reached.wait(), 30)
                assert told(s) == []
                await s.stop()
            await s.settled(s.boot())
        assert len(told(s)) == 1
        await s.settled(s.restart())
        assert len(told(s)) == 1


async def _forever(reached: asyncio.Event) -> None:
    reached.set()
    await asyncio.Event().wait()


@pytest.mark.parametrize(("locale", "line"), [("ru", "открывает Набор 2!"), ("bg", "отваря Пакет 2!")])
async def test_it_is_told_in_the_language_of_the_table_and_stays_in_the_world(
    tmp_path: Path, locale: str, line: str
) -> None:
    """The first page of the world says that it is open and what it brings; a page beside it has it among the open ones
    with all that it has changed, the others with their conditions and no more; the tale of the game mentions it."""
    async with crowded_out(tmp_path, dict.fromkeys(("Аня", "Боян", "Циля"), locale), number=8, round_cap=8) as s:
        table, card = await asked(s)
        await breaks(s, card)
        assert len(told(s, line)) == 1
        await s.finish(table)
        voice = KIT.voice(locale, "risk_legacy")
        leaf = answer(await world(s, s.cid))
        assert voice(text_of("world-open", packets=(packet_title(PACK),))) in text(leaf)
        assert voice(text_of("brings-pack-2")) in text(leaf)
        (choice,) = [part for part in parts(leaf) if part["type"] == SELECT]
        second = choice["options"][1]
        assert second["label"] == voice(text_of("world-packets", new=1))
        page = said(await s.discord.people.select(s.cid, leaf, choice["custom_id"], [second["value"]]))
        assert voice(contents(PACK)) in page
        closed = [each.packet for each in seals() if voice(condition(each.packet)) in page]
        assert closed == [each.packet for each in seals() if each.packet != PACK]
        kept = await current(s, "risk_legacy")
        assert kept is not None
        tale = GAME.tale(kept.heirloom)
        assert tale is not None
        assert any(voice(packet_title(PACK)) in voice(line) for line in tale.story)
        assert any(voice(text_of("brings-pack-2")) in voice(line) for line in tale.changes)


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_its_pictures_say_all_in_every_language(locale: str) -> None:
    """Under seal before whoever is asked, and open; nothing is cut, however long a condition is."""
    look = Look(say=KIT.voice(locale, "risk_legacy").bare, names=())
    for seal in seals():
        asks = evolve(VIEW, opening=seal.packet, asked=(0,))
        for picture in (PAINTER.close(asks, look), PAINTER.occasion(PacketUnsealed(seat=0, packet=seal.packet), look)):
            assert picture is not None
            title, *lines = words(picture)
            assert title == look.say(packet_title(seal.packet))
            assert " ".join(reversed(lines)) == look.say(condition(seal.packet))
        assert PAINTER.own(asks, look) is None, "nothing stands beside it"


async def test_whoever_closes_or_annuls_is_told_that_it_has_been_seen(tmp_path: Path) -> None:
    """RL-B0.5: the packet is sealed again, and its players know it."""
    known = "Pack 2 was opened in this game. It would be sealed again, but its players have seen what is in it."
    async with crowded_out(tmp_path, number=8, round_cap=8) as s:
        table, card = await asked(s)
        assert known not in said(await s.slash(s.ann, "table close"))
        await breaks(s, card)
        assert known in said(await s.slash(s.ann, "table close"))
        await s.finish(table)
        assert known in said(await s.do(s.ann, answer(await world(s, s.ann)), "wa"))
