"""The verbs of this game. Each changes the state and reports it, so neither can be forgotten."""

from typing import ClassVar

from engines.core import board as core
from engines.core.record import evolve
from engines.take_the_kingdom.components import KIND, kinds_of
from engines.take_the_kingdom.events.strife import Bounty, Damaged, Eliminated, MatchEnded, Removed, TrapSprung, Wasted
from engines.take_the_kingdom.events.turns import HandDiscarded
from engines.take_the_kingdom.kingdom import Kingdom
from engines.take_the_kingdom.places import Place, is_fort
from engines.take_the_kingdom.siege import dealt, flow
from engines.take_the_kingdom.state import Ending, State


class Board(core.Board[State]):
    own: ClassVar[str] = "kingdoms"

    # ---- records

    def kingdom(self, seat: int) -> Kingdom:
        return self.state.kingdoms[seat]

    # ---- cards

    def gain(self, seat: int, *cards: int) -> None:
        self.put(seat, hand=tuple(sorted((*self.kingdom(seat).hand, *cards))))

    def lose(self, seat: int, card: int) -> None:
        self.put(seat, hand=tuple(held for held in self.kingdom(seat).hand if held != card))

    def draw_out(self, seat: int, kind: str) -> int:
        """A card of that kind leaves the hand: which one."""
        card = self.kingdom(seat).held(kind)
        assert card is not None, f"seat {seat} holds no {kind}"
        self.lose(seat, card)
        return card

    def discard(self, *cards: int) -> None:
        self.amend(discard=(*self.state.discard, *cards))

    def spend(self, seat: int, kind: str) -> None:
        """A card from the hand to the discard, as an answer: it costs no play."""
        self.discard(self.draw_out(seat, kind))

    def block(self, seat: int, kind: str) -> None:
        """The same in order to block or to counter, which the table likes to look back at."""
        self.spend(seat, kind)
        tally = self.kingdom(seat).tally
        self.put(seat, tally=evolve(tally, blocks=(*tally.blocks, kind)))

    def rob(self, victim: int, *, by: int) -> int:
        """A random card of a hand that is not empty goes to another (TK-4.6): which one."""
        hand = self.kingdom(victim).hand
        card = hand[self.below(len(hand))]
        self.lose(victim, card)
        self.gain(by, card)
        return card

    def launch(self, seat: int, kinds: tuple[str, ...]) -> None:
        """The cards of a play leave the hand; each uses up one play."""
        for kind in kinds:
            self.amend(flight=(*self.state.flight, self.draw_out(seat, kind)))
        self.turn(used=self.state.ongoing.used + len(kinds))

    def touch_down(self) -> int:
        """The one card in flight comes to lie on the table."""
        (card,) = self.state.flight
        self.amend(flight=())
        return card

    def put_away(self, penalty: int) -> None:
        """A revealed penalty that has its answer."""
        self.amend(revealed=tuple(card for card in self.state.revealed if card != penalty))
        self.discard(penalty)

    # ---- places

    def lay(self, seat: int, place: Place) -> None:
        """A new place at the end, or the changed one where it was."""
        places, number = self.kingdom(seat).places, place.number
        if number in [old.number for old in places]:
            self.put(seat, places=tuple([place if old.number == number else old for old in places]))
        else:
            self.put(seat, places=(*places, place))

    def lift(self, seat: int, number: int) -> None:
        """The place is no longer in this kingdom."""
        self.put(seat, places=tuple(place for place in self.kingdom(seat).places if place.number != number))

    def strip(self, owner: int, place: Place, cards: tuple[int, ...]) -> None:
        """Discard defences, the trap or the Freeze of a place, face up and without springing anything."""
        left = evolve(
            place,
            defences=tuple(defence for defence in place.defences if defence.card not in cards),
            trap=None if place.trap and place.trap.card in cards else place.trap,
            freeze=None if place.freeze in cards else place.freeze,
        )
        self.lay(owner, left)
        self.clear_away(owner, place.number, cards)

    def clear_away(self, owner: int, number: int, cards: tuple[int, ...]) -> None:
        """Cards that lay at a place go to the discard, which shows what they are."""
        self.discard(*cards)
        if cards:
            self.emit(Removed(owner=owner, place=number, cards=kinds_of(cards)))

    def spring(self, owner: int, place: Place) -> str:
        """A sprung trap leaves the game, real or not. Tells which it was."""
        assert place.trap is not None, "there is a trap to spring"
        self.lay(owner, evolve(place, trap=None))
        self.amend(out=(*self.state.out, place.trap.card))
        self.count(owner, sprung=1)
        kind = KIND[place.trap.card]
        self.emit(TrapSprung(owner=owner, place=place.number, card=kind))
        return kind

    def hurt(self, owner: int, number: int, amount: int, first: int | None, *, by: int) -> None:
        """Damage flows over a place (TK-5.28). A Fort that falls takes its kingdom along."""
        kingdom = self.kingdom(owner)
        place = kingdom.place(number)
        assert place is not None, f"{number} lies in the kingdom of seat {owner}"
        assert place in kingdom.open, "a Fort behind a Land takes no damage"
        hits = [(card, share) for card, share in flow(place, amount, first) if share]
        for card, share in hits:
            left = card.strength - share
            self.emit(Damaged(owner=owner, place=number, card=KIND[card.card], amount=share, left=left))
        total = sum(share for _, share in hits)
        if total < amount:
            self.emit(Wasted(owner=owner, place=number, amount=amount - total))
        self.count(by, dealt=total, wasted=amount - total)
        self.count(owner, suffered=total)
        ruined = [card.card for card, share in hits if share == card.strength]
        self.discard(*ruined)
        if after := dealt(place, amount, first):
            self.lay(owner, after)
            return
        self.lift(owner, number)
        self.clear_away(owner, number, tuple(card for card in place.cards if card not in ruined))
        if is_fort(number):
            self.fell(owner, by=by)
        else:
            self.count(owner, lost=1)

    # ---- the fall of kingdoms

    def fell(self, seat: int, *, by: int | None) -> None:
        """A kingdom is out (TK-7.1, 7.2). *by* takes one unseen card of its hand; nobody does after a removal."""
        order = 1 + len(self.state.seats) - len(self.state.standing)
        self.put(seat, fell=order, skip=False, passed=False)
        self.emit(Eliminated(seat=seat, by=by))
        if by is not None and self.kingdom(seat).hand:
            card = self.rob(seat, by=by)
            self.put(by, spoils=self.kingdom(by).spoils + 1)
            self.count(by, bounties=1)
            self.emit(Bounty(owners=(by, seat), card=KIND[card]))
        rest = self.kingdom(seat).hand
        self.put(seat, hand=())
        self.discard(*rest)
        if rest:
            self.emit(HandDiscarded(seat=seat, cards=kinds_of(rest), why="out"))
        if len(self.state.standing) == 1:
            self.finish("last_standing")

    def banish(self, seat: int) -> None:
        """A seat is taken out of the match (TK-7.9): everything it has goes to the discard, nobody gets a bounty."""
        places = self.kingdom(seat).places
        self.put(seat, places=())
        for place in places:
            self.clear_away(seat, place.number, place.cards)
        self.fell(seat, by=None)

    def finish(self, why: Ending) -> None:
        """Nothing that was pending happens any more."""
        self.discard(*self.state.flight, *self.state.revealed)
        self.amend(flight=(), revealed=(), turn=None, ending=why)
        self.emit(MatchEnded(why=why))
        self.clear()
