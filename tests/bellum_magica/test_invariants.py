"""Section 10 of the rules: the checks notice whatever breaks them, and what is reached by play never does."""

from collections import Counter

import pytest

from engines.bellum_magica import GAME
from engines.bellum_magica import events as e
from engines.bellum_magica.state import State
from engines.core.record import evolve
from tests.bellum_magica import lasting
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import A, B, C
from tests.mutating import demand
from tests.playing import playing

FREE = {
    "lairs.*.chests swapped": "in which order they came is asked by chance alone",
    "lairs.*.goblins swapped": "both lie there before they are tucked",
    "lairs.*.orders": "whatever somebody wishes for",
    **{f"lairs.*.tally.{what}": "a look back" for what in (
        "cities", "evil_left", "evil_right", "farms", "lost_points", "more_evil_left", "more_evil_right",
        "plundered_points", "robberies", "scouted_points", "scouts_shared", "scouts_won", "stolen_points", "taverns",
        "treats", "villages",
    )},
    "leaving": "whoever wants to go may",
    "piles.chests.* swapped": "chance",
    "piles.creatures.* swapped": "chance",
    "piles.display.* swapped": "chance",
    "piles.lost swapped": "face down",
    "piles.open swapped": "chance",
    "rolled swapped": "a look back",
    "rolled.* more": "likewise",
}  # fmt: skip

GUARDS = {
    "the stack is empty when the match is over and only then": "ending stack",
    "BM-10.1: every chest is in one place": "lairs.*.chests.* piles.chests.*.* piles.lost",
    "BM-10.1: in the pile of its kind": "piles.chests piles.chests.*.*",
    "BM-10.2: a creature is in exactly one place": (
        "lairs.*.left.* lairs.*.right.* piles.creatures.*.* piles.display.*.*"
    ),
    "BM-10.2: tucked when all have chosen": "lairs.*.goblins.* lairs.*.left lairs.*.right",
    "BM-10.3: deck, open and removed are all": "piles.open piles.plundered piles.settlements",
    "BM-10.3: no farm behind a village, no village behind a city": "piles.settlements",
    "BM-10.3: slots are filled in phase 6": "piles.open.*",
    "BM-10.3: the tavern has a place of its own": "piles.plundered.*",
    "BM-10.4: slots of a deck are full": "piles.display.*.*",
    "BM-10.5": "lairs.*.barrels lairs.*.food lairs.*.runestones variant.supply",
    "BM-10.6": "lairs.*.magic_shields lairs.*.shields lairs.*.spells lairs.*.tally.robbed",
    "BM-10.7: at dawn every spell is ready": "lairs.*.used",
    "BM-10.7: only the captain uses spells": "captain lairs.*.used",
    "BM-10.9": "captain day first",
    "BM-10.9: one attack a day": "today.attacked today.attacked.*",
    "BM-10.10: nobody has enough chests outside phases 3 and 4": "lairs.*.chests variant.end_at",
    "BM-10.12: a chest comes and goes in known ways": (
        "lairs.*.chests lairs.*.tally.lost lairs.*.tally.plundered lairs.*.tally.scouted lairs.*.tally.stolen"
    ),
    "BM-2.2": "piles.open.* piles.settlements.*",
    "BM-4.2: no castle twice": "lairs.*.castle",
    "BM-7.7": "lairs.*.barrels lairs.*.food lairs.*.gone lairs.*.runestones",
    "BM-7.7: never captain again": "captain lairs.*.gone",
    "0 <= lair.used <= lair.spells": "lairs.*.spells lairs.*.used",
    "1 <= state.row <= BOX.faces": "row",
    "all((card in piles.plundered for card in state.today.plundered))": "piles.plundered today.plundered.*",
    "len(dealt) == len(dict.fromkeys(dealt)) == LIMITS.goblins_per_seat * len(state.lairs)": (
        "lairs.*.goblins lairs.*.goblins.*"
    ),
    "len(piles.open) == setup.open": "piles.open",
    "len(state.rolled) == ROWS": "rolled",
    "sum(state.rolled) >= state.day": "day rolled.*",
    # between two states
    "BM-1.11: the options hold for the whole match": "variant",
    "BM-5.23: out of the game for good": "piles.plundered piles.plundered.*",
    "BM-7.7: nobody comes back": "lairs.*.gone",
    "BM-8.23: creatures stay where they are": "lairs.*.left lairs.*.left.* lairs.*.right lairs.*.right.*",
    "BM-10.6: magic shields only grow": "lairs.*.magic_shields",
    "BM-10.6: shields only grow": "lairs.*.shields",
    "BM-10.6: spells only grow": "lairs.*.spells",
    "BM-10.8: every new roll costs a token": "lairs.*.barrels lairs.*.used today.rolls",
    "BM-10.12: chests fall only by robbery": "lairs.*.chests lairs.*.tally.lost",
    "BM-10.12: chests in seats never fall in sum": "lairs.*.chests piles.lost",
    "days follow one by one": "day",
    "now.attacked[:len(was.attacked)] == was.attacked": "today.attacked",
    "now.plundered[:len(was.plundered)] == was.plundered": "today.plundered",
}


@pytest.mark.thorough
@pytest.mark.long
def test_the_checks_notice_whatever_is_changed() -> None:
    """BM-10.1 to 10.10, 10.12, 5.23, 7.6, 7.7, 8.23."""
    demand(GAME, FREE, GUARDS, lasting.check)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_random_matches_keep_all_of_it(seats: int, seed: int) -> None:
    """BM-10.1 to 10.12: with options, removals and standing orders at random."""
    polls = 0
    for turn in playing(GAME, seats, seed, seatings=0.004):
        before, after = turn.before._state, turn.after._state
        GAME.check(after)
        lasting.check(before, after)
        polls += _piles_hold_enough(after)
    assert polls


def _piles_hold_enough(state: State) -> bool:
    """BM-10.11: at dawn fifty chests less all that the seats can hold; none left after phase 4 means the end."""
    left = sum(map(len, state.piles.chests))
    top = state.stack[-1].kind if state.stack else ""
    assert top != "recruiting" or left
    if top != "poll":
        return False
    least = 50 - len(state.lairs) * (state.variant.end_at - 1)
    assert left >= least >= 5
    return True


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_how_often_things_happen_on_a_day(seats: int) -> None:
    """BM-10.8, 10.9, 8.8: one attack each, one robbery of a victim by each other seat, the die goes round, no roll
    without a token; barrels rise in phase 4 alone."""
    attacks: Counter[tuple[int, ...]] = Counter()
    barrels: Counter[int] = Counter()
    spells: Counter[int] = Counter()
    day, tokens, rolls = 0, 0, 0
    for turn in playing(GAME, seats, 5, seatings=0):
        for event in turn.events:
            match event:
                case e.DayBegan():
                    day, rolls = event.day, 0
                    tokens = barrels.total() + spells[event.captain]
                    assert event.captain == (turn.after._state.first + day - 1) % seats
                case e.Rolled():
                    rolls += 1
                    assert rolls <= 1 + tokens
                case e.Treated(payment="barrel"):
                    barrels[event.seat] -= 1
                case e.Recruited():
                    spells[event.seat] += event.spells
                case e.Stolen():
                    attacks.update([(day, event.thief), (day, event.thief, event.victim)])
                case e.Plundered() | e.Stayed() | e.NoAttack():
                    attacks[day, event.seat] += 1
                    barrels[event.seat] += getattr(event, "barrels", 0)
    assert {*attacks.values()} == {1}
    lairs = turn.after._state.lairs
    assert [(lair.barrels, lair.spells) for lair in lairs] == [(barrels[seat], spells[seat]) for seat in range(seats)]


def test_a_third_barrel_is_one_too_many() -> None:
    """BM-10.5: the mutator looks far beyond it."""
    state = scene(lairs={A: Told(force="S2", barrels=2)}).state
    lair, *others = state.lairs
    with pytest.raises(AssertionError, match=r"10\.5"):
        GAME.check(evolve(state, lairs=(evolve(lair, barrels=3), *others)))


# ---- the same answers, the same game


def test_in_which_order_goblins_are_placed_does_not_matter() -> None:
    """BM-10.15: nor who took an answer back before; the dice are the same, too."""
    worlds = []
    for order in ((A, B, C), (C, A, B), (B, C, A)):
        game = begun(3, seed="any order")
        game.place(order[0], "LL")
        game.withdraw(order[0])
        for seat in order:
            game.place(seat, ("LR", "RR", "RL")[seat])
        worlds.append((game.state.rng, game.state.row, game.state.lairs, game.state.piles))
    assert worlds[0] == worlds[1] == worlds[2]
