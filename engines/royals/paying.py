"""What a noble costs and how a hand can pay it (RY-5.19 to 5.23, 5.32 to 5.34).

The country part and the intrigue part of a payment are independent and follow one pattern: so many cards that match,
or jokers for those that are missing. Every hand is asked about every noble, and again for every menu and view of the
same moment, so what a price finds out about a hand is remembered."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from engines.royals.atlas import COUNTRIES, NOBLES, PAIRS, SHOWS
from engines.royals.cards import Cards, Taste, fewest, minus, most_earlier, none, of, one_by_one, parts, plus
from engines.royals.components import JOKERS

NO_CARDS = none(len(COUNTRIES))
NO_INTRIGUE = none(len(PAIRS))


class Quote(NamedTuple):
    """What one part of a price means to a hand (RY-5.32)."""

    cost: int
    """Cards that it takes."""
    held: int
    """Cards that match."""
    jokers: int
    """The fewest that it takes."""
    missing: int
    """Of these, how many the other cards of the hand cannot make; 0: the hand can pay."""
    default: Cards | None
    """Matching cards first, then jokers (RY-5.33); ``None``: the hand cannot pay."""


@dataclass(frozen=True, eq=False, slots=True)
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

    def size(self, jokers: int) -> int:
        """How many cards a payment with so many *jokers* has (RY-5.22, 5.23)."""
        return self.count + jokers * (self.worth - 1)

    def jokers_laid(self, laid: Cards) -> int:
        """How many jokers a payment holds: they follow from its size (RY-5.22)."""
        return (sum(laid) - self.count) // (self.worth - 1)

    def short(self, hand: Cards) -> tuple[int, int, int]:
        """:attr:`Quote.held`, :attr:`Quote.jokers` and :attr:`Quote.missing` of a hand."""
        held = of(hand, self.matching)
        jokers = max(0, self.count - held)
        return held, jokers, max(0, jokers - of(hand, self.others) // self.worth) if jokers else 0

    def choice(self, hand: Cards, *, any_time: bool) -> bool:
        """Whether a hand that can pay has more than one way to: with a joker more, or with others of its cards."""
        jokers = quote(self, hand).jokers
        if (jokers or any_time) and jokers < self.count and sum(hand) >= self.size(jokers + 1):
            return True
        return _several(hand, self.matching, self.count - jokers) or _several(hand, self.others, jokers * self.worth)

    def payments(self, hand: Cards, *, any_time: bool) -> tuple[Cards, ...]:
        """Every way to pay: the default, then by number of cards, then by counts, most first (RY-5.34). Jokers only
        where matching cards are missing, unless *any_time* (RY-5.21)."""
        _, _, jokers, _, default = quote(self, hand)
        most = self.count if jokers or any_time else 0
        least = {self.size(number): self.count - number for number in range(most + 1)}
        legal = [
            laid
            for laid in parts(hand)
            if (matching := least.get(sum(laid))) is not None and of(laid, self.matching) >= matching
        ]
        return tuple(sorted(legal, key=lambda laid: (laid != default, sum(laid), minus(none(len(laid)), laid))))


def _several(hand: Cards, kinds: tuple[int, ...], count: int) -> bool:
    """Whether so many cards of these kinds can be taken in more than one way."""
    held = [hand[kind] for kind in kinds if hand[kind]]
    return len(held) > 1 and 0 < count < sum(held)


@lru_cache(maxsize=16384)
def quote(price: Price, hand: Cards) -> Quote:
    """What *price* means to *hand*."""
    held, jokers, missing = price.short(hand)
    if missing:
        return Quote(price.count, held, jokers, missing, None)
    default = one_by_one(hand, price.matching, price.count - jokers, price.own)
    if jokers:
        default = plus(default, one_by_one(hand, price.others, jokers * price.worth, price.filler))
    return Quote(price.count, held, jokers, missing, default)


@cache
def _country(country: int, cost: int) -> Price:
    """One for all nobles that cost the same, so a hand is asked about it once."""
    others = tuple(other for other in range(len(COUNTRIES)) if other != country)
    return Price(cost, (country,), others, JOKERS.country_cards_for_one, fewest, fewest)


@cache
def _intrigue(shown: tuple[int, ...], count: int) -> Price:
    others = tuple(pair for pair in range(len(PAIRS)) if pair not in shown)
    return Price(count, shown, others, JOKERS.intrigue_cards_for_one, most_earlier, most_earlier)


COUNTRY_PRICES = tuple(_country(noble.country, noble.cost) for noble in NOBLES)
"""Noble → its country part."""
INTRIGUE_PRICES = tuple(_intrigue(SHOWS[noble.country], noble.intrigue) for noble in NOBLES)
"""Noble → what its capture takes besides."""
FREE = _intrigue((), 0)
"""The intrigue part of a vacant noble (RY-5.19)."""


def prices(noble: int, holder: int | None) -> tuple[Price, Price]:
    """Both parts of what taking *noble* from *holder* costs."""
    return COUNTRY_PRICES[noble], FREE if holder is None else INTRIGUE_PRICES[noble]


@lru_cache(maxsize=4096)
def payable(hand: Cards) -> tuple[int, ...]:
    """The nobles whose country part *hand* can pay."""
    return tuple([noble for noble, price in enumerate(COUNTRY_PRICES) if not price.short(hand)[2]])


def jokers_laid(noble: int, country: Cards, intrigue: Cards) -> tuple[int, int]:
    """Of either kind, in a payment that is accepted; a vacant noble takes no intrigue."""
    more = INTRIGUE_PRICES[noble].jokers_laid(intrigue) if any(intrigue) else 0
    return COUNTRY_PRICES[noble].jokers_laid(country), more
