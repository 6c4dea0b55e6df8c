"""What the stewards of a table are called."""

from tests.bot.reading import answer, custom_id, text
from tests.bot.scene import TOY, Scene


async def test_stewards_are_called_in_the_language_of_the_table(s: Scene) -> None:
    """A newcomer played on at a table in another language, and its stewards kept their names of the last one. Whoever
    is called like a steward is still themselves."""
    s.bob["global_name"] = "Steward 2"
    opened = answer(await s.slash(s.ann, "table open", game=TOY, seats=4))
    card = s.having("j")
    await s.do(s.ann, card, "st")
    await s.do(s.bob, card, "j")
    await s.do(s.ann, card, "st")

    async def called() -> list[str]:
        (table,) = await s.bot.store.tables.live()
        return [seat.name for seat in table.seats]

    assert await called() == ["Ann", "Steward 2", "Steward 2", "Steward 4"]
    await s.settled(s.discord.people.select(s.ann, opened, custom_id(opened, "ol"), ["ru"]))
    assert await called() == ["Ann", "Управляющий 2", "Steward 2", "Управляющий 4"]
    assert "Управляющий 4" in text(s.having("j"))
    await s.do(s.bob, s.having("j"), "l")
    assert await called() == ["Ann", "Управляющий 2", "Управляющий 3"], "each by its seat"
    await s.settled(s.do(s.ann, s.having("go"), "go"))
    (table,) = await s.bot.store.tables.live()
    await s.finish(table.id)
    await s.settled(s.do(s.ann, s.having("again"), "again"))
    settings = answer(await s.do(s.ann, s.having("opt"), "opt"))
    await s.settled(s.discord.people.select(s.ann, settings, custom_id(settings, "ol"), ["bg"]))
    assert await called() == ["Ann", "Управител 2", "Управител 3"]
    before = await s.bot.store.tables.get(table.id)
    assert [seat.name for seat in before.seats] == ["Ann", "Управляющий 2", "Управляющий 3"], "what was stays as it was"
