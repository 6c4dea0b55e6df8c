"""Which card to draw next, and under which plan (RY-12.1)."""

from __future__ import annotations

from engines.royals.atlas import cards_in_game
from engines.royals.cards import Cards, counted, minus
from engines.royals.components import LIMITS
from engines.royals.moves import Draw, FromDeck, FromIntrigue, FromRow, Source
from engines.royals.steward.eye import Eye
from engines.royals.steward.needs import welcome

STOCK = 2
"""Intrigue cards to hold from the second period on."""


def best(eye: Eye, draws: tuple[Draw, ...]) -> Draw:
    plans = [draw.plan for draw in draws]
    plan = "mixed" if "mixed" in plans and mixed(eye) else plans[0]
    fitting = [draw for draw in draws if draw.plan == plan]
    if fitting[0].sources == (FromIntrigue(),):
        return fitting[0]
    singles = [draw for draw in fitting if len(draw.sources) == 1]
    use = welcome(eye)
    deck = _unseen(eye)

    def value(draw: Draw) -> int:
        """A card of the row times all that may lie in the deck, so that both can be compared in whole numbers."""
        source: Source = draw.sources[0]
        if isinstance(source, FromRow):
            return use[source.country] * sum(deck)
        return sum(count * each for count, each in zip(deck, use, strict=True))

    if not any(use[country] for country in eye.view.row if country is not None):
        return max(fitting, key=unseen)
    return max(singles or fitting, key=value)


def unseen(draw: Draw) -> int:
    """Cards of a draw from the deck alone. Where the row is of no use, luck is tried at one go: nothing that is seen on
    the way could change the next pick, and the table hears it in one line."""
    return len(draw.sources) if all(isinstance(source, FromDeck) for source in draw.sources) else 0


def mixed(eye: Eye) -> bool:
    """For a target that somebody holds, or for the stock."""
    held = sum(eye.own.intrigue)
    if held >= LIMITS.intrigue:
        return False
    short = any(wish.found.intrigue_jokers for wish in eye.targets[:1])
    return short or (eye.view.period > 0 and held < STOCK)


def _unseen(eye: Eye) -> Cards:
    """The country cards of which the seat does not know where they are."""
    view, hand = eye.view, eye.own.hand
    row = counted((country for country in view.row if country is not None), len(hand))
    return minus(minus(minus(cards_in_game(len(view.houses)), view.discard), row), hand)
