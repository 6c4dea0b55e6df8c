"""``/me catchup`` through real matches: whoever was away reads turn by turn all that happened to them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.handlers.history import LEAF
from bot.parlour.simulated import Payload
from bot.play import private_card, telling
from bot.play.loaded import LoadedTable
from bot.play.past import past
from bot.play.told import Told
from engines.core.digest import Heard, concerns, digest
from engines.core.game import Act
from engines.core.news import begins, resumed
from engines.core.rng import Rng
from tests.bot.campaign import again
from tests.bot.reading import answer, parts, text
from tests.bot.scene import TOY, Scene, scene
from tests.contract.games import ALL_GAMES
from tests.kits import beside

ANN = 0
SHIPPED = sorted(set(ALL_GAMES) - {TOY, "liars_dice"})


async def lived(s: Scene, table: str, most: int, cause: str) -> None:
    """Everybody answers as a steward would, so that something happens."""

    def make(now: LoadedTable) -> list[Act[Any]]:
        acts: list[Act[Any]] = []
        while not now.playing.over and len(acts) < most:
            match = now.playing
            seat = match.asked()[0]
            menu: Any = match.menu(seat)
            given = now.game.advise(match.view(seat), menu, Rng(f"{match.step}"), "keen")
            given = given if menu.accepts(given) else match.default(seat)
            acts.append(Act(seat=seat, question=match.question(seat), given=given))
            now = replace(now, match=match.act(acts[-1])[0])
        return acts

    await s.bot.sessions.submit(table, f"{table} {cause}", cause, make)
    await s.settle()


async def turned(s: Scene, page: Payload) -> list[str]:
    """The texts of all pages from *page* on, and back; at either end there is no further way."""
    assert disabled(page, "◀")
    first, every = page, [text(page)]
    while not disabled(page, "▶"):
        page = answer(await s.press(s.ann, page, "▶"))
        assert not disabled(page, "◀")
        every.append(text(page))
    for before in reversed(every[:-1]):
        page = answer(await s.press(s.ann, page, "◀"))
        assert text(page) == before
    assert text(page) == text(first)
    return every


def disabled(page: Payload, label: str) -> bool:
    return bool(next(part for part in parts(page) if part.get("label") == label).get("disabled"))


@pytest.mark.thorough
@pytest.mark.parametrize("key", SHIPPED)
async def test_nothing_that_happened_to_oneself_is_cut(
    tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The digest first, with all that is one's own; then every turn with all of it, in order; and each fits a page."""
    monkeypatch.setattr(Rng, "seed", lambda *_: "of these matches")
    monkeypatch.setattr("bot.handlers.history.LEAF", LEAF // 5)  # so that there is more than one page
    async with scene(tmp_path / "castellan.sqlite3", kit=beside(ALL_GAMES[key])) as s:
        table = await s.table(s.bob, s.cid, game=key)
        if ALL_GAMES[key].meta.prologue:
            await s.finish(table)
            table = await again(s, s.bob, s.cid)
        await lived(s, table, 30, "person")
        left = await s.step(table)
        await lived(s, table, 40, "clock")
        loaded = await s.loaded(table)
        told = await past(s.bot.store, loaded, "en")
        every = told.heard(await s.bot.store.matches.log(table), ANN)
        since = begins(every, ANN)
        assert since is not None
        assert since <= left
        heard = resumed(every, since, ANN, deed=False)
        pages = await turned(s, answer(await s.slash(s.ann, "me", show="catchup")))
        whole = "\n".join(pages)
        brief = telling.digested(digest(heard, ANN), told, ANN)
        assert all(line in whole for line in brief)
        mine = [each for each in heard if concerns(each.event, ANN) and told.line(each)]
        assert mine, "something has happened to her"
        lines = [line for page in pages[1:] for line in page.split("\n")]
        assert [line for line in map(told.line, mine) if line and line.split("\n")[0] not in lines] == []
        assert max(map(len, pages)) <= LEAF + 500
        order = [lines.index((told.line(each) or "").split("\n")[0]) for each in _once(mine, told)]
        assert order == sorted(order)
        page = private_card.own(loaded, loaded.asked[0], told.voice, Told("news", "the rest", first="all"), opened=True)
        first = text({"components": page}).split("\n")
        (score,) = (line for line in first if line.startswith(private_card.SCORE))
        assert first[first.index("all") + 1] == score, "how everybody stands, next to what there is to know first"
        assert first.index("the rest") > first.index(score), "and the rest below the answers"


def _once(mine: list[Heard], told: Any) -> list[Heard]:
    """Those whose line stands nowhere else."""
    said = [told.line(each) for each in mine]
    return [each for each, line in zip(mine, said, strict=True) if said.count(line) == 1]
