"""The places where the rules ask whether somebody's power changes anything (RL-B0.2)."""

from collections.abc import Callable, Mapping
from functools import cache
from inspect import isfunction
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from engines.core.move import Move
from engines.core.recent import recent
from engines.core.record import Family, family, members
from engines.core.text import Text
from engines.risk_legacy.campaign.world import Banner, Packets, World
from engines.risk_legacy.events.turn import Departure, Token
from engines.risk_legacy.fields import Lazily
from engines.risk_legacy.moves.packets import PacketMove
from engines.risk_legacy.rules.combat import Dice, Modifiers
from engines.risk_legacy.rules.ground import Follower, Ground
from engines.risk_legacy.rules.reasons import Reason
from engines.risk_legacy.side import Reckoning
from engines.risk_legacy.state import State

T = TypeVar("T")


@family
class Power(Family):
    """What a faction changes of the rules, or a packet: a method for each hook, named like it, that here changes
    nothing.

    A method whose last argument is a value returns what becomes of it. One that is given the board does something at
    that moment: what it pushes comes before whatever follows. All powers are asked whoever is concerned, so each
    compares that with its own :attr:`seat`.

    ``combat.compare`` and ``combat.losses`` know no board: what they shall do stands in the modifiers."""

    seat: int | None = None
    """Who plays the faction; ``None``: it is about everybody."""
    use: ClassVar[int] = 0
    """How much the steward would like to have it, beside others."""
    expansions: ClassVar[int] = 0
    """So many of them into different territories earn its seat a card; 0: none do."""
    inborn: ClassVar[bool] = False
    """Printed on the faction that has it: it has never been without."""
    moves_hqs: ClassVar[bool] = False
    """Whether it moves headquarters at the start of a turn: without such a power they stay where they are."""

    # ---- packets

    def unsealed(self, board: Any, packet: str, seat: int | None) -> None:
        """That *packet* is open from now on; *seat* has opened it, if a seat has (RL-B0.3)."""

    # ---- the setup

    def setup_bonus(self, state: State, seat: int, missiles: int) -> int:
        """With how many *seat* begins; nobody has a faction yet (RL-4.2.2)."""
        return missiles

    def setup_order(self, board: Any) -> bool:
        """Whether it saw to it who begins and who starts where, instead of dice (RL-4.2.5 to 4.2.8)."""
        return False

    def setup_end(self, board: Any) -> None:
        """All are placed, and the first turn is about to begin."""

    def start_legal(self, state: State, seat: int, at: int, why: Reason | None, *, hq: bool) -> Reason | None:
        """Why *seat* may not start there, if not (RL-4.3).

        :param hq: whether it would put a headquarters there.
        """
        return why

    def wished(self, state: State, seat: int, wishes: tuple[PacketMove, ...]) -> tuple[PacketMove, ...]:
        """What *seat* may put in an order of its own before it is asked for it."""
        return wishes

    # ---- the turn, up to the battles

    def turn_start(self, board: Any, seat: int) -> None:
        """Before the first choice (RL-5.3.1)."""

    def recruit_base(self, state: State, seat: int, strength: int, recruits: int) -> int:
        """What territories and population, *strength* together, bring (RL-5.4.2)."""
        return recruits

    def recruit_total(self, state: State, seat: int, found: Reckoning) -> Reckoning:
        """All recruits but for a trade (RL-5.4.2)."""
        return found

    def recruit_trade(self, ground: Ground, seat: int, cards: tuple[int, ...], coins: int) -> int:
        """How many *cards* count for (RL-5.4.3)."""
        return coins

    def recruit_due(self, board: Any, seat: int) -> bool:
        """The first of its recruits is about to be placed, those of a trade among them; whether something else comes
        before (RL-5.4.4)."""
        return False

    def recruit_place(self, state: State, seat: int, places: tuple[int, ...]) -> tuple[int, ...]:
        """Where recruits may go (RL-5.4.4)."""
        return places

    def own_turn_act(self, state: State, seat: int) -> tuple[Move, ...]:
        """What *seat* may do besides, whatever it is asked in its own turn; :meth:`carry_out` does it."""
        return ()

    def carry_out(self, board: Any, seat: int, move: Move) -> bool:
        """Whether *move* was one of its own."""
        return False

    def expand_cost(self, ground: Ground, seat: int, target: int, cost: int) -> int:
        """Troops that are lost on the way into an empty territory (RL-5.5.2)."""
        return cost

    def enter(self, ground: Ground, seat: int, target: int, troops: int) -> int:
        """How many of those who move into *target* get there, be it an expansion, a conquest or a maneuver."""
        return troops

    # ---- battles

    def combat_declare(self, ground: Ground, seat: int, target: int, *, closed: bool) -> bool:
        """Whether *seat* may not attack *target* now (RL-5.6.1)."""
        return closed

    def combat_pre_roll(self, board: Any) -> None:
        """Beside the window for scars (RL-5.6.3)."""

    def combat_natural(self, board: Any, attack: Dice, defence: Dice) -> tuple[Dice, Dice]:
        """The dice before any modifier (RL-5.6.4)."""
        return attack, defence

    def combat_modifiers(self, ground: Ground, attacker: int, defender: int, target: int, by: Modifiers) -> Modifiers:
        """What a roll is subject to, the comparison and the losses included (RL-5.6.6)."""
        return by

    def combat_missile(self, board: Any, seat: int, dice: Dice) -> None:
        """*Seat* has just fired at these dice, by number (RL-5.6.9)."""

    def combat_after(self, board: Any) -> None:
        """The losses are taken; whoever conquered has not moved in (RL-5.6.13)."""

    def knockout(self, board: Any, seat: int, by: int | None) -> None:
        """The last troop of *seat* fell (RL-5.8), not always to an enemy (RL-B0.6)."""

    def leaving(self, board: Any, seat: int) -> None:
        """*Seat* is about to be out of this game (RL-7.2.3, 7.3.1); whoever is removed has left already."""

    def eliminated(self, board: Any, seat: int, why: Departure) -> None:
        """*Seat* is out of this game (RL-7.3)."""

    # ---- the maneuver and the end of the turn

    def maneuver_path(self, ground: Ground, seat: int, origin: int, goals: tuple[int, ...]) -> tuple[int, ...]:
        """Where a maneuver from *origin* may go (RL-5.10.2). An own territory next to it is never taken away."""
        return goals

    def maneuver_timing(self, state: State, seat: int, *, any_time: bool) -> bool:
        """Whether the maneuver may be made at any time and ends nothing (RL-5.10.3)."""
        return any_time

    def turn_end_scars(self, board: Any, seat: int) -> None:
        """The turn ends; the card comes after this (RL-5.11.1)."""

    def turn_end_troops(self, ground: Ground, seat: int, at: int, troops: int) -> int:
        """Troops that *seat* gains in its territory *at* when its turn ends; fewer, if negative (RL-5.11.1)."""
        return troops

    def turn_claim(self, board: Any, seat: int) -> bool:
        """Whether it saw to what *seat* gets at the end of the turn, instead of the card."""
        return False

    def turn_card_due(self, state: State, seat: int, *, due: bool) -> bool:
        """Whether *seat* gets a card (RL-5.11.2)."""
        return due

    def turn_card_open(self, state: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The face-up cards that *seat* may take at all, whatever of."""
        return cards

    def turn_card_pick(self, state: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The face-up cards that one is taken of; none: a coin (RL-5.11.3)."""
        return cards

    def turn_card_chosen(self, board: Any, seat: int, card: int) -> None:
        """*Seat* is about to take that face-up card, unless it may not any more."""

    def turn_coin(self, board: Any, seat: int) -> bool:
        """Whether it saw to what *seat* gets instead of a coin card (RL-5.11.3)."""
        return False

    def turn_coin_refused(self, board: Any, seat: int) -> bool:
        """Whether *seat* gets nothing by a coin card that it would draw."""
        return False

    def turn_card_taken(self, board: Any, seat: int, card: int) -> None:
        """*Seat* has the card in hand."""

    def cards_held(self, board: Any, seat: int) -> None:
        """*Seat* has got resource cards, whichever way, and they are told."""

    def turn_card_drawn(self, state: State, seat: int, card: int, troops: int) -> int:
        """Troops that come into the territory of the card (RL-5.11.7)."""
        return troops

    def turn_slot1(self, board: Any, card: int) -> None:
        """*Card* has come up because another one was drawn (RL-5.11.4)."""

    # ---- stars and rewards

    def star_token(self, board: Any, seat: int, source: Token) -> None:
        """*Seat* has just gained a star token in play."""

    def rewards_winner_done(self, board: Any, winner: int) -> None:
        """The winner's reward has its name; those who held on choose next (RL-7.5.2)."""

    def rewards_done(self, board: Any) -> None:
        """All rewards are given (RL-7.6)."""


class Memory(NamedTuple):
    """One sentence of the chronicle."""

    weight: int
    """Of several the heaviest is told: from 1, something that happens in many games, to 9, once in a world."""
    told: Text


@family
class Packet(Power):
    """What an open packet changes: in force for everybody as long as it is open."""

    packet: ClassVar[str] = ""
    """Its id; empty: what all packets have in common, in force as soon as one is open."""
    rank: ClassVar[int] = 0
    """Which of several says first what it changes, the lowest."""

    def missiles(self, state: State) -> int:
        """How many it has brought into this game."""
        return 0

    def memory(self, record: Any, world: World) -> Memory | None:
        """What it has brought about in a game that is over, told in one sentence.

        :param world: as that game has left it."""
        return None

    def check(self, state: State) -> None:
        """Assert what holds in every reachable state as long as the packet is open."""


@family
class Seal(Power):
    """What waits for the condition of a packet that is closed: in force where packets may be opened."""

    packet: ClassVar[str]
    rank: ClassVar[int]
    """The order in which several open (RL-B0.3), from 1."""
    scars: ClassVar[tuple[str, ...]] = ()
    """Scar cards that it brings (RL-B0.10)."""

    def met(self, world: World) -> bool:
        """Whether the world says that the condition was met (RL-B0.4)."""
        return False

    def progress(self, world: World) -> tuple[int, int] | None:
        """How much of it has been seen, of how much, where that is counted over several games."""
        return None


def packets(known: Packets) -> tuple[Packet, ...]:
    """What all open packets change."""
    opened = ("", *known.opened) if known.opened else ()
    return tuple(packet() for packet in _every(Packet) if packet.packet in opened)


def seals() -> tuple[type[Seal], ...]:
    """Those of all packets that there are, in the order in which they open."""
    return _every(Seal)


def sealed(known: Packets) -> tuple[Seal, ...]:
    """The packets that wait for their conditions, in that order."""
    return tuple(seal() for seal in seals() if known.allowed and seal.packet not in known.opened)


def seal_of(packet: str) -> type[Seal]:
    """The seal of a packet by its id."""
    return next(seal for seal in seals() if seal.packet == packet)


@cache
def _every(kind: Any) -> tuple[Any, ...]:
    """All seals, or what all packets change, those of one kind by rank."""
    found: list[Any] = list(members(kind, __package__).values())
    return tuple(sorted(found, key=lambda each: each.rank))


Powers = tuple[tuple[int, str], ...]
"""The powers by name, each with the seat that plays its faction."""
Asked = Mapping[Callable[..., Any], tuple[Power, ...]]


def all_in_force(ground: Ground) -> Asked:
    """Hook → the powers in this game that have something to say there, in the order in which they are asked."""
    return _asked(ground.sides, ground.world)


def in_force(ground: Ground, hook: Callable[..., Any]) -> tuple[Power, ...]:
    """Those at one *hook*."""
    return _asked(ground.sides, ground.world)[hook]


def changed(ground: Ground, hook: Callable[..., T], value: T, *about: object) -> T:
    """What becomes of *value* at a *hook*: each power changes what the one before has left.

    :param about: what the hook is given beside it."""
    for power in _asked(ground.sides, ground.world)[hook]:
        value = getattr(power, hook.__name__)(ground, *about, value)
    return value


def wandering(ground: Ground) -> bool:
    """Whether headquarters may be moved in this game (RL-2.1.3)."""
    return any(power.moves_hqs for power in in_force(ground, Power.turn_start))


def announce(board: Any, hook: Callable[..., None], *about: object) -> None:
    """The moment of a *hook* has come: powers do what they do then."""
    for power in in_force(board.state, hook):
        getattr(power, hook.__name__)(board, *about)


@recent
def _asked(sides: tuple[Follower, ...], world: World) -> Asked:
    """To ask all of them at every hook takes more time than what they say."""
    return _casts(world)[tuple([side.faction for side in sides])]


@recent
def _casts(world: World) -> Mapping[tuple[int | None, ...], Asked]:
    """By the factions that the seats play."""
    return Lazily(lambda factions: _by_hook(_powers(factions, world.banners), world.packets))


def _powers(factions: tuple[int | None, ...], banners: tuple[Banner, ...]) -> Powers:
    played = [(seat, banners[faction]) for seat, faction in enumerate(factions) if faction is not None]
    return tuple([(seat, name) for seat, banner in played for name in banner.powers])


@cache
def _by_hook(powers: Powers, known: Packets) -> Asked:
    objects = (*_objects(powers), *sealed(known), *packets(known))
    plain = [(name, hook) for name, hook in vars(Power).items() if isfunction(hook)]
    return {hook: tuple([each for each in objects if getattr(type(each), name) is not hook]) for name, hook in plain}


def _objects(powers: Powers) -> tuple[Power, ...]:
    return tuple(called(name)(seat=seat) for seat, name in powers)


@cache
def called(name: str) -> type[Power]:
    """The power of this name in the data."""
    found: Any = members(Power, __package__)[name]
    return cast("type[Power]", found)
