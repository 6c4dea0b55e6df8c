"""A card on which there is everything at once is still one message."""

from dataclasses import replace as evolve
from typing import Any

import pytest

from bot.play import private_card
from bot.play.told import SHORT, Told
from bot.ui import limits
from bot.ui.menu import ROOM, Where, controls
from bot.ui.parts import File, Part, flat, line, prose, weight
from engines.core.text import text
from tests.bot.menus import menu, voice
from tests.bot.painted import bids
from tests.bot.reading import SELECT
from tests.bot.reading import text as reading
from tests.bot.scene import Scene
from tests.petty_court.rules import Unsealed


@pytest.mark.parametrize("pictures", [0, 3])
async def test_a_menu_has_as_much_room_as_is_left(s: Scene, monkeypatch: pytest.MonkeyPatch, pictures: int) -> None:
    """Beside pictures, news, one's own orders and every button below."""
    monkeypatch.setattr(private_card, "below", lambda *_: "orders")

    def fullest(_menu: object, _where: object, _voice: object, _page: int, room: int, *, seen: bool) -> list[Part]:
        assert seen == bool(drawn)
        return [prose("What do you do?"), *(line() for _ in range(room))]

    table = await s.table(s.bob)
    loaded, drawn = await s.loaded(table), [File(name=f"{each}.png", content=b"") for each in range(pictures)]
    news = Told("news" * SHORT, "the news", "a loss", "a packet", "nothing", "a loss at once")
    everything: dict[str, Any] = {"told": news, "drawn": drawn, "opened": True}
    bare = weight(private_card.own(loaded.seen(0, 0), 0, loaded.voice("ru"), **everything))[0]
    monkeypatch.setattr(private_card, "controls", fullest)
    card = private_card.own(loaded.seen(0, 0), 0, loaded.voice("ru"), **everything)
    assert bare < weight(card)[0] <= limits.COMPONENTS - 2, "a word above it or the way to other tables comes with it"


async def test_news_come_first_on_a_page_and_stand_at_the_question_of_a_card(s: Scene) -> None:
    """With a picture as well, and however little is held. A newcomer was asked to defend a land on a page that said
    three screens further down that her headquarters was gone: what has befallen the reader stands first of all."""
    loaded, drawn = await s.loaded(await s.table(s.bob)), [File(name="board.png", content=b"")]
    for opened, news in (
        (True, Told("all of it", "all of it", "a loss", "a packet", first="all of it", whole=True)),
        (True, Told("news" * SHORT, "the rest", "a loss", "a packet", first="all of it")),
        (True, Told("news" * SHORT, "the rest", "", "a packet", first="all of it")),
        (False, Told("all of it", "all of it", "a loss", "a packet", first="all of it", whole=True)),
        (False, Told("news" * SHORT, "the rest", "a loss", "a packet", "all of it", "a loss\nbelow")),
    ):
        card = private_card.own(loaded, 0, loaded.voice("en"), news, drawn=drawn, opened=opened)
        shown = [str(each) for each in card[0]["components"]]
        (told,) = (at for at, each in enumerate(shown) if "all of it" in each)
        (seen,) = (at for at, each in enumerate(shown) if "board.png" in each)
        assert (told < seen) == opened
        assert "\n".join(shown).count("the rest") == (news.rest == "the rest")
        (head,) = (each for each in shown if private_card.BELOW in each)
        assert head.index("a packet") < head.index(private_card.BELOW)
        assert ("a loss" in head.split(private_card.BELOW)[0]) == (news.hits != "")


async def test_what_an_opened_page_has_no_room_for_stands_below_its_answers(s: Scene) -> None:
    """What a newcomer missed: old news between what is asked and the buttons that answer it."""
    loaded = await s.loaded(await s.table(s.bob))
    for opened in (True, False):
        news = Told("news" * SHORT, "the rest", "a loss", "", "nothing", "a loss at once")
        card = private_card.own(loaded, 0, loaded.voice("en"), news, opened=opened)
        shown = [str(each) for each in card[0]["components"]]
        (rest,) = (at for at, each in enumerate(shown) if "the rest" in each)
        last = max(at for at, each in enumerate(shown) if loaded.mark(0) in each)
        assert (rest > last) == opened


async def test_once_it_is_decided_what_somebody_holds_is_history(s: Scene) -> None:
    """What a newcomer missed: a screen of their army above the button that asked for a reward."""
    loaded = await s.loaded(await s.table(s.bob))
    for decided in (False, True):
        presenter = evolve(loaded.game.presenter, settled=lambda _view, decided=decided: decided)
        kit = evolve(loaded.kit, games={loaded.table.game: evolve(loaded.game, presenter=presenter)})
        card = private_card.own(evolve(loaded, kit=kit), 0, loaded.voice("en"), opened=True)
        assert ("You hold" in text_of(card)) != decided
        assert "Seal your bid" in text_of(card)


@pytest.mark.parametrize("locale", ["en", "ru", "bg"])
async def test_in_words_it_is_said_where_all_of_it_stands(s: Scene, locale: str) -> None:
    """What a newcomer missed who plays without pictures: who has what, of which the page names a part."""
    loaded = await s.loaded(await s.table(s.bob))
    presenter = evolve(loaded.game.presenter, score=lambda _view: (text("board-decree", words="Peace"),) * 2)
    kit = evolve(loaded.kit, games={loaded.table.game: evolve(loaded.game, presenter=presenter)})
    told, say = evolve(loaded, kit=kit), loaded.voice(locale)
    for drawn in ([], [File(name="board.png", content=b"")]):
        shown = text_of(private_card.own(told, 0, say, drawn=drawn, opened=True)).split("\n")
        at = next(at for at, line in enumerate(shown) if line.startswith(private_card.SCORE))
        assert shown[at].endswith(shown[at + 1]), "one sign for all of them"
        assert (f"**{say.tell('show-board')}**" in shown[at + 2]) == (not drawn)


def text_of(card: list[Part]) -> str:
    return reading({"components": card})


def test_long_notes_that_a_picture_shows_stand_below_the_answers() -> None:
    """Whoever opens the card sees how they stand, the question and its answers; in words they are read before."""
    notes = tuple(text("board-decree", words=each * 300) for each in "ABC")
    asked = evolve(menu(2), notes=lambda: notes)
    for seen in (True, False):
        first, *_, last = controls(asked, Where("table", "mark"), voice(), seen=seen)
        assert "AAA" in first["content"]
        assert ("BBB" in first["content"]) != seen
        assert ("BBB" in last.get("content", "")) == seen


@pytest.mark.parametrize(("groups", "selected"), [(5, 5), (6, 1)])
def test_five_groups_have_a_select_each_where_that_is_all_there_is(groups: int, selected: int) -> None:
    """What is looked for is found by its heading; and only where there is room for them."""
    asked, where = menu(18, groups), Where("table", "mark")
    for room, count in ((ROOM, selected), (9, 1)):
        shown = controls(asked, where, voice(), room=room)
        assert sum(part["type"] == SELECT for part in flat(shown)) == count


@pytest.mark.parametrize("decided", [False, True])
async def test_what_was_unsealed_stays_in_the_headline(s: Scene, *, decided: bool) -> None:
    """A newcomer pressed a button, and the packet that had been opened was nowhere any more. It is named until a turn
    of their own is over; and once it is decided who has won, its whole page stays as well."""
    table = await s.table(s.bob)
    await bids(s, s.ann, s.bob)
    for pressed in (False, True):
        if pressed:
            await s.settled(s.slash(s.ann, "court draw"))
        loaded = await s.loaded(table)
        page = loaded.game.presenter.board(loaded.playing.view(None))
        presenter = evolve(
            loaded.game.presenter,
            occasion=lambda event, page=page: page if isinstance(event, Unsealed) else None,
            headline=lambda _view, event: text("guide") if isinstance(event, Unsealed) else None,
            settled=lambda _view: decided,
        )
        games = {loaded.table.game: evolve(loaded.game, presenter=presenter)}
        loaded = evolve(loaded, kit=evolve(loaded.kit, games=games))
        speaks = loaded.voice("en")
        news = await s.bot.services.private.news(loaded, 0, speaks)
        assert news.tidings == speaks(text("guide"))
        assert bool(news.occasions) == (decided or not pressed)
        assert news.tidings in text_of(private_card.own(loaded, 0, speaks, news))
