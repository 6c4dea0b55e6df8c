"""A step of a phrase that goes without saying: there was but one choice, and who names it is understood."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.core.menu import Blocked, Option
from engines.core.meta import Phrase, Step
from engines.core.shown import label
from engines.core.text import CardRef
from engines.core.text import text as message
from tests.bot.reading import said
from tests.bot.scene import Scene, dealt
from tests.bot.test_phrases import offered
from tests.petty_court import GAME
from tests.petty_court.rules import Steal
from tests.petty_court.windows import Aiming

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
    assert (shown, other.startswith("✗ Steal from Bob — It only stops")) == ("Play Volley", True)
    named = {"shot1": typed.format(value=value)} if typed else {}
    assert {"Aim at Ann", "Aim at Bob"} >= set(await offered(s, s.ann, "volley", "shot2", **named)) > set()
    done = await s.slash(s.ann, "court volley", shot2="Aim at Bob", **named)
    assert "Where does this shot go?" in said(done)
    assert await s.step(table) == before + 2


@pytest.mark.usefixtures("loaded")
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("steal from b", "**Steal from Bob**: It only stops what another seat does."),
        ("banana", "There is no “banana” to choose here."),
    ],
)
async def test_another_than_the_only_one_is_refused(s: Scene, typed: str, told: str) -> None:
    table = await dealt(s, "volley")
    before = await s.step(table)
    assert said(await s.slash(s.ann, "court volley", shot1=typed, shot2="Aim at Bob")).startswith(told)
    assert await s.step(table) == before, "not even loaded"
