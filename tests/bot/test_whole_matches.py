"""Whole matches, from the lobby to the ranking, by people who press what they are offered."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.commandline.checks import logged
from bot.kit import Kit
from bot.languages import SHIPPED
from bot.play import cards, private_card, telling
from bot.play.loaded import LoadedTable
from bot.play.past import Past, past
from engines.core.digest import Heard
from engines.core.rng import Rng
from persistence.records import Logged
from tests.bot.overheard import PUBLIC, Overheard
from tests.bot.presser import ANSWERING, Presser
from tests.bot.reading import text
from tests.bot.scene import PEOPLE, TOY, Scene, scene
from tests.contract.games import ALL_GAMES, SOAK_GAMES, by_turns

NAMES = {"ru": ("Аня", "Боря", "Циля"), "bg": ("Ана", "Боян", "Цеца")}
"""People in the letters of a language that is not written in Latin ones; all others are called as everywhere."""


EVERY_KIND = {"p", "s", "f", "x", "w", "b"}
"""The verbs of pages, selects, forms, standing orders, reasons and the board."""


HISTORY = "GET /channels/*/messages"
EACH = SOAK_GAMES >= 1000
"""Whether every game is played in every language and by hand from beginning to end; else each in one, and with leaps
all but the toy."""
LEAP = 120
"""Questions that the clock answers in a row: a match of 200 to 400 is played by hand for a twelfth."""


async def played(s: Scene, game: str, seed: int) -> tuple[str, Overheard]:
    overheard = Overheard(s)
    table = await s.table(s.bob, game=game, stewards=1)
    await Presser(s, table, seed, overheard).play(leap=0 if EACH or game == TOY else LEAP)
    await overheard.learn(await s.loaded(table))
    return table, overheard


@pytest.mark.long
@pytest.mark.parametrize("locale", SHIPPED.tags)
async def test_a_whole_match(tmp_path: Path, every_game: str, kit: Kit, locale: str) -> None:
    """Every message is judged on its way; at the end the log stands in the channel once, and nobody knows too much, nor
    from what the channel's controls carry."""
    if locale not in by_turns(list(ALL_GAMES).index(every_game), SHIPPED.tags):
        pytest.skip("in the soak")
    people = dict.fromkeys(NAMES.get(locale, PEOPLE), SHIPPED.clients(locale)[0])
    async with scene(tmp_path / "castellan.sqlite3", people, kit=kit) as s:
        table, overheard = await played(s, every_game, seed=7)
        loaded = await s.loaded(table)
        assert (loaded.table.state, loaded.table.locale) == ("over", locale)
        so_far = await past(s.bot.store, loaded, locale)
        told = telling.chronicle(so_far.heard(await s.bot.store.matches.log(table)), so_far)
        assert [line for m in s.shown() for line in logged(m["components"])] == told
        assert loaded.secret in text(s.having("e"))
        assert s.discord.requests.to(HISTORY) == [], "it is read only when something was interrupted"
        assert overheard.leaks() == []
        assert say_nothing(s, table, overheard.ids[PUBLIC]), overheard.ids[PUBLIC]
        if locale in NAMES:
            assert overheard.latin() == set()


async def test_a_leak_would_be_noticed(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check above fails for a bot that shows one seat's card to another."""
    monkeypatch.setattr(Rng, "seed", lambda *_: "two hands that differ")  # equal ones would betray nothing
    shown = s.bot.services.private._show

    async def mixed_up(loaded: object, number: int, *args: object, **named: object) -> object:
        notes = await shown(loaded, number, *args, **named)  # type: ignore[arg-type]
        card = await s.bot.services.private.parts(loaded, 1 - number, await s.bot.store.people.get(""))  # type: ignore[arg-type]
        channel = s.discord.world.open_dm(s.people[number]["id"])["id"]
        await s.bot.services.post.send(channel, card, "leak", 0)
        return notes

    monkeypatch.setattr(s.bot.services.private, "_show", mixed_up)
    overheard = Overheard(s)
    table = await s.table(s.bob)
    await overheard.learn(await s.loaded(table))
    assert overheard.leaks() != []


async def test_a_secret_in_a_digest_would_be_noticed(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a bot that tells the channel what the first seat has heard."""
    monkeypatch.setattr(Rng, "seed", lambda *_: "two hands that differ")
    honest = Past.heard

    def careless(past: Past, entries: Sequence[Logged], seat: int | None = None) -> list[Heard]:
        return honest(past, entries, seat or 0)

    monkeypatch.setattr(Past, "heard", careless)
    overheard = Overheard(s)
    table = await s.table(s.bob)
    await overheard.learn(await s.loaded(table))
    assert [leak for leak in overheard.leaks() if leak.startswith("everybody")]


@pytest.mark.rings("channel")
async def test_a_menu_in_the_channel_would_be_noticed(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(loaded: LoadedTable, called: list[int], _news: object) -> object:
        return private_card.own(loaded, called[0], loaded.voice("en"))

    monkeypatch.setattr(cards, "prompt", careless)
    with pytest.raises(AssertionError, match="a menu in the channel"):
        await played(s, TOY, seed=5)


def say_nothing(s: Scene, table: str, ids: set[str]) -> bool:
    """Whether these carry but a verb that answers nothing and the table, never a seat, a user or a mark."""
    users = {person["id"] for person in s.people}
    split = [custom_id.split(":") for custom_id in ids]
    return all((version, of) == ("1", table) and verb not in ANSWERING for version, verb, of, *_ in split) and not any(
        users & set(each) for each in split
    )


@pytest.mark.thorough
async def test_a_whole_match_with_tiny_controls(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Discord took two entries a select: menus have pages, and several are chosen in a form of several fields."""
    monkeypatch.setattr("bot.ui.menu.FEW", 1)
    monkeypatch.setattr("bot.ui.menu.PAGE", 2)
    monkeypatch.setattr("bot.ui.limits.OPTIONS", 2)
    pressed: set[str] = set()
    for seed in range(8, 14):  # not every deal has a card that cannot be played, and so a reason to ask why
        table, overheard = await played(s, TOY, seed)
        assert (await s.loaded(table)).table.state == "over"
        pressed |= {custom_id.split(":")[1] for ids in overheard.ids.values() for custom_id in ids}
        if pressed >= EVERY_KIND:
            break
    assert pressed >= EVERY_KIND
