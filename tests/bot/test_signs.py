"""Every seat is known by its sign, in texts as in pictures: it stands before its name wherever that is read while a
match is played, and nobody can put another's on."""

import re
from collections import Counter

import pytest

from bot.play import telling
from bot.play.past import Past
from bot.speech import STAR, instead, signed, tame
from engines.core.digest import digest, overheard
from engines.core.emblem import EMBLEMS
from persistence.records import Known
from persistence.sittings import Sitting
from tests.bot.reading import labels, said, text
from tests.bot.scene import Scene, dealt
from tests.bot.test_marked_stewards import NAMES, READ, seated, some
from tests.bot.test_marked_stewards import said as readable
from tests.contract.games import ALL_GAMES
from tests.kits import EVERY, KIT
from tests.playing import recorded

SIGNS = [emblem.sign for emblem in EMBLEMS]
NAMED = re.compile(r"(.{0,2})Zq([aeiouy])")
"""A name of :data:`NAMES`, clipped or not, and what stands before it."""


def count(told: str) -> int:
    """How often somebody is named in it, each time after the sign of their seat."""
    found = list(NAMED.finditer(told))
    for each in found:
        seat = next(seat for seat, name in enumerate(NAMES) if name[2] == each[2])
        assert each[1] == f"{SIGNS[seat]} ", f"{each[0]} in {told}"
    return len(found)


@pytest.mark.parametrize(("key", "locale"), READ)
def test_a_sign_stands_before_every_name_of_a_match(key: str, locale: str) -> None:
    """On boards, also where they clip names; on cards, buttons and entries of selects; in the log and in digests."""
    game, counts = ALL_GAMES[key], Counter[str]()
    seats = game.meta.seats[-1]
    turns = recorded(game, seats, 2 * seats)
    for turn in some(turns):
        if not turn.after.over:
            for kind, told in readable(seated(turn.after, seats, locale)):
                counts[kind] += count(told)
    first = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(seats)]
    past = Past(EVERY, game.meta.key, locale, NAMES[:seats], Known(), first)
    heard = overheard(((turn.after.step, event) for turn in turns for event in turn.events), 0)
    counts["log"] += sum(count(past.line(each) or "") for each in heard)
    counts["digest"] += count("\n".join(telling.digested(digest(heard, 0), past, 0)))
    counts["channel"] += count("\n".join(each.text for each in telling.turns(heard, past)))
    for kind in ("board", "crowded board", "card", "waiting", "log", "digest", "channel"):
        assert counts[kind], f"{kind} names nobody"


async def test_buttons_and_suggestions_have_signs(s: Scene) -> None:
    await dealt(s, "steal")
    assert "Steal from 🔵 Bob" in labels(s.dms(s.ann)[-1])
    offered = await s.discord.people.autocomplete(s.ann, s.hall, "table replace", "seat", "")
    assert [each["name"] for each in offered.choices] == ["1. 🟥 Ann", "2. 🔵 Bob"]


async def test_a_lobby_has_none_and_the_start_says_whose_is_which(s: Scene) -> None:
    """Whoever sits where is not settled before."""
    card = await s.lobby(s.bob, seats=2)
    shown = [text(card), said(await s.slash(s.cid, "table board")), said(await s.slash(s.cid, "table who"))]
    assert [sign for sign in SIGNS if any(sign in each for each in shown)] == []
    assert all("Bob" in each for each in shown)
    await s.begin()
    start = next(text(message) for message in s.shown() if "The game begins!" in text(message))
    assert "**1.** 🟥 Ann\n**2.** 🔵 Bob" in start
    assert "🔵 Bob" in text(s.having("i"))


@pytest.mark.parametrize("sign", [*SIGNS, STAR])
def test_nobody_can_put_on_a_sign(sign: str) -> None:
    assert tame(f"{sign} Bob") == tame(f"B{sign}ob") == tame(f"{sign}\ufe0fBob{sign}") == "Bob"
    assert tame(sign) == "?"
    names = ("Ann", instead("Bob"))
    assert KIT.voice("en").drawn(signed(names)) == ("Ann", "Bob (bot)")
    assert KIT.voice("ru").drawn(signed(names)) == ("Ann", "Bob (бот)")


async def test_who_is_called_like_a_sign_has_that_of_their_seat(s: Scene) -> None:
    s.bob["global_name"] = "🟥 Ann 🟥"
    await s.table(s.bob)
    assert "🔵 Ann: coins" in text(s.having("i"))
    assert text(s.having("i")).count("🟥") == text(s.having("i")).count("🟥 Ann")
    assert not any("🟥 Ann" in label for message in s.dms(s.ann) for label in labels(message))


def test_games_have_no_more_seats_than_there_are_signs() -> None:
    """:func:`signed` has one for each."""
    assert max(game.meta.seats[-1] for game in ALL_GAMES.values()) <= len(SIGNS)
    assert signed(f"{seat}" for seat in range(len(SIGNS))) == tuple(f"{sign} {at}" for at, sign in enumerate(SIGNS))


async def test_they_stay_when_it_is_over(s: Scene) -> None:
    table = await s.table(s.bob)
    await s.finish(table)
    result = s.having("again")
    assert "🟥 Ann" in text(result)
    assert "🔵 Bob" in said(await s.slash(s.cid, "table log"))
    assert "🟥 Ann" in said(await s.slash(s.cid, "table board"))
