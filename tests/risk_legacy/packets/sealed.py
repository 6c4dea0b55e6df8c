"""The words that stand in closed packets and nowhere else, and the signs that only they bring: whoever reads or sees
one of them was told too much (RL-B0.1)."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import bot
import persistence
from bot.languages import SHIPPED
from engines.core.drawing.ink import ICONS
from engines.core.record import Family, members
from engines.core.shown import hyphened
from engines.risk_legacy import GAME
from engines.risk_legacy.campaign.world import Lore
from engines.risk_legacy.hooks import seals
from engines.risk_legacy.packets.pocket_1.land import FALLOUT
from engines.risk_legacy.picture.pieces import CITY_ICONS, scar_icon
from tests.contract.catalogues import CORE, package, printed

HOME = package(GAME)
BOT, BOOKS = (Path(str(each.__file__)).parent for each in (bot, persistence))
FOLDERS = {each.name: each for each in sorted((HOME / "packets").iterdir()) if (each / "locale").is_dir()}
"""A packet → its folder; and ``common``, which is closed as long as all of them are."""
COMMON = "common"
WORD = re.compile(r"[^\W_]+(?:[_-][^\W_]+)*")
"""Also a name of several, such as ``two_words`` or ``two-words``, which is a word beside those in it."""
NAMED = re.compile(r'"([\w.-]+)"|^ +(\w+): ', re.MULTILINE)
"""A name in code: a string, a field."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
FILLED_IN = re.compile(r"\{[^{}]*?->|^\s*\*?\[[^\]]*\]|\{[^{}]*\}", re.MULTILINE)
"""What a message chooses by, the names of its variants, and what it fills in: no words of its own."""
STROKE = re.compile(r' d="([^"]+)"')
LAID = {"pack_3": (CITY_ICONS["world_capital"],), "pocket_1": (scar_icon(FALLOUT)[0],)}
"""What they put on the board, where they do not say themselves what it looks like."""
SHORT = 3
"""Letters; what is shorter says nothing by itself."""


def closed(opened: Iterable[str]) -> frozenset[str]:
    """The folders that nothing may come from while these packets are open."""
    opened = set(opened)
    return frozenset(each for each in FOLDERS if (each != COMMON or not opened) and each not in opened)


def drawn(svg: str, folders: frozenset[str]) -> set[str]:
    """The signs of these folders that a piece of a picture shows: no word of theirs need stand beside one."""
    return {icon for icon, shape in _shapes(folders).items() if shape in svg}


@cache
def _shapes(folders: frozenset[str]) -> Mapping[str, str]:
    """The icons that these bring, by what they are told apart by: the longest stroke."""
    icons = {icon for folder in folders for icon in _icons(folder)}
    return {icon: max(STROKE.findall(ICONS[icon]["body"]), key=len) for icon in sorted(icons)}


def _icons(folder: str) -> Iterator[str]:
    """What stands in pictures for its scars and for what else it puts on the board."""
    yield from (scar_icon(scar)[0] for seal in seals() if seal.packet == folder for scar in seal.scars)
    every: Any = members(Lore, GAME.package).values()
    for lore in every:
        if f"{lore.__module__}.".startswith(f"{GAME.package}.packets.{folder}."):
            yield from (figure.icon for figure in lore.figures.values())
    yield from LAID.get(folder, ())


def leaks(text: str, folders: frozenset[str]) -> set[str]:
    """The secrets of these folders that stand in *text*."""
    low = text.lower()
    return {*secret(folders).intersection(words_of(low)), *(title for title in _phrases(folders) if title in low)}


@cache
def secret(folders: frozenset[str]) -> frozenset[str]:
    """The words that stand in these alone; what their components are called is no less secret if code has some other
    use for that word."""
    own, others = (frozenset().union(*map(_words, every)) for every in (folders, FOLDERS.keys() - folders))
    called = {title for folder in folders for title in _titles(folder) if " " not in title}
    found = (own - public()) | (called - set(words_of(_base())))
    return frozenset(word for word in found - others if len(word) >= SHORT and not word.isdigit())


@cache
def _phrases(folders: frozenset[str]) -> frozenset[str]:
    """What their components are called, where that is several words, each of which may be known."""
    others = {title for folder in FOLDERS.keys() - folders for title in _titles(folder)}
    named = {title for folder in folders for title in _titles(folder) if " " in title}
    return frozenset(title for title in named - others if title not in _base())


@cache
def public() -> frozenset[str]:
    """What everybody may read: the catalogues of the game, the core and the bot, what is written on closed packets,
    and the names in code and data that is none of theirs."""
    named = {*printed(HOME), *FOLDERS, GAME.package, *(name for name, home in _kinds() if "packets" not in home)}
    for source in (each for folder in (CORE, BOT, BOOKS, HOME) for each in folder.rglob("*.py")):
        if HOME / "packets" not in source.parents:
            named.update(one or other for one, other in NAMED.findall(source.read_text(encoding="utf-8")))
    names = {name for name in named if " " not in name}
    return frozenset(word for said in (_base(), *names, *map(hyphened, names)) for word in words_of(said))


def words_of(text: str) -> Iterator[str]:
    for found in WORD.findall(text.lower()):
        yield found
        yield from re.split("[_-]", found) if "_" in found or "-" in found else ()


@cache
def _base() -> str:
    """All that the texts say which are no secret, in small letters."""
    pieces = [
        said for folder in (CORE, BOT, HOME) for locale in SHIPPED.tags for said in prose(folder, locale).values()
    ]
    for folder in FOLDERS.values():
        pieces += [said for locale in SHIPPED.tags for key, said in prose(folder, locale).items() if _outside(key)]
    return "\n".join(pieces).lower()


def _outside(key: str) -> bool:
    """Whether that is written on a packet, not in it."""
    return any(key == f"{name}-{hyphened(seal.packet)}" for seal in seals() for name in ("packet", "seal"))


@cache
def prose(folder: Path, locale: str) -> dict[str, str]:
    """A catalogue: the words of each message, between what it fills in."""
    text = (folder / "locale" / f"{locale}.ftl").read_text(encoding="utf-8")
    _, *pieces = MESSAGE.split(re.sub(r"^#.*$", "", text, flags=re.MULTILINE))
    found = dict(zip(pieces[::2], pieces[1::2], strict=True))
    return {key: FILLED_IN.sub(" ", FILLED_IN.sub(" ", said)).replace("}", " ") for key, said in found.items()}


@cache
def _secrets(folder: str, locale: str) -> dict[str, str]:
    return {key: said for key, said in prose(FOLDERS[folder], locale).items() if not _outside(key)}


@cache
def _words(folder: str) -> frozenset[str]:
    """All of one folder: its texts, its data, the kinds of what it declares."""
    pieces = [said for locale in SHIPPED.tags for said in _secrets(folder, locale).values()]
    pieces += [name for name, home in _kinds() if f"{home}.".startswith(f"packets.{folder}.")]
    pieces += printed(FOLDERS[folder])
    return frozenset(word for piece in pieces for word in (*words_of(piece), *words_of(hyphened(piece))))


@cache
def _titles(folder: str) -> frozenset[str]:
    """What its components are called, in all languages."""
    every = ((key, said) for locale in SHIPPED.tags for key, said in _secrets(folder, locale).items())
    return frozenset(said.strip().lower() for key, said in every if key.startswith("title-"))


@cache
def _kinds() -> tuple[tuple[str, str], ...]:
    """What is declared, each with its module below the game's package."""
    every = (found for family in Family.__subclasses__() for found in members(family, GAME.package).items())
    return tuple((name, kind.__module__.removeprefix(f"{GAME.package}.")) for name, kind in every)
