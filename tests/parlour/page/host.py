"""A parlour in this process or in one of its own, and a client of its socket."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp

from bot.kit import Kit
from bot.parlour.opening import open_parlour
from bot.settings import Settings
from tests.contract.games import ALL_GAMES
from tests.petty_court import GAME
from tests.processes import Child, started

TOY = GAME.meta.key
PLAYED = "take_the_kingdom", TOY
PATIENCE = 15.0


def settings(folder: Path, *, port: int = 0, locale: str = "en") -> Settings:
    return Settings.model_validate(
        {"DISCORD_TOKEN": None, "database": folder / "game.sqlite3", "parlour_port": port, "locale": locale}
    )


KIT = Kit({key: ALL_GAMES[key] for key in (*PLAYED, *ALL_GAMES)})
"""With the small game that has every kind of menu too. What is played here comes first: the welcome has buttons
for a few games, however many there are."""


@contextlib.asynccontextmanager
async def parlour(folder: Path, **options: Any) -> AsyncIterator[str]:
    """An open parlour; the value is its address."""
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    work = asyncio.create_task(open_parlour(settings(folder, **options), KIT, ready=ready.set_result))
    try:
        work.add_done_callback(lambda _: ready.done() or ready.cancel())
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait_for(asyncio.shield(ready), PATIENCE)
        if work.done():
            await work
        yield ready.result()
    finally:
        work.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await work


class Page:
    """What the page's script does, without the page: it keeps the latest of everything that it is told."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._seq = 0
        self.world: dict[str, Any] = {}
        self.messages: dict[str, dict[str, Any]] = {}
        self.heard: list[str] = []

    async def hear(self) -> dict[str, Any]:
        """The next thing told."""
        event: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.receive_str(), PATIENCE))
        self.heard.append(event["op"])
        match event["op"]:
            case "world" | "furniture":
                self.world |= event
                self.messages |= {message["id"]: message for message in event.get("messages", [])}
            case "time":
                self.world["now"] = event["now"]
            case "message":
                self.messages[event["message"]["id"]] = event["message"]
            case "gone":
                self.messages.pop(event["id"], None)
        return event

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Listen until ``condition()`` is true; its value."""
        while not (value := condition()):
            await self.hear()
        return value

    async def ask(self, do: str, person: int = 0, **fields: Any) -> dict[str, Any]:
        """Ask for something as one of the five; the reply."""
        self._seq += 1
        seq = self._seq
        request = {"do": do, "seq": seq, "person": self.world["people"][person]["id"], **fields}
        await self._socket.send_str(json.dumps(request))
        while (event := await self.hear()).get("seq") != seq:
            pass
        return event

    # ---- finding one's way

    @property
    def table(self) -> str:
        """The id of the first channel."""
        return str(next(channel["id"] for channel in self.world["channels"] if channel["kind"] == "text"))

    async def open_table(self, game: str = TOY) -> None:
        reply = await self.ask("slash", channel=self.table, command="table open", options={"game": game})
        assert "why" not in reply, reply

    def with_button(self, label: str, person: int = 0) -> tuple[dict[str, Any], str] | None:
        """The newest message with that button that somebody sees, and the button's id."""
        mine = self.world["people"][person]["id"]
        for message in reversed([each for each in self.messages.values() if each["owner"] in (None, mine)]):
            for part in parts(message["parts"]):
                if part.get("label") == label and part["type"] == 2:
                    return message, part["custom_id"]
        return None

    async def press(self, label: str, person: int = 0) -> dict[str, Any]:
        message, control = await self.until(lambda: self.with_button(label, person))
        return await self.ask("press", person, channel=message["channel"], message=message["id"], control=control)


@contextlib.asynccontextmanager
async def page(address: str) -> AsyncIterator[Page]:
    """A page that has heard what the world is like."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}/socket", origin=address, max_msg_size=0) as socket,
    ):
        made = Page(socket)
        await made.hear()
        yield made


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All components, nested ones too."""
    for each in components:
        yield each
        yield from parts(each.get("components", []))


# ---- a process of its own

SCRIPT = """
import asyncio, os, sys
from pathlib import Path
from bot.parlour.opening import open_parlour
from tests.parlour.page.host import KIT, settings
os.chdir(sys.argv[1])
chosen = settings(Path(sys.argv[1]), port=int(sys.argv[2]))
asyncio.run(open_parlour(chosen, KIT, ready=lambda address: print(address, flush=True)))
"""


@contextlib.contextmanager
def process(folder: Path, port: int = 0) -> Iterator[tuple[str, Child]]:
    """A parlour in another process: its address and the process. It is killed in the end, if it still lives."""
    with started(SCRIPT, folder, port) as child:
        address = child.stdout.readline().strip()
        assert address, "the parlour did not open"
        yield address, child
        child.kill()
