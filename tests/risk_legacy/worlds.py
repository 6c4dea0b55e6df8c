"""Whole campaigns as chains of records, written down without being played, and boards as full as boards get."""

from functools import reduce
from typing import Any

from engines.core.chair import Chair
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy.atlas import COIN, EVERYWHERE, FACTIONS, POWERS, SCAR_CARDS
from engines.risk_legacy.battle import Battle, Shot
from engines.risk_legacy.campaign import deltas as d
from engines.risk_legacy.campaign.records import Chain, Charter, Fighter, Record, digest, fold, heirloom
from engines.risk_legacy.campaign.world import Result
from engines.risk_legacy.components import BOX
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.deeds.turn import EndOfTurn
from engines.risk_legacy.fields import Field
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.rules.combat import Roll
from engines.risk_legacy.side import Side, Tally
from engines.risk_legacy.state import Cards, State, Variant
from engines.risk_legacy.turn import Turn

PEOPLE = ("ann", "bob", "cid", "dot", "eve")
CHARTER = Charter(founding="dealt", sealed_packets="none")
LONGEST = "Нью-Константинополь-{:02d}."
"""A name of the greatest length for a city or a continent."""
MINOR, MAJOR = (6, 7, 1, 29, 16, 40, 25, 31, 21), (12, 17, 32, 39, 8)
"""Where cities are founded, game by game."""
SCARRED = (2, 9, 19, 27, 33, 41)


def founding() -> Record:
    powers = tuple(d.PowerFixed(faction=number, power=POWERS[number][0]) for number in range(len(FACTIONS)))
    coins = tuple(d.StickerPlaced(territory=at % 9) for at in range(BOX.founding.coin_stickers))
    return Record(n=0, before=None, charter=CHARTER, deltas=(*powers, *coins), commitment="c0")


def campaign(games: int, seats: int = 5, *, people: tuple[str, ...] = PEOPLE) -> Chain:
    """So many games after the founding: the winners take turns, and everything there is to be made is made."""
    chain: Chain = (founding(),)
    for n in range(1, games + 1):
        chain = (*chain, _game(n, chain, seats, people))
    return chain


def bequeathed(games: int, seats: int = 5) -> Heirloom:
    return heirloom(campaign(games, seats))


def _game(n: int, chain: Chain, seats: int, people: tuple[str, ...]) -> Record:
    winner, out = n % seats, (n + 1) % seats
    results: list[Result] = ["held_on"] * seats
    results[winner], results[out] = "won", "eliminated"
    starts = tuple((n * 5 + seat * 8) % len(EVERYWHERE) for seat in range(seats))
    factions = tuple((n + seat) % len(FACTIONS) for seat in range(seats))
    fighters = tuple(
        evolve(_fighter(n, seat), person=people[seat], faction=factions[seat], start=starts[seat], result=results[seat])
        for seat in range(seats)
    )
    deltas: list[d.Delta] = (
        [d.ScarPlaced(territory=SCARRED[n - 1], scar=SCAR_CARDS[n - 1])] if n <= len(SCARRED) else []
    )
    deltas += [d.BoxTicked(territory=MAJOR[0])] * (n > len(MAJOR) + 6)
    deltas += [
        d.Fought(faction=seat.faction, game=n, person=seat.person, start=seat.start, result=seat.result)
        for seat in fighters
    ]
    idle = (number for number in range(len(FACTIONS)) if number not in factions)
    deltas += [d.Fought(faction=number, game=n, person="", start=None, result="unused") for number in idle]
    if n <= BOX.games:
        deltas += [d.Signed(person=people[winner], game=n), *_reward(n, people[winner])]
        deltas += _smaller(n, people[(winner + 1) % seats])
    return Record(
        n=n,
        before=digest(chain[-1]),
        seats=fighters,
        winner=winner,
        why="stars",
        rounds=8,
        deltas=tuple(deltas),
        commitment=f"c{n}",
    )


def _fighter(n: int, seat: int) -> Fighter:
    """What was done in a long game."""
    conquered = tuple((n * 7 + seat * 11 + step * 5) % len(EVERYWHERE) for step in range(20 + seat))
    tally = Tally(
        conquests=len(conquered),
        rolls=120,
        lost=93,
        killed=93,
        expected_lost=94_444,
        expected_killed=94_444,
        fired=n % 3,
        shifted=n % 3,
        turned=min(n % 3, 1),
        knocked_out=1,
    )
    return Fighter(
        person="",
        faction=0,
        start=0,
        result="won",
        tally=tally,
        tokens=("start", "bought", "coin_pile"),
        hqs=1,
        conquered=conquered,
    )


def _reward(n: int, person: str) -> list[d.Delta]:
    cities, continents = len(MAJOR), 6
    if n <= cities:
        at = MAJOR[n - 1]
        return [d.CityFounded(territory=at, city="major_city", person=person), _called(at, n)]
    if n <= cities + continents:
        number = n - cities - 1
        return [
            d.ContinentClaimed(continent=number, person=person),
            d.ContinentNamed(continent=number, name=LONGEST.format(50 + n)),
        ]
    rest: list[d.Delta] = [
        d.CityFortified(territory=MAJOR[0]),
        d.BonusChanged(continent=0, change=1),
        d.BonusChanged(continent=4, change=-1),
        d.CardDestroyed(territory=20),
    ]
    return [rest[n - cities - continents - 1]]


def _smaller(n: int, person: str) -> list[d.Delta]:
    if n <= len(MINOR):
        at = MINOR[n - 1]
        return [d.CityFounded(territory=at, city="minor_city", person=person), _called(at, 20 + n)]
    return [d.CardUpgraded(territory=n)]


def _called(at: int, number: int) -> d.Delta:
    return d.CityNamed(territory=at, name=LONGEST.format(number))


# ---- a board in play


def crowded(games: int = 15, seats: int = 5, *, fighting: bool = False, **changes: Any) -> State:
    """Everybody stands everywhere: no territory is free, all have cards, and (``fighting``) a roll lies there."""
    chain = campaign(games, seats)
    world = fold(chain)
    cards = [at for at in EVERYWHERE if world.lands[at].card]
    fields = [Field(owner=at % seats, troops=10 + at % 3) for at in EVERYWHERE]
    hqs = tuple(seat * 6 + seat for seat in range(seats))
    for seat, at in enumerate(hqs):
        fields[at] = Field(owner=(seat + 1) % seats if seat else 0, troops=12, hq=seat)
    sides = tuple(
        evolve(
            _side(seat, hqs[seat], tuple(cards[4 + seat * 4 : 8 + seat * 4]), world.pool),
            missiles=world.signed(PEOPLE[seat]),
        )
        for seat in range(seats)
    )
    held = [card for side in sides for card in side.hand if card != COIN]
    rest = tuple(card for card in cards if card not in held)
    battle = None
    if fighting:
        roll = Roll(attack=(6, 6, 6), defence=(6, 6), triple=True, locked=(0, 1, 2, 3, 4))
        order = Assault(origin=6, target=7, rolls=None, keep=3, scar=True, press=2)
        seat, defender = 6 % seats, 7 % seats
        battle = Battle(seat=seat, defender=defender, order=order, roll=roll, throws=3, against=2)
        shots = tuple(Shot(seat=0, die=die, value=2) for die in roll.locked)
        battle = evolve(battle, rolls=10, lost=12, killed=13, shots=shots)
    return State(
        world=world,
        charter=CHARTER,
        chain=chain,
        people=PEOPLE[:seats],
        variant=Variant(),
        sides=sides,
        fields=tuple(fields),
        cards=Cards(row=rest[:4], deck=rest[4:-6], discard=rest[-6:], pile=BOX.resource_cards.coin_cards - seats),
        pool=world.pool[sum(side.scar is not None for side in sides) :],
        round=12,
        turn=Turn(seat=6 % seats, recruits=11, closed=(41,)),
        battle=battle,
        rng=Rng("a full board"),
        stack=(EndOfTurn(), Action(seat=6 % seats)),
        chairs=(Chair(),) * seats,
        drafts=(None,) * seats,
    ).evolve(**changes)


def _side(seat: int, hq: int, cards: tuple[int, ...], pool: tuple[Any, ...]) -> Side:
    return Side(
        faction=seat, start=hq, tokens=("bought",), hand=(*cards, COIN), scar=pool[seat] if seat < len(pool) else None
    )


def remade(state: State, *deltas: d.Delta) -> State:
    """With changes of this very match."""
    world = reduce(d.apply, deltas, state.world)
    return state.evolve(world=world, deltas=(*state.deltas, *deltas))
