"""Tables that play by a clock."""

from typing import Any

from tests.bot.once import once
from tests.bot.reading import answer, custom_id
from tests.bot.scene import Scene


async def agreed(
    s: Scene, late: str = "default", pace: str = "steady", *, others: tuple[Any, ...] = (), where: Any = None
) -> str:
    """A running table of Ann and Bob (or *others*) that plays so."""
    people = others or (s.bob,)

    async def begun() -> str:
        opened = await s.settled(s.slash(s.ann, "table open", where, game="petty_court", seats=1 + len(people)))
        page = answer(opened)
        for key, value in (("pace", pace), ("late", late)):
            page = answer(await s.discord.people.select(s.ann, page, control(page, key), [value]))
        return await s.begin(*people, where=where)

    return await once(s, begun, "agreed", late, pace, *(who["id"] for who in people), where and where["id"])


def control(page: Any, key: str) -> str:
    return f"{custom_id(page, 'op').rpartition(':')[0]}:{key}"


async def strike(s: Scene, later: float = 0.0) -> None:
    """What is due so many milliseconds later is done, and told."""
    s.time.ahead += later / 1000
    await s.bot.clockwork.strike()
    await s.settle()


async def causes(s: Scene, table: str) -> list[str]:
    return [entry.cause for entry in await s.bot.store.matches.log(table, 1)]
