"""What a noble costs and how a hand can pay it (RY-5.19 to 5.23, 5.32 to 5.34).

The country part and the intrigue part of a payment are independent and follow one pattern: so many cards that match,
or jokers for those that are missing. One predicate says what is legal and why something is not; whatever is offered is
found with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from engines.core.record import record
from engines.royals.atlas import COUNTRIES, NOBLES, PAIRS, SHOWS
from engines.royals.cards import Cards, Taste, fewest, minus, most_earlier, none, of, one_by_one, parts, plus
from engines.royals.components import JOKERS

Fault = Literal["wrong_payment", "joker_not_needed"]


@record
class Price:
    """One part of what a noble costs: *count* cards of the kinds that match; *worth* cards of any kind replace one."""

    count: int
    matching: tuple[int, ...]
    others: tuple[int, ...]
    worth: int
    filler: Taste
    """Which cards the default gives up for a joker first."""
    own: Taste
    """Which matching cards it lays first."""

    # ---- what a hand can do

    def held(self, hand: Cards) -> int:
        return of(hand, self.matching)

    def jokers(self, hand: Cards) -> int:
        """The fewest that this hand needs (RY-5.32)."""
        return max(0, self.count - self.held(hand))

    def missing(self, hand: Cards) -> int:
        """Jokers that the other cards of the hand cannot make; 0: the hand can pay."""
        return max(0, self.jokers(hand) - of(hand, self.others) // self.worth)

    def jokers_laid(self, laid: Cards) -> int:
        """How many jokers a payment holds: they follow from its size (RY-5.22)."""
        return (sum(laid) - self.count) // (self.worth - 1)

    def fault(self, hand: Cards, laid: Cards, *, any_time: bool) -> Fault | None:
        """Why *laid*, taken from *hand*, does not pay this part (RY-5.22, 5.23); ``None`` if it does."""
        jokers, odd = divmod(sum(laid) - self.count, self.worth - 1)
        if odd or not 0 <= jokers <= self.count or of(laid, self.matching) < self.count - jokers:
            return "wrong_payment"
        return "joker_not_needed" if jokers and not any_time and not self.jokers(hand) else None

    def default(self, hand: Cards) -> Cards | None:
        """Matching cards first, then jokers (RY-5.33); ``None``: the hand cannot pay."""
        jokers = self.jokers(hand)
        own = one_by_one(hand, self.matching, self.count - jokers, self.own)
        assert own is not None, "no more than the hand holds"
        fillers = one_by_one(hand, self.others, jokers * self.worth, self.filler)
        return None if fillers is None else plus(own, fillers)

    def choice(self, hand: Cards, *, any_time: bool) -> bool:
        """Whether there is more than one way to pay."""
        own, rest = [hand[kind] for kind in self.matching], [hand[kind] for kind in self.others]
        ways = 0
        for jokers in range(self.count + 1 if any_time or self.jokers(hand) else 1):
            size = self.count + jokers * (self.worth - 1)
            for matching in range(max(0, self.count - jokers), min(sum(own), size) + 1):
                if size - matching <= sum(rest):
                    ways += 2 if _several(own, matching) or _several(rest, size - matching) else 1
        return ways > 1

    def payments(self, hand: Cards, *, any_time: bool, frugal: bool) -> tuple[Cards, ...]:
        """Every way to pay: the default, then by number of cards, then by counts, most first (RY-5.34). *frugal*: no
        more jokers than needed."""
        most = self.count + self.jokers(hand) * (self.worth - 1) if frugal else self.count * self.worth
        legal = [laid for laid in parts(hand) if sum(laid) <= most and not self.fault(hand, laid, any_time=any_time)]
        default = self.default(hand)
        return tuple(sorted(legal, key=lambda laid: (laid != default, sum(laid), minus(none(len(laid)), laid))))


def _several(held: list[int], count: int) -> bool:
    """Whether so many cards can be taken in more than one way."""
    return 0 < count < sum(held) and sum(each > 0 for each in held) > 1


def _others(kinds: int, matching: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(kind for kind in range(kinds) if kind not in matching)


COUNTRY_PRICES = tuple(
    Price(
        count=noble.cost,
        matching=(noble.country,),
        others=_others(len(COUNTRIES), (noble.country,)),
        worth=JOKERS.country_cards_for_one,
        filler=fewest,
        own=fewest,
    )
    for noble in NOBLES
)
"""Noble → its country part."""
INTRIGUE_PRICES = tuple(
    Price(
        count=noble.intrigue,
        matching=SHOWS[noble.country],
        others=_others(len(PAIRS), SHOWS[noble.country]),
        worth=JOKERS.intrigue_cards_for_one,
        filler=most_earlier,
        own=most_earlier,
    )
    for noble in NOBLES
)
"""Noble → what its capture takes besides."""


def jokers_laid(noble: int, country: Cards, intrigue: Cards) -> int:
    """Of both kinds, in a payment that is accepted; a vacant noble takes no intrigue."""
    more = INTRIGUE_PRICES[noble].jokers_laid(intrigue) if any(intrigue) else 0
    return COUNTRY_PRICES[noble].jokers_laid(country) + more


class Quote(NamedTuple):
    """What one part of a price means to a hand."""

    held: int
    """Cards that match."""
    jokers: int
    missing: int


def _quoted(price: Price, hand: Cards) -> Quote:
    return Quote(price.held(hand), price.jokers(hand), price.missing(hand))


@lru_cache(maxsize=4096)
def country_quote(noble: int, hand: Cards) -> Quote:
    """A hand is asked about every noble, and again for every menu and view of the same moment."""
    return _quoted(COUNTRY_PRICES[noble], hand)


@lru_cache(maxsize=4096)
def intrigue_quote(noble: int, hand: Cards) -> Quote:
    return _quoted(INTRIGUE_PRICES[noble], hand)


@lru_cache(maxsize=4096)
def country_default(noble: int, hand: Cards) -> Cards | None:
    return COUNTRY_PRICES[noble].default(hand)


@lru_cache(maxsize=4096)
def intrigue_default(noble: int, hand: Cards) -> Cards | None:
    return INTRIGUE_PRICES[noble].default(hand)


@lru_cache(maxsize=4096)
def country_reach(hand: Cards) -> tuple[int, ...]:
    """Country → how dear a noble of it the hand can pay, with all its other cards as jokers."""
    return _reach(hand, [(country,) for country in range(len(COUNTRIES))], JOKERS.country_cards_for_one)


@lru_cache(maxsize=4096)
def intrigue_reach(hand: Cards) -> tuple[int, ...]:
    """Country → how much intrigue for a noble of it."""
    return _reach(hand, SHOWS, JOKERS.intrigue_cards_for_one)


def _reach(hand: Cards, matching: Sequence[tuple[int, ...]], worth: int) -> tuple[int, ...]:
    total, held = sum(hand), [of(hand, kinds) for kinds in matching]
    return tuple(own + (total - own) // worth for own in held)


NO_CARDS = none(len(COUNTRIES))
NO_INTRIGUE = none(len(PAIRS))
