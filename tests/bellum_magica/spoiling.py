"""Ways to spoil a state: each breaks one invariant of section 10 of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.bellum_magica.atlas import GOBLINS, OF_KIND, TAVERN
from engines.bellum_magica.state import State
from engines.core.record import evolve
from tests.bellum_magica.notation import A, B, C

Change = Callable[[State], State]


def put(state: State, seat: int, **changes: Any) -> State:
    lairs = list(state.lairs)
    lairs[seat] = evolve(lairs[seat], **changes)
    return state.evolve(lairs=tuple(lairs))


def more(seat: int, **changes: int) -> Change:
    """So much more of something that a lair counts."""

    def change(state: State) -> State:
        lair = state.lairs[seat]
        return put(state, seat, **{name: getattr(lair, name) + plus for name, plus in changes.items()})

    return change


def piles(state: State, **changes: Any) -> State:
    return state.evolve(piles=evolve(state.piles, **changes))


def today(state: State, **changes: Any) -> State:
    return state.evolve(today=evolve(state.today, **changes))


def at(places: tuple[Any, ...], number: int, thing: Any) -> tuple[Any, ...]:
    return (*places[:number], thing, *places[number + 1 :])


# ---- chests


def chest_lost(state: State) -> State:
    wood, metal, gold = state.piles.chests
    return piles(state, chests=(wood[1:], metal, gold))


def chest_twice(state: State) -> State:
    return put(state, A, chests=(*state.lairs[A].chests, state.piles.chests[0][0]))


def piles_mixed(state: State) -> State:
    wood, metal, gold = state.piles.chests
    return piles(state, chests=((metal[0], *wood[1:]), (wood[0], *metal[1:]), gold))


def gains_chests(seat: int, count: int) -> Change:
    """Found by scouts, as far as the tally knows."""

    def change(state: State) -> State:
        wood, metal, gold = state.piles.chests
        lair = state.lairs[seat]
        tally = evolve(lair.tally, scouted=lair.tally.scouted + count)
        state = put(state, seat, chests=(*lair.chests, *wood[:count]), tally=tally)
        return piles(state, chests=(wood[count:], metal, gold))

    return change


def chest_unaccounted(state: State) -> State:
    tally = state.lairs[A].tally
    return put(state, A, tally=evolve(tally, plundered=tally.plundered + 1))


# ---- creatures


def creature_lost(state: State) -> State:
    evil, more_evil = state.piles.creatures
    return piles(state, creatures=(evil[1:], more_evil))


def creature_twice(state: State) -> State:
    return put(state, A, left=(*state.lairs[A].left, state.piles.creatures[1][0]))


def slot_empty(state: State) -> State:
    """An open card has gone back below its deck."""
    (evil, more_evil), (slots, others) = state.piles.creatures, state.piles.display
    return piles(state, creatures=((*evil, slots[0]), more_evil), display=((None, *slots[1:]), others))


def goblins_twice(state: State) -> State:
    return put(state, A, goblins=state.lairs[B].goblins)


def goblins_exchanged(state: State) -> State:
    dealt = [goblin for lair in state.lairs for goblin in lair.goblins]
    spare = tuple(goblin for goblin in GOBLINS if goblin not in dealt)[:2]
    return put(state, A, goblins=spare)


# ---- settlements


def settlement_twice(state: State) -> State:
    deck = state.piles.settlements
    return piles(state, settlements=at(deck, 0, deck[1]))


def tavern_in_the_deck(state: State) -> State:
    deck = state.piles.settlements
    return piles(state, settlements=at(deck, len(deck) - 1, TAVERN))


def farm_for_a_city(state: State) -> State:
    """As many cards, but too many of one kind."""
    deck = state.piles.settlements
    there = (*state.settlements, *deck, *state.piles.plundered)
    spare = next(card for card in OF_KIND["farm"] if card not in there)
    return piles(state, settlements=(spare, *deck[:-1]))


def deck_turned_over(state: State) -> State:
    return piles(state, settlements=state.piles.settlements[::-1])


def slot_more(state: State) -> State:
    return piles(state, open=(*state.piles.open, None))


def slot_unfilled(state: State) -> State:
    first, *others = state.piles.open
    return piles(state, open=(None, *others), settlements=(first, *state.piles.settlements))


# ---- seats and days


def departed(seat: int) -> Change:
    """As a removed seat leaves."""

    def change(state: State) -> State:
        state = piles(state, lost=(*state.piles.lost, *state.lairs[seat].chests))
        return put(state, seat, chests=(), food=0, runestones=0, barrels=0, gone=True)

    return change


def printed(state: State, **held: int) -> State:
    return put(state.evolve(variant=evolve(state.variant, supply="printed")), A, **held)


BROKEN: dict[str, tuple[str, Change]] = {
    "nothing pending and no end": ("the stack is empty", lambda state: state.evolve(stack=())),
    "an end with something pending": ("the stack is empty", lambda state: state.evolve(ending="chests")),
    "10.1 a chest is lost": ("10.1: every chest", chest_lost),
    "10.1 a chest is there twice": ("10.1: every chest", chest_twice),
    "10.1 a metal chest among the wooden ones": ("10.1: in the pile", piles_mixed),
    "10.10 ten chests before the day's treats": ("10.10", gains_chests(B, 9)),
    "10.12 a chest from nowhere": ("10.12", chest_unaccounted),
    "10.2 a creature is lost": ("10.2: a creature", creature_lost),
    "10.2 a creature is there twice": ("10.2: a creature", creature_twice),
    "10.4 an empty slot beside a deck": ("10.4", slot_empty),
    "10.2 goblins are dealt twice": ("^$", goblins_twice),
    "10.2 other goblins than were dealt": ("10.2: tucked", goblins_exchanged),
    "10.3 a settlement is there twice": ("10.3: deck, open", settlement_twice),
    "10.3 a settlement is lost": (
        "10.3: deck, open",
        lambda state: piles(state, settlements=state.piles.settlements[1:]),
    ),
    "10.3 the tavern in the deck": ("10.3: the tavern", tavern_in_the_deck),
    "10.3 a farm too many": ("2.2", farm_for_a_city),
    "10.3 cities before farms": ("10.3: no farm", deck_turned_over),
    "10.3 a slot too many": ("^$", slot_more),
    "10.3 a slot that phase 6 has not filled": ("10.3: slots", slot_unfilled),
    "10.3 plundered today and still in the game": (
        "^$",
        lambda state: today(state, plundered=state.settlements[:1]),
    ),
    "10.5 less than no food": ("10.5", lambda state: put(state, B, food=-1)),
    "10.5 less than no runestones": ("10.5", lambda state: put(state, B, runestones=-1)),
    "10.5 three barrels": ("10.5", lambda state: put(state, B, barrels=3)),
    "7.7 a removed seat with chests": ("7.7", lambda state: put(state, C, gone=True)),
    "10.5 more than the printed food": ("10.5", lambda state: printed(state, food=31)),
    "10.5 more than the printed runestones": ("10.5", lambda state: printed(state, runestones=21)),
    "10.6 a shield from nowhere": ("10.6", more(B, shields=1)),
    "10.6 a shield is lost": ("10.6", more(B, shields=-1)),
    "10.6 a magic shield from nowhere": ("10.6", more(B, magic_shields=1)),
    "10.6 a spell from nowhere": ("10.6", more(B, spells=1)),
    "10.7 more spells used than held": ("^$", more(A, used=2)),
    "10.7 a spell of somebody else": ("10.7: only", more(B, used=1)),
    "no row": ("^$", lambda state: state.evolve(row=0)),
    "more days than rolls": ("^$", lambda state: state.evolve(rolled=(0,) * 6)),
    "10.9 the wrong captain": ("10.9", lambda state: state.evolve(captain=B)),
    "7.7 a removed captain": ("7.7", departed(A)),
    "10.9 two attacks on one day": ("10.9: one attack", lambda state: today(state, attacked=(A, B, A))),
    "10.7 a spell used before the first poll": ("10.7: at dawn", more(A, used=1)),
}


# ---- between two states


def fewer(seat: int, **changes: int) -> Change:
    return more(seat, **{name: -less for name, less in changes.items()})


def turned_round(seat: int) -> Change:
    """The last creature on the right has gone to the left."""

    def change(state: State) -> State:
        lair = state.lairs[seat]
        return put(state, seat, right=lair.right[:-1], left=(*lair.left, lair.right[-1]))

    return change


def taken_away(state: State) -> State:
    return put(state, B, left=state.lairs[B].left[1:])


def given_back(state: State) -> State:
    """A chest of B lies on its pile again, and nobody robbed it."""
    wood, metal, gold = state.piles.chests
    chest, *others = state.lairs[B].chests
    return piles(put(state, B, chests=tuple(others)), chests=((chest, *wood), metal, gold))


def robbed_for_nobody(state: State) -> State:
    """B was robbed, but nobody has its chest."""
    tally = state.lairs[B].tally
    return put(given_back(state), B, tally=evolve(tally, lost=tally.lost + 1))


UNDONE: dict[str, tuple[str, Change]] = {
    "a shield is gone": ("10.6: shields", fewer(B, shields=1)),
    "a magic shield is gone": ("10.6: magic", fewer(B, magic_shields=1)),
    "a spell is gone": ("10.6: spells", fewer(B, spells=1)),
    "a creature is taken away": ("8.23", taken_away),
    "a creature is turned round": ("8.23", turned_round(B)),
    "a chest is given back": ("10.12: chests fall only", given_back),
    "a chest is stolen for nobody": ("10.12: chests in seats", robbed_for_nobody),
    "a day is skipped": ("days follow", lambda state: state.evolve(day=state.day + 2)),
    "a day comes back": ("days follow", lambda state: state.evolve(day=state.day - 1)),
    "a settlement comes back": ("5.23", lambda state: piles(state, plundered=state.piles.plundered[1:])),
    "an attack is taken back": ("^$", lambda state: today(state, attacked=())),
    "a roll for nothing": ("10.8", lambda state: today(state, rolls=state.today.rolls + 1)),
    "a barrel before phase 4": ("10.8", more(C, barrels=1)),
    "a barrel spent for nothing": ("10.8", more(C, barrels=-1)),
}
