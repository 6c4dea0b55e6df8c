"""What one seat may see, built field by field: what nobody wrote down here cannot leak (RL-3).

Nearly everything lies open. Hidden are scar cards in hand, the order of the deck, standing orders, and the fine print
of an assault order; the dice and the marks are the world's own."""

from typing import Literal

from engines.core.chair import Sitter
from engines.core.record import like, record
from engines.risk_legacy.atlas import SCARS
from engines.risk_legacy.battle import Battle, Fight
from engines.risk_legacy.campaign.deltas import Delta, playable
from engines.risk_legacy.campaign.records import fold
from engines.risk_legacy.campaign.world import BLANK, World
from engines.risk_legacy.components import BOX, PowerName, ScarName
from engines.risk_legacy.decisions.unsealing import Unsealing
from engines.risk_legacy.events.turn import Token
from engines.risk_legacy.fields import Field, realm
from engines.risk_legacy.own import Own, own
from engines.risk_legacy.rules.combat import Dice
from engines.risk_legacy.rules.recruits import coins, reckon
from engines.risk_legacy.shelf import Aim, Shelf
from engines.risk_legacy.side import Reign, Tally
from engines.risk_legacy.state import Ending, State, T, Variant
from engines.risk_legacy.turn import TurnSeen

Stage = Literal["founding", "starting", "playing", "rewards", "over"]


@record
class SideSeen:
    sitter: Sitter
    faction: int | None
    power: PowerName | None
    more: tuple[PowerName, ...]
    """What packets have added to its faction."""
    start: int | None
    tokens: tuple[Token, ...]
    hqs: tuple[int, ...]
    """The headquarters it controls, by territory."""
    missiles: int
    hand: tuple[int, ...]
    coins: int
    scar: bool
    """Whether it holds a scar card; which one is its own affair."""
    territories: int
    troops: int
    population: int
    recruits: int | None
    """At its next turn, trades apart; ``None``: it holds no territory."""
    eliminated: bool
    removed: bool
    concedes_to: int | None
    tally: Tally

    @property
    def stars(self) -> int:
        return len(self.tokens) + len(self.hqs)


@record
class BattleSeen:
    """When an assault stops and what its seat keeps ready for it is not said."""

    seat: int
    defender: int
    origin: int
    target: int
    rolls: int
    lost: int
    killed: int
    throws: int
    """Attack dice of the roll that is being made, and below those of the defence."""
    against: int
    attack: Dice
    """As they lie there; none before the roll."""
    defence: Dice
    locked: tuple[int, ...]
    """Dice that a missile has set, the attacker's first."""
    conquered: bool
    """Whether it has been taken: what stands there is the attacker's."""


@record
class View:
    stage: Stage
    game: int
    """Its number in the campaign; 0 is the founding."""
    world: World
    people: tuple[str, ...]
    variant: Variant
    sides: tuple[SideSeen, ...]
    fields: tuple[Field, ...]
    turn: TurnSeen | None
    asked: tuple[int, ...]
    """Whoever is waited for: everybody sees that."""
    opening: str | None
    """The packet that whoever is asked is about to open."""
    battle: BattleSeen | None
    last: Fight | None
    """What came of the assault before."""
    round: int
    deck: tuple[int, ...]
    """Which cards are in it, in the order of the data."""
    row: tuple[int | None, ...]
    discard: tuple[int, ...]
    pile: int
    emptied: bool
    scars: tuple[tuple[ScarName, int], ...]
    """Scar cards that nobody has played in this world, hands included, by kind."""
    ending: Ending | None
    reigns: tuple[Reign, ...]
    before: World | None
    """As this match found it, once it is over; ``None``: nobody asks yet."""
    order: tuple[int, ...]
    """The seats as their turns follow, if not clockwise from the first."""
    shelf: tuple[Shelf, ...]
    """What open packets remember in this game, as far as everybody may see it."""
    changes: tuple[Delta, ...]
    """What this match has changed for good so far."""
    me: int | None
    own: Own | None

    @property
    def over(self) -> bool:
        return self.stage == "over"

    @property
    def factions(self) -> tuple[int, ...]:
        """Those that may be played in this game."""
        return playable(self.world, self.changes)

    def held(self, seat: int) -> tuple[int, ...]:
        """The territories that *seat* controls."""
        return realm(self, seat).held

    def shelved(self, kind: type[T]) -> T | None:
        """What lies on the shelf of that *kind*, if anything does."""
        return next((each for each in self.shelf if isinstance(each, kind)), None)

    @property
    def aims(self) -> tuple[Aim, ...]:
        """What open packets give stars for, as long as nobody has won."""
        return () if self.ending else tuple(aim for each in self.shelf for aim in each.aims(self))

    @property
    def placing(self) -> bool:
        """Whether its reader has recruits to place."""
        return self.turn is not None and self.turn.seat == self.me and self.turn.recruits > 0

    def signs_nothing(self, seat: int) -> bool:
        """Where a person would sign, or be rewarded: nobody sits there (RL-7.4.2)."""
        return self.game <= BOX.games and not self.people[seat]


def view(state: State, seat: int | None) -> View:
    cards, left = state.cards, state.world.pool
    top = None if state.over or not state.stack else state.stack[-1]
    return like(
        View,
        state,
        stage=_stage(state),
        sides=tuple(_side(state, owner) for owner in state.seats),
        turn=state.turn and like(TurnSeen, state.turn),
        asked=top.asked(state) if top else (),
        opening=top.packet if isinstance(top, Unsealing) else None,
        battle=state.battle and _battle(state.battle),
        deck=tuple(sorted(cards.deck)),
        row=cards.row,
        discard=cards.discard,
        pile=cards.pile,
        emptied=cards.emptied,
        scars=tuple((scar, left.count(scar)) for scar in (*SCARS, *dict.fromkeys(state.world.packets.scars))),
        shelf=tuple(each.seen() for each in state.shelf),
        before=fold(state.chain) if state.over else None,
        changes=state.deltas,
        me=seat,
        own=None if seat is None else own(state, seat),
    )


def _stage(state: State) -> Stage:
    if state.over:
        return "over"
    if not state.chain:
        return "founding"
    if state.ending is not None:
        return "rewards"
    return "playing" if state.round else "starting"


def _side(state: State, owner: int) -> SideSeen:
    side, held = state.sides[owner], state.held(owner)
    banner = BLANK if side.faction is None else state.world.banners[side.faction]
    return like(
        SideSeen,
        side,
        sitter=state.chairs[owner].sitter,
        power=banner.power,
        more=banner.more,
        hqs=tuple(at for at in held if state.fields[at].hq is not None),
        coins=coins(state.world, side.hand),
        scar=side.scar is not None,
        territories=len(held),
        troops=sum(state.fields[at].troops for at in held),
        population=state.world.population(held),
        recruits=reckon(state, owner).total if held else None,
    )


def _battle(battle: Battle) -> BattleSeen:
    order, roll = battle.order, battle.roll
    return like(
        BattleSeen,
        battle,
        origin=order.origin,
        target=order.target,
        attack=roll.attack if roll else (),
        defence=roll.defence if roll else (),
        locked=roll.locked if roll else (),
    )
