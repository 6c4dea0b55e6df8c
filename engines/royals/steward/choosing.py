"""What to draw, to take and to give up (RY-12.1)."""

from engines.royals.atlas import COUNTRIES, NOBLES, PAIRS, SHOWS, cards_in_game
from engines.royals.cards import Cards, counted, minus
from engines.royals.components import LIMITS
from engines.royals.limits import end_by
from engines.royals.moves import Claim, Draw, EndTurn, FromDeck, FromIntrigue, FromRow, Source
from engines.royals.steward.eye import Eye, Wish

# ---- which country cards the hand lacks for the best targets


URGENT = (8, 4, 2, 1)
"""How welcome a card is that is missing for the best target that lacks something, for the next one and so on."""


def welcome(eye: Eye) -> Cards:
    """By country. The best target is served first, each further one from what those before it leave of the hand."""
    left, found = list(eye.own.house.hand), [0] * len(COUNTRIES)
    urgent = iter(URGENT)
    for wish in eye.targets:
        noble = NOBLES[wish.found.noble]
        short = noble.cost - left[noble.country]
        left[noble.country] = max(0, -short)
        if short > 0:
            more = next(urgent, None)
            if more is None:
                break
            found[noble.country] += more
    return tuple(found)


# ---- which card to draw next, and under which plan (RY-12.1)


def draw(eye: Eye, draws: tuple[Draw, ...]) -> Draw:
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
    held = sum(eye.own.house.intrigue)
    if held >= LIMITS.intrigue:
        return False
    short = any(wish.found.intrigue.jokers for wish in eye.targets[:1])
    return short or held < eye.taste.stock[eye.view.period]


def _unseen(eye: Eye) -> Cards:
    """The country cards of which the seat does not know where they are."""
    view, hand = eye.view, eye.own.house.hand
    row = counted((country for country in view.row if country is not None), len(hand))
    return minus(minus(minus(cards_in_game(len(view.houses)), view.discard), row), hand)


# ---- which noble to take now, if any (RY-12.1)


def claim(eye: Eye) -> Claim | None:
    """By its default payment, as the menu offers it."""
    wishes = [wish for wish in eye.wishes if wish.found.hindrance is None and sensible(eye, wish)]
    wish = max(wishes, key=lambda wish: wish.rate, default=None)
    if wish is None or wish.found.payment is None or wish.rate <= enough(eye):
        return None
    country, intrigue = wish.found.payment
    return Claim(noble=wish.found.noble, country=country, intrigue=intrigue)


def enough(eye: Eye) -> int:
    if eye.clock.last_turn:
        return 0
    enough = eye.taste.enough[eye.view.period]
    return enough // 2 if sum(eye.own.house.hand) >= eye.taste.many else enough


def sensible(eye: Eye, wish: Wish) -> bool:
    """Nothing that only undoes. Jokers early only to complete a bonus or to win a majority that is about to be
    scored."""
    if eye.undoes(wish.found):
        return False
    if not wish.found.jokers or eye.clock.last_turn:
        return True
    return wish.completes or (eye.clock.due and wish.overtakes)


# ---- what to give up over the limits: what the best two targets need least (RY-12.1)


TARGETS = 2


def discard(eye: Eye) -> EndTurn:
    need, arms = [0] * len(COUNTRIES), [0] * len(PAIRS)
    for wish in eye.targets[:TARGETS]:
        noble = NOBLES[wish.found.noble]
        need[noble.country] += noble.cost
        for pair in SHOWS[noble.country]:
            arms[pair] += wish.found.intrigue.cost
    return end_by(
        eye.own.house,
        # Of countries that both targets leave alone the scarcest, else whatever there is most of beyond the need.
        lambda held, kind: (1, need[kind] - held) if need[kind] else (0, held),
        lambda held, kind: (arms[kind], -held),
    )
