"""A hand of cards as only its owner sees it."""

from engines.core.drawing.hand import number, rows
from engines.core.drawing.look import Look
from engines.core.drawing.scene import Canvas, Scene
from engines.core.hand import numbered
from engines.core.text import Arg, CardRef, text
from engines.royals.atlas import PAIRS, SHOWS
from engines.royals.cards import Cards
from engines.royals.drafts import Paying
from engines.royals.markers import total
from engines.royals.naming import cards, short
from engines.royals.pages.own import in_hand
from engines.royals.picture.pieces import BANNER, PURSE, banner, card, chosen, purse, tally
from engines.royals.view import View

WIDE, HIGH = 256, 350
STEP = 276
FEWEST, MOST = 4, 5
"""Cards in a row."""
TOP, LIFT = BANNER + 20, 12
"""Points above the cards, and by how much one that is put down is higher than the others."""


def hand(view: View, look: Look) -> Scene | None:
    """Each face once, with how many of it there are; country cards first, as in the texts. Those that are put down for
    a noble are raised, in gold. Below, the points that its owner alone may add up (RY-3.3)."""
    if view.own is None or not sum((*view.own.house.hand, *view.own.house.intrigue)):
        return None
    house = view.own.house
    paid = view.own.draft if isinstance(view.own.draft, Paying) else Paying()
    held: list[tuple[tuple[int, ...], Arg, int, int]] = [
        *(((at,), short(at), count, _of(paid.country, at)) for at, count in enumerate(house.hand) if count),
        *(
            (shown(at), CardRef(PAIRS[at]), count, _of(paid.intrigue, at))
            for at, count in enumerate(house.intrigue)
            if count
        ),
    ]
    laid = rows(len(held), STEP, HIGH + 30, fewest=FEWEST, most=MOST)
    high, points = max(laid.height, HIGH + 30), total(house.markers)
    said, wide = look.say(in_hand(house)), laid.width - 20
    canvas = Canvas(laid.width + 20, TOP + high + 20 + (PURSE + 16 if points else 0), said)
    canvas.lay(banner(said, wide), 20, 8)
    if points:
        sum_ = text("board-total", points=points)
        canvas.lay(purse(look.say(sum_), wide), 20, TOP + high + 20)
        canvas.fact(*look.fact(sum_))
    called = numbered(cards(house.hand, house.intrigue))
    for at, ((countries, name, count, down), call) in enumerate(zip(held, called, strict=True)):
        left, top = laid.place(at)
        left, top = left + 20, TOP + top + 20 - (LIFT if down else 0)
        single = look.say(name) if len(countries) == 1 else None
        canvas.lay(card(countries, single, WIDE, HIGH), left, top)
        if down:
            canvas.lay(chosen(WIDE, HIGH), left - 7, top - 7)
        canvas.lay(tally(count), left + WIDE - 74, top - 8)
        canvas.centre(number(at + 1), left + WIDE // 2, top + 14)
        canvas.fact(*look.fact(call))
    return canvas.scene()


def _of(cards: Cards | None, at: int) -> int:
    """How many of that kind are among them."""
    return cards[at] if cards else 0


def shown(pair: int) -> tuple[int, ...]:
    """The countries whose arms an intrigue card shows."""
    return tuple(country for country, pairs in enumerate(SHOWS) if pair in pairs)
