"""A world game by game: leafed through, as a film, as a book; in the words of whoever looks."""

import asyncio
import io
import json
import threading
import zipfile
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from bot.book import Book, Chapter, bound
from bot.cases.carrying import take_up
from bot.chronicle import Plate, reel
from bot.parlour.simulated import Interaction
from bot.pictures.drawing import pen
from bot.pictures.film import WIDTHS, film
from bot.time.calendar import DAY
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Scene as Drawn
from engines.core.outcome import Heirloom
from engines.core.text import PersonRef
from engines.core.text import text as text_of
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.records import heirloom, inherited
from engines.risk_legacy.picture import PAINTER
from persistence.carried import signed
from persistence.records import Known
from persistence.worlds import Chapter as Chronicled
from tests.bot.campaign import world
from tests.bot.overheard import latin
from tests.bot.reading import answer, said, text
from tests.bot.scene import PATIENCE, Scene, scene
from tests.bot.test_carried import KEY, written
from tests.kits import playing
from tests.risk_legacy.worlds import campaign


@pytest.fixture(autouse=True)
def _blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are described but left blank: nobody looks at them here."""
    for place in ("studio", "cinema"):
        monkeypatch.setattr(f"bot.pictures.{place}.composed", lambda *_: Image.new("RGB", (1, 1)))


async def begun(s: Scene) -> None:
    """A world of two games goes on in the channel."""
    content = json.dumps(signed(written(), KEY)).encode()
    await take_up(s.bot.store, playing(GAME), content, s.guild["id"], s.hall["id"])


async def brought(s: Scene, done: Interaction) -> bytes:
    """The file that comes beside the card, in its time."""
    async with asyncio.timeout(PATIENCE):
        while not done.followups:
            await asyncio.sleep(0.01)
    (attachment,) = done.followups[-1]["attachments"]
    stored = s.discord.file(attachment["url"])
    assert stored is not None
    return stored.data


async def test_a_world_is_leafed_through_game_by_game(tmp_path: Path) -> None:
    async with scene(tmp_path / "castellan.sqlite3", kit=playing(GAME)) as s:
        await begun(s)
        last = await s.do(s.bob, answer(await world(s, s.bob)), "wj")
        shown = text(answer(last))
        assert "Game 2: Cid wins" in shown, "the last one first"
        assert "Those who went to war were" in shown
        assert "What it has changed for good" in shown
        picture = answer(last)["attachments"][0]["filename"]
        first = await s.press(s.bob, answer(last), "◀")
        assert "Game 1: Bob wins" in text(answer(first))
        assert answer(first)["attachments"][0]["filename"] != picture
        founding = answer(await s.press(s.bob, answer(first), "◀"))
        assert "The founding" in text(founding)
        assert said(await s.do(s.bob, founding, "wp")) == said(await world(s, s.bob))


async def test_what_is_new_is_marked_on_the_first_page_of_a_world(tmp_path: Path) -> None:
    """Its plate knows what the world was before the last game."""
    befores = list[Heirloom | None]()

    def drawn(left: Heirloom, look: Look) -> Drawn | None:
        befores.append(look.before)
        return PAINTER.world(left, look)

    async with scene(
        tmp_path / "castellan.sqlite3", kit=playing(replace(GAME, painter=replace(PAINTER, world=drawn)))
    ) as s:
        await begun(s)
        shown = text(answer(await world(s, s.bob)))
        assert "🆕 New from game 2" in shown
        (before,) = befores
        assert before is not None
        assert [record.n for record in inherited(before)] == [0, 1]


async def test_a_map_that_was_late_comes_to_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a newcomer missed: a page of the world came once without its map, and it never followed. The same of its
    games one by one; a painter that is slow keeps nobody from reading."""
    monkeypatch.setattr("bot.pictures.gallery.SOON", 0.0)
    monkeypatch.setattr("bot.pictures.studio.BEGUN", 0.0)
    drawn = threading.Event()

    def slow(left: Heirloom, look: Look) -> Drawn | None:
        drawn.wait(timeout=60)
        return PAINTER.world(left, look)

    def pictures(page: Interaction) -> int:
        return len(answer(page)["attachments"])

    async with scene(
        tmp_path / "castellan.sqlite3", kit=playing(replace(GAME, painter=replace(PAINTER, world=slow)))
    ) as s:
        await begun(s)
        page = await world(s, s.bob)
        assert ("🆕 New from game 2" in text(answer(page)), pictures(page)) == (True, 0)
        drawn.set()
        await s.discord.until(lambda: pictures(page) == 1)
        drawn.clear()
        one = await s.do(s.bob, answer(page), "wj")
        assert "Game 2: Cid wins" in text(answer(one))
        drawn.set()
        await s.discord.until(lambda: pictures(one) == 1)
        assert "Game 2: Cid wins" in text(answer(one))


async def test_a_world_is_a_film_with_a_picture_for_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.pictures.cinema.film", lambda scenes, _pen: b"%d" % len(list(scenes())))
    async with scene(tmp_path / "castellan.sqlite3", kit=playing(GAME)) as s:
        await begun(s)
        card = answer(await s.do(s.bob, answer(await world(s, s.bob)), "wj"))
        assert await brought(s, await s.do(s.bob, card, "wf")) == b"3"


@pytest.mark.thorough
@pytest.mark.long
def test_a_film_of_fifteen_games_fits_into_a_message() -> None:
    """In its full size, with all that a world can have on it: ten megabytes are the most that may be uploaded."""
    chain, voice = campaign(15), playing(GAME).voice("bg", GAME.meta.key)
    left = [heirloom(chain[:games]) for games in range(1, len(chain) + 1)]
    every = [
        Plate(Chronicled(match_id="", number=at, fate="bequeathed", at=at * DAY), world, before)
        for at, (world, before) in enumerate(zip(left, [None, *left], strict=False))
    ]
    content = film(lambda: reel(every, GAME, voice), pen())
    shown = Image.open(io.BytesIO(content))
    assert shown.width == WIDTHS[0]
    assert getattr(shown, "n_frames", 1) >= len(every), "what changes much comes in several pieces"
    assert len(content) <= 10 * 2**20


@pytest.mark.parametrize("locale", ["ru", "bg"])
async def test_the_chronicle_is_a_book_in_every_language(tmp_path: Path, locale: str) -> None:
    """In no other words than those of its language, as far as the bot has chosen them; every page can be parsed."""
    people = dict.fromkeys(("Аня", "Боян", "Циля"), locale)
    async with scene(tmp_path / "castellan.sqlite3", people, kit=playing(GAME)) as s:
        await begun(s)
        card = answer(await s.do(s.bob, answer(await world(s, s.bob)), "wj"))
        with zipfile.ZipFile(io.BytesIO(await brought(s, await s.do(s.bob, card, "wb")))) as book:
            names = book.namelist()
            assert names[0] == "mimetype"
            assert [f"chapter-{at}.xhtml" in names and f"plate-{at}.jpg" in names for at in range(3)] == [True] * 3
            pages = [ET.fromstring(book.read(name)) for name in names if name.endswith((".xhtml", ".opf"))]
        told = " ".join(words for page in pages[1:] for words in page.itertext())
        assert latin(told) <= {"Ann", "Bob", "Cid", "Dot"}


def test_what_people_have_made_a_name_is_text_in_a_book() -> None:
    chapter = Chapter("<b>&\x00", "1", "a < b", "x", ["</li>"], None)
    content = bound(Book('"><script>', "s", "en", "c", "2026-11-27T00:00:00Z", [chapter]))
    with zipfile.ZipFile(io.BytesIO(content)) as book:
        page = ET.fromstring(book.read("chapter-0.xhtml"))
        assert "<b>&" in page.itertext()
        assert not [each for each in page.iter() if "script" in each.tag]
    assert content == bound(Book('"><script>', "s", "en", "c", "2026-11-27T00:00:00Z", [chapter]))


def test_a_sentence_begins_with_a_capital_and_ends_with_one_full_stop() -> None:
    """What stood in the chronicle: "a former player lost everything", and "by Bob J..". What people call themselves is
    left as it is."""
    known = Known(people=(("ann", "ann"), ("bob", "Bob J.")))
    kit = playing(GAME)
    english, russian = kit.voice("en", GAME.meta.key, (), known), kit.voice("ru", GAME.meta.key)
    fallen, fired = (
        [text_of(key, who=PersonRef(who), count=1) for who in ("ann", "bob", "nobody")]
        for key in ("tale-fallen", "tale-missiles")
    )
    assert [english.sentence(each).partition(" lost")[0] for each in fallen] == ["ann", "Bob J.", "A former player"]
    assert [english.sentence(each).rpartition("by ")[2] for each in fired] == ["ann.", "Bob J.", "a former player."]
    assert russian.sentence(text_of("tale-signed", who=PersonRef("x"), count=1)).startswith("Бывший игрок впервые")
