"""A game is laid out and taken up (RL-4.2): who may start where, and join (RL-4.3)."""

from typing import Any

import pytest

from bot.ui.limits import OPTION_LABEL
from engines.core.match import start
from engines.core.menu import Picked, Refused
from engines.core.move import Cancel
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import FACTIONS, NUMBER
from engines.risk_legacy.campaign.world import City, Land, World
from engines.risk_legacy.events.founding import FactionTaken, GameBegan, ScarDealt, Started, StartRolled
from engines.risk_legacy.events.turn import TurnBegan
from engines.risk_legacy.moves.founding import StartAt, TakeFaction
from engines.risk_legacy.rules.starts import entries, farthest, hindrance, starts
from engines.risk_legacy.state import State
from engines.risk_legacy.words.moves import Words
from tests.contract.catalogues import render
from tests.risk_legacy.arrange import Mark, land, opened, scene

PERU, ONTARIO, ALBERTA = (NUMBER[name] for name in ("peru", "ontario", "alberta"))


@pytest.mark.parametrize(
    ("people", "signed", "tokens", "missiles", "stars"),
    [
        (("ann", "bob", "cid"), ("bob", "cid", "cid"), (1, 0, 0), [0, 1, 2], [2, 1, 1]),
        (("ann", "", "cid"), ("ann",), (0, 1, 1), [1, 0, 0], [1, 2, 2]),
    ],
    ids=["EX-40", "nobody is nobody"],
)
def test_what_a_seat_begins_with(people: Any, signed: Any, tokens: Any, missiles: list[int], stars: list[int]) -> None:
    """RL-1.1, 4.2.2, EX-40: on 42 territories one of five factions and one headquarters with eight troops; a missile
    for each signature, or a star."""
    play = opened(people=people, world=land(signed=signed))
    assert [side.missiles for side in play.state.sides] == missiles
    assert [side.tokens for side in play.state.sides] == [("start",) * count for count in tokens]
    for _ in people:
        seat = play.mover
        play.clock()
        (home,) = play.state.held(seat)
        assert (play.state.fields[home].hq, len(play.state.fields), len(FACTIONS)) == (seat, 42, 5)
        assert [(started.seat, started.troops) for started in play.heard(Started)] == [(seat, 8)]
    assert [play.state.stars(seat) for seat in range(3)] == stars
    assert len({side.faction for side in play.state.sides}) == 3


def test_the_deck_and_the_row() -> None:
    """RL-4.2.3, 8.25: every card that was not destroyed; four of them face up; the oldest in slot 4."""
    play = opened(world=land({"peru": Mark(card=False)}))
    cards = play.state.cards
    assert (len(cards.deck), cards.pile, None in cards.row) == (37, 10, False)
    assert PERU not in (*cards.deck, *cards.row)
    assert [began.row for began in play.heard(GameBegan)] == [cards.row]


@pytest.mark.parametrize(("seats", "dealt"), [(5, False), (4, True)])
def test_scar_cards(seats: int, *, dealt: bool) -> None:
    """RL-3, 4.2.4, EX-40: of a pool of 4 five seats get none, four get one each: everybody knows that, and only the
    owner which."""
    play = opened(seats, world=land(played=("bunker", "ammo_shortage")))
    assert [side.scar is not None for side in play.state.sides] == [dealt] * seats
    assert (len(play.state.pool), play.heard(GameBegan)[0].scars) == (0 if dealt else 4, dealt)
    for seat in range(seats):
        assert [told.scar for told in play.heard(ScarDealt, seat)] == [play.state.sides[seat].scar] * dealt
    assert play.heard(ScarDealt) == []


def test_the_start_roll() -> None:
    """RL-4.2.5: those tied for the highest roll again until one is left."""
    for number in range(40):
        play = opened(4, rng=Rng(f"roll {number}"))
        (told,) = play.heard(StartRolled)
        rolling = [0, 1, 2, 3]
        for rolls in told.rounds:
            assert [seat for seat, _ in rolls] == rolling
            highest = max(die for _, die in rolls)
            rolling = [seat for seat, die in rolls if die == highest]
        assert rolling == [told.first] == [play.state.first]


def test_picks_go_clockwise_from_the_high_roller() -> None:
    """RL-4.2.6, 4.2.8: so do the turns; the first one is a normal turn with recruiting."""
    play = opened(4)
    order = play.state.clockwise(play.state.first)
    for seat in order:
        assert (play.mover, play.match.span) == (seat, "setup")
        play.clock()
    assert ([told.seat for told in play.heard(TurnBegan)], play.match.span) == ([order[0]], "turn")
    play.runs_out()
    assert play.mover == order[1]


def test_a_faction_and_a_place() -> None:
    """RL-4.2.6: headquarters and troops at once; nothing is settled before the place is."""
    play = opened()
    seat = play.mover
    play.does(TakeFaction(faction=3))
    assert play.events == ()
    play.does(Cancel(), TakeFaction(faction=2), StartAt(territory=PERU))
    side = play.state.sides[seat]
    assert (play.at("peru"), play.state.fields[PERU].hq) == ((seat, 8), seat)
    assert (side.faction, side.start, len(play.heard(FactionTaken))) == (2, PERU, 1)


def test_the_last_faction_is_not_asked_for() -> None:
    """RL-4.2.6: with one left the place is all there is to choose."""
    play = opened(5)
    for _ in range(4):
        play.clock()
    (left,) = {*range(len(FACTIONS))} - {side.faction for side in play.state.sides}
    seat = play.mover
    assert play.match.blocked(seat)
    play.does(play.offers(StartAt)[0])
    assert play.state.sides[seat].faction == left


def test_the_default_pick() -> None:
    """RL-4.2.6, DEFAULT: first free faction; with no headquarters yet, fewest links, then the order of the data; else
    the farthest from the nearest one, in links."""
    play = opened()
    first = play.mover
    play.clock()
    assert (play.state.sides[first].faction, play.state.sides[first].start) == (0, NUMBER["argentina"])
    assert play.match.default(play.mover) == Picked((TakeFaction(faction=1),))
    assert farthest(position(), 0) == NUMBER["madagascar"]


def test_a_game_may_end_after_any_round_from_the_eighth() -> None:
    """RL-1.10: no cap, or a number from 8 on."""
    (setting,) = (setting for setting in GAME.meta.options if setting.key == "round_cap")
    assert (setting.default, setting.choices, setting.numbers[0]) == ("none", ("none",), 8)
    for rounds in (8, 13, setting.numbers[-1]):
        assert start(GAME, 3, "seats", options={"round_cap": str(rounds)})._state.variant.round_cap == rounds
    assert start(GAME, 3, "seats")._state.variant.round_cap is None
    for wrong in ("7", "0", "008", str(setting.numbers[-1] + 1)):
        with pytest.raises(Refused):
            start(GAME, 3, "seats", options={"round_cap": wrong})


# ---- where one may start


def position(world: World | None = None) -> State:
    """Seat 1 has its headquarters in Alaska."""
    return scene(troops={"alaska": (1, 8)}, hqs={"alaska": 1}, world=world).state


def city(kind: Any = "major_city") -> Mark:
    return Mark(city=kind, founder="ann", scar="bunker")


@pytest.mark.parametrize(
    ("name", "mark", "ann", "joining", "others"),
    [
        ("ontario", None, None, None, None),
        ("alaska", None, "occupied", "occupied", "occupied"),
        ("alberta", None, "near_hq", None, "near_hq"),
        ("northwest_territory", None, "near_hq", None, "near_hq"),
        ("kamchatka", None, "near_hq", None, "near_hq"),
        ("ontario", Mark(scar="bunker"), *("marked",) * 3),
        ("ontario", Mark(coins=3), None, None, None),
        ("ontario", Mark(card=False), None, None, None),
        ("ontario", city(), None, None, "marked"),
        ("ontario", city("minor_city"), *("marked",) * 3),
        ("ontario", city("world_capital"), *("marked",) * 3),
        ("alberta", city(), "near_hq", None, "marked"),
    ],
)
def test_where_a_seat_may_start(name: str, mark: Mark | None, ann: Any, joining: Any, others: Any) -> None:
    """RL-2.1.4, 4.3.1, 4.3.2, 5.4.1, 8.14, 8.15, 8.17, EX-31: apart from headquarters, by sea too, which also binds
    founders, and does not matter to those who join the war; without a city or a scar that lies there, but for the
    founder of a major city, scarred or not. Cards, coins and names of continents are no marks."""
    named: dict[str, Any] = {"named": {"north_america": "ann"}, "changed": {"north_america": -1}}
    state = position(land({name: mark} if mark else None, played=("bunker",), **named))
    at = NUMBER[name]
    assert (hindrance(state, 0, at, hq=True), hindrance(state, 0, at, hq=False)) == (ann, joining)
    assert hindrance(state, 2, at, hq=True) == others
    assert (at in entries(state, 0)) is (joining is None)


def test_a_bare_headquarters_is_no_start() -> None:
    """RL-8.43: it occupies."""
    state = scene(troops={"peru": (0, 1)}, hqs={"alaska": 1}).state
    assert hindrance(state, 2, NUMBER["alaska"], hq=False) == "occupied"


def notes(state: State, seat: int) -> list[str]:
    return [str(render(GAME, "en", note)) for note in Words(state, seat).where()]


def test_where_one_may_start_is_said() -> None:
    """RL-4.3: a newcomer looked for land that was not offered, and nothing on the page said why."""
    plain = "You may start on free land without a city or a scar, not next to another HQ"
    own = position(land({"ontario": city()}, played=("bunker",)))
    assert notes(position(), 0) == [f"{plain}."]
    assert notes(own, 0) == [f"{plain}, and in a major city that you founded."]
    assert notes(own, 2) == [f"{plain}."]
    assert notes(scene(troops={}).state, 0) == [], "everything is offered"
    built = evolve(World(), lands=(Land(city=City(kind="minor_city", founder="ann")),) * len(NUMBER))
    assert notes(position().evolve(world=built), 0)[0].endswith("so you may start elsewhere, too.")


@pytest.mark.parametrize("locale", ["en", "ru", "bg"])
def test_a_place_is_described_in_full(locale: str) -> None:
    """In a list there is room for a hundred characters: a newcomer read "…Eastern Uni…". Of many neighbours some are
    named and the others counted."""
    state = position(land({"ontario": city()}, played=("bunker",)))
    said = [render(GAME, locale, Words(state, 0).hint(StartAt(territory=at)) or "") for at in starts(state, 0)]
    assert [each for each in map(str, said) if len(each) > OPTION_LABEL] == []


def test_what_counts_when_nothing_is_legal() -> None:
    """RL-4.3.3: unoccupied without a city, then any unoccupied apart from headquarters, then any unoccupied; not for
    those who join the war."""
    scarred = evolve(World(), lands=(Land(scar="bunker"),) * len(NUMBER))
    own = City(kind="minor_city", founder="ann")
    built = evolve(World(), lands=(Land(city=own),) * len(NUMBER))
    state = position().evolve(world=scarred)
    assert {ONTARIO, PERU} <= {*starts(state, 0)}
    assert ALBERTA not in starts(state, 0)
    assert {*starts(state, 0)} - {*starts(state.evolve(world=scarred.evolve_land(PERU, city=own)), 0)} == {PERU}
    apart = starts(state.evolve(world=built), 2)
    assert (ONTARIO in apart, ALBERTA in apart, entries(state.evolve(world=built), 2)) == (True, False, ())
    full = {name: (0, 1) for name in NUMBER if name != "alberta"}
    assert starts(scene(troops=full, hqs={"alaska": 0}).state, 1) == (ALBERTA,)
