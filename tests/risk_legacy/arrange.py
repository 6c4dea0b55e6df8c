"""Positions as the rules tell them: what is named stands where it is named, all other territories are empty."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engines.core.chair import Chair
from engines.core.event import Event
from engines.core.frame import Frame
from engines.core.match import Match, ask, settle
from engines.core.record import evolve
from engines.core.rng import Rng
from engines.risk_legacy import GAME
from engines.risk_legacy.atlas import COIN, CONTINENTS, FACTIONS, NUMBER, POWERS, card_of
from engines.risk_legacy.campaign.deltas import PacketOpened, apply
from engines.risk_legacy.campaign.records import Chain, Charter, Record, digest
from engines.risk_legacy.campaign.world import City, Land, Packets, Signature, World
from engines.risk_legacy.components import BOX, CityKind, PowerName, ScarName
from engines.risk_legacy.decisions.action import Action
from engines.risk_legacy.deeds.found import Found
from engines.risk_legacy.deeds.opening import OpenGame
from engines.risk_legacy.deeds.turn import EndOfTurn, Muster, StartTurn
from engines.risk_legacy.events.turn import Token
from engines.risk_legacy.factions import brought
from engines.risk_legacy.fields import EMPTY
from engines.risk_legacy.hooks import seal_of
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.side import Side
from engines.risk_legacy.state import Cards, State, Variant
from engines.risk_legacy.turn import Turn
from tests.risk_legacy import notation
from tests.risk_legacy.scene import Scene

PEOPLE = ("ann", "bob", "cid", "dot", "eve")
FOUNDED = Record(n=0, before=None, charter=Charter(founding="random", sealed_packets="none"), commitment="")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Permanent marks of one territory."""

    city: CityKind | None = None
    founder: str = "somebody"
    boxes: int | None = None
    scar: ScarName | None = None
    coins: int = 1
    card: bool = True


def scene(
    seats: int = 3,
    *,
    troops: Mapping[str, tuple[int, int]] | None = None,
    hqs: Mapping[str, int] | None = None,
    hands: Mapping[int, str] | None = None,
    tokens: Mapping[int, int] | None = None,
    missiles: Mapping[int, int] | None = None,
    scars: Mapping[int, ScarName] | None = None,
    powers: Mapping[int, PowerName] | None = None,
    factions: Mapping[int, int] | None = None,
    orders: Mapping[int, Any] | None = None,
    world: World | None = None,
    row: str = "",
    deck: str = "",
    discard: str = "",
    no_deck: bool = False,
    emptied: bool = False,
    people: tuple[str, ...] = PEOPLE,
    eliminated: tuple[int, ...] = (),
    seat: int = 0,
    first: int = 0,
    number: int = 1,
    game: int = 1,
    phase: str = "action",
    turn: Mapping[str, Any] | None = None,
    shelf: tuple[Shelf, ...] = (),
    dice: tuple[int, ...] = (),
    **options: Any,
) -> Scene:
    """A position in the turn of *seat*: at its ``start``, at its ``muster`` or in ``action``.

    :param troops: territory → owner and troops.
    :param powers: seat → power; it plays the faction that has it.
    :param factions: seat → the faction that it plays.
    :param row: slot 1 first; without it the next cards of the data.
    :param deck: its top cards; the others lie below in the order of the data, or (``no_deck``) are discarded.
    :param emptied: the last coin card was taken once before.
    :param number: of the round.
    :param game: of the campaign.
    :param turn: changes to the running turn.
    :param shelf: what open packets remember.
    """
    world = world or land()
    played, world = _factions(seats, powers or {}, factions or {}, world)
    sides = tuple(
        Side(
            faction=played[at],
            start=_start(at, troops or {}, hqs or {}),
            tokens=_tokens((tokens or {}).get(at, 0)),
            missiles=(missiles or {}).get(at, 0),
            hand=tuple(sorted(notation.cards((hands or {}).get(at, "")))),
            scar=(scars or {}).get(at),
            eliminated=at in eliminated,
            **({"orders": (orders or {})[at]} if at in (orders or {}) else {}),
        )
        for at in range(seats)
    )
    state = State(
        world=world,
        charter=Charter(founding="random", sealed_packets="none"),
        chain=chain(game),
        people=people[:seats],
        variant=Variant(**options),
        sides=sides,
        fields=_fields(world, troops or {}, hqs or {}),
        cards=evolve(_cards(world, sides, row, deck, discard, no_deck=no_deck), emptied=emptied),
        pool=_pool(world, scars or {}),
        queue=tuple((at, play) for at, each in (orders or {}).items() for play in each.plays),
        first=first,
        round=number,
        turn=Turn(seat=seat, **(turn or {})),
        shelf=shelf,
        rng=Rng.loaded(*dice),
        stack=_stack(phase, seat, number),
        chairs=(Chair(),) * seats,
        drafts=(None,) * seats,
    )
    return Scene(*settled(state))


def opened(
    seats: int = 3,
    *,
    world: World | None = None,
    people: tuple[str, ...] = PEOPLE,
    rng: Rng | None = None,
    game: int = 1,
    founding: Any = None,
    unsealed: tuple[str, ...] = (),
    **options: Any,
) -> Scene:
    """A game that has just been laid out; or the first question of a *founding* of that kind.

    :param unsealed: packets that the game before has opened."""
    world = world or land()
    state = State(
        world=world,
        charter=Charter(founding=founding or "random", sealed_packets="none"),
        chain=() if founding else chain(game, unsealed),
        people=people[:seats],
        variant=Variant(**options),
        sides=(Side(),) * seats,
        fields=(EMPTY,) * len(world.lands),
        pool=world.pool,
        rng=rng or Rng("an opening"),
        stack=(Found(),) if founding else (OpenGame(),),
        chairs=(Chair(),) * seats,
        drafts=(None,) * seats,
    )
    return Scene(*settled(state))


def land(
    marks: Mapping[str, Mark] | None = None,
    *,
    named: Mapping[str, str] | None = None,
    changed: Mapping[str, int] | None = None,
    signed: tuple[str, ...] = (),
    played: tuple[ScarName, ...] = (),
    packets: tuple[str, ...] = (),
    allowed: bool = False,
) -> World:
    """A world with these marks.

    :param named: continent → the person who named it.
    :param changed: continent → change of its bonus.
    :param signed: persons, one for each game won.
    :param packets: that are open.
    :param allowed: whether others may be opened.
    """
    world = World(packets=Packets(allowed=allowed or bool(packets)))
    for packet in packets:
        world = apply(world, coming(packet))
    for name, mark in (marks or {}).items():
        city = City(kind=mark.city, founder=mark.founder) if mark.city else None
        told = Land(coins=mark.coins, card=mark.card, city=city, boxes=mark.boxes, scar=mark.scar)
        at = NUMBER[name]
        world = evolve(world, lands=(*world.lands[:at], told, *world.lands[at + 1 :]))
    lying = tuple(told.scar for at, told in enumerate(world.lands) if told.scar is not None and not world.barren(at))
    regions = tuple(
        evolve(region, namer=(named or {}).get(name), change=(changed or {}).get(name, 0))
        for name, region in zip(CONTINENTS, world.regions, strict=True)
    )
    signatures = tuple(Signature(game=game, person=person) for game, person in enumerate(signed, start=1))
    return evolve(world, regions=regions, signatures=signatures, played=(*lying, *played))


def coming(packet: str) -> PacketOpened:
    """With all that comes with it."""
    return PacketOpened(packet=packet, scars=seal_of(packet).scars, factions=brought(packet))


def settled(state: State) -> tuple[Match[State], tuple[Event, ...]]:
    """A match at the first question after the deeds on the stack of *state*, and what they told."""
    board = GAME.board(state)
    ask(Match(GAME, state.evolve(stack=())), board, settle(board), answered=None)
    return Match(GAME, board.state), tuple(board.events)


def _start(seat: int, troops: Mapping[str, tuple[int, int]], hqs: Mapping[str, int]) -> int:
    """Its headquarters, else where it stands; everybody has started somewhere."""
    own = [name for name, owner in hqs.items() if owner == seat]
    stands = [name for name, (owner, _) in troops.items() if owner == seat]
    return notation.territory(next(iter((*own, *stands)), "alaska"))


def chain(games: int, unsealed: tuple[str, ...] = ()) -> Chain:
    """The records before a game: of the founding and of games that changed nothing, but that the last has *unsealed*
    packets."""
    found: Chain = (FOUNDED,)
    while len(found) < games:
        found = (*found, Record(n=len(found), before=digest(found[-1]), commitment=""))
    opened = tuple(PacketOpened(packet=packet, scars=(), factions=()) for packet in unsealed)
    return (*found[:-1], evolve(found[-1], deltas=opened))


def _tokens(count: int) -> tuple[Token, ...]:
    start: Token = "start"
    bought: Token = "bought"
    return (start, *(bought,) * (count - 1))[:count]


def _factions(
    seats: int, powers: Mapping[int, PowerName], factions: Mapping[int, int], world: World
) -> tuple[list[int], World]:
    named = {seat: next(at for at, both in enumerate(POWERS) if power in both) for seat, power in powers.items()}
    named |= factions
    free = [at for at in range(len(FACTIONS)) if at not in named.values()]
    banners = list(world.banners)
    for seat, power in powers.items():
        banners[named[seat]] = evolve(banners[named[seat]], power=power)
    return [named[seat] if seat in named else free.pop(0) for seat in range(seats)], evolve(
        world, banners=tuple(banners)
    )


def _fields(world: World, troops: Mapping[str, tuple[int, int]], hqs: Mapping[str, int]) -> tuple[Any, ...]:
    fields = [EMPTY] * len(world.lands)
    for name, (owner, count) in troops.items():
        fields[notation.territory(name)] = evolve(EMPTY, owner=owner, troops=count)
    for name, seat in hqs.items():
        fields[NUMBER[name]] = evolve(fields[NUMBER[name]], hq=seat)
    return tuple(fields)


def _cards(world: World, sides: tuple[Side, ...], row: str, deck: str, discard: str, *, no_deck: bool) -> Cards:
    slots, top, thrown = notation.row(row), notation.cards(deck), notation.cards(discard)
    held = [card for side in sides for card in side.hand]
    away = [*held, *slots, *top, *thrown]
    every = [card_of(at) for at in world.everywhere if world.lands[at].card]
    rest = [card for card in every if card not in away]
    if not row:
        slots, rest = tuple(rest[:4]), rest[4:]
    below, gone = ((), tuple(rest)) if no_deck else (tuple(rest), ())
    pile = BOX.resource_cards.coin_cards - held.count(COIN)
    return Cards(deck=(*top, *below), row=slots, discard=(*gone, *thrown), pile=pile)


def _pool(world: World, scars: Mapping[int, ScarName]) -> tuple[ScarName, ...]:
    pool = list(world.pool)
    for scar in scars.values():
        pool.remove(scar)
    return tuple(pool)


def _stack(phase: str, seat: int, number: int) -> tuple[Frame, ...]:
    if phase == "start":
        return (StartTurn(seat=seat, round=number),)
    later = (EndOfTurn(), Action(seat=seat))
    return (*later, Muster()) if phase == "muster" else later
