"""What a card tells of what its reader has missed: what was done to them, who is ahead, and how much is cut."""

import re

import pytest

from bot.play import brief, telling
from bot.play.brief import BLOWS, OWN, Since, news
from bot.play.news import within
from bot.play.past import Past
from bot.play.told import Told
from engines.core.digest import Heard
from engines.core.event import Event
from engines.royals import events as royals
from engines.take_the_kingdom.events import strife
from engines.take_the_kingdom.events import turns as kingdom
from persistence.records import Known
from tests.bot.test_telling import SITTINGS, past, rounds
from tests.kits import EVERY, voice
from tests.petty_court.rules import Earned


def test_however_little_room_there_is_what_is_ones_own_is_told() -> None:
    told = rounds(*((Earned(seat=1, coins=n + 1), Earned(seat=0, coins=n + 1)) for n in range(10)))
    for room in (0, 20, 5000):
        said = news(told, past(), 0, room).news
        assert [f"**🟥 Ann** — gains {n + 1} coin" in said for n in range(10)] == [True] * 10
        assert (room == 5000) == ("**🔵 Bob** — gains 10 coins" in said)
        assert said.startswith("-# Left out: ")


def test_what_even_so_does_not_fit_is_a_press_away() -> None:
    told = rounds(*((Earned(seat=0, coins=coins),) for coins in range(1, 401)))
    said = news(told, past(), 0, 100).news
    assert OWN // 2 < len(said) < OWN + 200
    assert said.startswith("-# Left out: 329 turns. **Catch up** tells all of it.\n**🟥 Ann** — gains 330 coins\n")
    assert said.endswith("**🟥 Ann** — gains 400 coins")
    assert news([], past(), 0, 100, since=Since(more=True)).news == "-# In brief: **Catch up** tells all of it."
    assert news([], past(), 0, 100) == Told()


def test_what_has_cost_the_reader_something_is_the_headline_and_its_turn_is_told_once() -> None:
    """As far as there is room, with how much more there is. A newcomer read a turn in two pieces around her own, both
    with its heading, and took the second one for another attack."""
    cards = {"country": (1, 0, 0, 0), "intrigue": (0,) * 6}
    turns = [
        (royals.TurnBegan(seat=1, number=n), royals.DrewUnseen(seat=1, deck="country", count=3), taken)
        for n in range(1, 30)
        for taken in (royals.Claimed(seat=1, noble=4, ousted=None if n % 2 else 0, **cards),)
    ]
    heard = [Heard(step, event) for step, events in enumerate(turns) for event in events]
    told = news(heard, Past(EVERY, "royals", "en", ("Ann", "Bob"), Known(), SITTINGS[:2]), 0, 800)
    *hits, more = told.hits.split("\n")
    lost = "⚔ captures **Lyon · Marshal** from you: 1 🇫🇷"
    assert set(hits) == {f"❗ **🔵 Bob** — {lost}"}
    assert more == f"-# and {14 - len(hits)} more"
    assert BLOWS // 2 < len(told.hits) <= BLOWS * 2
    heads = [each.partition(" — ")[0] for each in told.rest.split("\n")]
    assert len(set(heads)) == len(heads), "no turn looks like two"
    numbers = [int(each.rpartition(" ")[2]) for each in heads if "turn" in each and "▸" in each]
    assert numbers == sorted(numbers), "in order"
    assert f"❗ ▸ **🔵 Bob**, turn 28 — draws 3 country cards from the deck; {lost}" in told.rest
    assert told.first == "-# ⬇️ The rest stands below."
    few = news(heard[-3:], Past(EVERY, "royals", "en", ("Ann", "Bob"), Known(), SITTINGS[:2]), 0, 800)
    assert few.first == few.rest == few.news != few.hits == ""


def test_that_ones_time_was_up_is_the_headline() -> None:
    """A newcomer who came back after a day was asked about one attack, and read far below that another had been
    answered for her."""
    told = news(rounds((Earned(seat=1, coins=1),)), past(), 0, 800, since=Since(begun=True, late=1))
    assert told.hits == "⏰ Your time was up: the match went on without your answer."
    assert told.hits in told.news
    assert told.hits not in told.rest + told.first, "it is said once on a card"


def test_that_nobody_has_done_anything_to_the_reader_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as they have had a turn, and unless only they themselves have done something since."""
    quiet, calm = rounds((Earned(seat=1, coins=1),)), "-# Nobody has harmed you since your last turn."
    assert news(quiet, past(), 0, 800).first == news(quiet, past(), 0, 800).news
    for told in (
        news(quiet, past(), 0, 800, since=Since(begun=True)),
        news(quiet, past(), 0, 800, since=Since(begun=True, first=False)),
    ):
        assert (told.first.split("\n")[0], told.calm) == (calm, calm), "at the top, or at the question"
    assert news([], past(), 0, 800, since=Since(begun=True)).first == "-# Nothing has happened since your last turn."
    own = [each._replace(played=True) for each in quiet]
    for told in (
        news(own, past(), 0, 800, since=Since(begun=True)),
        news(quiet, past(), 0, 800, since=Since(begun=True, late=1)),
    ):
        assert calm not in told.first
    monkeypatch.setattr(brief, "SHORT", 10)
    assert news(quiet, past(), 0, 800, since=Since(begun=True)).calm == calm


@pytest.mark.parametrize("locale", ["en", "ru", "bg"])
def test_the_pointer_names_the_button(locale: str) -> None:
    say = voice(locale)
    for told in (say.tell("news-before"), say.tell("news-left", left=say.tell("turns-left", count=2))):
        assert f"**{say.tell('catch-up')}**" in told


def test_in_the_first_turn_of_all_nothing_is_said_to_have_spared_the_reader() -> None:
    """A newcomer read "Nobody has harmed you since your last turn" before anybody had had one."""
    other = rounds((Earned(seat=1, coins=1),))
    began = [Heard(1, royals.TurnBegan(seat=0, number=1))]
    told = Past(EVERY, "royals", "en", ("Ann", "Bob"), Known(), SITTINGS[:2])
    assert (
        news(began, told, 0, 800, since=Since(begun=True, first=True)).first
        == "-# The game begins: nobody has had a turn yet."
    )
    moved = [*began, Heard(2, royals.TookFromRow(seat=0, country=1), played=True)]
    mine = news(moved, told, 0, 800, since=Since(begun=True, first=True))
    assert (mine.calm, mine.first) == ("", mine.rest), "right below what they did it would not be true"
    assert mine.rest.startswith("▸ **🟥 Ann**, turn 1 — takes")
    assert (
        news(other, past(), 0, 800, since=Since(first=True)).first.split("\n")[0] == "-# Nobody has harmed you so far."
    )


def test_whether_somebody_has_had_a_turn_is_read_from_what_they_heard() -> None:
    """What is settled before the first turn is none; nor is one that goes on."""

    def first(*events: Event, mine: tuple[int, ...] = (0,)) -> bool:
        found = within([Heard(at, each, played=at in mine) for at, each in enumerate(events)], 0, whole=True)
        assert found
        return found.first

    dealt, drew = royals.PeriodEnding(period=0, still=()), royals.TookFromRow(seat=0, country=1)
    mine, theirs = (royals.TurnBegan(seat=seat, number=1) for seat in (0, 1))
    assert first(dealt, mine)
    assert first(dealt, mine, drew, mine=(0, 2)), "it goes on"
    assert first(dealt, theirs), "somebody else's"
    assert not first(dealt, mine, drew, theirs, mine=(0, 2))
    assert first(dealt, mine=()), "they have done nothing yet"


def test_who_is_ahead_by_what_happened_elsewhere_stands_in_the_first_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calm was all that a newcomer read of a round in which others fought for the lead; the latest of it is told, but
    not where the turns stand right beside it: another one read all of that twice."""
    kind = EVERY.games["royals"].presenter
    lead = [royals.LeadChanged(country=at, seat=1, before=2) for at in range(3)]
    turn = [Heard(1, event) for event in (royals.TurnBegan(seat=1, number=3), *lead)]
    told = Past(EVERY, "royals", "en", ("Ann", "Bob", "Cid"), Known(), SITTINGS)
    said = news(turn, told, 0, 800, since=Since(begun=True))
    one, two = ((told.line(each) or "").rstrip(".") for each in turn[-2:])
    assert kind.headline(None, lead[0]) is None, "its line is short enough"
    assert said.calm == said.first.split("\n")[0] == "-# Nobody has harmed you since your last turn."
    assert (one in said.rest, said.first.count(two)) == (True, 1)
    monkeypatch.setattr(brief, "SHORT", 10)
    said = news(turn, told, 0, 800, since=Since(begun=True))
    assert said.calm == "-# Nobody has harmed you since your last turn.", "above the question"
    assert said.first.split("\n")[0] == f"-# Nobody has harmed you. Elsewhere: {one}; {two}; and 1 more."
    lost = Heard(1, royals.LeadChanged(country=3, seat=1, before=0))
    assert (
        news([*turn, lost], told, 0, 800, since=Since(begun=True)).first.split("\n")[0]
        == f"-# Elsewhere: {one}; {two}; and 1 more."
    )
    assert "Nobody" not in news(turn, told, 1, 800, since=Since(begun=True)).first, "their own doing"


def test_every_turn_says_less_before_any_is_left_out() -> None:
    """Each of the others has a line, as long as there is room for so many, which says how much is cut of it: a newcomer
    read two counters of the same."""
    cards = {"country": (1, 0, 0, 0), "intrigue": (0,) * 6}
    took = [[royals.Claimed(seat=seat, noble=each, ousted=None, **cards) for each in range(9)] for seat in (1, 2)]
    turns = [(royals.TurnBegan(seat=seat, number=1), *each) for seat, each in zip((1, 2), took, strict=True)]
    heard = [Heard(step, event) for step, events in enumerate(turns) for event in events]
    told = Past(EVERY, "royals", "en", ("Ann", "Bob", "Cid"), Known(), SITTINGS)
    whole = len(news(heard, told, 0, 5000).news)
    said = news(heard, told, 0, whole // 2).news
    assert [f"▸ **{name}**, turn 1 — " in said for name in ("🔵 Bob", "🔔 Cid")] == [True, True]
    cut, *lines = said.split("\n")
    assert all(re.search(r"; and \d+ more$", line) for line in lines)
    assert cut == "-# In brief: **Catch up** tells all of it."


def test_what_somebody_has_done_themselves_does_not_stand_out() -> None:
    """In somebody else's turn either; whom their own deed has cost something has done nothing to them."""
    kingdoms = Past(EVERY, "take_the_kingdom", "en", ("Ann", "Bob"), Known(), SITTINGS[:2])
    fell = strife.Eliminated(seat=1, by=0)
    own: list[Event] = [kingdom.TurnStarted(seat=0, extra=False, opening=False), fell]
    assert telling.ALERT not in news([Heard(1, event) for event in own], kingdoms, 0, 800).news
    theirs = rounds((Earned(seat=1, coins=1), Earned(seat=0, coins=2)))
    assert telling.ALERT not in news(theirs, past(), 0, 800).news
