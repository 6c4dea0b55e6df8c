"""Boards and cards as pictures, end to end: who gets which, when they are sent, and that the game goes on without.

The promise behind it is that everything can be played without pictures (``docs/architecture.md``), so whatever goes
wrong with one ends in the words that stood there before."""

from copy import deepcopy
from typing import Any

import pytest

from bot.kit import Kit
from bot.pictures.studio import Picture, Studio
from engines.core.drawing.scene import Scene as Drawing
from engines.core.match import start
from tests.bot import painted
from tests.bot.painted import WORDS, bids, board, files, shown, uploads
from tests.bot.reading import answer, custom_id, does, labels, parts, text
from tests.bot.scene import Scene, scene
from tests.contract.games import ALL_GAMES, TOY
from tests.kits import beside

LOOKED_AT = True
"""Else pictures would be blank here."""
LONG = 3600.0
"""Seconds in which a test is over."""


@pytest.fixture(name="kit")
def _kit() -> Kit:
    return painted.PAINTED


@pytest.fixture(name="sources", autouse=True)
def _sources(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """By the name of its file, what stands written in a picture."""
    made: dict[str, str] = {}
    draw = Studio.draw

    def noted(studio: Studio, drawing: Drawing) -> Picture:
        picture = draw(studio, drawing)
        made[picture.name] = " ".join(each.said for layer in drawing.layers for each in layer.sprite.words)
        return picture

    monkeypatch.setattr(Studio, "draw", noted)
    return made


@pytest.fixture(name="every", autouse=True)
def _every(monkeypatch: pytest.MonkeyPatch) -> float:
    """Seconds between two pictures of a table: none, but where a test says otherwise."""
    monkeypatch.setattr("bot.publish.easel.EVERY", 0.0)
    monkeypatch.setattr("bot.pictures.gallery.SOON", 60.0)  # how busy this machine is proves nothing
    return 0.0


# ---- the board


async def test_the_board_is_a_picture_with_words_for_whoever_cannot_see_it(
    s: Scene, table: str, sources: dict[str, str]
) -> None:
    (item,) = shown(board(s))
    assert item["description"].startswith(WORDS)
    assert [item["media"]["attachment_id"]] == [each["id"] for each in board(s)["attachments"]]
    assert sources[files(board(s))[0]].endswith("0 coins, 3 cards 0 coins, 3 cards")
    assert not [part for part in parts(board(s)) if WORDS in part.get("content", "")], "not told twice"
    assert "Board" in labels(board(s)), "the way to the words"


async def test_a_picture_that_shows_the_same_is_not_sent_again(s: Scene, table: str) -> None:
    """A bid that is sealed changes the words beside it and nothing that the picture shows."""
    before, sent = deepcopy(board(s)), uploads(s, s.hall)
    await bids(s, s.ann)
    assert board(s)["id"] == before["id"]
    assert text(board(s)) != text(before)
    assert uploads(s, s.hall) == sent
    assert files(board(s)) == files(before) == sent[-1:]


async def test_a_picture_that_shows_something_else_takes_the_place_of_the_last(s: Scene, table: str) -> None:
    first = files(board(s))
    await s.skip(table, 4)
    await s.settle()
    assert len(files(board(s))) == 1
    assert files(board(s)) != first
    assert len(shown(board(s))) == 1


async def test_what_the_last_turn_has_changed_is_marked_until_the_next_one_changes_something(
    s: Scene, table: str, sources: dict[str, str]
) -> None:
    """Here both draw a card in a round, and bid the same for the next one, so nobody earns anything by that."""
    await bids(s, s.ann, s.bob)
    for _ in range(2):
        await s.skip(table, 1)
        await s.settle()
    await bids(s, s.ann, s.bob)
    assert sources[files(board(s))[0]].startswith("new: [0, 1]")
    await s.skip(table, 1)
    await s.settle()
    assert sources[files(board(s))[0]].startswith("new: [0]")


async def test_a_table_gets_a_picture_every_few_seconds_and_the_last_comes_by_itself(
    s: Scene, table: str, monkeypatch: pytest.MonkeyPatch, sources: dict[str, str]
) -> None:
    monkeypatch.setattr("bot.publish.easel.EVERY", LONG)
    await s.skip(table, 2)  # the picture that there is was new before that
    await s.settle()
    first, sent = files(board(s)), len(uploads(s, s.hall))
    for _ in range(3):
        await s.skip(table, 1)
        await s.settle()
    assert files(board(s)) == first
    assert len(uploads(s, s.hall)) == sent
    assert shown(board(s))[0]["description"] != text(board(s)), "the words beside it are those of now"
    (waiting,) = s.bot.easel._due.values()
    waiting.cancel()  # and begun anew with less to wait
    s.bot.easel._due.clear()
    monkeypatch.setattr("bot.publish.easel.EVERY", 1.0)
    await s.skip(table, 1)
    await s.discord.until(lambda: files(board(s)) != first)
    await s.settle()
    assert len(uploads(s, s.hall)) == sent + 1
    view = (await s.loaded(table)).playing.view(None)
    assert f"{view.players[0].coins} coins, {view.players[0].cards} cards" in sources[files(board(s))[0]]


async def test_the_last_board_shows_the_end_at_once(s: Scene, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it, as nothing comes after it."""
    monkeypatch.setattr("bot.publish.easel.EVERY", LONG)
    await bids(s, s.ann)
    await s.finish(table)
    assert not s.bot.easel._due or (await s.loaded(table)).table.state == "over"
    assert any(does(message, "again") for message in s.shown())


async def test_nothing_is_drawn_of_a_game_without_a_painter(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, sources: dict[str, str]
) -> None:
    async with scene(tmp_path / "plain.sqlite3") as s:
        table = await s.table(s.bob)
        await s.slash(s.ann, "table board")
        await s.finish(table)
        assert sources == {}
        assert [request.files for request in s.discord.requests.requests if request.files] == []
        assert all("attachments" not in (request.body or {}) for request in s.discord.requests.to("PATCH /channels/*"))


# ---- cards


async def test_the_last_card_shows_how_it_has_ended(s: Scene, table: str, sources: dict[str, str]) -> None:
    """A newcomer read by direct message that somebody had won, and had to look for the board in the channel: neither
    the card nor the page of a match that is over had any picture."""
    await s.finish(table)
    for who in (s.ann, s.bob):
        card = s.dms(who)[-1]
        (name,) = files(card)
        assert "Choose" not in labels(card)
        assert "coins" in sources[name], "the whole table, as everybody sees it"


async def test_the_card_of_whoever_is_asked_shows_the_table_and_their_hand(
    s: Scene, table: str, sources: dict[str, str]
) -> None:
    """And nothing of it is ever in the channel, where everybody would see it."""
    for seat, who in enumerate((s.ann, s.bob)):
        seen, hand = (sources[name] for name in files(answer(await s.slash(who, "hand"))))
        view = (await s.loaded(table)).playing.view(seat)
        assert "coins" in seen
        assert hand == " ".join(["hand", *view.own.hand])
    await bids(s, s.ann, s.bob)
    await s.finish(table)
    assert uploads(s, s.hall)
    assert [name for name in uploads(s, s.hall) if sources[name].startswith("hand")] == []


async def test_a_card_that_was_brought_has_pictures(s: Scene, table: str, sources: dict[str, str]) -> None:
    found = [message for message in s.dms(s.ann) if files(message)]
    assert found
    assert sources[files(found[-1])[-1]].startswith("hand")
    table_, hand = (item["description"] for item in shown(found[-1]))
    assert table_.startswith(WORDS)
    assert hand.startswith("Your hand: "), "each says what it shows"


async def test_the_first_card_waits_for_its_pictures(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is drawn for the first time then, and nobody has pressed anything."""
    monkeypatch.setattr("bot.pictures.gallery.SOON", 0.0)
    await s.table(s.bob)
    assert [len(files(s.dms(who)[-1])) for who in (s.ann, s.bob)] == [2, 2]


async def test_whoever_wants_words_gets_words(s: Scene, sources: dict[str, str]) -> None:
    """On cards and where they look at the board; what everybody sees stays a picture."""
    await s.choose(s.bob, "pictures", "no")
    await s.table(s.bob)
    assert [message for message in s.dms(s.bob) if files(message)] == []
    assert [message for message in s.dms(s.ann) if files(message)]
    assert files(answer(await s.slash(s.bob, "hand"))) == []
    looked = answer(await s.slash(s.bob, "table board"))
    assert (files(looked), WORDS in text(looked)) == ([], True)
    assert files(board(s))
    await s.choose(s.bob, "pictures", "yes")
    assert len(files(answer(await s.slash(s.bob, "hand")))) == 2


async def test_a_card_says_what_is_new_since_the_match_began_to_whoever_has_done_nothing(
    s: Scene, table: str, sources: dict[str, str]
) -> None:
    """Also after a restart, from the log."""
    step = await s.step(table)
    await s.skip(table, 3)
    while 0 not in (await s.loaded(table)).asked:
        await s.skip(table, 1)
    await s.stop()
    await s.boot()
    loaded = await s.loaded(table)
    past = (await s.bot.sessions.past(loaded)).course.turns
    (before, now) = (view.players for view in (past[step].before.view(0), loaded.playing.view(0)))
    changed = [seat for seat in (0, 1) if before[seat] != now[seat]]
    assert changed
    assert sources[files(answer(await s.slash(s.ann, "hand")))[0]].startswith(f"new: {changed}")


async def test_before_the_first_act_what_was_is_what_is(s: Scene) -> None:
    """Whoever begins has their own figures on the picture, as in words."""
    table = await s.table(s.bob)
    loaded = await s.loaded(table)
    assert not (await s.bot.sessions.past(loaded)).course.turns
    for seat in (0, 1):
        assert (await s.bot.easel._gallery._before(loaded, seat)).view == loaded.playing.view(seat)


async def test_what_is_new_stays_marked_until_the_turn_of_its_reader_is_over(
    s: Scene, table: str, sources: dict[str, str]
) -> None:
    """However often they look, and whatever they do meanwhile. What they saw when they acted is kept in mind, since
    news may begin with that: as it is now, if they go on; else others may have begun their turns in the same step, so
    as it was."""
    await bids(s, s.ann)
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    marked = [sources[files(answer(await s.slash(s.ann, "hand")))[0]].partition("]")[0] for _ in range(2)]
    assert marked == ["new: [1", "new: [1"]
    gallery, turn, me = s.bot.easel._gallery, await s.loaded(table), (table, 0, s.ann["id"])
    began = gallery._known[me][0]
    gallery.acted(turn, 0, start(TOY, 2, "another"))
    assert gallery._known[me] == (began, (2, turn.playing.view(0)))
    await s.settled(s.slash(s.ann, "court draw"))
    then, now = turn.playing.view(0), (await s.loaded(table)).playing.view(0)
    assert gallery._known[me][1][1].players == then.players != now.players
    await s.skip(table, 1)
    bidding = await s.loaded(table)
    still = sources[(await gallery.own(bidding, 0, bidding.voice("en"))).files[0].name]
    assert still.startswith("new: [0, 1]"), "the round goes on"


async def test_what_has_happened_since_is_drawn(s: Scene, table: str, sources: dict[str, str]) -> None:
    """On the board since the turn began, for a reader since their own last one, as far as they have heard of it; also
    after a restart."""
    await bids(s, s.ann)
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    await s.settled(s.slash(s.ann, "court draw"))
    assert "draws: 1" in sources[files(board(s))[0]]
    await s.stop()
    await s.boot()
    loaded, drawn = await s.loaded(table), s.bot.easel._gallery.own
    names = [(await drawn(loaded, seat, loaded.voice("en"))).files[0].name for seat in (0, 1)]
    assert ["draws: 1" in sources[name] for name in names] == [False, True]


# ---- looking


async def test_the_board_can_be_had_large_and_in_words(s: Scene, table: str) -> None:
    looked = answer(await s.slash(s.cid, "table board"))
    assert len(files(looked)) == 1
    words = answer(await s.press(s.cid, looked, "In words"))
    assert (files(words), shown(words)) == ([], [])
    assert WORDS in text(words)
    assert "In words" not in labels(words)


async def test_a_closer_look_shows_a_picture_beside_the_words(s: Scene, table: str, sources: dict[str, str]) -> None:
    looked = answer(await s.slash(s.ann, "table board"))
    piece = answer(await s.discord.people.select(s.ann, looked, custom_id(looked, "br"), ["1"]))
    assert [sources[name] for name in files(piece)] == ["seat 1: 0 coins"]
    assert "🔵 Bob: coins 0" in text(piece)


# ---- the games


DRAWN = [key for key, game in ALL_GAMES.items() if game.painter]


@pytest.mark.parametrize("game", DRAWN)
async def test_every_game_that_can_be_drawn_is(tmp_path: Any, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """With the real pen, at two seats if it has them."""
    monkeypatch.setattr("bot.pictures.gallery.PATIENCE", 60.0)
    async with scene(tmp_path / "drawn.sqlite3", kit=beside(ALL_GAMES[game])) as s:
        others = [s.bob, s.cid][: ALL_GAMES[game].meta.seats[0] - 1]
        await s.table(*others, game=game)
        (item,) = shown(board(s))
        assert item["description"]
        assert len(board(s)["attachments"]) == 1
        assert board(s)["attachments"][0]["size"] > 10_000
