"""The components explained, for the card reference and the small print beside a card. Figures come from the data."""

from engines.core.page import Page, Section
from engines.core.text import CardRef, Text, text
from engines.take_the_kingdom.components import BLOCKERS, BOX, CARDS, LIMITS, NATURE, Card
from engines.take_the_kingdom.naming import titled


def about(card: str) -> Text:
    """What a card does, in a dozen words."""
    kind = CARDS[card]
    match kind.category:
        case "defence" | "fort" | "land" | "mercy":
            return text(f"about-{kind.category}", **_worth(kind))
        case "attack":
            stopping = tuple(CardRef(name) for name, blocker in BLOCKERS.items() if kind.nature in blocker.attack)
            return text("about-attack", damage=kind.damage, cards=stopping)
        case "penalty":
            cancelling = tuple(CardRef(name) for name in BOX.penalties.cancelled_by)
            return text("about-penalty", bans=BOX.penalties.bans[card], cards=cancelling)
        case "booster" if card == "morale":
            return text("about-morale", factor=LIMITS.morale_factor)
        case _:
            return text(f"about-{card.replace('_', '-')}")


def guide() -> tuple[Page, ...]:
    """One page: a section for each category, a line for each card of it."""
    sections = tuple(_section(category.id) for category in BOX.categories.items)
    return (Page(title=text("guide-title"), sections=sections),)


def _section(category: str) -> Section:
    lines = tuple(
        text("guide-card", card=titled(card.id), count=card.count, about=about(card.id))
        for card in CARDS.values()
        if card.category == category
    )
    return Section(heading=text("group-cards", category=category), lines=lines)


def _worth(kind: Card) -> dict[str, int | str]:
    worth: dict[str, int | str] = {"value": kind.value}
    return worth | {"nature": NATURE[kind.id] or "none"} if kind.category == "defence" else worth
