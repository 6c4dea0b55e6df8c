"""A hand of cards as only its owner sees it."""

from engines.core.drawing.hand import number, rows
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Canvas, Scene
from engines.core.hand import numbered
from engines.core.text import Arg, CardRef, text
from engines.royals.atlas import PAIRS, SHOWS
from engines.royals.markers import total
from engines.royals.naming import cards, short
from engines.royals.pages.own import in_hand
from engines.royals.picture.pieces import PURSE, card, purse, tally
from engines.royals.view import View

WIDE, HIGH = 256, 350
STEP = 276
FEWEST, MOST = 4, 5
"""Cards in a row."""


def hand(view: View, look: Look) -> Scene | None:
    """Each face once, with how many of it there are; country cards first, as in the texts. Below, the points that its
    owner alone may add up (RY-3.3)."""
    if view.own is None or not sum((*view.own.house.hand, *view.own.house.intrigue)):
        return None
    house = view.own.house
    held: list[tuple[tuple[int, ...], Arg, int]] = [
        *(((country,), short(country), count) for country, count in enumerate(house.hand) if count),
        *((shown(pair), CardRef(PAIRS[pair]), count) for pair, count in enumerate(house.intrigue) if count),
    ]
    laid = rows(len(held), STEP, HIGH + 30, fewest=FEWEST, most=MOST)
    high, points = max(laid.height, HIGH + 30), total(house.markers)
    canvas = Canvas(laid.width + 20, high + 20 + (PURSE + 16 if points else 0), look.say(in_hand(house)))
    if points:
        sum_ = text("board-total", points=points)
        canvas.lay(purse(look.say(sum_), laid.width - 20), 20, high + 20)
        canvas.fact(*look.fact(sum_))
    called = numbered(cards(house.hand, house.intrigue))
    for at, ((countries, name, count), said) in enumerate(zip(held, called, strict=True)):
        left, top = (20 + each for each in laid.place(at))
        single = look.say(name) if len(countries) == 1 else None
        canvas.lay(card(countries, single, WIDE, HIGH), left, top)
        canvas.lay(tally(count), left + WIDE - 74, top - 8)
        canvas.centre(number(at + 1), left + WIDE // 2, top + 14)
        canvas.fact(*look.fact(said))
    return canvas.scene()


def shown(pair: int) -> tuple[int, ...]:
    """The countries whose arms an intrigue card shows."""
    return tuple(country for country, pairs in enumerate(SHOWS) if pair in pairs)
