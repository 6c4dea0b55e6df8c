"""A card on which there is everything at once is still one message."""

from dataclasses import replace as evolve
from typing import Any

import pytest

from bot.play import cards, private_card
from bot.play.told import SHORT, Told
from bot.ui import limits
from bot.ui.menu import ROOM, Where, controls
from bot.ui.parts import File, Part, flat, line, prose, weight
from engines.core.text import text
from tests.bot.menus import menu, voice
from tests.bot.reading import SELECT
from tests.bot.reading import text as reading
from tests.bot.scene import Scene


@pytest.mark.parametrize("pictures", [0, 3])
async def test_a_menu_has_as_much_room_as_is_left(s: Scene, monkeypatch: pytest.MonkeyPatch, pictures: int) -> None:
    """Beside pictures, news, one's own orders and every button below."""
    monkeypatch.setattr(private_card, "below", lambda *_: "orders")

    def fullest(_menu: object, _where: object, _voice: object, _page: int, room: int, **how: object) -> list[Part]:
        assert how["seen"] == bool(drawn)
        return [prose("What do you do?"), *(line() for _ in range(room))]

    table = await s.table(s.bob)
    loaded, drawn = await s.loaded(table), [File(name=f"{each}.png", content=b"") for each in range(pictures)]
    news = Told("news" * SHORT, "the news", "a loss", "a loss at once")
    everything: dict[str, Any] = {"told": news, "drawn": drawn, "opened": True}
    bare = weight(private_card.own(loaded.seen(0, 0), 0, loaded.voice("ru"), **everything))[0]
    monkeypatch.setattr(private_card, "controls", fullest)
    card = private_card.own(loaded.seen(0, 0), 0, loaded.voice("ru"), **everything)
    assert bare < weight(card)[0] <= limits.COMPONENTS - 2, "a word above it or the way to other tables comes with it"


@pytest.mark.parametrize("opened", [True, False])
async def test_what_answers_comes_right_below_news_and_board(s: Scene, opened: bool) -> None:
    """What a newcomer missed: the first button, two to four screens below the question, and what they could do beside.
    A page that is read from its beginning says first what has befallen them and what is asked, and the rest below the
    answers; a card, which a phone opens at its end, says all that right above its answers. Nothing is told twice."""
    loaded = await s.loaded(await s.table(s.bob))
    drawn = [File(name=f"{each}.png", content=b"") for each in ("board", "hand")]
    for news in (
        Told("all of it", "all of it", "a loss", "a packet", first="all of it", whole=True),
        Told("news" * SHORT, "the rest", "a loss", "a packet", "all of it", first="all of it\nit stands below"),
    ):
        card = private_card.own(loaded, 0, loaded.voice("en"), news, drawn=drawn, opened=opened)
        shown = [str(each) for each in card[0]["components"]]
        answers = [at for at, each in enumerate(shown) if loaded.mark(0) in each]
        places = {each: shown.index(next(part for part in shown if each in part)) for each in ("all of it", "a loss")}
        board, hand = (next(at for at, each in enumerate(shown) if name in each) for name in ("board.png", "hand.png"))
        if opened:
            assert places["a loss"] < places["all of it"] < board < answers[0]
            assert hand > answers[-1]
            (head,) = (each for each in shown if private_card.BELOW in each)
            assert head.index("a packet") < head.index("a loss") < head.index(private_card.BELOW)
        else:
            assert board < hand < places["a loss"] == places["all of it"] < answers[0]
        rest = [at for at, each in enumerate(shown) if "the rest" in each]
        assert len(rest) == (not news.whole)
        assert all(at > answers[-1] if opened else at == places["a loss"] for at in rest)
        assert ("it stands below" in str(shown)) == (opened and not news.whole)
        assert "\n".join(shown).count("all of it") == 1


@pytest.mark.parametrize("locale", ["en", "ru", "bg"])
async def test_a_page_says_since_when_it_is_as_it_is(s: Scene, locale: str) -> None:
    """What a newcomer missed: a page that lies in the channel while its reader plays on by direct message looked as if
    it were of now. Discord counts the moment on; a card is kept up to date and needs none."""
    loaded = await s.loaded(await s.table(s.bob))
    say = loaded.voice(locale)
    since = say.tell("opened-at", when=cards.ago(loaded.kit.clock()))
    for opened in (True, False):
        card = private_card.own(loaded, 0, say, opened=opened)
        assert (since in text_of(card).split("\n")[0]) == opened


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
