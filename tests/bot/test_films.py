"""A match as a film: asked for while it goes on, pressed for at its end, made of an exported file."""

import asyncio
import io
from pathlib import Path

import pytest
from PIL import Image

from bot import cli
from bot.parlour.simulated import Interaction, Payload
from bot.pictures.film import LARGEST
from tests.bot.painted import PAINTED
from tests.bot.reading import said
from tests.bot.scene import PATIENCE, TOY, Scene, scene
from tests.bot.test_verifying import exported
from tests.kits import EVERY

GAME = "take_the_kingdom"


async def film(s: Scene, done: Interaction) -> Image.Image:
    """What came, once it was made."""
    found: list[Payload] = []
    async with asyncio.timeout(PATIENCE):
        while not found:
            await asyncio.sleep(0.01)
            messages = (done.message, *done.followups)
            found = [attachment for message in messages if message for attachment in message["attachments"]]
    stored = s.discord.file(found[-1]["url"])
    assert stored is not None
    return opened(stored.data)


def opened(content: bytes) -> Image.Image:
    assert len(content) <= LARGEST
    shown = Image.open(io.BytesIO(content))
    assert shown.format == "WEBP"
    return shown


async def test_a_match_is_a_film_while_it_goes_on_and_at_its_end(tmp_path: Path) -> None:
    """`/table film` for anybody who may look, and a button below the result; once it is over there is more of it."""
    async with scene(tmp_path / "castellan.sqlite3", kit=PAINTED) as s:
        table = await s.table(s.bob)
        await s.skip(table, most=6)
        begun = await film(s, await s.slash(s.cid, "table film"))
        await s.finish(table)
        whole = await film(s, await s.do(s.bob, s.having("fi"), "fi"))
        assert 1 <= getattr(begun, "n_frames", 1) < getattr(whole, "n_frames", 1)


async def test_without_pictures_there_is_none(s: Scene, table: str) -> None:
    assert said(await s.slash(s.ann, "table film")) == "There is no film of this match."


@pytest.mark.thorough
def test_an_exported_match_is_a_film(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``castellan film``; of what is no match, or cannot be drawn, there is none."""
    file, out = tmp_path / "match.json", tmp_path / "match.webp"
    file.write_text(exported(GAME))
    assert cli.main(["film", str(file), "--out", str(out), "--locale", "ru"], EVERY) == 0
    assert f"{out}: " in capsys.readouterr().out
    assert getattr(opened(out.read_bytes()), "n_frames", 1) > 1
    file.write_text(exported(TOY))
    assert cli.main(["film", str(file), "--out", str(tmp_path / "none.webp")], EVERY) == 1
    file.write_text("[]")
    assert cli.main(["film", str(file), "--out", str(tmp_path / "none.webp")], EVERY) == 2
    assert not (tmp_path / "none.webp").exists()
