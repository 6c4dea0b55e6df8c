"""The rules: cards, moves, events, the state, what is left to the next match, and the verbs that change it."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import TypeAdapter

from engines.core.board import Board, MatchState
from engines.core.event import Event, Fact, Secret, Uncovered
from engines.core.meta import Meta, Phrase, Setting, Step
from engines.core.move import Move
from engines.core.orders import StandingOrders
from engines.core.outcome import Heirloom
from engines.core.page import Page, Section
from engines.core.record import evolve, record
from engines.core.shown import Seat, Shown
from engines.core.text import Arg, CardRef, PersonRef, Said, Text, text

# ---- cards


DECK: tuple[str, ...] = (
    ("tithe",) * 8 + ("steal",) * 8 + ("deny",) * 6 + ("gamble",) * 6 + ("volley",) * 4 + ("decree",) * 4
)
"""Card *i* of the physical deck is a copy of ``DECK[i]``."""

Card = Annotated[int, Shown(lambda card: CardRef(DECK[card]))]
Kind = Annotated[str, Shown(CardRef)]
SHOTS = 3
"""The damage that a volley spreads."""
HELD = 3
"""The cards that everybody is dealt."""
MOST_HELD = 4
"""Who holds more after a draw throws some away."""
DECREE_LENGTH = 60
"""Characters."""


# ---- meta


AIM = tuple(Step(name=f"shot{number}", kinds=("aim",)) for number in (1, 2, 3))

META = Meta(
    key="petty_court",
    command="court",
    seats=range(2, 6),
    options=(
        Setting(key="goal", choices=("4", "8", "12"), default="8"),
        Setting(key="first", choices=("champion", "chance"), default="champion", names_seat=True),
        Setting(key="purse", choices=("0", "1"), default="0", each_seat=True),
    ),
    schema=3,
    rules="1",
    phrases=(
        Phrase(name="menu"),
        Phrase(name="draw", steps=(Step(kinds=("draw",)),)),
        Phrase(name="bid", steps=(Step(name="coins"),)),
        Phrase(name="steal", steps=(Step(name="from", kinds=("steal",)),)),
        Phrase(name="volley", steps=(Step(kinds=("load",)), *AIM)),
        Phrase(name="proclaim", steps=(Step(name="words", kinds=("not_now",)),)),
        Phrase(name="order", steps=(Step(name="what", kinds=("edit",)),), aside=True),
    ),
    minutes=(5, 15),
)


# ---- memory


@record
class Memory:
    champions: tuple[str, ...] = ()
    """One per match, oldest first; empty where a steward has won."""
    decree: str = ""
    """The last one, which holds until the next."""


_MEMORIES = TypeAdapter(Memory)


def remembered(heirloom: Heirloom | None) -> Memory:
    return _MEMORIES.validate_json(heirloom.body) if heirloom else Memory()


def bequeathed(memory: Memory) -> Heirloom:
    return Heirloom(game=META.key, schema=META.schema, body=_MEMORIES.dump_json(memory).decode())


def pages(heirloom: Heirloom) -> tuple[Page, ...]:
    """The court as it is, then everybody who has ruled it."""
    memory = remembered(heirloom)
    now = (text("world-champion", person=_person(memory.champions[-1])), *decreed(memory.decree))
    reigns = (
        text("world-reign", number=number, person=_person(person)) for number, person in enumerate(memory.champions, 1)
    )
    return (
        Page(title=text("world"), sections=(Section(lines=now),)),
        Page(title=text("world-reigns"), sections=(Section(lines=tuple(reigns)),)),
    )


def laurels(heirloom: Heirloom) -> tuple[Text, ...]:
    """Who rules it."""
    return (text("world-champion", person=_person(remembered(heirloom).champions[-1])),)


def decreed(decree: str) -> tuple[Text, ...]:
    """The decree that holds, if there is one."""
    return (text("board-decree", words=wording(decree)),) if decree else ()


def wording(decree: str) -> Said:
    return Said(decree, text("decree-unread"))


def _person(person: str) -> Arg:
    return PersonRef(person) if person else text("world-nobody")


# ---- moves


@record
class Draw(Move):
    pass


@record
class Pass(Move):
    pass


@record
class NotNow(Move):
    """Leaves a decree unwritten."""


@record
class Play(Move):
    card: Card


@record
class Steal(Move):
    card: Annotated[int, Shown(None)]
    """Which Steal of the hand."""
    target: Seat


@record
class Fire(Move):
    pass


@record
class Drop(Move):
    """One copy of *ref*, whichever: equal cards make equal options."""

    ref: Kind


# ---- a volley: begun with ``Load``, drafted with ``Aim``, played as a whole as ``Volley``


@record
class Load(Move):
    card: Card


@record
class Aim(Move):
    target: Seat


@record
class Volley(Move):
    card: int
    shots: tuple[int, ...]


# ---- asides


@record
class Withdraw(Move):
    pass


# ---- events


@record
class Played(Uncovered):
    seat: Seat
    ref: Kind


@record
class Fired(Fact):
    seat: Seat


@record
class Dropped(Uncovered):
    """Cards laid open on the discard pile: one too many, with the last pass, or left behind by a removed seat."""

    seat: Seat
    refs: tuple[Kind, ...]


@record
class Passed(Fact):
    seat: Seat


@record
class Earned(Fact):
    """*coins* is negative for a loss."""

    seat: Seat
    coins: int


@record
class Cancelled(Fact):
    ref: Literal["steal_deed", "deny_deed"]


@record
class Rolled(Uncovered):
    seat: Seat
    die: int


@record
class Decreed(Fact):
    """*words* are the player's own."""

    seat: Seat
    words: Annotated[str, Shown(wording)]


@record
class Sealed(Fact):
    """Somebody has bid, or taken the bid back; what, nobody hears."""

    seat: Seat
    on: bool


@record
class Unsealed(Uncovered, opens=True):
    """One bid per seat; ``None`` for a seat that is out of the match. Everybody's turns follow."""

    bids: tuple[int | None, ...]


@record
class SomeoneDrew(Fact):
    seat: Seat


@record
class Drew(Secret, reveals=True):
    card: Card

    def aloud(self) -> Fact:
        return SomeoneDrew(seat=self.owners[0])


# ---- standing orders


@record
class Orders(StandingOrders):
    passes: bool = False
    """Every denial is passed, with a card that denies or without."""
    page: str = "top"

    def stopped_by(self, state: State, seat: int, heard: Event) -> bool:
        match heard:
            case Earned(seat=loser, coins=coins):
                return "robbed" in self.stops and loser == seat and coins < 0
            case Fired(seat=shot):
                return "fired" in self.stops and shot != seat
            case _:
                return False


# ---- state


@record
class Player:
    coins: int = 0
    missiles: int = 1
    hand: tuple[int, ...] = ()
    orders: Orders = Orders()

    def holding(self, ref: str) -> tuple[int, ...]:
        return tuple(card for card in self.hand if DECK[card] == ref)


@record
class State(MatchState):
    players: tuple[Player, ...]
    people: tuple[str, ...]
    """Who sits where; empty for a steward."""
    champions: tuple[str, ...] = ()
    """Of the matches before this one."""
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    decree: str = ""
    goal: int
    first: int = 0

    @property
    def seats(self) -> tuple[int, ...]:
        """Those who still play."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.sitter != "removed")

    def evolve(self, **changes: Any) -> State:
        return evolve(self, **changes)

    def with_player(self, seat: int, player: Player) -> State:
        return evolve(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))


# ---- board


def finished(state: State) -> bool:
    rich = max(player.coins for player in state.players) >= state.goal
    return rich or not (state.deck or any(player.hand for player in state.players))


class Court(Board[State]):
    own: ClassVar[str] = "players"

    def draw(self, seat: int) -> None:
        if not self.state.deck:
            return
        card, *rest = self.state.deck
        self.put(seat, hand=(*self.state.players[seat].hand, card))
        self.amend(deck=tuple(rest))
        self.emit(Drew(owners=(seat,), card=card))

    def show(self, seat: int, card: int) -> None:
        self._lay_off(seat, card)
        self.emit(Played(seat=seat, ref=DECK[card]))

    def drop(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self._lay_off(seat, card)
        if cards:
            self.emit(Dropped(seat=seat, refs=tuple(DECK[card] for card in cards)))

    def earn(self, seat: int, coins: int) -> None:
        """A negative sum is a loss, and nobody loses more than there is."""
        player = self.state.players[seat]
        earned = max(coins, -player.coins)
        if earned:
            self.put(seat, coins=player.coins + earned)
            self.emit(Earned(seat=seat, coins=earned))

    def fire(self, seat: int) -> None:
        self.put(seat, missiles=self.state.players[seat].missiles - 1)
        self.emit(Fired(seat=seat))

    def decree(self, seat: int, words: str) -> None:
        self.amend(decree=words)
        self.emit(Decreed(seat=seat, words=words))

    def seat_person(self, seat: int, person: str) -> None:
        people = self.state.people
        self.amend(people=(*people[:seat], person, *people[seat + 1 :]))

    def _lay_off(self, seat: int, card: int) -> None:
        self.put(seat, hand=tuple(held for held in self.state.players[seat].hand if held != card))
        self.amend(discard=(*self.state.discard, card))
