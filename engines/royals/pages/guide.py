"""The components explained, whatever the match. Every figure comes from the data."""

from engines.core.page import Page, Section
from engines.core.text import CardRef, Text, text
from engines.royals import atlas
from engines.royals.components import BOX, JOKERS, LIMITS
from engines.royals.house import PLANS
from engines.royals.naming import city, country, flag, rank, so_many


def guide() -> tuple[Page, ...]:
    return _nobles(), _map(), _cards()


def _nobles() -> Page:
    """Ranks, what they cost and bring, and the bonus of a house that has them all."""
    ranks = tuple(
        text(
            "guide-rank",
            rank=rank(number),
            cost=printed.cost,
            influence=printed.influence,
            intrigue=printed.intrigue_to_capture,
            full=atlas.TITLES[number].full,
            half=atlas.TITLES[number].half,
        )
        for number, printed in enumerate(BOX.ranks.items)
    )
    houses = tuple(text("guide-house", seats=seats, values=atlas.house_values(seats)) for seats in BOX.seats.counts)
    colours = tuple(
        text("guide-colour", colour=CardRef(colour.id), count=colour.cubes) for colour in BOX.player_colours.items
    )
    sections = (
        Section(heading=text("guide-ranks"), lines=ranks),
        Section(heading=text("guide-houses", ranks=len(atlas.RANKS)), lines=houses),
        Section(heading=text("guide-colours", count=BOX.player_colours.cubes_per_claim), lines=colours),
    )
    return Page(title=text("guide-nobles"), sections=sections)


def _map() -> Page:
    """Countries with their markers, cities with their nobles."""
    return Page(title=text("guide-map"), sections=tuple(map(_country, range(len(atlas.COUNTRIES)))))


def _country(number: int) -> Section:
    first, second = atlas.SHIELDS[number]
    periods = tuple(
        text("guide-period", period=name, larger=values[number][0], smaller=values[number][1])
        for name, values in zip(atlas.PERIODS, atlas.PERIOD_VALUES, strict=True)
    )
    cities = tuple(map(_city, atlas.CITIES_OF[number]))
    worth = text("guide-country-markers", periods=periods, first=first, second=second)
    count = BOX.country_deck.cards[atlas.COUNTRIES[number]]
    heading = text("guide-country", flag=flag(number), country=country(number), count=count)
    return Section(heading=heading, lines=(worth, *cities))


def _city(number: int) -> Text:
    printed = atlas.CITIES[number]
    return text("guide-city", city=city(number), bonus=printed.bonus, nobles=tuple(map(_noble, printed.nobles)))


def _noble(number: int) -> Text:
    noble = atlas.NOBLES[number]
    return text("guide-noble", rank=rank(noble.rank), cost=noble.cost, influence=noble.influence)


def _cards() -> Page:
    """What is in the decks, what a turn draws, how many a hand keeps, what stands for a card that is missing."""
    decks = tuple(map(_deck, BOX.seats.counts))
    first = tuple(text("guide-first", seats=seats, cards=BOX.draw.first_turn[str(seats)]) for seats in BOX.seats.counts)
    copies = BOX.intrigue_deck.copies_per_pair
    pairs = tuple(text("guide-pair", pair=CardRef(pair), count=copies) for pair in atlas.PAIRS)
    plans = tuple(text("guide-plan", cards=so_many(*plan)) for plan in PLANS.values())
    hand = text("guide-hand", country=LIMITS.country, intrigue=LIMITS.intrigue)
    jokers = (
        text("guide-joker-country", count=JOKERS.country_cards_for_one),
        text("guide-joker-intrigue", count=JOKERS.intrigue_cards_for_one),
    )
    sections = (
        Section(heading=text("guide-decks"), lines=decks),
        Section(heading=text("guide-pairs"), lines=pairs),
        Section(heading=text("guide-first-turn"), lines=first),
        Section(heading=text("guide-plans"), lines=(*plans, hand)),
        Section(heading=text("guide-jokers"), lines=jokers),
    )
    return Page(title=text("guide-cards"), sections=sections)


def _deck(seats: int) -> Text:
    cards = atlas.cards_in_game(seats)
    left = tuple(text("guide-in-game", country=country(at), count=count) for at, count in enumerate(cards))
    return text("guide-deck", seats=seats, count=sum(cards), cards=left)
