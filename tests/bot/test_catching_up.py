"""Back after a day: what has happened since the own last turn, the digest first, then turn by turn."""

import pytest

from bot.parlour.simulated import Payload
from engines.core.chair import Seating
from tests.bot.reading import answer, controls, custom_id, does, labels, said, text
from tests.bot.scene import Scene

HEAD = "Since your last turn"


async def caught_up(s: Scene, who: Payload, where: Payload | None = None) -> Payload:
    return answer(await s.slash(who, "me", where, show="catchup"))


async def test_what_only_the_one_before_was_told_is_told_as_theirs(s: Scene) -> None:
    """Whoever takes a seat over has drawn none of its cards: "you" was Bob."""
    await s.table(s.bob)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    page = await caught_up(s, s.cid)
    told = text(page)
    assert "Bob was told: *You draw" in told
    assert not any(line.startswith("You draw") for line in told.split("\n"))


async def test_the_digest_comes_first_and_then_each_turn(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """◀ ▶ lead through the turns, and what happened before the own answer is not among them."""
    table = await s.table(s.bob, s.cid)
    await s.settled(s.slash(s.ann, "court bid", coins="3"))
    await s.skip(table, 20)
    monkeypatch.setattr("bot.handlers.history.SCREEN", 300)
    page = await caught_up(s, s.ann)
    assert HEAD in text(page)
    assert "-# Petty Court · In brief" in text(page)
    assert "You draw" not in text(page).split("\n")[2]
    pages = [text(page)]
    while next_page(page):
        page = answer(await s.press(s.ann, page, "▶"))
        pages.append(text(page))
    assert len(pages) > 2
    assert all(HEAD in each for each in pages)
    assert all("-# Petty Court · Details" in each for each in pages[1:])
    now = "Waiting for 🔵 Bob."
    assert all(now in each for each in pages), "below all that has happened"
    assert sum("Bob has sealed a bid." in each for each in pages[1:]) >= 1
    assert text(answer(await s.press(s.ann, page, "◀"))) == pages[-2]


async def test_what_takes_one_page_is_told_at_once(s: Scene) -> None:
    """The card has told it in brief."""
    await s.table(s.bob)
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    page = await caught_up(s, s.ann)
    assert not next_page(page)
    assert "🔵 Bob has sealed a bid.\nThe bids are opened" in text(page)


def next_page(page: Payload) -> bool:
    return any(part.get("label") == "▶" for part in controls(page))


async def test_it_stays_where_it_began_although_the_reader_answers_meanwhile(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.history.SCREEN", 1)
    table = await s.table(s.bob)
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    page = await caught_up(s, s.ann)
    assert "**🔵 Bob** — has sealed a bid" in text(page)
    onward = custom_id(page, "cu")
    await s.settled(s.slash(s.ann, "court draw"))
    await s.skip(table, 3)
    again = answer(await s.forge(s.ann, page, onward))
    assert "has sealed a bid" in text(again)


async def test_ones_own_return_is_no_news(s: Scene) -> None:
    table = await s.table(s.bob)
    await s.bot.sessions.submit(table, "gone", "clock", lambda _: [Seating(seat=0, change="leave")])
    told = text(await caught_up(s, s.ann))
    assert "is away" in told
    assert "is back" not in told
    assert "is back" in said(await s.slash(s.bob, "table log")), "the others hear of it"


async def test_what_came_of_ones_own_answer_is_caught_up_with(s: Scene) -> None:
    """Bob's bid was the last one, so the bids were opened with it; the bid itself he knows."""
    await s.table(s.bob)
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    await s.settled(s.slash(s.ann, "court draw"))
    told = text(await caught_up(s, s.bob))
    assert "The bids are opened" in told
    assert "has sealed a bid" not in told


async def test_what_was_taken_back_is_not_caught_up_with(s: Scene) -> None:
    """Nor was it an answer: whoever took it back has still to read what came before it."""
    await s.table(s.bob)
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    await s.settled(s.slash(s.ann, "table undo"))
    assert "has sealed a bid" not in text(await caught_up(s, s.bob))
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    assert "draws a card" in text(await caught_up(s, s.ann))


async def test_whoever_has_answered_nothing_hears_it_all(s: Scene) -> None:
    await s.table(s.bob)
    assert "draws a card" in text(await caught_up(s, s.bob))
    assert (
        said(await s.slash(s.cid, "me", show="catchup")) == "You do not sit at any table. Open one with `/table open`."
    )


async def test_the_button_on_the_card_and_that_of_ones_own_page_lead_there(s: Scene) -> None:
    await s.table(s.bob)
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    card = s.dms(s.ann)[-1]
    assert "Catch up" in labels(card)
    page = answer(await s.press(s.ann, card, "Catch up"))
    assert HEAD in text(page)
    assert "**Seal your bid.**" in text(page), "what there is to do is said at once"
    assert "Seal your bid." in text(answer(await s.press(s.ann, page, "Choose")))
    mine = answer(await s.slash(s.ann, "me"))
    assert HEAD in text(answer(await s.press(s.ann, mine, "Catch up")))
    assert not does(answer(await s.slash(s.cid, "me")), "mn"), "nothing to catch up with"


async def test_other_matches_are_a_press_away_and_those_that_wait_are_named(s: Scene) -> None:
    await s.table(s.bob)
    page = await caught_up(s, s.ann)
    assert "your other matches" not in text(page)
    await s.table(s.cid, where=s.attic)
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    page = await caught_up(s, s.ann)
    assert "What happened in your other matches:\n" in text(page)
    assert "waits for you too." in text(page)
    other = answer(await s.press(s.ann, page, "Petty Court"))
    assert HEAD in text(other)
    assert "waits for you too." not in text(other), "there she has sealed her bid"


async def test_at_somebody_elses_table_ones_own_is_meant(s: Scene) -> None:
    await s.table(s.bob)
    await s.settled(s.slash(s.cid, "table open", s.attic, game="petty_court"))
    assert HEAD in text(await caught_up(s, s.ann, s.attic))


async def test_a_secret_of_somebody_else_is_not_caught_up_with(s: Scene) -> None:
    """What was drawn is told to whoever drew it."""
    table = await s.table(s.bob)
    await s.skip(table, 10)
    for who, name in ((s.ann, "🟥 Ann"), (s.bob, "🔵 Bob")):
        page = await caught_up(s, who)
        every = [text(page)]
        while next_page(page):
            page = answer(await s.press(who, page, "▶"))
            every.append(text(page))
        drawn = [line for each in every for line in each.split("\n") if "You draw" in line or "you draw" in line]
        assert drawn
        assert not [line for line in drawn if line.startswith("**") and not line.startswith(f"**{name}**")]


async def test_whoever_took_a_seat_over_reads_who_drew_what(s: Scene) -> None:
    """On their card, turn by turn, and in the log: what somebody else did there is not theirs."""
    table = await s.table(s.bob)
    await s.skip(table, 8)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    card, page = text(s.dms(s.cid)[-1]), await caught_up(s, s.cid)
    every = [card, text(page), said(await s.slash(s.cid, "table log"))]
    while next_page(page):
        page = answer(await s.press(s.cid, page, "▶"))
        every.append(text(page))
    drawn = [line for each in every for line in each.split("\n") if "You draw" in line]
    assert len(drawn) > 3
    assert [line for line in drawn if "was told: *You draw" not in line] == []
    assert "Bob was told: *You draw" in "\n".join(drawn)
