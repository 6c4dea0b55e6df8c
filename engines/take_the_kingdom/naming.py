"""How cards, places and penalties are called: texts that menus, pages and the log share."""

from collections.abc import Iterable
from typing import Annotated

from engines.core.shown import Shown
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom.components import CARDS, KIND, LABEL
from engines.take_the_kingdom.places import Site, Standing, is_fort
from engines.take_the_kingdom.siege import dealt, flow

Card = Annotated[str, Shown(CardRef)]
"""A kind of card."""


def titled(card: str) -> Text:
    """A card with the figure that matters: what a defence adds, what an attack deals."""
    kind = CARDS[card]
    return text("titled", card=CardRef(card), what=kind.category, figure=kind.damage or kind.value)


Titled = Annotated[str, Shown(titled)]
"""A kind of card, with its figure."""


def place_of(number: int, owner: int) -> Text:
    """A place of somebody: a Fort by its owner, a Land by its number."""
    if is_fort(number):
        return text("place-fort", who=SeatRef(owner))
    return text("place-land-of", number=LABEL[number], who=SeatRef(owner))


def own_place(number: int) -> Text:
    """A place of the reader."""
    return text("place-own-fort") if is_fort(number) else text("place-land", number=LABEL[number])


def cards(kinds: Iterable[str]) -> tuple[CardRef, ...]:
    return tuple(CardRef(kind) for kind in kinds)


def outcome(site: Site, amount: int, first: int | None) -> Text:
    """What *amount* of damage would do to a place."""
    points = min(amount, site.strength)
    hit = flow(site, amount, first)
    ruined = cards(KIND[card.card] for card, share in hit if share == card.strength)
    if dealt(site, amount, first) is None and is_fort(site.base.card):
        return text("outcome-fort-falls", points=points)
    if not ruined:
        return text("outcome-damages", points=points, card=CardRef(KIND[hit[0][0].card]))
    return text("outcome-destroys", points=points, cards=ruined)


def standing(card: Standing) -> Text:
    """A base or a defence with the strength it has left."""
    return text("standing", card=CardRef(KIND[card.card]), left=card.strength, damage=card.damage)


def garrison(site: Site) -> tuple[Text, ...]:
    """What stands at a place and how strong it still is, the base last."""
    return (*guards(site), base_left(site))


def base_left(site: Site) -> Text:
    """The base of a place without a name: the place has one."""
    return text("base-left", left=site.base.strength, damage=site.base.damage)


def guards(site: Site) -> tuple[Text, ...]:
    """The defences of a place and how strong they still are."""
    return tuple(standing(card) for card in site.defences)


def instead(site: Site, replaced: int) -> Text:
    """The defence to be replaced: with the strength it has left, and by its position where its twin stands beside."""
    old = next(card for card in site.defences if card.card == replaced)
    twins = [card.card for card in site.defences if standing(card) == standing(old)]
    nth = twins.index(replaced) + 1 if len(twins) > 1 else 0
    return text("replaced", old=standing(old), nth=nth)


def put_together(card: str, *boosters: str) -> Text | CardRef:
    """An attack card with what goes along with it."""
    said: Text | CardRef = CardRef(card)
    for booster in boosters:
        said = text("boosted", card=said, booster=CardRef(booster))
    return said
