"""Whoever plays in the channel has one page for a turn: each press changes it, and no further one is left behind."""

import random
from pathlib import Path

import pytest

from tests.bot.presser import ANSWERING, LOOKING, SURE, Presser, verb
from tests.bot.reading import controls, labels, text
from tests.bot.scene import TOY, Scene, scene
from tests.contract.games import ALL_GAMES
from tests.kits import beside

PRESSES = 25
GAMES = sorted(set(ALL_GAMES) - {TOY, "liars_dice"})


@pytest.mark.parametrize("key", GAMES)
async def test_every_press_of_a_turn_changes_the_one_page(tmp_path: Path, key: str) -> None:
    """Answers, forms, pages, standing orders, the board, reasons: whatever is on it, and stewards that answer."""
    async with scene(tmp_path / "castellan.sqlite3", kit=beside(ALL_GAMES[key])) as s:
        await s.choose(s.ann, "delivery", "ephemeral")
        table = await s.table(game=key, stewards=2)
        if ALL_GAMES[key].meta.prologue:
            await s.finish(table)
            await s.do(s.ann, s.having("again"), "again")
            table = await s.begin(stewards=2)
        hands, rng = Presser(s, table, 5), random.Random(5)
        page = (await s.do(s.ann, s.having("o"), "o")).message
        used = set()
        for nth in range(PRESSES):
            assert page
            known = [each for each in controls(page) if verb(each) in (*ANSWERING, *LOOKING, SURE)]
            offered = [each for each in known if each.get("label") != "Ask to undo"]  # which is explained beside it
            if not offered:
                break
            kind = LOOKING if nth % 2 else ANSWERING
            control = rng.choice([each for each in offered if verb(each) in kind] or offered)
            used.add(verb(control))
            done = await s.settled(hands.use(s.ann, page, control))
            assert done.message
            assert (done.message["id"], done.followups) == (page["id"], []), verb(control)
            page = done.message
        assert used & set(ANSWERING)
        assert used & set(LOOKING)


async def test_a_page_of_an_earlier_turn_says_what_is_asked_now(s: Scene) -> None:
    """An old answer does nothing: why stands above the question, in place of the old one."""
    await s.choose(s.ann, "delivery", "ephemeral")
    table = await s.table(s.bob)
    old = (await s.do(s.ann, s.having("o"), "o")).message
    assert old
    await s.settled(s.slash(s.ann, "court bid", coins="1"))
    await s.settled(s.slash(s.bob, "court bid", coins="2"))
    step = await s.step(table)
    done = await s.press(s.ann, old, "2")
    assert done.message
    assert (done.message["id"], done.followups) == (old["id"], [])
    assert text(done.message).startswith("This question is no longer open: ")
    assert "It is your turn." in text(done.message)
    assert "2" not in labels(done.message)
    assert await s.step(table) == step
