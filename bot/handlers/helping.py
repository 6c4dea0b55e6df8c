"""``/help``: how the bot is used, how a game goes, where it all comes from."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from bot.call import Call
from bot.commands import called
from bot.house import House
from bot.speech import Voice, attribute
from bot.ui.codec import Press
from bot.ui.page import markdown, sheets
from bot.ui.parts import Part, box, line, words
from engines import GAMES


async def overview(call: Call, game: str | None = None) -> None:
    """In short; with a game, its rules in our own words too, and its components in messages of their own."""
    locale, voice = call.locale, call.voice
    parts: list[Part] = []
    if game in GAMES:
        about = Voice(locale, game)
        where = GAMES[game].package
        command = attribute(voice.locale, "tagline", "name", where) or GAMES[game].meta.command
        commands = [
            f"- `/{command} {attribute(voice.locale, key, 'name', where) or called(phrase)}`: {about.about(key)}"
            for phrase in GAMES[game].meta.phrases
            if (key := f"phrase-{phrase.name}")
        ]
        parts += [
            words(f"## {about.about('name')}\n{about.about('rules-summary')}"),
            line(),
            words("\n".join(commands)),
        ]
    else:
        games = [f"- **{Voice(locale, key).about('name')}** — {Voice(locale, key).about('tagline')}" for key in GAMES]
        parts += [words(voice.tell("help")), line(), words("\n".join(games))]
    parts += [line(), words(f"-# {voice.tell('credits', version=release())}")]
    await call.whisper([box(parts)])
    for page in GAMES[game].presenter.guide() if game in GAMES else ():
        for sheet in sheets(markdown(page, Voice(locale, game))):
            await call.whisper([box([words(sheet)])])


async def rules(house: House, call: Call, press: Press) -> None:
    """The button at a table."""
    await overview(call, (await house.store.tables.get(press.table)).game)


def release() -> str:
    """The installed version of the distribution."""
    try:
        return version("castellan-games")
    except PackageNotFoundError:
        return "dev"
