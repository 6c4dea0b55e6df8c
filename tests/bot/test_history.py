"""What has happened, as people read it later: by turns, under the names of those who sat there then."""

from itertools import pairwise
from pathlib import Path

import pytest

from bot.commandline.checks import logged
from bot.handlers.history import leaves
from bot.parlour.simulated import Payload
from bot.play import telling
from bot.play.past import past
from bot.publish import channel
from engines.core.digest import spans
from tests.bot.reading import answer, controls, labels, text
from tests.bot.scene import Scene, scene
from tests.contract.games import ALL_GAMES
from tests.kits import beside

# ---- the log by turns


async def pages(s: Scene, last: Payload) -> list[str]:
    """Every page of the log, the first one first."""
    found = [text(last)]
    while back(last):
        last = answer(await s.press(s.ann, last, "◀"))
        found.insert(0, text(last))
    return found


def back(message: Payload) -> bool:
    """Whether there is a page before this one."""
    return any(part.get("label") == "◀" for part in controls(message))


@pytest.mark.thorough
@pytest.mark.parametrize("key", ["royals", "bellum_magica", "take_the_kingdom"])
async def test_a_page_never_begins_in_the_middle_of_a_turn(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither in brief nor in full: its first line is one with which a turn begins."""
    monkeypatch.setattr("bot.handlers.history.LEAF", 1500)
    async with scene(tmp_path / "castellan.sqlite3", kit=beside(ALL_GAMES[key])) as s:
        table = await s.table(s.bob, s.cid, game=key)
        await s.skip(table, 150)
        loaded = await s.loaded(table)
        told = await past(s.bot.store, loaded, "en")
        turns = spans(told.heard(await s.bot.store.matches.log(table)))
        begins = {(telling.details(turn, told) or [""])[0].removesuffix(".") for turn in turns[1:]}
        for details in (False, True):
            last = answer(await s.slash(s.ann, "table log"))
            if details:
                last = answer(await s.press(s.ann, last, "Details"))
            every = await pages(s, last)
            firsts = [page.split("\n")[0].split(" — ")[0].removesuffix(".") for page in every[1:]]
            assert firsts
            assert [first for first in firsts if first not in begins] == []


def test_a_turn_that_is_longer_than_a_page_goes_on_below_its_heading() -> None:
    turns = [["▸ Ann", "a" * 30], ["▸ Bob", *("b" * 40 for _ in range(3))], ["▸ Cid", "c"], [], ["▸ Ann"]]
    made = leaves(turns, 60)
    assert [(leaf.turn, leaf.lines[0], len(leaf.lines)) for leaf in made] == [
        (0, "▸ Ann", 2),
        *[(1, "▸ Bob", 2)] * 2,
        (1, "▸ Bob", 5),
    ][: len(made)]
    assert [line for leaf in made for line in leaf.lines if line[0] == "b"] == ["b" * 40] * 3
    assert all(len("\n".join(leaf.lines)) <= 60 for leaf in made)
    assert leaves([], 60) == [(0, ())]


def test_the_log_is_paged_from_its_end() -> None:
    """The page that it opens on has room for what a phone shows, the others are full; the first has what is left."""
    turns = [["▸ Ann", "a" * 30], ["▸ Bob", "b" * 30], ["▸ Cid", "c" * 30]]
    whole = [tuple(turn) for turn in turns]
    assert leaves(turns, 80) == [(0, whole[0] + whole[1]), (2, whole[2])]
    assert leaves(turns, 80, latest=80) == [(0, whole[0]), (1, whole[1] + whole[2])]
    assert leaves(turns, 80, latest=40) == [(0, whole[0] + whole[1]), (2, whole[2])]
    assert leaves([], 80, latest=40) == [(0, ())]


async def test_the_details_are_a_press_away_and_stay_at_the_same_turn(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.handlers.history.LEAF", 120)
    table = await s.table(s.bob)
    await s.skip(table, 12)
    first = answer(await s.forge(s.ann, answer(await s.slash(s.ann, "table log")), f"1:log:{table}:0"))
    assert "**🟥 Ann** — draws a card (×3)" in text(first)
    full = answer(await s.press(s.ann, first, "Details"))
    assert "🟥 Ann draws a card.\n" in text(full)
    assert labels(full)[-1] == "In brief"
    again = answer(await s.press(s.ann, full, "In brief"))
    assert text(again) == text(first)


# ---- names of those who sat there then


async def test_a_seat_that_passes_through_many_hands_names_each(s: Scene) -> None:
    table = await s.table(s.bob, stewards=1)
    await s.settled(s.slash(s.ann, "table replace", seat=3, player=s.cid))
    await s.resign(s.cid)
    await s.resign(s.bob)
    await s.settled(s.slash(s.ann, "table replace", seat=3, player=s.bob))
    log = text(answer(await s.press(s.ann, answer(await s.slash(s.ann, "table log")), "Details")))
    told = ["🔔 Steward 3 draws a card.", "🔔 Cid takes over from 🔔 Steward 3.", "🔔 Cid resigns;", "🔵 Bob resigns;"]
    told.append("🔔 Bob takes over from 🔔 Cid 🤖.")
    places = [log.index(line) for line in told]
    assert all(one < other for one, other in pairwise(places)), log
    assert (await s.loaded(table)).names[2] == "🔔 Bob"


# ---- the turn that goes on


async def test_a_turn_that_goes_on_moves_along_with_the_board(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left behind are whole turns; where even one is too long for its place, its lines say less."""
    monkeypatch.setattr(channel, "BESIDE_BOARD", 60)
    table = await s.table(s.bob)
    await s.skip(table, 1)
    await s.settle()
    told = [line for message in s.shown() for line in logged(message["components"])]
    assert len("\n".join(told)) <= 60
    assert told[0].startswith("**🟥 Ann** — draws a card (×3)")
    for _ in range(8):
        await s.skip(table, 2)
        await s.settle()
    left = [list(logged(message["components"])) for message in s.shown() if not labels(message)]
    begins = [lines[0] for lines in left if lines][1:]
    assert begins
    assert all(line.startswith("The bids are opened") for line in begins)
