"""Who has never said when they sleep is told so where they sit down and at their first question, until they have."""

import pytest

from bot.parlour.simulated import Payload
from tests.bot.clocked import agreed
from tests.bot.reading import answer, does, said, text
from tests.bot.scene import Scene
from tests.bot.test_hours import TOKYO, choose
from tests.bot.test_publishing import bid

WORD = "Your time runs, and I call you, day and night."


async def joins(s: Scene, who: Payload) -> Payload:
    """What they read who sit down."""
    return answer(await s.do(who, s.having("j"), "j"))


async def test_whoever_sits_down_finds_the_waking_hours(s: Scene) -> None:
    """The way there was a button at the end of `/me`. Their hours open beside what they were told."""
    await s.lobby()
    told = await joins(s, s.bob)
    assert "You have seat 2" in text(told)
    assert WORD in text(told)
    shown = await s.settled(s.do(s.bob, told, "mh"))
    assert "Where you live" in said(shown)
    assert answer(shown)["id"] != told["id"]


async def test_the_first_card_says_so_and_the_next_does_not(s: Scene) -> None:
    await agreed(s)
    card = s.dms(s.ann)[-1]
    assert WORD in text(card)
    assert "Where you live" in said(await s.settled(s.do(s.ann, card, "mh")))
    (still,) = [each for each in s.dms(s.ann) if each["id"] == card["id"]]
    assert WORD in text(still), "the card stays"
    await s.settled(s.press(s.ann, still, "1"))
    await bid(s, s.bob)
    assert not any(WORD in text(each) for who in (s.ann, s.bob) for each in s.dms(who))


async def test_once_it_is_declined_nobody_is_asked_again(s: Scene) -> None:
    await s.lobby()
    told = await joins(s, s.bob)
    assert "Day and night it is." in said(await s.settled(s.do(s.bob, told, "mz")))
    await s.begin()
    assert WORD not in text(s.dms(s.bob)[-1])
    assert WORD in text(s.dms(s.ann)[-1])
    await s.settled(s.do(s.ann, s.dms(s.ann)[-1], "mz"))
    assert WORD not in text(s.dms(s.ann)[-1]), "it goes from the card, too"


@pytest.mark.parametrize("zone", [TOKYO, "none"])
async def test_once_it_is_said_nobody_is_asked_again(s: Scene, zone: str) -> None:
    await choose(s, s.bob, zone=TOKYO)
    await choose(s, s.bob, zone=zone)
    await s.lobby()
    assert WORD not in text(await joins(s, s.bob))
    await s.begin()
    assert WORD not in text(s.dms(s.bob)[-1])


async def test_at_one_sitting_nobody_sleeps(s: Scene) -> None:
    await agreed(s, pace="live")
    assert not any(does(card, "mz") for card in s.dms(s.ann))
