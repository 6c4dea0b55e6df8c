"""A campaign between stand-ins: a founding and three games, each with what the one before bequeathed (RL-1, 4.2.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, get_args

from engines.core.event import Event
from engines.core.match import Match, begin, restore
from engines.core.menu import Given, Menu, Picked, Words, Write
from engines.core.move import called
from engines.core.outcome import Heirloom
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import EVERYWHERE, FACTIONS
from engines.risk_legacy.campaign.deltas import Fought, Signed
from engines.risk_legacy.campaign.records import Chain, inherited
from engines.risk_legacy.events.battle import DiceRolled
from engines.risk_legacy.events.founding import StartRolled
from engines.risk_legacy.events.turn import RowChanged
from engines.risk_legacy.moves.rewards import RewardName
from engines.risk_legacy.state import State
from tests.playing import asked
from tests.risk_legacy.arrange import PEOPLE, opened

GAMES = 3
TABLES = (PEOPLE[:3], PEOPLE[:3], ("dot", "ann", "bob", "cid"), ("cid", "eve", "ann"))
"""Who sits where in the founding and in each game."""
MARKS = (*get_args(RewardName), "reward_move.reward", "give_name", "play_scar")
Keep = Callable[[Match[State]], Match[State]]
"""What becomes of a match between two acts."""


def alone(match: Match[State]) -> Match[State]:
    return match


def written_down(match: Match[State]) -> Match[State]:
    return restore(GAME, match.dump(), match.step)


Step = tuple[Match[State], Match[State], tuple[Event, ...]]
"""A match before an act and after it, and what it made happen."""


def acts(match: Match[State], keep: Keep) -> Iterator[Step]:
    """Stand-ins on all seats, each with the same dice at the same moment; people who make their marks."""
    while not match.over:
        before = keep(match)
        seat = before.asked()[0]
        menu = before.menu(seat)
        assert menu is not None
        rng = Rng(f"{before.step} {seat}")
        given = marking(menu, rng) or GAME.advise(before.view(seat), menu, rng)
        match, events = before.act(asked(before, seat, given))
        yield before, match, events


def marking(menu: Menu[Any], rng: Rng) -> Given[Any] | None:
    """Scar cards are played and rewards taken: what a stand-in leaves to the people themselves."""
    if isinstance(menu, Write):
        return Words(f"Name {rng.key.partition(' ')[0]}")
    marks = [option.move for option in menu.options if called(option.move) in MARKS]
    return Picked((marks[rng.below(len(marks))[0]],)) if marks else None


@cache
def campaign(keep: Keep) -> tuple[tuple[Match[State], ...], list[list[Step]]]:
    """The four matches as they began, and every act of each."""
    begun: list[Match[State]] = []
    played: list[list[Step]] = []
    heirloom = None
    for number, people in enumerate(TABLES):
        match, _ = begin(GAME, len(people), f"campaign {number}", {}, heirloom, people)
        begun.append(match)
        played.append(list(acts(match, keep)))
        heirloom = played[-1][-1][1].bequest
    return tuple(begun), played


def left(keep: Keep = alone) -> list[Heirloom]:
    """What each match bequeathed."""
    heirlooms = [steps[-1][1].bequest for steps in campaign(keep)[1]]
    return [heirloom for heirloom in heirlooms if heirloom is not None]


def chain() -> Chain:
    return inherited(left()[-1])


def test_written_down_between_all_acts() -> None:
    """RL-1.9, 10.13: the same records, byte for byte, as of the same campaign left alone."""
    assert len(left()) == 1 + GAMES
    assert [heirloom.body.encode() for heirloom in left(written_down)] == [
        heirloom.body.encode() for heirloom in left()
    ]
    for here, there in zip(campaign(alone)[1], campaign(written_down)[1], strict=True):
        assert [after.fingerprint() for _, after, _ in here] == [after.fingerprint() for _, after, _ in there]


def test_what_a_game_leaves_the_next_one_begins_with() -> None:
    """RL-1.3, 1.6: signatures, marks and histories stay; armies, hands and missiles are dealt anew."""
    begun, played = campaign(alone)
    assert [match._state.game for match in begun] == [0, 1, 2, 3]
    for before, after in pairwise(range(1 + GAMES)):
        ended, opening = played[before][-1][1]._state, begun[after]._state
        assert opening.world == ended.world
        assert all(field.troops == 0 and field.hq is None for field in opening.fields)
        assert all(side.hand == () for side in opening.sides)
        assert [side.missiles for side in opening.sides] == [ended.world.signed(person) for person in TABLES[after]]
    assert any(land.city for land in played[-1][-1][1]._state.world.lands), "rewards were taken"


def test_people_may_change_from_game_to_game() -> None:
    """RL-8.35: signatures, cities and histories go by the person, wherever he sits."""
    for record, people in zip(chain()[1:], TABLES[1:], strict=True):
        assert tuple(fighter.person for fighter in record.seats) == people
        assert record.winner is not None
        signed = [delta.person for delta in record.deltas if isinstance(delta, Signed)]
        assert signed == [people[record.winner]]
        fought = {delta.faction: delta.person for delta in record.deltas if isinstance(delta, Fought)}
        assert fought == {
            **dict.fromkeys(range(len(FACTIONS)), ""),
            **{fighter.faction: fighter.person for fighter in record.seats},
        }


def test_draws() -> None:
    """RL-4.2.9: once a game is laid out, nothing is drawn but dice that are told and a deck that is made anew."""
    for steps in campaign(alone)[1][1:]:
        for before, after, events in steps:
            drawn = after._state.rng.cursor - before._state.rng.cursor
            dice = sum(len(event.attack) + len(event.defence) for event in events if isinstance(event, DiceRolled))
            made_anew = any(isinstance(event, RowChanged) and event.reshuffled for event in events)
            if not made_anew:
                assert drawn == dice, events


def shuffled(items: list[object], rng: Rng) -> tuple[list[object], Rng]:
    """From the last index down."""
    for last in reversed(range(1, len(items))):
        other, rng = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items, rng


def test_how_the_cards_are_shuffled() -> None:
    """RL-4.2.9: Fisher-Yates from the last index down; deck, then scar cards, then the start, by the one seed."""
    play = opened(4, seed="a shuffle")
    deck, rng = shuffled(list(EVERYWHERE), Rng("a shuffle"))
    cards = play.state.cards
    assert [*reversed(cards.row), *cards.deck] == deck
    scars, rng = shuffled(list(play.state.world.pool), rng)
    assert [side.scar for side in play.state.sides] == scars[:4]
    assert list(play.state.pool) == scars[4:]
    (told,) = play.heard(StartRolled)
    for rolls in told.rounds:
        for _, die in rolls:
            face, rng = rng.below(6)
            assert die == face + 1
    assert play.state.rng == rng


def test_any_free_faction() -> None:
    """RL-8.34: the one that somebody had in the last game as well."""
    begun, _ = campaign(alone)
    for match in begun[2:]:
        last = match._state.chain[-1]
        taken = {fighter.faction for fighter in last.seats}
        menu = match.menu(match.asked()[0])
        assert menu is not None
        assert taken <= {option.move.faction for option in menu.options if option.move.kind == "take_faction"}
