"""``/help``: how the bot is used, how a game goes, where it all comes from."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from bot.call import Call
from bot.cases import tables
from bot.commands import called
from bot.handlers.history import turning
from bot.play.cards import within
from bot.services import Services
from bot.ui.codec import Press, Unfit, encode
from bot.ui.page import markdown, sheets
from bot.ui.parts import Part, box, line, prose, rows
from bot.ui.verbs import Verb

BESIDE = 40
"""Characters of a page that say which one it is."""


async def overview(call: Call, game: str | None = None) -> None:
    """In short; with a game, its rules in our own words too, and its components on further pages."""
    chosen = game if game in call.kit.games else None
    if chosen is not None:
        await call.whisper(_page(call, chosen, 0))
        return
    every = [call.kit.voice(call.locale, key) for key in call.kit.games]
    told = [f"- **{about.about('name')}** — {about.about('tagline')}" for about in every]
    await call.whisper([box([prose(call.voice.tell("help")), line(), prose("\n".join(told)), line(), _credits(call)])])


async def rules(services: Services, call: Call, press: Press) -> None:
    """The button at a table; or another page of the rules, which bears the game instead of the table."""
    if not press.args:
        await overview(call, (await tables.get(services, call.caller, press.table)).game)
        return
    press.take(1)
    if press.table not in call.kit.games:
        raise Unfit(press.table)
    await call.reply(_page(call, press.table, press.number(0)))


def _page(call: Call, game: str, at: int) -> list[Part]:
    """The rules come first, then the components."""
    about, sheaf = call.kit.voice(call.locale, game), call.kit.games[game].presenter.guide()
    pages = ["", *(each for page in sheaf for each in sheets(markdown(page, about), BESIDE))]
    at = min(max(at, 0), len(pages) - 1)
    parts = [prose(pages[at])] if at else [*_rules(call, game), line(), _credits(call)]
    if len(pages) > 1:
        parts.append(prose(f"-# {call.voice.tell('page', page=at + 1, pages=len(pages))}"))
        parts += rows(turning(at, len(pages), lambda page: encode(Verb.RULES, game, page)))
    return within([box(parts)])


def _rules(call: Call, game: str) -> list[Part]:
    about, meta = call.kit.voice(call.locale, game), call.kit.games[game].meta
    command = about.command("tagline") or meta.command
    commands = [
        f"- `/{command} {about.command(key) or called(phrase)}`: {about.about(key)}"
        for phrase in meta.phrases
        if (key := f"phrase-{phrase.name}")
    ]
    summary = f"## {about.about('name')}\n{about.about('rules-summary')}"
    return [prose(summary), line(), prose("\n".join(commands))]


def _credits(call: Call) -> Part:
    return prose(f"-# {call.voice.tell('credits', version=release())}")


def release() -> str:
    """The installed version of the distribution."""
    try:
        return version("castellan-games")
    except PackageNotFoundError:
        return "dev"
