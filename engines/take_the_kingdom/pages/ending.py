"""The page at the end (TK-11.6): ranking, what decided it, and everything that was hidden."""

from collections import Counter
from collections.abc import Iterable

from engines.core.outcome import ranks
from engines.core.page import Page, Section
from engines.core.shown import said
from engines.core.text import CardRef, SeatRef, Text, text
from engines.take_the_kingdom.components import KINDS
from engines.take_the_kingdom.kingdom import KingdomSeen
from engines.take_the_kingdom.naming import cards, place_of
from engines.take_the_kingdom.places import HIDDEN
from engines.take_the_kingdom.scoring import Merit, merits, tie
from engines.take_the_kingdom.view import View


def ending(view: View) -> Page:
    found = merits(view.kingdoms)
    order = sorted(range(len(found)), key=lambda seat: found[seat], reverse=True)
    sections = (
        Section(lines=_result(view, found, order)),
        Section(heading=text("ending-hands"), lines=_hands(view)),
        Section(heading=text("ending-traps"), lines=known_traps(view)),
        Section(heading=text("ending-statistics"), lines=tuple(_tally(view, seat) for seat in order)),
    )
    return Page(title=text("ending-title"), sections=tuple(section for section in sections if section.lines))


def _result(view: View, found: list[Merit], order: list[int]) -> tuple[Text, ...]:
    """Who wins, one line per seat, best first, then what decided a tie."""
    places = ranks(found)
    winners = tuple(SeatRef(seat) for seat in order if places[seat] == 1)
    ranking = (_rank(seat, view.kingdoms[seat], places[seat]) for seat in order)
    told = (_winner(winners, view.kingdoms[order[0]].points), *ranking)
    decided = tie(found)
    return told if decided == "none" else (*told, text("ending-tie", by=decided))


def _winner(winners: tuple[SeatRef, ...], points: int) -> Text:
    *others, last = winners
    named = text("ending-together", others=tuple(others), last=last) if others else last
    return text("ending-winner", winners=named, count=len(winners), points=points)


def _rank(seat: int, kingdom: KingdomSeen, rank: int) -> Text:
    if kingdom.fell is not None:
        return text("ending-fallen", rank=rank, who=SeatRef(seat), order=kingdom.fell)
    bases = [place.base.strength for place in kingdom.places]
    damage = sum(card.damage for place in kingdom.places for card in (place.base, *place.defences))
    return text(
        "ending-rank",
        rank=rank,
        who=SeatRef(seat),
        points=kingdom.points,
        fort=bases[0],
        lands=sum(bases[1:]),
        defences=kingdom.points - sum(bases),
        damage=damage,
    )


def _hands(view: View) -> tuple[Text, ...]:
    """The hands that were left, and the deck."""
    hands = tuple(
        text("ending-hand", who=SeatRef(seat), cards=cards(kingdom.shown))
        for seat, kingdom in enumerate(view.kingdoms)
        if kingdom.shown
    )
    return (*hands, text("ending-deck", cards=counted(view.deck_shown))) if view.deck_shown else hands


def known_traps(view: View) -> tuple[Text, ...]:
    """Those whose face the viewer knows: in the end all of them."""
    return tuple(
        text("own-trap", place=place_of(place.number, owner), card=CardRef(place.trap))
        for owner, kingdom in enumerate(view.kingdoms)
        for place in kingdom.places
        if place.trap not in {None, HIDDEN}
    )


def _tally(view: View, seat: int) -> Text:
    tally = view.kingdoms[seat].tally
    return said("ending-tally", tally, who=SeatRef(seat), blocks=len(tally.blocks))


def counted(kinds: Iterable[str]) -> tuple[Text, ...]:
    """How many of each kind, in the order of the data."""
    counts = Counter(kinds)
    return tuple(text("counted", card=CardRef(kind), count=counts[kind]) for kind in sorted(counts, key=KINDS.index))
