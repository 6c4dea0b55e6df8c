"""What is answered to a phrase that cannot be played: what is unclear or out of bounds, or what is asked instead."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.menu import Amount, Blocked, Option, Write
from engines.core.meta import Phrase, Step
from engines.core.shown import label
from engines.core.text import CardRef, SeatRef
from engines.core.text import text as message
from tests.bot.reading import answer, happens, labels, said
from tests.bot.scene import Scene, dealt
from tests.bot.test_phrases import blocking, offered, poor
from tests.petty_court import GAME
from tests.petty_court.rules import DECREE_LENGTH, Aim, Steal
from tests.petty_court.turns import NOT_NOW, SealedBids, WriteDecree
from tests.petty_court.windows import Aiming

# ---- which one


def aimed(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    """A shot may go so many ways, which are said of Ann and of Bob."""
    honest = Aiming.menu
    said = [message(key, target=SeatRef(seat)) for key in keys for seat in (0, 1)]
    ways: list[Option[Any]] = [
        Option(move=Aim(target=number), say=lambda move: said[move.target]) for number in range(len(said))
    ]
    monkeypatch.setattr(Aiming, "menu", lambda *given: replace(honest(*given), options=tuple(ways)))


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        (("move-aim",), "Which one: “Aim at 🟥 Ann”, “Aim at 🔵 Bob”?\n"),
        (("move-aim", "move-steal"), "Which one: “Aim at 🟥 Ann”, “Aim at 🔵 Bob”, “Steal from 🟥 Ann” …?\n"),
    ],
    ids=["two", "more than three"],
)
async def test_of_several_it_is_asked_which_one(
    s: Scene, monkeypatch: pytest.MonkeyPatch, keys: tuple[str, ...], told: str
) -> None:
    aimed(monkeypatch, *keys)
    table = await dealt(s, "volley")
    before = await s.step(table)
    assert said(await s.slash(s.ann, "court volley", shot1="a", shot2="Aim at Bob")).startswith(told)
    assert await s.step(table) == before, "not even loaded"
    assert await offered(s, s.ann, "volley", "shot2", shot1="a") == {f"✗ {told.rstrip()}": "✗"}


async def test_what_only_a_hint_says_is_asked_back(s: Scene) -> None:
    table = await dealt(s, "steal")
    before = await s.step(table)
    done = await s.slash(s.ann, "court steal", **{"from": "to take"})
    assert said(done).startswith("Did you mean “Steal from 🔵 Bob”?\n")
    assert await s.step(table) == before


# ---- numbers and words


@pytest.mark.parametrize("typed", ["6", "4", "all"])
async def test_the_only_number_is_told(s: Scene, monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr(SealedBids, "menu", lambda *_: Amount(prompt=message("ask-bid"), low=5, high=5))
    await s.table(s.bob)
    told = f"“{typed}” is not possible here: only 5."
    assert said(await s.slash(s.ann, "court bid", coins=typed)).startswith(told)
    assert await offered(s, s.ann, "bid", "coins", typed) == {f"✗ {told}": "✗"}


async def test_words_that_are_too_long_are_measured(s: Scene) -> None:
    table = await dealt(s, "decree")
    await s.press(s.ann, s.dms(s.ann)[-1], "Play Decree")
    before = await s.step(table)
    typed, told = "x" * (DECREE_LENGTH + 1), f"At most {DECREE_LENGTH} characters"
    assert said(await s.slash(s.ann, "court proclaim", words=typed)).startswith(f"{told}\n")
    assert await offered(s, s.ann, "proclaim", "words", typed) == {f"✗ {told}": "✗"}
    assert await s.step(table) == before


async def test_words_longer_than_an_entry_are_not_cut_to_one(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Write[Any] = Write(prompt=message("ask-decree"), max_length=200, options=(NOT_NOW,))
    monkeypatch.setattr(WriteDecree, "menu", lambda *_: asked)
    await dealt(s, "decree")
    await s.press(s.ann, s.dms(s.ann)[-1], "Play Decree")
    assert await offered(s, s.ann, "proclaim", "words", "x" * 150) == {"✗ At most 200 characters": "✗"}
    assert happens(f"Ann decrees: “{'x' * 150}”", said(await s.slash(s.ann, "court proclaim", words="x" * 150)))


async def test_a_line_that_is_no_answer_is_not_proclaimed(s: Scene) -> None:
    """Whoever picks the line that says why has said nothing: the menu asks."""
    table = await dealt(s, "decree")
    await s.press(s.ann, s.dms(s.ann)[-1], "Play Decree")
    before = await s.step(table)
    done = await s.slash(s.ann, "court proclaim", words="✗")
    assert said(done).startswith("-#")
    assert "Enter…" in labels(answer(done))
    assert await s.step(table) == before


# ---- what is asked instead


def only(monkeypatch: pytest.MonkeyPatch, phrase: Phrase) -> None:
    """The phrase of that name is another one."""
    phrases = tuple(phrase if each.name == phrase.name else each for each in GAME.meta.phrases)
    monkeypatch.setitem(vars(GAME), "meta", replace(GAME.meta, phrases=phrases))


async def test_a_phrase_that_cannot_begin_says_what_is_asked(s: Scene, table: str) -> None:
    """Whatever is filled in, and if nothing is."""
    for phrase, filled in (
        ("draw", {}),
        ("steal", {}),
        ("steal", {"from": "bob"}),
        ("volley", {"shot2": "bob"}),
        ("proclaim", {"words": "law"}),
    ):
        told = said(await s.slash(s.ann, f"court {phrase}", **filled)).split("\n")[0]
        assert told.startswith("Not possible now: “")
        assert told.endswith("Now: Seal your bid.")
        assert told.count("Now: ") == 1
    assert await s.step(table) == 0


@pytest.mark.parametrize("filled", [{}, {"from": "banana"}])
async def test_a_phrase_that_cannot_begin_for_one_reason_says_it(
    s: Scene, monkeypatch: pytest.MonkeyPatch, filled: dict[str, str]
) -> None:
    await dealt(s)
    only(monkeypatch, Phrase(name="steal", steps=(Step(name="from", kinds=("aim",)),)))
    blocking(monkeypatch, poor(Aim(target=0)), poor(Aim(target=1)))
    told = said(await s.slash(s.ann, "court steal", **filled)).split("\n")[0]
    assert told == "Not possible now: “Steal from somebody”. 🟥 Ann has nothing to steal. Now: It is your turn."
    named = said(await s.slash(s.ann, "court steal", **{"from": "ann"})).split("\n")[0]
    assert named == "**Aim at 🟥 Ann**: 🟥 Ann has nothing to steal. Now: It is your turn."
    listed = await offered(s, s.ann, "steal", "from", "banana")
    assert list(listed) == ["✗ Not possible now: “Steal from somebody”. Now: It is your turn."]
    monkeypatch.setattr("bot.ui.limits.CHOICE", 60)
    listed = await offered(s, s.ann, "steal", "from", "banana")
    assert list(listed) == ["✗ Now: It is your turn."], "whole, in fewer words"


async def test_a_phrase_that_cannot_begin_leaves_what_was_begun_by_hand(s: Scene) -> None:
    table = await dealt(s, "volley")
    await s.press(s.ann, s.dms(s.ann)[-1], "Load Volley")
    before = await s.loaded(table)
    assert before.playing.drafting(0)
    told = said(await s.slash(s.ann, "court proclaim"))
    assert told.startswith("Not possible now: “Word your decree”. Now: Where does this shot go?")
    assert (await s.loaded(table)).playing == before.playing


async def test_a_word_that_needs_another_first_says_which(s: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await dealt(s, "volley")
    only(
        monkeypatch,
        Phrase(name="volley", steps=(Step(name="shot1", kinds=("load",)), Step(name="shot2", kinds=("aim",)))),
    )
    before = await s.step(table)
    told = "First fill in: Where the first shot goes"
    assert said(await s.slash(s.ann, "court volley", shot2="bob")).startswith(f"{told}\n")
    assert await offered(s, s.ann, "volley", "shot2") == {f"✗ {told}": "✗"}
    assert await s.step(table) == before


# ---- a step that goes without saying: there was but one choice, and who names it is understood


VOLLEY = message("group-play", card=CardRef("volley"))


@pytest.fixture(name="loaded")
def _loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card of a volley is a step of its own, and the seat has but one that it can be."""
    honest = Aiming.menu
    card: Option[Any] = Option(move=Steal(card=90, target=1), say=lambda _: VOLLEY)
    other = Blocked(move=Steal(card=91, target=1), because=message("no-deny-now"), say=label)
    monkeypatch.setattr(Aiming, "menu", lambda *given: replace(honest(*given), taken=(card,)))
    monkeypatch.setattr(Aiming, "blocked", lambda *_: (other,))
    steps = (Step(kinds=("load",)), Step(name="shot1", kinds=("steal",)), Step(name="shot2", kinds=("aim",)))
    volley = Phrase(name="volley", steps=(*steps, Step(name="shot3", kinds=("aim",))))
    phrases = tuple(volley if phrase.name == "volley" else phrase for phrase in GAME.meta.phrases)
    monkeypatch.setitem(vars(GAME), "meta", replace(GAME.meta, phrases=phrases))


@pytest.mark.usefixtures("loaded")
@pytest.mark.parametrize("typed", ["Play Volley", "play v", "{value}", None])
async def test_what_goes_without_saying_is_completed_and_understood(s: Scene, typed: str | None) -> None:
    table = await dealt(s, "volley")
    before = await s.step(table)
    ((shown, value), (other, _)) = (await offered(s, s.ann, "volley", "shot1")).items()
    assert (shown, other.startswith("✗ Steal from 🔵 Bob — It only stops")) == ("Play Volley", True)
    named = {"shot1": typed.format(value=value)} if typed else {}
    assert {"Aim at 🟥 Ann", "Aim at 🔵 Bob"} >= set(await offered(s, s.ann, "volley", "shot2", **named)) > set()
    done = await s.slash(s.ann, "court volley", shot2="Aim at Bob", **named)
    assert "Where does this shot go?" in said(done)
    assert await s.step(table) == before + 2


@pytest.mark.usefixtures("loaded")
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("steal from b", "**Steal from 🔵 Bob**: It only stops what another seat does."),
        ("banana", "There is no “banana” to choose here."),
    ],
)
async def test_another_than_the_only_one_is_refused(s: Scene, typed: str, told: str) -> None:
    table = await dealt(s, "volley")
    before = await s.step(table)
    assert said(await s.slash(s.ann, "court volley", shot1=typed, shot2="Aim at Bob")).startswith(told)
    assert await s.step(table) == before, "not even loaded"
