"""How taking a noble is said: its price, what it brings, with which cards it is paid, and why it cannot be had."""

from engines.core.text import SeatRef, SignRef, Text, text
from engines.royals import naming
from engines.royals.atlas import COUNTRIES, NOBLES, PERIOD_VALUES, TITLES
from engines.royals.cards import Cards, counted, minus, of
from engines.royals.claims import PER_CLAIM, Prospect, cubes_left, prospect
from engines.royals.components import LIMITS
from engines.royals.europe import Europe, outlook
from engines.royals.house import MOST_DRAWN
from engines.royals.markers import total
from engines.royals.moves import Claim
from engines.royals.paying import COUNTRY_PRICES, INTRIGUE_PRICES, Price, jokers_laid, quote
from engines.royals.state import State

FEW_FACES = 3
"""So many different cards of a payment are named one by one where room is scarce; of more, intrigue is only counted."""
MOST_COUNTRY, MOST_INTRIGUE = LIMITS.country + MOST_DRAWN[0], LIMITS.intrigue + MOST_DRAWN[1]
"""What a hand can ever hold (RY-10.3)."""


# ---- the noble


def aim(state: State, seat: int, noble: int) -> Text:
    """A noble that may be taken now, with what it brings at once."""
    return _prize(noble, _named(state, seat, noble), total(state.europe.gains(seat, noble)))


def target(state: State, seat: int, noble: int) -> Text:
    """A noble that is wanted some day."""
    return _prize(noble, _named(state, seat, noble), 0)


def _named(state: State, seat: int, noble: int) -> SeatRef | None:
    """The rival who holds it."""
    holder = state.europe.holders[noble]
    return None if holder is None or holder == seat else SeatRef(holder)


def prize(noble: int, rival: int | None) -> Text:
    """A noble, and by their sign whom it would be captured from."""
    return _prize(noble, None if rival is None else SignRef(rival), 0)


def _prize(noble: int, rival: SeatRef | SignRef | None, gain: int) -> Text:
    if rival is None:
        return text("move-noble", noble=naming.noble(noble), gain=gain)
    return text("move-capture", noble=naming.noble(noble), who=rival, gain=gain)


def country(number: int) -> Text:
    return text("land", flag=naming.flag(number), country=naming.country(number))


def country_of(noble: int) -> Text:
    return country(NOBLES[noble].country)


def offer(state: State, seat: int, noble: int) -> Text:
    """What it costs by default, and what it brings, within the small print of an entry."""
    found = prospect(state, seat, noble)
    brought = _gained(state, seat, found)
    return text("hint-claim", price=cost(found), gains=brought, count=len(brought))


def cost(found: Prospect) -> Text:
    """What is paid for it by default, where room is scarce."""
    assert found.payment is not None, "what cannot be paid is not on offer"
    return price(*found.payment, jokers=(found.country.jokers, found.intrigue.jokers))


def printed(state: State, noble: int) -> Text:
    """What it costs without jokers, whatever the hand holds."""
    cost = counted((NOBLES[noble].country,) * NOBLES[noble].cost, len(COUNTRIES))
    vacant = state.europe.holders[noble] is None
    return _price(cost, None if vacant else _counted(NOBLES[noble].intrigue))


def price(country: Cards, intrigue: Cards, *, jokers: tuple[int, int]) -> Text:
    """A payment with its jokers of either kind, where room is scarce."""
    if len(naming.cards(country, intrigue)) <= FEW_FACES:
        return laid(country, intrigue, jokers=jokers)
    return _price(country, _counted(sum(intrigue)) if any(intrigue) else None, jokers=jokers)


def laid(country: Cards, intrigue: Cards, *, jokers: tuple[int, int]) -> Text:
    """The same, card by card."""
    more = text("listed", cards=naming.cards((), intrigue)) if any(intrigue) else None
    return _price(country, more, jokers=jokers)


def _counted(intrigue: int) -> Text:
    return text("price-intrigue", count=intrigue)


def _price(country: Cards, intrigue: Text | None, *, jokers: tuple[int, int] = (0, 0)) -> Text:
    """Each part with its own jokers: so many cards of the one kind replace one, so many of the other."""
    first = text("price", cards=naming.cards(country), jokers=jokers[0])
    if intrigue is None:
        return first
    return text("price-capture", country=first, intrigue=text("price", cards=(intrigue,), jokers=jokers[1]))


def _gained(state: State, seat: int, found: Prospect) -> tuple[Text, ...]:
    """In very few words, the surest first."""
    markers = tuple(text("gain-marker", shape=marker.shape, value=marker.value) for marker in found.gains)
    bonus = (text("gain-markers", markers=markers),) if markers else ()
    return (*bonus, *promised(state.europe, seat, found.noble, state.gone))


def promised(europe: Europe, seat: int, number: int, gone: tuple[int, ...]) -> tuple[Text, ...]:
    """What it would bring later, if everything stayed so: a place in its country, its title alone or shared."""
    noble, (place, share) = NOBLES[number], outlook(europe, seat, number, gone)
    return (
        *((text("gain-place", place=place, flag=naming.flag(noble.country)),) if place else ()),
        *((text("gain-title", share=share, value=_worth(noble.rank, share)),) if share else ()),
    )


def _worth(rank: int, share: str) -> int:
    return TITLES[rank].full if share == "whole" else TITLES[rank].half


# ---- its payment


def pay(claim: Claim) -> Text:
    return text("move-claim-pay", cards=naming.cards(claim.country, claim.intrigue))


def payment(kind: str, noble: int, cards: Cards) -> Text:
    """Either part of one, of the country or of intrigue, by its jokers."""
    price = {"country": COUNTRY_PRICES, "intrigue": INTRIGUE_PRICES}[kind][noble]
    return text(f"group-pay-{kind}", jokers=price.jokers_laid(cards), count=sum(cards))


def kept(country: Cards, intrigue: Cards = ()) -> Text:
    left = naming.cards(country, intrigue)
    return text("hint-kept", cards=left, count=len(left))


def bill(state: State, seat: int, claim: Claim) -> tuple[Text, ...]:
    """What is laid, what stays in the hand, what it brings."""
    house, noble = state.houses[seat], NOBLES[claim.noble]
    holder, jokers = state.europe.holders[claim.noble], jokers_laid(claim.noble, claim.country, claim.intrigue)
    left = naming.cards(minus(house.hand, claim.country), minus(house.intrigue, claim.intrigue))
    paid = text("note-laid", price=laid(claim.country, claim.intrigue, jokers=jokers))
    stays = text("note-kept", cards=left, count=len(left))
    ousts = () if holder is None else (text("note-ousts", who=SeatRef(holder), city=naming.city(noble.city)),)
    return (paid, stays, *ousts, *_brought(state, seat, claim.noble))


def _brought(state: State, seat: int, number: int) -> tuple[Text, ...]:
    noble, (place, share) = NOBLES[number], outlook(state.europe, seat, number, state.gone)
    markers = tuple(naming.marker(marker) for marker in state.europe.gains(seat, number))
    larger, smaller = PERIOD_VALUES[state.period][noble.country]
    points = larger if place == "first" else smaller
    return (
        *((text("note-brings", markers=markers),) if markers else ()),
        *((text("note-place", place=place, land=country_of(number), points=points),) if place else ()),
        *(
            (text("note-title", share=share, rank=naming.rank(noble.rank), points=_worth(noble.rank, share)),)
            if share
            else ()
        ),
    )


# ---- why not


def reason(state: State, seat: int, noble: int) -> Text:
    """Why it cannot be taken now (RY-5.24)."""
    found = prospect(state, seat, noble)
    match found.hindrance:
        case "own_noble":
            return text("reason-own-noble")
        case "no_cubes":
            return text("reason-no-cubes", needed=PER_CLAIM, left=cubes_left(state, seat))
        case _:
            return text("reason-missing", cards=_missing(state, seat, found))


def _missing(state: State, seat: int, found: Prospect) -> tuple[Text, ...]:
    """How many cards that match, or of any kind, would be enough (RY-5.32)."""
    house, noble = state.houses[seat], NOBLES[found.noble]
    (country, intrigue), flag = found.missing, naming.flag(noble.country)
    others = _instead(COUNTRY_PRICES[found.noble], house.hand, MOST_COUNTRY)
    more = _instead(INTRIGUE_PRICES[found.noble], house.intrigue, MOST_INTRIGUE)
    return (
        *((text("missing-country", count=country, flag=flag, others=others),) if country else ()),
        *((text("missing-intrigue", count=intrigue, flag=flag, others=more),) if intrigue else ()),
    )


def _instead(price: Price, hand: Cards, most: int) -> int:
    """Further cards of any kind that would do as jokers; 0: no hand can hold so many."""
    needed = quote(price, hand).jokers * price.worth - of(hand, price.others)
    return needed if sum(hand) + needed <= most else 0
