"""A card on which there is everything at once is still one message."""

from typing import Any

import pytest

from bot.play import cards
from bot.ui import limits
from bot.ui.parts import File, Part, line, prose, weight
from tests.bot.scene import Scene


@pytest.mark.parametrize("pictures", [0, 3])
async def test_a_menu_has_as_much_room_as_is_left(s: Scene, monkeypatch: pytest.MonkeyPatch, pictures: int) -> None:
    """Beside pictures, news, one's own orders and every button below."""
    monkeypatch.setattr(cards, "below", lambda *_: "orders")

    def fullest(_menu: object, _where: object, _voice: object, _page: int, room: int) -> list[Part]:
        return [prose("What do you do?"), *(line() for _ in range(room))]

    table = await s.table(s.bob)
    loaded, drawn = await s.loaded(table), [File(name=f"{each}.png", content=b"") for each in range(pictures)]
    monkeypatch.setattr(cards, "SCREEN", 0)
    everything: dict[str, Any] = {"news": "news", "ahead": "a loss", "drawn": drawn}
    bare = weight(cards.own(loaded.seen(0, 0), 0, loaded.voice("ru"), **everything))[0]
    monkeypatch.setattr(cards, "controls", fullest)
    card = cards.own(loaded.seen(0, 0), 0, loaded.voice("ru"), **everything)
    assert bare < weight(card)[0] <= limits.COMPONENTS - 2, "a word above it or the way to other tables comes with it"
    told = "\n".join(weight(card)[1])
    assert told.index("a loss") < told.index("news") if not drawn else "a loss" not in told, "a long hand is below it"
