"""``/<game> <phrase>``: a move in one line, completed from what the menu offers now."""

from __future__ import annotations

import pytest

from bot.parlour.simulated import Payload
from tests.bot.overheard import latin
from tests.bot.reading import labels, said, text
from tests.bot.scene import Scene, dealt

HOSTILE = ("@everyone", "`**__~~||", "\u202e\u0000", "x" * 4000, "-1", "0,0,0", "'; DROP TABLE tables; --", "")


async def offered(s: Scene, who: Payload, phrase: str, option: str, typed: str = "", **filled: str) -> dict[str, str]:
    """Label → value of what completes *typed*."""
    done = await s.discord.people.autocomplete(who, s.hall, f"court {phrase}", option, typed, **filled)
    assert not done.failed
    return {choice["name"]: choice["value"] for choice in done.choices}


async def test_a_value_that_was_completed(s: Scene) -> None:
    table = await s.table(s.bob)
    assert await offered(s, s.ann, "bid", "coins") == {"0": "0", "1": "1", "2": "2", "3": "3"}
    assert list(await offered(s, s.ann, "bid", "coins", "3")) == ["3"]
    done = await s.slash(s.ann, "court bid", coins="3")
    assert done.private
    assert "Your bid: 3" in said(done)
    assert await s.step(table) == 1


async def test_a_phrase_of_several_steps_narrows_by_what_is_filled_in(s: Scene) -> None:
    table = await dealt(s, "volley")
    shots = await offered(
        s, s.ann, "volley", "shot2", "", shot1=next(iter((await offered(s, s.ann, "volley", "shot1")).values()))
    )
    assert {"Aim at Ann", "Aim at Bob"} >= set(shots) > set()
    assert await offered(s, s.ann, "volley", "shot2") == {}, "the first shot comes first"
    before = await s.step(table)
    bob = shots["Aim at Bob"]
    done = await s.slash(s.ann, "court volley", shot1=bob, shot2="aim at bob", shot3="Aim at B")
    assert await s.step(table) == before + 4, "loaded, aimed three times, in one line"
    assert "Ann plays Volley." in said(done)


async def test_a_partial_phrase_goes_as_far_as_it_can_and_shows_the_rest(s: Scene) -> None:
    table = await dealt(s, "volley")
    before = await s.step(table)
    done = await s.slash(s.ann, "court volley", shot1="Aim at Bob")
    assert "Where does this shot go?" in said(done)
    assert "Aim at Bob" in labels(done.message or {})
    assert await s.step(table) == before + 2
    again = await s.slash(s.ann, "court draw")
    assert "You draw" in said(again), "what was begun by hand is dropped first"


async def test_labels_may_be_typed_in_ones_own_language(s: Scene) -> None:
    table = await dealt(s, "steal")
    s.discord.world.locales[s.ann["id"]] = "ru"
    (label,) = await offered(s, s.ann, "steal", "from")
    assert latin(label) == {"Bob"}
    before = await s.step(table)
    await s.slash(s.ann, "court steal", **{"from": label.upper()})
    assert await s.step(table) == before + 1


async def test_a_phrase_without_steps_shows_the_menu(s: Scene) -> None:
    await s.table(s.bob)
    assert "Seal your bid." in said(await s.slash(s.ann, "court menu"))


async def test_standing_orders(s: Scene) -> None:
    table = await s.table(s.bob)
    shown = await s.slash(s.ann, "court order")
    assert "Pass every denial for me" in labels(shown.message or {})
    (label,) = await offered(s, s.ann, "order", "what")
    await s.slash(s.ann, "court order", what=label)
    await s.settle()
    assert (await s.sitting(table)).playing.view(0).own.passes_denies
    assert "Every denial is passed for you." in text(s.dms(s.ann)[-1])


async def test_not_your_turn(s: Scene) -> None:
    table = await dealt(s)
    before = await s.step(table)
    for phrase in ("draw", "steal", "volley"):
        done = await s.slash(s.bob, f"court {phrase}")
        assert said(done).startswith("This question is no longer open")
    assert await offered(s, s.bob, "steal", "from") == {}
    assert await s.step(table) == before


async def test_a_move_that_is_not_offered_says_why(s: Scene) -> None:
    table = await s.table(s.bob)
    done = await s.slash(s.ann, "court draw")
    assert said(done).startswith("You cannot do that now.")
    assert await s.step(table) == 0


@pytest.mark.parametrize("value", HOSTILE)
async def test_hostile_values(s: Scene, value: str) -> None:
    table = await s.table(s.bob)
    done = await s.slash(s.ann, "court bid", coins=value)
    assert done.private
    assert said(done).startswith("You cannot do that now.")
    assert await s.step(table) == 0
    await offered(s, s.ann, "bid", "coins", value)


async def test_somebody_who_does_not_sit_there(s: Scene) -> None:
    table = await s.table(s.bob)
    assert "You do not sit at this table" in said(await s.slash(s.cid, "court bid", coins="1"))
    assert await offered(s, s.cid, "bid", "coins") == {}
    assert await s.step(table) == 0


async def test_where_there_is_no_such_table(s: Scene) -> None:
    assert said(await s.slash(s.ann, "court menu")).startswith("There is no table of that game here.")
    assert await offered(s, s.ann, "bid", "coins") == {}
    await s.lobby(s.bob)
    assert said(await s.slash(s.ann, "court bid", coins="1")) == "This match has not begun yet."


async def test_from_another_channel_and_from_direct_messages_ones_own_table_is_meant(s: Scene) -> None:
    table = await s.table(s.bob)
    direct = s.discord.world.open_dm(s.ann["id"])
    await s.slash(s.ann, "court bid", direct, coins="1")
    assert await s.step(table) == 1
    await s.slash(s.bob, "court bid", s.attic, coins="1")
    assert await s.step(table) == 2


async def test_the_table_of_the_channel_goes_first(s: Scene) -> None:
    hall = await s.table(s.bob)
    attic = await s.table(s.bob, where=s.attic)
    await s.slash(s.ann, "court bid", coins="1")
    assert (await s.step(hall), await s.step(attic)) == (1, 0)


async def test_a_phrase_of_a_game_that_is_gone(s: Scene) -> None:
    """The client still knows a command that a new release has not."""
    await s.table(s.bob)
    command = next(c for c in s.discord.places.commands_in(None) if c["name"] == "court")
    command["name"] = "chess"
    done = await s.slash(s.ann, "chess menu")
    assert said(done).startswith("That button is from an earlier time.")
