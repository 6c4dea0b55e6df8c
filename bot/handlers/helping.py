"""``/help``: how the bot is used, how a game goes, where it all comes from."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from bot.call import Call
from bot.cases import tables
from bot.commands import called
from bot.services import Services
from bot.ui.codec import Press
from bot.ui.page import markdown, sheets
from bot.ui.parts import Part, box, line, prose


async def overview(call: Call, game: str | None = None) -> None:
    """In short; with a game, its rules in our own words too, and its components in messages of their own."""
    locale, voice, games = call.locale, call.voice, call.kit.games
    chosen = games.get(game or "")
    parts: list[Part] = []
    if chosen is not None:
        about, meta = call.kit.voice(locale, game), chosen.meta
        command = about.command("tagline") or meta.command
        commands = [
            f"- `/{command} {about.command(key) or called(phrase)}`: {about.about(key)}"
            for phrase in meta.phrases
            if (key := f"phrase-{phrase.name}")
        ]
        parts += [
            prose(f"## {about.about('name')}\n{about.about('rules-summary')}"),
            line(),
            prose("\n".join(commands)),
        ]
    else:
        every = [call.kit.voice(locale, key) for key in games]
        told = [f"- **{about.about('name')}** — {about.about('tagline')}" for about in every]
        parts += [prose(voice.tell("help")), line(), prose("\n".join(told))]
    parts += [line(), prose(f"-# {voice.tell('credits', version=release())}")]
    await call.whisper([box(parts)])
    for page in chosen.presenter.guide() if chosen else ():
        for sheet in sheets(markdown(page, call.kit.voice(locale, game))):
            await call.whisper([box([prose(sheet)])])


async def rules(services: Services, call: Call, press: Press) -> None:
    """The button at a table."""
    await overview(call, (await tables.get(services, call.caller, press.table)).game)


def release() -> str:
    """The installed version of the distribution."""
    try:
        return version("castellan-games")
    except PackageNotFoundError:
        return "dev"
