"""A page as Discord markdown."""

from __future__ import annotations

from bot.speech import Voice
from bot.ui.grid import block
from bot.ui.limits import fits
from engines.core.page import Page, Section


def markdown(page: Page, voice: Voice) -> str:
    """Title, then each section under its heading, but for those of :func:`below`."""
    blocks = [f"### {voice(page.title)}", *(passage(each, voice) for each in page.sections if not each.aside)]
    return "\n".join(block for block in blocks if block)


def begun(page: Page, voice: Voice, room: int) -> tuple[str, bool]:
    """As many of its first sections as *room* characters hold, with the title, and whether anything is left out; at
    least one, if there is any room at all."""
    told = [passage(each, voice) for each in page.sections if not each.aside]
    kept = len(told)
    while kept > (1 if room else 0) and sum(map(len, told[:kept])) > room:
        kept -= 1
    title = [f"### {voice(page.title)}"] if kept or (room and not told) else []
    return "\n".join([*title, *told[:kept]]), kept < len(told)


def below(page: Page, voice: Voice) -> str:
    """What stands below the question that is asked beside that page."""
    return "\n".join(passage(each, voice) for each in page.sections if each.aside)


def passage(section: Section, voice: Voice) -> str:
    """Its heading, if it has one, its lines and its grid."""
    heading = [f"**{voice(section.heading)}**"] if section.heading else []
    grid = [block(section.grid, voice)] if section.grid else []
    return "\n".join([*heading, *map(voice, section.lines), *grid])


def sheets(told: str, beside: int = 0) -> list[str]:
    """*told* in as many messages as Discord's caps ask for, broken between lines.

    :param beside: characters that each message needs for something else.
    """
    made = [""]
    for line in told.split("\n"):
        longer = f"{made[-1]}\n{line}" if made[-1] else line
        if fits(longer, "\u2007" * beside):
            made[-1] = longer
        else:
            made.append(line)
    return made
