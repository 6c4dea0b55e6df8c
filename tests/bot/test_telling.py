"""Digests in words: what is a reader's own is always among them, what is cut is said, and lines can be read."""

from pathlib import Path
from typing import Any

import pytest

from bot.play import cards, telling
from bot.play.loaded import Spot
from bot.play.past import Past
from bot.play.telling import Turn, shortened, turn, turns
from bot.ui.limits import clip
from engines import GAMES
from engines.bellum_magica import events as bellum
from engines.core.chair import Seated
from engines.core.digest import Heard, digest
from engines.core.event import DECISIVE, Event, Undone
from engines.royals import events as royals
from engines.take_the_kingdom.events import plays, strife
from engines.take_the_kingdom.events import turns as kingdom
from persistence.records import Known
from persistence.sittings import Sitting
from tests.bot.reading import text
from tests.bot.scene import TOY, scene
from tests.kits import EVERY, KIT
from tests.petty_court.rules import DECK, Drew, Earned, Played, Rolled, Unsealed
from tests.playing import recorded, shown

TAKEN = {
    "en": "takes 🇪🇸, 🇫🇷, 🇩🇪 from the row",
    "ru": "берёт из ряда: 🇪🇸, 🇫🇷, 🇩🇪",
    "bg": "взема от реда: 🇪🇸, 🇫🇷, 🇩🇪",
}
SITTINGS = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(3)]


def past(locale: str = "en", *sittings: Sitting) -> Past:
    known = Known(people=(("p0", "Ann"), ("p1", "Bob"), ("p2", "Cid")))
    return Past(KIT, TOY, locale, ("Ann", "Bob", "Cid"), known, [*SITTINGS, *sittings])


def rounds(*each: tuple[Event, ...]) -> list[Heard]:
    """So many rounds, in which that happens."""
    opening = Unsealed(bids=(1, None, 2))
    return [Heard(step, event) for step, events in enumerate(each) for event in (opening, *events)]


def test_a_line_names_whose_it_is_once() -> None:
    told = rounds((Played(seat=1, ref="volley"), Rolled(seat=1, die=4), Seated(seat=2, change="resign")))
    lines = telling.digested(digest(told, 0), past(), 0)
    assert lines == ["**🔵 Bob** — plays Volley; rolls 4", "**🔔 Cid** — resigns; a steward plays on"]


@pytest.mark.parametrize(
    ("seat", "until", "said"),
    [
        (0, 1000, "🟥 Ann lends the seat to 🟥 Cid until <t:1:f>; 🔵 Bob takes 🇪🇸, 🇫🇷 from the row"),
        (1, 1000, "lends the seat to 🔵 Cid until <t:1:f>; 🔵 Cid takes 🇪🇸, 🇫🇷 from the row"),
        (1, None, "🔵 Cid takes over from 🔵 Bob; takes 🇪🇸, 🇫🇷 from the row"),
    ],
)
def test_when_somebody_has_come_or_gone_it_is_said_whose_it_is(seat: int, until: int | None, said: str) -> None:
    """Else it would be the doing of whoever was named last."""
    sat = [*SITTINGS[:2], Sitting(step=1, seat=seat, person="p2", until=until)]
    taken = (royals.TookFromRow(seat=1, country=country) for country in (3, 0))
    events = royals.TurnBegan(seat=1, number=3), Seated(seat=seat, change="sit"), *taken
    names, known = ["Ann", "Bob"], Known(people=(("p0", "Ann"), ("p1", "Bob")))
    names[seat] = "Cid"
    told = Past(EVERY, "royals", "en", names, known, sat)
    heard = [Heard(min(step, 1), event) for step, event in enumerate(events)]
    assert turn(heard, told) == [f"▸ **🔵 Bob**, turn 3 — {said}"]


def test_what_somebody_did_comes_before_what_came_of_it() -> None:
    """As the table is asked whether it is taken back."""
    told = Past(EVERY, "royals", "en", ("Ann", "Bob"), Known(), SITTINGS[:2])
    lead, drew = royals.LeadChanged(country=0, seat=1, before=0), royals.TookFromRow(seat=0, country=3)
    ended = royals.TurnBegan(seat=1, number=3)
    for events, said in (
        ((lead, ended, drew), "🟥 Ann takes 🇪🇸 from the row."),
        ((lead, ended), "▸ **🔵 Bob**, turn 3"),
    ):
        heard = [Heard(1, event) for event in events]
        assert telling.deed(heard, told, 0) == said
    assert telling.deed([], told, 0) is None


def test_what_is_said_again_and_again_is_said_once() -> None:
    """Lines that follow each other, and what was taken one after the other in a turn."""
    told = rounds(*((Earned(seat=seat, coins=1),) for seat in (1, 1, 1, 0, 1)))
    lines = telling.digested(digest(told, None), past(), None)
    assert lines == ["**🔵 Bob** — gains 1 coin (×3)", "**🟥 Ann** — gains 1 coin", "**🔵 Bob** — gains 1 coin"]
    taken = [royals.TookFromRow(seat=1, country=country) for country in (3, 0, 1)]
    span = [Heard(1, event) for event in (royals.TurnBegan(seat=1, number=3), *taken)]
    for locale, said in TAKEN.items():
        told_there = Past(EVERY, "royals", locale, ("Ann", "Bob"), Known(), SITTINGS[:2])
        (line,) = telling.digested(digest(span, 0), told_there, 0)
        assert line.partition(" — ")[2] == said


def test_what_others_do_to_the_reader_stands_out() -> None:
    cards = {"country": (1, 0, 0, 0), "intrigue": (0,) * 6}
    taken = royals.Claimed(seat=1, noble=4, ousted=0, **cards), royals.LeadChanged(country=0, seat=1, before=0)
    span = [Heard(1, event) for event in (royals.TurnBegan(seat=1, number=3), *taken)]
    told = Past(EVERY, "royals", "en", ("Ann", "Bob"), Known(), SITTINGS[:2])
    (line,) = telling.digested(digest(span, 0), told, 0)
    assert line == (
        "❗ ▸ **🔵 Bob**, turn 3 — ⚔ captures **Lyon · Marshal** from you: 1 🇫🇷; takes the lead in France from you"
    )
    for reader in (1, None):
        (said,) = telling.digested(digest(span, reader), told, reader)
        assert said == (
            "▸ **🔵 Bob**, turn 3 — ⚔ captures **Lyon · Marshal** from 🟥 Ann: 1 🇫🇷; "
            "France: 🔵 Bob takes the lead from 🟥 Ann"
        )


def test_whatever_costs_the_reader_something_stands_out() -> None:
    """In their own turn too, and where nobody alone has done it."""
    hurt = strife.Damaged(owner=0, place=0, card="walls", amount=2, left=1)
    told = Past(EVERY, "take_the_kingdom", "en", ("Ann", "Bob"), Known(), SITTINGS[:2])
    for span in ([kingdom.TurnStarted(seat=0, extra=False, opening=False), hurt], [hurt]):
        for reader in (0, 1, None):
            (line,) = telling.digested(digest([Heard(1, event) for event in span], reader), told, reader)
            assert (f"{telling.ALERT} Fort of 🟥 Ann" in line) == (reader == 0)
            assert not line.startswith(f"{telling.ALERT} ▸"), "never before what they did themselves"


def test_what_stopped_a_deed_is_never_left_out_of_a_turn() -> None:
    """However many other things its line tells, and however little room there is."""
    hit = plays.Hit(owner=0, place=0, amount=3, first=None)
    attack = plays.AttackDeclared(seat=1, card="battering_ram", boosters=(), damage=3, hits=(hit,))
    stopped = plays.Blocked(seat=0, by="sabotage", against="battering_ram", whole=True)
    foiled = plays.Foiled(seat=1, card="battering_ram")
    built = [plays.Built(seat=1, card="walls", place=place, replaced=None) for place in range(8)]
    began = kingdom.TurnStarted(seat=1, extra=False, opening=False)
    span = [Heard(1, event) for event in (began, *built[:4], attack, stopped, foiled, *built[4:])]
    told = Past(EVERY, "take_the_kingdom", "en", ("Ann", "Bob"), Known(), SITTINGS[:2])
    said = "Fort of 🟥 Ann: 3 damage; 🛡 🟥 Ann answers Battering Ram with Sabotage: the whole attack stops; "
    for points in (4, 2, 1):
        (line,) = turn(span, told, points)
        assert said in line
        assert "comes to nothing" in line


@pytest.mark.parametrize(("locale", "row"), [("en", "row"), ("ru", "ряд"), ("bg", "редица")])
def test_the_heading_of_a_day_has_all_rows_that_were_rolled(locale: str, row: str) -> None:
    """And who paid stands among what settled the row, in its order."""
    rolls = [bellum.Rolled(day=9, captain=0, row=row, number=at) for at, row in enumerate((6, 3, 1), start=1)]
    paid = [
        bellum.Treated(seat=seat, payment="spell", row=row, new=new, left=0)
        for seat, row, new in ((1, 6, 3), (0, 3, 1))
    ]
    harvest = bellum.Harvested(row=1, crops=())
    day = (bellum.DayBegan(day=9, captain=0), rolls[0], paid[0], rolls[1], paid[1], rolls[2], harvest)
    told = Past(EVERY, "bellum_magica", locale, ("Ann", "Bob"), Known(), SITTINGS[:2])
    (line,) = telling.digested(digest([Heard(1, event) for event in day], None), told, None)
    head, _, rest = line.partition(" — ")
    assert head.endswith(f"{row} **6 → 3 → 1**")
    assert rest.index("Bob") < rest.index("Ann") < rest.index("🌾")


def test_how_a_part_of_the_match_ended_is_listed_below_what_led_there() -> None:
    """Each in a line of its own, whomever it names."""
    places = tuple(royals.Place(seat=seat, influence=2, value=4, ahead_by=None) for seat in (0, 1))
    scored = royals.CountryScored(period=0, country=0, places=places, unclaimed=())
    ending, over = royals.PeriodEnding(period=0, still=()), royals.MatchEnded(why="scored", winners=(1,))
    drew = royals.DrewUnseen(seat=1, deck="country", count=3)
    span = [Heard(1, event) for event in (royals.TurnBegan(seat=1, number=3), ending, drew, scored, over)]
    told = Past(EVERY, "royals", "en", ("Ann", "Bob"), Known(), SITTINGS[:2])
    for reader in (0, None):
        assert "\n".join(telling.digested(digest(span, reader), told, reader)).splitlines() == [
            "▸ **🔵 Bob**, turn 3 — draws 3 country cards from the deck",
            "- ⏳ The country deck has run out: **1648** ends with this turn",
            "- **1648 · France**: 🟥 Ann +4 (influence 2), 🔵 Bob +4 (influence 2)",
            "- **🏁 The match is over. 🔵 Bob wins**",
        ]


def test_a_turn_says_less_where_there_is_less_room() -> None:
    span = tuple(rounds((Played(seat=0, ref="volley"), Rolled(seat=0, die=4), Earned(seat=0, coins=2))))
    whole = Turn(Spot(0), span, "\n".join(turn(span, past(), 4)))
    assert shortened(whole, past(), 1000) == whole.text
    less = shortened(whole, past(), len(whole.text) - 1)
    assert "and 2 more" in less
    assert len(shortened(whole, past(), 30)) <= 30


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_call_quotes_whatever_decides(game: Any) -> None:
    """What a reader missed: "taken from Bob, lost 2, killed 4 (4 rolls), and with it the HQ…", cut there. A turn in
    more letters than there is room for says less, and of what weighs most the latest."""
    seats, heard, decisive = game.meta.seats[-2], list[Heard](), 0
    names = ("Ann", "Bob", "Cid", "Dora", "Eva")[:seats]
    sat = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(seats)]
    known_as = Known(people=tuple((f"p{seat}", name) for seat, name in enumerate(names)))
    told = Past(EVERY, game.meta.key, "en", names, known_as, sat)
    for step, each in enumerate(recorded(game, seats, seats), 1):
        heard = [known for known in heard if known.step > step - 30]
        heard += [Heard(step, event) for event in shown(each.events, None)]
        if step % 4 or each.after.over:
            continue
        quoted, whole = (telling.newest(heard, told, 3, room) for room in (cards.PROMPT, 10_000))
        lines = [told.line(each) for each in heard if each.event.weighs() == DECISIVE]
        ends = [said.rstrip(".!")[-20:] for said in lines if said]
        for brief, all_of_it in zip(quoted, whole, strict=True):
            decides = [end for end in ends if end in all_of_it]
            decisive += len(decides)
            assert not decides or any(end in clip(brief, 2 * cards.PROMPT) for end in decides), (brief, all_of_it)
    assert decisive


def test_a_call_says_nothing_of_a_turn_that_has_but_begun() -> None:
    begun = rounds((Played(seat=1, ref="volley"),), ())
    assert telling.newest(begun, past(), 3, 200)[-1] == "**🔵 Bob** — plays Volley"


def test_what_was_taken_back_in_the_same_turn_is_left_out() -> None:
    """What was taken back in a later one stands in another message, and people have read it there."""
    opening, played, earned = rounds((Played(seat=1, ref="volley"), Earned(seat=1, coins=2)))
    back = Heard(2, Undone(seat=1, agreed=False))
    said = "The bids are opened: 🟥 Ann 1, 🔔 Cid 2"
    struck = played._replace(struck=True)
    assert turn((opening, struck, back, earned), past()) == [said, "**🔵 Bob** — ↩ takes a move back; gains 2 coins"]
    assert turn((opening, struck), past()) == [said, "**🔵 Bob** — plays Volley"]


def test_a_turn_has_its_place_in_the_log() -> None:
    """As many lines come before it in its step: so a message can begin with it."""
    told = [Heard(3, Rolled(seat=0, die=1)), *(Heard(3, each.event) for each in rounds((Rolled(seat=1, die=2),)))]
    assert [each.at for each in turns(told, past())] == [Spot(3), Spot(3, 1)]
    assert [each.text for each in turns(told, past(), Spot(3, 1))] == [turns(told, past())[1].text]


def test_names_are_those_of_then() -> None:
    said = "🔵 Cid takes over from 🔵 Bob."
    moved = [Sitting(step=0, seat=1, person="p1"), Sitting(step=5, seat=1, person="p2")]
    told = Past(KIT, TOY, "en", ("Ann", "Cid"), Known(people=(("p1", "Bob"),)), [SITTINGS[0], *moved])
    assert [told.names(step)[1] for step in (0, 4, 5, 9)] == ["🔵 Bob", "🔵 Bob", "🔵 Cid", "🔵 Cid"]
    assert told.line(Heard(5, Seated(seat=1, change="sit"))) == said
    resigned, sat = (Heard(step, Seated(seat=1, change=what)) for step, what in ((4, "resign"), (5, "sit")))  # type: ignore[arg-type]
    assert telling.details([resigned, sat], told)[1] == said


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "🔵 Bob was told: *You draw Volley*"),
        ("bg", "🔵 Bob прочете: *Теглите „Залп“*"),
        ("ru", "🔵 Bob видит: *Вы берёте карту «Залп»*"),
    ],
)
def test_you_is_whoever_had_the_seat_then(locale: str, told: str) -> None:
    """Somebody who has taken it over reads whose doing it was; their own they read as ever."""
    heard = [Heard(step, Drew(owners=(1,), card=DECK.index("volley"))) for step in (4, 5)]
    lines = telling.details(heard, past(locale, Sitting(step=5, seat=1, person="p2")))
    assert lines[0] == told
    assert lines[1].removesuffix(".") in told
    assert "Bob" not in lines[1]


def test_a_secret_that_names_its_owner_needs_no_more() -> None:
    moved = [Sitting(step=0, seat=1, person="p1"), Sitting(step=5, seat=1, person="p2")]
    told = Past(EVERY, "take_the_kingdom", "en", ("Ann", "Cid"), Known(people=(("p1", "Bob"),)), moved)
    said = told.line(Heard(2, kingdom.Drew(owners=(1,), cards=("mercy",), how="turn")))
    assert said
    assert said.startswith("🔵 Bob draws")


def test_a_former_player_has_no_name() -> None:
    """Whoever has asked to be forgotten; and a steward that was there at first is called as stewards are."""
    gone = [Sitting(step=0, seat=0, person="stand-in"), Sitting(step=0, seat=1, person="")]
    came = [Sitting(step=2, seat=seat, person=f"p{seat}") for seat in (0, 1)]
    told = Past(KIT, TOY, "en", ("Ann", "Bob"), Known(), [*gone, *came])
    assert told.names(1) == ("🟥 a former player", "🔵 Steward 2")


async def test_the_heading_of_a_turn_that_has_but_begun_does_not_stand_on_the_card(tmp_path: Path) -> None:
    """A newcomer read "▸ Round 6: Ann" with nothing behind it while she was thinking."""
    async with scene(tmp_path / "x.sqlite3", kit=EVERY) as s:
        await s.table(s.bob, s.cid, game="royals")
        card = text(s.having("o"))
        assert "Waiting for" in card
        assert "▸" not in card
