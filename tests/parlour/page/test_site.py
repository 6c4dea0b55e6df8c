"""Who may talk to the page's server, and what it gives out."""

import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest
from yarl import URL

from tests.parlour.page.host import page, parlour
from tests.parlour.page.threads import in_thread


@pytest.fixture(name="address", scope="module")
def _address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One parlour for them all: nobody plays here."""
    with in_thread(parlour(tmp_path_factory.mktemp("parlour"))) as address:
        yield address


async def test_only_this_machine_is_served(address: str) -> None:
    port = urlsplit(address).port
    assert address == f"http://127.0.0.1:{port}"
    elsewhere = next(iter(socket.gethostbyname_ex(socket.gethostname())[2]), "")
    if elsewhere and not elsewhere.startswith("127."):
        with socket.socket() as probe:
            assert probe.connect_ex((elsewhere, port)) != 0


@pytest.mark.parametrize("path", ["/", "/page/app.js", "/socket", "/attachments/1/2/x.json"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1:1"},
        {"Host": "localhost"},
        {"Origin": "https://evil.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
    ],
    ids=str,
)
async def test_foreign_hosts_and_origins_are_refused(address: str, path: str, headers: dict[str, str]) -> None:
    """Any web page may send requests to 127.0.0.1, and a rebound name may even read the answers."""
    async with aiohttp.ClientSession() as session, session.get(address + path, headers=headers) as answer:
        assert answer.status == 403
        assert "castellan" not in (await answer.text()).lower()


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "https://127.0.0.1"])
async def test_a_socket_is_for_the_page_alone(address: str, origin: str | None) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{address}/socket", origin=origin)
        assert refused.value.status == 403


async def test_localhost_is_this_machine_too(address: str) -> None:
    port = urlsplit(address).port
    headers = {"Host": f"localhost:{port}"}
    async with aiohttp.ClientSession() as session:
        async with session.get(address, headers=headers) as answer:
            assert answer.status == 200
        async with session.ws_connect(f"{address}/socket", origin=f"http://localhost:{port}", headers=headers) as line:
            assert (await line.receive_json())["op"] == "world"


async def test_no_foreign_script_style_or_picture_can_run(address: str) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as answer:
            policy = answer.headers["Content-Security-Policy"]
            text = await answer.text()
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert text.count("<script") == text.count('src="/page/') == 1
        assert "style=" not in text
        for path in ("/page/app.js", "/page/nothing.js", "/attachments/1/2/board.svg"):
            async with session.get(address + path) as answer:
                assert answer.headers["Content-Security-Policy"] == policy
                assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/page/../site.py", "/page/%2e%2e%2fsite.py", "/page/__init__.py", "/site.py"])
async def test_only_the_pages_own_files_are_served(address: str, path: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(URL(address + path, encoded=True)) as answer:
        assert answer.status == 404


async def test_a_taken_port_gives_way_to_a_free_one(address: str, tmp_path: Path) -> None:
    port = urlsplit(address).port
    other = tmp_path / "other"
    other.mkdir()
    async with parlour(other, port=port) as second:
        assert urlsplit(second).port not in (port, 0)


async def test_nonsense_on_the_socket_changes_nothing(address: str) -> None:
    async with page(address) as here:
        for nonsense in ("", "{}", "[1]", '{"do":"slash"}', '{"do":"explode","seq":1,"person":"1"}', "x" * 1000):
            await here._socket.send_str(nonsense)
        reply = await here.ask("press", channel=here.table, message="1", control="1")
        assert reply["why"] == "impossible"
        reply = await here.ask("slash", channel="0", command="table open", options={})
        assert reply["why"] == "impossible"
        await here.open_table()
        assert await here.until(lambda: here.with_button("Join"))
