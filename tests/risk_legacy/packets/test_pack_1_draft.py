"""The draft in the place of dice (RL-B1.1 to B1.6)."""

from typing import Any

import pytest

from engines.core.booklet.strokes import Edit, Leaf
from engines.core.event import Event, Obeyed
from engines.core.match import Match
from engines.core.menu import Picked
from engines.core.phrase import play_phrase, token
from engines.core.record import evolve, replaced
from engines.core.rng import Rng
from engines.core.text import CardRef, text
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import COIN, NUMBER, POWERS
from engines.risk_legacy.campaign.deltas import LinkAdded, PowerAdded, PowerFixed, apply
from engines.risk_legacy.campaign.world import World
from engines.risk_legacy.events.founding import FactionTaken, Started
from engines.risk_legacy.events.packets import RulesChanged
from engines.risk_legacy.events.turn import Joined, TurnBegan
from engines.risk_legacy.moves.founding import StartAt
from engines.risk_legacy.moves.packets import spelt
from engines.risk_legacy.moves.turn import Join
from engines.risk_legacy.naming import faction
from engines.risk_legacy.packets.pack_1.items import CATEGORIES, Category, Drafted, DraftPick, worth
from engines.risk_legacy.packets.pack_1.told import CardDrafted, CoinsDrafted, DraftBegan
from engines.risk_legacy.packets.pocket_1.who import Mutants, mutant
from engines.risk_legacy.packets.pocket_2.aliens import TRAITS
from engines.risk_legacy.packets.pocket_2.who import AlienIsland, Aliens, alien
from engines.risk_legacy.steward import advise
from engines.risk_legacy.words.founding import effect
from tests.kits import playing
from tests.risk_legacy.arrange import coming, land, opened, scene
from tests.risk_legacy.packets.glowing import glowing
from tests.risk_legacy.scene import Scene

OPEN = ("pack_1",)
PERU = NUMBER["peru"]


def drafting(seats: int = 4, first: int | None = None, world: World | None = None, **more: Any) -> Scene:
    """The first pick of a draft, with that high roller."""
    for number in range(60):
        play = opened(seats, world=world or land(packets=OPEN), rng=Rng(f"a draft {number}"), **more)
        if first in (None, play.state.first):
            return play
    raise AssertionError("nobody rolls like that")


def drafted(play: Scene) -> Drafted:
    found = play.state.shelved(Drafted)
    assert found is not None
    return found


def item(category: Category, value: int) -> DraftPick:
    return DraftPick(category=category, value=value)


def picks(events: tuple[Event, ...]) -> list[int]:
    """Who has picked, in order."""
    return [event.seat for event in events if isinstance(event, CardDrafted | FactionTaken)]


def all_drafted(play: Scene) -> Scene:
    """By the clock."""
    while not drafted(play).over:
        assert play.match.span == "setup"
        play.clock()
    return play


def test_at_its_first_use_it_is_said_that_it_is_new() -> None:
    """RL-B0.3: not all who play have played the game before, or remember it."""
    said = playing(GAME).voice("en", "risk_legacy")
    (line,) = drafting(unsealed=OPEN, game=4).heard(RulesChanged)
    assert said(line.said()) == (
        "🆕 New since the last game: Pack 1 (a draft instead of dice at the start, biohazards, events)."
    )
    assert drafting(game=4).heard(RulesChanged) == []


def test_each_round_reverses_the_one_before() -> None:
    """RL-B1.1, B1.9: 4 seats, high roller 2: picks 2,3,0,1, 1,0,3,2, 2,3,0,1, ... (20 picks); in one span."""
    play = drafting(4, first=2)
    assert [began.first for began in play.heard(DraftBegan)] == [2]
    there, back = [2, 3, 0, 1], [1, 0, 3, 2]
    assert picks(all_drafted(play).story) == [*there, *back, *there, *back, *there]


@pytest.mark.parametrize(
    ("seats", "numbers", "troops", "coins"),
    [(3, 3, [10, 8, 6], [2, 1, 0]), (4, 4, [10, 8, 6, 8], [2, 1, 0, 0]), (5, 5, [10, 8, 6, 8, 10], [2, 1, 0, 0, 1])],
)
def test_cards_in_play(seats: int, numbers: int, troops: list[int], coins: list[int]) -> None:
    """RL-B1.2, B1.10: min_seats <= seats; after the draft everybody has one of each category, and nobody the same."""
    play = all_drafted(drafting(seats))
    found = {each: sorted(drafted(play).value(seat, each) for seat in range(seats)) for each in CATEGORIES}
    order = list(range(1, numbers + 1))
    assert (found["turn_order"], found["starting_placement"]) == (order, order)
    assert (found["starting_troops"], found["starting_coin_cards"]) == (sorted(troops), sorted(coins))
    assert len({*found["faction"]}) == seats
    assert [hand[0].kind for hand in drafted(play).hands for _ in hand] == ["draft_pick"] * seats * 5


def test_what_cannot_be_picked() -> None:
    """RL-B1.2: what somebody else has, and a second item of a category; of several alike one remains."""
    play = drafting(5)
    seat, ten = play.mover, item("starting_troops", 10)
    for _ in range(2):
        assert play.accepts(ten)
        play.does(ten)
    assert play.why(ten) == text("reason-draft-taken")
    with play.refused("reason-draft-taken"):
        play.does(ten)
    while play.mover != seat:
        play.clock()
    assert play.why(item("starting_troops", 6)) == text("reason-draft-served")


def test_the_default_pick() -> None:
    """RL-B1.3: the first category missing of troops (most), faction (data order), placement (lowest), turn order
    (lowest), coins (most)."""
    play = all_drafted(drafting(3, first=0))
    first, last = drafted(play).hands[0], drafted(play).hands[2]
    order = ["starting_troops", "faction", "starting_placement", "turn_order", "starting_coin_cards"]
    assert [pick.category for pick in first] == order
    assert [pick.value for pick in first] == [10, 2, 1, 3, 2]
    assert [pick.value for pick in last] == [6, 0, 3, 1, 0]


def write(play: Scene, seat: int, *wishes: DraftPick) -> None:
    play.orders(seat, Leaf(page="wishes"), *(Edit(field="wishes", value=spelt(wish)) for wish in wishes))


def test_a_ranked_list_answers_without_asking() -> None:
    """RL-B1.3, 6.6: the first that can be had; when none can, the seat is asked. Nobody else sees what is written, and
    when the draft is over nothing of it remains."""
    play = drafting(4, first=0)
    before = play.match.view(2)
    wishes = (item("starting_placement", 1), item("faction", 3), item("starting_placement", 2))
    write(play, 1, *wishes)
    assert (play.match.view(2), play.mover) == (before, 0)
    play.does(wishes[0])
    assert (play.mover, drafted(play).hands[1]) == (2, wishes[1:2])
    assert [event.owners for event in play.events if isinstance(event, Obeyed)] == [(1,)]
    while play.mover != 1:
        play.clock()
    assert drafted(play).hands[1] == wishes[1:]
    assert all_drafted(play).state.sides[1].orders.wishes == ()
    assert Leaf(page="wishes") not in play.booklet(1).moves


def test_wishes_are_offered_in_a_draft_alone() -> None:
    """RL-B0.1: without the packet there is no such page."""
    assert Leaf(page="wishes") not in opened().booklet(0).moves
    play = drafting()
    assert Leaf(page="wishes") in play.booklet(0).moves
    wish = item("turn_order", 1)
    write(play, 0, wish, wish)
    assert play.state.sides[0].orders.wishes == ()


def test_placing_and_coins() -> None:
    """RL-B1.4: by placement number, headquarters and the drafted troops; then the coin cards from the pile. RL-B1.5:
    turns follow their numbers, cyclic; priorities keep the seat order."""
    play = all_drafted(drafting(5))
    found, seats = drafted(play), play.state.seats
    by_number = {each: sorted(seats, key=lambda seat: found.value(seat, each)) for each in CATEGORIES}
    placed: list[int] = []
    while play.state.turn is None:
        placed.append(play.mover)
        play.does(play.offers(StartAt)[0])
        assert play.state.turn or play.heard(Started)[0].troops == found.value(placed[-1], "starting_troops")
    assert placed == by_number["starting_placement"]
    assert [side.hand.count(COIN) for side in play.state.sides] == [
        found.value(seat, "starting_coin_cards") for seat in seats
    ]
    assert (play.state.cards.pile, len(play.heard(CoinsDrafted))) == (6, 3)
    turns = by_number["turn_order"]
    assert (play.state.turns, play.match.view(0).order, play.mover) == ((*turns,), (*turns,), turns[0])
    for seat in (*turns[1:], turns[0]):
        play.runs_out()
        assert (play.mover, [began.seat for began in play.heard(TurnBegan)]) == (seat, [seat])
    assert (play.state.round, play.state.clockwise(2)) == (2, (2, 3, 4, 0, 1))


def test_the_default_place() -> None:
    """RL-B1.4, 4.2.6: the farthest; and the question names the troops that were drafted."""
    play = all_drafted(drafting(3))
    side = play.state.sides[play.mover]
    assert side.faction is not None
    asks = text("prompt-draft-start", faction=faction(side.faction), troops=side.army)
    assert (play.menu().prompt, play.match.default(play.mover)) == (
        asks,
        Picked((StartAt(territory=NUMBER["argentina"]),)),
    )


def test_a_place_is_named_as_without_a_draft() -> None:
    """RL-B1.4: the subcommand needs no faction."""
    play = all_drafted(drafting(3))
    start = next(phrase for phrase in GAME.meta.phrases if phrase.name == "start")
    spoken = play_phrase(play.match, play.mover, start, {"where": token(StartAt(territory=PERU))})
    assert (spoken.rest, spoken.match._state.fields[PERU].hq) == ((), play.mover)


@pytest.mark.parametrize(("army", "half"), [(10, 5), (8, 4), (6, 3)])
def test_joining_brings_half_of_them(army: int, half: int) -> None:
    """RL-B1.6."""
    play = scene(troops={"alaska": (1, 3), "japan": (2, 3)}, world=land(packets=OPEN), phase="muster")
    sides = replaced(play.state.sides, 0, evolve(play.state.sides[0], army=army))
    again = Scene(Match(GAME, play.state.evolve(sides=sides)))
    again.does(Join(territory=PERU))
    assert ([joined.troops for joined in again.heard(Joined)], again.at("peru")) == ([half], (0, half))


def test_no_item_twice() -> None:
    """RL-B1.10."""
    state = all_drafted(drafting(3)).state
    found = state.shelved(Drafted)
    assert found is not None
    hands = found.hands
    for wrong in ((hands[0], hands[0], hands[2]), ((*hands[0], hands[0][0]), *hands[1:])):
        with pytest.raises((AssertionError, ValueError)):
            GAME.check(state.evolve(shelf=(evolve(found, hands=wrong),)))


@pytest.mark.parametrize("level", ["gentle", "keen"])
def test_the_steward_drafts_what_would_be_gone(level: Any) -> None:
    """RL-12: first what is best beside what the last one will get; and of each category the best that is left."""
    play = drafting(4)
    order: list[DraftPick] = []
    while not drafted(play).over:
        seat = play.mover
        given = advise(play.match.view(seat), play.menu(), Rng("any"), level)
        assert isinstance(given, Picked)
        order += [move for move in given.moves if isinstance(move, DraftPick)]
        play.answers(given)
    assert order[0] == item("starting_troops", 10)
    taken = {each: [pick.value for pick in order if pick.category == each] for each in CATEGORIES}
    assert (taken["starting_troops"][:3], taken["starting_coin_cards"][:2]) == ([10, 8, 8], [2, 1])
    assert taken["turn_order"][:3] == taken["starting_placement"][:3] == [1, 2, 3]


# ---- with the factions that pockets bring


MUTANTS, ALIENS = item("faction", Mutants.number), item("faction", Aliens.number)


def crowded(seats: int = 3, *, given: bool = False) -> Scene:
    """Both pockets were opened before, and with them two factions came; or they have just been opened, if *given*."""
    world = glowing("siberia", packets=(*OPEN, "pocket_2"))
    for change in (
        *(PowerFixed(faction=number, power=first) for number, (first, _) in enumerate(POWERS)),
        *(PowerAdded(faction=ALIENS.value, power=trait) for trait in TRAITS),
        *(LinkAdded(ends=(NUMBER[coast], AlienIsland.number)) for coast in ("alaska", "japan")),
    ):
        world = apply(world, change)
    play = drafting(seats, world=world)
    opened_now = tuple(map(coming, ("pocket_1", "pocket_2"))) if given else ()
    return Scene(Match(GAME, play.state.evolve(deltas=opened_now)))


def test_newcomers_are_drafted_and_played() -> None:
    """RL-B1.2, B5.5, B6.3: they are among the factions from the game after their pocket on, draft or dice."""
    play = crowded()
    first, second = play.mover, play.state.clockwise(play.mover)[1]
    assert [pick.value for pick in play.offers(DraftPick) if pick.category == "faction"] == [*range(7)]
    play.does(MUTANTS)
    assert (play.heard(FactionTaken), play.why(MUTANTS)) == (
        [FactionTaken(seat=first, faction=MUTANTS.value)],
        text("reason-draft-taken"),
    )
    play.does(ALIENS)
    all_drafted(play)
    assert [play.state.sides[seat].faction for seat in (first, second)] == [MUTANTS.value, ALIENS.value]
    third = play.state.clockwise(second)[1]
    homes = {first: NUMBER["argentina"], second: AlienIsland.number, third: NUMBER["madagascar"]}
    while play.state.turn is None:
        side = play.state.sides[play.mover]
        assert side.faction is not None
        asks = text("prompt-draft-start", faction=faction(side.faction), troops=side.army)
        assert play.menu().prompt == asks
        play.does(StartAt(territory=homes[play.mover]))
    assert (mutant(play.state), alien(play.state), play.state.fields[AlienIsland.number].hq) == (first, second, second)
    for _ in play.state.seats:
        play.runs_out()
    assert (play.state.round, len(play.state.present)) == (2, 3)


def test_what_has_just_come_is_not_drafted() -> None:
    """RL-B5.5, B6.3: from the next game on."""
    play = crowded(given=True)
    assert [pick.value for pick in play.offers(DraftPick) if pick.category == "faction"] == [*range(5)]
    assert play.match.view(0).factions == tuple(range(5))


def test_the_default_takes_newcomers_last() -> None:
    """RL-B1.3: the faction first in data order; the newcomers come after the five."""
    found = drafted(all_drafted(crowded(5)))
    assert sorted(found.value(seat, "faction") for seat in range(5)) == [*range(5)]


def test_newcomers_may_be_wished_for() -> None:
    """RL-B1.3, 6.6."""
    play = crowded()
    later = play.state.clockwise(play.mover)[1]
    write(play, later, MUTANTS)
    play.clock()
    assert drafted(play).hands[later] == (MUTANTS,)


def test_whoever_drafts_reads_what_newcomers_can_do() -> None:
    """RL-11, B5.5: each of their traits in words, as where no draft is; no more, once one has a faction. And the board
    names them among what is left."""
    play = crowded()
    further = text("note-further-power", faction=faction(5), power=CardRef("revenge"), effect=effect("revenge"))
    assert further in play.menu().notes()
    *_, left = drafted(play).lines(play.match.view(None))
    said = playing(GAME).voice("en", GAME.meta.key)
    assert ", ".join(said(item("faction", number).said()) for number in range(7)) in said(left)
    seat = play.mover
    play.does(MUTANTS)
    play.answers(play.match.default(play.mover))
    while play.mover != seat:
        play.clock()
    assert further not in play.menu().notes()


def test_the_steward_counts_all_that_a_faction_can_do() -> None:
    """RL-12: three traits are more than one power."""
    play = crowded()
    view = play.match.view(play.mover)
    mutants, *box = (worth(view, "faction", number) for number in (MUTANTS.value, 1, 2, 4))
    assert mutants > max(box)
