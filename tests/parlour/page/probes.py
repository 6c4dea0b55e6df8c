"""Measurements in the page; ``probes.js`` says what each of them finds."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).with_name("probes.js").read_text(encoding="utf-8")


def probe(page: Page, name: str, argument: Any = None) -> Any:
    """What ``name(argument)`` of ``probes.js`` returns."""
    return page.evaluate(f"(argument) => {{ {SOURCE}\n return {name}(argument); }}", argument)
