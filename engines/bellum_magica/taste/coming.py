"""What a force will find to plunder from now on: the open settlements, then what the deck turns up."""

from engines.bellum_magica.atlas import DECK_ORDER, OF_KIND, TAVERN
from engines.bellum_magica.components import Right
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import fallen
from engines.bellum_magica.taste import worth

LASTS = 200
"""Hundredths of a day: so long an open settlement that a force can take is likely to be left to it."""
TURNED_UP = 200
"""One settlement in so many hundredths of a day for each seat: every other attack is on one that lies open."""
PARTS = 100
"""Of one settlement that is to come, so that unseen ones of its kind can share it."""


class Coming:
    """For one seat. The deck brings farms, villages, cities in this order (BM-4.4), and how many of each are left is
    known, so what will be turned up before the end is mostly of a known kind: late in the match hardly anything but
    cities, and only a strong force is worth its price."""

    def __init__(self, table: Public, me: int) -> None:
        self._days = worth.days_left(table)
        self._slots = max(1, len(table.open))
        self._tavern = worth.plunder(table, me, TAVERN)
        self._open = [(card, worth.plunder(table, me, card)) for card in table.settlements]
        self._deck = sorted(_deck(table, me), reverse=True)
        self._parts = max(1, sum(parts for _, parts, _ in self._deck))
        self._known: dict[Right, int] = {}

    def best(self, force: Right) -> int:
        """What its attack will be worth on the mean day."""
        if force not in self._known:
            self._known[force] = self._best(force)
        return self._known[force]

    def _best(self, force: Right) -> int:
        falls = fallen(force)
        least = self._tavern if falls[TAVERN] else 0
        now = max((value for card, value in self._open if falls[card]), default=0)
        then = self._then(falls, least)
        return then + max(0, max(now, least) - then) * min(LASTS, self._days) // self._days

    def _then(self, falls: tuple[bool, ...], least: int) -> int:
        """The best of as many draws as there are slots. *least*: what there is at any rate. The chance that nothing
        better than a card is drawn is a power of the parts that are left."""
        left, total = self._parts, 0
        whole: int = left**self._slots
        before = whole
        for value, parts, card in self._deck:
            if falls[card] and value > least:
                left -= parts
                total += value * (before - left**self._slots)
                before = left**self._slots
        return (total + least * before) // whole


def _deck(table: Public, me: int) -> list[tuple[int, int, int]]:
    """Worth, parts, settlement: of all that may still be turned up before the end."""
    due = max(1, len(table.seats) * worth.days_left(table) // TURNED_UP)
    shown, found = (*table.settlements, *table.plundered), []
    for kind, left in zip(DECK_ORDER, table.settlements_left, strict=True):
        cards = [card for card in OF_KIND[kind] if card not in shown]
        taken = min(left, due)
        due -= taken
        if taken:
            found += [(worth.plunder(table, me, card), PARTS * taken // len(cards), card) for card in cards]
    return found
