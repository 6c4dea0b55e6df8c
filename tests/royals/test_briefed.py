"""What somebody who comes back reads before all else, and what a question and a hand say by themselves."""

import pytest

from bot.languages import SHIPPED
from bot.play.brief import Since, news
from bot.play.past import Past
from bot.play.told import Told, joined
from engines.core.digest import Heard
from engines.core.event import Event
from engines.royals import GAME
from engines.royals import events as e
from persistence.records import Known
from persistence.sittings import Sitting
from tests.kits import EVERY
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene

SITTINGS = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(3)]
PLACES = (
    e.Place(seat=B, influence=4, value=9, ahead_by="influence"),
    e.Place(seat=C, influence=3, value=4, ahead_by="influence"),
    e.Place(seat=A, influence=1, value=0, ahead_by=None),
)


def past(locale: str = "en") -> Past:
    return Past(EVERY, "royals", locale, ("Ann", "Bob", "Cid"), Known(), SITTINGS)


def said(play: Scene, *events: Event, locale: str = "en") -> str:
    heard = [Heard(5, event) for event in (e.TurnBegan(seat=B, number=3), *events)]
    return news(heard, past(locale), A, 800, view=play.match.view(A), since=Since(begun=True)).tidings


HANDS = {B: "fr4"}
LOST = {
    "en": "❗ You lost the title of **Marshal** to 🔵 Bob",
    "ru": "❗ Вы потеряли титул **Маршал**: впереди 🔵 Bob",
    "bg": "❗ Ти загуби титлата **Маршал**, сега начело: 🔵 Bob",
}


def hits(locale: str, cubes: tuple[int, int, int], *claims: str) -> Told:
    """What Ann reads once Bob has claimed these, after those *cubes* lay on the title of marshal."""
    play = scene(hands=HANDS, titles={"marshal": cubes}, holders={"london_king": C}, seat=B)
    known = len(play.events)
    for noble in claims:
        play.claim(noble)
    heard = [Heard(5, event) for event in (e.TurnBegan(seat=B, number=3), *play.events[known:])]
    heard = [each for each in heard if each.event.heard(A)]
    return news(heard, past(locale), A, 800, view=play.match.view(A), since=Since(begun=True, step=5))


@pytest.mark.parametrize("locale", LOST)
def test_a_title_that_somebody_has_overtaken_the_reader_in_is_lost_in_words_too(locale: str) -> None:
    """RY-7.5: the card said that nobody had harmed her, and the picture below it that she had lost a title."""
    told = hits(locale, (1, 1, 0), "lyon_marshal")
    assert LOST[locale] in told.hits.split("\n")
    assert past(locale).voice.tell("nobody-harmed-but", what="").rstrip(" .") not in told.calm
    spared = hits(locale, (3, 1, 0), "lyon_marshal")
    assert (spared.hits, spared.calm != "") == ("", True), "she still has it alone"


def test_a_title_that_is_shared_by_now_is_half_lost() -> None:
    """RY-7.5: eight points became four, and neither the picture nor a word said so."""
    assert hits("en", (1, 0, 0), "lyon_marshal").hits == "❗ You share the title of **Marshal** with 🔵 Bob now"
    assert hits("en", (1, 0, 1), "lyon_marshal").hits == (
        "❗ You lost the title of **Marshal**: three or more are level, so nobody has it"
    )


def test_what_was_taken_from_the_reader_is_told_once_and_to_them() -> None:
    """RY-11.3: the same lead stood in two lines, one below the other, each naming the robber twice and the reader by
    her own name."""
    lead = e.LeadChanged(country=0, seat=B, before=A)
    drew = e.TookFromRow(seat=B, country=0)
    heard = [Heard(5, event) for event in (e.TurnBegan(seat=B, number=3), drew, lead)]
    view = scene().match.view(A)
    told = news(heard, past(), A, 800, view=view, since=Since(begun=True))
    assert told.hits == "❗ **🔵 Bob** — takes the lead in France from you"
    assert told.rest == told.first == "▸ **🔵 Bob**, turn 3 — takes 🇫🇷 from the row"
    bare = news([heard[0], heard[2]], past(), A, 800, view=view, since=Since(begun=True))
    assert (bare.rest, bare.hits) == ("", told.hits), "a heading alone tells nothing"
    for locale in SHIPPED.tags:
        there = news(heard, past(locale), A, 800, view=view, since=Since(begun=True))
        assert (there.hits + there.rest).count("🔵 Bob") == 2
        assert "Ann" not in there.hits + there.rest


def test_how_a_period_has_ended_is_told_once() -> None:
    """RY-7.1: the scoring stood there as a line of flags and again as a list, and the map a scroll further away."""
    ending = e.PeriodEnding(period=0, still=())
    scored = e.CountryScored(period=0, country=0, places=PLACES, unclaimed=())
    turn = (e.TurnBegan(seat=B, number=3), e.TookFromRow(seat=B, country=0), ending, scored, e.PeriodBegan(period=1))
    heard = [Heard(5, event) for event in turn]
    told = news(heard, past(), A, 800, view=scene(period="1680").match.view(A), since=Since(begun=True))
    assert "🇫🇷 🔵 +9, 🔔 +4 · Period 1680 begins" in told.tidings
    assert told.rest == "▸ **🔵 Bob**, turn 3 — takes 🇫🇷 from the row"


def long(*turns: tuple[Event, ...], mine: tuple[Event, ...] = ()) -> Told:
    """What Ann reads of so many turns that they do not fit on one screen, in which she has begun one herself."""
    heard = [Heard(5 + at, event) for at, turn in enumerate(turns) for event in turn]
    heard += [Heard(9, event, played=not event.closes) for event in mine]
    told = news(heard, past(), A, 5000, view=scene(period="1680").match.view(A), since=Since(begun=True, step=5))
    assert "below" in told.first
    return told


def took(seat: int, noble: int, ousted: int | None) -> Event:
    return e.Claimed(seat=seat, noble=noble, ousted=ousted, country=(1, 0, 0, 0), intrigue=(0, 0, 0, 0, 0, 0))


def began(seat: int, number: int = 3) -> tuple[Event, ...]:
    return (e.TurnBegan(seat=seat, number=number), *(e.TookFromRow(seat=seat, country=at) for at in (0, 1)))


def test_of_a_long_page_too_nothing_is_said_twice() -> None:
    """RY-5.12: a newcomer read each capture that hit her in the headline and again in the turn below it, that the
    deck had run out twice, and what others had done to each other in the turns and right below them."""
    lead = e.LeadChanged(country=1, seat=C, before=B)
    bobs = (*began(B), took(B, 4, A), took(B, 5, A), e.LeadChanged(country=0, seat=B, before=A))
    cids = (*began(C), took(C, 6, B), took(C, 8, B), lead)
    ending = e.PeriodEnding(period=1, still=(B, C))
    told = long(bobs, cids, mine=(*began(A, 4), ending))
    page = joined(told.tidings, told.hits, told.rest, told.calm)
    assert told.hits.count("⚔ captures") == 2
    for said in (told.hits.partition(" — ")[2].split("; ")[0], "takes the lead in France from you", "has run out"):
        assert page.count(said) == 1, said
    line = (past().line(Heard(6, lead)) or "").rstrip(".")
    assert (line in told.rest, page.count(line), line in told.first) == (True, 1, True)
    assert "▸ **🔵 Bob**, turn 3 — takes 🇫🇷" in told.rest, "all else that he did"
    assert "Catch up" not in page, "nothing is left out"


def test_whoever_has_hit_the_reader_in_two_turns_is_told_of_in_both() -> None:
    """The headline names no turn, so it would not say in which of them it was."""
    told = long((*began(B), took(B, 4, A)), (*began(C), took(C, 6, B), took(C, 8, B)), (*began(B, 4), took(B, 5, A)))
    assert (told.hits.count("captures"), told.rest.count("from you")) == (2, 2)


def test_a_scoring_is_told_once_on_a_long_page_too() -> None:
    """RY-7.1: it stood there as a line of flags and again as a list, below a turn of the reader's in which she had done
    nothing new, as if it were hers. Why each got what they got is a press away."""
    scored = e.CountryScored(period=0, country=0, places=PLACES, unclaimed=())
    empty = e.CountryScored(period=0, country=1, places=PLACES[2:], unclaimed=(8,))
    turns = [(*began(seat), took(seat, 4 + seat, None), took(seat, 8 + seat, None)) for seat in (B, C)]
    told = long(*turns, mine=(e.TurnBegan(seat=A, number=4), scored, empty, e.PeriodBegan(period=1)))
    assert "🇫🇷 🔵 +9, 🔔 +4 · Period 1680 begins" in told.tidings
    assert "influence 4" not in told.rest
    cut, *rest = told.rest.split("\n")
    assert cut == "-# In brief: **Catch up** tells all of it."
    assert [each for each in rest if "Ann" in each and "▸" in each] == [], "no heading of hers"
    assert rest[-1] == f"- {(past().line(Heard(9, empty)) or '').rstrip('.')}", "what no headline tells is"


def own(play: Scene, locale: str = "en") -> list[str]:
    page = GAME.presenter.own(play.match.view(A))
    assert page is not None
    say = past(locale).voice
    return [say(each) for part in page.sections for each in (*((part.heading,) if part.heading else ()), *part.lines)]


def test_that_a_period_has_ended_is_a_headline_with_what_it_brought() -> None:
    """RY-5.30, 7.1: a newcomer in words read "Which cards?" as always, and only far below that a period was over. As
    soon as the deck has run out it is said that the period ends, and once it is scored who got how much."""
    ending = e.PeriodEnding(period=0, still=(C,))
    scored = e.CountryScored(period=0, country=0, places=PLACES, unclaimed=())
    nobody = e.CountryScored(period=0, country=1, places=PLACES[2:], unclaimed=(8,))
    assert said(scene(), ending) == (
        "**⏳ The country deck has run out: 1648 ends with this round. Still to play: 🔔 Cid**"
    )
    assert said(scene(period="1680"), ending, scored, nobody, e.PeriodBegan(period=1)) == (
        "**⏳ Period 1648 is over and has been scored**\n🇫🇷 🔵 +9, 🔔 +4 · Period 1680 begins"
    )
    for locale in SHIPPED.tags:
        first, second = said(scene(period="1680"), ending, scored, locale=locale).split("\n")
        assert "1648" in first
        assert "🔵 +9, 🔔 +4" in second
    stand = e.PointsStand(points=((A, 3), (B, 9)))
    assert "Points so far: 🔵 9, 🟥 3" in said(scene(period="1680"), ending, stand)


@pytest.mark.parametrize(
    ("holders", "told"),
    [
        ({"dijon_baron": B, "munich_duke": B, "london_king": C}, "· in most countries: 🔵 (2)"),
        ({"dijon_baron": B, "london_king": C}, ""),
        ({"dijon_baron": B}, ""),
    ],
)
def test_who_is_ahead_in_most_countries_is_said(holders: dict[str, int], told: str) -> None:
    """RY-8.17: who is in front overall could not be told; points are hidden, countries are not."""
    (line,) = GAME.presenter.score(scene(holders=holders).match.view(A))
    assert ("most countries" in past().voice(line), told in past().voice(line)) == (bool(told), True)


def test_the_question_names_the_open_cards() -> None:
    """RY-5.3: what it is about stood only on the buttons, at the other end of the page."""
    play = scene(phase="draw", row="gb de es")
    for locale in SHIPPED.tags:
        assert "🇩🇪, 🇬🇧, 🇪🇸" in past(locale).voice(play.menu().prompt)
    first = scene(phase="draw", row="gb de es", first=True)
    assert "Open: 🇩🇪, 🇬🇧, 🇪🇸" in past().voice(first.menu().prompt)


def test_a_full_hand_says_what_becomes_of_more() -> None:
    """RY-5.28: with twelve of twelve cards a newcomer was offered three more, without a word on what then."""
    more = "At most 12 country cards and 4 intrigue cards are kept at the end of a turn: what is more is discarded"
    assert more in own(scene(hands={A: "fr6 de4"}, phase="draw"))
    assert more not in own(scene(hands={A: "fr6 de3"}, phase="draw"))
    assert more in own(scene(hands={A: "fr1 + fr-es4"}, phase="draw"))


def test_what_a_joker_is_stands_where_jokers_are_counted() -> None:
    """RY-5.33: "(1 🃏)" beside a price, and a newcomer could not guess what that was."""
    (told,) = [line for line in own(scene(hands={A: "fr6 de5"}, phase="draw", seat=B)) if "🃏: jokers" in line]
    assert "3 other country cards or 2 other intrigue cards in place of one that is missing" in told
