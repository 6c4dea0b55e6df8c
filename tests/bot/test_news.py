"""What has happened, as each person's own page tells it: since their last turn, and no more than that."""

import re
from pathlib import Path

from bot.parlour.simulated import Payload
from tests.bot.reading import answer, custom_id, does, said, text
from tests.bot.scene import Scene, scene
from tests.contract.games import ALL_GAMES
from tests.kits import beside

DEALT = "You draw"
ANNS, BOBS = (re.compile(rf"^(❗ )?\*\*{name}\*\* — .*has sealed a bid", re.MULTILINE) for name in ("🟥 Ann", "🔵 Bob"))
"""Their bids."""


async def bid(s: Scene, who: Payload) -> None:
    await s.settled(s.press(who, s.dms(who)[-1], "1"))


async def test_the_card_tells_what_happened_since_ones_own_answer(s: Scene) -> None:
    await s.table(s.bob, s.cid)
    assert DEALT in text(s.dms(s.ann)[-1])
    await bid(s, s.ann)
    after = text(s.dms(s.ann)[-1])
    assert ANNS.search(after)
    assert DEALT not in after
    await bid(s, s.bob)
    assert not ANNS.search(text(s.dms(s.bob)[-1])), "it was on the card that he answered on"
    await bid(s, s.cid)
    fresh = s.dms(s.ann)[-1]
    for line in (ANNS, BOBS):
        assert line.search(text(fresh)), "the card that rings tells all of it"
    await s.settled(s.press(s.ann, fresh, "Draw a card"))
    assert BOBS.search(text(s.dms(s.ann)[-1])), "and so does every other, as long as the round goes on"


async def test_what_was_news_in_a_turn_of_ones_own_is_none_once_that_is_over(s: Scene) -> None:
    """Here a round is one: when it is over, Ann's news begin with her second bid."""
    await s.table(s.bob)
    await bid(s, s.ann)
    await bid(s, s.bob)
    for who in (s.ann, s.bob):
        await s.settled(s.press(who, s.dms(who)[-1], "Draw a card"))
    assert "draws a card" in text(s.dms(s.ann)[-1])
    await bid(s, s.ann)
    await bid(s, s.bob)
    told = text(s.dms(s.ann)[-1])
    assert "draws a card" not in told
    assert len(BOBS.findall(told)) == 1


async def test_whoever_comes_back_in_the_midst_of_their_turn_reads_the_whole_round(tmp_path: Path) -> None:
    """With what they have just done themselves, and without the rest of their own turn."""
    async with scene(tmp_path / "castellan.sqlite3", kit=beside(ALL_GAMES["royals"])) as s:
        table = await s.table(s.bob, game="royals")
        theirs, own = (
            re.compile(rf"^(?:❗ )?▸ \*\*{name}\*\*, turn \d.*$", re.MULTILINE) for name in ("🔵 Bob", "🟥 Ann")
        )
        page = answer(await s.slash(s.ann, "hand"))
        for _ in range(2):
            while 0 not in (await s.loaded(table)).asked:
                await s.skip(table, 1)
            page = answer(await s.slash(s.ann, "hand"))
            before = theirs.findall(text(page))
            while (await s.loaded(table)).asked == (0,):
                assert theirs.findall(text(page)) == before
                assert len(own.findall(text(page))) <= 1
                page = await pressed(s, page)
                await s.settle()
        assert len(before) == 1
        assert not theirs.findall(text(page)), "her turn is over"


async def test_what_happened_stands_right_above_what_is_asked(s: Scene) -> None:
    """Whoever comes back to a long page sees both on one screen, at its end, where a phone opens it; the hand stands
    above them, and at the very top what is asked further down."""
    await s.table(s.bob)
    await bid(s, s.ann)
    told = text(s.dms(s.bob)[-1])
    found = ANNS.search(told)
    assert found
    hand, first, asked = told.index("You hold"), told.index("Seal your bid"), told.rindex("Seal your bid")
    assert first < hand < found.start() < asked
    *_, until, prompt = told[:asked].split("\n")
    assert until.startswith("-# asked <t:"), "until when stands there too"
    assert prompt == "**"


async def test_whoever_is_not_asked_reads_in_the_end_whom_it_waits_for(s: Scene) -> None:
    """At the same place, below what has happened."""
    await s.table(s.bob)
    await bid(s, s.ann)
    told = text(s.dms(s.ann)[-1])
    found = ANNS.search(told)
    assert found
    assert told.count("Waiting for 🔵 Bob.") == 1
    assert found.start() < told.index("Waiting for 🔵 Bob.") < told.index("-# asked <t:") < told.index("Board")


async def test_turning_to_the_board_and_back_is_no_answer(s: Scene) -> None:
    await s.table(s.bob)
    await bid(s, s.ann)
    card = s.dms(s.ann)[-1]
    before = text(card)
    board = answer(await s.press(s.ann, card, "Board"))
    back = answer(await s.press(s.ann, board, "Back"))
    assert text(back) == before
    await bid(s, s.bob)
    assert ANNS.search(text(s.dms(s.ann)[-1]))


async def test_looking_takes_no_news_away(s: Scene) -> None:
    """Only an act that anybody has heard of does: until then nothing has been decided."""
    table = await s.table(s.bob)
    await bid(s, s.bob)
    for _ in range(2):
        assert BOBS.search(said(await s.do(s.ann, s.having("i"), "h")))
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    assert (await s.loaded(table)).seat(0).delivered_step == 1
    own = said(await s.do(s.ann, s.having("i"), "h"))
    assert not BOBS.search(own)


async def test_what_one_has_done_oneself_is_told_until_others_do_something(s: Scene) -> None:
    """Read again it is no news."""
    table = await s.table(s.bob)
    await bid(s, s.ann)
    assert ANNS.search(said(await s.slash(s.ann, "hand")))
    await s.skip(table, 3)
    assert "draws a card" in said(await s.slash(s.bob, "hand"))


async def test_a_refusal_tells_no_news_and_takes_none_away(s: Scene) -> None:
    await s.table(s.bob)
    await bid(s, s.bob)
    typed = await s.slash(s.ann, "court draw")
    assert said(typed) == "Not possible now: “Draw a card”. Now: Seal your bid.\nChoose"
    old = custom_id(s.dms(s.bob)[-1], "x").replace(":x:", ":n:") + ":0:1"
    pressed = said(await s.forge(s.ann, s.having("i"), old))
    assert DEALT not in pressed
    assert not BOBS.search(pressed)
    assert "You hold" in pressed
    assert "Seal your bid." in pressed
    later = said(await s.do(s.ann, s.having("i"), "h"))
    assert DEALT in later
    assert BOBS.search(later)


async def test_whoever_takes_a_seat_hears_from_the_beginning(s: Scene, table: str) -> None:
    await bid(s, s.bob)
    await s.settled(s.slash(s.ann, "table replace", seat=2, player=s.cid, force=True))
    assert (await s.loaded(table)).seat_of(s.cid["id"]) == 1
    assert DEALT in text(s.dms(s.cid)[-1])


async def test_the_card_in_a_thread_follows_although_the_answer_is_another_message(s: Scene) -> None:
    page = answer(await s.slash(s.bob, "me"))
    await s.discord.people.select(s.bob, page, custom_id(page, "ms").rsplit(":", 1)[0] + ":delivery", ["thread"])
    table = await s.table(s.bob)
    thread = await s.thread(table, 1)
    await s.settled(s.press(s.bob, s.shown(thread)[-1], "1"))
    card = s.shown(thread)[-1]
    assert BOBS.search(text(card))
    assert "Seal your bid." not in text(card)


# ---- a page of the channel is shown again when the stewards have answered


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
