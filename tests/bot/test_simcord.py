"""The same bot on a stand-in for Discord that somebody else wrote: simcord, from PyPI.

simcord has neither HTTP nor a gateway: it answers discord.py's requests in memory and feeds its parsers. So what the
other tests take from our own simulation (payloads, permissions, what is visible to whom) is checked here by another
reading of Discord's documentation. It waits after each act until the bot rests, and knows only some ways of resting;
the publisher's, an empty outbox, is declared to it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.client import Castellan
from bot.post import Rate
from bot.running import opened
from tests.bot.reading import happens
from tests.bot.scene import TOY
from tests.kits import KIT


class Stage:
    """Ann owns a server with one channel; Bob is a member."""

    def __init__(self, env: Any, bot: Castellan) -> None:
        self.env, self.bot = env, bot
        self.guild = env.create_guild()
        self.hall = self.guild.create_text_channel("hall")
        self.ann, self.bob = (self.guild.add_member(env.create_user(name)) for name in ("ann", "bob"))

    def parts(self, message: Any) -> Iterator[dict[str, Any]]:
        """All components of a message, as they went over the wire."""

        def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
            for each in components:
                yield each
                yield from walk(each.get("components", []))

        yield from walk(raw(message))

    def custom_id(self, message: Any, verb: str) -> str:
        found = [p["custom_id"] for p in self.parts(message) if p.get("custom_id", "").split(":")[1:2] == [verb]]
        assert found, f"nothing does {verb!r} in {self.text(message)}"
        return str(found[0])

    def text(self, message: Any) -> str:
        return "\n".join(str(part.get("content") or part.get("label", "")) for part in self.parts(message))

    async def click(self, who: Any, message: Any, verb: str) -> Any:
        return await who.click(message, custom_id=self.custom_id(message, verb))


def raw(message: Any) -> list[dict[str, Any]]:
    components = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in components]


@asynccontextmanager
async def staged(database: Path) -> AsyncIterator[Stage]:
    """A running stage; on leaving, simcord raises what went wrong in the bot meanwhile."""
    store = await opened(database, KIT, lambda _: None)
    bot = Castellan(store, KIT, ready_timeout=0.01)
    bot.services.post._pace = Rate(10_000)
    play = simcord.run(bot)
    resting = bot.publisher._wait

    async def declared() -> None:
        await play._env.external_wait(resting(), reason="the outbox is empty")

    bot.publisher._wait = declared  # type: ignore[method-assign]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.publish.round.MOMENT", 0.0)  # simcord's clock stands still while something is waited for
        for rounds in ("bot.marshal.marshal", "bot.play.clockwork"):  # what is soon due again would be waited for
            patch.setattr(f"{rounds}.LOOK", 3600.0)
        try:
            async with play as env:
                yield Stage(env, bot)
        finally:
            await store.close()


async def test_the_commands_are_registered(tmp_path: Path) -> None:
    async with staged(tmp_path / "x.sqlite3") as stage:
        offered = stage.ann.available_commands(stage.hall)
        assert {"table open", "table log", "hand", "me", "help", "court bid"} <= set(offered)
        assert "table open" not in stage.ann.user.available_commands()
        assert "hand" in stage.ann.user.available_commands()
        shown = await stage.ann.slash(stage.hall, "help")
        assert shown.ephemeral
        assert "Petty Court" in stage.text(shown.response)


async def test_from_the_lobby_to_an_act(tmp_path: Path) -> None:
    """Pressed in an answer, in a card by direct message, and said in a phrase with completion."""
    async with staged(tmp_path / "x.sqlite3") as stage:
        page = await stage.ann.slash(stage.hall, "table open", game=TOY, seats=2)
        assert page.ephemeral
        assert "Your table is open." in stage.text(page.response)
        card = stage.hall.last_message
        joined = await stage.click(stage.bob, card, "j")
        assert joined.ephemeral
        assert "You have seat 2." in stage.text(joined.response)
        await stage.click(stage.ann, card, "go")
        (thread,) = stage.hall.threads
        assert thread.id == card.id
        assert f"<#{thread.id}>" in stage.text(stage.hall.history()[0])
        chosen = await stage.click(stage.bob, thread.last_message, "o")
        assert chosen.ephemeral
        assert "Seal your bid." in stage.text(chosen.response)
        done = await stage.click(stage.bob, chosen.response, "n")
        assert "Your bid: 1" in stage.text(done.response)
        (table,) = await stage.bot.store.tables.live()
        assert (await stage.bot.sessions.at(table.id)).playing.step == 1
        assert happens("bob has sealed a bid.", "\n".join(stage.text(message) for message in thread.history()))
        late = await stage.bob.slash(thread, "court bid", coins="2")
        assert "It is 🟥 ann's move." in stage.text(late.response)
        (card,) = stage.bob.user.dm_channel.history()
        assert "You hold" in stage.text(card)
        board = await stage.click(stage.bob.user, card, "b")
        assert board.response.id == card.id
        offered = await stage.ann.autocomplete(thread, "court bid", "coins", "")
        assert [choice["name"] for choice in offered] == ["1", "2", "3", "Pass"]
        bid = await stage.ann.slash(thread, "court bid", coins="3")
        assert bid.ephemeral
        assert "It is your turn." in stage.text(bid.response)
        assert "You hold" not in "\n".join(stage.text(message) for message in thread.history())
