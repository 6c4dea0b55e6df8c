"""Ways to spoil a state: each breaks one invariant of section 10 of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.record import evolve
from engines.risk_legacy.atlas import COIN
from engines.risk_legacy.campaign.world import City
from engines.risk_legacy.side import Reign, Tally
from engines.risk_legacy.state import State

Change = Callable[[State], State]
FREE, CITY, VILLAGE, SCARRED = 0, 12, 6, 2
"""Territories with nothing but coins, with a major and a minor city, with a scar."""


def cards(**changes: Any) -> Change:
    return lambda state: state.evolve(cards=evolve(state.cards, **changes))


def side(seat: int, **changes: Any) -> Change:
    def change(state: State) -> State:
        sides = list(state.sides)
        sides[seat] = evolve(sides[seat], **changes)
        return state.evolve(sides=tuple(sides))

    return change


def field(at: int, **changes: Any) -> Change:
    def change(state: State) -> State:
        fields = list(state.fields)
        fields[at] = evolve(fields[at], **changes)
        return state.evolve(fields=tuple(fields))

    return change


def land(at: int, **changes: Any) -> Change:
    return lambda state: state.evolve(world=state.world.evolve_land(at, **changes))


def used(**changes: int) -> Change:
    return lambda state: state.evolve(world=evolve(state.world, used=evolve(state.world.used, **changes)))


def world(**changes: Any) -> Change:
    return lambda state: state.evolve(world=evolve(state.world, **changes))


def region(number: int, **changes: Any) -> Change:
    def change(state: State) -> State:
        regions = list(state.world.regions)
        regions[number] = evolve(regions[number], **changes)
        return world(regions=tuple(regions))(state)

    return change


def roll(**changes: Any) -> Change:
    def change(state: State) -> State:
        assert state.battle is not None
        assert state.battle.roll is not None
        return state.evolve(battle=evolve(state.battle, roll=evolve(state.battle.roll, **changes)))

    return change


def both(*changes: Change) -> Change:
    def change(state: State) -> State:
        for each in changes:
            state = each(state)
        return state

    return change


def reigns(*told: tuple[int, int | None, int]) -> Change:
    """Headquarters, holder, turns."""
    found = tuple(Reign(hq=hq, holder=holder, turns=turns) for hq, holder, turns in told)
    return lambda state: state.evolve(reigns=found)


def swapped_card(state: State) -> State:
    return cards(deck=(state.cards.deck[1], *state.cards.deck[1:]))(state)


def coin_gone(state: State) -> State:
    return cards(pile=state.cards.pile - 1)(state)


def fewer_than_no_coin(state: State) -> State:
    """More in hand than there are."""
    coins = state.cards.pile + 1
    hand = (*state.sides[0].hand, *(COIN,) * coins)
    return both(side(0, hand=hand), cards(pile=-1))(state)


def long_row(state: State) -> State:
    return cards(row=(*state.cards.row, state.cards.deck[0]), deck=state.cards.deck[1:])(state)


def stranger(state: State) -> State:
    """A headquarters of a sixth seat."""
    return field(FREE, hq=5)(field(FREE, hq=None)(state))


def turn(**changes: Any) -> Change:
    def change(state: State) -> State:
        assert state.turn is not None
        return state.evolve(turn=evolve(state.turn, **changes))

    return change


def battle(**changes: Any) -> Change:
    def change(state: State) -> State:
        assert state.battle is not None
        return state.evolve(battle=evolve(state.battle, **changes))

    return change


def out(seat: int, **changes: Any) -> Change:
    """A seat that lost all and is out of the game, except for *changes*."""

    def change(state: State) -> State:
        fields = tuple(evolve(each, owner=2) if each.owner == seat else each for each in state.fields)
        hand = state.sides[seat].hand
        coins, cards_ = hand.count(COIN), tuple(card for card in hand if card != COIN)
        pile = evolve(state.cards, discard=(*state.cards.discard, *cards_), pile=state.cards.pile + coins)
        gone = {"hand": (), "missiles": 0, "concedes_to": None, "eliminated": True}
        return side(seat, **{**gone, **changes})(state.evolve(fields=fields, cards=pile))

    return change


def robbed(state: State) -> State:
    """A headquarters vanished."""
    at = state.sides[0].start
    assert at is not None
    return field(at, hq=None)(state)


def all_in_hand(state: State) -> State:
    """Neither deck nor row is left, and a card lies twice in the discard."""
    pile = state.cards
    thrown = (*pile.discard, *pile.deck, *(card for card in pile.row if card is not None))
    return cards(deck=(), row=(None,) * len(pile.row), discard=(*thrown, thrown[0]))(state)


BROKEN: dict[str, tuple[str, Change]] = {
    "10.1 a card is there twice": ("a card in each place", swapped_card),
    "10.1 a card is lost": ("a card in each place", lambda state: cards(deck=state.cards.deck[1:])(state)),
    "10.1 a card is there twice, and no deck": ("a card in each place", all_in_hand),
    "10.1 a coin is lost": ("coin cards are conserved", coin_gone),
    "10.1 fewer than no coins": ("no less than no coin", fewer_than_no_coin),
    "10.1 five slots": ("so many slots", long_row),
    "a hand in disorder": (
        "hands are sorted",
        lambda state: side(0, hand=tuple(reversed(state.sides[0].hand)))(state),
    ),
    "10.2 a seventh scar card": (
        "more scar cards were played",
        world(played=("bunker",) * 4),
    ),
    "10.2 a scar card out of nothing": (
        "scar cards are conserved",
        lambda state: state.evolve(pool=(*state.pool, "bunker")),
    ),
    "10.2 a scar card is lost": ("scar cards are conserved", side(0, scar=None)),
    "10.2 a scar without a card": ("a scar comes from a card", land(FREE, scar="ammo_shortage")),
    "10.3 two headquarters of a seat": ("in two places", field(3, hq=0)),
    "10.3 a headquarters of nobody": ("without a seat", stranger),
    "2.1.3 a headquarters that moved": ("has moved", side(0, start=3)),
    "10.3 a headquarters that vanished": ("nobody was removed", robbed),
    "10.3 fewer than no troops": ("fewer than no troops", field(3, troops=-1)),
    "10.3 troops of nobody": ("troops have an owner", field(3, owner=None)),
    "10.3 an owner without troops": ("troops have an owner", field(3, troops=0)),
    "7.3 an eliminated seat with troops": ("out of the game", side(4, eliminated=True)),
    "10.4 a fortification without a city": ("without a city", land(FREE, boxes=0)),
    "10.4 eleven boxes": ("RL-10.4: boxes", land(CITY, boxes=11)),
    "10.5 a card without a coin": ("has lost coins", land(FREE, coins=0)),
    "10.5 seven coins": ("too many coins", land(FREE, coins=7)),
    "10.9 a continent changed twice": ("changed twice", region(0, change=2)),
    "10.9 two changes of one sign": ("one change of either", both(region(0, change=1), region(1, change=1))),
    "10.9 a name that nobody gave": ("nobody gave", region(5, name="Terra", namer=None)),
    "10.6 a tenth minor city": ("more than is printed", used(minor_city=10)),
    "10.6 more major cities than printed": (
        "more cities than printed",
        both(*(land(at, city=City(kind="world_capital", founder="ann")) for at in (FREE, 3))),
    ),
    "10.7 four stars and no end": ("the last star wins", side(3, tokens=("bought",) * 4)),
    "10.7 fewer than no missiles": ("no missiles", side(0, missiles=-1)),
    "10.7 missiles out of nothing": ("a missile for each signature", side(0, missiles=99)),
    "10.7 missiles that were fired still there": (
        "a missile for each signature",
        lambda state: side(1, tally=evolve(state.sides[1].tally, fired=1))(state),
    ),
    "11.7 a conquest of nowhere": ("a territory for each conquest", side(0, tally=Tally(conquests=1))),
    "11.7 a conquest that nobody counted": ("a territory for each conquest", side(0, conquered=(7,))),
    "11.7 a conquest turned by nothing": ("a missile for each conquest", side(0, tally=Tally(turned=1))),
    "11.7 losses moved by nothing": ("moved by no missile", side(0, tally=Tally(shifted=1))),
    "11.7 losses that nobody brought about": ("the other has killed", side(0, tally=Tally(lost=1))),
    "11.7 an expectation of one side alone": ("on average", side(0, tally=Tally(expected_lost=1))),
    "11.7 a roll against nobody": ("two sides", side(0, tally=Tally(rolls=1))),
    "11.5 a reign of less than no turn": ("fewer turns than none", reigns((0, 1, -1))),
    "11.5 a turn of nobody's": ("nobody has had a turn", reigns((0, None, 1))),
    "11.5 a reign counted as two": ("counted as two", reigns((0, 1, 2), (3, 1, 1), (0, 1, 2))),
    "11.5 more turns than were played": ("than there have been", reigns((0, 1, 30), (0, None, 0), (0, 1, 30))),
    "4.2.6 a faction twice": ("one faction", side(1, faction=0)),
    "7.3.1 a card of an eliminated seat": ("keeps nothing", both(out(4, hand=(COIN,)), coin_gone)),
    "7.3.1 missiles of an eliminated seat": ("keeps nothing", out(4, missiles=1)),
    "7.3.1 consent of an eliminated seat": ("keeps nothing", out(4, concedes_to=0)),
    "7.4.3 removed, and still there": ("is out of the game", side(4, removed=True)),
    "7.4.3 removed twice": ("removed twice", both(out(4), lambda state: state.evolve(leaving=(4,)))),
    "7.4.3 a removal that waits for nothing": (
        "nothing but a roll",
        lambda state: state.evolve(leaving=(4,), battle=None),
    ),
    "5.2 a round before the first": ("from the first", lambda state: state.evolve(round=0)),
    "5.2 rounds below nothing": ("from the first", lambda state: state.evolve(round=-1, turn=None)),
    "5.2 a turn of an eliminated seat": ("has no turn", both(out(1), lambda state: state.evolve(battle=None))),
    "5.4.4 fewer than no recruits": ("no recruits", turn(recruits=-5)),
    "5.6.1 an attack between two turns": ("in a turn", lambda state: state.evolve(turn=None)),
    "5.6.1 an attack in another's turn": ("on turn attacks", turn(seat=4)),
    "5.6.1 from a territory of others": ("holds the origin", field(6, owner=3)),
    "5.6.1 against somebody who is not there": ("stands in the target", battle(defender=3)),
    "5.6.1 a conquest without a conqueror": ("stands in the target", battle(conquered=True)),
    "5.11.6 the pile gave a star before it was empty": ("emptied for a star", side(4, tokens=("coin_pile",))),
    "10.11 nothing pending and no end": ("something is pending", lambda state: state.evolve(stack=())),
    "10.11 an end with something pending": ("something is pending", lambda state: state.evolve(over=True)),
    "10.11 nobody is asked": ("somebody is asked", lambda state: state.evolve(stack=state.stack[:-1])),
    "10.12 four attack dice": ("attack dice", roll(attack=(6, 6, 6, 6))),
    "10.12 no defence dice": ("defence dice", roll(defence=())),
    "10.12 a seven": ("values of dice", roll(attack=(7, 6, 6))),
    "5.6.9 a missile that did not hit": ("final", roll(attack=(5, 6, 6))),
    "5.6.9 a die that no missile hit": ("each die that is locked", battle(shots=())),
    "10.13 a record was changed": (
        "the hash of the one before",
        lambda state: state.evolve(chain=(state.chain[0], evolve(state.chain[1], commitment="x"), *state.chain[2:])),
    ),
    "10.13 a mark that no record made": ("what its records made of it", region(5, namer="eve")),
    "10.5 a coin that nobody stuck": ("a coin for each sticker", land(FREE, coins=4)),
    "10.6 a minor city is gone": ("minor cities", land(VILLAGE, city=None)),
    "10.6 a major city is gone": ("major cities", land(CITY, city=None)),
    "10.6 a fortification that nobody built": ("fortifications", land(CITY, boxes=0)),
    "10.6 a scar is gone": ("stay unless cancelled", land(SCARRED, scar=None)),
    "10.6 a bonus that nobody changed": ("changes of a bonus", region(1, change=1)),
    "7.7.1 a planet that nobody named": ("named the planet", world(planet="Terra")),
    "4.2.2 two stars for a first game": ("one star for a first game", side(4, tokens=("start", "start"))),
}
