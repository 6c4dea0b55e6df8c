"""A headless Chromium, one per module: the synchronous Playwright must be gone before asyncio's tests go on."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.parlour.page.host import parlour
from tests.parlour.page.threads import in_thread

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"),
    *("--process-per-site", "--renderer-process-limit=1"),  # a process for each page is a third of what a page costs
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

Visit = Callable[..., Page]


@pytest.fixture(scope="module", name="browser")
def _browser() -> Iterator[Browser]:
    path = os.environ.get("CASTELLAN_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        missing = "no Chromium on this machine (set CASTELLAN_CHROMIUM to its path)"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(name="address")
def _address(tmp_path: Path) -> Iterator[str]:
    """Where a parlour of this test's own is."""
    with in_thread(parlour(tmp_path)) as address:
        yield address


@pytest.fixture(name="visit")
def _visit(browser: Browser) -> Iterator[Visit]:
    """Opens a page at an address, on a phone or not, in a colour scheme. Errors of its script fail the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def visit(address: str, *, phone: bool = False, scheme: str = "dark", calm: bool = False) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]  # two sizes
            has_touch=phone,
            color_scheme=scheme,  # type: ignore[arg-type]  # dark or light
            reduced_motion="reduce" if calm else "no-preference",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(8000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda line: troubles.append(line.text) if line.type == "error" else None)
        page.goto(address)
        page.wait_for_selector("#composer input")
        return page

    yield visit
    for context in contexts:
        context.close()
    expected = ("ERR_CONNECTION_REFUSED", "WebSocket connection to")
    assert [trouble for trouble in troubles if not any(word in trouble for word in expected)] == []
