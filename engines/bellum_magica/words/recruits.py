"""How creatures are said: their price, what a side of theirs adds to the six rows, their tokens, and what the rows are
with them."""

from engines.bellum_magica import naming
from engines.bellum_magica.atlas import CASTLES, CREATURES, PRICES, TIER_OF, left_rows, right_rows
from engines.bellum_magica.components import Left, PaymentName, Right, Side
from engines.bellum_magica.hiring import tier, ways
from engines.bellum_magica.lair import Front, Lair
from engines.bellum_magica.orders import PAYMENTS, AnyOf, RecruitWish
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text


def say(wish: RecruitWish) -> Text:
    """Its side and its price: the heading says who it is."""
    return text("move-recruit", side=wish.side, price=price(wish))


def creature(what: int | AnyOf) -> Text | CardRef:
    return naming.creature(what) if isinstance(what, int) else text("creature-any", tier=hyphened(what))


def group(what: int | AnyOf) -> Text:
    said = creature(what)
    return said if isinstance(said, Text) else text("group-creature", creature=said)


def priced(card: int, payment: PaymentName) -> Text:
    cost = naming.price(PRICES[TIER_OF[card]][payment])
    return text("creature-priced", creature=naming.creature(card), price=cost)


def price(wish: RecruitWish) -> Text:
    """Every way of paying that it allows, in their order."""
    return naming.prices(cost for _, cost in ways(wish))


def hint(wish: RecruitWish) -> Text:
    if isinstance(wish.what, str):
        return text("hint-recruit-any")
    card = CREATURES[wish.what]
    return _brought(wish.what, naming.rows(card.left if wish.side == "left" else card.right))


def card(number: int) -> Text:
    """Both sides of a card."""
    sides = CREATURES[number]
    return _brought(number, (*naming.rows(sides.left), *naming.rows(sides.right)))


def _brought(number: int, rows: tuple[Text, ...]) -> Text:
    tokens = naming.bonus(number)
    return text("hint-recruit", rows=rows, tokens=tokens, count=len(tokens))


# ---- notes


def purse(lair: Lair, cards: tuple[int, ...]) -> tuple[Text, ...]:
    """What can be spent, the rows of the castle, and what of them each of *cards* would change on either side."""
    goods = text("note-purse", goods=naming.goods(lair.food, lair.runestones))
    return (goods, *rows(lair), *(joined(lair, card) for card in cards))


def joined(lair: Front, card: int) -> Text:
    """The rows as they would be then (BM-5.40)."""
    printed, tokens = CREATURES[card], naming.bonus(card)
    return text(
        "note-joined",
        creature=naming.creature(card),
        left=naming.rows(left_rows(lair.castle, (*lair.left, card)), where=printed.left),
        right=naming.rows(right_rows(lair.castle, (*lair.right, card)), where=printed.right),
        tokens=tokens,
        count=len(tokens),
    )


def planned(wishes: tuple[RecruitWish, ...]) -> tuple[Text, ...]:
    if not wishes:
        return (text("note-plan-nobody"),)
    return tuple(text("note-plan-recruit", number=at, wish=wished(wish)) for at, wish in enumerate(wishes, start=1))


def wished(wish: RecruitWish) -> Text:
    """A wish in a list. The price is said where it is not the usual one."""
    usual = tier(wish.what) == 0 or wish.payments == PAYMENTS
    side = naming.side(wish.side)
    return text("wish", creature=creature(wish.what), side=side, usual=int(usual), price=price(wish))


# ---- rows, all six at once


def goblins(lair: Lair, sides: tuple[Side, Side]) -> Text:
    """What both together add to the six rows (BM-5.3)."""
    chosen = tuple(zip(lair.goblins, sides, strict=True))
    lefts = [CREATURES[goblin].left for goblin, side in chosen if side == "left"]
    rights = [CREATURES[goblin].right for goblin, side in chosen if side == "right"]
    left = tuple(Left(*map(sum, zip(*row, strict=True))) for row in zip(*lefts, strict=True))
    right = tuple(Right(*map(sum, zip(*row, strict=True))) for row in zip(*rights, strict=True))
    return text("hint-goblins", rows=(*(naming.rows(left) if left else ()), *(naming.rows(right) if right else ())))


def castle(lair: Lair) -> tuple[Text, ...]:
    """What a castle shows without any creature."""
    board = CASTLES[lair.castle]
    return (text("note-castle", rows=(*naming.rows(board.left), *naming.rows(board.right))),)


def rows(lair: Lair) -> tuple[Text, ...]:
    """What it shows with all that are tucked there."""
    return (text("note-rows", rows=(*naming.rows(lair.lefts), *naming.rows(lair.rights))),)
