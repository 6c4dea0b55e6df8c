"""Tables that play by a clock."""

from typing import Any

from tests.bot.reading import answer, custom_id
from tests.bot.scene import Scene


async def agreed(
    s: Scene, late: str = "default", pace: str = "steady", *, others: tuple[Any, ...] = (), where: Any = None
) -> str:
    """A running table of Ann and Bob (or *others*) that plays so."""
    seats = 1 + len(others or (s.bob,))
    opened = await s.settled(s.slash(s.ann, "table open", where, game="petty_court", seats=seats))
    page = answer(opened)
    for key, value in (("pace", pace), ("late", late)):
        page = answer(await s.discord.people.select(s.ann, page, control(page, key), [value]))
    return await s.begin(*(others or (s.bob,)), where=where)


def control(page: Any, key: str) -> str:
    return f"{custom_id(page, 'op').rpartition(':')[0]}:{key}"


async def strike(s: Scene, later: float = 0.0) -> None:
    """What is due so many milliseconds later is done, and told."""
    s.time.ahead += later / 1000
    await s.bot.clockwork.strike()
    await s.settle()


async def causes(s: Scene, table: str) -> list[str]:
    return [entry.cause for entry in await s.bot.store.matches.log(table, 1)]
