"""An attack: card, boosters, then share by share a place, the defence hit first and the amount (1 each, if one likes);
last the confirmation.

It offers only what can still become a legal attack (TK-5.25 to 5.29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice, product
from typing import ClassVar

from engines.core.draft import Draft
from engines.core.menu import Blocked, Given, Menu, Pick, Picked
from engines.core.move import Cancel, Move, Part, part
from engines.core.record import evolve, record
from engines.core.text import Text, ready, text
from engines.take_the_kingdom.components import ATTACKS, KIND, OUR_LIMITS
from engines.take_the_kingdom.drafts.spreading import Field
from engines.take_the_kingdom.naming import put_together
from engines.take_the_kingdom.plays.attack import MORALE, SPREAD, Attack, Share, damage_of
from engines.take_the_kingdom.plays.base import NO_PLAYS_LEFT
from engines.take_the_kingdom.siege import needs_first
from engines.take_the_kingdom.state import State
from engines.take_the_kingdom.words.moves import Words

AIM = text("prompt-aim")
FIRST = text("prompt-first")
AMOUNT = ready(lambda left: text("prompt-amount", left=left), range(1, 21))
EVENLY = part(Attack, each=True)
BOOSTERS: Mapping[str, Part] = {booster: part(Attack, **{booster: True}) for booster in (MORALE, SPREAD)}
AIMS = tuple(part(Attack, place=number) for number in range(len(KIND)))
"""By the number of the place."""
NOT_OPEN = text("reason-not-open")
SHARE_TWICE = text("reason-share-twice")
ONE_KINGDOM = text("reason-one-kingdom")
SHARES_WRONG = text("reason-shares-wrong")
NOT_IN_HAND = text("reason-not-in-hand")


CONFIRM = {
    each.paid: text("prompt-confirm", cards=put_together(*each.paid), damage=damage_of(each.card, morale=each.morale))
    for card, morale, spread in product(ATTACKS, (False, True), (False, True))
    for each in (Attack(card=card, morale=morale, spread=spread, shares=()),)
}
"""By the cards that are paid."""


@record
class Attacking(Draft, confirms=True):
    """Its last step is a step of its own by TK-5.9. With it cards leave a hidden hand, and whoever is attacked answers,
    perhaps at once by orders: from then on the table has to agree if it is to be taken back."""

    card: str
    morale: bool = False
    spread: bool = False
    shares: tuple[Share, ...] = ()
    """Whole ones."""
    place: int | None = None
    first: int | None = None
    """Of the share that is being aimed."""
    each: ClassVar[bool] = False
    """Every place takes 1, so no amount is asked for."""

    @property
    def damage(self) -> int:
        return damage_of(self.card, morale=self.morale)

    @property
    def left(self) -> int:
        """Damage that no share has yet."""
        return self.damage - sum(share.amount for share in self.shares)

    @property
    def most(self) -> int:
        """What the next place can take of it: with Spread something is left for the shares that have to follow."""
        if self.each:
            return 1
        follow = OUR_LIMITS.spread_least_shares - 1 - len(self.shares) if self.spread else 0
        return self.left - max(0, follow)

    @property
    def whole(self) -> Attack:
        """As it stands; without Spread the place takes everything."""
        shares = self.shares
        if not self.spread and self.place is not None:
            shares = (Share(place=self.place, amount=self.damage, first=self.first),)
        return Attack(card=self.card, morale=self.morale, spread=self.spread, shares=shares)

    def menu(self, state: State, seat: int) -> Menu[Move]:
        words = Words(state, seat, damage=self.most)
        prompt, moves = self.next_step(state, seat)
        moves = tuple(moves)

        def notes() -> tuple[Text, ...]:
            ready = any(isinstance(move, Attack) for move in moves)
            aimed = self if ready else evolve(self, place=None)
            return words.so_far(aimed.whole, self.left)

        taken = words.options(*self._alone(state, seat))
        return Pick(prompt=prompt, options=words.options(*moves, Cancel()), notes=notes, taken=taken)

    def settled(self, state: State, seat: int) -> Attacking:
        """Also where 1 each goes to every place that there is: in which order makes no odds then."""
        _, moves = self.next_step(state, seat)
        few = [*islice(moves, self.left + 1 if self.each else 2)]
        match few:
            case [Part() as only]:
                return self._with(only).settled(state, seat)
            case [Part(field="place") as first, *_] if self.each and len(few) == self.left:
                return self._with(first).settled(state, seat)
            case _:
                return self

    def _alone(self, state: State, seat: int) -> tuple[Move, ...]:
        """The place that was settled since there was no other."""
        if self.place is None:
            return ()
        _, before = evolve(self, place=None, first=None).next_step(state, seat)
        return (AIMS[self.place],) if len([*islice(before, 2)]) == 1 else ()

    def next_step(self, state: State, seat: int) -> tuple[Text, Iterable[Move]]:
        """What is asked for now; found one by one, as somebody looks at it."""
        if self.place is not None:
            _, target = state.where(self.place)
            if needs_first(target) and self.first is None:
                return FIRST, [part(Attack, first=defence.card) for defence in target.defences]
            if self.spread:
                low, high = self.field(state, seat).amounts(self.place)
                amounts = [part(Attack, amount=amount) for amount in range(low, high + 1)]
                return AMOUNT(self.left), amounts
        if self.place is not None or not self.left:
            return CONFIRM[self.whole.paid], [self.whole]
        return AIM, (move for move, why in self.steps(state, seat) if why is None)

    def blocked(self, state: State, seat: int) -> tuple[Blocked[Move], ...]:
        if not self.left or (self.place is not None and not self._alone(state, seat)):
            return ()
        open_ = evolve(self, place=None, first=None)
        return Words(state, seat).blocked(*((move, why) for move, why in open_.steps(state, seat) if why))

    def field(self, state: State, seat: int) -> Field:
        return Field(state, seat, self.shares, self.left, each=self.each)

    def steps(self, state: State, seat: int) -> Iterator[tuple[Move, Text | None]]:
        """The places for the next share; and boosters, while nothing is aimed."""
        field = self.field(state, seat)
        for rival in field.kingdoms:
            for place in state.kingdoms[rival].places:
                number = place.number
                yield AIMS[number], self.why_no_aim(state, field, rival, number)
        if self.shares or self.each:
            return
        for booster, way in BOOSTERS.items():
            if not getattr(self, booster):
                yield way, self.why_no_booster(state, seat, booster, field)
        if self.even(state, seat):
            yield EVENLY, None

    def even(self, state: State, seat: int) -> bool:
        """Whether every place may take 1: with Spread, which goes along if it is not there yet."""
        if not self.spread and self.lacks(state, seat, SPREAD):
            return False
        return Field(state, seat, (), self.damage, each=True).divisible

    def why_no_booster(self, state: State, seat: int, booster: str, field: Field) -> Text | None:
        if why := self.lacks(state, seat, booster):
            return why
        return SHARES_WRONG if booster == SPREAD and not field.divisible else None

    def lacks(self, state: State, seat: int, booster: str) -> Text | None:
        """Why a booster cannot be paid."""
        if state.kingdoms[seat].held(booster) is None:
            return NOT_IN_HAND
        return NO_PLAYS_LEFT if 1 + self.morale + self.spread >= state.ongoing.left else None

    def why_no_aim(self, state: State, field: Field, owner: int, place: int) -> Text | None:
        if place in field.used:
            return SHARE_TWICE
        if self.shares and state.house.spread_reach == "one_kingdom" and owner != field.first_owner:
            return ONE_KINGDOM
        if place not in field.open:
            return NOT_OPEN
        return SHARES_WRONG if self.spread and not field.fits(place) else None

    def step(self, given: Given[Move]) -> Draft | Given[Move] | None:
        match given:
            case Picked(moves=(Part() as chosen,)):
                return self._with(chosen)
            case Picked(moves=(Attack(),)):
                return given
            case _:
                return None

    def _with(self, chosen: Part) -> Attacking:
        match chosen:
            case Part(field="amount", value=int(amount)):
                assert self.place is not None
                share = Share(place=self.place, amount=amount, first=self.first)
                return evolve(self, shares=(*self.shares, share), place=None, first=None)
            case Part(field="each"):
                return Evenly(card=self.card, morale=self.morale, spread=True)
            case Part(field=field, value=value):
                return evolve(self, **{field: value})


@record
class Evenly(Attacking, each=True):
    """With Spread, 1 each."""
