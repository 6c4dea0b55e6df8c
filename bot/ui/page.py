"""A page as Discord markdown."""

from __future__ import annotations

from bot.speech import Voice
from engines.core.page import Page


def markdown(page: Page, voice: Voice) -> str:
    """Title, then each section under its heading."""
    blocks = [f"### {voice(page.title)}"]
    for section in page.sections:
        heading = [f"**{voice(section.heading)}**"] if section.heading else []
        blocks.append("\n".join([*heading, *map(voice, section.lines)]))
    return "\n".join(block for block in blocks if block)
