"""Pages in place of one's own: standing orders, and what is not to be had and why."""

import pytest

from bot.languages import SHIPPED
from bot.parlour.simulated import Payload
from bot.play.barred import why_not
from engines.core.match import Match
from engines.core.menu import Blocked, Option, Pick
from engines.core.phrase import token
from engines.core.text import SeatRef, Text
from engines.core.text import text as message
from tests.bot.reading import answer, controls, custom_id, does, labels, said, text
from tests.bot.scene import Scene, dealt
from tests.kits import voice
from tests.petty_court import GAME
from tests.petty_court.rules import Aim

MANY = 130


def many(monkeypatch: pytest.MonkeyPatch) -> None:
    """More to set than one page holds."""
    options = tuple(
        Option(move=Aim(target=number), say=lambda move: message("move-steal", target=SeatRef(move.target)))
        for number in range(MANY)
    )
    monkeypatch.setitem(
        vars(GAME), "aside", lambda *_: Pick(prompt=message("prompt-orders", page="top"), options=options)
    )


def entries(shown: Payload) -> list[str]:
    return [entry["value"] for part in controls(shown) for entry in part.get("options", ())]


@pytest.mark.parametrize("locale", SHIPPED.tags)
def test_the_way_out_is_not_called_like_a_way_back_within_the_orders(locale: str) -> None:
    told = voice(locale)
    ways_back = [told(message(key)) for key in ("core-cancel", "core-booklet-back", "core-booklet-back-unsaved")]
    assert told.tell("done") not in (told.tell("back"), *ways_back)


async def test_the_pages_of_long_orders_turn(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    many(monkeypatch)
    table = await s.table(s.bob)
    turned = await s.forge(s.cid, s.having("i"), f"1:p:{table}::1")
    assert turned.private
    assert said(turned).startswith("You do not sit at this table"), "whose orders they are is told by who presses"
    first = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    reached = entries(first)
    assert "Page 1 of 2" in text(first)
    second = answer(await s.press(s.bob, first, "▶"))
    assert "Page 2 of 2" in text(second)
    assert labels(second)[-1] == "Done"
    assert custom_id(answer(await s.press(s.bob, second, "Done")), "n"), "the question again"
    second = answer(await s.press(s.bob, answer(await s.do(s.bob, s.dms(s.bob)[-1], "x")), "▶"))
    reached += entries(second)
    assert reached == [token(Aim(target=number)) for number in range(MANY)]
    back = answer(await s.press(s.bob, second, "◀"))
    assert "Page 1 of 2" in text(back)


async def test_orders_of_a_match_that_is_over(s: Scene, table: str) -> None:
    """The button may still be on the screen."""
    old = custom_id(s.dms(s.bob)[-1], "x")
    await s.finish(table)
    done = await s.forge(s.bob, s.dms(s.bob)[-1], old)
    assert "The match is over." in said(done)
    assert "1. " in said(done), "and how it ended"


async def test_where_nothing_can_be_set(s: Scene, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(GAME), "aside", lambda *_: None)
    done = await s.forge(s.bob, s.having("i"), f"1:x:{table}")
    assert said(done).startswith("There is nothing to set at the moment.")
    assert "Seal your bid." in said(done)


async def test_an_order_after_which_there_is_nothing_more_to_set(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one that ends the match: what has come of it is shown, and no word of there being nothing to set."""
    whole = GAME.aside
    monkeypatch.setitem(
        vars(GAME), "aside", lambda now, seat: None if now.players[seat].orders.passes else whole(now, seat)
    )
    await s.table(s.bob)
    page = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    done = await s.do(s.bob, page, "y")
    assert "nothing to set" not in said(done)
    assert "Seal your bid." in said(done)


# ---- the first question: orders ready-made


def ready_made(message: Payload) -> list[str]:
    """The custom_id of what offers them, if anything does."""
    return [part["custom_id"] for part in controls(message) if part["custom_id"].endswith("::0")]


async def test_the_first_card_offers_orders_ready_made_until_something_is_written(s: Scene) -> None:
    """Issue 13: one press, and what they would do now is read at once."""
    await s.table(s.bob)
    card = s.dms(s.bob)[-1]
    (offer,) = ready_made(card)
    offered = {entry["label"]: entry["value"] for part in controls(card) for entry in part.get("options", ())}
    assert list(offered) == ["Let everything pass", "Let everything pass until you are robbed"]
    done = await s.settled(s.discord.people.select(s.bob, card, offer, [offered["Let everything pass"]]))
    assert said(done).startswith("✅ **Let everything pass**\n")
    assert labels(answer(done)) == ["Done", "Change"], "what is set stands on one screen with the way on"
    assert "Every denial is passed for you." in said(done)
    assert "If it came to it now:" in said(done)
    editor = answer(await s.press(s.bob, answer(done), "Change"))
    page = answer(await s.press(s.bob, editor, "Done"))
    question, orders = map(text(page).index, ("Seal your bid.", "Every denial is passed for you."))
    assert question < orders, "what there is to do stands first"
    assert ready_made(page) == []
    assert ready_made(s.dms(s.ann)[-1]), "who has written nothing is offered them as before"
    await s.slash(s.ann, "court bid", coins="1")
    await s.settle()
    assert ready_made(s.dms(s.ann)[-1]) == [], "that was the first question"


async def test_who_has_ordered_something_is_told_what_became_of_it(s: Scene) -> None:
    """Issue 13: which line answered, and at what the orders rest; and nobody else is."""
    await dealt(s, "steal")
    page = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    await s.settled(s.press(s.bob, page, "Let everything pass until you are robbed"))
    await s.settled(s.press(s.ann, s.dms(s.ann)[-1], "Steal from 🔵 Bob"))
    card, log = text(s.dms(s.bob)[-1]), said(await s.slash(s.bob, "table log"))
    for words in ("Your orders answered for you (line 1); passes; ", "Your orders rest: 🔵 Bob loses 2 coins"):
        assert words in card
        assert words in log
        assert words not in said(await s.slash(s.ann, "table log"))
        assert all(words not in text(message) for message in (*s.shown(), *s.dms(s.ann)))
    page = answer(await s.do(s.bob, s.dms(s.bob)[-1], "x"))
    assert "none of them answers until you take them up again" in text(page)
    assert "none of them answers" not in said(await s.settled(s.press(s.bob, page, "▶ Take them up again")))


# ---- what is not to be had, and why: by reasons


SEATED, STALE = message("core-no-such-seat"), message("core-stale")


def barred(seat: int, reason: Text = SEATED) -> Blocked[int]:
    return Blocked(move=seat, because=reason, say=lambda at: message("no-coins-there", who=SeatRef(at)))


async def test_what_has_the_same_reason_stands_in_one_line(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many only the first are named; a single one more is named as well."""
    loaded = await s.loaded(await s.table(s.bob))
    told_in = loaded.voice("en")

    def first(count: int) -> str:
        no = (*(barred(seat) for seat in range(count)), barred(0, STALE))
        monkeypatch.setattr(Match, "blocked", lambda *_: no)
        told, other = why_not(loaded, 0, told_in)[0].splitlines()[1:]
        assert told.endswith(f": {told_in(SEATED)}")
        assert other.endswith(f": {told_in(STALE)}")
        return told

    assert first(2).count(",") == 1
    assert first(6).count(",") == 5
    assert (first(7).count(","), "** and 2 more: " in first(7)) == (4, True)


async def test_the_nearest_stand_first_and_all_the_others_behind_a_press(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five reasons at first, and the five names that are nearest, of each further reason one; what is asked for then is
    whole, and no bar is left out."""
    loaded = await s.loaded(await s.table(s.bob))
    told_in = loaded.voice("ru")
    reasons = [message("no-coins-there", who=SeatRef(100 + number)) for number in range(20)]
    no = tuple(barred(number * 4 + at, reason) for number, reason in enumerate(reasons) for at in range(4))
    monkeypatch.setattr(Match, "blocked", lambda *_: no)
    first, more = why_not(loaded, 0, told_in)
    lines = first.splitlines()[1:]
    assert (len(lines), more) == (5, True)
    assert [line.split("**")[1].count(",") + 1 for line in lines] == [4, 1, 1, 1, 1]
    assert [told_in.tell("and-more", count=3) in line for line in lines] == [False, True, True, True, True]
    whole, more = why_not(loaded, 0, told_in, whole=True)
    assert (len(whole.splitlines()[1:]), more) == (20, False)
    assert len(whole) > 2000
    assert whole.endswith(told_in(reasons[-1]))


async def test_it_stands_in_place_of_the_page_with_a_way_back(s: Scene) -> None:
    await dealt(s, "deny")
    page = answer(await s.do(s.ann, s.having("o"), "o"))
    before = len(s.shown(who=s.ann))
    reasons = answer(await s.do(s.ann, page, "w"))
    assert len(s.shown(who=s.ann)) == before
    assert does(answer(await s.do(s.ann, reasons, "o")), "w")
