"""``/<game> <phrase>``: a move in one line, completed from what the menu offers now."""

from dataclasses import replace
from typing import Any

import pytest

from bot.handlers.phrases.entries import Entry
from bot.parlour.simulated import Payload
from bot.speech import tame
from engines.core.menu import Blocked
from engines.core.meta import Phrase, Step
from engines.core.phrase import token
from engines.core.shown import label
from engines.core.text import SeatRef
from engines.core.text import text as message
from tests.bot.overheard import latin
from tests.bot.reading import answer, custom_id, happens, labels, said, text
from tests.bot.scene import Scene, dealt
from tests.petty_court import GAME
from tests.petty_court.rules import Aim, Pass, Play, Steal
from tests.petty_court.scenes import ASK_AGAIN
from tests.petty_court.turns import TakeTurn
from tests.petty_court.windows import Aiming

HOSTILE = ("@everyone", "`**__~~||", "\u202e\u0000", "x" * 4000, "-1", "0,0,0", "'; DROP TABLE tables; --", "")


async def completed(s: Scene, who: Payload, phrase: str, option: str, typed: str = "", **filled: str) -> list[Payload]:
    """What completes *typed*, as Discord gets it."""
    done = await s.discord.people.autocomplete(who, s.hall, f"court {phrase}", option, typed, **filled)
    assert not done.failed
    return list(done.choices)


async def offered(s: Scene, who: Payload, phrase: str, option: str, typed: str = "", **filled: str) -> dict[str, str]:
    """Label → value of it; two cards of the same kind are told in the same words."""
    return {choice["name"]: choice["value"] for choice in await completed(s, who, phrase, option, typed, **filled)}


async def test_a_value_that_was_completed(s: Scene, table: str) -> None:
    assert await offered(s, s.ann, "bid", "coins") == {"1": "1", "2": "2", "3": "3", "Pass": token(Pass())}
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
    assert {"Aim at 🟥 Ann", "Aim at 🔵 Bob"} >= set(shots) > set()
    (reason,) = await offered(s, s.ann, "volley", "shot2")
    assert reason == "✗ First fill in: Where the first shot goes"
    before = await s.step(table)
    bob = shots["Aim at 🔵 Bob"]
    done = await s.slash(s.ann, "court volley", shot1=bob, shot2="aim at bob", shot3="Aim at B")
    assert await s.step(table) == before + 4, "loaded, aimed three times, in one line"
    assert happens("Ann plays Volley.", said(done))


async def test_a_partial_phrase_goes_as_far_as_it_can_and_shows_the_rest(s: Scene) -> None:
    table = await dealt(s, "volley")
    before = await s.step(table)
    done = await s.slash(s.ann, "court volley", shot1="Aim at Bob")
    assert "Where does this shot go?" in said(done)
    assert "Aim at 🔵 Bob" in labels(done.message or {})
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


# ---- what an entry says


async def test_an_entry_tells_its_hint_and_is_found_by_it(s: Scene) -> None:
    await dealt(s, "steal")
    bob = "Play Pickpocket: Steal from 🔵 Bob"
    for typed in ("", "STEAL FROM B", "to take", "bob — 2"):
        assert list(await offered(s, s.ann, "steal", "from", typed)) == [f"{bob} — 2 coins to take from"]
    assert await offered(s, s.ann, "steal", "from", "3 coins") == {"✗ Nothing here fits “3 coins”.": "✗"}


@pytest.mark.parametrize("blocked", [False, True])
@pytest.mark.parametrize("length", [1, 60, 94, 95, 96, 97, 98, 99, 100, 101, 4000])
def test_a_label_is_cut_last(length: int, blocked: bool) -> None:
    shown = Entry("", "x" * length, "because " * 20, blocked).shown
    mark = "✗ " if blocked else ""
    assert len(shown) <= 100
    assert shown.startswith(mark + "x" * min(length, 99 - len(mark)))
    assert (" — because because" in shown) is (length <= 60)
    if length + len(mark) <= 100:
        assert shown.split(" — ")[0] == mark + "x" * length
    assert not shown.endswith((" ", "—", "— …"))


# ---- what cannot be had

NOBODY = Steal(card=90, target=0)
"""A move that no hand has, so that only its being blocked lets anybody name it."""


def blocking(monkeypatch: pytest.MonkeyPatch, *blocked: Blocked[Any]) -> None:
    """Whoever takes a turn is told that these cannot be had."""
    monkeypatch.setattr(TakeTurn, "blocked", lambda *_: blocked)


def poor(move: Any) -> Blocked[Any]:
    return Blocked(move=move, because=message("no-coins-there", who=SeatRef(0)), say=label)


@pytest.mark.parametrize("locale", ["en-US", "ru", "bg"])
async def test_what_cannot_be_had_stands_below_with_its_reason(
    s: Scene, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    nameless = Blocked(move=Steal(card=91, target=0), because=message("no-deny-now"))
    blocking(monkeypatch, nameless, poor(Play(card=92)), poor(NOBODY), poor(NOBODY))
    table = await dealt(s, "steal")
    s.discord.world.locales[s.ann["id"]] = locale
    voice = (await s.loaded(table)).voice(locale)
    named, reason = voice(label(NOBODY)), voice(message("no-coins-there", who=SeatRef(0)))
    can, cannot = await offered(s, s.ann, "steal", "from")
    assert not can.startswith("✗")
    assert cannot == f"✗ {named} — {reason}"
    if locale != "en-US":
        assert latin(f"{can} {cannot}") == {"Ann", "Bob"}
    for typed in ("✗", named, reason.upper(), cannot):
        assert list(await offered(s, s.ann, "steal", "from", typed)) == [cannot]
    assert list(await offered(s, s.ann, "steal", "from", "bob")) == [can]
    assert len(await completed(s, s.ann, "steal", "from", "✗")) == 1, "equal moves stand once"
    assert len(await offered(s, s.bob, "steal", "from")) == 1, "it is the caller's own list"


@pytest.mark.parametrize("typed", ["{value}", "{shown}", "Steal from Ann", "steal from a"])
async def test_choosing_what_cannot_be_had_is_answered_with_the_reason(
    s: Scene, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    blocking(monkeypatch, poor(NOBODY))
    table = await dealt(s, "steal")
    before = await s.loaded(table)
    ((shown, value),) = (await offered(s, s.ann, "steal", "from", "✗")).items()
    done = await s.slash(s.ann, "court steal", **{"from": typed.format(shown=shown, value=value)})
    assert done.private
    assert said(done).startswith("**Steal from 🟥 Ann**: 🟥 Ann has nothing to steal.\n")
    assert (await s.loaded(table)).playing == before.playing


async def test_what_is_blocked_is_asked_for_after_the_steps_before(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(s, "volley")
    monkeypatch.setattr(Aiming, "blocked", lambda draft, *_: (poor(Aim(target=0)),) if len(draft.shots) == 1 else ())
    first = await offered(s, s.ann, "volley", "shot1")
    assert set(first) == {"Aim at 🔵 Bob"}
    second = await offered(s, s.ann, "volley", "shot2", shot1=first["Aim at 🔵 Bob"])
    assert list(second) == ["Aim at 🔵 Bob", "✗ Aim at 🟥 Ann — 🟥 Ann has nothing to steal."]
    before = await s.loaded(table)
    done = await s.slash(s.ann, "court volley", shot1="Aim at Bob", shot2=list(second.values())[1], shot3="Aim at Bob")
    assert said(done).startswith("**Aim at 🟥 Ann**: 🟥 Ann has nothing to steal.")
    assert (await s.loaded(table)).playing == before.playing, "not even loaded"


async def test_a_standing_order_is_not_blocked_by_what_the_turn_blocks(
    s: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocking(monkeypatch, poor(ASK_AGAIN))
    await dealt(s)
    assert list(await offered(s, s.ann, "order", "what")) == ["Pass every denial for you"]


async def test_a_list_keeps_within_what_discord_shows(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def long(move: Any) -> Any:
        return message("event-decreed", seat=SeatRef(0), words="Ж" * move.target)

    reason = message("event-decreed", seat=SeatRef(0), words="Щ" * 50)
    moves = [Steal(card=90, target=number) for number in range(40, 80)]
    blocking(monkeypatch, *(Blocked(move=move, because=reason, say=long) for move in moves))
    await dealt(s, "steal")
    shown = [choice["name"] for choice in await completed(s, s.ann, "steal", "from")]
    marked = [each.startswith("✗") for each in shown]
    assert (len(shown), marked) == (25, sorted(marked)), "what can be had goes first"
    assert False in marked
    assert max(map(len, shown)) <= 100
    assert len(await completed(s, s.ann, "steal", "from", "Ж" * 79)) == 1, "what did not fit into it is found by typing"


# ---- as a whole


async def test_a_phrase_without_steps_shows_the_menu(s: Scene) -> None:
    await s.table(s.bob)
    assert "Seal your bid." in said(await s.slash(s.ann, "court menu"))


async def test_standing_orders(s: Scene, table: str) -> None:
    shown = await s.slash(s.ann, "court order")
    assert "Pass every denial for you" in labels(shown.message or {})
    (label,) = await offered(s, s.ann, "order", "what")
    await s.settled(s.slash(s.ann, "court order", what=label))
    assert (await s.loaded(table)).playing.view(0).own.orders.passes
    assert "Every denial is passed for you." in text(s.dms(s.ann)[-1])


async def test_a_word_that_nothing_begins_with_is_called_unknown(s: Scene) -> None:
    table = await dealt(s, "steal")
    before = await s.step(table)
    done = await s.slash(s.ann, "court steal", **{"from": "banana"})
    assert said(done).startswith("There is no “banana” to choose here. Pick from the list")
    assert "It is your turn." in said(await s.do(s.ann, answer(done), "o"))
    assert await s.step(table) == before


def aside_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """``/court draw`` takes one's own bid back: a phrase of the standing orders to which nothing need be added."""
    at_once = Phrase(name="draw", steps=(Step(kinds=("withdraw",)),), aside=True)
    phrases = tuple(at_once if phrase.name == "draw" else phrase for phrase in GAME.meta.phrases)
    monkeypatch.setitem(vars(GAME), "meta", replace(GAME.meta, phrases=phrases))


async def test_a_standing_order_that_says_all_is_carried_out(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    aside_at_once(monkeypatch)
    table = await s.table(s.bob)
    await s.slash(s.ann, "court bid", coins="3")
    assert (await s.loaded(table)).awaited == (1,)
    done = await s.slash(s.ann, "court draw")
    assert said(done).startswith("Done: Take my bid back")
    assert "Seal your bid." in said(done)
    assert (await s.loaded(table)).awaited == (0, 1)


async def test_a_standing_order_that_is_not_to_be_had_is_refused(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    aside_at_once(monkeypatch)
    table = await s.table(s.bob)
    done = await s.slash(s.ann, "court draw")
    assert said(done).startswith("Not possible now: “Draw a card”.")
    asked = custom_id(s.dms(s.ann)[-1], "n")
    page = answer(await s.do(s.ann, answer(done), "o"))
    assert custom_id(page, "n") == asked, "the button leads to one's own page, not to the standing orders"
    assert await s.step(table) == 0


async def test_phrases_of_a_match_that_is_over(s: Scene, table: str) -> None:
    await s.finish(table)
    direct = s.discord.world.open_dm(s.ann["id"])
    for phrase in ("draw", "order", "menu"):
        for where in (s.hall, direct):
            done = await s.slash(s.ann, f"court {phrase}", where)
            assert "nothing to set" not in said(done)
            assert "The match is over." in said(done) or said(done).startswith("There is no table of that game here.")


async def test_not_your_turn(s: Scene) -> None:
    table = await dealt(s)
    before = await s.step(table)
    for phrase in ("draw", "steal", "volley"):
        done = await s.slash(s.bob, f"court {phrase}")
        assert said(done).startswith("It is 🟥 Ann's move.")
    assert await offered(s, s.bob, "steal", "from") == {"✗ It is 🟥 Ann's move.": "✗"}
    assert await s.step(table) == before


async def test_a_move_that_is_not_offered_says_why(s: Scene, table: str) -> None:
    done = await s.slash(s.ann, "court draw")
    assert said(done).startswith("Not possible now: “Draw a card”. Now: Seal your bid.")
    assert await s.step(table) == 0
    (reason,) = await offered(s, s.ann, "volley", "shot1", "whatever")
    assert reason == "✗ Not possible now: “Fire a volley”. Now: Seal your bid."
    again = await s.slash(s.ann, "court volley", shot1="✗")
    assert said(again).startswith("Not possible now: “Fire a volley”. Now: Seal your bid."), "the reason was picked"
    assert await s.step(table) == 0


async def test_hostile_values(s: Scene, table: str) -> None:
    for value in HOSTILE:
        done = await s.slash(s.ann, "court bid", coins=value)
        assert done.private, value
        refused = f"“{tame(value)}” is not possible here: a number from 1 to 3." if value else "-#"
        assert said(done).startswith(refused), f"{value!r}; nothing typed is nothing said: the page alone"
        assert await s.step(table) == 0, value
        await offered(s, s.ann, "bid", "coins", value)


async def test_somebody_who_does_not_sit_there(s: Scene, table: str) -> None:
    assert "You do not sit at this table" in said(await s.slash(s.cid, "court bid", coins="1"))
    assert await offered(s, s.cid, "bid", "coins") == {}
    assert await s.step(table) == 0


async def test_where_there_is_no_such_table(s: Scene) -> None:
    assert said(await s.slash(s.ann, "court menu")).startswith("There is no table of that game here.")
    assert await offered(s, s.ann, "bid", "coins") == {}
    await s.lobby(s.bob)
    assert said(await s.slash(s.ann, "court bid", coins="1")) == "This match has not begun yet."


async def test_from_another_channel_and_from_direct_messages_ones_own_table_is_meant(s: Scene, table: str) -> None:
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
