"""Sealed means sealed, in every byte (RL-B0.1): nothing that the bot sends Discord, writes into files, draws or logs
holds a word that stands only in closed packets."""

import io
import json
import logging
import os
import zipfile
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.parlour.simulated.cdn import Cdn
from engines.core.drawing.scene import Scene as Drawn
from engines.core.record import evolve
from engines.risk_legacy import GAME
from engines.risk_legacy.pages.occasion import contents
from tests.bot.campaign import again, world
from tests.bot.presser import Presser
from tests.bot.reading import SELECT, answer, parts
from tests.bot.scene import Scene, scene
from tests.kits import playing
from tests.risk_legacy.packets.sealed import closed, leaks
from tests.risk_legacy.packets.sealed import drawn as signs
from tests.risk_legacy.test_on_discord import state_of

MATCHES = min(15, int(os.environ.get("CASTELLAN_SOAK_SEALED", "1")))
"""Games of one campaign."""
BY_HAND, LEAP = (2, 20) if MATCHES == 1 else (20, 10)
"""Questions that are answered by hand, and how many the clock answers after each of them."""
OPTIONS = tuple(evolve(each, default="8") if each.key == "round_cap" else each for each in GAME.meta.options)
KIT = playing(replace(GAME, meta=evolve(GAME.meta, options=OPTIONS)))
"""A game that the clock can end."""
PEOPLE = {"Ann": "en-US", "Борис": "ru", "Цветан": "bg"}


class Sent:
    """All that has left the bot."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.sprites: set[str] = set()
        self.kinds: set[str] = set()

    def line(self, said: str) -> None:
        """A request, an answer to a press or to what was typed."""
        self.kinds.add("request")
        self.lines.append(json.dumps(json.loads(said), ensure_ascii=False))

    def file(self, name: str, data: bytes) -> None:
        if name.endswith(".epub"):
            self.kinds.add("book")
            with zipfile.ZipFile(io.BytesIO(data)) as book:
                pages = [page for page in book.namelist() if not page.endswith(".jpg")]
                self.lines += [f"{page}\n{book.read(page).decode()}" for page in pages]
        elif name.endswith((".json", ".txt", ".md", ".csv")):
            self.kinds.add("file")
            self.lines.append(f"{name}\n{data.decode()}")
        else:
            assert name.endswith((".png", ".webp")), f"somebody has to read {name}"

    def picture(self, drawn: Drawn) -> None:
        """Also what stands below a frame of a film."""
        self.kinds.add("picture")
        self.sprites |= {layer.sprite.svg for layer in drawn.layers}

    def film(self, scenes: Callable[[], Iterable[Drawn]]) -> None:
        self.kinds.add("film")
        for frame in scenes():
            self.picture(frame)

    def leaks(self, opened: tuple[str, ...] = ()) -> set[str]:
        hidden = closed(opened)
        said = {word for line in {*self.lines, *self.sprites} for word in leaks(line, hidden)}
        return said | {sign for svg in self.sprites for sign in signs(svg, hidden)}


@asynccontextmanager
async def overheard(tmp_path: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Scene, Sent]]:
    sent, keep = Sent(), Cdn._keep

    def kept(self: Cdn, channel_id: str, upload: Any, described: Any) -> Any:
        sent.file(described.get("filename") or upload.name, upload.data)
        return keep(self, channel_id, upload, described)

    def drawn(picture: Drawn, *_: Any) -> Image.Image:
        sent.picture(picture)
        return Image.new("RGB", (1, 1))

    patch.setattr(Cdn, "_keep", kept)

    def filmed(scenes: Callable[[], Iterable[Drawn]], _: Any) -> bytes:
        sent.film(scenes)
        return b"RIFF"

    for place in ("studio", "cinema"):
        patch.setattr(f"bot.pictures.{place}.composed", drawn)
    patch.setattr("bot.pictures.cinema.film", filmed)
    async with scene(tmp_path / "castellan.sqlite3", PEOPLE, kit=KIT, wire_sink=sent.line) as s:
        sent.lines += [json.dumps(s.discord.people.commands(who, s.hall), ensure_ascii=False) for who in s.people]
        yield s, sent


async def leafed(s: Scene) -> None:
    """The pages of the world, in every language in turn."""
    for number, who in enumerate(s.people):
        leaf = answer(await world(s, who))
        (choice,) = [part for part in parts(leaf) if part["type"] == SELECT]
        for each in choice["options"][number :: 1 if MATCHES > 1 else len(s.people)]:
            await s.discord.people.select(who, leaf, choice["custom_id"], [each["value"]])


async def taken_home(s: Scene) -> None:
    """Film and book of the world and the film of its last game, by each in their language."""
    for who in s.people:
        plate = answer(await s.do(who, answer(await world(s, who)), "wj"))
        for verb in ("wf", "wb"):
            await s.do(who, plate, verb)
        await s.slash(who, "table film")


async def some_of(s: Scene, table: str, seed: int) -> None:
    """Whoever is asked answers a few questions, and looks round meanwhile; then the clock does."""
    presser = Presser(s, table, seed)
    for _ in range(BY_HAND):
        loaded = await s.loaded(table)
        if loaded.playing.over:
            return
        user = loaded.seat(loaded.awaited[0]).user_id
        await s.settled(presser.turn(next(who for who in s.people if who["id"] == user)))
        await s.skip(table, LEAP)
        await s.settle()
    await s.finish(table)


@pytest.mark.long
async def test_nothing_that_leaves_the_bot_says_what_is_sealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A world is founded and a game played in it by people who look at everything; its files are taken home."""
    caplog.set_level(logging.DEBUG)
    async with overheard(tmp_path, monkeypatch) as (s, sent):
        await s.finish(await s.table(s.bob, s.cid, game="risk_legacy"))
        for seed in range(MATCHES):
            table = await again(s, s.bob, s.cid)
            assert (await state_of(s, table)).world.packets.allowed
            for who in s.people:
                await s.slash(who, "help")
                await s.discord.people.autocomplete(who, s.hall, "risk attack", "target", "")
                await s.slash(who, "risk orders")
            await some_of(s, table, seed)
            await s.do(s.ann, s.having("e"), "e")
            await leafed(s)
            await s.do(s.ann, answer(await world(s, s.ann)), "we")
            await taken_home(s)
            opened = (await state_of(s, table)).world.packets.opened
            assert sent.leaks(opened) == set()
        assert sent.kinds == {"request", "file", "picture", "book", "film"}
        logged = "\n".join(record.getMessage() for record in caplog.records)
        assert leaks(logged, closed(opened)) == set()


async def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a world whose page says what is in a closed packet, not when it opens."""
    monkeypatch.setattr(import_module("engines.risk_legacy.pages.world.packets"), "condition", contents)
    async with overheard(tmp_path, monkeypatch) as (s, sent):
        await s.finish(await s.table(s.bob, s.cid, game="risk_legacy"))
        assert sent.leaks() == set()
        await leafed(s)
        assert sent.leaks()
