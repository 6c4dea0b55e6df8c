"""The verbs of this game. Each changes the state and reports it, so neither can be forgotten."""

from typing import Any, ClassVar

from engines.core import board as core
from engines.core.chair import Sitter
from engines.core.event import Event
from engines.core.frame import Frame
from engines.core.record import altered, evolve, like, replaced
from engines.risk_legacy.atlas import COIN
from engines.risk_legacy.campaign.deltas import Delta, apply
from engines.risk_legacy.campaign.world import Why
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events.battle import AssaultEnded, Stop
from engines.risk_legacy.events.rewards import GameWon
from engines.risk_legacy.events.turn import (
    Departure,
    Eliminated,
    KnockedOut,
    LostOnTheWay,
    Maneuvered,
    StarGained,
    Token,
)
from engines.risk_legacy.fields import Field, manned
from engines.risk_legacy.hooks import Power, announce
from engines.risk_legacy.rules.battle import ongoing
from engines.risk_legacy.rules.entering import arriving
from engines.risk_legacy.rules.rounds import counted
from engines.risk_legacy.shelf import Shelf
from engines.risk_legacy.side import Side
from engines.risk_legacy.state import Ending, State


class Board(core.Board[State]):
    own: ClassVar[str] = "sides"
    aftermath: ClassVar[Frame]
    """The deed that follows a victory. It ends in verbs of this board, which so cannot know it."""

    # ---- records

    def side(self, seat: int) -> Side:
        return self.state.sides[seat]

    def order(self, seat: int, **changes: Any) -> None:
        """The standing orders of *seat* with *changes*."""
        self.put(seat, orders=evolve(self.side(seat).orders, **changes))

    def field(self, at: int) -> Field:
        return self.state.fields[at]

    def battle(self, **changes: Any) -> None:
        """The assault that is going on with *changes*."""
        self.alter("battle", altered(ongoing(self.state), changes))

    def report(self, why: Stop, hq: int | None = None) -> None:
        """The assault that is over in one line (RL-5.9.8), and on the board as the last one (RL-11.1).

        :param hq: the seat whose headquarters fell with it."""
        battle = ongoing(self.state)
        self.amend(last=battle.fight)
        sums = {"rolls": battle.rolls, "attacker_lost": battle.lost, "defender_lost": battle.killed}
        self.emit(like(AssaultEnded, battle.attack, **sums, why=why, hq=hq, breaker=None, fired=0))

    def cards(self, **changes: Any) -> None:
        self.amend(cards=evolve(self.state.cards, **changes))

    def change(self, delta: Delta) -> None:
        """A mark for good: in this game at once, in later ones by the record."""
        state = self.state
        self.amend(world=apply(state.world, delta), deltas=(*state.deltas, delta))

    def shelve(self, thing: Shelf) -> None:
        """What an open packet remembers in this game, in the place of what was there of its kind."""
        rest = (each for each in self.state.shelf if type(each) is not type(thing))
        self.amend(shelf=(*rest, thing))

    # ---- troops

    def stand(self, seat: int, at: int, troops: int) -> None:
        """So many more of *seat* in a territory that is its own or nobody's; fewer, if negative."""
        fields = self.state.fields
        field = fields[at]
        assert field.owner in (seat, None), "two seats' troops in one territory"
        left = field.troops + troops
        assert left >= 0, "more losses than troops"
        self.alter("fields", replaced(fields, at, manned(left, seat, field.hq)))

    def march(self, seat: int, origin: int, target: int, troops: int, toll: int = 0) -> int:
        """From one territory into another: expansion, conquest, move-in and maneuver. Beside the *toll* of a city, and
        what packets take, a move keeps the total (RL-10.10); how many are lost on the way."""
        arrived = arriving(self.state, seat, target, troops - toll)
        self.stand(seat, origin, -troops)
        self.stand(seat, target, arrived)
        return troops - arrived

    def follow(self, seat: int, origin: int, target: int, troops: int, told: Event) -> int:
        """:meth:`march` of what costs no toll, and the line that tells it; should any be lost all the same, another
        one does."""
        lost = self.march(seat, origin, target, troops)
        self.emit(told)
        if lost:
            self.emit(LostOnTheWay(seat=seat, territory=target, troops=lost))
        return lost

    def maneuver(self, seat: int, origin: int, target: int, troops: int) -> int:
        """Not an expansion, costs nothing, triggers nothing (RL-5.10.4)."""
        told = Maneuvered(seat=seat, origin=origin, target=target, troops=troops)
        lost = self.follow(seat, origin, target, troops, told)
        self.turn(maneuvered=True)
        return lost

    def build_hq(self, seat: int, at: int) -> None:
        self._put(at, evolve(self.field(at), hq=seat))

    def demolish_hq(self, at: int) -> None:
        """It is gone for this game."""
        hq = self.field(at).hq
        self._put(at, evolve(self.field(at), hq=None))
        if hq is not None:
            self.put(hq, razed=True)

    def move_hq(self, origin: int, target: int) -> None:
        """The headquarters that stands in *origin*, whoever's it is; none stands in *target*."""
        hq = self.field(origin).hq
        assert hq is not None, "there is none to move"
        assert self.field(target).hq is None, "RL-10.3: two in one territory"
        self._put(origin, evolve(self.field(origin), hq=None))
        self.build_hq(hq, target)

    def count_reigns(self) -> None:
        """The running turn is over, and was one more for the headquarters of its seat; between two turns there is
        none."""
        if self.state.turn is not None:
            self.amend(reigns=counted(self.state.reigns, self.state.fields, self.state.turn.seat))

    def _put(self, at: int, field: Field) -> None:
        self.amend(fields=replaced(self.state.fields, at, field))

    # ---- cards and stars

    def hand_over(self, seat: int, cards: tuple[int, ...]) -> None:
        """Resource cards into the hand of *seat*. Whoever has told it says so by :meth:`handed`."""
        self.put(seat, hand=tuple(sorted((*self.side(seat).hand, *cards))))

    def handed(self, seat: int) -> None:
        """*Seat* holds more cards than before, and everybody knows."""
        announce(self, Power.cards_held, seat)

    def hand_in(self, seat: int, cards: tuple[int, ...]) -> None:
        """Out of the hand: territory cards to the discard, coins to the pile (RL-5.3.2)."""
        hand = list(self.side(seat).hand)
        for card in cards:
            hand.remove(card)
        self.put(seat, hand=tuple(hand))
        coins = cards.count(COIN)
        discard = (*self.state.cards.discard, *(card for card in cards if card != COIN))
        self.cards(discard=discard, pile=self.state.cards.pile + coins)

    def get_back(self, seat: int, cards: tuple[int, ...]) -> None:
        """What :meth:`hand_in` gave last, back into the hand."""
        coins = cards.count(COIN)
        kept = len(self.state.cards.discard) - (len(cards) - coins)
        self.cards(discard=self.state.cards.discard[:kept], pile=self.state.cards.pile - coins)
        self.hand_over(seat, cards)

    def gain_star(self, seat: int, source: Token, cards: tuple[int, ...] = ()) -> None:
        """A star token, and the victory if it is the last one missing (RL-7.1.3)."""
        self.put(seat, tokens=(*self.side(seat).tokens, source))
        self.emit(StarGained(seat=seat, source=source, cards=cards))
        announce(self, Power.star_token, seat, source)
        self.check_victory()

    # ---- leaving, and the end

    def seated(self, seat: int, sitter: Sitter) -> None:
        """What becomes of the chair, beside what the core makes of it."""
        chairs = self.state.chairs
        chair = evolve(chairs[seat], sitter=sitter)
        self.amend(chairs=replaced(chairs, seat, chair))

    def knock_out(self, seat: int, by: int | None) -> None:
        """Its last troop fell: the conqueror takes its resource cards, no more (RL-5.8); without one they are
        discarded (RL-B0.6)."""
        cards = self.side(seat).hand
        if by is None:
            self.hand_in(seat, cards)
        else:
            self.put(seat, hand=())
            self.hand_over(by, cards)
            self.count(by, knocked_out=1)
        self.emit(KnockedOut(seat=seat, by=by, cards=cards))
        if by is not None:
            self.handed(by)
        announce(self, Power.knockout, seat, by)

    def eliminate(self, seat: int, why: Departure) -> None:
        """Out of this game; its cards are discarded, its scar card goes back unseen at the end (RL-7.3.1)."""
        self.hand_in(seat, self.side(seat).hand)
        self.put(seat, missiles=0, eliminated=True, removed=why == "removed", concedes_to=None)
        self.emit(Eliminated(seat=seat, why=why))
        announce(self, Power.eliminated, seat, why)

    def cut_short(self) -> None:
        """Nothing of the running turn remains but its end, which lies below everything else."""
        self.amend(stack=self.state.stack[:1])
        self.floor = min(self.floor, 1)

    def check_victory(self) -> None:
        """A seat at the last star wins at once, also in another's turn; so does the only one left (RL-7.1.3, 7.2.1)."""
        state = self.state
        if state.ending is not None:
            return
        full = next((seat for seat in state.present if state.stars(seat) >= BOX.red_stars.to_win), None)
        if full is not None:
            self.win(full, "stars")
        elif len(state.present) == 1:
            self.win(state.present[0], "alone")

    def win(self, seat: int, why: Why) -> None:
        """Nothing that was pending is carried out, no removal either: rewards follow. Of an assault that it breaks off
        the rolls that are settled are told; one that conquered has told of itself."""
        battle = self.state.battle
        if battle is not None and battle.rolls and not battle.conquered:
            self.report("gone" if why == "alone" else "over")
        for leaver in self.state.leaving:
            self.seated(leaver, "resigned")
        self.count_reigns()
        over = Ending(winner=seat, why=why, hq=self._captured(seat))
        self.amend(ending=over, turn=None, battle=None, leaving=())
        self.emit(GameWon(seat=seat, why=why, stars=self.state.stars(seat)))
        self.clear()
        self.push(self.aftermath)

    def _captured(self, seat: int) -> int | None:
        """The territory of a headquarters that *seat* is just conquering."""
        battle = self.state.battle
        if battle is None or not battle.conquered or battle.seat != seat:
            return None
        target = battle.order.target
        return None if self.state.fields[target].hq is None else target
