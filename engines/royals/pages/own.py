"""What only one seat sees (RY-11.2): its hand, what that can take, its markers, what is missing for a bonus."""

from collections import Counter
from collections.abc import Sequence

from engines.core.hand import numbered
from engines.core.page import Page, Section
from engines.core.text import SignRef, Text, text
from engines.royals.atlas import COUNTRIES, NOBLES, PERIOD_VALUES, TITLES
from engines.royals.claims import Prospect
from engines.royals.components import JOKERS, LIMITS
from engines.royals.europe import Europe, crowned
from engines.royals.house import MOST_DRAWN, House
from engines.royals.limits import default_end
from engines.royals.markers import total
from engines.royals.naming import cards, city, flag, marker, noble, pile, rank
from engines.royals.pages.board import scores
from engines.royals.stakes import stakes
from engines.royals.view import Own, View
from engines.royals.words import orders as order_words
from engines.royals.words.claims import cost, laid, prize, promised
from engines.royals.words.standings import standing

SHOWN = 8
"""Nobles that are listed as payable."""
NEARLY = 3
FAR = 2
"""Cities missing in a country beyond which its shield is no aim yet."""


def own(view: View) -> Page | None:
    if view.own is None or view.me is None:
        return None
    mine, seat, europe = view.own, view.me, view.europe
    playing = view.turn is not None and view.turn.playing and view.turn.seat == seat  # then the menu lists them
    hand, changes = _hand(mine, playing=playing), _changes(mine, view, seat) if playing else ()
    sections = (
        Section(lines=() if view.over else _scores(view)),
        hand,
        Section(heading=text("own-standing"), lines=_standing(view, seat)),
        Section(heading=_claiming(), lines=() if playing else _claims(mine, seat, europe, view.gone)),
        Section(heading=text("own-changes"), lines=changes),
        Section(heading=text("own-nearly"), lines=() if changes else _nearly(mine, view.row)),
        Section(heading=text("own-markers", points=total(mine.house.markers)), lines=pile(mine.house.markers)),
        Section(heading=text("own-missing"), lines=_missing(seat, europe)),
        Section(heading=text("own-orders"), lines=_orders(mine.house), aside=True),
    )
    return Page(title=text("own-title"), sections=tuple(each for each in sections if each.lines or each is hand))


def _scores(view: View) -> tuple[Text, ...]:
    """Who is ahead; face down, only the reader's own points (RY-3.3)."""
    assert view.own is not None, "the reader's own page"
    mine = total(view.own.house.markers)
    return (scores(view) if view.scores is not None else text("own-scores-hidden", points=mine),)


def score(view: View) -> tuple[Text, ...]:
    """Points, as far as they are known, who leads in each country, and who in most of them."""
    if view.own is None:
        return ()
    first = ((number, view.europe.standing(number, view.gone)) for number in range(len(COUNTRIES)))
    ahead = [(number, found[0].seat) for number, found in first if found]
    led = tuple(text("score-lead", flag=flag(number), who=SignRef(seat)) for number, seat in ahead)
    points = _scores(view)
    if not led:
        return points
    most, *rest = Counter(seat for _, seat in ahead).most_common()
    alone = most[1] > 1 and all(count < most[1] for _, count in rest)
    return (text("score", points=points[0], leads=led, most=SignRef(most[0]), count=most[1] if alone else 0),)


def _hand(mine: Own, *, playing: bool) -> Section:
    """What would have to go is said beside the question, while there is one."""
    hand, secrets, end = mine.house.hand, mine.house.intrigue, default_end(mine.house)
    surplus = cards(end.country, end.intrigue)
    country, intrigue = cards(hand), cards((), secrets)
    kinds = numbered(country), numbered(intrigue, 1 + len(country))
    held = tuple(text("own-cards", cards=kind) for kind in kinds if kind)
    over = (text("own-surplus", cards=surplus),) if surplus and not playing else ()
    full = () if surplus or not _nearly_full(mine.house) else (_limits(),)
    return Section(heading=in_hand(mine.house), lines=(*held, *over, *full))


def _nearly_full(house: House) -> bool:
    """Whether the next draw may bring more cards than can be kept."""
    country, intrigue = map(int, MOST_DRAWN)
    return sum(house.hand) + country > LIMITS.country or sum(house.intrigue) + intrigue > LIMITS.intrigue


def _limits() -> Text:
    """How many cards may be kept, and what becomes of the rest (RY-5.28)."""
    return text("own-limits", limit=LIMITS.country, intrigues=LIMITS.intrigue)


def _claiming() -> Text:
    """The heading of what a hand pays for, with what a joker is (RY-5.33)."""
    return text("own-claims", others=JOKERS.country_cards_for_one, secrets=JOKERS.intrigue_cards_for_one)


def in_hand(house: House) -> Text:
    """How many cards of either kind that is, of how many."""
    held, secrets = sum(house.hand), sum(house.intrigue)
    return text("own-hand", country=held, limit=LIMITS.country, intrigue=secrets, intrigues=LIMITS.intrigue)


# ---- nobles


def worth(found: Prospect) -> tuple[int, int, int]:
    """What people would want first: the most points at once, then influence, then the fewest jokers."""
    return -total(found.gains), -NOBLES[found.noble].influence, found.jokers


def best(mine: Own) -> list[Prospect]:
    """What its hand pays for, in that order."""
    return sorted((found for found in mine.prospects if found.hindrance is None), key=worth)


def _claims(mine: Own, seat: int, europe: Europe, gone: tuple[int, ...]) -> tuple[Text, ...]:
    payable = best(mine)
    more = len(payable) - SHOWN
    told = tuple(_claim(found, seat, europe, gone) for found in payable[:SHOWN])
    return (*told, text("own-more", count=more)) if more > 0 else told


def _claim(found: Prospect, seat: int, europe: Europe, gone: tuple[int, ...]) -> Text:
    assert found.payment is not None, "it can be taken"
    effects = (*map(marker, found.gains), *promised(europe, seat, found.noble, gone))
    return text(
        "own-claim",
        noble=prize(found.noble, found.holder),
        price=laid(*found.payment, jokers=(found.country.jokers, found.intrigue.jokers)),
        effective=len(effects),
        effects=effects,
    )


def _changes(mine: Own, view: View, seat: int) -> tuple[Text, ...]:
    """What the menu has no room for, or is too far to be seen: what each costs, figures before and after."""
    return tuple(_change(found, view, seat) for found in best(mine)[:SHOWN])


def _change(found: Prospect, view: View, seat: int) -> Text:
    changed = stakes(view.europe, seat, found.noble, view.gone, view.period)
    (before, after), (had, has) = changed.influence, changed.cubes
    return text(
        "own-change",
        noble=noble(found.noble),
        price=cost(found),
        flag=flag(NOBLES[found.noble].country),
        before=before,
        after=after,
        place=changed.place,
        had=had,
        has=has,
        title=changed.title,
    )


def _nearly(mine: Own, row: Sequence[int | None]) -> tuple[Text, ...]:
    """The nobles that one draw more may pay for: first those that the open row would, then those that miss the fewest.
    Nobody knows what comes of the intrigue deck, so whoever takes an intrigue card that is not held is none of them."""

    def distance(found: Prospect) -> tuple[int, int, tuple[int, int, int]]:
        missing = found.missing[0]
        return max(0, missing - row.count(NOBLES[found.noble].country)), missing, worth(found)

    short = [found for found in mine.prospects if found.hindrance == "cards_missing" and not found.missing[1]]
    near = [found for found in short if found.missing[0] <= MOST_DRAWN[0]]
    return tuple(map(_short, sorted(near, key=distance)[:NEARLY]))


def _short(found: Prospect) -> Text:
    land = flag(NOBLES[found.noble].country)
    return text("own-short", noble=prize(found.noble, found.holder), count=found.missing[0], flag=land)


def _standing(view: View, seat: int) -> tuple[Text, ...]:
    """Country by country who is ahead, what that is worth, and whose the nobles are; titles and hands: for whoever
    sees no picture."""
    told = []
    for number, (larger, smaller) in enumerate(PERIOD_VALUES[view.period]):
        if ranking := standing(view.europe, number, view.gone):
            held = _held(view, number)
            told.append(
                text(
                    "own-country",
                    flag=flag(number),
                    larger=larger,
                    smaller=smaller,
                    seats=ranking,
                    some=len(held),
                    held=held,
                )
            )
    return (*told, *_titles(view), *_hands(view, seat))


def _held(view: View, country: int) -> tuple[Text, ...]:
    """Each seat with its nobles there."""
    holders = enumerate(view.europe.holders)
    there = [(at, holder) for at, holder in holders if holder is not None and NOBLES[at].country == country]
    seats = sorted(dict.fromkeys(holder for _, holder in there))
    return tuple(
        text("own-held", who=SignRef(seat), nobles=tuple(noble(at) for at, holder in there if holder == seat))
        for seat in seats
    )


def _titles(view: View) -> tuple[Text, ...]:
    """To whom they would go now, the highest first (RY-7.5)."""
    led = tuple(
        text("own-title-of", rank=rank(number), who=SignRef(first[0]), other=SignRef(first[-1]), count=len(first))
        for number in reversed(range(len(TITLES)))
        if (first := crowned(view.europe.contest(number, view.gone)))
    )
    return (text("own-titles", titles=led),) if led else ()


def _hands(view: View, seat: int) -> tuple[Text, ...]:
    """How many cards the others hold."""
    held = tuple(
        text("own-hand-of", who=SignRef(other), country=house.hand, intrigue=house.intrigue)
        for other, house in enumerate(view.houses)
        if other != seat and not house.gone
    )
    return (text("own-hands", hands=held),) if held else ()


# ---- bonuses


def _missing(seat: int, europe: Europe) -> tuple[Text, ...]:
    """What a bonus still takes, as long as it can be had (RY-5.26)."""
    houses, ranks, told = europe.houses_left, europe.untitled(seat), []
    if houses and 0 < len(ranks) < len(europe.titles):
        told.append(text("own-ranks", value=houses[0], ranks=tuple(map(rank, ranks))))
    for number in range(len(COUNTRIES)):
        shields, cities = europe.shields_left(number), europe.absent(seat, number)
        if shields and 0 < len(cities) <= FAR:
            named = tuple(map(city, cities))
            told.append(text("own-cities", country=flag(number), value=shields[0], cities=named))
    return tuple(told)


def _orders(house: House) -> tuple[Text, ...]:
    """Only what will be obeyed."""
    return order_words.standing(house.orders, first=not house.turns) if house.orders.on else ()
